//! The words of Zero Dimension (零次元).
//!
//! A row is the word of our English statements, the word of the book (in Simplified Chinese), the
//! clauses that define it, and what players say for it: in English, in Chinese of both scripts, in Japanese.

use super::clauses::Clause;

crate::glossary! {
    // People.
    "opponent" "对手" [C610 C610P2] "other player" "the other side"
        "對手" "对方" "對方" "对面" "對面" "敌方" "敵方" "相手" "対戦相手";
    "active player" "主动玩家" [C102P3 C105P1_4 C400P5] "turn player" "player whose turn it is"
        "主動玩家" "回合玩家" "当前玩家" "當前玩家" "当前回合的玩家" "當前回合的玩家" "ターンプレイヤー"
        "手番プレイヤー" "アクティブプレイヤー";
    "non-active player" "非主动玩家" [C102P3 C106P6] "non-turn player" "inactive player" "nonactive player"
        "非主動玩家" "非回合玩家" "被动玩家" "被動玩家" "非ターンプレイヤー" "非アクティブプレイヤー";
    "goes first" "先后手" [C100P3]
        "going first" "first player" "go first" "starting player" "play first" "going second" "second player"
        "who starts"
        "先後手" "先手" "后手" "後手" "先攻" "后攻" "後攻" "先行" "谁先" "誰先" "先攻プレイヤー" "先手後手";
    "owner" "持有者" [C611 C611P1] "ownership"
        "所有者" "拥有者" "擁有者" "卡的主人" "持ち主" "オーナー";
    "controller" "控制者" [C612 C612P1] "who controls"
        "操控者" "コントローラー" "支配者";
    "control of a card" "控制权" [C612P2 C612P4]
        "take control" "gain control" "steal" "change of control" "mind control"
        "控制權" "夺取" "奪取" "抢夺" "搶奪" "夺控" "奪控" "偷角色" "コントロール" "コントロール奪取" "奪う";
    "defending player" "防御方" [C502P2 C505P1] "defending side" "attacked player"
        "防禦方" "防守方" "被攻击方" "被攻擊方" "防御側" "防御プレイヤー";

    // Winning and losing.
    "lose" "判负" [C101 C101P1 C101P2] "lost" "losing" "loss condition" "losing condition" "lose condition"
        "判負" "输" "輸" "输掉" "輸掉" "落败" "落敗" "败北" "敗北" "败北条件" "敗北條件" "输的条件" "輸的條件" "負け"
        "負ける" "敗北条件" "負け条件";
    "win" "获胜" [C101P5 C101P6] "victory" "winner" "won" "winning" "win condition"
        "獲勝" "赢" "贏" "胜利" "勝利" "取胜" "取勝" "胜者" "勝者" "获胜条件" "獲勝條件" "胜利条件" "勝利條件" "勝ち"
        "勝つ" "勝利条件";
    "a draw" "平局" [C101P6 C101P7 C901P6] "tie" "tied game" "draw game" "drawn game" "stalemate"
        "平手" "和局" "打平" "打和" "引き分け" "引分け" "ドローゲーム";
    "draw more cards than the deck holds" "不够牌可抽" [C101P2]
        "deck out" "decking out" "deckout" "decked out" "mill out" "milling out" "milled" "run out of cards"
        "empty deck" "no cards left in the deck" "runs out of cards" "deck is empty" "out of cards"
        "不夠牌可抽" "抽干" "抽乾" "抽空" "抽光" "爆库" "爆庫" "没牌抽" "沒牌抽" "无牌可抽" "無牌可抽" "牌库空"
        "牌庫空" "牌库抽干" "牌庫抽乾" "卡组空" "卡組空" "磨库" "磨庫" "牌库抽完" "牌庫抽完" "卡组抽完" "卡組抽完"
        "卡组没了" "卡組沒了" "牌库没了" "牌庫沒了" "デッキ切れ" "デッキアウト" "山札切れ" "山札がなくなる"
        "ライブラリアウト" "山札がなく" "デッキがなく" "デッキが0" "山札が0" "デッキが空";
    "concede" "投降" [C101P4] "surrender" "give up" "resign" "scoop" "forfeit"
        "认输" "認輸" "弃权" "棄權" "举白旗" "舉白旗" "投了" "降参" "サレンダー";
    "attack on the life zone" "直攻生命区" [C501P2 C504P1 C505P1]
        "go face" "attack the face" "hit face" "direct attack" "attack the player" "attack life"
        "直攻生命區" "打脸" "打臉" "直接攻击" "直接攻擊" "直击" "直擊" "打人头" "打人頭" "打命" "攻击生命区"
        "攻擊生命區" "攻击玩家" "攻擊玩家" "打本体" "打本體" "ダイレクトアタック" "直接攻撃" "顔面" "プレイヤーを攻撃"
        "ライフを攻撃";
    "endless loop" "死循环" [C901 C901P1 C101P7] "infinite loop" "loop" "infinite combo" "repeat forever"
        "死循環" "无限循环" "無限循環" "循环" "循環" "无限连" "無限連" "ループ" "無限ループ" "無限コンボ";
    "illegal action" "非法动作" [C902 C902P1] "illegal move" "undo" "take back" "misplay" "rewind" "cheating"
        "非法動作" "违规" "違規" "犯规" "犯規" "悔棋" "倒回" "误操作" "誤操作" "撤回" "反則" "違反" "巻き戻し"
        "取り消し" "やり直し";
    "forbidden or restricted" "禁用或限用" [C903 C903P1 C903P1_2]
        "ban list" "banlist" "banned" "restricted list" "forbidden cards"
        "禁卡" "限制卡" "禁限卡表" "禁卡表" "禁止カード" "制限カード" "禁止制限";
    "tournament" "比赛" [C100P2_3 C903P1_2] "tournaments" "official event" "competition"
        "比賽" "赛事" "賽事" "大赛" "大賽" "官方赛" "官方賽" "大会" "公式大会" "トーナメント";

    // Principles.
    "effect of a card contradicts" "听卡牌的" [C102P1] "golden rule" "card beats rules" "card text over rules"
        "聽卡牌的" "黄金法则" "黃金法則" "卡牌优先" "卡牌優先" "卡面优先" "卡面優先" "黄金律" "カードが優先"
        "テキスト優先";
    "effect forbids" "按禁止处理" [C102P2] "cannot beats can" "can't beats can" "prohibition"
        "按禁止處理" "禁止优先" "禁止優先" "禁止效果" "禁止が優先" "できないが優先";
    "as far as possible" "能做多少就做多少" [C102P4 C102P5]
        "as much as possible" "only partly possible" "do what you can" "impossible action"
        "尽量做" "儘量做" "做不到的部分" "做不到" "できる限り" "できるだけ" "可能な限り";
    "below 0" "负数" [C103P4 C103P4_2] "negative" "negative number" "minus"
        "負數" "负值" "負值" "零以下" "小于0" "小於0" "マイナス" "負の数" "0以下";
    "fraction" "零头" [C103P3 C103P3_2] "decimal" "rounding" "round down" "round up"
        "零頭" "小数" "小數" "分数" "分數" "取整" "舍去" "捨去" "端数" "切り捨て" "切り上げ";
    "or more" "以上" [C613 C613P1] "inclusive" "includes the number itself"
        "X以上" "以上を含む";
    "or less" "以下" [C613 C613P2] "or fewer"
        "X以下" "以下を含む";

    // Colours and printed parts.
    "card name" "牌名" [C301 C301P1] "name of the card" "short name"
        "卡名" "卡牌名" "卡片名称" "卡片名稱" "カード名";
    "character name" "角色名" [C305 C305P4]
        "same name" "same-named" "same character" "duplicate characters" "legend rule" "uniqueness rule"
        "同名" "同名角色" "重名" "传奇规则" "傳奇規則" "同角色名" "キャラクター名" "キャラ名" "同名キャラ";
    "card type" "类别" [C302 C302P1] "type of card" "kind of card"
        "類別" "卡牌种类" "卡牌種類" "卡片种类" "卡片種類" "卡牌类型" "卡牌類型" "カードタイプ" "カードの種類";
    "cost" "费用" [C303 C303P1] "mana cost" "play cost" "casting cost"
        "費用" "代价" "代價" "消耗" "花费" "花費" "コスト";
    "total cost" "总费用" [C303P3 C303P4] "converted mana cost" "CMC" "mana value"
        "總費用" "总花费" "總花費" "合计费用" "合計費用" "総コスト" "合計コスト";
    "coloured cost" "有色费用" [C303P3_2 C303P4_2] "colored cost" "color requirement"
        "有色費用" "颜色费用" "顏色費用" "色コスト" "有色コスト";
    "colourless cost" "无色费用" [C204P3_5 C303P4] "colorless cost" "generic cost"
        "無色費用" "无颜色费用" "無顏色費用" "無色コスト";
    "colour" "颜色" [C103P1 C103P2 C304] "color" "seven colours" "border"
        "顏色" "牌的颜色" "牌的顏色" "边框颜色" "邊框顏色" "カードの色" "カラー";
    "purple" "紫色" [C322P5 C328 C328P1] "purple cards"
        "紫牌" "紫卡" "紫のカード";
    "attribute" "属性" [C306 C306P1] "trait" "tribe" "subtype"
        "屬性" "特征" "特徵" "种族" "種族" "系列属性" "系列屬性" "特徴";
    "effect" "效果" [C307 C700] "card text" "effects"
        "卡牌效果" "文字栏" "文字欄" "异能" "異能" "効果" "テキスト";
    "attack" "攻击力" [C308 C308P1] "attack power" "ATK" "power" "attack value"
        "攻擊力" "攻击值" "攻擊值" "战斗力" "戰鬥力" "攻撃力" "パワー";
    "defence" "防御力" [C309 C309P1 C309P2] "defense" "DEF" "toughness" "health" "hit points"
        "防禦力" "防御值" "防禦值" "体力" "體力" "血量" "耐久" "守備力" "耐久力";
    "bonus" "加成" [C310 C310P1 C319P8] "buff" "boost" "stat bonus" "attack bonus" "defence bonus"
        "增益" "加攻" "加防" "攻击加成" "攻擊加成" "防御加成" "防禦加成" "ボーナス" "修正値" "強化";
    "anime series" "系列" [C100P2_3 C316P1] "series" "franchise" "mixed anime deck"
        "动画" "動畫" "作品" "混系列" "作品タイトル" "アニメ" "シリーズ";
    "same card" "同一张牌" [C327 C100P2_2] "identical card" "what counts as the same card"
        "同一張牌" "同名卡" "相同的牌" "同じカード" "同一カード";
    "number X" "X是待定的数" [C303P7 C303P8] "X cost" "value of X" "variable cost"
        "X是待定的數" "X的值" "X费用" "X費用" "Xの値" "Xコスト";

    // States.
    "tapped" "横置" [C104 C104P1_2 C104P2] "tap" "tapping" "rested" "exhausted" "sideways" "turned sideways"
        "橫置" "横摆" "橫擺" "横放" "橫放" "横着" "橫著" "转横" "轉橫" "打横" "打橫" "疲劳" "疲勞" "タップ" "レスト"
        "横向き" "行動済み";
    "reset" "重置" [C104P1_2 C401P1] "untap" "untapped" "resetting" "ready" "stand up" "unrested"
        "转正" "轉正" "竖起" "豎起" "恢复竖直" "恢復豎直" "解横" "解橫" "起立" "アンタップ" "スタンド" "リセット"
        "起こす";
    "upright" "竖直" [C104P1 C104P2] "standing" "vertical"
        "豎直" "竖置" "豎置" "直立" "竖着" "豎著" "未横置" "未橫置" "縦向き" "未行動";
    "face-up" "正面" [C204P3 C322P2] "face up" "faceup"
        "翻开" "翻開" "表侧" "表側" "明置" "正面朝上" "表向き";
    "face-down" "背面" [C204P3_4 C322P2_2] "face down" "facedown"
        "盖着" "蓋著" "里侧" "裡側" "暗置" "盖放" "蓋放" "背面朝上" "裏向き" "裏側" "伏せる";

    // Priority and chain.
    "priority" "优先权" [C105 C105P1] "priority to respond" "who may act"
        "優先權" "优先" "優先" "行动权" "行動權" "優先権" "優先権を得る";
    "chain" "连锁" [C106 C106P1] "stack" "chain link"
        "連鎖" "堆叠" "堆疊" "连锁块" "連鎖塊" "チェーン" "スタック";
    "responding" "响应" [C105P1_5] "respond" "response" "chain to" "in response" "counterplay"
        "響應" "回应" "回應" "应对" "應對" "对应" "對應" "対応する" "チェーンする" "レスポンス";
    "pass priority" "优先权交给下一位" [C105P1_3 C106P3 C400P5_2] "pass" "passes" "passing" "no response"
        "優先權交給下一位" "让过" "讓過" "跳过响应" "跳過響應" "不响应" "不響應" "过优先权" "過優先權" "パス"
        "パスする";
    "resolved" "清算" [C106P3 C106P4 C700P7] "resolve" "resolution" "resolving" "resolves"
        "结算" "結算" "解决" "解決" "处理效果" "處理效果" "解決する";
    "free timing" "自由时机" [C400P5 C400P5_2] "open window" "fast effect window" "when may I respond"
        "自由時機" "自由时点" "自由時點" "自由阶段" "自由階段" "フリータイミング" "自由タイミング";
    "cancel" "取消" [C620 C620P1] "counterspell" "counter a card" "negate" "cancelled" "canceled" "cancelling"
        "反制" "反击法术" "反擊法術" "无效化" "無效化" "打断" "打斷" "打ち消す" "打ち消し" "無効化";

    // Zones.
    "zone" "区域" [C200 C200P1] "area" "place on the table"
        "區域" "领域" "領域" "牌区" "牌區" "ゾーン" "エリア";
    "deck zone" "牌组区" [C201] "deck area"
        "牌組區" "デッキゾーン" "デッキ置き場";
    "deck" "牌组" [C100P2 C201P1] "library" "draw pile" "draw deck"
        "牌組" "卡组" "卡組" "牌库" "牌庫" "套牌" "牌堆" "デッキ" "山札";
    "exactly 50 cards" "必须正好是50张" [C100P2]
        "deck size" "how many cards in a deck" "minimum deck size" "maximum deck size" "50-card deck"
        "必須正好是50張" "卡组张数" "卡組張數" "牌组张数" "牌組張數" "五十张" "五十張" "50张" "50張" "デッキ枚数"
        "デッキの枚数" "50枚";
    "four copies of the same card" "至多放四张" [C100P2_2 C327P2]
        "copy limit" "playset" "max copies" "maximum copies" "number of copies" "copies of a card"
        "copies of one card"
        "至多放四張" "同名卡上限" "同名上限" "投入上限" "四张上限" "四張上限" "几张同名" "幾張同名" "放几张" "放幾張"
        "枚数制限" "4枚まで" "同名カードの枚数" "4枚積み" "何枚入れられる";
    "life zone" "生命区" [C202 C202P1] "life area" "shield zone"
        "生命區" "命区" "命區" "生命区域" "生命區域" "盾区" "盾區" "ライフゾーン" "ライフエリア";
    "life card" "生命牌" [C324 C324P1 C202P1] "life" "lives" "life points" "HP" "shield" "prize card"
        "生命" "命牌" "条命" "條命" "掉命" "扣命" "生命值" "初始生命" "ライフ" "ライフカード" "シールド" "初期ライフ";
    "hand" "手牌" [C203] "cards in hand" "hand cards"
        "手卡" "手上的牌" "手里的卡" "手裡的卡" "手札";
    "hand limit" "手牌上限" [C203P2 C203P2_2 C408P1]
        "hand size" "max hand size" "maximum hand size" "too many cards in hand" "six cards in hand"
        "how many cards in hand" "how many cards can I hold" "cards may I hold"
        "爆牌" "手牌过多" "手牌過多" "手牌最多" "手牌限制" "弃到六张" "棄到六張" "手牌满" "手牌滿" "手牌满了"
        "手牌滿了" "手牌几张" "手牌幾張" "手牌超过" "手牌超過" "手札上限" "手札の上限" "手札制限" "手札枚数"
        "手札は何枚まで" "何枚まで持てる" "手札が多い";
    "resource zone" "资源区" [C204] "mana zone" "resource area" "bond area"
        "資源區" "法力区" "法力區" "费用区" "費用區" "羁绊区" "羈絆區" "资源区域" "資源區域" "リソースゾーン"
        "マナゾーン" "コストゾーン";
    "resource card" "资源牌" [C204P1 C322 C322P1] "resource" "resources" "mana" "lands" "energy" "bond card"
        "資源牌" "资源" "資源" "法力" "能量" "魔力" "羁绊" "羈絆" "リソース" "マナ" "資源カード" "コストカード";
    "battle zone" "战斗区" [C205 C205P1] "battlefield" "board" "in play" "on the field" "field"
        "戰鬥區" "战场" "戰場" "场上" "場上" "场面" "場面" "在场" "在場" "盘面" "盤面" "バトルゾーン" "フィールド"
        "場に";
    "event zone" "事件区" [C206 C206P1] "event area"
        "事件區" "イベントゾーン" "イベントエリア";
    "rest zone" "休息区" [C207 C207P1] "graveyard" "discard pile" "grave" "cemetery" "trash" "GY" "drop zone"
        "休息區" "墓地" "墓场" "墓場" "弃牌堆" "棄牌堆" "弃牌区" "棄牌區" "坟场" "墳場" "坟墓" "墳墓" "退避区"
        "退避區" "トラッシュ" "捨て札" "休息ゾーン" "ドロップゾーン";
    "removed from the game" "移出游戏" [C208 C208P1]
        "exile" "exiled" "banish" "banished" "remove from the game" "out of the game"
        "移出遊戲" "除外" "放逐" "除外区" "除外區" "游戏外" "遊戲外" "除外する" "追放" "ゲームから取り除く"
        "除外ゾーン";

    // Kinds of cards.
    "character" "角色牌" [C318 C318P1] "creature" "minion" "monster" "unit" "follower"
        "角色" "怪兽" "怪獸" "生物" "随从" "隨從" "单位" "單位" "キャラクター" "キャラ" "モンスター" "クリーチャー";
    "equipment" "装备牌" [C319 C319P1] "equip" "equipping" "equipment card" "attach"
        "裝備牌" "装备" "裝備" "装备卡" "裝備卡" "武装" "武裝" "装備" "装備カード" "装備する";
    "tactic" "战术牌" [C320 C311] "tactics" "spell" "magic card" "sorcery"
        "戰術牌" "战术" "戰術" "战术卡" "戰術卡" "魔法" "法术" "法術" "咒语" "咒語" "戦術" "戦術カード" "魔法カード"
        "スペル";
    "normal tactic" "普通战术" [C311P2 C320P2] "sorcery speed" "slow spell" "main phase only"
        "普通戰術" "普通魔法" "通常魔法" "法术速度" "法術速度" "通常戦術" "通常魔法カード";
    "instant tactic" "瞬间战术" [C311P3 C320P3] "instant" "flash" "instant speed" "quick spell"
        "瞬間戰術" "瞬间" "瞬間" "瞬发" "瞬發" "速攻魔法" "手坑" "瞬间魔法" "瞬間魔法" "瞬間戦術" "インスタント"
        "速攻魔法カード";
    "event" "事件牌" [C321 C206P1] "event card" "field spell" "continuous spell" "terrain"
        "事件" "事件卡" "场地魔法" "場地魔法" "场地" "場地" "イベント" "イベントカード" "フィールド魔法";
    "level marker" "等级指示物" [C323 C323P1] "level counter" "levels" "card under a character"
        "等級指示物" "等级标记" "等級標記" "等级牌" "等級牌" "垫着的牌" "墊著的牌" "レベルマーカー" "レベルカウンター";
    "token" "代替物" [C325 C325P1] "tokens" "generated card"
        "衍生物" "代币" "代幣" "衍生卡" "衍生牌" "トークン";
    "counter" "指示物" [C326 C326P1] "counters" "soul counter" "marker"
        "标记物" "標記物" "指示器" "计数器" "計數器" "カウンター" "マーカー";

    // Set-up.
    "preparing the game" "游戏准备" [C100]
        "setup" "set up the game" "preparation" "pregame" "before the game" "start of the game"
        "遊戲準備" "开局" "開局" "对战准备" "對戰準備" "赛前准备" "賽前準備" "开局准备" "開局準備" "ゲームの準備"
        "対戦準備" "セットアップ" "ゲーム開始";
    "opening hand" "起手" [C100P3_3 C203P1] "starting hand" "initial hand" "first six cards"
        "起始手牌" "初始手牌" "开局手牌" "開局手牌" "初手" "初期手札" "最初の手札";
    "mulligan" "调度" [C100P3_4 C100P3_5] "mull" "redraw" "bad hand" "bricked hand" "change the opening hand"
        "調度" "换牌" "換牌" "重抽" "换手牌" "換手牌" "卡手" "手卡事故" "重换" "重換" "マリガン" "引き直し" "手札事故"
        "手札交換";

    // The turn.
    "turn" "回合" [C400 C400P1] "turn structure" "turn order"
        "回合流程" "轮次" "輪次" "ターン" "手番" "ターンの流れ";
    "start phase" "开始阶段" [C400P2] "beginning phase" "standby phase"
        "開始階段" "准备阶段" "準備階段" "開始フェイズ" "スタートフェイズ" "開始フェーズ";
    "reset step" "重置步骤" [C401 C401P1] "untap step" "untap phase" "reset phase"
        "重置步驟" "重置阶段" "重置階段" "转正阶段" "轉正階段" "アンタップステップ" "リセットステップ"
        "アンタップフェイズ";
    "start step" "开始步骤" [C402 C402P1] "upkeep" "upkeep step"
        "開始步驟" "维持阶段" "維持階段" "開始ステップ" "スタートステップ" "アップキープ";
    "draw step" "抽牌步骤" [C403 C403P1] "draw phase"
        "抽牌步驟" "抽牌阶段" "抽牌階段" "抽卡阶段" "抽卡階段" "摸牌阶段" "摸牌階段" "ドローステップ" "ドローフェイズ";
    "resource step" "资源步骤" [C404 C404P1] "resource phase" "mana phase" "put down a resource" "charge step"
        "資源步驟" "资源阶段" "資源階段" "放资源" "放資源" "下资源" "下資源" "拍费" "拍費" "拍资源" "拍資源"
        "放几张资源" "放幾張資源" "リソースステップ" "マナチャージ" "リソースフェイズ" "リソースを置く";
    "action phase" "行动阶段" [C405 C405P1 C405P2] "main phase"
        "行動階段" "主要阶段" "主要階段" "主阶段" "主階段" "アクションフェイズ" "メインフェイズ" "行動フェイズ";
    "non-battle action phase" "非战斗行动阶段" [C405P4 C105P3] "outside battle" "non-battle phase"
        "非戰鬥行動階段" "非战斗阶段" "非戰鬥階段" "非戦闘フェイズ" "非戦闘行動フェイズ";
    "end phase" "结束阶段" [C400P4] "ending phase"
        "結束階段" "终了阶段" "終了階段" "エンドフェイズ" "終了フェイズ";
    "end step" "结束步骤" [C406 C406P1] "end of turn step"
        "結束步驟" "终了步骤" "終了步驟" "エンドステップ" "終了ステップ";
    "clean-up step" "清算步骤" [C407 C407P1] "cleanup" "cleanup step" "clean up"
        "清算步驟" "清除步骤" "清除步驟" "清理步骤" "清理步驟" "清理阶段" "清理階段" "クリーンアップ"
        "クリンナップステップ";
    "discard step" "弃牌步骤" [C408 C408P1] "discard phase"
        "棄牌步驟" "弃牌阶段" "棄牌階段" "弃牌环节" "棄牌環節" "捨て札ステップ" "ディスカードステップ";
    "ends the turn" "结束本回合" [C407P2 C619] "end the turn" "ending the turn" "pass the turn"
        "結束本回合" "回合直接结束" "回合直接結束" "跳过回合" "跳過回合" "ターンを終了" "ターンを終える";

    // Battle.
    "battle phase" "战斗阶段" [C500 C500P1 C500P2] "attack phase" "combat phase"
        "戰鬥階段" "攻击阶段" "攻擊階段" "バトルフェイズ" "アタックフェイズ" "戦闘フェイズ";
    "attack" "攻击" [C405_1 C501 C501P2] "attacking" "attacks" "strike an opponent"
        "攻擊" "进攻" "進攻" "攻打" "打对面" "打對面" "攻撃" "アタック" "殴る";
    "declaring an attack" "宣布攻击" [C405_1 C405_1P1 C405_1P2] "declare an attack" "attack declaration"
        "宣佈攻擊" "宣布攻擊" "宣言攻击" "宣言攻擊" "攻击宣言" "攻擊宣言" "攻撃宣言" "攻撃を宣言";
    "attack step" "攻击步骤" [C501 C501P1]
        "攻擊步驟" "攻撃ステップ" "アタックステップ";
    "attack is established" "攻击成立" [C501P1 C501P1_2] "attack goes through" "attack established"
        "攻擊成立" "攻击成功" "攻擊成功" "攻撃成立";
    "object of an attack" "攻击对象" [C501P1 C501P2 C501P2_2] "attack target" "who can be attacked" "legal attack"
        "攻擊對象" "攻击目标" "攻擊目標" "能打谁" "能打誰" "攻撃対象" "攻撃先";
    "defend" "防御" [C502 C503] "block" "blocking" "blocker" "defending" "intercept"
        "防禦" "阻挡" "阻擋" "格挡" "格擋" "拦截" "攔截" "挡刀" "擋刀" "防守" "ブロック" "ブロックする" "ブロッカー";
    "declaring a defence" "宣布防御" [C502 C502P2]
        "declare a defence" "declare a defense" "declare blockers" "defence declaration"
        "宣佈防禦" "宣布防禦" "宣言防御" "宣言防禦" "防御宣言" "防禦宣言" "宣布阻挡" "宣佈阻擋" "宣布阻擋"
        "ブロック宣言";
    "defence step" "防御步骤" [C503 C503P1] "defense step" "block step"
        "防禦步驟" "阻挡步骤" "阻擋步驟" "防御ステップ" "ブロックステップ";
    "defence is established" "防御成立" [C503P1 C503P2] "defense established" "defence established"
        "防禦成立" "防御成功" "防禦成功" "防御成立する";
    "battle step" "战斗步骤" [C504 C504P2] "damage step start"
        "戰鬥步驟" "バトルステップ" "戦闘ステップ";
    "resolution step" "战斗的清算步骤" [C505 C505P1] "damage step" "combat damage step"
        "戰鬥的清算步驟" "伤害步骤" "傷害步驟" "伤害判定步骤" "傷害判定步驟" "ダメージステップ" "解決ステップ";
    "battle" "战斗" [C500P2 C504P4 C506] "combat" "fight"
        "戰鬥" "交战" "交戰" "对打" "對打" "バトル" "戦闘";
    "battles with several characters" "复数战斗" [C507 C507P1]
        "multiple battle" "attack several" "double block" "gang block" "multi-attack"
        "複數戰鬥" "多重战斗" "多重戰鬥" "攻击多张" "攻擊多張" "打多个" "打多個" "多人防御" "多人防禦" "複数戦闘"
        "複数攻撃" "まとめて攻撃";
    "attack battle" "攻击战斗" [C603 C603P1] "battle in my own turn"
        "攻擊戰鬥" "攻撃戦闘" "攻撃バトル";
    "defence battle" "防御战斗" [C604 C604P1] "battle in the opponent's turn" "defense battle"
        "防禦戰鬥" "防御戦闘" "防御バトル";
    "removed from battle" "移出战斗" [C621 C621P1] "remove from combat" "leaves combat" "remove from battle"
        "移出戰鬥" "脱离战斗" "脫離戰鬥" "退出战斗" "退出戰鬥" "戦闘から取り除く" "戦闘離脱";
    "turn in which it enters" "登场当回合" [C318P6 C318P6_2]
        "summoning sickness" "summon sickness" "attack the turn it comes" "just played"
        "登場當回合" "召唤失调" "召喚失調" "召唤疲劳" "召喚疲勞" "召唤晕眩" "召喚暈眩" "当回合攻击" "當回合攻擊"
        "刚登场" "剛登場" "召喚酔い" "出したターン" "登場したターン";
    "damage" "伤害" [C607 C607P1 C607P2] "dmg" "deal damage"
        "傷害" "扣血" "掉血" "ダメージ";
    "battle damage" "战斗伤害" [C505P1 C505P3] "combat damage"
        "戰鬥傷害" "戦闘ダメージ" "バトルダメージ";
    "lethal" "致命伤害" [C607P3 C607P4] "lethal damage" "fatal damage"
        "致命傷害" "致命" "致死伤害" "致死傷害" "致命ダメージ" "致死ダメージ";
    "prevent damage" "防止伤害" [C607P5 C607P6] "preventing damage" "damage prevention" "prevented"
        "防止傷害" "免伤" "免傷" "挡伤害" "擋傷害" "伤害无效" "傷害無效" "ダメージを防ぐ" "ダメージ軽減";

    // Words of the game.
    "level up" "升级" [C600 C600P1 C600P2] "level-up" "levelling up" "leveling up" "level"
        "升級" "等级" "等級" "升等" "レベルアップ" "レベル";
    "normal level-up" "普通升级" [C600P3 C600P3_2] "normal level up" "ordinary level-up"
        "普通升級" "通常升级" "通常升級" "通常レベルアップ";
    "dimension level-up" "次元升级" [C600P4 C600P4_2 C600P11] "dimension level up" "dimensional level-up"
        "次元升級" "次元升等" "次元レベルアップ";
    "this card" "此牌" [C601 C601P1] "the card itself"
        "这张牌" "這張牌" "自身" "このカード";
    "draw" "抽牌" [C602 C602P1 C403P1] "drawing" "drew" "draw a card"
        "抽卡" "摸牌" "抓牌" "抽一张" "抽一張" "ドロー" "カードを引く" "引く" "引ける" "引いた";
    "destroyed" "破坏" [C605 C605P2] "destroy" "kill" "killed" "dies" "destruction" "removal"
        "破壞" "消灭" "消滅" "击杀" "擊殺" "杀死" "殺死" "打死" "死亡" "破壊" "倒す" "除去";
    "destroyed in battle" "战斗破坏" [C605P3 C803] "dies in combat" "killed in battle"
        "戰鬥破壞" "战死" "戰死" "战破" "戰破" "戦闘破壊";
    "destruction by an effect" "效果破坏" [C605P4] "effect destruction" "destroyed by an effect"
        "效果破壞" "效破" "効果破壊";
    "scrap" "废弃" [C606 C606P1 C606P3] "scrapped" "sacrifice" "scrapping" "send to the graveyard"
        "廢棄" "牺牲" "犧牲" "献祭" "獻祭" "送墓" "送去墓地" "廃棄" "生け贄" "墓地に送る" "犠牲";
    "discard" "舍弃" [C608 C608P1] "discarding" "discarded"
        "捨棄" "弃牌" "棄牌" "弃掉" "棄掉" "丢弃" "丟棄" "弃手牌" "棄手牌" "捨てる" "手札を捨てる" "ディスカード"
        "捨て" "手札から捨て";
    "move" "移动" [C609 C609P1] "moving" "moved" "zone change"
        "移動" "换区" "換區" "区域移动" "區域移動" "移動する";
    "enters" "登场" [C205P2 C624 C625]
        "enter" "enters the battlefield" "ETB" "come into play" "entering" "put into play"
        "登場" "出场" "出場" "上场" "上場" "入场" "入場" "召唤" "召喚" "进场" "進場" "場に出る" "場に出す";
    "leave" "离场" [C325P8_2 C609P2] "leaves play" "leaves the battle zone" "leaving"
        "離場" "离开战斗区" "離開戰鬥區" "离开场上" "離開場上" "場を離れる" "離れる";
    "look at" "查看" [C614 C614P1] "peek" "looking at" "inspect" "scry"
        "偷看" "翻看" "检视" "檢視" "看牌" "確認" "覗く" "カードを見る";
    "search" "找牌" [C615 C615P1 C615P5] "tutor" "searching" "fail to find" "look for a card"
        "检索" "檢索" "搜索" "搜寻" "搜尋" "找不到" "サーチ" "探す" "見つからない";
    "reveal" "展示" [C616 C616P1] "show" "revealed" "revealing"
        "亮出" "公开" "公開" "给对手看" "給對手看" "公開する" "見せる" "相手に見せる";
    "shuffle" "洗切" [C617 C617P1 C100P3_2] "shuffling" "cut the deck" "randomize"
        "洗牌" "切牌" "切洗" "洗卡组" "洗卡組" "シャッフル" "カットする";
    "recover" "回复" [C618 C618P1] "heal" "healing" "recovering" "remove damage"
        "回復" "治疗" "治療" "恢复" "恢復" "回血" "回復する";
    "swap" "互换" [C622 C622P1] "exchange" "switch" "swapping"
        "互換" "交换" "交換" "对调" "對調" "调换" "調換" "入れ替える" "入れ替え";
    "use" "使用" [C623 C623P1] "play" "cast" "play a card" "using cards"
        "打出" "出牌" "施放" "プレイ" "使う" "唱える";
    "tapping as many resource cards" "横置几张资源牌" [C303P2 C303P3]
        "pay" "pays" "paid" "payment" "paying" "pay a cost"
        "橫置幾張資源牌" "支付" "付费" "付費" "付出代价" "付出代價" "支払う" "支払い" "払う" "払える" "払わ";
    "additional cost" "额外费用" [C318P2 C702P8] "extra cost" "optional cost" "kicker"
        "額外費用" "追加费用" "追加費用" "追加コスト";
    "alternative and additional costs" "替代费用" [C700P10] "alternative cost" "alternate cost"
        "替代費用" "代替费用" "代替費用" "代替コスト";
    "choose" "选择" [C705P7] "select" "selection" "pick"
        "選擇" "挑选" "挑選" "选取" "選取" "選ぶ" "選択" "選べる";
    "target" "对象" [C705 C705P1] "targeting" "targeted" "legal target" "hexproof" "cannot be targeted"
        "對象" "指定" "目标" "目標" "取对象" "取對象" "不能被指定" "合法目标" "合法目標" "対象" "ターゲット"
        "対象を取る";
    "copy" "复制" [C706 C706P1] "copying" "clone"
        "複製" "拷贝" "拷貝" "コピー";

    // Effects.
    "continuous effect" "永续效果" [C701 C701P1] "static ability" "passive" "passive ability" "continuous"
        "永續效果" "永续" "永續" "被动" "被動" "常驻效果" "常駐效果" "持续效果" "持續效果" "永続効果" "常時効果";
    "triggered effect" "触发效果" [C702 C702P1] "trigger" "triggered ability" "triggers" "trigger effect"
        "觸發效果" "触发" "觸發" "诱发" "誘發" "诱发效果" "誘發效果" "触发能力" "觸發能力" "誘発" "誘発効果"
        "誘発能力" "トリガー";
    "activated effect" "启动效果" [C703 C703P1] "activate" "activated ability" "ignition effect" "activation"
        "啟動效果" "启动" "啟動" "起动效果" "起動效果" "启动能力" "啟動能力" "主动技能" "主動技能" "发动效果"
        "發動效果" "起動効果" "起動能力" "発動";
    "counterstrike effect" "反击特效" [C312 C704 C704P1]
        "counterstrike" "shield trigger" "damage trigger" "life trigger" "burst"
        "反擊特效" "反击" "反擊" "反击效果" "反擊效果" "盾触发" "盾觸發" "触发牌" "觸發牌" "伤害触发" "傷害觸發"
        "シールドトリガー" "反撃効果" "ダメージトリガー" "ライフトリガー";
    "replacement" "效果变更" [C707 C707P1] "replacement effect" "replace" "instead of"
        "效果變更" "替代效果" "置换效果" "置換效果" "改为" "改為" "变更" "變更" "置換効果" "置き換える" "置き換え";
    "losing effects" "失去效果" [C708 C708P1 C307P6]
        "lose its effects" "loses its effects" "silence" "blank" "lose abilities"
        "没有效果" "沒有效果" "沉默" "失效" "効果を失う" "沈黙" "効果が無効";
    "gains an effect" "得到新效果" [C709 C307P4] "gain effects" "gains effects" "gain an ability"
        "获得效果" "獲得效果" "得到效果" "効果を得る" "効果を獲得";

    // Timings.
    "on entering" "登场时" [C801 C801P1] "enter effect" "battlecry" "when it enters"
        "登場時" "登场效果" "登場效果" "战吼" "戰吼" "出场效果" "出場效果" "登場時効果";
    "as this card enters" "于此牌登场时" [C801P4 C801P4_2] "as it enters"
        "於此牌登場時" "登場に際し";
    "on being destroyed" "破坏时" [C802 C802P1] "death effect" "when destroyed" "deathrattle"
        "破壞時" "亡语" "亡語" "遗言" "遺言" "破坏时效果" "破壞時效果" "死亡效果" "破壊時" "破壊された時";
    "on being destroyed in battle" "战斗破坏时" [C803 C803P1] "when destroyed in battle"
        "戰鬥破壞時" "戦闘破壊時";
    "on winning a battle" "战斗胜利时" [C804 C804P1] "when it wins a battle" "winning a battle"
        "戰鬥勝利時" "战胜时" "戰勝時" "戦闘勝利時";
    "on attacking" "攻击时" [C805 C805P1] "when it attacks" "attack trigger"
        "攻擊時" "攻撃時";
    "on defending" "防御时" [C806 C806P1] "when it defends" "when it blocks"
        "防禦時" "防御時" "ブロック時";
    "start of the turn" "回合开始时" [C402 C807 C807P1] "beginning of the turn" "start of turn"
        "回合開始時" "回合初" "回合开始" "回合開始" "ターン開始時" "ターンの開始";
    "end of the turn" "回合结束时" [C406 C808 C808P1] "end of turn" "at the end of turn"
        "回合結束時" "回合末" "回合结束" "回合結束" "ターン終了時" "ターンエンド";
    "going into battle" "战斗成立时" [C504P3 C810 C810P1] "goes into battle"
        "戰鬥成立時" "战斗成立" "戰鬥成立" "戦闘成立時";

    // Keywords.
    "keyword" "关键词" [C900 C900P1] "keywords" "keyword ability" "special effects"
        "關鍵詞" "关键字" "關鍵字" "关键词能力" "關鍵詞能力" "特殊效果" "キーワード" "キーワード能力";
    "assault" "突袭" [C900Assault] "haste" "attack at once"
        "突襲" "敏捷" "奇襲" "ヘイスト";
    "slow" "迟缓" [C900Slow] "enters tapped"
        "遲緩" "横置登场" "橫置登場" "鈍足" "遅い";
    "loner" "独行客" [C900Loner] "lone wolf" "exalted"
        "獨行客" "独行" "獨行" "一匹狼";
    "guard" "守备" [C900Guard] "defender" "cannot attack" "can't attack"
        "守備" "守卫" "守衛" "不能攻击" "不能攻擊" "攻撃できない";
    "scheme" "智谋" [C900Scheme] "look at the top card" "put on the bottom"
        "智謀" "看顶" "看頂" "看牌库顶" "看牌庫頂" "デッキトップを見る";
    "ranged" "远程" [C900Ranged] "ranged attack" "takes no battle damage when attacking"
        "遠程" "远程攻击" "遠程攻擊" "远攻" "遠攻" "遠隔" "遠距離攻撃";
    "rush" "速攻" [C900Rush] "flash speed" "use at instant speed"
        "闪现" "閃現" "速攻能力";
    "first strike" "先制" [C900Firststrike C507P6] "firststrike"
        "先攻击" "先攻擊" "先制攻击" "先制攻擊" "先手伤害" "先手傷害" "先制攻撃";
    "pierce" "贯通" [C900Pierce] "trample" "piercing" "penetrate"
        "貫通" "贯穿" "貫穿" "践踏" "踐踏" "穿透" "トランプル";
    "critical hit" "会心一击" [C900Critical] "crit" "critical" "extra damage to life"
        "會心一擊" "会心" "會心" "暴击" "暴擊" "双击" "雙擊" "会心の一撃" "クリティカル";
    "swift" "神速" [C900Swift] "evasive" "hard to block" "unblockable"
        "不能被防御" "不能被防禦" "不能被阻挡" "不能被阻擋" "ブロックされない";
    "tough" "坚韧" [C900Tough] "takes no battle damage when defending"
        "堅韌" "强韧" "強韌" "頑強" "強靭";
    "battle link" "战斗连协" [C900Link] "link" "partner"
        "戰鬥連協" "连协" "連協" "连携" "連攜" "連携" "戦闘連携";
    "gather" "聚气" [C900Gather] "charge up" "gathering state" "gathering"
        "聚氣" "聚气状态" "聚氣狀態" "蓄力" "蓄气" "蓄氣" "溜め" "気を溜める";
    "ninpo secret" "忍法奥义" [C900Ninpo] "ninpo" "ninjutsu"
        "忍法奧義" "忍法" "忍术" "忍術" "忍法奥義";
    "bonded" "专用" [C900Bond C900Bonded] "bonded pair" "exclusive equipment" "exclusive"
        "專用" "专用成立" "專用成立" "专用装备" "專用裝備" "专属" "專屬" "専用" "専用装備";
    "shift" "形态转换" [C900Shift] "form change" "shifting"
        "形態轉換" "形态变换" "形態變換" "换形态" "換形態" "形態変化" "フォームチェンジ";
    "transform" "变身" [C900Transform] "transformed form" "transform source" "transformation"
        "變身" "变身形态" "變身形態" "变身源" "變身源" "变身牌" "變身牌" "変身" "変身形態";
    "Odin's power" "奥丁之力" [C900Odin] "odin" "power of odin"
        "奧丁之力" "奥丁" "奧丁" "オーディンの力";
    "Odin sapphire" "奥丁蓝宝石" [C900Sapphire] "sapphire"
        "奧丁藍寶石" "蓝宝石" "藍寶石" "オーディンサファイア";
    "chakra" "查克拉" [C900Chakra] "untap resources" "reset resources"
        "重置资源" "重置資源" "チャクラ";
    "summoning" "通灵" [C900Summon] "summoning jutsu"
        "通靈" "通灵术" "通靈術" "口寄せ";
    "hero call" "英雄呼唤" [C900Herocall] "herocall"
        "英雄呼喚" "ヒーローコール" "英雄の呼び声";
    "rampage" "肆意横行" [C900Rampage] "mill" "milling" "mill the opponent"
        "肆意橫行" "磨牌" "横行" "橫行" "ランページ" "デッキ破壊";
    "quick change" "高速换装" [C900Quickchange] "quickchange" "change equipment fast"
        "高速換裝" "换装" "換裝" "高速換装" "換装";
    "Paramecia fruit" "超人系果实" [C900Paramecia] "paramecia" "devil fruit"
        "超人系果實" "超人系" "恶魔果实" "惡魔果實" "パラミシア" "悪魔の実";
    "Zoan fruit" "动物系果实" [C900Zoan] "zoan"
        "動物系果實" "动物系" "動物系" "ゾオン";
    "Logia fruit" "自然系果实" [C900Logia] "logia"
        "自然系果實" "自然系" "ロギア";
    "Super Saiyan" "超级赛亚人" [C900Supersaiyan] "saiyan"
        "超級賽亞人" "赛亚人" "賽亞人" "超赛" "超賽" "超サイヤ人" "スーパーサイヤ人";
    "curse mark" "咒印" [C900Cursemark] "cursed seal" "curse seal"
        "诅咒印记" "詛咒印記" "呪印";
    "guardian constellation" "守护星座" [C900Constellation] "constellation"
        "守護星座" "星座";
    "mutant blood" "变种之血" [C900Mutantblood] "mutant"
        "變種之血" "变种人" "變種人" "ミュータント" "ミュータントの血";
    "spirit pressure" "灵压" [C900Reiatsu] "reiatsu"
        "靈壓" "霊圧";
    "duel" "对决" [C900Duel] "clash"
        "對決" "拼点" "拼點" "対決" "デュエル";
    "sword release" "刀剑解放" [C900Swordrelease] "shikai" "zanpakuto"
        "刀劍解放" "始解" "斩魄刀" "斬魄刀" "刀剣解放";
    "sword soul" "刀魂牌" [C900SwordreleaseP1_2 C900SwordreleaseP7] "sword souls"
        "刀魂" "刀魂カード";
    "Bankai" "卍解" [C900Bankai] "ban kai"
        "万解" "萬解" "卍解する";
    "Resurreccion" "归刃" [C900Resurreccion] "arrancar" "resurrección"
        "歸刃" "破面" "帰刃" "レスレクシオン";
    "released form" "解放形态" [C900Releasedform] "release form"
        "解放形態" "解放";
    "false life" "虚伪生命" [C900Falselife] "falselife" "reanimate" "ghost counter" "use from the graveyard"
        "虛偽生命" "亡灵指示物" "亡靈指示物" "从墓地使用" "從墓地使用" "复活" "復活" "偽りの命";
}
