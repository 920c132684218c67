//! What players ask about BlackPoker, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [ListSymbols] "what do the symbols @ $ star mean; 符号什么意思; 記号の意味";
    [ListSymbols]
        "how do I read a line of the action list, what are the little signs on the sheet; 行动表上的那些记号怎么看; アクションリストの見方 マークの読み方";
    [ListSymbols]
        "what do the @ and $ and star on the list mean; signs in front of the lines; dollar sign on the action list; 列表上的@和$是什么意思; @と$と★の意味; how to read an action entry";
    [ListSymbols]
        "what does the star in the list mean; what does the dollar sign before the letters mean; how do I read the at sign line of an action; リストの★って何; 符号什么意思";
    [ListSymbols] "行动表里那个@和★都啥意思; 牌表上的$是什么符号";
    [ListSymbols CoreRequestKey] "星号后面写的就是要打出的牌吗; ★啥意思";
    [CostB SummonSoldierCost]
        "cost B, tap bulwarks, all my walls are tapped, pay with the wall just set; 费用B 横置墙 墙都横着能召唤吗; コストB 防壁をドライブ 防壁が寝ている";
    [CostB]
        "tapped walls can't pay, same wall pay twice, face-up wall pay; 一面墙付两次 横着的墙不能付; 同じ防壁で2回払える？";
    [CostB CostL] "what do B L D cost mean; BLD是什么费用; B L Dとは コストの意味";
    [CostB SummonSoldierCost] "tapped walls, can I still summon, tap the same wall for two";
    [CostB SummonSoldierCost SummonHeroCost] "召唤要横几面墙 墙横着不够怎么办";
    [CostB]
        "turn a wall sideways to pay, all my barriers are already sideways, does one barrier cover BB, use the opponent's wall to pay; 横一面墙付费 墙都横了还能付吗 一面墙能当两个B吗 用对面的墙付; 防壁を横にして払う 防壁が全部寝てたら払えない 1枚でBB払える 相手の防壁で払う";
    [CostB]
        "can soldiers be tapped for the cost, pay with a guy instead of a wall; 能横兵来付费吗 用兵代替墙; 兵士を寝かせてコストにできる 防壁の代わりに兵士";
    [CostB SummonSoldierCost]
        "not enough upright walls, how many walls do I need standing to summon, walls turned sideways last turn, use tapped walls to summon; 墙不够竖着能召唤吗; 縦の防壁が足りない 召喚に防壁何枚";
    [CostB ChargeEffect1]
        "walls are my mana, tap walls for mana, mana untaps each turn; 墙当费用 费用每回合恢复吗; 防壁がマナ";
    [CostB]
        "what does B cost mean; tap a wall to pay; which wall do I turn to pay; all my walls are sideways, can I still pay B; pay with a tapped bulwark; can a soldier pay B; use the opponent's shield to pay; B费用怎么付; 防壁が全部ドライブだとBは払えない?";
    [CostB]
        "BB with only one wall; two B, same wall twice?; summon a king with one bulwark ready; hero needs two walls; 只有一面墙能召唤英雄吗; 防壁1枚でBBは払える?";
    [CostB]
        "does a bulwark used for mana die; wall tapped as payment, can it block later; is the wall flipped when I pay; do I reveal the wall when paying; 付费用的防壁要翻开吗; コストに使った防壁は表になる?";
    [CostB]
        "does a freshly set wall count for paying; use the preset wall for B; do face-up walls pay too; untap wall by twist and pay again; 正面的防壁能付费吗; 表向きの防壁でコストB";
    [CostB BulwarkKey]
        "can I pay with a wall that is already tapped; do I have to tap two different shields for BB; can I tap my soldier instead of a bulwark to pay; may I use the opponent's wall for my cost; 横置的防壁能付费吗; ドライブ状態の防壁でコスト払える; 兵士でコストBを払える";
    [CostB]
        "I have only one untapped bulwark can I still summon a king; does one bulwark count for both Bs; 一个防壁付两个B; 防壁1体でBB払える";
    [CostB CoreRequestCost]
        "he paid with a wall that had been used this turn; he drove the same shield for two summons; 同一个防壁用两次; 同じ防壁で二回払う";
    [CostB SetBulwarkEffect]
        "I just set this wall may I tap it for a soldier at once; 刚放的防壁能付费吗; 置いたばかりの防壁でコスト";
    [CostB ChargeEffect1] "my walls are used up when do I get them back; 防壁什么时候恢复; 使った防壁はいつ戻る";
    [CostB]
        "I attacked with nobody but my shields are sideways may I pay B; which of my cards can pay B; B费怎么付; コストBの払い方";
    [CostB] "费用写BB能不能横同一张防壁两次; 两个B要横两张盾吗";
    [CostB] "已经横掉的盾还能拿来付费吗; 盾都横了付不起B; 横置的防壁当地牌再拍一次";
    [CostB] "能不能横对面的防壁来付我的B; 用对面的盾付费";
    [CostB] "可以拿士兵横置来代替防壁付费吗; 横兵付B行不行";
    [CostB CoreRequestCost] "我就一张竖着的盾能召英雄吗; 盾不够召不了JQK";
    [CostL] "cost L, pay one life, damage myself; 费用L 扣一张牌库 自己受1点; コストL ライフ1枚";
    [CostL Damage1] "pay life, from the top of my deck";
    [CostL Damage1 WinLife] "扣血是从牌库顶翻到墓地吗 最后一张扣完";
    [CostL]
        "does paying life count as damage, hurt myself to pay, mill one off my own pile; 付血算伤害吗 自己掉一张 从自己牌堆翻一张到墓地; コストLはダメージ扱い 自分のライフを1枚墓地に落とす";
    [CostL WinLife]
        "last card of my life paid as cost, do I die from my own cost, pay with the very last card; 最后一张拿去付费会输吗 付完费牌库没了; 最後の1枚でコストを払ったら負け 払ってライフがなくなったら";
    [CostL Damage1]
        "does paying life count as taking damage, which card do I lose when I pay life; 付血从哪里付; ライフコストはどこから";
    [CostL]
        "what does L mean; pay life; damage to myself as the price; do I lose a card from the deck to summon; summoning hurts me?; L费用是什么; Lコストって自分にダメージ?; 召唤要扣自己血吗";
    [CostL WinCheck]
        "I pay my last life card for a summon; pay L with one card left; die from paying; 1 life and I want to summon; last card as cost, do I lose right away; 最后一张生命用来付费会输吗; 最後のライフでコストを払ったら負け?";
    [CostL Damage1]
        "damage from a cost: top card of which pile; pay damage from hand; choose which card to lose as cost; is the paid card face-up; 付L是哪张牌; コストLはライフの一番上?";
    [CostL]
        "I pay L where does that card go; may I choose which card of my deck I lose for the L cost; do I put the paid life card into my hand; can I pay L with a card from my hand; 付L的牌去哪; コストLは手札から払える";
    [CostL WinLife CoreAfter]
        "I paid my last life card as a cost am I dead right now; can I pay L with the last card of my deck; may I summon with one card left in the library; 最后一张命付费马上输吗; 最後の1枚でコストを払ったら負け";
    [CostL Damage1] "is paying L the same as taking a damage; L是受伤吗; Lはダメージと同じ";
    [CostL Damage2 CoreRequestCost] "I have no life card left can I still pay L; ライフ0でLを払える; 没命了能付L吗";
    [CostL] "付L是从手牌弃一张还是牌库顶弃一张; L扣的是哪里的牌; 付血是磨顶上那张吗";
    [CostL] "付L要对面打我还是自己扣; 自己掉一滴血; L是不是自残1点";
    [CostL WinLife] "牌库就剩一张还能付L召唤吗; 付费把自己付死了; 最后一滴血能拿来付费不";
    [CostD UpCost DownCost TwistCost CounterCost]
        "cost D, discard a card, only one card in hand; 费用D 弃一张手牌 没牌可弃; コストD 手札1枚捨てる 捨てる札がない";
    [CostD CoreRequestCost] "only one card in hand, nothing to discard";
    [CostD] "手里没别的牌弃了能不能放魔法";
    [CostD]
        "throw another card along with the spell, two cards from hand for one spell, pitch a card, discard the spell itself; 放魔法还要再丢一张手牌 一个魔法要用两张牌; 魔法のほかにもう1枚捨てる 魔法1回で手札2枚使う";
    [CostD] "may I pick which card to ditch, random discard for the cost; 弃哪张自己选吗; 捨てるカードは自分で選べる";
    [CostD]
        "what is the D cost; discard for a spell; throw away the spell itself as the cost?; how many cards do I need in hand for a spell; only the spell in hand, nothing to discard; one card in hand; D费用要弃什么; 手札1枚で魔法は使える?; 能弃关键牌自己付费吗";
    [CostD]
        "can I discard from the field or the life; random discard or my choice; opponent picks my discard; does discard lie face-up; 弃哪张自己选吗; 捨てる手札は自分で選ぶ?";
    [CostD CoreRequestKey]
        "is the key card the discarded card; one card doing both; two cards leave my hand for one spell; card disadvantage; 法术要两张牌吗; 魔法1回で手札2枚使う?";
    [CostD CoreRequestKey]
        "can the heart that I play be the discard too; I have only one card in hand can I cast an instant; may I discard the same card I use as the key; 只剩一张手牌能用魔法吗; 手札1枚でアップ使える";
    [CostD]
        "what do I throw away for D; can I discard from the top of my deck instead of the hand; does the opponent choose the card I discard; コストDは何を捨てる; D费弃什么";
    [CostD ZonesGrave] "does the discard for a spell go face up into my grave; 弃牌公开吗; 捨てたカードは墓地";
    [CostD] "付D能不能把关键牌自己弃掉当费用; 弃的牌就是我用的那张行不行";
    [CostD] "手里就一张红桃没别的牌能用Up吗; 没牌可弃还能反制吗; 弃不出牌用不了";
    [CostD] "付D弃哪张是自己选还是随机弃; D是随机弃牌吗";
    [CostD] "付D是弃一张手牌还是磨一张牌库; D弃手牌吗";
    [Placing1 Placing2] "where to put bulwarks, change their order; 墙放哪 换位置; 防壁の並べ方 順番を変える";
    [Placing1]
        "leave gaps between walls, which end do walls start from, wall next to the deck; 墙从哪边开始摆 墙中间能空着吗; 防壁はどっち側から並べる 間を空けて置く";
    [Placing1]
        "where do I put my walls; gap between bulwarks; which end gets the new bulwark; walls lined up from the deck side; 防壁摆哪里; 防壁はどこに並べる; 一面墙没了要靠拢吗";
    [Placing1]
        "where do I place my new wall; must bulwarks stand next to my deck; can I leave a gap between my shields; 防壁放哪边; 防壁はどこに置く";
    [Placing1] "新放的盾要从靠牌库那边开始排吗; 防壁从哪边放起";
    [Placing1] "盾之间能不能隔开空位放; 防壁要挨着放吗";
    [Placing2]
        "swap two of my walls, shuffle my walls so he forgets, rearrange face-down cards, mix up the walls; 能把墙的位置换一下吗 打乱墙的顺序 让对面忘记; 防壁を入れ替える 混ぜてわからなくする 左右を変える";
    [Placing2]
        "swap my walls around; shuffle face-down walls so he doesn't know; may I rearrange bulwarks; mix up my shields; change left and right; 防壁能换位置吗; 防壁を入れ替えていい?; 可以打乱盖着的墙吗";
    [Placing2 Placing1]
        "wall dies in the middle of the row, close up?; sort walls by number; secretly change a wall with another; mixed up which wall is which; 中间的墙没了怎么排; 防壁の順番が分からなくなった";
    [Placing2]
        "can I shuffle my face down walls around so he forgets which one is which; may I swap the positions of two shields; he moved his facedown bulwark to another place; 防壁能换位置吗; 防壁の並べ替えできる";
    [Placing2] "我想把两张盾的位置换一下行吗; 盾能洗位置吗; 偷偷调换防壁顺序";
    [Placing2] "趁对面不注意把盖牌打乱算犯规吗; 盖着的盾能混一混不让他猜";
    [Triggering] "triggered actions on the stage; 诱发动作; 誘発する場合";
    [Triggering]
        "do triggered things go on the stack; can I respond to a trigger; the note says triggers don't use the stage; is Block on the stage; note versus header; 诱发的行动上舞台吗; 誘発はステージに乗る?";
    [Triggering CoreTrigger2]
        "does the note say that draw and block skip the stage; the sheet says triggered actions are not put on the stage but can I answer the block; 诱发不进舞台吗; 誘発はステージに乗らないの";
    [Triggering] "触发的行动到底上不上舞台; 诱发进不进堆叠";
    [Triggering DrawHeader] "补充说触发都不入栈那抽牌阻挡怎么能响应; 触发的能连锁吗";
    [SetBulwarkHeader CoreImmediate] "respond to a wall, stop placing a wall; 放墙能打断吗; 防壁設置に対応 打ち消し";
    [SetBulwarkHeader CoreImmediate CounterTarget] "counter or respond to a wall";
    [SetBulwarkHeader CoreImmediate] "放墙可以被反制吗";
    [SetBulwarkHeader CoreMain]
        "put a wall down in his turn, build a wall when I'm attacked, wall in response to a swing, place a barrier mid fight; 被打的时候临时放墙 对方回合放墙; 攻撃されてから防壁を置く 相手のターンに防壁";
    [SetBulwarkHeader CoreImmediate]
        "is a wall there at once, use the new wall straight away to pay; 放完墙马上能用吗; 置いた防壁はすぐ使える";
    [SetBulwarkHeader]
        "when may I set a wall; put a shield on the opponent's turn; set a bulwark in response; can he counter my wall; does a wall go on the stack; 对手回合能放墙吗; 相手ターンに防壁設置できる?; 放墙能被反制吗";
    [SetBulwarkHeader CoreMain]
        "his attack is waiting, I want to drop a wall first; set a wall while something is on the stage; emergency wall before blocks; 对方攻击时能放墙吗; アタックに対応して防壁を置けるか";
    [SetBulwarkHeader CoreMain]
        "can I set a wall in my opponent's turn; may I put down a shield in response to an attack; set a facedown while something is on the stack; 对方回合能放防壁吗; 相手ターンに防壁設置できる";
    [SetBulwarkHeader CoreImmediate]
        "can he counter my wall; can I respond when the opponent sets a bulwark; does setting a shield use the stack; 放防壁能被反制吗; 防壁設置をカウンターできる";
    [SetBulwarkHeader CoreImmediate]
        "is setting a wall an answerable move; can I twist in response to set wall; 放防壁时响应; 防壁設置に対応";
    [SetBulwarkHeader] "对面回合我能放防壁吗; 别人回合盖盾";
    [SetBulwarkHeader CoreImmediate] "放盾对面能连锁反制吗; 盖防壁要进堆叠吗; 康不康得掉放盾";
    [SetBulwarkHeader CoreMain] "舞台上还有东西没结算能先盖盾吗; 响应的时候放个盾";
    [SetBulwarkCost]
        "what does a wall cost, is a wall free, do I pay to build a barrier; 放墙要付什么 放墙免费吗; 防壁を置くのにコストはいる タダで置ける";
    [SetBulwarkCost]
        "what does a wall cost; is a wall free; do I pay life for a bulwark; forgot the damage for the wall; 放墙要付什么; 防壁設置のコストは; 放墙扣一滴吗";
    [SetBulwarkCost]
        "is setting a wall free; how much life does a shield cost; do I take a damage for putting down a bulwark; 放防壁要费用吗; 防壁設置のコストは";
    [SetBulwarkCost CostL] "放一张盾要扣一滴血吗; 盖防壁要付啥";
    [SetBulwarkCost] "放盾不想掉血能免费放吗; 盖盾免费吗";
    [SetBulwarkLimit SetBulwarkHeader SetBulwarkCost]
        "set walls twice a turn, cost; 一回合放几面墙 费用; 防壁設置は1ターンに何回 コスト";
    [SetBulwarkLimit] "second wall this turn; 再放一面墙; もう1枚防壁を置ける？";
    [SetBulwarkLimit] "how many walls per turn";
    [SetBulwarkLimit SetBulwarkEffect BulwarkKey] "一回合放几张墙 什么牌都能当墙吗";
    [SetBulwarkLimit]
        "two walls in one turn, one wall a turn, keep building walls, I already built one this turn; 一回合能放两面墙吗 刚放过一面还能再放吗; 1ターンに防壁を2枚置く さっき置いたのにまた置ける";
    [SetBulwarkLimit SetBulwarkHeader] "one land per turn; 一回合下一面墙; 土地は1ターン1枚";
    [SetBulwarkLimit]
        "how many walls per turn; two bulwarks in one turn; set another wall; like one land per turn; already set a shield this turn; 一回合能放几面墙; 防壁は1ターンに何枚置ける; 再放一面行吗";
    [SetBulwarkLimit]
        "wall got destroyed this turn, set a new one; my set did nothing, once more; set on my turn and on his; 墙被拆了这回合能再放吗; 設置した防壁が壊れた、もう一度";
    [SetBulwarkLimit]
        "may I set two facedown walls in one turn; he put down two shields in the same turn; is it one bulwark each turn like a land drop; 一回合放两个防壁; 防壁設置は1ターンに何回";
    [SetBulwarkLimit] "I set a wall in my turn can I set another in the same turn after my attack; 攻击后再放一个防壁";
    [SetBulwarkLimit CoreMain]
        "he set a shield in his turn and one more in mine; 对方回合又放防壁; 相手ターンにもう1枚防壁";
    [SetBulwarkLimit] "second land drop this turn with a wall; 1ターンに防壁を2回置いた; 同回合放了两次防壁";
    [SetBulwarkLimit] "一回合能放两张盾吗; 一回合下几块地; 盾可以连着盖吗";
    [SetBulwarkLimit] "先放了一张盾打完架还能再放一张吗; 战斗后再盖盾";
    [SetBulwarkEffect BulwarkKey]
        "which card as a wall, face down, any card, look at my own wall; 什么牌能当墙 盖着; 防壁にできるカード 裏向き 何でも";
    [SetBulwarkEffect ZonesField] "do I show the wall card, look later; 墙要给对手看吗; 防壁は相手に見せる";
    [SetBulwarkEffect BulwarkKey] "which cards can be walls, face down";
    [SetBulwarkEffect]
        "is the new wall upright or sideways, does the wall come from hand or from the deck, pick the wall card; 墙从手牌放还是从牌库 墙放下来是竖的吗; 防壁は手札から出すの 置いた防壁は縦向き";
    [SetBulwarkEffect BulwarkKey]
        "king as a wall, can a joker or ace be a wall, good card hidden as a wall, any card will do as barrier; 鬼牌能当墙吗 K能当墙吗 拿什么牌当墙都行; ジョーカーを防壁にできる 絵札を防壁に どのカードでもいい";
    [SetBulwarkEffect ZonesField]
        "must I show what I set as a wall, may I look at my own face-down wall later; 放墙要给看吗; 防壁に置くカードは見せる 後で見ていい";
    [SetBulwarkEffect BulwarkKey] "build mana, land drop, put a card face down as a resource; 下地 放资源; 土地を置く";
    [SetBulwarkEffect]
        "can any card be a wall; is the wall face-down; joker as a wall; may I look at my own wall later; does a wall enter tapped; wall straight from the deck; 墙要盖着放吗; 防壁は裏で出す?; 什么牌都能当墙吗";
    [SetBulwarkEffect]
        "no hand, can I set a wall; empty hand set bulwark; which card becomes the wall, do I say it; wall usable for mana the same turn; 没手牌能放墙吗; 手札0で防壁設置; 刚放的墙能马上付费用吗";
    [SetBulwarkEffect BulwarkKey]
        "set a wall face-up to scare him; does he see the wall card; bluff with a wall; show the wall when placing; 放墙要给对手看吗; 防壁を相手に見せる?";
    [SetBulwarkEffect]
        "must I show the card that I put down as a wall; is the new shield untapped and can it pay right away; can I set the top card of my deck as a bulwark; any card as a wall even a joker; 新防壁能马上用吗; 防壁は裏向きで置く";
    [SetBulwarkEffect CoreResolve3]
        "I have no cards in hand can I still do set bulwark; 没手牌能放防壁吗; 手札0で防壁設置";
    [SetBulwarkEffect BulwarkKey]
        "may I flip my own wall face up; is the wall placed sideways; 防壁进场横置吗; 防壁の向き";
    [SetBulwarkEffect] "放盾要给对面看是什么牌吗; 盖防壁要亮牌不; 盾是暗的吧";
    [SetBulwarkEffect] "新放的盾当回合能横来付费吗; 盾下来是竖的吗";
    [SetBulwarkEffect BulwarkKey] "鬼牌能盖下去当盾吗; 王牌当防壁行不行; 任意牌都能当盾吗";
    [SetBulwarkEffect] "盾能从牌库顶直接盖吗; 放盾是从手牌放还是牌堆放";
    [SummonSoldierKey SoldierKey SoldierSize] "which cards are soldiers, 2 to 10; 兵是几到几; 兵士は2から10";
    [SummonSoldierKey SummonHeroKey SummonAceKey] "what can I summon with this card, eight, jack, ace";
    [SummonSoldierKey]
        "can I drop a jack as a soldier, is an ace a soldier, bring out a joker, summon two cards at once; 一次能召两张吗 鬼牌能召成兵吗 J算兵吗; ジョーカーを兵士として出せる 1回で2枚召喚";
    [SummonSoldierKey]
        "which cards can I summon as soldier; is a 10 a soldier; can a jack be a common soldier; summon a joker as a creature; lowest soldier; 哪些牌能当士兵; 兵士は何の札で出せる; 鬼牌能召唤吗";
    [SummonSoldierKey]
        "can I summon an ace or a jack as a normal soldier; which cards can be a common soldier; can a joker be a soldier; 几到几是士兵; 兵士召喚のキーカードは";
    [SummonSoldierKey SummonHeroKey]
        "he summoned a jack for the price of a soldier; 用士兵费用召唤J; Jを兵士召喚で出した";
    [SummonSoldierKey] "A能当普通兵召出来吗; 兵士召唤只能用2到10吗";
    [SummonSoldierKey SummonHeroKey] "想省一张盾把J当小兵召; 用召小兵的费用下Q";
    [SummonSoldierKey] "Joker能当随从下场吗; 鬼牌能召唤上来打人吗";
    [SummonSoldierHeader SummonHeroHeader SummonAceHeader EquipHeader]
        "when can I summon, can a summon be countered or responded to; 什么时候能召唤 召唤能反制吗; 召喚はいつ 召喚に対応 カウンターできる";
    [SummonSoldierHeader SummonHeroHeader CoreMain CoreNormal] "对面回合能下兵吗 下兵会被反制吗";
    [SummonSoldierHeader]
        "can he stop my soldier, respond to my summon, bring out a guy in the middle of combat, flash in a soldier; 战斗中能下兵吗 下兵的时候对面能接吗; 戦闘中に兵士を出す 召喚に割り込まれる";
    [SummonSoldierHeader CoreMain]
        "how many guys can I drop per turn, more than one summon each turn, summon again this turn; 一回合能召几个兵 召唤有次数限制吗; 1ターンに何体召喚できる 召喚に回数制限はある";
    [SummonSoldierHeader CoreMain]
        "summon on my opponent's turn, drop a blocker when he attacks, bring out a soldier during his turn; 对面打我时能召兵挡吗; 相手のターンに兵士を出してブロック";
    [SummonSoldierHeader CounterTarget]
        "can my summon be stopped, he clubs my soldier; 召唤会被反制吗; 召喚を打ち消される";
    [SummonSoldierHeader]
        "summon on the opponent's turn; ambush soldier in response; can my summon be countered; flash in a blocker; two summons on the stack; 在对方的回合召唤士兵; 相手ターンに召喚できる?; 召唤能被反制吗";
    [SummonSoldierHeader CoreMain]
        "summon during the attack; creature before blocks; put a soldier out after attack was declared; may I summon after combat; 攻击之后还能召唤吗; アタックの後に召喚できる?";
    [SummonSoldierHeader CoreMain]
        "can I flash in a soldier in his turn; may I summon a blocker after he attacked; summoned a 7 while my other action still waits; 对方回合能召唤士兵吗; 相手のターンに兵士召喚";
    [SummonSoldierHeader CoreNormal]
        "can he answer my summon before the soldier arrives; does a summoned soldier come in at once; 召唤士兵能响应吗; 兵士召喚にカウンターできる";
    [SummonSoldierHeader SummonHeroHeader]
        "may I summon two soldiers in the same turn; is there a limit on summons per turn; 一回合能召唤几个; 召喚は1ターンに何回";
    [SummonSoldierHeader CoreMain] "对面攻击的时候我临时召个兵出来挡行吗; 闪现下怪; 对手回合跳人";
    [SummonSoldierHeader CoreNormal] "召兵能被对面用梅花反制吗; 召唤能被康吗; 下怪入栈不";
    [SummonSoldierCost SummonHeroCost] "no walls, can I summon; 没有墙能召唤吗; 防壁なしで召喚";
    [SummonSoldierCost]
        "price of a little soldier, how much for a seven, what do I pay to bring out a number card, life loss for each soldier; 出一个7要付什么 召唤小兵花多少 每召一个都要掉血吗; 兵士を出すのに何がいる 数字のカードの召喚コスト 出すたびにライフ減る";
    [SummonSoldierCost CostB CostL]
        "mana cost of creatures, how much mana for a soldier, pay life to cast; 怪的费用; クリーチャーのコスト";
    [SummonSoldierCost]
        "how much for a soldier; does a 10 cost more than a 2; mana for a small creature; forgot to take damage for the soldier; no walls but I want a soldier; 召唤士兵要付什么; 兵士召喚のコスト; 没有墙能召唤士兵吗";
    [SummonSoldierCost CostB]
        "how many soldiers can I summon in a turn; summon limit; two summons in a turn with two walls; as many as walls?; 一回合能召唤几个; 1ターンに何体召喚できる";
    [SummonSoldierCost WinLife]
        "summoning eats my life, can I die; every creature costs life?; too low on life to summon; 只剩一张生命能召唤吗; ライフ1で召喚できる?";
    [SummonSoldierCost]
        "what do I pay for a soldier; he summoned a 5 without tapping a wall; he summoned a soldier and forgot to take the damage; 士兵费用多少; 兵士召喚のコスト";
    [SummonSoldierCost CostB]
        "I have no bulwark can I summon a soldier; all my walls are tapped can I still play an 8; 没防壁能召唤士兵吗; 防壁なしで兵士を出せる";
    [SummonSoldierCost] "召个小兵要多少费; 下2到10要横几个盾扣几血";
    [SummonSoldierCost] "召兵只横盾不扣血行不行; 下兵要掉血吗";
    [SummonSoldierEffect SummonHeroEffect SummonAceEffect]
        "summoned soldier comes upright, face up; 召唤的兵竖着吗; 召喚した兵士の向き";
    [SummonSoldierEffect]
        "does the new guy arrive tapped, stands upright when it lands, put in face down; 新兵进场横的还是竖的 能盖着出吗; 出した兵士は寝てる 起きてる 裏で出せる";
    [SummonSoldierEffect AttackEffect3]
        "is my new soldier ready to block, new soldier tapped or standing; 新兵能马上挡吗; 出したばかりの兵士はブロックできる";
    [SummonSoldierEffect]
        "does a soldier come in tapped; face-up or hidden; summoned soldier can block at once?; ready on arrival; where does it go; 士兵出来是竖着吗; 兵士は表で出る?; 刚出的士兵能阻挡吗";
    [SummonSoldierEffect]
        "does my soldier come in tapped; does the soldier lie face up or face down; can my fresh soldier block in his next turn; 士兵进场横置吗; 一般兵は表向き";
    [SummonSoldierEffect CoreNormal]
        "I played a 9 may it block right now in response; 9刚召唤马上挡; 召喚した兵士はいつ場に出る";
    [SummonSoldierEffect] "召出来的兵是横的还是竖的; 新兵上场什么状态";
    [SummonSoldierEffect] "一回合能召好几个兵吗; 下怪有次数限制吗; 通召一回合一次吗";
    [SummonHeroKey SummonHeroCost HeroSize HeroKey]
        "J Q K hero cost and size; JQK 英雄 费用 点数; J Q K 英雄 コスト サイズ";
    [SummonHeroKey HeroKey]
        "which cards are heroes, is a queen a hero, is an ace a hero, face card as a normal soldier; 英雄是哪些牌 A算英雄吗; 英雄はどのカード エースは英雄";
    [SummonHeroKey]
        "which cards are heroes; summon a queen; is ace a hero; face card summoned as soldier; can a 10 be a hero; 英雄是哪些牌; 英雄はどのカード; J能当士兵召唤吗";
    [SummonHeroKey SummonSoldierKey]
        "may I summon a queen for the soldier price; pay less for a jack; cheaper hero as common soldier; 能用士兵的费用召唤J吗; Jを兵士召喚で出せる?";
    [SummonHeroKey]
        "which cards are heroes; can I summon the ace as a hero; is a 10 a hero; 英雄是哪些牌; 英雄召喚のキーカード";
    [SummonHeroKey HeroKey] "can I summon the joker as a hero; can a joker fight; 王能当英雄吗; Jokerを英雄にできる";
    [SummonHeroKey] "英雄是不是只有JQK; K能用英雄召唤吗; 人头牌怎么下场";
    [SummonHeroKey] "A能走英雄召唤上场吗; A算人头牌不";
    [SummonHeroHeader]
        "hero on his turn; respond to a hero summon; king at instant speed; can a king be negated; 英雄召唤能响应吗; 英雄召喚に対応できる?";
    [SummonHeroHeader CoreNormal]
        "can I stop his king before it hits the field; is summoning a hero instant speed; 召唤英雄能响应吗; 英雄召喚に対応できる";
    [SummonHeroHeader] "英雄能在对面回合召吗; 对手回合下K";
    [SummonHeroHeader CounterTarget] "召英雄在舞台上等着能不能被反制; 下K被康";
    [SummonHeroCost] "two walls for a king; 召唤K要几面墙; Kを出すのに防壁何体";
    [SummonHeroCost]
        "dear to drop a king, how many walls for a queen, only one wall upright and I hold a jack, price of a face card; 只有一面竖着的墙能出J吗 出人头牌要几面墙; 防壁1枚だけで絵札を出せる 絵札のコスト";
    [SummonHeroCost CostB]
        "I have two walls can I drop a queen, one wall for a jack, is a king more expensive than a jack; 出J和出K费用一样吗; JとKでコスト同じ";
    [SummonHeroCost] "expensive creatures cost two mana; 大怪费用; 重いクリーチャー";
    [SummonHeroCost]
        "price of a king; how many walls for a queen; does a king cost more than a jack; one bulwark and jack in hand; pay only one B for a hero; 召唤K要几面墙; 英雄召喚は防壁2枚?; 英雄费用";
    [SummonHeroCost]
        "three heroes in a turn; both walls tapped, third hero; mana for king when one wall is down; 两面墙召唤英雄后还能召唤吗; 英雄を2体召喚";
    [SummonHeroCost]
        "how many walls do I need for a queen; he played a king with just one bulwark; does a king cost more than a jack; 召唤K要几个防壁; 英雄召喚のコスト";
    [SummonHeroCost CostB]
        "I have one untapped and one tapped wall may I summon a queen; 一个竖一个横能召唤Q吗; 防壁1体しかチャージしていない";
    [SummonHeroCost]
        "how much mana is a face card; can I put down a K for one shield and one life; K的费用; Kを出すコストは";
    [SummonHeroCost] "召K要几费; 下英雄要横俩盾吗; BBL是什么";
    [SummonHeroCost] "JQK费用是不是不一样高; K是不是比J贵";
    [SummonHeroEffect SummonAceEffect]
        "does a king come in standing, ace arrives upright; 英雄出来是竖的吗; 英雄は縦で出る";
    [SummonHeroEffect]
        "does a hero come in charged; is the king face-up; the hero attacks now?; queen enters standing; 英雄出来什么状态; 英雄は表向きで出る?";
    [SummonHeroEffect]
        "is the summoned king charged or driven; does my queen come in untapped; 英雄进场状态; 英雄はチャージ状態で出る";
    [SummonHeroEffect AttackEffect3] "刚召的K能马上打人吗; 英雄出来有召唤失调吗";
    [SummonAceKey SummonAceCost AceSize] "ace as character, cost, size 1; A 召唤 费用 点数; エース 召喚 コスト サイズ";
    [SummonAceKey]
        "ace as a creature; summon an A; which suit of ace; two aces at once; is an ace a soldier of 1; A怎么召唤; エースは何で出せる";
    [SummonAceKey AceKey]
        "joker as an ace; summon joker creature; can joker fight as soldier; use ace as wall instead; 鬼牌能当兵吗; ジョーカーは兵士になれる?";
    [SummonAceKey AceKey]
        "can I use any ace as an ace soldier; does the suit matter for the ace summon; エース召喚はどのスート; A能召唤吗";
    [SummonAceKey] "召A要用哪张牌; A怎么召上场";
    [SummonAceHeader]
        "summon ace on the enemy's turn; ace at quick speed since it has haste; haste means I can play it any time?; surprise ace blocker; 速攻的A能在对手回合出吗; エースは相手ターンに出せる?";
    [SummonAceHeader CoreMain]
        "can I drop an ace in his turn as a surprise blocker; ace summon in response to an attack; 对方回合召唤A; 相手ターンにエース召喚";
    [SummonAceHeader] "对面回合能跳A出来吗; A有速攻能当闪现用吗";
    [SummonAceCost AceSize] "how strong is an ace, cheap; A多少点; Aは何点 強さ";
    [SummonAceCost]
        "does an ace need a wall, ace without walls, price of an ace; 出A要横墙吗 没墙能出A吗; エースを出すのに防壁いる 防壁なしでエース";
    [SummonAceCost SummonSoldierCost SummonHeroCost]
        "cost of each summon, what does it take to bring a card out, cheapest character; 各种召唤的费用; 召喚コスト一覧";
    [SummonAceCost]
        "what does an ace cost; ace without walls; free ace?; does the ace need a bulwark; 召唤A要墙吗; エース召喚のコストはLだけ?; A要付什么";
    [SummonAceCost SummonHeroCost]
        "compare costs: ace, hero, soldier; which summon is cheapest; price list of creatures; 各种召唤的费用; 召喚コストの違い";
    [SummonAceCost]
        "does an ace need a wall to be summoned; how much does an ace cost; is the ace only one damage; A要横置防壁吗; エース召喚のコスト";
    [SummonAceCost SummonAceHeader] "can I summon four aces in one turn; 一回合召唤几个A; エースを何枚も出せる";
    [SummonAceCost CostL] "召A要横盾吗; A只扣一血就能下吗; 没盾也能召A不";
    [SummonAceEffect]
        "ace comes in ready?; ace face-up and standing; where does the ace go after summon; A出来就能动吗; エースはチャージで出る?";
    [SummonAceEffect] "does the ace come in upright; エースの出方; A进场竖置吗";
    [SummonAceEffect AceLabel] "A召出来当回合就能打吗; A是不是冲锋";
    [EquipKey EquipTarget]
        "equip suits, which card, joker, opponent's soldier; 装备 花色 鬼牌 对面的兵; 装備 スート 同じマーク ジョーカー 相手の兵士";
    [EquipKey]
        "joker as a weapon, put a king on a soldier, equip with a face card, what can be used as gear; 鬼牌能当装备吗 拿K当武器; ジョーカーを装備カードに 絵札を装備";
    [EquipKey]
        "what may I equip; equip a joker; equip with a face card; use an ace as weapon; a 2 as equipment; 鬼牌能装备吗; 装備に使えるカード; Jokerを装備";
    [EquipKey EquipTarget]
        "equip an ace of spades on a spade 5; king of hearts as weapon for heart soldier; suits only matter?; 同花色的K能装备上去吗; 同じマークなら絵札も装備できる?";
    [EquipKey]
        "can I equip a joker; which cards can be put on a soldier; can I equip a king to a 3; 王能装备吗; Jokerを装備できる";
    [EquipKey EquipCost]
        "does the equipment card come from my hand; can I equip a soldier with another soldier on the field; 场上的士兵能当装备吗; 場の兵士を装備にできる";
    [EquipKey] "鬼牌能贴到兵身上当装备吗; Joker装备";
    [EquipKey] "装备牌用什么数字都行吗; K能当装备贴给3吗";
    [EquipHeader]
        "attach a weapon mid combat, equip when blocking, equip in his turn as a trick; 战斗中装备 被打时装备 对方回合装备; 戦闘中に装備 ブロックしてから装備 相手ターンに装備";
    [EquipHeader]
        "equip in the middle of combat; combat trick equip; equip on his turn; pump by equip after blocks; 战斗中能装备吗; 戦闘中に装備できる?; 对手回合装备";
    [EquipHeader CoreMain]
        "can I equip my blocker during the fight; may I play equip in response to a block; he equipped in my turn; 战斗中能装备吗; 相手ターンに装備できる";
    [EquipHeader CoreNormal CoreRespond]
        "I want to respond to his equip with a spell may I; can I kill the soldier in response to equip; 装备能响应吗; 装備に対応できる";
    [EquipHeader CoreRespond]
        "he equips and I shrink the soldier in response which first; 装备时减攻; 装備に対してダウン";
    [EquipHeader] "打架打到一半能给兵贴装备吗; 阻挡之后再装备";
    [EquipHeader CounterTarget] "装备可以被反制吗; 贴装备对面能响应不";
    [EquipCost] "cost of equipping; 装备费用; 装備のコスト";
    [EquipCost] "price of attaching a weapon, is gear free; 装备要付什么; 装備に何を払う";
    [EquipCost]
        "cost of equipping; is equip free; need a wall to equip; forgot to pay life for equip; 装备要付什么; 装備のコスト";
    [EquipCost] "what does equip cost; he equipped without paying damage; 装备费用; 装備のコスト";
    [EquipCost] "装备要什么费; 贴装备要横盾扣血吗";
    [EquipTarget] "weapon must match suit; 武器要同花色吗; 同じスートじゃないと装備できない？";
    [EquipTarget EquipKey] "suit has to match, on his guy, joker";
    [EquipTarget]
        "gear on a different suit, put a heart on a spade guy, equip his soldier, give a weapon to a wall, attach to my joker soldier; 花色不一样能装吗 给对面的兵装 给墙装装备 给鬼牌兵装; 違うマークに装備 相手の兵士に装備 防壁に装備 ジョーカーの兵士に装備";
    [EquipTarget EquippedKey]
        "second weapon on the same guy, three cards on one soldier, how many weapons may he carry, stack gear; 一个兵能装几张 再装一张 装两把; 1体に何枚装備できる 2枚目の装備 重ねて装備";
    [EquipTarget]
        "spade guy with a club card, must the suits match when I attach, weapon on a king; 黑桃兵能装梅花吗 英雄能装备吗; スペードの兵士にクラブを装備 英雄に装備";
    [EquipTarget]
        "equip a different suit; heart on a spade soldier; must the suit match; equip the enemy's soldier; equip a wall; equip a joker soldier; 花色不同能装备吗; マークが違うと装備できない?; 能装备给对手吗";
    [EquipTarget]
        "equip a hero or an ace; equip onto a king of the same suit; equip a tapped soldier; equip twice on the same guy; 英雄能装备吗; 英雄に装備できる?; 能装备两次吗";
    [EquipTarget]
        "can I put a heart on a spade soldier; must the equipment have the same suit; can I equip my opponent's soldier; can I equip a bulwark; I want to attach a card to a joker; 不同花色能装备吗; 違うスートを装備できる; 相手の兵士に装備";
    [EquipTarget EquippedKey]
        "can I equip a soldier twice; how many cards can one soldier carry; 能装备两次吗; 2枚目の装備";
    [EquipTarget CoreRequestNoTarget]
        "my only soldier has another suit may I equip; 没有同花色士兵能装备吗; 同じスートの兵士がいない";
    [EquipTarget EquippedSize]
        "can I equip onto an already equipped soldier of the same suit; 再装备一张; 装備兵にさらに装備";
    [EquipTarget] "红桃能装到黑桃兵上吗; 花色不同能装备吗; 不同色贴装备";
    [EquipTarget] "装备能贴到对面的兵身上吗; 给对面怪挂装备";
    [EquipTarget CoreRequestNoTarget] "场上没有同花色的兵能空放装备吗; 没对象能贴吗";
    [EquipTarget] "能给盾贴装备吗; 防壁能装备吗";
    [EquipTarget EquippedKey] "已经装备过的兵还能再贴一张吗; 装备能叠几层";
    [EquipTarget] "英雄能带装备吗; A也能被装备吗";
    [EquipEffect EquippedSize EquippedKey]
        "equipped soldier, sum, state, tapped; 装备后点数 合计; 装備したらサイズ 合計 状態";
    [EquipEffect] "equip a tapped soldier, stands up; 给横着的兵装备会竖起来吗; 寝てる兵士に装備したら起きる";
    [EquipEffect EquippedSize] "size after gear, tapped stays tapped";
    [EquipEffect]
        "tapped guy gets gear and may swing, does gear untap him, can an equipped guy attack this turn if he was already here; 装上去以后状态变吗 横着的装了还是横着; 装備したら起きる 寝たまま";
    [EquipEffect EquipHeader]
        "put a second card on my soldier to make it bigger, stack cards on one guy, power up a soldier permanently; 给兵叠一张变大; 兵士に重ねて強くする";
    [EquipEffect]
        "what does equip do at all; list has no effect for equip; are the numbers added; does equip untap the soldier; soldier tapped stays tapped?; soldier with summoning sickness and new equipment; 装备之后怎么样; 装備したらどうなる; 装备后重置吗";
    [EquipEffect CoreResolve2]
        "my soldier died before the equip resolved; equip target removed in response; what happens to the equip card if the soldier is gone; 装备对象先死了那张牌去哪; 装備対象が先に墓地へ行った";
    [EquipEffect ZonesUnit]
        "does the equipped soldier's up stay; buffed soldier gets a weapon; state after equip; counts as new soldier?; 加过数字的兵装备后还有加成吗; アップした兵に装備したら";
    [EquipEffect AttackEffect3]
        "does an old soldier lose its attack when I equip today; veteran with new weapon, summoning sick?; equip then attack same turn; 老兵今天装备能攻击吗; 装備したターンに攻撃できる?";
    [EquipEffect]
        "does equipping untap my soldier; can the equipped soldier attack if it came earlier; where does the equip card go after it resolves; is the equipped soldier one unit now; 装备后竖置吗; 装備したらチャージ状態になる";
    [EquipEffect CoreResolve2]
        "my soldier was killed in response to my equip what happens with the card; equip target gone does the key card go to the grave; 装备对象死了; 装備の対象がいなくなった";
    [EquipEffect AttackEffect3]
        "I summoned a soldier this turn and equipped it may it attack; I equipped an ace on a soldier that came this turn; 装了A当回合能攻击吗; 装備した兵士はそのターン攻撃できる";
    [EquipEffect EquippedSize] "I equip my 4 with a 9 how big is it; 装备后数字; 装備したらサイズは";
    [EquipEffect ZonesUnit]
        "can I take the equipment off again; does the equipment die first instead of my soldier; 装备能拆吗; 装備を外せる";
    [EquipEffect] "横着的兵贴了装备会不会重置成竖的; 装备完还是横的吗";
    [EquipEffect CoreResolve2] "装备还没结算兵就死了装备牌去哪; 贴的对象没了";
    [EquipEffect] "当回合召的兵贴了装备就能打了吗; 装备后算新上场的吗";
    [EndHeader CoreEmpty] "how to end the turn, respond to end; 怎么结束回合; ターン終了 エンド宣言 対応";
    [EndHeader]
        "can he respond when I say end, do something at end of my turn, stop me from ending; 说结束的时候对面还能动吗; エンドって言った後に相手は何かできる";
    [EndHeader CoreRespond]
        "he says end can I cast something before his turn is over, last chance at end of turn; 对面要结束我能放魔法吗; エンド宣言に対応して魔法";
    [EndHeader CounterTarget] "counter his end action, keep him from ending; 反他的结束; エンドを打ち消す";
    [EndHeader]
        "may he respond to my end; end the turn on an empty stage only; can he play a spell when I say end; does ending cost anything; opponent ends my turn; 结束回合能响应吗; エンドに対応できる?; 宣言结束后对方还能用法术吗";
    [EndHeader CorePass]
        "I said end, he cast a spell, may I still do things; take back my end; said end but forgot to attack; end declared too early; 宣言结束想反悔; エンドと言ったけどまだ攻撃したい";
    [EndHeader CoreMain]
        "end while a spell waits; end with things on the stage; say end in his turn; end during combat; 舞台上有东西能结束吗; ステージに残っているのにエンド";
    [EndHeader CoreNormal]
        "can I do something in response when he ends his turn; does the turn end right away when he says end; can he act before my turn is over; 结束回合能响应吗; エンドに対応できる";
    [EndHeader CoreMain]
        "can I end my turn while there is still a spell on the stage; may my opponent end my turn; ステージがある時にエンド; 舞台有东西能结束吗";
    [EndHeader EndEffect2]
        "he says end and I twist his wall in response is it useful; do I get the chance in his end before my turn; 对方结束时用方块; エンドにツイスト";
    [EndHeader CounterTarget] "can I stop my opponent from ending the turn; 能阻止结束回合吗; エンドを止められる";
    [EndHeader] "结束回合要付费吗; 过牌结束免费吗";
    [EndHeader CoreNormal] "我喊结束对面还能搞事情吗; 回合结束时对面能响应吗; EOT能动手吗";
    [EndHeader CoreMain] "舞台上还有没结算的东西能直接喊结束吗; 堆叠没空能过回合不";
    [EndEffect EndEffect1] "hand limit, end of turn discard to 7; 手牌上限 回合结束弃到7张; 手札上限 7枚 ターン終了";
    [EndEffect]
        "in what order do things go when I end, discard before he untaps; 结束的时候先弃牌还是先竖; エンドの時の順番 先に捨てる";
    [EndEffect]
        "what happens when my turn ends; order of discard and untap; draw before discarding to seven?; end sequence; 结束时的顺序; エンドの処理の順番";
    [EndEffect EndEffect2]
        "in which order do discard and the end of turn happen; 先弃牌还是先结束; 手札調整とターン終了の順番";
    [EndEffect] "结束的时候先弃牌还是先换人; 弃到7张和交回合谁先";
    [EndEffect] "结束结算后马上就轮对面吗; End之后干嘛";
    [EndEffect1] "eight cards left when I end; 结束时手牌8张; ターン終了で手札8枚";
    [EndEffect1 ZonesHand] "too many cards in hand; 手牌太多; 手札が多い";
    [EndEffect1] "hand limit";
    [EndEffect1] "手牌留几张";
    [EndEffect1]
        "nine cards in hand at end, must I throw down to seven, do I choose what to ditch, random or chosen; 手里九张要丢几张 丢哪张自己挑吗; 手札9枚 何枚捨てる 捨てるのは選べる";
    [EndEffect1]
        "over seven in the middle of the turn, hand too big during my turn, more than seven on his turn; 回合中手牌超过七张要丢吗 对面回合超了呢; ターン途中で8枚になったら捨てる 相手のターンに7枚超えた";
    [EndEffect1]
        "hand size limit when, do I throw cards away in my opponent's end, how many may I keep; 留几张; 何枚残せる";
    [EndEffect1]
        "hand over seven, discard to seven who chooses, seven exactly is fine; 正好七张要弃吗; ちょうど7枚なら捨てない";
    [EndEffect1] "discard step, max hand size seven; 弃牌阶段; ディスカード";
    [EndEffect1]
        "hand limit; too many cards in hand; do I discard to 7; 9 cards at the end of my turn; does the opponent discard too; hand size max; who picks the discards; 手牌上限几张; 手札は何枚まで; 我有九张要弃吗";
    [EndEffect1]
        "nine cards during my turn, discard at once?; I have 8 in his turn; exactly seven cards; over seven on opponent's turn; 对手回合手牌超过七张要弃吗; 相手ターン中に8枚ある";
    [EndEffect1]
        "discards at end: choose or random; opponent chooses my discards; discard all at once or one by one; I forgot to discard and he already draws; 结束忘了弃牌; エンドで捨て忘れた";
    [EndEffect1 EndEffect]
        "do I discard before he draws; hand down to 7 when end is requested or when it resolves; draw two and hold nine until my end; 弃牌是宣言时还是结算时; 捨てるのはエンドの解決時?";
    [EndEffect1]
        "I have nine cards at the end of my turn what now; must I discard when I hold eight cards in the middle of the turn; who picks the cards that I discard at end of turn; hand limit seven or six; 手牌超过七张; 手札8枚でエンド";
    [EndEffect1] "does my opponent also discard down to seven at my end; 对手也要弃到七张吗; 相手も手札調整する";
    [EndEffect1] "may I discard at the end although I hold seven; 正好七张要弃吗; 手札7枚なら捨てる";
    [EndEffect1] "I forgot to throw away cards at the end of turn; 忘记弃到七张; 手札を捨て忘れた";
    [EndEffect1] "手牌超过7张结束要弃吗; 手牌上限几张; 爆牌怎么办";
    [EndEffect1] "对面回合里手牌有9张要马上弃吗; 爆手啥时候弃";
    [EndEffect1] "弃到7张弃哪张谁选; 回合末弃牌随机吗";
    [EndEffect1] "能不能多弃几张弃到5张; 手牌可以主动弃更多吗";
    [EndEffect1 ZonesTop] "一次弃三张哪张放最上面我能选吗; 弃多张的顺序";
    [EndEffect2] "whose turn next, effects end; 回合结束 效果消失; ターンを渡す 効果が切れる";
    [EndEffect2]
        "when do spells wear off, buff gone when the turn passes; 加成到什么时候没 回合交给谁; 効果が切れるタイミング ターンが移る";
    [EndEffect2]
        "when is it his turn; does my buff go away at the end; until end of turn; when do up and down stop; soldier shrunk last turn, normal again?; 加的数字什么时候没; アップはいつ切れる; 回合什么时候换人";
    [EndEffect2 UpEffect]
        "up I cast in his turn ends when; buff on opponent's turn lasts to my turn?; number back to normal when; 对手回合用的增强到什么时候; 相手ターンのアップはいつまで";
    [EndEffect2 UpEffect]
        "when does my pump wear off; is the soldier still bigger in the opponent's turn; 加攻持续到什么时候; アップはいつまで続く";
    [EndEffect2 DownEffect]
        "is a debuffed soldier back to normal next turn; 减攻下回合恢复吗; ダウンは次のターンも続く";
    [EndEffect2 UpEffect] "红桃加的数字到下个回合还有吗; buff啥时候没";
    [EndEffect2] "结束后轮到谁; End一结算就是对面回合吗";
    [EndEffect3 ChargeTrigger]
        "untap at my end or at his start; who charges after I end; charge happens twice?; do I untap when I end or when the turn begins; 什么时候重置; チャージはいつ誰がする; 是谁转正";
    [EndEffect3 ChargeTrigger]
        "does charge happen twice because end says it and it also triggers; チャージは2回起きる; 充能两次吗";
    [EndEffect3 ChargeTrigger] "结束写了充能一次充能自己又触发一次会不会充两次; 重置会不会做两遍";
    [ChargeHeader ChargeEffect DrawHeader DrawEffect] "respond to draw or untap; 抽牌能响应吗; ドローに対応";
    [ChargeHeader CoreImmediate]
        "can I do something before he untaps, spell before untap step; 对面竖起来之前能插手吗; 起きる前に割り込む";
    [ChargeHeader]
        "can I respond to the untap; cast something before his guys stand up; act during charge; respond in the untap step; 充能时能响应吗; チャージに対応できる?; 对方转正前插入";
    [ChargeHeader CoreImmediate]
        "can I respond before he untaps; use twist in response to charge; 充能时能响应吗; チャージに対応できる";
    [ChargeHeader CoreImmediate] "对面重置的时候我能响应吗; 充能阶段能插动作吗";
    [ChargeHeader CoreRequestAnnounce] "我能自己喊一个充能把兵都转正吗; 主动发动充能行不行";
    [ChargeTrigger]
        "when does charge happen; forgot to untap; whose characters charge; both players untap?; opponent must remind me; 忘记转正了; チャージし忘れた; 轮到我先转正吗";
    [ChargeTrigger Setup4Turn]
        "untap on the first turn; first player skips charge; no charge before turn one; 第一回合有充能吗; 最初のターンにチャージはない?";
    [ChargeTrigger] "when do my cards untap; whose charge is it after the end; 什么时候重置; チャージはいつ";
    [ChargeTrigger CoreTurn]
        "whose characters charge after my end mine or his; 我结束后谁重置; エンドの後どっちがチャージ";
    [ChargeTrigger] "充能转正的是谁的怪; 是结束的人重置还是下家重置";
    [ChargeEffect ChargeTrigger] "what happens at the start of my turn; 回合开始做什么; ターンの始めに何をする";
    [ChargeEffect ChargeEffect2] "先抽牌还是先重置; 充能和抽卡顺序";
    [ChargeEffect1 ChargeTrigger] "when do soldiers untap, both players; 什么时候竖置; いつ起きる チャージ アンタップ";
    [ChargeEffect1] "do my walls untap too, when; 墙什么时候竖起来; 防壁も起きる";
    [ChargeEffect1] "what untaps, walls";
    [ChargeEffect1]
        "untap everything at my turn start, do walls wake up as well, my guys attacked last turn, do they stand up again, do enemy guys untap too; 我的兵什么时候立起来 上回合打过的兵 对面的也立起来吗; 殴った兵士はいつ起きる 相手のも起きる 全部アンタップ";
    [ChargeEffect1]
        "everything stands up when, do my tapped walls come back, untap before or after I draw; 先竖还是先抽; 起こすのと引くのどっちが先";
    [ChargeEffect1 TwistEffect]
        "he tapped my guy with a diamond does it untap next turn; 被方片横掉的下回合竖吗; ツイストで寝かされたら次に起きる";
    [ChargeEffect1 DrawEffect1] "untap upkeep draw order; 重置抽牌; アンタップ ドローの順";
    [ChargeEffect1]
        "do walls untap as well; do my tapped soldiers get up; all of them or one; bulwarks used for costs stand up?; enemy's units untap; 墙也会转正吗; 防壁も起きる?; 全部角色都重置吗";
    [ChargeEffect1]
        "soldier turned sideways by a spell last turn, does it recover; attacked last turn, ready now?; my attackers stay tapped on his turn; 攻击过的下回合能阻挡吗; 攻撃した兵士はいつ起きる";
    [ChargeEffect1 TwistEffect]
        "my tapped wall from his turn; twisted soldier stays down next turn?; does everything recover in charge; frozen for a turn; 被扭转的下回合会恢复吗; ツイストされた兵はチャージで起きる?";
    [ChargeEffect1]
        "do my walls untap too at the start of my turn; do my opponent's cards untap in my turn; does the soldier that attacked stand up in my next turn; 防壁也重置吗; 相手のキャラクターもチャージする; 防壁もチャージされる";
    [ChargeEffect1 JudgeEffect1]
        "does my attacker stand up before his turn to block; attacked soldiers untap for defence; 攻击过的能防守吗; 攻撃した兵士は次の相手ターンにブロックできる";
    [ChargeEffect1] "my opponent's soldier stayed tapped in my turn right; 只重置自己的吗; 自分だけチャージ";
    [ChargeEffect1] "轮到我的时候盾也会转正吗; 防壁会重置不";
    [ChargeEffect1] "对面的牌在我回合会转正吗; 重置双方一起吗";
    [ChargeEffect1] "能不能故意留一个兵不转正; 不想重置行吗";
    [ChargeEffect2 DrawTrigger] "do I draw twice because of the charge text; ドローは2回起きる; 抽牌触发两次吗";
    [ChargeEffect2 DrawTrigger] "充能说抽牌抽牌自己又触发那是抽两轮吗; 抽牌会不会来两次";
    [DrawHeader]
        "counter a draw, stop him drawing, respond in the draw step; 能阻止对面抽牌吗 抽牌的时候响应; ドローを止める ドローに割り込む";
    [DrawHeader CounterTarget] "club his draw, deny the draw step; 反他的抽牌; ドローを打ち消す";
    [DrawHeader]
        "can I answer the draw; respond before he draws; spell in the draw step; draw on the stack; counter the draw; 抽牌时能响应吗; ドローに対応できる?; 抽牌能被反制吗";
    [DrawHeader DrawTrigger]
        "can I respond to the draw for the turn; cast a spell while his draw is waiting; can the opponent twist my wall before I draw; 抽牌能响应吗; ドローに対応できる";
    [DrawHeader] "对面抽牌的时候我能先扭他一下吗; 抽牌步骤能响应不";
    [DrawHeader] "抽牌是要上舞台的吗; 抽卡走堆叠吗";
    [DrawHeader CounterTarget] "能用梅花反制对面抽牌吗; 把他抽卡康掉";
    [DrawTrigger DrawEffect1 DrawEffect2]
        "draw one or two, must I draw, when; 抽几张 必须抽两张吗; ドロー枚数 2枚目は任意 引かない";
    [DrawTrigger]
        "draw before untap or after; when do I draw; forgot to draw, already attacked; who draws; does the first player draw in turn one; 先转正还是先抽; ドローはいつ; 忘记抽牌";
    [DrawTrigger]
        "forgot to draw two turns ago; drew before untap; drew although it is his turn; extra draw by mistake; he drew twice for two draws; 多抽了一次; ドローを2回した; 忘抽想补";
    [DrawTrigger DrawHeader] "I forgot to draw at the start of my turn; 忘记抽牌; ドローを忘れた";
    [DrawTrigger] "抽牌是重置完自动的吗; 啥时候抽卡";
    [DrawEffect DrawEffect2]
        "how many cards do I draw; one or two; may I draw two every turn; must I draw both; decide after seeing the first; draw three; 一回合抽几张; 何枚引く; 可以看了第一张再决定抽第二张吗";
    [DrawEffect CoreTurn] "who draws at the draw action; 谁抽牌; ドローは誰が引く";
    [DrawEffect] "一回合抽几张; 抽一张还是两张自己定吗";
    [DrawEffect1 DrawEffect2] "one or two cards, may stop";
    [DrawEffect1 DrawEffect2 Setup4] "抽几张 能少抽吗 先手抽吗";
    [DrawEffect1]
        "do I have to draw, skip my draw to keep my pile, deck low don't want to draw, refuse the first card; 能不抽牌吗 牌库快没了不想抽 第一张必须抽吗; 引かなくていい 山札少ないから引きたくない 1枚目は必ず引く";
    [DrawEffect1]
        "is the draw optional; skip drawing since my life is low; don't want to lose life by drawing; zero cards drawn; must I draw when one card is left; 可以不抽吗; 引かないことはできる?; 抽牌等于扣血能不抽吗";
    [DrawEffect1 WinLife]
        "drew my last card; library empty after draw; decked by my own draw; last life card to hand, do I lose; 抽完最后一张输吗; 最後の1枚を引いたら負け?";
    [DrawEffect1 DrawEffect2]
        "how many cards do I draw each turn; must I take two; may I draw no card to save my life; can I draw three; 每回合抽几张; ドローは何枚; 引かなくてもいい";
    [DrawEffect1 WinLife]
        "I have one life card and must draw do I die; my last card is drawn do I lose at once; does decking myself by drawing lose; 抽最后一张会输吗; ドローでライフが0になったら負け";
    [DrawEffect1 ZonesList] "do I draw from my life; does drawing cost life; 抽牌会掉命吗; ドローでライフが減る";
    [DrawEffect1] "第一张抽牌能不能不抽; 怕死不想抽卡; 快没血了能跳过抽牌吗";
    [DrawEffect1] "抽的牌从哪里抽; 抽牌会掉血吗; 抽一张等于掉一滴血吗";
    [DrawEffect2] "second draw optional, deck short; 第二张可以不抽; 2枚目は引かなくていい？";
    [DrawEffect2]
        "one or two, decide after seeing the first card, look at the first then take another, draw three; 看了第一张再决定抽第二张 能抽三张吗; 1枚目を見てから2枚目を決める 3枚引ける";
    [DrawEffect2 DrawEffect1]
        "am I forced to draw two, can I draw just one, is the second card my choice; 必须抽两张吗 可以只抽一张吗; 2枚引かないとダメ 1枚だけでいい";
    [DrawEffect2]
        "second draw by choice; want to take the second one later; said one, now I want two; opponent says draw two is forced; 第二张可以不抽吗; 2枚目は任意?; 说抽一张后反悔";
    [DrawEffect2 DrawEffect1]
        "took two at once without looking at the first; must say how many beforehand; second card looked at and put back; want just one; 能一次拿两张吗; 1枚目を見てから決めていい?";
    [DrawEffect2]
        "I looked at the first card may I then decide on the second; is the second draw optional; 看了第一张再决定抽第二张; 2枚目は見てから決められる";
    [DrawEffect2 DrawEffect1] "can I take just one card to save life; 可以只抽一张吗; 1枚だけ引ける";
    [DrawEffect2] "看了第一张再决定要不要抽第二张行吗; 第二张可以先看再抽不";
    [DrawEffect2] "能不能抽三张; 多抽有没有上限";
    [DrawEffect2 WinLife] "只剩一张牌库抽了就死吗; 抽到牌库空了; 最后一张抽掉输不输";
    [DrawEffect2] "第二张抽牌是必须的吗; 强制抽两张吗";
    [AttackHeader CoreMain]
        "attack or summon in opponent's turn, respond with summon; 对方回合能召唤吗; 相手のターンに召喚 攻撃";
    [AttackHeader]
        "attack in his turn, swing in response, attack while something waits on the stack, opponent may respond to my attack declaration; 对面回合能打吗 宣言攻击能接吗; 相手のターンに殴る 攻撃宣言に対応";
    [AttackHeader AttackEffect]
        "name attackers before or after he responds, when do I pick who attacks, he tapped my guy in response to my attack; 什么时候选谁去打 先宣言再选攻击者 宣言攻击时被横置; アタッカーはいつ選ぶ 宣言の後に選ぶ アタック宣言に対応して寝かされた";
    [AttackHeader]
        "when can I attack; attack in his turn; does attacking cost anything; may he respond before attackers are named; attack at the start of turn; attack with something on the stage; 什么时候能攻击; アタックはいつできる; 攻击要费用吗";
    [AttackHeader CoreMain]
        "attack while a spell is on the stage; summon first then attack; attack and then summon more; main things after combat; attack order in a turn; 攻击前后能召唤吗; アタックの前後に召喚";
    [AttackHeader CounterTarget]
        "he countered my attack, legal?; negate my attack with a club; stop attack with counter; 攻击被反制合法吗; アタックにカウンター";
    [AttackHeader CoreMain]
        "can I attack while my summon is still on the stage; can I attack in the opponent's turn; attack in response to something; 对方回合能攻击吗; 相手ターンにアタック";
    [AttackHeader CoreNormal]
        "can I tap his attacker in response to the attack; may I act after he says attack before attackers are named; 攻击能响应吗; アタックに対応できる";
    [AttackHeader] "攻击要付费吗; 打人免费吗";
    [AttackHeader CoreMain] "对面回合我能攻击吗; 响应的时候攻击";
    [AttackHeader CoreNormal] "喊攻击还没选攻击者对面就能响应吗; 宣攻时对面先动手";
    [AttackLimit] "attack twice in a turn; 一回合攻击两次; 攻撃は1ターンに1回 2回";
    [AttackLimit] "another attack after the first; 打完再打一轮; もう一回アタック";
    [AttackLimit] "second swing, attack phase twice";
    [AttackLimit] "一回合打几次";
    [AttackLimit]
        "attack twice, second wave this turn, hold some guys back and swing later, another round of attacks, untap and attack again; 一回合打两轮 竖起来再打一次 留几个等下再打; 2回攻撃 起こしてもう1回殴る 後から残りで殴る";
    [AttackLimit AttackHeader] "attack, then second attack with others later in the turn; 分两次攻击; 分けて攻撃";
    [AttackLimit]
        "attack twice in a turn; second combat; attack with the others later; untapped my attacker by a spell, attack again; first attack was nobody, again?; 一回合能攻击两次吗; 2回攻撃できる?; 转正后再攻击";
    [AttackLimit]
        "forgot one soldier, can he join after the attack; another attack with the soldier I left back; attack resolved without attackers; 漏了一个想再攻击; 攻撃し忘れた兵士で再度アタック";
    [AttackLimit]
        "can I attack twice in one turn with different soldiers; he attacked again after the first attack was blocked; my attack was nullified may I attack again; 一回合攻击两次; アタックは1ターンに何回";
    [AttackLimit AttackEffect]
        "I declared attack and then named nobody may I attack later this turn; 空攻击后还能再攻击吗; アタッカーなしのアタックの後もう一度";
    [AttackLimit CoreMain]
        "can I attack first and then summon; may I summon and set walls after the attack; 攻击后能召唤吗; アタックの後に召喚";
    [AttackLimit]
        "two combats in one turn; one soldier attacks now and the other later; 分两次攻击; アタックを2回に分ける";
    [AttackLimit] "一回合能不能攻击两次; 打完一波再打一波; 两段进攻行吗";
    [AttackLimit] "第一次攻击没派人上去还能再攻击吗; 空攻击后再打";
    [AttackLimit] "兵被扭正了可以再打一次吗; 转正后再次攻击";
    [AttackEffect AttackEffect2]
        "attack with several, tap to attack, tapped soldier attacks; 几个一起攻击 横置的能攻击吗; 複数で攻撃 寝ている兵士";
    [AttackEffect]
        "attack the player or soldiers, choose which soldier; 能指定打哪个兵吗; 兵士を選んで攻撃できる プレイヤーを攻撃";
    [AttackEffect AttackEffect2] "several attackers, tapped, taps";
    [AttackEffect AttackEffect2 AttackEffect1] "几个一起上 横着能打吗 墙能打吗";
    [AttackEffect]
        "do attackers tap, does attacking turn my guy sideways, can I hit a soldier instead of the player, pick a fight with his guy; 攻击要横吗 能直接打对面的兵吗; 攻撃したら寝る 兵士を狙って殴る";
    [AttackEffect AttackHeader]
        "attack declared then all my guys got tapped, do I have to attack with something after declaring, attack with nobody, choose no attackers; 宣了攻击可以不选人吗; アタックを宣言して誰も指定しない";
    [AttackEffect JudgeEffect3]
        "who do I attack the player or the soldiers, can I choose to hit his wall, attack a wall directly, attack a tapped soldier; 能直接打墙吗 打横着的兵; 防壁を狙う 寝てる兵士を狙う";
    [AttackEffect AttackEffect2]
        "swing with the team, does swinging tap, vigilance; 全军出击 打了要横吗; 総攻撃 殴ったら寝る";
    [AttackEffect]
        "how many may attack at once; do I name attackers when declaring or at resolve; can I choose nobody; who do I attack; all in; attackers get tapped?; attack a creature; 能一起攻击几个; 何体で攻撃できる; 攻击者什么时候指定";
    [AttackEffect]
        "attack my opponent's soldier directly; choose what I hit; pick a fight with his king; target a tapped creature in the attack; 能攻击对方的士兵吗; 相手の兵士を攻撃できる?; 只能打玩家吗";
    [AttackEffect]
        "does attacking tap; vigilance; my attackers can block next turn?; turned sideways when attacking; forgot to tap attackers; 攻击要横置吗; アタッカーはドライブする?";
    [AttackEffect BlockTrigger]
        "attack with nobody, what now; I tapped nobody; bluff attack; all my soldiers got killed before attackers were chosen; 攻击但没有攻击者; アタッカー0体のアタック";
    [AttackEffect AttackEffect1]
        "attacker chosen, change my mind; add an attacker later; take back an attacker; forgot to name one; 攻击者指定后想改; アタッカーを後から追加";
    [AttackEffect]
        "when do I say who attacks at the request or at the resolution; do attackers tap; do I have to attack with everybody; can I attack without naming a soldier; 什么时候选攻击者; アタッカーはいつ指定する; 攻击要横置吗";
    [AttackEffect]
        "can I attack his soldier directly; who is the target of an attack; can I choose which of his soldiers I hit; 能直接打对方士兵吗; 相手の兵士を攻撃できる";
    [AttackEffect CoreResolve3]
        "he tapped my soldier in response to the attack request may I choose another attacker; 响应攻击横置了我的士兵; アタックにツイストされた";
    [AttackEffect AttackEffect2]
        "my soldier was shrunk to death before attackers were named; 攻击前士兵死了; 指定前に兵士が死んだ";
    [AttackEffect] "什么时候选谁攻击是喊的时候还是结算的时候; 攻击者啥时候定";
    [AttackEffect] "喊了攻击一个都不派可以吗; 空攻击行不行";
    [AttackEffect] "攻击的兵要横过来吗; 打人要横置不; 有没有警戒不横";
    [AttackEffect] "攻击能指定打对面的某个兵吗; 能直接打随从吗; 像炉石一样点对面怪";
    [AttackEffect1 SoldierLabel BulwarkLabel] "can a wall attack; 墙能攻击吗; 防壁で攻撃";
    [AttackEffect1] "wall attacking";
    [AttackEffect1] "swing with a wall, can a barrier attack, whose guys can I attack with; 用墙打人; 防壁で殴る";
    [AttackEffect1 BulwarkKey] "wall turned face up can it attack; 墙翻开能打吗; 表になった防壁で殴る";
    [AttackEffect1]
        "can a wall attack; attack with my bulwark; shield goes on the offensive; joker attack; 墙能攻击吗; 防壁で攻撃できる?";
    [AttackEffect1 BulwarkLabel]
        "can my wall attack; can a facedown bulwark be an attacker; 防壁能攻击吗; 防壁で攻撃できる";
    [AttackEffect1 SoldierLabel]
        "who may attack; can my equipped soldier attack; may a hero attack; 谁能攻击; アタッカーになれるのは";
    [AttackEffect1] "防壁能拿来攻击吗; 盾能打人吗";
    [AttackEffect1] "对面的兵我能指挥去打他自己吗; 借怪攻击";
    [AttackEffect2] "sleeping soldier swing; 躺着的兵能打吗; 寝てる兵で殴れる？";
    [AttackEffect2]
        "all my guys at once, gang attack, how many attackers at a time, attack with a sideways guy; 全部一起打 一次能几个攻击 横着的兵去打; 全員で殴る 何体で攻撃できる 横向きの兵士で殴る";
    [AttackEffect2 AttackEffect]
        "how many soldiers may I send in one attack, must all of them attack; 必须全部攻击吗; 全員で殴らないとダメ";
    [AttackEffect2]
        "tapped soldier attacks; sideways guy joins; driven by twist before attackers chosen; he tapped my soldier in response to attack; 横置的能攻击吗; ドライブ状態の兵士で攻撃; 响应把我的兵横置了";
    [AttackEffect2]
        "attacked earlier, twisted up, in the second attack; soldier used for a cost attacks; just untapped may attack; 转正之后还能加入攻击吗; 起こした兵士も指定できる";
    [AttackEffect2]
        "can a tapped soldier attack; I drove my soldier for something may it still attack; how many soldiers may attack together; 横置的能攻击吗; ドライブ状態で攻撃できる; 何体で攻撃できる";
    [AttackEffect2 AttackEffect] "can I attack with four soldiers at the same time; 能一起攻击吗; 複数で攻撃";
    [AttackEffect2] "横着的兵能攻击吗; 躺着的怪能上吗";
    [AttackEffect2] "几个兵能一起打吗; 一次攻击最多派几个";
    [AttackEffect2 EquipEffect] "横着的兵贴上A有速攻能打吗; 装备A的横兵";
    [AttackEffect3 AceLabel] "fresh soldier swing, summoning sick; 刚召的兵能打吗; 出したての兵士で殴れる？";
    [AttackEffect3 AceLabel EquippedLabel] "刚下能打吗 A呢 装了A呢";
    [AttackEffect3]
        "attack with the guy I just put down, wait a turn before swinging, freshly dropped king, starting soldier on turn one; 刚出来的K能打吗 要等一回合吗; 出したばかりの絵札で殴る 1ターン待つ";
    [AttackEffect3 Setup2Soldier]
        "may the starting soldier attack on my first turn; 开局的兵第一回合能打吗; 最初の兵士は1ターン目に殴れる";
    [AttackEffect3 HeroLabel SoldierLabel AceLabel]
        "summoning sickness, haste, who may swing right after being summoned; 召唤失调 速攻; 召喚酔い 速攻持ち";
    [AttackEffect3]
        "summoning sickness; new soldier attacks; fresh king attack; played this turn and swings; which ones can attack right away; haste; does ace attack at once; soldier that came last turn; 刚召唤的能攻击吗; 召喚酔い; 出したターンに殴れる?";
    [AttackEffect3]
        "starting soldier attacks on turn one; first player attacks first turn with preset; preset guy summoning sick?; 第一回合能攻击吗; 最初の兵士は1ターン目から攻撃できる?";
    [AttackEffect3 EquippedLabel]
        "equipped an ace to a fresh soldier, can it attack; old soldier with new equipment attack; soldier came today and got a weapon; 新兵装备了A能攻击吗; 出したばかりの兵にエース装備で速攻?";
    [AttackEffect3]
        "he attacked with a soldier summoned the same turn; argue when it came; summoned on the opponent's turn, can it attack on mine; equipped today; 刚召唤就攻击，违规吗; 出したばかりの兵で攻撃された";
    [AttackEffect3 AceLabel]
        "which summoned ones may attack this turn; ace yes king no?; only aces have rush; 只有A能马上攻击吗; すぐ攻撃できるのはエースだけ?";
    [AttackEffect3 SoldierLabel]
        "can the soldier I just summoned attack; does a king have summoning sickness; he attacked with a queen that came this turn; 刚召唤的能攻击吗; 出したターンに攻撃できる";
    [AttackEffect3 AceLabel]
        "can an ace attack the turn it comes; does the ace have haste; エースは出たターンに攻撃できる; A当回合能攻击吗";
    [AttackEffect3 Setup2Soldier]
        "may the starting soldier attack in the first turn; 初始士兵第一回合能攻击吗; プリセットの兵士は最初のターンに攻撃できる";
    [AttackEffect3] "I summoned a 10 and swung at once was that legal; 刚召唤的10攻击了; 召喚酔いはある";
    [AttackEffect3] "刚召的兵这回合能打吗; 召唤失调; 刚下场的怪能攻击吗";
    [AttackEffect3] "上回合对面回合里还没动过的兵现在能打吧; 隔了一回合能打了吗";
    [AttackEffect3 EquippedLabel] "刚召的兵贴个A能马上打吗; 装备A给冲锋吗";
    [AttackEffect3 Setup2Soldier] "开局就在场的那个兵先手第一回合能打吗; 预设的兵先攻能动手吗";
    [AttackEffect3] "表里写的连攻是不是速攻印错了; 连攻是啥";
    [BlockHeader]
        "cast a spell before blocks, trick before he picks blockers, respond before blocking; 选阻挡前能放魔法吗; ブロック前に魔法を使う";
    [BlockHeader]
        "respond before blocks; cast a spell after attackers are known before blocking; block goes on the stack; kill the attacker before blocks; 阻挡前能用法术吗; ブロック前に魔法を使える?; 阻挡能响应吗";
    [BlockHeader CoreTrigger2]
        "may I cast a spell after attackers are named before blocks; is there a window between attack and block; 阻挡前能用魔法吗; ブロックの前に魔法を使える";
    [BlockHeader BlockTrigger]
        "he wants to name blockers at once when I attack without the stage; 攻击后马上阻挡吗; すぐブロックする";
    [BlockHeader] "阻挡宣言后还没结算我能响应吗; 挡之前能不能搞事";
    [BlockHeader CoreRequestAnnounce] "没人打我我能主动喊阻挡吗; 没被打自己先格挡";
    [BlockTrigger] "attack without attackers; 没有攻击者; アタッカーがいない ブロック";
    [BlockTrigger] "no attackers left, does block happen; 没有攻击者了 还有阻挡吗; アタッカー0体 ブロックは起きる";
    [BlockTrigger AttackEffect] "attack ended with no attacker left, do we go on to blocks";
    [BlockTrigger] "没人攻击了还走阻挡吗";
    [BlockTrigger] "attackers all died before blocking, attack with nobody; 攻击者全没了; アタッカーが全員やられた";
    [BlockTrigger]
        "attack with no guys left, my attacker was tapped before I could choose it, zero attackers do we still go to blocking; 一个攻击者都没有还有阻挡步骤吗; アタッカーがゼロならブロックに進む";
    [BlockTrigger]
        "no attackers, does block happen; all attackers died before the block; when do I declare blocks; when does my opponent block; 没有攻击者还有阻挡吗; アタッカーがいない時ブロックは誘発する?";
    [BlockTrigger]
        "the attack had no attacker do we still go to block; does block happen without attackers; 没攻击者还阻挡吗; アタッカーがいないとブロックは";
    [BlockTrigger CoreResolve3]
        "the attacker died before block resolves what happens; all attackers are gone before blocks; アタッカーがブロック前に死んだ; 攻击者没了还阻挡吗";
    [BlockTrigger] "攻击一个都没派还有阻挡这一步吗; 空攻击会触发阻挡吗";
    [BlockTrigger] "阻挡是自动来的吗; 对面没喊阻挡就直接扣血了";
    [BlockEffect BlockEffect1]
        "who blocks, tapped blocker, several blockers, wall and soldier together; 谁来挡 横置能挡吗 几个一起挡 墙和兵一起; ブロック 寝ていてもブロック 複数でブロック 防壁と兵士";
    [BlockEffect JudgeEffect3] "choose not to block; 不挡行吗; ブロックしない";
    [BlockEffect BlockEffect1] "may I not block, tapped blocker, double block, wall with soldier";
    [BlockEffect BlockEffect1] "谁能挡 横着能挡吗 两个挡一个 墙能一起挡吗 不挡行吗";
    [BlockEffect]
        "who chooses the blocks, attacker or defender picks, one guy blocks two attackers, must I block, block for free; 谁来决定怎么挡 一个兵能挡两个吗 必须挡吗; ブロックは誰が決める 1体で2体をブロック 必ずブロックする";
    [BlockEffect] "does blocking tap the blocker, blocker turns sideways; 挡了会横吗; ブロックしたら寝る";
    [BlockEffect BlockEffect1]
        "I have one wall and two guys how may I block three attackers, same guy blocks twice, can attackers be blocked by anything untapped; 三个打过来怎么挡; 3体に殴られたらどう守る";
    [BlockEffect]
        "opponent decides blocks, attacker chooses who blocks, may I leave some unblocked, no blocking at all; 不挡可以吗 谁选挡谁; ブロックしなくていい";
    [BlockEffect BlockEffect1]
        "chump block, wall in the way, who can stop an attacker, double block rules; 送死挡 谁能挡; チャンプブロック ダブルブロック";
    [BlockEffect]
        "must I block; who chooses blocks; he wants to force me to block; leave it unblocked; take it on the chin; no block; assign blockers to each attacker; 必须阻挡吗; ブロックしなくていい?; 谁决定阻挡";
    [BlockEffect]
        "one soldier blocks two attackers; same wall against both; does blocking tap; my guy came this turn, can it block; change my blocks after; 一个能挡两个吗; 1体で2体をブロック; 阻挡后想换";
    [BlockEffect BlockEffect1]
        "can my heroes block; ace blocks; freshly summoned blocks; blocker of lower number; chump block; multiple attackers and one wall; 刚召唤的能阻挡吗; 召喚したターンの相手ターンでブロック";
    [BlockEffect BlockHeader]
        "who names first; blocks chosen when request or resolution; he waits to see my blocks then casts; spells between block and damage; 阻挡什么时候选; ブロッカーはいつ決める";
    [BlockEffect]
        "do I have to block; who decides the blocks; may I let an attacker through; can one soldier block two attackers; does blocking tap my soldier; 必须阻挡吗; ブロックしなくてもいい; ブロックは誰が決める";
    [BlockEffect AttackEffect3]
        "may a soldier that came this turn block; 刚召唤的能阻挡吗; 出したばかりの兵士でブロック";
    [BlockEffect BlockEffect1]
        "he has three attackers and I have two blockers how do I assign; may I put both on the same attacker; 怎么分配阻挡; ブロックの割り振り";
    [BlockEffect BulwarkLabel]
        "does my wall have to be untapped and can it stop a king; wall blocks hero; 防壁能挡英雄吗; 防壁で英雄をブロック";
    [BlockEffect CoreChance]
        "the attacker says which of my soldiers block is that right; 攻击方决定阻挡吗; 攻撃側がブロックを決める";
    [BlockEffect] "one guy blocks two attackers at the same time; 一个挡两个; 1体で2体をブロック";
    [BlockEffect] "我可以一个都不挡吗; 不挡放过去行不行; 能吃下伤害不挡吗";
    [BlockEffect] "阻挡谁来选攻击方还是防守方; 能指定对面谁来挡吗";
    [BlockEffect] "一个兵能同时挡两个攻击者吗; 一个挡俩";
    [BlockEffect] "有防壁是不是必须先打防壁; 盾有嘲讽吗; 必须挡吗";
    [BlockEffect1]
        "two soldiers gang block, tapped wall block; 两个兵一起挡 横着的墙能挡吗; 2体でブロック 寝てる防壁でブロックできる？";
    [BlockEffect1]
        "sideways guy as a blocker, my soldiers attacked last turn, can they defend now, sleeping wall; 横着的能挡吗 打过的兵能防守吗; 寝てる兵士でブロック 殴った兵士で守れる";
    [BlockEffect1]
        "double team one attacker, three guys on one, two walls on one attacker, wall together with a guy; 三个挡一个 两面墙一起挡 墙加兵一起挡; 3体でブロック 防壁2枚でブロック 防壁と兵士でブロック";
    [BlockEffect1 AttackEffect3]
        "new guy can block, summoned this turn blocks; 刚召的能挡吗; 出したばかりでブロックできる";
    [BlockEffect1]
        "two walls block together, three soldiers block one, soldier plus wall on the same attacker; 两面墙挡一个; 防壁2体で1体をブロック";
    [BlockEffect1 TwistEffect] "stand a sleeping guy up to block; 竖起来再挡; 起こしてブロック";
    [BlockEffect1]
        "tapped creature blocks; sideways wall as blocker; wall used for cost, block with it; attacked last turn and now wants to block; driven wall; 横置的能挡吗; ドライブの防壁でブロックできる?; 付过费的墙能挡吗";
    [BlockEffect1]
        "two soldiers block the king together; double block; gang up on an attacker; wall and soldier together; two walls on one attacker; 两个一起挡行吗; 2体でブロック; 墙和兵能一起挡吗";
    [BlockEffect1 BulwarkLabel]
        "wall and soldier both on one attacker; double wall; two shields stop a king; one wall per attacker; 两面墙能一起挡吗; 防壁2枚で一緒にブロック";
    [BlockEffect1]
        "can my tapped wall block; can I block with a soldier that attacked last turn and is still tapped; can two walls block the same attacker; can a wall and a soldier block together; can three soldiers gang up on one attacker; 横置的防壁能阻挡吗; ドライブ状態でブロックできる; 防壁2体でブロック";
    [BlockEffect1 CostB]
        "I tapped my wall to pay so it cannot block right; he paid with the bulwark and then blocked with it; 付费的防壁还能阻挡吗; コストに使った防壁でブロック";
    [BlockEffect1 TwistEffect]
        "he twists my blocker after I blocked does the block still count; I tapped his attacker after he attacked is it still attacking; 阻挡后被横置还算吗; ブロック後にツイストされたら";
    [BlockEffect1]
        "he blocked with a sideways soldier; my exhausted guy as a blocker; 横着的士兵挡了; 横向きの兵士でブロックした";
    [BlockEffect1] "横着的兵能挡吗; 横了的盾还能挡刀吗; 付过费的盾能挡不";
    [BlockEffect1] "三个小兵一起挡一个K行吗; 多人围殴一个攻击者; 群挡";
    [BlockEffect1] "盾和兵能一起挡同一个吗; 防壁加士兵一起挡; 两张盾挡一个";
    [BlockEffect1] "刚召的兵能挡吗; 召唤失调的怪能阻挡不";
    [BlockEffect1] "阻挡的兵要横过来吗; 挡了之后横不横";
    [BlockEffect1 TwistEffect] "对面攻击时我把他的兵扭横他就不能挡了吗; 阻挡前横掉对面";
    [JudgeHeader] "play spells before damage judgement, respond after block; 挡完还能用魔法吗; ブロックの後に魔法 対応";
    [JudgeHeader]
        "pump after blocks, trick before damage, change the numbers once blockers are chosen; 挡了以后再加点 伤害之前放魔法; ブロック後に強化 ダメージ前に魔法";
    [JudgeHeader CoreQuick]
        "between blocks and damage can I pump, last moment trick; 挡完伤害前; ブロックとダメージの間";
    [JudgeHeader]
        "combat trick before damage; pump after blocks; respond to damage; cast up after blockers are named; instant before damage; 伤害前能用法术吗; ダメージ判定前にアップ; 阻挡之后加数字";
    [JudgeHeader CoreTrigger2]
        "can I pump my soldier after blocks but before damage; is there time for an instant after blocking; 阻挡后伤害前能用魔法吗; ダメージ判定前にアップ";
    [JudgeHeader] "挡完之后算伤害前还能用红桃加点吗; 伤害判定前能响应吗; 战斗诡计";
    [JudgeTrigger JudgeEffect BlockHeader] "order attack, block, damage; 攻击流程; 攻撃の流れ";
    [JudgeTrigger]
        "damage when nobody blocks, is there still a judgement; when is damage counted; does judgement happen without blockers; 什么时候判定伤害; ダメージ判定はいつ";
    [JudgeTrigger]
        "nobody blocked is there still a damage step; when is damage compared; 没人阻挡还判定吗; ダメージ判定はいつ";
    [JudgeTrigger] "伤害是挡完马上算吗; 什么时候比大小";
    [JudgeTrigger] "一个都没挡还会有伤害判定吗; 没人挡怎么算";
    [JudgeEffect]
        "several attackers, which fight first; all at once or one by one; order of damage; does the first damage end the game before the second fight; attacker died before damage; 多个攻击者谁先判定; 複数アタッカーの判定の順番";
    [JudgeEffect JudgeEffect3]
        "blocker was killed before damage; blocker removed, does the attack go through; blocked once stays blocked?; all blockers gone, damage to me; 阻挡者先死了还算被挡吗; ブロッカーがいなくなったらダメージは通る?";
    [JudgeEffect Damage1]
        "two unblocked attackers 5 and 6; total damage; life runs out at the first attacker; 两个没挡一共扣多少; ブロックされない2体のダメージ";
    [JudgeEffect WinCheck]
        "both lives run out in one combat; win check between attackers?; damage and succession finish both; 一次战斗双方都归零; 戦闘で両者0になった";
    [JudgeEffect]
        "three attackers which is resolved first; are all fights at the same time or one after another; 多个攻击者顺序; 判定の順番";
    [JudgeEffect JudgeEffect3]
        "the first attacker's damage empties my life but my blockers still kill others do we finish the judgement; 判定到一半没命了; 判定の途中でライフが0";
    [JudgeEffect] "好几个攻击者先算哪个; 多个战斗的结算顺序";
    [JudgeEffect JudgeEffect3] "打死攻击者还能打到人吗; 多个攻击者一起算还是一个个算";
    [JudgeEffect1]
        "soldiers fight, equal numbers, sum of blockers, loser dies; 兵打兵 点数一样 合计 谁死; 兵士同士 同じ数字 合計 相打ち どっちが死ぬ";
    [JudgeEffect1] "tie both die, 3 and 4 block a 7; 平手都死吗 3加4挡7; 引き分けは両方墓地 3と4で7を止める";
    [JudgeEffect1 SuccessionTrigger] "king killed in battle, reward; K战死了; Kがやられたら";
    [JudgeEffect1] "even fight, both lose, add up blockers";
    [JudgeEffect1] "兵对兵谁死 一样大 几个加起来";
    [JudgeEffect1]
        "same number bounce or trade, who dies in the fight, my eight against his eight, bigger one survives, does the winner get hurt, blockers added up; 8打8 两个都死吗 大的活下来吗 赢的会受伤吗; 8と8 相打ち 大きい方は無傷 勝った方は残る";
    [JudgeEffect1]
        "two blockers together beat a king, sum of two, all of the blockers die if they lose; 两个小的加起来大过K 挡输了全死吗; 2体合わせて勝つ 負けたらブロッカー全員墓地";
    [JudgeEffect1]
        "does left over damage go through to the player, excess, trample, attacker much bigger than the blocker; 打死兵多的伤害会打到人吗 溢出; 超えた分は貫通する 余ったダメージ";
    [JudgeEffect1]
        "attacker pumped after block, both sides boosted, whose number counts, two small guys take down a king, does each blocker need to be bigger; 两个小兵合起来打死K; 小さい2体で絵札を倒す";
    [JudgeEffect1 SuccessionTrigger] "kings trade with each other, both kings die; 两个K同归于尽; 絵札同士の相打ち";
    [JudgeEffect1]
        "three blocked by five who dies, draw in a fight, both lower and equal, combined blockers equal to attacker; 加起来刚好一样; 合計が同じなら相打ち";
    [JudgeEffect1] "can I choose which of my blockers dies; 挡输了死哪个; どのブロッカーが死ぬ";
    [JudgeEffect1]
        "combat maths, my nine versus his five and six, compare attack numbers, trade; 9打5加6谁赢 战斗比大小; 9対5と6 数字の比較";
    [JudgeEffect1]
        "who wins soldier against soldier; 7 against 7; same number both die; smaller dies; trade; two blockers added up against a king; sum of blockers; 数字一样谁死; 同じ数字なら相打ち?; 两个小兵加起来比";
    [JudgeEffect1]
        "attacker 12 into 5 and 6: both die?; blockers together 13 against 13; does excess damage go through; trample; double block lost, do both die; 挡不住多的伤害会穿过吗; ブロックした2体とも墓地?; 溢出伤害";
    [JudgeEffect1]
        "king attacks ace blocks; hero vs soldier; ace counts 1 or 14; ace is highest?; is A bigger than K; A和K谁大; エースは最強?";
    [JudgeEffect1]
        "9 attacks, blocked by 4 and 5; equal sum: who goes; 10 against 4 and 5, both blockers die?; sum of two blockers; 四加五挡九; 合計が同じなら全員墓地?";
    [JudgeEffect1 UpEffect]
        "pumped blocker; up after block changes the winner; number counts at damage time; attacker shrunk in the fight; 阻挡后加数字算吗; ブロック後のアップは判定に入る?";
    [JudgeEffect1 EquippedSize]
        "equipped soldier fights: sum of cards against sum of blockers; equipped dies whole; weapon adds in battle; 装备兵战斗用总和吗; 装備兵の戦闘は合計で比べる";
    [JudgeEffect1]
        "my 7 attacks and a 7 blocks who dies; two blockers with 3 and 5 against a 9 what happens; do both of the blockers die when they lose; my 8 was blocked by 4 and 4 is it a draw; does the bigger one survive without a scratch; 同点双方都死吗; 数字が同じなら; 複数ブロックの合計";
    [JudgeEffect1 EquippedSize]
        "does my equipped soldier fight with the sum of its cards; if an equipped soldier loses do all cards die; 装备兵比合计吗; 装備兵の戦闘";
    [JudgeEffect1 JudgeEffect3]
        "my attacker is bigger than the blocker does the rest go through to life; is there trample; 打死阻挡者多余伤害; 余ったダメージは通る";
    [JudgeEffect1 UpEffect] "after my heart my 5 is an 8 does it beat the 7; 加强后比大小; アップ後の数字で比べる";
    [JudgeEffect1 DownEffect]
        "I shrink the attacker from 9 to 4 after blocks does my 5 survive; 减弱后比大小; ダウン後の数字で比べる";
    [JudgeEffect1 SuccessionTrigger] "two kings hit each other who gets cards; 两个K同归于尽; K同士の相打ち";
    [JudgeEffect1 BlockEffect1]
        "one of my two blockers was shot before damage is only the other counted; 两个阻挡死了一个; ブロッカーが1体減った";
    [JudgeEffect1] "10 attacks into 6 and 5 who dies; equal numbers trade; 10打6加5; 10に6と5でブロック";
    [JudgeEffect1] "5打5怎么算; 数字一样谁死; 平点同归于尽吗";
    [JudgeEffect1] "我用4和5一起挡8加起来算吗; 多个挡的数字相加吗";
    [JudgeEffect1] "8打过3和4合起来死几个; 群挡输了是不是全死";
    [JudgeEffect1] "大的打小的活下来会受伤吗; 伤害会不会留在兵身上";
    [JudgeEffect1] "攻击的兵比挡的大多出来的点数会打穿到人吗; 有没有践踏; 溢出伤害穿透";
    [JudgeEffect2 JudgeEffect2B] "wall blocks, what happens to the wall; 墙挡了之后 墙去哪; 防壁でブロック 防壁は墓地";
    [JudgeEffect2 JudgeEffect2B]
        "attacker into a wall with another number, does the attacker live, wall smaller or bigger than attacker; 打到数字不一样的墙 攻击者没事吗 墙大小有关系吗; 数字が違う防壁に当たった アタッカーは無事 防壁の大きさは関係ある";
    [JudgeEffect2 JudgeEffect2A]
        "wall blocks, what happens; reveal the wall; face-down blocker flipped; shield stops the attack, is there damage; what does a wall do against an attacker; 墙阻挡会怎样; 防壁でブロックしたら; 墙要翻开吗";
    [JudgeEffect2 JudgeEffect3]
        "wall blocked, do I still take damage; damage through a wall; trample over a shield; attacker 13 vs wall 2, extra 11?; 墙挡住了还扣血吗; 防壁でブロックしたらダメージなし?";
    [JudgeEffect2]
        "my attacker hits a wall what happens; does the wall reveal itself before it goes away; 攻击被防壁挡住怎么办; 防壁でブロックしたら";
    [JudgeEffect2] "盾挡了是先翻开再送墓吗; 挡刀的盾什么时候翻";
    [JudgeEffect2] "盾挡K盾会死吗; 防壁挡一次就没了吗";
    [JudgeEffect2A JudgeEffect2A1 JudgeEffect2A2]
        "wall turned up same number or joker, attacker dies; 翻开墙 数字一样 鬼牌 攻击者死; 防壁をめくる 同じ数字 ジョーカー アタッカーは墓地";
    [JudgeEffect2A JudgeEffect2A1 JudgeEffect2A2] "flip the wall, matching rank, joker kills attacker";
    [JudgeEffect2A]
        "do we flip the blocking wall, reveal the wall when it blocks; 墙挡的时候要翻开吗; ブロックした防壁は表にする";
    [JudgeEffect2A JudgeEffect2A2]
        "I attack into a face-down wall what could happen, risk of a wall; 打墙会死吗; 防壁を殴るリスク";
    [JudgeEffect2A JudgeEffect2B]
        "wall is lower or higher, does it matter; king wall against soldier 3; wall different number: only wall dies?; does the attacker survive the wall; 墙数字不同攻击者会死吗; 数字が違えばアタッカーは生き残る?";
    [JudgeEffect2A JudgeEffect2A2]
        "the wall is a 5 and my attacker is a 5 who dies; the shield has the same rank as one card of my equipped soldier; my pumped 5 is 8 now and the wall is an 8 does it die; 防壁数字相同; 防壁と同じ数字; アップした数字と防壁を比べる";
    [JudgeEffect2A JudgeEffect2B]
        "my wall is a higher number than the attacker does it win; does a king as a wall stop and kill a 3; 防壁数字大能打死吗; 防壁の数字が大きければ勝つ";
    [JudgeEffect2A CardsNumber] "the wall is an ace and my attacker is an 8 does it die; 防壁A挡8; 8にAの防壁";
    [JudgeEffect2A] "盾翻出来要数字一样才弄死攻击者吗; 撞盾什么时候同归于尽";
    [JudgeEffect2A JudgeEffect2A2] "盾翻出来是10打我的是7谁死; 盾的点数大是不是就能弄死攻击者";
    [JudgeEffect2A] "盾挡了不是同数字会不会掉血; 盾没打死攻击者我还受伤吗";
    [JudgeEffect2A1 JudgeEffect2A2 JudgeEffect2B] "墙翻开数字一样 鬼牌 墙之后去哪";
    [JudgeEffect2A1] "joker hidden in the wall, trap joker; 墙是鬼牌会怎样; 防壁がジョーカーだった";
    [JudgeEffect2A1] "hero runs into a joker wall, joker wall kills anything; 鬼牌墙; ジョーカーの防壁は最強";
    [JudgeEffect2A1]
        "wall is a joker; attacker into a joker wall; joker as shield kills; hit a joker; king runs into the joker; 墙是鬼牌; 防壁がジョーカーだった; 撞到鬼牌";
    [JudgeEffect2A1 SuccessionTrigger]
        "joker wall blocks, goes to the grave, trigger?; joker wall lost: succession; ace or face-card wall dies in a block; 鬼牌墙没了触发世代交代吗; 防壁のジョーカーが墓地に行ったら世代交代?";
    [JudgeEffect2A1]
        "the wall was a joker does my king die; joker as a shield kills any attacker; 防壁是王; 防壁がJoker";
    [JudgeEffect2A1] "盾翻出来是鬼牌攻击者必死吗; 王牌盾陷阱; 撞到Joker";
    [JudgeEffect2A2] "wall was the same number; 墙翻开一样的数; めくった防壁が同じ数字";
    [JudgeEffect2A2]
        "wall with the same number kills the attacker, seven hits a seven wall, equipped guy matches one of its cards, boosted number or printed number; 7打到7的墙 装备兵其中一张一样 加过点数怎么算; 7で殴ったら防壁も7 装備兵の片方と同じ 強化後の数字 印刷";
    [JudgeEffect2A2 EquippedKey]
        "attacker with a weapon runs into a wall that matches the weapon; 装备兵撞到和装备一样的墙; 装備の数字と防壁の数字が同じ";
    [JudgeEffect2A2 UpEffect]
        "pumped six becomes eight and hits an eight wall; 加点之后和墙一样; 強化して防壁と同じ数字になった";
    [JudgeEffect2A2]
        "wall has the same number as the attacker; wall 7 vs attacker 7; bigger wall than attacker, does it die; wall king against a 5; equipped attacker and wall of one of its numbers; pumped attacker compares printed number; 墙和攻击者数字相同; 防壁とアタッカーの数字が同じ; 墙比攻击者大会怎样";
    [JudgeEffect2A2 UpEffect]
        "attacker 5 up to 8 into a wall 8; does up change what the wall checks; down to 4 and wall is a 4; boosted number versus bulwark number; 加过数字后和墙比哪个; アップ後の数字で防壁と比べる?";
    [JudgeEffect2A2 EquippedKey]
        "equipped 5 and 8 into a wall 8; one of its cards matches the wall; wall matches the weapon; 装备兵其中一张和墙一样; 装備兵の1枚が防壁と同じ数字";
    [JudgeEffect2A2 ZonesUnit]
        "my soldier is 6 plus ace and the wall is an ace do all cards die; 装备兵碰到同数字防壁; 装備兵のうち1枚と同じ数字";
    [JudgeEffect2A2 JudgeEffect2A] "wall queen against attacking queen; 防壁Q挡Q; QにQの防壁";
    [JudgeEffect2A2] "装备兵里有一张5盾翻开也是5能弄死吗; 装备兵撞盾看哪张数字";
    [JudgeEffect2A2 EquippedSize] "3加4的装备兵撞到7的盾会死吗; 撞盾看总和还是看牌面";
    [JudgeEffect2A2] "我红桃加点后数字变了撞盾按哪个算; buff后的数字和盾对比吗";
    [JudgeEffect2B] "does my wall survive; 墙挡完还在吗; 防壁は残る？";
    [JudgeEffect2B] "is the wall gone after blocking";
    [JudgeEffect2B]
        "wall blocks and dies, one use barrier, does a wall stay, can a wall block again; 墙用一次就没吗; 防壁は使い捨て もう1回使える";
    [JudgeEffect2B SuccessionTrigger]
        "my wall that blocked was a queen, do I get a card for it; 挡的墙是Q能拿牌吗; ブロックした防壁がQだった 世代交代";
    [JudgeEffect2B]
        "does the wall survive blocking; shield used again; wall dies always?; bulwark that killed the attacker, still lost?; 墙挡完还在吗; ブロックした防壁は墓地へ行く?; 墙赢了也要送墓吗";
    [JudgeEffect2B]
        "does the wall stay after it blocked; my wall killed the attacker may I keep it; is the bulwark always lost when it blocks; 防壁挡完还在吗; ブロックした防壁は残る";
    [JudgeEffect2B SuccessionTrigger]
        "my king wall blocked and goes to the grave do I search a card; the joker wall died do I get succession; 防壁K挡完触发世代交代; Jokerの防壁で世代交代";
    [JudgeEffect2B] "the shield survives if its number is different right; 防壁数字不同还留着吗; 数字が違う防壁は残る";
    [JudgeEffect2B] "盾翻出来不一样盾还留着吗; 挡完的盾翻面留场吗";
    [JudgeEffect2B] "攻击者死了盾能活吗; 挡死人的盾还在不";
    [JudgeEffect2B SuccessionTrigger] "挡刀的盾是K进墓地能触发世代交代吗; 盾是A死了能检索吗";
    [JudgeEffect3] "unblocked attacker damage, how much; 没人挡 扣多少; ブロックされない ダメージ";
    [JudgeEffect3] "nobody blocks a ten; 没人挡10扣几张; 10が通ったら何点";
    [JudgeEffect3 Damage1] "unblocked, how many cards off the deck";
    [JudgeEffect3] "没挡住掉几张";
    [JudgeEffect3 Damage1]
        "nobody in the way, damage to the face equals the number, how many cards do I lose, queen gets through; 没挡的Q打几张 直接打人几点; 通ったら何枚落ちる Qが素通り";
    [JudgeEffect3]
        "blocker removed before damage, my blocker got killed, does the attacker go through now, chump blocker disappears; 挡的兵没了 伤害打到人吗; ブロッカーが消えた 通る";
    [JudgeEffect3]
        "my blocker got shrunk and died before damage, blocked but the blocker is gone do I take damage, throw at the blocker; 挡的兵被黑桃弄死了还扣血吗; ブロックした兵士がスペードで死んだ ダメージは通る";
    [JudgeEffect3 Damage1]
        "how much does a king hit for, damage from an unblocked jack, attack damage equals number; K打脸几点; 英雄が通ったら何点";
    [JudgeEffect3 Damage1] "face damage, unblocked hit mills my deck; 打脸磨牌库; 顔に通ると山札が減る";
    [JudgeEffect3]
        "how much damage does an unblocked soldier do; king hits for 13; nobody blocks; direct hit; ten damage?; unblocked equipped soldier; attack face; 没挡住扣几张; ブロックされないと何ダメージ; 打脸扣多少";
    [JudgeEffect3]
        "up on the unblocked attacker, more damage?; shrunk to minus, damage?; ace unblocked does 1; damage of several attackers summed; 不挡的A打几点; 素通しのダメージは数字分?";
    [JudgeEffect3]
        "my 9 is not blocked how many cards does he lose; unblocked king does 13 damage; my blocker was killed before the damage do I take it in the face; blocker left the field is the attacker unblocked; 没阻挡受几点; ブロックされなかったら何点; ブロッカーがいなくなった";
    [JudgeEffect3 UpEffect]
        "I pumped my unblocked attacker is the damage higher too; アップしたらダメージも増える; 加数字伤害也加吗";
    [JudgeEffect3 JudgeEffect2B]
        "my attacker was stopped by a wall does any damage go to the life; 被防壁挡住掉命吗; 防壁でブロックされたらダメージ";
    [JudgeEffect3 EquippedSize] "unblocked equipped soldier 7 plus 9 how much damage; 装备兵直击几点; 装備兵の直接攻撃";
    [JudgeEffect3 AceSize] "ace gets through how much damage; A打几点; エースの直接攻撃は何点";
    [JudgeEffect3] "he tapped out of blockers and my jack hits for eleven; 直击J几点; Jが通ったら何ダメージ";
    [JudgeEffect3] "没人挡打几点; 直伤等于点数吗; K打脸13点";
    [JudgeEffect3] "挡我的兵被弄死了攻击还算被挡住吗; 挡的人没了能打脸吗";
    [JudgeEffect3 BlockEffect] "阻挡的盾被拆了伤害穿过去吗; 挡刀的半路没了";
    [JudgeEffect3 UpEffect] "打脸的兵加了红桃伤害也跟着加吗; buff打脸";
    [JudgeEffect3 Damage1] "被打8点是弃8张牌库吗; 打脸扣的是牌库吗";
    [UpKey UpEffect UpTarget]
        "hearts, raise, opponent's soldier, until end of turn, how much; 红桃 加点 到回合结束; ハート サイズアップ ターン終了まで";
    [UpKey] "heart king to pump, which hearts boost; 红桃K能加点吗; ハートのKで強化";
    [UpKey UpEffect] "what do hearts do, heart ten on my guy, red heart spell; 红桃是什么效果; ハートの効果";
    [UpKey DownKey TwistKey CounterKey]
        "use a king as a spell, face cards as magic, which cards work as one-card magic, ace as a spell; 人头牌能当魔法吗 A能当魔法吗; 絵札を魔法に使える エースを魔法に";
    [UpKey]
        "which cards can be cast as up; heart king to pump; 10 of hearts; use a diamond for up; joker for up; red card boosts; 红桃K能当增强吗; アップに使えるカード; ハートの絵札でアップ";
    [UpKey DownKey TwistKey]
        "which suit does what; hearts, spades, diamonds as spells; are face cards usable as quick spells; suit list; each suit another spell?; 各花色对应什么法术; どのマークが何の魔法; 人头牌能当法术吗";
    [UpKey CounterKey SummonAceKey] "can I use the ace as a spell instead of a soldier; aceは魔法に使える; A能当魔法吗";
    [UpKey]
        "can I cast up with a jack of hearts; is up with diamonds possible; which cards are up; 红桃J能用加强吗; アップはどのカード";
    [UpKey UpEffect] "ace of hearts gives plus how much; 红桃A加几; ハートのAのアップ";
    [UpKey] "红桃J能当加点用吗; JQK能当法术用不; Up能用人头牌吗";
    [UpKey] "黑桃能拿来加点吗; 加攻只能红桃吗";
    [UpHeader DownHeader TwistHeader CounterHeader]
        "when may I use quick spells; 速攻魔法什么时候; 速攻魔法はいつ使える";
    [UpHeader]
        "pump in a fight, boost his turn, trick during combat; 打的时候加点 对面回合加; 戦闘中に強化 相手ターンに";
    [UpHeader]
        "pump on his turn; instant buff; up in response to a spell; buff after damage; can I up outside of combat; 对手回合能用增强吗; 相手ターンにアップできる?";
    [UpHeader CoreQuick]
        "can I pump in the opponent's turn; cast up in response to a block; 对方回合能用红桃吗; 相手のターンにアップ";
    [UpHeader] "对面回合能用红桃加点吗; 加点是瞬间魔法吗; 速攻魔法";
    [UpCost DownCost TwistCost]
        "do quick spells cost a card, discard one with a heart, no other card in hand; 放红桃要丢牌吗; 手札が1枚だけだと魔法使えない";
    [UpCost]
        "what do I discard for up; up with just one card in hand; forgot to discard for up; price of the heart spell; 增强要弃牌吗; アップのコストは手札1枚";
    [UpCost] "does up cost a card; what must I discard for up; is the pump spell free; アップのコスト; 红桃魔法费用";
    [UpCost CostD]
        "I want to cast up but my other card is the only king must I discard it; アップで捨てるカードは選べる; 弃哪张自己选吗";
    [UpCost] "加点要额外弃一张吗; Up费用是啥";
    [UpCost CostD] "手里只剩那张红桃能用吗; 没别的手牌能用加点不";
    [UpTarget DownTarget] "boost a wall, enemy soldier; 能给墙加吗; 防壁をアップ";
    [UpTarget DownTarget TwistTarget] "whose guys, walls";
    [UpTarget DownTarget TwistTarget] "能对谁用 对自己用";
    [UpTarget] "raise an enemy, pump a wall; 加对面的兵; 相手の兵士を上げる";
    [UpTarget]
        "pump the enemy so that it matches my wall, raise an opponent's number; 给对面加点让他撞墙; 相手を強化して防壁に当てる";
    [UpTarget]
        "buff his soldier; up on a wall; pump a king; target a hero; any creature; up on something tapped; 能给墙加吗; アップは防壁に使える?; 英雄能加吗";
    [UpTarget CoreRequestNoTarget]
        "up with no soldier on either side; only walls out; buff needs a creature; 没有士兵能用增强吗; 兵士がいないのにアップ";
    [UpTarget]
        "can I pump the opponent's soldier; can I use up on a wall; can up target an ace; 红桃能对防壁用吗; 防壁にアップ";
    [UpTarget] "能给对面的兵加点吗; 加点能点对面怪不";
    [UpTarget] "加点能加给盾吗; 给防壁加攻";
    [UpEffect] "boosted till when; 加的点数什么时候没; 上げたサイズはいつまで";
    [UpEffect DownEffect] "until when, shrink kills, zero";
    [UpEffect DownEffect TwistEffect] "红桃黑桃方片干嘛的 到什么时候 减没了死吗";
    [UpEffect]
        "boost till end of turn, seven heart adds seven, permanent boost; 红桃7加7吗 一直有吗; ハートの7で7上がる ずっと続く";
    [UpEffect EndEffect2] "does a pump last through his turn; 加点持续到对面回合吗; 強化は相手のターンまで";
    [UpEffect UpHeader] "giant growth, combat trick; 变大术 战斗把戏; コンバットトリック";
    [UpEffect]
        "how much does up add; plus the number of the heart; does up last; permanent counters; stack two ups; pump until end of turn; 加多少持续多久; アップはいくつ上がる; 两张增强能叠吗";
    [UpEffect CoreResolve5]
        "does the heart stay on the soldier; up card goes where; marker for up; pumped soldier dies, the up card?; 增强的牌放哪; アップのカードは墓地へ?";
    [UpEffect]
        "how much bigger does my soldier get with a 6 of hearts; two ups on the same soldier do they add up; 加几点; アップは重なる";
    [UpEffect CoreResolve5]
        "where does the heart go after up resolves; does the up card stay under the soldier; アップのカードはどこへ; 红桃用完去哪";
    [UpEffect BulwarkKey] "does the pump change the printed rank for the wall check; アップと防壁の数字; 加强后碰防壁";
    [UpEffect] "I boost my 3 by 7 in the fight until when is it 10; アップはターン終了まで; 加攻多久";
    [UpEffect] "加点持续多久; buff到回合结束吗; Up是永久的吗";
    [UpEffect] "同一个兵能加两次点吗; 加点叠加不";
    [DownKey DownEffect DownTarget]
        "spades, lower to 0 or less dies, on walls; 黑桃 减点 减到0 死; スペード サイズダウン 0以下で墓地 防壁に";
    [DownKey] "spade queen to shrink, which spades weaken; 黑桃Q能减点吗; スペードのQで弱体";
    [DownKey DownEffect] "what do spades do, spade spell; 黑桃是什么效果; スペードの効果";
    [DownKey]
        "which card is a down; spade queen to shrink; black card for minus; ace of spades minus one; 黑桃J能当弱化吗; ダウンに使えるカード";
    [DownKey] "can the king of spades be used as down; which cards shrink a soldier; ダウンはどのカード; 黑桃K能减吗";
    [DownKey] "用什么牌减对面的攻; 黑桃K能减点吗; Down要哪些牌";
    [DownHeader]
        "shrink in response; down on my opponent's turn; debuff after blocks; removal at instant speed; 阻挡后能减数字吗; ブロック後にダウンできる?";
    [DownHeader CoreQuick]
        "can I shrink his attacker in his turn; down in response to up; 对方回合用黑桃; 相手ターンにダウン";
    [DownHeader] "阻挡后再减对面数字行吗; 减点能在战斗中用吗";
    [DownCost]
        "discard for the spade spell; down with no other card in hand; pay for down; 弱化要弃一张吗; ダウンのコスト";
    [DownCost] "do I discard another card for the spade spell; ダウンのコスト; 黑桃魔法费用";
    [DownCost] "减点要弃几张; Down费用";
    [DownTarget] "shrink a wall, weaken my own guy; 减墙 减自己的兵; 防壁を下げる 自分の兵士を下げる";
    [DownTarget]
        "shrink a wall; down my own guy; down on a king; can I kill a wall with down; 能减墙吗; ダウンで防壁を対象";
    [DownTarget CoreRequestTarget]
        "can I down the summoned soldier in response before it is on the field; 还没进场能减吗; 召喚中の兵士にダウン";
    [DownTarget] "can I shoot a bulwark with a spade; may I shrink my own soldier; 黑桃能打防壁吗; 防壁にダウン";
    [DownTarget] "减点能打盾吗; 黑桃能点防壁不";
    [DownTarget] "能减自己的兵吗; 对自己怪用Down";
    [DownEffect] "shrink to zero; 减到0死吗; 0になったら";
    [DownEffect]
        "weaken a guy to nothing, minus below zero dies, kill with a spade, spade ten on a five; 黑桃10打5 减到负数死吗; スペード10で5を 0より小さくなったら死ぬ";
    [DownEffect JudgeEffect1] "shrink the blocker after blocks; 挡了之后减他; ブロック後に弱体";
    [DownEffect SuccessionTrigger] "spade kills an ace; 黑桃减死A; スペードでエースを倒す";
    [DownEffect DownHeader] "removal spell, kill spell, minus effect; 去除 杀怪的魔法; 除去呪文";
    [DownEffect]
        "soldier at 0 dies?; minus more than it has; down a 5 with a 5; number below zero; shrink to nothing; does it heal at end of turn; 5 spade on a 4 soldier; 减到0会死吗; 0以下なら墓地へ行く?; 减成负数";
    [DownEffect UpEffect]
        "up in response to down, does it survive; upped then downed, what is left; 8 with up 3 and down 9; soldier went to zero after up ended; 先加后减剩多少; アップとダウンの計算";
    [DownEffect SuccessionTrigger]
        "down kills a king or an ace, does he get succession; shrink an ace by one; ace downed by ace of spades; 用弱化杀A触发世代交代吗; ダウンでエースを倒したら世代交代?";
    [DownEffect]
        "does zero by something other than down kill; up wore off and now 0?; lowered below zero but survive?; when is it checked; 什么时候看是否小于0; 0以下はいつ確認する";
    [DownEffect CoreResolve2]
        "two downs on one soldier, first kills it; second down wasted?; soldier gone before my down; 第一张已经杀死第二张呢; 1枚目で死んだら2枚目のダウンは";
    [DownEffect]
        "I shrink his 5 with a 5 of spades does it die; is a soldier at zero dead at once or in the fight; a 7 shrunk by 4 can it be finished by another 3; does down kill a pumped soldier; 减到零死吗; 数字が0になったら; ダウン2回で倒せる";
    [DownEffect UpEffect]
        "he shrinks my 4 by 4 and I answer with up does it survive; 响应加强能救吗; ダウンにアップで対応";
    [DownEffect SuccessionTrigger]
        "I killed his ace with a 1 of spades does he get succession; 黑桃打死A触发世代交代; ダウンでエースを倒した";
    [DownEffect EndEffect2]
        "the soldier was at 2 after down and next turn I shrink it again does it add up; 减攻跨回合累计吗; ダウンは累積する";
    [DownEffect] "does a soldier at minus one die right away; マイナスになった兵士; 减到负数";
    [DownEffect] "减到0就直接死吗; 点数减成0还活着不; 减成负数";
    [DownEffect] "5用黑桃5减完死不死; 正好减到零";
    [DownEffect SuccessionTrigger] "用黑桃减死对面的A对面能触发世代交代吗; A被减没了";
    [DownEffect] "先减再加能救回来吗; 减死后再加点来得及吗";
    [TwistKey TwistEffect TwistTarget]
        "diamonds, tap or untap, untap my own attacker, walls; 方片 横置竖置 自己的兵 墙; ダイヤ 寝かせる 起こす 自分の兵士 防壁";
    [TwistKey] "diamond face card twist, which diamonds tap; 方片K能横置吗; ダイヤのKでツイスト";
    [TwistKey TwistEffect] "what do diamonds do, diamond spell; 方片是什么效果; ダイヤの効果";
    [TwistKey]
        "which cards are twist; diamond jack tap spell; use a diamond ten; tap spell card; 方块哪些能当扭转; ツイストに使えるカード";
    [TwistKey] "can I twist with a queen of diamonds; which card untaps a wall; ツイストはどのカード; 方片Q能用吗";
    [TwistKey] "扭转用什么花色; 方块Q能不能横人; 横怪要用方块吗";
    [TwistHeader UpHeader DownHeader CounterHeader CoreQuick] "cast it in his turn, in the middle of combat";
    [TwistHeader BlockHeader AttackHeader]
        "diamond between attack and block, use a diamond after attackers are declared, when in combat can I play tricks; 攻击和阻挡之间用方片; アタックとブロックの間に魔法";
    [TwistHeader]
        "tap his attacker on my turn before attack; tap blockers in response; twist on his turn; untap my blocker during his attack; 对手回合能用扭转吗; ツイストは相手ターンでも?; 攻击时横置阻挡者";
    [TwistHeader CoreQuick]
        "can I tap his wall in his own turn so he cannot pay; twist during his attack; 对方回合用方块; 相手ターンにツイスト";
    [TwistHeader] "对面攻击前我能横掉他的兵吗; 扭能在对面回合用吗";
    [TwistCost] "discard to tap; twist with one card; twist's price; 扭转要弃牌吗; ツイストのコスト";
    [TwistCost] "is twist free or do I discard; ツイストのコスト; 方块魔法费用";
    [TwistCost] "用方块横人要弃牌吗; 扭转费用";
    [TwistTarget] "turn a wall so he can't pay, tap walls; 横对面的墙让他付不起; 相手の防壁を寝かせて払わせない";
    [TwistTarget CostB] "diamond to untap my wall for more cost; 方片竖墙再付费; ダイヤで防壁を起こしてもう一度払う";
    [TwistTarget]
        "tap a wall; twist a bulwark; target my own; can I tap the enemy's king; 能横置墙吗; 防壁をツイストできる?";
    [TwistTarget]
        "can I twist a wall; can I untap my own soldier with a diamond; can I tap the opponent's soldier; 方块能指定防壁吗; 防壁にツイスト";
    [TwistTarget ZonesUnit] "diamond on an equipped soldier which card turns; 方块对装备兵; 装備兵にツイスト";
    [TwistTarget] "能不能横对面的盾让他付不起费; 扭对面防壁; 断费";
    [TwistTarget] "能横自己的吗; 扭自己的盾重置多付一次费";
    [TwistEffect] "untap blocker, tap blocker, tap a wall; 横置墙 竖起来挡; 防壁を寝かせる 起こしてブロック";
    [TwistEffect] "stand my attacker up again, lay his blocker down, after attacking";
    [TwistEffect]
        "tap his potential blocker before I attack, wake up my guy, tap or untap my choice, tap something already sideways; 把对面的横掉 把我的竖起来 横还是竖我选吗; 相手を寝かせてから殴る 自分のを起こす どっちにするか選べる";
    [TwistEffect AttackEffect]
        "tap an attacker that is already attacking, does turning it stop the attack, remove from combat; 横掉正在攻击的兵还算攻击吗; アタック中の兵士をツイスト 攻撃は止まる";
    [TwistEffect AttackLimit]
        "stand my guy up with a diamond and swing again, untap my attacker after the attack so he can block next turn, wake up an attacker mid attack; 打完用方片竖起来防守 竖起来能再打吗; 殴った後にダイヤで起こしてブロックに回す";
    [TwistEffect BlockEffect1]
        "tap the blocker before blocks, lay down his only untapped guy, diamond on the wall so it can't block; 先用方片横掉他的墙不让挡; ダイヤでブロックさせない 防壁を寝かせてブロックできなくする";
    [TwistEffect TwistHeader] "tapper, untap trick, freeze a blocker; 横置魔法; タップ呪文";
    [TwistEffect]
        "tap or untap, when do I say; untap my soldier to attack; do I have to announce which way; tap a tapped one; twist an attacker, is it out of combat; 横置还是转正什么时候说; どっちにするかはいつ決める";
    [TwistEffect]
        "tapped the attacker after it was declared, still deals damage?; twist a blocker after blocks; drive a blocking soldier, still blocks?; untap a wall to pay again; 阻挡中的被横置还算挡吗; ブロック中にツイストされたら";
    [TwistEffect BlockEffect1]
        "tap all his blockers at once before blocks; twist his wall, can it block; tapped blocker before block resolves; 阻挡前横置他的墙还能挡吗; ブロック前に防壁をツイスト";
    [TwistEffect AttackEffect2]
        "tap his attacker before he names it; in response to attack I tap the king; too late to tap after named; 他宣言攻击我横置他的兵; アタックに対応してツイスト";
    [TwistEffect]
        "do I say tap or untap when I play twist or when it happens; untap my attacker may it block later; can twist leave the card as it was; 方块什么时候选横竖; ツイストはいつ選ぶ";
    [TwistEffect CostB]
        "I twist my used wall to pay a second time; can I untap a bulwark with a diamond and pay with it again; 方块重置防壁再付费; ツイストした防壁でまたコストを払う";
    [TwistEffect AttackEffect2]
        "I untap my attacker with a diamond can it attack once more; 重置后再攻击; ツイストでもう一度攻撃";
    [TwistEffect BlockEffect1]
        "tap his only blocker before the block so he cannot block; 横置阻挡者; ブロックの前にツイスト";
    [TwistEffect] "横还是竖什么时候选; 扭的时候要先说横还是竖吗";
    [TwistEffect] "攻击中的兵被扭正了还算攻击吗; 攻击者被转正会退出战斗不";
    [TwistEffect] "已经横着的再横一次有用吗; 扭成一样的状态";
    [CounterKey CounterTarget CounterEffect CounterEffect1 CounterEffect2]
        "clubs counter, higher number needed, counter two card spells, counter a summon, counter a counter; 梅花 反制 点数要多大 反制召唤 反制反制; クラブ カウンター 数字が大きい 召喚をカウンター 2枚の魔法";
    [CounterKey CounterCost] "can I counter with clubs from ace to king; 梅花J能反制吗; クラブのJでカウンター";
    [CounterKey] "club queen counter, which clubs can cancel; 梅花K能反吗; クラブのQで打ち消し";
    [CounterKey CounterCost]
        "how do clubs work, price of a counter, what do I need to stop a card; 梅花怎么反; クラブの使い方";
    [CounterKey]
        "which card counters; club king to negate; any black card; club ten; use a joker to counter; 梅花哪些能反制; カウンターに使えるカード";
    [CounterKey]
        "can I counter with the jack of clubs; which cards are counterspells; カウンターはどのカード; 梅花K能反制吗";
    [CounterKey] "反制用哪种牌; 梅花J能康吗; 无效对面要什么牌";
    [CounterHeader]
        "counter on my own turn, counter any time, when may I counter; 反制什么时候能用 自己回合能反吗; カウンターはいつでも 自分のターンに";
    [CounterHeader]
        "negate on my own turn; when can I counter; counter after it resolved; too late to counter; counter when he already did the effect; 已经结算了还能反制吗; 解決後にカウンターできる?";
    [CounterHeader CoreQuick]
        "can I counter in my own turn; may I counter a counter; 能反制反制吗; カウンターにカウンター";
    [CounterHeader] "反制什么时候能用; 对面刚喊就能康吗";
    [CounterCost]
        "does a counter cost another card, two cards to counter one; 反制要多丢一张吗; カウンターにもう1枚いる";
    [CounterCost]
        "counter with a single card in hand; does counter need a discard; forgot to discard for my counterspell; 反制要弃牌吗; カウンターのコスト";
    [CounterCost] "does the counterspell need a discard; カウンターのコスト; 梅花魔法费用";
    [CounterCost] "反制要多弃一张牌吗; 康的费用";
    [CounterTarget]
        "counter a counter, counter end turn or attack; 能反反制吗 反攻击; カウンターをカウンター アタックを打ち消せる？";
    [CounterTarget] "what can be countered, attack, end, draw";
    [CounterTarget]
        "counter a counter, cancel an attack declaration, cancel damage, counter a draw, counter his end, what can't be cancelled; 反制攻击宣言 反制伤害 哪些不能反; アタックを打ち消す ダメージ判定を打ち消す 打ち消せないもの";
    [CounterTarget] "stop a summon or a weapon, counter a pump; 反召唤 反装备; 召喚や装備を打ち消す";
    [CounterTarget SetBulwarkHeader AttackHeader]
        "which actions can't be countered, no key card no counter; 没有关键牌的能反吗; キーカードがないアクションは打ち消せない";
    [CounterTarget CoreRespond] "counter war, counter his counter; 互康; 打ち消し合戦";
    [CounterTarget]
        "counter an attack; negate end turn; counter a draw; counter a block; counter a wall; negate damage; counterspell on a summon; counter a search; 能反制攻击吗; アタックをカウンターできる?; 能反制结束吗";
    [CounterTarget]
        "counter his counter; counter my own spell; target two things; counter what isn't on the stage; counter war; 能反制反制吗; カウンターをカウンター";
    [CounterTarget CounterHeader]
        "counter needs something waiting; counter a wall setting; counter joker; immediate can't be countered; 放墙能反制吗; 防壁設置やサーチをカウンター";
    [CounterTarget]
        "can I counter the attack; can I counter end turn; may I counter the draw; can my counter stop a block; counter a set wall; 能反制攻击吗; アタックをカウンターできる; エンドをカウンター";
    [CounterTarget CounterEffect1]
        "can I aim a small club at a big card just to bluff; may I counter my own spell; 小梅花能指定大牌吗; 自分のアクションをカウンター";
    [CounterTarget SearchHeader] "can I counter the joker; counter a search; 王能反制吗; Jokerをカウンター";
    [CounterTarget CoreRespond]
        "he counters my spell can I counter his counter with a bigger club; 再反制; カウンター返し";
    [CounterTarget] "may I counter damage judgement to save my soldier; 能反制伤害判定吗; ダメージ判定をカウンター";
    [CounterTarget] "能反制对面的攻击吗; 攻击能不能康";
    [CounterTarget] "结束回合能被反制吗; 没关键牌的动作能无效吗";
    [CounterTarget] "反制能再被反制吗; 康你的康; counter战";
    [CounterTarget SearchHeader] "能反制鬼牌检索吗; Joker搜牌康得掉吗";
    [CounterTarget CoreRequestItself] "反制能指向自己吗; 能反制自己别的行动不";
    [CounterTarget] "阻挡和伤害判定能反制吗; 把伤害判定无效掉";
    [CounterEffect CounterEffect1 CounterEffect2] "club high enough, equal, against combos";
    [CounterEffect CoreResolve5] "my card was countered, back to hand or grave";
    [CounterEffect CoreResolve5] "被反的牌去哪 拿得回来吗";
    [CounterEffect]
        "countered summon, where does the soldier card go, is the cost paid back, do I keep the life; 被反制费用退吗 召唤被反牌去哪; 打ち消されたらコストは戻る 召喚カードは墓地";
    [CounterEffect CoreResolve5]
        "my card got countered where does it go, do I get my countered card back, keep the key card after a counter, does the countered soldier stay in hand; 被反了牌回手吗; 打ち消されたカードは手札に戻る 墓地に行く";
    [CounterEffect CoreRequestCost]
        "countered, do I get the life and tapped wall back; 被反了费用退吗 墙竖回来吗; 打ち消されたらコストが戻る";
    [CounterEffect CounterEffect1]
        "my 5 against his 7, does it stop it; number of the counter too low; counter a king summon with a 10; same number enough?; higher card wins; 3 club vs 3 heart; 数字要比它大吗; 数字が同じならカウンターできる?; 反制数字不够";
    [CounterEffect CoreResolve5]
        "countered summon, where does the card go; does the countered player get the cost back; negated creature to hand or grave; refund after counter; 被反制的牌去哪; 打ち消されたカードは墓地?; 费用退吗";
    [CounterEffect CoreRequestCost]
        "countered: does he get the damage back; tapped walls stay tapped; cost of a negated summon; discarded card returned after counter; 被反制费用退回吗; 打ち消されたらコストは戻る?";
    [CounterEffect CounterEffect1]
        "my 5 of clubs against his 5 of hearts does it counter; his summoned king can a 10 of clubs stop it; do I need a higher club than the card; 点数相同能反制吗; カウンターの数字が同じ; Kをカウンターできる";
    [CounterEffect CoreRequestCost]
        "my summon was countered do my walls untap; do I get the discarded card back when my spell is nullified; where does the countered king go; 被反制费用退吗; カウンターされたらコストは戻る";
    [CounterEffect CounterEffect1]
        "my club is lower than his card does the counter do anything; 梅花点数低反制失败; 数字が足りないカウンター";
    [CounterEffect EquipKey] "he counters my equip where does the equipment go; 装备被反制; 装備がカウンターされた";
    [CounterEffect] "被反制的牌去哪; 康掉的兵回手还是进墓地";
    [CounterEffect CoreRequestCost] "被反制了付的费用退吗; 康了之后盾和血还回来吗";
    [CounterEffect SuccessionTrigger] "召唤的K被反制进墓地能世代交代吗; A没上场被康算离场吗";
    [CounterEffect1]
        "small club against big card, same number counter; 点数一样能反吗 小梅花; 同じ数字でカウンターできる？ 小さいクラブ";
    [CounterEffect1 CounterEffect2 CounterTarget] "梅花多大能反 反两张的 能反什么";
    [CounterEffect1]
        "need a higher club, club three against an eight, equal is enough, same number; 梅花3能反8吗 相等够吗 要更大吗; クラブ3で8を打ち消せる 同じでもいい 大きくないとダメ";
    [CounterEffect1 CounterKey]
        "counter a king summon with a ten, face card can't be cancelled; 能反掉召唤的K吗 梅花10够吗; 英雄召喚を打ち消す クラブ10でKは";
    [CounterEffect1 CounterEffect2]
        "is my six of clubs enough to stop a six, which numbers can a club stop; 梅花6能反6吗; クラブ6で6を打ち消せる";
    [CounterEffect1 CounterTarget]
        "counterspell, hard counter, what beats what when countering; 反击咒语 康; 打ち消し呪文";
    [CounterEffect1]
        "counter an ace with an ace; joker spell number; failed counter, does my card stay; what if my club is lower; 反制失败牌去哪; 数字が足りないカウンターはどうなる";
    [CounterEffect1 CounterTarget]
        "which number is compared with equip or summon; counter hero with at most 10: impossible?; king can't be countered?; K的召唤反制得了吗; 英雄召喚はカウンターできない?";
    [CounterEffect1 CardsNumber] "ace of clubs against an ace summon; A梅花反制A; クラブのAでエース召喚をカウンター";
    [CounterEffect1 SummonHeroKey]
        "can any club stop a jack; highest club is 10 so heroes are safe right; 英雄能被反制吗; 英雄召喚はカウンターされない";
    [CounterEffect1] "7 of clubs on a 9 of diamonds does it stop it; 梅花7反制方块9; クラブの7でダイヤの9";
    [CounterEffect1] "梅花5能反制7的召唤吗; 小梅花康大牌行吗; 反制比大小";
    [CounterEffect1] "数字一样能不能康掉; 点数相同反制成功吗";
    [CounterEffect1 CardsNumber] "梅花10能康K的召唤吗; 英雄能被反制吗";
    [CounterEffect2] "counter the wall breaker; 反破墙; 防壁破壊を打ち消す";
    [CounterEffect2]
        "any club stops two-card magic, club ace against a throw; 两张的魔法随便一张梅花就能反; 2枚魔法は何のクラブでも打ち消せる";
    [CounterEffect2]
        "counter destroy wall with a 2; two-card spell negated by any club; throw countered by an ace; king queen combo vs low counter; 两张牌的法术随便反制吗; キーカード2枚ならどの数字でも打ち消せる?";
    [CounterEffect2 CounterTarget]
        "can a 2 of clubs counter throw; counter a two card spell with a small club; 两张牌的魔法小梅花能反制吗; 投擲をカウンターできる";
    [CounterEffect2 DestroyBulwarkKey]
        "ace of clubs nullifies the wall breaker even with kings; 梅花A反制拆防壁; クラブのAで防壁破壊をカウンター";
    [CounterEffect2] "投掷能用梅花A反制吗; 两张牌的大招怎么康; 双关键牌随便反制";
    [DestroyBulwarkKey DestroyBulwarkTarget DestroyBulwarkEffect]
        "heart and diamond destroy a wall; 红桃加方片 破墙; ハートとダイヤ 防壁破壊";
    [DestroyBulwarkKey ThrowKey]
        "can face cards be in a two-card spell, same suit twice, need two suits; 两张组合能用人头牌吗 要哪两个花色; 2枚魔法に絵札を使える 組み合わせのマーク";
    [DestroyBulwarkKey]
        "cards for breaking a wall; heart and diamond; two hearts for wall breaking; face cards allowed; joker in place of one; do numbers have to match; 拆墙要什么牌; 防壁破壊のキーカード; 红桃加方块吗";
    [DestroyBulwarkKey]
        "which cards do I need to break a wall; can I destroy a bulwark with two hearts; may a king be used for destroy bulwark; 红桃加方块吗; 防壁破壊のキーカード";
    [DestroyBulwarkKey CoreRequestKey]
        "do I need an extra discard for destroy bulwark; 拆防壁还要弃牌吗; 防壁破壊にコストはある";
    [DestroyBulwarkKey] "拆盾要哪两张牌; 红桃加方块是干嘛的; 两张红桃能拆盾吗";
    [DestroyBulwarkKey] "拆盾的牌用JQK行吗; 红心K方块A能凑防壁破坏不";
    [DestroyBulwarkHeader] "destroy a wall in opponent's turn, cost; 破墙 什么时候 费用; 防壁破壊 いつ コスト";
    [DestroyBulwarkHeader ThrowHeader]
        "two-card magic costs nothing, is there a discard, burn him at the end of his turn; 两张组合还要付费吗 对面回合能烧吗; 2枚組はコストいらない 相手ターンに投擲";
    [DestroyBulwarkHeader CoreMain]
        "break his wall in his turn, pop the wall after it blocks, smash the blocking wall during combat; 挡的时候破墙 对面回合破墙; ブロック中に防壁を壊す";
    [DestroyBulwarkHeader]
        "break a wall before blocks; wall removal in response; destroy a shield on his turn; is wall breaking free; 对手回合能拆墙吗; 防壁破壊は相手ターンに使える?";
    [DestroyBulwarkHeader CoreMain]
        "break the wall he wants to block with after attack; destroy wall at instant; both my cards red, when; 攻击宣言之后能拆墙吗; アタック後に防壁破壊";
    [DestroyBulwarkHeader CoreMain]
        "can I remove his blocking wall so that my attacker hits; 拆掉阻挡防壁直接打; ブロックした防壁を壊したい";
    [DestroyBulwarkHeader CoreMain]
        "can I destroy his blocker wall during combat; destroy a bulwark in response; does breaking a wall cost anything; 战斗中能拆防壁吗; 防壁破壊は相手ターンに使える";
    [DestroyBulwarkHeader] "拆盾要付费吗; 防壁破坏免费不";
    [DestroyBulwarkHeader CoreMain] "对面用盾挡我时我能拆掉那张盾吗; 战斗中拆盾";
    [DestroyBulwarkTarget] "blow up my own wall, break a wall; 拆自己的墙 拆墙; 自分の防壁を壊す 壁を割る";
    [DestroyBulwarkTarget]
        "no walls on the table; break my own wall; break a soldier; choose a face-up wall; 没有墙能用拆墙吗; 防壁破壊の対象; 能拆自己的墙吗";
    [DestroyBulwarkTarget CoreResolve2]
        "wall I aimed at already died; aimed wall got used for block; target wall gone; 要拆的墙先没了; 対象の防壁が先になくなった";
    [DestroyBulwarkTarget]
        "can I break my own wall; can destroy bulwark hit a soldier; 能拆自己的防壁吗; 自分の防壁を壊せる";
    [DestroyBulwarkTarget CoreResolve2]
        "he blocked away the wall before my destroy resolved; 防壁已经没了; 対象の防壁がなくなった";
    [DestroyBulwarkTarget] "能拆自己的盾吗; 炸自家防壁; 拆自己的K盾触发世代";
    [DestroyBulwarkTarget CoreRequestNoTarget] "对面没盾能空放拆盾吗; 没有盾可拆";
    [DestroyBulwarkEffect DestroyBulwarkTarget] "kill a wall, my own";
    [DestroyBulwarkEffect SuccessionTrigger]
        "broken wall was a king, do we see it, its owner gets a card; 拆的墙是K; 壊した防壁がK 世代交代する";
    [DestroyBulwarkEffect] "is a destroyed wall revealed, destroy several walls; 破墙破几面; 防壁は何枚壊せる";
    [DestroyBulwarkEffect DestroyBulwarkHeader] "land destruction, destroy his mana; 拆对面的费; 土地破壊";
    [DestroyBulwarkEffect]
        "wall destroyed, do we flip it; where does the broken wall go; joker wall destroyed by spell; may I see what the wall was; 墙被拆进谁的墓地; 壊された防壁はどこへ";
    [DestroyBulwarkEffect SuccessionTrigger]
        "broke a wall that was a king; destroyed wall was an ace, do they draw a new face; 拆掉的墙是K触发世代交代吗; 壊した防壁が絵札だった";
    [DestroyBulwarkEffect]
        "is the destroyed wall turned face up; does a destroyed wall do damage; where does the broken wall go; 防壁破坏后去哪; 壊された防壁はどこへ";
    [DestroyBulwarkEffect SuccessionTrigger]
        "I destroyed a wall that was a king does he get a new card; ace as a wall was destroyed does succession trigger; 拆掉的防壁是K; 壊された防壁がAなら世代交代";
    [DestroyBulwarkEffect] "被拆的盾进谁的墓地; 拆下来的盾回手吗";
    [DestroyBulwarkEffect SuccessionTrigger] "拆盾拆到鬼牌对面能检索吗; 盾是JQK被拆会触发吗";
    [ThrowKey ThrowEffect ThrowHeader ThrowTarget]
        "spade and club throw damage, which number, opponent's turn, target soldier; 黑桃加梅花 投掷 伤害看哪张 对方回合; スペードとクラブ 投擲 ダメージはどっちの数字 相手ターン";
    [ThrowKey DestroyBulwarkKey] "two hearts for the wall breaker, any two cards; 两张红桃行吗; ハート2枚でいい";
    [ThrowKey]
        "which cards for the throw; spade and club; two spades; throw with a king; joker for throw; burn spell cards; 投掷要什么牌; 投擲のキーカード";
    [ThrowKey] "which cards do I need for throw; can I throw with two spades; 投掷要哪两张; 投擲のキーカード";
    [ThrowKey ThrowEffect]
        "is it the club or the spade that counts; throw with club ace and spade king; 看黑桃还是梅花; スペードとクラブどちらの数字";
    [ThrowKey] "投掷要什么牌组合; 黑桃加梅花; 两张黑桃能投吗";
    [ThrowHeader DestroyBulwarkHeader]
        "two card spells as response, cost; 两张的魔法能响应吗; 2枚魔法はいつ使える コスト";
    [ThrowHeader DestroyBulwarkHeader CoreMain] "two card combo in his turn, as an answer";
    [ThrowHeader CoreMain]
        "burn him on his own turn, throw in response, finish him with spade and club during his attack, two card burn as an instant; 对面回合用黑桃梅花 响应时投掷; 相手のターンにスペードとクラブ 対応で投擲";
    [ThrowHeader]
        "burn him on his own turn; throw in response; finishing throw at instant speed; does throw cost something; 对手回合能投掷吗; 投擲は相手ターンに使える?";
    [ThrowHeader CoreMain]
        "can I throw in his turn to finish him; throw as an answer to something; does throw cost life; 对方回合能投掷吗; 投擲は相手ターンに使える";
    [ThrowHeader] "投掷能在对面回合用吗; 丢人头能瞬发不";
    [ThrowHeader] "投掷费用多少; 扔牌打脸免费吗";
    [ThrowTarget] "burn a soldier, throw at a guy, direct damage to a creature; 投掷能打兵吗; 投擲で兵士を狙う";
    [ThrowTarget]
        "throw at a soldier; burn a creature; throw at a wall; throw at myself; 投掷能打士兵吗; 投擲で兵士を狙える?";
    [ThrowTarget] "can I throw at a soldier; throw at myself; 投掷能打士兵吗; 投擲で兵士を狙える";
    [ThrowTarget CoreRequestTarget]
        "can he redirect my throw to a wall; can a bulwark block a throw; 防壁能挡投掷吗; 投擲は防壁で防げる";
    [ThrowTarget] "投掷能打兵吗; 扔牌能打随从还是只能打脸";
    [ThrowEffect] "throw damage spade or club, ace king; 投掷多少伤害; 投擲は何点 スペードの数字";
    [ThrowEffect ThrowTarget] "burn how much, which of the two numbers, at a soldier";
    [ThrowEffect ThrowHeader DestroyBulwarkHeader] "投掷几点 什么时候能放 对面回合行吗";
    [ThrowEffect]
        "burn damage is the spade's number, add both cards up, club counts for damage; 烧几点 两张加起来吗 看黑桃还是梅花; 2枚の合計 スペードの数字だけ";
    [ThrowEffect WinLife] "burn for the last cards, finish with throw; 投掷打死; 投擲でとどめ";
    [ThrowEffect CardsNumber] "throw with a king of spades, thirteen damage; 黑桃K投掷13点吗; スペードのKで13点";
    [ThrowEffect ThrowHeader] "burn spell, fireball, direct damage card; 烧脸 火球; 火力呪文";
    [ThrowEffect]
        "how much damage does throw do; add both cards?; spade king club two: 13 or 2 or 15; which number is X; club number counts?; 投掷打几点; 投擲は何ダメージ; 是看黑桃还是梅花";
    [ThrowEffect CardsNumber]
        "throw with ace of spades: 1 damage; king spade thirteen; jack of spades damage; queen throw; 黑桃A投掷1点吗; スペードのKなら13ダメージ?";
    [ThrowEffect Damage2]
        "throw 10 at a player with 3 cards; lethal throw; burn him out; throw more than life; 投掷打死对手; 投擲でライフが尽きる";
    [ThrowEffect]
        "spade 3 and club king how much damage; is throw the sum of both cards; 投掷几点伤害; 投擲のダメージは何点";
    [ThrowEffect Damage2 WinLife] "he has 4 life and I throw a 9 does he lose; 投掷能打死吗; 投擲でライフ0";
    [ThrowEffect CardsNumber] "spade queen throw how much; 黑桃Q投掷; スペードQの投擲";
    [ThrowEffect] "throw with spade 10 mills ten; 投掷黑桃10; スペード10の投擲";
    [ThrowEffect] "投掷伤害看黑桃还是看梅花; 两张加起来算伤害吗; 黑桃K打13吗";
    [ThrowEffect Damage1] "投掷能直接打死人吗; 投掷打几滴血";
    [SearchKey SearchEffect SearchHeader]
        "joker search, cost, respond, show it; 鬼牌 检索 要给看吗 费用; ジョーカー サーチ 見せる コスト 対応";
    [SearchKey]
        "what do I do with a joker in hand; cast joker; search with another card; tutor needs joker; 鬼牌怎么用; ジョーカーの使い方; サーチに必要なカード";
    [SearchKey]
        "what can I do with a joker in hand; do I need something besides the joker to search; 王有什么用; サーチのキーカード";
    [SearchKey] "检索要用什么牌; 鬼牌有啥用; Joker打出来干嘛";
    [SearchHeader CounterTarget]
        "counter a joker, cancel a joker search, respond to a tutor; 能反鬼牌吗 能反检索吗; ジョーカーを打ち消す サーチを打ち消せる";
    [SearchHeader]
        "joker in his turn, joker during combat, price of a joker; 鬼牌对面回合能用吗 要付费吗; ジョーカーを相手のターンに コストはいる";
    [SearchHeader CounterTarget CoreImmediate]
        "stop his joker, counter the search with a club; 能用梅花反鬼牌检索吗; ジョーカーのサーチを止める";
    [SearchHeader] "use a joker at instant speed to find an answer; 随时用鬼牌找牌; いつでもサーチ";
    [SearchHeader]
        "can he counter my joker search; search on his turn; respond to search; joker with things on the stage; free tutor?; 检索能被反制吗; サーチは相手ターンに使える?; サーチはカウンターされる?";
    [SearchHeader CoreQuick]
        "use joker during combat; tutor in response to a spell; search in his end; 战斗中能用鬼牌检索吗; 戦闘中にサーチできる?";
    [SearchHeader CoreImmediate]
        "can he counter my joker search; may I search in his turn; can I respond to a search; 检索能被反制吗; サーチをカウンターできる; 相手ターンにサーチ";
    [SearchHeader SearchKey] "do I have to discard for the joker; サーチのコスト; 王要弃牌吗";
    [SearchHeader CoreQuick]
        "can I search in response to his attack to get a heart; 响应攻击检索; アタックに対応してサーチ";
    [SearchHeader] "鬼牌检索要付费吗; 对面回合能用鬼牌吗";
    [SearchHeader CoreImmediate] "鬼牌检索能被响应吗; 搜牌入不入栈";
    [SearchEffect] "joker search what, shuffle; 鬼牌拿什么 洗牌吗; ジョーカーで何を持ってくる シャッフル";
    [SearchEffect SearchHeader] "joker tutor, any card, show it";
    [SearchEffect SearchHeader] "鬼牌能找什么";
    [SearchEffect]
        "look through my whole deck, fetch a card, tutor what I like, do I shuffle after, must I reveal what I found; 翻整个牌库找一张 找完洗牌吗 给对面看吗; 山札から好きなカード 探した後シャッフル 相手に見せる";
    [SearchEffect]
        "what can a joker find, may I take another joker, do I see the whole pile, does the opponent see it; 鬼牌能找鬼牌吗; ジョーカーでジョーカーを持ってくる";
    [SearchEffect] "opponent sees the card I found; 找的牌要亮吗; 持ってきたカードは公開";
    [SearchEffect SearchHeader] "tutor with a joker, demonic tutor; 导师 检索牌; チューター";
    [SearchEffect]
        "take which card; show it?; shuffle after search; take two; search the grave; forgot to show the searched card; must I take a card; does the joker go to the graveyard; 检索要给对手看吗; サーチしたカードは見せる?; 检索完洗牌吗";
    [SearchEffect]
        "searched with one card in the life; search and not shuffled; he didn't shuffle after tutor; looked through my whole deck; 检索忘洗牌; サーチ後のシャッフル忘れ";
    [SearchEffect WinLife]
        "search takes my last life card; tutor when one card left, lose?; searching makes life zero; 检索拿走最后一张生命; サーチで最後の1枚を取ったら";
    [SearchEffect]
        "do I have to show the card I searched; may I take any card with the joker; do I shuffle after the search; can I search my graveyard; 检索要给对手看吗; サーチしたカードは見せる; サーチの後シャッフル";
    [SearchEffect WinLife] "I search my last life card do I lose; サーチでライフが0; 检索最后一张命";
    [SearchEffect ZonesList] "can the joker fetch a card from the grave; 王能拿墓地的牌吗; サーチで墓地から";
    [SearchEffect] "joker tutor do I reveal the card; ジョーカーで何でも持ってこれる; 王能找任意牌吗";
    [SearchEffect] "检索的牌要给对面看吗; 搜什么牌要亮一下不";
    [SearchEffect] "搜完要洗牌吗; 鬼牌检索后牌库洗不洗";
    [SearchEffect] "能检索另一张鬼牌吗; 搜牌有没有数字限制; 随便搜啥都行吗";
    [SearchEffect CoreResolve5] "用掉的鬼牌去哪了; Joker用完进墓地吗";
    [SearchEffect WinLife] "生命只剩一张还敢检索吗; 搜掉最后一张牌输吗";
    [SuccessionHeader] "succession respond; 世代交代; 世代交代 対応";
    [SuccessionHeader CounterTarget CoreImmediate] "can he counter my succession; 世代交代能反吗; 世代交代を打ち消す";
    [SuccessionHeader]
        "can I respond to succession; succession on the opponent's turn; counter a generation change; does succession go on the stage; 世代交代能反制吗; 世代交代に対応できる?; is it automatic";
    [SuccessionHeader CoreImmediate]
        "can I respond to succession; is the succession countered by a club; 世代交代能响应吗; 世代交代に対応できる";
    [SuccessionHeader] "世代交代能被反制吗; 世代交代入不入舞台";
    [SuccessionTrigger SuccessionEffect]
        "J Q K A dies, succession, from hand, wall was a king, several at once; JQK死了 世代交代 从手牌弃 墙是K; 絵札が墓地 世代交代 手札から捨てた 防壁がK";
    [SuccessionTrigger]
        "queen died get a card, wall joker, from hand or deck; Q死了能拿牌吗 从牌库弃的算吗; 絵札が死んだら ライフから落ちたら";
    [SuccessionTrigger SuccessionEffect] "face card died, free card, thrown from hand, several, optional";
    [SuccessionTrigger SuccessionEffect] "人头牌死了怎么拿牌 弃掉的算不算";
    [SuccessionTrigger]
        "when a face card dies I get another, equipped king died, ace in the gear dies, two at once, both triggers, discarded from hand; K死了拿一张 装备里有A死了 手里弃掉的K算吗 一次死两个; Kが死んだら1枚もらえる 装備のAが落ちた 手札から捨てたK 2体同時";
    [SuccessionTrigger]
        "who gets it when my king goes, opponent's king dies do I get it; 对面的K死了谁拿; 相手のKが死んだら誰がもらう";
    [SuccessionTrigger DestroyBulwarkEffect] "face-down king destroyed as a wall; 盖着的K被破坏; 裏のKが壊された";
    [SuccessionTrigger EquippedKey]
        "weapon was a queen and the soldier died, how many succession triggers for two face cards; 装备是Q死了触发吗 触发几次; 装備がQだったら世代交代 2枚なら2回";
    [SuccessionTrigger]
        "joker wall destroyed, does an ace dying count, number cards dying give nothing; A死了算吗 鬼牌墙没了算吗; エースが死んでも世代交代 ジョーカーの防壁";
    [SuccessionTrigger CostD]
        "face card discarded as a cost, king milled by damage, face card thrown from hand; 弃掉的K触发吗 受伤翻掉的K触发吗; コストで捨てた絵札 ダメージで落ちたK";
    [SuccessionTrigger SuccessionEffect]
        "death trigger of face cards, replacement card when my hero dies; 英雄死亡触发; 英雄が死んだ時のボーナス";
    [SuccessionTrigger]
        "my king died, do I get something; ace went to the graveyard; joker wall destroyed; queen discarded from hand; face card from life to grave by damage; who gets the card, killer or me; J死了能拿牌吗; 絵札が墓地に行ったら; 弃掉K也触发吗";
    [SuccessionTrigger]
        "two heroes die at once, how many times; equipped soldier with a king in it dies; face-down wall was a queen; common soldier died, anything?; both players lost a hero in the fight; 同时死两个英雄触发几次; 2体の英雄が同時に倒れた";
    [SuccessionTrigger]
        "hero countered on the stage, succession?; face card as a spell key goes to the grave; king discarded for cost D; lost from life by damage: trigger; 被反制的英雄触发世代交代吗; ライフから墓地に落ちた絵札で世代交代?";
    [SuccessionTrigger SuccessionEffect]
        "both kings die in a fight, both dig?; mutual hero kill; each of us gets a card; 双方K同归于尽各自世代交代吗; 英雄同士の相打ちで両方世代交代?";
    [SuccessionTrigger]
        "my king died do I get something; does an ace discarded from hand trigger succession; a countered queen does she trigger succession; jack milled from life does it trigger; whose succession is it when his soldier dies; 手牌弃A触发吗; 手札から捨てたKで世代交代; カウンターされたQで世代交代";
    [SuccessionTrigger ZonesUnit]
        "my equipped soldier with two face cards died how many successions; a king with an ace on it dies twice the effect; 装备兵里两张JQK; 絵札2枚の装備兵が死んだら";
    [SuccessionTrigger DestroyBulwarkEffect]
        "does a joker wall in the grave trigger; 王防壁破坏触发; Jokerが場から墓地";
    [SuccessionTrigger CostD]
        "I discard a queen for a spell do I get succession; 弃Q付费触发吗; コストでQを捨てたら世代交代";
    [SuccessionTrigger] "an ace on the field was killed do I draw something; 场上A死了; 場のエースが墓地に行ったら";
    [SuccessionTrigger] "手里弃掉的A能触发世代交代吗; 丢弃的K算不算; 从手牌进墓地触发吗";
    [SuccessionTrigger] "牌库磨下来的JQK能触发吗; 掉血掉出个K";
    [SuccessionTrigger] "装备兵里有两张JQKA一起死触发几次; 一下死俩英雄触发两次吗";
    [SuccessionTrigger] "我弄死对面的Q是谁触发; 世代交代是谁的";
    [SuccessionTrigger] "小兵2到10死了有补偿吗; 10死了触发吗";
    [SuccessionEffect]
        "mill until a face card, how many do I flip, do I have to do it, cards go to grave on the way, no face card left in the deck; 一直翻到人头牌 翻的牌进墓地吗 不想翻行吗 牌库里没有了; 絵札が出るまで落とす 落としたカードは墓地 やらなくてもいい 絵札が残ってない";
    [SuccessionEffect WinLife]
        "flipping for succession empties my deck, no face cards remain; 世代交代翻完牌库输吗; 世代交代で山札がなくなる";
    [SuccessionEffect]
        "is succession optional, do I have to mill until I hit a face card, can it deck me; 世代交代必须做吗; 世代交代は強制";
    [SuccessionEffect]
        "how does generation change work; dig until a face card; cards go to the grave on the way; no face card left in my life; do I run out of life by digging; may I refuse succession; milled myself to death by succession; 世代交代要一直翻吗; 世代交代でライフが尽きたら; 找不到人头牌怎么办";
    [SuccessionEffect]
        "do I show the card I took by succession; look at all and take the best; ace comes first, must take it; skip the joker for a king; 翻到第一张必须拿吗; 世代交代で好きなのを選べる?";
    [SuccessionEffect WinLife]
        "dug through all my life; succession kills me; no face left, lose?; 世代交代把牌库翻完了; 世代交代で山札が全部なくなった";
    [SuccessionEffect]
        "may I decline; mandatory dig; too dangerous to mill myself; opponent forgot succession; take back succession; 可以不世代交代吗; 世代交代しないことはできる?";
    [SuccessionEffect]
        "I turn over cards until a face card comes what about the others; do I take the ace into my hand; must I do succession although it mills me; there is no face card left in my life what happens; 世代交代必须做吗; 世代交代でライフがなくなったら";
    [SuccessionEffect WinLife CoreTrigger1]
        "succession mills my whole deck do I lose; 世代交代磨光会输吗; 世代交代で負ける";
    [SuccessionEffect SuccessionTrigger]
        "may I refuse succession when my deck is small; do I get the first face card or can I choose; is a joker a hit for succession; 世代交代能拒绝吗; 世代交代は任意";
    [SuccessionEffect] "世代交代可以不要吗; 不想磨牌库能拒绝吗";
    [SuccessionEffect] "世代交代一路翻下去把自己牌库翻空了; 翻没了还没翻到人头算输吗";
    [SuccessionEffect] "翻到10算吗翻到什么停; 找到哪些牌能进手";
    [SuccessionEffect WinCheck] "翻到的那张就是最后一张牌那我输不输; 世代交代把命翻光";
    [SoldierKey SummonSoldierKey SearchKey]
        "may I summon a joker as a creature, joker on the field; 鬼牌能上场吗; ジョーカーを場に出す";
    [SoldierKey]
        "what is a common soldier; 2 to 10 creatures; is an ace a common soldier; can 1 be a normal soldier; 普通士兵是哪些; 一般兵は何のカード";
    [SoldierKey] "什么牌是小兵; 2到10是士兵对吧";
    [SoldierSize HeroSize] "how strong is a jack, size of a king, strength of a ten; J多少点 K多大; Jは何点 Kの強さ";
    [SoldierSize]
        "strength of a soldier; power of a 7; how strong is a ten; attack value of a number card; 士兵的战斗力看什么; 兵士の強さは; 数字就是攻击力吗";
    [SoldierSize CardsNumber]
        "how strong is a 10; is the number the attack and the defence; 士兵数字就是攻击吗; 一般兵のサイズ";
    [SoldierSize] "小兵攻击力怎么看; 7的兵就是7点吗";
    [SoldierLabel]
        "can a common soldier attack; may a 2 attack; which creatures are able to attack; 普通士兵能攻击吗; 一般兵は攻撃できる";
    [SoldierLabel] "小兵有什么特殊能力吗; 普通兵有没有速攻";
    [HeroKey]
        "is a jack a hero; which cards count as hero on the board; preset soldier is a king: hero or soldier?; 开局翻到K算英雄吗; Kは英雄扱い?";
    [HeroKey HeroLabel] "is a king on the table a hero; 英雄是哪些牌能攻击吗; 英雄とは";
    [HeroKey] "哪些算英雄; JQK是英雄吗";
    [HeroSize]
        "how strong is a king; value of queen; jack is 10 or 11; is K 13 or 10; picture cards all ten?; J算11还是10; 絵札の数字は; Q是几点";
    [HeroSize CardsNumber]
        "picture card values in battle; queen against 10 and 2; king sum; 人头牌战斗几点; 英雄の数字";
    [HeroSize CardsNumber] "how strong is a queen; is a king 10 or 13; J多少点; Qの強さ";
    [HeroSize CardsNumber] "K是几点; J算11吗; Q打人多少伤害";
    [HeroLabel] "hero attack at once; 英雄 马上攻击; 英雄 すぐ攻撃";
    [HeroLabel AttackEffect3] "does a king have haste, face card attack at once; K能马上打吗; 英雄は速攻ある";
    [HeroLabel AttackEffect3 HeroKey]
        "queen I just played can she swing, jack attacks the same turn; 刚出的Q能打吗; 出したばかりのQで殴る";
    [HeroLabel AttackEffect3]
        "does a hero have haste; can the king attack right away; hero attack this turn; 英雄有速攻吗; 英雄は出したターンに攻撃できる?";
    [HeroLabel] "英雄有速攻吗; JQK有没有特殊能力";
    [AceKey SoldierKey SummonAceKey]
        "is an ace a soldier or a hero, ace summoned with soldier action; A按兵召吗; エースは兵士召喚で出せる";
    [AceKey AceSize]
        "ace power 1 or 14; strength of an ace; is the ace the strongest; A is 1 or 11; ace beats king?; A算1还是14; エースの数字は1?";
    [AceSize AceKey]
        "is the ace strongest or weakest, ace only one power, does an ace beat a king; A最大还是最小 A能打过K吗; エースは最強 それとも1 AはKに勝てる";
    [AceSize CardsNumber] "is the ace high or low; does an ace fight with 1 or 14; A是1还是14; エースの強さ";
    [AceSize] "A在场上算1还是14; A是最大的吗; A几点攻";
    [AceLabel AttackEffect3]
        "who can attack in the turn it comes, ace haste, soldier just summoned; 刚出来能攻击吗 A有速攻 召唤失调; 出したターンに攻撃 速攻 召喚酔い";
    [AceLabel AceSize] "what's good about aces, ace swings at once for one; A有什么用; エースの強み";
    [AceLabel]
        "can the ace attack immediately; which creature has haste; ace speed attacker; just summoned ace swings; A刚出就能攻击吗; エースは速攻持ち?";
    [AceLabel AttackEffect3] "what is special about the ace; エースのラベル; A有速攻吗";
    [AceLabel] "A自带速攻吗; A有什么关键词; 冲锋A";
    [EquippedKey ZonesUnit]
        "unit of two cards, is the equipped guy one or two attackers, do both cards die together, remove just the weapon; 装备兵算一个还是两个 死了两张一起进墓地 只破坏装备; 装備兵は1体扱い 2枚とも墓地に行く 装備だけ壊す";
    [EquippedKey]
        "what is an equipped soldier; three cards on one soldier, fine?; mixed suits in one unit; how many equipments; 装备兵最多几张; 装備兵は何枚まで; 不同花色的装备兵";
    [EquippedKey]
        "what is an equipped soldier; does a soldier with one more card count as a normal soldier; 装备兵是什么; 装備兵とは";
    [EquippedKey] "装备兵必须同花吗; 装备兵由几张组成";
    [EquippedKey ZonesUnit] "装备兵死了装备牌能留下吗; 装备一起进墓吗";
    [EquippedSize] "five with queen how big; 5装Q多少点; 5にQを付けたらいくつ";
    [EquippedSize]
        "add both numbers, nine plus king is 22, how big is a guy with two cards; 两张加起来算吗 装备后多大; 足し算でいい 装備した兵士の大きさ";
    [EquippedSize JudgeEffect3] "equipped soldier unblocked how much damage; 装备兵没人挡打几点; 装備兵が通ったら何点";
    [EquippedSize DownEffect]
        "shrink an equipped soldier, does only one card die; 减装备兵; 装備兵を弱体 片方だけ落ちる";
    [EquippedSize]
        "power of an equipped soldier; 5 with a 4 on it; add all the cards; equipped king plus ten is 23?; 装备后数字相加吗; 装備したら合計?";
    [EquippedSize UpEffect]
        "up on an equipped; number of weapon plus up; equipped downed to zero; 装备兵加增强怎么算; 装備兵にアップ";
    [EquippedSize]
        "soldier 4 with a king on it how strong; is the size of an equipped guy the sum; 装备兵多少点; 装備兵のサイズ";
    [EquippedSize] "装备兵的点数怎么算; 3装备9就是12吗";
    [EquippedLabel] "equipped with an ace attack at once; 装备A 马上攻击; Aを装備 速攻";
    [EquippedLabel AceLabel AttackEffect3] "haste, swing right away, sick";
    [EquippedLabel AceLabel]
        "ace on a soldier gives haste, sleeping sickness gone with an ace; 装A的兵当回合能打吗; エースを装備したらすぐ殴れる";
    [EquippedLabel]
        "does an equipped guy get haste from an ace; ace equipped soldier can attack; weapon ace on a soldier; soldier with ace gets quick; 装备A有速攻吗; エースを装備したら速攻が付く?";
    [EquippedLabel AttackEffect3]
        "does an ace as equipment give haste; my ace carries a 5 does it keep haste; 装A有速攻吗; Aを装備したら速攻";
    [EquippedLabel EquipEffect]
        "equip an ace on a soldier that already attacked can it attack again; 装A能再攻击吗; Aを装備してもう一度攻撃";
    [EquippedLabel AceLabel] "does an equipped soldier with an ace keep haste later; 装备兵有A; Aの装備兵";
    [EquippedLabel] "装备了A的兵有速攻吗; 带A的装备兵能当回合打";
    [BulwarkKey]
        "which cards may be a wall; is a joker wall legal; wall face-up or down; can a king be a wall; look at my own face-down wall; 墙可以是任何牌吗; 防壁はどのカードでもいい?";
    [BulwarkKey JudgeEffect2A]
        "can I look at my own wall; is the wall's number important; any card can be a shield; 防壁什么牌都行吗; 防壁になれるカード";
    [BulwarkKey ZonesField]
        "may he ask me what card my wall is; must I show a wall when I pay with it; 付费时要亮防壁吗; コストで防壁を表にする";
    [BulwarkKey] "自己的盾可以偷看吗; 盖着的防壁是什么牌";
    [BulwarkKey Setup2Bulwark] "开局翻开的那张盾以后要盖回去吗; 正面朝上的盾算盾吗";
    [BulwarkLabel] "can walls block, what are walls for; 墙能干嘛 墙能挡吗; 防壁は何ができる ブロックできる";
    [BulwarkLabel]
        "can walls block; what does the label on the wall mean; bulwark as blocker; 相打ち meaning; does a shield stop attacks; 墙能阻挡吗; 防壁はブロックできる?; 相打ちとは";
    [BulwarkLabel BlockEffect]
        "what does the label on the bulwark mean; can a wall block at all; 相打ち是什么意思; 相打ちって何";
    [BulwarkLabel] "盾上写的相打是啥意思; 防壁的标签怎么解释; 防壁到底能不能挡";
    [CardsNumber] "numbers of J Q K A joker; JQKA鬼牌是几点; J Q K A ジョーカーの数字";
    [CardsNumber] "joker zero, ace one or fourteen; A是1还是14; Aは1？14？";
    [CardsNumber] "value of joker, ace, face cards";
    [CardsNumber CardsDeck] "鬼牌几点 A几点 牌组要求";
    [CardsNumber]
        "joker value, ace high or low, queen is 12; A算1还是14 Q是12吗 大小王几点; Aは1か14か ジョーカーは何点 Qは12";
    [CardsNumber]
        "what number is the joker; value of cards; is ace low; king number; queen is how much; joker as 0; 各张牌是几点; Jokerの数字は0?; カードの数字一覧";
    [CardsNumber] "what is a joker worth; is the jack 10 or 11; 王算几点; Jokerの数字";
    [CardsNumber] "鬼牌算几点; Joker数字是多少";
    [CardsNumber Setup3] "比先手时A算1还是最大; 比大小A怎么算";
    [CardsDeck]
        "deck of 54, how many jokers, fewer cards, two decks, same card twice; 牌组几张 鬼牌几张 两副牌; デッキ枚数 ジョーカー何枚 同じカード 2組 54枚";
    [CardsDeck] "60 cards, two decks mixed, no jokers; 不带鬼牌行吗 混两副; ジョーカーなし 2デック混ぜる";
    [CardsDeck] "legal deck, jokers, small deck";
    [CardsDeck]
        "do I need all 54, thin the deck, play without low cards, three jokers, two aces of spades, build my own deck from one pack, minimum deck size; 能少带几张牌吗 三张鬼牌 两张黑桃A 最少几张; 枚数を減らしていい ジョーカー3枚 同じカード2枚 最低何枚";
    [CardsDeck]
        "both players share one deck, can we use the same pack, how many decks do we need; 两个人用一副牌吗; 2人で1つのデッキ";
    [CardsDeck]
        "smaller than 54, deck of 30 cards allowed, remove weak cards, is there a minimum; 30张的牌组行吗; 30枚でもいい 弱いカードを抜く";
    [CardsDeck] "build a deck, singleton, deck construction with a standard pack; 构筑牌组; デッキ構築";
    [CardsDeck]
        "deck size; how many cards in a deck; 40 cards allowed; two decks of cards mixed; two of the same card; three jokers; must I use all 54; may I leave out cards; 卡组几张; デッキは54枚必要?; 可以三张鬼牌吗; 能少带几张吗";
    [CardsDeck]
        "two sevens of hearts; duplicates in the deck; deck without jokers; card missing from the pack; extra card from another pack; 有两张红桃7; 同じカードが2枚入っている; 牌少了一张";
    [CardsDeck]
        "how many jokers may I run; can I play with 40 cards; may I have two aces of spades; can I mix two packs of cards; 能放几张王; デッキは何枚; 同じカードを2枚入れる";
    [CardsDeck Setup1] "my deck has 30 cards and his has 54 is this fair; 卡组张数不同; デッキの枚数が違う";
    [CardsDeck] "卡组能放几张鬼牌; 可以放四张Joker吗";
    [CardsDeck] "两张红桃5能放一副卡组里吗; 能不能用两副牌混着组";
    [CardsDeck] "卡组必须54张吗; 能少带几张压缩卡组吗; 40张行不行";
    [ZonesList] "zones; 有哪些区域; 領域の種類";
    [ZonesList]
        "which zones are there; is there exile; what is fog; do we share a graveyard; shared stage; 雾区有用吗; 領域はいくつ; 墓地是共用的吗";
    [ZonesList]
        "is the deck the same as my life; how many zones does each player have; does each of us have a stage of our own; ライフと山札は同じ; 牌库就是生命吗";
    [ZonesList CoreStage] "is the stage shared by both players; ステージは共有; 舞台共用吗";
    [ZonesList] "雾区有用吗; 轻量版里要不要迷雾区";
    [ZonesField] "look at face-down walls, peek at my own bulwark; 看自己的墙; 防壁を見る 伏せた防壁の確認";
    [ZonesField]
        "look under my own wall again, forgot what my wall is, check a face-down card, peek at the barrier; 忘了自己的墙是什么能看吗 盖着的牌能看吗; 自分の防壁が何か忘れた 見直す 裏のカードを確認";
    [ZonesField]
        "can I look at his creatures; read the cards under an equipped soldier; look at face-down walls; what's on his board; face-up preset wall, may he see it; 能看对手盖着的墙吗; 相手の防壁を見ていい?; 场上正面的能看吗";
    [ZonesField BulwarkKey]
        "he looks at my face-down wall; may I peek at my own wall; turned over my wall by accident; what is under there; 我能看自己盖的墙吗; 自分の伏せた防壁を確認していい?; 不小心翻开了墙";
    [ZonesField BulwarkKey]
        "may I look at his face up soldier cards under the equipment; can my opponent see my facedown wall; 场上的牌能看吗; 場のカードは見られる";
    [ZonesField] "场上的明牌双方都能看吗; 对面的兵能拿来看看吗";
    [ZonesHand] "see opponent's hand, count; 看对方手牌 数手牌; 相手の手札 枚数";
    [ZonesHand]
        "how many cards do you hold, must tell hand count, show hand, keep hand secret; 手牌数要说吗 手牌要给看吗; 手札の枚数は教える 手札は見せない";
    [ZonesHand CardsNumber] "ask to see his hand; 要求看手牌; 手札を見せてもらう";
    [ZonesHand]
        "how many cards in your hand; must he tell me his hand size; look at his hand; show my hand; 要告诉手牌数吗; 手札の枚数は聞ける?; 能看对手手牌吗";
    [ZonesHand]
        "must I say how many cards I hold; hides his hand under the table; count hand aloud; accidentally showed a card; 手牌要让对手数吗; 手札の枚数を隠す";
    [ZonesHand]
        "how many cards do you hold must he tell me; may I see his hand after he drew; 对手手牌张数能问吗; 手札の枚数を聞ける";
    [ZonesHand] "能问对面手牌几张吗; 对面手牌数要告诉我吗";
    [ZonesHand] "能看对面手牌吗; 他偷看我手牌算犯规不";
    [ZonesGrave] "look through the grave, opponent's discard pile; 看墓地 对方墓地; 墓地の中身 確認 相手の墓地 一番上";
    [ZonesGrave] "opponent's thrown cards, may I look; 弃牌堆能翻吗; 捨て札を全部見ていい？";
    [ZonesGrave ZonesHand ZonesLife] "look through grave, count hand, how many left";
    [ZonesGrave ZonesLife ZonesHand] "能看对面墓地吗 能问剩几张吗";
    [ZonesGrave]
        "go through his graveyard, what did he discard, check my own trash, only the top card visible; 能翻对面弃牌堆吗 自己墓地能看吗 只能看最上面一张; 相手の墓地をめくる 自分の墓地を見る 一番上だけ";
    [ZonesGrave]
        "check what he has discarded so far, dig in his dead pile, count his grave; 数他墓地; 相手の墓地を数える";
    [ZonesGrave ZonesTop] "top of his discard visible, may I stack my graveyard order; 墓地最上面; 墓地の一番上";
    [ZonesGrave]
        "look through his graveyard; check my own discard pile; can I count the grave; which cards are already gone; only the top card?; go through discards; 能翻对手墓地吗; 相手の墓地は全部見られる?; 能翻自己墓地吗";
    [ZonesGrave]
        "he goes through my grave; how many kings are gone; count jokers in the discard; ask about buried cards; 墓地下面的牌能问吗; 墓地の下のカードは聞ける?";
    [ZonesGrave]
        "can I look through his graveyard; may I look at my own discard pile; how many cards of the grave are open; 能翻对手墓地吗; 相手の墓地を見られる";
    [ZonesGrave] "能翻对面墓地看吗; 墓地是公开的吗; 查对面坟场";
    [ZonesGrave] "我自己的墓地能随便翻吗; 看自己的坟";
    [ZonesLife] "how many cards in life, ask the count; 牌库剩几张 能问吗; ライフの枚数 聞く 残り";
    [ZonesLife] "how many left in your deck; 你牌库还剩几张; 残りライフ何枚？ 答えないといけない";
    [ZonesLife]
        "count his deck, ask how many cards he has left, exact number of life, must he tell me; 数对面牌库 要告诉我剩几张吗; 相手の山札の枚数を聞く 数えてもらう";
    [ZonesLife] "how much life does he have, must he say exactly; 他还剩多少命要说准确吗; 正確な枚数を言う";
    [ZonesLife]
        "how much life do you have left; must he tell the exact number of cards; count the deck; he says ten or more; lie about my life; may I count my own library; 还剩几张生命要说吗; ライフの枚数は教える?; 数生命要数到几";
    [ZonesLife]
        "opponent asks my life and I've 25; under ten must say exactly; he refuses to count; he counts every turn to annoy; 我有20张要说准数吗; 10枚以上なら正確に言わなくていい?";
    [ZonesLife]
        "how many cards has he left must he tell me exactly; may I count his deck; he refuses to say how much life he has; I have 14 cards what do I answer; 对手还剩几张命要说吗; ライフの枚数を教える";
    [ZonesLife ZonesGrave] "may I count the cards in his graveyard to know his life; 数墓地; 墓地の枚数";
    [ZonesLife] "问对面还剩几张命他不说怎么办; 必须告诉剩余牌库数吗";
    [ZonesLife] "还有15张要报准确数吗; 超过十张只说十张以上行吗";
    [ZonesTop] "order in the grave; 墓地顺序; 墓地に置く順番";
    [ZonesTop] "several cards die together, which goes on top; 几张一起进墓地 顺序自己定吗; 複数枚を同時に墓地 順番は";
    [ZonesTop]
        "several cards go to the grave, which on top; who decides the order in the discard; both key cards, which one upper; take 5 damage, top card of the pile; 多张进墓地哪张放最上面; 墓地の一番上は誰が決める";
    [ZonesTop Damage1]
        "he puts the damage pile in his order; hide the king under the others; may he choose the top after damage; 受伤的牌顺序自己排吗; ダメージのカードの順番";
    [ZonesTop]
        "I take five damage which card lies on top of the grave; I discard three at end of turn who chooses the top; several of my soldiers die at once which is on top; 墓地最上面谁选; 墓地の一番上は誰が決める";
    [ZonesTop SuccessionEffect]
        "may I choose the top of the grave after succession; 世代交代の墓地の順番; 世代交代后墓地顺序";
    [ZonesTop] "一次掉好几张血哪张在墓地顶谁定; 一起进墓的顺序自己排吗";
    [ZonesUnit] "equipped soldier one character, tap; 装备兵算一个; 装備兵は1体";
    [ZonesUnit DestroyBulwarkEffect]
        "when a unit with two cards dies where do both go; 装备兵死了两张都进墓地吗; 装備兵がやられたら2枚とも墓地";
    [ZonesUnit]
        "equipped soldier: one creature or two; tap both cards; kill only the equipment; whole pile dies?; separate the weapon; does the lower card survive; 装备兵死了全部进墓地吗; 装備兵は1体扱い?; 能拆下装备吗";
    [ZonesUnit EquippedKey]
        "twist on equipped soldier taps all; one card of the unit hit by down; damage to weapon only; 装备兵横置算一个吗; 装備兵は一緒にドライブ";
    [ZonesUnit]
        "my equipped soldier dies do all its cards go; twist on an equipped soldier turns all its cards; can he kill only the equipment; 装备兵一起横置吗; 装備兵のカードは一緒に動く";
    [ZonesUnit] "扭装备兵是不是两张一起横; 装备兵能不能拆开横";
    [Setup1] "shuffle the deck; 洗牌; シャッフル ライフ";
    [Setup1] "opponent shuffles my deck, both shuffle, where does the deck go; 牌组洗了放哪; 山札はどこに置く";
    [Setup1]
        "where does my deck go at the start; shuffle first?; life points number; is the deck my life; how much life do I begin with; 卡组就是生命吗; デッキがライフになる?; 开局要洗牌吗";
    [Setup1 Setup1Hand]
        "who shuffles; cut the deck; hand before or after the preset; draw seven then put creatures; wrong order of setup; 先抽手牌还是先放角色; 手札とプリセットの順番";
    [Setup1 CardsDeck]
        "life is how many cards at start; small deck less life; more cards more life; 20 card deck; 卡组少生命就少吗; デッキが少ないとライフも少ない?";
    [Setup1]
        "is my deck my life total; do I shuffle before the game; where does the deck go at the start; 开局洗牌吗; デッキはシャッフルする";
    [Setup1] "开局谁洗牌; 牌库就是生命值吗; 没有单独的血量吗";
    [Setup1 Setup1Hand] "开局能换手牌吗; 有没有调度; 手牌太烂能重抽吗";
    [Setup1Hand] "opening hand size, mulligan; 起手几张 能换吗; 初手何枚 マリガン";
    [Setup1Hand] "how many at the start; 开局摸几张; 最初に何枚引く";
    [Setup1Hand] "starting hand";
    [Setup1Hand]
        "can I mulligan a bad hand, redraw the starting seven, how many cards to begin with; 起手太烂能重抽吗 起手七张吗; 引き直しできる 最初の手札は7枚";
    [Setup1Hand] "bad starting hand redo, is there a mulligan; 能重抽起手吗; マリガンはある";
    [Setup1Hand] "opening seven, mulligan rule; 起手七张 换牌; 初手7枚";
    [Setup1Hand]
        "starting hand; how many cards to start; seven or five; mulligan; may I redraw my hand; bad opening hand; drew eight; 起手几张; 初手は何枚; 能换手牌吗; マリガンある?";
    [Setup1Hand]
        "how many cards do I start with; may I mulligan a bad hand; does the second player draw more; 起手几张; 最初の手札は何枚; マリガンできる";
    [Setup1Hand] "起手几张牌; 开局发7张对吗";
    [Setup2 Setup2Bulwark Setup2Soldier]
        "starting wall and soldier, from the deck, face up, joker as soldier; 开局的墙和兵; 最初の防壁と兵士 プリセット 表向き";
    [Setup2 Setup2Bulwark Setup2Soldier] "starting wall and soldier from where, choose";
    [Setup2 Setup2Bulwark Setup2Soldier]
        "what do we start with on the table, first two cards, begin with a wall; 开局场上有什么; 最初から場に何がある";
    [Setup2]
        "what starts on the table; starting creatures; forgot the preset; do I choose my first soldier; from hand or deck; 开局场上有什么; プリセットとは; 忘了放初始角色";
    [Setup2] "what is on the table at the start; do we begin with characters in play; 开局场上有什么; プリセットとは";
    [Setup2] "开局场上先放什么; 开局送两个东西吗";
    [Setup2Bulwark Setup2Soldier Setup1Hand] "开局摆什么 几张手牌";
    [Setup2Bulwark] "is the first wall face up or down; 开局的墙是正面吗; 最初の防壁は表";
    [Setup2Bulwark]
        "is the first wall face-up; starting shield face-down?; do I look at the first wall; preset wall open; wall from the top of the deck; 初始墙是正面吗; 最初の防壁は表?";
    [Setup2Bulwark JudgeEffect2A]
        "attacker knows my open wall; starting wall face-up blocks, turned?; open wall turned face-down by choice; 正面的墙可以盖回去吗; 表の防壁を裏返していい?";
    [Setup2Bulwark]
        "is the first wall face up or face down; do I choose my starting wall from hand; 初始防壁正面吗; 最初の防壁は表向き";
    [Setup2Bulwark BulwarkKey] "does my first wall get turned face down later; 初始防壁要盖吗; 最初の防壁は裏にする";
    [Setup2Bulwark] "开局第一张盾是明的还是盖的; 预设的盾翻着放吗";
    [Setup2Soldier] "first soldier is a joker or king; 开局兵翻到K; 最初の兵士がK";
    [Setup2Soldier AceLabel]
        "first soldier turned up is an ace or a joker, luck of the flip; 开局兵翻到A或鬼牌; 最初の兵士がジョーカー";
    [Setup2Soldier Setup2Bulwark]
        "what if my starting soldier is a joker, starting wall is known to both; 开局翻出鬼牌当兵; 最初の兵士がジョーカーだったら";
    [Setup2Soldier]
        "joker came as the starting soldier; first soldier is a king or an ace; what if the preset soldier is a joker; starting creature from the top; 初始士兵翻到鬼牌; プリセットでジョーカーが出た; 初始士兵是K可以吗";
    [Setup2Soldier AttackEffect3]
        "starting soldier attack right away; preset ace or hero; preset guy counts as summoned?; 初始士兵第一回合能攻击吗; プリセットの兵士は召喚酔いする?";
    [Setup2Soldier]
        "my starting soldier is a joker what now; may the starting soldier be a king or an ace; can I choose the starting soldier; 初始士兵翻到王; プリセットでJokerが出た";
    [Setup2Soldier SuccessionTrigger]
        "the joker of the preset went to the grave does succession trigger; プリセットのJokerで世代交代; 预设的王触发吗";
    [Setup2Soldier] "开局翻兵翻到鬼牌咋办; 预设翻到Joker";
    [Setup2Soldier] "开局翻到K直接当英雄上场吗; 开场白嫖一个英雄行吗";
    [Setup3 Setup3Tie Setup3Grave]
        "who goes first, same number, where do these cards go; 谁先手 点数一样 翻的牌去哪; 先攻の決め方 同じ数字 めくったカードはどこへ";
    [Setup3 Setup3Tie Setup3Grave] "flip for first, same rank, where do they go";
    [Setup3 Setup3Tie Setup3Grave] "谁先 翻一样 翻出的牌去哪";
    [Setup3]
        "who starts, flip cards for the start, high card begins, does the winner choose to go second; 谁开始 翻大的先 能选后手吗; 誰から始める 大きい方が先攻 後攻を選べる";
    [Setup3 CardsNumber]
        "joker flipped for going first counts zero, ace low for the flip; 翻先手翻到鬼牌; 先攻決めでジョーカー";
    [Setup3 Setup3Tie Setup3Grave] "determine first player, flip off, draw-off tie; 翻牌比大小先手; 先攻決めのめくり";
    [Setup3]
        "who starts; who goes first; highest card begins; roll for first; rock paper scissors instead; loser chooses?; ace is high for going first; 谁先手; 先攻はどう決める; A和K谁先";
    [Setup3 CardsNumber]
        "joker turned up for going first; ace against two; who starts with joker; 比先手翻到鬼牌; 先攻決めでジョーカー";
    [Setup3]
        "who goes first; do we compare the flipped cards or roll dice; does the higher or the lower card start; is an ace high for going first; 谁先手; 先攻はどう決める";
    [Setup3 CardsNumber] "I flipped a joker for first player is that the highest; 翻到王先手吗; 先攻決めでJokerは";
    [Setup3] "怎么定先手; 猜拳定先后行不行; 谁先走";
    [Setup3] "翻牌大的先手还是小的先手; 点数大的能选后手吗";
    [Setup3Tie] "both flip the same; 翻出一样大; 同じ数字が出た";
    [Setup3Tie] "we both flipped a nine, draw for start; 都翻到9; 両方9が出た";
    [Setup3Tie]
        "same number when deciding who starts; tie in turning up cards; we both turned a seven; again?; 两人翻出一样的; 先攻決めで同じ数字; 平了怎么办";
    [Setup3Tie] "we both flipped a 7 for the start what now; 翻到一样的怎么办; 同じ数字なら先攻は";
    [Setup3Tie] "定先手两个人翻的一样大; 先攻翻平了";
    [Setup3Grave] "do the flipped cards go back, lose those cards; 翻先手的牌还回牌库吗; めくったカードは戻す";
    [Setup3Grave]
        "where do the cards for deciding go; back into the deck?; do I lose the card turned for first; shuffle it back; 比先手的牌放哪; 先攻決めのカードは墓地?";
    [Setup3Grave]
        "where do the cards for going first go; do I get the flipped card back into my deck; does a king flipped for first player trigger succession; 决定先手的牌去哪; 先攻決めのカードはどこへ";
    [Setup3Grave] "定先手翻的牌放回牌库还是进墓地; 比大小的牌咋处理";
    [Setup4 Setup4Turn] "first player draws, first turn draw; 先手抽一张; 先攻は1枚引く";
    [Setup4] "first player draws how many; 先手抽几张; 先攻のドロー";
    [Setup4] "first player's draw";
    [Setup4 Setup4Turn]
        "does the starter draw on turn one, one or two for the first player, does the first player untap first; 先手第一回合抽牌吗 抽一张还是两张; 先攻1ターン目は引く 1枚だけ";
    [Setup4 DrawEffect1] "does the first player get a full draw on turn one; 先手第一回合抽几张; 先攻の最初のドロー";
    [Setup4]
        "does the first player draw; starter draws extra; how many does the beginner draw; second player draws at the start?; first turn draw; 先手先抽一张吗; 先攻は1枚引く?";
    [Setup4 DrawEffect]
        "starter draws one or two; does turn one have a second draw; beginner takes only one; 先手第一次能抽两张吗; 先攻の最初のドローは1枚?";
    [Setup4]
        "does the first player draw before the first turn; does the second player draw too at the start; 先手先抽几张; 先攻は何枚引く";
    [Setup4] "先手第一回合抽牌吗; 先攻抽几张; 先手抽两张行吗";
    [Setup4Turn AttackLimit AttackHeader]
        "may I attack on the very first turn, first turn swing; 先手第一回合能打吗; 先攻1ターン目に攻撃できる";
    [Setup4Turn]
        "when does the game start; first action of the match; does the first player charge and draw on turn one; who has priority first; 第一回合谁先行动; 最初のターンにチャージとドローはある?";
    [Setup4Turn DrawTrigger]
        "does the first player untap and draw two in the first turn; 先手第一回合抽牌吗; 最初のターンにドローする";
    [Setup4Turn]
        "what may the first player do in turn one; can I attack in the first turn; 先手第一回合能攻击吗; 先攻1ターン目にアタック";
    [Setup4Turn] "先手抽完就直接开始吗; 开局谁先有行动权";
    [CoreTurn] "whose turn; 谁的回合; ターンプレイヤー";
    [CoreTurn]
        "whose turn is it; active player; two players with a turn?; is it my turn while he responds; 现在是谁的回合; ターンプレイヤーとは";
    [CoreTurn] "whose turn is it after end; can both of us have the turn; 现在谁的回合; ターンを持つプレイヤー";
    [CoreTurn] "现在算谁的回合; 回合玩家是啥";
    [CoreChance CoreRespond]
        "when can I act, chance, opponent's turn; 什么时候能行动 机会; チャンスとは いつ行動できる";
    [CoreChance CorePass CoreRespond]
        "opponent did something, may I answer right away, priority; 对面做动作我能马上接吗; 相手の行動にすぐ対応";
    [CoreChance CoreRespond CorePass] "my go to answer, passed then act";
    [CoreChance CorePass CoreRespond CoreBoth] "轮到谁 过了还能动吗";
    [CoreChance]
        "can I act now, it's not my priority, jump in before my opponent finishes, wait for priority; 没轮到我能插手吗; 今動ける 割り込んでいい 権利がない";
    [CoreChance CoreRespond CorePass]
        "after I cast something who may act next, can I chain two spells in a row, cast another before he answers; 我放了一个能接着再放一个吗 放完轮到谁; 続けて2つ使う 使った後は誰の番";
    [CoreChance CoreEmpty]
        "who moves first in a turn, when does my opponent get to act in my turn, empty stage who has priority; 自己回合谁先动 对面什么时候能动; 相手は自分のターンにいつ動ける";
    [CoreChance CoreRespond CorePass] "priority pass, hold priority; 优先权 让过; 優先権を放棄";
    [CoreChance]
        "who has priority; he acted without priority; cast a spell when it isn't my chance; jumped in; can I interrupt whenever; act out of order; 没优先权能用吗; チャンスがないのにリクエスト; 抢先用了法术";
    [CoreChance CoreEmpty CoreQuick]
        "may I cast while the stage is empty on his turn; act before his first action; spell in his turn before he does anything; 对手还没动我能先用吗; 相手ターンで何もない時にクイック";
    [CoreChance CoreEmpty]
        "he casts on my turn before I act; opponent interrupts an empty stage; can he do something before my first summon; 我回合开始他能先动吗; 自分のターンの最初に相手が動ける?";
    [CoreChance]
        "I cast a spell before he passed was that allowed; can I act when the chance is with the opponent; he jumped in while I was still thinking; 没有机会能行动吗; チャンスがないのに行動";
    [CoreChance CoreRespond]
        "who may act after I put something on the stage; do I keep the chance after my own spell; can I cast two spells in a row; 出完还能再出吗; 続けてリクエストできる";
    [CoreChance] "it is my opponent's chance and I slam a counter; 对方行动时插入; 相手のチャンス中に使った";
    [CoreChance] "没轮到我行动权能抢着用牌吗; 抢优先权; 对面还没让我就出牌";
    [CoreStage CoreResolve1] "resolve order, last first; 结算顺序 后发先至; 解決の順番 後から 逆順";
    [CoreStage CoreBoth] "when does my summon actually happen; 召唤什么时候生效; 召喚はいつ解決";
    [CoreStage CoreBoth] "stack order, when it happens";
    [CoreStage CoreResolve1]
        "which spell happens first, last in first out, the response happens before; 后放的先结算吗; 後から使った方が先に解決";
    [CoreStage CoreNormal] "the stack, last in first out, spell waits; 堆叠; スタック";
    [CoreStage]
        "last in first out; which spell resolves first; stack order; my response resolves before his?; chain order; 后进先出吗; どっちが先に解決; 堆叠顺序";
    [CoreStage CoreRespond]
        "may I stack two of my own spells; hold priority; cast up twice before passing; respond to my own up; 自己能连续放两个法术吗; 自分の魔法に自分で重ねる";
    [CoreStage]
        "which spell happens first his or my answer; is the stage last in first out like the stack; my counter and his pump which resolves first; 谁的先结算; どちらが先に解決";
    [CoreStage] "后出的先结算吗; 舞台是后进先出吗; 连锁倒着算吗";
    [CoreStage] "加点和减点谁先算; 两边都用了法术谁先生效";
    [CoreMain]
        "summon while a spell is waiting, do main things when stage isn't empty; 还有东西没结算能召唤吗; 解決待ちがあるのに召喚";
    [CoreMain CoreQuick] "sorcery speed and instant speed; 法术速度; ソーサリーとインスタント";
    [CoreMain]
        "sorcery on his turn; summon with a spell still waiting; main action while stack is not empty; can I respond with a summon; play a second summon before the first resolves; 对手回合能召唤吗; ステージがあるのに召喚; 没结算完又召唤";
    [CoreMain SummonSoldierHeader]
        "creature flashed in as response; summoned at instant speed, illegal?; soldier while attack waits; 响应召唤士兵犯规吗; 対応で召喚した";
    [CoreMain]
        "I want to summon in the middle of his attack; may I play a two card spell while a spell is waiting; can I use a main action in response; he broke my wall during the draw; 主要时机什么时候; メインのアクションはいつ使える";
    [CoreMain DrawTrigger]
        "may I summon while my draw is still on the stage; draw not resolved and I attack; 抽牌没结算能召唤吗; ドローの解決前に召喚";
    [CoreMain] "he summoned on my turn with an empty stage; 对手在我回合召唤; 自分のターン以外で召喚";
    [CoreMain] "对面回合能放主要行动吗; 主阶段的招能响应用吗";
    [CoreMain] "我自己回合对面动作还在堆叠能召兵吗; 舞台没清空能下怪不";
    [CoreQuick] "play spells in opponent's turn; 对方回合能用魔法吗; 相手ターンに魔法 クイック";
    [CoreQuick] "which cards work in the other player's turn, instant; 哪些牌对面回合能用; 相手のターンに使えるカード";
    [CoreQuick]
        "instants on both turns; quick spells on my own turn too; cast a spell in his turn; when may I use quick things; spell at the start of his turn; 快速魔法什么时候能用; クイックはいつ使える; 对手回合用法术";
    [CoreQuick DrawHeader]
        "cast a spell before his draw; act while draw is on the stage; deck him in response; 对方抽牌前用法术; 相手のドロー前にクイック";
    [CoreQuick]
        "when can I use instants; can I cast a heart in his turn; may I respond with a diamond when he summons; can I use an instant on an empty stage in my opponent's turn; 快速时机什么时候; クイックはいつ使える";
    [CoreQuick CoreEmpty]
        "it is his turn and nothing is on the stage may I cast twist now; 对方回合舞台空能用吗; 相手ターンの空のステージでクイック";
    [CoreQuick] "快速行动啥时候能用; 瞬间能在对手回合用吗";
    [CoreQuick] "我自己回合舞台空着能先用红桃吗; 主动回合用快速行";
    [CoreImmediate CoreNormal]
        "what can be countered or responded to, immediate; 即时不能反制; 即時は対応できない カウンターできない";
    [CoreImmediate] "which actions can't be responded to, no stack; 哪些动作不能被响应; 対応できないアクション";
    [CoreImmediate] "can't be responded to, split second; 不能响应的; 対応不可";
    [CoreImmediate]
        "which actions can't be answered; immediate means no response; can I respond to a wall; resolve right away; 立即的行动能响应吗; 即時は対応できない?";
    [CoreImmediate]
        "which actions cannot be answered; can I respond to a set wall or a joker; 即时能响应吗; 即時のアクションに対応できる";
    [CoreImmediate] "即时和通常有啥区别; 即时的能响应吗";
    [CoreNormal] "what goes on the stack; 哪些要等结算; ステージに置くアクション";
    [CoreNormal]
        "does my summon wait; is a creature on the table before responses; does it go on the stage first; spell is waiting; 召唤要先放舞台上吗; 通常はステージに置かれる?";
    [CoreNormal]
        "which actions wait on the stage; does my soldier come in at once or do we pass first; 通常动作要等吗; 通常のアクションはいつ解決";
    [CoreNormal] "通常行动不马上生效吗; 发动完多久结算";
    [CoreRequest CoreRequestTarget CoreRequestKey]
        "order of paying and choosing targets, change target; 先付费还是先选目标 改目标; 宣言 コスト 対象の順番 変更";
    [CoreRequest] "pay first or target first, change target later";
    [CoreRequest CoreRequestTarget CoreRequestNoTarget] "先付费还是先指定 没目标能放吗";
    [CoreRequest]
        "pay before choosing a target, what order do I do it when casting; 先付还是先选目标; 払うのと対象選ぶのどっちが先";
    [CoreRequest CoreRequestAnnounce] "say what I do before paying, silently play a card; 要先说吗; 宣言しないで出す";
    [CoreRequest]
        "order of casting a spell; pay before or after choosing the target; steps for playing an action; did it in the wrong order; chose target then paid; 用法术的步骤; リクエストの手順; 先付费还是先选对象";
    [CoreRequest]
        "announced and then can't pay, take back; undo a request; changed my mind after paying; wrong card shown as key; 宣言之后反悔; 宣言した後に取り消し; 付了费想换法术";
    [CoreRequest]
        "in which order do I announce and pay; do I choose the target before or after I pay; he picked the target first and then paid; 先付费还是先选对象; コストと対象の順番";
    [CoreRequest] "出牌的步骤是啥顺序; 先付费还是先选目标";
    [CoreRequestAnnounce] "announce which action; 宣言; 宣言";
    [CoreRequestAnnounce]
        "put down a card silently; didn't say which action; can I start a block or draw myself; request a damage judgement; may I use succession by choice; 没宣言就出牌; 宣言しないでカードを出した; 能主动发动抽牌吗";
    [CoreRequestAnnounce]
        "he just threw cards on the table without saying what he does; can I start a block by myself; may I request draw whenever I want; 能自己发动抽牌吗; ドローを自分で起こせる";
    [CoreRequestAnnounce] "啪一下扔牌不说干嘛行不行; 要不要喊行动名; 没报名字就横盾";
    [CoreRequestCost] "cannot pay, take back; 付不起; コストが払えない";
    [CoreRequestCost CostD] "pay with the same card, key card as discard; 用关键牌自己付费; キーカードをコストに";
    [CoreRequestCost]
        "can I pay only part, short of one life, take it back when I can't pay; 付不全行吗; 一部だけ払う 払えないと使えない";
    [CoreRequestCost CostB CostL] "short on cost may I start anyway, pay later; 先欠着; 後で払う";
    [CoreRequestCost]
        "only half of the cost paid; can't afford it; summon without paying; forgot to pay the cost; paid L but not B; short of walls; 费用没付全; コストを払えない; 忘记付费";
    [CoreRequestCost CoreRequest TwistEffect]
        "he taps my wall in response but I already paid with it is my summon gone; tap his bulwark in response to the summon does the summon fail; 响应横置防壁召唤还成功吗; コスト支払い後にツイスト";
    [CoreRequestCost]
        "may I pay only half of the cost; I forgot to pay the damage is the summon legal; can I cast with no walls left; 费用付一半行吗; コストを払い忘れた";
    [CoreRequestCost] "费用能只付一部分吗; 少横一个盾先欠着";
    [CoreRequestKey]
        "show the card I use, use more cards than needed, one card extra; 多用几张牌行吗; 余分にカードを出す";
    [CoreRequestKey]
        "key card from the graveyard; key from the field; one key card too many; two cards instead of one; key out of the life; where does the key card come from; 关键牌从哪里出; キーカードは手札から?; 多放一张关键牌";
    [CoreRequestKey CounterTarget]
        "does an attack have a key card; end has no card; what counts as key card; 攻击有关键牌吗; アタックにキーカードはある?";
    [CoreRequestKey]
        "can I use a card from my grave as the key; may I put two hearts for a bigger up; does the opponent see the key card; 能多放关键牌吗; キーカードは手札から; キーカードを2枚";
    [CoreRequestKey] "关键牌能从墓地出吗; 关键牌能多放几张吗";
    [CoreRequestTarget]
        "change my target after casting, pick an illegal target; 放完能改目标吗; 使った後に対象を変える";
    [CoreRequestTarget]
        "changed the target; target an illegal thing; who chooses the target; target named later; forgot to name the target; 对象选错了; 対象を選び直す; 忘了指定对象";
    [CoreRequestTarget]
        "new target when the old one is gone; redirect; may he choose again; pick my own soldier by mistake; 目标没了能换吗; 対象を変更できる?";
    [CoreRequestTarget]
        "when do I choose the target; may I change the target after he responds; he chose a target that does not fit; 什么时候选对象; 対象はいつ選ぶ";
    [CoreRequestTarget CoreResolve2] "can he give my target to another soldier; 对象能转移吗; 対象を変えられる";
    [CoreRequestTarget] "出的时候就要指定目标吗; 结算才选目标行吗";
    [CoreRequestTarget] "选好目标能改吗; 指错了对象想换";
    [CoreRequestNoTarget CoreRequestItself]
        "no target, use a spell for nothing, target itself; 没有目标能用吗; 対象がいない 使える";
    [CoreRequestNoTarget] "spell with no soldiers around, cast on nothing; 场上没兵能用魔法吗; 兵士がいないのに魔法";
    [CoreRequestNoTarget CoreRequestTarget] "cast with no legal target, waste a spell";
    [CoreRequestNoTarget] "cast with nothing to aim at, dump a spell; 没东西可选能放吗; 狙うものがないのに使う";
    [CoreRequestNoTarget UpTarget DownTarget]
        "play a heart or spade with no soldier on either side, use a pump spell on an empty board, dump a spade to thin my hand, throw away a heart with nobody around; 没有兵能放红桃黑桃吗 场上没兵空放魔法; 兵士がいないのにスペード ハートだけ捨てたい";
    [CoreRequestNoTarget TwistTarget]
        "play a diamond when nothing is on the field, twist with no characters; 场上什么都没有能放方片吗; 場に何もないのにダイヤ";
    [CoreRequestNoTarget DestroyBulwarkTarget]
        "wall breaker when nobody has a wall, break a barrier that isn't there; 没有墙能放破墙吗; 防壁がないのに防壁破壊";
    [CoreRequestNoTarget EquipTarget]
        "equip with no soldier, weapon with nobody of that suit; 没有同花色的兵能装备吗; 同じマークの兵士がいないのに装備";
    [CoreRequestNoTarget CounterTarget]
        "counter with nothing on the stage, club when he hasn't done anything; 对面什么都没放能用梅花吗; 何もないのにクラブ";
    [CoreRequestNoTarget]
        "spell with nothing to target; no soldier on the board for up; destroy wall and no walls; cast it at nothing; no legal target; 没有目标能用吗; 対象がいないのに使える?";
    [CoreRequestNoTarget UpTarget]
        "only walls on the table may I cast up just to get rid of cards; 只有防壁能用红桃吗; 兵士がいないのにアップ";
    [CoreRequestNoTarget]
        "there is no soldier on the table may I cast up; can I counter when nothing is on the stage; break a wall when he has none; may I equip without a soldier of that suit; 没对象能用吗; 対象がいないのに使える";
    [CoreRequestNoTarget] "场上没有兵能空放加点吗; 没目标骗弃牌行不行";
    [CoreRequestItself CounterTarget] "counter targets itself; 反制自己; 自分自身を対象";
    [CoreRequestItself]
        "counter targets itself; can a spell aim at itself; counter my own counter with the same card; 能以自己为对象吗; 自分自身を対象にできる?";
    [CoreRequestItself] "can a counter target itself; 能反制自己吗; 自分自身を対象にできる";
    [CoreRequestItself] "反制能以自己为对象吗; 自己指自己";
    [CoreEmpty] "do nothing in my turn, must I act, pass the turn; 不想行动 直接结束; 何もしない ターンエンド パス";
    [CoreEmpty] "nothing to do on my turn; 没事做; やることがない";
    [CoreEmpty EndHeader] "nothing to do, pass the turn, must act";
    [CoreEmpty EndHeader] "不想动怎么结束";
    [CoreEmpty]
        "must I do something on my turn, pass without ending, wait and see in my own turn; 自己回合能什么都不做吗; 何もしないで様子を見る";
    [CoreEmpty CoreMain] "out of plays but don't want to end, stall; 不想结束拖着; 終わりたくない";
    [CoreEmpty]
        "may I pass my turn without doing anything; must do an action; skip; nothing to do; can't I just pass; stage is empty and I pass; 能什么都不做吗; 何もせずにパスできる?; 空舞台能让过吗";
    [CoreEmpty]
        "who acts after everything resolved; back to the active player; stage is empty in my turn, can he act; opponent wants to act in my main time; 结算完谁先动; ステージが空になったら誰がチャンス";
    [CoreEmpty]
        "may I just pass in my turn; I don't want to do anything must I end; can I skip without saying end; nothing is on the stage and both pass; 自己回合能让过吗; 何もしないでパスできる";
    [CoreEmpty EndHeader]
        "can I do nothing and let my opponent play; I have no cards what must I do in my turn; 没牌了自己回合怎么办; 手札がない時のターン";
    [CoreEmpty] "may the turn player say pass with an empty stage; 舞台空能让过吗; 空のステージでパス";
    [CoreEmpty] "我的回合啥都不做直接跳过行不行; 空舞台能pass吗; 没事做怎么过";
    [CoreEmpty EndHeader] "不想动必须喊结束吗; 自己回合干坐着拖时间";
    [CoreRespond CorePass]
        "he cast something and I have no answer, say pass, skip my response; 不想接就过; 対応しないときはパス";
    [CoreRespond CoreQuick]
        "he declared an attack may I cast a spell, he summons may I respond, can I answer his answer; 他召唤我能响应吗 响应他的响应; 召喚に対応 対応に対応";
    [CoreRespond]
        "what can I do when he casts; respond or pass; let it resolve; do I have to respond; respond to my own request; 对方发动我能做什么; 対応するかパスするか; 可以响应自己的吗";
    [CoreRespond]
        "what can I do after he requests something; may I pass and respond later; he summoned may I pass without doing anything; 能不响应吗; パスしてもいい";
    [CoreRespond CoreQuick]
        "I want to respond to his summon with an instant who goes first; may the turn player add another spell before me; 响应召唤谁先; 召喚に対応したい";
    [CoreRespond] "对面放完一招我能接着响应吗; 响应还是放过";
    [CoreRespond CoreList] "我响应之后对面还能再响应吗; 来回响应有次数限制吗";
    [CorePass CoreList CoreBoth]
        "both pass, act again after passing; 过了之后还能行动吗 双方都过; パスした後 お互いにパス";
    [CorePass]
        "passed too early, change my mind after passing, can I still respond after I passed; 说了过还能反悔吗; パスって言ったけどやっぱり";
    [CorePass CoreBoth] "we both passed what now, I pass and he passes; 都过了怎么办; 両方パスしたら";
    [CorePass]
        "I passed and now I want to act; pass gives priority to whom; take back a pass; passed too early; 让过之后还能动吗; パスした後に使いたい; 让过后谁行动";
    [CorePass] "I passed who has the chance now; can I act again after I passed; 让过后轮到谁; パスしたらチャンスは誰";
    [CorePass CoreList]
        "I passed and he cast something may I respond now; does his new spell give me another chance; 我过了他又出还能响应吗; パスした後に相手が使った";
    [CorePass CoreBoth] "he passed and I pass is my attack carried out now; 都过了攻击开始吗; 二人パスでアタック解決";
    [CorePass] "我pass了对面又动一手我还能再动吗; 过了一次还能出吗";
    [CorePass] "pass完优先权给谁; 让过之后谁动";
    [CoreList CoreBoth]
        "opponent acts again after I passed, do I get another go, pass resets; 我过了对面又动 我还能接吗; パスした後相手がまた使った もう1回対応できる";
    [CoreList]
        "I passed, he acted again, can I respond now; pass, action, do we both pass again; my pass counts still?; 我让过他又发动，我还能响应吗; パスした後に相手がリクエスト、また対応できる?";
    [CoreList CoreBoth]
        "after one thing resolves do we pass again; more requests under it; second spell needs new passes; does he get to respond between two spells; 结算一个之后还能再响应吗; 1つ解決した後にまた対応できる?";
    [CoreList]
        "do both of us have to pass again after a new request; is my earlier pass still valid; 之前的让过还算吗; パスリストは空になる";
    [CoreList] "对面动了之前的pass还算数吗; 让过清零吗";
    [CoreBoth]
        "after one thing resolves may I respond before the next, between two spells, does everything resolve at once; 结算一个后中间还能插吗 一次全部结算吗; 1つ解決した後に割り込める 全部まとめて解決";
    [CoreBoth]
        "when does it resolve; both passed; resolve all or only the top one; everything resolves after passing?; one pass enough?; 双方让过结算全部吗; 両者パスで全部解決?; 只有我让过就结算吗";
    [CoreBoth CorePass]
        "he resolves without asking me; didn't let me respond; resolved too fast; I wanted to counter but he already moved on; 没问我响应就结算了; 対応を聞かずに解決された";
    [CoreBoth]
        "we both passed does everything resolve or only the top; after one resolves can I respond again before the next; 两边都过结算几个; 二人ともパスしたら";
    [CoreBoth CoreRespond]
        "who has the chance after the top spell resolved and another is left; 结算后谁先行动; 解決した後のチャンスは誰";
    [CoreBoth] "does his attack resolve as soon as I pass; 我一让过就结算吗; パスしたらすぐ解決";
    [CoreBoth] "两边都不响应了就结算吗; 什么时候开始结算";
    [CoreBoth] "一次结算一个还是全部一起结算; 堆叠清一张后还能响应吗";
    [CoreBoth CorePass] "我发动后没等我过对面就结算了; 急着结算没问我";
    [CoreResolve CoreResolve4] "steps of resolving; 结算步骤; 解決の手順";
    [CoreResolve]
        "how does a spell resolve; steps of resolution; check the target before; when are the key cards gone; 结算步骤; 解決の手順";
    [CoreResolve] "what are the steps of resolving; in what order is a spell carried out; 结算步骤; 解決の手順";
    [CoreResolve] "结算分几步; 结算流程是啥";
    [CoreResolve1 CoreStage] "my response resolves before his spell; 响应先结算; 対応した方が先に解決";
    [CoreResolve1]
        "which one first when three are stacked; bottom or top; he wants to resolve the first spell first; 先结算哪个; 一番上から解決";
    [CoreResolve1] "he wants his older spell to resolve before my newer one; 先出的先结算吗; 先に乗せた方が先に解決";
    [CoreResolve1] "能挑舞台中间的先结算吗; 结算顺序自己选行不";
    [CoreResolve2] "target died before resolution, fizzle, card back; 目标没了 失效 牌回来吗; 対象がいなくなった 不発";
    [CoreResolve2] "soldier died in response, heart wasted; 目标兵先死了; 対象の兵士が先に死んだ";
    [CoreResolve2] "target died, fizzle";
    [CoreResolve2] "目标死了还结算吗";
    [CoreResolve2]
        "target has gone away, my target was bounced, wall already broken, equip target died, spell does nothing; 目标不在了怎么办 要装备的兵死了; 対象が消えた 装備先が死んだ";
    [CoreResolve2]
        "he killed my soldier before my heart resolved, target left in response, do I get the card back when the target is gone, weapon with its soldier dead; 目标先死了魔法怎么办 装备的兵先死; 対象が先に死んだら魔法は 装備先が消えた";
    [CoreResolve2 CoreRequestTarget] "fizzle, illegal target on resolution; 落空; 立ち消え";
    [CoreResolve2]
        "target died before my spell; fizzle; target left the field; equipped target changed; is the card lost when it fizzles; the soldier is no longer there; 目标死了法术还有效吗; 対象がいなくなったら不発; 空放了";
    [CoreResolve2 EquipTarget]
        "soldier was equipped in response to my down, still the target?; target became equipped; is it a new character; 目标被装备后法术还有效吗; 対象が装備されたらどうなる";
    [CoreResolve2]
        "my target died before my spell resolved; the soldier left in response to up; the target got equipped is it still the same target; aimed at a spell that was already countered; 对象没了还生效吗; 対象がいなくなった; 对象装备了还算吗";
    [CoreResolve2 DownEffect]
        "two spades on the same soldier and the first kills it what about the second; 两个减攻打同一个; 2枚目のダウンの対象が死んだ";
    [CoreResolve2 CounterTarget] "two counters on the same spell; 两个反制同一个; 同じアクションに2枚カウンター";
    [CoreResolve2] "he sacrificed the target does my spell fizzle; 目标消失法术落空; 対象が消えた";
    [CoreResolve2] "目标没了法术还生效吗; 对象死了算哑火吗; 取消对象";
    [CoreResolve2 EquipEffect] "目标兵被装备变成装备兵了之前的加点还打得到吗; 对象变身了还算吗";
    [CoreResolve3] "only part of the effect; 只能做一部分; 一部だけ解決";
    [CoreResolve3] "effect can't do everything, partly; 效果做不全; 全部はできない効果";
    [CoreResolve3 CoreResolve2] "target fine but part impossible; 部分做不到; 一部できない";
    [CoreResolve3]
        "do part of the effect; damage more than life; can't do all of it; partially possible; effect impossible; 效果做不完; できる分だけやる?; 只做一部分";
    [CoreResolve3 SetBulwarkEffect]
        "set wall with no cards; effect does nothing; paid for nothing; 没手牌放墙付了费; 手札0で防壁設置したら";
    [CoreResolve3]
        "I can do only part of the effect what happens; draw two with one card left in life; the effect cannot be done is it skipped; 只能做一部分; 一部しかできない効果";
    [CoreResolve3] "效果只能做一半怎么办; 做不到的部分跳过吗";
    [CoreResolve4 CoreResolve5]
        "where does the spell card go; key card after casting; does my up card stay on the soldier; used card returns to hand?; when does the card go to the graveyard; 用过的法术牌去哪; キーカードは解決後どこへ";
    [CoreResolve4 CoreResolve3]
        "can my spell counter itself while resolving; is the request still on the stage while it happens; 结算时还在舞台吗; 解決中もステージにある";
    [CoreResolve4] "结算完的行动什么时候离开舞台; 还在结算时算在舞台上吗";
    [CoreResolve5] "where do used cards go; 用过的牌去哪; 使ったカードはどこへ";
    [CoreResolve5 CounterEffect CoreRequestKey]
        "used key card back to hand, where does it go; 打出的牌去哪; 使ったカードは墓地";
    [CoreResolve5]
        "does a used spell go to the grave, when does my spell card hit the grave; 用完的魔法进墓地吗 什么时候; 使った魔法は墓地へ いつ";
    [CoreResolve5]
        "where does the key card go after the spell; does the summoned card go to the grave; the fizzled spell where does the card go; 用完的关键牌去哪; 解決後のキーカード";
    [CoreResolve5] "用完的红桃去哪; 法术牌用完进墓地吗";
    [CoreAfter WinCheck] "when is winning checked; 什么时候判胜负; 勝敗チェックはいつ";
    [CoreAfter] "order of checking win and triggers; 先看胜负还是触发; 勝敗と誘発どっちが先";
    [CoreAfter]
        "check for losing after each spell; when are deaths and triggers checked; win check before triggers; lost before the trigger helps me; 先判输赢还是先触发; 勝敗と誘発どちらが先";
    [CoreAfter WinCheck]
        "last life gone but succession waits; loses before trigger; at zero, does the trigger save; 归零后还触发世代交代吗; ライフ0になった後に誘発する?";
    [CoreAfter] "when is checked who lost; do triggers come before the win check; 什么时候判胜负; 勝敗の確認はいつ";
    [CoreAfter WinLife]
        "the first spell of the stage emptied his life does the rest still resolve; 舞台还有东西就赢了吗; ステージが残っていても勝ち";
    [CoreAfter] "死没死是每次结算完看吗; 先判输赢还是先触发";
    [CoreTrigger CoreTrigger1 CoreTrigger2] "several triggers, both players; 同时触发 谁先; 同時に誘発 順番";
    [CoreTrigger CoreTrigger1 CoreTrigger2] "both triggered, order";
    [CoreTrigger]
        "trigger check repeats?; new triggers from triggers; when do triggers happen; trigger missed; several rounds of triggers; 触发检查要重复吗; 誘発の確認は繰り返す?";
    [CoreTrigger] "a trigger caused another trigger what now; when do triggers happen; 触发再触发; 誘発がまた誘発した";
    [CoreTrigger] "触发完又触发新的要接着处理吗; 连环触发怎么走";
    [CoreTrigger1 CoreTrigger2] "两边都触发谁先";
    [CoreTrigger1]
        "my king and his king die together, who goes first with succession; 我的K和他的K一起死 谁先拿; お互いのKが同時に死んだ 世代交代の順番";
    [CoreTrigger1]
        "both have succession at once, who first; order of immediate triggers; my two triggers, choose the order; does a player lose between two triggers; 双方同时世代交代谁先; 世代交代が両者同時";
    [CoreTrigger1]
        "both of us lost a king who does succession first; my succession and his at the same time; 双方世代交代谁先; 世代交代が同時に誘発";
    [CoreTrigger1 SuccessionTrigger]
        "I lost two aces and he lost a queen in which order; three successions at once can I choose the order; 多个世代交代顺序; 世代交代の順番";
    [CoreTrigger1 WinCheck]
        "is the winner checked between two successions; 两次世代交代之间判胜负吗; 世代交代の間に勝敗を確認";
    [CoreTrigger1] "两边同时触发世代交代谁先; 双方都死JQK谁先翻";
    [CoreTrigger1] "我自己同时有两个触发能自己排吗; 触发顺序自己定";
    [CoreTrigger2] "block and other triggers order; 普通诱发的顺序; 通常の誘発の順番";
    [CoreTrigger2]
        "triggered things on the stage, order; immediate ones before normal; his trigger resolves first since last in?; turn player's trigger goes under; 触发的放上舞台的顺序; 誘発をステージに置く順番";
    [CoreTrigger2 CoreTrigger1]
        "charge and succession at once; immediate goes first; draw and succession together; block trigger versus succession; 立即和通常触发谁先; 即時と通常の誘発の順番";
    [CoreTrigger2]
        "block and succession trigger together which first; are immediate triggers done before normal ones; 即时和通常触发谁先; 即時と通常の誘発の順番";
    [CoreTrigger2] "即时触发和通常触发哪个先; 抽牌和世代交代撞一起";
    [WinLife] "lose when the deck is empty, last card drawn; 牌库空了输 抽完最后一张; ライフが0枚 負け 引き切った";
    [WinLife Damage2] "damage bigger than deck; 伤害比牌库多; ライフより大きいダメージ";
    [WinLife WinCheck] "deck at zero while resolving, both; 结算到一半牌库空; 解決途中でライフ0";
    [WinLife WinCheck] "out of cards, both out";
    [WinLife]
        "my pile is empty, drew the last card, how do I win, how does the game end, zero life in the middle, win condition; 怎么算赢 牌堆没了 抽到最后一张; どうやったら勝ち 山札を引き切った 終わりの条件";
    [WinLife CoreAfter]
        "deck ran out but the effect isn't finished, do I lose at once or later; 牌库空了马上输还是等会儿; 空になったらすぐ負け";
    [WinLife CostL] "pay my last life to summon, suicide by paying costs; 最后一张血付费召唤; 最後のライフで召喚";
    [WinLife DrawEffect1]
        "draw my last card do I lose right away, only one card left in my pile at my draw; 牌堆剩一张抽了就输吗; 残り1枚を引いたら負け";
    [WinLife WinCheck]
        "deck at zero but the attack kills him too, win at the same time; 我没牌了他也没了; 自分も相手もなくなった";
    [WinLife] "mill win, library gone, deck out loses; 磨死 抽死; ライブラリアウト";
    [WinLife]
        "when do I lose; life zero; deck empty, lost?; last card gone; no life cards; how do I win; deck out; 怎么算输; ライフ0で負け?; 牌库没了就输吗; 怎么赢";
    [WinLife CoreAfter]
        "life zero in the middle of an effect; lost at once or after the resolution; at zero but I still have a spell waiting; survive at zero until the check; 效果中途生命归零马上输吗; 解決の途中でライフが0になったら";
    [WinLife]
        "opponent at zero still plays; life 1 is alive?; win with cards in hand; out of life but full hand; no library but soldiers; 生命没了手上还有牌; 手札があってもライフ0なら負け";
    [WinLife]
        "when do I lose; my deck is empty did I lose; he has zero life cards left did I win; do I lose when I can't draw or when I run out; 怎样算输; ライフが0で負け; 牌库空了就输吗";
    [WinLife WinCheck]
        "my opponent drew his last card and then I attacked does he lose now; the last life card went away by damage; 打光命就赢吗; 最後のライフを削った";
    [WinLife CoreAfter]
        "his life is empty but my spell is still on the stage is he dead already; can he win back before the check; 空命还能继续吗; ライフ0でもまだ続く";
    [WinLife DrawEffect2] "I took the second card and it was my last do I lose; 抽第二张抽光; 2枚目で最後のライフ";
    [WinLife]
        "no cards in the library at his end of turn; am I dead with zero cards left but a full hand; 手牌满但牌库空; 手札があってもライフ0なら負け";
    [WinLife] "牌库空了立刻输还是下次抽牌才输; 牌库没牌就输吗";
    [WinLife] "手里还有牌场上还有兵生命没了算输吗; 没血了但场面大优";
    [WinCheck] "both decks empty at the same time; 同时空 谁赢; 同時にライフ0 どっちの勝ち";
    [WinCheck] "both run out; 两个都空; 両方0枚";
    [WinCheck] "一起空了谁赢";
    [WinCheck] "both piles empty together, draw game possible, tie; 一起空 会平局吗; 引き分けはある 両方同時に空";
    [WinCheck]
        "we ran out on the same damage, both at zero who loses, is there a draw; 两个人同时没牌谁输; 同時になくなったらどっちが負け";
    [WinCheck]
        "both lives at zero; both out of cards; tie; draw game; I kill him and myself; simultaneous zero, who loses; turn player loses?; 双方同时没命; 両方ライフ0ならどっちが負け; 平局吗";
    [WinCheck CostL]
        "I pay my last life for a throw at his last; pay with the last card and he has none; suicide win; 我付完最后一张，他也归零; 両者0でターンプレイヤーが負け";
    [WinCheck]
        "both decks are empty after the same throw who wins; we both have no life is it a draw; tie when both run out; 双方都没命谁输; 両方ライフ0ならどっちの負け; 引き分けになる";
    [WinCheck CostL]
        "I paid my last life and killed him with it do I win; 付完最后一命打死对手; Lで最後のライフを払って相手も0";
    [WinCheck WinLife] "is there any draw in this game; 有平局吗; 引き分けはある";
    [WinCheck] "we kill each other with the same judgement; 同时没命; 同時にライフ0";
    [WinCheck] "结算途中牌库空了又洗回来算输吗; 什么时候查生死";
    [WinCheck] "两边同时没血算平局吗; 同归于尽谁输";
    [WinCheck CostL] "付费付到零但这招能打死对面谁赢; 付完血自己先死吗";
    [Damage1 Damage2]
        "damage, cards from deck to grave, more damage than cards; 伤害 从牌库弃; ダメージ 山札から墓地 足りない";
    [Damage1]
        "where does damage go, do I see the cards I lose, lose cards from top; 受伤的牌去哪 掉的牌要翻开吗; ダメージのカードはどこへ 落ちたカードは見せる";
    [Damage1 Damage2] "ten damage but four cards left; 只剩四张挨十点; 4枚しかないのに10点";
    [Damage1] "damage from the top or the bottom, reveal damaged cards; 从上面还是下面掉; 上から落とす";
    [Damage1 WinLife] "is my deck my life, damage mills me, how does life work; 牌库就是血吗; 山札がライフなの";
    [Damage1]
        "what happens when I take damage; 5 damage means five cards; choose which cards go; does damage come from hand; look at lost cards; damage face-up; 受伤怎么算; ダメージを受けたら; 扣血是弃牌库顶吗";
    [Damage1]
        "prevent damage; who moves the cards; can I look before they go to the grave; damage taken from the bottom; damage face-down; 受伤从底下拿吗; ダメージは一番上から?";
    [Damage1]
        "how do I take damage; do I take damage from my hand; 3 damage how many cards; do damaged cards go to my hand like shields; 受伤怎么处理; ダメージの受け方; ダメージのカードは手札に来る";
    [Damage1 ZonesTop]
        "may I look at the cards before they go to the grave by damage; ダメージでめくれたカード; 受伤的牌能看吗";
    [Damage1 SuccessionTrigger]
        "a king was milled by damage do I get succession; ダメージで墓地に落ちたKで世代交代; 受伤掉了K触发吗";
    [Damage1] "伤害从牌库顶一张一张进墓吗; 掉血的牌去哪";
    [Damage1] "掉血掉的牌能看吗; 扣血翻开给大家看不";
    [Damage2] "more damage than cards";
    [Damage2] "hit for more than I have left, overkill; 剩三张被打十点; 残り3枚で10点";
    [Damage2]
        "more damage than life; 13 damage with 4 cards left; rest of the damage from hand?; overkill; damage left over; 伤害比生命多; ライフより多いダメージ; 剩余伤害怎么办";
    [Damage2]
        "zero life takes damage; damage to an empty deck; 13 damage and 12 life; 空牌库受伤; ライフ0でダメージを受けたら";
    [Damage2]
        "13 damage against 5 life cards what about the rest; overkill damage goes to my hand; ライフより多いダメージ; 伤害超过命";
    [Damage2] "is extra damage remembered when my life is empty; 多余伤害; 余分なダメージ";
    [Damage2] "伤害13只剩5张牌怎么办; 溢出的伤害算啥; 打超了";
}
