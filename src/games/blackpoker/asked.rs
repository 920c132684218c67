//! What players ask about BlackPoker, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [ListSymbols] "what do the symbols @ $ star mean; 符号什么意思; 記号の意味";
    [CostB SummonSoldierCost]
        "cost B, tap bulwarks, all my walls are tapped, pay with the wall just set; 费用B 横置墙 墙都横着能召唤吗; コストB 防壁をドライブ 防壁が寝ている";
    [CostB] "tapped walls can't pay, same wall pay twice, face-up wall pay; 一面墙付两次 横着的墙不能付; 同じ防壁で2回払える？";
    [CostB CostL] "what do B L D cost mean; BLD是什么费用; B L Dとは コストの意味";
    [CostL] "cost L, pay one life, damage myself; 费用L 扣一张牌库 自己受1点; コストL ライフ1枚";
    [CostD UpCost DownCost TwistCost CounterCost]
        "cost D, discard a card, only one card in hand; 费用D 弃一张手牌 没牌可弃; コストD 手札1枚捨てる 捨てる札がない";
    [Placing1 Placing2] "where to put bulwarks, change their order; 墙放哪 换位置; 防壁の並べ方 順番を変える";
    [Triggering] "triggered actions on the stage; 诱发动作; 誘発する場合";
    [SetBulwarkHeader CoreImmediate] "respond to a wall, stop placing a wall; 放墙能打断吗; 防壁設置に対応 打ち消し";
    [SetBulwarkLimit SetBulwarkHeader SetBulwarkCost] "set walls twice a turn, cost; 一回合放几面墙 费用; 防壁設置は1ターンに何回 コスト";
    [SetBulwarkLimit] "second wall this turn; 再放一面墙; もう1枚防壁を置ける？";
    [SetBulwarkEffect BulwarkKey]
        "which card as a wall, face down, any card, look at my own wall; 什么牌能当墙 盖着; 防壁にできるカード 裏向き 何でも";
    [SetBulwarkEffect ZonesField] "do I show the wall card, look later; 墙要给对手看吗; 防壁は相手に見せる";
    [SummonSoldierKey SoldierKey SoldierSize] "which cards are soldiers, 2 to 10; 兵是几到几; 兵士は2から10";
    [SummonSoldierHeader SummonHeroHeader SummonAceHeader EquipHeader]
        "when can I summon, can a summon be countered or responded to; 什么时候能召唤 召唤能反制吗; 召喚はいつ 召喚に対応 カウンターできる";
    [SummonSoldierCost SummonHeroCost] "no walls, can I summon; 没有墙能召唤吗; 防壁なしで召喚";
    [SummonSoldierEffect SummonHeroEffect SummonAceEffect]
        "summoned soldier comes upright, face up; 召唤的兵竖着吗; 召喚した兵士の向き";
    [SummonHeroKey SummonHeroCost HeroSize HeroKey] "J Q K hero cost and size; JQK 英雄 费用 点数; J Q K 英雄 コスト サイズ";
    [SummonHeroCost] "two walls for a king; 召唤K要几面墙; Kを出すのに防壁何体";
    [SummonAceKey SummonAceCost AceSize] "ace as character, cost, size 1; A 召唤 费用 点数; エース 召喚 コスト サイズ";
    [SummonAceCost AceSize] "how strong is an ace, cheap; A多少点; Aは何点 強さ";
    [EquipKey EquipTarget]
        "equip suits, which card, joker, opponent's soldier; 装备 花色 鬼牌 对面的兵; 装備 スート 同じマーク ジョーカー 相手の兵士";
    [EquipCost] "cost of equipping; 装备费用; 装備のコスト";
    [EquipTarget] "weapon must match suit; 武器要同花色吗; 同じスートじゃないと装備できない？";
    [EquipEffect EquippedSize EquippedKey] "equipped soldier, sum, state, tapped; 装备后点数 合计; 装備したらサイズ 合計 状態";
    [EquipEffect] "equip a tapped soldier, stands up; 给横着的兵装备会竖起来吗; 寝てる兵士に装備したら起きる";
    [EndHeader CoreEmpty] "how to end the turn, respond to end; 怎么结束回合; ターン終了 エンド宣言 対応";
    [EndEffect EndEffect1] "hand limit, end of turn discard to 7; 手牌上限 回合结束弃到7张; 手札上限 7枚 ターン終了";
    [EndEffect1] "eight cards left when I end; 结束时手牌8张; ターン終了で手札8枚";
    [EndEffect1 ZonesHand] "too many cards in hand; 手牌太多; 手札が多い";
    [EndEffect2] "whose turn next, effects end; 回合结束 效果消失; ターンを渡す 効果が切れる";
    [ChargeHeader ChargeEffect DrawHeader DrawEffect] "respond to draw or untap; 抽牌能响应吗; ドローに対応";
    [ChargeEffect1 ChargeTrigger] "when do soldiers untap, both players; 什么时候竖置; いつ起きる チャージ アンタップ";
    [ChargeEffect1] "do my walls untap too, when; 墙什么时候竖起来; 防壁も起きる";
    [DrawTrigger DrawEffect1 DrawEffect2] "draw one or two, must I draw, when; 抽几张 必须抽两张吗; ドロー枚数 2枚目は任意 引かない";
    [DrawEffect2] "second draw optional, deck short; 第二张可以不抽; 2枚目は引かなくていい？";
    [AttackHeader CoreMain] "attack or summon in opponent's turn, respond with summon; 对方回合能召唤吗; 相手のターンに召喚 攻撃";
    [AttackLimit] "attack twice in a turn; 一回合攻击两次; 攻撃は1ターンに1回 2回";
    [AttackLimit] "another attack after the first; 打完再打一轮; もう一回アタック";
    [AttackEffect AttackEffect2]
        "attack with several, tap to attack, tapped soldier attacks; 几个一起攻击 横置的能攻击吗; 複数で攻撃 寝ている兵士";
    [AttackEffect] "attack the player or soldiers, choose which soldier; 能指定打哪个兵吗; 兵士を選んで攻撃できる プレイヤーを攻撃";
    [AttackEffect1 SoldierLabel BulwarkLabel] "can a wall attack; 墙能攻击吗; 防壁で攻撃";
    [AttackEffect2] "sleeping soldier swing; 躺着的兵能打吗; 寝てる兵で殴れる？";
    [AttackEffect3 AceLabel] "fresh soldier swing, summoning sick; 刚召的兵能打吗; 出したての兵士で殴れる？";
    [BlockTrigger] "attack without attackers; 没有攻击者; アタッカーがいない ブロック";
    [BlockTrigger] "no attackers left, does block happen; 没有攻击者了 还有阻挡吗; アタッカー0体 ブロックは起きる";
    [BlockEffect BlockEffect1]
        "who blocks, tapped blocker, several blockers, wall and soldier together; 谁来挡 横置能挡吗 几个一起挡 墙和兵一起; ブロック 寝ていてもブロック 複数でブロック 防壁と兵士";
    [BlockEffect JudgeEffect3] "choose not to block; 不挡行吗; ブロックしない";
    [BlockEffect1] "two soldiers gang block, tapped wall block; 两个兵一起挡 横着的墙能挡吗; 2体でブロック 寝てる防壁でブロックできる？";
    [JudgeHeader] "play spells before damage judgement, respond after block; 挡完还能用魔法吗; ブロックの後に魔法 対応";
    [JudgeTrigger JudgeEffect BlockHeader] "order attack, block, damage; 攻击流程; 攻撃の流れ";
    [JudgeEffect1]
        "soldiers fight, equal numbers, sum of blockers, loser dies; 兵打兵 点数一样 合计 谁死; 兵士同士 同じ数字 合計 相打ち どっちが死ぬ";
    [JudgeEffect1] "tie both die, 3 and 4 block a 7; 平手都死吗 3加4挡7; 引き分けは両方墓地 3と4で7を止める";
    [JudgeEffect1 SuccessionTrigger] "king killed in battle, reward; K战死了; Kがやられたら";
    [JudgeEffect2 JudgeEffect2B] "wall blocks, what happens to the wall; 墙挡了之后 墙去哪; 防壁でブロック 防壁は墓地";
    [JudgeEffect2A JudgeEffect2A1 JudgeEffect2A2]
        "wall turned up same number or joker, attacker dies; 翻开墙 数字一样 鬼牌 攻击者死; 防壁をめくる 同じ数字 ジョーカー アタッカーは墓地";
    [JudgeEffect2A2] "wall was the same number; 墙翻开一样的数; めくった防壁が同じ数字";
    [JudgeEffect2B] "does my wall survive; 墙挡完还在吗; 防壁は残る？";
    [JudgeEffect3] "unblocked attacker damage, how much; 没人挡 扣多少; ブロックされない ダメージ";
    [JudgeEffect3] "nobody blocks a ten; 没人挡10扣几张; 10が通ったら何点";
    [UpKey UpEffect UpTarget]
        "hearts, raise, opponent's soldier, until end of turn, how much; 红桃 加点 到回合结束; ハート サイズアップ ターン終了まで";
    [UpHeader DownHeader TwistHeader CounterHeader] "when may I use quick spells; 速攻魔法什么时候; 速攻魔法はいつ使える";
    [UpTarget DownTarget] "boost a wall, enemy soldier; 能给墙加吗; 防壁をアップ";
    [UpEffect] "boosted till when; 加的点数什么时候没; 上げたサイズはいつまで";
    [DownKey DownEffect DownTarget] "spades, lower to 0 or less dies, on walls; 黑桃 减点 减到0 死; スペード サイズダウン 0以下で墓地 防壁に";
    [DownEffect] "shrink to zero; 减到0死吗; 0になったら";
    [TwistKey TwistEffect TwistTarget]
        "diamonds, tap or untap, untap my own attacker, walls; 方片 横置竖置 自己的兵 墙; ダイヤ 寝かせる 起こす 自分の兵士 防壁";
    [TwistEffect] "untap blocker, tap blocker, tap a wall; 横置墙 竖起来挡; 防壁を寝かせる 起こしてブロック";
    [CounterKey CounterTarget CounterEffect CounterEffect1 CounterEffect2]
        "clubs counter, higher number needed, counter two card spells, counter a summon, counter a counter; 梅花 反制 点数要多大 反制召唤 反制反制; クラブ カウンター 数字が大きい 召喚をカウンター 2枚の魔法";
    [CounterKey CounterCost] "can I counter with clubs from ace to king; 梅花J能反制吗; クラブのJでカウンター";
    [CounterTarget] "counter a counter, counter end turn or attack; 能反反制吗 反攻击; カウンターをカウンター アタックを打ち消せる？";
    [CounterEffect1] "small club against big card, same number counter; 点数一样能反吗 小梅花; 同じ数字でカウンターできる？ 小さいクラブ";
    [CounterEffect2] "counter the wall breaker; 反破墙; 防壁破壊を打ち消す";
    [DestroyBulwarkKey DestroyBulwarkTarget DestroyBulwarkEffect]
        "heart and diamond destroy a wall; 红桃加方片 破墙; ハートとダイヤ 防壁破壊";
    [DestroyBulwarkHeader] "destroy a wall in opponent's turn, cost; 破墙 什么时候 费用; 防壁破壊 いつ コスト";
    [ThrowKey ThrowEffect ThrowHeader ThrowTarget]
        "spade and club throw damage, which number, opponent's turn, target soldier; 黑桃加梅花 投掷 伤害看哪张 对方回合; スペードとクラブ 投擲 ダメージはどっちの数字 相手ターン";
    [ThrowHeader DestroyBulwarkHeader] "two card spells as response, cost; 两张的魔法能响应吗; 2枚魔法はいつ使える コスト";
    [ThrowEffect] "throw damage spade or club, ace king; 投掷多少伤害; 投擲は何点 スペードの数字";
    [SearchKey SearchEffect SearchHeader] "joker search, cost, respond, show it; 鬼牌 检索 要给看吗 费用; ジョーカー サーチ 見せる コスト 対応";
    [SearchEffect] "joker search what, shuffle; 鬼牌拿什么 洗牌吗; ジョーカーで何を持ってくる シャッフル";
    [SuccessionHeader] "succession respond; 世代交代; 世代交代 対応";
    [SuccessionTrigger SuccessionEffect]
        "J Q K A dies, succession, from hand, wall was a king, several at once; JQK死了 世代交代 从手牌弃 墙是K; 絵札が墓地 世代交代 手札から捨てた 防壁がK";
    [SuccessionTrigger] "queen died get a card, wall joker, from hand or deck; Q死了能拿牌吗 从牌库弃的算吗; 絵札が死んだら ライフから落ちたら";
    [HeroLabel] "hero attack at once; 英雄 马上攻击; 英雄 すぐ攻撃";
    [AceLabel AttackEffect3]
        "who can attack in the turn it comes, ace haste, soldier just summoned; 刚出来能攻击吗 A有速攻 召唤失调; 出したターンに攻撃 速攻 召喚酔い";
    [EquippedSize] "five with queen how big; 5装Q多少点; 5にQを付けたらいくつ";
    [EquippedLabel] "equipped with an ace attack at once; 装备A 马上攻击; Aを装備 速攻";
    [CardsNumber] "numbers of J Q K A joker; JQKA鬼牌是几点; J Q K A ジョーカーの数字";
    [CardsNumber] "joker zero, ace one or fourteen; A是1还是14; Aは1？14？";
    [CardsDeck]
        "deck of 54, how many jokers, fewer cards, two decks, same card twice; 牌组几张 鬼牌几张 两副牌; デッキ枚数 ジョーカー何枚 同じカード 2組 54枚";
    [CardsDeck] "60 cards, two decks mixed, no jokers; 不带鬼牌行吗 混两副; ジョーカーなし 2デック混ぜる";
    [ZonesList] "zones; 有哪些区域; 領域の種類";
    [ZonesField] "look at face-down walls, peek at my own bulwark; 看自己的墙; 防壁を見る 伏せた防壁の確認";
    [ZonesHand] "see opponent's hand, count; 看对方手牌 数手牌; 相手の手札 枚数";
    [ZonesGrave] "look through the grave, opponent's discard pile; 看墓地 对方墓地; 墓地の中身 確認 相手の墓地 一番上";
    [ZonesGrave] "opponent's thrown cards, may I look; 弃牌堆能翻吗; 捨て札を全部見ていい？";
    [ZonesLife] "how many cards in life, ask the count; 牌库剩几张 能问吗; ライフの枚数 聞く 残り";
    [ZonesLife] "how many left in your deck; 你牌库还剩几张; 残りライフ何枚？ 答えないといけない";
    [ZonesTop] "order in the grave; 墓地顺序; 墓地に置く順番";
    [ZonesUnit] "equipped soldier one character, tap; 装备兵算一个; 装備兵は1体";
    [Setup1] "shuffle the deck; 洗牌; シャッフル ライフ";
    [Setup1Hand] "opening hand size, mulligan; 起手几张 能换吗; 初手何枚 マリガン";
    [Setup1Hand] "how many at the start; 开局摸几张; 最初に何枚引く";
    [Setup2 Setup2Bulwark Setup2Soldier]
        "starting wall and soldier, from the deck, face up, joker as soldier; 开局的墙和兵; 最初の防壁と兵士 プリセット 表向き";
    [Setup2Soldier] "first soldier is a joker or king; 开局兵翻到K; 最初の兵士がK";
    [Setup3 Setup3Tie Setup3Grave]
        "who goes first, same number, where do these cards go; 谁先手 点数一样 翻的牌去哪; 先攻の決め方 同じ数字 めくったカードはどこへ";
    [Setup3Tie] "both flip the same; 翻出一样大; 同じ数字が出た";
    [Setup4 Setup4Turn] "first player draws, first turn draw; 先手抽一张; 先攻は1枚引く";
    [Setup4] "first player draws how many; 先手抽几张; 先攻のドロー";
    [CoreTurn] "whose turn; 谁的回合; ターンプレイヤー";
    [CoreChance CoreRespond] "when can I act, chance, opponent's turn; 什么时候能行动 机会; チャンスとは いつ行動できる";
    [CoreChance CorePass CoreRespond]
        "opponent did something, may I answer right away, priority; 对面做动作我能马上接吗; 相手の行動にすぐ対応";
    [CoreStage CoreResolve1] "resolve order, last first; 结算顺序 后发先至; 解決の順番 後から 逆順";
    [CoreStage CoreBoth] "when does my summon actually happen; 召唤什么时候生效; 召喚はいつ解決";
    [CoreQuick] "play spells in opponent's turn; 对方回合能用魔法吗; 相手ターンに魔法 クイック";
    [CoreImmediate CoreNormal] "what can be countered or responded to, immediate; 即时不能反制; 即時は対応できない カウンターできない";
    [CoreRequest CoreRequestTarget CoreRequestKey]
        "order of paying and choosing targets, change target; 先付费还是先选目标 改目标; 宣言 コスト 対象の順番 変更";
    [CoreRequestAnnounce] "announce which action; 宣言; 宣言";
    [CoreRequestCost] "cannot pay, take back; 付不起; コストが払えない";
    [CoreRequestCost CostD] "pay with the same card, key card as discard; 用关键牌自己付费; キーカードをコストに";
    [CoreRequestNoTarget CoreRequestItself] "no target, use a spell for nothing, target itself; 没有目标能用吗; 対象がいない 使える";
    [CoreRequestNoTarget] "spell with no soldiers around, cast on nothing; 场上没兵能用魔法吗; 兵士がいないのに魔法";
    [CoreEmpty] "do nothing in my turn, must I act, pass the turn; 不想行动 直接结束; 何もしない ターンエンド パス";
    [CoreEmpty] "nothing to do on my turn; 没事做; やることがない";
    [CorePass CoreList CoreBoth] "both pass, act again after passing; 过了之后还能行动吗 双方都过; パスした後 お互いにパス";
    [CoreResolve CoreResolve4] "steps of resolving; 结算步骤; 解決の手順";
    [CoreResolve2] "target died before resolution, fizzle, card back; 目标没了 失效 牌回来吗; 対象がいなくなった 不発";
    [CoreResolve2] "soldier died in response, heart wasted; 目标兵先死了; 対象の兵士が先に死んだ";
    [CoreResolve3] "only part of the effect; 只能做一部分; 一部だけ解決";
    [CoreResolve5] "where do used cards go; 用过的牌去哪; 使ったカードはどこへ";
    [CoreResolve5 CounterEffect CoreRequestKey] "used key card back to hand, where does it go; 打出的牌去哪; 使ったカードは墓地";
    [CoreAfter WinCheck] "when is winning checked; 什么时候判胜负; 勝敗チェックはいつ";
    [CoreTrigger CoreTrigger1 CoreTrigger2] "several triggers, both players; 同时触发 谁先; 同時に誘発 順番";
    [WinLife] "lose when the deck is empty, last card drawn; 牌库空了输 抽完最后一张; ライフが0枚 負け 引き切った";
    [WinLife Damage2] "damage bigger than deck; 伤害比牌库多; ライフより大きいダメージ";
    [WinLife WinCheck] "deck at zero while resolving, both; 结算到一半牌库空; 解決途中でライフ0";
    [WinCheck] "both decks empty at the same time; 同时空 谁赢; 同時にライフ0 どっちの勝ち";
    [WinCheck] "both run out; 两个都空; 両方0枚";
    [Damage1 Damage2] "damage, cards from deck to grave, more damage than cards; 伤害 从牌库弃; ダメージ 山札から墓地 足りない";
}
