//! The words of Shadowverse EVOLVE.
//!
//! A row is the word of our English statements, the word of the book (in Simplified Chinese), the
//! clauses that define it, and what players say for it: in English, in Chinese of both scripts, in Japanese.

use super::clauses::Clause;

crate::glossary! {
    // People.
    "opponent" "对手" [C1_1_1] "other player"
        "對手" "对方" "對方" "对面" "對面" "敌方" "敵方" "相手" "対戦相手";
    "turn player" "回合玩家" [C7_1_1] "active player" "player whose turn it is"
        "主动玩家" "主動玩家" "当前玩家" "當前玩家" "当前回合的玩家" "當前回合的玩家" "ターンプレイヤー"
        "手番プレイヤー" "アクティブプレイヤー";
    "non-turn player" "非回合玩家" [C7_1_1] "non-active player" "inactive player" "nonactive player"
        "非主动玩家" "非主動玩家" "被动玩家" "被動玩家" "非ターンプレイヤー" "非アクティブプレイヤー";
    "going first" "先攻" [C6_2_1_6 C6_2_1_10 C7_2_4_1]
        "first player" "go first" "goes first" "starting player" "play first" "on the play"
        "先手" "先行" "先手玩家" "先攻プレイヤー" "先手番";
    "going second" "后攻" [C6_2_1_6 C6_2_1_10] "second player" "go second" "goes second" "on the draw"
        "後攻" "后手" "後手" "后手玩家" "後手玩家" "後攻プレイヤー";
    "owner" "所有者" [C3_1_1] "ownership"
        "持有者" "拥有者" "擁有者" "卡的主人" "持ち主" "オーナー";
    "controller" "控制者" [C3_1_2] "control of a card" "who controls"
        "控制权" "控制權" "操控者" "操控" "コントローラー" "コントロール" "支配者";

    // Winning and losing.
    "lose" "败北" [C1_2_1 C1_2_1_1 C1_2_1_2 C11_2]
        "lost" "losing" "loss condition" "losing condition" "lose condition"
        "敗北" "输" "輸" "输掉" "輸掉" "判负" "判負" "落败" "落敗" "败北条件" "敗北條件" "输的条件" "輸的條件" "負け"
        "負ける" "敗北条件" "負け条件";
    "win" "胜者" [C1_2_1 C5_22_1] "victory" "winner" "won" "winning" "win condition"
        "勝者" "赢" "贏" "胜利" "勝利" "获胜" "獲勝" "取胜" "取勝" "获胜条件" "獲勝條件" "胜利条件" "勝利條件" "勝ち"
        "勝つ" "勝利条件";
    "a draw" "平局" [C1_2_2 C15_2_1_3] "tie" "tied game" "draw game" "drawn game" "stalemate"
        "平手" "和局" "打平" "打和" "引き分け" "引分け" "ドローゲーム";
    "deck is empty" "牌组已空" [C1_2_1_2 C5_9_1_1 C11_2_2]
        "deck out" "decking out" "deckout" "decked out" "mill out" "milling out" "milled" "run out of cards"
        "empty deck" "no cards left in the deck" "runs out of cards" "out of cards"
        "牌組已空" "抽干" "抽乾" "抽空" "抽光" "爆库" "爆庫" "牌库抽干" "牌庫抽乾" "没牌抽" "沒牌抽" "无牌可抽"
        "無牌可抽" "卡组空" "卡組空" "牌库空" "牌庫空" "磨库" "磨庫" "牌库抽完" "牌庫抽完" "卡组抽完" "卡組抽完"
        "卡组没了" "卡組沒了" "牌库没了" "牌庫沒了" "デッキ切れ" "デッキアウト" "山札切れ" "デッキが0枚"
        "ライブラリアウト" "山札がなく" "デッキがなく" "デッキが0" "山札が0" "デッキが空";
    "concede" "投降" [C1_2_3 C1_2_3_1] "surrender" "give up" "resign" "scoop" "forfeit"
        "认输" "認輸" "弃权" "棄權" "举白旗" "舉白旗" "投了" "降参" "サレンダー" "投降する";
    "leader may be the target" "对方的主战者" [C8_4_3_1 C8_4_3_1_2]
        "go face" "attack the face" "hit face" "direct attack" "attack the leader" "attack the player"
        "對方的主戰者" "打脸" "打臉" "直接攻击" "直接攻擊" "直击" "直擊" "打头" "打頭" "打人头" "打人頭" "走脸" "走臉"
        "打主战者" "打主戰者" "打本体" "打本體" "ダイレクトアタック" "直接攻撃" "顔面" "顔を殴る" "リーダーを攻撃"
        "本体を殴る";

    // What runs by itself.
    "check timing" "检查时点" [C10_5 C10_5_1] "checkpoint" "check point" "automatic check"
        "檢查時點" "检查时机" "檢查時機" "检查点" "檢查點" "自动处理检查" "自動處理檢查" "チェックタイミング";
    "rules handling" "规则处理" [C11 C11_1_1]
        "state-based actions" "state based actions" "rule processing" "rules processing"
        "規則處理" "状态动作" "狀態動作" "规则动作" "規則動作" "ルール処理";
    "endless loop" "无限循环" [C15_2 C15_2_1] "infinite loop" "loop" "infinite combo" "repeat forever"
        "無限循環" "死循环" "死循環" "循环" "循環" "无限连" "無限連" "无限连段" "無限連段" "ループ" "無限ループ"
        "無限コンボ";

    // Principles.
    "text of the card prevails" "以卡牌文本为准" [C1_3_1] "golden rule" "card beats rules" "card text over rules"
        "以卡牌文本為準" "黄金法则" "黃金法則" "最高原则" "最高原則" "卡牌优先" "卡牌優先" "卡面优先" "卡面優先"
        "黄金律" "カードが優先" "テキスト優先";
    "effect forbids" "禁止优先" [C1_3_3] "cannot beats can" "can't beats can" "prohibition" "forbidden"
        "禁止優先" "禁止效果" "不能优先" "不能優先" "禁止が優先" "できないが優先";
    "as much as possible" "力所能及" [C1_3_2] "as many as possible" "only partly possible" "do what you can"
        "能做多少做多少" "尽量做" "儘量做" "做不到的部分" "できる限り" "できるだけ" "可能な限り";
    "at the same time" "同时" [C1_3_4 C1_3_4_1 C11_1_3] "simultaneous" "simultaneously" "both at once"
        "同時" "同一时间" "同一時間" "同一时刻" "同一時刻" "同時に";
    "counts as a new card" "当作一张新卡牌" [C4_1_4]
        "changes zone" "zone change" "new object" "loses its effects when it moves"
        "當作一張新卡牌" "新的一张卡" "新的一張卡" "换了领域" "換了領域" "区域移动" "區域移動" "新しいカード"
        "領域移動" "領域を移動";

    // What is printed.
    "card name" "卡牌名称" [C2_1] "name of the card" "same name"
        "卡牌名稱" "卡名" "牌名" "卡片名称" "卡片名稱" "同名" "カード名";
    "class" "职业" [C2_2 C2_2_2] "craft" "clan"
        "職業" "职阶" "職階" "阵营" "陣營" "クラス";
    "Neutral" "中立" [C2_2_2 C6_1_1_5_1] "neutral card" "colorless"
        "中立卡" "无色" "無色" "ニュートラル";
    "Forestcraft" "精灵" [C2_2_2 C13_2] "elf" "forest" "fairy"
        "精靈" "妖精" "エルフ";
    "Swordcraft" "皇家护卫" [C2_2_2] "royal" "sword"
        "皇家護衛" "皇家" "剑士" "劍士" "ロイヤル";
    "Runecraft" "巫师" [C2_2_2 C13_3] "witch" "rune" "mage"
        "巫師" "魔女" "法师" "法師" "ウィッチ";
    "Dragoncraft" "龙族" [C2_2_2 C13_4] "dragon"
        "龍族" "龙职" "龍職" "ドラゴン";
    "Abysscraft" "梦魇" [C2_2_2 C13_5] "nightmare" "abyss" "shadowcraft" "bloodcraft"
        "夢魘" "死灵" "死靈" "吸血鬼" "ナイトメア";
    "Havencraft" "主教" [C2_2_2] "bishop" "haven"
        "教会" "教會" "ビショップ";
    "type" "种类" [C2_3 C2_3_2] "card type" "kind of card"
        "種類" "卡牌种类" "卡牌種類" "卡片种类" "卡片種類" "カードタイプ" "カードの種類";
    "leader" "主战者" [C2_3_2_1 C4_3] "hero" "player character"
        "主戰者" "领袖" "領袖" "英雄" "本体" "本體" "リーダー";
    "follower" "随从" [C2_3_2_2] "creature" "minion" "unit" "monster"
        "隨從" "从者" "從者" "怪兽" "怪獸" "怪物" "生物" "单位" "單位" "手下" "フォロワー" "モンスター" "クリーチャー"
        "ユニット";
    "amulet" "护符" [C2_3_2_3] "artifact" "enchantment"
        "護符" "法器" "神器" "结界" "結界" "アミュレット";
    "spell" "法术" [C2_3_2_4] "magic card" "sorcery"
        "法術" "魔法" "咒语" "咒語" "魔法卡" "法术卡" "法術卡" "スペル" "魔法カード";
    "evolve card" "进化卡牌" [C2_3_3_1 C6_1_1_3] "evolved card" "evolution card"
        "進化卡牌" "进化卡" "進化卡" "进化牌" "進化牌" "エボルヴカード" "進化カード";
    "trait" "类型" [C2_4] "tribe" "subtype" "race of a card"
        "類型" "种族" "種族" "标签" "標籤" "特征" "特徵" "タイプ";
    "cost" "费用" [C2_5 C10_4] "mana cost" "play cost" "casting cost"
        "費用" "花费" "花費" "消耗" "代价" "代價" "コスト" "消費";
    "effect text" "效果文本" [C2_6] "card text" "rules text"
        "卡牌文本" "卡面文字" "文本" "効果テキスト" "カードテキスト";
    "reminder text" "注释文本" [C2_6_2] "text in brackets" "text in parentheses"
        "註釋文本" "提示文字" "括号里的说明" "括號裡的說明" "注釈文" "注釈テキスト";
    "attack" "攻击力" [C2_7] "attack power" "ATK" "power" "attack value"
        "攻擊力" "攻击值" "攻擊值" "攻击点" "攻擊點" "战斗力" "戰鬥力" "攻撃力" "パワー";
    "defense" "生命值" [C2_8 C11_3_1] "defence" "health" "HP" "hit points" "life points" "toughness"
        "体力" "體力" "生命" "血量" "血" "命" "防御力" "防禦力" "耐久" "ライフ" "耐久力";
    "20 defense" "20点生命值" [C2_8_3_1 C6_2_1_11] "starting life" "starting health" "starting defense" "initial life"
        "20點生命值" "初始生命" "初始血量" "起始生命" "开局生命" "開局生命" "二十点生命" "二十點生命" "初期ライフ"
        "初期体力" "体力20";
    "token" "衍生物" [C9_1 C9_1_1 C9_1_4] "tokens" "generated card"
        "代币" "代幣" "衍生卡" "衍生牌" "衍生随从" "衍生隨從" "トークン";
    "universe" "主题" [C2_13 C6_1_1_5_2] "franchise" "title deck" "series"
        "主題" "作品" "题材" "題材" "ユニバース";
    "collaboration name" "联动名称" [C2_14] "collab name" "crossover name" "collab card"
        "聯動名稱" "联动" "聯動" "合作卡" "联动卡" "聯動卡" "コラボ名" "コラボカード";

    // Numbers of a player.
    "play points" "能量点" [C3_2_2 C3_2_4_2 C5_2] "play point" "mana" "PP" "energy" "mana crystal"
        "能量點" "费点" "費點" "法力" "法力值" "水晶" "能量" "魔力" "プレイポイント" "マナ";
    "maximum of play points" "能量点最大值" [C3_2_3 C3_2_4_1 C7_2_1]
        "max PP" "maximum play points" "max play points" "max mana" "mana cap" "maximum mana" "ramp"
        "能量點最大值" "最大能量" "能量上限" "费用上限" "費用上限" "PP上限" "最大PP" "法力上限" "跳费" "跳費"
        "PP最大値" "PPの上限" "PPブースト";
    "evolution points" "进化点" [C3_2_5 C6_2_1_10 C12_2_3] "evolution point" "EP" "evo points" "evolve points"
        "進化點" "进化点数" "進化點數" "进化次数" "進化次數" "進化ポイント" "エボルヴポイント";
    "recover" "回复" [C5_14] "recover play points" "recovering" "restore PP" "refund"
        "回復" "恢复" "恢復" "回费" "回費" "回能量" "PP回復";

    // Zones.
    "zone" "领域" [C4 C4_1] "area on the table"
        "領域" "区域" "區域" "牌区" "牌區" "ゾーン" "エリア";
    "public zone" "公开领域" [C4_1_2] "open zone" "public information" "open information"
        "公開領域" "公开区域" "公開區域" "公开信息" "公開信息" "公开情报" "公開情報" "公开资讯" "公開資訊";
    "hidden zone" "非公开领域" [C4_1_2 C4_1_2_2] "hidden information" "private zone" "private information"
        "非公開領域" "非公开区域" "非公開區域" "非公开信息" "非公開信息" "隐藏信息" "隱藏信息" "不公开" "不公開"
        "非公開情報";
    "leader area" "主战者区域" [C4_3] "leader zone"
        "主戰者區域" "リーダーエリア";
    "field" "战场" [C4_4] "board" "battlefield" "in play"
        "戰場" "场上" "場上" "场面" "場面" "盘面" "盤面" "在场" "在場" "場に" "場の" "フィールド";
    "at most 5 cards" "最多容5张" [C4_4_4_1 C4_4_4_2 C4_8_3_1]
        "full board" "board full" "full field" "field limit" "board limit" "how many followers"
        "maximum number of followers"
        "最多容5張" "场满" "場滿" "满场" "滿場" "场上上限" "場上上限" "战场上限" "戰場上限" "场面上限" "場面上限"
        "格子满" "格子滿" "位置满" "位置滿" "五张上限" "五張上限" "場が埋まる" "場の上限" "盤面上限" "場がいっぱい"
        "5枚まで";
    "deck" "牌组" [C4_5 C4_5_3] "deck area" "library" "draw pile" "draw deck"
        "牌組" "卡组" "卡組" "牌库" "牌庫" "套牌" "牌堆" "牌组放置区" "牌組放置區" "デッキ" "山札" "デッキ置き場";
    "main deck" "主牌组" [C6_1_1_2]
        "主牌組" "主卡组" "主卡組" "主要牌组" "主要牌組" "メインデッキ";
    "evolve deck" "进化牌组" [C6_1_1_3 C4_6] "evolution deck" "extra deck" "side deck" "evo deck"
        "進化牌組" "进化卡组" "進化卡組" "额外卡组" "額外卡組" "额外牌组" "額外牌組" "エボルヴデッキ" "進化デッキ"
        "エクストラデッキ";
    "40 to 50 cards" "40到50" [C6_1_1_2]
        "deck size" "how many cards in a deck" "minimum deck size" "maximum deck size"
        "卡组张数" "卡組張數" "牌组张数" "牌組張數" "卡组上限" "卡組上限" "四十张" "四十張" "几张卡组" "幾張卡組"
        "デッキ枚数" "デッキの枚数" "40枚";
    "at most 3 cards of the same name" "各不得超过3张" [C6_1_1_4]
        "copy limit" "playset" "three copies" "max copies" "maximum copies" "number of copies" "copies of a card"
        "copies of one card"
        "各不得超過3張" "同名卡上限" "同名上限" "投入上限" "三张上限" "三張上限" "几张同名" "幾張同名" "同名卡"
        "放几张" "放幾張" "枚数制限" "3枚まで" "同名カード" "3枚積み" "何枚入れられる" "同じカード";
    "common class" "职业与主题两种基准" [C6_1_1_5 C6_1_1_5_1 C6_1_1_5_2]
        "deck building" "deckbuilding" "deck construction" "build a deck" "legal deck" "mixed class deck"
        "職業與主題兩種基準" "构筑" "構築" "组牌" "組牌" "组卡组" "組卡組" "卡组构筑" "卡組構築" "牌组构筑" "牌組構築"
        "混职业" "混職業" "デッキ構築" "構築ルール" "デッキを組む" "クラス混合";
    "hand" "手牌" [C4_7] "cards in hand" "hand cards"
        "手卡" "手上的牌" "手里的卡" "手裡的卡" "手札";
    "hand limit" "以7张为限" [C4_7_3_1 C7_4_6]
        "hand size" "max hand size" "maximum hand size" "too many cards in hand" "seven cards in hand"
        "how many cards in hand" "how many cards can I hold" "cards may I hold"
        "以7張為限" "手牌上限" "爆牌" "手牌过多" "手牌過多" "手牌最多" "手牌限制" "弃到七张" "棄到七張" "手牌满"
        "手牌滿" "手牌满了" "手牌滿了" "手牌几张" "手牌幾張" "手牌超过" "手牌超過" "手札上限" "手札の上限" "手札制限"
        "手札あふれ" "手札枚数" "手札は何枚まで" "何枚まで持てる" "手札が多い";
    "EX area" "额外区" [C4_8] "extra area" "EX zone"
        "額外區" "EX区" "EX區" "EX区域" "EX區域" "额外区域" "額外區域" "EXエリア" "EXゾーン";
    "cemetery" "墓场" [C4_9] "graveyard" "discard pile" "grave" "trash" "GY"
        "墓場" "墓地" "坟场" "墳場" "坟墓" "墳墓" "弃牌堆" "棄牌堆" "弃牌区" "棄牌區" "休息区" "休息區" "トラッシュ"
        "捨て札";
    "banished zone" "消失领域" [C4_10] "exile zone" "banish zone" "exiled cards" "removed zone"
        "消失領域" "除外区" "除外區" "消失区" "消失區" "放逐区" "放逐區" "消失区域" "消失區域" "消滅領域" "除外ゾーン"
        "除外エリア";
    "banish" "消失" [C5_6] "exile" "exiled" "banished" "removed from the game" "remove from the game"
        "除外" "放逐" "移出游戏" "移出遊戲" "消滅" "除外する" "追放" "ゲームから取り除く";
    "resolution zone" "计算领域" [C4_11] "resolution area" "resolving zone"
        "計算領域" "计算区" "計算區" "结算区" "結算區" "解决区" "解決區" "处理区" "處理區" "解決領域" "解決ゾーン";
    "evolve zone" "进化领域" [C4_12] "evolve area" "evolution zone"
        "進化領域" "进化区" "進化區" "エボルヴゾーン" "進化ゾーン";
    "race zone" "参赛领域" [C4_13 C11_8_1] "race area"
        "參賽領域" "参赛区" "參賽區" "起跑区域" "起跑區域" "レースゾーン" "レース領域";

    // How cards lie.
    "reserved" "竖置" [C4_2_2 C4_2_2_1 C5_3 C7_2_3]
        "reserve" "untap" "untapped" "stand" "standing" "upright" "ready" "unrested"
        "豎置" "重置" "直立" "竖直" "豎直" "竖着" "豎著" "未横置" "未橫置" "转正" "轉正" "スタンド" "アンタップ"
        "縦向き" "スタンド状態";
    "engaged" "横置" [C4_2_2 C4_2_2_2 C5_3 C8_4_4]
        "engage" "tap" "tapped" "tapping" "rested" "rest a card" "act state" "exhausted" "sideways"
        "橫置" "转横" "轉橫" "横摆" "橫擺" "横放" "橫放" "横着" "橫著" "打横" "打橫" "疲劳" "疲勞" "行动状态"
        "行動狀態" "アクト" "タップ" "レスト" "アクト状態" "横向き";
    "engage icon" "横置图标" [C10_4_6 C10_4_6_1] "tap symbol" "tap icon" "tap cost" "engage as a cost"
        "橫置圖標" "横置符号" "橫置符號" "横置费用" "橫置費用" "アクトアイコン" "タップシンボル";
    "face up" "正面朝上" [C4_2_3_1 C4_6_3] "face-up" "faceup"
        "翻开" "翻開" "表侧" "表側" "明置" "正面向上" "表向き";
    "face down" "背面朝上" [C4_2_3_2] "face-down" "facedown"
        "盖着" "蓋著" "里侧" "裡側" "暗置" "盖放" "蓋放" "背面向上" "裏向き" "裏側" "伏せる";

    // Words of the texts.
    "put onto the field" "放到战场" [C5_4 C5_4_3 C12_4_1]
        "enters the field" "enter the field" "come into play" "enters play" "put into play" "ETB"
        "放到戰場" "出场" "出場" "登场" "登場" "进场" "進場" "上场" "上場" "进入战场" "進入戰場" "場に出る" "場に出す";
    "summon" "召唤" [C5_4_2_1] "summoning" "summoned"
        "召喚" "召唤衍生物" "召喚衍生物";
    "create" "生成" [C9_1_2 C5_4_2] "generate" "make a token" "created"
        "造出" "产生衍生物" "產生衍生物" "生成する" "トークンを出す";
    "eliminate" "消去" [C9_1_3 C9_1_4_3] "token vanishes" "token disappears" "token leaves the field"
        "衍生物消失" "衍生物离场" "衍生物離場" "衍生物死亡" "トークンが消える" "消去する";
    "destroy" "破坏" [C5_5 C11_3] "destroyed" "kill" "killed" "dies" "removal"
        "破壞" "击杀" "擊殺" "杀死" "殺死" "死亡" "打死" "解掉" "破壊" "倒す" "除去";
    "search" "寻找" [C5_7 C5_7_1_1 C5_7_2] "tutor" "searching" "fail to find" "look for a card"
        "尋找" "检索" "檢索" "找牌" "搜寻" "搜尋" "搜索" "找不到" "サーチ" "探す" "見つからない";
    "shuffle" "洗切" [C5_8] "shuffling" "cut the deck" "randomize"
        "洗牌" "切牌" "切洗" "洗卡组" "洗卡組" "シャッフル" "カットする";
    "draw" "抽卡" [C5_9 C7_2_4] "drawing" "drew" "draw a card"
        "抽牌" "摸牌" "抓牌" "抽一张" "抽一張" "ドロー" "カードを引く" "引く" "引ける" "引いた";
    "look at the top" "查看顶部" [C5_10] "peek" "scry" "top of the deck" "look at the top card"
        "查看頂部" "看顶" "看頂" "看牌库顶" "看牌庫頂" "牌组顶" "牌組頂" "卡组顶" "卡組頂" "看牌组最上面"
        "看牌組最上面" "上から見る" "デッキの上" "山札の上" "デッキトップ";
    "discard" "丢弃" [C5_11] "discarding" "discarded"
        "丟棄" "弃牌" "棄牌" "弃掉" "棄掉" "舍弃" "捨棄" "弃手牌" "棄手牌" "捨てる" "手札を捨てる" "ディスカード"
        "捨て" "手札から捨て";
    "swap" "交换" [C5_12] "exchange" "switch" "swapping"
        "交換" "互换" "互換" "对调" "對調" "调换" "調換" "入れ替える" "入れ替え";
    "damage" "伤害" [C5_13] "dmg" "deal damage"
        "傷害" "扣血" "掉血" "ダメージ";
    "attack damage" "攻击伤害" [C5_13_3_1 C8_4_9] "damage from attacking"
        "攻擊傷害" "攻撃ダメージ";
    "combat damage" "交战伤害" [C5_13_3_2 C8_4_9] "battle damage"
        "交戰傷害" "战斗伤害" "戰鬥傷害" "交戦ダメージ" "戦闘ダメージ" "バトルダメージ";
    "ability damage" "能力伤害" [C5_13_3_3] "effect damage" "burn" "spell damage" "direct damage"
        "能力傷害" "效果伤害" "效果傷害" "法术伤害" "法術傷害" "直伤" "直傷" "烧血" "燒血" "能力ダメージ"
        "効果ダメージ" "バーン";
    "linked" "关联" [C5_15_1 C5_15_4] "link" "attached" "lay on top"
        "關聯" "叠在上面" "疊在上面" "叠放" "疊放" "连结" "連結" "紐づく" "関連付け" "重ねる";
    "having evolved" "已进化" [C5_15_1_2 C8_4_2_1_2] "evolved" "evolved follower" "already evolved"
        "已進化" "进化后" "進化後" "进化过的" "進化過的" "進化済み" "進化した";
    "transform" "变身" [C5_16] "transformed" "polymorph" "turn into a token"
        "變身" "变形" "變形" "变成" "變成" "変身";
    "choosing modes" "抉择" [C5_17] "mode" "modal" "options" "choose one" "choice of options"
        "抉擇" "选项" "選項" "选择一项" "選擇一項" "二选一" "二選一" "择一" "擇一" "模式" "チョイス" "モード" "選択肢";
    "select" "选择" [C10_6_2_3 C10_6_2_3_1 C12_15_2] "selected" "selection" "targeting" "choose a target" "targeted"
        "選擇" "指定" "选取" "選取" "取对象" "取對象" "挑选" "挑選" "選択" "選ぶ" "対象を選ぶ" "選べる";
    "target" "目标" [C10_6_2_3 C10_6_2_3_3] "legal target" "no target" "valid target"
        "目標" "对象" "對象" "合法目标" "合法目標" "没有目标" "沒有目標" "対象" "ターゲット";
    "random" "随机" [C5_18 C6_2_1_6] "at random" "coin toss" "coin flip" "rock paper scissors"
        "隨機" "猜拳" "抛硬币" "拋硬幣" "随机选" "隨機選" "ランダム" "じゃんけん" "コイントス";
    "roll a die" "掷骰子" [C5_19] "dice" "die roll" "roll a dice"
        "擲骰子" "骰子" "扔骰子" "投骰子" "サイコロ" "ダイス";
    "reveal" "展示" [C5_20] "show" "revealed" "revealing"
        "亮出" "给对手看" "給對手看" "公开卡牌" "公開卡牌" "公開する" "見せる" "相手に見せる";
    "taking control" "夺取" [C5_21] "take control" "steal" "gain control" "mind control" "stolen"
        "奪取" "抢夺" "搶奪" "偷取" "偷随从" "偷隨從" "夺控" "奪控" "获得控制权" "獲得控制權" "奪う"
        "コントロール奪取";
    "skipping turns" "跳过回合" [C5_25] "skip a turn" "skip turn" "skipped turn" "lose a turn"
        "跳過回合" "略过回合" "略過回合" "跳过下个回合" "跳過下個回合" "ターンスキップ" "ターンを飛ばす";
    "extra turn" "额外回合" [C5_27] "additional turn" "another turn" "extra turns"
        "額外回合" "追加回合" "再来一个回合" "再來一個回合" "追加ターン" "エクストラターン";
    "original" "原本的" [C5_23] "base attack" "printed value" "base stats"
        "原始" "原有" "基础攻击力" "基礎攻擊力" "元々の" "元の";
    "up to" "最多" [C1_3_5_1 C5_9_3 C10_6_2_3_2] "maximum number"
        "至多" "最大で" "最大何";
    "counter" "指示物" [C15_1 C15_1_1] "counters" "marker"
        "标记物" "標記物" "指示器" "计数器" "計數器" "カウンター" "マーカー";

    // Before the game.
    "before the game begins" "开局之前" [C6 C6_1_1 C6_2_1]
        "setup" "set up the game" "preparation" "pregame" "start of the game"
        "開局之前" "游戏准备" "遊戲準備" "对战准备" "對戰準備" "赛前准备" "賽前準備" "开局准备" "開局準備" "开局流程"
        "開局流程" "ゲームの準備" "対戦準備" "セットアップ" "ゲーム開始";
    "top 4 cards" "最上面的4张" [C6_2_1_7] "opening hand" "starting hand" "initial hand" "four cards"
        "最上面的4張" "起手" "起始手牌" "初始手牌" "开局手牌" "開局手牌" "初手" "初期手札" "最初の手札";
    "put the hand on the bottom" "重抽" [C6_2_1_8]
        "mulligan" "mull" "redraw" "bad hand" "bricked hand" "change the opening hand"
        "换牌" "換牌" "调度" "調度" "换手牌" "換手牌" "卡手" "手卡事故" "重换" "重換" "引き直し" "マリガン" "手札事故"
        "手札交換";

    // The turn.
    "turn" "回合" [C7_1 C7_1_2] "turn structure" "turn order"
        "回合流程" "轮次" "輪次" "ターン" "手番" "ターンの流れ";
    "start phase" "开始阶段" [C7_2]
        "beginning phase" "untap step" "draw phase" "draw step" "standby phase" "start of turn"
        "開始階段" "抽牌阶段" "抽牌階段" "抽卡阶段" "抽卡階段" "准备阶段" "準備階段" "回合开始" "回合開始"
        "開始フェイズ" "スタートフェイズ" "ドローフェイズ" "ターン開始";
    "main phase" "主要阶段" [C7_3 C8_1] "battle phase" "attack phase" "action phase"
        "主要階段" "主阶段" "主階段" "战斗阶段" "戰鬥階段" "攻击阶段" "攻擊階段" "行动阶段" "行動階段"
        "メインフェイズ" "バトルフェイズ" "アタックフェイズ";
    "end phase" "结束阶段" [C7_4] "ending phase" "end step" "end of turn" "cleanup"
        "結束階段" "回合结束" "回合結束" "终了阶段" "終了階段" "结束步骤" "結束步驟" "回合末" "エンドフェイズ"
        "終了フェイズ" "ターン終了" "ターンエンド";
    "first turn" "第一个回合" [C7_2_4_1] "turn one" "turn 1" "opening turn"
        "第一個回合" "第一回合" "首回合" "首个回合" "首個回合" "最初のターン" "1ターン目" "先攻1ターン目";
    "times per turn" "每回合N次" [C10_7_2_2 C8_3_2] "once per turn" "once a turn" "use limit"
        "一回合一次" "每回合一次" "次数限制" "次數限制" "使用次数" "使用次數" "1ターンに1回" "ターンに一度" "回数制限"
        "使用回数";

    // Attacking.
    "attack" "攻击" [C8_4 C8_4_1] "attacking" "attacks" "declare an attack"
        "攻擊" "进攻" "進攻" "攻打" "宣言攻击" "宣言攻擊" "攻撃" "アタック" "殴る";
    "attacking follower" "攻击随从" [C8_4_2 C8_4_2_1] "attacker"
        "攻擊隨從" "攻击者" "攻擊者" "攻击方" "攻擊方" "进攻随从" "進攻隨從" "攻撃フォロワー" "アタッカー" "攻撃側";
    "target of the attack" "攻击目标" [C8_4_3 C8_4_3_1] "attack target" "defender" "attacked follower"
        "攻擊目標" "攻击对象" "攻擊對象" "被攻击的随从" "被攻擊的隨從" "防守方" "攻撃対象" "攻撃先" "攻撃される";
    "ever since this turn began" "自回合伊始" [C8_4_2_1 C8_4_2_1_1 C8_4_3_1_2]
        "summoning sickness" "summon sickness" "attack the turn it comes" "just played follower" "haste"
        "召唤失调" "召喚失調" "召唤疲劳" "召喚疲勞" "召唤晕眩" "召喚暈眩" "当回合攻击" "當回合攻擊" "刚出的随从"
        "剛出的隨從" "出场当回合" "出場當回合" "召喚酔い" "出したターン" "出たターンに攻撃";
    "in combat" "交战" [C8_4_5_1 C8_4_9_2] "combat" "battle" "fight" "fought"
        "交戰" "战斗" "戰鬥" "互打" "对撞" "對撞" "交戦" "バトル" "戦闘";

    // Cards and abilities.
    "play" "使用" [C8_2 C10_6 C10_6_2] "cast" "use a card" "playing" "played"
        "打出" "出牌" "施放" "发动" "發動" "プレイ" "プレイする" "唱える";
    "ability" "能力" [C10_1] "skill" "skills"
        "技能" "特技" "スキル";
    "activated ability" "启动能力" [C10_1_1_1 C8_3] "activate" "activate an ability" "act skill"
        "啟動能力" "起动能力" "起動能力" "起动效果" "起動效果" "启动效果" "啟動效果" "主动技能" "主動技能" "起動効果";
    "automatic ability" "自动能力" [C10_1_1_2 C10_7] "auto skill" "triggered ability" "trigger ability"
        "自動能力" "触发能力" "觸發能力" "触发效果" "觸發效果" "诱发能力" "誘發能力" "诱发效果" "誘發效果" "誘発能力"
        "誘発効果";
    "passive ability" "永续能力" [C10_1_1_3] "passive" "static ability" "continuous ability" "kept ability"
        "永續能力" "被动能力" "被動能力" "被动" "被動" "常驻能力" "常駐能力" "永续效果" "永續效果" "永続能力"
        "永続効果" "常時";
    "trigger condition" "诱发条件" [C10_1_1_2_1_1] "trigger" "triggered" "triggers"
        "誘發條件" "诱发" "誘發" "触发" "觸發" "触发条件" "觸發條件" "触发时机" "觸發時機" "誘発" "誘発条件"
        "トリガー";
    "pending" "待机" [C10_7_2 C10_7_3_1] "waiting trigger" "pending ability"
        "待機" "待机状态" "待機狀態" "等待处理" "等待處理" "待機状態";
    "one-time effect" "单次效果" [C10_2_1_1 C10_8] "one-shot effect" "one time effect"
        "單次效果" "一次性效果" "単発効果";
    "persistent effect" "持续效果" [C10_2_1_2 C10_9] "continuous effect" "lasting effect" "layers" "order of effects"
        "持續效果" "持续性效果" "持續性效果" "效果顺序" "效果順序" "継続効果" "持続効果";
    "replacement effect" "替换效果" [C10_2_1_3 C10_10] "replace" "replacement"
        "替換效果" "替代效果" "置换效果" "置換效果" "取代效果" "代替效果" "置換効果" "置き換え効果" "置き換える";
    "invalid" "无效" [C10_3 C10_3_2] "negate" "negated" "silence" "cancelled" "blanked"
        "無效" "无效化" "無效化" "沉默" "失效" "無効" "無効化" "沈黙";
    "paying" "支付" [C10_4 C10_4_2 C10_4_2_2] "pay" "pays" "paid" "payment" "pay a cost"
        "付费" "付費" "付出代价" "付出代價" "付清" "支付费用" "支付費用" "支払う" "支払い" "払う" "払える" "払わ";
    "additional cost" "追加费用" [C10_6_2_2_1 C13_3_3_2] "extra cost" "optional cost" "kicker"
        "追加費用" "额外费用" "額外費用" "追加コスト";
    "resolves" "计算" [C10_6 C10_6_2_7] "resolve" "resolution" "resolving" "resolved"
        "計算" "结算" "結算" "解决" "解決" "处理效果" "處理效果" "解決する";
    "zone-change trigger" "领域移动诱发" [C10_7_4]
        "leaves the field trigger" "enters the field trigger" "zone change trigger"
        "領域移動誘發" "区域移动诱发" "區域移動誘發" "离场诱发" "離場誘發" "領域移動誘発";
    "timed trigger" "时限诱发" [C10_7_5] "delayed trigger"
        "時限誘發" "延迟触发" "延遲觸發" "延时诱发" "延時誘發" "時限誘発" "遅延誘発";
    "state trigger" "状态诱发" [C10_7_6] "state triggered ability"
        "狀態誘發" "状态触发" "狀態觸發" "状態誘発";
    "last information" "最终信息" [C10_11] "last known information" "LKI"
        "最終信息" "最后信息" "最後信息" "最后已知信息" "最後已知信息" "最終情報";

    // Keywords.
    "keyword" "关键词" [C12_1] "keywords" "keyword ability"
        "關鍵詞" "关键字" "關鍵字" "关键词能力" "關鍵詞能力" "关键字能力" "關鍵字能力" "キーワード" "キーワード能力";
    "evolve" "进化" [C5_15 C12_2 C8_3_2] "evolution" "evolving" "evo" "evolve ability"
        "進化" "进化能力" "進化能力" "進化する" "エボルヴ";
    "Quick" "快速" [C12_3 C7_4_4 C8_4_7] "instant" "flash" "play on the opponent's turn" "quick card"
        "瞬间" "瞬間" "瞬发" "瞬發" "对手回合使用" "對手回合使用" "クイック" "相手ターンに使う";
    "Fanfare" "入场曲" [C12_4] "battlecry" "when played"
        "入場曲" "战吼" "戰吼" "登场效果" "登場效果" "进场效果" "進場效果" "ファンファーレ" "登場時";
    "Last Words" "谢幕曲" [C12_5] "deathrattle" "when destroyed" "death effect"
        "謝幕曲" "亡语" "亡語" "遗言" "遺言" "死亡效果" "破坏时" "破壞時" "ラストワード" "破壊時";
    "On Evolve" "进化时" [C12_6] "when it evolves" "on evolution"
        "進化時";
    "Strike" "攻击时" [C12_7] "on attack" "when attacking"
        "攻擊時" "攻撃時";
    "Ward" "守护" [C12_8 C7_4_3] "taunt" "guard" "protect" "blocker"
        "守護" "嘲讽" "嘲諷" "挑衅" "挑釁" "守卫" "守衛" "挑発";
    "Storm" "疾驰" [C12_9] "charge"
        "疾馳" "冲锋" "衝鋒" "疾走";
    "Rush" "突进" [C12_10] "rush follower"
        "突進" "突袭" "突襲";
    "Assail" "指定攻击" [C12_11] "attack reserved followers"
        "指定攻擊" "攻击竖置的随从" "攻擊豎置的隨從" "指定攻撃";
    "Intimidate" "威压" [C12_12] "cannot be attacked" "can't be attacked" "stealth"
        "威壓" "不能被攻击" "不能被攻擊" "潜行" "潛行" "威圧" "攻撃されない";
    "Drain" "虹吸" [C12_13] "lifesteal" "lifelink" "life steal"
        "吸血" "吸取生命" "ドレイン";
    "Bane" "毁灭" [C12_14 C11_3_2] "deathtouch" "poisonous" "poison"
        "毀滅" "必杀" "必殺" "剧毒" "劇毒" "死触" "死觸";
    "Aura" "灵气" [C12_15] "hexproof" "untargetable" "cannot be targeted" "can't be targeted" "shroud"
        "靈氣" "辟邪" "不能被选择" "不能被選擇" "不能被指定" "オーラ" "選択されない" "対象にならない";
    "Combo" "连击" [C13_2_1] "cards played this turn"
        "連擊" "连段" "連段" "コンボ" "連撃";
    "Spellchain" "魔力连锁" [C13_3_1] "spell chain" "spellboost"
        "魔力連鎖" "法术连锁" "法術連鎖" "スペルチェイン";
    "Stack" "蓄积" [C13_3_2 C11_7_1] "stack counter" "sigil"
        "蓄積" "积蓄" "積蓄" "蓄积指示物" "蓄積指示物" "スタック" "スタックカウンター";
    "Earth Rite" "土之秘术" [C13_3_3] "earth sigil"
        "土之秘術" "土秘" "土の秘術";
    "Overflow" "觉醒" [C13_4_1] "awakening" "seven play points"
        "覺醒" "龙觉" "龍覺" "覚醒";
    "Necrocharge" "唤灵充能" [C13_5_1] "necromancy" "cards in the cemetery"
        "喚靈充能" "死灵术" "死靈術" "唤灵" "喚靈" "ネクロチャージ" "ネクロマンス";
    "Sanguine" "真红" [C13_5_2] "vengeance" "leader lost defense"
        "真紅" "复仇" "復仇" "自残" "自殘" "復讐";
    "Serve" "用餐" [C14_2_1 C14_2_2] "serving" "meal"
        "吃饭" "吃飯" "食事";
    "Carrot" "胡萝卜" [C4_13_1 C14_2_1_1] "carrots"
        "胡蘿蔔" "红萝卜" "紅蘿蔔" "にんじん" "ニンジン";
    "race" "参赛" [C14_2_3] "racing" "raced"
        "參賽" "出赛" "出賽" "赛马" "賽馬" "出走" "レース";
    "On Race" "参赛时" [C14_2_4] "when it races"
        "參賽時" "出走時";
}
