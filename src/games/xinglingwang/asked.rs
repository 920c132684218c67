//! What players ask about 星靈王, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1] "declare a race, when shown, change race; 種族宣言 什麼時候公開; 種族宣言 いつ公開";
    [C1_1]
        "when do I show my race, choose a race before the game, hidden race; 什麼時候公開種族 先選種族; 種族はいつ公開 種族宣言";
    [C1_1]
        "when do we show our race; do I pick my faction before seeing his; both reveal at the same time; he changed race after seeing mine; 種族什麼時候公開; 種族はいつ公開する？";
    [C1_1]
        "opponent lied about his race; picked the wrong race card; change declared race between games; 宣告錯種族; 種族を間違えて宣言";
    [C1_1] "種族要先講出來還是蓋著一起翻; 種族怎麼選";
    [C1_1] "do we reveal our races at the same time or does one pick after seeing the other; who picks faction first";
    [C1_1] "相手の種族を見てから自分の種族を決めていいの; 種族は同時公開";
    [C1_1] "種族宣言カードは伏せて置くの; 種族の宣言のしかた";
    [C1_2] "deck building rules; 組牌規則; デッキ構築ルール";
    [C1_2 C1_2_1] "what makes a legal deck, how many cards and copies; 牌組構築限制; デッキのルール";
    [C1_2 C1_1]
        "deck first or race first; build the deck after seeing opponent's race; can I change my deck once races are shown; sideboard against his race; 看到對方種族才組牌嗎; 種族を見てからデッキを組む？";
    [C1_2] "組牌有哪些限制要遵守; 構築規定有哪些";
    [C1_2] "when do I build the deck before or after declaring my race; deckbuilding restrictions";
    [C1_2_1]
        "deck size, copies, two of the same name, 20 cards; 牌組幾張 同名可以放兩張嗎 二十張; デッキ枚数 20枚 同名カード";
    [C1_2_1] "21 cards, two copies; 21張可以嗎 同一張放兩張; 21枚 同じカード2枚";
    [C1_2_1 C15Overload1] "singleton, deck of twenty, three copies";
    [C1_2_1 C15Overload1]
        "two copies of a card, same name twice, deck of twenty, bigger deck; 同名卡能放兩張嗎 牌組幾張; 同名は何枚 デッキは何枚";
    [C1_2_1] "max copies, deck exactly twenty; 正好二十張嗎; ちょうど20枚";
    [C1_2_1]
        "how many cards in a deck; 21 cards ok; deck of nineteen; minimum deck size; is it exactly twenty; 牌組要幾張; デッキは何枚ちょうど？";
    [C1_2_1]
        "two of the same card; singleton format?; can I run duplicates; four copies like magic; playset; 同名卡可以放兩張嗎; 同じカードを2枚入れていい？";
    [C1_2_1 C15Overload1]
        "found three copies of one card in his deck is that cheating; when are duplicates legal; more than one copy; 他牌組有三張同樣的卡; 同名が3枚入っている";
    [C1_2_1 C1_2_2]
        "my friend's deck has 22 cards and two races, legal?; deck check; what makes a deck illegal; 牌組不合規定; 違反デッキ";
    [C1_2_1] "牌組可以放二十二張嗎; 多一張算違規";
    [C1_2_1] "同一張卡能帶兩張嗎; 同名卡上限幾張";
    [C1_2_1] "can I run two copies of the same card like in Magic; is this singleton";
    [C1_2_1] "my deck has 21 cards is it legal; deck size";
    [C1_2_1] "デッキは何枚で組むの21枚でもいい; デッキ枚数";
    [C1_2_1] "同じカードは何枚まで入れられる; 同名2枚はあり";
    [C1_2_2 C1_2_3] "other race cards, only neutral cards; 混其他種族 全放中立; 他の種族を入れる 中立だけ";
    [C1_2_2] "cards of two races; 兩個種族; 2つの種族";
    [C1_2_2 C1_2_3] "off-race cards, all neutral";
    [C1_2_2 C1_2_3]
        "mix two races, only neutral cards, off-race cards; 混兩個種族 全中立牌組; 種族を混ぜる 中立だけのデッキ";
    [C1_2_2]
        "mix two races; put a card of another faction in; splash; off-faction magic card; multi-class deck; 可以混兩個種族嗎; 他の種族のカードを入れられる？";
    [C1_2_2 C1_2_3]
        "can neutrals go in any deck; how many neutral cards may I run; 19 neutrals and one of my race; 中立卡可以放幾張; 中立は何枚まで";
    [C1_2_2] "我選蒸汽世界可以放別族的單位嗎; 混兩個種族行嗎";
    [C1_2_2] "can I splash a card from another faction; off-faction cards allowed";
    [C1_2_2] "他の種族のカードを混ぜてもいいですか; 混色できる";
    [C1_2_3 C1_2_2] "units of another race in my deck; 放別的種族; 他種族のカード";
    [C1_2_3]
        "all neutral deck; only neutral cards legal?; zero cards of my own race; no faction cards; 全中立牌組可以嗎; 中立だけのデッキ";
    [C1_2_3] "全部放中立卡可以比賽嗎; 純中立牌組";
    [C1_2_3] "can I play an all neutral deck; only neutrals";
    [C1_2_3] "中立だけのデッキって使えますか; 全部ニュートラル";
    [C1_2_4] "total mana of magic cards; 魔法卡費用總和 十五; 魔法カードの合計 マナ 15";
    [C1_2_4] "magic mana cap";
    [C1_2_4]
        "too many magic cards, mana total of spells, limit on spells; 魔法卡法力上限 魔法能放幾張; 魔法は何枚まで マナ合計";
    [C1_2_4]
        "limit on spells in deck; total spell cost; mana budget for magic cards; my magic adds up to 16; how many spells may I run; 魔法卡法力總共幾點; 魔法の合計コスト上限";
    [C1_2_4]
        "do units count towards the fifteen mana; cheap spells as many as I like; is it fifteen spells or fifteen mana; 單位算進法力總量嗎; ユニットは法力に含む？";
    [C1_2_4] "魔法卡加起來十六費可以嗎; 魔法總費上限";
    [C1_2_4] "do unit costs count toward the fifteen mana cap for spells; spell mana total over 15";
    [C1_2_4] "魔法カードのマナ合計が16でもいい; マナ上限15";
    [C1_3 C4_6]
        "what goes in the forest, how many little travellers; 森林放什麼 小旅人幾張; 森に置くカード 小さな旅人 枚数";
    [C1_3 C4_6] "how many little travellers, what goes in the forest; 小旅者放哪 幾張; 小さな旅人 森に置く";
    [C1_3 C4_6] "do little travellers count in the deck; 小旅者算牌組嗎; 小さな旅人はデッキに数える";
    [C1_3 C4_6]
        "where do I put my leftover cards; extra cards on the table; side pile what for; how many tokens in the forest; 用不到的卡放哪; 使わないカードはどこに置く";
    [C1_3 C4_2]
        "which side up is my deck; do cards lie face up or down in deck; backs with the little guy; 牌庫哪一面朝上; デッキはどっち向き";
    [C1_3] "沒用到的卡要放哪邊; 森林放幾張";
    [C1_3] "where do the cards I left out of my deck go; pile of unused cards";
    [C1_3] "使わなかったカードはどこに置くの; 森に置く枚数";
    [C1_4] "who goes first; 誰先手 怎麼決定; 先攻の決め方";
    [C1_4] "who goes first, star lane cards where; 誰先手 星線卡怎麼擺; 先攻の決め方 戦線カードの並べ方";
    [C1_4 C1_5] "who begins and how, winner of rock paper scissors; 猜拳決定先手嗎; 先攻はじゃんけん";
    [C1_4] "who goes first; flip a coin or dice; he insists loser starts; can we just agree; 誰先手; 先手の決め方";
    [C1_4 C4_4]
        "which side is lane 1; how do I lay out the lanes; lane numbers from left or right; star cards placement; 星星戰線怎麼排; 戦線カードの並べ方";
    [C1_4]
        "I want to go second, do I have to take first; winner of dice picks?; last game's loser chooses; 可以選後手嗎; 後手を選べる？";
    [C1_4] "猜拳贏的人先攻嗎還是怎麼定; 先手怎麼決定";
    [C1_4] "do we roll a die to see who goes first; who starts";
    [C1_4] "which side does lane number one go on; lane one left or right";
    [C1_4] "レーン1番はどっち側に置くの; 戦線の並べ方";
    [C1_5 C1_5N1]
        "opening hand, mulligan, some cards only, twice; 起手幾張 換牌 調度 只換幾張 先抽還是先洗; 初手 マリガン 引き直し 一部だけ シャッフルは後";
    [C1_5 C1_5N1] "opening four, redraw some, shuffle before or after";
    [C1_5]
        "opening hand of four, how many cards at start, second player extra card; 起手幾張 後手多抽嗎; 最初の手札 後攻は多い";
    [C1_5]
        "starting hand size; how many cards do I draw at first; opening hand seven?; drew five to start; 起手抽幾張; 初手は何枚";
    [C1_5] "起手抽幾張牌誰先換牌; 起手幾張";
    [C1_5] "how many cards in the opening hand and who mulligans first; who mulls first";
    [C1_5] "初手は何枚でマリガンはどっちが先; 初手の枚数";
    [C1_5] "後攻はいつマリガンできる; 後攻の引き直し";
    [C1_5N1] "redraw everything, again, who first; 全部換 再換一次 誰先換; 全部引き直し もう1回";
    [C1_5N1]
        "mulligan part of the hand, redraw twice, redraw then shuffle, exchange unwanted cards; 調度換幾張 只換一部分 換幾次 先抽再洗; 一部だけ引き直す マリガン 何回";
    [C1_5N1 C1_5] "bad hand at start, exchange cards once, how many cards can I swap; 起手爛; 手札が悪い";
    [C1_5N1]
        "mulligan; swap bad cards; can I change only two cards of my hand; do I shuffle before redrawing; could I draw the same card back; 起手可以換牌嗎; 引き直しのやり方";
    [C1_5N1 C1_5]
        "mulligan twice; second redraw; who mulligans first; may I wait to see if he changes his; 調度可以兩次嗎; マリガンは2回できる？";
    [C1_5N1]
        "put all four back; keep all cards; change zero; shuffled the set-aside cards in before drawing by mistake; 先洗再抽錯了; 先に混ぜてしまった";
    [C1_5N1] "調度可以只換兩張嗎還是要全換; 換幾張都行嗎";
    [C1_5N1] "換掉的牌是先洗回去再抽還是抽完才洗; 先抽還是先洗";
    [C1_5N1] "can I mulligan just one card like in Hearthstone; partial mulligan";
    [C1_5N1] "do I shuffle the bad cards back before drawing the new ones; mull shuffle before draw";
    [C1_5N1] "マリガンは引いてから戻すの戻してから引くの; 引き直しの順番";
    [C1_5N1] "手札を2枚だけ交換できますか; 一部だけマリガン";
    [C2_1]
        "how many cards do I draw each turn, first turn, must I draw; 每回合抽幾張 第一回合; 毎ターン何枚引く ドロー 先攻";
    [C2_1] "two cards each turn, first player too; 先手也抽兩張嗎; 先攻も2枚引く？";
    [C2_1] "draw how many";
    [C2_1]
        "draw two every turn, first player draws on turn one, must draw; 每回合抽幾張 先手第一回合抽嗎; 毎ターン何枚引く 先攻1ターン目";
    [C2_1 C6_2 C3_1]
        "draw from an empty library, only one card left but draw two; 牌庫只剩一張要抽兩張 沒牌抽; 山札1枚で2枚引く 引けない";
    [C2_1] "draw one or two, can I draw fewer; 可以少抽嗎; 少なく引ける";
    [C2_1]
        "how many cards per turn; draw one or two; forgot to draw my second card; first player draws on turn one?; 每回合抽幾張; 毎ターン何枚引く";
    [C2_1 C3_1]
        "only one card left, draw two; can't draw the second card what happens; draw with empty library do I lose at once; 剩一張要抽兩張; 残り1枚で2枚引く";
    [C2_1] "drew three by accident; may I skip the draw; extra draw taken; 多抽了一張怎麼辦; 引きすぎた";
    [C2_1 C1_5]
        "does the first player draw two in the first turn; first turn draw skip; 先手第一回合抽牌嗎; 先手の最初のドロー";
    [C2_1] "一回合抽幾張牌; 回合開始抽兩張嗎";
    [C2_1] "先手第一回合也抽兩張嗎; 先手抽牌";
    [C2_1] "do I draw one or two at the start of my turn; draws per turn";
    [C2_1] "ターンの最初に何枚引くの; 先攻も2枚ドロー";
    [C2_2 C11_5]
        "what may I do in the defence phase, skipped, no attack; 防守階段 沒被進攻 跳過; 防御フェイズ 何ができる 攻撃されていない スキップ";
    [C2_2 C11_5]
        "what is the defence phase, defend before I act, nobody attacks me skip; 防禦階段幹嘛 沒人打我; 防御フェイズ 攻撃されていない";
    [C2_2 C11_4]
        "when do fights happen; do attacks resolve right away or on my turn; he attacked last turn now what; block step; 對方的進攻什麼時候打; 攻撃はいつ解決する";
    [C2_2 C11_6_1]
        "can I use magic when I'm being attacked; respond to the attack; save my unit from an attack; trap; 被進攻時可以用魔法嗎; 攻撃されたとき使える？";
    [C2_2 C11_5]
        "defence phase before or after draw; can I summon to block before the fight; new unit defends?; 防守前可以出單位擋嗎; 戦闘前に出して防げる？";
    [C2_2] "我的防守階段我可以丟魔法嗎; 防守時能出牌嗎";
    [C2_2] "can I use spells while defending in my own turn; defence phase actions";
    [C2_2] "自分の防御フェイズに魔法を使っていいの; 守る時に使えるカード";
    [C2_3 C12_2]
        "must I summon a unit each turn, how many per turn, two units; 每回合一定要出單位嗎 可以出幾個 不出; 毎ターン必ず出す 何体出せる 出さない 召喚";
    [C2_3 C12_2] "skip putting a unit out, two units a turn; 不想出單位 一回合出兩隻; ユニット出したくない 2体出す";
    [C2_3 C12_2 C12_2N2] "have to put out a unit, skip, traveller instead";
    [C2_3 C12_2]
        "must I play a unit each turn, two units in the summoning phase, skip summoning; 每回合必須出單位嗎 能出兩個嗎 不出; 毎ターン出さないとダメ 2体出せる 出さない";
    [C2_3 C12_2]
        "how many units may I put out per turn, second unit this turn, do I have to summon; 一回合出幾個; 1ターンに何体出せる";
    [C2_3 C2_4_1 C13_3]
        "how many units per turn in total, two units in one turn, summon twice by formation; 一回合總共能出幾個; 1ターンに合計何体";
    [C2_3 C12_2]
        "do I have to play a creature each turn; how many units per turn; may I summon two; forced summon; 每回合一定要出單位嗎; 毎ターン必ず出す？";
    [C2_3]
        "play from hand or take a token; what is the little guy for; no cards I like, summon a traveller instead; 沒牌出可以召喚小旅人嗎; 小さな旅人を出していい？";
    [C2_3 C12_3]
        "do tributes count as my one summon; is summoning a big guy my only summon; normal summon once per turn; 出要祭品的單位算召喚嗎; 生贄召喚も1回に数える？";
    [C2_3 C2_4_1]
        "how many units can I put out each turn; two units with formation; summon again after summoning phase; 一回合最多出幾個; 1ターンに何体出せる";
    [C2_3] "召喚階段可以不出怪嗎; 一定要下單位";
    [C2_3 C12_2] "can I skip playing a unit this turn; must I play a unit";
    [C2_3 C12_2] "召喚フェイズにユニットを出さなくてもいい; 出さずに終われる";
    [C2_4 C2_4_1 C2_4_2]
        "attack and formation both, do neither; 進攻和佈陣 兩個都做 都不做; 攻撃と布陣 両方 どっちもしない";
    [C2_4] "formation or attack, both the same turn; 又佈陣又進攻行嗎; 攻撃と布陣を同じターン";
    [C2_4 C13_3] "attack or rearrange, do both, neither";
    [C2_4 C2_4_1 C2_4_2]
        "attack and rearrange in the same turn, both formation and attack, neither; 能又布陣又進攻嗎 都不選行嗎; 布陣と攻撃両方 どちらもしない";
    [C2_4 C13_3]
        "formation gives another unit, play a unit and attack in the same turn; 召喚後還能進攻嗎; 召喚して攻撃も";
    [C2_4 C2_4_1 C2_4_2]
        "can I move and attack in the same turn, tactics phase choose one; 移動和攻擊能同回合嗎; 移動と攻撃は同じターンにできる";
    [C2_4]
        "attack and also move; can I do both in one turn; swing and then rearrange; formation or attack; 可以又佈陣又進攻嗎; 攻撃も配置もできる？";
    [C2_4]
        "do I have to attack or form up; skip tactics altogether; neither of the two; do nothing in tactics; 戰術階段可以什麼都不做嗎; 戦術で何もしない";
    [C2_4 C13_2]
        "said attack, can I change to formation; take back my choice; already chose formation; 選了進攻可以改佈陣嗎; 選択を変えたい";
    [C2_4] "戰術階段能佈陣又進攻嗎; 佈陣和進攻都做";
    [C2_4] "can I rearrange and then attack in the same turn; formation and attack both";
    [C2_4] "布陣も攻撃も両方できますか; 両方やりたい";
    [C2_4] "戰術階段什麼都不做可以嗎; 不打也不佈陣";
    [C2_4] "戦術フェイズで何もしないのはあり; 戦術を飛ばしたい";
    [C2_4_1 C13_3]
        "formation gives another unit?; second summon in tactics; can I play a unit with sacrifice cost in formation; 佈陣可以出要祭品的嗎; 配置で生贄ユニットを出せる？";
    [C2_4_1 C13_3] "選了佈陣一定要再出一個單位嗎; 佈陣要出怪嗎";
    [C2_4_1 C13_3] "布陣を選んだら必ずユニットを出すの; 布陣で出す義務";
    [C2_4_2 C11_4]
        "when does my attack resolve, is damage dealt right away, attack happens next turn; 進攻什麼時候結算 馬上打嗎; 攻撃はいつ解決 すぐ戦闘";
    [C2_4_2 C11_1]
        "attack declaration turns units diagonally, when does the fight happen, opponent can still prepare; 宣告進攻後對方還能準備嗎; 攻撃宣言の後に相手が準備";
    [C2_4_2]
        "attack with all my units; how many may attack; attack damage now?; is there player life to hit; attack player directly; 可以全部進攻嗎; 何体で攻撃できる";
    [C2_4_2]
        "he says my attack happens now, I say on his next turn; when are attacks settled; instant fight?; 進攻當下就打還是下回合; 攻撃はすぐ解決？";
    [C2_4_2 C8_2]
        "my unit has attacked, can I move it next turn; attacking unit stays committed; call off my attack; 進攻可以收回嗎; 攻撃をやめられる？";
    [C2_4_2 C11_1]
        "is there any life total; how do I hurt the opponent; hit face; attack the player himself; 可以直接打玩家嗎; プレイヤーを直接攻撃できる？";
    [C2_4_2] "攻擊是當回合就打還是等對面回合才算; 進攻何時結算";
    [C2_4_2] "when does the fight happen after I declare attack; is combat resolved right away";
    [C2_4_2] "攻撃したらすぐ戦闘するの; 戦闘はいつ解決";
    [C2_4N1] "what is the main phase; 主要階段是什麼; メインフェイズとは";
    [C2_4N1]
        "what is the main phase; is tactics part of main; once in main phase effect in tactics; 主要階段是哪些階段; メインフェイズとは";
    [C2_4N1] "主要階段包不包含戰術階段; 主階段是哪幾個";
    [C2_4N1] "does main phase include the tactics phase; what is main phase";
    [C2_4N1] "メインフェイズってどこからどこまで; メインはどれ";
    [C2_5] "order of the end phase; 結束階段順序; エンドフェイズの順番";
    [C2_5] "what happens at end of turn; 回合結束做什麼; ターン終了時にすること";
    [C2_5 C2_5_1 C2_5_2 C2_5_3]
        "order in the end phase, hand limit before countdown; 結束階段順序; エンドフェイズの順番";
    [C2_5 C2_5_2]
        "what do I do at end of turn; order of ending; end effects or hand limit first; declare before or after discarding; 結束階段先做什麼; 終了フェイズの順番";
    [C2_5] "回合結束要做哪些事順序怎樣; 結束階段步驟";
    [C2_5] "do I discard before or after end phase effects; end phase order";
    [C2_5] "エンドフェイズの手順は何が先; 終了時の順番";
    [C2_5_1 C2_5_2 C2_5_3 C2_5_4 C2_5_5] "end phase order; 結束階段 順序; エンドフェイズ 順番";
    [C2_5_1 C14_1]
        "my end trigger or hand check first; effect at the end phase before discarding; 先發動結束階段效果還是先檢查手牌; 終了効果と手札調整どちらが先";
    [C2_5_1] "what happens first in the end phase; first step of end";
    [C2_5_2 C14_2]
        "eleven cards in hand, discard or exile extras, when is the limit checked; 十一張手牌怎麼辦; 手札11枚";
    [C2_5_2] "手牌上限是在回合哪一步檢查的; 何時檢查爆牌";
    [C2_5_3 C14_3]
        "when do we check if the deck is empty; deck hit zero in my draw but it's refilled before end; check for countdown; 什麼時候檢查進入倒數; カウントダウンの確認はいつ";
    [C2_5_4 C3_2]
        "when can I call the early end; declare end in my main phase; forgot to declare, can I do it on his turn; 什麼時候宣告提早結束; 終了宣言はいつ";
    [C2_5_4] "提早結束要在哪個時候喊; 何時可宣告";
    [C2_5_5 C14_5] "turn over pass to opponent; whose turn next; 回合結束換誰; ターン終了";
    [C3_1 C14_3 C14_5]
        "library empty, do I lose, countdown, how many turns left; 牌庫空了 輸了嗎 倒數 還有幾回合; 山札がなくなった 負け カウントダウン 何ターン";
    [C3_1 C14_3] "deck empty, how long, lose at once; 牌庫沒了馬上輸; 山札0枚 すぐ負け？";
    [C3_1 C3_2N1] "library ran out who wins; 牌庫沒了誰贏; 山札切れで勝敗";
    [C3_1 C14_3 C14_5] "library out, dead at once, turns left";
    [C3_1 C14_3]
        "deck empty what happens, do I lose when my library runs out, how many turns are left, five turns countdown; 牌庫空了會輸嗎 倒數幾回合 還剩幾回合; 山札がなくなったら負け あと何ターン カウントダウン";
    [C3_1 C14_3]
        "my deck ran out, library empty how long does the game go on, does decking lose; 抽完牌庫還玩幾回合; 山札切れの後";
    [C3_1 C14_5] "last turn of the game, countdown cards flipping, game ends when; 倒數怎麼翻; カウントダウンの進み方";
    [C3_1 C14_5]
        "do I lose when the deck runs out; decked out; no cards to draw; how long is left after deck is empty; last five turns; 牌庫抽完會輸嗎; 山札が切れたら負け？";
    [C3_1]
        "deck ran out during my draw, countdown starts now?; five turns each or together; mill to zero in enemy's turn; does current turn count; 倒數五回合是各五回合嗎; カウントダウンは両者合わせて5ターン？";
    [C3_1 C3_2N1]
        "library empty who wins; run out of cards then compare score; deckout isn't a loss?; 牌庫沒了誰贏; 山札がなくなったら誰の勝ち";
    [C3_1]
        "whose deck has to be empty; my deck is empty but it's his end phase; both empty; 對手牌庫空了我的還有; 相手だけ山札切れ";
    [C3_1] "牌庫抽光了是不是就輸了; 沒牌抽會輸嗎";
    [C3_1] "do I lose when I deck out like in Yu-Gi-Oh; empty library lose";
    [C3_1] "デッキ切れで負けますか; 山札なくなったら負け";
    [C3_1] "倒數五回合是各五回合還是兩個人加起來; 倒數怎麼算";
    [C3_1] "are the five countdown turns each or both players together; countdown five turns";
    [C3_1] "カウントダウンの5ターンは両者合計; 残り5ターンの数え方";
    [C3_2 C14_4 C12_1]
        "declare an early end, take it back, when does it end, during countdown; 提早結束 宣告 什麼時候結束 倒數中; 早期終了 宣言 いつ終わる カウントダウン中";
    [C3_2 C14_4] "call the game at 15 points, enemy catches up; 喊結束後被追上; 宣言した後に条件が崩れた";
    [C3_2 C12_1 C14_4] "call it early, undone if points drop, while counting down";
    [C3_2 C3_2_1 C3_2_2 C14_4]
        "end the game early, fifteen points, win right away with points, three more units; 提早結束條件 十五分馬上贏嗎 多三個單位; 早期終了の条件 15点ですぐ勝ち 3体多い";
    [C3_2 C14_4 C12_1]
        "I have fifteen points do I win now, declare the end and hold a turn, when does the early end count; 有十五分馬上贏嗎; 15点でいつ勝つ";
    [C3_2 C12_1]
        "declare early end twice, cancel the declaration, opponent's turn after declaration; 宣告後能取消嗎 對方還有一回合嗎; 宣言後に相手のターンがある";
    [C3_2]
        "he declared end early do I get a turn; stop his early win; condition broken before his turn; do I lose at once; 宣告後對手還有一回合嗎; 宣言後に相手のターンはある？";
    [C3_2 C12_1]
        "points dropped below fifteen after declaring; declared with 15 now 13; enemy killed my units does the game go on; 宣告後分數掉了還結束嗎; 宣言後に条件を失った";
    [C3_2 C14_4]
        "declare with both conditions; he switched from points to units; condition chosen must stay?; 兩個條件都符合選哪個; 両方満たすとき";
    [C3_2]
        "declared but he matched my score next turn; he raises his points above mine after I declared; can declare be cancelled; 宣告後對手分數追上; 宣言後に追い抜かれた";
    [C3_2 C14_4]
        "opponent declared an early end and I don't understand what I must do; how do I stop the game ending; 怎麼阻止提早結束; 早期終了を止めるには";
    [C3_2 C12_1]
        "declared at 16, enemy destroyed two of my units, my turn starts, over or not; condition gone before my next turn; 宣告後單位被破壞分數不足; 宣言後に点数が落ちた";
    [C3_2] "宣告提早結束後馬上結束嗎; 喊結束就結束";
    [C3_2] "I declared early end but fell below fifteen before my next turn; early end no longer met";
    [C3_2] "早期終了を宣言したらすぐ終わる; 終了宣言のあと";
    [C3_2] "宣告時是達分數後來變成只有單位數達成還算嗎; 換條件算嗎";
    [C3_2] "宣言した後に15点を割ったら続行; 宣言後に点が減った";
    [C3_2_1 C14_4_1] "fifteen points early end; 十五分 提早結束; 15点 早期終了";
    [C3_2_1 C15Reward3]
        "do rewards count for the fifteen points, which points count; 獎勵算進十五分嗎; 報酬は15点に含む";
    [C3_2_1]
        "how many points to finish; reached exactly 15; fourteen points declare; score goal; 要幾分才能提早結束; 何点で終わる";
    [C3_2_1 C15Reward3]
        "fifteen with kidnapped points; do hand cards count; score shown at 15; 綁架的分數算十五分嗎; 15点の数え方";
    [C3_2_1 C14_4_1] "十五分剛好可以喊結束嗎; 滿十五分";
    [C3_2_1] "do I need fifteen points exactly or more to call it; 15 points end";
    [C3_2_1] "15点ちょうどで終了宣言できる; 15点で終われる";
    [C3_2_2 C14_4_2] "three more units early end; 多三個單位 提早結束; ユニットが3体多い 早期終了";
    [C3_2_2 C14_4_2] "three more units including travellers; 小旅者算單位數嗎; 旅人も数える";
    [C3_2_2]
        "three more units than him; count terrain as unit?; 5 vs 2 units enough; unit lead; 多三個單位怎麼算; ユニットが3体多い";
    [C3_2_2 C14_4_2]
        "unit lead drops to two before my turn; he summoned after my declare; 宣告後單位差變兩個; 差が2体になった";
    [C3_2_2 C14_4_2] "場上單位多對面兩隻能提早結束嗎; 多幾個單位才行";
    [C3_2_2] "I have three more units than him can I end the game; unit lead end";
    [C3_2_2] "相手よりユニットが3体多いと終われる; 3体差";
    [C3_2N1] "who wins, equal points, tie; 誰贏 同分 平手; 勝敗 同点 どっちの勝ち";
    [C3_2N1] "same score who wins; 平分誰贏; 同点なら";
    [C3_2N1] "tied points";
    [C3_2N1]
        "how is the winner decided, equal points tie, draw game, same score; 同分誰贏 怎麼算贏 平手; 同点はどっちの勝ち 引き分け";
    [C3_2N1] "tie on points who wins, same points; 同分; 同点";
    [C3_2N1 C15Reward3] "what counts as points at the end, points of units on board; 最後怎麼算分; 最後の点数計算";
    [C3_2N1]
        "tie on points who wins; same score; draw game; both 12 points; no tie? second player wins; 同分誰贏; 同点なら誰の勝ち";
    [C3_2N1]
        "he declared the end but I have more points; ended by units but behind on score; winner isn't the one who declared; 宣告的人分數比較少; 宣言した側が負けている";
    [C3_2N1] "nobody scored zero zero; both zero points who wins; first player tie bad; 零比零誰贏; 0対0";
    [C3_2N1 C3_1] "what do I need to win; goal of the game; how do I win here; point race; 怎麼贏; どうすれば勝ち？";
    [C3_2N1] "平分的話誰贏先手還是後手; 同分怎麼判";
    [C3_2N1] "我喊的提早結束可是分數比他低還算我贏嗎; 喊結束分低";
    [C3_2N1] "who wins on equal points first or second player; tied score";
    [C3_2N1] "I ended the game with units but he has more points who wins; ender has fewer points";
    [C3_2N1] "同点ならどっちの勝ち; 引き分けになる";
    [C3_2N1] "終了宣言したのに点が負けてたらどうなる; 宣言側が点負け";
    [C4_1] "look at the opponent's hand, count; 看對手手牌 手牌張數; 相手の手札 枚数";
    [C4_1 C4_2 C4_3 C4_8] "look at hand, library, graveyard, exile";
    [C4_1 C4_2]
        "ask how many cards in hand, count the library, look at my own deck; 能問手牌幾張嗎 看自己牌庫; 手札の枚数を聞く 自分の山札を見る";
    [C4_1] "look at opponent's hand; 看對方手牌; 相手の手札を見る";
    [C4_1]
        "show me your hand; how many cards do you hold; must I tell my hand size; peek at opponent hand; 可以看對手手牌嗎; 相手の手札を見られる？";
    [C4_1]
        "dropped a card and he saw it; hand revealed accidentally; can I show my hand willingly; 不小心被看到手牌; 手札が見えてしまった";
    [C4_1] "可以問對面手上剩幾張嗎; 數他手牌";
    [C4_1] "can I ask to see my opponent's hand; peek at hand";
    [C4_1] "相手の手札の枚数は聞いていい; 手札公開";
    [C4_2] "look at my library, count; 看牌庫 還剩幾張; 山札を見る 枚数";
    [C4_2 C4_1] "check my deck, how many cards in enemy's hand; 翻自己的牌庫 對手幾張手牌; 山札の中身 相手の手札枚数";
    [C4_2 C15Search1] "see my library order, look at the bottom; 看牌庫順序; 山札の順番を見る";
    [C4_2]
        "can I look through my own deck; count deck; peek at top card; how many left; 可以看自己的牌庫嗎; 自分の山札を見ていい？";
    [C4_2]
        "flipped the top card while shuffling; opponent peeked my deck; search my deck without effect; 洗牌時看到牌; 山札が見えた";
    [C4_2 C4_1]
        "ask how many cards left; count his deck and hand; public numbers; 可以問對方牌庫幾張嗎; 残り枚数を聞ける？";
    [C4_2] "可以翻自己牌庫看剩下什麼嗎; 看自己牌庫";
    [C4_2] "can I look through my own library; check my deck";
    [C4_2] "自分の山札の中身を見てもいい; 山札確認";
    [C4_2] "how many cards left in his library can I count; count opponent deck";
    [C4_3 C4_8] "look at graveyard or exile of the enemy; 看對手墓地 除外區; 相手の墓地を見る 除外";
    [C4_3] "look through dead cards; 翻墓地; 墓地を見ていい";
    [C4_3 C4_8]
        "look at his graveyard, check exiled cards, face-down graveyard; 看對方墓地 看除外區; 相手の墓地を見る 除外を見る";
    [C4_3 C10_7] "whose graveyard; 誰的墓地; 誰の墓地";
    [C4_3]
        "look at his graveyard; check discard pile; used card goes where; face of graveyard cards; 可以看對方墓地嗎; 相手の墓地を見る";
    [C4_3 C10_7] "his card died on my side which pile; put in wrong graveyard; 進誰的墓地; 誰の墓地に置く";
    [C4_3] "墓地可以隨便翻嗎對面的也行; 看對面墓地";
    [C4_3] "can I look at his graveyard anytime; graveyard public";
    [C4_3] "相手の墓地を見てもいいですか; 墓地は公開";
    [C4_4 C4_9 C4_7 C4_12] "star lanes, rows, zones; 星星戰線 前排後排 區域; 星の戦線 前列後列 ゾーン";
    [C4_4] "星星戰線牌是每人一套還是共用; 戰線牌放哪";
    [C4_5 C7_4 C7_5]
        "second terrain, replace, terrain affects the enemy; 第二張場地 原來的 場地對敵方有效嗎; フィールドカード2枚目 上書き 相手に効く";
    [C4_5] "new terrain over the old; 場地卡蓋掉; 場地を張り替え";
    [C4_5 C7_4] "replace terrain";
    [C4_5 C7_4]
        "second terrain card, replace my terrain, opponent's terrain gone, two terrains; 再放一張地形 舊的地形; 地形を2枚 古い地形";
    [C4_5] "can we both have terrain, replace terrain, one terrain each; 雙方都能有地形嗎; 地形はそれぞれ";
    [C4_5 C7_5] "does my terrain affect my opponent, enemy terrain; 我的地形影響對方嗎; 地形は相手にも効く";
    [C4_5 C7_4]
        "second terrain card; replace field spell; two terrains at once; old terrain goes where; can I keep both; 地形已經有一張了再用一張; 地形を2枚";
    [C4_5]
        "does each player have a terrain; is his terrain destroyed by mine; shared field; 對手的地形會被我蓋掉嗎; 相手の地形は残る？";
    [C4_5 C7_4]
        "put terrain with my terrain full; is destroyed terrain effect triggered; 舊地形算被破壞嗎; 古い地形は破壊扱い？";
    [C4_5] "再下一張場地舊的會怎樣; 場地能放兩張嗎";
    [C4_5] "I already have a terrain what happens when I play another; second terrain";
    [C4_5] "場地カードは2枚置けますか; 場地の張り替え";
    [C4_5] "2枚目の地形を張ったら前のは破壊; 地形の上書き";
    [C4_6 C6_9N1] "little traveller is what, race, points; 小旅人算什麼; 旅人の扱い";
    [C4_6 C10_5]
        "ran out of little travellers; where do tokens come from; forest empty can't summon; how many in the forest; 小旅人用完了; 旅人がなくなった";
    [C4_6] "add cards to the forest during game; sideboard as forest; any limit for forest; 森林的牌有上限嗎; 森の枚数";
    [C4_6] "小旅人從哪裡拿出來; 小旅人放哪";
    [C4_6] "where do I get a little traveller from; token source";
    [C4_6] "小さな旅人はどこから出すの; トークンの置き場";
    [C4_6] "森ってどんな場所; 未使用カードの場所";
    [C4_7] "race card on table what for; declaration card zone; 種族宣言區做什麼; 種族宣言ゾーン";
    [C4_8 C10_4]
        "exiled cards public?; removed from game can I see; where is exile; 除外的牌可以看嗎; 除外カードは公開？";
    [C4_8] "除外的牌可以看嗎對面的呢; 除外區公開嗎";
    [C4_8] "is exile face up and public; look at exiled cards";
    [C4_8] "除外されたカードは見ていい; 除外は公開";
    [C4_9 C9_2]
        "where may I put a unit, back row directly, which lane, front row full; 單位能直接放後排嗎 放哪條線 前排滿了; 後列に直接出す どこに出す 前列がいっぱい";
    [C4_9 C9_2] "place a unit straight in the back row, choose any lane; 能直接下後排嗎; 後列に直接";
    [C4_9 C9_2]
        "front row full; can I put a unit in the back row at once; where to place new unit; choose row freely; 可以直接放後排嗎; 後列に直接出せる？";
    [C4_9 C13_4] "can a unit be in the back without a front one; lonely back unit; 前排沒有可以只有後排嗎; 後列だけ";
    [C4_9] "單位可以放哪幾格; 站位在哪";
    [C4_9] "ユニットはどこに並べるの; 前列と後列";
    [C4_9] "where can units be placed on the table; front and back rows";
    [C4_10] "is the forest or graveyard on the board, what counts as board; 場上包含哪裡; 場上とはどこ";
    [C4_10] "does the terrain count as on the board; 場上包括地形嗎; 場に地形は含む";
    [C4_10]
        "does terrain count as on board; what is the board; is the hand part of it; wheel on board?; 地形算場上嗎; 場とはどこ";
    [C4_10 C9_1]
        "effect says on the board does it hit terrain; terrain destroyed by board wipe; 場上的卡包含地形嗎; 場のカードに地形は含む？";
    [C4_10] "場上包不包括場地卡; 墓地算場上嗎";
    [C4_10] "does the terrain count as on the board; board means what";
    [C4_10] "場上に場地カードは含まれる; 場の範囲";
    [C4_11 C15Reward1 C15Reward3] "reward points, negative, lost with the unit; 獎勵 分數 扣成負; 報酬 得点";
    [C4_11 C15Reward1] "rewards tokens, lose rewards; 獎勵放哪; 報酬の置き場";
    [C4_11 C15Reward1]
        "what do I use for reward points; hide my rewards; use dice for points; how many rewards he has; 獎勵用什麼記; 報酬の数え方";
    [C4_11] "獎勵分要公開嗎怎麼記; 獎勵放哪";
    [C4_11] "報酬はどこに記録する; 報酬は公開";
    [C4_11] "where do we track reward points; rewards public";
    [C4_12] "where do I keep charge energy; wheel placement; energy tokens zone; 充能放哪; チャージの置き場";
    [C4_12] "充能放在哪一區記; 轉盤擺哪";
    [C5_1 C5_2 C5_3 C5_4 C5_5]
        "front, behind, sides, which position; 前方 正前方 後方 左右邊 是哪; 前方 正面 後方 左右";
    [C5_1 C5_2 C5_3 C5_4 C5_5]
        "in front, behind, left or right, diagonal; 前方正前方後方左右 斜的算嗎; 前方 正面 後ろ 左右 斜め";
    [C5_1 C5_2]
        "what's in front of my unit; forward means enemy's front and back?; directly opposite; 前方和正前方差別; 前方と正面の違い";
    [C5_1 C11_4]
        "enemy two rows ahead counts forward?; same lane only; diagonal attack; 可以斜著打嗎; 斜めに攻撃できる？";
    [C5_1] "前方是只算正對面那格還是整條線; 前方怎麼看";
    [C5_1] "what counts as in front of my unit; forward direction";
    [C5_1] "前方ってどこを指すの; 前方の意味";
    [C5_2] "my unit in the back row what's directly opposite; facing unit; 正前方後排呢; 後列の正面";
    [C5_2] "後排單位有正前方嗎; 正前方是哪格";
    [C5_2] "does a back row unit have a directly forward position; directly in front";
    [C5_2] "後列のユニットに正面はある; 正前方のマス";
    [C5_3 C5_4]
        "behind my unit; is the back row unit behind; nothing behind when I'm in the back row; 正後方是哪格; 真後ろはどこ";
    [C5_4] "正後方指哪一格; 後面那個是誰";
    [C5_4] "真後ろはどのマス; 後列のどこ";
    [C5_4] "what is directly behind my front unit; behind means";
    [C5_5]
        "adjacent; beside unit; does left and right include diagonals; neighbours in the other row; 左右邊包含斜的嗎; 左右に斜めは含む？";
    [C5_5] "左右邊斜的算不算; 隔一格算左右嗎";
    [C5_5] "does next to include diagonal; adjacent units";
    [C5_5] "隣は斜めも入りますか; 左右の範囲";
    [C6_1 C6_1N1 C6_7]
        "several effects at the same timing, order, both players, lane order; 同時機 效果順序 誰先 戰線順序; 同じタイミング 順番 どっち先 戦線順";
    [C6_1] "both have an effect now; 兩邊效果同時; お互いの効果";
    [C6_1 C6_7] "my effects first, order on board; 我先發動嗎; 自分の効果から";
    [C6_1 C6_7 C6_1N2] "whose effect first, my order";
    [C6_1 C6_1N1]
        "order of effects at the same timing, lanes order, both have effects; 同時發動順序 戰線順序 雙方都有; 同時の効果の順番 戦線順 お互い";
    [C6_1 C6_7] "turn player first, whose effects resolve first; 誰的效果先; どっちの効果が先";
    [C6_1]
        "both of us have start effects who first; trigger order; terrain or unit effect first; hand effects after graveyard; 效果同時發動誰先; 効果の順番";
    [C6_1 C6_1N1]
        "which of my units goes first; order of several units' effects; can I choose order of board effects; lane one first; 場上單位效果的順序可以自己選嗎; 場の効果の順は選べる？";
    [C6_1]
        "active player finishes everything first; can he respond between my two effects; alternate effects; 我全部處理完才輪到他嗎; 自分の全部が先？";
    [C6_1]
        "he wants his triggers before mine on my turn; start effects both; who resolves first on my turn; 我的回合我先處理嗎; 自分のターンは自分から";
    [C6_1]
        "forgot to activate my end effect; missed timing can I go back; too late to activate; 錯過發動時機; 発動を忘れた";
    [C6_1 C6_7] "both lose a unit at once, whose effect first; simultaneous deaths; 雙方單位同時破壞; 同時に破壊";
    [C6_1 C6_1N2]
        "my graveyard card and my unit both trigger; which zone goes first; terrain then units then grave; 墓地和場上效果誰先; 墓地と場の効果の順";
    [C6_1] "雙方都有同時機的效果誰先發; 同時觸發誰先";
    [C6_1] "both of us have a trigger at the same time who goes first; trigger order both players";
    [C6_1] "同じタイミングの効果はどっちが先; 同時誘発の順番";
    [C6_1] "我場地跟單位效果同時發哪個先; 場地先還是單位先";
    [C6_1] "my graveyard effect and my unit trigger together which is first; graveyard or board first";
    [C6_1] "對面發到一半可以換我插一個嗎; 輪流發動嗎";
    [C6_1] "手札と墓地の効果はどっちが先; 墓地が先";
    [C6_1] "相手が効果を全部終えるまで待つの; 交互に発動する";
    [C6_1N1]
        "front row before back row; what is lane order; lane 2 back or lane 3 front first; 戰線順序怎麼算; 戦線順とは";
    [C6_1N1] "戰線順序是先比號碼還是先比前後排; 戰線順序怎排";
    [C6_1N1] "lane one back row or lane two front row first; lane order tie";
    [C6_1N1] "戦線順は前列が先レーン番号が先; レーン順の決め方";
    [C6_1N2 C6_7N1] "several in graveyard or hand, my choice of order; 墓地好幾張 順序自己選; 墓地の複数 順番を選ぶ";
    [C6_1N2 C6_7N1] "two cards in graveyard trigger order, choose my order; 墓地兩張一起順序; 墓地の順番は選べる";
    [C6_1N2]
        "two cards in grave trigger at once; order in my hand effects; choose order in the same zone; 墓地兩張同時發動; 墓地の2枚が同時";
    [C6_1N2] "墓地兩張同時可以發動順序我自己挑嗎; 墓地兩張誰先";
    [C6_1N2] "two cards in my hand trigger at once can I choose the order; order in hand";
    [C6_1N2] "墓地の2枚が同時に発動する順番は選べる; 同じゾーンの順番";
    [C6_2] "only part of the effect possible; 效果只能做一半; 効果の一部だけ";
    [C6_2 C6_2N1] "half effect, no target";
    [C6_2] "only part of an effect possible; 效果只能做一部分; 一部だけ解決";
    [C6_2 C6_2N1]
        "part of the effect can't be done; do the rest?; nothing to target; half resolve; 做不到的部分怎麼辦; できない部分はどうする";
    [C6_2]
        "draw three but only two left in library; effect does as much as it can; discard more than I have; 不夠張數怎麼辦; 足りないとき";
    [C6_2 C6_3]
        "had to exile two but found one; incomplete effect; does the bonus after it happen; 只做到一半後面還有嗎; 途中までしかできない";
    [C6_2] "效果有一半做不到整個就不發嗎; 只能做一部分";
    [C6_2] "effect says draw three but only one card left; do as much as possible";
    [C6_2] "効果の一部しかできない時はどうなる; できる分だけ";
    [C6_2N1] "no target, effect without target; 沒有目標 能發動嗎; 対象がいない 発動できる";
    [C6_2N1] "no target for the effect, target gone; 沒有目標 目標不在了; 対象がいない";
    [C6_2N1 C6_2] "effect without a legal target; 沒目標能發動嗎; 対象なしで発動";
    [C6_2N1]
        "target left; target already in the graveyard; fizzle; target gone in response; target not in right zone; 目標不在了; 対象がいなくなった";
    [C6_2N1]
        "he returned my target to hand, does my effect still hit it; effect on a unit no longer there; chosen unit already exiled; 目標被彈回手; 対象が手札に戻った";
    [C6_2N1] "沒有目標可以空發效果嗎; 沒目標能發嗎";
    [C6_2N1] "can I activate with no legal target; effect fizzles no target";
    [C6_2N1] "対象がいないのに発動できますか; 対象なし";
    [C6_3] "may, is it optional, if successful; 可 可以不結算嗎 若成功; 「可」任意 しなくていい 成功したら";
    [C6_3] "may, if successful";
    [C6_3] "may, optional effect, if successful, must I use it; 可以不發動嗎 若成功; 任意 しなくていい 成功したら";
    [C6_3]
        "may means optional?; do I have to; if successful what counts; partly done then bonus?; 可以是不是一定要做; 若成功の意味";
    [C6_3] "effect says you may, opponent says I must; optional effect decline; 寫可就能不做嗎; 任意効果を使わない";
    [C6_3]
        "first sentence only partly carried out, do I get the second; if successful but one of two failed; 前半只成功一部分; 前半が一部だけ成功";
    [C6_3] "寫可的效果我可以不做嗎; 可字要不要做";
    [C6_3] "寫若成功前面只做到一半後面還有嗎; 若成功做一半";
    [C6_3] "it says if successful but I only did part of it; partial success";
    [C6_3] "「可」って書いてある効果は任意ですか; 任意効果";
    [C6_3] "「若成功」は半分しかできなくても続く; 若成功の意味";
    [C6_4] "interrupt an effect, respond in the middle; 結算中插入 回應; 処理中に割り込む 対応";
    [C6_4 C11_3 C13_5] "use a card in the middle of attacking or moving; 中途用卡; 途中でカードを使う";
    [C6_4] "interrupt";
    [C6_4 C7_1]
        "respond to an effect, chain, use magic in response, interrupt in the opponent's turn; 能響應嗎 打斷 對方回合用魔法; 割り込み 相手のターンに魔法 対応";
    [C6_4 C6_5]
        "can my opponent interrupt, respond with a unit effect, before when after; 對方能打斷嗎; 相手は割り込める";
    [C6_4]
        "can I respond during his effect; interrupt; counter; chain; play magic in the middle of resolving; 可以連鎖嗎; 割り込みできる？";
    [C6_4]
        "my card says defence phase only, can I use it to interrupt; phase-wide timing cut in; exact timing what is it; 時機寫階段可以插入嗎; フェイズ指定で割り込める？";
    [C6_4]
        "counter spell when; negate his magic at use; response window; quick effect; 可以無效對方魔法嗎; 魔法を打ち消すタイミング";
    [C6_4 C7_1]
        "respond to an attack declaration; respond to summon; fast effect window; 對方召喚時可以反應嗎; 召喚に対応できる？";
    [C6_4]
        "he wants to use a defence-phase magic in response to my effect; phase timing interrupts?; exact trigger only; 對手想用防守階段魔法連鎖; フェイズ魔法で割り込み";
    [C6_4] "對面效果結算到一半我能插魔法嗎; 結算中插卡";
    [C6_4] "is there a stack or can I respond mid resolution; respond to effect";
    [C6_4] "相手の効果の途中でチェーンできる; 割り込める";
    [C6_4] "只寫防守階段可用的魔法能在效果中間插進去嗎; 只寫階段能插嗎";
    [C6_5] "before, when, after; 前 時 後 差別; 前 時 後 違い";
    [C6_5]
        "before when after difference; when attacked or after attacked; timing words; 前時後怎麼分; 前・時・後の違い";
    [C6_5 C15Ambush2] "effect says after the battle or when battle; which comes first; 時和後誰先; 時と後の順";
    [C6_5] "入場前入場時入場後差在哪; 前時後怎麼分";
    [C6_5] "difference between when and after enters; before when after";
    [C6_5] "「前」「時」「後」の違いは何; 時と後の差";
    [C6_6] "source left, effect still resolves; 發動的單位離場 效果還在嗎; 発動したユニットが離れた 効果は続く";
    [C6_6] "killed in response, still resolves; 發動後死了 效果還有嗎; 発動後に倒された";
    [C6_6] "source gone";
    [C6_6] "unit that activated left, effect still goes; 發動的單位死了效果還在嗎; 発動元がいなくなった";
    [C6_6 C10_6] "kill the unit in response; 反應殺掉單位; 対応して破壊";
    [C6_6]
        "source died effect still happens?; killed the unit in response; card left while resolving; 來源離場效果繼續嗎; 発動元が離れた";
    [C6_6]
        "destroyed the unit whose effect is going; bounce source in response does nothing; 發動後把它破壞有用嗎; 発動後に破壊しても効果は出る？";
    [C6_6] "效果結算到一半本體死了還繼續嗎; 本體沒了效果";
    [C6_6] "my unit got destroyed mid effect does the rest still happen; source left";
    [C6_6] "効果の途中で本体が離場したら残りは; 本体消えた";
    [C6_7] "effect hits several at once, order of destroying; 一次破壞幾個順序; 複数同時の順番";
    [C6_7] "hits several units which first; pick all targets first; aoe order; 多個目標先後; 複数対象の順番";
    [C6_7] "一次炸三個單位先炸哪個; 多目標順序";
    [C6_7] "effect hits several units do they die at once; multi target order";
    [C6_7] "複数対象の効果は同時に処理する; 対象が複数の順番";
    [C6_7] "可以處理完第一個再選第二個目標嗎; 邊炸邊選";
    [C6_7] "複数を破壊する時は先に全部選ぶの; 対象は一度に選ぶ";
    [C6_7N1] "several cards of graveyard resolve order; 同區多張處理順序; 同じ場所の処理順";
    [C6_7N1] "三張從墓地一起回來誰先誰後我決定嗎; 墓地多張次序";
    [C6_8] "cannot versus can, contradiction; 無法 不得 優先 衝突; できない 優先 矛盾";
    [C6_8]
        "can't be destroyed against destroy, indestructible, forbids, who wins; 不能破壞和破壞 聽誰的; 破壊できないと破壊 どっち優先";
    [C6_8] "can't wins over do it";
    [C6_8] "cannot beats can; 無法和可以衝突; できない優先";
    [C6_8 C15Unbreakable1]
        "one effect says destroy and another says it can't be destroyed who wins, cannot against must; 一個說破壞一個說不能破壞; 破壊すると破壊されない どっち";
    [C6_8] "can versus cannot; one card allows another forbids; must not beats may; 可以和不得衝突; できるとできない";
    [C6_8] "enemy can't destroy vs effect that destroys; forbidden wins; 無法優先; 禁止が優先";
    [C6_8] "一個說可以移動一個說無法移動聽誰的; 無法和可以衝突";
    [C6_8] "does cannot beat can here like in MTG; can't vs can";
    [C6_8] "できると無法がぶつかったらどっち優先; 禁止が優先";
    [C6_9 C6_9N1]
        "owner or controller, who owns a little traveller; 持有者 控制者 小旅人是誰的; 持ち主 コントローラー 違い";
    [C6_9] "who owns a stolen unit; 被搶的單位是誰的; 奪われたユニットの持ち主";
    [C6_9 C10_7] "owner of stolen unit, which graveyard";
    [C6_9] "owner and controller, unit stolen whose graveyard; 持有者控制者 被搶的單位進誰墓地; 持ち主とコントローラー";
    [C6_9 C10_7] "stolen unit dies; 搶來的單位死了; 奪ったユニットが破壊";
    [C6_9 C10_7]
        "who owns a stolen card; owner vs controller; his unit on my board whose is it; 持有者和控制者差別; 持ち主とコントローラー";
    [C6_9] "被搶走的單位持有者是誰; 控制者和持有者";
    [C6_9] "he stole my unit who is the owner; owner vs controller";
    [C6_9] "奪われたユニットの持ち主は誰; コントローラーと持ち主";
    [C6_9] "コントローラーって誰のこと; 今場に持ってる人";
    [C6_9N1 C10_5]
        "little traveller destroyed goes where, is a little traveller a unit, bounce a traveller, points for it; 小旅者被破壞去哪 算單位嗎 回手; 小さな旅人が破壊されたら 手札に戻す ユニット扱い";
    [C6_9N1]
        "is a little traveller a card; whose token is it; neutral unit?; token counts as unit without sacrifice; 小旅人算單位嗎; 旅人はユニット？";
    [C6_9N1] "小旅人算不算中立單位能當祭品嗎; 小旅人算單位嗎";
    [C6_9N1] "who owns my traveller after he takes it; token owner";
    [C6_9N1] "小さな旅人は中立ユニット扱い; トークンの持ち主";
    [C6_9N1] "トークンを生贄に使える; 小旅人の生贄";
    [C6_10 C15Search1]
        "search finds nothing, must I take, shuffle, show; 尋找 找不到 要給看嗎 洗牌; 探す 見つからない 見せる シャッフル";
    [C6_10 C15Search1] "look for a card and say none; 找不到可以嗎; ないと言える";
    [C6_10] "may I miss in a hidden zone";
    [C6_10] "claim there's no such card in hand or deck, fail to find; 檢索可以說沒有嗎; サーチで見つからない";
    [C6_10]
        "card makes me show a specific card from hand, can I say no; fail to find in library; pretend not to have; 手牌裡有可以說沒有嗎; 手札にないと言える？";
    [C6_10] "手上明明有可以說沒有嗎; 目標在手牌可不做";
    [C6_10] "can I choose to fail finding in my deck; fail to find";
    [C6_10] "山札に対象があっても見つからないと言える; わざと失敗";
    [C7_1 C7_2]
        "when may I use magic, in the opponent's turn, where does it go; 魔法卡什麼時候用 對手回合 用完去哪; 魔法カード いつ使える 相手ターン 使った後";
    [C7_1 C7_3] "cast when, condition lost";
    [C7_1]
        "when can I use magic cards, magic on the opponent's turn, how many magic cards per turn, does magic cost mana; 魔法卡什麼時候用 一回合用幾張 要付法力嗎; 魔法はいつ使える 1ターン何枚 マナを払う";
    [C7_1 C6_4] "magic on his turn, use magic in the middle of battle; 對方回合魔法; 相手のターンの魔法";
    [C7_1 C7_2]
        "cast magic any time, several magic cards a turn, where does magic go after use; 魔法用完去哪; 使った魔法はどこへ";
    [C7_1]
        "when can I use magic; play spell on his turn; instant; magic out of timing; 魔法什麼時候能用; 魔法はいつ使える";
    [C7_1 C1_2_4]
        "do I pay mana to use magic; is there mana in play; what does the mana number do; spell cost each turn; 用魔法要付法力嗎; 魔法にコストを払う？";
    [C7_1]
        "use two magic cards in a turn; spells per turn limit; magic with condition not met; 一回合可以用幾張魔法; 1ターンに魔法は何枚";
    [C7_1] "魔法卡什麼時候都能丟嗎; 魔法時機";
    [C7_1] "can I cast spells in the opponent's turn; spell timing";
    [C7_1] "魔法カードは相手ターンに使える; 魔法の使用タイミング";
    [C7_2 C7_3] "magic countered, back to hand; 魔法沒效果 回手嗎; 魔法が不発 手札に戻る";
    [C7_2] "magic card after use; spell goes to grave when; 用完的魔法去哪; 使った魔法はどこへ";
    [C7_2 C10_6]
        "when do attached spells go to graveyard; used spell stays on the table?; 附魔何時進墓地; 付与魔法はいつ墓地へ";
    [C7_2] "魔法用完去哪; 法術進墓地嗎";
    [C7_2] "使った魔法はどこへ行く; 魔法の使用後";
    [C7_2] "魔法は解決後に墓地へ送るの; 魔法は使い捨て";
    [C7_2] "does a spell go to the graveyard after it resolves; used spell zone";
    [C7_3] "magic fails in the middle, card lost; 魔法失效 條件沒了 卡去哪; 魔法が不発 条件を失った";
    [C7_3]
        "magic condition no longer met when it resolves, wasted magic; 魔法結算時條件沒了; 魔法の条件が満たされなくなった";
    [C7_3]
        "spell fizzled do I get it back; condition lost before it resolves; wasted magic; did I still use it; 條件沒了魔法收回嗎; 不発の魔法は戻る？";
    [C7_3]
        "played a spell then its target condition failed, take it back in hand?; he says it's wasted; 魔法被打斷還算用過嗎; 不発でも使った扱い？";
    [C7_3] "我魔法用了目標被弄走算用過嗎; 魔法落空";
    [C7_3] "my spell lost its target before resolving do I get it back; spell fizzled card returns";
    [C7_3] "魔法の解決時に条件が崩れたらカードは戻る; 魔法不発";
    [C7_4 C10_6] "magic stays under the unit, how long; 魔法卡留在單位下面 多久; 魔法が付いている期間";
    [C7_4 C10_6]
        "magic attached to a unit, unit leaves what about its magic; 附在單位下的魔法 單位離場魔法呢; 付いている魔法 離れたら";
    [C7_4 C10_6] "buff magic under a unit after it moves; 附著魔法的單位移動; 魔法が付いたユニットが移動";
    [C7_4] "where do I put a buff spell; enchant a unit; card under the unit; aura; 附加魔法放哪; 付与魔法の置き場所";
    [C7_4 C10_6]
        "buff card slips under unit, what if the unit moves; attached magic follows; enchantment stays how long; 附魔跟著單位走嗎; 付与魔法はいつまで";
    [C7_4] "two spells on one unit; enchant twice; spell under unit hidden?; 同一單位可以附兩張嗎; 1体に2枚付与";
    [C7_4] "給單位加效果的魔法卡放哪裡; 附在單位上的魔法";
    [C7_4] "where does the buff spell go under the unit or graveyard; enchant spell placement";
    [C7_4] "効果を与える魔法はどこに置く; ユニットの下の魔法";
    [C7_4] "場地の魔法を使うと前の場地はどうなる; 場地の入れ替え";
    [C7_5] "terrain targets the enemy; 地形能指定對方嗎; 地形で相手を対象";
    [C7_5]
        "terrain target his units; field effect on enemy cards; terrain of mine hits opponent; 地形可以選對方單位嗎; 地形は相手を対象にできる？";
    [C7_5] "場地卡能選對面的單位嗎; 場地影響對面嗎";
    [C7_5] "can my terrain target enemy units; terrain on opponent";
    [C7_5] "場地カードの効果は相手にも使える; 場地の対象";
    [C8_1 C8_2 C8_3]
        "sideways unit attack, upright, attacking state; 橫放能進攻嗎 直立; 横向きのユニット 攻撃できる 直立";
    [C8_1 C9_2] "enter upright or sideways, can it attack at once; 剛入場能進攻嗎; 出したターンに攻撃";
    [C8_1 C8_2 C8_3]
        "upright, diagonal, sideways meaning, which way does a unit face; 直立 進攻 橫放; 直立 攻撃状態 横向き";
    [C8_1 C9_2] "new unit faces forward; 入場朝向; 出た時の向き";
    [C8_1 C9_2]
        "which way does the card point; does a unit come in ready; upright meaning; 單位入場是直立嗎; 出したときの向き";
    [C8_1 C9_2] "may I put it sideways when entering; play directly attacking; 可以橫放入場嗎; 横向きで出せる？";
    [C8_1] "單位剛下來是直的還是橫的; 入場姿勢";
    [C8_1] "出したユニットは縦向きで出る; 入場の向き";
    [C8_1] "which way does a freshly played unit face; enters untapped";
    [C8_2 C11_6_6] "attacker's direction after battle, turned unit; 進攻後的方向; 攻撃後の向き";
    [C8_2] "mark an attacking unit; diagonal card; turned slanted; attack position; 進攻的卡怎麼轉; 攻撃状態の置き方";
    [C8_2] "進攻狀態是斜放到什麼時候; 斜放是啥意思";
    [C8_2] "how do I show that a unit is attacking; attacking position";
    [C8_2] "攻撃状態のカードはどう置くの; 斜め置き";
    [C8_3] "tapped unit attack; 橫的能打嗎; 横のまま攻撃";
    [C8_3 C15Sideways2] "sideways attacker, tapped in the middle";
    [C8_3] "can a sideways unit attack, unit lying on its side; 橫放能攻擊嗎 躺著的單位能打嗎; 横向きで攻撃できる";
    [C8_3 C15Sideways1] "how long does a unit stay sideways; 橫放多久; 横向きはいつまで";
    [C8_3]
        "sideways unit attack; tapped can attack?; exhausted; does sideways unit untap; 橫放可以進攻嗎; 横向きで攻撃できる？";
    [C8_3 C11_4]
        "does a sideways unit still defend; tapped unit fights back; attack a tapped one; 橫放的單位會被攻擊嗎; 横向きのユニットの防御";
    [C8_3] "橫放的單位能進攻嗎; 橫著還能打";
    [C8_3] "can a sideways unit attack; tapped unit attack";
    [C8_3] "横向きのユニットは攻撃できる; 横のまま殴れる";
    [C9_1] "what counts as entering, split or merged; 怎樣算入場; 入場とは";
    [C9_1 C15Merge3] "does merging count as entering, what counts as entering; 入場包括合體嗎; 登場に合体は含む";
    [C9_1 C15Instant2]
        "does summoning count as entering; token enters trigger; merged enters; 召喚算入場嗎; 召喚は入場？";
    [C9_1] "合體出來的算入場嗎; 哪些算入場";
    [C9_1] "does a summoned token count as entering; enter triggers on summon";
    [C9_1] "分離や合体も入場になりますか; 入場の定義";
    [C9_2 C12_2N1 C9_3]
        "board full, back row directly, where to put units, cannot enter; 場滿了 放後排 放哪 進不去; 場がいっぱい 後列に直接 置けない";
    [C9_2] "straight to the back row; 直接放後排; いきなり後列に出す";
    [C9_2 C9_3 C12_2N1] "where it enters, row full, board full";
    [C9_2 C11_2]
        "attack with a unit that just entered, summoning sick, new unit attack at once; 剛出的單位能進攻嗎; 出したばかりで攻撃";
    [C9_2] "board full where; no space front row; put it in back; no room at all; 前排滿了放哪; 前列が満杯";
    [C9_2 C12_2N1]
        "is there a limit of units; how many units on the board; eight spots?; 場上最多幾個單位; 場に何体まで";
    [C9_2]
        "can I play behind while the front has room; back row straight away; 前排有空能放後排嗎; 前列が空いていても後列に？";
    [C9_2 C12_5] "where does an effect-summoned unit go; choose position; 效果召喚放哪一格; 召喚位置を選ぶ";
    [C9_2 C9_3]
        "all spaces taken and I summon by effect; no seat; summoned unit bounced back; 沒格子召喚; 場所がない召喚";
    [C9_2] "可以直接放後排嗎; 前排有空能下後排";
    [C9_2] "can I play my unit straight to the back row; back row first";
    [C9_2] "最初から後列に置けますか; 前列空いてるのに後列";
    [C9_2] "前排滿了單位放哪; 前排沒位置";
    [C9_2] "前列が埋まったら後列に出せる; 前列いっぱい";
    [C9_2] "front row is full where does my unit go; full front row";
    [C9_3] "can't enter goes back; 無法入場; 登場できない";
    [C9_3 C9_2] "board full summon goes back; 場滿入場; 場が満杯で登場";
    [C9_3] "unit can't enter no space returns where; summon fails card stays; 入不了場的卡回哪; 入場できないカード";
    [C9_3 C12_3]
        "tributed two and board still no room, card back?; failed summon after sacrifice; 獻祭後放不下; 生贄後に出せない";
    [C9_3] "進不了場的卡去哪墓地嗎; 進不去怎辦";
    [C9_3] "no space for the unit where does it go; unit can't enter";
    [C9_3] "場に出せないカードはどうなる; 入場できない";
    [C9_4]
        "once a turn effect again after reentering; 離場再入場 一回合一次 再發動; 出直したらもう一度使える 1ターン1回";
    [C9_4] "once a turn again";
    [C9_4] "once a turn effect after re-entering; 離場再入場一回合一次; 再登場でターン1回";
    [C9_4] "effect once a turn after bounce and replay; 再入場一回合一次; 戻してまた使う";
    [C9_4]
        "once per turn again after leaving; replay resets limit; bounced and played again; 離場再入場一回合一次能再用嗎; 出し直せば回数リセット？";
    [C9_4] "回手再下的單位一回合一次能再用嗎; 重下重置次數";
    [C9_4] "bounced and replayed does once per turn reset; once per turn again";
    [C9_4] "出し直したら1ターン1回の効果はまた使える; 出し直し";
    [C10_1 C10_2 C10_3 C10_4]
        "leave, destroyed, sacrificed, exiled, triggers, is sacrificing destroying; 離場 破壞 獻祭 除外 獻祭算破壞嗎; 離場 破壊 生け贄 除外 違い 生け贄は破壊";
    [C10_1 C10_2 C10_3 C10_4]
        "is sacrifice destruction, does returning to hand count as leaving, is exile destroying; 獻祭算破壞嗎 回手算離場嗎 除外算破壞嗎; 生贄は破壊扱い 手札に戻るのは離場";
    [C10_1]
        "is bounce leaving; does returning to hand trigger leave effects; what counts as leaving the board; 回手算離場嗎; 手札に戻るのは離場？";
    [C10_1 C15Merge3]
        "does merging or kidnapping count as leaving; left the board trigger; 合體或綁架算離場嗎; 合体や誘拐は離場？";
    [C10_1] "回手牌算離場嗎; 洗回牌庫算離場";
    [C10_1] "does bouncing count as leaving the board; leave triggers on bounce";
    [C10_1] "手札に戻るのも離場扱い; 離場の種類";
    [C10_2 C11_6_5] "effect on destroyed works while leaving; 破壞時效果; 破壊時の効果";
    [C10_2 C10_3]
        "sacrificed counts as destroyed?; sent to grave vs destroyed; death trigger on sacrifice; 獻祭算破壞嗎; 生贄は破壊？";
    [C10_2]
        "still on board when destroyed; destroyed effect counts itself; while dying; 被破壞時還在場上嗎; 破壊される瞬間は場にいる？";
    [C10_2 C11_6_5] "dying unit effect on destroy timing; death effect counts itself; 破壞時效果什麼時候; 破壊時の効果";
    [C10_2] "戰鬥輸掉算破壞嗎; 打輸算破壞";
    [C10_2] "does dying in battle count as destroyed; destroyed by combat";
    [C10_2] "戦闘で負けたら破壊扱いですか; 戦闘破壊は破壊";
    [C10_2] "被破壞那一刻單位還算在場上嗎; 破壞當下在場嗎";
    [C10_2 C10_4] "除外會觸發破壞時嗎; 除外是啥";
    [C10_2] "破壊された瞬間はまだ場にいる扱い; 破壊の瞬間";
    [C10_2] "is my unit still on the board at the moment it is destroyed; dies on board";
    [C10_3 C12_3] "sacrificed effects; 獻祭時效果; 生贄時の効果";
    [C10_3] "當祭品觸發被破壞效果嗎; 獻祭算破壞嗎";
    [C10_3] "is a sacrifice a destruction; tribute counts as destroy";
    [C10_3] "生贄は破壊になりますか; 生贄と破壊の違い";
    [C10_4 C10_2] "exile instead of destroy; is exile a kill; 除外算破壞嗎; 除外は破壊？";
    [C10_4] "除外されると除外ゾーンに行くの; 除外とは";
    [C10_4] "does exile trigger when destroyed effects; exiled not destroyed";
    [C10_5] "little traveller dies, goes where, bounced; 小旅人 死了去哪 回手; 小さな旅人 倒された どこへ 森";
    [C10_5] "bounce a little traveller to hand; 小旅人彈回手; 旅人を手札に戻す";
    [C10_5] "traveller dies where";
    [C10_5 C6_9N1] "little traveller dies, bounced traveller, exile a traveller; 小旅者離場去哪; 旅人が離れたら";
    [C10_5]
        "token goes to graveyard?; traveller destroyed where; bounce a little traveller to hand; does it trigger when it dies; 小旅人被破壞去哪; 旅人は墓地に行く？";
    [C10_5 C6_9N1]
        "does a little traveller trigger when destroyed effects; token sacrificed counts; traveller to hand; 小旅人被獻祭觸發嗎; 旅人の生贄は誘発する？";
    [C10_5]
        "traveller exiled goes where; does my token come back to the forest; shuffled into library token; 小旅人除外; 旅人の除外";
    [C10_5 C4_3]
        "I put my dead traveller into the graveyard, wrong?; do tokens make graveyard count; 小旅人放進墓地錯了嗎; 旅人を墓地に置いた";
    [C10_5] "小旅人死了進墓地嗎; 小旅人離場去哪";
    [C10_5] "can I bounce a traveller to his hand; token dies where";
    [C10_5] "小さな旅人が破壊されたら墓地に行く; トークンは森に戻る";
    [C10_5] "小旅人回森林那破壞的效果還算成功嗎; 小旅人破壞算數";
    [C10_5] "トークンを手札に戻したら森に行くのに効果は成功; 森に戻る処理";
    [C10_6] "unit leaves, attached magic; 單位離場 身上的魔法卡; 離れたら付いた魔法は";
    [C10_6] "buffed unit leaves, magic card under it; 附的魔法去哪; 付けた魔法カード";
    [C10_6] "enchant falls off";
    [C10_6]
        "unit with a spell attached dies; aura falls off; attached magic after bounce; keep buff after leaving; 單位離場附著的魔法去哪; 付いていた魔法はどうなる";
    [C10_6]
        "played it again do the boosts remain; bounce to reset; given effect after returning; 回手再出強化還在嗎; 戻して出し直したら強化は";
    [C10_6] "單位回手身上魔法怎麼辦; 離場魔法掉嗎";
    [C10_6] "what happens to spells under a unit when it leaves; buff spell after bounce";
    [C10_6] "離れたユニットの魔法はどうなる; 付いてた魔法";
    [C10_7]
        "enemy card leaves my board, whose graveyard, effects; 敵方的卡離場 進誰的墓地; 相手のカードが離れる 誰の墓地";
    [C10_7]
        "my unit under enemy control dies, kidnapped dies, comes back to my graveyard; 我的單位在他場上死了 回誰的墓地; 自分のユニットが相手の場で死んだ 誰の墓地";
    [C10_7] "enemy's card leaves my board goes to whom; 對方的卡離場回誰那; 相手のカードは相手へ";
    [C10_7 C6_9]
        "my unit is on his side and dies whose graveyard, enemy controls my card and it leaves, my kidnapped card comes back to whom; 我的單位在他場上死了進誰墓地; 相手の場の自分のカードが破壊 どっちの墓地";
    [C10_7]
        "stolen unit destroyed which graveyard; his card in my grave; effect triggers of returned card; 對方的卡在我場上被破壞; 奪ったユニットが破壊されたら";
    [C10_7 C6_9]
        "I bounced the unit I stole, whose hand; enemy's card back to him; 彈回偷來的單位; 奪ったユニットを戻す";
    [C10_7] "搶來的單位死了進誰的墓地; 借來的死去哪";
    [C10_7] "stolen unit dies whose graveyard; does a returned stolen card trigger";
    [C10_7] "奪った相手のユニットが死んだらどっちの墓地; 返したカードの効果";
    [C11_1 C11_2N1]
        "how many units attack, attack twice with one; 幾個單位進攻 同一個進攻兩次; 何体で攻撃 同じユニット2回";
    [C11_1 C11_2N1] "attack with all, once each; 全部進攻; 全員で攻撃";
    [C11_1 C11_2N1] "several attackers, same one twice";
    [C11_1] "attack with several units, all at once, order of attackers; 幾個單位一起進攻 順序; 何体で攻撃 順番";
    [C11_1 C2_4_2]
        "can all my units attack, unit that came this turn attacks, must every unit attack; 全部進攻; 全員で攻撃";
    [C11_1] "attack with many units order; declare one at a time; 進攻順序; 攻撃の順";
    [C11_1] "進攻可以一隻都不派嗎; 選進攻不打";
    [C11_1] "do I have to attack with everything; how many attackers";
    [C11_1] "攻撃を選んで1体も出さないのはあり; 何体で攻撃";
    [C11_2]
        "attacked unit gone, no enemy in front, attack an empty lane, attack the player; 前面沒單位 能進攻嗎 目標不見了; 前に敵がいない 攻撃できる 対象がいなくなった";
    [C11_2]
        "defender moved away before battle, attack fizzles, attack with nobody in front; 要打的跑了 前面空的; 攻撃先が逃げた 正面が空";
    [C11_2 C15Block2] "may I attack it, condition lost; 不符合進攻條件; 攻撃条件を失った";
    [C11_2] "attacker with no target, target moved";
    [C11_2 C11_4]
        "nobody in my lane, can I attack the player, empty lane attack, hit another lane; 前方沒人能打嗎 打玩家 打別條線; 前に誰もいない プレイヤーを攻撃 他の戦線";
    [C11_2 C11_4]
        "enemy in front of my attacker left before the battle, my attacker has nobody to fight now, attack target moved to another lane, attacker stays or turns back; 擋在前面的跑了進攻的怎樣 對面移走了; 前の敵が逃げた 攻撃はどうなる";
    [C11_2 C11_2N1] "may a sideways unit be made to attack, conditions of attack; 進攻條件; 攻撃の条件";
    [C11_2 C11_4] "empty lane, attack when there is nobody opposite; 對面沒單位能進攻嗎; 正面に誰もいない戦線";
    [C11_2 C11_2N1]
        "attack twice same unit; attack with nothing in front; no target can I attack empty lane; swing at empty; 前面沒單位可以進攻嗎; 前に敵がいないと攻撃できる？";
    [C11_2]
        "target gone before the fight; enemy in front moved away; attacker condition lost; do I score?; 進攻後目標離開; 対象がいなくなった攻撃";
    [C11_2 C8_1]
        "can a unit attack the turn it comes; summoning sickness; fresh unit swings; 剛出的單位可以進攻嗎; 出したターンに攻撃できる？";
    [C11_2]
        "attack declared but my unit got sideways; can't attack anymore turned upright?; conditions fail halfway; 進攻條件不符了; 攻撃条件を満たさなくなった";
    [C11_2 C15Block2] "only a blocker in front of me can I attack; wall in front; 前面是阻擋可以進攻嗎; 前が阻止のとき";
    [C11_2 C2_4_2]
        "attacked with a wall; sideways guy declared attack; illegal attacker turned up; 不能進攻的單位宣告進攻; 攻撃できないのに攻撃した";
    [C11_2] "前面沒有敵人可以打臉嗎; 空路能進攻嗎";
    [C11_2] "can I hit the player directly in an empty lane; attack face";
    [C11_2] "前に誰もいないとプレイヤーに直接攻撃できる; 空のレーンを殴る";
    [C11_2] "派出去以後對面把單位移走怎麼辦; 目標跑了轉正嗎";
    [C11_2] "he moved his unit away after I attacked; attacker no target now";
    [C11_2] "攻撃した後に前の敵が消えたらどうなる; 相手が逃げた";
    [C11_2N1] "same unit attacks twice; 同一單位打兩次; 同じユニットで2回攻撃";
    [C11_2N1] "attack again after untapped; second attack in a turn; 同一單位攻擊兩次; 1ターンに2回攻撃";
    [C11_2N1] "轉正的單位同回合能再進攻一次嗎; 一回合打兩次";
    [C11_2N1] "my attacker was straightened can it attack again; attack twice";
    [C11_2N1] "起きたユニットはもう一度攻撃できる; 2回攻撃";
    [C11_2N1] "起きたアタッカーをまた出せる; 再攻撃";
    [C11_3] "magic between attacks, after one attacked; 進攻中間用魔法; 攻撃の途中に魔法 効果";
    [C11_3] "magic between attacks";
    [C11_3] "use effects between attacks; 進攻中間用效果; 攻撃の間に効果";
    [C11_3]
        "play magic between two attackers; use an effect after first attacked; interrupt my own attack; 進攻途中可以用魔法嗎; 攻撃の途中に魔法";
    [C11_3] "派完第一隻可以先用魔法再派第二隻嗎; 進攻中間用魔法";
    [C11_3] "can I cast a spell between declaring attackers; spell mid attack";
    [C11_3] "1体目の攻撃後に魔法を使って2体目はあり; 攻撃の合間";
    [C11_4]
        "which unit is attacked, choose the back row, skip the front, when; 打到誰 可以打後排嗎 什麼時候結算; どのユニットを攻撃 後列を狙う いつ";
    [C11_4 C2_4_2] "when is my attack fought, choose what to hit; 進攻什麼時候打 選目標; 攻撃はいつ解決 対象を選べる";
    [C11_4 C2_4_2 C11_6] "which one do I hit, when";
    [C11_4]
        "front unit destroyed before the battle, attack moves on to the back unit, target moved away; 前排先死了打後排嗎 目標移開了; 前の敵がいなくなったら後ろ 対象が移動した";
    [C11_4 C5_1]
        "which unit do I hit, front first, reach the back row, choose my target; 打到誰 能選目標嗎; 誰を攻撃する 選べる";
    [C11_4 C15Ranged1] "attacker hits front first; 先打前排嗎; 前列から攻撃";
    [C11_4]
        "who gets hit; which unit defends; choose defender; block with another; front or back enemy; 誰當防守單位; 防御側は選べる？";
    [C11_4]
        "he put a new unit in front of mine after I attacked; defender changes; front unit left is the back one hit; 前排走了打後排嗎; 前列がいなくなったら後列";
    [C11_4]
        "can he choose who blocks; front row protects the back; attack the back row directly over the front one; 可以直接打後排嗎; 後列を直接攻撃できる？";
    [C11_4 C11_2]
        "enemy lane empty on his defence phase; attacked nothing any score; unblocked attack deals what; 沒人擋會怎樣; 防御側がいない攻撃";
    [C11_4 C5_1]
        "front died in the first fight, does the next attacker hit the back one; two attackers same lane; 前後排兩個同戰線進攻; 同じ戦線で2体攻撃";
    [C11_4 C13_4]
        "can he rearrange before my attack hits; enemy moves out of the way in his turn; dodge by formation; 對手可以先移動躲開嗎; 相手は先に動いて避けられる？";
    [C11_4] "我能選打後排那隻嗎; 打前排還是後排";
    [C11_4] "which unit do I fight the front one or any in the lane; choose defender";
    [C11_4] "後列を狙って攻撃できますか; 防御ユニットは誰";
    [C11_4] "對面下回合前排換人我打誰; 換人後打誰";
    [C11_4] "どのユニットが防御側になる; 前の1体目";
    [C11_5 C2_2] "defence phase skipped; 沒人進攻跳過防禦階段; 防御フェイズを飛ばす";
    [C11_5]
        "nobody attacked do I have a defence phase; use defence magic with no attack; 沒人進攻可以用防守階段的卡嗎; 攻撃がないと防御フェイズは？";
    [C11_5] "對面沒進攻我防守階段要幹嘛; 跳過防守嗎";
    [C11_5] "no enemy attackers do I still get a defence phase; skip defence phase";
    [C11_5] "攻撃されてないと防御フェイズは飛ばす; 防御フェイズなし";
    [C11_6 C11_6_1]
        "steps of a battle, order of battles, use magic before battle; 戰鬥步驟 順序 戰鬥前用魔法; 戦闘の手順 順番 戦闘前";
    [C11_6 C11_6_1] "order of battles, which battle first; 戰鬥順序; 戦闘の順番";
    [C11_6 C11_6_1]
        "before battle can I use cards; when to buff; tricks before fight; which battle first; 戰鬥前可以用牌嗎; 戦闘前に使える？";
    [C11_6] "what's the order inside a battle; fight steps; when can loser save; 戰鬥步驟; 戦闘の手順";
    [C11_6] "戰鬥步驟的順序是怎樣; 打架流程";
    [C11_6] "what are the steps of a battle; combat order";
    [C11_6] "戦闘の手順を教えて; 戦闘ステップ";
    [C11_6_1] "effects before the battle; 戰鬥前能用效果嗎; 戦闘前に効果";
    [C11_6_1 C2_2]
        "defend with magic when attacked, use cards before the fight, what may I do in defence; 被打時用魔法; 攻撃された時に魔法";
    [C11_6_1 C7_1]
        "attacker uses magic in my defence phase; can the attacking player buff; 進攻方在對方防守階段可以用魔法嗎; 攻撃側も使える？";
    [C11_6_1] "開打前兩邊都能用魔法嗎誰先; 戰鬥前出魔法";
    [C11_6_1] "several lanes fight which battle first; battle order lanes";
    [C11_6_1] "どの戦線から戦闘を始めるの; 戦闘の順番";
    [C11_6_1] "戦闘前にお互い魔法を使える; 戦う前の行動";
    [C11_6_1] "can we both cast spells before the battle starts; pre battle spells";
    [C11_6_2] "equal attack, who wins, attacker wins ties; 攻擊力相同 誰贏; 攻撃力が同じ どっちが勝つ";
    [C11_6_2] "same attack value; 攻擊力一樣; 攻撃力が同じなら";
    [C11_6_2 C11_6_5] "does the defender hit back, who is destroyed; 防守方贏了進攻方會死嗎; 防御側が勝ったら";
    [C11_6_2 C11_6_5] "equal values, who dies";
    [C11_6_2]
        "equal attack value who wins, tie in a battle, attacker wins ties; 攻擊值一樣誰贏 平手; 攻撃値が同じ 引き分けはどっち";
    [C11_6_2 C11_6_5]
        "loser destroyed, does the attacker die when it loses, both destroyed; 打輸的會死嗎 進攻方輸了; 負けたら破壊 攻撃側が負けた";
    [C11_6_2 C11_6_5]
        "same attack value who dies, is a tie a win for the attacker, both destroyed in a tie; 平手誰死; 同値ならどっちが破壊";
    [C11_6_2 C11_6_5] "defender wins what happens to attacker, attacker weaker; 防守方贏了攻擊方死嗎; 防御側が勝ったら";
    [C11_6_2]
        "same attack value who wins; tie in battle; equal power; attacker or defender wins ties; 攻擊力一樣誰贏; 攻撃力が同じとき";
    [C11_6_2 C11_6_5] "do both die; does the defender hit back; loser destroyed; trade; 雙方都會破壞嗎; 相打ちはある？";
    [C11_6_2]
        "he says 5 against 5 both survive, I say attacker wins; draw in fight; even numbers; 五打五誰贏; 5対5の戦闘";
    [C11_6_2]
        "defence number? is there toughness; compare attack with attack; defending value; 比攻擊力還是分數; 何を比べる";
    [C11_6_2 C8_2] "attacker 4 defender 5 what happens to both; weaker attack fails; fight math; 四打五; 4対5で攻撃";
    [C11_6_2] "攻擊力一樣誰贏; 同攻怎麼算";
    [C11_6_2] "equal attack do both die; tie in combat";
    [C11_6_2] "攻撃力が同じなら相打ちですか; 同値の戦闘";
    [C11_6_2] "進攻的攻擊力比較小會死嗎; 攻低打攻高";
    [C11_6_2] "攻撃側の方が弱かったらどうなる; 攻撃力負け";
    [C11_6_2] "attacker has lower attack than the blocker what happens; weaker attacker loses";
    [C11_6_3 C11_6_4 C11_6N1]
        "after comparing who acts first, in battle means; 戰鬥成功方先行動 戰鬥時; 勝った側が先に行動 戦闘時";
    [C11_6_3 C11_6_4] "after comparing, winner acts first, loser's magic; 比完誰先用效果; 比較後どっちが先";
    [C11_6_3 C11_6_4]
        "who acts after comparing; winner first or loser first; save my unit after losing; 比完誰先用效果; 比較後どちらが先";
    [C11_6_3] "戰鬥成功的效果誰先發; 贏家先發嗎";
    [C11_6_3] "who activates first after combat winner or turn player; winner effects first";
    [C11_6_3] "戦闘に勝った方が先に効果を使う; 勝者が先";
    [C11_6_4] "輸的那邊還能發效果嗎; 打輸能用卡嗎";
    [C11_6_4] "can the losing side still use a card before it dies; loser acts";
    [C11_6_4] "負けた側も効果を使えますか; 敗者の発動";
    [C11_6_5]
        "when is the loser destroyed, both destroyed, does the attacker die; 輸的被破壞 進攻方會死嗎; 負けた方は破壊 攻撃側も";
    [C11_6_5 C11_6_6] "attacker loses, dies, flips sideways; 打輸的進攻方; 攻撃して負けたら";
    [C11_6_5 C11_6_2]
        "attacker loses does it get destroyed, does the defending unit survive, winner damaged; 進攻輸了死嗎; 攻撃側が負けたら破壊";
    [C11_6_5]
        "when does the losing unit die; destroyed right at compare?; defender or attacker judged first; 輸的單位什麼時候破壞; いつ破壊される";
    [C11_6_5 C11_6_2]
        "attacker lost is it destroyed too; failed attack unit dies; attacker weaker; 進攻輸了單位會死嗎; 攻撃側が負けたら破壊？";
    [C11_6_5] "戰鬥輸了馬上進墓地還是等效果發完; 何時判破壞";
    [C11_6_5] "when is the loser actually destroyed; destroy check timing";
    [C11_6_5] "負けたユニットはいつ破壊される; 破壊判定のタイミング";
    [C11_6_5] "防守跟進攻單位都要死先死哪個; 誰先破壞";
    [C11_6_5] "両方破壊される時はどっちが先; 同時破壊の順";
    [C11_6_6 C11_6_7] "attacker laid sideways after battle; 打完橫放; 戦闘後に横向き";
    [C11_6_6] "attacker sideways after battle; 打完橫放; 攻撃後は横向き";
    [C11_6_6] "does my attacker tap after battle; winner sideways; 進攻完要橫放嗎; 戦闘後は横向き？";
    [C11_6_6] "打完我的進攻單位會變橫嗎; 打完橫放";
    [C11_6_6] "does my attacker end up sideways after combat; attacker taps after";
    [C11_6_6] "攻撃したユニットは戦闘後に横になる; 殴った後";
    [C11_6_7] "next fight order; several battles; 下一場戰鬥; 次の戦闘";
    [C11_6_7] "還有別的戰線沒打要重來一次嗎; 下一場戰鬥";
    [C11_6_7] "次の戦線の戦闘はどうやる; 残りの戦闘";
    [C11_6_7] "next battle same steps again; several battles";
    [C11_6_8] "this battle effects end; 本次戰鬥 效果結束; この戦闘 終わり";
    [C11_6_8] "until end of battle effects; 本次戰鬥效果到什麼時候; この戦闘の効果はいつまで";
    [C11_6_8] "effect this battle gone when; 本次進攻效果何時沒; 今回の攻撃";
    [C11_6_8]
        "this battle buff how long; boost ends; defence magic after the last fight; 本次戰鬥效果何時消失; この戦闘の効果の期限";
    [C11_6_8 C11_6N1] "this attack bonus when gone; buff carry over to the next fight; 本次進攻加成; この攻撃の間";
    [C11_6_8] "本次戰鬥加的攻擊力什麼時候沒; 加攻到何時";
    [C11_6_8] "when does a this battle buff wear off; buff until when";
    [C11_6_8] "「本次戰鬥」の強化はいつ消える; 強化の期限";
    [C11_6N1] "in battle means when; is it in battle before compare; 戰鬥時是什麼時候; 戦闘時とは";
    [C11_6N1] "戰鬥時是指哪幾個步驟; 戰鬥時算什麼時候";
    [C11_6N1] "what does during battle cover exactly; during battle window";
    [C11_6N1] "「戰鬥時」はいつからいつまで; 戦闘中の範囲";
    [C12_1]
        "early end declared but points dropped, opponent destroys a unit after my declaration; 宣告提早結束後分數掉了; 早期終了を宣言した後に点が下がった";
    [C12_1]
        "does the declared end happen before I draw or after; when is early end checked; my turn begins then ends?; 提早結束什麼時候確認; 終了宣言の確認時期";
    [C12_1 C3_2]
        "he summoned in response to my declare; does the game end before I summon; 主要階段前結束; メインの前に終わる？";
    [C12_1] "宣告結束後他回合把我分打下去怎麼辦; 結束前檢查";
    [C12_1] "when exactly does the declared game end; early end check time";
    [C12_1] "終了宣言はいつ判定される; 終わるのはいつ";
    [C12_2 C12_2N1] "I don't want to play a unit, hand has only magic; 手上只有魔法; 手札が魔法だけ";
    [C12_2]
        "can I skip summoning; don't want to play a unit; forgot to summon and went to attack; pass the summoning phase; 可以不召喚嗎; 召喚しないことはできる？";
    [C12_2]
        "already summoned by an effect, is that enough; forgot summon and declared attack; 忘了召喚直接進攻; 召喚を忘れて攻撃した";
    [C12_2 C2_3]
        "I forgot to summon this turn and ended; must I go back; skipped summon penalty; 忘了召喚就結束; 召喚し忘れて終了";
    [C12_2] "手上沒單位一定要叫小旅人嗎; 沒怪可下";
    [C12_2] "do I have to summon a traveller if I have no unit; forced token";
    [C12_2] "手札にユニットがないとトークンを出すの; 出すものがない";
    [C12_2] "召喚階段可以下兩隻嗎; 一回合下幾隻";
    [C12_2] "召喚フェイズに2体出していい; 出せる数";
    [C12_2] "can I drop two units in one summoning phase; two summons";
    [C12_2N1 C9_2] "board full must I still summon; 場滿還要召喚嗎; 場が満杯でも召喚";
    [C12_2N1 C12_2N2]
        "board is full can't summon, no units in hand, no room left; 場滿了出不了怎麼辦 手上沒單位; 場がいっぱい 出せない 手札にユニットがない";
    [C12_2N1] "board is full must I summon; no room for a unit; six units full; 場滿了還要召喚嗎; 場が満杯のとき";
    [C12_2N1] "場上滿了還要出單位嗎; 滿場怎麼辦";
    [C12_2N1] "board is full do I skip my summon; full board summon";
    [C12_2N1] "場が埋まってたら召喚しなくていい; 満員の時";
    [C12_2N2] "kept from summoning little travellers; 不能召喚小旅人; 旅人を召喚できない";
    [C12_2N2]
        "can't summon tokens, hand has units; he says I must show my hand; kept from travellers; 不能召喚小旅人要證明手牌沒單位嗎; 旅人を召喚できない";
    [C12_2N2] "不能召喚小旅人但手上有單位要出嗎; 被鎖小旅人";
    [C12_2N2] "he locked travellers do I have to prove my hand has no unit; must show hand";
    [C12_2N2] "トークン禁止でも手札のユニットを出す義務ある; 手札を見せる必要";
    [C12_3 C12_3N1]
        "red star sacrifices, how many, sacrifice order, sacrifice saved; 紅星 獻祭幾個; 赤い星 生け贄 何体";
    [C12_3] "sacrifice a little traveller, just played unit, how many; 小旅人可以當祭品嗎; 旅人を生け贄に";
    [C12_3 C10_3] "sacrifice triggers, sacrificed counts as destroyed; 獻祭觸發破壞嗎; 生け贄は破壊扱い";
    [C12_3] "how many sacrifices";
    [C12_3 C12_3N1]
        "sacrifice cost, red star, sacrifice which units, sacrifice a little traveller, sacrifice in response; 紅星獻祭幾個 獻祭小旅者; 赤い星 生贄 小さな旅人を生贄";
    [C12_3 C10_3]
        "sacrifice units to play a big one, does sacrificing trigger destroyed effects, sacrifice from the hand; 獻祭觸發破壞嗎; 生贄で破壊時は";
    [C12_3 C12_6] "sacrifices when formation, star unit in formation; 布陣能出紅星嗎; 布陣で赤い星";
    [C12_3]
        "what is the red star; tribute cost; sacrifice two units; tribute summon; do tokens count as tribute; 紅色星星是什麼; 赤い星は何";
    [C12_3]
        "sacrifice then no room; order of sacrifices; effects when sacrificed come before the unit; show the card before sacrificing; 獻祭順序; 生贄の順番";
    [C12_3]
        "sacrifice a sideways or attacking unit; tribute token; sacrifice enemy's unit; 可以獻祭小旅人嗎; 旅人を生贄にできる？";
    [C12_3] "not enough units to sacrifice; need two have one; 祭品不夠; 生贄が足りない";
    [C12_3 C10_3]
        "sacrifice effect before or after the big one; tribute triggers; 祭品的被獻祭效果何時; 生贄時の効果はいつ";
    [C12_3 C12_3N1]
        "sacrificed the unit but he responded; tribute saved; lost tribute and no big guy; 祭品被對手動了; 生贄に対応された";
    [C12_3] "紅星二要祭幾隻; 紅星怎麼下";
    [C12_3] "do I show the red star unit before sacrificing; tribute summon steps";
    [C12_3] "赤い星2のユニットは何体生贄にする; 生贄の出し方";
    [C12_3] "可以祭小旅人嗎; 祭品用小旅人";
    [C12_3] "祭品的被獻祭時效果先發還是單位先下; 祭品效果時機";
    [C12_3] "場上全滿可以祭掉再下嗎; 滿場獻祭";
    [C12_3] "生贄の効果は出す前に解決する; 生贄効果の順番";
    [C12_3N1]
        "bounce the sacrifice in response; save my tribute; target a chosen sacrifice; 被選為祭品的可以救回嗎; 生贄を逃がせる？";
    [C12_3N1] "選好的祭品對面能先彈走嗎; 彈祭品";
    [C12_3N1] "can he bounce my tribute in response; save the sacrifice";
    [C12_3N1] "生贄に選んだユニットを先にバウンスできる; 生贄を逃がす";
    [C12_4 C12_4N1 C12_4N2]
        "blue star condition, by effect, needs sacrifices; 藍星 條件 用效果召喚 算不用獻祭嗎; 青い星 条件 効果で出す 生け贄なし扱い";
    [C12_4] "blue star needs what; 藍星怎麼出; 青い星の出し方";
    [C12_4 C12_4N2] "blue star";
    [C12_4 C12_4N1 C12_4N2] "blue star condition, summon a blue star by effect; 藍星怎麼出; 青い星の出し方";
    [C12_4 C13_3N1] "blue star enters for formation; 藍星布陣; 青い星を布陣で";
    [C12_4] "blue star unit; special condition to play; how to summon blue; 藍色星星怎麼出; 青い星の出し方";
    [C12_4] "blue condition not met can I pay later; must I show the blue card; 藍框條件沒達成; 青枠の条件";
    [C12_4] "藍星單位怎麼出來; 藍星條件";
    [C12_4] "how do I get a blue star unit out; special summon blue";
    [C12_4] "青い星のユニットはどうやって出す; 青星の条件";
    [C12_4] "藍框條件沒達成可以下嗎; 不達成能下";
    [C12_4N1] "summon a blue star by another effect; cheat it in; 用效果召喚藍星單位; 効果で青い星を出す";
    [C12_4N1] "復活效果能拉藍星單位嗎; 效果叫藍星";
    [C12_4N1] "can another card summon my blue star unit from the grave; reanimate blue star";
    [C12_4N1] "他の効果で青星を出せますか; 青星の蘇生";
    [C12_4N2]
        "is a blue star free unit; formation with blue star; counts as no sacrifice; 藍星算不用祭品嗎; 青い星は生贄不要扱い？";
    [C12_4N2] "藍星算不用祭品的單位嗎; 佈陣下藍星";
    [C12_4N2] "is a blue star a no tribute unit; blue star tribute count";
    [C12_4N2] "青星は生贄なしユニットに入る; 青星の分類";
    [C12_4N2] "青星は布陣で生贄なし扱いになる; 青星と布陣";
    [C12_5]
        "effect summons, counts as the unit of this phase, sacrifices; 效果召喚 算這回合的召喚嗎 要獻祭嗎; 効果で召喚 その分になる 生け贄";
    [C12_5] "summoned by effect, count for the turn; 效果叫出來的算嗎; 効果で出した分は数える？";
    [C12_5] "effect summon counts";
    [C12_5] "extra summon by an effect counts as my play; 效果召喚算這回合的嗎; 効果の召喚は数える";
    [C12_5 C15Instant2] "unit put in by an effect may use instant, extra play; 額外出場; 追加で出した";
    [C12_5 C2_3] "effect summons still must play; 效果召喚後還要出嗎; 効果で出した後も出す";
    [C12_5]
        "effect summoned a unit, do I still have to summon; extra unit free; does the bonus play need tributes; 效果多召喚的還要祭品嗎; 追加召喚に生贄は要る？";
    [C12_5]
        "does additional summon count as my turn's summon; free summon effect then normal; 額外召喚算召喚階段的嗎; 追加召喚は通常分に数える？";
    [C12_5] "效果叫出來的紅星要祭品嗎; 效果出要獻祭";
    [C12_5] "effect summoned a unit does that count as my summon for the turn; free summon counts";
    [C12_5] "効果で出したらその分の召喚は済んだ扱い; 効果召喚で代用";
    [C12_6] "sacrifices reduced to zero, play in formation; 獻祭減到零 佈陣打出; 生け贄0に軽減 布陣";
    [C12_6] "reduced sacrifices zero; 獻祭減到零; 生贄が0になった";
    [C12_6]
        "sacrifice count reduced to zero; zero tribute in formation; reduced cost counts as none; 祭品減到零; 生贄が0に減った";
    [C12_6] "祭品減到零算不用祭品嗎; 減到零能佈陣";
    [C12_6] "my unit tribute was reduced to zero can I play it in formation; zero tribute";
    [C12_6] "生贄数が0になったら生贄なし扱い; 0なら布陣で出せる";
    [C12_6] "生贄なしってどういう意味; 0生贄";
    [C13_1]
        "first player attack in first turn, last turn of countdown; 先手第一回合進攻 戰術階段跳過; 先攻1ターン目 攻撃 戦術フェイズ";
    [C13_1] "first turn attack; 第一回合打; 最初のターン攻撃";
    [C13_1] "no attack turn one";
    [C13_1]
        "attack on the first turn, first player's tactics, last turn attack; 先手第一回合能打嗎 最後一回合能打嗎; 先攻1ターン目に攻撃 最後のターン";
    [C13_1 C2_4] "first player cannot attack or move on turn one; 先手第一回合能布陣嗎; 先攻1ターン目は布陣できる";
    [C13_1]
        "can first player attack first turn; tactics on turn one; last turn attack; 先手第一回合可以進攻嗎; 先手1ターン目の攻撃";
    [C13_1] "first turn what can I do as first player; why no tactics; 先手第一回合能做什麼; 先手の1ターン目";
    [C13_1] "先手第一回合能打嗎; 首回合進攻";
    [C13_1] "can the first player attack on turn one; turn one attack";
    [C13_1] "先攻1ターン目は攻撃できますか; 先攻の攻撃";
    [C13_1] "倒數最後一回合還能進攻嗎; 最後回合打";
    [C13_1] "最終ターンは攻撃できる; 最後のターンの戦術";
    [C13_1] "is there a tactics phase on the last countdown turn; last turn attack";
    [C13_2] "effects at the start of the tactics phase; 戰術階段開始時; 戦術フェイズ開始時";
    [C13_2]
        "start of tactics effects before choosing; decide attack then effect; 戰術階段開始時效果先嗎; 戦術開始時の効果";
    [C13_2] "戰術階段開始的效果是選之前還是選之後發; 戰術開始效果";
    [C13_2] "do start of tactics effects happen before I choose; tactics start trigger";
    [C13_2] "戦術フェイズ開始時の効果は選ぶ前; 戦術開始時";
    [C13_3 C13_6]
        "formation needs a unit, move without playing; 佈陣一定要出單位 只移動; 布陣でユニットを出さない 移動だけ";
    [C13_3 C13_6]
        "move units without playing one, rearrange only, formation without a unit to play; 不出單位能移動嗎 布陣必須出單位嗎; 出さずに移動 布陣で出せるユニットがない";
    [C13_3 C13_6]
        "formation without playing a unit; only move; just rearrange; must I summon to move; 佈陣可以只移動不出單位嗎; 配置で出さずに動かす";
    [C13_3 C12_6] "formation unit must have no star; red star in tactics; 佈陣可以出紅星嗎; 配置で赤い星";
    [C13_3] "佈陣出的可以是要祭品的單位嗎; 佈陣下紅星";
    [C13_3] "can I tribute summon during formation; formation play red star";
    [C13_3] "布陣で生贄ユニットを出せる; 布陣の召喚";
    [C13_3N1] "blue star in formation; 藍星 佈陣; 青い星 布陣";
    [C13_3N1] "blue star in formation; 佈陣出藍星; 配置で青い星";
    [C13_3N1] "佈陣時可以下藍星嗎; 藍星佈陣出";
    [C13_3N1] "can blue star come in when I choose formation; blue star in formation";
    [C13_3N1] "布陣の時に青星を出せますか; 青星は布陣で";
    [C13_4 C13_4N1]
        "move units in formation, swap, just entered to back row, how many moves; 佈陣移動 交換位置 剛入場移到後排; 布陣 移動 入れ替え 出したユニットを後列";
    [C13_4] "move any units, just played, before or after; 佈陣能動幾隻; 布陣で何体動かせる";
    [C13_4 C13_6] "move without summoning, how far; 移動幾格; どこへでも移動";
    [C13_4 C13_4N1] "rearrange, new one to the back";
    [C13_4 C13_4N1]
        "move units between lanes, swap places, how many may I move, new unit to the back row; 換位置 移動幾個 新單位移到後排; 移動 入れ替え 何体 新しいユニットを後列へ";
    [C13_4 C13_4N1]
        "how many units may I move, swap two units, bring a back unit to the front; 移動幾個 前後互換; 前後入れ替え";
    [C13_4 C13_4N1] "just played unit to the back, move to the front row; 剛出的移到後排; 出したばかりを後列に";
    [C13_4]
        "swap two units; move my units anywhere; how many may I move; switch lanes; 佈陣怎麼移動; ユニットを移動する";
    [C13_4] "move units into lanes then attack same turn; rearrange and then swing; 移動後可以進攻嗎; 移動して攻撃";
    [C13_4 C13_4N1]
        "old units front to back ok; swap front with back; 舊單位可以移到後排嗎; 前からいるユニットを後列へ";
    [C13_4] "moved a unit then want to undo; rearrange twice; how far can it move; 佈陣移動可以反悔嗎; 移動をやり直す";
    [C13_4] "佈陣能動幾隻怎麼移都行嗎; 佈陣換位";
    [C13_4] "how many units can I move in formation; swap positions";
    [C13_4] "布陣で何体動かせる入れ替えもいい; 位置の入れ替え";
    [C13_4] "可以移對面的單位嗎佈陣時; 動敵方單位";
    [C13_4N1]
        "move a new unit to the back; just played unit to back row; protect new guy; 剛出的單位能移到後排嗎; 出したばかりを後列に";
    [C13_4N1 C13_4]
        "protect my brand-new unit by swapping it with a back one; new one behind old; 新單位和後排交換; 新しいユニットと後列を交換";
    [C13_4N1] "剛下的單位能移到後排嗎; 新單位退後";
    [C13_4N1] "can I move the unit I just played to the back row; new unit to back";
    [C13_4N1] "出したばかりのユニットを後列に下げられる; 新入りを後ろに";
    [C13_4N2] "effect moves several units; 效果移動多個單位; 複数移動 順番";
    [C13_4N2] "effect moves several which order; swap by effect; 效果移動多個單位; 効果で複数移動";
    [C13_4N2] "效果移動兩隻可以互換嗎; 效果換位";
    [C13_4N2] "effect moves two units who goes first; order of moving";
    [C13_4N2] "効果で2体動かす時の順番は; 2体の移動";
    [C13_5] "magic between moves; 移動途中用魔法; 移動の途中に魔法";
    [C13_5] "effects while moving; 移動中間用效果; 移動の間に効果";
    [C13_5 C13_4] "opponent interrupts moving; 移動時打斷; 移動中の割り込み";
    [C13_5] "use magic in the middle of moving; effect between moves; 移動途中用效果; 移動の途中に効果";
    [C13_5 C11_3]
        "magic between steps not allowed?; he interrupted my moves with a spell; 對手可以打斷我移動嗎; 移動中に割り込み";
    [C13_5] "移到一半可以用魔法嗎; 佈陣中用卡";
    [C13_5] "can I use an effect between moving units; spell mid formation";
    [C13_5] "移動の途中で魔法を使える; 布陣の途中";
    [C13_6 C13_3] "can't play a unit but want to move; 出不了單位能移動嗎; 出せなくても移動";
    [C13_6] "full board formation; can't summon but want to move; 場滿了佈陣可以直接移動嗎; 満杯で配置";
    [C13_6 C13_3]
        "he moved units before summoning; wrong order in formation; moved first; 先移動才出單位; 先に動かした";
    [C13_6] "可以不出單位直接移動嗎; 只想移動";
    [C13_6] "can I rearrange without playing a unit; move only";
    [C13_6] "ユニットを出さずに移動だけできる; 移動だけ";
    [C13_6] "先移動再下單位可以嗎; 先移後下";
    [C14_1] "end phase effects when; 結束階段時 效果; エンドフェイズ 効果";
    [C14_1] "end phase effects when; at end of turn trigger; 結束階段效果; 終了フェイズの効果";
    [C14_1] "結束階段效果跟棄牌哪個先; 結束效果先嗎";
    [C14_1] "end phase effect or hand limit first; end trigger first";
    [C14_1] "エンド時の効果と手札制限どっちが先; 終了時効果";
    [C14_2] "hand limit ten, too many cards, discarded where; 手牌上限 十張 多的去哪; 手札上限 10枚 超えたら除外";
    [C14_2] "eleven cards in hand; 手牌十一張; 手札11枚";
    [C14_2 C4_8] "over ten cards exile which, who chooses; 超過十張除外誰選; 超過分は誰が選ぶ";
    [C14_2] "over ten cards";
    [C14_2 C2_5_2]
        "hand limit ten, where do extra cards go, too many cards; 手牌上限幾張 多的牌去哪; 手札上限 余分なカードは除外";
    [C14_2]
        "hand limit; eleven cards; too many cards at end; discard to graveyard or exile; do exiled ones trigger; 手牌上限幾張; 手札上限";
    [C14_2 C4_1] "limit in enemy's turn; draw over ten in my turn; 對手回合超過十張; 相手ターンの手札";
    [C14_2]
        "forgot to cut hand down; 12 cards in hand at end phase; choose which to exile; 忘記棄到十張; 手札調整を忘れた";
    [C14_2 C14_1]
        "drew past ten from an end effect; hand size check after effects; 結束效果抽超過十張; 終了効果で手札超過";
    [C14_2] "手牌十二張要丟幾張丟去哪; 爆牌去墓地嗎";
    [C14_2] "do I discard to the graveyard or exile when over ten; hand over ten";
    [C14_2] "手札が11枚になったら捨てる先は墓地; 手札上限10枚";
    [C14_2] "對面回合手牌超過十張要丟嗎; 對面回合爆牌";
    [C14_2] "爆牌除外的那張會發效果嗎; 除外觸發嗎";
    [C14_2] "捨てた手札の効果は発動する; 除外した手札の効果";
    [C14_2] "do cards exiled for hand size trigger; exile trigger hand limit";
    [C14_3]
        "which lane card flips; flip a card each turn; countdown marker; what does turning the lane card do; 倒數翻哪張; カウントダウンの裏返し";
    [C14_3 C3_1]
        "library refilled after countdown began; deck not empty anymore stop countdown?; 倒數開始後牌庫又有牌; カウントダウン後に山札が戻った";
    [C14_3]
        "which side flips; both players flip each turn?; forgot to flip the star card; 忘了翻星星戰線牌; 裏返し忘れ";
    [C14_3] "牌庫空了每回合翻哪張戰線牌; 翻戰線牌";
    [C14_3] "which lane card do we flip in the countdown; flip lane card";
    [C14_3] "カウントダウンはどの戦線カードから裏返す; 何番を裏返す";
    [C14_4]
        "declare early during countdown; early end after deck empty; do I have to declare; 倒數中可以宣告提早結束嗎; カウントダウン中の終了宣言";
    [C14_4]
        "I have fifteen points, must I end; keep playing with 15; not declare; 十五分一定要宣告嗎; 15点でも続けられる？";
    [C14_4 C3_2]
        "early end twice; declare again next turn after failing; redeclare; 宣告失敗可以再宣告嗎; もう一度宣言できる？";
    [C14_4] "倒數中還能喊提早結束嗎; 倒數喊結束";
    [C14_4] "can I call early end during the countdown; early end while countdown";
    [C14_4] "カウントダウン中に早期終了を宣言できる; 宣言の制限";
    [C14_4] "分數跟單位都達成可以兩項都宣告嗎; 兩項都喊";
    [C14_4] "点数と数の条件を両方宣言できる; 両方宣言";
    [C14_4] "can I declare both points and units for the early end; declare both";
    [C14_4_1 C15Reward3]
        "do rewards count for fifteen; points of units plus rewards; 獎勵算進十五分嗎; 報酬は15点に含む？";
    [C14_4_2 C15Merge1]
        "merged counts as one unit; unit lead with merged; traveller counts as a unit for three more; 合體算幾個單位; 合体は何体";
    [C14_4_2 C3_2_2]
        "five units against two, travellers included; do merged or kidnapped count in lead; 單位數包含小旅人嗎; 旅人もユニット数に入る？";
    [C14_5] "when exactly is the game over; 什麼時候結束遊戲; いつゲーム終了";
    [C14_5] "when exactly is it over; lane 1 turned; last turn; 什麼時候結束遊戲; ゲーム終了の瞬間";
    [C14_5] "翻到一號那回合就結束了嗎; 一號翻過";
    [C14_5] "does the game end when lane one is flipped; lane one flipped";
    [C14_5] "1番を裏返したらゲーム終了; 終わりの合図";
    [C14_5N1] "after the end phase whose turn; 結束階段後 誰的回合; エンドフェイズ後 誰のターン";
    [C14_5N1] "after end phase effect whose turn; between turns; 結束階段後的效果; ターン間の効果";
    [C14_5N1] "回合過完才發的效果算誰的回合; 結束後效果";
    [C14_5N1] "whose turn is it for after end phase effects; after end phase";
    [C14_5N1] "エンド後の効果は誰のターン扱い; ターン外";
    [C15Pierce1 C15Pierce2 C15Pierce3]
        "pierce hits both, cannot attack the back one, order; 貫穿 前後排 順序; 貫通 前後 順番";
    [C15Pierce1 C15Pierce3] "both rows hit, order";
    [C15Pierce1 C15Pierce3] "pierce hits both rows, order; 貫穿打兩個; 貫通は両方";
    [C15Pierce1 C15Pierce3]
        "pierce hits both; front and back row at once; piercing attack; order of two fights; 貫穿打前後排; 貫通は前後両方";
    [C15Pierce1 C11_4] "piercing with only a back unit; pierce empty front; 貫穿前排空的; 前列が空の貫通";
    [C15Pierce1] "pierce and target changed lane; piercing moved; 貫穿目標改變; 貫通の対象変更";
    [C15Pierce1] "貫穿會打到後排嗎; 貫穿打兩個";
    [C15Pierce1] "does pierce hit both front and back row; trample two targets";
    [C15Pierce1] "貫穿は後列も殴れますか; 貫通で2体";
    [C15Pierce2]
        "pierce with back row blocked; can't attack the back one; block in the back row; 後排不能打貫穿怎麼辦; 後列を攻撃できない貫通";
    [C15Pierce2] "後排是阻擋貫穿能打前排嗎; 貫穿後排阻擋";
    [C15Pierce2] "back row is illegal can my pierce unit still attack; pierce back blocked";
    [C15Pierce2] "後列が阻擋でも貫穿は攻撃できる; 貫通と壁";
    [C15Pierce2] "pierce with block unit in the back row; pierce wall behind";
    [C15Pierce3] "pierce loses to the first; 貫穿打輸前排; 貫通 前に負けたら";
    [C15Pierce3]
        "pierce beats front loses to back; dies when; destroyed order in pierce; 貫穿贏前排輸後排; 前列に勝ち後列に負け";
    [C15Pierce3 C15Pierce1]
        "pierced front one wins against me, does the back fight happen; continue after losing; 貫穿輸前排還打後排嗎; 前列に負けても後列と戦う？";
    [C15Pierce3] "貫穿打前後兩隻先破壞誰; 貫穿先後";
    [C15Pierce3] "pierce loses to the front does it still fight the back; pierce dies first";
    [C15Pierce3] "貫穿で前列に負けても後列と戦う; 貫穿の順番";
    [C15Ranged1 C15Ranged2 C15Ranged3 C15Ranged4 C15Ranged5]
        "ranged attack back row, not destroyed, moved, behind a blocker; 遠程 打後排 不會被破壞 移動 阻擋; 遠距離 後列 破壊されない ブロックの後ろ";
    [C15Ranged1 C15Ranged3] "shoot the back row over a blocker; 越過前排打後排; 前列を飛び越えて後列";
    [C15Ranged1 C15Ranged2] "snipe, survives";
    [C15Ranged1 C15Ranged2 C15Ranged3]
        "ranged chooses the back row, ranged loses, ranged against block; 遠程能打後排嗎 遠程輸了會死嗎; 遠隔で後列 負けても破壊されない";
    [C15Ranged1 C15Ranged2] "ranged attacker loses fight; 遠程輸了; 遠隔が負けた";
    [C15Ranged1]
        "shoot the back row; choose target with ranged; named spot empty now; sniper; 遠程目標走了; 遠隔の対象が消えた";
    [C15Ranged1 C15Ranged3]
        "sniper picks back row while front stands; ranged chooses; skip the front; 遠程可以越過前排嗎; 遠隔は前列を越える？";
    [C15Ranged1] "遠程打前排還是後排要先講嗎; 遠程選目標";
    [C15Ranged1] "ranged target moved away do I pick another; ranged empty spot";
    [C15Ranged1] "遠程の狙った位置が空いたらどうなる; 遠距離の対象";
    [C15Ranged1] "遠程は攻撃時に位置を決めるの; 遠距離の宣言";
    [C15Ranged2] "ranged loses the battle; 遠程打輸; 遠距離で負けても";
    [C15Ranged2] "ranged loses battle dies?; archer safe; ranged defending dies?; 遠程會被破壞嗎; 遠隔は破壊されない？";
    [C15Ranged2 C15Venom1] "ranged attacker vs venom defender; archer poisoned; 遠程打劇毒會死嗎; 遠隔と毒";
    [C15Ranged2] "遠程打輸會死嗎; 遠程被反殺";
    [C15Ranged2] "can a ranged attacker die in combat; ranged dies";
    [C15Ranged2] "遠程ユニットは攻撃で負けても壊れない; 遠距離は死なない";
    [C15Ranged2] "遠程防守的時候會死嗎; 遠程被打";
    [C15Ranged3] "shoot past a blocker; ranged over block; 遠程可以越過阻擋嗎; 遠隔は阻止を越える？";
    [C15Ranged3] "前排有阻擋遠程能打後面嗎; 遠程過阻擋";
    [C15Ranged3] "can ranged shoot over a blocker; shoot past wall";
    [C15Ranged3] "阻擋の後ろを遠程で狙える; 壁越し";
    [C15Ranged4] "ranged moved after attacking; shooter pushed to another lane; 遠程單位被移動; 遠隔が移動された";
    [C15Ranged4] "遠程進攻中被移到別條線打誰; 遠程被移";
    [C15Ranged4] "my ranged attacker was moved to another lane; ranged lane change";
    [C15Ranged4] "遠程の攻撃中に動かされたらどこを撃つ; 遠距離の移動";
    [C15Ranged5] "pierce and ranged together; 貫穿加遠程; 貫通と遠隔";
    [C15Ranged5] "遠程加貫穿怎麼打; 遠程貫穿";
    [C15Ranged5] "unit with both pierce and ranged how does it attack; pierce plus ranged";
    [C15Ranged5] "貫穿と遠程を両方持つとどう殴る; 貫通遠距離";
    [C15Venom1 C15Venom2] "venom kills winner, effect resistance; 劇毒 打贏也死 效果抗性; 猛毒 勝っても破壊 耐性";
    [C15Venom1] "venom unit dies too, both; 劇毒 同歸於盡; 猛毒 相打ち";
    [C15Venom1 C15Venom2] "poison kills anyway";
    [C15Venom1 C15Venom2] "venom loses the battle, kills resistant unit; 劇毒打輸也殺嗎 抗性; 猛毒 負けても破壊";
    [C15Venom1]
        "poison kills even if it loses; deathtouch; venom lost the battle; 劇毒輸了也破壞嗎; 毒は負けても倒す？";
    [C15Venom1 C15Unbreakable1] "venom vs indestructible; 劇毒打破壞抗性; 破壊耐性と毒";
    [C15Venom1] "does venom work when defending; poison attacker dies; both venom; 劇毒防守也有用嗎; 防御側の毒";
    [C15Venom1] "劇毒打輸也能帶走對面嗎; 劇毒同歸";
    [C15Venom1] "does deathtouch kill even if it loses; venom loses";
    [C15Venom1] "劇毒は負けても相手を破壊できる; 毒で相打ち";
    [C15Venom2] "venom vs resistance; immune to effects but poisoned; 效果抗性擋劇毒嗎; 効果耐性と毒";
    [C15Venom2] "效果抗性能擋劇毒嗎; 抗性防毒";
    [C15Venom2] "does effect resistance stop venom; venom vs effectproof";
    [C15Venom2] "効果耐性で劇毒は防げますか; 毒と耐性";
    [C15Block1 C15Block2 C15Block3 C15Block4]
        "block unit attack, who can attack it, attack value; 阻擋 能進攻嗎 誰能打 攻擊力; ブロック 攻撃できない 攻撃される";
    [C15Block1 C15Block2] "wall can't be attacked";
    [C15Block1 C15Block2 C15Block4]
        "attack a blocker, does block attack; 阻擋能被打嗎 阻擋能攻擊嗎; 阻止を攻撃 攻撃できる";
    [C15Block1 C15Block2]
        "attack a wall; block unit attack; can't be attacked unit; is block taunt; 阻擋可以被攻擊嗎; 阻止を攻撃できる？";
    [C15Block1 C15Block4]
        "does a wall win its battle; how does block defend; block unit defending value; 阻擋怎麼防守; 阻止の防御";
    [C15Block1] "阻擋單位能進攻嗎; 嘲諷怪能打嗎";
    [C15Block1] "can a wall unit attack; blocker attack";
    [C15Block1] "阻擋ユニットは攻撃できない; 壁は殴れる";
    [C15Block2] "how to get past block; 怎麼打掉阻擋; ブロック持ちの倒し方";
    [C15Block2 C15Block1] "how do I get past a blocker, attack a unit with block; 怎麼打阻擋; 阻止の倒し方";
    [C15Block2] "對面阻擋我打得下去嗎; 打阻擋";
    [C15Block2] "can I attack into a block unit; attack a wall";
    [C15Block2] "阻擋のユニットに攻撃できますか; 壁を殴る";
    [C15Block3]
        "attack switched onto a block unit; gained block after attacked; attack cancelled; 攻擊目標變成阻擋; 攻撃先が阻止になった";
    [C15Block3 C15Sunder1] "sunder attacker switched to block still attacks; 破甲變成打阻擋; 破甲と阻止";
    [C15Block3] "進攻後對面把目標換成阻擋怎麼辦; 換成阻擋";
    [C15Block3] "he swapped a blocker in front of my attacker; blocker moved in";
    [C15Block3] "攻撃後に相手が阻擋に入れ替えたら; 壁に入れ替え";
    [C15Block4] "boost attack of a block unit; attack value of wall; 阻擋有攻擊力嗎; 阻止の攻撃力";
    [C15Block4] "阻擋單位可以加攻擊力嗎; 給牆加攻";
    [C15Block4] "does an attack buff work on a block unit; wall attack value";
    [C15Block4] "阻擋に攻撃力アップは効く; 壁の強化";
    [C15Ambush1 C15Ambush2 C15Ambush4] "ambush return to hand, must, merged; 偷襲 回手 合體; 奇襲 手札に戻る";
    [C15Ambush1] "bounce after winning";
    [C15Ambush1 C15Ambush4] "ambush returns to hand, lost battle, optional; 偷襲回手 輸了; 奇襲 手札に戻る";
    [C15Ambush1 C15Ambush3] "does ambush have to return; 偷襲必須回手嗎; 奇襲は必ず戻る";
    [C15Ambush1]
        "hit and return to hand; ambush may I stay; ambush lost battle; bounce after winning; 偷襲一定要回手嗎; 奇襲で戻らなくていい？";
    [C15Ambush1] "ambush while defending; wins as the defender returns; 防守贏了可以偷襲嗎; 防御側の奇襲";
    [C15Ambush1] "forgot to return after winning; ambush too late once sideways; 橫放後才想回手; 横向き後に奇襲";
    [C15Ambush1] "偷襲打贏可以收回手上嗎; 偷襲回手";
    [C15Ambush1] "when can my ambush unit go back to hand; ambush return";
    [C15Ambush1] "偷襲は勝ったら手札に戻せる; 偷襲のタイミング";
    [C15Ambush1] "偷襲打輸了也能收回嗎; 偷襲輸了";
    [C15Ambush2] "whose successful ambush effect first; 偷襲成功時順序; 奇襲成功時の順";
    [C15Ambush2] "偷襲成功好幾個效果誰先; 偷襲效果先後";
    [C15Ambush2] "偷襲成功の効果は誰が先; 奇襲の順番";
    [C15Ambush2] "several ambush success effects which first; ambush effects order";
    [C15Ambush3 C15Electrify3] "ambush with pierce; 偷襲 貫穿; 奇襲 貫通";
    [C15Ambush3] "ambush plus pierce one win; 偷襲貫穿只贏一場; 奇襲と貫通";
    [C15Ambush3] "偷襲貫穿前排輸後排贏能收嗎; 偷襲貫穿";
    [C15Ambush3] "ambush plus pierce lost one fight won the other; ambush pierce";
    [C15Ambush4] "merged unit ambush what returns; 合體偷襲回手; 合体の奇襲";
    [C15Ambush4] "合體的偷襲成功整疊回手嗎; 合體偷襲";
    [C15Ambush4] "merged unit ambush does the whole stack return; ambush merged stack";
    [C15Ambush4] "合体ユニットが偷襲で戻るのは上だけ; 奇襲の合体";
    [C15Dismantle1 C15Dismantle2] "dismantle beats merged; 拆卸 打合體; 解体 合体";
    [C15Dismantle1] "dismantle against a merged unit; 拆卸; 分解";
    [C15Dismantle1 C15Dismantle2]
        "beats merged units regardless; dismantle vs bigger merged; resist dismantle; 拆卸一定贏合體嗎; 解体は必ず勝つ？";
    [C15Dismantle1] "拆卸打合體攻擊力低也贏嗎; 拆卸打合體";
    [C15Dismantle1] "does dismantle beat a bigger merged unit; dismantle small attack";
    [C15Dismantle1] "拆卸は合体相手なら必ず勝つ; 解体の勝ち";
    [C15Dismantle2] "拆卸は効果耐性の合体にも勝てる; 拆卸と耐性";
    [C15Dismantle2] "dismantle against effect resistant merged unit; dismantle vs resistance";
    [C15Sunder1 C15Sunder2 C15Sunder3] "sunder attack block unit, value; 破甲 打阻擋; 破甲 ブロックを攻撃";
    [C15Sunder1 C15Sunder2] "sunder versus block points; 破甲打阻擋; 破甲";
    [C15Sunder1 C15Sunder3]
        "how to hit a wall; sunder vs block attack value; breaks guard; 破甲打阻擋比什麼; 破甲の比較値";
    [C15Sunder1] "破甲能打阻擋嗎阻擋攻擊力算多少; 破甲打牆";
    [C15Sunder1] "what is the attack of a block unit fighting sunder; sunder vs block";
    [C15Sunder1] "破甲で阻擋を攻撃する時の相手の攻撃力は; 破甲の計算";
    [C15Sunder2] "buff block unit attacked by sunder; plus points raises its attack; 破甲時加分數; 破甲と点数";
    [C15Sunder2] "阻擋被破甲打時加攻有用嗎; 牆加分加攻";
    [C15Sunder2] "阻擋の点を上げると破甲に勝てる; 壁の点数強化";
    [C15Sunder2] "my wall gets an attack buff against sunder; sunder buff points";
    [C15Sunder3] "效果抗性的阻擋破甲打得到嗎; 破甲打抗性";
    [C15Sunder3] "耐性持ちの壁も破甲で殴れる; 破甲と耐性";
    [C15Sunder3] "can sunder attack an effect resistant wall; sunder resistance";
    [C15Glide1 C15Glide2 C15Electrify1 C15Electrify2]
        "glide where, occupied, electrify on the way; 滑行 滑到哪 有單位 通電; 滑走 移動先 通電";
    [C15Glide1] "glide then attack, onto an occupied place; 滑行後進攻 有人的格子; 滑走してから攻撃";
    [C15Glide1 C15Glide2] "glide before attack; 滑行; 滑走";
    [C15Glide1]
        "glide then attack; move before attack; glide to the occupied spot; slide; 滑行可以到有單位的位置嗎; 滑走で移動";
    [C15Glide1 C15Block2] "glide around the wall; move lanes to avoid block; 滑行繞過阻擋; 滑走で阻止を避ける";
    [C15Glide1] "滑行可以先移再打嗎; 滑行移到哪";
    [C15Glide1] "can glide move anywhere before attacking; glide where";
    [C15Glide1] "滑行は攻撃前にどこへでも動ける; 滑行の移動先";
    [C15Glide2] "glide to lane with no enemy; slide where can't attack; 滑行到沒敵人的戰線; 敵のいない所へ滑走";
    [C15Glide2] "滑過去才發現打不了可以嗎; 滑過去不能打";
    [C15Glide2] "can I glide to a lane where I cannot attack; glide illegal spot";
    [C15Glide2] "滑行で攻撃できない場所へ行ける; 滑行の制限";
    [C15Electrify1 C15Electrify2]
        "which electrify trigger on the way; order of electrify; passing lanes; 通電順序; 通電の順番";
    [C15Electrify1] "通電什麼時候觸發; 滑行觸發通電";
    [C15Electrify1] "when does electrify trigger on a glide; electrify path";
    [C15Electrify1] "滑行の途中で通電はいつ出る; 通電の条件";
    [C15Electrify2] "一路好幾張通電誰先發; 通電順序";
    [C15Electrify2] "通電が複数ある時はどれから; 通電の順番";
    [C15Electrify2] "glide passes several electrify cards which first; electrify order";
    [C15Electrify3] "card has two electrify; 一張兩個通電; 通電が2つ";
    [C15Electrify3] "同一張有兩個通電我排順序嗎; 一張多通電";
    [C15Electrify3] "同じカードの通電2つの順番は; 通電2つ";
    [C15Electrify3] "one card has electrify twice; two electrify";
    [C15Merge1 C15Merge2 C15Merge6] "merged unit attack value, points, keywords; 合體 攻擊力 分數; 合体 攻撃力 得点";
    [C15Merge1 C15Merge3 C15Merge5] "merged one dies";
    [C15Merge1 C15Merge2 C15Merge6]
        "merged stats, merge three units, merge a merged unit; 合體攻擊值 三個合體; 合体の攻撃値 3体";
    [C15Merge1] "is merged one unit; which is on top; fuse; 合體算一個單位嗎; 合体は1体？";
    [C15Merge1] "merge a merged unit again; three units merge; already fused; 已合體還能再合體嗎; 合体済みをさらに合体";
    [C15Merge1 C15Mechmerge3] "can I put three robots together; triple combine; 三個機械可以合體嗎; 3体合体";
    [C15Merge1] "合體怎麼疊誰在上面; 合體是啥";
    [C15Merge1] "can a merged unit merge again; merge twice";
    [C15Merge1] "合体したユニットはもう一度合体できる; 再合体";
    [C15Merge2 C15Merge6] "what are the numbers of the merged one; 合體後數值; 合体後の数値";
    [C15Merge2]
        "fused stats; which abilities pass from below; merged with block attack; 合體攻擊力怎麼算; 合体の攻撃力";
    [C15Merge2] "合體後攻擊力會加起來嗎; 合體加攻";
    [C15Merge2] "do merged units keep pierce and venom from below; merged keywords";
    [C15Merge2] "合体したら下の攻撃力は足される; 合体の数値";
    [C15Merge2N1 C15Merge8 C15Merge9] "merge with enemy unit, lower unit effects; 合體 敵方單位; 相手ユニットと合体";
    [C15Merge2N1 C15Merge2]
        "effects from below printed or given; lose given effects for merged; 下方給的效果算卡面嗎; 下から得た効果は印刷扱い？";
    [C15Merge3 C15Merge5 C15Merge7]
        "merged unit leaves, whose, lower units effects; 合體離場 下面的 誰的; 合体が離れる 下のユニット";
    [C15Merge3 C9_1] "merge triggers leave; merged enters triggers; whose board; 合體算離場嗎; 合体は離場？";
    [C15Merge3] "合體算離場再入場嗎; 合體入場";
    [C15Merge3] "does merging trigger leave and enter effects; merge triggers";
    [C15Merge3] "合体は離場と入場になる; 合体の扱い";
    [C15Merge4] "magic on merged units; 合體 身上的魔法卡; 合体 付いた魔法";
    [C15Merge4 C15Merge5] "merged unit destroyed, where do lower units go; 合體單位死了下面的; 合体ユニットが破壊";
    [C15Merge4] "spells attached after merge; aura lost; 合體後附魔去哪; 合体後の魔法";
    [C15Merge4] "合體前身上的魔法還在嗎; 合體魔法掉";
    [C15Merge4] "spells on units that merged; merge lose buffs";
    [C15Merge4] "合体前についてた魔法は残る; 合体と魔法";
    [C15Merge5] "merged unit dies, all cards; 合體死了全部進墓地; 合体が倒された 全部墓地";
    [C15Merge5 C15Ambush4] "merged unit bounced both to hand, merged unit leaves; 合體回手; 合体が手札に戻る";
    [C15Merge5]
        "merged destroyed, lower unit's leave effect; comes apart in graveyard; bounce a merged unit both return; 合體被破壞下面的效果; 合体が破壊されたら下は";
    [C15Merge5 C10_5] "merged with traveller dies; token in a merge; 合體裡有小旅人; 旅人の合体";
    [C15Merge5 C15Merge1]
        "destroyed a fused robot, one or two kills; both cards die; 破壞合體算幾個; 合体を破壊すると何体";
    [C15Merge5] "合體單位死了下面的會觸發嗎; 整疊離場";
    [C15Merge5] "merged unit destroyed do the lower cards trigger; lower unit death trigger";
    [C15Merge5] "合体ユニットが破壊されたら下のカードも発動; 下の離場効果";
    [C15Merge6] "original attack of merged; 合體原本攻擊力; 合体の元の攻撃力";
    [C15Merge6] "合體單位原始攻擊力是多少; 原始值";
    [C15Merge6] "合体ユニットの元の攻撃力はいくつ; 原始値";
    [C15Merge6] "original attack of a merged unit; merged base stats";
    [C15Merge7 C15Merge8] "merge with an enemy unit; 和對方單位合體; 相手と合体";
    [C15Merge7] "merged with enemy card who owns; 合體有對方的卡; 相手のカードを含む合体";
    [C15Merge7] "疊了兩邊卡的合體單位持有者算誰; 混疊持有者";
    [C15Merge7] "merged unit with both players cards who owns it; mixed merge owner";
    [C15Merge7] "両者のカードで合体したら持ち主は; 混合の持ち主";
    [C15Merge8] "merge with enemy unit who activates; 和對方單位合體; 相手ユニットと合体";
    [C15Merge8] "我拿對面單位合體它的合體時效果誰發; 合體對面單位";
    [C15Merge8] "相手のユニットと合体したら合体時効果は誰が使う; 相手と合体";
    [C15Merge8] "I merge with his unit who gets the when merged effect; merge enemy unit";
    [C15Merge9] "merged counts as other type do below cards too; type of cards beneath; 合體視為其他種類; 合体の種類";
    [C15Mechmerge1 C15Mechmerge2 C15Mechmerge3 C15Mechmerge4 C15Mechmerge6]
        "mech merge how often, same name twice, when, use magic meanwhile; 機械合體 幾次 同名 什麼時候; 機械合体 何回 同名 いつ";
    [C15Mechmerge1] "merge twice a turn, in enemy's turn; 一回合合體兩次; 1ターンに2回合体";
    [C15Mechmerge1 C15Mechmerge4] "how many merges";
    [C15Mechmerge1 C15Mechmerge2 C15Mechmerge4]
        "mech merge how often, when; 機械合體幾次 什麼時候; 機械合体は何回 いつ";
    [C15Mechmerge1 C15Mechmerge6]
        "when can I mech merge; robot combine in attack; spells during mech merge; once a turn; 機械合體什麼時候; 機械合体のタイミング";
    [C15Mechmerge1]
        "mech merge during formation or summoning; combine before attack then attack; twice in one turn declare; 一回合能宣告兩次機械合體嗎; 機械合体は1ターン何回";
    [C15Mechmerge1] "一回合可以開幾次機械合體; 機械合體次數";
    [C15Mechmerge1] "can I start a mech merge phase twice in one turn; mech merge once";
    [C15Mechmerge1] "機械合体は1ターンに何回できる; 機械合体の回数";
    [C15Mechmerge2 C15Mechmerge4] "merge the same robots again; 同名機械再合體; 同名メカ";
    [C15Mechmerge2]
        "who goes on top in mech merge; choose the upper one; combine with whom; 機械合體誰在上面; どちらが上";
    [C15Mechmerge2] "機械合體誰疊在上面我選嗎; 機械合體上下";
    [C15Mechmerge2] "do I choose which mech goes on the bottom; mech merge top";
    [C15Mechmerge2] "機械合体で上下は選べる; 合体の上下";
    [C15Mechmerge3] "several mech merges in one phase; 一次可以合體幾組; 何組も合体";
    [C15Mechmerge3] "合完一次還能接著再合嗎; 連續合體";
    [C15Mechmerge3] "can I chain several mech merges in one phase; keep merging";
    [C15Mechmerge4] "same name units merge twice; same unit merges again; 同名單位合體幾次; 同名の合体回数";
    [C15Mechmerge4] "兩隻同名機械可以各合一次嗎; 同名機械合體";
    [C15Mechmerge4] "can two same named mechs both merge this phase; same name mech";
    [C15Mechmerge4] "同名の機械が2体とも合体できる; 同名の合体";
    [C15Mechmerge5 C15Mechmerge7] "extra mech merge by effect; 效果 機械合體; 効果で機械合体";
    [C15Mechmerge5] "both robots have merge effects which order; two merge triggers; 兩個合體時效果順序; 合体時が2つ";
    [C15Mechmerge5] "三個合體時效果先發哪個; 合體效果次序";
    [C15Mechmerge5] "three when merged effects who orders them; merge effect order";
    [C15Mechmerge6] "機械合體中間可以用魔法嗎; 合體中用卡";
    [C15Mechmerge6] "機械合体の途中で魔法を使える; 合体中の魔法";
    [C15Mechmerge6] "can he cast spells during my mech merge; spell in merge phase";
    [C15Mechmerge7] "effect mech merge additional phase; 效果的機械合體; 効果による機械合体";
    [C15Mechmerge7] "效果給的機械合體算開過了嗎; 效果機械合體";
    [C15Mechmerge7] "card effect gave me a mech merge did that use my once per turn; effect mech merge";
    [C15Devour1 C15Devour2 C15Devour3] "devour sacrificed, to graveyard; 吞食合體 獻祭; 吞食合体 生け贄";
    [C15Devour1 C15Devour3] "devour; 吞食合體; 捕食合体";
    [C15Devour1 C15Devour3]
        "sacrificed with devour goes under; eat the tribute; merge effects on devour; 吞食合體的祭品去哪; 捕食された生贄";
    [C15Devour1] "吞食合體的被獻祭還進墓地嗎; 吞食祭品";
    [C15Devour1] "sacrificed a devour merge unit where does it go; devour under";
    [C15Devour1] "吞食合体を生贄にしたら墓地に行く; 吞食の生贄";
    [C15Devour2] "sacrifice merged unit with devour on top; 獻祭合體單位吞食; 合体を生贄に";
    [C15Devour2] "合體的吞食單位被祭整疊都塞下面嗎; 吞食整疊";
    [C15Devour2] "sacrificed a merged unit with devour on top; devour stack";
    [C15Devour3] "吞食出來的會發合體時嗎; 吞食合體時";
    [C15Devour3] "do I get the merge trigger when I tribute a devour unit; devour merge trigger";
    [C15Devour3] "吞食合体を生贄にしたら合体時効果は出る; 吞食の合体時";
    [C15Parasite1] "parasite target; 寄生合體; 寄生合体";
    [C15Parasite1] "parasite attach to enemy; parasite goes beneath; 寄生合體放哪; 寄生合体";
    [C15Parasite1] "寄生合體誰疊上面; 寄生怎麼合";
    [C15Parasite1] "does my parasite go under the target; parasite position";
    [C15Parasite1] "寄生合体したユニットは上と下どっち; 寄生の位置";
    [C15Split1 C15Split2 C15Split3 C15Split4] "split no room, magic, where; 分開 位置不夠 魔法; 分離 場所がない";
    [C15Split1 C15Split4] "split with no room; 分開 位置不夠; 分離 空きがない";
    [C15Split1 C15Split2] "split apart where; merged splits row; 分開後放哪; 分離後の位置";
    [C15Split1 C15Instant2] "split units trigger instant; split enters; 分開算入場嗎; 分離は入場？";
    [C15Split1] "分開算離場嗎; 拆開算入場";
    [C15Split1] "does splitting count as leaving and entering; split triggers";
    [C15Split1] "分離したカードは入場扱い; 分離";
    [C15Split2] "前排拆開的可以放後排嗎; 拆出放哪";
    [C15Split2] "前列で分離したら後列に置ける; 分離の置き場";
    [C15Split2] "split a front unit where do the parts go; split placement";
    [C15Split3] "attached magic after split; 分開後附魔; 分離後の魔法";
    [C15Split3] "分開後身上魔法呢; 拆開魔法";
    [C15Split3] "分離したら魔法はどうなる; 分離と魔法";
    [C15Split3] "what happens to spells on a unit that splits; split spells";
    [C15Split4] "split on a full board; 場滿分開; 満杯で分離";
    [C15Split4 C15Split1] "split with no room";
    [C15Split4] "split with no space; full board separate; 沒位置可以分開嗎; 場がない分離";
    [C15Split4] "場上空位不夠還能分開嗎; 位置不夠拆";
    [C15Split4] "no room for all the parts can I split; split no space";
    [C15Split4] "空きが足りないと分離できない; 分離の空き";
    [C15Instant1 C15Instant2] "instant when summoned, additional play; 立即 召喚 額外打出; 即時 召喚でも";
    [C15Instant1 C15Instant2] "summoned unit instant, played additionally; 召喚能發動立即嗎; 召喚で即時";
    [C15Instant1 C15Instant2] "instant when played by formation; 布陣出的立即; 布陣で出した即時";
    [C15Instant1 C15Instant2]
        "battlecry when summoned; instant on summoned unit; effect play triggers instant; etb; 召喚的單位有立即嗎; 召喚で即時は？";
    [C15Instant1] "instant may I skip; instant before placing; instant effect when drawn; 立即什麼時候發動; 即時はいつ";
    [C15Instant1 C15Instant2]
        "etb didn't fire because I summoned it by effect; played vs summoned difference; 召喚和打出差別; 召喚とプレイの違い";
    [C15Instant1] "立即是打出前還是打出後處理; 立即時機";
    [C15Instant1] "when does instant resolve before or after it enters; battlecry timing";
    [C15Instant1] "立即はいつ解決するの; 立即の処理";
    [C15Instant2] "召喚出來的單位會發立即嗎; 召喚發立即";
    [C15Instant2] "does a summoned unit trigger its instant; summoned battlecry";
    [C15Instant2] "召喚されたユニットの立即は発動する; 立即と召喚";
    [C15Cover1 C15Cover2 C15Cover3] "cover moves behind, instant first; 掩護 移到後面 立即先; 援護 後ろへ";
    [C15Cover1] "cover moves the new unit; 掩護; 援護";
    [C15Cover1 C15Cover2] "cover optional; 掩護可以不用嗎; 援護は任意";
    [C15Cover1] "cover moves which unit; beside cover; may I; cover for enemy's unit; 掩護可以不用嗎; 援護は任意？";
    [C15Cover1 C13_4N1] "get new unit to the back with cover; 掩護移到後排; 援護で後列へ";
    [C15Cover1] "cover when back is occupied; two covers who; 正後方有單位掩護; 後ろが埋まっている援護";
    [C15Cover1] "掩護可以把剛下的放後面嗎; 掩護移哪";
    [C15Cover1] "can cover move my new unit behind it; cover who decides";
    [C15Cover1] "掩護は隣に出たユニットを後ろに移せる; 掩護の効果";
    [C15Cover2] "cover or instant first; 掩護和立即誰先; 援護と即時";
    [C15Cover2] "立即跟掩護哪個先; 掩護先後";
    [C15Cover2] "instant or cover first; cover vs battlecry";
    [C15Cover2] "立即と掩護はどっちが先; 掩護の順番";
    [C15Cover3 C15Cover1]
        "covered unit must come back to front?; new guy in back by cover after formation; 掩護到後排要回前排嗎; 援護で下げたユニット";
    [C15Cover3] "靠掩護退後排的佈陣要移回前排嗎; 掩護後佈陣";
    [C15Cover3] "unit moved back by cover must return in formation; cover back row";
    [C15Magicproof1 C15Magicproof2] "magic resistance own magic, area; 魔法抗性 自己的魔法; 魔法耐性 自分の魔法";
    [C15Magicproof1 C15Magicproof2] "own spell on resistant";
    [C15Magicproof1 C15Magicproof2 C15Effectproof1]
        "magic resistant, own magic, untargetable; 魔法抗性 自己的魔法; 魔法耐性 自分の魔法";
    [C15Magicproof1 C15Magicproof2]
        "hexproof to spells; own magic on magic resistant; aoe magic on resist; 魔法抗性自己能選嗎; 魔法耐性に自分の魔法";
    [C15Magicproof1] "對面有敵方魔法抗性我魔法能點嗎; 魔法點抗性";
    [C15Magicproof1] "can I buff my own unit that has enemy magic resistance; own spell hexproof";
    [C15Magicproof1] "敵方魔法抗性に自分の魔法は使える; 自分の魔法と抗性";
    [C15Magicproof2] "buff my own resistant unit; 給自己抗性單位加buff; 自分の耐性ユニットに魔法";
    [C15Magicproof2] "魔法抗性自己的魔法也不能用嗎; 自己魔法點自己";
    [C15Magicproof2] "can my own spell target my magic resistant unit; shroud like";
    [C15Magicproof2] "魔法抗性は自分の魔法も対象にできない; 魔法抗性";
    [C15Unbreakable1] "destruction resistance, battle, sacrifice; 破壞抗性 戰鬥; 破壊耐性 戦闘でも";
    [C15Unbreakable1 C15Venom2 C15Effectproof2] "venom against indestructible; 劇毒打破壞抗性; 猛毒と破壊耐性";
    [C15Unbreakable1] "indestructible";
    [C15Unbreakable1 C10_3] "indestructible sacrificed, loses battle; 破壞抗性能獻祭嗎; 破壊耐性 生贄";
    [C15Unbreakable1 C15Venom2] "indestructible against venom; 破壞抗性遇劇毒; 破壊耐性と猛毒";
    [C15Unbreakable1]
        "indestructible loses battle; can it be sacrificed or exiled; destroy resistant; 破壞抗性輸了戰鬥會死嗎; 破壊耐性は戦闘でも？";
    [C15Unbreakable1 C10_3]
        "indestructible as a tribute; sacrifice resists?; exile an unbreakable; 破壞抗性可以獻祭嗎; 破壊耐性を生贄に";
    [C15Unbreakable1] "破壞抗性打輸會死嗎; 不破打輸";
    [C15Unbreakable1] "indestructible unit loses combat does it die; unbreakable vs venom";
    [C15Unbreakable1] "破壊抗性は戦闘で負けても残る; 破壊されない";
    [C15Effectproof1 C15Effectproof2] "effect resistance, own effects; 效果抗性 自己的效果; 効果耐性 自分の効果";
    [C15Effectproof1 C15Effectproof2] "own effect on resistant unit; 效果抗性自己的效果; 自分の効果";
    [C15Effectproof1 C15Effectproof2]
        "untargetable by units; enemy magic on effect resist; own unit effect on it; 效果抗性擋魔法嗎; 効果耐性は魔法も防ぐ？";
    [C15Effectproof1 C15Magicproof1]
        "difference of magic and effect resistance; which protects from spells; 魔法抗性和效果抗性差別; 魔法耐性と効果耐性の違い";
    [C15Effectproof1] "敵方效果抗性我單位效果能選嗎; 效果點抗性";
    [C15Effectproof1] "does enemy effect resistance stop spells too; hexproof vs spell";
    [C15Effectproof1] "敵方効果抗性に魔法は効く; 効果耐性と魔法";
    [C15Effectproof2] "效果抗性自己的效果能選它嗎; 自己效果抗性";
    [C15Effectproof2] "効果抗性には自分の効果も届かない; 自分の効果と抗性";
    [C15Effectproof2] "does my own unit effect work on my effect resistant unit; own effect shroud";
    [C15Sideways1] "lay sideways; 橫放; 横向きにする";
    [C15Sideways1 C15Sideways2] "lay an attacker sideways cancels; 橫放進攻單位 取消攻擊; 攻撃中を横向き 取り消し";
    [C15Sideways1] "效果把單位橫放是橫過來嗎; 橫放效果";
    [C15Sideways2] "attacker laid sideways, attack cancelled; 進攻中被橫放 取消; 攻撃中に横向き 取り消し";
    [C15Sideways2 C15Sideways1]
        "tap an attacker stops attack; laid sideways mid attack; exhaust his attacker; 進攻中被橫放; 攻撃中に横向き";
    [C15Sideways2] "can I stop his attack by tapping; cancel attack; 怎麼取消進攻; 攻撃を取り消す";
    [C15Sideways2] "進攻中的被橫放還打嗎; 橫掉攻擊者";
    [C15Sideways2] "my attacker was laid sideways by an effect is the attack off; tap attacker";
    [C15Sideways2] "攻撃中に横向きにされたら攻撃は無効; 攻撃中に横";
    [C15Transform1 C15Transform2 C15Transform3] "transform state, magic, destroyed; 變為 狀態; 変化 状態";
    [C15Transform1 C15Transform2] "transformed counts as destroyed, attacking state; 變為 算離場嗎; 変化 状態";
    [C15Transform1 C10_1] "transformed unit goes to the graveyard does it trigger leaving; 變為觸發離場嗎; 変化は離場";
    [C15Transform1]
        "polymorph; transformed unit destroyed?; old card goes to grave; 變為後原來的卡; 変身した元のカード";
    [C15Transform1]
        "do buffs stay after polymorph; attached magic on transformed; 變為後附魔還在嗎; 変身で付与は残る？";
    [C15Transform1 C10_2] "frogged unit death trigger; transform counts as destroying; 變為算破壞嗎; 変身は破壊？";
    [C15Transform1] "變為會進墓地嗎; 變為原本那張去哪";
    [C15Transform1] "where does the original go when transformed; polymorph original card";
    [C15Transform1] "変身した元のユニットは墓地に行く; 変為の処理";
    [C15Transform2 C15Transform3] "transformed attacker still attacks; new form sideways; 變為後狀態; 変身後の状態";
    [C15Transform2] "橫著的變為別隻還是橫的嗎; 變為狀態";
    [C15Transform2] "does the new unit keep the sideways state; transform keeps state";
    [C15Transform2] "横向きのまま変わるの; 変為の状態";
    [C15Transform3] "變為的單位佈陣能退後排嗎; 變為後移動";
    [C15Transform3] "transformed unit can it move back in formation; transform moved";
    [C15Imprison1 C15Imprison2 C15Imprison3]
        "imprisoned move, sacrifice, attack; 禁錮 移動 獻祭 進攻; 禁錮 移動 生け贄 攻撃";
    [C15Imprison1 C15Imprison2] "imprisoned can attack or merge; 禁錮能合體嗎; 禁錮は合体";
    [C15Imprison1 C15Imprison3] "jailed move sacrifice";
    [C15Imprison1 C15Imprison3] "imprisoned attack, sacrifice; 禁錮能攻擊嗎 獻祭; 禁固 攻撃 生贄";
    [C15Imprison1]
        "jailed unit sacrifice; imprisoned move; can it attack; freeze; 禁錮可以當祭品嗎; 監禁は生贄にできる？";
    [C15Imprison1] "禁錮的單位能當祭品嗎; 禁錮祭品";
    [C15Imprison1] "can I sacrifice an imprisoned unit; jailed unit move";
    [C15Imprison1] "禁錮されたユニットは生贄にできる; 禁錮と生贄";
    [C15Imprison1] "被禁錮還能進攻嗎; 禁錮攻擊";
    [C15Imprison1] "禁錮されたら動けないの; 禁錮の移動";
    [C15Imprison2 C15Imprison3] "imprisoned merge; push an imprisoned by effect; 禁錮能合體嗎; 監禁中の合体";
    [C15Imprison2] "被禁錮能機械合體嗎; 禁錮合體";
    [C15Imprison2] "can an imprisoned mech be the target of a merge; jailed merge target";
    [C15Imprison2] "禁錮中の機械に合体できる; 禁錮と合体";
    [C15Imprison3] "禁錮的能被效果放到別格嗎; 禁錮放別格";
    [C15Imprison3] "can an effect put a jailed unit elsewhere; jailed relocated";
    [C15Decay1 C15Decay2 C15Decay3] "decay twice, sideways; 衰退 橫放 破壞; 衰退 横向き 破壊";
    [C15Decay1] "decays while tapped; 衰退 已經橫; 衰退 既に横";
    [C15Decay1] "rots at end";
    [C15Decay1 C15Decay2] "decay timing; 衰退; 衰退";
    [C15Decay1]
        "decay dies when; rots; turns sideways then dies; decay on enemy's end phase; 衰退什麼時候死; 衰退はいつ壊れる";
    [C15Decay1 C8_3] "how to keep a decay unit alive; upright again decay; 衰退單位轉正; 衰退を避ける";
    [C15Decay1] "衰退橫著就死嗎; 衰退怎麼算";
    [C15Decay1] "when does decay destroy my unit; decay first turn";
    [C15Decay1] "衰退はいつ破壊されるの; 衰退の処理";
    [C15Decay2 C15Decay3] "decay before end effects; summoned in end phase decay; 衰退順序; 衰退の順";
    [C15Decay2] "衰退跟結束階段效果哪個先; 衰退先後";
    [C15Decay2] "decay or its end phase effect first; decay order";
    [C15Decay2] "衰退は終了時効果より後; 衰退の順番";
    [C15Decay3] "結束階段剛叫出來的也會衰退嗎; 新單位衰退";
    [C15Decay3] "unit summoned during end phase does it decay; new unit decay";
    [C15Kidnap1 C15Kidnap4 C15Kidnap5 C15Kidnap5B C15Kidnap7]
        "kidnap points, released, how many; 綁架 分數 放回來 幾張; 誘拐 得点 戻る 何枚";
    [C15Kidnap1 C15Kidnap4 C15Kidnap5]
        "kidnapped points whose, kidnapper dies, returned; 綁架的分算誰 綁架者死了; 誘拐 点は誰 誘拐した側が破壊";
    [C15Kidnap1 C15Kidnap2]
        "captured unit where; kidnapped has effects?; stolen under; 綁架的單位放哪; 誘拐されたユニット";
    [C15Kidnap1 C15Kidnap4] "kidnapped unit counts its points to me; ransom; 綁架後分數; 誘拐後の点数";
    [C15Kidnap1] "被綁架的放哪怎麼擺; 綁架擺法";
    [C15Kidnap1] "ユニットを綁架したらどこに置く; 誘拐の置き方";
    [C15Kidnap2 C15Kidnap3] "kidnapped card effects, leaving; 被綁架 離場 效果; 誘拐 離場 効果";
    [C15Kidnap2 C15Kidnap5] "kidnapped unit comes back; 被綁架的回來嗎; 誘拐されたユニットは戻る";
    [C15Kidnap2 C15Kidnap4]
        "do I count a hostage as my unit; unit lead with kidnapped; 人質算我的單位嗎; 人質は自分のユニット？";
    [C15Kidnap2] "被綁架算離場嗎; 綁架觸發離場";
    [C15Kidnap2] "does a kidnapped unit still have its effects; kidnapped effects";
    [C15Kidnap2] "綁架されたユニットの効果は残る; 誘拐された側";
    [C15Kidnap4] "points of kidnapped; 綁架的分數算誰的; さらったカードの点";
    [C15Kidnap4 C15Kidnap5] "stolen points, get it back";
    [C15Kidnap4 C15Reward3] "points of a kidnapped unit; 綁架算分嗎; 誘拐の点数";
    [C15Kidnap4] "points of kidnapped count for whom; captured points; 綁架的分數算誰的; 誘拐の点数";
    [C15Kidnap4] "綁架的單位分數算誰的; 綁架分數";
    [C15Kidnap4] "do I score points for kidnapped units; kidnap points";
    [C15Kidnap4] "誘拐したユニットの点数は自分のもの; 綁架の点数";
    [C15Kidnap5] "kidnapper dies, get my card back; 綁架的死了 人還我嗎; さらったユニットが倒れたら返ってくる";
    [C15Kidnap5 C15Kidnap7]
        "kidnapper dies captive back?; free the hostage; who chooses; 綁架者離場人質回來嗎; 誘拐者が離れたら";
    [C15Kidnap5 C15Kidnap2]
        "my unit was captured, how do I get it back; free captive; who picks the one returned; 怎麼救回被綁架的; 誘拐されたユニットを取り返す";
    [C15Kidnap5] "綁架的怪死了人質會回來嗎; 人質回哪";
    [C15Kidnap5] "kidnapper dies what happens to the hostages; free hostages";
    [C15Kidnap5] "誘拐したユニットが離場したら人質はどうなる; 人質";
    [C15Kidnap5B C15Kidnap6] "how many can be kidnapped, merged unit; 綁架幾個 合體單位; 誘拐は何体 合体";
    [C15Kidnap5B] "how many can be kidnapped; second hostage; kidnap limit; 綁架上限; 誘拐の上限";
    [C15Kidnap5B] "一隻能綁幾個; 綁架上限";
    [C15Kidnap5B] "how many units can one kidnapper hold; kidnap limit";
    [C15Kidnap5B] "人質は何体まで取れる; 誘拐の上限";
    [C15Kidnap6] "kidnap a merged unit; 綁架合體; 誘拐 合体";
    [C15Kidnap6 C15Kidnap3] "kidnap merged unit; kidnap a magic unit; 綁架合體單位; 合体を誘拐";
    [C15Kidnap6] "綁架合體單位整疊都綁走嗎; 綁合體";
    [C15Kidnap6] "kidnap a merged unit takes the whole stack; kidnap merged";
    [C15Kidnap6] "合体ユニットを誘拐したら上だけ; 合体の誘拐";
    [C15Kidnap7] "綁架效果被無效人質怎麼辦; 沒了綁架";
    [C15Kidnap7] "kidnap keyword removed where do hostages go; kidnap lost";
    [C15Push1 C15Push2 C15Push2_1 C15Push2_2]
        "push into another unit, edge, off the map; 推擠 邊緣 破圖; 押す 端 マップ外";
    [C15Push1] "push chain of units; 推到別人 連推; 押した先にユニット";
    [C15Push1 C15Push2_1] "shove into another, off the edge";
    [C15Push1 C15Push2 C15Push2_1] "pushed at the edge, chain push; 推擠到邊緣 破圖; 押し出し 端";
    [C15Push1 C15Push2_1] "pushed off the map; 推出地圖; 押し出されて破図";
    [C15Push1] "push into another unit; shove chain; moved two units; 推擠後面有單位; 押し出しの連鎖";
    [C15Push1] "push where there is an empty space; which way pushes; shove enemy back a row; 推擠一格; 1マス押す";
    [C15Push1] "推過去有別的單位擋著怎麼辦; 推擠連鎖";
    [C15Push1] "push into an occupied space; push chain";
    [C15Push1] "押した先にユニットがいたらどうなる; 推擠";
    [C15Push2] "推到邊邊沒位置了會怎樣; 破圖是啥";
    [C15Push2_1 C15Push2] "pushed off the edge; out of the board; fell off; 推到邊界外; 端で押された";
    [C15Push2_1 C15Push1] "what happens when pushed out at the left edge; wall bump; 邊緣被推; 端から押し出す";
    [C15Push2_1] "pushed off the edge of the row; push at edge";
    [C15Push2_1] "端まで押されたらどうなる; 破図";
    [C15Push2_2]
        "push next unit can't move; imprisoned neighbour; pushed against resistant; 旁邊被禁錮推擠; 隣が動けない押し出し";
    [C15Push2_2] "推到禁錮的單位推得動嗎; 推不動";
    [C15Push2_2] "魔法抗性のユニットに推擠が伝わる; 推擠と抗性";
    [C15Push2_2] "push into an imprisoned or resistant unit; push blocked";
    [C15Charge1 C15Charge3] "charge energy limit, lost limit; 充能 上限 五; 充電 上限";
    [C15Charge1] "more than five energy; 能量超過五; エネルギー5より多く";
    [C15Charge1 C15Spend1] "energy cap, spend";
    [C15Charge1 C15Spend1 C15Spend2] "energy max, not enough energy; 充能上限 能量不夠; エネルギー上限 足りない";
    [C15Charge1] "limit of charge energy, how much energy can I store; 充能最多幾點; エネルギーは最大いくつ";
    [C15Charge1] "max energy; more than five charge; start energy; 充能上限; チャージの上限";
    [C15Charge1] "充能最多幾點; 能量上限";
    [C15Charge1] "how much charge energy can I store; max energy";
    [C15Charge1] "充能は最大いくつまで; エネルギー上限";
    [C15Charge2 C15Spin4] "charge negative, several spins; 充能 負 多次輪轉; 充電 マイナス";
    [C15Charge2] "negative charge; 充能負數; 充電がマイナス";
    [C15Charge2] "充能被減成負的會扣能量嗎; 負充能";
    [C15Charge3] "limit lowered energy above; 充能上限失去; 上限を失った";
    [C15Charge3] "能量上限變三我有五點怎麼算; 上限降低";
    [C15Charge3] "上限が下がったらエネルギーは減る; 上限低下";
    [C15Charge3] "energy cap dropped below what I have; cap lowered";
    [C15Spend1 C15Spend2 C15Spend3] "spend energy reduced, nullified; 耗能 減少 無效; 消費 エネルギー";
    [C15Spend1 C15Spend2]
        "not enough energy; spend zero; reduced to nothing; pay partial energy; 能量不夠可以耗能嗎; エネルギー不足";
    [C15Spend1] "spend more energy than I have; use energy effect at zero; 沒能量可以發動耗能嗎; エネルギー0で耗能";
    [C15Spend1] "耗能是先扣能量再結算嗎; 耗能先後";
    [C15Spend1] "not enough energy can I still activate; spend energy cost";
    [C15Spend1] "耗能は先に払うの; エネルギーの支払い";
    [C15Spend2 C15Spend1] "spend with reduced cost zero; 耗能減到零; 消費0";
    [C15Spend2] "耗能減到零可以白用嗎; 耗能減免";
    [C15Spend2] "energy cost reduced to zero is it free; free spend";
    [C15Spend2] "消費エネルギーは0まで減らせる; 耗能の最低";
    [C15Spend3] "energy lost if magic nullified; refund energy; 魔法無效能量扣嗎; 無効化でエネルギーは";
    [C15Spend3] "魔法被無效能量還扣嗎; 無效扣能";
    [C15Spend3] "my energy spell was negated do I lose the energy; negated spend";
    [C15Spend3] "魔法が無効化されたらエネルギーは減る; 無効と耗能";
    [C15Ride1 C15Ride2 C15Ride3 C15Embark1 C15Disembark1 C15Disembark2]
        "ride, embark, disembark same turn; 搭乘 上車 下車 同回合; 搭乗 乗車 下車";
    [C15Ride1 C15Ride2 C15Disembark2] "ride travellers; 搭乘; 搭乗";
    [C15Ride1 C15Ride2]
        "passengers how many; ride when played; forest has too few; over the seat limit; 搭乘幾個; 搭乗の人数";
    [C15Ride1 C4_6] "not enough little travellers to ride; empty forest ride; 森林沒旅人搭乘; 旅人不足の搭乗";
    [C15Ride1] "搭乘的小旅人從哪拿放哪; 搭乘放幾個";
    [C15Ride1] "how many travellers go under a ride unit; ride tokens";
    [C15Ride1] "搭乗のトークンはどこから取る; 搭乗の数";
    [C15Ride2] "搭乘二可以上車第三個嗎; 搭乘上限";
    [C15Ride2] "can embark go over the ride number; ride capacity";
    [C15Ride3] "unit loses ride; vehicle destroyed passengers; 失去搭乘; 搭乗を失う";
    [C15Ride3] "沒了搭乘下面的小旅人呢; 搭乘沒了";
    [C15Ride3] "搭乗を失ったらトークンはどうなる; 搭乗消失";
    [C15Ride3] "unit loses ride what about the travellers; lost ride";
    [C15Embark1] "put travellers into a vehicle later; from where embark; 上車; 乗車";
    [C15Embark1] "上車是把小旅人放到下面嗎; 上車怎用";
    [C15Embark1] "what does embark do; embark travellers";
    [C15Disembark1 C15Disembark2]
        "get off same turn; disembark after ride; not enough passengers; 同回合能下車嗎; 同じターンに下車";
    [C15Disembark1] "下車先放回小旅人再做效果嗎; 下車代價";
    [C15Disembark1] "does disembark return travellers first; disembark cost";
    [C15Disembark2] "剛搭乘的這回合能下車嗎; 同回合下車";
    [C15Disembark2] "can I disembark the same turn I rode; ride then disembark";
    [C15Disembark2] "乗ったターンに下車できますか; すぐ下車";
    [C15Soul1 C15Recall1] "soul points, exactly; 亡魂 還魂 剛好; 亡魂 還魂 ちょうど";
    [C15Soul1 C15Recall1] "soul exact number, too many; 亡魂 還魂 剛好; 亡魂 ちょうど";
    [C15Soul1 C15Recall1] "more souls than needed; 亡魂多了; 亡魂が多い";
    [C15Soul1] "soul in hand counts; graveyard soul points; 亡魂怎麼算; 魂の数え方";
    [C15Soul1 C15Recall1] "how do soul points get paid; give back graveyard cards; 還魂怎麼付; 魂の払い方";
    [C15Soul1] "亡魂點數怎麼算要在哪; 亡魂在手算嗎";
    [C15Soul1] "do soul cards count on the board or only in the graveyard; soul points where";
    [C15Soul1] "亡魂は場にあっても数える; 魂の点数";
    [C15Recall1] "return souls exactly; total too many; overpay souls; 還魂可以超過嗎; 還魂は超過できる？";
    [C15Recall1] "還魂點數超過可以嗎; 還魂要剛好";
    [C15Recall1] "can I overpay soul points for recall; recall exact";
    [C15Recall1] "還魂の点数は多くてもいい; 還魂ぴったり";
    [C15Mount1 C15Mount2 C15Spin1 C15Spin2 C15Spin2N1 C15Spin3]
        "wheel, spin, where does the card go; 上靶 輪轉 開盤; ルーレット 回す";
    [C15Mount1 C15Spin1 C15Spin2] "wheel spin, who picks; 輪轉 轉盤; 回転盤";
    [C15Mount1 C15Mount2] "where does a mounted card go; mount before graveyard; wheel; 上靶放哪; 的に載せる";
    [C15Mount1] "上靶是放到哪裡; 轉盤正面嗎";
    [C15Mount1] "where do mounted cards go; wheel zone";
    [C15Mount2] "有上靶的被破壞進墓地嗎; 上靶死去哪";
    [C15Mount2] "mount unit dies does it go to the wheel; mount instead of grave";
    [C15Mount2] "上靶が破壊されたら墓地か盤か; 上靶の行き先";
    [C15Spin1 C15Spin2] "who reveals the wheel card; 誰翻輪盤; 誰がめくる";
    [C15Spin1] "who picks the card on the wheel; spin shuffle; random; 輪轉誰翻; 回転は誰が選ぶ";
    [C15Spin1 C6_2] "spin with empty wheel; no cards on wheel; 輪盤沒牌; 盤が空";
    [C15Spin1] "輪轉是誰抽自己挑嗎; 輪轉怎麼選";
    [C15Spin1] "who picks the card when I spin the wheel; spin random";
    [C15Spin1] "輪轉のカードは誰が選ぶの; 輪転";
    [C15Spin2 C15Spin2N1]
        "opened card goes where; enemy's card on wheel; mount again?; 開盤後去哪; 開いたカードの行き先";
    [C15Spin2] "開盤完的卡會回轉盤嗎; 開盤去哪";
    [C15Spin2] "revealed mount card go back on the wheel; spun card goes where";
    [C15Spin2] "開盤したカードはどこへ行く; 開盤後の行き先";
    [C15Spin2N1] "對面的卡在我轉盤上開盤後進誰墓地; 轉盤敵方卡";
    [C15Spin3 C15Spin4] "count wheel cards during opening; two spins; 輪盤張數; 回転が2つ";
    [C15Spin3] "數轉盤張數含開盤那張嗎; 轉盤幾張";
    [C15Spin3] "does the spun card count for cards on the wheel; wheel count";
    [C15Spin4] "一張卡輪轉兩次是一起開嗎; 輪轉多次";
    [C15Spin4] "spin twice with one card both at once; double spin";
    [C15Reward1 C15Reward3] "do rewards count for fifteen points; 獎勵算進十五分嗎; 報酬は15点に入る";
    [C15Reward1] "lose reward points below zero; negative reward; 獎勵會變負嗎; 報酬がマイナス";
    [C15Reward1] "獎勵會變負的嗎; 獎勵是啥";
    [C15Reward1] "can reward points go below zero; negative reward";
    [C15Reward2] "reward unit leaves, points kept; 獎勵單位離場 分數還在嗎; 報酬ユニット 離れる";
    [C15Reward2] "keeps rewards";
    [C15Reward2 C15Reward3] "rewards stay after unit leaves, points count; 獎勵單位離場; 報酬ユニットが離れた";
    [C15Reward2]
        "unit that gave points died keep points?; reward unit leaves; 獎勵單位離場分數還在嗎; 報酬ユニットが離れたら";
    [C15Reward2 C15Reward1]
        "opponent removes my rewards; steal points; keep VP after unit died; 獎勵會被拿走嗎; 報酬は奪われる？";
    [C15Reward2] "獎勵單位死了分數會少嗎; 獎勵單位離場";
    [C15Reward2] "my reward unit died do I lose the points; reward unit dies";
    [C15Reward2] "報酬ユニットが離場したら点は減る; 報酬は残る";
    [C15Reward3]
        "how to count points; score total; points on hand units?; kidnapped points too; 分數怎麼算; 点数の数え方";
    [C15Reward3 C3_2N1] "final score how to add; units plus rewards at the end; 最後分數怎麼加; 最終得点の計算";
    [C15Reward3] "算分有沒有包含獎勵; 分數怎麼算";
    [C15Reward3] "how is my total score counted; score includes rewards";
    [C15Reward3] "得点はどうやって数えるの; 合計点";
    [C15Overload1] "overload three copies; 超載 三張; 過載 3枚";
    [C15Overload1] "three copies allowed; overload duplicates; four of overload; 超載可以放幾張; 過積載は何枚";
    [C15Overload1 C1_2_1] "overload lets me run three, still twenty cards?; 超載牌組張數; 過積載のデッキ";
    [C15Overload1] "超載能放幾張; 超載同名";
    [C15Overload1] "how many copies of an overload card; overload copies";
    [C15Overload1] "超載のカードは何枚まで入る; 超載3枚";
    [C15Reveal1 C15Reveal2] "reveal, goes back; 展示 放回; 公開 戻す";
    [C15Reveal1 C15Reveal2] "show card then back; revealed stays?; reveal to both; 展示後放回哪; 公開後どこへ戻る";
    [C15Reveal1] "展示是只給對面看嗎; 亮牌給誰看";
    [C15Reveal2] "展示完的卡放回去嗎; 亮完去哪";
    [C15Reveal2] "公開したカードは元に戻すの; 公開後";
    [C15Reveal2] "where does a revealed card go afterwards; after reveal";
    [C15Reveal3 C15Reveal4] "revealed card where; 展示的卡 在哪; 公開したカード どこにある";
    [C15Reveal3 C15Reveal4] "revealed card where; 展示的卡; 公開";
    [C15Reveal4 C15Reveal3]
        "revealed from hand counted as hand?; summon the revealed; 展示中的牌算手牌嗎; 公開中のカードの領域";
    [C15Reveal4] "展示中的手牌還算在手上嗎; 展示算手牌";
    [C15Reveal4] "is a revealed card still in my hand; revealed zone";
    [C15Reveal4] "公開中のカードは手札扱い; 公開中の場所";
    [C15Search1 C15Reveal2] "show searched card, shuffle; 尋找 給看 洗牌; 探す 見せる シャッフル";
    [C15Search1] "shuffle after search; show searched card; tutor; 尋找後要洗牌嗎; サーチ後のシャッフル";
    [C15Search1 C6_10]
        "search and find nothing; may I fail to find; tutor unsuccessful shuffle; 找不到可以說沒有嗎; サーチ失敗";
    [C15Search1 C15Reveal1]
        "he searched and didn't show me; hidden tutor; must shuffle deck; 尋找沒給我看; サーチを見せなかった";
    [C15Search1] "找牌要給對面看嗎要洗牌嗎; 尋找完洗牌";
    [C15Search1] "do I show the card I searched and shuffle after; tutor reveal";
    [C15Search1] "サーチしたカードは見せるの; サーチ後シャッフル";
}
