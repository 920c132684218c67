//! The words of Fire Emblem Cipher.
//!
//! A row is the word of our English statements, the word of the book (in Simplified Chinese), the
//! clauses that define it, and what players say for it: in English, in Chinese of both scripts, in Japanese.

use super::clauses::Clause;

crate::glossary! {
    // People.
    "opponent" "对手" [C5_1_2_1_2_4 C5_1_2_1_2_5] "other player"
        "對手" "对方" "對方" "对面" "對面" "敌手" "敵手" "相手" "対戦相手";
    "turn player" "回合玩家" [C12_2_1_8_1] "active player" "player whose turn it is"
        "主动玩家" "主動玩家" "当前玩家" "當前玩家" "当前回合的玩家" "當前回合的玩家" "ターンプレイヤー"
        "手番プレイヤー" "アクティブプレイヤー";
    "non-turn player" "非回合玩家" [C12_2_1_8_1] "non-active player" "inactive player" "nonactive player"
        "非主动玩家" "非主動玩家" "被动玩家" "被動玩家" "非ターンプレイヤー" "非アクティブプレイヤー";
    "going first" "先攻" [C12_2_1_3 C12_2_1_8 C13_2_1_5_1 C13_5_1_2_2]
        "first player" "go first" "goes first" "starting player" "play first" "on the play"
        "先手" "先行" "首攻" "先手玩家" "先攻プレイヤー" "先手番";
    "going second" "后攻" [C12_2_1_5] "second player" "go second" "goes second" "on the draw"
        "後攻" "后手" "後手" "后手玩家" "後手玩家" "後攻プレイヤー";
    "owner" "所有者" [C5_1_2_1_1] "ownership"
        "持有者" "拥有者" "擁有者" "卡的主人" "持ち主" "オーナー";
    "user" "使用者" [C5_1_2_1_2] "controller" "control of a card" "who controls"
        "控制者" "操控者" "控制权" "控制權" "コントローラー" "使用プレイヤー";

    // Winning and losing.
    "lose" "败北" [C3 C3_1_1 C3_1_2 C9_4] "lost" "losing" "loss condition" "losing condition" "lose condition"
        "敗北" "输" "輸" "输掉" "輸掉" "判负" "判負" "落败" "落敗" "败北条件" "敗北條件" "输的条件" "輸的條件" "負け"
        "負ける" "敗北条件" "負け条件";
    "win" "获胜" [C3_1] "victory" "winner" "won" "winning" "win condition"
        "獲勝" "赢" "贏" "胜利" "勝利" "取胜" "取勝" "胜者" "勝者" "获胜条件" "獲勝條件" "胜利条件" "勝利條件" "勝ち"
        "勝つ" "勝利条件";
    "a draw" "平局" [C3_2 C25_2] "tie" "tied game" "draw game" "drawn game" "stalemate"
        "平手" "和局" "打平" "打和" "引き分け" "引分け" "ドローゲーム";
    "deck and retreat area are both empty" "卡组和退避区都空" [C3_1_2 C11_3_1 C11_3_1_1]
        "deck out" "decking out" "deckout" "decked out" "mill out" "milling out" "milled" "run out of cards"
        "empty deck" "no cards left in the deck" "runs out of cards" "deck is empty" "out of cards"
        "卡組和退避區都空" "抽干" "抽乾" "抽空" "抽光" "牌库抽干" "牌庫抽乾" "没牌抽" "沒牌抽" "无牌可抽" "無牌可抽"
        "卡组空" "卡組空" "牌库空" "牌庫空" "磨牌" "磨库" "磨庫" "牌库抽完" "牌庫抽完" "卡组抽完" "卡組抽完"
        "卡组没了" "卡組沒了" "牌库没了" "牌庫沒了" "デッキ切れ" "デッキアウト" "山札切れ" "山札がなくなる"
        "ライブラリアウト" "山札がなく" "デッキがなく" "デッキが0" "山札が0" "デッキが空";
    "lord is in the defeated state" "主人公处于被击破状态" [C9_3_2 C9_3_2_1]
        "attack the face" "go face" "direct attack" "attack the lord" "hit the lord" "defeat the lord"
        "lord is defeated"
        "主人公處於被擊破狀態" "打脸" "打臉" "直接攻击" "直接攻擊" "直击" "直擊" "打主角" "打主人公" "打本体" "打本體"
        "主角被击破" "主角被擊破" "主人公被击破" "主人公被擊破" "ダイレクトアタック" "直接攻撃" "顔面" "主人公を攻撃"
        "主人公の撃破" "本体を殴る";

    // What runs by itself.
    "check timing" "自动处理检查时点" [C7 C7_1 C7_2]
        "checkpoint" "check point" "state-based actions" "state based actions" "automatic check"
        "自動處理檢查時點" "检查时点" "檢查時點" "检查时机" "檢查時機" "检查点" "檢查點" "自动处理" "自動處理"
        "状态动作" "狀態動作" "チェックタイミング" "自動処理チェックタイミング" "自動処理";
    "rule processing" "规则处理" [C9 C9_1] "rules processing" "rule process"
        "規則處理" "规则动作" "規則動作" "ルール処理";
    "same-name processing" "同名处理" [C9_2 C14_1_1_1]
        "same name" "legend rule" "uniqueness rule" "duplicate units" "two copies on the battlefield"
        "同名處理" "同名单位" "同名單位" "同名角色" "重名" "传奇规则" "傳奇規則" "同名唯一" "同名処理" "同名ユニット"
        "同名キャラ";
    "defeat processing" "击破处理" [C9_3]
        "擊破處理" "撃破処理";
    "loss processing" "败北处理" [C9_4] "lose processing"
        "敗北處理" "敗北処理";
    "march processing" "进军处理" [C9_5 C9_5_1 C9_5_1_1]
        "march" "forced march" "advance" "front line empty" "empty front line"
        "進軍處理" "进军" "進軍" "推进" "推進" "前卫区空" "前衛區空" "前排空" "進軍処理" "前衛がいない";
    "interrupt" "插入处理" [C11 C11_1 C11_2] "interruption" "interrupt processing"
        "插入處理" "中断处理" "中斷處理" "插队处理" "插隊處理" "割り込み" "割り込み処理";
    "deck refill" "卡组补充处理" [C11_3_1] "refill" "reshuffle" "shuffle the graveyard back" "recycle the graveyard"
        "卡組補充處理" "卡组补充" "卡組補充" "补充卡组" "補充卡組" "洗回卡组" "洗回卡組" "墓地洗回" "重洗" "洗回牌库"
        "洗回牌庫" "デッキ補充" "山札補充" "山札の補充" "リフレッシュ";
    "loop" "循环" [C25 C25_1] "infinite loop" "endless loop" "infinite combo" "repeat without limit"
        "循環" "无限循环" "無限循環" "死循环" "死循環" "无限连" "無限連" "无限连段" "無限連段" "ループ" "無限ループ"
        "無限コンボ";
    "loop unit" "循环单位" [C25_1_1] "one round of the loop"
        "循環單位" "ループ単位";

    // Principles.
    "effect prevails" "效果优先" [C2_1] "golden rule" "card beats rules" "card text over rules"
        "效果優先" "黄金法则" "黃金法則" "最高原则" "最高原則" "卡牌优先" "卡牌優先" "卡面优先" "卡面優先" "黄金律"
        "カードが優先" "テキスト優先";
    "forbids" "加以禁止" [C2_2] "cannot beats can" "can't beats can" "prohibition" "forbidden"
        "禁止优先" "禁止優先" "禁止效果" "禁止が優先" "できないが優先";
    "as many as possible" "凑得到多少就做多少" [C2_5 C2_3]
        "as much as possible" "only partly possible" "do what you can"
        "湊得到多少就做多少" "能做多少做多少" "尽量做" "儘量做" "做不到的部分" "できる限り" "できるだけ" "可能な限り";
    "at the same time" "同时" [C2_9 C2_10] "simultaneous" "simultaneously" "both at once"
        "同時" "同一时间" "同一時間" "同一时刻" "同一時刻" "同時に";
    "replacement effect" "置换效果" [C23_1] "replace" "replacement"
        "置換效果" "替代效果" "替换效果" "替換效果" "取代效果" "代替效果" "置換効果" "置き換え効果" "置き換える";
    "changing zone" "换区域" [C6_5] "zone change" "changes zone" "new object" "leaves the battlefield"
        "換區域" "离场" "離場" "区域移动" "區域移動" "换了区域" "換了區域" "領域移動" "領域が変わる" "場を離れる";

    // What is printed.
    "card description" "卡片记述" [C5_1_1_1] "printed text" "card text" "printed information"
        "卡片記述" "卡面文字" "卡面记述" "卡面記述" "卡牌记述" "卡牌記述" "カード記述" "記述";
    "deployment cost" "出击费用" [C4_2 C12_1_1_1 C15_1_2]
        "mana cost" "play cost" "summoning cost" "casting cost" "deploy cost"
        "出擊費用" "出场费用" "出場費用" "召唤费用" "召喚費用" "登场费用" "登場費用" "出牌费用" "出牌費用"
        "出撃コスト" "召喚コスト" "登場コスト";
    "class-change cost" "转职费用" [C4_3 C16_1_2] "CC cost" "promotion cost" "class change cost"
        "轉職費用" "クラスチェンジコスト" "CCコスト";
    "faction symbol" "势力标记" [C4_4 C4_4_2 C15_1_2] "faction" "color" "colour" "affinity"
        "勢力標記" "势力" "勢力" "颜色" "顏色" "阵营" "陣營" "派系" "颜色不够" "顏色不夠" "颜色不符" "顏色不符"
        "勢力シンボル" "シンボル" "カードの色" "絆の色" "色条件" "色が足りない";
    "gender" "性别" [C4_5] "sex" "male" "female"
        "性別" "男女" "男性" "女性";
    "weapon" "武器" [C4_6 C4_6_2] "weapon type" "weapon icon"
        "武器种类" "武器種類" "武器类型" "武器類型" "兵器" "武器アイコン" "武器種";
    "attribute" "属性" [C4_7 C4_7_4] "armored" "armoured" "flier" "flyer" "flying" "trait"
        "屬性" "飞行" "飛行" "重甲" "兽马" "獸馬" "特征" "特徵" "属性アイコン" "アーマー" "獣馬";
    "flavour text" "描述文本" [C4_8] "flavor text" "quote on the card"
        "风味文字" "風味文字" "风味文本" "風味文本" "背景文字" "フレーバーテキスト";
    "ability" "能力" [C4_9 C21] "skill" "skills"
        "技能" "特技" "スキル";
    "power" "战斗力" [C4_11] "attack power" "ATK" "strength" "stats"
        "戰鬥力" "攻击力" "攻擊力" "战力" "戰力" "攻击值" "攻擊值" "戦闘力" "パワー" "攻撃力";
    "title" "称号" [C4_12] "epithet" "nickname"
        "稱號" "别名" "別名" "头衔" "頭銜" "二つ名";
    "unit name" "单位名" [C4_13] "character name"
        "單位名" "角色名" "人物名" "单位名称" "單位名稱" "ユニット名" "キャラ名" "キャラクター名";
    "card name" "卡名" [C4_14 C12_1_1_2] "name of the card" "full name"
        "卡牌名" "卡片名称" "卡片名稱" "牌名" "カード名";
    "range" "射程" [C4_15 C20] "reach" "attack range" "attack distance"
        "攻击范围" "攻擊範圍" "攻击距离" "攻擊距離" "レンジ" "射程距離";
    "class" "兵种" [C4_16] "job" "profession"
        "兵種" "职业" "職業" "职阶" "職階" "クラス";
    "support value" "支援力" [C4_17 C18_1_9] "support power" "support number" "support points"
        "支援值" "支援数值" "支援數值" "援护力" "援護力" "サポート値" "支援値";
    "card number" "卡号" [C4_18] "collector number"
        "卡號" "卡片编号" "卡片編號" "编号" "編號" "カード番号";
    "rarity" "稀有度" [C4_19] "rare card"
        "罕贵度" "罕貴度" "罕见度" "罕見度" "レアリティ";
    "use limit" "使用次数限制" [C5_1_1_3 C10_6_2 C19_1_2_1] "once per turn" "once a turn" "one use per turn"
        "使用次數限制" "一回合一次" "每回合一次" "次数限制" "次數限制" "使用次数" "使用次數" "1ターンに1回"
        "ターンに一度" "回数制限" "使用回数";

    // States.
    "unrested" "未行动" [C5_1_2_6 C13_2_1_3] "untapped" "untap" "upright" "ready" "readied" "unrest" "standing"
        "未行動" "竖置" "豎置" "直立" "重置" "未横置" "未橫置" "竖着" "豎著" "转正" "轉正" "恢复行动" "恢復行動"
        "アンタップ" "スタンド" "縦向き" "未行動状態";
    "rested" "已行动" [C5_1_2_6 C5_1_2_6_1 C17_1_2_1 C18_1_2] "tapped" "tap" "tapping" "rest" "exhausted" "sideways"
        "已行動" "横置" "橫置" "横摆" "橫擺" "横放" "橫放" "横着" "橫著" "转横" "轉橫" "打横" "打橫" "疲劳" "疲勞"
        "行動済み" "行動済" "レスト" "タップ" "横向き";
    "face-up" "正面朝上" [C5_1_2_3 C6_9_1] "face up" "faceup"
        "翻开" "翻開" "表侧" "表側" "明置" "正面向上" "表向き";
    "face-down" "背面朝上" [C5_1_2_3 C6_7_1] "face down" "facedown"
        "盖着" "蓋著" "里侧" "裡側" "暗置" "盖放" "蓋放" "背面向上" "裏向き" "裏側" "伏せる";
    "public information" "公开信息" [C6_4 C6_4_1 C6_4_2] "public zone" "open information" "public card"
        "公開信息" "公开情报" "公開情報" "公开资讯" "公開資訊" "公开的卡" "公開的卡" "公开区域" "公開區域" "公開領域";
    "hidden" "非公开" [C6_4_3 C6_4_4] "hidden information" "hidden zone" "secret information" "private information"
        "非公開" "不公开" "不公開" "非公开信息" "非公開信息" "隐藏信息" "隱藏信息" "非公开区域" "非公開區域"
        "非公開情報" "非公開領域";
    "defeated state" "被击破状态" [C5_1_2_7 C9_3] "about to be defeated" "is defeated"
        "被擊破狀態" "击破状态" "擊破狀態" "被击破" "被擊破" "撃破状態" "撃破された";
    "lord" "主人公" [C5_1_2_5 C26_3 C3_1_1 C12_2_1_1] "main character" "MC" "hero" "protagonist" "leader"
        "主角" "主将" "主將" "领主" "領主" "英雄" "主公" "ロード" "主役" "リーダー";

    // Zones.
    "zone" "区域" [C6 C6_1 C6_2 C26_12] "place on the table"
        "區域" "领域" "領域" "牌区" "牌區" "ゾーン" "エリア";
    "deck" "卡组" [C6_7 C26_1 C12_1] "library" "draw pile" "draw deck"
        "卡組" "牌库" "牌庫" "牌组" "牌組" "牌堆" "抽牌堆" "套牌" "デッキ" "山札";
    "preparing the decks" "准备卡组" [C12_1]
        "deck building" "deckbuilding" "deck construction" "build a deck" "legal deck"
        "準備卡組" "构筑" "構築" "组牌" "組牌" "组卡" "組卡" "卡组构筑" "卡組構築" "组卡组" "組卡組" "デッキ構築"
        "デッキを組む";
    "at least 50 cards" "至少50张" [C12_1_1] "deck size" "minimum deck size" "how many cards in a deck" "50 cards"
        "至少50張" "卡组张数" "卡組張數" "牌组张数" "牌組張數" "卡组下限" "卡組下限" "五十张" "五十張" "デッキ枚数"
        "デッキの枚数" "50枚";
    "at most four cards" "最多放四张" [C12_1_1_2]
        "copy limit" "playset" "four copies" "max copies" "maximum copies" "number of copies" "copies of a card"
        "copies of one card"
        "最多放四張" "同名卡上限" "同名上限" "投入上限" "四张上限" "四張上限" "几张同名" "幾張同名" "同名卡"
        "枚数制限" "4枚まで" "同名カード" "4枚積み" "何枚入れられる";
    "hand" "手牌" [C6_8] "cards in hand" "hand cards"
        "手卡" "手上的牌" "手里的卡" "手裡的卡" "手札";
    "support area" "支援区" [C6_9] "support zone"
        "支援區" "支援区域" "支援區域" "支援エリア" "サポートエリア";
    "retreat area" "退避区" [C6_10] "graveyard" "discard pile" "grave" "cemetery" "trash" "drop zone" "GY"
        "退避區" "墓地" "墓场" "墓場" "弃牌区" "棄牌區" "弃牌堆" "棄牌堆" "坟场" "墳場" "坟墓" "墳墓" "休息区"
        "休息區" "退避エリア" "トラッシュ" "捨て札" "ドロップゾーン";
    "orb area" "宝玉区" [C6_13] "orb zone" "life zone" "shield zone"
        "寶玉區" "宝玉区域" "寶玉區域" "生命区" "生命區" "命区" "命區" "オーブエリア" "ライフゾーン" "シールドゾーン";
    "orb" "宝玉" [C26_16 C6_13 C9_3_2] "life" "life points" "life card" "HP" "shield" "prize card"
        "寶玉" "命" "血" "生命" "生命值" "血量" "护盾" "護盾" "生命牌" "命牌" "オーブ" "ライフ" "シールド" "体力";
    "top five cards" "最上面的五张" [C12_2_1_6]
        "five orbs" "how many orbs" "starting orbs" "starting life" "number of orbs"
        "最上面的五張" "几颗宝玉" "幾顆寶玉" "五颗宝玉" "五顆寶玉" "初始生命" "几条命" "幾條命" "宝玉数量" "寶玉數量"
        "オーブの数" "オーブの枚数" "初期ライフ" "オーブ5枚";
    "destroy 1 orb" "破坏1颗宝玉" [C24_1_14 C26_16_2]
        "break an orb" "orb break" "lose an orb" "lose a life" "orb destruction" "destroy orbs"
        "破壞1顆寶玉" "破宝玉" "破寶玉" "碎宝玉" "碎寶玉" "宝玉破坏" "寶玉破壞" "掉命" "扣血" "掉血" "碎盾"
        "オーブ破壊" "オーブを破壊" "オーブを割る" "ライフを失う";
    "bond area" "羁绊区" [C6_11 C13_3_1_2] "bond zone" "mana zone" "resource zone"
        "羈絆區" "羁绊区域" "羈絆區域" "资源区" "資源區" "法力区" "法力區" "费用区" "費用區" "絆エリア" "マナゾーン"
        "リソースゾーン";
    "bond" "羁绊" [C26_14 C13_3_1_2 C15_1_2] "bond card" "mana" "resource" "energy" "lands"
        "羈絆" "羁绊卡" "羈絆卡" "资源" "資源" "法力" "能量" "魔力" "絆" "絆カード" "マナ" "リソース";
    "front line" "前卫区" [C6_12 C20_2] "front row" "front area" "vanguard circle"
        "前衛區" "前排" "前列" "前线" "前線" "前卫区域" "前衛區域" "前衛エリア";
    "back line" "后卫区" [C6_12 C20_3] "back row" "rear row" "back area"
        "後衛區" "后排" "後排" "后列" "後列" "后卫区域" "後衛區域" "後衛エリア";
    "front unit" "前卫" [C26_9] "front-row unit" "vanguard"
        "前衛" "前排单位" "前排單位" "前排角色";
    "back unit" "后卫" [C26_10] "back-row unit" "rearguard" "rear guard"
        "後衛" "后排单位" "後排單位" "后排角色" "後排角色";
    "battlefield" "战场" [C6_3_1 C26_11] "board" "in play" "on the field"
        "戰場" "场上" "場上" "场面" "場面" "在场" "在場" "盘面" "盤面" "戦場" "フィールド" "場に";

    // Units.
    "unit" "单位" [C26_2] "creature" "minion" "monster" "follower"
        "單位" "角色" "怪兽" "怪獸" "生物" "随从" "隨從" "ユニット" "キャラ" "モンスター" "クリーチャー";
    "allied unit" "我方单位" [C26_4] "own unit" "friendly unit" "ally" "my unit"
        "我方單位" "己方单位" "己方單位" "自己的单位" "自己的單位" "友军" "友軍" "我军" "我軍" "味方" "味方ユニット"
        "自軍";
    "enemy unit" "敌方单位" [C26_5] "enemy" "opposing unit"
        "敵方單位" "敌人" "敵人" "敌军" "敵軍" "对方单位" "對方單位" "对手的单位" "對手的單位" "敵ユニット"
        "相手のユニット";
    "attacking unit" "攻击单位" [C18_1_3_2_1 C26_6] "attacker"
        "攻擊單位" "攻击者" "攻擊者" "攻击方" "攻擊方" "进攻方" "進攻方" "攻撃ユニット" "アタッカー" "攻撃側";
    "defending unit" "防御单位" [C18_1_3_2_1 C26_7] "defender" "attacked unit"
        "防禦單位" "防守单位" "防守單位" "防守方" "防御方" "防禦方" "被攻击的单位" "被攻擊的單位" "防御ユニット"
        "ディフェンダー" "防御側";
    "battle unit" "战斗单位" [C18_1_3_2_1 C26_8] "combatant" "fighting unit"
        "戰鬥單位" "交战单位" "交戰單位" "戦闘ユニット";
    "levelled-up unit" "升级后的单位" [C14_2_6] "leveled-up unit" "leveled up unit"
        "升級後的單位" "レベルアップしたユニット" "レベルアップ後";
    "class-changed unit" "转职后的单位" [C14_2_6_1] "promoted unit" "class changed unit"
        "轉職後的單位" "クラスチェンジしたユニット" "クラスチェンジ後";
    "stack" "叠成一叠" [C14_2_7 C14_2_7_1 C6_4_2_3]
        "cards underneath" "cards beneath" "cards under a unit" "pile of cards"
        "疊成一疊" "叠放" "疊放" "叠卡" "疊卡" "底下的卡" "下面的卡" "叠着" "疊著" "重ねる" "重なったカード"
        "下のカード" "下に重ねる";

    // The turn.
    "turn" "回合" [C13_1] "turn structure" "turn order"
        "回合流程" "轮次" "輪次" "ターン" "手番" "ターンの流れ";
    "phase" "阶段" [C13_1_2] "order of phases"
        "階段" "阶段顺序" "階段順序" "フェイズ" "フェーズ";
    "start phase" "开始阶段" [C13_2 C13_2_1] "beginning phase" "untap step" "draw phase" "draw step" "standby phase"
        "開始階段" "抽牌阶段" "抽牌階段" "抽卡阶段" "抽卡階段" "准备阶段" "準備階段" "回合开始" "回合開始"
        "開始フェイズ" "ビギニングフェイズ" "スタートフェイズ" "ドローフェイズ" "ターン開始";
    "bond phase" "羁绊阶段" [C13_3 C13_3_1] "resource phase" "mana phase" "place a bond" "place bonds"
        "羈絆階段" "放羁绊" "放羈絆" "资源阶段" "資源階段" "拍费" "拍費" "下费" "下費" "放几张羁绊" "放幾張羈絆"
        "絆フェイズ" "絆を置く" "マナチャージ";
    "deployment phase" "出击阶段" [C13_4 C13_4_1] "deploy phase" "main phase" "summoning phase"
        "出擊階段" "主要阶段" "主要階段" "主阶段" "主階段" "出场阶段" "出場階段" "召唤阶段" "召喚階段" "出撃フェイズ"
        "メインフェイズ";
    "action phase" "行动阶段" [C13_5 C13_5_1] "battle phase" "attack phase" "combat phase"
        "行動階段" "战斗阶段" "戰鬥階段" "攻击阶段" "攻擊階段" "行動フェイズ" "バトルフェイズ" "アタックフェイズ";
    "end phase" "结束阶段" [C13_6 C13_6_1] "ending phase" "end step" "end of turn" "cleanup"
        "結束階段" "回合结束" "回合結束" "终了阶段" "終了階段" "结束步骤" "結束步驟" "回合末" "終了フェイズ"
        "エンドフェイズ" "ターン終了" "ターンエンド";
    "first turn" "首个回合" [C13_2_1_5_1 C13_5_1_2_2] "turn one" "turn 1" "opening turn"
        "首個回合" "第一回合" "首回合" "第一个回合" "第一個回合" "最初のターン" "1ターン目" "先攻1ターン目";
    "until the end of the game" "直到游戏结束为止" [C24_1_9] "permanent" "permanently" "rest of the game"
        "直到遊戲結束為止" "永久" "整局" "一直到结束" "一直到結束" "ゲーム終了まで" "ゲーム終了時まで";

    // Before the game.
    "set-up" "开局布置" [C12_2 C12_2_1] "setup" "set up the game" "before the game" "pregame" "start of the game"
        "開局佈置" "開局布置" "开局" "開局" "游戏准备" "遊戲準備" "对战准备" "對戰準備" "赛前准备" "賽前準備"
        "ゲームの準備" "対戦準備" "セットアップ" "ゲーム開始";
    "opening hand" "当作手牌" [C12_2_1_4] "starting hand" "initial hand" "first six cards"
        "當作手牌" "起手" "起始手牌" "初始手牌" "开局手牌" "開局手牌" "初手" "初期手札" "最初の手札";
    "redraw" "重抽" [C12_2_1_5 C12_2_1_5_1 C12_2_1_5_2]
        "mulligan" "mull" "bad hand" "bricked hand" "change the opening hand"
        "换牌" "換牌" "调度" "調度" "换手牌" "換手牌" "卡手" "手卡事故" "重换" "重換" "引き直し" "マリガン" "手札事故"
        "手札交換";
    "lord marker card" "主人公标记卡" [C12_1_1_3] "marker card" "lord marker"
        "主人公標記卡" "标记卡" "標記卡" "特殊标记卡" "特殊標記卡" "マーカーカード" "主人公マーカー";
    "shuffle" "洗切" [C24_1_2 C12_2_1_2] "shuffling" "cut the deck" "randomize"
        "洗牌" "切牌" "切洗" "洗卡组" "洗卡組" "シャッフル" "カットする";
    "random" "随机" [C12_2_1_3 C24_1_2_1] "coin toss" "coin flip" "dice" "die roll" "rock paper scissors"
        "隨機" "猜拳" "掷骰子" "擲骰子" "抛硬币" "拋硬幣" "石头剪刀布" "石頭剪刀布" "ランダム" "じゃんけん"
        "コイントス" "サイコロ";

    // Actions.
    "draw" "抽卡" [C24_1_1 C13_2_1_5] "drawing" "drew" "draw a card"
        "抽牌" "摸牌" "抓牌" "抽一张" "抽一張" "ドロー" "カードを引く" "引く" "引ける" "引いた";
    "deploy" "出击" [C14_1 C14_1_1 C15] "deployment" "deploying" "summon" "play a unit" "put into play" "cast"
        "出擊" "召唤" "召喚" "出场" "出場" "登场" "登場" "上场" "上場" "部署" "出牌" "出撃" "出撃できる" "場に出す";
    "level up" "升级" [C14_2 C14_2_1 C16] "level-up" "levelling up" "leveling up" "leveled up" "levelled up" "upgrade"
        "升級" "等级提升" "等級提升" "升等" "レベルアップ";
    "class change" "转职" [C14_2_5 C16] "class-change" "class changing" "CC" "promote" "promotion" "evolve"
        "轉職" "升职" "升職" "进阶" "進階" "晋升" "晉升" "进化" "進化" "クラスチェンジ" "転職";
    "class-change bonus" "转职奖励" [C8 C8_1 C14_2_5_2]
        "CC bonus" "class change draw" "promotion bonus" "class change bonus"
        "轉職獎勵" "转职抽卡" "轉職抽卡" "转职抽牌" "轉職抽牌" "转职奖励处理" "轉職獎勵處理" "クラスチェンジボーナス"
        "CCボーナス";
    "grow" "成长" [C24_1_13] "growth" "growing"
        "成長" "成長する";
    "copy" "复制" [C24_1_8] "copying" "clone"
        "複製" "拷贝" "拷貝" "コピー";
    "move" "移动" [C17 C26_13] "moving" "movement" "switch lines" "change rows"
        "移動" "换位" "換位" "换排" "換排" "走位" "位移" "移動する";
    "attack" "攻击" [C18 C18_1] "attacking" "attacks" "declare an attack"
        "攻擊" "进攻" "進攻" "攻打" "宣言攻击" "宣言攻擊" "攻撃" "アタック" "殴る" "殴れる";
    "battle" "战斗" [C18_1_3_2 C18_1_20] "combat" "fight"
        "戰鬥" "交战" "交戰" "开战" "開戰" "戦闘" "バトル";
    "target" "攻击对象" [C18_1_3 C20_1] "attack target" "targeting" "legal target"
        "攻擊對象" "攻击目标" "攻擊目標" "目标" "目標" "对象" "對象" "攻撃対象" "ターゲット" "攻撃先";
    "choose" "选择" [C2_4 C2_6 C2_9] "select" "selection" "pick"
        "選擇" "挑选" "挑選" "指定" "选取" "選取" "選ぶ" "選択" "選べる";
    "pick none" "一张都不选" [C2_4] "search" "fail to find" "search the deck" "tutor" "find nothing"
        "一張都不選" "检索" "檢索" "找不到" "检索失败" "檢索失敗" "搜索" "サーチ" "見つからない" "探す";
    "support" "支援" [C18_1_5] "supporting" "support step" "support check"
        "支援判定" "翻支援" "援护" "援護" "サポート";
    "support card" "支援卡" [C26_15] "card in the support area"
        "支援牌" "支援カード";
    "support fails" "支援失败" [C18_1_5_1_1 C18_1_5_1_1_2] "failed support" "support failure" "support failed"
        "支援失敗" "支援失效" "支援不成立" "支援不成功" "支援に失敗";
    "critical hit" "必杀攻击" [C18_1_11 C18_1_11_1_1] "crit" "critical" "critical attack"
        "必殺攻擊" "必杀" "必殺" "暴击" "暴擊" "会心一击" "會心一擊" "会心" "會心" "必殺攻撃" "クリティカル";
    "evasion" "神速回避" [C18_1_13 C18_1_13_1]
        "evade" "dodge" "godspeed evasion" "god speed evasion" "avoid the attack"
        "回避" "迴避" "神速" "闪避" "閃避" "躲避" "回避する" "攻撃をかわす";
    "powers are compared" "比战斗力" [C18_1_15]
        "compare power" "compare powers" "equal power" "same power" "battle result"
        "比戰鬥力" "比战力" "比戰力" "战力相等" "戰力相等" "战斗力相等" "戰鬥力相等" "战斗力相同" "戰鬥力相同"
        "比较战斗力" "比較戰鬥力" "战斗结果" "戰鬥結果" "戦闘力を比べる" "戦闘力の比較" "戦闘力が同じ" "戦闘結果";
    "defeat" "击破" [C24_1_3 C18_1_15_1 C9_3] "kill" "killed" "KO" "destroy a unit" "dies"
        "擊破" "击杀" "擊殺" "打死" "消灭" "消滅" "破坏" "破壞" "击败" "擊敗" "阵亡" "陣亡" "撃破" "倒す" "破壊";
    "is not defeated" "不会被击破" [C24_1_12]
        "cannot be defeated" "can't be defeated" "indestructible" "cannot be destroyed"
        "不會被擊破" "不能被击破" "不能被擊破" "无敌" "無敵" "不会死" "不會死" "破坏抗性" "破壞抗性" "破坏耐性"
        "破壞耐性" "撃破されない" "破壊されない";
    "retreat" "退避" [C6_10 C9_3_1 C9_3_2]
        "discard" "discarding" "discarded" "send to the graveyard" "put into the graveyard"
        "弃牌" "棄牌" "丢弃" "丟棄" "舍弃" "捨棄" "弃掉" "棄掉" "弃手牌" "棄手牌" "送墓" "送进墓地" "送進墓地"
        "捨てる" "墓地に送る" "手札を捨てる" "退避させる" "捨て" "手札から捨て";
    "adds it to hand" "加入手牌" [C9_3_2] "add to hand" "take into hand" "add it to the hand" "return to hand"
        "进手牌" "進手牌" "回手" "收进手牌" "收進手牌" "上手" "手札に加える" "手札に戻す";
    "reveal" "公开" [C24_1_4] "revealing" "show" "revealed"
        "公開" "展示" "亮出" "给对手看" "給對手看" "公開する" "見せる" "相手に見せる";
    "look at" "查看" [C24_1_5 C6_4_2 C6_4_4] "peek" "inspect" "looking at" "look through"
        "偷看" "翻看" "检视" "檢視" "看牌" "確認" "覗く" "カードを見る" "中身を見る";
    "up to" "至多" [C24_1_6] "maximum number"
        "最多" "最大で" "最大何";
    "any number" "选择任意" [C24_1_7] "any amount"
        "選擇任意" "任意张" "任意張" "任意数量" "任意數量" "任意数" "任意數" "好きな枚数" "任意の数" "好きな数";
    "becomes double" "战斗力变为2倍" [C24_1_10] "double" "doubled" "double power" "twice the power"
        "戰鬥力變為2倍" "双倍" "雙倍" "翻倍" "两倍" "兩倍" "加倍" "2倍" "二倍" "戦闘力2倍";
    "becomes triple" "战斗力变为3倍" [C24_1_11] "triple" "tripled" "triple power"
        "戰鬥力變為3倍" "三倍" "3倍" "戦闘力3倍";

    // Abilities.
    "effect" "效果" [C21_1] "effects"
        "卡效" "効果";
    "keyword abilities" "关键词能力" [C21_2_1 C21_2_2] "keyword ability" "keyword" "keywords"
        "關鍵詞能力" "关键词" "關鍵詞" "关键字" "關鍵字" "关键字能力" "關鍵字能力" "キーワード能力" "キーワード";
    "formation skill" "阵型技" [C21_2_2_1] "formation"
        "陣型技" "阵型" "陣型" "阵形技" "陣形技" "陣形スキル" "陣形";
    "class-change skill" "转职技" [C21_2_2_2] "CC skill" "CCS" "class change skill"
        "轉職技" "转职技能" "轉職技能" "クラスチェンジスキル" "CCスキル";
    "level-up skill" "升级技" [C21_2_2_3] "level skill" "LVS" "level up skill"
        "升級技" "升级技能" "升級技能" "レベルアップスキル" "LVスキル";
    "union skill" "共斗技" [C21_2_2_4] "joint skill" "union"
        "共鬥技" "共斗" "共鬥" "共闘スキル" "共闘";
    "carnage form" "化形" [C21_2_2_5] "carnage"
        "化身" "カルネージフォーム";
    "continuous ability" "常时型" [C21_2_3_1_1] "static ability" "passive" "passive ability" "always on"
        "常時型" "常时" "常時" "永续效果" "永續效果" "永续能力" "永續能力" "被动" "被動" "常驻" "常駐" "永続効果"
        "永続能力";
    "activated ability" "起动型" [C19 C21_2_3_1_2] "activate" "activate an ability" "act skill" "use an ability"
        "起動型" "启动能力" "啟動能力" "起动能力" "起動能力" "主动技能" "主動技能" "发动能力" "發動能力" "启动效果"
        "啟動效果" "起動効果";
    "automatic ability" "自动型" [C10 C21_2_3_1_3] "auto skill" "triggered ability" "trigger ability"
        "自動型" "自动能力" "自動能力" "触发能力" "觸發能力" "诱发能力" "誘發能力" "触发效果" "觸發效果" "诱发效果"
        "誘發效果" "誘発能力" "誘発効果";
    "special ability" "特殊型" [C21_2_3_1_4 C10_2_2] "spec skill"
        "特殊能力" "手牌能力" "特殊スキル";
    "support ability" "支援能力" [C4_10 C18_1_7 C21_2_3_1_5] "support skill" "support effect" "emblem"
        "支援技" "支援效果" "支援技能" "支援スキル" "支援効果";
    "attack-type" "攻击型" [C21_2_3_1_5_2] "attack type support"
        "攻擊型" "攻击支援" "攻擊支援" "攻撃型";
    "defence-type" "防御型" [C21_2_3_1_5_2] "defense-type" "defense type support"
        "防禦型" "防御支援" "防禦支援";
    "triggered" "诱发" [C10_2_1 C10_2_1_1] "trigger" "triggers"
        "誘發" "触发" "觸發" "诱发时机" "誘發時機" "触发时机" "觸發時機" "誘発" "誘発する" "トリガー";
    "cost" "费用" [C22 C22_1_1] "ability cost" "activation cost"
        "費用" "代价" "代價" "消耗" "コスト" "代償";
    "paying the cost" "支付费用" [C22_1_1_1 C22_2 C22_3] "pay" "pays" "paid" "payment" "pay a cost"
        "支付費用" "支付" "付费" "付費" "付出代价" "付出代價" "付清" "支払う" "支払い" "払う" "払える" "払わ";
    "rest symbol" "行动图示" [C22_4_1] "tap symbol" "tap icon" "rest icon"
        "行動圖示" "横置图标" "橫置圖標" "横置符号" "橫置符號" "行动图标" "行動圖標" "行動アイコン" "タップシンボル";
    "flip symbol" "翻面图示" [C22_4_2] "flip bonds" "bond flip" "flip a bond" "turn bonds face down"
        "翻面圖示" "翻羁绊" "翻羈絆" "翻面" "翻费" "翻費" "盖羁绊" "蓋羈絆" "絆を裏返す" "裏返す" "フリップ";
}
