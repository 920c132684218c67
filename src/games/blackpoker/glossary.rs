//! The words of BlackPoker Lite.
//!
//! A row is the word of our English statements, the word of the book (in Japanese), the
//! clauses that define it, and what players say for it: in English, in Chinese of both scripts, in Japanese.

use super::clauses::Clause;

crate::glossary! {
    // People.
    "opponent" "対戦相手" [AttackEffect ThrowTarget] "other player" "enemy"
        "对手" "對手" "对方" "對方" "对面" "對面" "相手" "相手プレイヤー";
    "turn player" "ターンプレイヤー" [CoreTurn] "active player" "player whose turn it is"
        "回合玩家" "主动玩家" "主動玩家" "当前玩家" "當前玩家" "手番プレイヤー" "アクティブプレイヤー";
    "goes first" "先攻" [Setup3 Setup4]
        "going first" "first player" "go first" "starting player" "who starts" "play first"
        "先手" "先行" "谁先" "誰先" "先手玩家" "怎么决定先攻" "怎麼決定先攻" "先攻プレイヤー" "先攻決め"
        "先攻を決める";
    "requester" "起こしたプレイヤー" [CoreRequest CoreRequestAnnounce] "player who requests" "caster"
        "发动者" "發動者" "使用者" "发动的玩家" "發動的玩家" "リクエストしたプレイヤー" "使用プレイヤー";

    // Winning and losing.
    "lose" "負け" [Win WinLife WinCheck] "lost" "losing" "loss condition" "losing condition" "lose condition" "defeat"
        "输" "輸" "输掉" "輸掉" "判负" "判負" "败北" "敗北" "落败" "落敗" "败北条件" "敗北條件" "输的条件" "輸的條件"
        "負ける" "敗北条件" "負け条件";
    "winning" "勝ち" [Win] "win" "victory" "winner" "won" "win condition"
        "赢" "贏" "胜利" "勝利" "获胜" "獲勝" "取胜" "取勝" "获胜条件" "獲勝條件" "胜利条件" "勝利條件" "勝つ" "勝者"
        "勝利条件";
    "has no card left" "ライフが尽きている" [WinLife WinCheck Damage2]
        "deck out" "decking out" "deckout" "decked out" "mill out" "milling out" "milled" "run out of cards"
        "empty deck" "life at 0" "no life left" "runs out of cards" "out of cards" "run out of life"
        "runs out of life" "out of life"
        "抽干" "抽乾" "抽空" "抽光" "没牌抽" "沒牌抽" "无牌可抽" "無牌可抽" "牌库空" "牌庫空" "卡组空" "卡組空"
        "生命归零" "生命歸零" "生命为0" "生命為0" "血量归零" "血量歸零" "牌库抽完" "牌庫抽完" "没有生命" "沒有生命"
        "生命用完" "デッキ切れ" "デッキアウト" "山札切れ" "ライフが0" "ライフ切れ" "ライフがなくなる" "山札がなく"
        "デッキがなく" "ライフがなく" "山札が0" "デッキが0";
    "neither player has life left" "両者ともライフが尽きていれば" [WinCheck]
        "a tie" "a draw" "draw game" "tied game" "both players at 0" "both lose" "lose at the same time"
        "平局" "平手" "和局" "打平" "同时败北" "同時敗北" "双方都输" "雙方都輸" "同时归零" "同時歸零" "引き分け"
        "引分け" "同時に負け" "両者ライフ0";
    "win check" "勝敗" [WinCheck CoreAfter]
        "winner check" "check for the win" "state-based actions" "state based actions"
        "胜负判定" "勝負判定" "胜负检查" "勝負檢查" "判定胜负" "判定勝負" "勝敗判定" "勝利判定" "勝敗チェック";
    "no blocker on the field" "ブロッカーが場に一体もいない" [JudgeEffect3 Damage1]
        "direct attack" "go face" "attack the face" "unblocked attacker" "unblocked" "attack the player"
        "direct damage"
        "打脸" "打臉" "直接攻击" "直接攻擊" "直击" "直擊" "打人头" "打人頭" "打本体" "打本體" "未被阻挡" "未被阻擋"
        "没有阻挡" "沒有阻擋" "ダイレクトアタック" "直接攻撃" "顔面" "本体を殴る" "素通し" "ブロックされない";

    // Cards.
    "number" "数字" [CardsNumber SoldierSize] "rank" "card value" "value of a card" "pip"
        "点数" "點數" "数值" "數值" "牌面数字" "牌面數字" "カードの数字" "ランク";
    "suit" "スート" [EquipTarget EquippedKey] "suits" "card suit" "same suit"
        "花色" "同花色" "花式" "マーク" "スーツ" "同じスート";
    "heart" "ハート" [UpKey DestroyBulwarkKey] "hearts" "red heart"
        "红心" "紅心" "红桃" "紅桃" "♥" "♡";
    "spade" "スペード" [DownKey ThrowKey ThrowEffect] "spades"
        "黑桃" "黑心" "♠" "♤";
    "diamond" "ダイヤ" [TwistKey DestroyBulwarkKey] "diamonds"
        "方块" "方塊" "方片" "钻石" "鑽石" "♦" "ダイア" "◇";
    "club" "クラブ" [CounterKey ThrowKey] "clubs"
        "梅花" "草花" "♣" "クローバー" "♧";
    "Joker" "Joker" [CardsNumber CardsDeck SearchKey JudgeEffect2A1] "jokers" "wild card"
        "鬼牌" "小丑" "大小王" "王牌" "大王" "ジョーカー";
    "jack, queen or king" "J・Q・K" [SummonHeroKey HeroKey SuccessionTrigger]
        "face card" "court card" "picture card" "jack" "queen" "king" "JQK"
        "人头牌" "人頭牌" "花牌" "宫廷牌" "宮廷牌" "絵札" "ジャック" "クイーン" "キング";
    "playing cards" "トランプ" [CardsDeck]
        "standard deck" "poker cards" "54 cards" "deck size" "how many cards in a deck" "deck of cards"
        "扑克牌" "撲克牌" "纸牌" "紙牌" "卡组张数" "卡組張數" "牌组张数" "牌組張數" "一副牌" "54张" "54張"
        "デッキ枚数" "54枚";
    "deck" "デッキ" [CardsDeck Setup1] "deck building" "deck construction" "build a deck" "legal deck"
        "卡组" "卡組" "牌组" "牌組" "套牌" "构筑" "構築" "组牌" "組牌" "组卡组" "組卡組" "デッキ構築";
    "two are Jokers" "Jokerは2枚" [CardsDeck] "how many jokers" "number of jokers" "copy limit" "max copies"
        "几张鬼牌" "幾張鬼牌" "鬼牌上限" "同名卡上限" "同名上限" "ジョーカーの枚数" "枚数制限";

    // Zones.
    "zone" "領域" [Zones ZonesList] "area" "zones"
        "区域" "區域" "领域" "牌区" "牌區" "ゾーン" "エリア";
    "life" "ライフ" [ZonesList ZonesLife Setup1] "library" "draw pile" "life points" "HP" "stock" "health"
        "生命" "生命值" "血量" "命" "血" "牌库" "牌庫" "牌堆" "抽牌堆" "山札" "デッキの残り" "体力" "ライフポイント";
    "exact count" "10枚まで数え" [ZonesLife]
        "count the life" "how many cards in life" "ask about the life" "remaining life" "10 or more"
        "生命张数" "生命張數" "剩余生命" "剩餘生命" "剩几张生命" "剩幾張生命" "数生命" "數生命" "几滴血" "幾滴血"
        "ライフの枚数" "残りライフ" "ライフを数える" "残り枚数";
    "grave" "墓地" [ZonesList ZonesGrave] "graveyard" "discard pile" "trash" "cemetery" "GY" "drop zone"
        "坟墓" "墳墓" "墓场" "墓場" "弃牌堆" "棄牌堆" "弃牌区" "棄牌區" "坟场" "墳場" "休息区" "休息區" "退避区"
        "退避區" "トラッシュ" "捨て札";
    "top card of a grave" "墓地の一番上" [ZonesGrave ZonesTop]
        "top of the grave" "look through the grave" "order of the grave" "which card lies on top"
        "墓地顶" "墓地頂" "墓地最上面" "看墓地" "墓地顺序" "墓地順序" "墓地可以看" "看对手墓地" "看對手墓地"
        "墓地の上" "墓地を見る" "墓地の順番" "墓地の確認" "墓地の中身";
    "own field" "自分の場" [ZonesList ZonesField CostB] "field" "battlefield" "board" "in play" "on the table"
        "场上" "場上" "战场" "戰場" "场地" "場地" "场面" "場面" "盘面" "盤面" "フィールド" "戦場" "バトルゾーン";
    "hand" "手札" [ZonesList ZonesHand] "cards in hand" "hand cards"
        "手牌" "手卡" "手里的牌" "手裡的牌" "手札の枚数";
    "more than 7 cards" "手札が8枚以上" [EndEffect1]
        "hand limit" "hand size" "max hand size" "maximum hand size" "too many cards in hand" "discard down to 7"
        "how many cards in hand" "how many cards can I hold" "cards may I hold"
        "手牌上限" "爆牌" "手牌过多" "手牌過多" "手牌限制" "弃到七张" "棄到七張" "手牌满" "手牌滿" "手牌满了"
        "手牌滿了" "手牌几张" "手牌幾張" "手牌超过" "手牌超過" "手札上限" "手札の上限" "手札制限" "手札整理" "手札7枚"
        "手札は何枚まで" "何枚まで持てる" "手札が多い";
    "fog" "フォグ" [ZonesList] "fog zone"
        "雾" "霧" "迷雾" "迷霧" "雾区" "霧區";
    "stage" "ステージ" [CoreStage ZonesList CoreNormal] "stack" "chain" "the stack" "LIFO" "last in first out"
        "堆叠" "堆疊" "连锁" "連鎖" "舞台" "舞臺" "后进先出" "後進先出" "スタック" "チェーン";

    // Setup.
    "setup" "対戦の準備" [Setup] "set up the game" "preparation" "before the game" "pregame" "start of the game"
        "游戏准备" "遊戲準備" "对战准备" "對戰準備" "开局" "開局" "赛前准备" "賽前準備" "ゲームの準備" "セットアップ"
        "対戦準備" "ゲーム開始";
    "opening hand" "最初の手札" [Setup1Hand]
        "starting hand" "initial hand" "first seven cards" "mulligan" "redraw" "bad hand" "bricked hand"
        "起手" "起始手牌" "初始手牌" "开局手牌" "開局手牌" "换牌" "換牌" "重抽" "调度" "調度" "卡手" "换手牌" "換手牌"
        "初手" "初期手札" "マリガン" "引き直し" "手札事故" "手札交換";
    "preset" "プリセット" [Setup2 Setup2Bulwark Setup2Soldier]
        "starting bulwark" "starting soldier" "starting characters" "first two characters"
        "预设" "預設" "初始角色" "初始防壁" "初始士兵" "初期配置" "最初のキャラクター";
    "same number" "等しい間" [Setup3Tie] "tie for first player" "tie for going first"
        "先攻平手" "点数相同" "點數相同" "同点" "同點" "先攻が決まらない" "同じ数字";
    "frame" "フレーム" [Setup1Hand] "format" "rule frame"
        "赛制" "賽制" "规则框架" "規則框架" "フォーマット" "レギュレーション";
    "shuffle" "シャッフル" [Setup1 SearchEffect] "shuffling" "shuffled" "cut the deck" "randomize"
        "洗牌" "洗切" "切牌" "切り直す" "切りなおす" "カット";

    // Core flow.
    "turn" "ターン" [CoreTurn EndEffect2] "turns" "turn structure"
        "回合" "轮次" "輪次" "回合流程" "手番" "ターンの流れ";
    "chance" "チャンス" [CoreChance CoreEmpty CorePass] "priority" "right to act"
        "优先权" "優先權" "行动权" "行動權" "行动机会" "行動機會" "優先権" "アクション権";
    "request" "リクエスト" [CoreRequest CoreRespond]
        "requesting an action" "requests" "requesting" "cast" "declare an action"
        "发动请求" "發動請求" "请求" "請求" "宣言行动" "宣言行動" "リクエストする" "アクションを起こす" "起こす";
    "action" "アクション" [List CoreRequestAnnounce] "actions" "play a card"
        "行动" "行動" "动作" "動作" "操作" "发动" "發動" "アクションリスト";
    "announcing it" "宣言" [CoreRequest CoreRequestAnnounce]
        "announce" "announces" "declaring" "declaration" "name the action"
        "宣言行动名" "宣言行動名" "宣告" "声明" "聲明" "宣言する";
    "cost" "コスト" [Cost CoreRequestCost] "costs" "mana cost"
        "费用" "費用" "代价" "代價" "消耗" "コスト支払い";
    "paying its cost" "支払い" [CoreRequest CoreRequestCost] "pay" "pays" "paid" "payment" "paying"
        "支付" "付费" "付費" "付出代价" "付出代價" "支払う" "払う" "払える" "払わ";
    "Cost B" "コストB" [CostB] "b cost" "drive a bulwark as cost"
        "B费用" "B費用" "Bコスト";
    "Cost L" "コストL" [CostL] "l cost" "take 1 damage as cost" "pay life"
        "L费用" "L費用" "付命" "扣命付费" "扣命付費" "付生命" "Lコスト" "ライフを払う";
    "Cost D" "コストD" [CostD] "d cost" "discard as cost"
        "D费用" "D費用" "弃牌付费" "棄牌付費" "Dコスト";
    "key card" "キーカード" [CoreRequestKey CoreResolve5] "key cards" "keycard"
        "关键牌" "關鍵牌" "关键卡" "關鍵卡" "钥匙牌" "鑰匙牌" "主卡" "キーカード枚数";
    "target" "対象" [CoreRequestTarget CoreRequestNoTarget CoreResolve2]
        "targets" "targeting" "legal target" "no target" "choose a target" "aim"
        "对象" "對象" "目标" "目標" "指定" "取对象" "取對象" "没有目标" "沒有目標" "対象を取る" "ターゲット"
        "対象選択";
    "main timing" "メインのアクション" [CoreMain] "main phase" "main timing action" "sorcery speed"
        "主要时机" "主要時機" "主要阶段" "主要階段" "主阶段" "主階段" "主时机" "主時機" "メインタイミング"
        "メインフェイズ";
    "quick timing" "クイック" [CoreQuick] "quick" "instant speed" "flash" "on the opponent's turn"
        "快速时机" "快速時機" "快速" "瞬间" "瞬間" "对手回合使用" "對手回合使用" "クイックタイミング" "相手ターン中"
        "割り込み";
    "immediate" "即時" [CoreImmediate] "immediately" "resolves at once" "immediate speed" "cannot be answered"
        "即时" "立即" "立刻" "不入堆叠" "不入堆疊" "即時アクション" "すぐに解決";
    "normal speed" "通常のアクション" [CoreNormal] "normal action" "goes onto the stage"
        "通常速度" "普通速度" "通常行动" "通常行動" "通常アクション";
    "direct" "直接" [CoreRequestAnnounce] "direct action"
        "直接行动" "直接行動" "主动行动" "主動行動" "直接アクション";
    "triggered" "誘発" [Triggered CoreTrigger CoreRequestAnnounce Triggering]
        "trigger" "triggers" "triggered action" "triggered ability"
        "诱发" "誘發" "触发" "觸發" "诱发行动" "誘發行動" "触发效果" "觸發效果" "誘発する" "誘発アクション" "トリガー";
    "trigger check" "誘発の確認" [CoreTrigger CoreTrigger1 CoreTrigger2]
        "check for triggers" "order of triggers" "triggers at the same time"
        "诱发确认" "誘發確認" "触发检查" "觸發檢查" "触发顺序" "觸發順序" "同时触发" "同時觸發" "誘発チェック"
        "誘発の順番" "同時に誘発";
    "pass" "パス" [CorePass CoreBoth CoreRespond] "passes" "passing" "passed" "no response" "skip"
        "让过" "讓過" "过牌权" "過牌權" "不响应" "不響應" "放弃响应" "放棄響應" "跳过" "跳過" "パスする" "スルー";
    "pass list" "パスの記録" [CoreList CorePass CoreBoth] "both pass" "passed in succession"
        "让过名单" "讓過名單" "双方让过" "雙方讓過" "都让过" "都讓過" "パスリスト" "両者パス";
    "answered" "応じる" [CoreRespond CoreQuick DrawHeader]
        "respond" "response" "answer" "in response" "responding" "chain to"
        "响应" "響應" "回应" "回應" "对应" "對應" "连锁响应" "連鎖響應" "対応" "対応する" "レスポンス" "応答";
    "resolve" "解決" [CoreResolve CoreBoth] "resolves" "resolved" "resolution" "resolving"
        "结算" "結算" "解决" "清算" "处理效果" "處理效果" "解決する";
    "target is gone" "対象がすでになくなる" [CoreResolve2]
        "fizzle" "fizzles" "target left the field" "target disappears" "without effect"
        "目标消失" "目標消失" "目标不在" "目標不在" "对象消失" "對象消失" "空发" "空發" "不发效果" "不發效果"
        "対象不在" "不発" "立ち消え" "対象がいない";
    "as much of the effect as can be done" "できる部分だけ" [CoreResolve3 Damage2]
        "as much as possible" "only partly possible" "do what you can"
        "能做多少做多少" "尽量做" "儘量做" "做不到的部分" "できる限り" "できるだけ" "可能な限り";
    "effect" "効果" [CoreResolve3] "effects"
        "效果" "卡牌效果" "カードの効果";

    // The actions.
    "Set Bulwark" "防壁設置" [SetBulwark SetBulwarkLimit SetBulwarkEffect]
        "set a bulwark" "place a bulwark" "set a wall" "set a barrier" "build a wall"
        "设置防壁" "設置防壁" "防壁设置" "放防壁" "盖防壁" "蓋防壁" "下防壁" "设置城墙" "設置城牆" "防壁を置く"
        "防壁セット";
    "Summon Soldier" "兵士召喚" [SummonSoldier SummonSoldierKey SummonSoldierCost] "soldier summon" "summon a soldier"
        "召唤士兵" "召喚士兵" "士兵召唤" "士兵召喚" "兵士召唤" "兵士を召喚";
    "Summon Hero" "英雄召喚" [SummonHero SummonHeroKey SummonHeroCost] "hero summon" "summon a hero"
        "召唤英雄" "召喚英雄" "英雄召唤" "英雄を召喚";
    "Summon Ace" "エース召喚" [SummonAce SummonAceKey SummonAceCost] "ace summon" "summon an ace"
        "召唤A" "召喚A" "召唤王牌" "召喚王牌" "尖子召唤" "尖子召喚" "エースを召喚";
    "summoning" "召喚" [Deploying SummonSoldier SummonHero SummonAce]
        "summon" "deploy" "deployment" "put into play" "play a character"
        "召唤" "出场" "出場" "登场" "登場" "上场" "上場" "下怪" "場に出す";
    "Equip" "装備" [Equip EquipTarget EquipEffect] "equipment" "equipping" "attach"
        "装备" "裝備" "武装" "武裝" "装備する";
    "End" "エンド" [End EndEffect] "end the turn" "end action" "end of turn" "ending the turn" "pass the turn"
        "结束回合" "結束回合" "结束行动" "結束行動" "回合结束" "回合結束" "终了" "終了" "ターンエンド" "ターン終了"
        "エンドアクション";
    "Charge" "チャージ" [Charge ChargeEffect1] "charge action" "untap step" "untap phase" "reset phase"
        "充能" "重置阶段" "重置階段" "转正阶段" "轉正階段" "恢复阶段" "恢復階段" "チャージアクション"
        "アンタップフェイズ";
    "Draw" "ドロー" [Draw DrawEffect DrawEffect1]
        "drawing" "drew" "draws a card" "draw a card" "draw step" "draw phase"
        "抽牌" "抽卡" "摸牌" "抓牌" "抽一张" "抽一張" "抽牌阶段" "抽牌階段" "カードを引く" "引く" "ドローフェイズ"
        "引ける" "引いた";
    "a second one" "もう1枚" [DrawEffect DrawEffect2]
        "second draw" "draw two" "draw 2" "draw two cards" "optional draw"
        "抽两张" "抽兩張" "抽第二张" "抽第二張" "再抽一张" "再抽一張" "多抽一张" "多抽一張" "抽一张还是两张"
        "抽一張還是兩張" "2枚引く" "2枚ドロー" "追加ドロー" "必ず2枚";
    "Attack" "アタック" [Attack AttackEffect AttackLimit]
        "attacking" "attacks" "declare an attack" "battle phase" "attack phase" "swing"
        "攻击" "攻擊" "进攻" "進攻" "战斗阶段" "戰鬥階段" "攻击阶段" "攻擊階段" "攻撃" "攻撃する" "バトル" "殴る"
        "殴れる";
    "Block" "ブロック" [Block BlockTrigger BlockEffect] "blocking" "blocks" "defend" "intercept" "chump block"
        "阻挡" "阻擋" "格挡" "格擋" "拦截" "攔截" "防御" "防禦" "ブロックする" "止める";
    "Damage Judgement" "ダメージ判定" [Judge JudgeEffect JudgeTrigger]
        "damage judgment" "damage step" "combat damage" "battle result" "compare numbers"
        "伤害判定" "傷害判定" "战斗判定" "戰鬥判定" "伤害步骤" "傷害步驟" "战斗结果" "戰鬥結果" "比大小"
        "ダメージステップ" "戦闘結果" "数字を比較";
    "Up" "アップ" [Up UpEffect] "buff" "pump" "raise a number" "power up"
        "增强" "增強" "强化" "強化" "加数值" "加數值" "加点数" "加點數" "パンプ" "数字を上げる";
    "Down" "ダウン" [Down DownEffect] "debuff" "weaken" "lower a number" "power down"
        "弱化" "削弱" "减数值" "減數值" "减点数" "減點數" "弱体化" "数字を下げる";
    "Twist" "ツイスト" [Twist TwistEffect] "tap an opposing character" "untap a character"
        "扭转" "扭轉" "旋转" "旋轉" "ひねる";
    "Counter" "カウンター" [Counter CounterEffect CounterTarget]
        "counterspell" "negate" "nullify" "nullified" "cancel" "counter a request"
        "反制" "反击" "反擊" "无效化" "無效化" "取消" "打断" "打斷" "反制法术" "反制法術" "打ち消し" "打ち消す" "無効"
        "無効化";
    "Destroy Bulwark" "防壁破壊" [DestroyBulwark DestroyBulwarkKey DestroyBulwarkEffect]
        "bulwark destruction" "break a wall" "destroy a wall" "destroy a barrier"
        "破坏防壁" "破壞防壁" "防壁破坏" "防壁破壞" "拆墙" "拆牆" "拆防壁" "防壁を破壊" "防壁除去";
    "Throw" "投擲" [Throw ThrowEffect] "throwing" "burn" "direct damage spell"
        "投掷" "投掷伤害" "投擲傷害" "直伤" "直傷" "烧血" "燒血" "投げる" "投てき" "バーン";
    "Search" "サーチ" [Search SearchEffect] "tutor" "searching" "look for a card" "fetch"
        "检索" "檢索" "搜索" "找牌" "搜寻" "搜尋" "探す" "検索";
    "Succession" "世代交代" [Succession SuccessionTrigger SuccessionEffect]
        "generation change" "change of generation" "alternation of generations"
        "世代交替" "换代" "換代";
    "quick spell" "速攻魔法" [Up Down Twist Counter Search] "instant spell" "fast spell"
        "快速魔法" "快速法术" "快速法術" "瞬间魔法" "瞬間魔法" "クイック魔法";
    "normal spell" "通常魔法" [DestroyBulwark Throw] "slow spell" "sorcery"
        "普通魔法" "通常法术" "通常法術" "普通法术" "普通法術" "通常の魔法";
    "spell" "魔法系" [Magic] "spells" "magic" "magic card"
        "魔法" "法术" "法術" "咒语" "咒語" "魔法カード" "スペル";
    "turn control" "ターン制御" [Turning End Charge Draw] "turn control action"
        "回合控制" "ターン制御系";

    // Characters.
    "character" "キャラクター" [Characters ZonesUnit] "characters" "creature" "monster" "minion" "unit on the field"
        "角色" "怪兽" "怪獸" "生物" "随从" "隨從" "キャラ" "モンスター" "クリーチャー";
    "unit" "ユニット" [ZonesUnit] "several cards as one" "stack of cards as one character"
        "单位" "單位" "多张一体" "多張一體" "複数枚のユニット";
    "soldier" "兵士" [Soldiers Soldier] "soldiers" "troop"
        "士兵" "小兵" "ソルジャー";
    "common soldier" "一般兵" [Soldier SoldierKey SoldierSize] "ordinary soldier" "normal soldier"
        "一般士兵" "普通士兵" "普通の兵士";
    "hero" "英雄" [Hero HeroKey HeroSize] "heroes"
        "英雄单位" "英雄單位" "ヒーロー";
    "ace" "エース" [Ace AceKey AceSize AceLabel] "aces"
        "王牌兵" "尖子" "幺点" "么點" "エースキャラクター";
    "equipped soldier" "装備兵" [Equipped EquippedKey EquippedSize EquippedLabel] "soldier with equipment"
        "装备兵" "裝備兵" "装备士兵" "裝備士兵" "装備した兵士";
    "bulwark" "防壁" [Bulwark BulwarkKey Placing] "wall" "barrier" "shield" "bulwarks" "defender card" "rampart"
        "壁垒" "壁壘" "城墙" "城牆" "屏障" "护墙" "護牆" "盾牌" "バリア" "シールド" "壁カード";
    "size" "サイズ" [SoldierSize HeroSize AceSize EquippedSize]
        "power" "strength" "attack power" "ATK" "sum of numbers"
        "大小" "战斗力" "戰鬥力" "攻击力" "攻擊力" "战力" "戰力" "数字总和" "數字總和" "攻撃力" "パワー" "戦闘力"
        "合計数字";
    "label" "ラベル" [SoldierLabel HeroLabel AceLabel EquippedLabel BulwarkLabel] "labels" "keyword" "trait" "ability"
        "标签" "標籤" "关键词" "關鍵詞" "能力" "特征" "特徵" "キーワード" "特性";
    "attacker" "アタッカー" [AttackEffect AttackEffect1] "attackers" "attacking soldier"
        "攻击者" "攻擊者" "攻击方" "攻擊方" "攻击的士兵" "攻擊的士兵" "攻撃側" "攻撃する兵士";
    "blocker" "ブロッカー" [BlockEffect BlockEffect1] "blockers" "blocking soldier" "defender"
        "阻挡者" "阻擋者" "防守方" "防御者" "防禦者" "防御側" "ブロックする兵士";
    "haste" "速攻" [AttackEffect3 AceLabel EquippedLabel] "rush" "quick attack" "misprinted label"
        "敏捷" "突袭" "突襲" "冲锋" "衝鋒" "ヘイスト" "連攻" "スピードアタッカー";
    "came to the field this turn" "場に加わったターン" [AttackEffect3]
        "summoning sickness" "summon sickness" "attack the turn it comes" "just summoned" "summoned this turn"
        "the turn it is summoned" "attack at once"
        "召唤失调" "召喚失調" "召唤疲劳" "召喚疲勞" "召唤晕眩" "召喚暈眩" "当回合攻击" "當回合攻擊" "刚召唤" "剛召喚"
        "召喚酔い" "出したターン" "出たターンに攻撃";
    "second time in one turn" "二度目" [SetBulwarkLimit AttackLimit]
        "once per turn" "once a turn" "twice in a turn" "attack twice"
        "一回合一次" "每回合一次" "一回合两次" "一回合兩次" "攻击两次" "攻擊兩次" "1ターンに1回" "ターンに一度"
        "2回攻撃" "回数制限";
    "several soldiers may block" "複数で止められる" [BlockEffect1 JudgeEffect1]
        "gang block" "double block" "multiple blockers" "block together" "two blockers"
        "多人阻挡" "多人阻擋" "一起阻挡" "一起阻擋" "联合防御" "聯合防禦" "多个阻挡者" "多個阻擋者" "複数ブロック"
        "まとめてブロック" "2体でブロック";

    // States and damage.
    "charged" "チャージ状態" [CostB ChargeEffect1 TwistEffect] "untapped" "untap" "upright" "ready" "standing" "reset"
        "重置" "竖置" "豎置" "直立" "未横置" "未橫置" "转正" "轉正" "充能状态" "充能狀態" "アンタップ" "スタンド"
        "縦向き" "起きている";
    "driven" "ドライブ状態" [CostB AttackEffect BlockEffect1 TwistEffect]
        "drive" "drives" "driving" "tap" "tapped" "rest" "rested" "exhausted" "turned sideways"
        "横置" "橫置" "横摆" "橫擺" "横着" "橫著" "转横" "轉橫" "打横" "打橫" "驱动" "驅動" "ドライブ" "ドライブする"
        "タップ" "レスト" "横向き";
    "face up" "表を見せた" [SummonSoldierEffect ZonesField Setup2Bulwark] "face-up" "faceup"
        "正面朝上" "表侧" "表側" "明置" "翻开" "翻開" "表向き";
    "face down" "伏せ" [SetBulwarkEffect BulwarkKey] "face-down" "facedown" "hidden"
        "背面朝上" "里侧" "裡側" "暗置" "盖着" "蓋著" "盖放" "蓋放" "裏向き" "裏側" "伏せる";
    "damage" "ダメージ" [Damage Damage1 Damage2] "dmg" "deal damage" "takes damage" "lose life"
        "伤害" "傷害" "扣血" "掉血" "受伤" "受傷" "ダメージを受ける" "ライフを失う";
    "discard" "手札1枚を墓地へ送る" [CostD EndEffect1] "discards" "discarding" "discarded"
        "弃牌" "棄牌" "丢弃" "丟棄" "弃掉" "棄掉" "舍弃" "捨棄" "弃手牌" "棄手牌" "捨てる" "手札を捨てる"
        "ディスカード" "捨て" "手札から捨て";
    "goes to the grave" "墓地へ行く" [JudgeEffect1 JudgeEffect2B DestroyBulwarkEffect]
        "destroy" "destroyed" "dies" "killed" "send to the graveyard" "put into the graveyard"
        "送墓" "送去墓地" "进墓地" "進墓地" "破坏" "破壞" "击杀" "擊殺" "死亡" "阵亡" "陣亡" "墓地に送る" "破壊"
        "倒される" "墓地に落ちる";
    "known by both players" "両プレイヤーとも知ってよい" [ZonesField ZonesHand ZonesGrave]
        "public information" "open information" "public knowledge" "may I look" "hidden information"
        "公开信息" "公開信息" "公开情报" "公開情報" "公开资讯" "公開資訊" "非公开信息" "非公開信息" "可以看吗"
        "可以看嗎" "非公開情報" "公開領域" "見てもよい";
    "shows it to the opponent" "公開" [SearchEffect] "reveal" "reveals" "revealed" "show"
        "公开" "展示" "亮出" "给对手看" "給對手看" "公開する" "見せる" "相手に見せる";
    "close together" "間を空けずに" [Placing Placing1 Placing2]
        "order of the bulwarks" "arrange bulwarks" "swap bulwarks" "bulwark position" "move bulwarks"
        "防壁摆放" "防壁擺放" "防壁顺序" "防壁順序" "防壁位置" "交换防壁" "交換防壁" "移动防壁" "移動防壁"
        "防壁の置き方" "防壁の並び" "防壁の順番" "防壁の位置" "入れ替え";
    "until the turn ends" "このターンの間" [UpEffect DownEffect EndEffect2]
        "until end of turn" "this turn only" "lasts for the turn" "end of turn effects"
        "直到回合结束" "直到回合結束" "回合结束为止" "回合結束為止" "本回合内" "本回合內" "这个回合内" "這個回合內"
        "ターン終了まで" "ターンが終わるまで" "終了時まで";
    "equal" "等しければ" [JudgeEffect1] "tie in battle" "same numbers" "both die" "mutual destruction" "trade"
        "相同数字" "相同數字" "同归于尽" "同歸於盡" "数字相同" "數字相同" "相打ち" "同じ数字同士";
    "split up" "分かれる" [CoreResolve2] "separated" "split"
        "拆分" "分开" "分開" "分離" "分割";
}
