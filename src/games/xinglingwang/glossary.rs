//! The words of 星靈王 (Xinglingwang).
//!
//! A row is the word of our English statements, the word of the book (in Traditional Chinese), the
//! clauses that define it, and what players say for it: in English, in Chinese of both scripts, in Japanese.

use super::clauses::Clause;

crate::glossary! {
    // People.
    "enemy" "敵方" [C4_1 C10_7] "opponent" "other player"
        "敌方" "对手" "對手" "对方" "對方" "对面" "對面" "敌人" "敵人" "相手" "対戦相手" "敵側";
    "turn player" "當前回合玩家" [C2_2 C6_1] "active player" "player whose turn it is" "current player"
        "当前回合玩家" "回合玩家" "主动玩家" "主動玩家" "当前玩家" "當前玩家" "ターンプレイヤー" "手番プレイヤー"
        "アクティブプレイヤー";
    "first player" "先手" [C1_4 C1_5 C13_1]
        "going first" "go first" "goes first" "starting player" "who starts" "play first"
        "先攻" "先行" "谁先" "誰先" "先手玩家" "先攻プレイヤー" "先手番";
    "second player" "後手" [C1_4 C1_5 C3_2N1] "going second" "go second" "goes second" "on the draw"
        "后手" "后攻" "後攻" "后手玩家" "後手玩家" "後攻プレイヤー" "後手番";
    "owner" "持有者" [C6_9 C6_9N1] "ownership"
        "所有者" "拥有者" "擁有者" "卡的主人" "持ち主" "オーナー";
    "controller" "控制者" [C6_9] "control of a card" "who controls"
        "控制权" "控制權" "操控者" "コントローラー" "コントロール" "支配者";

    // The end of a game.
    "how a game ends" "遊戲如何結束" [C3 C3_1 C3_2] "game over" "end of the game" "when does it end" "end condition"
        "游戏如何结束" "游戏结束" "遊戲結束" "终局" "終局" "何时结束" "何時結束" "结束条件" "結束條件" "ゲーム終了"
        "ゲームの終わり" "終了条件";
    "player with more points wins" "比分數高低" [C3_2N1]
        "win" "victory" "winner" "winning" "won" "lose" "losing" "lost" "win condition"
        "比分数高低" "赢" "贏" "输" "輸" "胜利" "勝利" "获胜" "獲勝" "取胜" "取勝" "败北" "敗北" "判负" "判負"
        "获胜条件" "獲勝條件" "胜负" "勝負" "勝ち" "負け" "勝者" "勝利条件" "勝敗";
    "points are equal" "同分" [C3_2N1] "tie" "tied" "draw game" "tied game" "a draw" "same score" "equal points"
        "平手" "平局" "和局" "平分" "分数相同" "分數相同" "引き分け" "同点" "引分け";
    "countdown" "倒數" [C3_1 C14_3 C14_5] "five turns left" "count down" "last turns"
        "倒数" "最后五回合" "最後五回合" "倒计时" "倒計時" "カウントダウン" "残り5ターン";
    "library is empty" "牌庫空了" [C3_1 C14_3]
        "deck out" "decking out" "deckout" "decked out" "mill out" "milling out" "run out of cards" "empty deck"
        "empty library" "no cards left in the deck" "runs out of cards" "deck is empty" "out of cards"
        "牌库空了" "抽干" "抽乾" "抽空" "抽光" "没牌抽" "沒牌抽" "无牌可抽" "無牌可抽" "卡组空" "卡組空" "牌库抽干"
        "牌庫抽乾" "牌库空" "牌庫空" "磨库" "磨庫" "牌库抽完" "牌庫抽完" "卡组抽完" "卡組抽完" "卡组没了" "卡組沒了"
        "牌库没了" "牌庫沒了" "デッキ切れ" "デッキアウト" "山札切れ" "山札がなくなる" "ライブラリアウト" "山札がなく"
        "デッキがなく" "デッキが0" "山札が0" "デッキが空";
    "early end" "提早結束" [C3_2 C14_4 C12_1]
        "end the game early" "declare an early end" "declare the end" "early victory" "end early" "ends early"
        "ends the game early" "game end early"
        "提早结束" "提前结束" "提前結束" "宣告结束" "宣告結束" "提早终局" "提早終局" "早期終了" "早期決着" "終了宣言"
        "早く終わる";
    "points have reached fifteen" "十五分" [C3_2_1 C14_4_1] "fifteen points" "15 points"
        "15分" "满十五分" "滿十五分" "15点" "十五点";
    "three units more" "多出三個" [C3_2_2 C14_4_2] "three more units" "unit advantage" "3 more units"
        "多出三个" "多三个单位" "多三個單位" "单位数差" "單位數差" "三个单位优势" "三個單位優勢" "ユニット3体差"
        "3体多い" "ユニット差";
    "points" "分數" [C15Reward3 C3_2N1] "score" "scoring" "victory points" "VP"
        "分数" "得分" "总分" "總分" "积分" "積分" "计分" "計分" "得点" "点数" "ポイント" "スコア";

    // Cards and decks.
    "race" "種族" [C1_1 C1_2_2] "declared race" "faction" "tribe" "clan" "class"
        "种族" "阵营" "陣營" "势力" "勢力" "派系" "职业" "職業" "種族カード" "クラス";
    "declaration card" "宣言卡" [C1_1 C4_7] "race declaration card" "race card"
        "种族卡" "種族卡" "宣言カード";
    "neutral" "中立" [C1_2_2 C1_2_3] "neutral card" "neutral cards" "colorless"
        "中立卡" "中立牌" "ニュートラル" "中立カード";
    "deck" "牌組" [C1_2 C1_2_1] "decks" "deck building" "deckbuilding" "deck construction" "build a deck" "legal deck"
        "牌组" "卡组" "卡組" "套牌" "组牌" "組牌" "构筑" "構築" "组卡组" "組卡組" "デッキ" "デッキ構築";
    "twenty cards" "恰為二十" [C1_2_1] "deck size" "20 cards" "how many cards in a deck"
        "恰为二十" "卡组张数" "卡組張數" "牌组张数" "牌組張數" "二十张" "二十張" "20张" "20張" "デッキ枚数"
        "デッキの枚数" "20枚";
    "same name" "同名卡" [C1_2_1 C15Overload1]
        "copy limit" "duplicate" "duplicates" "singleton" "playset" "number of copies" "max copies" "copies of a card"
        "copies of one card"
        "同名" "重复卡" "重複卡" "同名上限" "单卡上限" "單卡上限" "投入上限" "放几张" "放幾張" "同一张卡" "同一張卡"
        "同名カード" "枚数制限" "ハイランダー" "1枚制限" "同じカード" "何枚入れられる";
    "mana" "法力" [C1_2_4] "mana value" "mana values" "cost" "mana cost" "mana limit"
        "法力值" "费用" "費用" "魔力" "法力上限" "マナ" "コスト" "マナ値";
    "unit" "單位" [C4_9 C9_1] "creature" "minion" "monster" "character" "follower" "units"
        "单位" "角色" "怪兽" "怪獸" "生物" "随从" "隨從" "单位卡" "單位卡" "ユニット" "モンスター" "クリーチャー"
        "ユニットカード";
    "magic card" "魔法卡" [C7 C7_1 C7_2] "spell" "spells" "magic" "sorcery" "magic cards"
        "魔法" "法术" "法術" "法术卡" "法術卡" "咒语" "咒語" "魔法カード" "スペル";
    "terrain card" "場地卡" [C7_4 C7_5 C4_5] "terrain" "field spell" "field card"
        "场地卡" "场地魔法" "場地魔法" "地形卡" "地形" "フィールド魔法" "地形カード" "フィールドカード";
    "little traveller" "小旅人" [C4_6 C6_9N1 C10_5 C12_2] "little traveler" "token" "face-down unit" "traveller"
        "衍生物" "代币" "代幣" "旅人" "小人" "トークン" "小さな旅人";
    "attack value" "攻擊力" [C8_1 C11_6_2] "attack power" "ATK" "power" "strength"
        "攻击力" "攻击值" "攻擊值" "战斗力" "戰鬥力" "战力" "戰力" "攻击数值" "攻擊數值" "攻撃力" "パワー" "戦闘力";
    "red star" "紅星" [C12_3] "red stars" "tribute summon" "red star unit"
        "红星" "红星单位" "紅星單位" "红色星星" "紅色星星" "赤い星" "赤星";
    "blue star" "藍星" [C12_4 C12_4N1 C12_4N2] "blue stars" "blue star unit" "special summon condition"
        "蓝星" "蓝星单位" "藍星單位" "蓝色星星" "藍色星星" "青い星" "青星";
    "blue frame" "藍框" [C12_4 C12_4N1] "summon condition" "condition in the frame"
        "蓝框" "蓝色框" "藍色框" "入场条件" "入場條件" "召唤条件" "召喚條件" "青枠" "青い枠";

    // Zones.
    "zone" "區域" [C4] "area" "zones"
        "区域" "领域" "領域" "牌区" "牌區" "ゾーン" "エリア";
    "hand" "手牌" [C4_1] "cards in hand" "hand cards"
        "手卡" "手上的牌" "手里的卡" "手裡的卡" "手札";
    "library" "牌庫" [C4_2] "draw pile" "library zone" "stock"
        "牌库" "牌堆" "抽牌堆" "牌库区" "牌庫區" "山札" "ライブラリ" "山札を見る";
    "graveyard" "墓地" [C4_3] "discard pile" "grave" "cemetery" "trash" "GY" "drop zone"
        "坟场" "墳場" "坟墓" "墳墓" "墓场" "墓場" "弃牌堆" "棄牌堆" "弃牌区" "棄牌區" "休息区" "休息區" "退避区"
        "退避區" "トラッシュ" "捨て札";
    "star lane" "星星戰線" [C1_4 C4_4] "lane" "lanes" "star lanes" "column"
        "星星战线" "战线" "戰線" "星线" "星線" "路线" "路線" "レーン" "スターレーン" "星の戦線";
    "star lane card" "星星戰線牌" [C1_4 C4_4 C14_3 C14_5] "lane card" "star lane cards"
        "星星战线牌" "战线牌" "戰線牌" "レーンカード";
    "lane order" "戰線順序" [C6_1N1 C6_7] "order of the lanes" "which lane first"
        "战线顺序" "战线次序" "戰線次序" "哪条战线先" "哪條戰線先" "レーン順" "戦線の順番";
    "terrain zone" "場地區" [C4_5 C7_4] "field zone"
        "场地区" "场地区域" "場地區域" "フィールドゾーン" "地形ゾーン";
    "forest" "森林" [C4_6 C1_3] "side deck" "unused cards"
        "森林区" "森林區" "备牌" "備牌" "森" "サイドデッキ";
    "race declaration zone" "種族宣言區" [C4_7] "declaration zone"
        "种族宣言区" "宣言区" "宣言區" "種族宣言ゾーン" "宣言ゾーン";
    "exile zone" "除外區" [C4_8] "banished zone" "exile area" "removed zone"
        "除外区" "放逐区" "放逐區" "消失区" "消失區" "除外区域" "除外區域" "除外ゾーン" "除外エリア";
    "front row" "前排" [C4_9 C9_2] "front line" "vanguard"
        "前列" "前卫" "前衛" "前线" "前線";
    "back row" "後排" [C4_9 C9_2] "back line" "rear row" "rearguard"
        "后排" "后列" "後列" "后卫" "後衛" "后卫区" "後衛區";
    "on the board" "場上" [C4_10] "board" "battlefield" "field" "in play"
        "场上" "战场" "戰場" "盘面" "盤面" "在场" "在場" "场面" "場面" "場に" "フィールド" "戦場";
    "reward zone" "獎勵區" [C4_11 C15Reward1] "rewards area"
        "奖励区" "奖励区域" "獎勵區域" "報酬ゾーン" "褒賞ゾーン";
    "race feature zone" "種族特色區" [C4_12] "feature zone" "race zone"
        "种族特色区" "特色区" "特色區" "種族特色ゾーン";
    "public" "公開" [C4_1 C4_2 C4_3 C4_8] "public information" "open information" "may I look"
        "公开" "公开信息" "公開信息" "公开情报" "公開情報" "公开资讯" "公開資訊" "可以看吗" "可以看嗎" "看墓地"
        "見てもよい" "公開領域";
    "hidden information" "不公開" [C4_1 C4_2 C6_10 C12_2N2]
        "hidden" "secret" "private" "private information" "hidden zone"
        "不公开" "非公开" "非公開" "非公开信息" "非公開信息" "保密" "隐藏信息" "隱藏信息" "非公開情報" "非公開領域";

    // Positions.
    "forward" "前方" [C5_1 C5_2] "in front" "ahead"
        "正前方" "前面" "对面的单位" "對面的單位" "正面" "前にいる";
    "behind" "後方" [C5_3 C5_4] "backward" "directly behind" "at the back"
        "后方" "正后方" "正後方" "后面" "後面" "背后" "背後" "後ろ" "真後ろ";
    "sides" "左右邊" [C5_5] "beside" "adjacent" "next to" "neighbour" "neighbor"
        "左右边" "相邻" "相鄰" "旁边" "旁邊" "隔壁" "左右两边" "左右兩邊" "隣" "隣接" "左右";
    "room in the front row" "前排滿了" [C9_2 C12_2N1]
        "board full" "full board" "no room" "full row" "no empty position"
        "前排满了" "场满" "場滿" "满场" "滿場" "没有空位" "沒有空位" "没位置" "沒位置" "放不下" "格子满" "格子滿"
        "場が埋まる" "空きがない" "満員";

    // States of a unit.
    "upright" "直立" [C8_1 C9_2] "untapped" "untap" "standing" "ready" "unrested"
        "竖置" "豎置" "竖着" "豎著" "未横置" "未橫置" "站立" "縦向き" "アンタップ" "スタンド";
    "turned upright" "轉正" [C11_2 C15Ranged1 C15Block3] "turn upright" "reset" "stand up" "straighten"
        "转正" "重置" "竖起" "豎起" "恢复直立" "恢復直立" "起こす" "アンタップする";
    "attacking state" "進攻狀態" [C8_2 C11_5] "state of attack" "attacking position"
        "进攻状态" "攻击状态" "攻擊狀態" "斜放" "斜置" "攻撃状態";
    "sideways" "橫放" [C8_3 C15Sideways C15Sideways2]
        "tap" "tapped" "rest" "rested" "exhausted" "lay sideways" "engaged"
        "横放" "横置" "橫置" "横摆" "橫擺" "横着" "橫著" "打横" "打橫" "转横" "轉橫" "疲劳" "疲勞" "横向き" "タップ"
        "レスト" "寝かせる";
    "face-down" "面朝下" [C1_1 C15Spin1] "face down" "facedown"
        "盖着" "蓋著" "背面朝上" "里侧" "裡側" "盖放" "蓋放" "裏向き" "裏側" "伏せる";

    // Set-up.
    "preparing a game" "開局前的準備" [C1]
        "setup" "set up the game" "preparation" "before the game" "pregame" "start of the game"
        "开局前的准备" "游戏准备" "遊戲準備" "对战准备" "對戰準備" "开局" "開局" "赛前准备" "賽前準備" "ゲームの準備"
        "対戦準備" "セットアップ" "ゲーム開始";
    "draws four cards" "作起手" [C1_5] "opening hand" "starting hand" "initial hand" "first four cards"
        "起手" "起始手牌" "初始手牌" "开局手牌" "開局手牌" "初手" "初期手札" "最初の手札";
    "mulligan" "調度" [C1_5 C1_5N1] "redraw" "mull" "bad hand" "bricked hand" "change the opening hand"
        "调度" "换牌" "換牌" "重抽" "换手牌" "換手牌" "卡手" "手卡事故" "重换" "重換" "マリガン" "引き直し" "手札事故"
        "手札交換";
    "shuffle" "洗進" [C1_5N1 C15Search1] "shuffles" "shuffling" "shuffled" "cut the deck"
        "洗进" "洗牌" "洗切" "切牌" "洗乱" "洗亂" "シャッフル" "混ぜる";

    // The turn.
    "turn" "回合" [C2] "turn structure" "turn order"
        "回合流程" "回合顺序" "回合順序" "轮次" "輪次" "ターン" "手番" "ターンの流れ";
    "draw phase" "抽牌階段" [C2_1] "draw step" "start of turn" "beginning of the turn"
        "抽牌阶段" "抽卡阶段" "抽卡階段" "回合开始" "回合開始" "ドローフェイズ" "ターン開始" "ドローフェーズ";
    "defence phase" "防守階段" [C2_2 C11 C11_5] "defense phase" "battle phase" "combat phase"
        "防守阶段" "防御阶段" "防禦階段" "战斗阶段" "戰鬥階段" "防御フェイズ" "バトルフェイズ" "守備フェイズ";
    "summoning phase" "召喚階段" [C2_3 C12 C12_2] "summon phase" "deployment phase"
        "召唤阶段" "出场阶段" "出場階段" "出击阶段" "出擊階段" "召喚フェイズ" "出撃フェイズ";
    "tactics phase" "戰術階段" [C2_4 C13 C13_1] "tactic phase" "tactical phase"
        "战术阶段" "战略阶段" "戰略階段" "戦術フェイズ" "作戦フェイズ";
    "main phase" "主要階段" [C2_4N1 C12_1] "main phases"
        "主要阶段" "主阶段" "主階段" "メインフェイズ" "メインフェーズ";
    "end phase" "結束階段" [C2_5 C14 C14_1] "end step" "ending phase" "end of turn"
        "结束阶段" "回合结束" "回合結束" "终了阶段" "終了階段" "回合末" "エンドフェイズ" "終了フェイズ" "ターン終了";
    "first turn" "首個回合" [C1_5 C13_1] "turn one" "turn 1" "opening turn"
        "首个回合" "第一回合" "首回合" "第一个回合" "第一個回合" "最初のターン" "1ターン目";
    "hand limit" "手牌上限" [C2_5_2 C14_2]
        "hand size" "max hand size" "maximum hand size" "too many cards in hand" "ten cards in hand"
        "how many cards in hand" "how many cards can I hold" "cards may I hold"
        "爆牌" "手牌过多" "手牌過多" "手牌限制" "手牌最多" "十张手牌" "十張手牌" "手牌满" "手牌滿" "手牌满了"
        "手牌滿了" "手牌几张" "手牌幾張" "手牌超过" "手牌超過" "手札上限" "手札の上限" "手札制限" "手札枚数"
        "手札は何枚まで" "何枚まで持てる" "手札が多い";
    "once-a-turn" "一回合限一次" [C9_4] "once a turn" "once per turn" "once each turn" "use limit"
        "一回合一次" "每回合一次" "次数限制" "次數限制" "1ターンに1回" "ターンに一度" "回数制限";

    // Actions.
    "draw" "抽牌" [C2_1] "draws" "drawing" "drew" "draw a card"
        "抽卡" "摸牌" "抓牌" "抽两张" "抽兩張" "ドロー" "カードを引く" "引く" "引ける" "引いた";
    "play" "打出" [C9_1 C12_2 C12_3] "played" "playing" "cast" "play a unit"
        "出牌" "使用单位" "使用單位" "下怪" "使出" "プレイ" "プレイする" "手札から出す";
    "summon" "召喚" [C9_1 C12_2 C12_5] "summoned" "summoning" "special summon"
        "召唤" "召唤小旅人" "召喚小旅人" "特召" "召喚する" "特殊召喚";
    "use" "使用" [C7_1 C7_2] "using" "use a card" "used"
        "用卡" "施放" "カードを使う" "使用する";
    "formation" "佈陣" [C2_4_1 C13 C13_3 C13_5] "formation step" "choose formation"
        "布陣" "布阵" "摆阵" "擺陣" "列阵" "列陣" "フォーメーション";
    "rearrange" "調動" [C13_4 C13_5] "rearranging" "reposition" "reorganise"
        "调动" "换位" "換位" "换位置" "換位置" "调动单位" "調動單位" "重新站位" "配置換え" "再配置" "並べ替え";
    "move" "移動" [C13_4 C13_6] "moving" "moved" "movement"
        "移动" "走位" "挪动" "挪動" "位移" "移動する" "動かす";
    "change places" "互換位置" [C13_4 C13_4N2] "swap" "switch" "exchange" "trade places"
        "互换位置" "交换" "交換" "交换位置" "交換位置" "对调" "對調" "互换" "互換" "入れ替える" "入れ替え";
    "attack" "進攻" [C2_4_2 C11_1 C11_2] "attacks" "attacking" "attack declaration" "declare an attack"
        "进攻" "攻击" "攻擊" "进攻宣言" "進攻宣言" "攻打" "宣言攻击" "宣言攻擊" "攻撃" "アタック" "攻撃宣言" "殴る"
        "殴れる";
    "attacking unit" "進攻單位" [C11_2 C11_4] "attacker"
        "进攻单位" "攻击单位" "攻擊單位" "攻击者" "攻擊者" "攻击方" "攻擊方" "攻撃ユニット" "アタッカー" "攻撃側";
    "defending unit" "防守單位" [C11_4] "defender" "attacked unit" "blocker"
        "防守单位" "防守方" "防御单位" "防禦單位" "被攻击的单位" "被攻擊的單位" "防御ユニット" "守備側" "防御側";
    "no enemy unit is forward" "前方找不到敵方單位" [C11_2]
        "direct attack" "go face" "attack the face" "attack the player" "empty lane" "nothing to attack"
        "attack an empty lane"
        "前方找不到敌方单位" "打脸" "打臉" "直接攻击" "直接攻擊" "直击" "直擊" "打空" "攻击玩家" "攻擊玩家" "空路"
        "前方没人" "前方沒人" "ダイレクトアタック" "直接攻撃" "顔面" "空のレーン" "プレイヤーを攻撃";
    "battle" "戰鬥" [C11_6 C11_6_1] "combat" "fight" "battles"
        "战斗" "交战" "交戰" "对战单位" "對戰單位" "戦闘" "バトル";
    "attack values are compared" "比攻擊力" [C11_6_2]
        "compare attack" "comparison" "equal attack" "same attack" "battle result"
        "比攻击力" "比较攻击力" "比較攻擊力" "攻击力相等" "攻擊力相等" "攻击力相同" "攻擊力相同" "战斗结果" "戰鬥結果"
        "比大小" "攻撃力を比べる" "攻撃力の比較" "同じ攻撃力" "戦闘結果";
    "wins the battle" "戰鬥成功" [C11_6_2 C11_6_3] "win the battle" "win a battle" "winning side"
        "战斗成功" "战斗胜利" "戰鬥勝利" "打赢" "打贏" "胜方" "勝方" "成功方" "戦闘に勝つ" "戦闘勝利";
    "loses the battle" "戰鬥失敗" [C11_6_2 C11_6_4] "lose the battle" "lost the battle" "lost a battle" "losing side"
        "战斗失败" "战斗落败" "戰鬥落敗" "打输" "打輸" "失败方" "失敗方" "戦闘に負ける" "戦闘敗北";
    "destroyed in battle" "戰鬥破壞" [C11_6_5] "battle destruction" "dies in battle" "killed in battle"
        "战斗破坏" "战破" "戰破" "战死" "戰死" "戦闘破壊";
    "in battle" "戰鬥時" [C11_6N1] "during the battle" "while battling"
        "战斗时" "戦闘時" "戦闘中";
    "sacrifice" "祭品" [C12_3 C12_3N1 C12_6] "tribute" "sacrifices" "tributes"
        "贡品" "貢品" "祭祀品" "祭品数" "祭品數" "生け贄" "いけにえ" "リリース";
    "sacrificed" "獻祭" [C10_3 C12_3] "sacrificing" "be sacrificed" "without sacrifices"
        "献祭" "牺牲" "犧牲" "解放" "生贄" "捧げる";
    "enters" "入場" [C9 C9_1 C9_2]
        "enter" "entering" "enters the board" "ETB" "come into play" "put into play" "deploy"
        "入场" "登场" "登場" "出场" "出場" "上场" "上場" "进场" "進場" "出击" "出擊" "場に出る" "場に出す";
    "leaving the board" "離場" [C10 C10_1 C10_6] "leave" "leaves the board" "leaves play" "leaving"
        "离场" "离开战场" "離開戰場" "下场" "下場" "場を離れる" "離れる";
    "destroyed" "破壞" [C10_2] "destroy" "destruction" "kill" "killed" "dies" "removal"
        "破坏" "消灭" "消滅" "击杀" "擊殺" "击破" "擊破" "打死" "死亡" "破壊" "倒す" "撃破" "除去";
    "exiled" "除外" [C10_4 C14_2] "exile" "banish" "banished" "removed from the game"
        "放逐" "移出游戏" "移出遊戲" "消失" "除外する" "追放" "ゲームから取り除く";
    "returned to hand" "收回手牌" [C15Ambush1 C10_1] "bounce" "return to hand" "goes back to hand"
        "回手" "弹回手牌" "彈回手牌" "回手牌" "弹手" "彈手" "手札に戻す" "手札に戻る" "バウンス";
    "exile as many as are too many" "多出幾張就除外幾張" [C14_2] "discard" "discarding" "discards" "throw away cards"
        "多出几张就除外几张" "弃牌" "棄牌" "丢弃" "丟棄" "舍弃" "捨棄" "弃手牌" "棄手牌" "捨てる" "手札を捨てる"
        "ディスカード" "捨て" "手札から捨て";
    "choose" "選" [C6_7N1 C6_1N2] "select" "pick" "chooses" "selection"
        "选" "挑选" "挑選" "选取" "選取" "选定" "選定" "選ぶ" "選択" "選べる";
    "target" "目標" [C6_2N1 C6_7 C11_4] "targets" "targeting" "legal target" "attack target"
        "目标" "对象" "對象" "指定" "取对象" "取對象" "攻击对象" "攻擊對象" "対象" "ターゲット" "攻撃対象";
    "reveal" "展示" [C15Reveal C15Reveal1] "revealed" "revealing" "show"
        "亮出" "翻开" "翻開" "给对手看" "給對手看" "公開する" "見せる" "相手に見せる";
    "search" "尋找" [C15Search C15Search1] "tutor" "searching" "look for a card" "fail to find"
        "寻找" "检索" "檢索" "搜索" "找牌" "搜寻" "搜尋" "找不到" "サーチ" "探す" "見つからない";

    // Effects.
    "effect" "效果" [C6 C6_1] "effects" "ability" "abilities" "skill"
        "能力" "技能" "异能" "異能" "効果" "スキル";
    "activate" "發動" [C6_1 C6_2] "activated" "activates" "activating" "trigger" "triggered"
        "发动" "触发" "觸發" "诱发" "誘發" "启动" "啟動" "起动" "起動" "発動" "発動する" "誘発";
    "resolved" "結算" [C6_2 C6_7] "resolve" "resolution" "resolving" "resolves"
        "结算" "解决" "解決" "清算" "处理效果" "處理效果" "解決する";
    "as far as that is possible" "能結算多少便結算多少" [C6_2]
        "as much as possible" "only partly possible" "do what you can" "partly"
        "能结算多少便结算多少" "能做多少做多少" "尽量做" "儘量做" "做不到的部分" "できる限り" "できるだけ"
        "可能な限り";
    "timing" "時機" [C6_1 C6_5 C6_4] "timings" "when can I"
        "时机" "时点" "時點" "发动时机" "發動時機" "使用时机" "使用時機" "タイミング" "発動タイミング";
    "met exactly" "恰好符合" [C6_4 C11_3 C13_5]
        "exact timing" "exactly timed" "in response" "respond" "response" "chain" "stack" "interrupt"
        "响应" "響應" "连锁" "連鎖" "回应" "回應" "插入" "应对" "應對" "チェーン" "割り込み" "対応" "レスポンス"
        "スタック";
    "whether to resolve that part" "寫「可」" [C6_3] "optional" "choose not to" "decline"
        "写「可」" "可以不发动" "可以不發動" "选择性" "選擇性" "可选" "可選" "可以选择" "可以選擇" "してもよい"
        "任意効果" "任意";
    "if successful" "若成功" [C6_3] "if you do" "if done in full"
        "如果成功" "成功的话" "成功的話" "成功した場合" "そうした場合";
    "takes precedence" "以前者為準" [C6_8] "must not" "cannot beats can" "can't beats can" "prohibition" "forbidden"
        "以前者为准" "无法优先" "無法優先" "不得优先" "不得優先" "禁止优先" "禁止優先" "不能优先" "不能優先"
        "禁止が優先" "できないが優先";
    "order of activating" "誰先發動" [C6_1 C6_1N2 C6_7N1]
        "order of effects" "several effects" "at the same time" "simultaneous" "simultaneously" "which effect first"
        "谁先发动" "效果顺序" "效果順序" "同时发动" "同時發動" "同时" "同時" "谁先处理" "誰先處理" "同時に発動"
        "効果の順番" "処理順";
    "goes back to the zone" "退回它本來所在" [C9_3] "cannot enter" "fails to enter" "enter fails"
        "退回它本来所在" "进不了场" "進不了場" "不能入场" "不能入場" "无法入场" "無法入場" "登場できない"
        "場に出せない";
    "hand or a library" "手牌或牌庫中" [C6_10] "need not find" "may decline to search" "hidden target"
        "手牌或牌库中" "可以不找" "可以说没有" "可以說沒有" "見つからなかったことにする";

    // Keywords.
    "keyword" "效果名稱" [C15] "keywords" "keyword ability"
        "效果名称" "关键词" "關鍵詞" "关键字" "關鍵字" "效果名" "キーワード" "キーワード能力";
    "pierce" "貫穿" [C15Pierce] "piercing" "trample" "penetrate"
        "贯穿" "贯通" "貫通" "穿透" "践踏" "踐踏" "トランプル";
    "ranged" "遠程" [C15Ranged] "ranged attack" "shooting" "archer"
        "远程" "远攻" "遠攻" "射击" "射擊" "远程攻击" "遠程攻擊" "遠隔" "遠距離攻撃" "射撃";
    "venom" "劇毒" [C15Venom] "poison" "poisonous" "deathtouch"
        "剧毒" "中毒" "死触" "死觸" "猛毒";
    "block" "阻擋" [C15Block] "blocking" "blocks" "wall" "taunt"
        "阻挡" "格挡" "格擋" "挡住" "擋住" "嘲讽" "嘲諷" "ブロック" "阻止";
    "ambush" "偷襲" [C15Ambush] "sneak attack" "hit and run"
        "偷袭" "奇袭" "奇襲" "暗袭" "暗襲" "不意打ち";
    "dismantle" "拆卸" [C15Dismantle] "disassemble"
        "拆解" "拆除" "解体" "分解";
    "sunder" "破甲" [C15Sunder] "armor break" "armour break" "break armor"
        "破盾" "穿甲" "破甲する" "装甲破壊";
    "glide" "滑行" [C15Glide] "gliding" "glides" "slide"
        "滑动" "滑動" "滑走" "スライド";
    "electrify" "通電" [C15Electrify] "electric" "electrified"
        "通电" "电击" "電擊" "通電する" "感電";
    "merge" "合體" [C15Merge C15Merge1] "merging" "fusion" "fuse" "combine"
        "合体" "融合" "合并" "合併";
    "merged unit" "合體後的單位" [C15Merge1 C15Merge5] "fused unit" "merged units"
        "合体后的单位" "合体单位" "合體單位" "融合单位" "融合單位" "合体ユニット" "合体後";
    "upper unit" "上方單位" [C15Merge1 C15Merge2] "top unit" "unit on top"
        "上方单位" "上面的单位" "上面的單位" "最上面的单位" "最上面的單位" "上のユニット";
    "lower unit" "下方單位" [C15Merge1 C15Merge2 C15Merge5] "cards underneath" "units beneath" "bottom unit"
        "下方单位" "下面的单位" "下面的單位" "底下的单位" "底下的單位" "叠放" "疊放" "下のユニット" "下に重ねる";
    "on merging" "合體時" [C15Merge8 C15Mechmerge5] "when merging" "when it merges"
        "合体时" "合体時";
    "mech merge" "機械合體" [C15Mechmerge] "mechanical merge" "mech fusion" "mech"
        "机械合体" "机械融合" "機械融合" "机械" "機械" "機械合体" "メカ合体";
    "mech merge phase" "機械合體階段" [C15Mechmerge1 C15Mechmerge3]
        "机械合体阶段" "機械合体フェイズ";
    "devour merge" "吞食合體" [C15Devour] "devour" "swallow"
        "吞食合体" "吞食" "吞噬" "捕食合体" "捕食";
    "parasite merge" "寄生合體" [C15Parasite] "parasite" "parasitic"
        "寄生合体" "寄生";
    "split" "分開" [C15Split] "splitting" "separate" "come apart"
        "分开" "拆开" "拆開" "分离" "分離" "分割";
    "instant" "立即" [C15Instant] "battlecry" "when played" "on play"
        "战吼" "戰吼" "登场效果" "登場效果" "出场效果" "出場效果" "入场效果" "入場效果" "登場時効果" "即時";
    "cover" "掩護" [C15Cover] "protect" "covering"
        "掩护" "保护" "保護" "护卫" "護衛" "援護" "掩護する";
    "magic resistance" "魔法抗性" [C15Magicproof] "spell immunity" "magic immunity" "hexproof" "spell resistance"
        "魔免" "法术免疫" "法術免疫" "抗魔" "魔法免疫" "魔法耐性";
    "destruction resistance" "破壞抗性" [C15Unbreakable] "indestructible" "cannot be destroyed" "can't be destroyed"
        "破坏抗性" "不被破坏" "不被破壞" "不会被破坏" "不會被破壞" "无敌" "無敵" "破坏免疫" "破壞免疫" "破壊耐性"
        "破壊されない";
    "effect resistance" "效果抗性" [C15Effectproof]
        "effect immunity" "untargetable" "cannot be targeted" "can't be targeted"
        "效果免疫" "不能被指定" "抗效果" "効果耐性" "対象にならない";
    "transform" "變為" [C15Transform] "transformed" "polymorph" "turn into"
        "变为" "变身" "變身" "变成" "變成" "变形" "變形" "変身" "変化";
    "imprison" "禁錮" [C15Imprison] "imprisoned" "freeze" "stun"
        "禁锢" "监禁" "監禁" "束缚" "束縛" "冰冻" "冰凍" "定身" "囚禁" "拘束" "凍結";
    "decay" "衰退" [C15Decay] "wither" "decaying"
        "腐朽" "衰弱" "衰弱する" "腐敗";
    "kidnap" "綁架" [C15Kidnap] "kidnapping" "kidnapped" "abduct"
        "绑架" "绑走" "綁走" "抓走" "掳走" "擄走" "誘拐" "拉致";
    "push" "推擠" [C15Push] "pushed" "shove" "knockback"
        "推挤" "推开" "推開" "击退" "擊退" "推走" "押し出し" "押す" "ノックバック";
    "off the map" "破圖" [C15Push2] "off the board" "pushed off" "out of bounds"
        "破图" "推出场外" "推出場外" "出界" "掉图" "掉圖" "場外" "場外落ち";
    "charge" "充能" [C15Charge] "charging" "gain energy"
        "充电" "充電" "蓄能" "チャージ" "充填";
    "charge energy" "充能能量" [C15Charge1 C15Charge3] "energy" "energy limit"
        "能量" "能量上限" "エネルギー" "チャージエネルギー";
    "spends energy" "耗能" [C15Spend] "spend" "spending energy" "spend energy" "pay" "pays" "paid" "payment"
        "消耗能量" "花费能量" "花費能量" "支付" "付费" "付費" "エネルギー消費" "支払う" "支払い" "消費";
    "ride" "搭乘" [C15Ride] "riding" "passenger" "board a vehicle"
        "乘坐" "搭载" "搭載" "搭乗" "ライド";
    "embark" "上車" [C15Embark] "get on" "embarking"
        "上车" "登车" "登車" "乗車" "乗り込む";
    "disembark" "下車" [C15Disembark] "get off" "disembarking"
        "下车" "落车" "落車" "降車" "降りる";
    "soul" "亡魂" [C15Soul] "souls" "spirit" "ghost"
        "灵魂" "靈魂" "鬼魂" "ソウル" "霊魂";
    "soul point" "亡魂點數" [C15Soul1 C15Recall1] "soul points"
        "亡魂点数" "亡魂数" "亡魂數" "ソウルポイント";
    "soul recall" "還魂" [C15Recall] "recall" "reanimate" "revive" "resurrection"
        "还魂" "复活" "復活" "招魂" "返魂" "反魂";
    "mount" "上靶" [C15Mount] "mounted" "put on the wheel"
        "放上转盘" "放上轉盤" "的に乗せる";
    "wheel" "轉盤" [C4_12 C15Mount1 C15Spin1] "circus wheel" "wheel of fortune"
        "转盘" "轮盘" "輪盤" "ルーレット" "ホイール" "回転盤";
    "spin" "輪轉" [C15Spin] "spinning" "spin the wheel" "spins"
        "轮转" "转转盘" "轉轉盤" "旋转" "旋轉" "回す" "スピン" "回転";
    "opened" "開盤" [C15Spin2 C15Spin3] "opening the wheel"
        "开盘" "开牌" "開牌" "開盤する" "オープン";
    "reward" "獎勵" [C15Reward C15Reward1] "rewards" "bonus points" "extra points"
        "奖励" "奖赏" "獎賞" "额外分数" "額外分數" "加分" "奖分" "獎分" "報酬" "褒賞" "ボーナス点";
    "reward unit" "獎勵單位" [C15Reward2]
        "奖励单位" "報酬ユニット";
    "overload" "超載" [C15Overload] "three copies" "overloaded"
        "超载" "过载" "過載" "三张同名" "三張同名" "オーバーロード" "3枚まで";
    "nullified" "無效化" [C15Spend3] "negate" "negated" "nullify" "cancel" "counterspell"
        "无效化" "无效" "無效" "反制" "取消" "失效" "無効" "無効化" "打ち消し" "打ち消す";
}
