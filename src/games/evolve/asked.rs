//! What players ask about Shadowverse EVOLVE, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1_1] "three or four players; 三人 多人; 3人以上 多人数";
    [C1_1_1] "three players, multiplayer, two against two; 三个人能玩吗 多人; 3人対戦 多人数";
    [C1_1_1]
        "can three of us play together; is there a 2v2 or multiplayer mode; free for all with four people; how many people play this; 三个人能一起玩吗; 4人で遊べる？";
    [C1_1_1]
        "can three of us play a single match; is there a team battle or multiplayer mode in these rules; four friends want to play a free for all";
    [C1_1_1] "能三个人一起玩吗; 四人混战; 2v2行不行";
    [C1_2_1 C1_2_1_1]
        "how do I win, leader at zero, leader dies, health gone; 怎么算赢 主战者血量归零; どうやったら勝ち リーダーの体力が0";
    [C1_2_1]
        "how do i win; what's the goal of the game; when exactly is it over; my opponent is dead so did I win; 怎么算赢; 勝つにはどうすればいい";
    [C1_2_1]
        "killed him mid-turn, do I finish my turn; play on after a leader dies; does he get one last turn; 打死对手后还要继续吗; 倒した後も続ける？";
    [C1_2_1]
        "my opponent just hit zero do we still finish the turn; when one player has lost does the other one win automatically; I lost but can we play on until my attack is over";
    [C1_2_1] "对面输了我就赢吗; 怎么算赢; 胜利条件是啥";
    [C1_2_1_1 C11_2_1]
        "leader at zero, when do I lose, negative health; 主战者0血 输了吗 什么时候判输; リーダーの体力0 負け いつ負ける";
    [C1_2_1_1 C11_2_1]
        "my leader dropped to zero but I can heal with the same effect, leader health zero when exactly do I lose; 主战者变0还能奶回来吗; リーダーが0になったら即負け";
    [C1_2_1_1 C11_2_1]
        "do I die at zero life; my HP hit 0; leader got knocked below zero health; life total 0 means loss?; 血量归零是不是输了; 体力が0になったら負け？";
    [C1_2_1_1 C11_2_1]
        "he's at minus two but says he heals with last words first; is lethal final; alive until check?; 他说先回血, 我说他已经输了; 回復が先だと言われた";
    [C1_2_1_1]
        "my leader is at zero life did I lose; how do I actually win the game; my leader dropped to minus three is that the same as zero; at exactly 0 HP am I dead or do I need to go below";
    [C1_2_1_1 C11_2_1] "主战者血扣到0就输吗; 老大没血了; 被打成负血";
    [C1_2_1_1 C11_1_2] "我这张牌打出来先扣自己到0再奶回来死不死; 自残到0马上回血";
    [C1_2_1_2 C11_2_2 C5_9_1_1]
        "deck out, draw from empty deck, deck at 0 cards but no draw yet, lose at once; 牌库抽空 没牌可抽 牌组0张还没抽 输; デッキ切れ 山札0枚 引けない 負け 即負け";
    [C1_2_1_2 C5_9_1_1]
        "last card of my deck drawn, do I lose now or on the next draw; 抽了最后一张牌库空了 现在就输还是下次抽; 最後の1枚を引いた もう負け？ 次に引くとき？";
    [C1_2_1_2 C11_2_2] "out of cards, when do I actually lose, drawing from nothing";
    [C1_2_1_2 C5_9_1_1 C11_2_2] "牌库空了是马上输吗 抽不出来才输";
    [C1_2_1_2 C5_9_1_1 C11_2_2]
        "draw from an empty deck, no cards left to draw, decked, deck is empty do I lose now; 牌库空了抽牌输吗 没牌抽 牌库空了马上输吗; デッキが0枚で引いたら負け 山札切れ 空になっただけで負ける";
    [C1_2_1_2 C5_9_1_1]
        "I have zero cards in my deck but I don't have to draw this turn, made to draw two with one card left in deck, drew my last card is it over; 牌库最后一张抽完会马上输吗 牌库0张但还没抽; 最後の1枚を引いた時点で負け 2枚引くのに山札1枚";
    [C1_2_1_2 C5_9_1_1]
        "do i lose when I can't draw; no cards left in library and I must draw; decked out; milled to nothing, is there fatigue damage like hearthstone; 没牌可抽会输吗; デッキ切れで負け？";
    [C1_2_1_2 C11_2_2]
        "my deck just ran out, am I dead already; library is empty but I haven't drawn yet; drew my very last card do I lose now; 抽到最后一张还没输吧; 山札が0枚になっただけで負け？";
    [C1_2_1_2 C1_3_2]
        "I had to draw three and my deck only had two, he says I just take two and live; out of cards mid draw; library ran dry while drawing; 要抽三张但牌库只剩两张; 山札2枚で3枚引けと言われた";
    [C1_2_1_2]
        "the other guy's library is at zero cards in my turn is he dead already or only once he has to draw; I drew the last card of my deck am I dead already; does decking out lose the game like in Yu-Gi-Oh";
    [C1_2_1_2]
        "my deck is empty and I have to draw at the start of my turn; is there fatigue damage when I draw from an empty deck as in Hearthstone; do I reshuffle the graveyard when my library is empty";
    [C1_2_1_2 C5_9_1_1]
        "the library is empty but he has enough damage on the board to finish me this turn; my deck has run out and a card says draw two what happens to me";
    [C1_2_1_2 C11_2_2]
        "zero cards in deck after drawing normally is that already a loss; I drew my final card so when will I die";
    [C1_2_1_2 C11_2_2] "牌库抽干了输吗; 没牌抽怎么判; 爆库会死吗";
    [C1_2_1_2] "牌库刚好空了但没要抽牌算输吗; 牌组0张还能继续打吗";
    [C1_2_2]
        "both leaders die at the same time, draw game; 双方同时死 平局 同归于尽; 両方のリーダーが同時に死ぬ 相打ち 引き分け";
    [C1_2_2] "we kill each other's leader in one effect; 一个效果把两边都打死了; 両方のHPが0 どっちの勝ち";
    [C1_2_2] "both at zero, whose win";
    [C1_2_2] "一起死了算平局吗";
    [C1_2_2]
        "both leaders die together, tie, both decked, draw game; 双方主战者同时归零 平局; お互いのリーダーが同時に0 引き分け";
    [C1_2_2 C11_1_3]
        "both leaders at zero at the same time who wins, damage kills both of us; 两个主战者一起死谁赢; 両方のリーダーが同時に死んだ";
    [C1_2_2 C1_2_1] "both die double KO; 同归于尽平局; 相打ち引き分け";
    [C1_2_2]
        "we both died at the same time who wins; both players at 0 life; double KO; board burn killed both of us; 两边同时没血算谁赢; 同時に体力0になったら引き分け？";
    [C1_2_2 C11_1_3]
        "he decked while I hit zero life, same moment; he says active player loses first, I say tie; simultaneous loss; 一个没血一个没牌同时发生; 片方デッキ切れ片方体力0";
    [C1_2_2 C11_1_3]
        "my burn spell hits both leaders and both drop to zero; he says I lose since I cast it; suicide with a tie; 自己也死了算平局吗; 自爆で相打ち";
    [C1_2_2]
        "both leaders fell to zero at the same time who wins; my spell hits both players for lethal is it a tie; we both had to draw from empty decks at once";
    [C1_2_2 C11_2_1]
        "my effect burned both of us out and we stand at minus two and minus one; the active player and the other reach zero together does the active player win";
    [C1_2_2] "两边同时没血算平局吗; 同归于尽谁赢; 一起死";
    [C1_2_2 C11_1_3] "同一时间我血0对面抽空算谁输; 一起判负";
    [C1_2_3 C1_2_3_1]
        "concede, surrender in the middle, can an effect stop conceding; 投降 认输 什么时候可以; 投了 降参 サレンダー いつでも";
    [C1_2_3] "can I scoop in the middle of his attack";
    [C1_2_3 C1_2_3_1]
        "concede in the middle, give up during his attack, effect replaces losing when I scoop; 投降什么时候都行吗 对手回合投降; 途中で投了 降参はいつでも";
    [C1_2_3]
        "can I give up now; scoop in response; surrender during opponent's turn; forfeit in the middle of an attack; 能随时认输吗; 相手ターンに投了できる？";
    [C1_2_3]
        "I said gg too early can I take it back; already scooped up my cards; said I quit then saw I could win; does conceding take effect right away; 说了投降能反悔吗; サレンダーの取り消し";
    [C1_2_3]
        "walks away from the table, is it a concession; let my friend concede for me; concede in response to a lethal steal; 中途走人算投降吗; 途中退席";
    [C1_2_3]
        "my opponent packed up his cards, did I win; he said whatever you win and then changed his mind; extended the hand; 对手收牌了算我赢吗; 相手がカードを片付けた";
    [C1_2_3]
        "can I give up in the middle of my opponent's turn; may I concede while an effect is resolving; he scooped before my trigger resolved is the game over";
    [C1_2_3] "I am hopelessly behind do I have to play it out; must my opponent agree when I surrender";
    [C1_2_3] "能随时投降吗; 对面回合能认输吗; 点投降要等结算完吗";
    [C1_2_3_1]
        "can a card make me concede; my effect saves me from losing, does it work if I quit; replace losing by surrender with something else; effect stops opponent scooping; 效果能不能阻止投降; 投了を防ぐ効果";
    [C1_2_3_1]
        "an effect says instead of losing the game but he conceded does it save him; can a card force my opponent to give up; he resigns and then wants to use his prevent loss effect";
    [C1_2_3_1] "有没有效果能逼对面投降; 投降能被效果挡住吗; 不会败北的效果挡投降吗";
    [C1_2_4 C5_22_1] "effect says I win, is it immediate; 效果写我赢 马上赢; 勝利すると書いてある 即勝ち";
    [C1_2_4 C5_22_1] "card says I win, win by card effect at once; 卡上写获胜 特殊胜利; カードの効果で勝利 特殊勝利";
    [C1_2_4 C5_22_1]
        "card says I win the game, when do I win; alternate win condition wins instantly or after the effect; can he respond before I win; exodia style victory; 特殊胜利马上赢吗; 特殊勝利はすぐ決まる？";
    [C1_2_4 C10_5_1]
        "he was at 0 but my card said I win mid effect; which counts first the card win or the life loss; win text in the middle of resolving; 先处理胜利还是先看血; 効果の途中で勝利した場合";
    [C1_2_4]
        "my card says you win the game does it happen at once or after the spell is done; the effect makes me lose halfway through but the rest would save me; alternate win condition resolves do we wait for a check";
    [C1_2_4] "卡上写你赢了是马上赢吗; 特殊胜利要等检查时点吗; 效果判胜能响应不";
    [C1_3_1] "card contradicts the rules; 卡面和规则冲突; カードのテキストがルールと矛盾 優先";
    [C1_3_1] "card text versus rulebook; 卡片和规则冲突; カードとルールどっちが優先";
    [C1_3_1]
        "the card says something different from the rules; card text vs rulebook; does the card beat the rules; he says rulebook forbids it, I say my card allows it; 卡面和规则冲突听谁的; カードとルールが矛盾したらどっち優先";
    [C1_3_1]
        "golden rule; rulebook says max three but my card says any; text breaks the rules allowed?; 卡牌优先原则; 黄金律";
    [C1_3_1]
        "the judge says the text on my card wins over the general rule, true?; where card wording breaks a normal limit; exception printed on card; 卡上写的例外; カードに例外が書いてある";
    [C1_3_1]
        "the card says something that the rulebook forbids who is right; my card breaks a normal rule does the text win; card text against the comprehensive rules which one counts";
    [C1_3_1] "卡面和规则不一样听谁的; 卡上写了跟规则打架; 卡牌优先吗";
    [C1_3_2]
        "only part of the effect possible, do as much as possible; 效果只能做一部分; 効果の一部だけ可能 できる限り";
    [C1_3_2] "can only do half the card";
    [C1_3_2 C1_3_3] "效果做不全 一个让做一个不让做";
    [C1_3_2]
        "do only part of the effect, effect half possible, discard two with one card in hand; 效果只能做一半 要弃两张只有一张手牌; 一部しかできない効果 手札1枚で2枚捨てる";
    [C1_3_2]
        "spell does two things and only one is possible, still use it for the second half, can I cast draw two with one card in the deck; 后半做不到能用吗; 片方だけでも使える";
    [C1_3_2]
        "effect tells me to discard 2 but I only have 1; can't do all of it; do what I can; draw three with two in deck; 只能做到一半怎么办; 全部はできない時できる分だけ？";
    [C1_3_2]
        "nothing to destroy but I have to; told to do the impossible; no cards in hand to toss; effect fizzles or just skip that bit; 做不到的部分直接跳过吗; 不可能な指示は無視？";
    [C1_3_2]
        "deal 2 damage and draw a card but no target for the damage; half of an effect; if I can't do the first part do I do the second; 前半做不了后半还做吗; 前半ができなくても後半はする？";
    [C1_3_2 C5_11_1]
        "discard 2 with one in hand; opponent has fewer cards than told to discard; 弃两张只有一张; 2枚捨てるのに1枚しかない";
    [C1_3_2]
        "half of my effect is impossible do I do the other half; the spell tells me to discard two but I hold just one; I can't do everything on the card does the whole thing fizzle";
    [C1_3_2]
        "draw three cards but only two are left do I draw the two; destroy a follower and draw a card but the follower is gone";
    [C1_3_2] "效果只能做一部分要不要做; 做不到的部分跳过吗; 能做多少做多少";
    [C1_3_2] "破坏两个从者场上就一个能打吗; 对面弃两张手里就一张";
    [C1_3_2_1]
        "engage an engaged follower again, tap a tapped card; 横着的再横置; すでにアクトのフォロワーをアクト 横向きを横にする";
    [C1_3_2_1] "engage what is already engaged, tap a tapped follower; 已经横置的再横置; もうアクトしているのをアクト";
    [C1_3_2_1]
        "tap a creature that's already tapped; can I engage a sideways follower again; un-tap something already upright; does re-tapping trigger anything; 已经横置的还能再横置吗; すでに寝てるのをもう一度寝かせる";
    [C1_3_2_1]
        "effect taps all his followers, some tapped already; already evolved and told to evolve state; already face down; 已经是那个状态; すでにその状態";
    [C1_3_2_1]
        "can I engage a follower that is engaged already; he wants to tap my tapped follower for an effect; does reserving an untapped follower count as readying it";
    [C1_3_2_1] "已经横置的再横一次算横置吗; 躺着的从者能再被横吗; 已经竖着再重置算发生吗";
    [C1_3_2_2 C1_3_2_2_1]
        "negative cost, cost below zero, zero damage, negative draw; 费用变负数 减费减到负 0次; コストがマイナス 0以下 軽減しすぎ";
    [C1_3_2_2 C1_3_2_2_1]
        "cost below zero, negative damage heals, minus damage, cost reduced under nothing; 费用减到负数 负数伤害会回血吗; コストがマイナス マイナスダメージで回復";
    [C1_3_2_2]
        "do it 0 times what happens; deal damage equal to my attack but attack is -2; does negative damage heal; minus draw means discard?; 次数是0怎么办; マイナスのダメージは回復になる？";
    [C1_3_2_2]
        "deal 0 damage does that count as dealing damage; draw minus one cards does nothing happen; X turned out to be zero what do I do";
    [C1_3_2_2]
        "my follower has negative attack and fights does it heal the enemy; damage reduced below zero does it restore life";
    [C1_3_2_2] "抽0张算抽了吗; 打0点伤害算造成伤害吗; 弃负数张咋算";
    [C1_3_2_2_1] "card costs less than nothing";
    [C1_3_2_2_1] "减费减到负的会返点吗";
    [C1_3_2_2_1]
        "cost went below zero do I get mana back; reduced too much, is it free; spell costs -1 now; do I gain play points from negative cost; 费用减到负数会返点吗; コストがマイナスになったらPPもらえる？";
    [C1_3_2_2_1]
        "my card's cost went below zero do I get play points back; two cost reductions make it minus one what do I pay; does a negative price give me mana";
    [C1_3_2_2_1] "费用减成负的怎么算; 减费减过头会倒赚pp吗; 负费";
    [C1_3_2_3] "several demands, cannot do all; 多个要求; 複数の要求";
    [C1_3_2_3]
        "two effects want different things and I can't satisfy both; must attack A and must attack B; two forced conditions conflicting; do I have to obey as many as possible; 两个强制要求不能都满足; 条件を全部満たせないとき";
    [C1_3_2_3]
        "two effects tell my follower to attack different things which do I follow; I can only fulfil one of two demands may I pick the worse; how do I choose when several effects restrict what I must do";
    [C1_3_2_4 C1_3_2_4_1] "numbers below 0, over the limit; 数值可以为负吗 超上限; 数値がマイナス 上限を超える";
    [C1_3_2_4 C5_13_1_1] "can defense be negative, how far below zero; 体力能变负数吗; 体力がマイナスになる";
    [C1_3_2_4]
        "can attack be negative; can my follower's stats go below zero; power minus five; is there a floor at 0 for attack; 攻击力能变负数吗; 攻撃力がマイナスになる？";
    [C1_3_2_4 C2_8_3_1]
        "heal above 20; drain past starting life; max health for the leader; can life exceed 20; 血量能超过20吗; 体力は20を超えて回復する？";
    [C1_3_2_4]
        "can my follower's attack be below zero; is the defense of a follower allowed to be negative; does a stat stop at zero";
    [C1_3_2_4] "攻击力能被减成负数吗; 身材扣成负的";
    [C1_3_2_4_1 C3_2_4_1 C3_2_4_2]
        "more than ten play points, maximum PP, PP over ten, go past the cap; PP上限多少 能超过10吗; PPは最大いくつ 10を超える";
    [C1_3_2_4_1]
        "go over the cap what happens; I have 9 max and get +3; number would exceed limit; overflow wasted?; 超过上限的部分怎么算; 上限を超えた分は消える？";
    [C1_3_2_4_1]
        "my value would go past the maximum what happens to the excess; do I lose the whole raise when the limit is hit; eleven play points is it cut to ten";
    [C1_3_2_4_1 C3_2_4_1] "加超过上限怎么算; pp上限能超过10吗; 超出部分浪费吗";
    [C1_3_3] "one effect says do, another forbids, can't wins; 一个效果要做 一个禁止; できない効果が優先 禁止";
    [C1_3_3 C12_15_2]
        "can't be attacked or can't attack against an effect that lets it; 不能攻击但另一个让它攻击; 攻撃できないと攻撃できるが両方";
    [C1_3_3] "one card lets me, another says I can't";
    [C1_3_3] "one effect says do it another says you can't; 一个说能一个说不能 禁止优先; できると できない どっち優先";
    [C1_3_3]
        "card says can't attack another says can attack, forbidding effect; 一个说不能攻击一个说能攻击; 攻撃できないと攻撃できる";
    [C1_3_3]
        "one card says can, another says can't; can't beats can?; he has an effect that forbids it, mine tells me to; must attack but cannot attack; 禁止和允许哪个优先; できるとできないが衝突";
    [C1_3_3]
        "card says it can attack twice but another says it can't attack; untargetable but must target; forbidden wins?; must draw but can't draw; 不能优先于能吗; 禁止が優先？";
    [C1_3_3]
        "effect says attack as often as you like but another says it may not attack; my card orders me to do a banned thing; who beats whom order or ban; 命令和禁止; 命令と禁止がぶつかった";
    [C1_3_3]
        "one effect says I must attack and the other says I cannot which one wins; can't versus can which card prevails; his amulet forbids drawing but my spell tells me to draw";
    [C1_3_3] "一个效果说能一个说不能听谁的; 不能优先吗; 禁止的效果能不能绕过";
    [C1_3_3] "写着不能攻击的进化了能打吗; 不能攻击和疾驰谁大";
    [C1_3_4] "both choose at the same time, who first; 双方同时选 谁先; 同時に選ぶ どっちが先";
    [C1_3_4 C1_3_4_1]
        "both players choose at once, who picks first, both discard; 双方同时选谁先; 同時に選ぶ時どっちが先 お互い捨てる";
    [C1_3_4 C1_3_4_1]
        "each player sacrifices a follower who picks first, we both choose at the same time; 双方各选一个破坏谁先选; お互いに1体選ぶどっちから";
    [C1_3_4]
        "we both have to pick, who picks first; both choose a follower to sacrifice; do we choose secretly at once; whose choice comes first; 双方都要选谁先选; お互い選ぶときどちらが先";
    [C1_3_4]
        "he wants me to choose before him on his turn; can I wait to see what he picks; do I get to know his choice; 我能看他选完再选吗; 相手の選択を見てから選べる？";
    [C1_3_4]
        "we both have to choose a follower to sacrifice who decides first; do I get to see his choice before I make mine; both choose secretly or one after another";
    [C1_3_4] "each player discards a card of choice whose choice comes first on my turn";
    [C1_3_4] "两个人同时选谁先选; 双方各选一个从者破坏谁先; 后选的能看对面选啥吗";
    [C1_3_4_1] "effect on both players, simultaneous; 双方都受影响; 両プレイヤーへの効果 同時";
    [C1_3_4_1]
        "each player discards a card, same time or one by one; both draw two then discard; symmetrical effect order; each player draws simultaneously?; 各自弃牌是同时吗; お互い1枚引いて捨てる順番";
    [C1_3_4_1]
        "the effect applies to both of us do we do it at the same time or me first; each player draws then discards what order; part of the effect has choices for both players";
    [C1_3_4_1] "双方各弃一张牌谁先弃; 两边都要处理的效果先后; 双方同时抽牌有先后吗";
    [C1_3_5 C1_3_5_1] "choose up to, zero, choose a number, fractions; 最多 选0 可以不选; まで 0を選ぶ 選ばない";
    [C1_3_5 C1_3_5_1] "up to two choose zero, may I pick none; 最多两个可以选0个吗; 2体まで 0体でもいい";
    [C1_3_5]
        "can I choose a negative number; pick any number, can I say half; name one and a half; X minus 1 allowed?; 可以选小数吗; 好きな数にマイナスは選べる？";
    [C1_3_5]
        "name a number bigger than my deck; choose any number, 0 ok?; choose a million; 任意数字能选零吗; 好きな数は0でもいい";
    [C1_3_5]
        "may I choose minus two as the number; can I name half a number; I choose zero when it says choose a number is that fine";
    [C1_3_5] "选数字能选0.5吗; 报数能报负的不; 选任意数必须整数吗";
    [C1_3_5_1] "up to three, can I choose none";
    [C1_3_5_1 C5_9_3_1] "最多几张可以选零吗 抽一张看看再决定";
    [C1_3_5_1]
        "up to 2 can I pick none; choose zero with up to; do I have to take any; may I select nothing; 最多两个能不能选零个; まで選ぶで0枚でもいい？";
    [C1_3_5_1]
        "up to three can I choose zero; do I need to take at least one with up to; he chose none for his up to two targets";
    [C1_3_5_1] "最多两个能选0个吗; 至多三张可以不选吗; upto能选零吗";
    [C2_1_1]
        "which line is the name of the card; does the flavour title count as name; where do I read the card name; 哪个是卡名; カード名はどこ";
    [C2_1_1]
        "do two cards with different art but the same name count as one card; what is the name of a card for the limit";
    [C2_1_2 C2_14_1 C2_14_2]
        "card name contains, other name, collaboration name; 卡名含有 联动名; カード名に含む コラボ名";
    [C2_1_2] "name in brackets, card that contains the name; 名字里包含这个字算吗; 名前に含むカード";
    [C2_1_2]
        "text names a card in brackets, does a longer name containing it count; does it count if the name only includes that word; search for a card with part of the name; 名字里包含这个词算吗; カード名に含む場合も対象？";
    [C2_1_2]
        "the text has a name in brackets does it mean the exact name or any card that contains it; does a card whose name includes fairy count as the named fairy";
    [C2_1_2] "双书名号里的名字是包含就算吗; 效果说某某名字的卡部分匹配算吗; 名字里带这个词算不算";
    [C2_2_1 C2_2_2]
        "how do I see which class my card is; which classes exist in this game; is neutral a class; what does the coloured icon mean; is havencraft something else than swordcraft";
    [C2_2_2 C2_2_3 C2_2_1] "which classes, neutral; 有哪些职业; クラスの種類";
    [C2_2_2] "neutral, which classes are there; 有哪些职业; クラスは何種類";
    [C2_2_2 C2_2_3]
        "what class is this card; what do these class symbols mean; is neutral a class; does faction matter during play; 这个图标是什么职业; クラスアイコンの意味";
    [C2_2_2] "一共几个职业; 中立算职业吗; 有几个craft; 死灵和吸血鬼合并了吗";
    [C2_2_3 C6_1_1_5_1]
        "when does the class of a card matter; is the craft only for deckbuilding; effect that checks forestcraft cards; 职业什么时候有用; クラスは何に使う？";
    [C2_2_3] "does the class matter during play or only for building; may an effect ask for a forestcraft follower";
    [C2_2_3 C6_1_1_5_1] "职业是组卡时看吗; 混职业能不能组; 卡的职业有啥用";
    [C2_3_1] "where do I read whether my card is a spell or an amulet";
    [C2_3_2 C2_3_1 C2_3_4] "card types, follower, amulet, spell; 卡牌类型; カードの種類 フォロワー アミュレット スペル";
    [C2_3_2 C4_4_1 C4_4_3]
        "difference between follower and amulet, can amulets attack, what stays on the field; 护符能攻击吗 护符和随从区别; アミュレットとフォロワーの違い アミュレットは攻撃できる";
    [C2_3_2]
        "what kinds of cards are there; is this a creature or an enchantment; types list; what's an amulet compared to a minion; 有几种卡; カードの種類は何がある";
    [C2_3_2]
        "what types of cards are there; is an amulet a spell; is a leader a follower for effects; is an enchantment the same as an amulet";
    [C2_3_2] "卡有几种类型; 从者护符法术主战者; 随从算什么类型";
    [C2_3_2_2] "how do I recognise a follower; are creatures called followers here";
    [C2_3_3] "special type evolve card; 进化卡; エボルヴカード";
    [C2_3_3 C2_3_3_1]
        "is an evolved card its own type; what does the evolve word on the type line mean; which cards belong in the evolve deck";
    [C2_3_3_1 C6_1_1_3]
        "how do I tell an evolve card from a normal one; card with evolve printed in my main deck; is this an evolved version; 怎么看是不是进化卡; 進化カードの見分け方";
    [C2_3_3_1 C6_1_1_3] "进化卡是从者吗; 写着进化的能放主卡组吗; 带进化字样的卡";
    [C2_3_4] "does follower include evolved ones, evolve card type; 随从包括进化后的吗; フォロワーに進化後は含む";
    [C2_3_4 C4_4_3]
        "card just says follower, can it hit one in hand; does follower include evolved ones; says amulet without more; 只写随从包括进化的吗; フォロワーとだけ書いてある";
    [C2_3_4 C4_4_3]
        "spell says deal 2 to a follower, could I aim it at his hand or ex card; word follower without place; only on board creatures?; 能指定EX区的随从吗; EXのフォロワーを対象にできる？";
    [C2_3_4]
        "the effect just says spell does it mean spells anywhere; a rule says follower does it include evolve followers; does follower include a token follower";
    [C2_3_4] "效果只写从者那进化从者算吗; 指定护符类型包括token护符吗; 只写类型怎么看";
    [C2_4_1 C2_4_2] "trait, tribe; 类别 种族; タイプ 特徴";
    [C2_4_1] "what does the trait line such as officer or machina do";
    [C2_4_2 C2_4_1]
        "what does the tribe line do; do traits do anything by themselves; subtype like soldier or dragon; creature type; 种族有什么用; タイプに意味はある？";
    [C2_4_2]
        "does a trait do anything by itself; my follower is a dragon type does that make it fly; two followers share a tribe is there any bonus";
    [C2_4_2] "类型特征有规则意义吗; 特征标签有啥用; 卡上种族是干嘛的";
    [C2_5_1 C8_2_1] "how do I pay for a card, do I tap something to pay; 怎么付费; コストの払い方";
    [C2_5_1]
        "how much mana does this cost; what is the number in the corner; how do I pay for a card; 左上角数字是什么; カード左上の数字は何";
    [C2_5_1]
        "what is the number in the top corner; how many play points do I pay for this card; how much mana does it cost";
    [C2_5_1] "左上角数字是费用吗; 打牌要付几点pp; 费用怎么看";
    [C2_5_1 C10_4_4_1] "进化后费用看哪张; 费用被减了效果问费用看几";
    [C2_6_1] "where does the card say what it does; is the rules box the effect text";
    [C2_6_2] "text in brackets, reminder; 括号说明; 注釈文";
    [C2_6_2] "text in brackets reminder; 括号里的说明; カッコの注釈";
    [C2_6_2]
        "text in parentheses does it count; reminder text is wrong vs rules; words in brackets on the card do anything; italic explanation; 括号里的字算效果吗; 括弧の中の注釈は効果？";
    [C2_6_2]
        "the explanation for ward in brackets differs from the rulebook; can I argue from bracket text; 括号说明和规则不一样; 注釈文とルールが違う";
    [C2_6_2]
        "is the reminder text in parentheses binding; the bracket on my card says something else than the rules; does the explanation in brackets count as an ability";
    [C2_6_2] "括号里的提示文字算效果吗; 小字说明有规则效力吗";
    [C2_7_1 C2_8_1] "attack and defense numbers; 攻击力 体力; 攻撃力 体力";
    [C2_7_1]
        "what is the left number; power stat; how much damage does my guy deal; sword number; 攻击力是什么; 攻撃力って何";
    [C2_7_1] "what is the left number on my follower; how hard does my follower hit; which number do I deal in a fight";
    [C2_7_1] "攻击力是打出的伤害吗; 左下角的数是啥; 攻击力看哪";
    [C2_7_1 C1_3_2_2] "攻击力负数打人会给对面加血吗; 0攻打人有伤害吗";
    [C2_8_1 C5_13_1]
        "what is toughness here; health of a minion; how much damage kills it; hit points number on the right; 生命值是什么意思; 体力の意味";
    [C2_8_1 C8_4_9]
        "2 damage on a 3 health guy does he die; exact lethal on a minion; is toughness equal to damage enough; 伤害等于生命死吗; ダメージと体力が同じなら破壊？";
    [C2_8_1] "what does the right number mean; how much damage kills my follower; is defense the same as health";
    [C2_8_1 C2_8_2] "被打掉的血会回来吗; 受伤会不会留着; 防御力就是血量吧; 回合结束伤害清掉吗";
    [C2_8_2 C2_8_3_1 C6_2_1_11]
        "damage stays after turn, do followers heal, leader health 20; 伤害会恢复吗 回合结束回血吗 主战者几点血; ダメージは残る ターン終了で回復 リーダー体力20";
    [C2_8_2]
        "do followers heal at end of turn, damage counters; 随从受的伤下回合会恢复吗; フォロワーの傷は次のターン治る？";
    [C2_8_2 C5_15_3] "damaged follower evolves, health refilled; 受伤的进化会回满吗; 傷ついたフォロワーが進化 体力全快";
    [C2_8_2] "does damage stay on followers over turns";
    [C2_8_2] "随从受伤会自己好吗";
    [C2_8_2]
        "does damage stay on followers, heal at end of turn, damage wears off; 伤害会留到下回合吗 回合结束体力恢复吗; ダメージはターンが変わっても残る 体力は戻る";
    [C2_8_2 C5_13_1]
        "does damage stay on creatures after the turn; do followers heal at end of turn like magic; damage wears off?; is damage permanent like hearthstone; 伤害回合结束会恢复吗; ダメージはターン終了で回復する？";
    [C2_8_2 C5_15_3]
        "my guy took 2 last turn, is he still hurt; does toughness reset each turn; wounds stay forever?; 上回合受的伤还在吗; 前のターンに受けたダメージは残る？";
    [C2_8_2]
        "does damage stay on my follower until end of turn or for good; do followers heal at end of turn like in Magic; my five health follower took three damage last turn how much is left";
    [C2_8_2] "is damage marked or does it lower the defense of the follower; does my leader lose life points when hit";
    [C2_8_2 C7_4_7] "从者残血回合结束回满吗; 万智那样伤害回合末清空吗";
    [C2_8_3]
        "my leader card has no defense printed on it; can the leader take damage at all; hero has hp?; 主战者卡上没写生命; リーダーに体力は書いてない";
    [C2_8_3]
        "the leader card has no number on it so how much life does it have; can a leader be damaged although nothing is printed";
    [C2_8_3] "主战者卡上没写血怎么算; 主战者也有防御力吗";
    [C2_8_3_1 C6_2_1_11]
        "starting health, how much life does the leader have; 开局多少血 主战者血量; リーダーの体力は最初いくつ";
    [C2_8_3_1 C1_3_2_4]
        "can my leader go above twenty, heal past 20, maximum health; 主战者能超过20血吗 回复上限; 体力20を超えて回復 上限";
    [C2_8_3_1 C6_2_1_11]
        "how much life do I start with; starting HP; leader card shows no health; 20 or 30 life; 主战者多少血; リーダーの体力はいくつ";
    [C2_8_3_1] "how much life do we start with; is it 20 or 25 HP; twenty life for both players";
    [C2_8_3_1] "主战者几滴血; 开局多少血; 老大是20血还是30";
    [C2_9_2 C2_9_1]
        "token info on the card do I need it; the little token picture box; does the printed token text matter; 卡上衍生物说明有用吗; トークン情報の欄";
    [C2_9_2]
        "the token info on my card differs from what I created which counts; is the little token box on the card an ability; does the token reference do anything";
    [C2_9_2] "卡上印的token信息有规则作用吗; token资料那栏是看着玩的吗";
    [C2_10_2 C2_11_2 C2_12_2 C2_13_3] "rarity, art, flavour matter; 稀有度 插图 有用吗; レアリティ イラスト 関係";
    [C2_10_2 C2_11_2 C2_12_2]
        "does rarity matter; is foil or alternate art legal to mix; flavor text in game; does the picture count for anything; 稀有度影响游戏吗; イラスト違いは関係ある？";
    [C2_10_2]
        "the art shows two soldiers does my follower count as two; alternate art is it a different card; does the picture matter for tribe";
    [C2_10_2 C2_11_2] "卡图和台词影响游戏吗; 效果看画里有几个人吗; 风味文字算不算";
    [C2_11_2]
        "the quote on the card says he cannot die does it mean anything; is flavor text part of the rules; does the italic story text do something";
    [C2_12_2]
        "does a legendary beat a bronze; is there a limit of legends per deck; do premium foil versions play any differently";
    [C2_12_2 C2_13_3] "稀有度不一样算同名吗; 卡号有意义吗; 异画卡能不能混着放";
    [C2_13_2 C2_13_3]
        "does the set number matter; the title or franchise code on the bottom; collab universe label when building; 卡号作品名有影响吗; 作品名は意味ある？";
    [C2_13_2 C2_13_3]
        "does the set number of a card matter; what is the universe mark good for; is the copyright line relevant for building an umamusume deck";
    [C2_13_2 C6_1_1_5_2] "联动卡看作品名组卡吗; 世界观标记有啥用; 赛马娘卡能单独组一套不";
    [C2_14_1 C2_14_2]
        "my collab card shows two names which one counts; is the crossover name the real name for the limit of three; an effect looks for the collaboration name is it the card name";
    [C2_14_2 C6_1_1_4]
        "collab card with two names; alternate name counts as same card; crossover name, how many copies; which name do I use for the collab version; 联动卡名算同名吗; コラボ名は同名扱い？";
    [C2_14_2] "联动名算哪个卡名; 联动卡和原版算同名吗; 有两个名字的卡看哪个";
    [C3_1_1 C5_21_1_1 C5_21_3]
        "who owns a taken card, stolen follower dies, whose cemetery, taken back to whose hand; 被夺取的卡 死了进谁的墓地 回谁的手; 奪ったフォロワーが破壊された 誰の墓場 持ち主";
    [C3_1_1 C5_21_1_1 C5_21_3]
        "my stolen follower dies whose cemetery, where does a stolen card go, owner gets it back; 被抢的随从死了进谁的墓地; 奪われたフォロワーはどっちの墓場";
    [C3_1_1]
        "he stole my card, who gets it back after the game; whose card is it; give my cards back; who owns a card I took; 抢来的牌打完归谁; 奪ったカードは誰のもの";
    [C3_1_1 C5_21_3]
        "shuffled his card into my deck by mistake; stolen card ends up in my hand; mixed up cards after the game; 对手的卡混进我手牌; 相手のカードが手札に";
    [C3_1_1]
        "he took my follower who owns it; I lent a friend my deck who owns the cards in this game; at the end of the game who gets back the stolen card";
    [C3_1_1 C5_21_3]
        "I took control of his best follower and it got bounced and he puts it in his own hand; dead stolen follower is in the wrong graveyard";
    [C3_1_1] "我的牌被对面抢走是谁的; 打完牌要还吗; 卡的主人是谁";
    [C3_1_2] "who controls; 谁控制; コントローラーは誰";
    [C3_1_2 C5_21_3]
        "stolen follower bounced, goes to whose hand; 抢来的被弹回 回谁手里; 奪ったフォロワーが手札に戻る 誰の";
    [C3_1_2]
        "who controls this; whose card is it while on my board; does controller mean owner; 谁算控制者; コントローラーって誰";
    [C3_1_2]
        "who is the controller of a card on my side that belongs to my opponent; who controls a follower in his field; is controller the same as owner";
    [C3_1_2] "对面场上的牌谁控制; 被夺走的从者谁能用; 控制者看在谁场上吗";
    [C3_1_2_1 C3_1_2_3]
        "who chooses for a trigger of a stolen follower; whose ability is it, mine or his; last words of my card on his side, who controls; 被夺随从的能力归谁; 誘発は誰のもの";
    [C3_1_2_1]
        "who controls a static ability of a stolen follower; my aura-like bonus effect stands on his side now who does it help";
    [C3_1_2_1 C3_1_2_3] "抢来的从者能力算谁的; 被夺走的谢幕曲算谁触发";
    [C3_1_2_2]
        "who controls an activated ability; I used the ability then lost the follower, whose effect is it; 起动能力归谁; 起動能力を使った人がコントロール？";
    [C3_1_2_2]
        "who is the controller of an activated ability that I used; I activated it and then lost the card whose ability is it";
    [C3_1_2_2] "起动能力是谁用算谁控制吗; 我发动的能力归谁";
    [C3_1_2_3]
        "my follower was taken and its trigger goes off who controls the trigger; who decides for the last words of a stolen follower";
    [C3_1_2_4]
        "whose effect is it when my follower's ability does something to his cards; does your opponent in the effect mean my opponent";
    [C3_1_2_4_1] "effect doesn't say who; 没写谁做; 誰が行うか書いていない";
    [C3_1_2_4_1 C3_1_2_4]
        "card does not say who chooses; who decides the target if text is silent; opponent discards, who picks the card; he says he chooses, I say I choose as it's my effect; 没写谁选由谁决定; 誰が決めるか書いてない";
    [C3_1_2_4_1]
        "the effect says choose a follower but not who chooses; who decides when the text doesn't name a player";
    [C3_1_2_4_1] "效果没写谁选那谁来选; 没说是谁做就是用的人吗";
    [C3_2_1] "which numbers do I have to track besides life; what are PP and EP";
    [C3_2_1] "有哪些资源; pp和ep是啥; 玩家有几种数值";
    [C3_2_2 C7_2_2] "leftover play points carry over, PP refills; 没用完的能量点 留到下回合; PPは持ち越し 余り 全回復";
    [C3_2_2 C7_2_2] "save unused mana for next turn; 没用完的PP存到下回合; 余ったPPは次のターンに残る？";
    [C3_2_2 C7_2_2] "float unspent points to next turn";
    [C3_2_2 C7_2_2 C3_2_4_1] "PP能存吗 上限多少";
    [C3_2_2 C2_5_1]
        "what are play points; what is PP; is it mana; what resource pays for cards; 能量点是什么; PPって何に使うの";
    [C3_2_2] "what do I spend play points on; is PP the same as mana; can I pay for evolving with PP";
    [C3_2_2] "pp是干嘛的; 法力水晶在这游戏叫啥; 费用点";
    [C3_2_3 C7_2_1]
        "how many mana crystals do I get each turn; when do I gain more pp; does max pp grow; 每回合几点费; 最大PPは毎ターン増える？";
    [C3_2_3] "how many PP do I get on turn four; what does max PP mean";
    [C3_2_3 C3_2_4_1] "pp上限是啥; 加pp上限和回pp一样吗";
    [C3_2_4] "I would gain play points beyond ten what then";
    [C3_2_4_1 C7_2_1]
        "maximum play points, cap 10, how PP grows; 能量点上限 最多10 每回合加1; PP最大値 10まで 毎ターン1増える";
    [C3_2_4_1] "what turn do I reach ten, can PP go above 10; 第几回合10PP 能超过10吗; PPは10より増える？";
    [C3_2_4_1 C7_2_1] "how high can PP go, ramp past ten";
    [C3_2_4_1 C7_2_1]
        "my PP on turn twelve, does PP stop growing, PP ramp over ten; 第十二回合几PP; 10ターン目以降のPP";
    [C3_2_4_1]
        "can max play points go over 10; ramp past ten; max mana cap; eleventh mana crystal; 费用上限能超过10吗; 最大PP11になる？";
    [C3_2_4_1 C7_2_1] "turn 11 do I still gain mana; ten crystals full; eleven pp; 第十一回合还加费吗; 11ターン目のPP";
    [C3_2_4_1]
        "can I have more than ten max PP; does ramp go past ten mana; is there a cap on mana crystals; can my max PP drop below zero";
    [C3_2_4_1] "pp上限最多几点; 能涨到11费吗; 水晶上限10";
    [C3_2_4_2 C5_14_1_1 C11_9_1] "recover play points over the max; 回复PP 超过最大值; PP回復 最大値を超える 余り";
    [C3_2_4_2 C5_14_1_1]
        "can current pp go above my max; temporary mana coin above the cap; gain pp when full; more play points than maximum; 能量点能超过最大值吗; PPを最大より増やせる？";
    [C3_2_4_2 C7_2_2]
        "does unused mana carry over; save pp for next turn; leftover play points; bank mana; 没用完的费能留到下回合吗; 余ったPPは持ち越せる？";
    [C3_2_4_2 C7_2_2]
        "I saved two mana last turn, do I have them now plus the new ones; keep unspent pp during his turn for quick; leftover crystals; 上回合剩的两点还在吗; 前のターンの余りPP";
    [C3_2_4_2]
        "can I have 6 play points with a maximum of 5; do I get extra mana above my maximum like the coin; can my PP go below zero";
    [C3_2_4_2 C7_2_2]
        "I saved three mana from last turn on top of my new five is that eight; does unused mana carry over";
    [C3_2_4_2 C11_9_1] "pp能超过上限吗; 多余的pp";
    [C3_2_5 C12_2_3]
        "use evolution point, EP instead of PP, how many EP per evolve, evolve without EP; 进化点 怎么用 EP代替PP 用几点 没EP能进化吗; EPの使い方 PPの代わり 1点だけ EPなしで進化";
    [C3_2_5 C12_2_3]
        "how much does evolving cost, free evolve, two EP at once; 进化要几费 可以只用EP吗 一次用两个EP; 進化のコスト EPだけで進化できる？ 2つ使う";
    [C3_2_5 C12_2_3] "what do evo points pay for, several at once";
    [C3_2_5 C12_2_3 C8_3_2] "进化点怎么花 一回合进化几个";
    [C3_2_5 C12_2_3]
        "what are evolution points for, pay evolve with EP, how much does evolving cost; 进化点怎么用 EP能代替PP吗; EPの使い方 進化コストをEPで払う";
    [C3_2_5 C12_2_3]
        "evolve with zero PP, do I need PP to evolve, evolve for free with EP; 没PP能进化吗; PPがなくてもEPで進化";
    [C3_2_5 C6_2_1_10 C12_2_3]
        "evo points how many each, use evo point, second player evo advantage; 进化点几个 先后手进化点; 進化権は何回";
    [C3_2_5 C12_2_3]
        "what are evolution points for; how do I use EP; can the ep pay for a spell; ep instead of mana; 进化点有什么用; EPは何に使える";
    [C3_2_5 C6_2_1_10]
        "do evolution points come back each turn; regain EP; is ep refilled; 进化点会恢复吗; EPは回復する？";
    [C3_2_5]
        "can I pay an evolve with evolution points; how are evolution points different from play points; is an EP worth a play point for cards too";
    [C3_2_5 C12_2_3] "ep有什么用; 进化点能当pp用吗; ep能拿来打牌吗";
    [C3_2_5_1] "evolution points below 0; 进化点负数; EPが足りない";
    [C3_2_5_1 C6_2_1_10] "run out of evolution points, do EP come back; EP用完了还会回吗; EPは回復する";
    [C3_2_5_1]
        "can EP go negative; no evolution points left; spend ep I don't have; 进化点没了还能扣吗; EPが0でも使える？";
    [C3_2_5_1] "can I go into negative EP; I have no evolution points left may I still use one";
    [C3_2_5_1] "ep能欠吗; 没ep了能变负数进化吗";
    [C4_1_1 C4_11_1] "do we share a graveyard; is the field shared; one zone each?; 墓地是各自的吗; 墓場は共有？";
    [C4_1_1] "do we share one cemetery; does each player have an EX area of their own";
    [C4_1_2 C4_8_2 C4_9_2 C4_10_2]
        "which zones can my opponent look at, public zones, show EX cards; 哪些区域是公开的; 公開領域はどこ";
    [C4_1_2]
        "can I look at his hand; which zones are open information; what am I allowed to see; public or private zone; 对手哪些区域能看; 相手のどこを見ていい";
    [C4_1_2] "which zones can both of us see; is the evolve deck secret; can my opponent see my EX area";
    [C4_1_2] "哪些区是公开的; 手牌能不能看; 隐藏区谁能看";
    [C4_1_2_1]
        "count the opponent's deck or hand, how many cards left; 数对方手牌 牌库剩几张; 相手の手札枚数 デッキ残り枚数を聞く";
    [C4_1_2_1] "ask opponent how many cards in hand or deck; 问对面手牌几张; 相手に手札の枚数を聞く";
    [C4_1_2_1] "does he have to tell me his hand size";
    [C4_1_2_1]
        "ask how many cards in hand, count his deck, check the number of cards; 能问对手手牌几张吗 数对面牌库; 相手の手札の枚数を聞く デッキ枚数を確認";
    [C4_1_2_1]
        "how many cards in your hand, must he answer; can I ask the deck count; he refuses to tell hand size; count opponent's library; 手牌数能问吗; 手札の枚数を聞いていい？";
    [C4_1_2_1]
        "he won't tell me how many in his evolve deck; ask how many cards are in graveyard; count deck any time; 可以问对手牌库剩几张吗; 残り枚数を聞いていい？";
    [C4_1_2_1]
        "how many cards do you have in hand may I ask; does he have to tell me how many cards are left in his deck; can I count my opponent's evolve deck; is the hand size open information";
    [C4_1_2_1] "能问对面手牌几张吗; 牌库还剩几张要告诉吗; 对面进化牌组剩几张能数吗";
    [C4_1_2_2 C5_7_1_1 C5_7_1_2]
        "fail to find when searching, must I show the card; 检索找不到 可以说没有 要展示吗; サーチ 見つからなかったことに 見せる必要";
    [C4_1_2_2 C5_7_1_1] "whiff on purpose when searching, must I take one";
    [C4_1_2_2 C5_7_1_1 C5_7_2] "找牌找不到可以吗 要洗牌吗";
    [C4_1_2_2]
        "claim I don't have it in hand, must I use it from the hidden zone, lie about my hand; 手里有但是说没有; 手札にあるけどないと言う";
    [C4_1_2_2]
        "do I have to admit I have that card in hand; search but pretend I don't have it; claim nothing to discard of that type; fail to find; 可以说手里没有吗; 手札に持ってないことにできる？";
    [C4_1_2_2 C5_7_1_2]
        "he says he has no follower left in the deck though I saw one; hidden info lie; proving absence in library; 对手说牌库没有可信吗; 山札に無いと言い張る";
    [C4_1_2_2]
        "I searched and don't want to find the card that is there may I; must I admit that I have a fitting card in my hand; the effect asks for a spell in hand and I have one but would rather say no; may I fail to find when I tutor for a certain kind of card";
    [C4_1_2_2 C5_7_1_2] "手里明明有从者能说没有吗; 要弃一张法术我可以说手上没有吗; 隐藏区可以装没有不";
    [C4_1_3 C4_5_2]
        "can I rearrange my graveyard; reorder the deck; may I sort cards in a pile; 能自己调整顺序吗; 順番を入れ替えていい？";
    [C4_1_3]
        "may I reorder my deck while looking for a card; he rearranged the top of the deck without being told; can I change the order of the resolution zone";
    [C4_1_3 C4_5_2] "能换牌库顺序吗; 牌库能自己理一理吗";
    [C4_1_4] "card leaves and comes back, new card, buffs gone; 离场再回来 当新卡; 離れて戻る 別のカード 効果は消える";
    [C4_1_4] "comes back, is it the same card, loses buffs";
    [C4_1_4 C5_15_4 C11_6_1] "死了的进化随从 进化卡还能用吗 回手再下";
    [C4_1_4]
        "bounced follower loses buffs, forgets everything when it moves, returned and replayed; 回手再出加成还在吗; 手札に戻したら強化は消える";
    [C4_1_4 C10_9_2]
        "put back in hand and replayed does the buff stay, same card comes back clean; 重新出来加成没了; 出し直したらリセット";
    [C4_1_4 C4_1_4_1] "zone change new object, bounce resets; 换区重置; 領域移動で別カード";
    [C4_1_4]
        "does it keep the buff when it returns to hand; bounce and replay still damaged?; revived follower remembers its buffs; blinked creature new object; 回手再打出来还有加成吗; 手札に戻ったら強化は消える？";
    [C4_1_4]
        "card died and came back same turn is it the same card; comes back from graveyard does the effect still apply; flicker resets; 复活后算同一张吗; 場を離れて戻ったら別のカード？";
    [C4_1_4]
        "killed in response and revived, do counters stay; dead and reborn minion can attack again; re-played card fresh; once per turn resets after bounce; 重新打出每回合一次能再用吗; 出し直したら回数リセット？";
    [C4_1_4 C5_15_4]
        "bounced my evolved guy, replay it evolved?; returned evolved follower plays as base; 进化随从回手再打是进化状态吗; 進化フォロワーを手札に戻して出し直す";
    [C4_1_4 C8_4_2_1]
        "bounced my attacker and played it again, may it attack once more; replayed unit fresh; is the follower new so no attack; 弹回再出还能攻击吗; 戻して出し直したら攻撃できる？";
    [C4_1_4]
        "my follower went back to hand and was replayed does it keep its buff; is a bounced and replayed follower still damaged; does a card forget everything when it changes zones";
    [C4_1_4]
        "I gave plus two to a follower that then died and came back; the spell applied to a card that left and returned is it the same card";
    [C4_1_4] "从者弹回手再出buff还在吗; 换区之后算新卡吗; 回手再下伤害清了吧";
    [C4_1_4] "进墓地又捞回来加的攻还有吗; 复活的从者身材重置吗";
    [C4_1_4] "同一张回手再打一回合一次的又能用吗; 换区后次数重算吗";
    [C4_1_4_1] "effect refers to the moved card itself; 移动后的此卡; 移動したそのカード";
    [C4_1_4_1]
        "card says put this onto the field then give it rush, does it track; effect moves itself and then refers to itself; this card after moving; 移动自己之后还指同一张吗; 自身を出す効果の後半";
    [C4_1_4_1]
        "the effect puts this card onto the field and gives it storm is it still this card; the ability moves itself and then talks about itself";
    [C4_1_4_1] "效果把这张牌放到场上之后再给它加攻还指它吗; 移动后说这张卡还认得出来吗";
    [C4_1_5 C4_1_5_1] "order when several cards go to the cemetery or deck; 多张一起 顺序谁定; 複数枚まとめて置く 順番";
    [C4_1_5 C4_1_5_1]
        "several cards to the cemetery or bottom, who picks the order; 几张一起放牌库底顺序谁定; 複数枚を同時に置く順番";
    [C4_1_5]
        "several cards die at once, which goes on top; order of cards going to the same pile; both hit the yard together; 同时进墓地顺序谁定; 同時に墓地へ置く順番";
    [C4_1_5]
        "three of my cards go to the bottom of the deck who decides the order; several cards enter a zone together how are they ordered";
    [C4_1_5] "好几张一起进墓谁定顺序; 多张放牌库底顺序谁排; 一次回牌库几张顺序自己定吗";
    [C4_1_5_1]
        "putting several cards on the bottom, do I show the order; returning followers to the deck, who picks the order; does opponent see the order; 放回牌库底顺序要公开吗; 山札の下に戻す順は見せる？";
    [C4_1_5_1]
        "I put several cards from the cemetery into my deck may my opponent know the order; public cards go to my deck do I show in what order";
    [C4_1_5_1] "放回牌库底的顺序对面能知道吗; 场上几张回牌库要给对面看顺序吗";
    [C4_1_6] "goes to whose zone; 去谁的领域; 誰の領域";
    [C4_1_6 C3_1_1] "his card in my area goes to which graveyard; 对方的卡进谁墓地; 相手のカードはどっちの墓場";
    [C4_1_6 C5_5_1]
        "stolen creature dies, whose graveyard; his card on my board got bounced to whose hand; goes to owner's yard?; 被抢的随从死了进谁的墓地; 奪ったフォロワーの墓地はどっち";
    [C4_1_6]
        "return it to hand, whose hand; shuffled into whose deck; bounce the thing I stole; 弹回谁的手牌; 誰の手札に戻る";
    [C4_1_6]
        "a stolen follower is returned to hand whose hand; I took his follower and it dies whose graveyard; card of mine on his field is put into the deck whose deck";
    [C4_1_6] "抢来的从者死了进谁墓地; 没写谁的墓地就进主人的吗; 弹手弹到谁手里";
    [C4_2_1 C4_3_2]
        "can my leader be tapped; does my leader turn sideways; engage the leader; 主战者可以横置吗; リーダーを寝かせる";
    [C4_2_2 C4_2_2_1 C4_2_2_2 C5_3_1] "which way is reserved or engaged; 竖置横置是哪个; スタンドとアクトの向き";
    [C4_2_2]
        "tapped and untapped; what does sideways mean; upright card; position attack or defense mode; 横着竖着什么意思; 縦向き横向きの意味";
    [C4_2_2]
        "what does engaged mean is it tapped; is there a state between upright and sideways; can a card be neither reserved nor engaged";
    [C4_2_2_1 C4_2_2_2]
        "what does reserved and engaged mean, upright or sideways; 竖置横置是什么; スタンドとアクトの意味 縦 横";
    [C4_2_2_1 C4_2_2_2]
        "which way do I turn my follower when it has attacked; is reserved the untapped position; my opponent's cards lie upside down to me are they engaged; is sideways tapped";
    [C4_2_2_2] "横置是啥意思; 行动过的要打横吗; engage就是tap吗";
    [C4_2_2_3] "do cards come in tapped or upright; 登场时竖置还是横置; 出たときの向き スタンドかアクトか";
    [C4_2_2_3] "do followers enter sideways; 随从登场横着吗; 出るとき横向き";
    [C4_2_2_3] "does a follower come in untapped, enters upright; 随从入场是竖的吗; 場に出たフォロワーは縦";
    [C4_2_2_3 C8_4_2] "do cards enter standing or sideways, can it act straight away; 入场时方向; 出た時の向き";
    [C4_2_2_3]
        "does my guy come in tapped; which way does a new follower enter; summoned upright?; played card position; 新出的随从是竖置吗; 出たときは縦？横？";
    [C4_2_2_3 C12_8_2]
        "played it sideways by accident; can I summon tapped if I like; put it in tapped so it guards; 能横着出场吗; 横向きで出せる？";
    [C4_2_2_3]
        "does my follower enter untapped or tapped; do new followers come into play exhausted; I put a follower onto the field by an effect is it upright";
    [C4_2_2_3] "从者出场是竖的还是横的; 新下的怪要横着放吗";
    [C4_2_3] "can a card on the field lie face-down; are there set cards like in Yu-Gi-Oh";
    [C4_2_3_2 C4_6_3]
        "card flipped over on the board what is it; face-down follower; turn a card face down; 盖着的卡算什么; 裏向きのカード";
    [C4_2_3_3] "placed face up or down; 正面背面; 表向き 裏向き";
    [C4_2_3_3 C4_9_2]
        "face up or face down in the graveyard; can I set a card face down like a trap; is the deck face down; cards turned over; 可以盖着放吗; 裏向きで置ける？";
    [C4_2_3_3]
        "do cards in the graveyard lie face up; should cards in my EX area be face up; is my evolve deck face down";
    [C4_2_3_3] "盖着放还是翻着放; 放进牌库要背面吗; 进墓地要正面不";
    [C4_3_1 C4_3_3]
        "where do I put my leader; does leader mean the hero card; effect says leader which one; 主战者放哪里; リーダーはどこに置く";
    [C4_3_1 C4_3_2] "where do I put my leader; can my opponent read my leader card";
    [C4_3_2 C4_3_3] "效果写主战者是指主战者区那张吧; 主战者区公开吗";
    [C4_3_3] "the text says leader does it mean mine or the one in the leader area";
    [C4_4_1 C4_4_2]
        "where do creatures go; front row back row matter?; does position on the board matter; can I move them around on the table; 随从摆放位置有关系吗; 場の並び順は関係ある？";
    [C4_4_1]
        "can spells sit on the board; do equipments exist; where do amulets go; enchantment zone; spell trap zone; 法术放场上吗; スペルは場に置く？";
    [C4_4_1] "where do followers and amulets go; does a spell stay on the field";
    [C4_4_1 C4_4_3] "场上指哪里; 写从者没写哪就是场上的吗; 手里的从者算从者吗";
    [C4_4_2]
        "are cards on the field open to both; is the position on the board relevant; does it matter if my follower is left or right of another as in Hearthstone";
    [C4_4_3]
        "card says destroy a follower, can it hit one in the EX area; does all amulets include hand; where does it apply if no zone named; 没写区域就是战场吗; 領域が書いてないとき";
    [C4_4_3]
        "the effect says follower does it include one in my hand or cemetery; destroy a card means only cards on the field right; does select an amulet reach amulets in the EX area";
    [C4_4_4 C4_4_4_1]
        "can an effect raise the field limit; increase my board size; six slots by a card; 场地上限能增加吗; 場の上限を増やす";
    [C4_4_4] "is there a maximum of cards on my board; can an effect change how many cards fit on the field";
    [C4_4_4_1 C4_4_4_2 C10_6_2_6 C11_4_1]
        "field full, how many cards on field, five followers, play when full, summon too many tokens; 战场满了 最多几张 场上5个 再下 召唤超过; 場がいっぱい 最大5枚 場に出せない トークンがあふれる";
    [C4_4_4_1 C10_6_2_6]
        "board is full, amulets count, can I play a sixth to trade, fanfare only; 护符占格子吗 场上满5个还能打出吗; 盤面埋まってるのに出せる？ アミュレットも数える";
    [C4_4_4_1 C4_4_4_2] "board limit, what about the sixth token, too many";
    [C4_4_4_1 C4_4_4_2 C10_6_2_6] "场上满了还能下吗 召多了怎么办 护符占位吗";
    [C4_4_4_1]
        "how many followers on my field, board limit, do amulets count for the five, field slots; 场上最多几张 护符算格子吗; 場に何枚まで アミュレットも数える";
    [C4_4_4_1 C4_4_4_2] "board cap five including amulets, overfill with tokens; 场上五格满; 盤面5枠";
    [C4_4_4_1]
        "how many minions can I have; board limit; max creatures on field; do amulets take up slots; 场上最多几个; 場に何枚まで出せる";
    [C4_4_4_1 C4_4_1]
        "amulets and creatures share the five slots?; three minions and three amulets; do evolve cards take space; 护符算进五个吗; アミュレットも5枚に含む？";
    [C4_4_4_1]
        "how many followers may I have on the board; do amulets take up a board slot; is five the limit for followers and amulets together; can I have seven minions";
    [C4_4_4_1] "场上最多几个; 能下第六个从者吗; 护符占格子吗; 满场是几个";
    [C4_4_4_2 C5_4_2_1] "summon three tokens with two spaces; 剩两格召唤三个; 残り2枠に3体出す";
    [C4_4_4_2 C10_6_2_6]
        "field is full, tokens don't fit, can I play a follower with five out, replace one, sacrifice to make room; 场满了还能出吗 召唤token放不下 能顶掉一个吗; 場がいっぱいで出せる トークンが入りきらない";
    [C4_4_4_2 C10_6_2_6]
        "five on board may I play an amulet, full board spell summons tokens, sixth follower; 五个了还能放护符吗; 5体いるのにもう1枚 トークンはどうなる";
    [C4_4_4_2 C5_4_2_1]
        "summon three tokens with four on the field, how many come when there's little room; 场上四个召唤三个出几个; 4体いる時にトークン3体";
    [C4_4_4_2]
        "summon three with only one slot left; full board tokens; no room for all the tokens; what happens to extra summons; 场满了还召唤怎么办; 場が埋まってるのにトークン";
    [C4_4_4_2]
        "board full and reanimate two; which ones get put out if not all fit; cards that don't fit stay where they were or die; 放不下的牌留在原处吗; 入りきらないカードはどうなる";
    [C4_4_4_2 C5_21_1]
        "steal a creature with a full board; take control but no slot; mind control when I have five; 场满了能抢吗; 場が5枚で奪える？";
    [C4_4_4_2 C12_4_3]
        "fanfare summons two but only one space; token maker on a nearly full board; 只剩一格出两个衍生物; 空き1枠で2体出す";
    [C4_4_4_2 C10_6_2_6]
        "five things out and my spell makes knights, is the spell wasted; tokens vanish when no room; can I throw one of mine away to make room; 没位置衍生物消失吗; 空きがないとトークンは消える？";
    [C4_4_4_2]
        "I summon three tokens but just two slots are free; my board is full and an effect summons another what happens; which of the tokens do I get when there's not enough room";
    [C4_4_4_2 C9_1_2]
        "my spell makes four tokens with four cards already on my board; tokens that don't fit do they go to EX or vanish";
    [C4_4_4_2] "召唤三个token只剩两格怎么办; 满场了召唤的去哪; 场满了亡语怪出不来";
    [C4_4_4_2 C4_1_5] "要放三个只剩一个位置选哪个放; 满场放哪个谁定";
    [C4_5_1] "where does the main deck lie";
    [C4_5_2] "look at or change order of the deck; 看牌组 改顺序; デッキを見る 順番";
    [C4_5_2 C5_10_1]
        "look at my deck, order of the deck, top cards looked at in what order go back; 看牌库顶 牌库顺序; デッキの中を見る デッキの順番";
    [C4_5_2 C5_10_1] "reorder my deck after looking, put looked cards back how; 看完顺序能换吗; 見た後の順番";
    [C4_5_2]
        "can I look through my own deck; peek at top card; shuffle my deck whenever I like; check what is left in library; 可以看自己牌库吗; 自分の山札を見ていい？";
    [C4_5_2 C4_1_2]
        "flipped a card while shuffling; saw the bottom card; accidentally saw top of my deck; 洗牌时看到牌; 山札が見えてしまった";
    [C4_5_2]
        "may I look at the top of my deck; he shuffled his library for no reason is that allowed; can I check which cards are left in my deck";
    [C4_5_2] "能看自己牌库吗; 可以翻牌库确认有什么吗; 偷看牌堆顶";
    [C4_5_3] "does deck mean my main deck or the evolve deck as well";
    [C4_6_1 C6_1_1_3]
        "evolve pile separate?; extra deck where on the table; second deck; 进化牌放哪; エボルヴデッキの置き場";
    [C4_6_1 C4_6_2]
        "may I look at my opponent's evolve deck; can I check my own evolve deck any time; is the extra deck secret or open; must the evolve deck be shuffled";
    [C4_6_1 C6_2_1_5] "进化牌组放哪; 额外卡组放在旁边吗";
    [C4_6_2] "look at my evolve deck, may opponent look; 看进化牌组; エボルヴデッキを見る 相手のを見る";
    [C4_6_2] "see the opponent's evolve deck, count it; 看对方进化牌组; 相手の進化デッキを見る";
    [C4_6_2 C4_6_3]
        "look at his evolve deck, evolved card face up again, reuse a spent evolve card; 能看对手进化牌组吗 用过的进化卡还能用吗; 相手の進化デッキを見る 使った進化カードをもう一度";
    [C4_6_2] "may I show or check my evolve deck any time; 随时能看自己进化牌组吗; 自分の進化デッキを見る";
    [C4_6_2]
        "can I see opponent's extra deck; look at my evolve deck any time; is the evolve pile secret; 对手进化牌组能看吗; 相手のエボルヴデッキを見られる？";
    [C4_6_2] "能看对面的进化牌组吗; 自己进化牌组能随便翻吗; 额外卡组公开吗";
    [C4_6_3 C11_6_1 C5_15_4]
        "where does the evolve card go when the follower dies, reuse face-up evolve cards; 进化卡死后去哪 还能再用吗 面朝上; 進化したフォロワーが破壊 進化カードはどこへ 表向きで戻る 再利用";
    [C4_6_3 C11_6_1]
        "used evolve card, can it be used again; 用过的进化卡还能再用吗; 使ったエボルヴカードはまた使える？";
    [C4_6_3 C11_6_1 C5_15_4] "after my evolved guy dies can I reuse that evolve card";
    [C4_6_3]
        "face up evolve cards can I use again; used evolution goes back, reuse?; flipped card in evolve deck; once evolved card returned face up; 翻开的进化卡还能用吗; 表向きのエボルヴカードは再利用できる？";
    [C4_6_3]
        "my evolve card went back face up can I use it a second time; do used evolve cards count in my evolve deck; is a face up card in the evolve deck still available to evolve";
    [C4_6_3] "进化牌组里翻开的还能用吗; 用过的进化卡能再进化吗; 正面朝上的进化卡算进化牌组张数吗";
    [C4_7_1 C4_8_1]
        "difference between hand and ex area; is EX like hand for discards; which zone is public; 手牌和EX区区别; 手札とEXの違い";
    [C4_7_1 C4_7_2]
        "can my opponent look at my hand; must I keep my hand hidden; may I look through my own hand freely";
    [C4_7_2 C4_1_2]
        "he wants to see my hand; must I show my cards; can I peek at opponents hand; hand secret; 要给对手看手牌吗; 手札を見せる必要ある？";
    [C4_7_2] "手牌要给对面看吗; 能看对面手牌不; 露手牌了";
    [C4_7_3] "can an effect raise my hand limit; is there a maximum hand size";
    [C4_7_3_1 C7_4_6]
        "hand size limit, too many cards at end of turn, discard down to 7; 手牌上限 回合结束弃到7张; 手札上限 7枚 ターン終了時に捨てる";
    [C4_7_3_1 C7_4_6]
        "nine cards in my hand during my turn, must I discard at once; 手牌9张要马上弃吗; 手札8枚あふれたらすぐ捨てる？ ターン終わりだけ";
    [C4_7_3_1 C7_4_6] "hand cap, do I discard right when I go over";
    [C4_7_3_1 C7_4_6] "手牌满了要弃吗 什么时候弃";
    [C4_7_3_1 C7_4_6]
        "hand limit, more than seven cards, burn overdraw, over limit during my turn; 手牌上限几张 爆牌吗 回合中超过7张; 手札の上限 7枚を超えたら 途中で8枚";
    [C4_7_3_1 C7_4_6]
        "draw with seven cards in hand, does the eighth card burn, overdraw; 手牌七张再抽会爆牌吗; 手札7枚で引いたら燃える";
    [C4_7_3_1 C7_4_6] "hand cap seven, when do I burn cards; 手牌满七张; 手札7枚まで";
    [C4_7_3_1 C7_4_6]
        "max hand size; how many cards can I hold; hand limit end of turn; 9 cards in hand now; 手牌上限几张; 手札上限は何枚";
    [C4_7_3_1]
        "can I have ten cards in hand during my turn; limit checked only at end; hand full during his turn; 回合中手牌超过七张可以吗; ターン中は手札8枚でもいい？";
    [C4_7_3_1 C5_9_1]
        "I draw with seven in hand, does the card burn; overdraw gets destroyed like hearthstone; drawn card lost?; 爆牌吗; 手札いっぱいで引いたら";
    [C4_7_3_1]
        "how many cards can I hold; do I have to discard down to seven; is the hand limit nine like in the video game; I drew to eight cards in my turn is anything burned";
    [C4_7_3_1] "手牌上限几张; 能拿九张吗; 爆牌几张";
    [C4_7_3_1 C7_4_6] "抽到第八张马上烧掉吗; 手牌满了抽牌会爆吗; 炉石那种爆牌有吗";
    [C4_7_3_1 C4_8_3_1] "EX区算手牌数吗; 手牌7张ex另外算吧";
    [C4_8_1 C4_8_2] "what is the EX area, may the opponent see it; EX区是什么 对手能看吗; EXエリアとは 相手に見える";
    [C4_8_1 C8_2_1]
        "EX area cards stay, count as hand, opponent discards them; EX区算手牌吗 能一直留着吗; EXエリアは手札に数える？ ずっと置ける";
    [C4_8_1 C8_2_1]
        "play from the EX zone, do EX cards cost PP, opponent sees EX cards, what is EX area; EX区的卡怎么用 EX区要付费吗; EXエリアのカードをプレイ EXエリアとは コストはいる";
    [C4_8_1 C4_8_3_3]
        "card in EX counts as hand, discard from EX, buff on an EX card remains; EX区算手牌吗 能弃EX的卡吗; EXは手札扱い EXから捨てる";
    [C4_8_1 C8_2_1]
        "what is the ex area; extra zone cards can I play them; is the EX zone like a second hand; tokens in ex; EX区是什么; EXエリアって何";
    [C4_8_1]
        "put a card from hand into EX myself; can I move EX cards to hand; does ex count as hand size; discard from EX; EX区算手牌吗; EXは手札に数える？";
    [C4_8_1]
        "what is the EX area for; can I play cards from the EX area like from my hand; is the EX area part of my hand; does my opponent see what is there";
    [C4_8_1 C4_8_2] "EX区是干嘛的; EX区的牌对面能看到吗; 那个额外手牌区";
    [C4_8_2] "can opponent see my ex cards; is the EX area hidden; face down in ex?; EX区对手能看吗; EXエリアは公開？";
    [C4_8_2] "are cards in the EX area revealed to both; may I sort the EX area";
    [C4_8_3] "how many cards fit in the EX area can that change";
    [C4_8_3_1 C4_8_3_2 C11_5_1] "EX area full, more than five; EX区满了 超过5张; EXエリアがいっぱい 5枚 あふれる";
    [C4_8_3_1 C4_8_3_2] "cap on the EX area, more tokens than fit";
    [C4_8_3_1 C4_8_3_2 C8_2_1] "EX区放几张 从EX区出要费吗";
    [C4_8_3_1 C4_8_3_2]
        "EX area full, sixth card, how many in EX; EX区最多几张 满了怎么办; EXエリアは何枚まで いっぱい";
    [C4_8_3_1 C4_8_1] "EX slots, generated cards go where, token to hand goes EX; 生成的卡放哪; 生成カードの置き場";
    [C4_8_3_1] "how many cards fit in ex area; ex limit; sixth card in EX; EX区最多几张; EXは何枚まで";
    [C4_8_3_1] "how many cards can be in my EX area; I have five tokens in the EX area and get another one";
    [C4_8_3_1] "EX区最多放几张; ex区满了怎么办; EX几格";
    [C4_8_3_2]
        "ex area is full and I make another token; put card in full EX; do I replace one; overflow ex; EX区满了再放怎么办; EXエリア満杯で追加";
    [C4_8_3_2 C9_1_2_2]
        "my fanfare gives two fairies but EX has four cards; only one fits in the ex; extra fairy lost; EX只剩一格; EXに1枚しか入らない";
    [C4_8_3_2]
        "my EX area is full and an effect puts two cards there what happens; I create more tokens than fit in the EX area; does an extra card go to the graveyard when EX is full";
    [C4_8_3_2 C4_8_3_1]
        "my EX already has five cards and the effect makes another fairy; where does a token go when EX is full";
    [C4_8_3_2] "EX区满了token还能放进去吗; ex满了多出来的去墓地吗";
    [C4_8_3_3] "buff on EX area card stays on field; EX区加成; EXエリアで受けた効果";
    [C4_8_3_3 C10_6_2_1_3]
        "buffed it in the ex area does the buff stay when it hits the board; cost reduction in EX; token pumped in ex; EX区加的效果上场还在吗; EXで受けた強化は場でも有効？";
    [C4_8_3_3]
        "I reduced the cost or buffed a card in the EX area and it is put onto the field by an effect does it keep the bonus; the plus one on my token in EX stays when it gets summoned straight from there";
    [C4_8_3_3] "在EX区减过费加过攻的直接上场效果还在吗; EX区buff带到场上吗";
    [C4_9_1]
        "where do used spells go; dead minions go where; discard pile; trash; 用过的牌放哪; 使い終わったカードはどこへ";
    [C4_9_1 C4_9_2]
        "may I look through my opponent's graveyard; where do used spells and dead followers go; is the cemetery open for both; does the order of the cemetery matter";
    [C4_9_1] "用过的牌去哪; 墓场放啥";
    [C4_9_2] "look through cemetery, opponent's cemetery; 看墓地 对方墓场; 墓場を見る 相手の墓場を確認";
    [C4_9_2] "look at his graveyard, browse the cemetery; 能看对手墓地吗; 相手の墓場を見る";
    [C4_9_2]
        "can I look at his graveyard; check discard pile; flip through the cemetery; order in graveyard matters?; 能看对手墓地吗; 相手の墓場を見ていい？";
    [C4_9_2] "墓地能随便看吗; 能翻对面墓场吗; 墓地可以换顺序吗";
    [C4_10_1 C4_10_2]
        "are banished cards open to see; can I look at the cards in his exile pile; are banished cards face down; is banished the same as removed from play";
    [C4_10_1 C5_6_1] "被消失的牌还能拿回来吗; 消失区是哪";
    [C4_10_2] "look at banished cards; 消失区 能看吗; 消滅したカードを見る";
    [C4_10_2 C5_6_1]
        "banished cards face up, can I see them, do banished cards trigger last words; 消失的卡去哪 消失触发谢幕曲吗; 消滅したカードはどこ 消滅でラストワード";
    [C4_10_2 C4_10_1]
        "exile zone face up?; removed from game cards can I see them; banished pile; can banished cards come back; 除外的牌能看吗; 消滅領域は公開？";
    [C4_10_2] "消失区能看吗; 被除外的牌公开吗; 放逐区";
    [C4_11_1 C4_11_2]
        "is there a stack; where does the spell sit while it resolves; chain; resolution area; 有没有连锁堆叠; スタックはある？";
    [C4_11_1 C4_11_2]
        "where is a spell while I'm playing it; is there a stack zone in this game; does each player have a resolution zone of their own; where is the card between hand and field";
    [C4_11_1 C4_11_2] "打出的牌先放哪; 解决区是啥; 法术结算的时候在哪";
    [C4_12_1 C4_12_2]
        "where does the evolve card lie; zone under the evolved follower; is the evolve card on the field counted as a card; 进化卡放在什么区; エボルヴゾーン";
    [C4_12_1 C4_12_2]
        "where does the evolve card go when I evolve; can my opponent look at the evolve card that is in use";
    [C4_12_1] "进化区是什么; 进化卡叠上去算在哪个区";
    [C4_13_1 C4_13_2]
        "carrot cards where do they go; uma musume carrots zone; race zone what for; 胡萝卜放哪; にんじんはどこに置く";
    [C4_13_1 C4_13_2] "where do the carrots go; is the race zone open to see; which cards lie in the race zone";
    [C4_13_1] "参赛区放啥; 胡萝卜放哪; 胡萝卜区是干嘛的";
    [C5_2_1_1]
        "what does the green circle with a number mean in the text; the ability shows a 2 in a green disc do I pay two PP";
    [C5_2_1_2 C5_2_1_2_1 C5_2_1_2_2 C10_6_2_2_2] "X cost, who sets X; X费 谁定; Xコスト 決め方";
    [C5_2_1_2] "what is X in the cost circle; how much do I pay when the cost is X";
    [C5_2_1_2_1]
        "X equals number of my followers can I choose less; is X forced; X fixed by text; X已经写明了还能自己选吗; Xは自分で決められる？";
    [C5_2_1_2_1]
        "X is defined by the text can I still choose another value; X equals the number of my followers do I get a say in it";
    [C5_2_1_2_1] "卡上写了X等于什么还能自己定吗; X被写死了按写的吗";
    [C5_2_1_2_2 C10_6_2_2_2]
        "spell costs X when do I choose X; can I change X later; X on resolution or when cast; X费什么时候决定; Xの値はいつ決める";
    [C5_2_1_2_2]
        "when do I have to say what X is; can I choose X after seeing the response; the card has X and doesn't tell what it is";
    [C5_2_1_2_2] "费用X的时候X什么时候定; X费牌付多少自己定吗; X能随便报吗";
    [C5_3_1] "tap an enemy by effect; 横置对方随从; 相手をアクトさせる";
    [C5_3_1]
        "what does engage mean; turn card sideways; stand it up again; untap a follower; 横置是什么; アクトとスタンド";
    [C5_3_1] "what does it mean to engage a follower; the effect says reserve do I turn it upright";
    [C5_3_1] "重置从者就是转正吗; 横置一个从者是把它打横";
    [C5_3_1 C8_4_2] "效果把打过的转正能再打吗; 重置后再攻击算不算";
    [C5_4_1 C12_4_3]
        "put onto the field without paying; cheat a big guy into play; cost to put into play; 直接放到场上要付费吗; 場に出すのにコスト払う？";
    [C5_4_2]
        "put two tokens into my EX area where do they come from; the text tells me to put a named token do I make it myself; do I need the token in my deck";
    [C5_4_2 C9_1_2_1] "放两张妖精到EX区是谁的EX; 创建token进谁的区";
    [C5_4_2_1 C5_4_2]
        "summon a knight token where does it go; do tokens enter my side; summon vs put; whose board gets the token; 召唤的衍生物放哪边; トークンを出すのは自分の場？";
    [C5_4_2_1]
        "what does summon mean in this game; summon a knight goes to my field or to my opponent's; is playing a card from hand a summon";
    [C5_4_2_1] "召唤一个token是放自己场上吗; 召唤妖精放哪; 能召到对面场上不";
    [C5_4_2_1 C12_9_2] "召唤的token当回合能打吗; token有召唤失调吗";
    [C5_4_2_2 C9_1_2]
        "put a card into EX that shares a token's name, from where; fairy card added to EX, is it a token; make a named token; 放置衍生物名字的牌; トークン名のカードを置く";
    [C5_4_2_2] "the effect says put a card with that name and that is a token name what do I do";
    [C5_4_3] "enter the field from, played from hand; 从手牌登场; 手札から場に出る";
    [C5_4_3] "played from hand counts as entering from hand; 从手牌打出算从手牌入场吗; 手札から場に出た扱い";
    [C5_4_3]
        "enters from hand, does playing it normally count; comes via casting, is it from hand; from anywhere but hand trigger when I cast it; 正常打出算从手牌进场吗; 手札からプレイは手札から出た扱い？";
    [C5_4_3]
        "I played a follower from the EX area did it enter the field from the EX area although it passed through the resolution zone; the effect works when it enters from anywhere but the hand and I played it from hand";
    [C5_4_3] "从手里打出的算从手牌登场吗; 经过解决区还算从手牌入场不; 从EX区登场怎么算";
    [C5_5_1] "destroy means; 破坏是什么; 破壊とは";
    [C5_5_1 C12_5_1]
        "destroyed goes to cemetery, last words trigger, returned to hand last words, stolen last words; 破坏后谢幕曲 回手触发谢幕曲吗; 破壊されたらラストワード バウンスでラストワード";
    [C5_5_1 C5_6_1]
        "is banishing destroying, difference between destroy and banish, removed follower last words; 消失和破坏区别; 消滅と破壊の違い";
    [C5_5_1]
        "destroyed creature goes where; kill means graveyard?; destroy an amulet; does destroyed go to exile; 破坏去哪里; 破壊されたらどこへ";
    [C5_5_1 C12_5_3]
        "sacrifice my own is that destroyed; put into graveyard vs destroy; dies without being destroyed; 送墓算破坏吗; 墓場に置くは破壊？";
    [C5_5_1]
        "what happens to a destroyed follower; where does a destroyed amulet go; if his stolen follower is destroyed on my side whose cemetery; does destroy ignore the remaining health";
    [C5_5_1] "被破坏的去哪; 破坏进墓场吗; 杀掉的牌进谁墓地";
    [C5_6_1] "banish, does it trigger last words; 消失 触发谢幕曲吗; 消滅 ラストワード";
    [C5_6_1]
        "banish what is that; exiled follower; removed creature does it go to graveyard; does last words happen when exiled; 消失的卡去哪; 消滅したら墓場に行く？";
    [C5_6_1 C12_5_3]
        "exile instead of kill deathrattle no?; removed by banish last words; 消失触发谢幕曲吗; 消滅でラストワード";
    [C5_6_1]
        "where does a banished card go; does banishing trigger last words; is banish the same as exile; to whose banished zone goes a stolen card";
    [C5_6_1 C12_5_1] "消失的牌触发谢幕曲吗; 被除外了有亡语吗; 放逐算死吗";
    [C5_7_1 C5_7_1_1 C5_7_1_2]
        "must I find a card when searching, fail to find, show the searched card, pretend not to find; 检索可以说找不到吗 检索要给对面看吗; サーチで見つからない サーチしたカードを見せる わざと外す";
    [C5_7_1]
        "tutor a card, may opponent look too; who looks through the deck; search my library; 检索时对手能看牌库吗; サーチで山札を全部見ていい？";
    [C5_7_1] "may my opponent look at my deck while I search; can I look through all of my deck when I search";
    [C5_7_1] "检索的时候对面能看我牌库吗; 搜牌能从头翻到尾吗";
    [C5_7_1_1 C4_1_2_2]
        "search for a card by name and say I didn't find it, claim no card found; 检索指定卡能说没有; 条件付きサーチで見つからなかった";
    [C5_7_1_1 C5_7_1_2 C4_1_2_2]
        "whiff a tutor, must reveal tutored card, fail to find allowed; 检索失败可以吗; サーチ失敗は許される";
    [C5_7_1_1]
        "search any card, may I find nothing; tutor without restriction fail to find; I'm told to find 1 card, can I refuse; 没条件的检索能找不到吗; 無条件サーチで見つからないと言える？";
    [C5_7_1_1] "search any one card and I say I found nothing; must I take a card with an unconditional tutor";
    [C5_7_1_1 C5_7_1_2]
        "he searched for a follower and put it into his hand without showing me; I looked through the deck and took nothing although any card would do";
    [C5_7_1_1] "检索任意一张能说没找到吗; 随便搜一张可以不拿不";
    [C5_7_1_2 C4_1_2_2]
        "must I show what I searched; reveal tutored card to opponent; he grabbed a card without showing; prove it is a follower of cost 2; 检索的牌要给对手看吗; サーチしたカードは見せる？";
    [C5_7_1_2 C5_7_1_1]
        "took a card from the deck straight to hand without letting me see; can he search face down; tutor for anything hidden; 检索完没给我看; サーチで見せずに手札に入れた";
    [C5_7_1_2]
        "do I have to show the card that I searched; he tutored a follower and did not reveal it; I fetched any card without a condition must I reveal it";
    [C5_7_1_2] "检索的牌要给对面看吗; 搜指定从者要亮吗; 搜牌不亮行不行";
    [C5_7_1_2 C4_1_2_2] "检索条件卡能说没找到吗; 搜牌故意搜空";
    [C5_7_2 C5_8_1] "shuffle after search; 检索后洗牌; サーチ後シャッフル";
    [C5_7_2] "deck is shuffled when nothing was found; 没找到也洗牌吗; 見つからなくてもシャッフル";
    [C5_7_2] "shuffle after searching nothing; 没找到也要洗牌吗; 見つからなくてもシャッフル";
    [C5_7_2 C5_7_1]
        "do I shuffle after I look through my deck, who may see my deck while searching; 检索完洗牌吗; サーチの後デッキを切る";
    [C5_7_2]
        "do I shuffle if I found nothing; forgot to shuffle after search; tutor then shuffle; 找不到也要洗牌吗; サーチ失敗でもシャッフル？";
    [C5_7_2]
        "searched and the card was not there; took a peek but didn't shuffle; declined to take a card; 没找到要不要洗; 見つからなくても切る？";
    [C5_7_2]
        "do I shuffle my deck after a search; I found nothing do I still shuffle; he searched and put the deck back without shuffling";
    [C5_7_2] "没搜到也要洗牌吗; 检索完要洗牌库吗; 忘了洗牌";
    [C5_8_1] "who shuffles the deck; do I cut; shuffled badly; must randomise; 谁来洗牌; シャッフルは誰がする";
    [C5_8_1]
        "how do I have to shuffle; may I shuffle my opponent's deck; who shuffles when an effect says shuffle the deck";
    [C5_8_1] "洗牌谁来洗; 对面让我洗牌是洗谁的; 洗牌要随机";
    [C5_8_1_1]
        "shuffle a one card deck; no cards in deck and I must shuffle; does it count as shuffling; 只剩一张怎么洗; 1枚の山札をシャッフル";
    [C5_8_1_1]
        "my deck has only one card does shuffling count; an ability triggers when I shuffle and my deck is empty";
    [C5_8_1_1] "牌库只剩一张要洗牌算洗了吗; 没牌了洗牌触发吗";
    [C5_9_1] "draw; 抽卡; 引く";
    [C5_9_1] "draw from top or bottom; how to draw; pick up a card; 抽牌怎么抽; 引くとは";
    [C5_9_1] "do I draw from the top; is putting a card into hand from the deck the same as drawing";
    [C5_9_1] "抽牌是从顶上抽吗; 抽牌能从底下抽不";
    [C5_9_1_1]
        "I had to draw with an empty deck when exactly do I lose; a spell made me draw from an empty library but the spell continues do I still finish it; I can't draw but I kill him with the same spell who wins";
    [C5_9_1_1 C11_2_2] "牌库空了要抽是马上输还是等; 抽不到牌啥时候判死; 空抽";
    [C5_9_1_1 C1_2_1_2] "抽两张只剩一张牌会死吗; 抽不够判负不";
    [C5_9_2 C5_9_3] "draw several, draw up to; 抽几张 最多抽; N枚まで引く";
    [C5_9_2 C11_2_2] "draw three with two cards left; 剩两张要抽三张; 残り2枚で3枚引く";
    [C5_9_2 C5_9_3_1]
        "draw up to three, stop drawing early, one by one; 最多抽三张可以少抽吗; 3枚まで引く 途中でやめる";
    [C5_9_2]
        "draw 3 with 1 card in library; draw two all at once or one by one; draw triggers twice?; drawing more than deck has; 抽三张是一张张抽吗; 2枚引くは1枚ずつ？";
    [C5_9_2 C1_2_1_2]
        "draw 2 with one left, do I die; second draw empty; deck runs out in the middle of drawing; 抽两张只剩一张会输吗; 残り1枚で2枚引く";
    [C5_9_2]
        "draw three cards is it one draw or three; does an ability that triggers on drawing trigger three times; may I see each card as I draw";
    [C5_9_2] "抽三张是一次抽三张还是抽三次; 每抽一张触发几次; 抽多张怎么算";
    [C5_9_3] "draw up to three do I announce the number beforehand; how do I carry out draw up to N cards";
    [C5_9_3_1 C5_9_3_3] "up to N cards, look before drawing on; 抽最多N张 抽一张看一张; 1枚ずつ確認して止める";
    [C5_9_3_1] "draw up to, look first then stop";
    [C5_9_3_1 C5_9_2] "draw cards one at a time and see them; 一张一张抽可以看了再决定吗; 1枚ずつ引いて見てから決める";
    [C5_9_3_1 C5_9_3]
        "draw up to three, can I stop after seeing the first; look at first card then decide to draw more; stop drawing before decking; 最多抽三张可以看一张再决定吗; 3枚まで引くで途中でやめられる？";
    [C5_9_3_1]
        "may I stop after I saw the first card; can I draw zero with draw up to two; draw up to three and I want to quit after two";
    [C5_9_3_1] "最多抽三张能看一张再决定吗; 抽到一半能停吗; 最多抽能抽0张吗";
    [C5_9_3_2 C5_9_3_3]
        "draw up to 2 took one then want another; keep drawing one by one; must decide number before; 先抽一张再决定; 1枚引いてから決める";
    [C5_9_3_3] "after each card of a draw up to effect may I decide again";
    [C5_10_1 C5_10_2_2] "look at top cards, order; 看牌组上面; 上から見る";
    [C5_10_1]
        "look at top 5 does opponent see them; scry; peek the top; does looking count as drawing; 看牌库顶要公开吗; 山札の上を見るのは自分だけ？";
    [C5_10_1]
        "look at the top three cards may my opponent see them; may I change the order of the cards that I look at; looking at the top does it count as drawing";
    [C5_10_1] "看牌库顶三张对面能看吗; 看顶牌能改顺序吗; 占卜";
    [C5_10_2] "look at up to four cards can I stop after two; must I say how many cards I look at beforehand";
    [C5_10_2_2 C5_10_2]
        "look at up to 5, can I stop at 2; look one at a time; do I have to look at all; 最多看五张可以少看吗; 5枚まで見るで2枚でやめる";
    [C5_10_2_2]
        "I've seen what I need may I stop looking at the top cards; with look at up to five do I need to look at all five";
    [C5_10_2_2] "最多看五张可以看两张就停吗; 边看边决定继续看不";
    [C5_10_2_4 C5_10_2_2]
        "peek one more card; stop looking early; decide after each look; 边看边决定; 1枚ずつ見て止める";
    [C5_11_1] "who chooses what to discard; 弃牌谁选; 捨てるカードは誰が選ぶ";
    [C5_11_1] "opponent makes me discard, do I choose, random; 弃牌是随机的吗 自己选; 捨てるのは自分で選ぶ？ ランダム";
    [C5_11_1] "discard as cost with empty hand; 没手牌要弃牌; 手札がないのに捨てる";
    [C5_11_1] "who picks the discard, me or him";
    [C5_11_1] "弃牌自己选还是对面选";
    [C5_11_1] "who picks the discard, random discard; 弃牌谁选; 捨てるカードは誰が選ぶ";
    [C5_11_1]
        "opponent makes me discard do I choose, discard from EX area; 对手让我弃牌我自己选吗; 相手に捨てさせられる時自分で選ぶ";
    [C5_11_1]
        "who chooses what I discard; discard random or my choice; opponent picks from my hand?; where do discarded cards go; 弃牌谁选; 捨てるカードは誰が選ぶ";
    [C5_11_1]
        "discard from EX area; discard with empty hand; does discarding trigger last words; opponent looks at my discard; 没手牌弃牌怎么办; 手札0で捨てる";
    [C5_11_1]
        "who chooses the card that I discard; he made me discard does he pick the card; where do discarded cards go; does discard from the EX area work";
    [C5_11_1] "my opponent's effect says I discard one may I choose my worst card; is a discard random";
    [C5_11_1] "弃牌谁选; 让对面弃一张是我挑还是他挑; 弃牌随机吗";
    [C5_11_1 C4_8_1] "弃牌能弃EX区的吗; 拿ex区的卡当手牌弃";
    [C5_11_1 C7_4_6] "能主动弃牌吗; 没事弃手牌行不行";
    [C5_12_1]
        "swap two cards same time; switch a hand card with a graveyard card; exchange; 交换两张牌怎么处理; 入れ替えは同時？";
    [C5_12_1]
        "what does swap do with two cards; are the cards exchanged at the same time; does the swapped card take the place of the other one";
    [C5_12_1 C5_12_2] "交换两张牌有一张动不了还换吗; 互换区域是同时吗; 换一半行不行";
    [C5_12_2] "swap fails; 交换失败; 入れ替えできない";
    [C5_12_2]
        "one of the swapped cards can't move; swap but the zone is full; half a swap; exchange with a token to hand; 只有一张能动还换吗; 片方だけ移動できない入れ替え";
    [C5_12_2]
        "one of the two cards cannot move does the swap still happen; I want to swap a token with a card in my cemetery; half of the exchange is impossible";
    [C5_13_1 C5_13_3_1 C5_13_3_2 C5_13_3_3]
        "ability damage or combat damage, what kinds of damage; 能力伤害 交战伤害 区别; 能力ダメージ 交戦ダメージ 違い 種類";
    [C5_13_1 C2_8_2]
        "two damage on a three defense then healed next turn, is damage permanent; 伤害一直留着吗; ダメージは残り続ける";
    [C5_13_1 C2_8_2]
        "does damage reduce hp permanently; deal 3 to a 5 health minion; damage marked or subtract; 受伤生命怎么减; ダメージで体力が減る";
    [C5_13_1 C2_8_3]
        "my spell says deal 3 to leader what happens; burn face; shoot the hero; 法术打主战者; リーダーにダメージ";
    [C5_13_1]
        "what does damage do to my leader; does damage reduce the defense number; 3 damage to a follower with 5 health";
    [C5_13_1] "从者受伤是减血上限吗; 伤害就是扣防御力吧; 掉血会不会回";
    [C5_13_1 C11_3_1] "伤害刚好等于血死不死; 扣到0算死吧";
    [C5_13_1_1] "defense negative; 体力负数; 体力がマイナス";
    [C5_13_1_1]
        "overkill to minus; can hp be negative; follower at -3 then gets +2; 生命可以变负吗; 体力がマイナスになる？";
    [C5_13_1_1]
        "can damage bring the leader below zero; my follower with two health takes seven is it at minus five; does overkill count";
    [C5_13_1_1] "能打成负血吗; 溢出伤害算负的吗";
    [C5_13_1_2] "damage to an amulet; 护符受到伤害; アミュレットにダメージ";
    [C5_13_1_2]
        "damage to an amulet, hit an amulet; 护符能受伤吗 能打护符吗; アミュレットにダメージ アミュレットを攻撃";
    [C5_13_1_2 C8_4_1] "can I attack an amulet, destroy an amulet by damage; 能攻击护符吗; アミュレットは殴れる";
    [C5_13_1_2]
        "can I damage an amulet; shoot an artifact; burn an enchantment; deal damage to amulets; 能打护符吗; アミュレットにダメージ？";
    [C5_13_1_2 C8_4_1]
        "aoe damage hits amulets?; 3 damage to all cards; shoot his trinket; 群伤打护符吗; 全体ダメージはアミュレットにも？";
    [C5_13_1_2 C2_3_2]
        "do amulets have health; how do I get rid of an amulet; can amulets be fought; attack totem; 护符有血吗; アミュレットは壊せる？";
    [C5_13_1_2]
        "can I deal damage to an amulet; burn spell on an amulet does anything happen; can amulets be attacked or damaged";
    [C5_13_1_2] "能打护符吗; 护符会受伤吗; 伤害点护符";
    [C5_13_2 C10_2_1_3_2] "damage plus one, reduce damage; 伤害加1 减伤; ダメージ+ 軽減";
    [C5_13_2 C10_2_1_3_2]
        "damage plus one, reduce damage taken, several damage changes; 伤害加一 减伤; ダメージ+1 軽減";
    [C5_13_2 C10_2_1_3_2]
        "damage +1 effect is that separate damage; extra damage one packet or two; spell damage bonus; damage reduced; 伤害+1是分开算吗; ダメージ+1は別のダメージ？";
    [C5_13_2]
        "damage plus one is it a separate damage or one bigger hit; my ability raises the damage by two how often is damage dealt; spell damage bonus counts how";
    [C5_13_2 C10_2_1_3_2] "法术伤害加一怎么算; 伤害增加是置换吗; 受到伤害减一";
    [C5_13_3 C5_13_3_4]
        "what kind of damage is that; immune to combat damage vs spell; which damage does my shield stop; 这是哪种伤害; どの種類のダメージ";
    [C5_13_3] "what different kinds of damage are there";
    [C5_13_3_1 C5_13_3_2]
        "is attack damage ability damage, reduces only combat; 攻击伤害算能力伤害吗; 攻撃ダメージは能力ダメージ";
    [C5_13_3_1 C5_13_3_3] "攻击伤害和能力伤害";
    [C5_13_3_1 C12_13_2_1 C5_13_3_2]
        "is the damage the defender deals attack damage; 反击伤害算攻击伤害吗; 反撃は攻撃ダメージ";
    [C5_13_3_1]
        "attack damage what counts; does damage back from the blocker count as attack damage; reduce attack damage; 攻击伤害指什么; 攻撃ダメージに反撃は含む？";
    [C5_13_3_1]
        "what is attack damage; my follower is attacked and hits back is this attack damage; prevent attack damage does it stop the strike back";
    [C5_13_3_1] "攻击伤害是什么; 只算攻击方打出的吗; 攻击伤害减少挡不挡反击";
    [C5_13_3_2 C5_13_3_3 C5_13_3_1]
        "is combat damage ability damage, damage by a spell; 战斗伤害和能力伤害; 交戦ダメージと能力ダメージ";
    [C5_13_3_2]
        "combat damage both ways; prevent combat damage does it save from leader hit; is hitting face combat damage; 交战伤害包括打脸吗; 交戦ダメージとは";
    [C5_13_3_2]
        "combat damage means both sides in a fight right; does hitting the leader count as combat damage; is the damage dealt back by the defender combat damage";
    [C5_13_3_2] "交战伤害包括反击吗; 战斗伤害免疫防反伤吗";
    [C5_13_3_3 C5_13_3_1] "what counts as ability damage, is combat damage included";
    [C5_13_3_3 C5_13_3_2] "burn is ability damage, fight damage; 法术伤害算什么; スペルのダメージ種類";
    [C5_13_3_3]
        "is spell damage ability damage; burn from a fanfare counts as ability; damage not from fighting; 法术伤害算能力伤害吗; 能力によるダメージとは";
    [C5_13_3_3]
        "what counts as ability damage; is a spell's damage ability damage; does fanfare damage count as damage dealt by an ability; is last words damage ability damage";
    [C5_13_3_3] "能力伤害是指法术和技能吗; 法术打的算能力伤害不; 免疫能力伤害";
    [C5_13_3_4] "damage of all kinds; 伤害包括哪些; ダメージ全般";
    [C5_13_3_4]
        "card just says damage, any kind?; immune to damage includes burn and fights; 只写伤害包括哪些; ただダメージと書いてある";
    [C5_13_3_4] "it only says damage reduced by one does it cover spells and fights; prevents damage from what exactly";
    [C5_13_3_4] "只写伤害是哪种都算吗; 没写种类的免伤全挡吗";
    [C5_14_1 C5_14_1_1]
        "recover 2 pp; get mana back; refill crystals; recover when already full; 回复费用能超过上限吗; PP回復で最大を超える？";
    [C5_14_1]
        "what does recover two play points do; does recovering PP raise my maximum; can I spend the recovered mana at once";
    [C5_14_1] "回复pp算加上限吗; 回费是补当前的吧";
    [C5_14_1_1 C11_9_1] "recover PP past max; 回复PP超过上限; PP回復は最大まで";
    [C5_14_1_1] "spent nothing then recover 2; pp overflow from ramp; gain pp at full; 满费回复; 満タンで回復";
    [C5_14_1_1]
        "I recover three PP but only two are missing; can I get more mana than my maximum by recovering; recovering at full play points";
    [C5_14_1_1] "回复pp能超过上限吗; 回3点pp但只差1; 回费溢出";
    [C5_15_1 C5_15_1_2 C5_15_1_3] "how to evolve, evolve by effect; 怎么进化; 進化の手順 重ねる";
    [C5_15_1 C12_6_1]
        "evolved by an effect, does it need EP, super free evolve triggers on evolve; 效果进化要花EP吗 触发进化时吗; 効果で進化 進化時は発動";
    [C5_15_1 C12_2_1]
        "how do I evolve; does the evolve card go on top; evolution procedure; level up my follower; 怎么进化; 進化のやり方";
    [C5_15_1]
        "how do I evolve a follower; what happens with the evolve card; an effect evolves my follower do I need a card in the evolve deck; my evolve deck is empty can an effect still evolve it";
    [C5_15_1] "进化怎么操作; 进化卡叠在从者上面吗; 进化要从进化牌组拿吗";
    [C5_15_1 C6_1_1_3] "进化卡用完就没了只能进化一次吗; 三张进化卡能进三个吗";
    [C5_15_1_1 C12_2_2 C12_2_2_1]
        "evolve needs evolve card of the same name, no evolve card left; 进化需要同名进化卡 没有进化卡了; 進化に同名のエボルヴカード なくなったら";
    [C5_15_1_1 C12_2_2_1] "all my evolve copies are used; 进化卡用光了; エボルヴデッキに残ってない";
    [C5_15_1_1 C12_2_2] "no copy of the evolve card left in the evolve deck";
    [C5_15_1_1 C12_2_2 C12_2_2_1]
        "evolve without the card in the evolve deck, no evolve card left, evolve card of another name; 进化牌组没有同名卡能进化吗; 進化デッキに同名がないと進化できない";
    [C5_15_1_1 C5_15_1]
        "evolve without EP through a spell which evolve card, choose which evolve card; 效果进化用哪张; 効果で進化する時のカード";
    [C5_15_1_1 C12_2_2]
        "evolved version not in my evolve deck, ran out of evolve copies; 进化版用完了; 進化先がなくなった";
    [C5_15_1_1 C12_2_2_1]
        "which evolve card do I use; evolved by a spell not ability, what card; evolve into another name; auto evolve without cost; 用哪张进化卡; 効果で進化するときどのカード";
    [C5_15_1_1]
        "evolve by effect but no matching card in evolve deck; all copies of the evolution used up; nothing to evolve into; 进化牌组里没有同名卡; エボルヴデッキに対応カードがない";
    [C5_15_1_1]
        "which evolve card do I take when an effect evolves my follower; may I evolve into a card with another name; do I reveal the evolved version first";
    [C5_15_1_1 C12_2_2_1] "进化必须同名吗; 能拿别的进化卡盖上去吗; 效果进化用哪张";
    [C5_15_1_1] "进化牌组里没同名的还能进化吗; 没带进化卡能进化不; 效果进化但没卡了";
    [C5_15_1_2 C10_9_1_1_1 C5_15_2]
        "what are the stats after evolving, cost of an evolved card; 进化后的攻击力 费用算哪个; 進化後のステータス コスト";
    [C5_15_1_2 C12_6_2]
        "is it an evolved follower if a spell evolved it; counts as evolved; evolved followers you control; 算进化过的随从吗; 進化済み扱い？";
    [C5_15_1_2]
        "does a follower evolved by a spell count as evolved; is it evolved only when I pay; when has a follower evolved for an effect";
    [C5_15_1_2] "效果让它进化算进化过吗; 用法术进化触发进化时吗";
    [C5_15_1_3 C5_15_2]
        "evolve card on top or underneath; sleeve the evolve card over; stacking the two cards; 进化卡叠在上面吗; エボルヴカードは上に重ねる";
    [C5_15_1_3] "do I put the evolved card on top or next to it; the evolve card lies over the original is that right";
    [C5_15_2 C5_15_3]
        "evolved follower stays tapped, damage stays, stats after evolving, buffs kept, untaps when evolving; 进化后还是横置吗 受的伤还在吗 加成保留; 進化したら起きる ダメージはそのまま 強化は残る 横向きのまま";
    [C5_15_2 C5_15_3] "stats and state when evolving, tapped one stays tapped, keeps damage and buffs";
    [C5_15_2 C5_15_3] "进化之后还横着吗 血会回满吗 buff还在吗";
    [C5_15_2]
        "what is the cost of an evolved follower; does evolved one keep old abilities; evolved card name and stats; lose the original text after evolving?; 进化后费用是多少; 進化後のコストは";
    [C5_15_2]
        "does the evolved form still have ward of the base; base has storm but evolved card doesn't; old keywords after evolution; he says it keeps both texts; 进化前的能力还在吗; 進化前の能力は残る？";
    [C5_15_2]
        "what is the cost of an evolved follower; does the evolved follower keep the text of its unevolved form; which stats count after evolving; does the evolve card's name count";
    [C5_15_2]
        "does an evolved follower lose its old abilities like ward; my two drop evolved what cost does it have for a removal spell";
    [C5_15_2] "进化后费用变吗; 进化后看哪张的身材; 进化从者算几费";
    [C5_15_2] "进化后原来的能力还在吗; 底下那张卡的效果还有不; 进化后守护没了吗";
    [C5_15_3]
        "evolved a tapped follower, may it attack again, damage wiped; 打完再进化能再攻击一次吗; 殴ってから進化したらもう一回殴れる？";
    [C5_15_3]
        "does evolving heal, damage stays after evolving, evolve untaps, buffs kept; 进化会回满血吗 受过的伤还在吗 进化会竖起来吗; 進化したら体力回復 ダメージは残る 進化したら縦になる";
    [C5_15_3]
        "evolve a damaged follower, does evolving restore health, tapped after evolving; 残血进化; 傷ついたフォロワーを進化";
    [C5_15_3 C4_2_2]
        "tapped follower evolves still tapped, wounds remain after evolve, can an engaged follower evolve; 横置的随从能进化吗 进化后还横着吗; 横のまま進化 アクト状態で進化";
    [C5_15_3 C8_4_2] "attack then evolve then attack again; 攻击后进化再攻击; 攻撃後に進化してまた攻撃";
    [C5_15_3 C5_15_1_2]
        "evolved guy keeps tapped and damage, evolved counts as new card; 进化算新卡吗; 進化は新しいカード扱い";
    [C5_15_3]
        "does evolving heal; evolve a damaged follower keeps damage; untap on evolving?; tapped follower evolved can it attack again; 进化会回血吗; 進化したら傷は治る？";
    [C5_15_3]
        "buffs stay after evolving; pumped +2/+2 then evolve; temporary effect lost on evolve?; summoning sick gone; 进化后加成还在吗; 進化しても強化は残る？";
    [C5_15_3 C8_4_2]
        "evolve after attacking to attack again; attacked then evolved stand up?; 攻击后进化还能再打吗; 攻撃してから進化したらもう一度攻撃できる？";
    [C5_15_3 C12_8_2]
        "evolved the ward guy, did it stand up; stays sideways after evolving; evolve to untap; 进化后会竖起来吗; 進化したら起きる？";
    [C5_15_3]
        "does evolving heal my follower; my follower had two damage and evolves what is its health; does an engaged follower untap when it evolves; do buffs stay after evolution";
    [C5_15_3]
        "I attacked with a follower and then evolved it can it attack again; does a damaged minion get the full stats when it evolves";
    [C5_15_3]
        "do effects until end of turn go on after evolution; is my evolved follower a new card with summoning sickness";
    [C5_15_3 C8_4_2] "I attacked and then evolved my follower so it is a new card and can hit once more right";
    [C5_15_3] "my three health follower was hit for two and the evolved form has five health is it five or three now";
    [C5_15_3] "进化后受的伤还在吗; 残血进化回满血吗; 进化能补血不";
    [C5_15_3] "进化会转正吗; 横着的进化后竖起来吗; 打过的进化能再打一次吗";
    [C5_15_3] "进化后之前的buff还在吗; 加过攻的进化了还加着吗";
    [C5_15_3 C8_4_2_1_2] "打完人再进化还能打吗; 攻击后进化重新站起来吗";
    [C5_15_4 C11_6_1]
        "evolved follower dies, evolve card goes where; bounce an evolved minion; evolved card returned to hand, what about the evolve card; 进化随从死了进化卡去哪; 進化フォロワーが破壊されたらエボルヴカードは";
    [C5_15_4]
        "my evolved follower was bounced what happens with the evolve card; evolved follower dies do both cards go to the graveyard; my evolved follower leaves the field does the evolve card go with it to the cemetery";
    [C5_15_4 C11_6_1] "进化从者死了进化卡去哪; 进化的弹回手进化卡回哪";
    [C5_16_1] "transform into token, last words; 变身 变成衍生物; 変身 トークンになる";
    [C5_16_1] "transform, is it destroyed, last words when transformed; 变身算破坏吗; 変身は破壊扱い";
    [C5_16_1 C9_1_2_1] "transformed follower can attack, does the token keep buffs; 变身后的token能攻击吗; 変身後";
    [C5_16_1]
        "polymorph; turn a follower into a frog; transformed minion goes to graveyard?; does transform trigger death; 变身后原来的牌去哪; 変身した元のカードは";
    [C5_16_1 C12_5_3]
        "transform my minion deathrattle?; polymorphed evolved follower; damage on a transformed one; 变身触发谢幕曲吗; 変身でラストワード";
    [C5_16_1]
        "what happens when a follower is transformed; does a transformed follower trigger last words; does the token that replaces it appear in the same place; polymorph on my follower where does the old card go";
    [C5_16_1 C12_5_1] "变形成token算破坏吗; 被变羊触发亡语吗; 变身的原卡去哪";
    [C5_17_1 C5_17_3 C10_6_2_2_3]
        "choose options, when do I choose, same option twice; 抉择 什么时候选; チョイス いつ選ぶ";
    [C5_17_1 C5_17_3 C10_6_2_2_3]
        "modes chosen when, choose same mode twice, see the response first; 抉择什么时候选; チョイスはいつ選ぶ";
    [C5_17_1 C5_17_3 C5_17_2]
        "choose the mode before or after response, pick two options; 抉择先选还是结算选; チョイスは使う時に選ぶ";
    [C5_17_1 C5_17_1_1]
        "modal spell; choose one of the following; pick a mode; do I get all the options; 抉择可以选几个; チョイスは何個選ぶ";
    [C5_17_1] "choose one of the following how many do I get; may I do both modes; what does the choose keyword mean";
    [C5_17_1] "抉择是什么; 二选一谁选; 抉择能选两个吗";
    [C5_17_1_1]
        "where does one option of the choose card end and the next start; does the last sentence belong to the second mode";
    [C5_17_2 C5_17_4_1] "choose up to options, targets of other options; 抉择 对象; チョイス 対象";
    [C5_17_2]
        "choose up to two modes can I choose none; choose up to 2 only one works; zero modes; 抉择最多两项能选零项吗; チョイス2つまでで0個は可能？";
    [C5_17_2]
        "choose up to two may I choose none of the options; can I take just one when it says up to two modes; may I pick the same option twice";
    [C5_17_2] "最多抉择两个能一个都不选吗; 抉择至多几项最少选几个";
    [C5_17_3 C5_17_1] "when do I lock in the mode, pick the same mode twice";
    [C5_17_3 C10_6_2_3] "抉择和目标什么时候定";
    [C5_17_3 C10_6_2_2_3]
        "when do I say which mode; decide option after opponent responds; can I change mode on resolution; announced the wrong option; 什么时候说选哪项; どのモードかいつ宣言";
    [C5_17_3 C10_6_2_2_3]
        "he told me his mode only after my response; which half of the spell do you use, announce first; late mode choice; 结算时才说选哪个; 後からモードを選んだ";
    [C5_17_3]
        "when do I have to choose the mode; can I decide on the mode after my opponent has responded; do I announce my choice before I pay";
    [C5_17_3] "抉择什么时候选; 能结算的时候再抉择吗; 打出时就要说选哪个吗";
    [C5_17_3 C10_6_2_2_3] "入场曲的抉择什么时候选; 抉择对面先知道吗";
    [C5_17_3_1 C5_17_3_1_1]
        "graveyard count changed after I cast my modal card; number of modes measured when; spellchain choose two instead counts this spell?; 选项数量按什么时候算; 選択数はいつ数える";
    [C5_17_3_1]
        "the number of modes depends on a condition that changed when I paid; I can choose both if I have three followers and one died while I paid is it still both";
    [C5_17_3_1] "抉择几个按打出时算还是结算时算; 条件达成选两个看什么时候";
    [C5_17_3_1_1]
        "with spellchain I may choose both modes when do we count the spells; do I count the cemetery before or after I put the choose card in the graveyard; necrocharge choose two counted when I start to play";
    [C5_17_3_1_1 C13_3_1_4_1] "魔力连锁抉择数打出时墓地法术不够怎么办; 抉择数量按打出前的墓地算吗";
    [C5_17_4 C5_17_4_1]
        "one mode has no target can I still cast; need targets for the option I didn't pick?; unused options; 没选的那项没目标能用吗; 選ばないモードの対象がいない";
    [C5_17_4]
        "I picked the first mode does the second mode matter for anything; does the other option of the choose spell exist while it resolves";
    [C5_17_4_1]
        "the mode that I didn't choose has no target can I still play the card; there is no follower for option two may I play it for option one; do I need targets for both modes";
    [C5_17_4_1] "抉择没选的那项没目标能打出吗; 只选另一项不需要对象吧";
    [C5_18_1 C5_19_1] "random, roll a die; 随机 骰子; ランダム ダイス";
    [C5_18_1 C5_19_1] "random choice how, dice; 随机怎么选; ランダムの決め方";
    [C5_18_1]
        "random discard how do we do it; pick at random who shuffles; randomly chosen follower with dice; he picked it himself it's not random; 随机怎么选; ランダムの決め方";
    [C5_18_1]
        "use a dice roll to choose random target; he shuffled his hand and I point; random card from hand who picks; 随机弃牌让谁抽; ランダムに捨てる方法";
    [C5_18_1]
        "random discard how do we do it; may I choose which card is random; is a random target selected by me or by dice";
    [C5_18_1] "随机怎么决定; 随机弃牌怎么弄; 随机选从者用骰子吗";
    [C5_19_1] "what die do I roll; can I use a d20; phone dice app; cocked die; 用什么骰子; サイコロは何面";
    [C5_19_1] "which die do I roll; can I use a D20; is a coin flip allowed in place of a die";
    [C5_19_1] "掷骰子用什么骰; 手机骰子行吗; 骰子几面的";
    [C5_20_1] "reveal; 公开 展示; 公開";
    [C5_20_1 C5_20_1_1] "reveal hand, must it stay revealed; 公开的手牌一直公开吗; 公開したカードはずっと公開";
    [C5_20_1]
        "reveal a card how long; show to opponent only or all; reveal from hand stays in hand?; 展示的牌放哪; 公開したカードはどうする";
    [C5_20_1]
        "what does reveal mean does the card leave my hand; must I show the revealed card to my opponent; where is the card while it's being revealed";
    [C5_20_1] "展示的牌还在手里吗; 公开一张手牌要放桌上吗; 亮牌算离开手牌吗";
    [C5_20_1_1] "revealed card hidden again; 公开后; 公開後";
    [C5_20_1_1]
        "after reveal is it hidden again; he saw my card then do I hide it; keep revealed card face up?; 展示完收回去吗; 公開後は伏せていい？";
    [C5_20_1_1]
        "revealed card goes on the bottom face up?; turned over card must I keep showing; note it down; 展示后放回牌库要盖着吗; 公開したカードを山札に戻す";
    [C5_20_1_1]
        "I revealed a card from hand is it open for the whole game; revealed cards put back in the deck may he write down the order; does a revealed hand card stay visible";
    [C5_20_1_1] "亮过的手牌之后还要一直亮吗; 公开后能盖回去吗";
    [C5_21_1 C5_21_2 C10_7_4_3]
        "take control, stolen follower attack at once, fanfare again, sickness; 夺取 抢来的随从能攻击吗 触发入场曲吗; 奪う すぐ攻撃できる ファンファーレ コントロールを得る";
    [C5_21_1 C5_21_2 C5_21_3] "steal his guy, can it swing, whose yard does it go to when it dies";
    [C5_21_1 C5_21_2 C5_21_3] "抢来的能不能打 死了归谁";
    [C5_21_1] "steal a follower, take control, field full when stealing; 夺取对方随从; フォロワーを奪う 支配権";
    [C5_21_1 C5_21_2]
        "I stole his follower may it attack, stolen evolved follower, whose turn to untap; 抢来的随从; 奪ったフォロワーの扱い";
    [C5_21_1 C4_4_4_2] "steal with a full field; 场满了夺取; 場がいっぱいで奪う";
    [C5_21_1 C5_21_3 C5_21_1_1] "mind control dies owner graveyard; 控制的怪死了; 奪ったのが死ぬ";
    [C5_21_1 C5_21_2]
        "mind control a follower; steal his creature does it come in; take over opponent's minion; stolen guy triggers enter effects?; 抢随从会触发入场曲吗; 奪取したらファンファーレ発動？";
    [C5_21_1]
        "take control forever or until end of turn; how long do I keep a stolen card; mind control duration; 夺取持续多久; 奪取はいつまで";
    [C5_21_1]
        "what happens when I take control of his follower; I steal a follower to which field does it go; may I take his follower when my board is full";
    [C5_21_1] "夺取对面从者放哪; 抢怪; 偷对面随从";
    [C5_21_1 C4_4_4_2] "我满场了还能夺取吗; 场满五个抢不过来";
    [C5_21_1 C3_1_1] "夺走之后那张卡算我的吗; 抢来的所有者变不变";
    [C5_21_1_1] "does stealing a card make me the owner; who owns a follower that I took";
    [C5_21_2] "stole his follower, swing with it now; 抢过来马上能打吗; 奪ったやつでそのまま殴れる？";
    [C5_21_2 C10_7_4_3 C8_4_2_1]
        "stolen follower attack right away, fanfare on steal, does its state stay; 抢来的随从能马上攻击吗 入场曲发动吗; 奪ったフォロワーはすぐ攻撃 ファンファーレは";
    [C5_21_2]
        "stolen follower is tapped stays tapped; buffs on the follower I took; is the stolen evolved one still evolved; counters on it; 抢来的保持状态吗; 奪ったカードの状態はそのまま？";
    [C5_21_2 C8_4_2_1]
        "can I attack with a minion I just stole; mind controlled guy summoning sick; 抢来的这回合能攻击吗; 奪ったフォロワーはすぐ攻撃できる？";
    [C5_21_2]
        "does fanfare trigger when I steal a follower; the stolen follower is engaged does it become upright; does the taken follower keep its damage and buffs; does a stolen evolved follower stay evolved";
    [C5_21_2] "夺来的从者触发入场曲吗; 抢来的算新登场吗; 偷来的算入场不";
    [C5_21_2 C8_4_2_1] "抢来的从者当回合能打吗; 夺取过来有召唤失调吗; 偷来的怪能攻击不";
    [C5_21_2] "夺来的从者横竖不变吗; 抢来的伤和进化还在吗";
    [C5_21_3 C5_21_1_1]
        "my stolen follower died whose grave; borrowed card back to whose hand; took his card and bounced it; 夺来的卡离场回谁那里; 奪取したカードが場を離れたら";
    [C5_21_3 C4_1_6]
        "who keeps the follower I stole when I sacrifice it; stolen goes to owner's cemetery; 牺牲抢来的随从进谁的墓地; 奪ったカードを生け贄";
    [C5_21_3]
        "the follower that I stole is destroyed whose graveyard does it go to; I return the stolen follower to hand do I get it; bounce a stolen card";
    [C5_21_3 C4_1_6] "抢来的从者死了进谁的墓; 夺来的回手回谁手";
    [C5_22_1 C1_2_4] "win by card effect; 特殊胜利; 特殊勝利 カードの効果で勝つ";
    [C5_22_1]
        "effect says I win match in three player; opponent wins so I lose?; win by card; 卡牌说我胜利; 効果で勝利";
    [C5_22_1]
        "the effect says I win the game what about my opponent; alternative win condition card does it really end the match";
    [C5_22_1] "效果写胜利对面怎么算; 直接胜利是对面输吗";
    [C5_23_1] "original attack; 原本数值; 元の数値";
    [C5_23_1]
        "original attack means printed?; base power before buffs; original cost after discount; 原本攻击力指什么; 元々の攻撃力とは";
    [C5_23_1]
        "what does original attack mean; is the original cost the printed cost; original stats of an evolved follower";
    [C5_23_1] "原本攻击力是哪个数; 原来的费用看卡面吗; 基础身材";
    [C5_24_1 C5_24_2_1 C5_24_3_1 C5_24_3_2]
        "becomes amulet, type change, evolve; 变成护符 类型改变; アミュレットになる 種類変更";
    [C5_24_1 C5_24_2]
        "my follower becomes an amulet; creature turned into artifact loses what; does it still count as follower; change card type; 随从变护符后怎样; フォロワーがアミュレットになったら";
    [C5_24_1] "my follower becomes an amulet is it still a follower; turned into another type does it keep the old one";
    [C5_24_1] "护符变成从者还算护符吗; 变成别的类型原来类型还在吗";
    [C5_24_2]
        "my follower turned into an amulet does it keep its trait and cost; what remains when a card becomes another type";
    [C5_24_2_1]
        "attack of an amulet; check power of a follower that became an amulet; zero attack or none; 变护符后攻击力算多少; アミュレットの攻撃力は0？";
    [C5_24_2_1]
        "can I check the attack of a card that has become an amulet; does an amulet that was a follower have defense";
    [C5_24_2_1] "从者变成护符还有攻击力吗; 变护符后攻防能看不";
    [C5_24_3 C5_24_3_1]
        "it became amulet does its text still work; this follower ability on an amulet; keeps ward as an amulet?; 变成护符还有能力吗; アミュレット化しても能力は残る？";
    [C5_24_3] "does a follower that became an amulet keep its text; are abilities lost when the type changes";
    [C5_24_3_1]
        "the text says this follower but the card is an amulet now does it work; this follower gets plus one while it isn't a follower";
    [C5_24_3_1] "变成护符后写着这个从者攻击时的还触发吗; 变类型能力还有效吗";
    [C5_24_3_2] "non follower evolves; 不是随从能进化吗; フォロワーでなくなったら進化";
    [C5_24_3_2]
        "evolve a follower that was turned into an amulet; will evolving turn it back into a creature; 变护符后还能进化吗; アミュレットになったカードを進化";
    [C5_24_3_2] "can I evolve an amulet that used to be a follower; does evolving turn it back into a follower";
    [C5_24_3_2] "从者变护符还能进化吗; 变成护符后进化会变回从者吗";
    [C5_25_1 C5_27_1 C5_27_2] "extra turn, skip a turn; 额外回合 跳过回合; 追加ターン スキップ";
    [C5_25_1] "skip a turn; 跳过回合; ターンを飛ばす";
    [C5_25_1 C5_25_2]
        "skip a turn; opponent loses next turn; time walk reverse; do I draw on a skipped turn; 跳过回合怎么算; ターンを飛ばす";
    [C5_25_1] "what happens when a turn is skipped; a skipped turn do we still untap and draw";
    [C5_25_1 C5_25_2] "跳过回合是哪个回合没了; 跳过下个回合怎么算; 被跳回合";
    [C5_25_2 C5_25_2_1] "skip next turn twice; 跳过下回合 两次; 次のターンをスキップ";
    [C5_25_2] "your opponent skips the next turn which turn is it; does skip affect the turn that is going on";
    [C5_25_2_1]
        "two skip effects on the same player; skip twice stacks?; both cards skip his next turn; 两次跳过叠加吗; 2回スキップは2ターン分？";
    [C5_25_2_1]
        "two skip effects on me do I lose two turns; both effects tell me to skip my next turn is it one or two";
    [C5_25_2_1] "被跳两次回合是停两回合吗; 跳回合叠加吗";
    [C5_26_1 C5_26_2] "plus and minus, set attack to; 变为 算加算减; にする 増減";
    [C5_26_1]
        "plus one from current or printed; +2 on a damaged one; minus stat; 加减从现在的数值算吗; ＋は今の値から？";
    [C5_26_1] "does plus two attack add to the printed or to the current value; what does minus on defense do";
    [C5_26_1 C5_26_2] "变成5攻算加攻吗; 设为1算减攻吗; 变为几点算不算加减";
    [C5_26_2]
        "set attack to 5 is that a buff; becomes 1/1 counts as minus?; attack set lower trigger; 变成某数值算加减吗; 数値を変えるのは＋扱い？";
    [C5_26_2]
        "set attack to five counts as a raise; my follower becomes 1/1 is this a minus for effects that look for minus; becoming a larger number counts as buff";
    [C5_27_1 C5_27_2] "extra turn, two extra turns; 追加回合; 追加ターン";
    [C5_27_1 C7_2_4] "extra turn draws a card, PP in extra turn; 追加回合抽牌吗; 追加ターンもドロー";
    [C5_27_1] "extra turn when do I take it; time walk; another turn after this; 额外回合什么时候; 追加ターンはいつ";
    [C5_27_1] "when do I take my extra turn; I get an extra turn after this one does my opponent go before";
    [C5_27_1] "额外回合接在后面吗; 再动一回合什么时候; 追加回合";
    [C5_27_2]
        "two extra turns order; both players get an extra turn; stacked extra turns who goes; 两个追加回合先后; 追加ターンが複数";
    [C5_27_2]
        "we both got extra turns which comes first; I have two extra turns waiting in what order; I play two time walks";
    [C5_27_2] "两个额外回合先打哪个; 双方都有额外回合";
    [C6_1_1] "what do I need to bring; 需要准备什么; 必要なもの";
    [C6_1_1 C6_1_1_1]
        "what do I need to bring; what cards for a game; can I have two leaders; need a leader card?; 需要准备什么; 必要なカード";
    [C6_1_1] "what do I need to bring to a game; do I need an evolve deck and a leader card";
    [C6_1_1] "开赛要准备几副牌; 卡组由什么组成; 没进化牌组能玩吗";
    [C6_1_1_1 C6_1_1_5 C6_1_1_5_1 C6_1_1_5_2]
        "deck class, mix classes, neutral cards, universe deck; 职业 混职业 中立 作品构筑; クラス混ぜる ニュートラル タイトル構築 リーダー";
    [C6_1_1_1 C6_1_1] "what do I need to bring, leader card needed; 要带什么; 何を用意する";
    [C6_1_1_1] "can I have two leaders; must I have a leader card; may I switch my leader between games";
    [C6_1_1_1] "能带两张主战者吗; 主战者卡必须要吗; 没主战者卡能打不";
    [C6_1_1_2] "main deck size, 40 to 50, tokens in deck; 牌组几张 40到50; メインデッキ枚数 40枚から50枚";
    [C6_1_1_2] "is 60 cards fine, exactly forty; 60张可以吗 必须40张; 60枚デッキはダメ？";
    [C6_1_1_2 C6_1_1_3] "how many cards main and evolve deck";
    [C6_1_1_2 C6_1_1_3 C6_1_1_4] "牌组几张 进化牌组几张 同名几张";
    [C6_1_1_2]
        "deck size, main deck 40 or more, is 60 allowed, how many cards; 主牌组多少张 上限; メインデッキは何枚 上限";
    [C6_1_1_2] "fewer than forty cards, fifty one cards; 能少于40张吗; 40枚未満";
    [C6_1_1_2 C6_1_1_4 C6_1_1_3]
        "how do I build a legal deck, deck rules, number of copies; 构筑规则; デッキ構築ルール";
    [C6_1_1_2]
        "how many cards in a deck; can I run 60 cards; minimum deck size; 41 card deck ok?; deck of 39; 主牌组要多少张; デッキは何枚";
    [C6_1_1_2]
        "can I put tokens in my main deck; evolve cards shuffled into deck; leader card in the deck; 衍生物能放进牌组吗; トークンをデッキに入れていい？";
    [C6_1_1_2 C6_1_1_4]
        "deck check found 51 cards; opponent's deck has 4 copies; illegal deck; 牌组不合法; デッキが違反";
    [C6_1_1_2 C6_1_1_3]
        "am I allowed to play without any evolve cards and 50 main; largest legal deck; smallest legal deck; 最多最少张数; 最大何枚最小何枚";
    [C6_1_1_2]
        "how many cards does the main deck have; is 60 cards allowed; can I play 39 cards; may I put tokens or evolve cards into my main deck; is it 40 exactly";
    [C6_1_1_2] "卡组最少几张; 能带60张吗; 主牌组是40到50吗";
    [C6_1_1_2] "token能放卡组里吗; 进化卡塞主卡组; 卡组里放妖精token";
    [C6_1_1_2 C6_1_1] "正好40张合法吗; 39张少一张怎么判; 卡组张数不对";
    [C6_1_1_3 C6_2_1_1_1]
        "evolve deck size, no evolve deck, 10 cards; 进化牌组几张 可以没有; エボルヴデッキ枚数 0枚 10枚まで なし";
    [C6_1_1_3]
        "evolve deck size, may I have no evolve deck; 进化牌组几张 没有进化牌组行吗; 進化デッキは何枚 なしでもいい";
    [C6_1_1_3 C6_1_1] "put evolve cards in the main deck; 进化卡放主牌组吗; 進化カードをメインデッキに";
    [C6_1_1_3]
        "how big is the extra deck; evolve deck size; more than 10 evolve cards; do I need an evolve deck at all; 进化牌组几张; エボルヴデッキは何枚まで";
    [C6_1_1_3]
        "how many evolve cards can I have; is an eleven card evolve deck ok; may I play without an evolve deck; can a normal follower be in the evolve deck; does the extra deck need exactly ten cards";
    [C6_1_1_3] "进化牌组最多几张; 进化卡能带15张吗; 进化牌组可以0张吗";
    [C6_1_1_4] "copies of a card, three, main and evolve; 同名几张 三张; 同名3枚まで メインとエボルヴ";
    [C6_1_1_4] "3 copies each, does evolved version count separately; 进化版算另外3张吗; 進化後は別で3枚？";
    [C6_1_1_4] "three-of limit, does the evolve deck count separately";
    [C6_1_1_4] "copies of one card, three of each, same name in both decks; 同名卡几张; 同名カードは何枚まで";
    [C6_1_1_4 C6_1_1_3] "same evolve card four times, evolve deck copies; 进化卡同名几张; 進化デッキの同名枚数";
    [C6_1_1_4]
        "how many copies of one card; four copies allowed like magic; 3-of limit; playset; 同名卡最多几张; 同じカードは何枚まで";
    [C6_1_1_4]
        "3 base and 3 evolved of the same name; do evolve copies count against the main deck limit; six total; 主牌组三张进化三张可以吗; 進化前3枚進化後3枚";
    [C6_1_1_4]
        "different art same name 4 copies; promo version counts; same card different set; 异画同名算吗; 絵違いは同名？";
    [C6_1_1_4 C2_14_2]
        "collab leader and normal name counted together; three of each name version; 联动版和普通版各三张; コラボ版と通常版を3枚ずつ";
    [C6_1_1_4]
        "how many copies of a card can I play; can I run four of one follower; do evolve copies count against the three copies of the normal version; same name in main and evolve deck how many together";
    [C6_1_1_4 C6_1_1_2]
        "I found four copies of the same follower in his fifty card deck; three normal and three evolved ones of the same character is that six too many";
    [C6_1_1_4] "同名卡能带几张; 能带四张一样的吗; 进化卡同名限几张";
    [C6_1_1_4] "主卡组带三张进化牌组再带三张同名行吗; 主副分开算三张吗";
    [C6_1_1_4] "联动异画算同名三张吗; 同名不同编号各带三张";
    [C6_1_1_5 C6_1_1_5_1 C6_1_1_5_2]
        "mix two classes, off class cards, neutral cards in any deck, deck without class; 两个职业混搭 能带中立吗; クラスを混ぜる ニュートラルは入れていい";
    [C6_1_1_5 C6_1_1_5_1]
        "can I mix two classes; dragon and sword cards in one deck; neutral cards in any deck; multi-color deck; 可以混职业吗; 2クラス混ぜていい？";
    [C6_1_1_5]
        "which classes may I mix in my deck; can I combine swordcraft and dragoncraft; two colour decks allowed; what ties the deck to the leader";
    [C6_1_1_5] "主战者职业和卡组不同行吗; 精灵主战者打皇家卡组";
    [C6_1_1_5_1] "two crafts in one deck, off-class cards; 两个职业混着用 别的职业的卡; 他クラスのカード入れていい？";
    [C6_1_1_5_1] "splash another class, neutrals";
    [C6_1_1_5_1 C6_1_1_5_2] "能不能混职业 按作品组牌";
    [C6_1_1_5_1] "forest and sword together, two classes in one deck; 两个职业一副牌; 2クラス混合";
    [C6_1_1_5_1]
        "leader class must match the deck; rune leader with forest cards; wrong craft card found in the deck; 主战者和牌组职业要一样吗; リーダーとクラスが違う";
    [C6_1_1_5_1]
        "may I put a forestcraft card in a runecraft deck; are neutral cards fine in every deck; do evolve cards have to match the leader's class; my leader is haven and I run one abyss card";
    [C6_1_1_5_1] "中立卡能随便带吗; 一套牌能混两个职业吗; 双职业卡组";
    [C6_1_1_5_2]
        "uma musume deck with mixed classes; build by title; one card not from the collab in a universe deck; can a collab deck have neutrals; 联动作品构筑能混别的吗; 作品構築で他のカードを入れる";
    [C6_1_1_5_2 C6_1_1_5]
        "title deck vs class deck difference; crossover leader with normal cards; can I use neutral cards in title build; 作品构筑和职业构筑; タイトル構築とクラス構築";
    [C6_1_1_5_2]
        "can I build an umamusume deck with cards of several classes; universe deck with one normal shadowverse card is that legal; may I add neutral cards without a universe to my idolmaster deck";
    [C6_1_1_5_2] "按作品组卡中立卡能带吗; 联动卡组能混普通卡吗";
    [C6_1_2] "deck building ability; 构筑能力; 構築ルールを変える";
    [C6_1_2]
        "card says I may have any number of copies in the deck; deckbuilding ability on a card; does it work mid game; 构筑相关能力开局后有效吗; デッキ構築の能力";
    [C6_1_2]
        "my card says I can have any number of it in the deck; a text changes the deck building rules when does it apply; does the deck building ability do anything during the game";
    [C6_1_2] "写着可以放任意张的卡能超三张吗; 改构筑的能力开打后还有用吗";
    [C6_2_1 C6_2_1_4 C6_2_1_3] "preparation order, shuffle; 开局流程; ゲーム準備の手順";
    [C6_2_1]
        "how do we set up; steps before starting; what order do we do setup; forgot to place leader before drawing; 开局流程; ゲーム開始前の準備";
    [C6_2_1]
        "what is the order of setting up; do we decide who goes first before we draw; is the mulligan before the life is set";
    [C6_2_1_1 C6_2_1_1_1]
        "do I show my evolve deck before the game; no evolve deck must I say so; present decks; 没有进化牌组要说吗; エボルヴデッキなしと言う必要";
    [C6_2_1_1]
        "must I show my leader and decks before the game; what do I present to my opponent; can I hide that I play an evolve deck";
    [C6_2_1_1_1] "I have no evolve deck do I have to say so";
    [C6_2_1_1_1] "没进化牌组要说一声吗; 空进化牌组要告诉对面不";
    [C6_2_1_2 C6_2_1_5]
        "leader and evolve deck placed when; forgot to put the evolve deck on the table; evolve deck left in the box; 忘了放进化牌组; エボルヴデッキを置き忘れた";
    [C6_2_1_2] "is the leader revealed from the start; when do I put my leader down";
    [C6_2_1_3]
        "leader has a class and a title, which one counts; declare what my deck is built on; 主战者有职业又有作品; クラスか作品か宣言";
    [C6_2_1_3]
        "my leader has both a class and a universe do I need to announce which I build on; the opponent did not declare class or title";
    [C6_2_1_3] "主战者又有职业又有作品要声明吗; 按职业还是按作品组要报吗";
    [C6_2_1_4 C5_8_1] "shuffle before game; can opponent shuffle mine; cut my deck; 开局要洗牌吗; 最初にシャッフル";
    [C6_2_1_4] "do I shuffle before the game; can my opponent cut my deck; he did not shuffle at the start";
    [C6_2_1_4] "开局谁洗牌; 牌库要洗吗; 能给对面切牌不";
    [C6_2_1_5] "do I shuffle the evolve deck; where do I place the evolve deck at the start";
    [C6_2_1_6] "decide first player, winner of the roll chooses; 先后手怎么定 可以选后手; 先攻後攻の決め方 選べる";
    [C6_2_1_6] "loser chooses first, dice winner must go first; 骰子赢的必须先手吗; サイコロに勝ったら必ず先攻";
    [C6_2_1_6] "who goes first, may the winner choose to be second";
    [C6_2_1_6 C6_2_1_8 C6_2_1_10] "先后手怎么定 换几张手牌 谁有EP";
    [C6_2_1_6] "who goes first, winner of the roll chooses; 谁先手 赢了可以选后手吗; 先攻後攻の決め方 選べる";
    [C6_2_1_6] "loser of the roll picks, may I choose to be second; 能选后手吗; 後攻を選んでいい";
    [C6_2_1_6]
        "who goes first; loser chooses?; coin flip winner must go first?; rock paper scissors for start; 谁先手; 先攻後攻の決め方";
    [C6_2_1_6]
        "winner of last game goes first?; can I choose to go second; lost dice roll but he wants to draw; 输的人选先后吗; 負けた方が先攻選ぶ？";
    [C6_2_1_6]
        "who goes first; may the winner of the dice roll choose to go second; does the loser of the last game start; rock paper scissors to decide who begins";
    [C6_2_1_6] "先后手怎么定; 赢了猜拳能选后手吗; 谁先走; 骰子赢了自己挑先后吗";
    [C6_2_1_6 C6_2_1_10] "先手后手有什么补偿; 后手给三点进化点对吗";
    [C6_2_1_7] "opening hand four cards; 起手几张 4张; 初手4枚";
    [C6_2_1_7] "opening hand how many; 起手几张; 最初の手札は何枚";
    [C6_2_1_7 C6_2_1_8] "starting hand size and redraw, mulligan how; 起手四张 换牌; 初手4枚 マリガン";
    [C6_2_1_7]
        "how many cards in opening hand; starting hand size; first draw seven?; drew five by mistake; 起手几张; 初手は何枚";
    [C6_2_1_7]
        "how many cards do I start with; is the starting hand three or four; does the second player get five cards; he began with five cards in hand";
    [C6_2_1_7] "起手几张; 开局摸四张吗; 后手多摸一张吗";
    [C6_2_1_8]
        "mulligan, all or some, bottom of deck, once, shuffle; 换牌 全换 部分换 放底 几次; マリガン 全部 一部 デッキの下 1回";
    [C6_2_1_8]
        "keep one card in the mulligan, put back only bad ones, after seeing opponent; 起手只换一张 洗回去吗; マリガンで1枚だけ残す";
    [C6_2_1_8] "mulligan part of it, do I shuffle, how many times";
    [C6_2_1_8]
        "mulligan rules, keep some cards, redraw twice, put hand at the bottom, shuffle after mulligan, who decides first; 换牌怎么换 只换几张 换几次 换完洗牌吗; マリガン 一部だけ交換 何回 引き直しの後シャッフル";
    [C6_2_1_8] "mulligan just two cards, do I get a second mulligan, go to fewer cards; 只换两张行吗; 2枚だけ交換";
    [C6_2_1_8]
        "order of the cards put on the bottom, mulligan all or nothing, see the new hand then decide; 换牌是全换吗 放底下的顺序; 全部入れ替え 一部は無理";
    [C6_2_1_8]
        "mulligan how; can I redraw my hand; keep some cards and swap others; partial mulligan like hearthstone; 起手不好能换吗; 引き直しできる？";
    [C6_2_1_8]
        "mulligan twice; second mulligan to 3; who mulligans first; see what he does before I mull; can I redraw again; 可以换两次手牌吗; マリガンは2回できる？";
    [C6_2_1_8]
        "do I shuffle on a mulligan; put back hand on the bottom; returned cards order; 换手牌要洗牌吗; マリガンでシャッフルする？";
    [C6_2_1_8]
        "can I look at new hand and go back; put back just two cards; keep or mulligan all; must all go; 只换几张可以吗; 一部だけ引き直し";
    [C6_2_1_8 C6_2_1_7]
        "my four cards are all big ones may I change them; first hand is trash; start hand again; keep two cards; 起手全是高费能重抽吗; 初手が重いので引き直したい";
    [C6_2_1_8]
        "can I mulligan just some cards; do I put back my whole hand; how many mulligans do I get; may I redraw twice; who mulligans first";
    [C6_2_1_8]
        "do I shuffle my mulliganed cards into the deck or put them at the bottom; may I choose the order of the cards on the bottom; can I keep two cards and replace two as in the app";
    [C6_2_1_8] "will I go down a card when I mulligan; he redrew after seeing that I kept and I am going second";
    [C6_2_1_8]
        "I want to throw back only my expensive cards and keep the cheap one; my second hand is even worse may I try once more";
    [C6_2_1_8] "起手能换牌吗; 调度换几次; 能只换一张吗; 重抽要洗牌吗";
    [C6_2_1_8] "换掉的手牌放牌库底还是洗进去; 调度要全换吗; 换牌像炉石挑着换行吗";
    [C6_2_1_8] "谁先换手牌; 后手能等先手换完再决定不";
    [C6_2_1_8] "换手牌先抽再放底吗; 调度能看到新手牌再决定吗";
    [C6_2_1_9] "play points at the start; 开局PP; 最初のPP";
    [C6_2_1_9 C7_2_1 C7_2_2]
        "how much PP do I get each turn, PP refill, does unused PP carry over, bank play points; PP每回合加多少 没用完的PP能留到下回合吗; PPは毎ターン増える 余ったPPは持ち越せる 全回復";
    [C6_2_1_9 C7_2_1] "how much mana on turn one; start with pp?; first turn play points; 第一回合几费; 1ターン目のPP";
    [C6_2_1_9]
        "how many play points do we begin with; do I have a mana on my very first turn; is my max PP zero at the start";
    [C6_2_1_9] "开局有pp吗; 第一回合几费; 起始水晶";
    [C6_2_1_10] "evolution points of first and second player, going second bonus; 进化点 先手后手几点; EP 先攻0 後攻3";
    [C6_2_1_10] "does first player get evolve points; 先手有进化点吗; 先攻はEPもらえない？";
    [C6_2_1_10] "who gets evo points, zero for the first player";
    [C6_2_1_10 C3_2_5]
        "how many evolution points, second player's EP, first player gets none; 先手有几个进化点 后手几个EP; EPは何個 先攻のEP 後攻のEP";
    [C6_2_1_10] "player two advantage, EP for going second; 后手优势; 後攻の有利";
    [C6_2_1_10]
        "how many evolution points do I have; first player no ep; does going second get a coin; going second bonus; 后手几个进化点; 先攻にEPある？";
    [C6_2_1_10 C3_2_5]
        "forgot my ep as second player; three evolution counters; first player gets ep later?; 先手一直没有进化点吗; 先攻はずっとEP0？";
    [C6_2_1_10 C12_2_3]
        "why does my opponent have three evolve points and I none; coin for second player; compensation for going second; 后手补偿; 後攻の特典";
    [C6_2_1_10]
        "how many evolution points do I get; does the starting player get EP; going first can I use evo points; is it two for first and three for second as in the digital game";
    [C6_2_1_10] "后手有几个ep; 先手有没有进化点; 先攻能进化吗; ep给几个";
    [C6_2_1_11] "what life total do leaders begin with; do we both start at twenty";
    [C6_2_1_11] "开局血量20对吗; 起始血量多少";
    [C6_2_1_12] "who takes first turn; start of the game; 游戏从谁开始; 最初は誰のターン";
    [C6_2_1_12] "who takes the first turn once the set-up is done";
    [C6_2_1_12] "先攻先开始回合吗; 准备完谁动";
    [C7_1_1] "whose turn is it; can I play on his turn; alternate turns; 轮流回合; 交互にターン";
    [C7_1_1]
        "do we take turns or act at the same time; can I act in my opponent's turn as turn player; who is the turn player";
    [C7_1_1] "轮流回合吗; 回合玩家是谁";
    [C7_1_2] "phases of a turn; 回合阶段; ターンの流れ";
    [C7_1_2 C7_2_3] "what happens at the start of my turn, order in start phase; 回合开始做什么; 開始フェイズの流れ";
    [C7_1_2]
        "order of phases; what are the steps in a turn; is there a second main phase; battle phase?; 回合有哪些阶段; ターンの流れ";
    [C7_1_2 C7_3_3]
        "can I attack in the start phase; play a card before drawing; act before main phase; 开始阶段能出牌吗; 開始フェイズに行動できる？";
    [C7_1_2]
        "which phases does a turn have; is there a separate battle phase; can I play cards after attacking; is there a second main phase";
    [C7_1_2] "一回合有哪些阶段; 阶段顺序; 先抽牌还是先涨费";
    [C7_2_1 C7_2_2] "how many play points on turn three, going second PP; 第三回合几点PP; 3ターン目のPP 後攻は";
    [C7_2_1 C7_2_2 C3_2_4_1]
        "mana per turn, crystals go up each turn, unused mana; 水晶每回合涨几个 水晶上限; マナは毎ターン1増える";
    [C7_2_1]
        "forgot to raise my mana crystal; gain 1 max pp each turn; does max go up on turn 11; 每回合上限加一; 最大PPが増える";
    [C7_2_1 C3_2_3]
        "he forgot to go up a mana and played short, fix?; I'm one pp behind; missed my ramp; 忘了加能量点上限; 最大PPを増やし忘れた";
    [C7_2_1]
        "how does my maximum mana grow; do I place lands or cards as mana; does my max PP grow in my opponent's turn too; I'm at ten PP does it go to eleven";
    [C7_2_1] "每回合涨一点pp上限吗; 一回合加几费; 跳费";
    [C7_2_1] "到10费之后还涨吗; 水晶满了还加不";
    [C7_2_1 C6_2_1_9] "先手第一回合几pp; 后手第一回合几费";
    [C7_2_2]
        "refill mana at turn start; do play points refresh; pp back to full; 回合开始费用回满吗; PPは毎ターン全回復？";
    [C7_2_2]
        "do I keep unspent PP for the next turn; do play points refill each turn; I had two mana left over last turn do I have two more now";
    [C7_2_2] "pp能存到下回合吗; pp每回合回满吗; 上回合没用完的pp还在吗; 费用刷新";
    [C7_2_3] "when do cards untap; 什么时候竖置; スタンドするタイミング";
    [C7_2_3] "when do my followers untap, does the enemy untap; 什么时候竖置; いつスタンドする アンタップ";
    [C7_2_3]
        "untap step; when do my guys stand up; stand all at start of turn; forgot to untap; do his followers untap too; 什么时候重置; いつ起こすの";
    [C7_2_3 C8_4_2]
        "my follower attacked last turn can it attack again; still sideways on my turn; amulets untap too?; 上回合攻击过的这回合能用吗; アミュレットも起きる？";
    [C7_2_3]
        "do frozen or exhausted guys stand; keep my ward tapped on my own turn; choose not to untap; 可以选择不重置吗; 起こさないことはできる？";
    [C7_2_3 C8_4_4]
        "attacked yesterday's turn, still lying sideways on his turn so he hits it; when can he punish my attacker; tapped attackers are exposed?; 攻击后会被对手打吗; 攻撃したフォロワーは殴り返される";
    [C7_2_3]
        "when do my engaged followers untap; do my followers ready at the end of my turn or the start; do amulets untap too; can I leave a follower tapped in the start phase";
    [C7_2_3] "my ward follower was engaged at the end of my turn does it stand up in my opponent's turn";
    [C7_2_3] "轮到我从者全转正吗; 回合开始重置吗; 护符也转正吗";
    [C7_2_3] "对面回合结束我的从者转正吗; 什么时候恢复行动";
    [C7_2_3 C4_4_1] "主战者要转正吗; 横着的护符自己回合转正不";
    [C7_2_4 C7_2_4_1] "first turn draw of the first player; 先手第一回合抽牌吗; 先攻1ターン目ドロー";
    [C7_2_4 C7_2_4_1]
        "first turn draw, does the starting player draw, draw every turn, second player draws two; 先手第一回合抽牌吗 后手抽两张吗; 先攻1ターン目のドロー 後攻は2枚引く";
    [C7_2_4 C7_2_3] "order of draw and untap and PP; 先抽牌还是先竖置; ドローとスタンドどっちが先";
    [C7_2_4] "when do I draw; draw step; how many per turn; forgot to draw this turn; 每回合抽几张; 毎ターン何枚引く";
    [C7_2_4]
        "drew two by accident; forgot to draw and already played; can I skip drawing; do I have to draw; 可以不抽吗; 引かないことはできる？";
    [C7_2_4 C7_2_4_1]
        "I'm first, he says no draw, I say draw; second player's first draw; 先手不抽后手抽; 後攻は1ターン目に引く？";
    [C7_2_4]
        "do I draw before or after my mana refills; how many cards do I draw each turn; may I skip my draw; is drawing mandatory when my deck is almost empty";
    [C7_2_4] "每回合抽几张; 抽牌能不抽吗; 忘抽牌了";
    [C7_2_4_1] "draw on the play turn one";
    [C7_2_4_1] "先手首回合抽不抽";
    [C7_2_4_1 C6_2_1_7] "does the second player draw on turn one; 后手第一回合抽牌吗; 後攻1ターン目は引く";
    [C7_2_4_1]
        "first player draws turn one?; do I skip my first draw; going first no draw; on the play; 先手第一回合抽牌吗; 先攻1ターン目は引く？";
    [C7_2_4_1]
        "does the first player draw on turn one; I go first and drew a card was this wrong; does the second player draw on his first turn; does going second get two cards";
    [C7_2_4_1 C6_2_1_6] "I start the match so do I skip the first draw; he started and drew for turn";
    [C7_2_4_1] "先手第一回合抽牌吗; 先攻首回合摸牌不";
    [C7_2_5 C7_2_4]
        "start of turn trigger before or after draw; upkeep effects; can I play a card before drawing; 抽牌前能出牌吗; 開始フェイズの誘発";
    [C7_2_5]
        "is anything checked before the main phase starts; I drew from an empty deck at start of turn when do I lose; can my opponent act in my start phase";
    [C7_2_5] "开始阶段的触发什么时候处理; 抽完牌再处理触发吗";
    [C7_3_1 C7_4_1] "main phase start triggers; 主要阶段开始时; メインフェイズ開始時";
    [C7_3_1 C7_3_2]
        "beginning of main phase trigger; at start of main; missed my main phase trigger; 主要阶段开始时效果; メイン開始時の能力";
    [C7_3_1]
        "my ability says at the beginning of your main phase when exactly; is start of turn the same as start of main phase";
    [C7_3_1] "主要阶段开始时的能力啥时候触发; 主阶段开始时触发是抽完牌后吗";
    [C7_3_2] "do start of main phase triggers resolve before I may play something";
    [C7_3_3 C7_3_4]
        "attack then play more cards, any order in main phase, attack between plays; 打完还能出牌吗; 攻撃の後にプレイできる 順番自由";
    [C7_3_3] "can I attack before playing cards, alternate attacks and plays; 先攻击再出牌; 攻撃してから出す";
    [C7_3_3]
        "what can I do on my turn; can I attack then play cards then attack; any order in main phase; after attacking still cast spells?; 先攻击再出牌可以吗; 攻撃後にカードを使える？";
    [C7_3_3]
        "how many cards per turn; one action at a time; can I play three followers a turn; unlimited attacks; 一回合能出几张牌; 1ターンに何枚プレイできる";
    [C7_3_3]
        "attack with two creatures at once; declare all attackers together; gang attack; 能几个随从一起攻击吗; 同時に複数で攻撃";
    [C7_3_3]
        "is there a battle phase; attack before playing cards; after attack play follower; main phase two; 有战斗阶段吗; バトルフェイズはある？";
    [C7_3_3 C7_4_3]
        "may I turn my creatures sideways whenever I want; tap my ward in the main phase by hand; choose to rest my guys; 主要阶段可以自己横置吗; メインで勝手に寝かせていい？";
    [C7_3_3]
        "what may I do in my main phase; can I attack and then play a follower and attack again; is there an order of playing and attacking; can I play two cards at once";
    [C7_3_3]
        "may I use an ability between two attacks; do I have to declare all attackers at the same time; can I play spells after combat";
    [C7_3_3] "主要阶段能做啥; 一回合能打几张牌; 出牌和攻击顺序随便吗";
    [C7_3_3] "打完再下怪行吗; 攻击后还能出牌吗; 先打后出";
    [C7_3_3 C8_3_2] "一回合能进化几次攻击几次; 技能能用几次";
    [C7_3_3 C8_4_1] "一个从者打完另一个再打行吗; 攻击能分开一个个来吗";
    [C7_3_4]
        "attack, then play cards, then attack, order in main phase; 攻击之后还能出牌 主要阶段顺序; 攻撃した後にカードをプレイ メインフェイズの順番";
    [C7_3_4 C7_3_3]
        "can I go back after ending main phase, do more after attacking; 攻击完还能继续吗; メインフェイズで好きな順番";
    [C7_3_4]
        "said end turn can I go back; I pass, oh wait I forgot something; go back to main phase from end; 说了回合结束还能出牌吗; エンドと言った後に戻れる？";
    [C7_3_4] "forgot to attack and passed; he already drew; undo end of turn; 忘了攻击就结束了; 攻撃し忘れて終了した";
    [C7_3_4 C7_4_4]
        "he drew for his turn before I could quick; slow down at end of turn; I wanted to act at end; 没给我结束阶段响应的机会; エンドに動く前に進められた";
    [C7_3_4]
        "can my opponent respond between my actions; I said end turn and want to go back to attacking; is there a check after each thing I do";
    [C7_3_4] "我说结束回合了还能反悔出牌吗; 结束主阶段后还能再打吗";
    [C7_4_1 C7_4_2]
        "end of turn trigger when; end step effects; at the end phase before discard?; 回合结束时效果什么时候; 終了時の能力はいつ";
    [C7_4_1] "end of turn abilities when do they trigger; is my end phase trigger before he may use quick";
    [C7_4_1] "回合结束时的能力什么时候触发; 结束阶段开始时";
    [C7_4_2] "at the end of turn trigger kills a follower is it gone before the ward step";
    [C7_4_3 C12_8_2]
        "when to tap ward, must ward followers be engaged, enter engaged; 守护什么时候横置 可以不横置; 守護 いつ横にする アクトで出す 任意";
    [C7_4_3] "when does my ward guard turn sideways; 守护什么时候横过来; 守護いつ寝かせる";
    [C7_4_3 C12_8_2] "when do ward guys get tapped, choose to leave them up";
    [C7_4_3 C12_8_2] "守护什么时候横 必须打守护吗 守护竖着呢";
    [C7_4_3 C12_8_2]
        "tap my ward guys at the end, ward follower attacked how can it guard; 守护什么时候横置; 守護はいつアクトする ターン終わりに";
    [C7_4_3]
        "turn my ward sideways when I end my turn, ward stands up next turn; 结束时把守护横过来; 終了時に守護を横に";
    [C7_4_3]
        "tap my ward guy at end of turn; engage taunt minions to protect; how do I make my follower guard; when do I turn ward sideways; 守护什么时候横置; 守護を寝かせるタイミング";
    [C7_4_3]
        "forgot to engage my ward at the end of turn; can I engage non-ward followers at end; must I tap all wards or some; 忘了横置守护; 守護を寝かせ忘れた";
    [C7_4_3 C7_4_4]
        "I quicked before he turned his ward; ward first or quick first at end; he taps ward after my quick; 守护和迅速谁先; 守護とクイックの順";
    [C7_4_3]
        "when can I engage my ward followers; may I tap several wards at the end of my turn; can I engage a follower without ward at the end of turn; must I turn my ward sideways";
    [C7_4_3]
        "I forgot to engage my ward at end of turn may I do it in his turn; can I ward with a follower that has just attacked";
    [C7_4_3 C12_8_2] "守护可以回合结束横置吗; 守护从者结束时要不要横; 没横守护能补横吗";
    [C7_4_3] "不是守护能在结束时横置吗; 普通从者回合末横着躺; 守护可以不横吗";
    [C7_4_4 C12_3_4 C12_3_2]
        "when may I play Quick in opponent's turn, quick cards timing, opponent's end phase; 快速什么时候用 对手回合 对手攻击时; クイックはいつ使える 相手ターン 攻撃時 終了時";
    [C7_4_4] "opponent plays quick in my end phase, how many; 对手在我结束阶段能出牌吗; 自分のエンドに相手がクイック";
    [C7_4_4 C8_4_7 C12_3_4] "when can I flash in quick cards, his turn windows, several of them";
    [C7_4_4 C8_4_7 C12_3_4 C12_3_5] "快速什么时候能用 自己回合能用吗";
    [C7_4_4 C12_3_4]
        "quick at my opponent's end phase, end of turn instant, when can I use quick; 瞬间什么时候能用 对手回合结束时; クイックはいつ使える 相手のエンドフェイズ";
    [C7_4_4 C12_3_4]
        "play a quick spell right before my turn, quick at the end of his turn before my draw; 对方回合结束放瞬间; 相手のターンの終わりにクイック";
    [C7_4_4 C12_3_4]
        "flash at opponent's end step; can I use quick when he ends turn; instant at end of his turn; 对手回合结束能用迅速吗; 相手のエンドにクイック";
    [C7_4_4 C7_4_6]
        "he discards first or I quick first; hand size after my quick; 结束阶段迅速和弃牌先后; クイックと手札調整の順";
    [C7_4_4]
        "can I play a quick spell at the end of my opponent's turn; how many quick cards may I play in his end phase; may the turn player play quick in his own end phase; can I flash in a follower in his end step";
    [C7_4_4 C12_3_4]
        "I want to surprise him with a quick follower at the end of his turn; he has finished his turn and I say wait I have an instant";
    [C7_4_4] "对面能在我回合结束时用快速吗; 我能在对面结束阶段放快速法术吗; EOT闪一张";
    [C7_4_4 C7_4_6] "对面末尾快速在弃牌前还是后; 结束时先快速还是先弃";
    [C7_4_5 C8_4_8] "play Quick more than once, several quick cards; 快速可以用几张; クイックを複数回";
    [C7_4_5]
        "play two quick cards in a row at end of turn; more than one instant; chain quicks; 能连续用几张瞬念; クイックを続けて2枚";
    [C7_4_5]
        "may I play a second quick after the first one at his end of turn; is there a check between two quick cards in the end phase";
    [C7_4_5] "结束阶段快速能连打好几张吗; 对面末尾用一张还能再用吗";
    [C7_4_6] "hand over seven at whose end; 谁的结束阶段弃到7; 誰のエンドに7枚";
    [C7_4_6] "when do I discard down, who chooses what to discard; 什么时候弃到7张; いつ捨てる 手札を捨てるタイミング";
    [C7_4_6 C4_7_3_1]
        "eight cards at my end, over seven on the opponent's turn, who discards the extras; 结束时八张; エンドで8枚";
    [C7_4_6]
        "too many cards at end of turn; discard down to seven; over hand size on opponent's turn?; eight cards what now; 手牌超了怎么办; 手札が8枚になった";
    [C7_4_6]
        "who picks what to discard at hand limit; do I discard right when I draw the 8th; burn cards like hearthstone; 手牌满了抽的牌会爆吗; 上限を超えたらすぐ捨てる？";
    [C7_4_6 C7_4_5]
        "turn player drew in the end phase after discarding; discarded but drew again over limit; check hand again; 弃完又抽了; 捨てた後また8枚";
    [C7_4_6 C4_7_3_1]
        "discard to graveyard or bottom of the deck at hand limit; extra cards go where; 手牌超限弃到哪; 手札調整のカードはどこへ";
    [C7_4_6 C7_4_4]
        "have eight cards, cast quick on his end; hand limit for the non-active player; does the opponent discard too; 非回合玩家也要弃吗; 相手も手札を捨てる？";
    [C7_4_6]
        "when do I discard down to seven; do I choose which cards I throw away; must I discard in the middle of my turn when I hold eight; does the opponent discard for hand size in my turn";
    [C7_4_6 C4_7_3_1]
        "I drew up to nine cards in my own turn do I burn the extra ones at once; in my opponent's turn I have eight cards must I throw one away now";
    [C7_4_6] "手牌超了什么时候弃; 回合结束弃到七张; 弃哪张自己选吗";
    [C7_4_6] "对面回合手牌9张要弃吗; 非自己回合爆牌";
    [C7_4_6 C7_4_7] "弃手牌和buff消失谁先; 先弃牌还是先清效果";
    [C7_4_7] "until end of turn effects end when; 回合结束时消失; ターン終了まで いつ切れる";
    [C7_4_7] "end of turn pump gone when";
    [C7_4_7] "buff this turn only until when; 本回合加成什么时候消失; このターン中の強化はいつまで";
    [C7_4_7] "buff from his quick wears off when; 什么时候消失; いつまで";
    [C7_4_7]
        "until end of turn wears off when; this turn buff gone before or after discard; does this turn effect last into his quick; 到回合结束的效果何时消失; ターン終了時までの効果が切れる時";
    [C7_4_7]
        "buff until end of turn and my guy has damage; dies after the buff ends?; giant growth wears off; 加成消失后会死吗; 強化が切れて死ぬ？";
    [C7_4_7]
        "when does until end of turn wear off; my pump this turn does it last in my opponent's turn; do the temporary boosts end before or after the hand size discard";
    [C7_4_7] "本回合加的攻什么时候没; 直到回合结束的效果; 临时buff什么时候消";
    [C7_4_8] "turn passes; 回合结束; ターン交代";
    [C7_4_8] "who goes next; turn over; new turn begins; 轮到谁; 次は誰のターン";
    [C7_4_8]
        "whose turn is next; is the opponent's turn right after mine; can he still do something after my end phase";
    [C7_4_8] "结束完就轮对面吗; 换谁的回合";
    [C8_1_2 C10_6_2_1_2] "play a spell without target or enough PP; 没目标能用法术吗; 対象がいないスペルを使う";
    [C8_1_2 C10_6_2_1_2]
        "play a spell without target, pay without effect, spell for nothing; 没目标能打法术吗; 対象なしでスペルを使う";
    [C8_1_2 C10_6_2_1_2 C10_6_2_3_3]
        "may I cast a kill spell with no enemy, use without a legal target, fanfare needs a target but none; 没有对象能出随从吗; 対象がいないと出せない";
    [C8_1_2]
        "can I do it if I can't finish; start an action and cannot pay; declare illegal attack; do part of the action; 做不完的动作能选吗; 途中までしかできない行動";
    [C8_1_2]
        "start to attack and then can't tap; pay half; declares impossible thing, rewind; 不能做的动作; 実行できない宣言";
    [C8_1_2]
        "can I start an action that I cannot finish; may I announce an attack without any legal target; I want to play a card knowing that I can't do a part of it";
    [C8_1_2] "做不完整的动作能选吗; 没目标能打法术吗; 空放一个行不行";
    [C8_2_1 C7_3_3]
        "play cards from EX area, does it cost, when may I play cards, several followers a turn; 从EX区使用卡 要付费吗 一回合下几张; EXエリアからプレイ コスト 何枚でも プレイ";
    [C8_2_1] "how many followers a turn, play from EX area pays";
    [C8_2_1] "how many cards per turn, play as many as PP; 一回合能出几张; 1ターンに何枚プレイ";
    [C8_2_1 C4_8_1] "cards from EX for free, do I pay for tokens in EX; EX区的token要付费吗; EXのトークンのコスト";
    [C8_2_1]
        "how to cast a card; play a card from hand; pay the cost; can I play from graveyard; from the ex zone?; 怎么出牌; カードの出し方";
    [C8_2_1]
        "not enough mana can I play it; two short on pp; play card from opponent's hand; 费用不够能出吗; PPが足りない";
    [C8_2_1]
        "can I play spells any time on my turn; free card cost 0; play a leader?; cast from banished zone; 费用0的牌; コスト0のカード";
    [C8_2_1]
        "can I play cards from the EX area; what do I pay for a card in the EX area; may I play a card in my opponent's turn without quick; how many cards may I play per turn";
    [C8_2_1]
        "can I play a spell from the cemetery; do I have to pay the full cost of a token in my EX area; is there only one follower summon per turn like a normal summon";
    [C8_2_1 C2_5_1] "EX区的牌打出要付费吗; ex的token免费吗; 打EX区要花pp吗";
    [C8_2_1] "能从墓地直接打牌吗; 打牌只能从手和EX吗";
    [C8_2_1] "pp不够能先打出来吗; 差一费; 欠费打牌";
    [C8_2_1] "能一次打两张牌吗; 打牌要等上一张结算完";
    [C8_3_1 C10_4_6_1]
        "activated ability the turn it came in, engage cost summoning sickness, ability of an engaged follower; 刚登场能用启动能力吗 横置费用 召唤失调; 出したターンに起動能力 アクトコスト 横向きで起動";
    [C8_3_1 C7_3_3] "use an ability of an engaged card or twice a turn; 启动能力一回合几次; 起動能力は1ターンに何回";
    [C8_3_1 C10_4_6_1] "tap ability on a new guy";
    [C8_3_1 C10_4_6_1]
        "activated ability on the turn it came, use its tap ability immediately, summoning sick abilities; 刚出能用启动能力吗 横置能力; 出したターンに起動能力 アクト能力";
    [C8_3_1]
        "use an ability of my amulet; activate power; use ability on board the turn it comes; can leader use abilities; 怎么用起动能力; 起動能力を使う";
    [C8_3_1]
        "use opponent's amulet ability; activate ability of a stolen follower; ability of card in the EX; 能用对手护符的能力吗; 相手のアミュレットの能力";
    [C8_3_1]
        "how often can I use an ability each turn; activate twice if I have mana; tap ability unlimited; 起动能力一回合能用几次; 起動能力は何回使える";
    [C8_3_1]
        "can I use an ability of an amulet; may I use the activated ability of a card in hand; can I use my opponent's follower's ability; how often may I use activated abilities in one turn";
    [C8_3_1]
        "may a follower that came this turn use its activated ability; can I activate an ability of an engaged follower";
    [C8_3_1] "起动能力能用几次; 手里的牌能用起动吗; 场上的能点技能吗";
    [C8_3_1] "能用对面从者的起动能力吗; 点对面护符";
    [C8_3_2] "evolve twice a turn, two evolutions in one turn; 一回合进化几次; 1ターンに2回進化 進化は何回";
    [C8_3_2]
        "evolve two different followers the same turn, effect evolve too; 同一回合两个随从都进化 效果进化算次数吗; 別々のフォロワーを同じターンに進化 効果で進化は別";
    [C8_3_2] "evolve more than one guy per turn";
    [C8_3_2]
        "evolve twice a turn, two evolutions, evolve different followers in one turn; 一回合能进化几次 两个随从都进化; 1ターンに何回進化 2体進化";
    [C8_3_2]
        "evolve two followers in the same turn, one evolution a turn even with points left, second evolve this turn with EP; 还有EP能再进化一个吗 一回合进化两个; EPが余っていてももう1体進化";
    [C8_3_2 C14_2_2_1] "evolve and serve in the same turn; 同回合进化和用餐; 進化と食事を同じターン";
    [C8_3_2] "more than one evolve per turn; 一回合只能进化一次吗; 進化は1ターン1回だけ";
    [C8_3_2]
        "how many evolves per turn; evolve twice a turn; evolve two followers in the same turn; second evolution; 一回合能进化几次; 1ターンに2回進化できる？";
    [C8_3_2]
        "evolve and serve same turn; evolved already can I eat carrots; evolve once by ability and once by spell; 进化和用餐同一回合; 進化と食事を同じターン";
    [C8_3_2 C5_15_1_1]
        "auto evolve by effect plus normal evolve; does evolving through a fanfare use up my evolve; 效果进化占次数吗; 効果の進化は回数に入る？";
    [C8_3_2]
        "evolved one, want to evolve another; two evolve abilities in one turn with enough ep; 两个随从都想进化; 2体目の進化";
    [C8_3_2]
        "how many followers may I evolve in one turn; can I evolve twice a turn if I have the points; may I evolve one follower and serve with another in the same turn; he evolved two different followers this turn";
    [C8_3_2]
        "a spell already evolved one of my followers can I still use my evolve for the turn; does an evolve by an effect use up the one per turn";
    [C8_3_2 C12_2_3]
        "I have three points left and three followers on board may I evolve all of them now; unlimited evolves in one turn if I pay mana";
    [C8_3_2] "一回合能进化几次; 能进化两个从者吗; 进化完还能再进化吗";
    [C8_3_2] "一回合进化一个再用餐一个行吗; 用餐和进化算一起吗";
    [C8_3_2 C5_15_1_1] "法术让从者进化算那一次进化吗; 效果进化还能再手动进化不";
    [C8_4_1 C8_4_3_1]
        "what can I attack, attack followers first, attack upright followers, face; 可以打什么 必须先打随从吗 竖着的能打吗; 攻撃対象 スタンドのフォロワー リーダーを攻撃 アクトのフォロワーだけ";
    [C8_4_1 C8_4_3_1]
        "attack a guy who hasn't attacked, untapped enemy; 对面没打过的随从我能打吗; まだ動いてない相手のフォロワー殴れる？";
    [C8_4_1 C8_4_3_1 C8_4_3_1_1] "which enemies can I hit, upright ones are safe, only tapped";
    [C8_4_1 C8_4_3_1] "能打谁 竖着的打不了";
    [C8_4_1] "how does attacking work; steps of combat; attack phase; swing at face; 怎么攻击; 攻撃の流れ";
    [C8_4_1]
        "can I attack an amulet; hit an artifact; attack my own guy; swing at enchantments; 能攻击护符吗; アミュレットを攻撃できる？";
    [C8_4_1 C7_3_3]
        "how many attacks can I make this turn; attack with each minion once; one attack per turn?; 一回合能攻击几次; 1ターンに何回攻撃できる";
    [C8_4_1]
        "how does an attack work; can I attack an amulet; what may my followers attack; can I attack with an amulet";
    [C8_4_2 C8_4_4]
        "attack with engaged follower, attack twice; 横着的能攻击吗 一回合攻击两次; アクト状態で攻撃 2回攻撃";
    [C8_4_2 C8_4_2_1]
        "follower attack the turn it is played, summoning sick, tapped attack, attack twice; 刚出的随从能攻击吗 横置能攻击吗; 出したターンに攻撃 横向きで攻撃 召喚酔い";
    [C8_4_2]
        "attack twice in a turn with the same follower, untapped by an effect attack again; 同一个随从能攻击两次吗 竖起来再打; 同じフォロワーで2回攻撃 起こしてもう一度";
    [C8_4_2]
        "can a tapped creature attack; sideways follower swing; exhausted minion; 横置的随从能攻击吗; 寝てるフォロワーで攻撃";
    [C8_4_2 C8_4_4]
        "attack twice with the same guy; two attacks per turn; if untapped can he attack again; windfury; 同一随从能打两次吗; 1ターンに2回攻撃できる？";
    [C8_4_2 C8_4_2_1]
        "who can attack; tapped by ability then attack; ability use and attack same turn; 用了横置能力还能攻击吗; アクト能力の後に攻撃";
    [C8_4_2]
        "can a tapped follower attack; may one follower attack twice in a turn; my follower used its engage ability can it still attack; can my leader attack";
    [C8_4_2] "two of my followers attack together can they gang up on one";
    [C8_4_2 C8_4_4]
        "my follower attacked and survived can it go again if I evolve it now; he swings twice with the same creature in a turn";
    [C8_4_2] "横着的从者能攻击吗; 打过的还能再打吗; 一回合能攻击几次";
    [C8_4_2] "转正之后能再攻击一次吗; 重置二连击";
    [C8_4_2_1 C8_4_2_1_2 C8_4_3_1_2]
        "attack the turn it comes in, evolved follower attack at once, can evolved one hit the leader, face; 刚登场能攻击吗 进化后能攻击吗 能打主战者吗; 出たターン攻撃できる 進化したら攻撃 リーダーに攻撃 召喚酔い";
    [C8_4_2_1 C12_9_2 C12_10_2]
        "storm versus rush on the turn it comes; 疾驰和突进区别 当回合; 疾走と突進の違い 出たターン";
    [C8_4_2_1 C8_4_2_1_1] "summoning sickness, may the new follower swing";
    [C8_4_2_1 C8_4_2_1_2 C8_4_3_1_2] "刚下的能打吗 进化了能打脸吗";
    [C8_4_2_1 C8_4_2_1_2 C8_4_3_1]
        "evolve and attack right away, evolved follower hits the leader the turn it comes, just played then evolved; 刚出就进化能攻击吗 进化后能打主战者吗; 出したターンに進化して攻撃 進化したらリーダーを殴れる";
    [C8_4_2_1 C12_9_2 C12_10_2]
        "haste, who may attack the turn it lands, summon sick follower; 召唤失调 速攻; 召喚酔い 速攻";
    [C8_4_2_1]
        "summoning sickness; can my new guy attack; just played him this turn; can he swing right away; 刚上场能攻击吗; 出したターンに攻撃できる？";
    [C8_4_2_1]
        "tokens summoned this turn attack?; reanimated follower attack; returned follower attack this turn; 召唤的衍生物能马上攻击吗; 出したトークンで攻撃";
    [C8_4_2_1 C5_4_2_1]
        "did my token from last turn wait; token summoned in opponent's turn attack on mine; quick follower from his turn attacks mine; 对手回合出的随从我回合能攻击吗; 相手ターンに出たフォロワーは攻撃できる？";
    [C8_4_2_1 C12_9_2]
        "minion with no haste swung on its first turn, illegal right?; came down this turn swung for five; rewind a sick attacker; 刚出的没有疾驰就攻击了; 疾走なしで出たターンに殴った";
    [C8_4_2_1]
        "is there summoning sickness; can the follower I played this turn attack; may my stolen follower attack right away; I evolved the follower that I just played can it attack now";
    [C8_4_2_1 C12_9_2]
        "I stole his follower this turn and want to swing with it right away; the follower arrived this turn by a spell can it fight";
    [C8_4_2_1] "刚下的从者能打吗; 召唤失调; 当回合出的怪能攻击吗";
    [C8_4_2_1] "变成护符的能攻击吗; 护符能打人吗";
    [C8_4_2_1 C5_21_2] "上回合对面抢走又抢回来的能打吗; 控制权换了当回合能打不";
    [C8_4_2_1_1 C8_4_3_1_1] "attack an engaged follower, old follower; 打横置的随从; アクトのフォロワーに攻撃";
    [C8_4_2_1_1 C8_4_2_1]
        "follower on my side since last turn, can it attack now; 上回合下的能打吗; 前のターンに出した";
    [C8_4_2_1_1]
        "older follower evolved this turn attack face; does evolving stop it from attacking leader; been here since last turn then evolved; 老随从进化后还能打脸吗; 前からいるフォロワーが進化して顔を殴る";
    [C8_4_2_1_1]
        "my follower has been there since last turn can it attack without evolving; may I evolve an old follower and then attack with it";
    [C8_4_2_1_2 C8_4_3_1_2]
        "evolved fresh follower, hit face or only followers; 当回合下的进化后能打脸吗; 出したターンに進化したら顔殴れる？";
    [C8_4_2_1_2 C8_4_3_1_2] "evolved this turn, may it swing at a follower or face";
    [C8_4_2_1_2 C8_4_3_1]
        "evolve the guy I just played then attack, who may a just evolved follower hit; 刚出的进化后能打谁; 出してすぐ進化したら何を殴れる";
    [C8_4_2_1_2 C8_4_3_1]
        "evolve gives attack right away; played and evolved same turn, can hit face?; evolved this turn summoning sick; 进化当回合能打脸吗; 進化したターンにリーダー攻撃";
    [C8_4_2_1_2]
        "evolved this turn with effect attack follower; fresh follower evolves hits a follower; evolve lets me trade; 当回合进化能打随从吗; 進化した返しで攻撃";
    [C8_4_2_1_2]
        "I played and evolved a follower this turn may it attack; does evolving remove summoning sickness; can a follower evolved by a spell attack on the turn it came";
    [C8_4_2_1_2] "刚下的从者进化了能打吗; 进化当回合能攻击吗; 进化给突进吗";
    [C8_4_2_1_2 C8_4_3_1_2] "刚下就进化能打脸吗; 进化后打主战者; 当回合进化走脸";
    [C8_4_3] "choose the attack target; 选攻击目标; 攻撃対象を選ぶ";
    [C8_4_3]
        "do I choose the target when I declare the attack; may the defender choose who blocks; can I switch the target later; is there blocking in this game";
    [C8_4_3 C12_8_2] "有守护横着我还能打别的从者吗; 必须打守护";
    [C8_4_3_1 C8_4_3_1_1]
        "attack an upright follower, can't hit untapped enemies, who can I attack; 能打竖着的随从吗; 縦のフォロワーを攻撃 攻撃対象";
    [C8_4_3_1 C8_4_3_1_1]
        "attack a follower that is standing, can I hit an upright enemy, must the enemy be tapped to attack it; 竖着的随从能打吗 只能打横着的吗; 立っているフォロワーは殴れない";
    [C8_4_3_1]
        "do I have to kill followers before hitting the leader, untapped enemies protect the leader; 要先打随从才能打主战者吗; フォロワーを倒さないとリーダーを殴れない";
    [C8_4_3_1 C12_11_2]
        "can I swing at his untapped guy, pick a fight with a standing follower, ignore tapped guys and hit face; 立着的怪能打吗 打横着的; 立っている奴を殴る";
    [C8_4_3_1 C8_4_3]
        "what can I attack; legal targets; attack leader or follower choose; who may I hit; 可以攻击谁; 何を攻撃できる";
    [C8_4_3_1 C12_8_2]
        "what may I attack if he has a sideways ward and a sideways normal guy; pick the weaker one beside a guard; 有守护时能打别的横置随从吗; 守護がいるとき他を攻撃";
    [C8_4_3_1 C8_4_3_1_2]
        "is there any way he stops me hitting his hero without a guard; must I beat his followers before the player; board clear needed?; 没守护能随便打脸吗; 守護がいなければ顔を殴れる？";
    [C8_4_3_1]
        "can I attack an untapped follower; can I go face right after evolving a follower played this turn; may I attack a reserved follower; what are the legal targets of an attack";
    [C8_4_3_1] "I want to hit his follower but it's upright; he attacked my standing follower is that legal";
    [C8_4_3_1 C8_4_3_1_1]
        "all of his followers are upright and I want to kill one in a fight; he has a standing follower with one health that I would love to hit";
    [C8_4_3_1] "从者能攻击护符吗; 攻击对面护符; 拆护符能打吗";
    [C8_4_3_1] "对面能阻挡我攻击吗; 有没有格挡; 谁挑攻击目标";
    [C8_4_3_1_1]
        "can I attack an untapped follower; only sideways ones?; hit the upright guy; who can I fight; attack a creature that didn't attack; 能打竖着的随从吗; 立ってるフォロワーを攻撃できる？";
    [C8_4_3_1_1 C12_11_2]
        "he keeps his minions upright so I can't hit them; untapped dodge; is a follower that never attacks safe; 不攻击的随从打不到吗; 立ったままだと攻撃されない？";
    [C8_4_3_1_1]
        "his follower attacked last turn and is sideways can I hit it; may I attack an engaged follower although the leader is open";
    [C8_4_3_1_1] "能打竖着的从者吗; 没横置的怪能打吗; 只能打横的吗";
    [C8_4_3_1_1] "对面从者全竖着我能打谁; 站着的打不到";
    [C8_4_3_1_2 C12_8_2] "ward down but not engaged, face hit allowed; 守护竖着能打脸吗; 守護が縦ならリーダーを殴れる";
    [C8_4_3_1_2 C8_4_3_1]
        "go face, attack the leader directly, ignoring followers; 能直接打主战者吗; リーダーに直接攻撃 無視して殴る";
    [C8_4_3_1_2 C8_4_2_1_1]
        "fresh follower can it go face, no rush no storm attack the leader this turn; 刚下没有突进疾驰能打主战者吗; 出したばかりでリーダーを殴る 疾走なし";
    [C8_4_3_1_2]
        "can my guy hit face this turn; go face; attack the player directly; skip his monsters and hit him; need to clear board first?; 能直接打脸吗; 直接リーダーを殴れる？";
    [C8_4_3_1_2]
        "can he block with a creature; do followers without ward stop me from hitting face; blockers; chump block; 对手能阻挡吗; 相手はブロックできる？";
    [C8_4_3_1_2]
        "can my follower hit the leader the turn it comes into play; I played a follower and evolved it can it swing at the player; can I ignore the followers and go face; does my freshly evolved minion attack face";
    [C8_4_3_1_2]
        "my follower without ward in the way on his side may I hit his leader; is the leader attackable while he has followers on board";
    [C8_4_3_1_2 C8_4_2_1_2]
        "I dropped a follower and evolved it at once and now want to hit him in the face; my fresh evolved guy goes for the player is that fine";
    [C8_4_3_1_2] "能直接打脸吗; 场上有怪能走脸不; 直接攻击主战者";
    [C8_4_3_2] "no legal target, attack taken back; 没有目标; 攻撃対象がいない";
    [C8_4_3_2] "declared a bad attack, rewind";
    [C8_4_3_2] "nothing legal to attack; 没有可攻击目标; 攻撃対象がいない";
    [C8_4_3_2]
        "no valid target for my attack, is my guy tapped; declared attack with nothing to hit; attack on illegal target take back; 攻击没有目标怎么办; 攻撃対象がいない";
    [C8_4_3_2 C8_1_2]
        "attacked an upright follower by mistake do I lose the attack; wrong attack target rewind; illegal attack stays tapped?; 攻击了不合法的目标; 不正な攻撃対象";
    [C8_4_3_2]
        "I declared an attack and there is no legal target does my follower stay tapped; the chosen attacker can't attack anything do we take it back";
    [C8_4_3_2] "宣言攻击发现没目标怎么办; 没能打的还要横吗";
    [C8_4_3_2_1] "unable to attack the leader; 不能攻击; 攻撃できない効果";
    [C8_4_3_2_1]
        "cannot attack effect on my follower; frozen minion tries to swing; unable to attack opponent; 不能攻击的随从宣言攻击; 攻撃できない状態で攻撃";
    [C8_4_3_2_1]
        "my follower is forbidden to attack the opponent can I choose it anyway; an effect says this follower can't attack leaders or followers";
    [C8_4_4 C8_4_2] "does attacking tap it, attack more than once; 攻击之后横置吗; 攻撃したら寝る？";
    [C8_4_4] "attacker gets tapped";
    [C8_4_4 C8_4_9 C8_4_9_1] "打完横置 打人会被还手吗 打脸会掉血吗";
    [C8_4_4] "attacking taps, does ward tapped; 攻击要横置吗; 攻撃したら横になる";
    [C8_4_4]
        "does attacking tap; turn attacker sideways when; vigilance; attacker stays upright?; 攻击要横置吗; 攻撃したら寝かせる？";
    [C8_4_4 C8_4_6]
        "attack cancelled is he still sideways; tap before or after target; killed before tapping; 攻击被取消还横置吗; 攻撃が止まっても寝る？";
    [C8_4_4]
        "when does the attacker tap; is the attacker engaged even if the attack is stopped; does attacking make my follower attackable next turn; my attacker has no vigilance so it turns sideways";
    [C8_4_4] "攻击要横置吗; 打人要打横不; 打完躺着";
    [C8_4_4 C8_4_3_1_1] "攻击完横着的会被对面打吗; 打完人下回合被反打";
    [C8_4_4 C12_8_2] "守护攻击完横着还挡不挡; 打过人的守护有用吗";
    [C8_4_5 C12_7_1] "strike triggers when; 攻击时 什么时候触发; 攻撃時 タイミング";
    [C8_4_5 C12_7_1]
        "when does on-attack trigger; strike before damage?; attack trigger happens even if attack gets stopped; 攻击时能力什么时候; 攻撃時はいつ誘発";
    [C8_4_5]
        "when does my when this follower attacks ability trigger; does an attack count as made when the target disappears; is the attack event before damage";
    [C8_4_5] "攻击时什么时候触发; 横置后才算攻击了吗";
    [C8_4_5_1 C8_4_9_2 C8_4_11] "in combat, fought; 交战中; 交戦中";
    [C8_4_5_1]
        "does combat count if I hit the leader; in combat from when; attacker left before damage; 打主战者算交战吗; リーダー攻撃は交戦？";
    [C8_4_5_1 C8_4_9]
        "my follower got bounced after attack was announced, does he still count as fought; disappeared from the fight; 交战中离场; 交戦中に場を離れた";
    [C8_4_5_1]
        "are they in combat if the target leaves the field before damage; attacking the leader is it combat; from when on are two followers in combat; bounced attacker is the combat over";
    [C8_4_5_1] "什么时候开始算交战; 打脸算交战吗; 交战是指打从者吗";
    [C8_4_6]
        "strike effect kills the target before damage; trigger on attack resolves before quick; on attack draw first; 攻击时效果先于迅速吗; 攻撃時能力とクイックの順";
    [C8_4_6]
        "my strike ability kills the target before quick can be used; what is done between the attack declaration and quick; strike triggers before he can react right";
    [C8_4_6 C12_7_1] "攻击时能力和对面快速谁先; 攻击时触发在快速之前吗";
    [C8_4_7] "opponent reacts to my attack; 攻击时对手可以反应吗; 攻撃に対応 クイック";
    [C8_4_7 C12_3_4]
        "respond to an attack, instant after attack declared, kill the attacker first, block; 攻击宣言后能响应吗 能挡吗; 攻撃に対応 ブロックできる 攻撃後のクイック";
    [C8_4_7 C12_3_1]
        "can I block an attack, is there blocking in this game, redirect attack to another follower; 能阻挡吗; ブロックはある 攻撃を肩代わり";
    [C8_4_7 C12_3_4]
        "flash in a blocker when he swings, trick in combat, save my follower after attack declared; 对面打过来我能放什么 战斗中放法术; 攻撃されたらスペルで守る";
    [C8_4_7 C12_3_4]
        "can I respond to an attack; trap when attacked; interrupt the attack; instant during his combat; 对手攻击时能响应吗; 攻撃されたとき何かできる？";
    [C8_4_7]
        "he says attacker can play quick after declaring too; can the attacking player flash in his own attack; respond with quick to my own attack; 攻击方自己能用迅速吗; 攻撃側がクイックを使える？";
    [C8_4_7 C8_4_9]
        "can he flash ward in to redirect my attack; quick ward after attack declared; new taunt does attack switch; 攻击宣言后出守护能改目标吗; 攻撃後に守護を出して庇える？";
    [C8_4_7 C10_5_1]
        "can he quick after damage is dealt; respond between attack and damage; last chance before damage; 伤害前最后机会; ダメージ前の最後のタイミング";
    [C8_4_7 C12_3_4]
        "he wants to quick after I tapped for an ability, not an attack; respond to a played follower; any window in main phase?; 我出随从对手能迅速吗; フォロワーを出したときクイックされた";
    [C8_4_7 C10_6_2_7]
        "he quicks a destroy on my attacker, does my attack trigger still happen; kill spell during the swing; 攻击时被破坏触发还有吗; 攻撃中に破壊された攻撃時";
    [C8_4_7]
        "can I respond when he attacks; what may the defender do in reaction to an attack; can the attacker play quick cards during his own attack; when in the attack may quick spells be cast";
    [C8_4_7] "我攻击时对面能出牌吗; 被打的时候能放快速吗; 攻击宣言后响应";
    [C8_4_7 C12_3_4] "我自己攻击的时候我能打快速吗; 进攻方能用快速响应不";
    [C8_4_7 C8_4_9] "被打的从者用快速弹回手还挨打吗; 闪避攻击弹自己";
    [C8_4_7_1_1 C8_4_7_1_2] "after attack quick from EX area; 攻击后快速 EX区; 攻撃後 クイック EX";
    [C8_4_7_1_1 C8_4_7]
        "may the attacked player respond with non-quick cards; 不是瞬间能响应吗; クイックじゃないカードで対応";
    [C8_4_7_1_1]
        "quick card from hand when attacked; flash in a blocker; quick from EX during attack; 被攻击时用迅速卡; 攻撃時に手札からクイック";
    [C8_4_7_1_1]
        "can I play a quick follower from my EX area when attacked; may I play a quick spell from hand when my leader is attacked; can I flash in a ward to stop the attack";
    [C8_4_7_1_2]
        "quick ability on the field when he attacks; activate on defense; 被攻击时用场上迅速能力; 場のクイック能力を攻撃中に";
    [C8_4_7_1_2]
        "may I use a quick ability of my follower in response to an attack; activated ability without quick when I'm attacked";
    [C8_4_7_1_3 C8_4_7]
        "do I have to respond; pass on quick; no response; said ok then wants a quick; 可以不响应吗; 何もしない";
    [C8_4_7_1_3] "do I have to respond when attacked; may I just take the hit";
    [C8_4_8] "several quick cards in a row; 连用几张瞬间; クイックを続けて使う";
    [C8_4_8]
        "two quicks in one attack; after my quick can I play another; second flash same attack; 一次攻击用两张迅速; 1回の攻撃に2枚クイック";
    [C8_4_8]
        "may I play two quick cards against the same attack; the first quick spell resolved do I get another chance to respond; is there an opportunity for more than one trick";
    [C8_4_8] "被攻击能连放两张快速吗; 用完一张快速还能再用吗";
    [C8_4_9 C8_4_9_1]
        "combat damage both ways, attacked leader hits back, attacker bounced before damage, both die; 互相伤害 反击 攻击者中途离场 同时; 交戦ダメージはお互い 同時 攻撃側がいなくなった 反撃";
    [C8_4_9] "attacker removed by quick, damage still; 攻击者被快速弄掉 伤害还有吗; 攻撃中に除去されたらダメージは";
    [C8_4_9 C8_4_9_1] "do both deal damage, is there damage back from a leader, attacker died to a quick";
    [C8_4_9 C8_4_9_1]
        "who deals damage first, do both die, hits back, attacked follower strikes back, leader hits back; 互相伤害吗 同归于尽 主战者反击吗; お互いにダメージ 相打ち 反撃 リーダーは反撃する";
    [C8_4_9]
        "attacker removed before damage, target gone; 攻击者没了还有伤害吗 目标没了; 攻撃側がいなくなった 対象がいなくなった";
    [C8_4_9]
        "attacker destroyed by a quick before damage, do I still take damage, target bounced before damage; 攻击者被瞬间破坏还有伤害吗; クイックで攻撃側を破壊したらダメージ";
    [C8_4_9]
        "attacker died to a quick before damage; killed attacker in response do I take damage; attacker bounced mid attack; 攻击者先死了还有伤害吗; 攻撃者がいなくなったらダメージは";
    [C8_4_9]
        "target left before damage; my target vanished does attack hit the face instead; defender bounced; can I redirect the attack; target gone; 攻击目标没了怎么办; 攻撃対象がいなくなった";
    [C8_4_9]
        "how much damage do I deal to leader; attack power to face; buffed between declare and damage; 打主战者多少伤害; リーダーへのダメージ量";
    [C8_4_9 C8_4_9_1]
        "leader fights back?; does the hero deal damage to my attacker; 主战者会反击吗; リーダーは反撃する？";
    [C8_4_9 C2_8_2]
        "trample overkill damage to face; extra damage goes through to the player; piercing; excess; 溢出伤害打到脸吗; 余ったダメージは貫通する？";
    [C8_4_9]
        "target turned upright before damage; attack target untapped by quick, still hit?; stood up defender; 目标变竖了攻击还继续吗; 対象が起きたら攻撃は";
    [C8_4_9 C5_13_1]
        "defense of leader reduced by attack; 5 power hits face how much; damage to hero; 攻击主战者扣多少; リーダーに何点";
    [C8_4_9]
        "my attacker was destroyed by a quick spell does it still deal damage; the attacker left the field before damage; how much damage does my attacker deal; do I hit with the boosted attack";
    [C8_4_9]
        "the target was removed with quick what happens to my attack; attacker bounced in response is the leader still hit";
    [C8_4_9 C10_6_2_7_2_1] "he killed my attacker with a quick spell in response is my strike ability lost as well";
    [C8_4_9 C8_4_7_1_1]
        "I declared the final blow and he answers with a quick removal do I still deal the damage to his leader";
    [C8_4_9] "攻击的从者被快速干掉了还有伤害吗; 打到一半攻击者没了; 攻击方死了还打得到吗";
    [C8_4_9] "被攻击的目标没了能换目标吗; 目标跑了伤害打谁; 打的人没了能转打脸吗";
    [C8_4_9] "打死从者多的伤害会打到脸吗; 溢出伤害; 有没有践踏穿透";
    [C8_4_9 C5_13_1] "攻击力被快速减到0还打得出伤害吗; 伤害按宣言时还是结算时的攻";
    [C8_4_9_1]
        "my leader hits back, does the attacker take damage from a leader; 打主战者会被反击吗; リーダーを殴ったら反撃ある";
    [C8_4_9_1]
        "both followers deal damage at the same time, does the attacked hit back; 对撞双方都掉血吗; 殴り合いは同時 反撃ダメージ";
    [C8_4_9_1 C8_4_9]
        "does my attacker take damage, does the defender fight back, attack a bigger follower; 打大的会受伤吗; 攻撃したら反撃を受ける";
    [C8_4_9_1 C11_3_1] "both have lethal damage, trade, kill each other; 互相打死; 相打ち";
    [C8_4_9_1 C8_4_9]
        "combat damage is simultaneous, attacker and defender both get hurt, does the attacked one hit back; 互殴同时掉血吗; 戦闘ダメージは同時";
    [C8_4_9_1]
        "does the defender hit back; does my guy take damage when it attacks; retaliation; both die in a trade; first strike?; 攻击会被反击吗; 反撃される？";
    [C8_4_9_1]
        "tapped follower hits back?; attack into a tapped creature takes damage; do they fight simultaneously; trade 2/2 with 2/2; 横着的也会反伤吗; 横向きのフォロワーも反撃する？";
    [C8_4_9_1 C11_3_1]
        "both die; mutual kill; do both last words happen; trade who dies first; 同归于尽; 相打ちはどちらが先に破壊";
    [C8_4_9_1]
        "defender gets damage when attacker is destroyed first; attacker with zero attack; attack into bigger guy; 攻击力0也能攻击吗; 攻撃力0で攻撃";
    [C8_4_9_1 C8_4_9]
        "2/3 hits a sideways 3/2, what remains; how do we work out the fight; who survives; 随从对打怎么算; フォロワー同士の戦闘の計算";
    [C8_4_9_1]
        "does the attacked follower hit back; do both followers take damage at once; the defender has lethal damage does it still deal its own; does the leader strike back when I attack him; does an engaged follower deal damage back";
    [C8_4_9_1 C11_3_1] "my 3/3 hits his 3/3 do both die; who survives when two followers with the same stats fight";
    [C8_4_9_1]
        "I attacked a tapped follower and it still hit back although it is tapped; does a sideways follower defend itself";
    [C8_4_9_1] "打从者会被反伤吗; 互殴一起掉血吗; 防守方有反击伤害吗";
    [C8_4_9_1] "打主战者会受反伤吗; 打脸掉血吗; 主战者有反击吗";
    [C8_4_9_1 C11_3_1] "互相打死是同归于尽吗; 两个一起死吗; 同时伤害谁先死";
    [C8_4_9_2] "when fought event; did they fight if one died; 交战后触发; 交戦したとき";
    [C8_4_9_2]
        "when does the after this follower fights ability trigger; did they fight if one left before damage; my fought trigger when I attacked the leader";
    [C8_4_10]
        "when are the followers destroyed in a fight; do both dying followers leave at the same time; is my leader dead before the last words of the attacker";
    [C8_4_10] "打完什么时候死; 伤害后才查死没死吗";
    [C8_4_11 C8_4_10] "after combat triggers; end of attack; death triggers before the attack ends; 攻击结束; 攻撃終了";
    [C8_4_11] "when is the attack over; until end of combat is it over after damage";
    [C8_4_11] "攻击什么时候算完; 交战状态到什么时候";
    [C9_1_1 C9_1_1_1]
        "what's a token; is a token a card; do card counting effects see tokens; effects on tokens; 衍生物算卡吗; トークンはカード扱い？";
    [C9_1_1]
        "what is a token; where do tokens come from do I need them in my deck; can a token be on my field like a normal follower";
    [C9_1_1 C2_9_1] "token要自己准备吗; token算在卡组里不";
    [C9_1_1_1 C9_1_2_1 C9_1_2_2]
        "tokens count as cards, owner of a token; 衍生物算卡吗 所有者; トークンはカード 持ち主";
    [C9_1_1_1]
        "token can evolve?; token can be sacrificed; token counts toward five; does a token have cost; 衍生物占格子吗; トークンも場の上限に数える？";
    [C9_1_1_1]
        "does a token count as a card on my field; does an effect that counts cards include tokens; can a token be buffed or destroyed like a card; a spell that hits a card may hit a token";
    [C9_1_1_1] "token算卡吗; 效果写一张卡能选token吗; token吃不吃buff";
    [C9_1_2 C5_4_2] "make two tokens; where do I get a token from; create token means; 产生衍生物; トークンを生成";
    [C9_1_2_1 C5_21_1_1] "who owns a token; token made on my side by his card; 衍生物归谁; トークンの持ち主";
    [C9_1_2_1] "who owns a token that I created on his field; I create a token for my opponent who controls it";
    [C9_1_2_1] "token的主人是谁; 我给对面放的token归谁";
    [C9_1_2_2 C12_4_3] "token fanfare, does a summoned token trigger; token入场触发吗; トークンが出たらファンファーレ";
    [C9_1_2_2]
        "token enters triggers; does making a token count as coming into play; 衍生物进场触发吗; トークンが出たとき誘発？";
    [C9_1_2_2]
        "does creating a token count as putting a follower onto the field; does a fanfare of a token trigger when it is summoned; enters the field abilities and tokens";
    [C9_1_2_2] "创建token上场算入场吗; token有入场曲触发吗";
    [C9_1_2_3]
        "what stats does the token have; knight token stats; where do I find token text; 衍生物数值在哪看; トークンの能力";
    [C9_1_2_3]
        "what stats does the token have; where do I find the text of the fairy token; how do I know what the token does";
    [C9_1_3 C9_1_3_1 C9_1_4] "token eliminated counts as leaving; 衍生物消去 算离开吗; トークン消滅 離れた扱い";
    [C9_1_3 C9_1_4_3]
        "token returned to hand, token dies goes to cemetery, do tokens count in graveyard; token回手 token死了进墓地吗; トークンが手札に戻る 墓場に行く";
    [C9_1_3 C9_1_4_3 C9_1_4_1] "bounce a token, token graveyard count; token进墓地算数量吗; トークンは墓場に数えない";
    [C9_1_3 C9_1_3_1]
        "token vanishes does it count as leaving; ceases to exist; remove token; 衍生物消灭算离场吗; トークンが消える";
    [C9_1_3_1]
        "a token vanished did it leave the field for my ability; does eliminating a token count as leaving the zone";
    [C9_1_3_1] "token消失算离场吗; token没了算离开场上吗";
    [C9_1_4 C9_1_4_3]
        "can tokens exist in the deck or hand; put token on top of the deck; shuffle token in; 衍生物能放牌库吗; トークンを山札に戻す";
    [C9_1_4_1 C9_1_4_2 C9_1_4_3]
        "token to hand, bounced token, token dies, token in the deck or cemetery, last words of token; 衍生物回手 衍生物进墓地 消失; トークンが手札に戻る トークンが墓場 消える バウンス";
    [C9_1_4_1 C9_1_4_2] "token in hand or deck, shuffle a token into deck; 衍生物能进牌组吗; トークンをデッキに";
    [C9_1_4_1 C9_1_4_2 C9_1_4_3] "token sent to hand, yard or deck, spell token";
    [C9_1_4_1 C9_1_4_3] "衍生物回手进墓会怎样";
    [C9_1_4_1 C9_1_4_3]
        "follower token to hand or deck disappears, does that trigger last words; token回手触发谢幕曲吗; トークンが手札に戻るとき";
    [C9_1_4_1]
        "token goes to graveyard?; bounce a token to hand; return token to deck; token dies where; token in the cemetery counted for necro; 衍生物进墓地吗; トークンは墓場に行く？";
    [C9_1_4_1 C12_5_3]
        "when a fairy token is killed do I put it into my pile; tokens in the cemetery; count of dead tokens; 衍生物死了放墓地吗; 死んだトークンを墓場に置く";
    [C9_1_4_1]
        "can I have a follower token in my hand; a token is returned to my hand what happens; token put into the deck does it stay; may an amulet token wait in the EX area";
    [C9_1_4_1] "token从者能回手吗; token被弹回手; token能放进牌库吗";
    [C9_1_4_2] "spell token; 法术token; スペルトークン";
    [C9_1_4_2]
        "spell token where; spell token after casting goes to yard; spell token in hand; 法术衍生物用完去哪; スペルトークンは墓場に";
    [C9_1_4_2 C13_3_1_3]
        "do spell tokens count for spellchain; token spells in graveyard number; 法术衍生物算魔力连锁吗; スペルトークンはスペルチェインに数える？";
    [C9_1_4_2]
        "can a spell token be in my cemetery; where may spell tokens be; does a spell token count for spellchain after it was cast; a spell token that I played goes to the graveyard";
    [C9_1_4_2 C13_3_1_2] "I cast a spell token and want it to count among the spells in my graveyard";
    [C9_1_4_2] "法术token打完进墓地吗; token法术能留在哪";
    [C9_1_4_3] "bounce a token; 衍生物被弹回手牌; トークンをバウンス 手札に来る？";
    [C9_1_4_3 C9_1_3]
        "token bounced, token into the EX area, token put in deck; token回手消失吗; トークンを手札に戻したら消える";
    [C9_1_4_3 C9_1_4_1]
        "token destroyed does last words trigger; token returned to hand can I replay; when exactly does the token go away; put token in hand then draw; 衍生物回手会怎样; トークンを手札に戻したら";
    [C9_1_4_3]
        "my token was destroyed does it go to the cemetery first; does a dying token trigger last words; do tokens in the cemetery count for necrocharge; bounced token does it disappear at once or later";
    [C9_1_4_3 C13_5_1_2]
        "my tokens died all game long do they fill my graveyard for the count of ten; is a destroyed token in the cemetery even for a moment when the spell counts it";
    [C9_1_4_3 C9_1_4_1] "he bounced my token and I want to keep it in my hand and replay it";
    [C9_1_4_3 C12_5_1] "token死了算进墓地吗; token有谢幕曲能触发吗; token增加墓地数吗";
    [C9_1_4_3 C5_5_1] "妖精被破坏去哪; token死了放墓地吗";
    [C9_1_5] "what to use as tokens; 用什么代替衍生物; トークンの代用";
    [C9_1_5]
        "can I use a coin or dice as a token; no token cards with me; proxy; use a face down card from my deck as token; 没有衍生物卡用什么代替; トークンの代用";
    [C9_1_5 C4_9_2]
        "used a sleeve as token; token looks like a card; bead as a fairy; 用珠子当衍生物; ビーズをトークンに";
    [C9_1_5]
        "what may I use to show a token; can I use coins as tokens; my opponent uses real cards from his sleeves as tokens and I'm confused";
    [C9_1_5] "用硬币当token行吗; 拿别的卡代替token可以不; token没带实卡";
    [C10_1_1 C10_1_1_3_1]
        "what kind of ability is this; is Storm a trigger; how to tell static from triggered; 这是哪种能力; 能力の種類の見分け方";
    [C10_1_1] "what kinds of abilities are there; is a keyword an ability type; which types of abilities exist";
    [C10_1_1] "能力分几种; 起动自动常驻啥区别";
    [C10_1_1_1 C10_1_1_2 C10_1_1_3 C10_1_1] "kinds of abilities; 能力种类; 能力の種類";
    [C10_1_1_1 C10_1_1_1_1]
        "what's an activated ability; the colon in the text; cost colon effect; tap ability; 冒号前面是什么; 起動型能力って";
    [C10_1_1_1]
        "when do I use an activated ability; does an activated ability go off automatically; is an ability with a cost before the colon something I choose";
    [C10_1_1_1] "起动能力是自己点的吗; 主动技要付费吗";
    [C10_1_1_1_1] "what does the colon in the ability mean; which part is the cost and which the effect";
    [C10_1_1_1_1] "冒号前面是费用吗; 冒号后面是效果吧";
    [C10_1_1_2 C10_7_3_1]
        "must I use a triggered ability, optional trigger, forgot the trigger; 自动能力必须发动吗 忘了; 自動能力は強制 忘れた";
    [C10_1_1_2 C10_1_1_2_1_1]
        "triggered ability; when something happens; automatic effect optional?; 触发能力; 自動能力とは";
    [C10_1_1_2]
        "do I have to remember my triggers or do they happen by themselves; what is an automatic ability; I forgot my triggered effect did it happen";
    [C10_1_1_2] "自动能力可以不发动吗; 触发技是自动的吗";
    [C10_1_1_2_1 C10_1_1_2_1_1]
        "how do I recognise a triggered ability; what is the trigger condition; the text begins with when is that a trigger";
    [C10_1_1_2_2 C10_4_7 C10_4_7_3 C10_4_7_4]
        "pay cost in automatic ability, optional, cost colon effect; 冒号前的费用 可以不付; コスト：効果 任意";
    [C10_1_1_2_2 C10_4_7_2]
        "trigger with a cost do I have to pay; when enters pay 2; decline the trigger payment; 触发要付费可以不付吗; コスト付き自動能力を払わない";
    [C10_1_1_2_2 C10_4_7_3]
        "may pay when it triggers; trigger cost not enough mana; do I lose the trigger if I can't pay; 触发时费用不够; 誘発のコストが払えない";
    [C10_1_1_2_2]
        "my trigger has a cost do I get the effect without paying; when this happens pay one: draw must I pay; the automatic ability with a colon";
    [C10_1_1_2_2] "触发里写付费才能发动不付行吗; 自动能力要付钱的可以不付吗";
    [C10_1_1_3] "static ability; aura effect always on; continuous lord buff; passive; 光环一直有效吗; 常在能力";
    [C10_1_1_3]
        "do static abilities need to be announced; is a passive ability always on; can I turn off my passive ability; does my constant buff apply in the opponent's turn";
    [C10_1_1_3] "常驻能力一直生效吗; 被动要发动吗";
    [C10_1_1_3_1]
        "is ward a passive or a triggered ability; my card's text has no when and no colon what sort of ability is it";
    [C10_1_1_4 C10_6_2_7_2]
        "is a spell's text an ability; effect of spell counts as ability damage; 法术文本算能力吗; スペルの文章は能力？";
    [C10_1_1_4] "is the text of a spell an ability; does a spell have a spell ability that counts for effects";
    [C10_1_1_4] "法术的效果算能力吗; 法术能力是啥";
    [C10_2_1 C10_2_1_1 C10_2_1_2] "kinds of effects, period; 效果种类; 効果の種類 期間";
    [C10_2_1] "what sorts of effects exist; what's the difference between a lasting and a one-shot effect";
    [C10_2_1_1 C10_9_2]
        "destroy effect later comes back; once done is it over; one-off; 单次效果结束了吗; 1回きりの効果";
    [C10_2_1_1] "is a draw effect over after I drew; single effect does it do anything later";
    [C10_2_1_2]
        "effect with no end time; lasts rest of the game?; permanent buff; how long does +1/+1 last; 没写期限的效果持续多久; いつまで続く効果";
    [C10_2_1_2]
        "this effect lasts for the rest of the game is it ever gone; until end of turn boosts what kind of effect is it";
    [C10_2_1_2] "持续效果持续到什么时候; 本局游戏中一直有效吗";
    [C10_2_1_3 C10_10_1 C10_10_1_1] "instead, replacement, replaced event triggers; 代替效果 改为; 置換 代わりに";
    [C10_2_1_3 C10_2_1_3_1] "instead effects; replaces the event; would die instead; 代替效果; 置換効果とは";
    [C10_2_1_3 C10_2_1_3_1]
        "what does becomes instead mean on my card; an effect turns one thing into another is this a replacement; would be destroyed but is banished instead";
    [C10_2_1_3] "替换效果替掉的还算发生吗; 代替破坏算被破坏吗";
    [C10_2_1_3_2]
        "is damage reduction a replacement effect; takes one less damage how does this work; prevent the next damage and plus one damage meet";
    [C10_2_1_3_3] "an effect changes how my card is handled when I play it what kind of effect is that";
    [C10_2_1_3_3] "打出时改变处理的是替换效果吗; 打出时变费属于哪种效果";
    [C10_3_1] "can one effect switch off another one; my follower's ability was made invalid";
    [C10_3_2 C10_3_3] "effect invalid while condition; 无效 条件; 無効 条件";
    [C10_3_2]
        "silenced ability; loses effect while condition; disabled ability ask for target?; 能力无效时还选目标吗; 無効になった能力";
    [C10_3_2]
        "his effect invalidates my follower's ability is it gone or just off; do I still choose targets for a part that is switched off; silenced follower does it still have the ability";
    [C10_3_2] "能力无效是没有这个能力了吗; 被沉默还算有守护吗; 条件不满足要不要选目标";
    [C10_3_3]
        "condition stops being true mid turn; effect only while; overflow turned off; if condition not met does text work; 条件不满足了效果还在吗; 条件を満たさなくなったら";
    [C10_3_3]
        "the ability is valid only while I have three followers and I have two; condition for the static bonus not met is it on";
    [C10_3_3] "写着条件下有效条件没了马上失效吗; 觉醒才有的能力掉了就没吗";
    [C10_3_4]
        "ability that says in cemetery works there?; effect names its zone; works from graveyard; 写明区域就在那有效; 墓場で働く能力";
    [C10_3_4]
        "the ability says it works in the EX area does it work there; an ability in the cemetery says from your cemetery is it valid; effect that names the hand works from hand";
    [C10_3_4] "写着在手牌或EX区有效的在场上有效吗; 在墓地有效的能力";
    [C10_3_5] "abilities outside the field; 能力只在场上有效吗; 場以外で能力は有効";
    [C10_3_5] "abilities from the yard";
    [C10_3_5]
        "does my card's ability work in hand; followers' abilities in graveyard; passive from EX area; aura while in hand; 手牌里的能力有效吗; 手札のフォロワーの能力は有効？";
    [C10_3_5]
        "cost discount ability in hand works?; ability active while in graveyard; passive when face down; 手牌中的减费有效吗; 手札でのコスト減";
    [C10_3_5 C12_8_2]
        "does Ward in my hand matter; abilities off the board; effect of a follower in EX; EX区随从的能力有用吗; EXのフォロワーの能力";
    [C10_3_5]
        "does my follower's passive work from the EX area; do abilities of cards in hand work; an amulet in the cemetery does its ability count; is an ability of a follower on while it's in the resolution zone";
    [C10_3_5] "从者的能力在手里有用吗; 从者在EX区能力生效吗; 墓地里的常驻有效吗";
    [C10_3_5 C5_15_2] "进化前那张能力还算吗; 叠在下面的能力有效吗";
    [C10_4_1 C10_4_2]
        "what counts as paying; may someone respond to my cost; is discarding for cost an effect; 付代价算效果吗; コストは効果？";
    [C10_4_1 C10_4_2] "what is a cost; when have I paid a cost";
    [C10_4_2_1 C10_4_2_2 C10_6_2_5_3]
        "pay the cost partly, order of costs; 费用付不全 顺序; コストの一部だけ 払えない 順番";
    [C10_4_2_1 C10_4_2_2 C10_6_2_5_3] "can't pay whole cost, partially pay; 费用付不全; コストが一部払えない";
    [C10_4_2_1] "order of paying cost; tap then discard; cost with several parts; 多个代价按顺序付吗; コストの支払い順";
    [C10_4_2_1]
        "the cost lists two actions do I pick the order; discard and engage in the cost which first; may I pay the second part of the cost first";
    [C10_4_2_1] "费用几项要按顺序付吗; 先横置还是先弃牌付费";
    [C10_4_2_2 C10_6_2_5_3] "can't pay it all, take it back";
    [C10_4_2_2 C10_4_4] "one PP short, overspend; 差一点PP; PPが1足りない";
    [C10_4_2_2 C10_6_2_5_3]
        "can't pay the entire cost; pay part; discard as cost with no hand; sacrifice cost with nothing; 代价只能付一半; コストを全部払えない";
    [C10_4_2_2]
        "I can pay just a part of the cost may I still use it; two cards to discard but I hold only one can I pay; half cost half effect";
    [C10_4_2_2] "费用付一半行不行; 付不全能用吗; 弃两张我只有一张";
    [C10_4_3] "whose resources pay; 谁付; 誰のものを払う";
    [C10_4_3]
        "whose cards pay the cost; discard as cost from which hand; use opponent's play points; 代价用谁的; 誰のカードで払う";
    [C10_4_3]
        "the cost says discard a card whose card; pay with the opponent's play points; the cost says engage a follower without saying whose may I tap his follower";
    [C10_4_3] "费用写弃一张牌是弃谁的; 能拿对面的从者付费吗; 费用横一个从者能横对面的不";
    [C10_4_4] "not enough play points; 能量点不够; PPが足りない";
    [C10_4_4] "spend mana; pay 3 pp with 2; pp goes down; 付费; PPを払う";
    [C10_4_4]
        "I have three PP can I play a four cost; do I lose the play points when I pay; may I pay the rest of the cost with life; can I play with one mana missing";
    [C10_4_4 C10_6_2_5_3]
        "he played a six drop with five mana and we found out one minute later; I tapped out and was one short after choosing a target";
    [C10_4_4_1 C10_10_2_4] "cost reduced, change of cost; 费用减少; コスト軽減 順番";
    [C10_4_4_1]
        "cost reduction changes printed cost, is a discounted card still five cost; 减费后算几费; コスト軽減したら元のコスト";
    [C10_4_4_1]
        "cost reduced card: what cost does it count as; search for cost 3 but discounted; cost checks after reduction; 减费后算几费的卡; 軽減したコストは何コスト扱い？";
    [C10_4_4_1]
        "my card costs two less is it now a two cost card for other effects; does a discount change the cost of the card; an effect looks for cards that cost three and mine was reduced";
    [C10_4_4_1] "减费之后算几费的牌; 被减费的卡还算原来费用吗; 效果看费用看印的吗";
    [C10_4_5] "the cost says minus one from my leader's defense do I pay with life; the cost is to lower my own number";
    [C10_4_5_1] "lower a number as cost below 0; 费用 减到负; コストで減らす 0未満";
    [C10_4_5_1]
        "pay life as cost with not enough life; -3 defense as a cost at 2; pay with max pp; pay beyond zero; 血不够付血费; 体力が足りないのにコスト";
    [C10_4_5_1]
        "can I pay life that I don't have; pay two counters with only one; lower my EP below zero as a cost; can I pay three life when my leader has two";
    [C10_4_5_1] "扣血当费用血不够能付吗; 防御力2能付3点吗; 减到负数付费";
    [C10_4_6] "engage as cost when engaged already; 横置费用 已横置; アクトコスト すでにアクト";
    [C10_4_6 C10_4_6_1]
        "engage ability when already sideways, tap ability after attacking; 攻击过的还能用横置能力吗; 攻撃後にアクト能力";
    [C10_4_6]
        "tap symbol ability; use the ability when already tapped; engage cost with sideways card; 横置图标费用; アクトコストを寝てる状態で";
    [C10_4_6]
        "what is the tap symbol in the cost; can I engage a follower that attacked already to use its ability; does the amulet have to be upright for its ability; can I tap another card for the engage cost";
    [C10_4_6] "横置图标是啥; 横着的能付横置费吗; 已经打横的护符点技能";
    [C10_4_6 C4_2_2_1] "攻击过的还能用横置技能吗; 用了横置技能还能打人吗";
    [C10_4_6_1] "tap ability right after playing; 刚下就横置用能力; 出してすぐアクトの能力";
    [C10_4_6_1 C8_3_1] "刚下能用横置能力吗";
    [C10_4_6_1 C8_3_1] "tap ability of a follower just played; 刚出的横置能力能用吗; 出したターンにアクト能力";
    [C10_4_6_1]
        "tap ability the turn it enters; summoning sick tap ability; can I engage for ability on first turn; 刚进场能横置发动吗; 出したターンにアクト能力";
    [C10_4_6_1 C8_4_2_1]
        "played it this turn and used its tap skill, he says it's sick; summoning sickness for abilities; can't tap the first turn like magic; 召唤失调影响横置能力吗; 召喚酔いで起動できない？";
    [C10_4_6_1]
        "may I tap a follower that I played this turn for its ability; does summoning sickness stop engage abilities; I just played the amulet can I use its tap ability now";
    [C10_4_6_1] "刚下的能用横置能力吗; 召唤失调能横着付费吗; 当回合出的护符能tap吗";
    [C10_4_7 C10_4_7_3] "optional cost in text; 可以付的费用; 任意のコスト";
    [C10_4_7 C10_4_7_3] "may pay for bonus; optional extra payment on trigger; 可选费用; 任意コスト";
    [C10_4_7]
        "there's a cost in the middle of the effect text when do I pay it; a fanfare with pay two: effect is optional or not";
    [C10_4_7_1]
        "how far does the paid bonus go; which sentences need the payment; rest of the text if I don't pay; 不付费哪段没效果; 払わないとどこまで無効";
    [C10_4_7_1] "where does the part behind the paid cost end; does the next paragraph also depend on paying";
    [C10_4_7_2 C10_6_2_2_1] "optional additional cost when; 追加费用 什么时候; 追加コスト いつ払う";
    [C10_4_7_2 C10_6_2_2_1] "kicker, pay extra; 额外付费; 追加で払う";
    [C10_4_7_2 C10_6_2_2_1]
        "kicker; extra cost when cast, decide when; pay additional after seeing; 追加费用什么时候决定; 追加コストはいつ決める";
    [C10_4_7_2]
        "the card says when playing discard a card: more effect do I decide while playing; optional additional cost when I cast it";
    [C10_4_7_2] "打出时可以付额外费用什么时候决定; 打出时冒号的额外费要先说吗";
    [C10_4_7_3]
        "my trigger says pay one PP: draw when do I decide; may I decline the payment for my fanfare; can I wait with the payment until the trigger resolves";
    [C10_4_7_3] "触发结算时再决定付不付吗; 谢幕曲冒号的可以不付吗";
    [C10_4_7_4]
        "pay while resolving the spell; mid effect payment choice; do I choose on resolution; 结算中付费; 解決中に払う";
    [C10_4_7_4]
        "the spell has an extra payment in its text do I choose it on resolution; may I see what the first half does before I pay for the second";
    [C10_4_7_4] "法术效果中间的冒号要不要付结算时定吗; 结算到一半可以选择付费";
    [C10_5_1 C10_5_1_1]
        "when are deaths checked; state based actions; priority check; when do triggers go; 什么时候检查死亡; チェックタイミング";
    [C10_5_1]
        "what is a check timing; when do triggers get resolved; do followers with zero health die right in the middle of a spell";
    [C10_5_1_1 C10_5_2_1]
        "rules handling before abilities, when do 0 defense followers die; 规则处理先 血量0什么时候死; ルール処理が先 体力0はいつ破壊";
    [C10_5_1_1 C10_5_2_1] "state stuff before triggers";
    [C10_5_1_1 C11_1_2]
        "when are dead followers removed, check timing, zero defense in the middle of a spell then healed; 什么时候破坏 结算中体力归零再加回来; いつ破壊される 効果の途中で0になってから回復";
    [C10_5_1_1]
        "does the follower die before the trigger happens; kill first or fanfare first; death check then triggers; 先死还是先触发; 破壊処理と誘発の順番";
    [C10_5_1_1 C11_3_1]
        "my fanfare shot killed it and its last words, which step; do we remove dead before my next action; when is it put in the grave; 死亡什么时候处理; 死亡処理の順番";
    [C10_5_1_1]
        "a follower has no defense left and a trigger is waiting what's first; is the dying follower removed before my fanfare resolves; dead leader and a pending healing trigger do I survive";
    [C10_5_1_1] "死人先判还是触发先; 规则处理先于触发吗; 血0和入场曲谁先";
    [C10_5_2 C10_5_1] "what is a check timing; 检查时点; チェックタイミングとは";
    [C10_5_2] "how does a check go step by step";
    [C10_5_2_1]
        "two followers die same time; both at 0 health; all dead creatures removed together; chain of deaths; 同时死亡; 同時に破壊";
    [C10_5_2_1]
        "two followers reached zero and a leader too are they all handled together; do state-based actions repeat until there's nothing; one death leads to another death do we check again before triggers";
    [C10_5_2_1] "规则处理是同时做的吗; 死了几个一起进墓吗; 处理完又有要再做吗";
    [C10_5_2_2 C10_5_2_3]
        "order of triggered abilities, both players, whose fanfare first; 双方都诱发 谁先 顺序; 同時に誘発 どっちが先 順番 ターンプレイヤー";
    [C10_5_2_2 C10_7_3] "three fanfares in a row, which order; 好几个效果一起 自己排; 複数の能力が同時 好きな順で";
    [C10_5_2_2 C10_5_2_3] "order of triggers between us, mine first";
    [C10_5_2_2 C10_7_3_1] "一堆触发谁先 可以不用吗";
    [C10_5_2_2 C10_5_2_3] "my trigger and his trigger who resolves first; 我和对手都诱发谁先; お互いに誘発どっちから";
    [C10_5_2_2 C10_5_2_3]
        "both players have triggers who goes first; my last words and his at the same time; trigger order; APNAP; 双方同时触发谁先; お互いの能力が同時に誘発";
    [C10_5_2_2]
        "several of my triggers, what order; two fanfares; can I choose the order; 我自己的几个触发顺序; 自分の誘発が複数ある順番";
    [C10_5_2_2 C10_5_2_3]
        "new trigger during triggers; my trigger caused another, before his?; nontriggered waits again; nested triggers; 触发中又触发; 誘発の解決中に新たに誘発";
    [C10_5_2_2]
        "his last words and my strike same time my turn; whose deathrattle first; turn player first; 回合玩家的先处理吗; ターンプレイヤーから？";
    [C10_5_2_2]
        "finish all mine before his; do I resolve all my triggers then he does; alternate; 我全部处理完才轮到他吗; 自分の全部解決してから相手？";
    [C10_5_2_2]
        "two of my triggers happen together may I choose the order; fanfare and another trigger at once whose order; I am the turn player do my triggers go before his";
    [C10_5_2_2]
        "both followers die in combat with last words whose goes first; after each trigger do we check for deaths before the next";
    [C10_5_2_2 C10_5_2_3]
        "both our followers died in the fight and both have something to do on death who starts in my turn; in his turn our death effects collide";
    [C10_5_2_2] "双方都触发了谁先; 回合玩家先处理触发吗; 我的回合我先结算";
    [C10_5_2_2 C10_7_3_1] "我几个触发同时能自己排顺序吗; 入场曲和别的触发先哪个";
    [C10_5_2_2 C10_5_2_3] "触发结算完又触发新的呢; 我的没结算完对面能先结算吗; 新触发插队";
    [C10_5_2_2 C10_5_2_3] "双方亡语同时谁先; 互殴死两个谢幕曲先后; 一起死谁先触发";
    [C10_5_2_3 C10_5_2_2]
        "my last words on his turn waits for his triggers; opponent's deathrattles first on their turn; 对手回合我的谢幕曲后处理; 相手ターンの自分のラストワード";
    [C10_5_2_3]
        "it's his turn and we both have last words when do I get mine; the non-active player chooses the order of his own triggers; does my opponent's new trigger go ahead of my waiting one";
    [C10_5_2_4 C10_5_1]
        "can I play something between triggers; respond to a fanfare; respond to last words with quick; counter an ability; 触发之间能插入吗; 誘発に割り込める？";
    [C10_5_2_4] "when is the check over and may I go on with my turn; all triggers done what now";
    [C10_5_2_4] "检查时点啥时候结束; 都处理完了才能继续吗";
    [C10_6_1 C10_6_2] "steps of playing a card; 使用卡的步骤; プレイの手順";
    [C10_6_1]
        "which things need to be cast; can passive be responded; static do I declare it; 常驻要宣言吗; プレイの必要なもの";
    [C10_6_1]
        "do passive abilities use anything like the stack; do I need to play an ability for it to take effect; can my opponent counter my passive";
    [C10_6_1] "常驻要打出吗; 哪些要打出才生效";
    [C10_6_2] "steps to cast a spell; cast order; pay first or target first; 使用卡的步骤; プレイの手順";
    [C10_6_2]
        "what are the steps of playing a card; do I choose targets before or after paying; in which order do I announce mode and target and payment";
    [C10_6_2] "打牌的流程是啥; 先付费还是先选目标; 打出步骤";
    [C10_6_2_1 C10_6_2_5] "pay before or after choosing targets; 先付费先选目标; 対象とコストの順番";
    [C10_6_2_1]
        "show the card when I play it; play a card face down; reveal the spell; 出牌要给对手看吗; プレイするとき見せる";
    [C10_6_2_1]
        "do I show the card when I play it; where does the card go first when it's played; can I play a card hidden";
    [C10_6_2_1] "打出的牌要先亮出来吗; 打牌先放解决区吗";
    [C10_6_2_1_1]
        "ability from the hand must I reveal; hidden card ability; 手牌能力要展示吗; 手札の能力を使うとき公開";
    [C10_6_2_1_1]
        "an ability works from my hand do I have to show the card; I use the ability of a hidden card does the opponent see it; how long must the hand card be shown";
    [C10_6_2_1_1] "手里牌的能力发动要亮给对面吗; 从手牌发动要展示不";
    [C10_6_2_1_2 C10_6_2_3_3]
        "play a spell with no target; cast removal on empty board just to trigger spell count; waste a spell; spell needs a follower none there; 没有目标能空放法术吗; 対象なしでスペルを使える？";
    [C10_6_2_1_2]
        "cast without enough mana; play a card with nothing to choose; unplayable card named; 不满足条件能宣言吗; プレイできないカードを宣言";
    [C10_6_2_1_2 C10_6_2_3_3]
        "discard two as target needs, spell needs a follower of his but he has none, can I cast it to fill my graveyard; empty cast for spellchain; 为了墓地空放法术; 墓場のために空撃ち";
    [C10_6_2_1_2]
        "can I play a spell without a target; may I play a card that I can't afford; cast a removal spell on an empty board just to fill the graveyard; I want to play the spell for spellchain although there's no follower";
    [C10_6_2_1_2] "没目标的法术能打吗; 付不起能选打出吗; 空打一张凑连击";
    [C10_6_2_1_2 C8_1_2] "满场能打出召唤法术吗; 没有可选的从者法术能不能白打";
    [C10_6_2_1_3] "discount on EX card stays while casting; 费用减免从EX打出; EXの軽減はプレイ中も";
    [C10_6_2_1_3]
        "my EX card had a discount does it count when I play it; a boost on a card in EX is it lost when played";
    [C10_6_2_1_3] "EX区减费效果打出时还在吗; 在EX加的效果到解决区还有不";
    [C10_6_2_2]
        "choose options before targets; which first mode or target; 先选模式还是先选目标; モードと対象どちらが先";
    [C10_6_2_2] "do I choose the mode before the target; options of a card chosen when I play it or when it resolves";
    [C10_6_2_2_1] "do I announce the optional extra cost before paying; can I decide on the additional payment later";
    [C10_6_2_2_1] "额外费用什么时候说要付; 加费强化打出时说吗";
    [C10_6_2_2_2] "when do I say how big X is; may I set X to zero";
    [C10_6_2_2_2] "X费什么时候报; 付完钱再说X行吗";
    [C10_6_2_2_3]
        "how many options and which ones when do I announce; the choose spell announced after targets is it too late";
    [C10_6_2_2_3] "抉择选几项什么时候定; 先选目标还是先抉择";
    [C10_6_2_3 C10_6_2_3_1]
        "when do I choose targets, choose fewer, may I pick no target; 什么时候选目标 可以少选吗; 対象はいつ選ぶ 少なく選ぶ";
    [C10_6_2_3] "change targets after Quick, target at resolution; 目标什么时候定; 対象は使うとき決める？解決のとき？";
    [C10_6_2_3 C10_6_2_3_3] "spell without targets, hit nothing; 没对象能空放法术吗; 空撃ち 対象なしでスペル";
    [C10_6_2_3 C10_6_2_3_1] "lock targets when, must I take as many as I can";
    [C10_6_2_3 C10_6_2_2] "choose targets before paying; 先选目标还是先付费; 対象とコストどっちが先";
    [C10_6_2_3]
        "pick target before paying; switch target after paying; when do I choose who to hit; 什么时候选目标; 対象はいつ選ぶ";
    [C10_6_2_3 C12_15_2]
        "must I name my target out loud; change my mind about target; target chosen then he responds; 选了目标能换吗; 対象を変えたい";
    [C10_6_2_3 C10_6_2_5]
        "pay then target or target then pay; sacrifice my target as cost; 先选目标还是先付费; 対象と支払いの順";
    [C10_6_2_3]
        "do I pay before I choose my target; may I change the target after paying; does fanfare choose its target when the follower is played or when the trigger is played";
    [C10_6_2_3]
        "the target was chosen and then became untargetable; when do I pick the card from my hand for the effect";
    [C10_6_2_3] "先选目标还是先付费; 对象什么时候指定; 结算再选目标行吗";
    [C10_6_2_3 C12_15_2] "对面只有灵气从者法术能打出吗; 全是灵气没目标";
    [C10_6_2_3_1] "must pick two if two are there; 必须选满吗; 2体いたら必ず2体選ぶ？";
    [C10_6_2_3_1 C10_6_2_3_3] "目标不够能不能用 必须选满吗";
    [C10_6_2_3_1 C10_6_2_3_3]
        "choose two but only one target there, must pick as many, not enough targets; 选两个只有一个 目标不够; 2体選ぶのに1体しかいない 対象が足りない";
    [C10_6_2_3_1 C10_6_2_3_2]
        "must I target as many as possible, may I choose fewer, target my own guy because there's no other; 必须选满吗 只能选自己的; 必ず最大数選ぶ 自分を選ばないとダメ";
    [C10_6_2_3_1] "two targets needed one available then one only; 目标不够能少选吗; 少なく選べる";
    [C10_6_2_3_1]
        "destroy two followers but only one there; must I choose two; can I leave out my own guy; have to target my own creature; 必须选满目标吗; 2体選ぶのに1体しかいない";
    [C10_6_2_3_1]
        "only my own follower is a legal target; forced to hit my own guy; must target even if bad; 只有自己的随从可选; 自分のしか対象がない";
    [C10_6_2_3_1]
        "select two followers but there is only one may I play it; must I choose two targets when I want only one; can I leave out my own follower as a target; the text says select two and I'd rather hit one";
    [C10_6_2_3_1 C1_3_2]
        "the card says select two enemies and there's just one on his side; two targets demanded but one available";
    [C10_6_2_3_1] "写选两个能只选一个吗; 场上只有一个够条件能打吗; 能选满就得选满吗";
    [C10_6_2_3_1] "不想打自己的从者能不选吗; 只有自己从者能选必须选吗";
    [C10_6_2_3_2] "up to X targets, zero targets; 最多选 选0个; まで選ぶ 0体";
    [C10_6_2_3_2]
        "up to two targets choose zero; any number of targets; cast with no target up to; 最多两个目标可以选0个; 対象を0体にできる？";
    [C10_6_2_3_2]
        "select up to two may I choose none; can I play the card with up to targets on an empty board; any number of targets zero allowed";
    [C10_6_2_3_2] "选最多两个可以选零个打出吗; 任意数量选0个能打不";
    [C10_6_2_3_2_1]
        "divide damage need a target; split with up to any number must I choose one; 分配伤害至少选一个吗; 割り振りは最低1体";
    [C10_6_2_3_2_1]
        "I divide four damage among any number of followers can I choose no follower; may I choose five targets with four damage to divide";
    [C10_6_2_3_2_1 C10_6_2_4_1] "分配伤害能给0点吗; 五点伤害分给六个行吗; 分伤害每个至少一点";
    [C10_6_2_3_3]
        "not enough targets, needs two but one there, illegal play; 目标不够 需要两个只有一个; 対象が足りない 2体必要 1体しかいない プレイできない";
    [C10_6_2_3_3 C8_1_2] "cast it with too few targets";
    [C10_6_2_3_3 C10_6_2_3_1]
        "spell needs two targets but only one enemy, two followers required one on board, can I still cast it; 要选两个但只有一个能用吗; 2体対象で1体しかいない 使えるか";
    [C10_6_2_3_3 C8_1_2]
        "spell with no target uncastable, dead card in hand; 没目标的法术打不出去; 対象がなくて撃てない";
    [C10_6_2_3_3]
        "announced a card then found no legal target; do I lose the card and mana; illegal cast rewind; 出错牌能收回吗; 不正なプレイの巻き戻し";
    [C10_6_2_3_3 C10_6_2_1_2]
        "misplayed card take back; put mana down then no target; illegal cast undo; he says spell is wasted, I say rewind; 打错了能撤回吗; 間違えたプレイを戻す";
    [C10_6_2_3_3]
        "I played a spell and noticed that there's no legal target do I get my card back; illegal target in casting do we rewind; the needed number of targets is not there";
    [C10_6_2_3_3] "选目标选不够怎么办; 打出发现目标不够退回吗";
    [C10_6_2_4 C10_6_2_4_1] "divide damage, 0 damage to one; 分配伤害; ダメージを割り振る 分配";
    [C10_6_2_4 C10_6_2_4_1] "split damage, give zero to one";
    [C10_6_2_4]
        "who divides the damage and when; do I announce the split before paying; may I change the split when one target dies";
    [C10_6_2_4] "伤害怎么分谁说了算; 分配伤害什么时候定";
    [C10_6_2_4_1 C10_6_2_3_2_1] "split damage, divide points; 分配伤害; ダメージの割り振り";
    [C10_6_2_4_1 C10_6_2_4]
        "split 3 damage 3 and 0; give zero damage to one target; how to divide; two targets one damage; 伤害可以分0点吗; ダメージを0振り分けられる？";
    [C10_6_2_4_1]
        "may I give zero of the divided damage to one target; I split three damage among two followers as three and nothing";
    [C10_6_2_4_1_1 C10_6_2_4_1]
        "4 targets but 3 damage to split; not enough points for every target; 伤害不够分; ダメージが足りず割り振れない";
    [C10_6_2_4_1_1] "more required targets than damage points to divide what then";
    [C10_6_2_5] "all costs paid when; pay after target; 费用什么时候付; 支払いのタイミング";
    [C10_6_2_5] "when do I pay for the card; is the cost fixed before I pay; may the price change while I am paying";
    [C10_6_2_5] "费用什么时候付; 费用要一次付清吗";
    [C10_6_2_5_1 C10_6_2_5_2] "replaced cost counts as paid; 费用被替换; コストが置換";
    [C10_6_2_5_1]
        "cost replaced by something else still paid?; sacrifice as cost but it's replaced; 代价被替换了算付了吗; コストが置換された";
    [C10_6_2_5_1]
        "the cost was discard a card but it was banished instead did I pay; a replacement changed the thing I sacrifice as a cost";
    [C10_6_2_5_1] "付费的弃牌被代替了算付了吗; 费用被置换还算付了不";
    [C10_6_2_5_2] "cost is zero times; pay 0; discard 0 as cost; 0次代价算支付吗; 0回のコスト";
    [C10_6_2_5_2] "the cost says discard X and X is zero have I paid; zero times as a payment";
    [C10_6_2_5_2] "费用变成0还算付了吗; 弃0张当费用";
    [C10_6_2_5_3]
        "realized I can't pay after announcing; take back my card, short on pp; not enough mana midway; 宣言后发现费不够; 宣言後にPP不足に気づいた";
    [C10_6_2_5_3]
        "I announced a card and cannot pay do I get everything back; short by one PP after choosing targets; misplay because of lack of mana";
    [C10_6_2_5_3] "打出到一半付不起能收回来吗; 打错牌发现费不够; 付不起退回";
    [C10_6_2_6]
        "board is full can I play a follower; five on field and cast another; replace one of mine; play amulet on full field; sixth minion; 场满了还能出随从吗; 場が5体でフォロワーを出せる？";
    [C10_6_2_6]
        "sacrifice cost frees the slot; full board but cost sacrifices one; 付费时牺牲腾出位置; コストで場を空けてから出す";
    [C10_6_2_6]
        "my field is full can I play a follower; five cards on board and I want to play an amulet; may I play a follower and destroy one to make room; does my card go to the graveyard if there's no space";
    [C10_6_2_6] "the cost sacrifices one of my followers so there is space is it then allowed on a full board";
    [C10_6_2_6 C4_4_4_1]
        "my board has five cards and I want to play a sixth follower; three followers and two amulets on the board is it full";
    [C10_6_2_6 C4_4_4_1] "满场能打从者吗; 场满了还能下护符吗; 五个了再出一个";
    [C10_6_2_6] "付费时牺牲一个腾位置能下吗; 满场拿费用空出格子再下行不行";
    [C10_6_2_7] "can my opponent counter a card between paying and resolving; when does the card resolve";
    [C10_6_2_7_1] "fanfare happens before or after entering; 先入场还是先发入场曲; 場に出てからファンファーレ";
    [C10_6_2_7_1 C10_6_2_6]
        "follower comes to field after paying; where does it go when played; can he respond to the follower landing; 随从付费后直接上场吗; フォロワーは支払い後に場に出る";
    [C10_6_2_7_1]
        "the follower I played goes where; does a played follower go to my side even if it's owned by him; board got full before the follower resolved";
    [C10_6_2_7_1] "打出从者就直接上场吗; 下怪对面能响应吗";
    [C10_6_2_7_1_1] "effect on the cast card stays once it lands; 解决区的效果到场上还有吗; 解決中の効果は場でも";
    [C10_6_2_7_1_1]
        "a boost on the follower while it was being played does it stay on the field; EX bonus carried over to the board when I play it";
    [C10_6_2_7_2] "carry out text in order; 按顺序结算; 書かれた順に解決";
    [C10_6_2_7_2]
        "order of spell text; top to bottom; draw then discard in order; can I do second part first; 效果按顺序处理吗; 書いてある順に処理";
    [C10_6_2_7_2]
        "second sentence when the target is gone; do steps in order; effect order on card; 目标没了后面效果还有吗; 対象がいなくなっても続き";
    [C10_6_2_7_2]
        "in which order do I do the parts of my spell; may I do the second sentence first; spell says deal damage then draw can I draw first";
    [C10_6_2_7_2] "法术按写的顺序做吗; 先抽牌再弃能换顺序吗";
    [C10_6_2_7_2 C1_3_2] "法术打出去目标没了后面的抽牌还有吗; 一半哑火";
    [C10_6_2_7_2_1 C10_7_7]
        "source died before ability resolved, still resolves; 能力使用后卡没了 还结算吗; 能力の持ち主がいなくなった それでも解決";
    [C10_6_2_7_2_1 C10_7_7] "source removed before it resolves";
    [C10_6_2_7_2_1 C10_7_7] "用了能力人没了还算吗";
    [C10_6_2_7_2_1 C10_7_7]
        "kill the follower in response to its ability, source gone; 响应打死能力还有吗; 能力の元がいなくなった";
    [C10_6_2_7_2_1]
        "killed the creature in response does the ability still happen; source gone; ability after its minion died; 来源没了能力还结算吗; 使った後に破壊されても効果は出る？";
    [C10_6_2_7_2_1]
        "I used an ability and my follower was removed does the ability still happen; the source of the trigger died before it resolved; bounce the follower in response to its fanfare";
    [C10_6_2_7_2_1] "护符发动后被破坏效果还有吗; 能力发动了源头没了还结算吗";
    [C10_6_2_7_3] "where does a spell go after use; 法术用完去哪; スペルは使った後 墓場";
    [C10_6_2_7_3]
        "when does the used spell go to cemetery, spell counts itself; 法术什么时候进墓地; スペルはいつ墓場に";
    [C10_6_2_7_3]
        "spell goes to graveyard when; after resolving; does spell itself count in the graveyard; 法术什么时候进墓地; スペルはいつ墓場へ";
    [C10_6_2_7_3]
        "does a spell go to the yard before its effect; spell can return itself; 法术结算完再进墓地; 解決後に墓場";
    [C10_6_2_7_3]
        "when does the spell go to the graveyard; is my spell in the cemetery while it resolves; does the spell count itself in the cemetery";
    [C10_6_2_7_3] "法术用完去哪; 法术什么时候进墓地";
    [C10_7_1 C10_7_2 C10_7_3] "when is a triggered ability played; 什么时候使用待机能力; 誘発した能力はいつ";
    [C10_7_1 C10_7_2]
        "trigger happens right now or later; mid-effect trigger waits; pending; 触发立刻处理吗; 誘発はすぐ解決？";
    [C10_7_1 C10_5_1]
        "trigger in the middle of another effect; fanfare of a summoned guy mid spell; finish spell first; 法术结算中途触发; 解決中に誘発したら";
    [C10_7_1]
        "when does my trigger resolve at once or later; an ability triggered in the middle of a spell do I stop the spell; fanfare during another effect";
    [C10_7_1] "触发什么时候结算; 是马上打断还是等检查时点";
    [C10_7_2] "what happens to an ability that triggers while something else resolves; is a pending trigger lost";
    [C10_7_2_1] "triggered twice; 触发两次; 2回誘発";
    [C10_7_2_1 C10_7_2_2] "ability triggers several times a turn; 一回合触发几次; 1ターンに何回誘発";
    [C10_7_2_1 C10_7_2_2] "triggered twice, once per turn; 一回合一次 触发两次; ターン1回 2回誘発";
    [C10_7_2_1]
        "trigger twice from two deaths; two followers died, draw two?; triggered several times at once; 触发两次算两次吗; 同時に2回誘発";
    [C10_7_2_1]
        "three followers died at once does my trigger happen three times; my ability's condition happened twice do I get two; one effect draws two cards and I have a when you draw trigger";
    [C10_7_2_1] "同时死三个触发三次吗; 满足几次触发几次不";
    [C10_7_2_2] "once per turn automatic ability; 一回合一次自动能力; ターンに1回 自動能力";
    [C10_7_2_2] "limit per turn of triggers";
    [C10_7_2_2 C10_7_2_1] "trigger limited to once a turn happens again; 每回合一次又触发; ターン1回がまた誘発";
    [C10_7_2_2]
        "once per turn trigger second time; N times a turn; left and came back count resets; 每回合一次的限制; ターン1回の能力";
    [C10_7_2_2]
        "once per turn trigger happened twice this turn do I get it twice; the ability says twice per turn and three things happened; the same limited trigger after it was already used";
    [C10_7_2_2] "一回合一次的自动能力第二次还触发吗; 限一次同时触发两次怎么算";
    [C10_7_3 C10_5_2_2 C10_5_2_3]
        "order of triggers, several last words, both players' triggers, choose order; 多个谢幕曲顺序 双方同时触发谁先; ラストワードの順番 お互いの誘発どっちが先";
    [C10_7_3 C10_5_2_2 C10_5_2_3] "stack order of triggers, active player first; 主动玩家先结算; 手番プレイヤーから";
    [C10_7_3 C10_7_3_1]
        "choose which of my triggers first; do one trigger then look again; order my fanfares; 先处理哪个触发; どの誘発から解決";
    [C10_7_3] "which trigger goes first if I have several; may I choose the order of my own pending abilities";
    [C10_7_3_1]
        "must I use a triggered ability, fanfare optional; 必须发动吗 入场曲可以不发吗; 誘発は強制 ファンファーレは任意 使わない";
    [C10_7_3_1]
        "skip my own trigger because it hurts me; 对我不利可以不触发吗; 自分に不利なラストワード使わなくていい？";
    [C10_7_3_1] "may I skip my trigger, optional fanfare";
    [C10_7_3_1 C10_7_3]
        "can I decline a triggered ability, order several fanfares, must resolve all triggers; 能不发吗; 誘発を使わない";
    [C10_7_3_1]
        "can I skip my trigger; do I have to use last words; forgot my trigger; optional triggers; missed trigger; 触发能力能不用吗; 誘発を使わないことはできる？";
    [C10_7_3_1]
        "bad fanfare may I ignore; my last words would hurt me; must I trigger; not use battlecry; 不想触发可以吗; 不利な能力を使わない";
    [C10_7_3_1]
        "forgot last words until next turn; missed fanfare can I do it now; remembered the trigger late; 忘了触发现在补; 誘発を忘れた";
    [C10_7_3_1 C12_4_1]
        "my fanfare forces me to destroy a follower and only mine is there; unwanted battlecry; have to kill my own; 入场曲只能打自己; 自分のを破壊するファンファーレ";
    [C10_7_3_1]
        "may I skip my own trigger because it would hurt me; is a triggered ability mandatory; do I have to use fanfare; can I delay last words until later";
    [C10_7_3_1 C10_6_2_3_1]
        "my own fanfare must hit a follower and the only one is mine; I would rather not use my forced trigger";
    [C10_7_3_1] "触发能不发吗; 入场曲不想用可以跳过吗; 忘了触发还要补吗";
    [C10_7_3_1 C12_4_1] "入场曲必须选自己的从者能不发吗; 强制入场曲坑自己";
    [C10_7_3_2] "pending ability cannot be played; 待机能力不能用; プレイできない";
    [C10_7_3_2]
        "trigger has no target; fanfare with nothing to hit; can't be played trigger; 入场曲没有目标怎么办; ファンファーレの対象がいない";
    [C10_7_3_2]
        "my trigger has no target what happens; the fanfare needs a follower and there is none; pending ability that can't be played does it wait for later";
    [C10_7_3_2] "触发了没目标怎么办; 入场曲没对象就没了吗";
    [C10_7_4] "what is a zone change trigger; is last words a zone change trigger";
    [C10_7_4_1_1 C10_7_4_1_3] "moved card information; 移动的卡 信息; 移動したカードの情報";
    [C10_7_4_1_1]
        "card went to hand trigger looks at which state; bounced evolved follower counts as evolved; 回手时看场上的信息; 手札に戻った時の情報";
    [C10_7_4_1_1]
        "my follower returned to hand and something triggers on a follower going to hand which stats count; the card went from field to deck what was it like";
    [C10_7_4_1_1] "从手到场的触发看场上的样子吗; 弹回手触发看场上那会的吗";
    [C10_7_4_1_2] "last words looks at what it was on the field, lost ability; 谢幕曲看场上状态; 場での状態を参照";
    [C10_7_4_1_2 C10_11_1] "looks back at how it was on the field, silenced before dying";
    [C10_7_4_1_2]
        "last words checks stats when on field; buffed creature died attack value; was it evolved when it died; 死亡时看场上的状态吗; 破壊時は場での状態を見る";
    [C10_7_4_1_2]
        "my buffed follower died do last words and death triggers see its boosted attack; evolved follower destroyed does it count as evolved for the trigger; the trigger asks for a follower with cost three that died";
    [C10_7_4_1_2 C10_11_1]
        "my pumped follower died and the effect wants its attack is it pumped or printed; it was evolved when it died so does the graveyard card count";
    [C10_7_4_1_2] "谢幕曲看场上时的状态吗; 死的时候加过攻亡语按加后的算吗; 离场触发看离场前的吗";
    [C10_7_4_1_3] "goes from graveyard to field trigger reads where; 从墓地到场看新区域; 墓場から場に出たとき";
    [C10_7_4_1_3]
        "a card moves from the EX area to the field does the trigger look at it on the field; cemetery to field which state counts for the trigger";
    [C10_7_4_2] "two enter together, see each other; 同时登场 互相触发; 同時に出た お互いに誘発";
    [C10_7_4_2] "two come down together, do they see each other";
    [C10_7_4_2 C12_4_3] "two followers enter together do they see each other; 同时入场互相触发吗; 同時に出たら誘発";
    [C10_7_4_2]
        "whenever a follower enters, does it see itself; entering together with others; two come in together trigger each other?; 同时进场互相触发吗; 同時に出たとき互いに誘発";
    [C10_7_4_2]
        "does it trigger for itself entering; both come in and see each other; 自己进场触发自己吗; 自身が出たときも誘発";
    [C10_7_4_2]
        "two followers enter at the same time does each see the other for its trigger; my when another follower enters ability and both come in together; summoned at once with the follower that has the ability";
    [C10_7_4_2] "和别的从者同时上场会触发彼此吗; 一起入场能互相看到吗";
    [C10_7_4_3 C5_21_2] "moved between fields triggers enter; 换边触发入场吗; 移ったら入場";
    [C10_7_4_3 C5_21_2]
        "stolen card fires when a follower enters; control change enter trigger; 夺取算进场吗; 奪取は場に出た扱い？";
    [C10_7_4_3]
        "does stealing a follower trigger enters the field abilities; he took control of my follower does my when a follower leaves trigger; control change and fanfare";
    [C10_7_4_3] "夺取过来触发入场时吗; 换控制算入场不; 从对面场到我场算登场吗";
    [C10_7_5 C10_7_5_1]
        "delayed trigger at end of turn; at the end of your next turn do; happens once or every turn; 下回合结束时触发几次; 遅れて誘発する能力は1回？";
    [C10_7_5] "an effect says at the end of this turn destroy it is that a trigger too; delayed effect made by a spell";
    [C10_7_5_1] "delayed trigger once; 时限诱发 一次; 時限誘発";
    [C10_7_5_1]
        "does my delayed trigger happen every turn or once; at the start of your next main phase draw a card only one time";
    [C10_7_5_1] "下回合开始时那种延迟触发几次; 到回合结束时破坏只触发一次吗";
    [C10_7_6 C10_7_6_1]
        "when you have no cards in hand trigger; state trigger keeps repeating?; empty hand ability loops; 没有手牌时触发; 手札がないとき誘発";
    [C10_7_6] "an ability that triggers when I have no cards in hand what sort is it";
    [C10_7_6_1] "state trigger; 状态诱发; 状態誘発";
    [C10_7_6_1]
        "my no cards in hand trigger keeps going off endlessly; state trigger resolved and the condition is still true does it happen again; how often does when you have ten PP trigger";
    [C10_7_6_1] "手牌为0时的能力会一直触发吗; 状态触发刷不停; 没手牌就触发几次";
    [C10_7_7] "follower died with its trigger waiting; 触发后随从死了; 誘発待ちのうちに破壊";
    [C10_7_7 C10_6_2_7_2_1]
        "its card left before the ability resolves, fanfare after being killed; 卡离场了能力还发吗; 能力を使う前にカードがいなくなった";
    [C10_7_7 C10_7_3_1]
        "follower with the trigger already left; pending ability after dead; still draw the card if it died; 随从离场后触发还处理吗; 待機中にカードがいなくなった";
    [C10_7_7]
        "my follower with a trigger was bounced before it resolved do I still get it; the card with the pending ability changed zones; the follower with fanfare died at once is the fanfare lost";
    [C10_7_7 C10_6_2_7_2_1] "从者死了之前触发的还结算吗; 入场曲待机时被打死还有吗; 触发源没了";
    [C10_8_1] "one shot effect; draw effect over; 单次效果; 単発効果";
    [C10_8_1] "how often is a one-time effect carried out";
    [C10_9_1 C10_9_1_4 C10_9_1_6]
        "order of continuous buffs, set attack then plus; 数值修改顺序; 継続効果の順番 数値の適用順";
    [C10_9_1] "buff order; layers; set to 1/1 and +2; which effect applies first; 多个效果先算哪个; 効果の適用順";
    [C10_9_1]
        "several lasting effects apply to one follower in which order; set to one and plus two which is applied first; a buff and a becomes effect on the same follower";
    [C10_9_1] "加攻和变成几攻怎么算顺序; buff先后怎么叠; 设定攻击和加攻谁先";
    [C10_9_1_1 C10_9_1_1_1] "base stats start from printed; evolved read evolved card; 从卡面数值开始; 元の値から計算";
    [C10_9_1_1] "do we start from the printed values when several effects apply; what is the base for the calculation";
    [C10_9_1_1_1 C10_9_1_2 C10_9_1_3] "base stats of evolved; 进化后原本数值; 進化後の元の値";
    [C10_9_1_1_1]
        "is the base for an evolved follower the evolve card; for the stats of an evolved follower do I add to the original or the evolved numbers";
    [C10_9_1_1_1] "进化从者的原本身材看进化卡吗; 进化后基础值看哪张";
    [C10_9_1_2 C10_9_1_3 C10_9_1_4]
        "loses abilities and gets abilities order; 失去能力和获得能力的顺序; 能力を失う得るの順番";
    [C10_9_1_2]
        "lose all abilities vs grants ward; silence then give keyword; which ability effect first; 失去能力与获得能力; 能力を失うと得る";
    [C10_9_1_2]
        "an effect removes all abilities and another one gives ward which goes first; loses all abilities and the static power boost";
    [C10_9_1_2] "失去能力和给能力先算哪个; 沉默和加守护一起";
    [C10_9_1_3 C10_9_1]
        "type change and stat change order; becomes amulet then buff; 类型改变和加数值顺序; 種類変更と修正の順";
    [C10_9_1_3]
        "an effect changes the trait and another boosts all followers with this trait; change of type before numbers";
    [C10_9_1_4 C10_9_1_6] "set to 1 then plus 2, order of buffs";
    [C10_9_1_4 C10_9_2] "数值先变后加 后来的随从有没有加成";
    [C10_9_1_4 C10_9_1_6]
        "set to a number then plus, order of effects on stats; 变成1再加 数值效果顺序; 数値の効果の順番";
    [C10_9_1_4 C10_9_1_6]
        "set attack to 3 then plus 2 or other way; timestamp; +2 before set; 先加后设定怎么算; 固定値と＋の順番";
    [C10_9_1_4]
        "plus attack effects are applied last right; double attack and plus one in which order; set to a number and then plus one";
    [C10_9_1_4] "改数值的效果最后算吗; 加减身材在能力之后算不";
    [C10_9_1_5 C10_9_1_6_1 C10_9_1_6_2] "later effect, dependency; 先后 依存; 依存 後から";
    [C10_9_1_5 C10_9_1_6]
        "two continuous effects depend on each other; order by timestamp; older effect; 依赖关系; 依存する効果";
    [C10_9_1_5]
        "one effect depends on the other what's the order; the first effect makes the second apply so which first";
    [C10_9_1_6]
        "debuff then set, latest wins?; two set effects; which one counts last; 两个设定哪个算; 後からの効果が勝つ？";
    [C10_9_1_6]
        "two number changing effects with no order between them is it timestamp; set attack to three and plus two which came first matters; the later effect overrides the earlier one";
    [C10_9_1_6] "两个变身材的效果按先后吗; 先变1再变5看哪个";
    [C10_9_1_6_1 C10_9_1_6_2]
        "which static is older; when did the effect begin; timestamp of the lord; 效果先后按什么算; 効果の発生時期";
    [C10_9_1_6_1]
        "when did the static ability of my amulet start for the order of effects; timestamp of a passive is when it entered";
    [C10_9_1_6_2] "from what time does a spell's lasting effect count for the order";
    [C10_9_2 C10_9_3]
        "does a this-turn buff apply to followers that come later; 之后登场的也加吗; 後から出たフォロワーにも 全体強化";
    [C10_9_2] "do late arrivals get the team buff";
    [C10_9_2 C10_9_3]
        "all my followers get plus, does a later one get it too, affects newcomers; 全体加成后来出的也有吗; 全体強化は後から出たのにも";
    [C10_9_2]
        "all my followers get +1 this turn, ones played later?; bounced and replayed loses buff; anthem spell new minion; 之后进场的也有加成吗; 後から出たフォロワーも強化される？";
    [C10_9_2]
        "all followers +1/+1 this turn then I play another; buff spell then late arrival; 全体加攻之后出的随从; 全体強化の後に出した";
    [C10_9_2]
        "my spell gave all my followers plus one do followers played afterwards get it too; a follower that left and came back after the mass buff; this turn all your followers get storm does a later one get it";
    [C10_9_2] "给场上全体加攻后来下的吃吗; 全体buff后出的从者有没有; 后上场的享受吗";
    [C10_9_2] "法术加攻的从者弹手再下还有吗; 离场buff还在不";
    [C10_9_2 C5_15_3] "加过攻再进化还在但弹手就没吗; buff什么情况丢";
    [C10_9_3 C10_9_2] "your followers get +1 this turn then I play another; 本回合全体加一之后出的; 全体+1の後に出した";
    [C10_9_3 C10_9_3_1]
        "lord buff applies right on entering; enters with static already on; passive buffs new arrivals; 光环新进场立刻有吗; 出た瞬間に常在効果";
    [C10_9_3]
        "my amulet gives all followers plus one does a new one get it at once; static bonus on followers that just arrived; dies when it enters because of a minus one effect";
    [C10_9_3] "光环类常驻新下的从者马上吃到吗; 你的从者加一攻新出的有吗";
    [C10_9_3_1]
        "triggers when a follower with five attack enters and my amulet boosts it to five does it trigger; do we count the bonus when the follower enters the field";
    [C10_9_3_1] "常驻给的守护入场时算守护从者入场吗; 入场触发看加成后的攻吗";
    [C10_10_1 C10_10_1_1]
        "destroyed instead banish, did it die; replaced event trigger; does original event count; prevented damage trigger; 被替换的事件算发生吗; 置換されたら元の出来事は起きた？";
    [C10_10_1]
        "what does instead do; the replaced thing does it happen too; would take damage but something else happens";
    [C10_10_1 C5_5_1] "不会被破坏的打到0血咋办; 代替破坏离场";
    [C10_10_1_1] "replaced event triggers anything; 被代替的算发生吗; 置き換えられたら誘発しない";
    [C10_10_1_1]
        "would be destroyed, banished instead; last words not?; replaced draw is it a draw; 被替换就没发生; 置換されたら破壊されてない？";
    [C10_10_1_1]
        "my follower would be destroyed but is banished instead do last words trigger; did the replaced event happen for my trigger; damage replaced with nothing does the when damaged ability trigger";
    [C10_10_1_1] "破坏被代替成消失还触发谢幕吗; 替换之后原来的算没发生吗";
    [C10_10_2 C10_10_2_1 C10_10_2_3]
        "two replacement effects, who decides; 两个替换效果 谁决定; 置換効果が2つ 誰が選ぶ";
    [C10_10_2] "two instead effects on my leader, who picks; 两个替代效果 我选吗; 置き換え効果が2つ 選ぶのは";
    [C10_10_2 C10_10_2_1] "two replacements on the same damage";
    [C10_10_2 C10_10_2_1] "两个代替效果谁选";
    [C10_10_2 C10_10_2_3] "two replacement effects; 两个代替效果; 置換効果が2つ";
    [C10_10_2 C10_10_2_2 C10_10_2_1]
        "two instead effects on the same damage who picks the order, both replacement effects apply, damage reduction and damage doubling together; 两个改为效果谁决定先后; 置換効果の順番は誰が決める";
    [C10_10_2 C10_10_2_1]
        "two replacement effects which first; both would change my follower's death; who orders replacement; 两个替换效果谁定顺序; 置換効果が2つ";
    [C10_10_2]
        "two shields on same damage which used; reduce then double; double damage and minus 1 order; 伤害翻倍和减少先后; ダメージ2倍と軽減の順";
    [C10_10_2]
        "two replacement effects want to change the same event who picks; which of two instead effects goes first; damage minus one and damage doubled what order";
    [C10_10_2] "两个替换效果先用哪个; 多个代替谁决定顺序";
    [C10_10_2_1]
        "my follower is affected by two replacements do I or my opponent choose; controller of the affected card decides the order";
    [C10_10_2_2] "replacement of game action; 行动的替换; 行動の置換";
    [C10_10_2_2]
        "replacement on my draw, who decides; damage changing effects chosen by whom; 替换行动谁决定; 行動の置換は誰が決める";
    [C10_10_2_2] "two effects replace my drawing of a card who decides";
    [C10_10_2_3]
        "replacement applied twice to same event; infinite replace; double damage again on itself; 同一替换能用两次吗; 同じ置換効果を2回";
    [C10_10_2_3]
        "can a replacement apply to its own result again; does plus one damage apply twice to the same hit; loop of two instead effects";
    [C10_10_2_3] "同一个替换效果能反复套吗; 伤害加一能加两遍不";
    [C10_10_2_4]
        "cost becomes 1 and minus 2; set cost vs discount; reduction after change; 费用变为和减费先后; コスト変更と軽減の順";
    [C10_10_2_4]
        "an effect makes my card cost zero instead and another one adds one to its cost what do I pay; cost becomes two and cost minus one which first";
    [C10_10_2_4] "费用变成1再减1怎么算; 变费和减费先后; 改费用和降费谁先";
    [C10_10_3]
        "does a replacement look at the follower with its boosts; enters instead effect for followers with certain stats and a static bonus";
    [C10_11_1] "card moved before the effect, last information; 已离场 最后的信息; 直前の情報";
    [C10_11_1] "read its power after it left, last known; 离场了看什么数值; いなくなったカードの攻撃力";
    [C10_11_1 C10_7_4_1_2] "last words reads its attack when it died; 死时的攻击力; 死亡時の攻撃力";
    [C10_11_1]
        "target died before effect reads its attack; draw cards equal to attack of destroyed one; last known information; 看已离场随从的攻击力; いなくなったカードの数値を見る";
    [C10_11_1]
        "my effect uses the attack of a follower that has died what number; deals damage equal to its attack but it left the field; last known information of a bounced follower; sacrificed as a cost and the effect counts its health";
    [C10_11_1] "结算时从者已经离场还看它攻击力吗; 目标走了数值按最后的算吗";
    [C11_1_1] "rules handling means; 规则处理; ルール処理とは";
    [C11_1_1 C11_1_2]
        "what happens automatically without anyone doing it; state based checks; who applies the rules that kill things; 规则处理是什么; ルール処理とは";
    [C11_1_1] "what does the game do by itself; what is rules handling";
    [C11_1_2 C11_1_3]
        "when are rules checked, 0 defense for a moment; 中途变0又回来; 途中で0になった チェックタイミングだけ";
    [C11_1_2 C11_3_1] "zero health in the middle of an effect then healed";
    [C11_1_2 C11_3_1] "中间血变0又加回来";
    [C11_1_2 C11_3_1]
        "follower at zero in the middle of an effect and then gets plus defense; 途中归零再加防; 途中で0になったが最後は1";
    [C11_1_2 C11_3_1] "state based death check, dead at zero immediately; 什么时候清场; 状況起因";
    [C11_1_2]
        "went to 0 mid effect but healed back before the check, do I lose; briefly at zero life; dropped below zero then gained life in the same spell; 中途到0又回上来算输吗; 途中で0になって回復した";
    [C11_1_2 C11_3_1]
        "creature at 0 health in the middle of a spell then pumped, survives?; -2 then +3 in one effect; temporarily dead minion saved; 效果中途生命到0再加回来; 効果の途中で体力0";
    [C11_1_2]
        "my leader fell to zero during a spell and was healed by the same spell do I lose; my follower had zero health for a moment but got a buff before the check; when are deaths checked";
    [C11_1_2] "in the middle of an effect the field was over the limit but later fine";
    [C11_1_2 C10_5_1_1]
        "he was at zero in the middle of my spell and the same spell heals him; I had lethal but his trigger gains life before the check";
    [C11_1_2] "血扣到0又奶回来会死吗; 中途血0但结算完回血; 效果途中查死吗";
    [C11_1_3 C11_2_1] "leader healed after hitting zero, both at zero; 主战者归零后回血; リーダーが0になってから回復";
    [C11_1_3]
        "leader dead and followers dead at once; all at the same time or one after another; what gets processed first when many things are due; 多个规则处理同时吗; ルール処理は同時？";
    [C11_1_3]
        "a follower dies and the leader dies at the same time is it simultaneous; do all lethal things happen together in the check";
    [C11_1_3] "同时该死的一起死吗; 规则处理几项一起做";
    [C11_2_1]
        "at exactly 0 defense lost or alive; leader at -1; does he get to finish his triggers before losing; last words heal me before I lose?; 先判输还是先触发回血; 負けと回復の誘発どっちが先";
    [C11_2_1]
        "my leader is at zero when do I lose exactly; both my life and my follower's health are zero; we wait for the end of the spell until he is dead";
    [C11_2_1] "老大0血什么时候判输; 血归零还能把效果结算完吗";
    [C11_2_2 C11_1_2 C1_2_1_2]
        "drew from an empty deck in the middle of a spell when do I lose, effect makes me overdraw; 结算中抽空牌库什么时候输; 効果の途中で引けなかったらいつ負け";
    [C11_2_2]
        "tried to draw from empty library then shuffled the graveyard back, still lose?; drew with nothing then got cards back; 空牌库抽过之后洗回去还输吗; 引けなかった後に山札が戻ったら";
    [C11_2_2]
        "I tried to draw from an empty deck and then shuffled cards into it do I still lose; after an impossible draw when is the loss; drew the last card exactly and no more";
    [C11_3_1] "defense 0 destroyed; 体力0破坏; 体力0で破壊";
    [C11_3_1 C11_1_2]
        "zero defense follower with last words, when does it leave; 0血随从什么时候死; 体力0のフォロワーはいつ墓場";
    [C11_3_1]
        "zero defense follower dies, defense lowered to zero, buff wears off and dies; 体力0的随从 体力被减到0; 体力0のフォロワーは破壊 下げられて0";
    [C11_3_1]
        "when do 0 toughness creatures die; damaged minion dies when; health 0 follower still on board?; kill at once or after the effect; 血量0什么时候死; 体力0のフォロワーはいつ破壊";
    [C11_3_1]
        "debuffed to zero without damage, destroyed?; minus health kills; -2/-2 on a 2/2 counts as destroyed; 减生命减到0算破坏吗; 体力マイナスで死んだら破壊扱い？";
    [C11_3_1]
        "my follower has zero health when is it destroyed; a minus defense effect brought it to zero is it destroyed or just put away; does a follower with negative defense die; an indestructible like effect on a follower with zero defense";
    [C11_3_1] "防御力0就破坏吗; 血被减成0死吗; 减防减死算破坏吗";
    [C11_3_1 C5_5_1] "防御减成0算破坏还是直接进墓; 减血死触发破坏时吗";
    [C11_3_2 C11_3_2_1] "destroyed by Bane, by ability; 毁灭破坏算能力破坏; 必殺で破壊 能力による破壊";
    [C11_3_2 C12_14_2] "bane and drain, bane against big guy; 毁灭打大怪; 必殺で大きいのを倒す";
    [C11_3_2 C12_14_2_1] "deathtouch with zero attack or prevented damage";
    [C11_3_2 C12_14_2 C12_14_2_1]
        "bane without damage, bane attack 0, bane kills ward, bane against leader; 必杀0攻击 必杀没造成伤害; 必殺で攻撃力0 ダメージなしでも破壊";
    [C11_3_2 C12_14_1] "does bane kill amulets or leaders, bane damage by ability; 必杀对主战者; 必殺はリーダーにも";
    [C11_3_2 C12_14_2]
        "deathtouch on a big guy; touched by bane, when does it die; poison minion; bane follower left before it kills; 必杀什么时候破坏; 必殺で破壊されるタイミング";
    [C11_3_2]
        "when does bane kill the other follower; both followers have bane do both die; bane follower attacked by a bigger one; my bane follower was killed in the same fight does bane still work";
    [C11_3_2 C12_14_2] "必杀打完什么时候死; 剧毒碰一下就死吗";
    [C11_3_2_1]
        "is death by bane destroyed by an ability; protected from ability destruction vs bane; can't be destroyed by abilities but hit by deathtouch; 必杀算能力破坏吗; 必殺は能力による破壊？";
    [C11_3_2_1] "is a follower killed by bane destroyed by an ability; immune to destruction by abilities against bane";
    [C11_3_2_1] "被必杀弄死算能力破坏吗; 不会被能力破坏挡必杀吗";
    [C11_4_1 C11_5_1] "too many cards on the field, limit lowered; 场上超过上限; 場が上限を超えた";
    [C11_4_1]
        "limit of my field got lowered with too many on it; six cards on the board somehow; too many on field after effect ended; which do I keep; 场上超过上限怎么办; 場が上限を超えている";
    [C11_4_1]
        "six cards are on my field what happens; who chooses which cards stay when the board is over the limit; the field limit was lowered to four";
    [C11_4_1] "场上超过上限怎么办; 场上限变小要扔几个; 多出来的从者去哪";
    [C11_5_1]
        "EX has six cards after limit went down; too many in the ex area; choose what stays; EX区超上限; EXが上限超え";
    [C11_5_1]
        "my EX area has too many cards what now; the EX limit shrank who chooses which ones go; seven cards in EX";
    [C11_5_1] "EX区超上限怎么办; ex多了要丢吗";
    [C11_6_1 C5_15_4]
        "where does the evolve card go when the follower dies, evolve card after leaving; 进化过的随从死了进化卡去哪; 進化したフォロワーが死んだら進化カードはどこ";
    [C11_6_1 C4_6_3]
        "evolved follower bounced what happens with the evolve card, reuse evolve card; 进化随从回手进化卡怎么办; 進化フォロワーが手札に戻ったら進化カード";
    [C11_6_1]
        "evolve card with nothing under it; base left, evolved card stays?; return evolution card face up; leftover evolve card; 单独剩下的进化卡; エボルヴカードだけ残った";
    [C11_6_1]
        "my evolved follower died what happens with the evolve card on top; the evolved version goes back face up to the evolve deck; is the used evolve card in the cemetery or the evolve deck";
    [C11_6_1 C4_6_3] "进化卡用完回哪; 进化卡回进化牌组正面放吗; 死了进化卡能再用不";
    [C11_6_2 C11_6_3] "two evolve cards on one follower; 两张进化卡; 進化カードが2枚";
    [C11_6_2] "evolve an evolved card again; 进化过再进化; 進化済みをまた進化";
    [C11_6_2]
        "evolved twice which evolve card counts; two evolve cards on one follower; evolve an already evolved follower; 叠了两张进化卡; 2枚のエボルヴカード";
    [C11_6_2 C5_15_1]
        "can I evolve the same follower again next turn; evolve an evolved; second evolution of a unit; 已进化的还能再进化吗; 進化済みをもう一度進化";
    [C11_6_2]
        "can one follower have two evolve cards on it; evolve an already evolved follower; two evolved forms on the same follower which counts";
    [C11_6_2] "一个从者能进化两次吗; 二段进化看哪张; 进化叠进化";
    [C11_6_3 C11_6_1]
        "one evolve card belongs to two followers; wrong evolve card linked; 一张进化卡对应两个随从; 1枚のエボルヴカードに2体";
    [C11_6_3] "one evolve card is linked with two followers which one keeps it";
    [C11_7_1 C13_3_2_2 C13_3_2_3 C13_3_2_4]
        "stack counters zero, amulet leaves, earth sigil; 蓄积 土之印 指示物没了; スタック 土の印 カウンター0";
    [C11_7_1]
        "stack amulet with no counters left; sediment at zero; earth sigil with no stack dies; 蓄积没有指示物了; スタックカウンター0";
    [C11_7_1]
        "my amulet has no stack counter left is it destroyed; stack amulet at zero counters; earth sigil without counters goes where; is it destroyed or just put into the cemetery";
    [C11_7_1 C13_3_2_3] "蓄积没指示物了护符会没吗; 土之印没了就进墓吗";
    [C11_8_1 C14_2_1_3] "carrot card after leaving; 胡萝卜卡 离场; にんじん 離れた";
    [C11_8_1]
        "carrot left after the uma dies; carrots without an owner; where do used carrots go; 胡萝卜没有对应随从; にんじんだけ残った";
    [C11_8_1]
        "what happens to the carrots when my umamusume leaves; the carrot card goes face up to the evolve deck; used carrots can they be eaten again";
    [C11_8_1] "吃胡萝卜的从者死了胡萝卜去哪; 胡萝卜能再用吗";
    [C11_9_1]
        "max pp went down while I have more; lost a mana crystal with full mana; pp above max gets cut; 上限降低后能量点多了; 最大PPが減ってPPが多い";
    [C11_9_1]
        "I have more PP than my maximum after an effect lowered it; my max PP fell to three and I have five points left";
    [C11_9_1] "pp比上限多怎么办; 上限掉了pp跟着掉吗";
    [C12_1_1] "what is a keyword; is a keyword the same as an ability";
    [C12_1_2] "two keywords one effect; 两个关键词连写; キーワードが並ぶ";
    [C12_1_2 C12_1_2_1]
        "fanfare and last words with one text; two keywords before one effect, do both trigger; does it happen twice; 入场曲谢幕曲写在一起; ファンファーレとラストワードが並ぶ";
    [C12_1_2 C12_1_2_1]
        "the card shows fanfare and last words in a row with one text do both do it; two keywords before one effect";
    [C12_1_2_1] "写着入场曲谢幕曲连一起是两个都有吗; 入场曲谢幕曲同一个效果触发两次吗";
    [C12_2_1 C12_2_1_1] "what is evolve; 进化是什么; 進化とは";
    [C12_2_1]
        "is evolving an ability or an action; does the evolve button cost mana; can I evolve without evolution ability; 进化算什么能力; 進化は起動能力？";
    [C12_2_1 C8_3_1]
        "can I evolve the turn I play it; which turn can I evolve from; evolve on turn 1; is there an evolve turn like turn 4; 第几回合能进化; 何ターン目から進化できる？";
    [C12_2_1 C8_3_1]
        "evolve on my opponent's turn; evolve as a response to attack; can I evolve a blocker; 对手回合能进化吗; 相手ターンに進化";
    [C12_2_1 C12_2_3]
        "is evolving free; what do I pay to evolve; can I evolve with zero points; how much is an evolution; 进化要多少费; 進化のコストはいくら";
    [C12_2_1]
        "what kind of ability is evolve; when can I use the evolve ability; may I evolve in my opponent's turn; can an engaged follower evolve";
    [C12_2_1] "进化是起动能力吗; 进化要付费吗; 进化几费";
    [C12_2_1 C12_2_2] "进化前要亮进化卡吗; 没亮进化卡就进化; 进化费用包括展示吗";
    [C12_2_1 C8_3_2] "对面回合能进化吗; 快速时机能进化不; 防守时进化";
    [C12_2_1_1]
        "what does the evolve icon on my follower mean; which symbol shows that it can evolve; my follower has no evolve icon can I evolve it with points";
    [C12_2_2]
        "need to have the evolve card to evolve?; evolve with no card in the evolve deck; can I use the evolve ability just for the effect; 进化牌组没牌还能进化吗; エボルヴデッキになくても進化できる？";
    [C12_2_2]
        "do I need the evolved version in my evolve deck; my evolve deck has no fitting card can I evolve anyway for the stats; must I show the evolve card as a cost";
    [C12_2_2 C4_6_3]
        "both copies of the evolved card have been used and lie face up in the evolve deck can I evolve a third time; my extra deck ran out of fitting cards";
    [C12_2_2_1]
        "evolve into a different follower; name must be the same; other version of the card with different name; 进化必须同名吗; 別の名前に進化できる？";
    [C12_2_2_1]
        "may I evolve into a card with a different name; does the evolve card have to be the same name; evolve into another version of the same character";
    [C12_2_2_1] "不同名的进化卡能用吗; 联动版进化卡能给原版进化吗";
    [C12_2_3 C3_2_5] "can I pay all of the evolve cost with EP, two EP at once; 能用两个EP吗; EPを2つ使う";
    [C12_2_3 C8_3_2]
        "pay evolve cost with ep only; use two evolution points at once; evolve cost 2 pay with 1 ep 1 pp; free evolve; 进化费能用几个进化点; EPを2つ使える？";
    [C12_2_3]
        "first player evolve without ep; do I need an evolution point to evolve; pay the evolve all with play points; 没有进化点能进化吗; EPなしで進化";
    [C12_2_3]
        "do I need evolution points to evolve; how many EP can I use on one evolve; can I pay the whole evolve cost with evolution points; evolve costs one and I have no PP but an EP; going first can I evolve with play points";
    [C12_2_3] "may I spend two EP for an evolve that costs two";
    [C12_2_3 C6_2_1_10]
        "I'm on the play and have no evolution points so can I never evolve; I go first and want to evolve with mana";
    [C12_2_3] "进化能用ep抵费吗; 一次能用两个ep吗; ep抵几点pp";
    [C12_2_3 C6_2_1_10] "先手没ep怎么进化; 没ep用pp能进化吗";
    [C12_3_1 C12_3_3] "what is quick; 快速是什么; クイックとは";
    [C12_3_1] "what can have quick; is quick like instant speed";
    [C12_3_1 C12_3_2] "快速是什么; 带快速的牌能在对面回合打吗; 瞬间速攻魔法";
    [C12_3_2 C12_3_4]
        "may I play quick followers on his turn, quick in response to a spell, quick when he plays a follower; 对手放法术时能用瞬间吗; 相手のスペルにクイックで対応";
    [C12_3_2 C12_3_4]
        "play a card on his turn; instant speed; which cards can be used in opponent's turn; trap cards; 对手回合能出牌吗; 相手のターンにカードを使う";
    [C12_3_2 C12_3_4]
        "ambush follower on his turn; can I summon a creature on opponent turn; follower with quick; 对手回合出随从; 相手ターンにフォロワーを出す";
    [C12_3_2]
        "can I play a quick card in his turn; my follower has the quick icon can I flash it in; when is quick usable on my opponent's turn";
    [C12_3_3]
        "quick icon on an ability vs on the card; does quick before a tap ability make the card flash; quick of ability only; 能力上的迅速标记; 能力のクイックマーク";
    [C12_3_3]
        "the activated ability has a quick mark may I use it in his turn; is an ability of a quick card also usable in the opponent's turn; does quick on a card make its abilities quick too";
    [C12_3_3] "能力带快速的能在对面回合点吗; 快速起动";
    [C12_3_4]
        "quick in his main phase; respond to him playing a follower with quick; quick at start of his turn; flash any time?; 对手主要阶段能用迅速吗; 相手メインにクイックできる？";
    [C12_3_4]
        "counter his spell with a quick; respond to evolve with a quick card; quick when he activates an ability; 对手用法术时能迅速响应吗; スペルに対応してクイック";
    [C12_3_4 C8_2_1]
        "do I have pp left for quick on his turn; pay for quick with leftover mana; mana on opponent's turn; 对手回合用迅速要费用吗; クイックのコストは";
    [C12_3_4 C7_4_4]
        "flash at end of my opponent's turn then attack on mine; end step ambush; quick window list; 对手结束时出随从; 相手のターン終わりに出す";
    [C12_3_4]
        "when exactly can I cast quick; can I use quick when he plays a spell; may I respond with quick to his fanfare; quick in his main phase when there is no attack; can I counter his evolve with a quick card";
    [C12_3_4] "can I play quick at the start of his turn before he draws";
    [C12_3_4 C8_4_7]
        "he plays a spell in his main phase and I would like to answer it with a quick card; respond to a fanfare with quick";
    [C12_3_4] "对面回合什么时候能用快速; 对面出牌时能响应快速吗; 能反制对面法术吗";
    [C12_3_4] "对面下从者的时候能用快速打掉吗; 连锁对面入场曲; 随时能放快速吗";
    [C12_3_4 C10_4_4] "对面回合打快速用谁的pp; 快速要留费吗";
    [C12_3_4 C7_4_4] "对面主阶段我能打快速吗; 对手出牌时插一张";
    [C12_3_5] "quick in own turn; 自己回合用快速; 自分のターンにクイック";
    [C12_3_5] "quick on my own turn; 瞬间自己回合能用吗; クイックを自分のターンに";
    [C12_3_5]
        "can I use my quick card in my own turn; quick spell during my main phase; instants on my turn; 自己回合能用迅速卡吗; 自分のターンにクイックは使える？";
    [C12_3_5 C7_3_3]
        "does quick on my own turn need an attack; quick follower as normal play; 迅速卡能当普通牌用吗; クイックを普通に使う";
    [C12_3_5]
        "can I play a quick spell in my own main phase; do quick cards work like normal cards in my turn; may I use quick after my own attack declaration";
    [C12_3_5] "自己回合能打快速吗; 快速只能对面回合用吗";
    [C12_4_1 C12_4_3]
        "fanfare when summoned by effect, not played, from EX area; 被召唤出来触发入场曲吗; 効果で出たらファンファーレ プレイしてない";
    [C12_4_1 C12_4_3]
        "fanfare from EX or by effect, put onto field without playing, reanimated; 不是打出的入场曲发动吗; 効果で場に出た時ファンファーレ";
    [C12_4_1 C12_4_3] "battlecry, ETB, enters the battlefield effect when tokens; 战吼 入场效果; 雄叫び 登場時";
    [C12_4_1]
        "fanfare after evolve or from EX; fanfare of card played from ex; play from EX gives battlecry; 从EX打出触发入场曲吗; EXから出してファンファーレ";
    [C12_4_1]
        "when does fanfare trigger; is fanfare the same as battlecry; does fanfare work when the follower comes from the graveyard or is summoned by a spell; does fanfare happen only when played from hand";
    [C12_4_1] "从EX区打出有入场曲吗; 入场曲什么时候触发; 战吼";
    [C12_4_2] "what is the fanfare icon";
    [C12_4_3]
        "put onto field by a spell, fanfare? reanimate; 墓地复活触发入场曲吗; 墓場から出したらファンファーレ発動する？";
    [C12_4_3 C12_5_3] "taken or returned follower fanfare and last words; 夺取的随从 入场曲; 奪った時ファンファーレ";
    [C12_4_3] "reanimated or put in by an effect, does the enter trigger happen";
    [C12_4_3 C12_5_3] "不是打出来的有入场曲吗 回手有谢幕曲吗";
    [C12_4_3 C12_4_1]
        "fanfare when evolved, fanfare when stolen, fanfare when summoned by another card; 被效果叫出来有入场曲吗; 効果で出したファンファーレ";
    [C12_4_3 C12_4_1]
        "battlecry when summoned by effect; fanfare if not played from hand; enters by reanimate fanfare?; token fanfare; 特殊召唤触发入场曲吗; 場に出しただけでファンファーレ？";
    [C12_4_3 C5_15_3]
        "does evolving trigger fanfare again; flipped evolved fanfare; enters when evolved; 进化会再触发入场曲吗; 進化でもう一度ファンファーレ？";
    [C12_4_3 C4_1_4]
        "revived follower gives its fanfare again?; came back from cemetery battlecry; resurrected etb; 复活触发入场曲吗; 墓場から出してファンファーレ";
    [C12_4_3]
        "does fanfare trigger when my follower changes control; fanfare of a follower put from the EX area; reanimated follower fanfare yes or no; does evolving trigger fanfare again";
    [C12_4_3 C12_4_1]
        "I got a follower back from the graveyard onto the board does its enter effect work; a spell put my follower directly onto the field so do I get the battlecry";
    [C12_4_3 C10_3_5] "does fanfare trigger when the follower only goes to the EX area";
    [C12_4_3] "效果召唤上场的有入场曲吗; 从墓地复活触发入场曲吗; 战吼只有手打才有吗";
    [C12_4_3 C5_21_2] "夺取来的从者触发入场曲吗; 抢来的有战吼吗";
    [C12_5_1 C12_5_3]
        "last words when banished or returned to hand or discarded, bounced; 谢幕曲 回手 消失 弃牌触发吗; ラストワード 消滅 手札に戻る 捨てた 発動する";
    [C12_5_1 C12_5_3]
        "last words if returned to hand or banished, last words when my token dies, last words from hand discard; 弃牌触发谢幕曲吗; 手札から捨ててもラストワード";
    [C12_5_1 C5_6_1] "deathrattle, dies trigger on exile; 亡语 除外触发亡语吗; 死亡時 追放でも";
    [C12_5_1 C10_7_7]
        "sacrificed last words; killed in a wipe both have deathrattle; owner of last words; 牺牲触发谢幕曲吗; コストで墓場に置いてもラストワード";
    [C12_5_1]
        "last words of a follower that got too many on board; shoved to graveyard by limit; 超上限进墓地触发谢幕曲; 上限で墓場に置かれたラストワード";
    [C12_5_1 C10_7_4_1_2]
        "evolved follower died, which last words does it have; last words from evolve side; 进化后谢幕曲还有吗; 進化後のラストワードは";
    [C12_5_1]
        "when do last words trigger; is last words the same as deathrattle; does last words work when banished or bounced; does last words trigger if the follower is discarded from hand; my follower was put into the cemetery without being destroyed do I get last words";
    [C12_5_1]
        "an amulet with last words is sacrificed as a cost do I get it; the evolved follower's last words or the base form's";
    [C12_5_1] "亡语什么时候触发; 谢幕曲要进墓地才有吗; 死了才发谢幕吗";
    [C12_5_1 C10_7_4_1_2] "亡语看死前的攻击力吗; 带buff死的亡语数值";
    [C12_5_3] "discarded from hand last words, banished; 从手牌弃掉触发谢幕曲吗; 手札から捨てたラストワード";
    [C12_5_3] "dies trigger when bounced, exiled, discarded";
    [C12_5_3 C12_5_1]
        "deathrattle when bounced; last words on exile; discarded follower last words; dies trigger from hand; 从手牌弃掉触发谢幕曲吗; 手札から捨ててもラストワード？";
    [C12_5_3 C9_1_4_3]
        "does a token's last words go off even though it can't stay in grave; token deathrattle; 衍生物的谢幕曲触发吗; トークンのラストワード";
    [C12_5_3]
        "I stole the follower and it dies who gets last words; does a follower returned to hand trigger its last words; last words on a follower that went from deck to cemetery";
    [C12_5_3 C10_10_1_1] "my follower was going to be destroyed but got exiled instead and I want the deathrattle";
    [C12_5_3 C12_5_1]
        "I had six cards on the field and one was put into the graveyard by the rules does its deathrattle work; the follower was sacrificed as a cost do I get its deathrattle";
    [C12_5_3] "弹回手触发谢幕曲吗; 消失触发谢幕吗; 从手牌弃掉触发亡语吗";
    [C12_5_3] "自己牺牲护符触发谢幕吗; 不是破坏但从场进墓算谢幕吗";
    [C12_6_1] "on evolve triggers by effect evolution; 进化时 被效果进化; 進化時 効果で進化";
    [C12_6_1 C12_6_2]
        "on evolve triggers when evolved by a card effect; 被效果进化触发进化时吗; 効果で進化しても進化時";
    [C12_6_1]
        "when does on evolve happen; does an evolve by a spell trigger on evolve; is the on evolve effect of the evolved card used; does on evolve count when I evolve for free";
    [C12_6_1] "进化时是手动进化才触发吗; 被法术进化触发进化时吗";
    [C12_6_2 C12_7_2] "on evolve, strike meaning; 进化时 攻击时; 進化時 攻撃時";
    [C12_6_2 C12_6_1]
        "on evolve when evolved by an effect; on evolve triggers through spells; when I super evolve; 效果进化触发进化时吗; 効果で進化しても進化時？";
    [C12_6_2] "what does the on evolve text do; is on evolve fanfare for evolved forms";
    [C12_6_2 C5_15_1_2] "同一个从者进化时几次; 超进化时";
    [C12_7_1 C12_7_2] "strike timing, attack ability before damage; 攻击时什么时候; 攻撃時の能力はいつ";
    [C12_7_1]
        "when does strike trigger; does strike happen before damage; does strike work when my follower is attacked; is strike used against leader and follower";
    [C12_7_1] "攻击时打脸也触发吗; 攻击时触发在伤害前吗; 被打的触发攻击时吗";
    [C12_7_2 C12_7_1]
        "strike triggers when attacking leader; strike on defense; attack trigger when it is attacked; 被攻击时触发攻击时吗; 攻撃されたとき攻撃時は出る？";
    [C12_7_2]
        "my strike kills the target before the fight what happens; does strike trigger when defending; what does strike followed by text mean";
    [C12_8_1 C12_10_1 C12_11_1 C12_12_1 C12_13_1 C12_15_1]
        "what does ward, rush, assail, intimidate, drain, aura do; 守护 突进 指定攻击 威压 虹吸 灵气 是什么; 守護 突進 指定攻撃 威圧 ドレイン オーラ とは";
    [C12_8_1 C12_15_2]
        "ward stops spells?; does taunt protect from removal; burn my leader past a ward; 守护挡法术吗; 守護は呪文を防ぐ？";
    [C12_8_1] "what does ward do; is ward the same as taunt; can ward be a blocker";
    [C12_8_1 C12_8_2] "守护竖着的挡人吗; 没横的守护有嘲讽吗; 守护要横才能挡";
    [C12_8_2]
        "must attack ward, two wards, upright ward, can I ignore ward with a spell; 守护必须打吗 多个守护 竖着的守护; 守護を無視 守護が2体 スタンドの守護 先に攻撃";
    [C12_8_2]
        "ward tapped, do I have to attack it with everything, attack face with storm through ward; 守护横着 必须先打它 疾驰绕过守护; 守護がいるとリーダーを殴れない 疾走でも";
    [C12_8_2] "must I go through guard first, two guards, guard that isn't tapped";
    [C12_8_2]
        "must attack ward, go around ward, untapped ward, two wards, ward just played; 必须打守护吗 竖着的守护 两个守护; 守護を無視 縦の守護 守護が2体";
    [C12_8_2 C12_12_2 C12_15_2_1] "ward with intimidate, spells ignore ward; 法术无视守护吗; スペルは守護を無視";
    [C12_8_2]
        "ward follower is standing can I ignore it, tapped ward must be attacked, ward that just attacked; 守护竖着可以不打吗; 守護が縦なら無視できる";
    [C12_8_2 C4_2_2_3]
        "does ward come in tapped, turn the ward follower sideways when it enters; 守护入场要横吗; 守護は横にして出せる";
    [C12_8_2]
        "taunt, must I go through the ward guy first, two taunts, taunt asleep or awake; 嘲讽 必须先打嘲讽吗; 挑発 守護を先に殴る";
    [C12_8_2 C12_11_2] "ways around taunt, ward blocks leader attacks; 绕过嘲讽; 守護をすり抜ける";
    [C12_8_2]
        "taunt; must I attack the ward first; can I hit face past a guard; provoke; get around taunt; 有守护必须先打吗; 守護がいると顔を殴れない？";
    [C12_8_2]
        "upright ward do I still have to attack it; ward not turned sideways; untapped taunt; does ward work standing; 竖着的守护有效吗; 立ってる守護は無視できる？";
    [C12_8_2]
        "two wards which one do I attack; choose between taunts; several guards; 两个守护打哪个; 守護が2体いるとき";
    [C12_8_2]
        "just played ward can I turn it at once; ward enters and taps itself; when does ward start to protect; summon ward tapped; 刚出的守护马上能横置吗; 出した守護はすぐ寝かせられる？";
    [C12_8_2 C7_2_3]
        "ward untaps on my turn then attack with it; can a ward follower attack and still guard; attacked with ward does it guard; 守护随从攻击后还能守护吗; 守護は攻撃後も守れる？";
    [C12_8_2 C12_12_2] "ward and intimidate on one follower; taunt that can't be attacked; 守护又威压; 守護と威圧";
    [C12_8_2]
        "all tapped ward dead now face open?; ward must be attacked each attack; second attacker can go face after ward died; 守护死了就能打脸了吗; 守護を倒したら顔を殴れる？";
    [C12_8_2]
        "storm must respect ward; charge minion and taunt; assailant with rush vs ward; 疾驰要打守护吗; 疾走でも守護が優先";
    [C12_8_2 C8_4_4]
        "ward attacked this turn so it is sideways, does it protect now; sideways from attacking still taunt; 攻击横置的守护能挡吗; 攻撃で寝た守護は守る？";
    [C12_8_2 C4_2_2]
        "he turned his taunt guy back upright so I needn't hit it?; guard stands up; un-tapped guard ignoring; 守护被竖起来还要打吗; 守護が起きたら無視できる？";
    [C12_8_2]
        "does my ward follower protect while it is untapped; must he attack my ward follower; can I attack the leader when there is an engaged ward; two ward followers which may I attack; may my ward enter engaged";
    [C12_8_2]
        "I played a ward follower can I turn it sideways at once; my ward was put onto the field by a spell may it be tapped at once; ward follower that was reserved at his turn do I have to attack it";
    [C12_8_2]
        "does ward stop spells from hitting my leader; can an attacker with storm ignore ward; ward with intimidate must I still attack it";
    [C12_8_2 C7_4_3]
        "my opponent forgot to tap his ward follower so can I attack his leader freely; ward stands upright in my turn does it stop me";
    [C12_8_2 C8_4_3_1_2]
        "there's a sideways ward follower and I have lethal on the leader may I ignore it; two of his followers are sideways but just one has ward";
    [C12_8_2 C12_12_2]
        "his tapped follower has both ward and cannot be attacked may I go face; the ward follower became untargetable for attacks";
    [C12_8_2 C12_11_2] "my assail follower wants to kill a standing follower while a tapped ward is there";
    [C12_8_2] "两个守护必须先打哪个; 守护在场能打脸吗; 绕过守护打别人";
    [C12_8_2] "守护刚出场能马上横置吗; 守护入场横着放吗; 下守护要不要横";
    [C12_8_2 C12_12_2] "守护又有威压怎么打; 守护带威压能打脸了吗";
    [C12_8_2 C12_11_2] "指定攻击能无视守护吗; 有守护还能打竖着的吗";
    [C12_8_2] "守护能挡法术吗; 有守护能用法术点别的吗";
    [C12_8_2 C8_4_3_1_2] "守护挡不挡打脸; 嘲讽在要打嘲讽吗";
    [C12_9_1 C12_9_2] "storm attacks leader at once; 疾驰 马上打脸; 疾走 すぐリーダー攻撃";
    [C12_9_1 C12_9_2] "storm attack the leader right away; 疾驰能打脸吗; 疾走でリーダー";
    [C12_9_1 C12_10_1] "charge and rush difference; 冲锋和突袭区别; 突撃と疾走";
    [C12_9_1] "what does storm do; is storm the same as haste or charge";
    [C12_9_1 C12_10_1] "疾驰和突进啥区别; 冲锋和突袭哪个能打主战者";
    [C12_9_2] "haste, can hit face at once";
    [C12_9_2 C12_10_2 C12_11_2] "疾驰突进指定攻击能打什么";
    [C12_9_2 C12_10_2] "has both rush and storm, give storm to a fresh follower; 获得疾驰马上打; 疾走を与えたらすぐ";
    [C12_9_2 C12_9_1]
        "haste; charge to face same turn; storm attack leader right away; does storm hit face on turn it comes; 疾驰能打脸吗; 疾走で出たターンにリーダー";
    [C12_9_2 C12_10_2]
        "difference of storm and rush; both storm and rush; charge vs rush; 疾驰和突进区别; 疾走と突進の違い";
    [C12_9_2 C8_4_2] "storm attack twice; haste with tapped; stolen storm follower; 疾驰能打两次吗; 疾走で2回攻撃";
    [C12_9_2]
        "my follower with storm came this turn may it attack; storm follower on the turn it is stolen; does storm let my follower attack twice; can storm attack the leader right away";
    [C12_9_2] "疾驰能打脸吗; 冲锋当回合打主战者; 疾驰刚下能走脸吗";
    [C12_10_1 C12_10_2]
        "rush can't hit leader, difference between rush and storm; 突进能打脸吗 突进和疾驰区别; 突進でリーダー 突進と疾走の違い";
    [C12_10_1 C12_10_2]
        "what is rush; does rush stay next turn hit face; rush after first turn leader attack; 突进下回合能打脸吗; 突進は次のターンにリーダー攻撃できる？";
    [C12_10_1] "what is rush; what is the difference between rush and storm";
    [C12_10_2] "rush attack face, rush only followers; 突进能打脸吗; 突進 リーダーに攻撃できない";
    [C12_10_2] "rush can't hit face";
    [C12_10_2]
        "rush hit face?; rush only followers; new follower with rush against empty board; rush go for leader; 突进能打脸吗; 突進でリーダーを攻撃できる？";
    [C12_10_2 C8_4_3_1]
        "rush attack an untapped creature; rush needs sideways target; 突进能打竖着的吗; 突進で縦向きを攻撃";
    [C12_10_2]
        "can my rush follower go face on the turn it was played; rush follower against an upright follower; may a rush follower attack the leader next turn; the only enemy followers are untapped can my rush follower attack";
    [C12_10_2 C8_4_3_1_2]
        "my rush guy came down and there is nothing on the other board may he hit the player; rush and an empty enemy field";
    [C12_10_2] "突进能打脸吗; 突袭刚出只能打怪吗; 突进能打竖着的从者吗";
    [C12_10_2 C8_4_3_1_2] "突进从者下个回合能打脸吗; 突进第二回合走脸";
    [C12_11_1 C12_11_2]
        "what is assail; assail face this turn; assail with fresh follower; 指定攻击是什么; 指定攻撃とは";
    [C12_11_1] "what does assail do; can I attack untapped followers somehow";
    [C12_11_2] "assail, attack standing follower, with ward; 指定攻击 打竖着的; 指定攻撃 スタンドに攻撃 守護";
    [C12_11_2] "hit an untapped guy";
    [C12_11_2] "assail attacks upright followers and ward; 指定攻击竖着的; 指定攻撃で縦";
    [C12_11_2 C12_8_2] "assail past a ward; 指定攻击能绕过守护吗; 指定攻撃で守護";
    [C12_11_2]
        "attack an upright follower; hit untapped creature with assail; snipe; can he attack my standing guy; 打竖置随从; 立っているフォロワーを殴る";
    [C12_11_2 C12_8_2] "assail past a ward; ignore taunt with assail; 指定攻击能绕过守护吗; 指定攻撃で守護を無視";
    [C12_11_2]
        "my follower has assail may it attack a standing follower; does assail let me ignore ward; may assail attack on the turn it was played without rush";
    [C12_11_2] "指定攻击能打站着的从者吗; 能点杀没横的; 点名打竖的";
    [C12_11_2 C8_4_2_1] "有指定攻击刚出场能打吗; 指定攻击自带突进吗";
    [C12_12_1] "what is intimidate; is intimidate like stealth";
    [C12_12_2 C12_12_2_1] "intimidate, attack or spells; 威压 能被法术选吗; 威圧 スペルで選べる";
    [C12_12_2 C12_8_2] "intimidate and ward together; 威压加守护; 威圧と守護を両方";
    [C12_12_2 C12_12_2_1] "can't be attacked, spells fine";
    [C12_12_2 C12_12_2_1] "intimidate target by spells; 威压能用法术指定吗; 威圧はスペルで選べる";
    [C12_12_2 C12_12_2_1]
        "nobody can attack intimidate, only intimidate followers left can I hit the leader; 威压能被打吗; 威圧持ちを攻撃";
    [C12_12_2 C12_8_2] "ward and intimidate on one follower do I have to attack it; 守护加威压; 守護と威圧";
    [C12_12_2] "can't be attacked follower; stealth; attack the intimidating one; 不能被攻击的随从; 威圧持ちを攻撃";
    [C12_12_2 C12_8_2]
        "everything on his board has intimidate, can I go face; cannot be attacked and ward; 全是威压; 全員威圧";
    [C12_12_2]
        "may I attack a follower with intimidate; the only engaged follower has intimidate can I attack it; ambush follower cannot be attacked right; does intimidate go away after it attacks";
    [C12_12_2] "威压的从者打不了吗; 有威压不能被攻击对吧; 潜行";
    [C12_12_2 C12_15_2] "威压和灵气有啥区别; 一个防攻击一个防法术吗";
    [C12_12_2_1]
        "spell on an intimidate follower; target a can't-be-attacked guy with removal; can I burn it; 威压能用法术打吗; 威圧にスペルは効く？";
    [C12_12_2_1]
        "can I hit an intimidate follower with a spell; may I select a follower with intimidate for my fanfare; does intimidate protect against removal";
    [C12_12_2_1] "威压能被法术选吗; 威压防法术不; 法术能点威压";
    [C12_13_1] "what does drain do; is drain the same as lifesteal";
    [C12_13_2 C12_13_2_2 C12_13_3]
        "drain when defending, drain twice, ability damage, how much, over max health; 虹吸 防守时回血吗 两个虹吸; ドレイン 防御側 2つ 能力ダメージ 回復量";
    [C12_13_2] "lifesteal more than 20, heal above starting life; 虹吸超过20; ドレインで20を超えて回復";
    [C12_13_2 C12_13_2_2 C12_13_3] "lifelink on defence, twice";
    [C12_13_2 C12_13_2_2 C12_13_3] "吸血被打时算吗 两个吸血";
    [C12_13_2 C12_13_2_2]
        "drain when defending, lifesteal with spells, drain on leader damage, overkill drain; 吸血防守时回血吗; ドレインは防御時 能力ダメージでドレイン";
    [C12_13_2 C12_13_3] "how much does drain heal, drain against a small follower; 吸血回多少; ドレインの回復量";
    [C12_13_2 C12_13_2_2] "lifelink, lifesteal when blocking back; 吸血 系命; 絆魂 ライフ吸収";
    [C12_13_2]
        "lifelink; drain heal how much; gain life when I hit; drain on overkill heals for full attack?; drain when damage is prevented; 吸血回多少; ドレインの回復量";
    [C12_13_2 C8_4_9]
        "drain hits leader how much heal; lifesteal face; drain both; 吸血打主战者回血; リーダー攻撃のドレイン";
    [C12_13_2]
        "how much does my leader heal with drain; drain follower hits the leader do I gain life; does drain count overkill damage; drain attacker with five attack against a one health follower how much do I heal; can drain heal above twenty";
    [C12_13_2 C12_13_2_2]
        "he attacked my lifesteal follower and I think I should gain life; my lifelink creature blocked so I gain life right";
    [C12_13_2] "吸血回多少; 吸血打脸也回吗; 打从者吸血按攻击力还是剩余血算";
    [C12_13_2 C1_3_2_4] "吸血能超过20血吗; 回血有上限吗";
    [C12_13_2_1] "drain damage dealt; 虹吸 哪些伤害; ドレイン ダメージ";
    [C12_13_2_1 C12_13_2]
        "drain when hitting a follower; lifelink on creature combat; heal when attack follower; 打随从也吸血吗; フォロワー攻撃でもドレイン";
    [C12_13_2_1] "does drain count only the damage of an attack; which damage counts for drain";
    [C12_13_2_1 C8_4_9] "吸血打出3点但对面只剩1血回几点; 吸血按攻击力回吗";
    [C12_13_2_2] "drain while defending, effect damage heals; 虹吸 被打时; 殴られた時ドレイン";
    [C12_13_2_2 C12_13_2]
        "my drain guy is attacked do I heal, drain damage from fanfare, drain heals how much; 吸血被打回血吗; ドレインで守った時回復";
    [C12_13_2_2]
        "drain while defending; drain on blocking; does drain work for ability damage; lifelink on burn; drain when he attacks me; 被攻击时吸血有效吗; 防御側のドレインは";
    [C12_13_2_2]
        "my drain follower is attacked and hits back do I heal; does drain work with ability damage; fanfare damage of a drain follower does it heal me; drain on defence";
    [C12_13_2_2] "被打的时候反击吸血吗; 防守的吸血回不回血; 能力伤害吸血吗";
    [C12_13_3] "two drains stack; 两个吸血叠加吗; ドレイン2つ";
    [C12_13_3] "double drain; two drain effects stack?; drain twice; 两个吸血叠加吗; ドレイン2つ";
    [C12_13_3] "my follower has drain twice do I heal double; two sources of drain on one follower; does drain stack";
    [C12_13_3] "两个吸血叠加吗; 双吸血回两倍吗";
    [C12_14_1 C12_14_2 C12_14_2_1]
        "bane with zero attack, bane when defending, ability damage; 毁灭 攻击力0 防守时; 必殺 攻撃力0 防御側 倒せる";
    [C12_14_1] "poison vs ward; bane kills any size; toxic; venom; 必杀不看大小; 必殺は体力関係ない？";
    [C12_14_1] "what does bane do; is bane like deathtouch or poisonous";
    [C12_14_1] "必杀打主战者直接死吗; 必杀能秒主战者吗; 剧毒打脸";
    [C12_14_2] "deathtouch when blocked, bane attacker and defender both die; 毁灭互相打; 必殺同士";
    [C12_14_2 C12_14_2_1 C11_3_2] "必杀零攻也能杀吗";
    [C12_14_2 C11_3_2]
        "bane follower attacked does it kill, bane when defending, bane versus big guy; 必杀被打也杀吗; 必殺持ちが攻撃されたら";
    [C12_14_2 C12_14_2_1] "deathtouch, poison kills anything it fights; 剧毒 死触; 接死";
    [C12_14_2 C8_4_5_1]
        "bane on leader; does deathtouch kill the leader; bane by ability damage; 必杀打主战者; 必殺でリーダー";
    [C12_14_2 C11_3_2]
        "two bane followers fight; bane dies too?; bane attacked by a bigger one; does my bane guy still kill it if I'm attacked; 必杀被攻击也有效吗; 防御側の必殺";
    [C12_14_2]
        "a bane follower attacks a huge follower is it destroyed; does bane work when my bane follower is attacked; does bane kill with spell damage; bane follower hits the leader does he die; bane with an ability's damage";
    [C12_14_2 C8_4_9_1]
        "a tiny poisonous follower ran into my giant and only did one damage is my giant dead; my deathtouch guy was killed by the first strike of an effect";
    [C12_14_2 C8_4_5_1]
        "the bane follower left the field before damage is my follower destroyed anyway; bane attacker was bounced in response";
    [C12_14_2] "防守的必杀能弄死攻击者吗; 打必杀怪会死吗; 毒怪被打";
    [C12_14_2] "必杀的能力伤害能秒吗; 技能打的有没有剧毒";
    [C12_14_2_1]
        "bane with 0 attack; deathtouch without damage; bane if damage prevented; 攻击力0的必杀; 攻撃力0の必殺";
    [C12_14_2_1 C12_14_1]
        "my 1/1 poison hit a huge guy whose damage got reduced to zero; does bane still slay; shielded target; 伤害被减到0必杀还有效吗; ダメージ0でも必殺は有効？";
    [C12_14_2_1]
        "my bane follower has zero attack does it still kill; damage from the bane follower was prevented is the other one still destroyed; no damage dealt but bane";
    [C12_14_2_1] "0攻必杀能弄死吗; 没造成伤害必杀还有效吗; 免伤能挡必杀吗";
    [C12_15_1 C12_15_2]
        "aura and board wipe, untargetable, can I target my own aura; 灵气能被全体破坏吗 指定不了; オーラは全体破壊 選べない";
    [C12_15_1 C12_15_2]
        "can my opponent choose my aura follower, destroy all hits aura; 灵气能被全体法术打到吗; オーラに全体除去";
    [C12_15_1] "what does aura do; is aura the same as hexproof";
    [C12_15_2 C12_15_2_1]
        "aura, attack target, area effects hit aura; 灵气 能攻击吗 范围效果; オーラ 攻撃対象 選ばない全体効果";
    [C12_15_2 C12_12_2]
        "which keyword stops spells, which stops attacks; 哪个防法术 哪个防攻击; スペルを防ぐ 攻撃を防ぐ キーワード";
    [C12_15_2 C12_15_2_1] "hexproof and attacks or sweepers";
    [C12_15_2 C12_12_2] "灵气威压防什么";
    [C12_15_2 C12_15_1] "hexproof follower, shroud, can't be chosen; 辟邪 魔免; 呪禁";
    [C12_15_2]
        "hexproof; can't be targeted by spells; aura follower hit by board wipe?; shroud; 灵气能被全体破坏吗; オーラに全体除去";
    [C12_15_2 C12_15_1]
        "can I target my own aura follower; buff own untargetable; my spell on hexproof; 自己能选灵气吗; 自分のオーラに付与";
    [C12_15_2 C5_18_1]
        "random damage on an aura follower; non-target choice hits hexproof; effect that doesn't say select; 随机效果能打灵气吗; ランダム対象のオーラ";
    [C12_15_2] "opponent's fanfare on aura; steal an aura follower; bounce hexproof; 能夺取灵气吗; オーラを奪える？";
    [C12_15_2 C10_6_2_3]
        "mass damage vs aura; all followers effect not selecting; wipe hits untargetable; 群体效果打灵气吗; 全体効果はオーラに効く？";
    [C12_15_2]
        "can I select his aura follower with my spell; may I choose my own aura follower as a target; does aura stop fanfare; aura against an effect that hits all followers; board wipe against aura";
    [C12_15_2 C10_6_2_3]
        "I cast a spell at his hexproof follower and he says that is illegal; the only enemy follower can't be targeted may I cast the removal";
    [C12_15_2] "my effect destroys all followers without selecting and he says his is immune to spells";
    [C12_15_2] "灵气能被法术点吗; 有灵气自己能选吗; 魔免";
    [C12_15_2] "全体伤害打得到灵气吗; AOE无视灵气吗; 没有选择的破坏灵气吃不吃";
    [C12_15_2] "让对面自己选一个破坏能选灵气吗; 对手选的献祭灵气";
    [C12_15_2_1] "hexproof against board wipe, can I attack it; 灵气能被全体伤害打吗; オーラは全体除去に効く";
    [C12_15_2_1 C12_15_2]
        "attack a follower with aura, aura versus destroy all, random damage on aura; 灵气能被攻击吗; オーラ持ちを攻撃";
    [C12_15_2_1] "attack an aura follower; fight hexproof minion; 灵气能被攻击吗; オーラを攻撃できる？";
    [C12_15_2_1]
        "may I attack a follower with aura; does aura protect from attacks; aura follower engaged can my follower hit it";
    [C12_15_2_1] "灵气能被攻击吗; 灵气挡不挡攻击; 打得到灵气从者吗";
    [C13_2_1_1 C13_3_1_1 C13_4_1_1 C13_5_1_1 C13_5_2_1 C13_3_2_1 C13_3_3_1]
        "what is combo, spellchain, overflow, necrocharge, sanguine, stack; 连击 魔力连锁 觉醒 唤灵充能 真红 蓄积 是什么; コンボ スペルチェイン 覚醒 ネクロチャージ 真紅 スタック とは";
    [C13_2_1_1 C13_2_1_2]
        "does combo reset each turn; combo with opponent's cards; combo on his turn with a quick; 连击每回合重置吗; コンボは毎ターンリセット？";
    [C13_2_1_1 C13_2_1_2]
        "what does combo mean on forest cards; does the combo card count itself; combo three how many cards have I to play; do cards played in his turn count for combo; combo counts from the start of my turn";
    [C13_2_1_2 C13_2_1_3]
        "combo counting, itself, tokens, EX; 连击 算自己吗 衍生物算吗; コンボ 自身を数える トークン EXエリア";
    [C13_2_1_2 C13_2_1_3] "storm count of cards this turn, tokens, itself";
    [C13_2_1_2 C13_2_1_3] "combo counts itself, tokens for combo; 连击算自己吗; コンボは自身も数える";
    [C13_2_1_2] "combo count resets, do abilities count; 连击每回合重算吗; コンボの数え方";
    [C13_2_1_2]
        "does combo count this card; combo 3 how many before; count cards I played this turn; 连击算不算自己; コンボに自分は数える？";
    [C13_2_1_2] "连击3算不算这张自己; 连击数怎么数; combo包含自己吗";
    [C13_2_1_2 C13_2_1_3] "召唤出来的算连击吗; 进化算打牌数不; 用起动能力算连击吗";
    [C13_2_1_3] "does the card itself count for combo, evolve count; 连击进化算吗; コンボに進化は数える";
    [C13_2_1_3 C13_3_1_3 C13_5_1_3_1] "数牌的时候算不算自己";
    [C13_2_1_3] "do evolve or EX cards count for combo; EX打出的算连击吗; EXからのプレイもコンボ";
    [C13_2_1_3]
        "combo from EX area counts?; do tokens count for combo; played fairy token combo; spell token for combo; summoned (not played) followers count?; 打出衍生物算连击吗; トークンをプレイしたらコンボ";
    [C13_2_1_3 C13_2_1_2]
        "put into play followers don't count as played?; is a token summoned one for combo; cards returned and played again count twice; 回手再打出算两次连击吗; 出し直しはコンボ2回";
    [C13_2_1_3]
        "do tokens played from EX count for combo; does a fairy count as a played card; cards played from the EX area for combo; do summoned tokens that I did not play count for combo";
    [C13_2_1_3 C13_2_1_2]
        "I played two fairies from EX and this is my third card is combo three on; summoned tokens don't count as cards played do they";
    [C13_2_1_3] "打EX区的token算连击吗; 妖精算连击数不; 从EX打的算打牌吗";
    [C13_3_1_1 C13_3_1_2]
        "what does spellchain count; my spellchain needs five spells in the graveyard; do spells in my opponent's cemetery count; are played spell tokens counted for spellchain; does spellchain use up the spells";
    [C13_3_1_2 C13_3_1_3] "spellchain counts itself; 魔力连锁 算自己吗; スペルチェイン 自身を数える";
    [C13_3_1_2 C13_3_1_3]
        "spellchain counts the spell itself, spells in graveyard; 魔力连锁算自己吗; スペルチェインは自身を数える";
    [C13_3_1_2 C13_3_1_1]
        "spellchain 5 meaning; count spells in graveyard; SC number; does it count opponent's spells; 魔力连锁怎么算; スペルチェインとは";
    [C13_3_1_2] "魔力连锁5是墓地要五张法术吗; SC数字啥意思; 魔力连锁看什么";
    [C13_3_1_2 C9_1_4_3] "token法术进墓地算魔力连锁吗; token算不算墓地法术";
    [C13_3_1_3 C13_5_1_3_1] "does the card itself count in the yard";
    [C13_3_1_3]
        "does the spell being cast count itself for spellchain; current spell in graveyard yet?; 正在用的法术算进魔力连锁吗; 解決中のスペルも数える？";
    [C13_3_1_3]
        "does the spell that I am casting count for its own spellchain; four spells in cemetery and the fifth is resolving is spellchain five on";
    [C13_3_1_3] "正在打的这张法术算魔力连锁吗; 打出的法术自己计数不";
    [C13_3_1_3_1 C13_5_1_3_2] "cemetery changes during resolution; 结算途中墓场变化; 解決中に墓場が変わる";
    [C13_3_1_3_1]
        "spell count changes while resolving; milled a spell midway; when is the number of spells checked; 中途墓地法术变多; 解決中に枚数が変わった";
    [C13_3_1_3_1]
        "my spell discards a spell first does spellchain count it; spells put in the cemetery during resolution do they count; when is spellchain counted";
    [C13_3_1_3_1] "结算途中弃了法术魔力连锁变吗; 中途墓地多了法术算不算";
    [C13_3_1_4_1]
        "how many modes with spellchain; choose two instead at ten spells counted when; 魔力连锁抉择数量; スペルチェインでチョイス数";
    [C13_3_1_4_1]
        "choose more options with spellchain when do we count the spells; I pitched a spell to pay for the choose card does it count";
    [C13_3_2_1] "what is stack on my amulet; is stack a counter or an ability";
    [C13_3_2_2 C13_3_2_4 C13_3_2_3]
        "stack counters on which amulet, no stack amulet, earth sigils; 蓄积放哪个; スタックの数 土の印";
    [C13_3_2_2 C13_3_3_2]
        "use earth rite with two amulets, which amulet loses the counter; 土之秘术扣哪个; 土の秘術でどれから取り除く";
    [C13_3_2_2]
        "stack amulet leaves the field; destroy an earth sigil with 3 stack; loses a counter instead of dying; bounce a stack amulet; 蓄积护符被破坏; スタックを破壊しようとした";
    [C13_3_2_2]
        "move stack counters to another; merge sigils; combine stacks; enters with one counter; 合并蓄积; スタックをまとめる";
    [C13_3_2_2]
        "my stack amulet would be destroyed but has two counters; how many stack counters does it enter with; may I move stack counters to another amulet; a stack amulet is bounced or banished does it stay and lose a counter";
    [C13_3_2_2] "can I merge my two earth sigils; does an amulet with several stack counters take a single board slot";
    [C13_3_2_2] "蓄积护符出场带几个; 蓄积离场怎么算; 蓄积被破坏一次还在吗";
    [C13_3_2_2] "蓄积能合到另一个护符上吗; 土之印怎么合并; 把指示物挪过去";
    [C13_3_2_2] "三层蓄积被消失一下就没了吗; 蓄积护符能扛几次破坏";
    [C13_3_2_2 C13_3_2_3] "土之印被打破几次才没; 蓄积护符怎么拆";
    [C13_3_2_3 C11_7_1]
        "moved all counters away from my stack amulet; empty sigil stays?; stack zero after merge; 指示物移走后护符还在吗; カウンターを移した後のアミュレット";
    [C13_3_2_3] "the last stack counter is gone what happens to the amulet";
    [C13_3_2_4]
        "stack +2 means; add counters to which amulet; split stack counters; no stack amulet to put counters; 蓄积+2怎么放; スタック＋2";
    [C13_3_2_4]
        "stack plus two what do I do; stack plus one with no stack amulet on my board; may I split stack plus two on two amulets";
    [C13_3_2_4] "蓄积+2是什么; 加两层蓄积给哪个; 场上没蓄积护符蓄积加谁";
    [C13_3_3_1] "what is earth rite";
    [C13_3_3_2] "earth rite optional, which amulet; 土之秘术 可以不用吗; 土の秘術 任意";
    [C13_3_3_2] "earth rite without counters, is it optional; 土之秘术没有指示物; 土の秘術 カウンターなし";
    [C13_3_3_2]
        "earth rite cost; pay a sigil; no stack can I use it without; may I decline earth rite; remove from two amulets; earth rite twice; 土之秘术可以不付吗; 土の秘術を使わない";
    [C13_3_3_2 C11_7_1]
        "last counter used for earth rite, amulet dies?; sigil goes to graveyard after earth rite; 用掉最后一个蓄积; 最後のスタックを取り除いたら";
    [C13_3_3_2 C10_4_2_2]
        "earth rite when I have no sigil; forgot to remove the counter; may I still get base effect; 没有蓄积还能用土之秘术卡吗; スタックなしで土の秘術カードを使う";
    [C13_3_3_2]
        "do I have to use earth rite; may I take the stack counter for earth rite from any amulet; no stack counter for earth rite may I play the card without; when do I decide on earth rite; does earth rite happen on resolution or on playing";
    [C13_3_3_2]
        "can I remove two counters for a stronger earth rite; earth rite took the last counter where does the amulet go";
    [C13_3_3_2] "土之秘术用几个印; 土秘可以不发动吗; 土秘什么时候付";
    [C13_3_3_2] "土秘能用对面的土印吗; 没土印能打土秘牌吗; 打土秘不消耗行不";
    [C13_3_3_2 C12_5_1] "土秘用光的护符触发谢幕吗; 土印用掉进墓地吗";
    [C13_4_1_1 C13_4_1_2]
        "overflow counts current pp or crystals; max dropped below seven; overflow on turn 7; 觉醒看上限还是剩余; 覚醒は最大PP？";
    [C13_4_1_1] "what does overflow look at; is overflow about current PP or maximum PP";
    [C13_4_1_2] "overflow at 7 play points, current or max; 觉醒 几点; 覚醒 PP最大値7";
    [C13_4_1_2] "active at seven";
    [C13_4_1_2] "overflow when; 觉醒几点; 覚醒はPP最大7";
    [C13_4_1_2] "overflow with seven max PP but spent; 觉醒看最大PP还是剩余; 覚醒は最大PPか";
    [C13_4_1_2]
        "overflow when; 7 mana or 7 max; overflow active at seven; spent my pp is overflow still on; ramp to seven early; 觉醒条件; 覚醒はいつ有効";
    [C13_4_1_2 C7_2_1] "overflow at the start of turn seven before or after gaining; 觉醒第七回合; 7ターン目の覚醒";
    [C13_4_1_2]
        "at how many play points am I in overflow; I have seven max PP but spent them all is overflow active; my max PP was raised to seven by ramp in this turn; is overflow on at six";
    [C13_4_1_2 C13_4_1_1] "I have seven max but only one mana left is my awakening bonus on";
    [C13_4_1_2] "觉醒是几费; 7费才觉醒吗; 觉醒看当前pp还是上限; 龙族觉醒";
    [C13_4_1_2] "pp用光了觉醒还在吗; 花掉pp掉出觉醒吗";
    [C13_4_1_2 C3_2_3] "上限6但效果说觉醒有吗; 觉醒要7点上限";
    [C13_5_1_1 C13_5_1_2]
        "what does necrocharge count; does necrocharge consume the cards as necromancy does in the app; necrocharge ten with exactly ten cards; do spells and amulets count for necrocharge";
    [C13_5_1_2 C13_5_1_3_1] "necrocharge counts itself; 唤灵充能 墓场数量; ネクロチャージ 墓場の枚数 自身";
    [C13_5_1_2 C13_5_1_3_1]
        "necrocharge counts itself, are cards consumed; 唤灵充能会消耗墓地吗; ネクロチャージは墓場を消費";
    [C13_5_1_2] "does necrocharge use up the graveyard; 唤灵充能消耗吗; ネクロチャージは減る";
    [C13_5_1_2 C13_5_1_1]
        "necromancy count; necrocharge 10; cards in my graveyard; does necro use up shadows; opponent's yard counts?; 唤灵要消耗墓地吗; ネクロチャージは墓場を消費する？";
    [C13_5_1_2 C9_1_4_1]
        "tokens dying fill the graveyard?; necro count with tokens; 衍生物死了墓地加吗; トークンが死んで墓場は増える？";
    [C13_5_1_2] "唤灵充能几张; NC10要墓地十张吗; 死灵术消耗墓地吗";
    [C13_5_1_2] "唤灵充能会把墓地的牌用掉吗; 墓地数量会扣吗";
    [C13_5_1_2 C4_9_1] "唤灵充能数所有牌还是只数从者; 墓地法术算唤灵不";
    [C13_5_1_3_1]
        "does this spell count for necrocharge; card being resolved in yard yet; 正在结算的卡算墓地吗; 解決中のカードはネクロに数える";
    [C13_5_1_3_1]
        "does the card I'm resolving count for its own necrocharge; nine cards in cemetery and the tenth is the spell itself";
    [C13_5_1_3_1] "正在打的法术算墓地数吗; 唤灵充能算不算自己这张";
    [C13_5_1_3_2]
        "grave size changes during resolve; milled to ten midway; necro measured when; 中途墓地够十张了; 途中で墓場が10枚になった";
    [C13_5_1_3_2]
        "my effect puts cards in the cemetery first do they count for necrocharge in the same effect; the mill happens before the necrocharge line is it on; when is the cemetery counted";
    [C13_5_1_3_2] "结算一半墓地变多了唤灵算吗; 先磨牌再看唤灵数";
    [C13_5_1_3_2_1] "necrocharge modes number when counted; 唤灵抉择数量; ネクロチャージのチョイス数";
    [C13_5_1_3_2_1]
        "more options if necrocharge when do we count; I discarded to pay for the choose card did this raise the count";
    [C13_5_1_3_2_1] "抉择数看墓地是打出前算吗; 唤灵充能多选一项什么时候数";
    [C13_5_2_1] "what is sanguine; which thing does sanguine look at";
    [C13_5_2_2] "sanguine own damage, opponent's turn; 真红 自己回合受伤; 真紅 自分のターン ダメージ";
    [C13_5_2_2] "lost life on my own turn";
    [C13_5_2_2] "sanguine self damage, heal afterwards; 真红自己扣血; 真紅 自分でダメージ";
    [C13_5_2_2] "sanguine on my own turn with self damage only; 真红要自己回合吗; 真紅は自分のターンだけ";
    [C13_5_2_2]
        "vengeance active when; took damage on opponent's turn counts for sanguine?; hurt myself this turn; sanguine after healing back; 真红条件; 真紅の発動条件";
    [C13_5_2_2 C13_5_2_1]
        "lost life but gained it back this turn; sanguine on his turn; only burn by myself?; paid defense as cost sanguine; 自己掉血再回还算真红吗; 体力を減らした後回復した真紅";
    [C13_5_2_2 C10_4_5]
        "paid life to cast does sanguine start; self damage first then check; 付血启动真红; 体力を払って真紅";
    [C13_5_2_2]
        "I damaged my own leader this turn is sanguine active; is sanguine on in my opponent's turn; I lost life and healed it back is sanguine still active; damage on his turn does it count for sanguine";
    [C13_5_2_2] "I paid life as a cost does it switch on sanguine";
    [C13_5_2_2]
        "my opponent hit me last turn and now in my turn I want the bonus for having lost life; I pinged myself earlier this turn";
    [C13_5_2_2] "真红怎么激活; 自己扣血开真红吗; 对面回合掉血算真红吗";
    [C13_5_2_2] "真红掉血又奶回来还算吗; 付血当费用算真红不; 这回合受过伤";
    [C14_2_1_1 C14_2_1_2 C14_2_2_4] "serve carrots twice; 用餐 胡萝卜 再用餐; 食事 にんじん 2回";
    [C14_2_1_1 C14_2_1_2] "serve carrots twice, carrot cards; 用餐 胡萝卜; 食事 ニンジン";
    [C14_2_1_1] "how to feed my horse girl; serve how many carrots; carrots from evolve deck; 用餐怎么做; 食事のやり方";
    [C14_2_1_1 C1_3_2] "not enough carrots left; serve 2 with one carrot card; 胡萝卜不够; にんじんが足りない";
    [C14_2_1_1]
        "what does serve do; where do I take the carrots from; serve two how many carrots; not enough carrots in my evolve deck";
    [C14_2_1_1] "用餐要几根胡萝卜; 胡萝卜从哪拿; 用餐是吃进化牌组的吗";
    [C14_2_1_1_1 C14_2_1_2_1 C14_2_2_3] "serve number, cost; 用餐次数; 食事の回数";
    [C14_2_1_1_1] "serve without a number how many carrots do I feed";
    [C14_2_1_1_1] "用餐没写数字是几次; 用餐默认一次吧";
    [C14_2_1_2]
        "feed twice; already ate can it eat again; second meal; serve on one with carrots; 吃过还能再吃吗; もう一度食事できる？";
    [C14_2_1_2]
        "my girl has a carrot already may she eat again; can I serve twice on the same follower in different turns; already fed follower is served by an effect";
    [C14_2_1_2] "吃过胡萝卜的还能再吃吗; 已经用餐过再用餐";
    [C14_2_1_2_1]
        "serve ability again on the same uma; pay serve cost when already fed; 已用餐的再付用餐费用; 食事済みのコスト";
    [C14_2_1_2_1]
        "can I pay the serve cost with a follower that has been fed already; use the serve ability again on the same follower";
    [C14_2_1_2_1] "已有胡萝卜的能当费用再用餐吗; 用餐付费重复";
    [C14_2_1_3] "fed uma dies where do carrots go; carrots after bounce; 用餐随从离场; 食事したカードが離れた";
    [C14_2_1_3]
        "the fed follower leaves the field what about its carrots; does the carrot stay with the follower when it returns to hand";
    [C14_2_1_3 C11_8_1] "用餐的从者离场胡萝卜怎么办; 胡萝卜掉下来";
    [C14_2_2_1] "what kind of ability is serve; when may I use serve";
    [C14_2_2_1 C8_3_2] "一回合能用餐几次; 用餐能对面回合用吗";
    [C14_2_2_2] "what is the carrot icon in the text";
    [C14_2_2_3] "two carrot icons before the cost what do I pay; do I pay the PP and the carrots";
    [C14_2_2_3] "用餐图标两个是吃两根吗; 用餐能力费用怎么付";
    [C14_2_2_4 C14_2_2_3]
        "pay serve with ep; carrot icon ability; evolution point for eating; 用餐能用进化点吗; 食事にEP使える？";
    [C14_2_2_4]
        "can I pay serve with an evolution point; EP for the carrot ability; how many evo points can I use on serve";
    [C14_2_2_4] "用餐能用ep付吗; 用餐抵pp用进化点";
    [C14_2_3_1] "race rush; 参赛 突进; レース 出走 突進";
    [C14_2_3_1] "race gives rush; 参赛 突进; 出走 突進";
    [C14_2_3_1]
        "race gives rush; race without carrots; does racing count if not fed; uma race attack at once; 参赛有突进吗; 出走で突進";
    [C14_2_3_1]
        "what does race do; my follower races does it get rush; raced but has no carrot does it have rush; does rush stay after the carrot is gone; race two counts as how many races";
    [C14_2_3_1] "参赛有什么用; 参赛后有突进吗; 参赛能当回合打吗";
    [C14_2_3_1] "胡萝卜没了参赛的突进还在吗; 没吃胡萝卜参赛有突进吗";
    [C14_2_3_1_1 C14_2_3_1] "race without number is how many; race 1 or more; 参赛不写次数; 出走の回数";
    [C14_2_3_1_1] "race without a number counts how often";
    [C14_2_3_1_1] "参赛没写次数几次; 参赛两次触发几次";
    [C14_2_4_1 C14_2_4_2] "on race; 参赛时; 出走時";
    [C14_2_4_1 C14_2_4_2]
        "when does on race trigger; on race happens twice if it races two times; is on race like fanfare";
    [C14_2_4_2 C14_2_4_1] "on race trigger; raced twice triggers two; race 2; 参赛时触发; 出走時";
    [C14_2_4_2] "参赛时什么时候触发; 参赛时能力每次都发吗";
    [C15_1_1 C15_1_3 C15_1_4] "counters, remove; 指示物 移除; カウンター 取り除く";
    [C15_1_1] "can a card have counters; how do I remove counters";
    [C15_1_1 C4_1_4] "弹回手指示物还在吗; 换区后指示物没了吧";
    [C15_1_2_1 C15_1_2] "what's a named counter; which counter is meant; 某某指示物是什么; カウンターの名前";
    [C15_1_2_1 C15_1_2_2]
        "are counters of the same name from two cards the same; may I spend a counter which another card put there; does a named counter do anything by itself";
    [C15_1_2_2] "same counters; 指示物 同名; 同じカウンター";
    [C15_1_2_2 C15_1_4] "counters of the same name, remove counters; 同名指示物; 同じ名前のカウンター";
    [C15_1_2_2]
        "are counters from different cards the same; mix counters; same name counters add; 不同卡放的同名指示物; 同名カウンター";
    [C15_1_2_2] "不同卡放的同名指示物算一样吗; 指示物同名能一起数吗";
    [C15_1_3]
        "how do I mark counters; use dice for counters; keep track of counters; opponent cannot see the counter; forgot to put a counter; 指示物用什么表示; カウンターの置き方";
    [C15_1_3]
        "do I have to show counters with dice; he keeps the number of counters in his head; what may I use for counters";
    [C15_1_3] "指示物用骰子放行吗; 指示物要放在卡上看得见吗; 心里记指示物";
    [C15_1_4 C15_1_1]
        "remove counters which; take off a counter; counters when card leaves; 移除指示物; カウンターを取り除く";
    [C15_1_4] "remove a counter which one is taken; removed counters where do they go";
    [C15_1_4] "移除指示物拿哪种; 拿掉指示物能拿别的名字吗";
    [C15_2_1 C15_2_1_1 C15_2_1_3] "infinite loop, draw, who stops; 无限循环 平局; 無限ループ 引き分け";
    [C15_2_1] "endless combo; 无限连; 無限コンボ";
    [C15_2_1 C15_2_1_3] "infinite, draw";
    [C15_2_1]
        "I have an infinite combo what do the rules say; we go on for ever with the same actions; what is an endless loop";
    [C15_2_1_1 C15_2_1_3] "combo can go on forever, how many times; 无限连要做几次; 無限ループは何回やる";
    [C15_2_1_1 C15_2_1_3] "无限循环怎么判";
    [C15_2_1_1 C15_2_1_2 C15_2_1_3]
        "infinite loop how often, endless loop nobody can stop, repeat without change; 无限循环怎么处理; 無限ループの処理";
    [C15_2_1_1]
        "infinite combo how many times; loop a million; do I have to play out the loop; opponent interrupts the loop; 无限循环说几次; 無限ループの回数を宣言";
    [C15_2_1_1] "slow play with a loop; says do it 1000 times; shortcut; 循环说个次数就行吗; ループを省略";
    [C15_2_1_1 C15_2_1_2]
        "opponent keeps repeating the same moves to stall; boring loop; 对手一直重复; 同じ行動を繰り返す";
    [C15_2_1_1]
        "how often may I repeat my infinite combo; do I name a number of repeats; may my opponent break my loop halfway; can I shortcut the loop";
    [C15_2_1_1 C15_2_1]
        "he shows a combo that he can repeat forever and wants to deal a million damage; must he play out every single repeat";
    [C15_2_1_1] "无限循环怎么办; 无限连要报次数吗; 死循环对面能打断不";
    [C15_2_1_1 C7_3_3] "一直回pp一直打的无限连怎么报; 对面不接受循环次数行吗";
    [C15_2_1_2] "repeat the same action; 重复同样动作; 同じ行動を繰り返す";
    [C15_2_1_2]
        "repeat an action that changes nothing; stalling with a loop; loop to same state; 重复相同局面; 盤面が変わらない繰り返し";
    [C15_2_1_2]
        "I repeat an action that changes nothing in the game may I; he keeps on engaging and reserving the same card to stall; may I loop without any change of the board";
    [C15_2_1_2] "循环做完和之前一样能一直做吗; 没变化的循环拖时间";
    [C15_2_1_3]
        "infinite loop nobody can stop; forced loop is it a draw; triggers go forever; 停不下来的循环; 止められないループは引き分け？";
    [C15_2_1_3 C15_2_1]
        "our triggers bounce forever and neither can stop; game frozen; never ending triggers; 无限触发停不下来; 誘発が永遠に続く";
    [C15_2_1_3]
        "nobody can stop the loop is it a draw; mandatory triggers go on forever; forced infinite loop with both of us unable to break it";
    [C15_2_1_3] "停不下来的循环算平吗; 两边都停不了; 强制loop";
}
