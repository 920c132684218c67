//! What players ask about Fire Emblem Cipher, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1_1 C3_1] "game over when, does the match go on after someone lost; 有人败北后还继续吗; 負けた後も続く";
    [C1_1_1] "when does a game start and end, is one match one game; 一局到什么时候算完; 1ゲームはいつまで";
    [C1_1_1]
        "when does one match count as started and finished; is choosing the lord already part of the game; does a drop during setup count as a game; we argued after setup, is the game on yet; 选主人公的时候算游戏开始了吗; どこからどこまでが1ゲーム";
    [C1_1_1]
        "when exactly has the game ended so that we can stop playing; does the setup already count as part of the game or only once turns start";
    [C1_1_1] "从摆主人公开始算一局吗; 一局打到啥时候算完";
    [C1_2]
        "can three or four people play, multiplayer, two against two; 可以三个人玩吗 多人对战 双打; 3人で遊べる 多人数戦 チーム戦";
    [C1_2]
        "three players, multiplayer, team game, four people at the table; 三个人能玩吗 多人对战 组队; 3人で遊べる 多人数戦";
    [C1_2]
        "can three of us play this together; free for all with 3 people; two headed giant, 2v2 team mode; is multiplayer legal; can my friend join as a third player; 三个人能一起打吗; 3人以上で遊べる";
    [C1_2]
        "can three of us play this in one match; is there a multiplayer or team mode in the rules or only one against one; we are four friends can we play two headed giant";
    [C1_2] "能三个人一起打吗; 四人混战行不行; 2v2规则有没有";
    [C2_1]
        "card text says otherwise than the rulebook, card beats rules, golden rule; 卡面写的和规则不一样 听卡的还是听规则; カードのテキストとルールが違う どっちが優先 黄金律";
    [C2_1] "rulebook says one thing, the card does the opposite";
    [C2_1]
        "card text against the rulebook, which has priority card or rule, card says otherwise; 卡片写的和规则冲突听谁的; カードの効果とルールどっちが優先";
    [C2_1] "skill breaks the rules which one do I follow; 技能违反规则; スキルとルールが矛盾";
    [C2_1]
        "my card says I can but the rulebook says I can't, who wins; card text contradicts the rules; which goes first the skill or the rule; he says rules over card, I say card over rules; text on the card disagrees with the book; 卡上写的和规则冲突听谁的; カードとルールが矛盾したらどっち";
    [C2_1]
        "the card says I can do it but the rulebook says I can't who is right; my card breaks a normal rule so which one wins; does card text trump the comprehensive rules";
    [C2_1]
        "the effect deploys a second hero with the same name although the rules forbid it does the card win; my skill lets me ignore the bond colours is that ok because the card says so";
    [C2_1] "卡上写的跟规则打架听谁的; 卡面和规则冲突; 牌上写了不一样";
    [C2_1] "卡上写可以带任意张能超过四张吗; 牌面说可以打后排那射程规则还管吗; 卡牌文字最大";
    [C2_2]
        "one effect lets me and another one forbids it, which wins, can't beats can; 一个说可以一个说不可以 哪个算 禁止优先; できる効果とできない効果 どっちが勝つ 禁止優先";
    [C2_2]
        "one card stops my unit from doing something and another card tells it to do it, does the ban win, forbidden but an effect says do it";
    [C2_2 C2_1] "一张卡说不能另一张说可以听谁的 卡和规则打架";
    [C2_2]
        "can't beats can, one effect allows it another forbids it, forbidden wins; 一个说可以一个说不可以 禁止优先吗; できるとできないどっちが勝つ 禁止が優先";
    [C2_2]
        "one skill lets me attack, another says cannot attack; can't versus can, which is stronger; opponent's card forbids it but mine allows it; may vs may not skill clash; cannot always wins?; 一张卡允许一张卡禁止听哪个; できると出来ないがぶつかったら";
    [C2_2]
        "his skill says my units cannot move, I've got one that moves me anyway; locked down but my effect tells me to do it; does a ban on a card stop my normal deploying; 对面说不能移动，我的效果让我移动，能动吗; 禁止されてる行動を自分の効果でできるか";
    [C2_2]
        "one effect says I may attack and another says this unit cannot attack which one counts; does can't beat can here like in Magic";
    [C2_2]
        "his card forbids evading but my card says I may evade for free who wins; the rules let me crit but an opposing ability says no critical hits can I still do it";
    [C2_2] "一个效果说能一个效果说不能听谁的; 能和不能哪个大; 禁止优先吗";
    [C2_2] "被写了不能攻击的还能用别的效果让它攻击吗; 有禁止移动还能被推吗; 不能回避还闪得了吗";
    [C2_3]
        "only half of the effect can be done, do the rest anyway; 效果只能做一半 剩下的还做不做; 効果の一部しか処理できない 残りはどうする";
    [C2_3 C2_5] "effect wants two targets but there is only one, can't do the whole thing, deal with part of it";
    [C2_3 C2_5] "只够做一半 数量凑不齐还做吗";
    [C2_3 C2_5]
        "effect only half possible, not enough cards to draw two, only one enemy but it says two, do what you can; 效果做不全怎么办 要弃两张只有一张 不够数; 全部できない効果 2枚捨てるのに1枚しかない 2体選ぶのに1体しか";
    [C2_3 C2_5]
        "told to choose two but only one there, no second target, effect wants more than I have; 要选两个只有一个; 2体選べない時";
    [C2_3]
        "skill does two things and only one can happen; half of the effect is impossible, do I still get the rest; no target for the second half of the skill; can I use it if part of it does nothing; the effect only half works; 效果只能做一半怎么办; 効果の半分しかできない時";
    [C2_3]
        "draw one and move a unit, but there's nobody to move; do I still draw if the other bit fails; does the whole skill fizzle because one line fails; 没有单位可移动，还能抽卡吗; 片方だけ処理できるなら実行する?";
    [C2_3]
        "the skill tells me to draw and then flip two bonds but I have only one face-up bond do I do the rest anyway; half of the effect can't happen does the other half still happen";
    [C2_3]
        "part of this effect is impossible so does the whole thing fizzle; my effect wants to move an enemy that is gone but also draws a card do I still draw";
    [C2_3] "效果只能做到一半要不要做; 能做多少做多少吗; 后半段做不了咋办";
    [C2_3 C2_7] "击破两个敌军但场上只有一个还能发吗; 对面没单位技能空放; 效果一半没东西可做";
    [C2_3_1]
        "how do I know if the second half depends on the first; then, if you do, after that, what is the difference in wording; which words make the later part conditional; does wording matter for doing only part of it; 「如果这样做了」和「这之后」有什么区别; そうしたならとその後の違い";
    [C2_3_1]
        "does the wording on the card matter for whether the second half still happens; how do I know if the second part depends on the first part";
    [C2_3_1_1 C2_3_1_1_1] "when A happens do B, each time; A时B 每次A没发生; Aした時B Aするたび";
    [C2_3_1_1]
        "whenever-type skill but the thing never happened; can I use a when skill early, before the event; the trigger event didn't come about, do I get the bonus; when this unit is deployed, but it was levelled instead; 「…时」的条件没发生能发动吗; 条件の出来事が起きてないのに使える?";
    [C2_3_1_1]
        "it says when this unit defeats an enemy draw a card but the enemy dodged so do I draw anyway; the thing after when did not happen can I still use the ability";
    [C2_3_1_1] "写着当A时B但是A没发生能直接拿B吗; 没满足当时条件";
    [C2_3_1_1_1]
        "every time skill but it didn't actually happen; each time I move someone, the move was illegal and taken back; do I get the each-time bonus with no event; 「每次」的事情没发生还给加成吗; たびにの効果、起きてないのに";
    [C2_3_1_1_1]
        "it says each time an ally is deployed and nobody was deployed do I get the bonus; the each time condition never occurred but my opponent wants the effect";
    [C2_3_1_1_1] "每当怎样就怎样没发生能触发吗; 每次都要发生才算吗";
    [C2_3_1_2 C2_3_1_4 C2_3_1_5]
        "as long as, during, if, condition not met; 期间 场合 如果 条件不满足; している間 場合 もし 条件を満たさない";
    [C2_3_1_2]
        "the bonus says during my turn and it's his turn now; does a your-turn-only boost help when I am attacked; effect lasts for this window, can I use it outside; it says during battle, are we in battle; 写着自己的回合中，对手回合还有效吗; 自分のターン中の強化は相手ターンに効く?";
    [C2_3_1_2]
        "the bonus is only during my turn so does my unit have it when it defends; can I keep a boost that says during this battle once the fight is over";
    [C2_3_1_2] "写着战斗期间加力出了战斗还加吗; 期间过了效果还在不";
    [C2_3_1_3]
        "may pay, if you do, only part of the cost paid, do I get the effect; 可以支付费用 如果支付 没付全 效果还有吗; コストを支払ってもよい そうしたなら 一部だけ払う";
    [C2_3_1_3]
        "pay part of the cost and get part of the effect, pay then effect; 费用只付一半能发吗; コストを一部だけ払って効果";
    [C2_3_1_3]
        "I paid only one of the two things, do I get the effect; can I pay half the price for the skill; flipped one bond of two, does it still go off; I ran out of bonds midway through paying; partial payment; 费用只付了一部分效果能用吗; コストを一部だけ払った";
    [C2_3_1_3]
        "I paid only one of the two flips that the ability asks for do I get the effect; can I pay part of an optional cost and still get the thing behind if you do";
    [C2_3_1_3 C10_4] "可以支付费用这样做的话不付费能白拿后面吗; 不给费用光拿效果";
    [C2_3_1_3] "费用只付了一半后面那句能执行吗; 少翻一张羁绊也给我效果吧";
    [C2_3_1_4 C2_3_1_5] "condition on the card not met, if; 条件没满足; 条件を満たしていない";
    [C2_3_1_4]
        "for as long as skill, condition stopped being true; in the case of X, but X is not true; the unit it needs has left, does the bonus stay; while there's an ally next to him, she died; 条件不满足了加成还在吗; 条件が外れたら効果も消える?";
    [C2_3_1_4]
        "the skill works as long as I control two other allies and one just died is it still on; the text says in the case of having five bonds but I have four does anything happen";
    [C2_3_1_4] "只要满足条件才加战斗力条件掉了还加吗; 条件没了buff还在吗";
    [C2_3_1_5]
        "the if part isn't true, does anything happen; skill says if you have 3 or more bonds and I've 2; conditional effect, condition fails; if my hand is bigger, it's not; 「如果」后面的条件没达成效果有吗; もし〜ならの条件を満たしてない";
    [C2_3_1_5]
        "the card says if your opponent has no orbs but he has one left do I still get it; the if part isn't true can I do the second sentence";
    [C2_3_1_5] "效果里写如果怎样没达成能做后面的吗; 如果后面没满足";
    [C2_3_1_6]
        "if you did this, first half not done completely; 如果这样做了 前半没做完 后半能做吗; そうしたなら 前半が全部できない 後半は";
    [C2_3_1_6 C2_3_1_7]
        "if you do, then, first half failed does the rest happen, after that; 前半没做到后半还做吗 之后 如果这样做了; 前半ができなかったら後半は そうしたら その後";
    [C2_3_1_6]
        "if you did so, but I only did part of the first thing; discard two, I only had one, do I get the reward; couldn't finish the first part, does the second follow; if this was done: half done counts?; 只做了前半的一部分，「如果这样做了」还成立吗; そうした場合、全部できなかった";
    [C2_3_1_6]
        "it says discard two cards and if this was done draw three but I had only one card to discard do I draw; the first half could only be done partly do I get the if you did part";
    [C2_3_1_6] "写着这样做了的话前面没做全后面能做吗; 前一半做一半算做了吗";
    [C2_3_1_6 C2_7] "选了0张后面的如果这样做还有吗; 没做成前面那句后面能白拿吗";
    [C2_3_1_7]
        "after that, first part failed, second part still happens, then; 这之后 前面只做了一部分 后面还要做吗; その後 前半が一部だけ 後半は処理する";
    [C2_3_1_7]
        "after that part is mandatory?; I managed only some of the first half, must I do the after that; can I skip the drawback that comes after; he says the second part is optional; 「这之后」的部分必须做吗; その後の部分は必ずやるのか";
    [C2_3_1_7]
        "it says discard two cards after that draw one and I could only discard a single card do I still draw; the effect reads do A after that do B and A was only half done is B mandatory";
    [C2_3_1_7] "那之后前面只做了一部分后面还得做吗; 写着其后抽一张前面没做全抽不抽";
    [C2_3_1_7] "然后弃一张手里没抽到也要弃吗; 前面只抽到一张之后的效果还做不做";
    [C2_4]
        "search the deck and take nothing, fail to find though it is there, choose none from deck or hand; 检索 卡组里有但不拿 说没有 选手牌可以不选; デッキから探す あるのに選ばない 見つからなかったことにする";
    [C2_4] "am I allowed to say I didn't find it when looking through my own deck";
    [C2_4] "自己找牌能说没有吗";
    [C2_4]
        "search my deck and choose not to find, pretend I don't have it, must I find a card when I search my own deck, fail to find, whiff a search; 检索可以说没有吗 找不到可以不拿吗 故意不拿; サーチで見つからないことにする わざと取らない 山札を探して選ばない";
    [C2_4] "fail a deck search on purpose, say I found nothing; 故意找不到; わざと見つけない";
    [C2_4]
        "I search my deck and don't want to take anything; can I fail to find on purpose; nothing in the deck fits, or I say nothing fits; am I forced to pick from my own hidden cards; whiff on a tutor; he says I have to take one because it's surely in there; 检索可以不拿吗; サーチして何も選ばないのはあり";
    [C2_4]
        "look at the top cards, choose one, none wanted; effect tells me to choose a card from hand, can I say I have none; does the opponent get to check that I have no match; 从手牌选指定的卡，可以说没有吗; 手札から選ぶ効果で該当なしと言える?";
    [C2_4]
        "I searched my deck and don't want to show that I found it may I say there's nothing; can I fail to find on purpose when I tutor a card from my own library; do I have to take the card when I look through my deck even if it is there";
    [C2_4]
        "the effect lets me choose a named card from my hand but I would rather not admit I have it; can I choose no card when searching my deck";
    [C2_4] "检索卡组明明有那张牌可以说没找到吗; 搜牌能故意不拿; 手里有也可以选不出吗";
    [C2_5]
        "draw three with only one card left, not enough cards to do the number; 要抽三张但只剩一张 数量不够; 3枚引くのに1枚しかない 足りないとき できるだけ";
    [C2_5]
        "draw three but only two cards left anywhere; discard 2 with one in hand; fewer targets than the skill asks for; the number is too big, do I do nothing or what I can; flip four bonds as effect but I have three; 数量不够怎么办，做多少算多少吗; 枚数が足りないときはできるだけ?";
    [C2_5]
        "destroy two orbs and he has one left; choose 3 enemies but only 2 on the table; less cards than it says, is it illegal to use; 敌人只有两个，效果要选三个; 対象が2体しかいないのに3体";
    [C2_5]
        "the effect says draw three but only two cards are left what happens; it says destroy two enemies and there is only one on the board do I hit just that one";
    [C2_5]
        "my opponent must discard three cards but he is holding only one; we have to put five cards somewhere and there are only four do we do as many as we can";
    [C2_5] "叫我弃三张我只有两张怎么办; 抽的数量不够抽几张; 不够数就做多少算多少";
    [C2_5] "写着翻三张卡组只剩两张; 从墓地回收两张只有一张能拿吗";
    [C2_6] "choose a number, negative number, fraction; 选数字可以选负数吗 小数; 数を選ぶ マイナスや小数は";
    [C2_6] "choose a negative number, choose zero, choose half; 选的数字能是负数吗 选0; マイナスの数を選ぶ 0を選ぶ";
    [C2_6]
        "can I choose zero; can X be negative; choose a number, is half a card okay; pick minus one to raise his power; lowest number I may name; 选数字可以选0吗，可以选负数吗; マイナスの数を選べるか";
    [C2_6]
        "can I pick zero for any number; may I choose a negative number so that his unit gains power; can I choose one and a half as the number";
    [C2_6] "选数字能选0吗; 能报负数吗; 任意张可以零张不";
    [C2_7] "chose zero, does it count as done; 选了零 算做过了吗; 0を選んだ 行ったことになるか";
    [C2_7 C2_6] "pick zero for an effect, nothing happened, trigger from it";
    [C2_7]
        "chose zero, did I do it, nothing happened does it count as done; 选了0算做过吗 没做成算发动过吗; 0を選んだら行ったことになる";
    [C2_7]
        "I chose zero, does it count as having done it; picked 0 cards, do triggers see that; nothing happened, did I use the effect; said I'd do it with 0, do I get the follow-up; 选了0张算不算做过; 0を選んだら実行したことになる?";
    [C2_7]
        "drew zero cards, does the when you draw skill go off; effect couldn't do anything, did it happen; impossible instruction, counts as done or not; 什么都没做成，算实行了吗; 何もできなかった場合は実行扱い?";
    [C2_7]
        "I chose zero targets does that count as having used the effect; the effect did nothing at all so did I do it for the purpose of if you did";
    [C2_7]
        "my opponent picked 0 cards for the effect and now claims the follow-up since he did it; nothing could be moved so does that count as carried out";
    [C2_7] "选了0张算做过效果吗; 没做成的效果算执行了吗";
    [C2_8]
        "rest a unit that is rested already, tapping a tapped unit; 已经横置的再横置 已行动的单位再变行动; 行動済みのユニットをさらに行動済みにする 既に裏の絆を裏にする";
    [C2_8]
        "untap something that is standing already, does it count as untapping; 已经竖着的再竖 算重置过吗; 未行動のを未行動にしても起きた扱い";
    [C2_8]
        "rest a unit that is already rested, flip a face-down bond again, already tapped as cost; 已经横置的再横置 已经里侧的羁绊再翻 算不算; もう行動済みのを行動済みにする 裏の絆をまた裏に";
    [C2_8]
        "tap an already tapped unit; can I flip down a bond that is already down; untap a ready unit to trigger something; he rested my rested guy, does the trigger happen; turn sideways what is sideways; 已经横置的再横置算吗; すでにレストのユニットをレストにする";
    [C2_8]
        "can I pay by tapping a unit that is already tapped; my unit is already rested and an effect rests it again does that trigger when it becomes rested";
    [C2_8]
        "can I flip a bond that's already face-down to pay a cost; his ability untaps a unit that was standing already does it count as being untapped";
    [C2_8] "已经横置的单位再横一次算被横置吗; 翻过的羁绊能再翻一次付费吗; 躺着的不能再躺";
    [C2_9 C2_10]
        "both players choose at the same time, who goes first, both discard, both do something; 双方同时选择 谁先选 两个人都要弃牌 谁先做; お互いに選ぶ効果 どっちが先 両方同時に処理 順番";
    [C2_9 C2_10] "both of us are supposed to pick something, who reveals first";
    [C2_9 C2_10] "双方都要选谁先";
    [C2_9] "both of us must choose at the same time, who picks first; 双方同时选谁先选; 同時に選ぶときどっちが先";
    [C2_9]
        "we both have to choose, who goes first; both pick at once, he wants to see mine before; simultaneous choices order; who decides first when a card asks both; I don't want to reveal my pick before him; APNAP choices; 双方同时选择谁先选; 両者が同時に選ぶ時どちらから";
    [C2_9]
        "both of us have to choose a card to discard at once who decides first; we both must pick something for the same effect and neither wants to go first; does the active player have to make all his choices before I do";
    [C2_9] "两个人同时选谁先选; 双方各选一张牌谁先亮; 一起做选择的顺序";
    [C2_9 C12_2_1_5] "双方要同时决定谁先说; 后说的可以看先说的吗";
    [C2_10 C2_9]
        "we both have to discard or draw, who does it first; 双方都抽牌 谁先抽; お互いに捨てる効果 どっちから捨てる";
    [C2_10]
        "both players discard or draw at once, who does it first; 双方都要弃牌谁先 双方都抽谁先; お互いに捨てる時どっちから お互いに引く";
    [C2_10]
        "both of us draw, in which order; simultaneous actions, who does it first; we both have to discard at the same time; both shuffle or both draw, active player first?; APNAP; 两边同时要做的话谁先做; 同時に処理するときの順番";
    [C2_10]
        "both players have to draw at the same time who actually draws first; both of us must sacrifice a unit simultaneously in what order do we do it; the effect hits both sides who carries it out first";
    [C2_10] "双方同时弃牌谁先弃; 两边一起抽牌谁先动手";
    [C3_1 C9_4]
        "when is winning or losing judged, at once, game ends; 什么时候判胜负 马上结束吗; 勝敗はいつ決まる すぐ終わる";
    [C3_1]
        "do I lose at once or after the effect, when is the loss checked; 什么时候判输 效果没结算完就输吗; いつ負けになる 効果の途中で負け";
    [C3_1]
        "how do I win; when exactly is the game over; his main guy is dead, have I won right now or at end of turn; does he get to finish his turn after losing; do we still resolve the rest of the skills after the lord fell; 怎么算赢; いつ勝ちが決まる; 什么时候结束";
    [C3_1]
        "he scoops after I've won?; he drew his card though his lord was already dead; must we finish the battle when the lord dies; can his next trigger save him after the lord is gone; 主角死了后面的触发还处理吗; 負けた後の誘発は処理する?";
    [C3_1 C1_1_1]
        "can I give up; surrender in the middle; concede; opponent scooped, how is that a win; 中途投降算结束吗; 投了したらゲーム終了?";
    [C3_1]
        "my opponent's lord just died and mine is fine is the game over right now or do we finish the turn; he was killed mid combat can he still resolve his other triggers before he loses";
    [C3_1]
        "does the game stop immediately when one player meets a losing condition; I decked out but wanted to finish my attack first do I still get to";
    [C3_1] "对面快输了我没事是马上赢吗; 判定时点只有一个人要输";
    [C3_1_1 C9_3_2]
        "when do I lose, lord hit with no orbs left, last orb, lord dies; 怎么算输 没宝玉了主人公再被打 最后一个宝玉 主角死了; 負けの条件 オーブがない状態で主人公がやられた 最後のオーブ 主人公撃破";
    [C3_1_1 C9_3_2]
        "when exactly is my main character dead, five orbs gone then hit, do I lose when the fifth orb breaks; 打掉第五个宝玉就赢了吗 宝玉全碎 主角再挨一下 游戏结束; オーブ5つ割られたら負け？ それとももう一発必要 主人公が倒されるまで";
    [C3_1_1 C9_3_2]
        "he has no orbs left and I beat his lord in combat, did I win, what happens when the lord gets hit with orbs still there";
    [C3_1_1 C9_3_2 C9_3_1] "宝玉没了再打主角一下是不是赢了 主角死了拿宝玉";
    [C3_1_1 C9_3_2]
        "how do I win, kill the main character, lord dies, hero dead game over, lord killed with no orbs; 主角死了就输吗 怎么赢 没宝玉主人公被打; 主人公がやられたら負け どうすれば勝ち オーブなしで主人公撃破";
    [C3_1_1 C9_4]
        "my lord died with no orbs left, last orb gone is the game over, zero orbs do I lose; 宝玉没了就输吗 最后一个宝玉破了; オーブが0になったら負け";
    [C3_1_1 C9_3_2]
        "do I lose when all orbs are gone, attack lord with zero orbs, how many hits to win; 宝玉全没了再打主角就赢吗 要打几次主角; オーブが無くなったら次で負け 何回で勝ち";
    [C3_1_1 C9_3_2]
        "lord dies with 0 orbs; no life left and leader gets hit; my leader died, did I lose; main character killed with no shields; what if I have no king; does losing the last orb make me lose; 主角死了没宝玉了算输吗; オーブ0で主人公が撃破されたら負け";
    [C3_1_1]
        "my lord got bounced to my hand; lord was returned to the deck by a skill; leader left the board but didn't die; no MC on the table; can I go on with other units after losing the lord; 主人公离场了还能继续吗; 主人公が場からいなくなった";
    [C3_1_1]
        "I have zero orbs, am I dead; lost last prize card, is that the end; 0 life still playing?; shields all gone, he claims he has won; no orbs but lord still standing; 宝玉全没了就输了吗; オーブがなくなっただけで負け?";
    [C3_1_1]
        "legend rule took my leader; my lord put in the bond area; effect exchanged my main unit with one in hand; MC became an orb; 主角被放进羁绊区了; 主人公が絆に置かれた";
    [C3_1_1]
        "my main character got hit and I have no orbs left did I lose; how do I actually win this game; what happens if my lord leaves the field because of an effect and not because of an attack";
    [C3_1_1]
        "I still have tons of units and a full hand but my hero is gone am I out; do I lose when all of my orbs are gone or only when the lord himself goes down";
    [C3_1_1 C9_3_2]
        "I took the last orb earlier and now my lord got beaten again; zero shields left and the hero lost a fight am I dead; is losing the fifth orb already the loss of the game";
    [C3_1_1] "主人公没了是不是直接输; 主角离场了咋办; 老大死了就输吗";
    [C3_1_1] "主角被效果送回手牌算输吗; 主人公被弹回去了";
    [C3_1_1 C9_2_1_1] "主角被同名处理掉了算输吗; 老大不在战场上";
    [C3_1_2]
        "lose by decking out, no cards in deck and retreat; 牌库和退避区都没牌 牌抽光输不输; デッキも退避もない 負け デッキ切れ";
    [C3_1_2 C11_3_1]
        "run out of deck do I lose straight away, no more cards to draw; 卡组抽完了马上就输吗 没卡可抽; デッキがなくなったらすぐ負け？ 山札切れで敗北";
    [C3_1_2] "I decked myself, nothing in discard either";
    [C3_1_2 C11_3_1_1] "牌库退避都没了怎么判";
    [C3_1_2 C11_3_1]
        "lose by decking, out of cards entirely, deck and discard both gone, no more cards anywhere; 牌库和退避区都没牌了 抽死会输吗; 山札も退避もない デッキ切れで負ける";
    [C3_1_2 C11_3_1]
        "deck runs out do I lose, empty deck but discard has cards; 牌库空了但退避区有牌; 山札0でも退避があれば";
    [C3_1_2]
        "do I lose when I can't draw; empty deck; deck out; no deck and nothing in the graveyard; milled out completely; no cards to draw and retreat empty; 牌库没牌了会输吗; 山札も退避もない; 卡组墓地都空了";
    [C3_1_2]
        "all my cards are in bonds and hand, deck gone; my deck ran out and I used all in bonds; last card taken, discard pile has nothing either; he decked himself; 牌都在羁绊区，卡组空了; デッキ切れで負ける条件";
    [C3_1_2]
        "deck 0 but one card in retreat; deck 0, grave 1, do I lose; do I lose when the last card goes to orb area; discarded everything by growth and the deck is gone; 卡组0张退避区还有一张会输吗; 山札0枚で退避に1枚あるなら負けない?";
    [C3_1_2]
        "my draw pile is gone and my graveyard is empty too what happens now; do I deck out and lose like in Yu-Gi-Oh; I have zero cards in deck and zero in the discard pile but my lord is alive have I lost";
    [C3_1_2]
        "his library and his trash are both gone is that the end or only at his next draw step; all my cards are on the table or in hand and there is nothing left to reshuffle";
    [C3_1_2 C11_3_1]
        "I drew my final card but there are ten cards in my trash so I am safe right; my opponent milled me completely and I still have used supports in the retreat pile";
    [C3_1_2 C13_2_1_5]
        "there's nothing in my deck or discard when my draw comes do I lose for failing to draw; he cannot draw any more but his lord is still alive";
    [C3_1_2] "卡组抽光了算输吗; 没牌库就输吗; 卡组和坟都空了";
    [C3_1_2 C11_3_1] "卡组没了但退避区还有牌会输吗; 牌库空墓地有牌";
    [C3_1_2 C9_4] "支援把牌库翻没了坟也空会判负吗; 两个区都没牌啥时候算输";
    [C3_2] "both lose at the same time, draw; 同时输 平局 两边同时败北; 同時に負け 引き分け 両方同時に敗北";
    [C3_2] "we both finish each other off in the same moment; 两个人一起挂了怎么算; 同時にやられたら勝敗は";
    [C3_2]
        "both lose at the same time, tie, draw, both lords die together; 两个人同时输 平局 双方主角一起死; 同時に負け 引き分け 両方の主人公が倒れた";
    [C3_2]
        "both lords die at the same time; both of us lose at once; double KO, who wins; tie game; draw or does the active player lose; my lord and his lord fell in the same check; 两个主角同时死; 両方同時に負け; 同时败北算平局吗";
    [C3_2]
        "his lord is dead and my deck and grave are empty; I lose by decking as he loses by lord; we each meet a losing condition, who is the winner; 我没牌了他主角也死了谁赢; 片方は主人公、片方は山札切れ";
    [C3_2]
        "both lords died at the same moment who wins; we both ran out of cards at the same check is it a tie; my effect killed both main characters at once do I win as the turn player";
    [C3_2] "双方主角同时死算谁赢; 一起输是平局吗; 同归于尽";
    [C3_2 C9_4] "双方都没宝玉主角一起死; 两边同时满足输的条件";
    [C4_1_1] "which side is the back, sleeves; 哪面是背面; カードの裏面";
    [C4_1_1]
        "which side of the card is the back; card printed with odd back, which side is face; how do I tell front from back; 哪面是背面; カードの裏はどっち";
    [C4_1_1]
        "which side of the card is the front and which is the back; does the side with the zero emblem count as face-up";
    [C4_1_1] "哪面是卡的背面; 有火纹徽章那面是正面吗";
    [C4_2_1 C4_2_2] "what is the deployment cost for; 出击费用什么用; 出撃コストとは";
    [C4_2_1 C4_3_1]
        "which cost do I pay when promoting, two numbers in the corner, CC cost or play cost; 转职付哪个费 左上角两个数字; どっちのコスト CCコスト 左上の数字が2つ";
    [C4_2_1 C15_1_2] "cost five with four bonds, cost paid every turn; 五费四羁绊能出吗; 5コストで絆4枚";
    [C4_2_1]
        "which number in the corner do I pay to summon; mana cost of the unit; two costs on a card, which one for deploying; what do I pay to level up without class change; 左上角两个数字看哪个; 出撃コストってどの数字";
    [C4_2_1 C4_3_1]
        "two numbers on the card, big one and small one; when do I pay the lower number; can I put a promoted guy straight down and for how much; cost with brackets; 两个费用分别什么时候用; コストが2つ書いてある";
    [C4_2_1 C15_1_2]
        "my 4 cost unit and I have three bonds; can't afford it; how much mana on turn two; big guy on turn one; 三个羁绊能出四费吗; 絆3枚でコスト4は出せない?";
    [C4_2_1]
        "which number do I pay when I put a new hero out; I am stacking a card with no CC cost on my unit which cost do I pay";
    [C4_2_1 C16_1_2]
        "I level up into a card without the promotion number do I pay the big number in the corner; is the normal cost also used when I lay the card on top of my unit";
    [C4_2_1] "左上角数字是啥; 出场要看哪个费; 出击费用什么时候看";
    [C4_2_2] "does the printed cost matter for deck building; which number tells me whether a card can be my lord";
    [C4_2_2 C12_1_1_1] "组卡组时要看出击费吗; 一费主角要求看哪个数字";
    [C4_3_1 C4_3_2] "no class-change cost, what is it for; 没有转职费用; CCコストがないカード";
    [C4_3_1]
        "what is the second cost for; cheaper cost on the upgrade card, when may I use it; CC cost, what is it; pay promotion price when it goes straight from hand to table?; 转职费用什么时候付; CCコストはいつ払う";
    [C4_3_1]
        "what is the second smaller cost on my card for; I promote my unit do I pay the class change cost or the deployment cost";
    [C4_3_1] "转职看哪个费用; CC费写在哪; 叠上去要付大的还是小的";
    [C4_3_2 C14_2_5]
        "card without a class change cost laid on top, cannot promote; 没有转职费用的卡能叠吗 算不算转职; CCコストのないカード 重ねてもクラスチェンジじゃない";
    [C4_3_2]
        "card has no class change cost, can it still be an upgrade; only one number on my card; no promotion cost printed, is it a misprint; 没写转职费用的卡能升级吗; CCコストがないカード";
    [C4_3_2]
        "my card has no class-change cost printed can I still put it on top; some of my heroes show just one number is that a misprint";
    [C4_3_2 C14_2_5] "没有转职费的牌能转职吗; 卡上没写CC费算升级还是转职";
    [C4_4_1 C4_4_2] "which colours or factions are there, how many symbols; 有几种势力 颜色; 勢力は何種類 色";
    [C4_4_1 C15_1_2]
        "what does the colour symbol do; what is the emblem at the side of the card; need matching colour to play?; faction icon meaning; 卡上的颜色标记有什么用; 色のマークの意味";
    [C4_4_1] "what does the symbol in the corner that looks like a crest mean; how do I see what colour my card is";
    [C4_4_1 C15_1_2] "左边那个颜色标是干嘛的; 势力标记有啥用; 颜色看哪";
    [C4_4_2] "which factions exist, how many colours; 有哪些势力 几种颜色; 勢力は何種類 色は何色";
    [C4_4_2]
        "how many colours are there; which factions exist; is yellow a faction in this edition; purple and green symbols; list of the colours; colorless card in this rulebook; 一共有几种颜色; シンボルは何種類; 有几个势力";
    [C4_4_2]
        "how many colours are there in this game; which factions exist; is Hoshido a different colour from Nohr; is there a yellow faction that isn't in the list";
    [C4_4_2] "一共几个势力; 圣痕勋章这些颜色有哪些; 白夜暗夜算两个色吗";
    [C4_5_1 C4_5_2 C4_6_1 C4_6_2 C4_6_3]
        "gender, weapon icons, kinds of weapons, no weapon; 性别 武器种类 没有武器; 性別 武器の種類 武器なし";
    [C4_5_1]
        "does gender matter; skill names female units, what counts; male or female, where is it written; is this character a girl for the effect; 性别在哪里看，有什么用; 性別は何に使う";
    [C4_5_1]
        "does it matter that the character is female; the ability gives a bonus to male allies where do I see that on the card";
    [C4_5_2 C4_6_2 C4_7_4]
        "kinds of weapons, attributes, icons on the card; 武器有几种 属性图标 性别; 武器の種類 属性アイコン";
    [C4_5_2]
        "unit with both genders; no gender icon; how many genders printed; male or female only; 有两个性别的卡; 性別アイコンは2種類?";
    [C4_5_2] "which genders are there on the cards; my card shows neither icon does that count as male";
    [C4_5_2] "性别标只有男女吗; 性别图标看什么";
    [C4_6_1]
        "does the weapon icon do something by itself; are bows stronger against fliers automatically; sword beats axe, weapon triangle; any weapon advantage; 武器有相克吗; 三すくみはある?; 弓打飞行自动加成吗";
    [C4_6_1] "what is the little sword icon for; my skill is good against bow users how do I see who is a bow user";
    [C4_6_1] "武器标有啥用; 特攻看的是武器图标吗";
    [C4_6_2]
        "list of weapons; is a knife a weapon type; how many weapon kinds; does tome count as magic; is fang a weapon; 武器有几种; 武器の種類";
    [C4_6_2]
        "how many weapon types are there; is a staff a weapon for effects; is a tome the same as magic for the card game";
    [C4_6_2] "武器有几种; 暗器算武器不; 牙是武器吗";
    [C4_6_3]
        "unit without weapon icon, can it attack; no weapon printed; is a card without a weapon an error; 没有武器图标的卡; 武器アイコンなし";
    [C4_6_3] "my unit has no weapon symbol does it count as using a sword; can a card be without any weapon";
    [C4_6_3] "没有武器图标的角色有武器吗; 没武器标怎么算";
    [C4_7_1 C4_7_2 C4_7_3 C4_7_4]
        "attributes, flying, armoured, two attributes; 属性 飞行 重甲 几种; 属性 飛行 アーマー 獣馬 竜";
    [C4_7_1 C4_7_4]
        "what do the armour, horse and wing icons mean; are there weaknesses by type; is a pegasus both flying and horse; what traits exist; 属性图标有哪些; 飛行や獣馬のアイコンの意味";
    [C4_7_1]
        "where do I see if his unit is a flier so that my archer gets the bonus; does a rider on the picture make it a cavalry unit without the icon";
    [C4_7_1] "飞行特攻看哪个图标; 对飞行加力怎么看目标属性";
    [C4_7_2 C4_7_3]
        "can one unit be both flying and a dragon; my guy has no attribute icon is he armored because he wears armor in the picture";
    [C4_7_2] "没有属性图标算什么属性; 没属性的怕不怕飞行特攻";
    [C4_7_3 C4_9_2 C4_10_3]
        "two attributes on one card, two skills, two support skills; 一张卡两个属性 两个支援技; 属性が2つ スキルが2つ 支援スキルが2つ";
    [C4_7_3]
        "my unit has two trait icons, does it count as both; wyvern rider: flier and dragon at once?; effect against flying and it is also beast; 一张卡有两个属性算哪个; 属性が2つあるカード";
    [C4_7_3] "又飞行又骑马的两个属性都算吗; 一张牌能有俩属性吗";
    [C4_7_4]
        "what kinds of traits are there; is mirage an attribute; are horse riders and beasts one and the same type";
    [C4_7_4] "属性有哪几种; 幻影算属性吗; 重甲飞行骑马还有啥";
    [C4_8_2]
        "the quote on the card says he protects her, does that count; does the italic text do anything; flavor text as rule; he argues with the story text; 台词有效果吗; フレーバーテキストは効果に関係する?";
    [C4_8_2]
        "does the quote on the bottom of the card do anything; the flavor text says he never retreats so can he not be defeated; is flavour text part of the card for an effect that reads text";
    [C4_8_2] "卡上的台词有用吗; 风味文字影响对局吗";
    [C4_9_2 C4_10_2 C4_10_3]
        "several skills on a card, two support skills; 两个能力 没有支援能力; スキルが2つ 支援スキルなし";
    [C4_9_2]
        "unit with two skills, can I use both; does a card have only one ability; which of the two skills is active; 一张卡两个技能都能用吗; スキルが2つあるカードは両方使える";
    [C4_9_2] "my card has two skills can I use both; can a unit have more than one ability";
    [C4_9_2 C4_10_3] "一张卡能有两个技能吗; 支援技能有两个都能用吗";
    [C4_10_1]
        "what is the text next to the number on the side of the card for; is the support skill usable while the card is on the board as a fighter";
    [C4_10_2]
        "support card with no emblem skill; supporter has nothing printed at the bottom; does a card without support skill still give its number; 没有支援能力的卡也能支援吗; 支援スキルのないカード";
    [C4_10_2]
        "the card I flipped for support has no support skill is it still good for its number; some of my cards have no support ability do I do nothing";
    [C4_10_2] "没支援技能的牌支援上去有啥; 白板支援";
    [C4_10_3]
        "supporter with two emblems; both support skills or just one; two support abilities printed on one card; 一张卡两个支援能力; 支援スキルが2つ";
    [C4_10_3] "my support card has two support skills do I get both";
    [C4_11_1 C4_17_1] "power and support value difference; 战斗力和支援力区别; 戦闘力と支援力の違い";
    [C4_11_1]
        "what's the big number in the corner; attack points and defence points, which is which; is there a toughness; one number for attack and defence?; strength of a unit; 战斗力是攻击还是防御; 攻撃力と防御力は同じ?";
    [C4_11_1 C18_1_15]
        "is it attack against defence; my 60 attack against his 50 attack; compare which numbers; big number beats small number; 比的是哪个数字; 何と何を比べる";
    [C4_11_1]
        "where's the attack stat and is it also the defense; does this game have separate attack and defence values; which number is compared when we fight";
    [C4_11_1] "战斗力是看右下那个数吗; 攻击力防御力是同一个数吗; 这游戏有没有防御值";
    [C4_11_2 C4_11_2_1]
        "power dropped to zero, does a unit with 0 strength die, negative strength; 战斗力变0会死吗 负数战斗力; 戦闘力0で撃破 マイナスになったら";
    [C4_11_2]
        "can attack go below zero; negative power; minus 30 on a 20 unit; does power stop at 0; 战斗力能变成负数吗; 戦闘力がマイナスになる?";
    [C4_11_2]
        "can a debuff push my unit into negative power; is power floored at zero; his minus 30 makes my unit minus 10 is that possible";
    [C4_11_2] "战斗力能被减成负数吗; 力减到零以下";
    [C4_11_2 C18_1_11_2] "力变负了打人会怎样; 负数还能加支援吗";
    [C4_11_2_1 C4_11_2]
        "power becomes 0 or negative, does the unit die, debuffed to zero; 战斗力变成0 会死吗 减到负数; 戦闘力が0以下になった ユニットは死ぬ マイナスになる";
    [C4_11_2_1]
        "power got lowered below zero, is it destroyed automatically; 被减到负数的单位自动死吗; パワーがマイナスになったら自動で死ぬ";
    [C4_11_2_1] "unit knocked down to zero or minus strength, does it go away";
    [C4_11_2_1] "战力减没了人还在吗";
    [C4_11_2_1 C18_1_11_2]
        "unit at minus power can it attack, does zero strength retreat; 战斗力负数还能攻击吗; 戦闘力マイナスでも場に残る";
    [C4_11_2_1]
        "power reduced to 0, does it die; debuffed to zero like toughness 0; unit with negative attack, is it put in the graveyard; he says my guy dies because it has 0; state based death at 0 power; 战斗力0会死吗; 戦闘力0で撃破される?";
    [C4_11_2_1]
        "my unit has zero power does it die like a creature with zero toughness; I reduced his guy to 0 strength is it destroyed; his unit is at negative attack and he leaves it on the field is that right";
    [C4_11_2_1] "战斗力被扣到0会死吗; 减到零的怪直接送墓不; 力成0是不是自动击破";
    [C4_12_1 C4_13_1 C4_14_1]
        "title and unit name, what is the card name; 称号 单位名 卡名区别; 称号 ユニット名 カード名 違い";
    [C4_12_1 C4_13_1]
        "what is the difference between the title line and the name line; is the epithet part of the character's name";
    [C4_12_1 C4_14_1] "同一个角色不同称号算不同卡名吗; 马尔斯不同版本同名不; 卡名是称号加名字吧";
    [C4_13_1]
        "two versions of the same hero, do they share a name; what counts as the same character; is the kid version the same unit name; masked version with another name; 不同版本算同名角色吗; 別バージョンは同じユニット名か";
    [C4_13_1]
        "two cards show the same hero with different subtitles do they have the same unit name; which line do I compare for crits and evades";
    [C4_13_1 C9_2] "单位名看哪行字; 同角色不同卡算同名单位吗";
    [C4_14_1 C12_1_1_2]
        "same character with another title, is it the same card, different version of one character, how many copies of one hero; 同一个人物不同称号算同名卡吗 一个角色能带几张; 同じキャラの別カード 称号違い 何枚入れられる";
    [C4_14_1]
        "is the name only the first line or with the epithet; which part is the card's full name; same character with different title, same card?; title plus name; 卡名包括称号吗; カード名って二つ名も入る?";
    [C4_14_1]
        "what counts as the full name of a card; is a Marth with another subtitle a different card; are two versions of one hero the same card for the four of rule";
    [C4_14_1 C9_2] "同名处理看卡名还是单位名; 称号不一样能同时站场吗";
    [C4_14_2 C12_1_1_2]
        "how many copies of a card, four copies, same card limit, same name different title; 同一张卡可以放几张 四张 同名不同称号; 同じカードは何枚まで 4枚 称号違いは別カード";
    [C4_14_2 C12_1_1_2]
        "four of each character or four of each version; can I run 8 of the same hero with different titles; is the limit by character or by whole name; 同角色不同称号能放超过四张吗; 称号違いなら別カード扱い";
    [C4_14_2] "do I look at the subtitle too when I count copies for my deck; which name matters for the limit of four";
    [C4_14_2 C12_1_1_2] "组卡四张限制按称号还是按角色名; 同角色不同卡能各带四张吗";
    [C4_15_1] "range means; 射程是什么; 射程とは";
    [C4_15_1]
        "what does 1-2 at the side mean; reach number; how far can my archer hit; what does the dash mean; 射程数字是什么意思; 射程の見方";
    [C4_15_1]
        "how far can my unit hit; what does the 1-2 next to the bow mean; where does it say if I can shoot the back row";
    [C4_15_1] "射程1-2啥意思; 射程是打前后排吗; 能打多远看哪";
    [C4_16_1 C4_16_1_1] "class, rank, profession, lower or upper class; 兵种 职阶 上级 下级; 兵種 下級職 上級職";
    [C4_16_1 C4_16_1_1]
        "effect names a knight, where do I see the class; what is the job line; is rank part of the class; lower class, upper class words; 兵种在哪看; 下級職とか書いてある所";
    [C4_16_1]
        "what does the class line on my card mean; the effect names a lord class or a cavalier where is that written";
    [C4_16_1_1] "what does the class line mean, advanced class; 职业那行怎么看 上级职; 兵種の見方 上級職";
    [C4_16_1_1] "which half of the class line is the rank and which is the job; is advanced part of the class name";
    [C4_16_1_1] "兵种行前面那个是不是阶级; 上级职怎么看; 职业和阶级在哪";
    [C4_17_1]
        "what's the number on the left side for support; support points only count in battle?; does the unit on the board use its support number; what do I add from the flipped card; 支援力什么时候用; 支援力って何に足す";
    [C4_17_1]
        "what is the number on the left side for; is the support number ever used when the card is on the battlefield; which value do I add when I flip the top card";
    [C4_17_1] "支援力是啥; 支援值加到谁身上; 左下角的数字干嘛的";
    [C4_18_2 C4_19_2 C4_20_2 C4_21_2 C4_8_2]
        "rarity, illustration, flavour text, card number matter, promo version; 罕贵 插画 编号 有影响吗; レアリティ イラスト フレーバーテキスト カード番号 関係ない";
    [C4_18_2 C4_19_2 C4_20_2 C4_21_2 C4_8_2]
        "flavour text, illustrator, rarity, different art, does it matter in the game; 异画 稀有度 风味文字 对游戏有影响吗; イラスト違い レアリティ フレーバーテキストは関係ある";
    [C4_18_2 C12_1_1_2]
        "same card from two sets with different numbers; reprint with another card number, can I run four of each; collector number different, same card?; promo number; 卡号不同算不同卡吗; 番号が違う再録は別カード?";
    [C4_18_2]
        "do two cards with different collector numbers count as different cards; my reprint has another set number may I play eight; does any effect look at the card number";
    [C4_18_2] "卡号不一样算不同的牌吗; 异画算另外四张吗";
    [C4_19_2]
        "foil or SR version, is it a different card; does rarity limit the copies; 4 normal and 4 signed ones; higher rarity beats; 稀有度不同能多放吗; レア度違いは別扱い?";
    [C4_19_2]
        "does the foil or super rare version play differently; are rares limited in the deck; is there a rule about how many SR cards I may run";
    [C4_19_2] "稀有度高能多放吗; SR有没有构筑限制; 闪卡会不会强一点";
    [C4_20_2]
        "artist's name on the card used by an effect; does the illustrator count; 画师有什么用; イラストレーター名は関係ある";
    [C4_20_2]
        "does the artist matter for anything in the game; the effect says same name but the illustrator is different";
    [C4_20_2 C4_21_2] "画师名字或卡图有规则意义吗; 效果看画里有没有马吗";
    [C4_21_2]
        "alternate art, same card or not; picture shows two people, both names?; the art shows a horse so it's mounted; altered art; 异画算同一张卡吗; 絵違いは同じカード?";
    [C4_21_2]
        "alternate art of the same card is it a different card; the picture shows a horse so is it cavalry; the art shows two characters does it count as both";
    [C5_1]
        "what do I have to know about a card during play; which facts of a card matter; printed stuff versus its position and tapped state; 一张卡要看哪些信息; カードの何を見て遊ぶ";
    [C5_1]
        "what things about a card may the game look at at all; what is the difference between a card's information and its state";
    [C5_1_1_1]
        "what belongs to the printed text that the rules read; is everything on the card part of its description";
    [C5_1_1_2]
        "does the game remember that I promoted this turn; levelled up this turn, how long does that count; did he class change this turn or last turn; 本回合升过级的信息要记吗; このターンCCしたかどうか";
    [C5_1_1_2]
        "does the game remember that my unit was levelled up this turn; an ability asks whether the unit changed class this turn how do we know";
    [C5_1_1_2] "这回合升过级要记住吗; 本回合转职过的怎么算";
    [C5_1_1_3 C19_1_4_1]
        "once per turn skill used, does the mark stay after it promotes, used it already; 一回合一次用过的记录; ターン1回を使った記録";
    [C5_1_1_3]
        "once per turn skill, who keeps track; did I already use that ability; we can't agree whether the once a turn was used; 一回合一次用没用过怎么记; 1ターン1回を使ったかどうか";
    [C5_1_1_3]
        "I used the once per turn skill already how is that tracked; does a second copy of the hero have its own once a turn use";
    [C5_1_1_3 C13_6_1_2] "一回合一次的技能用没用怎么记; 一回合一次下回合能再用吧";
    [C5_1_1_4]
        "changed name or colour by a skill, which counts; effect gives my unit a second weapon; card info modified for the turn; 卡的信息被改了按哪个; 効果で変わった情報を使う?";
    [C5_1_1_4] "his spell changed my power is that now what my card says; can effects change what is printed on a card";
    [C5_1_1_4 C5_1_2_8] "技能能改势力和兵种吗; 效果能改卡的信息不";
    [C5_1_2] "which states can a card be in; do rested and face-down both count as states of a card";
    [C5_1_2_1_1_1] "who owns the card, after the game; 卡是谁的 所有者; カードの持ち主は誰";
    [C5_1_2_1_1_1 C9_3_3] "whose discard do borrowed cards go to, owner's pile";
    [C5_1_2_1_1_1 C5_1_2_1_2_1]
        "whose card is it, stolen unit goes to whose discard pile, owner and user; 牌归谁 被抢的单位死了进谁的退避区; 誰のカード 奪ったユニットはどっちの退避に";
    [C5_1_2_1_1_1]
        "whose card is it at the end; I got his card by an effect, who owns it; borrowed card in my deck, who is the owner; 卡的所有者是谁; カードの持ち主は誰; 借来的牌归谁";
    [C5_1_2_1_1_1]
        "I borrowed my friend's deck for the tournament who owns the cards during the game; my cards ended up on his side whose are they; who is the owner of a stolen unit";
    [C5_1_2_1_1_1] "跑到对面区的牌是谁的; 卡是谁带来的算谁的; 所有者是谁";
    [C5_1_2_1_1_1 C9_3_3] "我的卡在对面那边被打死进谁的墓; 归主人墓地吗";
    [C5_1_2_1_2 C5_1_2_1_2_1 C5_1_2_1_1]
        "user and owner difference, who uses a card; 使用者 所有者 区别; 使用者と持ち主の違い";
    [C5_1_2_1_2_1 C9_3_3]
        "I took control of his unit and it dies, whose pile, who uses it; 我控制了他的单位 死了去谁那; 奪ったユニットが倒れたら誰の退避";
    [C5_1_2_1_2_1 C5_1_2_1_1_1] "who controls a borrowed unit, cards in my zone belong to me; 控制者是谁; 使用者は誰";
    [C5_1_2_1_2_1]
        "who controls a card lying on my side; is the unit mine if it sits in my row; control vs ownership; stolen unit; 放在我区域里的卡由谁使用; 自分のエリアにあるカードは誰が使う";
    [C5_1_2_1_2_1]
        "an effect put my card on his side who controls it now; who is the controller of a unit that stands on my opponent's front line";
    [C5_1_2_1_2_1] "在对面场上的我的牌谁控制; 卡在谁的区域就谁用吗; 控制权看哪边";
    [C5_1_2_1_2_2]
        "the text says the user of this ability who is that; who gets the bonus from a card that changed sides";
    [C5_1_2_1_2_3 C5_1_2_1_2_4 C5_1_2_1_2_6]
        "who is you, own, opponent in a text; 文本里的你 自己 对手是谁; テキストの「自分」「相手」とは";
    [C5_1_2_1_2_3 C5_1_2_1_2_4 C5_1_2_1_2_6]
        "who is you or your opponent on a card; 卡上写的你和对手指谁 自己的; カードの「自分」「相手」は誰";
    [C5_1_2_1_2_3 C5_1_2_1_2_6]
        "the card says you, does that mean me or him; own on an opponent's card: whose; my unit's text says your deck; 卡上的「你」「自己的」指谁; カードの「自分」は誰のこと";
    [C5_1_2_1_2_3 C5_1_2_1_2_6]
        "it says your deck does that mean mine or the opponent's when I am the one playing the card; who does you mean on the card when my opponent controls it";
    [C5_1_2_1_2_3] "效果里自己的指谁; 写自己的羁绊是看用卡的人吗";
    [C5_1_2_1_2_4]
        "opponent on my card when he controls it; who is the opponent in the text; your opponent discards, which one of us; 卡文里的对手是谁; テキストの相手とは";
    [C5_1_2_1_2_4 C5_1_2_1_2_5]
        "my card says the opponent discards who is the opponent when he is using my card; the other player chooses a card of their own does that mean me";
    [C5_1_2_1_2_4] "对手的是指谁的对手; 卡上写对手的单位是哪边";
    [C5_1_2_1_2_5]
        "the other player chooses their own, who picks; opponent chooses one of his own units, does he or do I pick; 对方选择他自己的，谁来选; 相手が自分のを選ぶ、選ぶのは誰";
    [C5_1_2_1_2_5] "写着对方弃他自己的手牌是弃谁的; 对方选他自己的单位谁选";
    [C5_1_2_1_2_6] "卡上写你抽一张是谁抽; 效果里的你指哪个";
    [C5_1_2_2]
        "is the place where a card lies part of its state; does it matter where the card was when we look at what zone it's in";
    [C5_1_2_2 C6_5] "压在下面的卡算在场上吗; 底下那张在哪个区";
    [C5_1_2_3 C5_1_2_4]
        "face-down always means secret?; upside-down but public; hidden versus face-down difference; 背面朝上就是不公开吗; 裏向きと非公開は違う?";
    [C5_1_2_3]
        "does face-up or face-down matter as a status of a card; are upside-down bonds in another state than normal bonds";
    [C5_1_2_3] "翻面的羁绊算正面还是背面; 正背面是什么状态";
    [C5_1_2_4] "how do we tell whether a card counts as known to both of us";
    [C5_1_2_5_1]
        "which card is my lord, lord marker, how many lords; 哪张是主人公 主人公怎么定; 主人公はどのカード 主人公の決め方";
    [C5_1_2_5_1 C12_2_1_1]
        "which card is my lord, choose the main character, pick a starting hero, can a cost 3 be the lord, is the lord part of the deck; 主角怎么选 主人公要几费 2费能当主人公吗 主角从卡组里拿; 主人公の選び方 コスト1じゃないとダメ デッキから選ぶ";
    [C5_1_2_5_1]
        "can I change who my lord is; make another unit the leader mid game; which unit is my main character; swap the lord for a stronger hero; 中途能换主人公吗; 途中で主人公を変えられる?";
    [C5_1_2_5_1]
        "which of my units is the lord; I have the same hero twice which one is my lord; can I name another lord in the middle of the game; how does a card become the main character";
    [C5_1_2_5_1] "哪张算主人公; 主角能中途换人吗; 谁是主角";
    [C5_1_2_6]
        "does my bond count as tapped; do orbs have rested status; which cards can be rested; tapping bonds for mana; 羁绊要横置吗; 絆をタップしてマナを出す?; 费用要横置羁绊吗";
    [C5_1_2_6]
        "my unit attacked is it tapped now; what does exhausted mean in this game; how do I tell who has already acted";
    [C5_1_2_6_1 C5_1_2_6] "which way is rested, upright or sideways; 横着是已行动吗; 行動済みの向き 横 縦";
    [C5_1_2_6_1] "what does a sideways card mean";
    [C5_1_2_6_1] "sideways means acted, upright means ready; 横置是已行动 竖是未行动; 横向きは行動済み";
    [C5_1_2_6_1]
        "how do I show that a unit has acted; tapped sideways or upright; is the sideways card ready or used; my cards got bumped, which one was rested; 横着是行动过吗; 横向きは行動済み?";
    [C5_1_2_6_1]
        "do I turn the card sideways when it has acted; he left his attacker standing upright is it still ready; how should a spent unit be shown on the table";
    [C5_1_2_6_1] "横着是动过了吗; 竖着代表能动; 行动过要打横吗";
    [C5_1_2_7_1] "defeated state means; 被击破状态; 撃破状態とは";
    [C5_1_2_7_1]
        "what does defeated state mean; is it dead yet; marked for death; beaten but not yet gone; 被击破状态是什么意思; 撃破状態って何";
    [C5_1_2_7_1]
        "what does defeated state mean is the unit already in the graveyard; is a unit with a defeated status still on the board until the check";
    [C5_1_2_7_1] "击破状态是啥意思; 被打中还没进坟叫什么; 快死没死的那一下";
    [C5_1_2_8]
        "can an effect tap or untap my unit outside of the normal steps; what can change whether my card is rested";
    [C5_1_3]
        "power depends on hand or bonds and changes when I pay, which value counts; 付完费用手牌变少 数值按之前还是之后; コストを払って手札が減った後の値を見る 払う前か後か";
    [C5_1_3]
        "paying changes what the effect counts, number counted before or after paying; 付完费数量变了按哪个算; コストを払って数が変わったらどっち";
    [C5_1_3]
        "I pay by discarding and the skill counts my hand; count before or after paying; bonus per card in hand, I threw one for the crit; flip a bond as cost and the skill counts face-up bonds; number changes because of the payment; 付费后手牌变少，按之前还是之后算; コストを払った後の枚数で数える?";
    [C5_1_3]
        "hand size counted before the discard, I say; power depends on bonds and I flipped them; dodging made my hand smaller, does my unit's bonus drop right away; 弃牌回避后按手牌数的战力会变吗; 回避で手札が減ったら戦闘力も変わる";
    [C5_1_3]
        "the skill gives power for each face-up bond but I flip bonds to pay for it do I count before or after paying; I discard my evade card and my power depends on hand size which number counts";
    [C5_1_3]
        "the cost makes me tap an ally and the effect counts untapped allies do I count him; paying changed the number that the effect uses so what do we use";
    [C5_1_3] "付费的时候弃了手牌之后效果数手牌是按弃完算吗; 付完费再数羁绊; 算数字按付费前还是付费后";
    [C6_1] "what does zone mean in this game; is the table outside of the marked places a zone";
    [C6_2 C6_3] "how many zones, list of areas; 有哪些区域; エリアは何がある";
    [C6_2 C6_3] "which zones are there, areas on the mat; 有哪些区域 桌面怎么摆; エリアはいくつ マットの置き場";
    [C6_2]
        "what areas are on the table; how many zones are there; is there an exile or removed zone; banish pile; where do I put things; 一共有哪些区域; 除外ゾーンはある?; 有除外区吗";
    [C6_2]
        "how many areas are there on the playmat; is there an exile or banished pile in this game; where do I put cards that are removed; is there a sideboard or an extra deck zone";
    [C6_2] "一共有哪些区; 有没有除外区; 有几个区域";
    [C6_3]
        "do we share one discard pile; does each of us have an own board; common deck?; can I put my card in his retreat area; 墓地是共用的吗; 墓地は共有?";
    [C6_3]
        "is there one orb zone each; his unit in my front row; may I put my card on his half; each side has two rows?; 每人几排; 前衛と後衛は自分ごとにある?";
    [C6_3] "do we share a discard pile or does each have their own; does each of us have a bond row of our own";
    [C6_3] "墓地是一人一个还是共用; 两人共用卡组区吗";
    [C6_3_1 C26_11_1]
        "battlefield means front and back, is the bond area on the battlefield; 战场包括哪里; 戦場はどこまで";
    [C6_3_1]
        "does the back row count as being on the board; whose half is the battlefield; is the support zone in play; 后排算战场上吗; 後衛も戦場に含まれる?";
    [C6_3_1 C26_11_1]
        "which zones count as the battlefield; is the bond row part of the board; does on the battlefield include the enemy's rows too";
    [C6_3_1 C26_11_1] "战场包括前后排吗; 羁绊区算场上吗; 场上指哪里";
    [C6_4_1 C6_4_4_1] "which zones are public, hidden or open information; 哪些公开 非公开; 公開エリア 非公開 どれ";
    [C6_4_1 C6_4_2]
        "look at my opponent's discard, may I check his trash, read his cards on the table, ask what is in the retreat; 能看对手退避区吗 能翻对方墓地吗 看对面场上的卡; 相手の退避エリアを見る 相手の場のカードを読む";
    [C6_4_1]
        "which zones are open to everybody; are bonds public; is the discard open information; can he see my bonds; are orbs public; 哪些区域是公开的; 公開情報はどこ";
    [C6_4_1]
        "are the bonds and the retreat pile open information; which cards does everybody get to see; are support cards revealed to both";
    [C6_4_1 C6_4_2] "哪些区是公开的; 对面墓地能翻着看吗; 退避区随便看吗";
    [C6_4_1 C6_4_3] "手牌张数要公开吗; 哪些是暗牌; 宝玉算不算公开信息";
    [C6_4_2 C6_10_2]
        "may I look at my opponent's retreat area, check the discard pile, read his cards; 可以看对手的退避区吗 查看墓地 看对面的卡; 相手の退避エリアを見ていい 捨て札を確認 相手のカードのテキスト確認";
    [C6_4_2]
        "can I pick up and read my opponent's units or trash any time; 随时能翻对面的弃牌看吗; 相手の退避を好きなとき見ていい トラッシュ確認";
    [C6_4_2 C6_10_2]
        "flip through his retreat pile, take cards out to read, order of my retreat; 退避区能随便翻吗 顺序; 退避エリアを見る 順番";
    [C6_4_2]
        "can I look through his graveyard; he won't let me read his card; may I pick up his unit to read it; check opponent's discard any time; how many of that card are in his GY; 能翻对手的退避区吗; 相手の墓地を見ていい?; 随时可以看对手场上的卡吗";
    [C6_4_2]
        "asks to see my used up cards in the middle of his attack; do I have to show what is in my trash; he hides his cards under his arm; 对手要看我墓地必须给看吗; 相手の退避エリアを確認したい";
    [C6_4_2]
        "how many cards are in his hand; count his deck; ask for the number of cards; does he have to tell me his hand size; may I read a support card before deciding on the dodge; 支援区的卡可以拿来看吗; 支援カードを読んでもいい?";
    [C6_4_2]
        "can I read his discard pile whenever I want; my opponent refuses to let me look through his graveyard; may I pick up an enemy unit to read its text in the middle of a fight";
    [C6_4_2]
        "may I count and check what he has put in his retreat area during my turn; do I have to ask before I check a face-up bond of his";
    [C6_4_2 C6_10_2]
        "my opponent hides his used cards under his deck box and won't show me; I just want to know what is in his trash";
    [C6_4_2] "能拿对面场上的牌过来读吗; 查对面怪的效果; 不认识的卡可以看一眼吗";
    [C6_4_2_1 C6_4_2_2_1]
        "look at face-down bonds, do face-down bonds have a colour or name, flipped bonds; 翻面的羁绊能看吗 背面的羁绊有颜色吗 算势力吗; 裏向きの絆を見ていい 裏の絆は色がある 裏の絆の名前を参照";
    [C6_4_2_1 C6_4_2_2_1] "which colour is a bond that has been turned over, flipped bond used to name or colour";
    [C6_4_2_1 C6_4_2_2_1] "盖着的羁绊还能看吗 还算颜色吗";
    [C6_4_2_1 C6_4_2_2_1]
        "peek at a flipped bond, face-down bond can I look, his upside down bonds, does a flipped bond keep its colour; 翻面的羁绊能看吗 里侧羁绊还有颜色吗 对面里侧羁绊; 裏返した絆を見る 裏の絆に色はある 相手の裏向き絆";
    [C6_4_2_1 C6_4_2_2_1]
        "opponent's face-down bonds, remind me what my flipped bond is; 忘了翻面的羁绊是什么; 裏の絆の中身を確認";
    [C6_4_2_1]
        "can I check a flipped bond; what's that face-down mana of his; may I peek at his face-down bonds; he turned bonds down, can I still read them; looking at my own flipped resource; 盖着的羁绊能看吗; 裏の絆を見てもいい?";
    [C6_4_2_1 C6_4_2_2_1]
        "face-down bond can be looked at but does it count for a skill; I know what it is so I can use its name; flipped bond open or secret info; 盖着的羁绊是公开的但能算内容吗; 裏の絆は見られるけど参照はできない?";
    [C6_4_2_1]
        "can I peek at what his flipped bonds are; may I look at my own face-down bonds again; are face-down mana cards secret";
    [C6_4_2_1] "翻过去的羁绊我还能看是什么吗; 盖着的羁绊能查吗; 对面的背面羁绊能看吗";
    [C6_4_2_2]
        "may a skill use the text of any open card; does an open support card count for a name check; refer to a card in the trash; skill reads a card on the enemy side; 公开的卡都能被能力参照吗; 退避エリアのカードを参照できる?";
    [C6_4_2_2_1]
        "face-down bond, does its colour still count; flipped bond still gives its faction?; skill counts bonds with a name and one is face-down; unit name of a turned-down bond; does a face-down mana count for union; 翻面的羁绊还算颜色吗; 裏向きの絆の色は使える?; 盖着的羁绊名字算吗";
    [C6_4_2_2_1]
        "can a flipped bond still give me its colour; does a face-down bond count as a red card for the effect; an effect counts bonds with a given name does the turned over one count";
    [C6_4_2_2_1]
        "do face-down bonds count for the faction requirement when I deploy; my only green bond is flipped can I still play a green hero";
    [C6_4_2_2_1 C15_1_2] "翻面的羁绊颜色还算数吗; 用过的羁绊还提供颜色不; 背面羁绊算不算那个势力";
    [C6_4_2_2_1] "盖着的羁绊上的技能还能用吗; 效果数红色羁绊时算不算翻掉的";
    [C6_4_2_3]
        "look at the cards under a unit, stack, cards beneath; 看单位下面叠的卡 叠在下面的; 重ねたカードの下を見る 下のカードの確認";
    [C6_4_2_3 C14_2_7_1]
        "what lies beneath his unit, look at cards under a promoted unit, change the order underneath; 能看对面单位下面叠的卡吗 下面的顺序能换吗; 下に重なっているカードを見る 下の順番を変える";
    [C6_4_2_3]
        "can I look at what's under his unit; cards beneath the promoted guy, secret?; he says the pile under his lord is private; how many cards are stacked under it; 叠在下面的卡能看吗; 下に重なったカードは見られる?";
    [C6_4_2_3]
        "may I look at the cards beneath his promoted unit; how many cards are stacked under that guy and may I see them; is the stack under a levelled unit secret";
    [C6_4_2_3] "叠在下面的牌能看吗; 转职下面压着哪张能查不; 对面叠了几张";
    [C6_4_3 C6_4_4]
        "may I look at my own orbs, my deck, opponent's hand, how many cards in hand; 可以看自己的宝玉吗 偷看卡组 看宝玉; 自分のオーブを見ていい デッキの中身を見る 相手の手札を見る";
    [C6_4_3 C6_4_4]
        "peek at my life cards, look at the orb before it breaks, ask how many cards in hand; 宝玉是什么牌自己能先看吗; オーブの中身を先に見ていい？";
    [C6_4_3 C6_4_4] "can I check my own orbs, is my hand count public";
    [C6_4_3 C6_4_4] "宝玉能偷看吗 对手手牌数能问吗";
    [C6_4_3 C6_4_4]
        "look at my own orbs, peek at an orb, check my deck, count cards in his hand, see what the orbs are; 能看自己的宝玉吗 偷看宝玉 能看牌库吗; 自分のオーブを見る オーブの中身 山札を見る";
    [C6_4_3]
        "are orbs secret; may he see my hand; which cards are hidden; is the deck hidden info; 手牌和宝玉是不公开的吗; 非公開なのはどこ";
    [C6_4_3] "which cards are hidden; are the orbs secret even from their owner; is the hand a secret zone";
    [C6_4_3] "宝玉能看吗; 宝玉是盖着的吧; 手牌是隐藏信息吗";
    [C6_4_4 C6_4_3] "can I look at my orbs before choosing, look at face-down orbs; 选宝玉前能看吗; オーブを見て選ぶ";
    [C6_4_4 C24_1_14_1]
        "see the orb before it goes to hand, opponent sees my orb; 对手能看我拿的宝玉吗; オーブを相手に見せる";
    [C6_4_4]
        "can I look at my own orbs; peek at my life cards; I want to know what shields I've got; he looked at his own face-down orbs; check my prize cards; 能看自己的宝玉吗; 自分のオーブを見てもいい?; 偷看宝玉";
    [C6_4_4]
        "I saw the top card of my deck by accident; he flipped over a card while drawing; looked at the bottom of the deck while shuffling; may I count and look through my own deck; 不小心看到了卡组顶的牌; 山札の上を見てしまった; 能翻看自己卡组吗";
    [C6_4_4]
        "marked cards; he peeks at the bottom of his deck; she lifted the orb to see it; may I look at the opponent's hand; I looked at his orbs by accident; 看了对手的手牌; 相手の手札を見てしまった; 偷看卡组底";
    [C6_4_4]
        "may I look at my own orbs; can I check the top of my deck; my opponent peeked at his life cards is that allowed";
    [C6_4_4]
        "he glanced at the bottom card of his deck while shuffling is that legal; can I look at my shields before I break them";
    [C6_4_4 C6_13_1] "he lifted his orb to see whether it's an evade card; I dropped a shield card and saw its face";
    [C6_4_4] "我能偷看自己的宝玉吗; 自己的血牌能看是啥吗; 看自己宝玉";
    [C6_4_4] "能看自己卡组里还剩啥吗; 翻牌库确认一下; 偷瞄卡组顶";
    [C6_4_4_1 C6_8_2]
        "show my hand to the opponent, let him see my hand on purpose; 能给对手看手牌吗 故意亮手牌; 手札を見せてもいい";
    [C6_4_4_1]
        "may I look at my own hand; cards in hand are hidden even from me?; 自己的手牌可以看吧; 手札は自分で見ていいよね";
    [C6_4_4_1] "may I look at the cards in my own hand at all times; can I reorder and read my hand in his turn";
    [C6_4_4_1] "自己手牌当然能看吧; 自己的手能看几次";
    [C6_4_4_2 C6_4_4_2_1] "refer to hidden cards; 参照非公开卡; 非公開カードの参照";
    [C6_4_4_2]
        "can a skill use what an orb is; does an unseen card's name count; card in my deck boosts something; 没公开的卡的内容能用吗; 非公開カードの中身を参照できる?";
    [C6_4_4_2]
        "can an effect that counts swords count those in my hidden cards; does anything on a face-down orb count for an ability";
    [C6_4_4_2] "能看对面手牌来满足条件吗; 隐藏的牌能参考颜色吗";
    [C6_4_4_2_1]
        "my skill works from my hand, can the game read it; special ability in hand, nobody else sees it; I can see it, so can I use its text; 手牌里的能力能用吗; 自分だけ見えるカードの記述は使える?";
    [C6_4_4_2_1]
        "a special skill works from my hand can I use it although the hand is secret; I'm allowed to see the top card does that let me use what it says";
    [C6_4_4_2_1] "手里的牌我自己能当条件参考吗; 我看得到的暗牌能引用吗";
    [C6_4_5 C6_4_6 C6_4_7]
        "show the card I take to hand, must I reveal, card going to deck or hand, put an orb in hand do I show it; 加入手牌的卡要给对手看吗 回卡组要展示吗; 手札に加えるカードを相手に見せる 公開する必要 デッキに戻すとき見せる";
    [C6_4_5]
        "card goes back from discard to hand, do I show it; 从退避区拿回手牌要给看吗; 退避から手札に加えるとき見せる";
    [C6_4_5]
        "unit goes back to hand, must he show it; he shuffled a card from the grave in without showing; returning a card from the bonds to hand, do I get to see which; bounced card, reveal first; 场上的卡回手要给看吗; 公開のカードを手札に戻すとき見せる?";
    [C6_4_5]
        "he put a unit back into his hand without letting me see it; a card goes from the graveyard into the deck does my opponent get to see which one; must I show the card from the discard pile when I take it to hand";
    [C6_4_5] "公开的牌回手要给对面看吗; 从墓地捞牌要亮吗; 退避区回收要给他看一眼";
    [C6_4_6] "card milled into the discard, both see it; 从牌库送进退避区双方都能看吗; 山札から落ちたカードは見る";
    [C6_4_6]
        "putting a bond from hand, do I have to show it; he slid a card into the bonds face-down; discarding without letting me see; does the supporter get shown; 放羁绊要给对手看吗; 絆に置くとき見せる?; 弃的牌没给我看";
    [C6_4_6 C6_8_2]
        "he put a card from hand to the discard and covered it; crit discard without showing the name; evasion card not shown; prove it has the same name; 弃的同名卡要给对手看吗; クリティカルで捨てたカードを見せる?";
    [C6_4_6]
        "he put a bond down without showing me what it is; do I show the card before I put it from my hand into the retreat area; must the support card be seen by both";
    [C6_4_6] "羁绊从手里下要给对面看吗; 卡组顶支援牌双方都看吗; 手牌进墓地要亮不";
    [C6_4_6 C18_1_11_1] "必杀弃的牌要给对面看一眼吗; 回避用的牌要亮出来是同名吗";
    [C6_4_7 C9_3_2] "do I show the orb that I take up; 拿宝玉上手要给对手看吗; 割れたオーブは相手に見せる";
    [C6_4_7]
        "add a card from the deck to hand without showing, orb goes to hand hidden, put a hand card into the deck secretly; 宝玉拿到手牌要给对手看吗 抽的牌要给看吗; オーブを手札に加える時見せる 非公開のまま";
    [C6_4_7]
        "orb goes to my hand, do I show it; he asks which orb I took; drawing a card, must I reveal; adding life card to hand secretly; opponent demands to see the broken shield; 宝玉进手牌要公开吗; オーブを手札に加える時見せるのか";
    [C6_4_7]
        "do I show my opponent the orb when I take it into my hand; may I look at the card I put from my deck into the orbs; does my opponent get to see what I draw";
    [C6_4_7]
        "I return a hand card to the deck must I show it; he wants to see the shield card that I picked up after being hit";
    [C6_4_7 C26_16_2] "宝玉碎了回手要给对面看吗; 拿宝玉要亮吗; 打掉的血牌亮不亮";
    [C6_4_7] "从卡组抽到手里要给人看吗; 手牌洗回卡组要公开吗";
    [C6_5]
        "unit leaves and comes back, buffs gone, treated as a new card, bounced and redeployed; 离场再登场 加成还在吗 当新卡; 場を離れて戻った 修正はリセット 新しいカード扱い";
    [C6_5]
        "bounced to hand and replayed, does once per turn reset, damage and buffs forgotten; 回手重新下 回合一次重置吗; 手札に戻して出し直したら能力もう1回使える";
    [C6_5] "returns to the field, does it remember buffs, counters reset";
    [C6_5] "回手再出 之前的加成还有没有";
    [C6_5]
        "unit left and came back, is the boost still there, returned to hand then deployed again, new copy forgets; 回手再出还有加成吗 离场再出一回合一次能再用吗; 手札に戻してまた出したらリセット 強化は残る";
    [C6_5]
        "unit returned to hand loses its buffs, once per turn resets when it is replayed; 回手再出重置; 手札に戻れば別扱い";
    [C6_5]
        "unit comes back to the table, does it keep its boosts; card returned and redeployed the same turn, once per turn used again?; bounced my guy, is the power-up gone; is it a new object after leaving play; 回手再出来还有之前的加成吗; 場を離れたら強化は消える?";
    [C6_5]
        "moved from front to back, do my bonuses vanish; changing rows resets the unit?; is it still the same unit after it moves; does a debuff stay on it when it changes lines; 换排会清掉加成吗; 前衛から後衛に移っても効果は残る?";
    [C6_5]
        "unit was rested, bounced and deployed again: ready?; goes to the grave and returns, still debuffed; does the came-back lord remain lord; new card new state; 回手再出是竖着的吗; 出し直したらアンタップ?";
    [C6_5]
        "my unit was bounced to hand and came back does it still have its buff; a hero left the board and returned the same turn is its once per turn used up; does a card forget everything when it changes zones";
    [C6_5]
        "I gave plus thirty to a unit that then died and was redeployed; does a unit keep being rested when it comes back from the retreat area; does my boost vanish when I move from the back row to the front row";
    [C6_5] "单位回手再出来之前的buff还在吗; 离场重进算新牌吗; 弹回手又下状态清了吧";
    [C6_5] "从前排换到后排buff会掉吗; 换排算换区域吗; 移动之后加的力还有不";
    [C6_5] "一回合一次的技能用过死了再出来还能用吗; 重新出场次数刷新吗";
    [C6_6] "draw cards one at a time; 一张一张抽; 1枚ずつ引く";
    [C6_6 C24_1_1_1] "draw two, one at a time, one by one or together; 抽两张是一张一张抽吗; 2枚引くのは1枚ずつ";
    [C6_6]
        "draw three: one by one or all together; deck ran out halfway through drawing two; do cards leave the deck one at a time; put five orbs one at a time; 抽三张是一张一张抽吗; 1枚ずつ引くのか一気に引くのか";
    [C6_6]
        "I draw three cards do I take them as one block or one after another; I have to mill five do they go one by one; the deck ran out in the middle of a multi-card draw";
    [C6_6] "从卡组拿多张是一张一张拿吗; 磨三张是一起还是逐张";
    [C6_6 C11_3_1] "卡组顶磨五张磨到一半空了; 一张张移的话中间会洗墓吗";
    [C6_7_1 C6_7_2 C6_8_1 C6_13_1] "placed face down or up; 放的时候正面还是背面; 裏向きで置く 表向き";
    [C6_7_1 C6_7_2]
        "card in the deck is face-up; found a flipped card in my pile; deck must lie face down; card shuffled back upside down; 卡组里有一张正面朝上; 山札に表向きのカードがあった";
    [C6_7_1]
        "is a card put back into the deck face-down or face-up; an effect returned my face-up unit to the deck does it stay visible";
    [C6_7_2]
        "must my deck be in a single pile; he split his library into two heaps is that fine; can I keep my deck face-up";
    [C6_7_2 C6_7_1] "放回卡组要盖着吗; 卡组要叠一摞放吗";
    [C6_7_3] "change the order of my deck, stack the deck; 可以调整卡组顺序吗; デッキの順番を変える 並べ替え";
    [C6_7_3] "rearrange my deck, order of deck; 牌库顺序能动吗; 山札の順番を変える";
    [C6_7_3]
        "can I rearrange my deck; he cut his deck in the middle of the game; may I shuffle whenever I like; swapped the top card to the bottom; put the top card underneath; 卡组顺序能动吗; 山札の順番を変えていい?; 中途洗牌可以吗";
    [C6_7_3]
        "I drew from the bottom; deck fell on the floor; dropped my deck, order lost; mixed up the pile; 卡组掉地上顺序乱了; 山札を落として順番が崩れた";
    [C6_7_3]
        "may I cut or shuffle my deck whenever I like; my opponent rearranged the top cards of his deck; I shuffled out of habit in the middle of the game is that allowed";
    [C6_7_3 C24_1_2_1]
        "my deck fell on the floor and he wants to put it back in any order; may I shuffle before the draw for luck";
    [C6_7_3] "能整理自己卡组顺序吗; 对局中切牌洗一下行吗; 把卡组顺序换了";
    [C6_8 C6_9 C6_10 C6_11 C6_12 C6_13]
        "what is the support area, bond area, orb area for; 支援区 羁绊区 宝玉区 是什么; 支援エリア 絆エリア オーブエリア とは";
    [C6_8] "where do drawn cards go and must I hold them; may I lay my hand face-down on the table";
    [C6_8_1]
        "do cards in hand stay secret when added; searched card goes to hand face-down?; orb to hand, hidden afterwards; 加进手牌后就不公开了吗; 手札に入ったら裏向き扱い";
    [C6_8_1]
        "my unit returned to hand does my opponent still know it as an open card; are cards that come to hand turned face-down";
    [C6_8_1] "从墓地回手就变盖着了吗; 加进手的牌对面还能看吗";
    [C6_8_2] "show my hand to the opponent on purpose; 故意给对手看手牌; 手札をわざと相手に見せていい";
    [C6_8_2 C6_4_4_1] "tell my opponent my hand, ask number of hand cards; 手牌可以告诉对手吗; 手札を教える";
    [C6_8_2]
        "he showed me his hand on purpose; may I reveal my hand to bluff; dropped a card and he saw it; playing with open hand, is that allowed; tells the opponent I show you this; 能故意给对手看手牌吗; 手札を相手に見せてもいい?; 手牌掉了被看到";
    [C6_8_2]
        "may I show my opponent my hand to bluff; he laid his hand open on the table for fun; can I reveal a card from hand voluntarily to prove I can evade";
    [C6_8_2] "能给对面看我手牌吗; 故意亮手牌骗他; 手牌掉出来被看到了; 露手牌犯规吗";
    [C6_9 C6_9_1]
        "where do I put the flipped helper card; is the support card face-up; support zone when not in battle; 支援区什么时候放卡; 支援エリアにはいつ置く";
    [C6_9]
        "support card left in the zone between battles; put a card in the support zone outside of combat; 战斗外支援区能有卡吗; 戦闘外で支援エリアにカードがある; support zone holding two cards";
    [C6_9] "may I put something into the support zone outside of a fight; where does the flipped top card go in combat";
    [C6_9 C18_1_5] "支援区什么时候放牌; 支援区平时有牌吗";
    [C6_9_1] "is the support card face-up; do I flip the support face-down until both are ready";
    [C6_10]
        "where do dead units go; where does the used support go; where do discarded cards go; graveyard is called what here; 死掉的单位放哪里; 倒されたユニットはどこへ";
    [C6_10]
        "where do killed units and used support cards go; is the retreat area the same as a graveyard; where does the discarded evade card end up";
    [C6_10_1 C6_11_1 C6_9_1 C6_12_1] "retreat or bond placed face up; 羁绊正面放; 絆は表向きで置く";
    [C6_10_1 C6_10_2] "does the discard lie face up, cards in the trash face-down; 退避区正面朝上吗; 退避は表向き";
    [C6_10_1 C6_10_2]
        "does the discard lie face-up; he keeps his trash face-down; graveyard pile neat or spread; discarded cards hidden underneath; 退避区的牌要正面朝上吗; 墓地は表向き?";
    [C6_10_1] "are dead units put face-up; he put his discarded card face-down on the pile";
    [C6_10_2]
        "can I mix the order of my discard; spread the graveyard; does the order in the trash matter; 墓地顺序能动吗; 退避エリアの順番";
    [C6_10_2]
        "must the graveyard be one open pile; can I spread my discard pile across the table; my opponent sorted his retreat pile in two heaps";
    [C6_10_2] "退避区要正面朝上叠一起吗; 坟场能盖着放吗; 墓地怎么摆";
    [C6_11] "may I place a card in my opponent's bond area; whose bond row do my cards go to";
    [C6_11_1] "are bonds placed face up or face-down; 羁绊正面放还是盖着放; 絆は表で置く";
    [C6_11_1]
        "do I place bonds face-up or face-down; mana cards open or hidden; he put his resource upside down to hide it; new bond enters turned down; 羁绊要正面放吗; 絆は表で置く?";
    [C6_11_1]
        "does a new bond come in face-up or face-down; I placed my mana card face-down because I don't want him to see it; do I play resources hidden like in Duel Masters";
    [C6_11_1] "羁绊下去是正面的吗; 放羁绊能盖着放吗; 新羁绊是明的";
    [C6_12] "may I place my unit on the enemy's rows; where can my heroes stand";
    [C6_12_1]
        "can I deploy a unit face-down; set a monster in defence; hidden unit on the board; facedown like in Yu-Gi-Oh; 能盖放单位吗; 裏側で出撃できる?";
    [C6_12_1] "can I deploy a unit face-down like a set monster; is there a way to put a unit on the field hidden";
    [C6_12_1] "单位能盖着下吗; 有没有覆盖怪; 场上的都是明的吗";
    [C6_13] "are the shield cards only from my own deck; may my card be put in the opponent's orbs";
    [C6_13] "效果能加宝玉吗; 宝玉可以补回来吗; 回血加宝玉";
    [C6_13_1] "are orbs face up or face-down; 宝玉盖着吗; オーブは裏";
    [C6_13_1]
        "are orbs face-down; card goes to the life area, which way up; effect adds an orb, do we see it; heal an orb face-up?; 新加的宝玉朝哪面; オーブは裏向きで置く?";
    [C6_13_1]
        "are orbs face-down or face-up; a card from the retreat area became an orb is it shown; he put his life cards face-up by mistake";
    [C6_13_1] "宝玉区加的牌要盖着吗; 把牌放进宝玉正面还是背面";
    [C7_1 C7_2]
        "when do units with zero or same name actually leave, state based; 什么时候自动处理; 自動処理はいつ行う";
    [C7_1 C7_2]
        "when do state-based things get checked; what is this check step that keeps coming up; what happens at a check timing and in which order; when do triggers go off; does it check every time; 检查时点到底干什么; チェックタイミングで何をする";
    [C7_1]
        "what is the check timing good for; does the game check for deaths by itself or must someone call it; is there something like state-based actions here";
    [C7_1] "有些处理是自动的吗; 判定时点是干嘛的; 状态动作什么时候查";
    [C7_1] "对局中谁负责检查输赢; 判定时点要不要喊";
    [C7_2]
        "what is checked at a check timing and in which order; 检查时点的处理顺序 先做什么; チェックタイミングの処理順";
    [C7_2 C9_1] "when are dead units actually removed, order of same name and defeat and loss";
    [C7_2 C7_2_3_1] "检查时点先干什么后干什么";
    [C7_2 C7_2_1 C7_2_2 C7_2_3]
        "order of check timing, what comes first CC draw, rule processing or triggers; 检查时机的顺序 先抽转职奖励还是先处理死亡; チェックタイミングの順番 CCボーナスと誘発どっちが先";
    [C7_2]
        "what comes first at a check: triggers or dead units leaving or the class change draw; a unit dies and an ability triggers at the same time which is processed first; in which order are things handled at the check";
    [C7_2] "先处理规则还是先处理触发技能; 判定时点的顺序; 触发和击破谁先";
    [C7_2 C9_1] "主角要死和触发的加宝玉谁先; 先判死还是先救";
    [C7_2_1 C8_1]
        "draw for promotion first or does the unit die first; CC draw before deck-loss check; do I draw before my trigger; 转职抽牌和死亡哪个先; CCボーナスは最初に処理?";
    [C7_2_1]
        "I class changed and a trigger is waiting do I draw for the promotion first; is the CC bonus card drawn before my dead unit is removed";
    [C7_2_1 C8_1_1] "转职抽卡是先于触发的吗; CC抽一张什么时候抽";
    [C7_2_2 C7_2_3]
        "does he die before his trigger; rules first or triggered skills first; my unit is defeated and I've a trigger waiting; legend rule before my enter the field skill?; 规则处理和触发技能哪个先; 撃破と誘発どっちが先";
    [C7_2_2]
        "do dying units leave before their triggers happen; are same name units removed before I may use triggered skills";
    [C7_2_3 C10_2_1_4]
        "forgot my trigger, three steps later; may I still do the auto skill I missed; he missed his trigger, too bad?; remind the opponent of his trigger; 漏了触发能补吗; 誘発忘れに後で気付いた";
    [C7_2_3] "when do I get to do my when deployed effect exactly; do triggers wait until the deaths are cleaned up";
    [C7_2_3_1]
        "after one auto skill resolves do we check again; 一个自动能力处理完 再检查一次; 1つ処理したら最初からチェックし直し";
    [C7_2_3_1 C10_2_3]
        "chain of triggers, a new trigger pops up in between; 连环诱发 新的先还是旧的先; 誘発の連鎖 新しく誘発した方";
    [C7_2_3_1]
        "after one trigger, do we check again; skill killed something between two triggers, does it leave before the next; do all triggers resolve in one go; recheck after each ability; 处理完一个触发后还要再检查吗; 誘発を1つ処理したらまたチェック?";
    [C7_2_3_1]
        "after one trigger resolves do we look for dead units again before the next one; a trigger killed something are there new checks before the other trigger";
    [C7_2_3_1]
        "I have two triggers pending do both go one after another without anything in between; does the lord's death from the first trigger end the game before my second one";
    [C7_2_3_1] "一个触发处理完会不会重新检查一遍; 两个触发之间会查死没死吗";
    [C8_1]
        "I promoted, do I draw; forgot to draw for the upgrade; bonus card for evolving; when do I get the CC draw; must I take the draw; 转职要抽卡吗; クラスチェンジしたら引く; 转职忘记抽牌了";
    [C8_1]
        "when do I actually draw the card for promoting; does the class change draw happen at once or at the next check; my opponent responds before I draw my CC bonus can he";
    [C8_1] "转职抽卡可以不抽吗; CC奖励能拒绝不; CC抽牌是强制的吗";
    [C8_1 C7_2_1] "转职抽牌和登场触发谁先; 先摸CC奖励再处理技能吗";
    [C8_1_1 C14_2_5_2]
        "draw for class change, CC bonus, when do I draw, two class changes; 转职抽卡 CC奖励 什么时候抽 转职几次抽几张; クラスチェンジのドロー CCボーナスで引く いつ引く";
    [C8_1_1]
        "two class changes in one turn, two cards, when do I get them; 一回合转职两次抽两张吗; 2体CCしたら2枚引ける";
    [C8_1_1 C14_2_5_2] "do I draw right away when I class change, promotion bonus draw";
    [C8_1_1 C14_2_5_2] "转职抽牌是马上抽吗 转两个抽几张";
    [C8_1_1 C14_2_5_2]
        "class change bonus, draw a card when I promote, do I get a card for promoting, two promotions two draws; 转职抽一张吗 转职奖励抽几张; CCしたら1枚引ける クラスチェンジボーナス";
    [C8_1_1]
        "two class changes at once, how many cards; promoted twice, two draws?; how many do I draw per promotion; 一次转职抽几张; 何枚引ける";
    [C8_1_1]
        "drew two for one promotion by mistake; draw a card each for lord and ally promoted; CC draw with deck of zero; 两个单位都转职各抽一张吗; 2体CCしたら2枚?";
    [C8_1_1]
        "I promoted two units by one effect how many cards do I draw; do I draw one or two when two promotions are pending";
    [C8_1_1] "is the bonus draw mandatory; I class changed and forgot to draw what should I have gotten";
    [C8_1_1 C14_2_5_2] "转职能抽卡吗; CC抽几张; 转职奖励是啥";
    [C8_1_1] "同时两个人转职抽几张; 两次CC奖励一起抽";
    [C8_1_2]
        "draw again for the same promotion later; does the class change bonus come each turn; can the bonus be saved; 转职奖励会再来一次吗; 次のチェックでもまた引く?";
    [C8_1_2] "can the same promotion give me the draw again at the next check; is the bonus used up once I drew";
    [C8_1_2] "转职抽过了后面还会再抽一次吗; CC奖励抽完就没了吧";
    [C9_1 C9_1_1] "order of rule processing; 规则处理顺序; ルール処理の順番";
    [C9_1 C9_1_1] "order of rule processing, unit dies and marching; 规则处理的顺序; ルール処理の順番";
    [C9_1]
        "what order do deaths, losing and advancing come in; unit dies and then front row is empty, what is done first; does lose check come before march; same-name first or defeat first; 规则处理的顺序; ルール処理の順番";
    [C9_1 C9_4]
        "last enemy front unit dies and his lord dies too, do we march; deck empty loss checked before or after the defeat; 先判输还是先进军; 敗北と進軍どちらが先";
    [C9_1]
        "what order do the automatic things go in: duplicate heroes or dying units or losing or moving up; my lord dies and my front row is empty what happens first";
    [C9_1] "the front row is wiped and at the same time the lord falls does the back row move up before he loses";
    [C9_1] "同名和击破先处理哪个; 规则处理啥顺序; 死人和同名同时查谁先";
    [C9_1_1]
        "check again after marching; something else becomes true because of the advance; loop of rule checks; do we run the checks a second time; 进军之后还要再检查一次吗; もう一回ルール処理をする?";
    [C9_1_1]
        "the units moved up after the front row died do we check again; does the game repeat the clean up after something happened in it";
    [C9_1_1] "处理完一轮还会再查一遍吗; 推进之后又同名还处理吗";
    [C9_2 C9_2_1]
        "two units with the same name on my field, got a second copy through a skill, which one stays, duplicate heroes; 场上有两个同名单位会怎样 效果出了同名单位 留哪个; 同じ名前のユニットが2体 スキルで同名を出した どっちを残す";
    [C9_2]
        "two of the same hero on my board; same character twice; can I have 2 copies of a unit out; does his copy count with mine; both players have the same hero in play; 场上两个同名; 同名が2体; 双方各有一个同名单位会怎样";
    [C9_2]
        "I suddenly have two copies of the same hero on the board is that allowed; does each player count separately for duplicate names; we both have a Marth must one go";
    [C9_2]
        "my opponent plays the same character as me is that a problem; two versions of one hero with different subtitles are both on my side";
    [C9_2 C9_2_1] "场上有两个同名角色怎么办; 同名会不会自爆; 传奇规则; 同名只能留一个";
    [C9_2] "我场上有马尔斯对面也有马尔斯要死一个吗; 双方同名冲突不; 对面和我同一个角色";
    [C9_2_1 C9_2_1_1]
        "two units of the same name on my field, which one goes, same name lord, two Marths; 同名单位两个 留哪个 主人公同名 两个马尔斯; 同名ユニットが2体 どっちを残す 主人公と同名 マルス2体";
    [C9_2_1]
        "evolved my unit name twice, a copy effect makes two of the same character; 变成同名了 场上出现两个一样的人; 効果で同じキャラが2体になった どっちか退避";
    [C9_2_1 C14_1_1_1] "deployed by a skill with the same name as mine; 技能让同名单位出击; スキルで同名を出した";
    [C9_2_1 C9_2_1_1] "ended up with two of the same hero, pick which stays, must keep the lord";
    [C9_2_1 C9_2_1_1] "两个一样名字的只能留一个 留谁 主角必须留";
    [C9_2_1 C14_1_1_1]
        "opponent has the same character as me is that okay, same hero on both sides, same name on different players; 对面有同名角色可以吗; 相手と同じキャラ";
    [C9_2_1 C9_2]
        "skill puts a same named unit on the field, revive the same hero twice, copy has the same name; 能力拉出同名单位; スキルで同名を出したら";
    [C9_2_1 C9_3_1]
        "is same name removal a defeat, does it trigger when defeated; 同名处理算击破吗; 同名処理は撃破扱い";
    [C9_2_1]
        "which of the two copies stays; legend rule: who chooses; must I keep the newer one; two same name units, one must die; extra copy goes where; 同名的留哪个谁选; 同名のどちらを残す";
    [C9_2_1]
        "does the unit lost to the duplicate rule count as defeated; sacrificed extra copy, goes to owner's pile; loser of the legend rule; 同名处理被送走的算被击破吗; 同名処理で送られたカードの行き先";
    [C9_2_1]
        "levelled lord and a fresh copy by a skill; skill summons a copy of someone I've got; effect puts a second one in play, allowed?; reanimated the same hero; 效果出了同名单位怎么办; 効果で同名が出てきた";
    [C9_2_1]
        "an effect brought back a second copy of my unit which one stays; can I keep the newer copy; do I choose or is it the legend rule where the older one goes";
    [C9_2_1]
        "when there are two of the same name does the discarded one count as defeated or does it just go to the retreat pile";
    [C9_2_1] "同名留哪个自己选吗; 留旧的还是留新的";
    [C9_2_1 C9_2_1_1] "效果把同名单位放上场了哪个去墓地; 复活了一个重名的";
    [C9_2_1] "同名被挤掉的进墓地还是回手; 叠着的同名挤掉整叠都走吗";
    [C9_2_1 C24_1_8_1] "复制变成同名的会被同名处理吗; 变身后重名了";
    [C9_2_1_1]
        "same name as my lord came into play, must keep the lord; 和主人公同名的单位 留主人公吗; 主人公と同名が出た";
    [C9_2_1_1]
        "second copy of my lord hit the table, can I keep the other one; the stronger version instead of my lord; lord and same name unit, who stays; choose to lose my lord; 主人公和同名单位同时在，能留另一个吗; 主人公と同名が並んだ";
    [C9_2_1_1]
        "a second copy of my lord came into play can I keep the copy and dump the lord; may I swap the lord for the better version by the duplicate rule; must the lord be the one who stays";
    [C9_2_1_1] "主角和同名的撞了能把主角扔掉吗; 同名处理必须留主角吗";
    [C9_3 C9_3_1]
        "when does a beaten unit actually leave; unit lost the battle, does it go right away; is it still there during the support discard; dead but still on the table; 被击破的单位什么时候进墓地; 撃破されたらいつ退避する";
    [C9_3] "when is a beaten unit actually taken off the board; does the game look for defeated units all the time";
    [C9_3_1 C9_3_3]
        "where do defeated units go, stolen unit dies, whose retreat, stacked cards of a defeated unit; 被击破的单位去哪 叠的卡一起吗 谁的退避区; 撃破されたユニットはどこへ 重なったカードも退避 持ち主の退避";
    [C9_3_1 C9_3_3]
        "dead unit goes where, where do stacked cards go when it dies, several die at once; 死了的单位去哪 下面叠的卡也进退避区吗 同时死; 倒されたユニットはどこへ 重ねたカードも退避 同時に撃破";
    [C9_3_1 C14_2_7]
        "promoted unit defeated do all cards go, bottom card stays; 叠的单位死了全进退避吗; 重ねたカード全部退避";
    [C9_3_1 C9_3_3]
        "whose graveyard does the killed unit go to; my card on his side died; owner's or controller's trash; stolen guy dies; 被击破的单位进谁的退避区; 撃破されたカードは誰の退避エリア";
    [C9_3_1 C14_2_7]
        "promoted unit died, do I keep the base form; does killing it just remove the top card; de-evolve on death; the lower card stays on the field; 死了之后下面那张留下吗; 上だけ退避して下は残る?";
    [C9_3_1]
        "my unit lost the fight where does it go; does a killed unit go to the graveyard right away; are the cards under it discarded too";
    [C9_3_1] "被击破的去哪; 打死的单位进退避区吗; 死了的牌放哪";
    [C9_3_1 C14_2_7] "叠着的单位死了下面的牌留着吗; 转职过的死了一叠都进墓吗; 死了掉回一阶吗";
    [C9_3_2]
        "lord defeated, take an orb into hand, choose which orb, does the lord leave; 主人公被击破 拿一张宝玉到手牌 选哪个宝玉 主人公不退场; 主人公が撃破された オーブを手札に 選べる 主人公は退避しない";
    [C9_3_2 C26_16_2] "when the lord gets beaten do I choose which orb and where does it go";
    [C9_3_2]
        "lord hit while orbs remain, lord takes a hit lose an orb, what happens when my main character is beaten, choose which orb; 主角被打败扣一个宝玉 宝玉进手牌吗 选哪个宝玉; 主人公がやられたらオーブを1つ手札に どのオーブか選べる";
    [C9_3_2]
        "lord beaten with an orb left what now, is the orb card shown, may I pick the orb; 主角输了还有宝玉; 主人公がやられてオーブが残っている";
    [C9_3_2 C9_3_2_1]
        "lord survives by an orb does it get tapped, still on same line; 主角扣宝玉后还在原位吗; オーブで耐えた主人公の状態";
    [C9_3_2]
        "my lord got hit and I have orbs, is he dead; do I lose a life or the lord when hit; attack on the leader goes through; what happens if the face is hit; take a prize card when hit; shield trigger?; 主角被打中了会怎样; 主人公が攻撃されて負けた場合";
    [C9_3_2]
        "who picks the orb, attacker or me; choose which shield breaks; top orb or any orb; can he choose my life card; must I take one at random; 宝玉谁来选; 割れるオーブは誰が選ぶ; 是自己选哪颗吗";
    [C9_3_2]
        "may I let the lord die and keep the orbs; can I refuse to take an orb; skip losing a life; do I have to put it in hand; 可以不拿宝玉吗; オーブを取らない選択はある?";
    [C9_3_2]
        "lord hit by a skill that defeats; life lost by effect; leader defeated outside of battle; orb as shield against a kill effect; 主角被效果击破要拿宝玉吗; 効果でも主人公はオーブで耐える?";
    [C9_3_2]
        "he broke my last orb, then attacks the lord again in the same turn; two attacks kill: first orb, then death; with one life left, how many hits can I take; 一颗宝玉还能挨几下; オーブ1枚なら何回耐える";
    [C9_3_2 C3_1_1]
        "five orbs, so six hits to die?; how many times must I hit the lord to win; when is the lord really dead; finishing blow; 打几次才能赢; 何回殴れば勝てる";
    [C9_3_2 C6_4_7]
        "do I show the orb I take; card from life to hand hidden; may I play the orb card at once; is there a shield trigger when life is hit; 拿到的宝玉能马上用吗; オーブから手札に加えたカードは公開?";
    [C9_3_2]
        "my lord got hit but I have two orbs left what happens; do I lose a shield instead of dying; the leader was beaten in battle does he go to the retreat area";
    [C9_3_2]
        "may I choose which orb I take when my hero is hit; does the attacker choose which shield breaks; the orb goes to hand or to the graveyard";
    [C9_3_2 C6_4_7]
        "my lord was hit so I picked up an orb and my opponent demands to see it; may I shuffle my orbs before I take one";
    [C9_3_2] "主角被打中了是掉宝玉吗; 打主人公扣什么; 打脸扣血";
    [C9_3_2] "掉哪颗宝玉谁选; 碎宝玉对面挑还是我挑; 血牌拿哪张自己选吗";
    [C9_3_2] "宝玉碎了是进手还是进墓地; 血牌回手吗; 受伤能摸牌吗";
    [C9_3_2 C9_3_1] "没宝玉了主角又被打中是不是输; 零血再挨一下; 宝玉空了还能扛一次吗";
    [C9_3_2 C26_16_2] "挨打拿的宝玉能马上当回避用吗; 碎玉摸到同名能闪这一下吗";
    [C9_3_2_1] "lord after losing an orb, stays in battle, rested; 主人公掉宝玉后状态; オーブを失った後の主人公 状態";
    [C9_3_2_1]
        "does the lord get untapped or moved after losing an orb, does lord stay on the field; 主角破宝玉后还在场吗 状态变吗; オーブを失った主人公は場に残る";
    [C9_3_2_1]
        "after taking an orb is my lord still damaged; does the lord stay dying; second check kills him anyway?; does he get tapped or untapped when the orb breaks; lord keeps his buffs after being hit; 拿了宝玉之后主角还是击破状态吗; オーブを割った後の主人公の状態";
    [C9_3_2_1]
        "I took an orb for my lord is he still about to die; does my main character stay tapped after losing a shield; what about the buffs on the lord after he was hit";
    [C9_3_2_1] "主角碎了宝玉后还在场吗; 主角掉血后要横置吗; 挨打完状态变不变";
    [C9_3_2_1 C9_3_3_1] "主角被击破一次掉一个还在击破状态吗; 会不会连续掉两颗";
    [C9_3_2_1_1] "destroy two orbs with one hit; 一次破坏两个宝玉; オーブ2つ破壊";
    [C9_3_2_1_1] "attack that destroys two orbs, only one orb left; 一次破两个宝玉 只剩一个宝玉; オーブ2つ破壊 残り1つ";
    [C9_3_2_1_1 C9_3_2_1 C2_5]
        "attacker breaks two orbs; double strike on the lord; two orbs break skill and only one left; twin strike on a leader with 1 life, dead?; twin break; 破两颗宝玉但我只剩一颗; オーブ2つ破壊で残り1つ";
    [C9_3_2_1_1]
        "two orb skill killed the lord by effect not by battle; does the destroy 2 apply when evaded; 双破宝玉在效果击破时有用吗; 2枚破壊は戦闘以外でも?";
    [C9_3_2_1_1]
        "he has the skill that breaks two orbs do I take two; the double orb attacker hits my lord with just one orb left am I dead; my opponent's card destroys two shields in one attack";
    [C9_3_2_1_1] "有双碎技能的一次碎两个宝玉吗; 破坏宝玉数变成2; 一下打掉两血";
    [C9_3_2_1_1] "双破时只剩一个宝玉怎么算; 剩一血被双碎直接死吗";
    [C9_3_3]
        "unit died with three cards under it, do they all go; 叠了三张的单位死了全进退避吗; 重なってるカードも全部退避";
    [C9_3_3 C5_1_2_1_1_1] "抢来的单位死了进谁的退避";
    [C9_3_3]
        "three units die at once, order?; who goes to the graveyard first; can I arrange the pile when several die; board wipe, all together; 同时死好几个有先后吗; 複数同時に撃破された順番";
    [C9_3_3]
        "two of our units die at the same time do they leave together; both players lose a unit to one effect whose goes first";
    [C9_3_3] "a unit of mine is on his side when it dies to whose graveyard does it go";
    [C9_3_3] "好几个单位一起死是同时进墓吗; AOE死一片有先后吗; 同时退场";
    [C9_3_3_1] "several units and lord defeated at the same time; 多个单位同时击破; 複数同時に撃破";
    [C9_3_3_1]
        "lord takes an orb while others die at the same moment; orb first or units to the graveyard first; does the trigger see both; mass defeat including the lord; 拿宝玉和其他单位退避谁先; オーブと退避は同時?";
    [C9_3_3_1]
        "my lord is hit and another unit dies at the same time do I take the orb first or put the unit away first; do orb taking and dying happen at once";
    [C9_3_3_1] "主角掉宝玉和小弟死是同时的吗; 碎血和退场先后";
    [C9_4]
        "when is losing checked; do I lose the moment the deck empties or at a check; he says I lost already in the middle of the effect; 什么时候判败北; 負けの判定はいつ";
    [C9_4] "who checks whether I have lost and when; does he lose as soon as the lord is gone or at the next check";
    [C9_4] "输是什么时候判; 判负要等判定时点吗";
    [C9_5 C9_5_1]
        "my front line is empty, back units move up, forced march, when is it checked, own turn; 前卫空了 后卫自动上前 进军 什么时候检查 自己回合; 前衛が空になった 後衛が前に出る 進軍 いつ 自分のターン中";
    [C9_5 C9_5_1]
        "I moved all my own units to the back, do they march in my own turn; 自己全退到后排 会被拉回前排吗; 自分のターンに全員後衛にしたら進軍する";
    [C9_5 C9_5_1] "nobody in his front row any more, do back guys get dragged forward, how soon, do they stay tapped";
    [C9_5 C9_5_1 C9_5_1_1] "前排死光了后排怎么办 是移动吗 谁的回合拉";
    [C9_5 C9_5_1]
        "my front row is empty, back guys step forward, everybody moves up, forced advance, march, front line wiped out on my own turn; 前排空了后排要上来吗 前卫没人 自己回合前排空了 行军; 前衛がいなくなった 後衛が前に出る 進軍 自分のターンに前衛ゼロ";
    [C9_5 C9_5_1]
        "I moved my last front unit back in my own turn, only back units on my own turn; 自己回合把前排都移到后排; 自分のターンに前衛を空にする";
    [C9_5]
        "front row empty, what happens; nobody left in front; does my back row step up; his vanguard is gone; when do the rear guards advance; forced forward; 前排没人了会怎样; 前衛がいなくなったら; 前卫空了后卫要上来吗";
    [C9_5]
        "I moved my last front unit back on my own turn, do they all jump forward; in my own turn my front is empty; turn player with no front units; does march hit the active player; 自己回合前排空了会进军吗; 自分のターンに前衛を空にした";
    [C9_5]
        "killed the last one in front during my attack, can I now hit the ones behind; front cleared mid-turn, rear comes up at once?; does march wait until end of turn; when exactly do they step forward; 打完前排，后排马上上来吗; 前衛を全滅させたらすぐ進軍?";
    [C9_5]
        "he has only a lord in the back and nobody in front; lord hiding alone behind; can he leave the front empty in my turn; stay in the back forever; 前排没人主角能一直躲后排吗; 主人公だけ後衛に残れる?";
    [C9_5]
        "does my front row get refilled in my own turn when it empties; when does the forced advance happen; in whose turn does the back row march up";
    [C9_5]
        "I moved my only front unit back in my own turn do the others have to march; is an empty front line ok for the turn player";
    [C9_5 C17_1_2]
        "I pulled my last front liner to the back and now my front row is empty in my own turn; it's my turn and my front is empty do my units slide up";
    [C9_5 C9_5_1] "前排没人了会怎样; 前卫空了后排要顶上来吗; 后排强制往前推";
    [C9_5_1]
        "no one left in front after my attack, opponent's guys in back, can I hit them right away; 对面前排被清空 后排会顶上来吗 能接着打吗; 相手の前衛を全滅させたら後衛が前に来る？ その後すぐ殴れる";
    [C9_5_1]
        "all his front units died do his back units come forward at once, when does march happen, in whose turn do I march; 对面前排死光了后排马上上来吗; 前衛全滅で後衛はいつ前に出る";
    [C9_5_1 C9_5_1_1]
        "march tapped units, do marched units become rested, marched may attack next turn; 行军后横置吗; 進軍で行動済みになる";
    [C9_5_1]
        "do marched units stay tapped; pulled to the front, untapped?; does my lord have to advance too; only one moves up or all of them; can I choose who goes forward; 进军是全部上前吗，横置还横置吗; 進軍でレストのまま?全員動く?";
    [C9_5_1]
        "marched units attack later, were they rested by it; buffs on pulled units; three rear guards, all three forced up; march may be declined?; 进军可以不进吗; 進軍は任意?";
    [C9_5_1]
        "all of his front units died so do his back liners step up; my front row is empty in his turn can I leave my mages in the back; do tapped units stay tapped when they are pushed to the front";
    [C9_5_1]
        "may I choose which back unit goes forward or do all of them go; the last front guard got killed can he attack my rear now";
    [C9_5_1 C20_2_1]
        "I killed the only front guard with my first attack can my second sword unit now hit the mage who was behind; after his front line fell do the rear units come forward before my next attack";
    [C9_5_1] "进军的时候全部后排都要上来吗; 能只推一个上来不; 推进可以选谁吗";
    [C9_5_1] "我自己回合前排空了要进军吗; 自己把人全移到后排; 自己前卫空了";
    [C9_5_1] "进军过来的单位要横置吗; 被推上来还是竖着的吗; 推进状态变不变";
    [C9_5_1 C9_1_1] "前排全被杀后排推上来还会同名检查吗; 进军完再查一遍";
    [C9_5_1] "进军是马上推还是等回合结束; 对面前排刚死完我还能接着打后排推上来的吗";
    [C9_5_1] "进军能拒绝吗; 不想让弓手上前排; 推上来能不能挑人";
    [C9_5_1_1]
        "does marching to the front count as moving, trigger when this moves, are they rested; 进军算移动吗 触发移动时; 進軍は移動に入る 移動したとき誘発";
    [C9_5_1_1]
        "does marching tap my guys, march triggers move skills, does marching count as a move; 行军算移动吗 行军会横置吗; 進軍は移動扱い 進軍で行動済みになる";
    [C9_5_1_1]
        "my skill triggers when it moves, does marching count; pushed forward automatically, move trigger?; is the advance a move; 进军算移动吗; 進軍は移動に含まれる?";
    [C9_5_1_1]
        "my back row was forced to the front does that count as moving for my skill; the each time this unit moves ability should trigger from the march shouldn't it";
    [C9_5_1_1] "进军算移动吗; 进军能触发移动时吗; 被推上前排触发移动技";
    [C10_1]
        "steps of resolving one triggered skill; pay, check the if, do it: what order; do I check the condition or pay first; 处理一个自动能力的步骤; 自動能力の解決手順; 先看条件还是先付费";
    [C10_1]
        "how do I resolve a triggered ability step by step; do I pay first or check the condition first; what's the order for handling a trigger";
    [C10_1] "触发技能处理流程是啥; 先选再付费再效果吗";
    [C10_2]
        "several auto skills triggered, order, my opponent and I both triggered; 自动能力同时诱发 顺序 谁先; 自動スキルが複数誘発 順番 ターンプレイヤーから";
    [C10_2 C2_10]
        "we both have effects going off, whose first, I choose the order of mine; 两边效果一起触发 我的自己排顺序; お互い誘発 自分のは好きな順";
    [C10_2] "several autos waiting at once, can I pick the order, active player first";
    [C10_2 C10_2_3] "一堆自动技能先处理谁的 新触发的插队吗";
    [C10_2]
        "both have triggers, order of triggers, several skills trigger at once who goes first, choose the order of my skills; 双方同时诱发谁先 自己的几个能力顺序自己定吗; お互いの自動スキルの順番 自分の誘発の順番は選べる";
    [C10_2 C21_2_3_1_3_1_2]
        "may I skip a mandatory trigger, forget a trigger, must I use an automatic skill; 自动能力必须发动吗 不想发动; 自動スキルは強制 発動しない";
    [C10_2 C10_2_2]
        "my trigger and his trigger at the same time, may I choose not to use an auto skill; 双方自动能力; 自動スキルを使わない";
    [C10_2 C10_2_3]
        "two of my skills at the same time order, opponent's skill triggers in my turn; 两个能力顺序; 2つのスキルの順番";
    [C10_2]
        "we both have triggers, whose goes first; stack order of triggers; both abilities trigger at once; do mine or his resolve first; is it last in first out; chain in which order; 双方同时触发谁先; 両方誘発したらどっちが先";
    [C10_2]
        "I have two triggers, can I pick the order; order of my own triggered skills; which of my abilities resolves first; 自己两个触发可以自选顺序吗; 自分の誘発が2つ、順番は選べる?";
    [C10_2]
        "both players have an auto skill on deploy or defeat; active player's triggers first all of them?; can he do his before mine since his unit is attacking; 主动玩家的触发先全处理吗; ターンプレイヤーの誘発が全部先?";
    [C10_2]
        "two of my triggers happen at once may I choose which goes first; both of us have triggers whose goes first; is there a stack where the last trigger resolves first";
    [C10_2]
        "my opponent has a trigger on my turn does he wait until all of mine are done; I am the non-active player and my unit's effect triggered when do I get it";
    [C10_2]
        "can I skip my mandatory trigger because it hurts me; two abilities triggered by the same death in which order do we take them";
    [C10_2 C10_2_1]
        "both our units have something that happens when a unit is deployed who resolves first in my turn; I deployed a unit and two of my skills want to go off";
    [C10_2] "双方都有触发谁先; 回合玩家的触发先做吗; 触发先后怎么排";
    [C10_2] "我自己同时几个触发能自己排顺序吗; 多个自动技先结算哪个; 触发顺序自己挑";
    [C10_2_1 C21_2_3_1_3_1_1] "when does an automatic skill trigger; 自动能力什么时候诱发; 自動スキルの誘発";
    [C10_2_1 C10_2_1_1] "triggers more than once if it happens more than once";
    [C10_2_1 C10_2_1_1]
        "skill triggers for each unit, triggered twice, happens several times; 同时满足两次触发两次吗; 2回条件を満たしたら2回誘発";
    [C10_2_1]
        "when does a triggered skill go off; does my auto ability work from the graveyard; unit is in my bonds, does its auto skill trigger; must the unit be on the board; 自动能力什么时候触发; 自動スキルはどこにいても誘発する?";
    [C10_2_1]
        "when does an ability with when or each time go off; does my unit's skill trigger from the hand or only on the board; does a card in the graveyard trigger";
    [C10_2_1] "触发技能手里的牌也会触发吗; 自动技在墓地会不会触发";
    [C10_2_1_1] "event happened twice, does the skill trigger twice; 发生两次 诱发两次吗; 2回起きたら2回誘発";
    [C10_2_1_1]
        "thing happened twice, do I get it twice; two units defeated at once, does each time trigger two times; double trigger; 同时发生两次触发几次; 2回起きたら2回誘発?";
    [C10_2_1_1]
        "three allies were deployed by one effect does my each time skill trigger three times; two units died at the same moment do I get the trigger twice or once";
    [C10_2_1_1] "同时打死两个单位触发两次吗; 条件成立两回算几次; 一次死俩发几次";
    [C10_2_1_2 C19_1_2_2] "skill usable only in my turn or under a condition; 仅限 才能发动; 〜の場合のみ使用できる";
    [C10_2_1_2]
        "ability only usable if some condition, condition not met when it happened; can only be activated in my turn, it's his; trigger restricted, did it trigger at all; condition came true later; 限定条件没满足还会触发吗; 条件を満たしてない時に誘発する?";
    [C10_2_1_2]
        "it says this ability can only be used in my turn and the thing happened in his turn does it trigger; the activation condition was false when the event happened but true later";
    [C10_2_1_2] "写着只有在什么情况才能发动没满足会触发吗; 发动限制没达成";
    [C10_2_1_3 C10_6_2]
        "once per turn auto skill, triggers again, limit; 回合一次的自动能力 再诱发; ターン1回の自動スキル もう一度誘発";
    [C10_2_1_3]
        "once per turn trigger happened a second time; auto skill already used this turn; does it trigger again after I used it; 一回合一次的自动技能再次触发; 1ターン1回を使った後にまた誘発?";
    [C10_2_1_3]
        "my once per turn trigger was used already and it happens again this turn; the skill with the once a turn icon should it trigger a second time";
    [C10_2_1_3] "一回合一次的自动技第二次会不会触发; 限一次的又满足条件了";
    [C10_2_1_3 C19_1_2_1] "一回合一次的两张同名卡能各用一次吗; 限次是按卡算吗";
    [C10_2_1_4]
        "unit with a triggered skill was defeated before it resolved, still resolves, gone; 诱发后单位退场了 能力还处理吗; 誘発した後にユニットがいなくなった それでも処理する";
    [C10_2_1_4]
        "my guy died but his when-defeated skill, still get it; 死了之后的技能还能用吗; 倒されたけど誘発してたスキルは使える？";
    [C10_2_1_4] "触发了技能的人先没了技能还有吗";
    [C10_2_1_4]
        "unit died but its trigger still goes, triggered then left the field; 诱发之后单位死了还能处理吗; 誘発した後に倒された 効果は使える";
    [C10_2_1_4 C9_3_1] "when defeated skill works from the discard; 被击破时能力; 撃破時スキルは退避で";
    [C10_2_1_4]
        "my unit left the board before its trigger resolved; died with its trigger waiting; do I still get the ability of a dead unit; source is gone, does the trigger fizzle; 单位离场了触发的能力还处理吗; 場を離れたけど誘発済み";
    [C10_2_1_4]
        "can I skip my own trigger; must I use a trigger I don't want; opponent says it's mandatory; forgot to choose my trigger; missed trigger; 触发了能不能不用; 誘発した能力は必ず使う?; 漏掉触发";
    [C10_2_1_4]
        "my unit's ability triggered and then the unit got killed do I still get the effect; the source left the field before its trigger was handled is it lost; bounce in response does the trigger disappear";
    [C10_2_1_4] "触发了还没处理那张牌就死了还能发动吗; 人没了触发还在不; 源头离场触发还结算吗";
    [C10_2_1_4 C10_5] "登场技触发了人马上被打死还抽不抽; 死了的触发照样处理吗";
    [C10_2_1_4_1 C10_2_2_1]
        "special skill in hand triggered, card discarded before, reveal; 手牌特殊型 诱发 丢掉了; 手札の特殊スキル 捨てられた";
    [C10_2_1_4_1]
        "hand skill triggered, then I had to discard or shuffle that card away; triggered card in hand went to the deck; the card with the waiting hand ability left for the orbs; 手牌触发的卡被洗回卡组了; 手札で誘発したカードが山札へ";
    [C10_2_1_4_1]
        "a special ability in my hand triggered but then I had to discard or shuffle that card back is it gone; the card with the trigger went from my hand into the deck before I could use it";
    [C10_2_2 C21_2_3_1_3_1_2]
        "do I have to use an automatic skill, is it optional, decline a triggered skill; 自动能力必须用吗 可以不发动吗; 自動スキルは必ず使う 任意 使わなくていい";
    [C10_2_2 C10_5_1] "skip an optional trigger";
    [C10_2_2 C10_5_1 C10_4_1] "自动技能不想用行吗";
    [C10_2_2]
        "don't want to use my hand trigger; can I keep quiet about the special skill in my hand; must I reveal the hand ability; do hand skills force me; 手牌的特殊能力可以不发动吗; 手札の特殊能力を使わない";
    [C10_2_2]
        "do I have to use the special skill from my hand when it triggers; may I keep quiet about a hand ability that could go off";
    [C10_2_2] "手牌里的特殊技能触发了能不发吗; 手里的能力可以装没看见吗";
    [C10_2_2_1]
        "do I have to tell him that I had the card; must I announce that I decline; he asks whether I hold that hand-trap; bluffing about a hand trap; 不发动要说吗; 使わないことを宣言する?";
    [C10_2_2_1]
        "must I tell my opponent that I have a card in hand whose ability triggered; do I need to show the card when I choose not to use its hand effect; I decline the hand trap do I reveal it";
    [C10_2_2_1] "不用手里的特殊技要告诉对面吗; 不发动要不要亮牌";
    [C10_2_3]
        "new skill triggered during another one, which first; 处理途中又诱发的 先处理新的吗; 処理中に新しく誘発したスキルが先か";
    [C10_2_3]
        "new trigger while resolving triggers, which is handled first; 处理中又诱发了 先处理新的吗; 解決中に新しく誘発 先にどっち";
    [C10_2_3]
        "new trigger while resolving triggers, before or after the old ones; something triggered in the middle; trigger on top of trigger; does the newest jump the queue; 处理触发中又有新的触发; 処理中に新しく誘発した";
    [C10_2_3 C10_2_3_1]
        "opponent's new trigger versus my older waiting one; his fresh trigger first or my leftover; several new triggers at once and old ones left; 新触发的全部先处理完吗; 新しい誘発を全部先に?";
    [C10_2_3]
        "during my trigger a new one triggered which is first; my effect resolution caused another ability to trigger while an older one is still waiting";
    [C10_2_3] "处理触发时又触发了新的先做哪个; 新触发插队吗; 套娃触发";
    [C10_2_3_1]
        "one trigger made two new triggers do both go before the old ones; several fresh abilities triggered in the middle of resolving others";
    [C10_2_3_1] "新触发了好几个要全做完才轮到旧的吗; 后来的先清完";
    [C10_2_4]
        "drew the hand-trap because of the first trigger, can I use it now; card came to hand during the triggers, same event; too late for the card I just drew?; 触发处理中抽到的特殊能力卡能用吗; 処理中に引いた特殊能力は使える?";
    [C10_2_4]
        "I drew a card by a trigger and its hand ability has the same condition may I use it now; the card I just drew has a special skill for the same event did it miss the timing";
    [C10_2_4] "触发途中抽到的那张也能发吗; 刚摸上来的特殊技赶得上吗";
    [C10_3 C10_3_1 C10_3_2]
        "condition of a triggered skill not met on resolution, limit used up; 处理时条件不满足 算用过吗; 処理時に条件を満たさない 使ったことに";
    [C10_3] "trigger condition no longer true when it resolves; 诱发后条件不满足了; 誘発後に条件を満たさなくなった";
    [C10_3]
        "trigger says if, and now the if is false; condition was true when triggered but not now; intervening if; does it fizzle when the condition fails at resolution; 触发时满足处理时不满足; 解決時に条件を満たさない";
    [C10_3]
        "the trigger says if you have three or more allies but I have only two when it resolves what happens; the if condition isn't true any more does the ability do nothing";
    [C10_3] "触发时满足处理时不满足如果条件还有效吗; 结算时条件没了; 处理时才看如果";
    [C10_3] "打死时触发如果宝玉比对面少处理的时候再看吗; 如果条件啥时候检查";
    [C10_3_1]
        "two conditions in one text, only one is met; in case of A, if B, only A; both must be true?; 两个条件只满足一个; 条件2つのうち1つだけ";
    [C10_3_1]
        "my ability says in the case of my turn and if I have an orb less and one of the two is not true; both conditions have to hold at resolution right";
    [C10_3_2]
        "condition failed, have I used up my once per turn; wasted my once a turn?; it didn't do anything, can it trigger again this turn; 条件不满足没生效，次数算用掉了吗; 不発でも1ターン1回を消費する?";
    [C10_3_2]
        "my trigger did nothing because the condition failed is my once per turn spent; the if part was false can I use the same ability later this turn";
    [C10_3_2] "条件没满足没发成这回合还能再发吗; 白发一次算用过次数吗";
    [C10_4 C10_4_1]
        "may pay the cost for auto skill, refuse to pay; 自动能力的费用可以不付吗; 自動スキルのコストを払わない";
    [C10_4 C10_4_2] "trigger asks for a payment, do I have to pay, can't pay";
    [C10_4 C10_4_1]
        "trigger with a cost, do I have to pay, decline to pay; 自动能力的费用可以不付吗; 自動スキルのコストを払わない";
    [C10_4]
        "do I have to pay for my trigger; may I decline the payment; optional cost on an auto skill; want the effect without paying; 触发了可以不付费吗; 支払うかどうかは選べる?";
    [C10_4]
        "auto skill with flip in brackets: mandatory flip?; don't want to flip for the trigger; he forgot to flip and took the effect; 触发能力要翻羁绊可以不翻吗; 誘発のコストを払わないのはあり?";
    [C10_4]
        "it says you may pay the cost must I pay when it triggers; may I decline to flip bonds for a trigger; can I pay only part of it for a smaller effect";
    [C10_4 C10_4_1]
        "he triggered a skill with flip one in brackets and doesn't want to pay is he forced to; optional payment on a trigger that I can't see the use of";
    [C10_4] "触发了可以不付费放弃吗; 不想翻羁绊发动行吗";
    [C10_4 C10_4_1] "触发要横自己我不想横能放弃吗; 付费型触发不付";
    [C10_4_1]
        "I said no to paying, can I change my mind later; declined the cost, is the trigger gone; pay for it next check instead; 不付费之后还能再选吗; 払わないと言った後でやっぱり";
    [C10_4_1]
        "I said no to paying for the triggered skill may I change my mind later; what happens to a trigger whose cost I don't want to pay";
    [C10_4_1_1 C10_5_1_1_1]
        "declined the once per turn skill, can I use it later this turn; 没用的回合一次能力 之后还能用吗; 使わなかったターン1回のスキル 後で使える";
    [C10_4_1_1 C10_3_2 C10_5_1_1_1]
        "didn't use it, is my once per turn spent, declined, use it later this turn; 没发动算用过一次吗 不付费之后还能用吗; 使わなかったらターン1回は消費される";
    [C10_4_1_1]
        "didn't pay, is my once per turn used; declined, can it trigger again this turn; saved it for later this turn; 没付费算用过一次吗; 払わなかったら回数は減らない?";
    [C10_4_1_1]
        "I chose not to pay for the once a turn trigger may I pay the next time it triggers this turn; is the use limit gone if I declined the cost";
    [C10_4_1_1] "不付费放弃了算用掉一回合一次吗; 没付就不算用过吧";
    [C10_4_2] "cannot pay the cost of the automatic skill; 自动能力费用付不起; 自動スキルのコストが払えない";
    [C10_4_2]
        "began to pay for the trigger and couldn't finish; not enough bonds to flip for the auto skill; half paid trigger, what do I get back; 费用付到一半付不起了; 誘発のコストを払い切れなかった";
    [C10_4_2]
        "I started to pay for my trigger and noticed that I am one bond short do I get back what I paid; the cost of the triggered skill can't be fully paid what now";
    [C10_4_2 C22_3] "选了触发发现费用付不起怎么办; 费不够付一半退吗";
    [C10_5]
        "finally the effect of my trigger happens when; when does the auto skill do its thing; after paying, do it now; 付完费马上执行效果吗; 選んだ自動能力の効果を実行";
    [C10_5]
        "do I have to carry out the effect of my trigger when it has been chosen; what happens once the trigger is paid for";
    [C10_5] "选好的触发直接做效果吗; 对面能响应我的触发吗; 有没有连锁";
    [C10_5_1] "effect says may, skip the effect; 效果写可以 不做行不行; 「してもよい」効果を使わない";
    [C10_5_1] "it says may, optional skill, don't want the effect; 写了可以 能不用吗; 「してもよい」は使わなくてもいい";
    [C10_5_1 C24_1_6_1] "may do means I can say no; 「可以」能不做吗; 任意効果";
    [C10_5_1]
        "the trigger says may, do I have to; may draw, don't want to draw; optional effect, he insists I must; 「可以」是必须吗; してもよいは任意?";
    [C10_5_1] "the trigger says you may draw a card can I choose not to draw; is the effect optional if it says may";
    [C10_5_1] "写着可以的触发能不做吗; 可选效果不用行吗";
    [C10_5_1] "没写可以的触发是不是必须做; 强制触发能跳过不";
    [C10_5_1_1 C10_5_1_1_1]
        "said no to the optional effect, has the once per turn been spent; decline the may, trigger gone?; passed on it, may it come again this turn; 选择不适用之后次数还在吗; 使わなかったら回数制限は?";
    [C10_5_1_1]
        "I didn't want the may effect can I still use it a moment later; I skipped my optional trigger and want to take it back";
    [C10_5_1_1_1]
        "I said no to my may ability does it count as used this turn; the once per turn may effect was refused can it trigger and be used again";
    [C10_5_1_1_1] "可以的效果选了不用还算次数吗; 放弃不算用过";
    [C10_6]
        "triggered twice, one resolved, is the other still waiting; does one resolution clear all the triggers; 触发两次处理一次后还剩一次吗; 2回誘発して1回処理した後";
    [C10_6] "is the trigger gone after it resolved; could the same trigger resolve twice";
    [C10_6_1] "effect did nothing, trigger used up; 什么都没发生 还算用了吗; 効果がなくても処理済み";
    [C10_6_1]
        "trigger did nothing, do I get to redo it; effect had no target, is the trigger spent; auto skill resolved for nothing; 没有对象，触发算处理完了吗; 何も起きなくても処理済み?";
    [C10_6_1]
        "my triggered ability resolved but could do nothing does it stay waiting; the effect had no legal target so it only did half do I get to try again";
    [C10_6_1] "效果一点都没做成触发算用掉了吗; 空发一次还能再来吗";
    [C10_6_2 C10_2_1_3]
        "auto skill once per turn triggered twice at the same time; 一回合一次的自动能力同时诱发两次; ターン1の自動が同時に2回誘発";
    [C10_6_2 C19_1_4_1] "skill marked once per turn";
    [C10_6_2]
        "once per turn trigger happened twice, only once; 限一次的能力同时诱发两次; ターン1回の自動スキルが2回誘発";
    [C10_6_2]
        "once per turn skill triggered three times at once; two triggers of a once a turn ability; can I use the second trigger of a once per turn; 一回合一次的能力同时触发两次; 1ターン1回が同時に2回誘発";
    [C10_6_2]
        "my once per turn ability triggered three times at once do I get all three; two allies died and my once a turn skill triggered twice may I use it for both";
    [C10_6_2 C5_1_1_3]
        "two friends of my unit got killed together and my once per turn draw went off is it one card; the skill is limited to once per turn does a new turn of the opponent reset it";
    [C10_6_2] "一回合一次的触发了两次能处理两次吗; 限一次同时触发两回";
    [C11_1 C11_2]
        "in the middle of drawing my deck is empty, pause?; does the reshuffle wait until the effect is over; interrupt in the middle of a skill; stop everything and shuffle; 效果进行到一半卡组空了先洗吗; 効果の途中で山札が切れたら";
    [C11_1]
        "is there anything that happens in the middle of another effect; what is an interrupt in this game is it like a counterspell";
    [C11_2 C11_3_1]
        "deck runs out, reshuffle retreat into deck, in the middle of drawing, when does it happen; 卡组没了 退避区洗回去 抽到一半; デッキがなくなった 退避をシャッフルして戻す ドローの途中 デッキ補充";
    [C11_2 C11_3_1] "抽到一半没牌 马上洗退避吗";
    [C11_2 C11_3_1]
        "deck empty shuffle the discard back, what if my deck runs out mid draw, reshuffle, library is gone; 牌库没了怎么办 抽到一半牌库空了 退避区洗回去; 山札がなくなったらどうする 引いてる途中で山札切れ 退避をシャッフル";
    [C11_2]
        "my deck ran out in the middle of drawing three do I finish drawing after shuffling; do we reshuffle right away or at the end of the effect; the last card of my deck became my support card when do I reshuffle";
    [C11_2] "can my opponent respond with an instant during my effect; does anything pause an effect that is under way";
    [C11_2] "打到一半卡组空了要先洗牌吗; 中途插进来的处理先做吗";
    [C11_2 C18_1_5] "支援翻牌洗墓要先洗完再继续打吗; 战斗中途洗卡组";
    [C11_3]
        "can I respond to that; does the game have instants; can he chain something to my attack; counterspell or trap cards; is there a stack; quick effects on the other turn; 能连锁响应吗; カウンターやインスタントはある?; 有陷阱卡吗";
    [C11_3_1 C11_2]
        "draw two with one card in deck, what happens in between; 抽两张但卡组只剩一张 中间补充吗; 2枚引くのに1枚しかない 途中でデッキ補充して続きを引く";
    [C11_3_1 C11_2] "deck hits zero in the middle of drawing or attacking, do I shuffle my trash in right then";
    [C11_3_1 C18_1_5]
        "no card in deck for support, deck empties during an attack; 支援的时候牌库空了; 支援する時に山札がない";
    [C11_3_1 C11_2]
        "deck ran out in the middle of drawing, when exactly do I reshuffle my discard, refill at once or after the effect; 抽到一半没牌什么时候洗; 途中で山札がなくなったらすぐ作り直す";
    [C11_3_1]
        "deck is empty, what now; shuffle the graveyard back; last card drawn but discard has cards; do I lose when my deck is out; reshuffle; refresh like in Weiss; 卡组没了怎么办; 山札がなくなったらどうする; 墓地洗回去吗";
    [C11_3_1]
        "draw 3 with one card in the deck; deck ended during the support flip; do I take all the discard or choose some; can I leave cards in the graveyard; is there a penalty for reshuffling; 可以只洗一部分墓地吗; 退避エリアは全部混ぜる?; 洗回要罚吗";
    [C11_3_1]
        "I wait until I need to draw before I shuffle; opponent forgot to reshuffle at once; deck at zero but still a whole turn before my draw; 卡组空了马上洗还是要抽时再洗; 山札0枚になった瞬間にシャッフル?";
    [C11_3_1]
        "shuffle before or after the support card enters the pile; used support goes in the deck too?; does the reshuffle include cards just being discarded; refill with one card only; 补充时支援区的卡也洗进去吗; 支援カードも一緒に混ぜる?";
    [C11_3_1 C3_1_2]
        "is running out of deck a loss here as in Magic; opponent says I lose for decking; my library is empty but graveyard full; drew my last card; 抽完卡组就输了吗; 山札切れ即負け?";
    [C11_3_1]
        "I drew the last card of my deck do I shuffle my graveyard in; my library is empty but the discard pile has cards what now; do I lose when my deck is empty";
    [C11_3_1]
        "may I leave some cards in the retreat area when I reshuffle; is the reshuffle optional; my deck has no cards left and it is my opponent's turn do I refill now or when I draw";
    [C11_3_1 C18_1_17]
        "my deck ran empty in a battle are the supports in the support zone shuffled in too; the last support card came off the deck and the used one isn't in the retreat area yet";
    [C11_3_1] "卡组抽完了怎么办; 墓地洗回牌库吗; 牌库没了把坟洗进去";
    [C11_3_1] "卡组补充要把退避区全洗进去吗; 洗回的时候能留几张吗; 能挑着洗吗";
    [C11_3_1 C18_1_5] "支援翻牌翻到卡组空了马上洗吗; 翻最后一张支援";
    [C11_3_1 C11_2] "抽三张抽到一半没牌洗完接着抽吗; 抽牌中途卡组空";
    [C11_3_1 C12_2_1_2] "退避区洗成卡组谁洗; 洗回去正在场上的要洗吗";
    [C11_3_1 C3_1_2] "重洗有没有惩罚; 洗一次墓地掉一颗宝玉吗; 爆库罚血";
    [C11_3_1_1] "deck and retreat both empty, draw more; 卡组退避都空 还要抽; デッキも退避も空 引けない";
    [C11_3_1_1]
        "deck and discard both empty mid-effect; nothing to reshuffle; refill with an empty graveyard; can the effect finish before I lose; 墓地也没牌洗不了; 補充する札もない";
    [C11_3_1_1]
        "my deck is empty and there's nothing in the graveyard to reshuffle what happens; deck and discard are both at zero in the middle of an effect do we stop right there; does the battle go on until the next check";
    [C11_3_1_1 C3_1_2] "牌库和坟都没牌了马上输还是等一下; 卡组退避区都空游戏还走吗";
    [C12_1_1]
        "how many cards in a deck, deck size, minimum 50, maximum, 60 cards; 卡组几张 最少50 可以更多吗 上限; デッキは何枚 50枚以上 上限 60枚";
    [C12_1_1 C12_1_1_2]
        "legal deck, can I run more than fifty, five copies; 卡组多于50张合法吗 带5张; デッキ50枚以上OK？ 5枚目は入れられない";
    [C12_1_1] "minimum and maximum number of cards in the deck, is sixty ok";
    [C12_1_1 C12_1_1_2 C12_1_1_1] "组卡组要求 最少多少张 同名几张 一定要有一费吗";
    [C12_1_1]
        "deck size, how many cards minimum, is there a maximum, 60 card deck; 卡组至少几张 有上限吗 60张可以吗; デッキは何枚 上限はある 60枚でもいい";
    [C12_1_1 C12_1_1_2] "deck of 55, minimum fifty; 五十张以上几张都行; 50枚以上なら何枚でも";
    [C12_1_1]
        "how many cards in a deck; is 49 okay; max deck size; 40 card deck; can I play 60 cards; my list is one short; does the lord count toward the 50; 卡组要几张; デッキは何枚; 51张可以吗";
    [C12_1_1]
        "lost a card, deck has 49 now; opponent's deck counts 48 at a deck check; is there an upper limit; 少了一张能打吗; 1枚足りない; 卡组上限";
    [C12_1_1]
        "sideboard; different deck than registered; deck of 100; is there a limit of deck copies; big decks allowed; 卡组可以100张吗; 100枚デッキはあり?";
    [C12_1_1]
        "how many cards do I need in my deck; can I play with a 40 card deck like in Yu-Gi-Oh; is sixty cards too many or may I go over fifty";
    [C12_1_1] "my opponent presented only 49 cards is his deck legal; is there a maximum deck size";
    [C12_1_1] "卡组最少几张; 50张是上限吗; 能带60张吗; 牌组张数";
    [C12_1_1] "有没有副卡组或备牌; 势力能混着组吗; 双色卡组合法吗";
    [C12_1_1 C12_2_1_1] "主角算在50张里吗; 卡组五十张包不包括主人公";
    [C12_1_1_1 C12_2_1_1]
        "which card may be the lord, cost 1 main character, no cost one card in deck; 主人公必须是1费吗 卡组没有1费; 主人公はコスト1 高コストを主人公に コスト1がないデッキ";
    [C12_1_1_1] "deck without any cost one card; 卡组里没有1费卡行吗; コスト1がないデッキ";
    [C12_1_1_1]
        "no cost 1 card in my deck; all big units, is it legal; must I have a 1-drop; deck without a possible lord; 卡组里没有1费可以吗; コスト1がないデッキ";
    [C12_1_1_1]
        "I have no cheap hero in the deck can I still play; does my deck have to contain a one cost card; can my main character be a five drop if I own no one drop of him";
    [C12_1_1_1] "卡组里没有一费卡行不行; 主人公必须一费吗; 全高费卡组";
    [C12_1_1_2] "five copies, same hero with another title, max four";
    [C12_1_1_2] "max copies, five of the same card, playset; 同名卡带几张 五张行吗; 同名カードは何枚まで 5枚";
    [C12_1_1_2 C4_14_1]
        "four copies per name or per character, eight cards of one hero with different titles; 同一角色不同称号各四张; 称号が違えば4枚ずつ";
    [C12_1_1_2]
        "how many copies of one card; five of a kind; playset limit; can I play more than 4; max same card; is it 3 or 4; 同一张卡能放几张; 同じカードは何枚まで; 带五张违规吗";
    [C12_1_1_2]
        "4 Marth of one title and 4 of another; eight cards of the same hero; different titles same hero, is four the total; 不同称号的同角色各放四张; 称号が違えば4枚ずつ?";
    [C12_1_1_2]
        "how many copies of one card may I run; five copies of the same hero with two different titles is that allowed; is four the limit per character or per exact card";
    [C12_1_1_2]
        "I want eight Roys in my deck four of each version; he plays five of one card name is the deck illegal; does the lord count toward the four copies";
    [C12_1_1_2 C4_14_1]
        "I found five cards with the same character and same subtitle but different pictures in his deck";
    [C12_1_1_2] "同一张卡最多几张; 能带五张一样的吗; 同名上限";
    [C12_1_1_2] "同角色不同称号能各四张吗; 八张马尔斯合法不";
    [C12_1_1_2] "主角那张算四张上限里吗; 四张限制含主人公不";
    [C12_1_1_3] "marker card in the deck; 标记卡放进卡组; マーカーカードをデッキに入れる";
    [C12_1_1_3] "marker card in the deck; 主角标记卡能放卡组吗; マーカーカードをデッキに入れる";
    [C12_1_1_3]
        "lord marker in the deck; can I shuffle the marker card in; do marker cards count toward 50; token to mark the lord; 标记卡能放进卡组吗; マーカーカードはデッキに入れられる?";
    [C12_1_1_3]
        "sideboard marker; marker shuffled into deck by mistake; found the marker when I drew; 抽到了主人公标记卡; マーカーを引いてしまった";
    [C12_1_1_3]
        "can I put the lord marker into the deck as a card; my opponent shuffled his marker card into the deck; is the MC marker one of my fifty cards";
    [C12_1_1_3] "主人公标记卡算卡组张数吗; 那张主角标记能洗进去吗";
    [C12_2_1] "order of preparation, set-up steps; 开局流程 准备顺序; ゲームの準備の手順";
    [C12_2_1]
        "steps before the game, set up order, mulligan before or after orbs, when do I show my lord; 开局流程 先换手牌还是先放宝玉 什么时候翻主角; ゲーム準備の順番 マリガンはオーブを置く前 主人公を公開するのはいつ";
    [C12_2_1]
        "how do we set up; what do we do first, draw or choose the lord; order before the game; drew hands before choosing lords; put orbs before the mulligan; 开局顺序是什么; ゲーム開始の手順; 顺序弄错了";
    [C12_2_1]
        "in which order do we set the game up; do I draw my hand before or after choosing my main character; are shields placed before the mulligan";
    [C12_2_1] "开局先抽牌还是先放宝玉; 开局准备顺序; 摆盘流程";
    [C12_2_1_1]
        "change my lord between games, lord must be a one-drop, two starting units; 主人公可以用2费的吗; 2コストを主人公にしていい？";
    [C12_2_1_1] "my starting hero has to cost one, choose any card as main character";
    [C12_2_1_1 C12_2_1_7] "主角怎么选 什么时候亮";
    [C12_2_1_1 C12_1_1_1]
        "can my lord be a promoted card, lord cost one only, pick the lord after seeing my hand; 看了手牌再选主角行吗; 手札を見てから主人公を選ぶ";
    [C12_2_1_1 C12_2_1_7]
        "do I show my lord at the start, both reveal at the same time, lord starts in front; 主角一开始放前排吗; 主人公は最初どこ";
    [C12_2_1_1]
        "can my lord cost 2; which unit may be my leader; pick a 3 cost as main character; does the lord need to be my strongest; choose the lord at random?; 主人公必须1费吗; 主人公はコスト1だけ?";
    [C12_2_1_1]
        "lord starts in the back row; where does my leader begin; face-up or face-down lord at start; do I show my lord before we roll the dice; 主人公开局放前排还是后排; 主人公は前衛に置く?";
    [C12_2_1_1]
        "both of us chose the same lord; mirror match same hero; may I see his lord before picking mine; swap lord after seeing who goes first; 两人选了同一个主人公可以吗; 主人公が相手と同じ";
    [C12_2_1_1]
        "forgot to take the lord out of the deck before shuffling; lord still in the deck; my lord card is in my opening hand; no lord at the start; 忘了先选主人公就洗牌了; 主人公を選ばずにシャッフルした";
    [C12_2_1_1]
        "can I choose a two cost hero as my lord; do I draw my lord or pick him from the deck; where does my main character start front row or back row";
    [C12_2_1_1]
        "my opponent put his lord in the back line at the start; do I show my hero when I choose it; may I start with a random card as my lord";
    [C12_2_1_1 C12_1_1_1] "my favourite hero exists only as a two drop can I start with him as the leader";
    [C12_2_1_1] "主角一开始就亮着放吗; 主人公盖着放前排吗; 主角能先放后排吗";
    [C12_2_1_1 C12_1_1_1] "主人公能选2费的吗; 能拿没转职的一费当主角吧; 主角几费";
    [C12_2_1_1] "两边能选同一个主角吗; 双方主人公一样行不行; 选主角要给对面看吗";
    [C12_2_1_2]
        "shuffle before the game, before or after choosing the lord; 先选主人公再洗牌; デッキをシャッフル 主人公の後";
    [C12_2_1_2]
        "forgot to shuffle; does the opponent cut; may he shuffle my deck; lord goes in the deck before the shuffle?; 开局要洗牌吗; 最初にシャッフルする?";
    [C12_2_1_2] "do I shuffle before or after taking my lord out; he forgot to shuffle his deck before drawing six";
    [C12_2_1_2] "开局洗牌给对面切吗; 谁洗自己的卡组";
    [C12_2_1_3] "who goes first, decide first player, dice; 怎么决定先后攻 猜拳; 先攻の決め方 じゃんけん";
    [C12_2_1_3]
        "who starts, coin toss, winner of the dice chooses, rock paper scissors; 谁先手怎么定 猜拳赢的能选吗; 先攻後攻の決め方 じゃんけん";
    [C12_2_1_3]
        "who goes first; loser decides?; can we agree who starts; dice or rock paper scissors; do I get to choose after winning the roll; 谁先手怎么定; 先攻はどうやって決める";
    [C12_2_1_3]
        "who goes first and how do we decide; can the loser of the last game choose to start; do we roll dice or does the winner of the toss choose";
    [C12_2_1_3] "we just agreed that my friend begins because he is new is that by the rules";
    [C12_2_1_3] "先手怎么定; 猜拳定先后吗; 赢了能选后手吗; 骰子定先攻";
    [C12_2_1_4] "opening hand size, how many cards at start; 起手几张 初始手牌; 初手は何枚 最初の手札";
    [C12_2_1_4] "starting hand of six, how many cards to begin with; 起手几张; 最初の手札は何枚";
    [C12_2_1_4]
        "how many cards do I start with; opening hand of 5 or 7; drew seven by mistake; starting hand size; does the second player draw extra; 起手几张; 初手は何枚; 起手抽了七张";
    [C12_2_1_4 C12_2_1_6]
        "drew 5 hand and 6 orbs; mixed up the numbers: six in hand five life; put the orbs from my hand; 手牌五张宝玉六张弄反了; 手札とオーブの枚数を間違えた";
    [C12_2_1_4]
        "how many cards do I start with; is the opening hand five or seven cards; he drew seven cards at the start is that wrong; does the player going second get an extra card or a coin";
    [C12_2_1_4] "起手几张; 开局抽6张对吗; 后手多抽一张吗";
    [C12_2_1_4 C12_2_1_6] "先抽手牌还是先放宝玉; 宝玉在换手牌之前放吗";
    [C12_2_1_5 C12_2_1_5_1] "throw back part of my opener, mulligan how many cards, whole hand";
    [C12_2_1_5 C12_2_1_5_1 C12_2_1_5_2] "换手牌能留几张吗 能换几次";
    [C12_2_1_5 C12_2_1_5_2]
        "redraw, mulligan twice, bad hand, who decides on a mulligan first; 能换几次手牌 起手烂 谁先决定换牌; マリガンは何回 手札が悪い どっちが先に引き直す";
    [C12_2_1_5 C12_2_1_5_1]
        "redo my starting hand, is the mulligan all six, shuffle the hand back; 六张全换吗; 6枚全部引き直す";
    [C12_2_1_5]
        "mulligan; may I change my hand; who mulligans first; my hand sucks, can I redraw; opponent waits for my mulligan decision; 起手能换吗; マリガンできる?; 谁先换手牌";
    [C12_2_1_5]
        "I kept, then he redrew, may I now redraw too; changed my mind about keeping; decided out of order; second player redrew first; 我说不换了能反悔吗; キープと言った後に引き直し";
    [C12_2_1_5]
        "may I see my orbs before I decide to mulligan; do I decide before he tells; can I mulligan after orbs are set; late mulligan; 放好宝玉之后还能换牌吗; オーブを置いた後に引き直せる?";
    [C12_2_1_5]
        "may I mulligan a bad opening hand; who decides about the mulligan first; I want to see whether my opponent mulligans before I decide";
    [C12_2_1_5] "the second player redrew before the starting player had said keep or redraw";
    [C12_2_1_5 C12_2_1_5_2]
        "I kept and then saw my rival redraw may I change my mind; I have no low cost units at all may I redraw until I do";
    [C12_2_1_5] "起手烂能换吗; 调度是全换还是换几张; 换手牌";
    [C12_2_1_5] "谁先决定换不换手牌; 后手能看对面换没换再决定吗";
    [C12_2_1_5_1 C12_2_1_5_2 C12_2_1_5]
        "mulligan, redraw part of the hand, keep some, mulligan twice, who mulligans first; 换牌 只换几张 全部换 换几次 谁先换; マリガン 一部だけ 全部戻す 何回まで どっちが先に";
    [C12_2_1_5_1] "keep two good cards and swap the rest; 留两张好的其他换掉; 気に入ったカードだけ残して引き直し";
    [C12_2_1_5_1]
        "keep some cards and mulligan the rest, partial mulligan, redraw fewer cards; 只换几张行吗 换手牌是全换吗 换完少抽一张吗; 一部だけ引き直す 全部戻す 引き直したら枚数は減る";
    [C12_2_1_5_1]
        "partial mulligan, keep two and swap four; do I draw one less; put back some of the cards; redraw how many; does a mulligan cost a card; 能只换几张吗; 一部だけ引き直せる?; 换了少抽一张吗";
    [C12_2_1_5_1]
        "mulligan without shuffling; put the bad hand to the bottom; set aside cards and draw then shuffle; 换牌要先洗回去吗; 戻してからシャッフルして引く?";
    [C12_2_1_5_1]
        "can I mulligan only the three bad cards and keep the others; how many cards do I draw after a mulligan do I go down to five; do I shuffle before I draw the new hand";
    [C12_2_1_5_1] "is it a partial mulligan like in Hearthstone; he put two cards back and drew two new ones";
    [C12_2_1_5_1] "换手牌能只换两张吗; 重抽要六张全洗回去吗; 像炉石一样留几张";
    [C12_2_1_5_1] "换牌会少抽一张吗; 重抽还是六张不";
    [C12_2_1_5_2]
        "second mulligan; new hand is worse, again?; how many times can I redraw; free mulligan twice; 能换两次吗; 2回引き直せる?; 还想再换一次";
    [C12_2_1_5_2]
        "my second hand is terrible too can I mulligan again; how many mulligans do I get; is there a free second redraw when there's no one drop";
    [C12_2_1_5_2] "能换两次手牌吗; 换完还是烂能再换不";
    [C12_2_1_6]
        "how many orbs, where do they come from, orbs from the hand, before or after mulligan; 宝玉几个 从哪来 换牌之后放宝玉吗; オーブは何枚 どこから置く 5枚 マリガンの後";
    [C12_2_1_6] "forgot to set orbs, do I look at them; 宝玉怎么摆 能看吗; オーブの置き方";
    [C12_2_1_6 C12_2_1_4] "how many cards do I start with, life cards at the start";
    [C12_2_1_6 C12_2_1_4] "宝玉几张起手几张 从哪拿";
    [C12_2_1_6]
        "how many orbs, where do orbs come from, five orbs off the top; 宝玉几个 哪来的; オーブはいくつ どこから置く";
    [C12_2_1_6 C6_13_1]
        "are orbs taken from the deck before or after mulligan, choose my orbs; 宝玉能自己选吗; オーブは選べる";
    [C12_2_1_6]
        "how many life points; orbs at start; how many shields do I put; I put six orbs; 5 or 6 prizes; where do orbs come from; 开局几颗宝玉; オーブは何枚から; 宝玉从哪拿";
    [C12_2_1_6]
        "looked at my orbs when setting them; may I choose which cards become orbs; are orbs set before or after the mulligan; 宝玉能自己选吗; オーブにするカードは選べる?";
    [C12_2_1_6]
        "forgot to set orbs and we play already; only four orbs on the table; noticed mid-game I have one orb too many; 忘记放宝玉了; オーブを置き忘れた";
    [C12_2_1_6]
        "how many life cards do we start with; do I get to look at my orbs when I place them; are the prize cards placed before I redraw my hand; he set six shields";
    [C12_2_1_6] "宝玉放几张; 血牌是卡组顶五张吗; 宝玉能自己挑吗";
    [C12_2_1_6 C6_4_4] "放宝玉的时候能看吗; 开局放血偷看一眼";
    [C12_2_1_7] "when is the lord turned up, reveal main character; 主人公什么时候翻开; 主人公はいつ表にする";
    [C12_2_1_7] "is the lord hidden at the start, reveal lord; 主角什么时候翻开; 主人公はいつ表にする";
    [C12_2_1_7]
        "when do I flip my lord; forgot to turn up the lord; reveal leaders at the same time; do I show my lord before the mulligan; 主人公什么时候翻开; 主人公はいつ表にする";
    [C12_2_1_7]
        "is the lord hidden till the game starts; both reveal together?; peeked at the opponent's lord; 主人公要同时翻吗; 主人公は同時に公開";
    [C12_2_1_7]
        "when do we flip our lords; does my opponent know my hero before the mulligan; he turned his main character up before the hands were drawn";
    [C12_2_1_7] "主角什么时候翻开; 两边同时翻主人公吗";
    [C12_2_1_8 C13_1_1]
        "who takes the first turn after mulligans, when does the game begin; 什么时候正式开始; いつゲーム開始";
    [C12_2_1_8] "who has the first turn; starter begins right after orbs; 先攻玩家开始第一回合; 先攻から始まる?";
    [C12_2_1_8] "who is the active player when the game starts; which player takes the very first turn";
    [C12_2_1_8] "谁先开始回合; 先攻直接开打吗";
    [C12_2_1_8_1]
        "what is active player; whose turn is it when I'm attacked; am I the turn player while defending; 回合玩家是谁; 非ターンプレイヤーって誰";
    [C12_2_1_8_1] "who is the turn player during an attack on me; does the non-turn player change when I'm defending";
    [C12_2_1_8_1] "回合玩家是谁; 现在轮到的那个叫啥";
    [C12_2_1_8_1] "对面回合我算非回合玩家吗; 防守方是不是非回合玩家";
    [C13_1_1]
        "can I take two turns in a row; extra turn; who goes next; does he get a turn after mine; 轮流进行吗; 交互にターンを行う?";
    [C13_1_1] "can somebody take two turns in a row; do we both act in the same turn";
    [C13_1_1] "是轮流一人一回合吗; 打完我轮到你吗";
    [C13_1_2]
        "order of the phases, deploy after attacking, go back to an earlier phase; 阶段顺序 攻击之后还能出击吗 先攻击再下人; フェイズの順番 攻撃してから出撃できる 戻れる";
    [C13_1_2] "can I go back and play a unit after combat, order of the turn";
    [C13_1_2 C13_4_1_2] "打完了还能不能下人 阶段能不能倒回去";
    [C13_1_2]
        "turn order phases, what can I do in which phase, attack then deploy, go back to a previous phase; 一个回合有哪些阶段 打完还能再出人吗 攻击之后还能放羁绊吗; ターンの流れ 攻撃の後に出撃 前のフェイズに戻る";
    [C13_1_2 C13_3_1_2] "bond after deploying, forgot my bond can I still place one; 忘了放羁绊能补吗; 絆を置き忘れた";
    [C13_1_2 C13_4_1_2] "deploy after I moved, return to deployment; 移动之后还能出人吗; 移動した後に出撃";
    [C13_1_2]
        "what are the steps of a turn; can I deploy after attacking; second main phase; put mana after summoning; forgot my bond and I'm already deploying; phases order; go back to an earlier phase; 攻击之后还能出怪吗; 攻撃した後に出撃できる?; 阶段忘了能回去吗";
    [C13_1_2]
        "skipped right to attacking, may I still place a resource; I attacked already and then remembered to play a unit; he deployed in his battle phase; forgot a step of the turn; take back to bond phase; 先攻击了忘记放羁绊; 絆を置き忘れた";
    [C13_1_2]
        "he went to combat before I could respond in his draw step; skipping a whole phase; can I put a bond at the end of my turn; bond after attacks; after action phase deploy with left mana; 攻击完还有费用能出怪吗; 余った絆で攻撃後に出撃";
    [C13_1_2]
        "what are the phases of a turn; may I deploy before I place my bond; can I go back to deploying after I attacked; is there a second main phase after combat";
    [C13_1_2]
        "he attacked first and then wanted to play a hero in the same turn; I forgot to play a bond and have already summoned can I still do it";
    [C13_1_2 C13_4_1_2]
        "I had mana left after combat and want to bring out another unit; he goes back to summoning after his archer shot";
    [C13_1_2] "一回合分几步; 先放羁绊还是先抽牌; 阶段顺序";
    [C13_1_2] "出击阶段过了还能再下怪吗; 打完人再召唤行吗; 第二主阶段有没有";
    [C13_1_2] "先放羁绊再出击能反过来吗; 先下人再放费; 忘了放羁绊能补吗";
    [C13_2_1] "start phase order, untap then draw; 开始阶段 先重置还是先抽牌; スタートフェイズの順番 ドローと起きる";
    [C13_2_1] "untap first or draw first";
    [C13_2_1]
        "untap or draw first; what happens at the beginning of my turn; drew before readying my units; order of untap, upkeep, draw; 先抽牌还是先转正; 先にアンタップ?ドロー?";
    [C13_2_1]
        "what do I do at the beginning of my turn; do I untap before I draw; is it draw first or ready my units first";
    [C13_2_1_1] "when does my turn officially begin";
    [C13_2_1_1_1 C13_6_1_2]
        "effect until my next turn begins or until end of opponent's turn; 到下次自己回合开始的效果; 次の自分のターンまで 相手のターン終了まで";
    [C13_2_1_1_1]
        "during your opponent's turn effects, when do they start; boost for my turn begins when exactly; 回合中的效果从什么时候开始; ターン中の効果はいつから";
    [C13_2_1_1_1]
        "the effect is valid during the opponent's turn does it switch on as soon as his turn begins; from what moment does a during your turn bonus apply";
    [C13_2_1_1_1] "回合开始时那种效果啥时候生效; 在自己回合期间的加力什么时候开始";
    [C13_2_1_2]
        "march before untapping?; triggers at the start of turn before units stand; my front was empty when his turn ended, when do they step up; checks before I ready my guys; 转正之前先检查触发吗; アンタップ前のチェック";
    [C13_2_1_2] "does anything get checked before I untap; my start of turn trigger goes off before or after I untap";
    [C13_2_1_2] "回合刚开始触发和重置谁先; 重置之前处理触发吗";
    [C13_2_1_3]
        "when do my units untap, untap opponent's units; 单位什么时候竖起来; ユニットはいつ未行動に戻る スタンド";
    [C13_2_1_3] "do all my guys stand up at start, when do they untap";
    [C13_2_1_3]
        "when do my units stand up, untap step, do I untap everything, may I leave one tapped; 什么时候竖置 全部竖置吗; いつ未行動になる 全部起こす";
    [C13_2_1_3 C13_2_1_5] "untap first or draw first; 先抽牌还是先竖置; 起こすのとドローどっちが先";
    [C13_2_1_3]
        "when do my tapped guys stand up; do units untap each turn; forgot to ready my units; do my units ready in his turn; do all of them untap or just some; 什么时候重置; いつアンタップする; 忘记转正了";
    [C13_2_1_3]
        "attacked last turn, can it attack this turn; still sideways from last turn; does my unit recover before defending; can a tapped unit be untapped at end of turn; 上回合攻击过这回合能动吗; 前のターンに行動したユニットは起きる?";
    [C13_2_1_3]
        "do flipped bonds turn back up at start of turn; do my face-down resources recover; mana untap; 盖着的羁绊回合开始会翻回来吗; 裏の絆はターン開始で表に戻る?";
    [C13_2_1_3]
        "do my tapped units untap at the start of my turn; may I keep a unit rested on purpose; do my opponent's units ready in my turn";
    [C13_2_1_3]
        "I forgot to stand my units at the beginning may I do it now; do face-down bonds flip back up in the start phase like mana untaps";
    [C13_2_1_3] "轮到我全部转正吗; 回合开始重置单位; 什么时候能恢复行动";
    [C13_2_1_3] "对面的单位在我回合会重置吗; 羁绊翻面的会翻回来吗; 羁绊回合开始转正不";
    [C13_2_1_4]
        "something triggered by untapping, before the draw?; check between ready and draw; start-of-turn skill before I draw; 抽牌之前处理触发吗; ドロー前に誘発を処理する?";
    [C13_2_1_4]
        "is there a check between untapping and drawing; the unit's when it becomes unrested skill happens before I draw";
    [C13_2_1_5 C13_2_1_5_1]
        "first turn draw, do I draw on turn one going first, draw per turn; 先攻第一回合抽牌吗 每回合抽几张; 先攻1ターン目のドロー 毎ターン何枚引く";
    [C13_2_1_5 C13_2_1_5_1]
        "does the first player draw, skip draw turn one, how many do I draw each turn; 先手第一回合抽牌吗 每回合抽几张; 先攻1ターン目は引けない ドローは何枚";
    [C13_2_1_5]
        "how many cards do I draw per turn; forgot to draw; is the draw optional; drew two; can I skip my draw; 每回合抽几张; 毎ターン何枚引く; 忘记抽牌了";
    [C13_2_1_5]
        "I forgot to draw and it's already the bond phase; drew before untapping; drew twice by mistake, what now; miss my draw; 忘记抽牌已经放羁绊了; ドローし忘れて絆を置いた";
    [C13_2_1_5]
        "how many cards do I draw each turn; I forgot to draw this turn; he drew two cards in his draw step; can I skip my draw because my deck is almost empty";
    [C13_2_1_5] "每回合抽几张; 抽牌能不抽吗; 忘记抽牌了";
    [C13_2_1_5 C2_5] "抽牌阶段卡组没牌怎么抽; 没得抽算输吗";
    [C13_2_1_5_1]
        "who doesn't draw on the first turn, does second player draw; 后攻第一回合抽吗; 後攻は1ターン目引く？";
    [C13_2_1_5_1] "does the player on the play skip the draw";
    [C13_2_1_5_1 C13_5_1_2_2] "先手第一回合不能抽牌不能打";
    [C13_2_1_5_1 C13_5_1_2_2] "disadvantages of going first, first turn rules; 先手有什么限制; 先攻の制限";
    [C13_2_1_5_1]
        "does the first player draw on turn one; I go first, do I draw; starting player skips draw; he went first and drew a card; second player draws on his first turn?; 先手第一回合抽牌吗; 先攻1ターン目はドローなし?";
    [C13_2_1_5_1 C12_2_1_3]
        "who draws on turn one; does going first cost anything; advantage for the second player; coin for going second; 先手有什么限制; 先攻の制限";
    [C13_2_1_5_1]
        "does the starting player draw on turn one; I went first and drew a card is that a mistake; the player who goes second draws right";
    [C13_2_1_5_1] "先手第一回合抽牌吗; 先攻首回合抽卡不";
    [C13_2_1_6]
        "trigger on drawing my card for the turn; after the draw and before the bond; skill on draw resolves when; 抽牌之后的检查; ドロー後のチェックタイミング";
    [C13_2_1_6]
        "is there a check after I drew for the turn; I drew my last card at the start of turn when does the game look whether I have lost";
    [C13_3_1_1] "does something trigger before I put down my bond; is there a check at the start of the mana phase";
    [C13_3_1_2 C13_3_1_2_1]
        "how many bonds a turn, place two bonds, skip bonding; 一回合放几张羁绊 可以放两张 不放羁绊; 絆は1ターンに何枚 2枚置ける 絆を置かない";
    [C13_3_1_2]
        "bond a card from the deck or field, more than one bond a turn, forget to bond; 能放两张羁绊吗 忘了放; 絆を2枚置ける？ 置き忘れた";
    [C13_3_1_2 C13_3_1_2_1] "how many lands do I drop per turn, do I have to drop one";
    [C13_3_1_2 C13_3_1_2_1] "羁绊一回合放几张 不放行不行";
    [C13_3_1_2 C13_3_1_2_1]
        "play a bond every turn, must I put down a bond, two bonds a turn, skip bonding, bond for free; 每回合必须放羁绊吗 一回合能放两张羁绊吗 可以不放吗; 絆は毎ターン置く 2枚置ける 置かなくていい";
    [C13_3_1_2] "take a bond back to hand, swap a bond; 羁绊能拿回来吗; 絆を手札に戻す";
    [C13_3_1_2 C6_11_1]
        "may a bond be any card, put my only hand card as a bond, bond colour; 什么卡都能放羁绊吗; どのカードでも絆にできる";
    [C13_3_1_2 C13_3_1_2_1]
        "how many bonds per turn, no bond this turn then two next turn; 这回合不放下回合放两张行吗; 置かなかった分を次に";
    [C13_3_1_2]
        "how many bonds per turn; two mana drops in one turn; can I place more than one resource; play a land; put two bonds because I forgot last turn; 一回合能放几张羁绊; 絆は1ターンに何枚; 上回合没放这回合放两张";
    [C13_3_1_2]
        "can a card from the deck or grave be a bond; any card as resource; can I put a unit from the board to my bonds; charge mana from hand only; 羁绊从哪放; 絆は手札から?";
    [C13_3_1_2]
        "took the bond back after thinking again; swap the bond I just placed; wrong card in the bond area, take it back; 放错羁绊想换一张; 置いた絆を戻したい";
    [C13_3_1_2]
        "play a bond then another from a skill; extra bonds by effects; is the bond placed before deploying; first bond on turn one; 第一回合就能放羁绊吗; 先攻1ターン目から絆を置ける?";
    [C13_3_1_2]
        "how many bonds can I place per turn; can I play two resource cards in one turn; may I take the bond from the top of my deck instead of my hand";
    [C13_3_1_2]
        "he put two cards into his mana row this turn; I placed a bond and want to take it back and use another; may I put any card as a resource or only certain types";
    [C13_3_1_2 C15_1_2]
        "I placed a second bond by mistake and paid a big hero with it; he put two cards in his mana row and then summoned a five cost";
    [C13_3_1_2] "一回合能放几张羁绊; 能放两张羁绊吗; 下地一回合一张吧";
    [C13_3_1_2] "羁绊必须从手里放吗; 能把卡组顶放羁绊吗; 什么牌都能当羁绊吗";
    [C13_3_1_2_1]
        "do I have to place a bond; skip the bond; no card to spare for mana; must I charge every turn; empty hand in the bond phase; 可以不放羁绊吗; 絆を置かなくてもいい?";
    [C13_3_1_2_1]
        "no cards left in hand; forgot to charge, go on without; chose not to charge, then changed my mind; 没手牌了放不了羁绊; 手札がなくて絆を置けない";
    [C13_3_1_2_1]
        "am I forced to play a bond each turn; may I skip my land drop; can I keep my whole hand and place no energy this turn; if I skip now may I place two next turn";
    [C13_3_1_2_1] "可以不放羁绊吗; 放羁绊是强制的吗; 跳过羁绊";
    [C13_3_1_3]
        "skill that triggers on placing a bond; bond placed, trigger now or later; before deploying, triggers from the bond; 放羁绊触发的能力什么时候处理; 絆を置いた時の誘発はいつ";
    [C13_3_1_3] "I placed the bond and something triggered from it when is it handled";
    [C13_3_1_3 C13_4_1_1] "放完羁绊触发什么时候处理; 放羁绊触发在出击前吗";
    [C13_4_1 C13_1_2]
        "what may I do in the summoning phase; attack in the deployment phase; move a unit while deploying; order in main phase; 出击阶段能移动单位吗; 出撃フェイズに移動できる?";
    [C13_4_1_1] "when do triggers get handled at the start of the deployment phase";
    [C13_4_1_2]
        "how many units may I deploy each turn, deploy several, level up and deploy in any order, twice; 一回合能下几个单位 多次出击 升级几次; 1ターンに何体出撃できる 何回でも 順番 レベルアップ何回";
    [C13_4_1_2 C13_1_2]
        "already in the action phase and want to deploy, forgot to deploy; 到行动阶段了还能下人吗 忘了出击; 行動フェイズに入ってから出撃したい 出撃し忘れ";
    [C13_4_1_2] "play more than one guy a turn, promote as often as I can pay";
    [C13_4_1_2 C15_1_2]
        "how many units per turn, deploy more than one, deploy then level up then deploy, mix; 一回合能出几个人 出完升级再出; 1ターンに何体出撃 出撃とCCを混ぜる";
    [C13_4_1_2 C13_5_1_2]
        "deploy after attacking, summon in the action phase, level up after an attack; 打完再出人; 攻撃後に出撃";
    [C13_4_1_2]
        "how many units can I play in a turn; deploy twice; summon then level up then summon; promote the guy I just played; order of summon and upgrade; one summon per turn?; 一回合能出几个; 1ターンに何体出せる; 刚出的能马上升级吗";
    [C13_4_1_2]
        "level up the same unit twice in one turn; upgrade the lord and again on top; several promotions in a turn; is there a limit on evolves per turn; 同一个单位一回合升两次; 同じターンに2回レベルアップ";
    [C13_4_1_2]
        "can I deploy on the opponent's turn; flash units; play a unit in response; 对手回合能出击吗; 相手ターンに出撃できる?";
    [C13_4_1_2]
        "deploy an ally and use her promotion right away; base form and upgrade in the same turn; evolve the turn it came into play; evolution sickness like in Pokemon; 刚出的这回合能转职吗; 出したターンにクラスチェンジできる?";
    [C13_4_1_2]
        "how many units may I deploy in one turn; can I level up first and then summon and then level another; is there only one normal summon per turn";
    [C13_4_1_2]
        "may I promote the same hero twice in one turn; can I deploy a hero and level it up in the same turn without evolution sickness like in Pokemon";
    [C13_4_1_2] "一回合能出几个单位; 召唤次数有限制吗; 下怪有通召限制不";
    [C13_4_1_2] "先转职再出击再转职行吗; 出击和升级顺序随便吗; 同一个能连升两次吗";
    [C13_4_1_2 C14_1_1] "出击阶段能用起动技吗; 出人的时候能插技能吗";
    [C13_4_1_2_1 C13_5_1_2_1]
        "may I do nothing in a phase, skip deployment or action; 可以什么都不做 跳过出击; 何もしなくていい 出撃しない 行動しない";
    [C13_4_1_2_1]
        "do I have to spend all my bonds; skip deploying; save mana for later; nothing to deploy; does unused mana carry over; 可以不出怪吗; 何も出撃しなくていい?";
    [C13_4_1_2_1]
        "do I have to play something if I can afford it; can I go straight to attacking without deploying; may I pass the main phase";
    [C13_4_1_2_1] "出击阶段啥都不下行吗; 可以只转职不出人吗";
    [C13_4_1_3]
        "I am done deploying is there one more check before the action phase; the last unit I deployed has a trigger when does it resolve";
    [C13_5_1 C13_1_2]
        "said attack phase, forgot to deploy; back to deploying after I moved one; he moved and then summoned; moved before summoning; 移动之后还能出击吗; 移動した後に出撃したい";
    [C13_5_1_1] "does the game check anything when my attack phase starts";
    [C13_5_1_2]
        "may I attack then move, attack with several, order of actions, use skills between attacks; 先攻击再移动 可以几个单位攻击 攻击之间用技能; 攻撃してから移動 何体でも攻撃 スキルを攻撃の間に使う";
    [C13_5_1_2] "attack, then use a skill, then attack with another one; 打完用技能再打; 攻撃してスキル使ってまた攻撃";
    [C13_5_1_2] "how many attacks a turn, mix moves skills and attacks";
    [C13_5_1_2] "移动攻击技能随便穿插吗";
    [C13_5_1_2]
        "attack with several units one after another, move after another unit attacked, skill between attacks, how many attacks; 一回合能打几次 打完再移动别的单位 攻击之间用能力; 何回攻撃できる 攻撃の合間に移動 スキル";
    [C13_5_1_2 C19_1_2_1]
        "how many times a skill without a limit, repeat a skill as often as I can pay; 没写一回合一次的能用几次; 回数制限のないスキルは何度でも";
    [C13_5_1_2 C17_1_2]
        "move several units a turn, unlimited moves, move before attacking with another; 能移动几个单位; 何体でも移動";
    [C13_5_1_2]
        "attack first, then move, then attack with another; can I mix moves and attacks; use a skill between attacks; go back to moving after attacking; in which order do I act; 攻击和移动顺序可以随意吗; 移動と攻撃の順番は自由?";
    [C13_5_1_2]
        "can I use my skill on his turn; activate ability while he attacks; activated skill in the deployment phase; instant speed abilities; 对手回合能用起动能力吗; 起動能力は相手ターンに使える?; 出击阶段能用技能吗";
    [C13_5_1_2]
        "how many times can I attack in a turn; attack with everybody; one attack per turn only?; multi attack; 一回合能攻击几次; 攻撃は何回できる";
    [C13_5_1_2]
        "moved everyone, used skills, then attack; may a unit use a skill and then attack; skill after the attack with the same guy; 攻击之后还能用技能吗; 攻撃した後に起動できる?";
    [C13_5_1_2]
        "can I attack with one unit and then move another and then attack again; may I use a skill between two attacks; how many attacks do I get per turn";
    [C13_5_1_2]
        "can I use my activated skill before I have deployed anything this turn; do I have to declare all attackers at once like in Magic; can I play an activated ability in the opponent's turn";
    [C13_5_1_2] "先打再移动行吗; 行动阶段顺序随便吗; 移动攻击技能能穿插吗";
    [C13_5_1_2] "对面回合能攻击或用起动技吗; 对手回合我能动吗";
    [C13_5_1_2 C18_1] "行动阶段先用技能再攻击再移动能来回吗; 技能打完再攻击";
    [C13_5_1_2_1] "end turn without attacking, must I attack; 不攻击行吗; 攻撃しなくていい";
    [C13_5_1_2_1]
        "do I have to attack; forced to attack?; can I just pass; end my turn without doing a thing; 必须攻击吗; 攻撃しなくてもいい?";
    [C13_5_1_2_1] "am I forced to attack every turn; can I just skip my battle phase; may I only move and never attack";
    [C13_5_1_2_1] "可以不攻击直接过吗; 必须攻击吗; 不打行不行";
    [C13_5_1_2_2]
        "first player attack on first turn, move or use skills on first turn; 先攻第一回合能攻击吗; 先攻1ターン目に攻撃できる";
    [C13_5_1_2_2] "can the starting player swing turn one";
    [C13_5_1_2_2]
        "swing on turn one, first player attack first turn, second player's first turn attack; 先手第一回合能攻击吗 后手第一回合能打吗; 先攻1ターン目は攻撃できない 後攻は攻撃できる";
    [C13_5_1_2_2]
        "can I attack on turn 1; first player attack first turn; starting player swings right away; he went first and hit my lord; no battle phase first turn; second player's first turn, can he attack; 先手第一回合能攻击吗; 先攻1ターン目に攻撃できる?";
    [C13_5_1_2_2]
        "I go first, may I move or use skills at least; go first but skip the action phase entirely?; 先手第一回合可以移动吗; 先攻1ターン目に移動だけできる?";
    [C13_5_1_2_2]
        "the starter used an effect to attack on turn one; attack forbidden only for the beginner; both skip the first attack?; when may the first player attack for the first time; 后手第一回合能攻击吗; 後攻は1ターン目から攻撃できる?";
    [C13_5_1_2_2]
        "can the first player attack on turn one; I go first and my lord is untapped may he hit; may the player who goes second attack on his first turn";
    [C13_5_1_2_2]
        "he started the game and swung at my main character right away; is moving allowed on my first turn when I go first";
    [C13_5_1_2_2 C13_2_1_5_1]
        "I am the starting player what am I not allowed to do on the first turn; going first can I draw and attack";
    [C13_5_1_2_2] "先手第一回合能打人吗; 先攻首回合攻击; T1能不能开打";
    [C13_5_1_2_2 C13_5_1_2] "先手第一回合不能打能用技能吗; 首回合能移动不; 先攻一回合能不能用起动技";
    [C13_5_1_3] "I say end turn does the game check once more before the end phase";
    [C13_6_1]
        "hand limit at end of turn; how many cards can I keep in hand; discard down to seven?; too many cards in hand; maximum hand size; 手牌有上限吗; 手札の上限は?; 结束阶段要弃牌吗";
    [C13_6_1] "手牌太多要弃吗; 有手牌上限吗; 回合末弃到几张";
    [C13_6_1_1]
        "triggers at the end of the turn, before or after the boosts go away; until end of turn buff and an end step trigger; what comes first in the end phase; 回合结束时的触发和加成消失哪个先; ターン終了時の誘発と強化切れの順";
    [C13_6_1_1]
        "do triggers still get handled in the end phase before things wear off; an end of turn trigger comes before or after my boosts disappear";
    [C13_6_1_2]
        "when do buffs wear off, until end of turn, end phase; 加成什么时候消失 回合结束时; ターン終了まで いつ切れる 修正が消える";
    [C13_6_1_2] "does the pump end when the turn ends";
    [C13_6_1_2] "加成回合结束就没了吗";
    [C13_6_1_2]
        "buff till end of turn, when does a boost wear off, once per turn reset, until end of opponent's turn; 加的战斗力什么时候没 一回合一次什么时候恢复; 強化はいつ消える ターン1回の回復";
    [C13_6_1_2] "does a plus twenty last to the opponent's turn, until next turn; 到对手回合结束; 次の自分のターンまで";
    [C13_6_1_2]
        "does the boost end at end of turn; until end of turn effects; when does +30 wear off; lasting into his turn?; does once per turn come back; 加成什么时候消失; いつ強化が切れる; 回合结束效果还在吗";
    [C13_6_1_2]
        "is it still counted as promoted this turn during his turn; class changed this turn, remembered next turn?; 转职信息什么时候清掉; このターンCCした扱いはいつまで";
    [C13_6_1_2]
        "power-up from a skill still on in opponent's turn when he attacks me; debuff on my unit carries over; effect until the end of my opponent's next turn; 对手回合我的加成还在吗; 相手ターンまで効果は続く?";
    [C13_6_1_2]
        "once per turn on his turn again?; used the skill in my turn, can I in his; when does a once a turn ability reset; 一回合一次在对手回合重置吗; 1ターン1回はいつ戻る";
    [C13_6_1_2]
        "when does my until end of turn pump wear off; does my once per turn skill come back in the opponent's turn; does the bonus from last turn stay for his attack";
    [C13_6_1_2]
        "is the unit that class changed last turn still treated as having class changed; do temporary boosts on my units go away at the end of my turn or of both turns";
    [C13_6_1_2] "本回合加的战斗力到什么时候; 回合结束buff消失吗; 直到回合结束";
    [C13_6_1_2 C14_2_4] "这回合升级过的记录下回合还有吗; 本回合转职过到什么时候";
    [C13_6_1_3] "end my turn, passing; 结束回合; ターン終了 相手のターンへ";
    [C13_6_1_3]
        "when does my turn end; pass turn; can I still act after I said end; said done, wants to do one more attack; 说了结束还能继续吗; ターン終了を宣言した後にまだ動ける?";
    [C13_6_1_3] "when does my turn really end and his begin; may I still do something after I said done";
    [C13_6_1_3] "结束后就轮对面了吗; 回合结束换人";
    [C14_1_1] "what counts as deploying, by an effect; 什么算出击 效果登场; 出撃とは 効果で出す";
    [C14_1_1]
        "what counts as deploying; card put out by a skill, deployed?; from graveyard to field, is that a deploy; does level up count as deploy; 什么算出击; 出撃とは何か; 从墓地出来算出击吗";
    [C14_1_1]
        "does levelling up count as deploying; is placing a hero by an effect from the graveyard also a deployment; what exactly is summoning in this game";
    [C14_1_1] "出击就是召唤吧; 从手里下怪叫什么; 登场是什么";
    [C14_1_1_1]
        "deploy a unit with the same name as one on field, second copy, different title same name; 场上已有同名单位 还能再出击一个吗; 同名ユニットを出撃 2体目 既にいる";
    [C14_1_1_1] "put down a second copy of someone already out";
    [C14_1_1_1] "场上有了还能再出同名的吗";
    [C14_1_1_1]
        "deploy a second one of the same name, two of the same hero, can I have two copies on the field, drop another Marth; 场上已有同名角色还能出吗 同名能出两个吗; 同名ユニットを2体出す 同じキャラを並べる";
    [C14_1_1_1]
        "deploy a second copy of the same hero; same name unit already out; can I play another version of him; legend already in play; can't summon the same character; another version of my lord; 场上有同名还能再出吗; 同名がいるのに出撃できる?; 出同角色不同称号";
    [C14_1_1_1]
        "opponent has that hero, can I play mine; he has the same unit on his side; 对面有同名我能出吗; 相手の場に同名がいる";
    [C14_1_1_1 C9_2]
        "can I have two of the same character on the field; same name in two rows; double up a hero; unique units only?; one copy each; 场上能放两个同名吗; 同じキャラを2体並べられる";
    [C14_1_1_1]
        "my hero died, may I play another copy; same name in my retreat area; copy in the bonds; same name in hand and field; 死了一个能再出同名吗; 倒された後なら同名を出せる?";
    [C14_1_1_1]
        "can I have two copies of the same hero on the field; may I summon another Lucina with another title next to mine; he already has that character and plays a second one";
    [C14_1_1_1]
        "my opponent has the same hero on his side can I still play mine; can I deploy a duplicate and sacrifice the old one; may I deploy my lord's copy from hand as a second unit";
    [C14_1_1_1 C14_2_1]
        "I have the hero on board and drew another copy may I put it next to him or only on top; can I have two Camillas with different costs standing side by side";
    [C14_1_1_1 C9_2_1] "my opponent deployed a unit which he already has and says the old one is simply discarded";
    [C14_1_1_1] "场上有同名角色还能再出一个吗; 同名不能出击吗; 再下一个一样的";
    [C14_1_1_1 C14_2_1_2] "场上已有一费的能直接出高费同名吗; 同名的只能叠上去吗";
    [C14_1_2]
        "deployed unit can act at once, attack the turn it came, summoning sickness, front or back; 刚出击的单位当回合能攻击吗 召唤失调 放前卫还是后卫; 出撃したターンに攻撃できる 召喚酔い 出したばかり 前衛か後衛か";
    [C14_1_2 C18_1_2]
        "freshly played unit swing this turn, haste; 新下的怪能直接打吗 有没有召唤晕; 出したユニットはすぐ殴れる？";
    [C14_1_2] "do new units come in tapped, may they act at once, where do I put it";
    [C14_1_2 C18_1_2] "刚出来的能打吗 横着的能打吗";
    [C14_1_2]
        "where may I place a new unit, front or back, does a new unit come in tapped, can a fresh unit attack at once, summoning sick; 刚出的单位能打吗 出前排还是后排 出来是竖的吗 召唤失调; 出したばかりのユニットは攻撃できる 前衛後衛どっちに出す";
    [C14_1_2 C18_1_2]
        "swing with the unit I just deployed, does it need to wait, summon sickness in this game; 出击当回合能攻击吗; 出撃したターンに攻撃 召喚酔いはある";
    [C14_1_2 C17_1_2] "move a unit the turn it was deployed; 刚出的能移动吗; 出したターンに移動";
    [C14_1_2]
        "summoning sick?; can a unit attack the turn it comes in; can fresh units move; does it come in tapped; haste; 刚出的单位能攻击吗; 召喚酔いはある?; 出したターンに攻撃できる; 出来是横置的吗";
    [C14_1_2]
        "where can I put a new unit; can I deploy straight to the back row; which row does it go; limit on units in a row; how many units in front; 新单位放哪排; 出撃する場所は前衛後衛選べる?";
    [C14_1_2]
        "put it in front by mistake, wanted back row; change the row after placing; 放错排了能改吗; 置く列を間違えた";
    [C14_1_2]
        "full front row; max units on board; how many guys per side; seven units limit; is there a cap; 场上最多几个单位; 何体まで並べられる?";
    [C14_1_2]
        "does my new unit have summoning sickness; can the freshly deployed hero attack this turn; where may I put my new unit front or back";
    [C14_1_2]
        "he put his new unit tapped on the table; do I have to put a range one unit in the front line; may I choose the back row for a sword fighter";
    [C14_1_2 C13_5_1_2]
        "he summoned a unit and attacked with it in the same turn is there no waiting; a hero that just landed hits my lord immediately";
    [C14_1_2] "刚出的单位能马上打吗; 有没有召唤失调; 下场当回合能攻击不; 冲锋要不要";
    [C14_1_2] "出击能选前排还是后排吗; 能直接下到后排吗; 怪下哪一排";
    [C14_1_2] "出场是竖着的吗; 上场要不要横置";
    [C14_1_2 C18_1_2] "出击当回合能移动吗; 刚上场可以走位吗";
    [C14_2_1 C16_1_2]
        "level up what is it, stack on a unit, level up cost; 升级是什么 叠放 升级费用; レベルアップとは 重ねる コスト";
    [C14_2_1 C14_2_5]
        "can I level up more than once the same unit in a turn, skip costs; 同一单位一回合升级两次; 同じユニットを1ターンに2回レベルアップ";
    [C14_2_1]
        "what does leveling up mean; evolve my unit; put a card on top of another; can I promote a card in hand; unit must be in play to upgrade; 升级怎么弄; レベルアップのやり方";
    [C14_2_1]
        "how do I level up a unit; do I replace the old card or put it underneath; does the lower card go to the graveyard when I promote";
    [C14_2_1 C14_2_7] "升级是叠在上面吗; 转职的牌放在上面还是下面; 进化叠放";
    [C14_2_1_1] "level up opponent's or stolen unit; 升级对手的单位; 相手のユニットをレベルアップ";
    [C14_2_1_1 C14_2_1_2]
        "level up onto an enemy unit, promote onto another name, stack on a different character, put the same name on top; 能叠在别的角色上吗 名字不同能升级吗 叠在对面单位上; 違う名前に重ねる 相手のユニットに重ねる";
    [C14_2_1_1]
        "level up on his unit; put my card on the opponent's copy; 能叠在对手的单位上吗; 相手のユニットに重ねられる?";
    [C14_2_1_1] "can I put my card on top of my opponent's unit; may I evolve his hero with my card of the same name";
    [C14_2_1_1] "能给对面的单位叠牌升级吗; 往对面怪上叠";
    [C14_2_1_2]
        "level up with another character, different name; 升级必须同名吗 叠不同角色; レベルアップは同名だけ 違うキャラを重ねる";
    [C14_2_1_2 C16_1_2] "evolve into a different hero, what do I pay to stack";
    [C14_2_1_2]
        "downgrade, lay a cheaper card on top, promoted back to base, level up with the exact same card; 高费上叠低费 能降级吗 用一模一样的卡升级; 上級職に下級職を重ねる 同じカードを重ねる";
    [C14_2_1_2 C4_13_1]
        "class change into a different title of the same person; 同一人物不同称号能叠吗; 称号違いに重ねる";
    [C14_2_1_2]
        "upgrade with a different character; must it be the same name to stack; evolve into another hero; does title need to match; level up with same title again; can I level up with the identical card; 升级必须同名吗; 違うキャラに重ねられる?; 称号不同能叠吗";
    [C14_2_1_2]
        "put a cheaper version on top; level down, from promoted back to 1 cost; lay a base unit on the advanced one; 能用低费的叠在高费上面吗; 低いコストのカードを上に重ねる";
    [C14_2_1_2]
        "child version and adult version; villain version of the hero; masked name differs, can I stack; alias; evolve by title only; 化名的同一个人能叠吗; 仮の名前のキャラは重ねられる?";
    [C14_2_1_2]
        "devolve then promote back; replace my lord by another hero on top; can the leader be levelled up into somebody else; change lord by stacking; 主角能升级成别的角色吗; 主人公を別キャラに重ねて変える";
    [C14_2_1_2]
        "can I level up a hero into a different character; do the subtitles have to be the same for stacking; may I evolve Marth into another Marth with a higher cost or even a lower cost";
    [C14_2_1_2]
        "he laid a card with another name on his unit as a promotion; can I downgrade by putting a cheaper version on top";
    [C14_2_1_2] "能叠不同角色的牌升级吗; 转职必须同名吗; 升级要同一个人不";
    [C14_2_2]
        "levelled up a rested unit, is it still rested, attack again after level up, unit that attacked; 已行动的单位升级 还是横着吗 升级后再攻击; 行動済みのユニットをレベルアップ 起きる もう一度攻撃";
    [C14_2_2]
        "tapped unit gets promoted, does it stand up and swing again; 打完再转职能再打一次吗; 殴った後にCCしたらもう一回殴れる？";
    [C14_2_2] "I swung, then promoted it, is it untapped now";
    [C14_2_2] "打过的单位升级了能再打吗";
    [C14_2_2]
        "tapped unit promoted, does it stand up after leveling, attack again after promoting, state carried over; 横置的单位升级后会竖起来吗 打完再升级能再打吗; 行動済みをCCしたら起きる 成長してもう一度攻撃";
    [C14_2_2 C14_1_2]
        "promote a unit that has attacked can it attack again, does class change untap; 打过的单位转职能再打吗; 攻撃済みをCCしてまた攻撃";
    [C14_2_2]
        "tapped unit levels up, does it untap; evolve after attacking and attack again; upgraded guy still sideways?; does promoting refresh it; does a unit that just moved stand up when promoted; 横置的升级后会转正吗; レストのままレベルアップしたら起きる?";
    [C14_2_2]
        "attacked, promoted in the action phase by a skill, attack again?; ready unit gets promoted, stays ready?; upright before, upright after; 升级后还是竖着的能攻击吗; アンタップのままなら攻撃できる?";
    [C14_2_2]
        "my unit attacked and then levelled up is it untapped again; I level a tapped unit does it stand up; does the promoted unit stay in the back row";
    [C14_2_2]
        "can I evolve my hero to get a second attack; is the unit that was rested by an enemy effect still rested after the class change";
    [C14_2_2]
        "my sideways hero was promoted and my opponent now attacks again with it claiming it is a fresh card; does the upgraded unit attack twice because it is new";
    [C14_2_2] "横着的转职后会竖起来吗; CC能重置吗; 叠了之后还是横的吧";
    [C14_2_2] "这回合攻击过的转职后能再打一次吗; 打完进化再打";
    [C14_2_2] "主角横着升级能变竖吗; 升级保留横竖不";
    [C14_2_2_1]
        "level up the lord, still lord, class change main character; 主人公升级 还是主人公吗; 主人公をレベルアップ 主人公のまま クラスチェンジ";
    [C14_2_2_1 C5_1_2_5_1] "is the promoted hero still the main character";
    [C14_2_2_1]
        "main character leveled up is still lord, promote my lord; 主角升级后还是主角吗; 主人公をCCしても主人公";
    [C14_2_2_1]
        "lord promoted, still the lord?; put a new card on my leader, who is the MC; upgrade the main character; does lord status stay with the bottom card; 主角升级了还是主角吗; 主人公をレベルアップしたら";
    [C14_2_2_1]
        "is my main character still the lord after promotion; I put a four cost version on my lord which card is the hero now; does the lord marker move onto the new card";
    [C14_2_2_1] "主角转职后还是主角吗; 主人公叠上去标记还在不";
    [C14_2_3]
        "level up removes buffs and debuffs, once per turn skills again; 升级后加成还在吗; レベルアップしたら修正は消える";
    [C14_2_3 C14_2_4] "does promoting wipe debuffs or used skills";
    [C14_2_3]
        "promoted after using a once a turn skill, use it again, buffs gone after level up, boost lost when I lay a new card on top; 升级后一回合一次的能力能再用吗 升级之后加的战斗力还在吗; 成長させたらターン1回をもう一度使える 重ねたら強化は消える";
    [C14_2_3]
        "boost on the unit before promoting, is it lost; level up removes the debuff; plus 20 until end of turn then I evolve it; do power-ups carry over to the new card; once per turn used and then levelled up, fresh again?; 升级后之前的加成还在吗; レベルアップしたら強化は消える?";
    [C14_2_3]
        "do the skills of the card underneath still work; keep the abilities of the old form; name of the lower card; add both powers together; 下面那张的能力还有吗; 下のカードの能力は使える?";
    [C14_2_3]
        "weakened unit gets promoted to shake it off; cannot-move effect on it and then level up; is the curse gone; does the old debuff stick; 被减战力的升级后还减吗; 弱体化はレベルアップで消える?";
    [C14_2_3]
        "does my power boost stay on when I level up; I gave my hero plus twenty and then promoted him is the bonus gone; the once per turn skill was used before the level up may the new card use its skill";
    [C14_2_3]
        "does a debuff disappear if I evolve the unit; do abilities of the lower card still work after I stacked a new one";
    [C14_2_3] "升级后之前加的力还在吗; 转职buff清掉吗; 叠上去debuff没了吧";
    [C14_2_3] "升级后下面那张的技能还能用吗; 叠下面的牌能力还有吗; 底下的技能继承不";
    [C14_2_3] "一回合一次用过再升级能再用新的吗; 转职后次数刷新";
    [C14_2_4 C14_2_5_1] "levelled up this turn, condition; 本回合升级过; このターンレベルアップした";
    [C14_2_4]
        "skill counts units that levelled up this turn; does a class change also count as level up; 转职也算升级过吗; CCもレベルアップに数える?";
    [C14_2_4] "does the game treat my unit as having levelled up this turn after I stacked it by an effect";
    [C14_2_5 C14_2_5_3] "pay the cheaper cost without promoting, choose deploy cost for a promote card";
    [C14_2_5 C14_2_5_3] "可以不转职只叠上去吗";
    [C14_2_5 C14_2_4]
        "difference between level up and class change; 升级和转职有什么区别; レベルアップとクラスチェンジの違い";
    [C14_2_5 C14_2_5_3]
        "lay a promoted card on top without paying CC, level up versus CC price choice; 有转职费的必须按转职吗; CCコストかレベルアップコストか選べる";
    [C14_2_5]
        "difference of level up and class change; is it a promotion or just level up; card without CC cost on top, promotion?; 升级和转职有什么区别; レベルアップとクラスチェンジの違い";
    [C14_2_5]
        "what is the difference between level up and class change; does any stacking count as a promotion; I stacked a card without a CC number is that a class change";
    [C14_2_5] "升级和转职有啥区别; 有CC费的就是转职吗; 怎么算转职";
    [C14_2_5_1]
        "skill needs class changed this turn; promoted just now, count as class change this turn; counts both as levelled up and promoted; 本回合转职过的条件; このターンクラスチェンジした扱い";
    [C14_2_5_1] "my skill asks for a unit that class changed this turn does a plain level up count";
    [C14_2_5_1 C14_2_4] "转职算升级吗; 转职也触发升级时吗; CC同时算LVUP";
    [C14_2_5_2 C8_1_1] "when do I draw for class change, immediately; 转职奖励什么时候抽; CCボーナスはいつ引く";
    [C14_2_5_2]
        "do I draw for every level up; draw only for promotion; draw a card when I evolve; level up without class change draws?; 升级也抽牌吗; レベルアップだけでも引ける?; 转职抽一张";
    [C14_2_5_2]
        "class change on a unit that is already promoted, draw again?; promote into another promoted version; 已经转职的再转职还抽吗; 上級職から上級職に重ねたらボーナス?";
    [C14_2_5_2 C8_1]
        "promoted by a skill, draw too?; class change through an effect, bonus?; CC outside of the deployment phase; 效果转职也抽牌吗; 効果でCCしてもボーナスある?";
    [C14_2_5_2]
        "how many cards do I draw when I promote; does levelling up draw a card; do I get a card for class changing my lord too";
    [C14_2_5_2]
        "he drew a card although he only levelled up into a basic version; does the CC bonus happen when a card effect did the promotion";
    [C14_2_5_2 C14_2_5]
        "I put a bigger version on my hero for its full price and want to draw my bonus card; does every evolution draw a card as in promote";
    [C14_2_5_2 C8_1_1] "普通升级能抽牌吗; 没CC费的叠上去抽不抽; 只有转职才抽吗";
    [C14_2_5_3 C14_2_5]
        "class change or just level up, pay deploy cost instead, choose not to class change; 有转职费用的卡 能不能只当升级 用出击费用叠; CCコストがあるカードを普通にレベルアップ 選べる";
    [C14_2_5_3] "skip the draw of class change, must I draw; 转职必须抽牌吗 可以不抽; CCのドローは強制？";
    [C14_2_5_3]
        "decline the class change draw, promote without drawing, pay the deploy cost instead, must I draw; 转职奖励可以不抽吗 转职能不抽牌吗; CCボーナスを引かない クラスチェンジ扱いにしない";
    [C14_2_5_3]
        "may I pay the full cost instead to avoid the class change; do I have to take the bonus; lay an advanced card but call it just level up; don't want to draw because deck is low; 能当作普通升级不算转职吗; CCコストがあるのに普通のレベルアップ扱い";
    [C14_2_5_3 C16_1_2]
        "enough bonds for the full cost but not using CC; he paid the big cost to stack it; which cost applies when I stack an advanced card; 叠上级职付哪个费用; 重ねる時はどっちのコスト";
    [C14_2_5_3]
        "may I pay the full cost and treat it as a normal level up so that I don't have to draw; my deck is nearly empty can I avoid the class change bonus; can I choose not to draw for my promotion";
    [C14_2_5_3] "有转职费的能按普通升级付出击费叠吗; 能不当转职只升级吗; 付大费叠上去不抽牌";
    [C14_2_5_3 C16_1_2] "转职能选付哪个费用吗; CC费和出击费挑便宜的";
    [C14_2_6 C14_2_6_1]
        "does it count as levelled up or class changed later, card underneath; 下面有卡算不算升级过 算转职吗; 下にカードがあればレベルアップ扱い クラスチェンジした扱い";
    [C14_2_6 C14_2_6_1] "is it still promoted next turn, needs a card under it";
    [C14_2_6 C14_2_6_1] "之前升的级这回合还算升级状态吗";
    [C14_2_6 C14_2_6_1]
        "counts as promoted, next turn still class changed, what counts as leveled up unit; 下回合还算转职过吗 什么算升级后的单位; 次のターンもCCした扱い レベルアップしたユニットとは";
    [C14_2_6]
        "when is a unit levelled up; one card underneath, levelled up?; promoted last turn, still counts as levelled up; 叠了一张算升级后单位吗; 下に1枚あればレベルアップ済み?";
    [C14_2_6]
        "is my hero levelled up if the card was stacked last turn; one card lies under my unit does it count as a levelled unit for skills";
    [C14_2_6] "下面叠着牌就算升级过吗; 上回合升的还算升级过的单位不";
    [C14_2_6_1 C21_2_2_2_1]
        "is a unit still class changed the turn after, CC skill on later turns; 之后回合转职技还有效吗; 次のターン以降もCCスキル";
    [C14_2_6_1]
        "advanced card deployed straight from hand, is it class-changed; promoted last turn, does it still count; card with CC cost but nothing under it; 直接出的上级职算转职过吗; 直接出撃した上級職はCC済み扱い?";
    [C14_2_6_1]
        "does a deployed advanced class with nothing under it count as class changed; I paid the full price for the five cost does its promoted skill work; the top card has a CC cost and a card below is it class changed";
    [C14_2_6_1 C21_2_2_2_1] "怎么算转职过的单位; 直接出场的上级职算转职吗; 没叠牌的高阶算CC过不";
    [C14_2_7 C14_2_7_1]
        "stack counts as one card, how many cards leave, order under a unit; 叠着的单位算几张; 重なったユニットは1枚扱い";
    [C14_2_7]
        "bounced stack, do all the cards go to hand; 叠着的单位回手 全回吗; 重なったユニットが手札に戻る 全部戻る";
    [C14_2_7]
        "is a stack one card, bounce a stacked unit, pile counts as one; 叠了几张的单位算几张; 重ねたユニットは1枚扱い";
    [C14_2_7]
        "stack of three dies, do all go to the graveyard; bounce a stacked unit, all cards back?; does a pile count as one unit or several; how many units when stacked; cards beneath when the top dies; 叠着的单位被打掉全部进墓地吗; 重なったカードは全部退避?; 叠卡算几个";
    [C14_2_7]
        "kill effect on a stacked unit; effect choose one card: whole pile; retreat one unit, all stacked cards?; when bounced do the under cards go to trash; 叠着的单位回手是全部回吗; 重なったユニットを手札に戻すと全部?";
    [C14_2_7]
        "my stack of three cards counts as how many units; when an effect counts cards on the field does my stack count once; it says choose one card and I choose the one at the bottom of the stack";
    [C14_2_7] "my promoted unit goes back to hand do all cards of the stack return; the whole pile dies together right";
    [C14_2_7] "一叠牌算几张单位; 叠三张算一个还是三个; 一叠被弹回手全回吗";
    [C14_2_7 C9_3_1] "回收到手的时候叠着的一起回吗; 一叠离场下面的去哪";
    [C14_2_7_1]
        "order under the top card; may I rearrange the cards underneath; swap top card with the one below; 下面的卡顺序能改吗; 下のカードの順番";
    [C14_2_7_1]
        "may I rearrange the cards under my unit; does the order of cards in the stack matter; can I swap the top card with one from underneath";
    [C14_2_7_1] "叠在下面的顺序能换吗; 底下压的牌能不能重新排";
    [C15_1] "how do I play a unit from my hand step by step; can triggers happen between two summons";
    [C15_1_1 C15_1_3]
        "do I check for triggers before I summon the next unit; the first hero's enter the battlefield effect resolves before I play the second";
    [C15_1_2]
        "can I deploy with these bonds, colour needed, bond count and cost, face-down bonds as cost, total cost in a turn; 羁绊颜色不够能出击吗 羁绊数量 费用合计 背面羁绊算费用 需要同色; 絆の色が必要 絆の枚数とコスト 裏の絆もコストに 合計コスト";
    [C15_1_2]
        "two-colour card needs both colours in bonds, colourless, flipped bonds don't count for colour; 双色卡要两种羁绊吗; 2色のカードは両方の色の絆が必要 裏の絆の色は";
    [C15_1_2 C16_1_2] "not enough bonds, colours I need, do turned over bonds count for cost, total cost per turn";
    [C15_1_2 C16_1_2] "出人和升级加起来不能超羁绊数吗 颜色要有吗 盖着的算不算";
    [C15_1_2]
        "enough bonds, colour requirement, no bond of that colour, total cost over the turn, do I flip bonds to deploy, five bonds what can I play; 羁绊颜色不够能出吗 没有那个颜色的羁绊 费用怎么算 出人要翻羁绊吗 一回合总费用; 色の絆がないと出せない コストの合計 絆を裏にして出す 何コストまで";
    [C15_1_2 C16_1_2]
        "do flipped bonds count for cost, face-down bonds pay; 翻面的羁绊还算费用吗 里侧羁绊能付费吗; 裏の絆でもコストに数える 裏の絆は使える";
    [C15_1_2 C16_1_2] "two-colour card, needs both colours; 双色卡要两种羁绊吗; 2色のカードは両方の色";
    [C15_1_2 C4_2_1]
        "four bonds can I drop a four cost and a one cost, spend bonds twice a turn, leftover bonds, do I get bonds back; 四羁绊能出一个四费再出一费吗; 絆4枚で4コストと1コスト";
    [C15_1_2 C6_4_2_2_1]
        "my only red bond is flipped can I still play red; 唯一的红羁绊翻面了还能出红吗; 唯一の赤の絆が裏 赤を出せる";
    [C15_1_2]
        "does deploying tap my bonds, are bonds used up, colours needed only once; 羁绊用了还在吗; 絆は使っても減らない";
    [C15_1_2 C13_4_1_2] "deploy from the discard, deploy as many as bonds allow; 能从退避区出吗; 退避から出撃";
    [C15_1_2]
        "what do I need to play a unit; enough mana?; 3 bonds and I want to play two 2-cost units; total cost per turn; do I tap bonds; do bonds get used up; one of each colour needed; 出一个单位要几个羁绊; 出撃に必要な絆の数; 费用够不够怎么算";
    [C15_1_2]
        "color screwed, no red bond; need a blue bond to play a blue unit; two-coloured card needs both; wrong colour; off colour unit; can I play it without the matching faction; 没有对应颜色的羁绊能出吗; 色が足りないと出撃できない?";
    [C15_1_2]
        "face-down bonds still count for the cost?; flipped bonds are no mana any more?; five bonds three of them face-down, how much can I spend; 翻面的羁绊还能付出击费用吗; 裏の絆もコストに数える?";
    [C15_1_2]
        "spent 2 of 4 on deploying, can I class change with 3; costs add up over the turn?; do level ups and summons share the same mana; overspent by one; noticed he paid too little; 出击和升级费用一起算吗; 出撃とCCのコストは合計?; 费用超了";
    [C15_1_2]
        "colourless unit, need anything?; no faction symbol, can I always play it; deploy with zero bonds; play a 1 cost with no bonds; 没有羁绊能出1费吗; 絆が0枚でも出せる?";
    [C15_1_2]
        "deploy from the graveyard or from the bonds by normal rules; play a unit from the orb; cards to deploy must be in hand?; 能从墓地正常出击吗; 手札以外から出撃できる?";
    [C15_1_2]
        "do I turn my bonds sideways to pay; tap lands; mana used up for the turn; do bonds go away when spent; how do I spend bonds; 羁绊用了会没吗; 絆は使うとなくなる?; 羁绊要怎么付";
    [C15_1_2]
        "colours on face-down bonds when deploying; only green bond is turned over; he played blue with all blue flipped; 唯一的蓝羁绊翻面了还能出蓝吗; 唯一の色の絆が裏向き";
    [C15_1_2]
        "forgot I'd already spent 3; deployed with too little mana, noticed two turns later; miscounted bonds; can I take back a deployed unit I can't pay; 费用算错了多出了一个; コストを数え間違えて出撃した";
    [C15_1_2]
        "do bonds placed this turn count; use mana the turn it's played; just put a bond, is it usable; bond enters tapped?; 这回合放的羁绊能用吗; 今置いた絆はすぐ使える?";
    [C15_1_2]
        "can I play a red hero when I have only blue bonds; how much can I spend per turn; do bonds get tapped when I pay";
    [C15_1_2]
        "I have four bonds can I play a four drop and a one drop in the same turn; is the cost total for the turn limited by my number of bonds; do I have to turn over mana to pay for a unit";
    [C15_1_2]
        "all my blue bonds are face-down does my blue hero still come down; do face-down bonds count for the amount that I can pay; my two colour card needs both colours among my resources";
    [C15_1_2]
        "he spent six on summoning with five energy; can I save unused mana for next turn; may I deploy a unit from my graveyard by paying";
    [C15_1_2]
        "does the bond that I placed this turn already give me mana; I flipped three bonds for a skill can I still summon a five drop with five bonds";
    [C15_1_2 C6_4_2_2_1]
        "I turned all of my white bonds for a skill and now want to summon a white unit; can flipped bonds pay the number but not the colour";
    [C15_1_2]
        "I promoted for two and summoned for three with only four bonds on the table; we argue if every play is limited on its own or all plays of the turn together";
    [C15_1_2] "on my second turn I have two bonds of different colours and want a two cost of either colour";
    [C15_1_2] "费用怎么付; 羁绊要横吗; 出牌要不要横置羁绊; 羁绊当法力水晶吗";
    [C15_1_2] "五张羁绊能出一个3费再出一个2费吗; 费用能分开用吗; 一回合总费用上限";
    [C15_1_2] "翻面的羁绊还能付出击费吗; 背面的羁绊算不算费; 用过的羁绊算数量吗";
    [C15_1_2] "没有对应颜色羁绊能出吗; 颜色不够; 缺色下不了";
    [C15_1_2] "双色牌要两种颜色羁绊都有吗; 两个势力标记的牌";
    [C15_1_2] "羁绊不够费能先欠着吗; 三张羁绊出四费; 费不够硬下";
    [C15_1_2 C2_1] "技能把人放上场要算费用吗; 效果出击算不算在本回合总费里";
    [C15_1_2] "先手一张羁绊能出一费吗; 第一回合能下什么; 羁绊几张出几费";
    [C15_1_2 C6_4_2_2_1] "羁绊全翻背了还能出同色卡吗; 颜色要看正面的羁绊吗";
    [C15_1_2 C14_1_1_1] "主角同名的能当小弟出击吗; 再下一个主角同名";
    [C15_1_3]
        "unit enters, trigger before I deploy the next one; can I deploy two and then do both triggers; enter the battlefield skill, resolve now?; deploy skill forgotten, next unit already out; 出击时的能力先处理再出下一个吗; 登場時の誘発は次の出撃より先?";
    [C15_1_3] "出一个人后马上处理触发吗; 登场触发在下一个出之前做吗";
    [C16_1 C14_2_1]
        "how do I evolve, step by step; procedure for a promotion; put it on top upright or sideways; 升级怎么操作; レベルアップの手順";
    [C16_1] "what are the steps of promoting a unit; is there a check before and after I level up";
    [C16_1_1 C16_1_3]
        "I promoted one unit and want to promote the next at once do I draw in between; when is the bonus draw relative to my second level up";
    [C16_1_2]
        "cost of class change and deploying in the same turn add up; 转职和出击费用一起算; クラスチェンジと出撃のコストは合計";
    [C16_1_2]
        "level up the same unit twice a turn, promote the unit I just deployed, level up in the same turn it came; 刚出的能升级吗 一回合升两次; 出したターンに成長 1ターンに2回成長";
    [C16_1_2 C4_3_1] "cost for class change, level up price; 转职付多少费 升级付多少; CCのコスト レベルアップのコスト";
    [C16_1_2 C14_2_1_2]
        "lay an upgrade from the discard pile, promote with a card from hand only, promote enemy turn; 从退避区转职行吗; 退避から重ねる";
    [C16_1_2 C14_2_1_1] "level up my lord, promote on the enemy's turn; 对手回合升级; 相手のターンに成長";
    [C16_1_2]
        "cost of a class change; how much to level up; pay CC cost or deployment cost; enough bonds to promote?; level up colour requirement; is upgrading free; pay only the difference; 升级要付多少; レベルアップのコストは?; 只付差额吗";
    [C16_1_2]
        "promote with the wrong colour bonds; need matching faction for an upgrade as well?; my only red bond is flipped, can I class change a red one; 转职也要颜色吗; CCにも色が必要?";
    [C16_1_2]
        "can I promote in the action phase; evolve in the middle of attacks; class change in opponent's turn; promote twice with 6 bonds; 行动阶段能转职吗; 行動フェイズにレベルアップできる?";
    [C16_1_2]
        "level up with only 1 bond left; no CC cost: pay the whole cost again?; level to a 5 drop; promote on the cheap; 没有转职费用的升级付全费吗; CCコストなしなら出撃コストを払う?";
    [C16_1_2]
        "how much does a class change cost; do I pay the difference between old and new cost; does promoting use the same mana as summoning";
    [C16_1_2]
        "I have three bonds and deployed a two cost may I still promote for two; he levelled up with a colour he doesn't own; can I lay a card from the discard pile on my unit";
    [C16_1_2]
        "I class change with the small number and then deploy do both costs add up against my bonds; do colour requirements apply to promotion as well";
    [C16_1_2] "转职费算进本回合总费里吗; 出完人剩的费还能CC吗; 升级要付钱不";
    [C16_1_2] "转职要看颜色吗; 没那个色羁绊能转职不";
    [C16_1_2] "刚出的单位当回合能转职吗; 下场直接CC; 当回合连升";
    [C16_1_2] "转职可以越级吗; 一费直接叠五费; 中间阶要不要";
    [C16_1_2 C14_2_3] "升级费是差价吗; 转职只付差额行吗; 升级要付全费吗";
    [C16_1_3]
        "draw the promotion card before I deploy again; level up skill now or after all deployments; promote two then draw two at the end; 转职奖励马上抽还是最后一起抽; CCボーナスは次の出撃の前に引く?";
    [C17_1] "how do I move a unit from the front to the back; what are the steps for changing rows";
    [C17_1_1 C17_1_3] "a skill triggers when my unit moves is it resolved before my next action";
    [C17_1_2 C17_1_2_1]
        "moving a unit, does it rest, move then attack, move a rested unit; 移动要横置吗 移动后能攻击吗 已行动的能移动吗; 移動したら行動済み 移動して攻撃 行動済みは移動できる";
    [C17_1_2]
        "switch rows, go from back to front and hit the same turn; 前后排换位置要横置吗 换完还能打吗; 前衛と後衛を移動したら攻撃できない？";
    [C17_1_2 C17_1_2_1] "moving taps the unit, can it move and then hit";
    [C17_1_2 C17_1_2_1] "换排要不要横";
    [C17_1_2]
        "move to the other row, swap rows, walk back, move enemy units, how often can I move; 前后移动 从后排走到前排 移动对面的人; 前衛と後衛を移動 相手のユニットを動かす";
    [C17_1_2 C17_1_2_1]
        "move then attack, attack then move, does moving tap, tapped unit moves; 移动后还能攻击吗 打完能移动吗 移动要横置吗 横置的能移动吗; 移動したら攻撃できない 攻撃した後に移動 移動で行動済み";
    [C17_1_2 C17_1_2_1]
        "walk forward then attack same turn, move costs an action, swap my lord to the back; 走到前排再打; 前に出て攻撃";
    [C17_1_2]
        "can I move my unit; switch rows; move and then attack; tapped unit wants to move; move to his side; swap two units; how far can it walk; 单位能换排吗; 移動できる?; 横置的能移动吗";
    [C17_1_2]
        "retreat my lord to the back; hide my leader behind; is the lord allowed to move; 主角能移到后排吗; 主人公を後衛に下げられる?";
    [C17_1_2]
        "move my unit during his turn to dodge; move the enemy's unit; reposition when attacked; free move; 对手回合能移动吗; 相手のターンに移動できる?";
    [C17_1_2]
        "move to let another in; move back and forth in one turn; step back after attacking; hit and run; retreat after swing; 攻击完能退到后排吗; 攻撃した後に後衛へ下がれる?";
    [C17_1_2]
        "move all units in a turn; one move per turn; may each unit move; is moving free of bonds; 一回合能移动几个; 何体移動できる?; 移动要费用吗";
    [C17_1_2]
        "can I move a unit that has already attacked; may I move the enemy's unit; a tapped unit wants to retreat to the back row; can I move and attack with the same unit";
    [C17_1_2]
        "may my freshly summoned unit change its line; he moved two units with a single action; can I move sideways or only between front and back";
    [C17_1_2] "横着的能移动吗; 打过的还能换排吗; 动过还能走吗";
    [C17_1_2] "能移动对面的单位吗; 把对面后排拉前面来";
    [C17_1_2 C17_1_2_1] "一回合每个人能移动几次; 能来回走吗";
    [C17_1_2 C13_5_1_2] "攻击完还能移动吗; 打完跑路; 打了就走";
    [C17_1_2] "两个单位能互换位置吗; 移动要一次一个吗";
    [C17_1_2_1]
        "does moving tap it; move and attack in the same turn; after walking to the front can it fight; he moved and then attacked with the same guy; moving costs the action?; 移动后还能攻击吗; 移動したら行動済み?; 移动要横置吗";
    [C17_1_2_1]
        "moved by a skill, tapped too?; moved by an effect and wants to attack; effect pulled my unit forward, does it rest; 被效果移动的要横置吗; 効果で移動したらレストする?";
    [C17_1_2_1]
        "moved unit stays exhausted until when; he moved but left it upright; forgot to rest the moved unit; 移动后忘记横置; 移動したのに縦のまま";
    [C17_1_2_1]
        "does moving tap my unit; I moved my archer back may he still shoot this turn; he moved his hero and then attacked with it";
    [C17_1_2_1] "移动完还能攻击吗; 换排要横置吗; 走完再打; 动了就不能打了吧";
    [C17_1_3]
        "moved a unit, move-trigger at once?; when does the on-move skill happen; trigger from moving before my attack; 移动触发的能力什么时候处理; 移動時の誘発はいつ処理";
    [C18_1] "all steps of an attack, when crit, support, evade; 攻击流程 步骤; 攻撃の手順 流れ";
    [C18_1]
        "steps of a fight; how does combat work; order of battle; when do we flip helpers, when do we dodge; battle sequence; forgot a step in the middle of the attack; 攻击的流程; 攻撃の手順; 战斗顺序搞错了";
    [C18_1]
        "how does an attack work from start to finish; what are the steps of combat; in which order do support and crit and evade happen";
    [C18_1_1] "is there a check before I tap my attacker";
    [C18_1_2]
        "attack with a tapped unit, attack twice, attacker rests; 已行动的单位能攻击吗 一回合攻击两次 攻击要横置; 行動済みで攻撃 2回攻撃 攻撃すると寝る";
    [C18_1_2] "swing with a tapped guy, how many times can one guy attack";
    [C18_1_2]
        "attack with a tapped unit, does attacking tap, attack twice with one unit, can two units attack together; 横置的能打吗 打完横置吗 一个单位能打两次吗 两个一起打; 行動済みで攻撃 攻撃したら行動済み 同じユニットで2回 2体で一緒に攻撃";
    [C18_1_2 C18_1_3] "gang up two attackers, one attack per unit, attack with the lord; 主角能攻击吗; 主人公で攻撃";
    [C18_1_2]
        "can I attack with a tapped unit; does attacking tap; attack with the same guy again; vigilance?; unit that moved attacks; attack twice with one unit; forgot to turn it sideways; 横置的还能攻击吗; レスト状態で攻撃できる?; 攻击过还能再打吗";
    [C18_1_2]
        "my lord wants to attack himself; can the leader fight; does the MC tap to attack; 主角能攻击吗; 主人公で攻撃できる?";
    [C18_1_2]
        "two units attack together; gang up on the lord; combine attackers; one attack with several units; 两个单位能一起攻击吗; 2体で同時に攻撃";
    [C18_1_2 C18_1_3]
        "can I attack my own unit; can I attack with his unit; can defenders strike back; attack somebody in my line; 能打自己的单位吗; 自分のユニットを攻撃";
    [C18_1_2]
        "attack with a unit stolen or newly promoted; unit untapped by a skill attacks again; second attack with a refreshed guy; stand again and attack twice; 被转正的单位能再攻击吗; 起こしたユニットで再攻撃できる?";
    [C18_1_2]
        "can a tapped unit attack; does attacking tap my unit; may one unit attack twice in a turn; he attacks with two units together as a team attack";
    [C18_1_2]
        "my swing was dodged does my attacker get to stand up again; does the attacker have vigilance and stay upright; I can attack with my lord too right";
    [C18_1_2] "my attacker loses the fight is it tapped or dead; do I tap before or after I choose the target";
    [C18_1_2 C18_1_13_1_1]
        "I swung with everything and the last hit was avoided so I want my fighter back upright; the dodge stopped my attack completely so surely I haven't used up that hero";
    [C18_1_2 C13_2_1_3]
        "I attacked last turn and now he is sideways in my opponent's turn can he still defend; does a tapped unit defend with less power";
    [C18_1_2] "攻击要横置吗; 打人要躺下吗; 攻击者要打横不";
    [C18_1_2] "横着的能攻击吗; 移动过的单位能打吗; 行动过的还能攻击不";
    [C18_1_2] "一个单位一回合能攻击几次; 重置后能再打吗; 竖起来又能打一次吧";
    [C18_1_2] "能两个人一起打一个吗; 合体攻击; 多打一";
    [C18_1_2 C13_5_1_2] "主角能攻击吗; 主人公上去打人会怎样; 老大能动手不";
    [C18_1_3]
        "what may I attack, choose target freely, attack units instead of the lord, back line, skip units to hit the lord; 可以打谁 任意选目标 直接打主人公 不打前面; 攻撃対象は自由 主人公を直接攻撃 後衛を攻撃";
    [C18_1_3 C20_1]
        "am I free to ignore the front guys and hit the lord in the back, taunt, protect; 能跳过前面的人打后排主角吗 有没有嘲讽; 前衛を無視して主人公を殴れる？ かばうとかある";
    [C18_1_3 C18_1_3_1] "pick any target in range, lord hiding in the back, no one in range";
    [C18_1_3 C18_1_3_1] "打谁随便选吗 够不着怎么办";
    [C18_1_3 C20_1]
        "pick who to hit, attack the lord directly, attack the player, must I go through others first, taunt, hit the main character from turn one; 能直接打主角吗 攻击谁 要先打别的吗 能打玩家吗; 主人公を直接殴れる 攻撃対象の選び方 プレイヤーを攻撃";
    [C18_1_3 C20_1]
        "can my lord be attacked on the back row, hide the lord behind, reach the back row; 主角躲后排会被打吗; 主人公を後衛に置けば安全";
    [C18_1_3 C20_1]
        "choose any enemy in reach, must I attack the lord, can units guard the lord; 别的单位能替主角挡吗 必须打前面的吗; 主人公をかばえる ブロックはある";
    [C18_1_3]
        "whom can I attack; can I hit untapped units; does the defender choose blockers; can he block for the lord; is there taunt; must I attack tapped ones only; protect my lord with another unit; 能选未行动的敌人打吗; アンタップのユニットも攻撃できる?; 有没有阻挡者";
    [C18_1_3]
        "go straight for the lord while he has others; attack the leader on turn two; must I kill the minions before the boss; can I ignore his guys; 能直接打主角吗; いきなり主人公を攻撃してもいい?";
    [C18_1_3]
        "changed my mind about the target; declared the wrong target; can I take back the attack after seeing support; switch target after flipping; 想换攻击目标; 対象を間違えた、変えたい";
    [C18_1_3]
        "attack the player directly; attack the orbs; hit his bonds; attack a supporter; direct attack with empty board; 能直接打宝玉吗; プレイヤーに直接攻撃";
    [C18_1_3]
        "attack the same enemy twice; both my guys at the same target; target already beaten lord again and again; hit the leader three times in one turn; 可以反复打同一个目标吗; 同じ相手を何度も攻撃できる?";
    [C18_1_3]
        "he moves another guy in front as a bodyguard; intercept; block my attack; redirect; guard from hand like Vanguard; shield with a card; 对手能用别的单位挡吗; 別のユニットでブロックできる?; 能从手牌格挡吗";
    [C18_1_3]
        "can I attack any enemy I like or do blockers get in the way; may I go for the main character while he has guards; does the defender choose who blocks";
    [C18_1_3]
        "can I attack a tapped unit only or also upright ones; is there taunt or ward in this game; may I change my target after seeing the support; can I attack two units at once";
    [C18_1_3 C20_2_1]
        "there are three guards in the front and the lord stands behind them can my swordsman get to him; I want to sneak past the front row to the main character with a melee hero";
    [C18_1_3] "攻击目标谁选; 对面能挡吗; 有没有阻挡; 能拦截吗";
    [C18_1_3] "能直接打对面主角吗; 前面有小弟能绕过去打主人公不; 必须先清随从吗";
    [C18_1_3 C20_2_1] "后排的主角能打到吗; 主角躲后面; 老大缩后排咋打";
    [C18_1_3] "能打自己单位吗; 攻击目标一次能选两个吗; 打自己人";
    [C18_1_3 C20_1] "攻击羁绊行不行; 能直接打宝玉吗; 打手牌";
    [C18_1_3_1]
        "nothing in range, no target, does the unit get rested; 没有目标可打 单位会横置吗; 対象がいない 攻撃できない 行動済みになる";
    [C18_1_3_1]
        "no enemy in reach, attack with no target, does it get tapped anyway; 打不到人 宣言了没目标 白横吗; 届く相手がいない 対象がいないのに攻撃宣言";
    [C18_1_3_1]
        "declared an attack but nobody is in reach, does it stay tapped; no legal target, take back; archer has only adjacent enemies; he tapped and then noticed he can't reach; attack out of range; 宣言攻击发现打不到，要转回来吗; 届かないのに攻撃宣言した、戻す?";
    [C18_1_3_1]
        "I tapped my mage and there's nothing in range does he stay tapped; I attacked with a sword from the back row and we noticed it's impossible; no legal target for the attack what do we do";
    [C18_1_3_1] "没目标能攻击吗; 打不到人横了能退回来吗; 宣言攻击发现够不着";
    [C18_1_3_2 C18_1_3_2_1]
        "when does a battle begin, attacking unit and defending unit; 战斗什么时候开始; 戦闘開始 攻撃ユニット 防御ユニット";
    [C18_1_3_2]
        "when does the battle begin; is it already battle when I tap; battle started before or after the target choice; 什么时候算进入战斗; 戦闘はいつ始まる";
    [C18_1_3_2] "from which moment on is it a battle; has the fight begun before the target is chosen";
    [C18_1_3_2_1]
        "who counts as the defender; both fighters are battle units?; supporter counted as battling?; 被攻击的算战斗单位吗; 防御ユニットとは";
    [C18_1_3_2_1] "which of the two is the defending unit; are supporters part of the battle units";
    [C18_1_3_2_1] "谁是攻击方谁是防御方; 防御单位是哪个";
    [C18_1_3_2_1_1] "when attacking trigger, before support; 攻击时 触发 支援前; 攻撃した時 誘発 支援の前";
    [C18_1_3_2_1_1]
        "when attacking skill, when does it trigger; my attack trigger goes off before target?; attack triggers before support; forgot my when-attacks skill, support already flipped; 「攻击时」什么时候触发; 攻撃した時の誘発はいつ";
    [C18_1_3_2_1_1]
        "when does my when attacking skill trigger; is the on attack effect before the support flip; does a strike effect go off when I name the target or when damage is dealt";
    [C18_1_3_2_1_1] "攻击时技能什么时候触发; 攻击时的技能在选目标那会吗";
    [C18_1_3_2_1_2]
        "attacked unit left the field during battle, defender bounced; 被攻击的单位中途离场 战斗怎么办; 防御ユニットが途中でいなくなった";
    [C18_1_3_2_1_2] "target got bounced or died before damage, what about my attack";
    [C18_1_3_2_1_2 C18_1_3_3] "打的过程中对面换排或者离场";
    [C18_1_3_2_1_2]
        "defender left the field in the battle, target gone, attack target bounced mid battle, attack on nothing; 战斗中防御单位离场了 被弹回手 攻击怎么办; 戦闘中に防御ユニットがいなくなった 攻撃はどうなる";
    [C18_1_3_2_1_2 C18_1_3_3]
        "defender removed by a support skill, attack continues; 支援能力把防御方弄走; 支援スキルで防御側が消えた";
    [C18_1_3_2_1_2]
        "defender was removed in the middle of the fight; target bounced during the attack; defender died before damage; does my attack get a new target; he returned the attacked unit to hand; 被攻击的单位中途离场; 戦闘中に防御ユニットがいなくなった";
    [C18_1_3_2_1_2]
        "defender gone, do we still flip support; does my attacker untap when the target vanished; can I crit against nothing; 目标没了还要翻支援吗; 防御側が消えた後の戦闘は続く?";
    [C18_1_3_2_1_2]
        "my on attack skill bounced or killed the defender is the fight over; the target left the field before the support who am I fighting; may I choose a new target when the defender disappears";
    [C18_1_3_2_1_2 C18_1_15]
        "the defender was removed in the middle of combat does anyone win the fight; the enemy unit I attacked is gone do I still flip my support card";
    [C18_1_3_2_1_2]
        "my skill at the attack killed the guard before the fight and I want to redirect the attack to the lord; the attacked guard is gone do I get my attacker upright again";
    [C18_1_3_2_1_2] "攻击的目标半路离场了还打吗; 防守的跑了战斗怎么办; 目标没了能换人打吗";
    [C18_1_3_2_1_2 C18_1_20] "防御单位没了支援还翻吗; 打的人没了战斗直接结束吗";
    [C18_1_3_3]
        "unit changed lines during the battle, out of range after attack declared; 战斗中被移动到后卫 射程不够 还打吗; 戦闘中に前衛後衛が入れ替わった 射程外 攻撃は続く";
    [C18_1_3_3] "somebody swapped rows in the middle of the fight, still in range";
    [C18_1_3_3]
        "defender moved to the other row in battle, out of range now, pushed back, does the fight continue; 战斗中被移到后排还打吗 移出射程; 戦闘中に後衛に動かされた 射程外になった";
    [C18_1_3_3]
        "defender moved to the back row in the battle, is he out of reach; swapped lines in the middle of the fight; attacker pushed back, does the attack stop; dodged by moving; range no longer fits; 战斗中被移到后排还打得到吗; 戦闘中に後衛へ移動した";
    [C18_1_3_3]
        "my defender got moved to the back row by a skill does the attack stop; the target is no longer in range because it was pushed back does combat continue; can I dodge by moving out of range";
    [C18_1_3_3] "打的时候防守者被移到后排还打得到吗; 战斗中换排; 被打的跑到后面还算吗";
    [C18_1_4]
        "triggers at attack declaration resolve when; before support or after; skill on attacking, do we flip first; 宣言攻击后的触发在翻支援前处理吗; 攻撃宣言後のチェックはいつ";
    [C18_1_4]
        "my attack trigger makes the lord die before supports are flipped is that checked; when are on attack triggers resolved";
    [C18_1_4] "选完目标到翻支援之间能触发吗; 攻击时效果在支援前做吧";
    [C18_1_5]
        "where do support cards come from, reveal top card, who flips support; 支援卡从哪来 翻卡组顶 双方都支援; 支援カードはどこから デッキの上 お互い";
    [C18_1_5 C18_1_17]
        "no deck left when supporting, what if I cannot flip support; 没牌翻支援怎么办; 支援するカードがない";
    [C18_1_5 C18_1_9] "flip the top card for backup, how much power does the backup give";
    [C18_1_5]
        "both flip a card for support, reveal top of the deck in a battle, must I support, may I skip support; 支援要翻牌吗 双方都翻吗 能不支援吗; 支援はお互いめくる 支援しない";
    [C18_1_5 C11_3_1] "support with my last card, no cards to flip for support; 没牌支援怎么办; 支援するカードがない";
    [C18_1_5]
        "flip the top card to help; does the defender flip too; both of us reveal a helper?; forgot to flip support; only the attacker supports; support from hand or deck; choose not to support; damage check like Vanguard; 防守方也要翻支援吗; 支援は両方めくる?; 忘记翻支援了";
    [C18_1_5]
        "he flipped two support cards; flipped support before I chose the target; may I refuse to flip because my deck is small; deck has no card for support; 可以不翻支援吗; 支援しない選択はある?; 翻了两张支援";
    [C18_1_5 C2_10]
        "who flips first; deck of both players runs out at the support; last card of the deck is the support; attacker or defender support first; 谁先翻支援; 支援はどっちが先にめくる";
    [C18_1_5]
        "support flipped with the lord fighting; lord attack gets a helper as well?; one helper per battle; choose the helper from hand; top card only; 支援卡能自己选吗; 支援カードは選べる?";
    [C18_1_5]
        "do both of us flip the top card in combat; may I choose my support card from my hand; is flipping a support optional; the defender forgot to turn over a support card";
    [C18_1_5]
        "I would rather not lose the top card of my deck can I skip support; is the support from my own deck or the opponent's; whose card is flipped first";
    [C18_1_5 C11_2]
        "my deck has just one card left and I have to flip it for support; my library is empty when I must reveal a support";
    [C18_1_5] "支援是翻卡组顶吗; 双方都要支援吗; 能不支援吗";
    [C18_1_5] "支援能从手里出吗; 支援牌可以自己选吗";
    [C18_1_5] "支援是攻击方先翻还是一起翻; 翻支援的顺序";
    [C18_1_5_1 C18_1_5_1_1_1]
        "compare names of support, successful support; 支援成功 比较单位名; 支援成功 名前を比べる";
    [C18_1_5_1]
        "compare the helper with whom; whose name is checked for support; both players check the names?; 支援卡和谁比名字; 支援は誰の名前と比べる";
    [C18_1_5_1] "how do I know if my support works; which names do I compare when the top card is revealed";
    [C18_1_5_1]
        "his support is the same hero as my attacker does his support fail; do we compare the support name with the enemy's unit";
    [C18_1_5_1_1 C18_1_5_1_1_2]
        "support is the same character as my fighter, support fails, same name support; 支援翻到同名 支援失败 没有支援力; 支援が同じキャラ 支援失敗 同名";
    [C18_1_5_1_1] "flipped the same guy as support; 翻出自己同名 支援没了; 支援で同名めくれた 支援力足せない";
    [C18_1_5_1_1] "backup card turned out to be the same guy, does it whiff";
    [C18_1_5_1_1 C18_1_5_1_1_2] "支援翻到自己";
    [C18_1_5_1_1 C18_1_5_1_1_2]
        "support failed same character name, flipped my own hero, support card is the same unit, where does it go; 支援翻到同名 支援失败 那张牌去哪; 支援が同名だった 支援失敗 失敗したカードは";
    [C18_1_5_1_1]
        "support card has the same name as my attacker, flipped the same hero; 翻到和攻击者同名; 攻撃ユニットと同名がめくれた";
    [C18_1_5_1_1 C18_1_5_1_1_2]
        "same name support does it still give power, failed support shows; 支援失败还加战斗力吗; 支援失敗したら支援力は入らない";
    [C18_1_5_1_1 C18_1_5_1] "same character with another title for support; 称号不同算支援失败吗; 称号違いでも支援失敗";
    [C18_1_5_1_1]
        "flipped the same hero as the one fighting; support is the same name; same name support fails; my helper has the attacker's name; supporter shares the title only; 翻出同名支援失败吗; 支援が同名だった; 同名支援";
    [C18_1_5_1_1]
        "helper has the same name as the enemy's unit; support matches another ally of mine not in battle; flipped a card named like his fighter; same name as the lord who isn't fighting; 支援和对手单位同名算失败吗; 相手のユニットと同名の支援は成功?";
    [C18_1_5_1_1]
        "same name but different title flipped as helper; promoted version of the fighter flipped; kid version as supporter; 翻到同角色不同称号的支援; 称号違いの同名が支援に出た";
    [C18_1_5_1_1]
        "his support fails, mine works; one fails and one succeeds; both supports failed; defender's helper has the defender's name; 防守方支援同名也失败吗; 防御側の支援も同名なら失敗?";
    [C18_1_5_1_1]
        "I flipped the same hero as my attacker do I get the support value; the top card was another version of my own fighter; the subtitle is different but the hero is the same does the support fail";
    [C18_1_5_1_1]
        "do I get a bonus when I flip the same character; same name support is good or bad; the defender flips its own name what happens";
    [C18_1_5_1_1 C18_1_5_1_1_2]
        "I turned over another copy of the attacking hero and now my support seems to be worth nothing; I am attacking with Chrom and flipped Chrom from the top";
    [C18_1_5_1_1 C14_2_1_2] "my fighter is a promoted version and I reveal the basic version as support does that fail";
    [C18_1_5_1_1] "支援翻出来和打的人同名怎么办; 支援失败是啥; 翻到自己同名";
    [C18_1_5_1_1] "支援翻到和对面同名会失败吗; 和敌人重名的支援";
    [C18_1_5_1_1 C18_1_5_1] "支援同名不同称号也算失败吗; 看单位名还是卡名判支援";
    [C18_1_5_1_1_1]
        "did my support succeed; when support succeeds skills; support value 0, success?; is it a success if his failed; 支援怎样算成功; 支援成功の条件; 支援力0算成功吗";
    [C18_1_5_1_1_1]
        "when does a support count as successful for a skill; I flipped a different character is my support a success even though it has zero value";
    [C18_1_5_1_1_1] "效果把支援牌打没了还算支援成功吗; 支援的被拿走算失败吗; 没失败就是成功吧";
    [C18_1_5_1_1_2]
        "failed support goes where; put the failed helper in my hand?; failed support back under the deck; shuffle it back in; 支援失败的卡去哪; 失敗した支援カードはどこへ";
    [C18_1_5_1_1_2]
        "support failed, do I flip another; new helper after a failed one; redo the support check; 支援失败能再翻一张吗; 失敗したらもう1枚めくる?";
    [C18_1_5_1_1_2]
        "where does a failed support go; may I flip another card when my support failed; does the failed support card return to the bottom of the deck";
    [C18_1_5_1_1_2] "支援失败的牌去哪; 失败的支援直接进墓吗; 没支援到的回卡组吗";
    [C18_1_5_1_1_2] "支援失败还加支援力吗; 翻到同名加不加力";
    [C18_1_5_1_1_2 C18_1_13_1] "支援失败的还能拿回来闪避吗; 翻到同名能直接当回避吗";
    [C18_1_6]
        "trigger on support success, before emblem or after; support success skill timing; check after flipping helpers; 支援成功时的能力什么时候处理; 支援成功時の誘発のタイミング";
    [C18_1_6]
        "is there a check after the supports are flipped; my skill triggers on the support failing when do I do it";
    [C18_1_6] "翻完支援能触发技能吗; 支援失败触发在支援技之前吗";
    [C18_1_7] "order of support skills, whose support ability first; 支援能力谁先; 支援スキルの順番";
    [C18_1_7 C21_2_3_1_5_2]
        "both supports have skills, mine is wrong type; 支援能力 类型不对 能用吗; 支援スキルの種類が違う";
    [C18_1_7 C21_2_3_1_5_2] "whose backup skill resolves first, wrong kind of backup icon";
    [C18_1_7 C21_2_3_1_5_2] "支援技能能不能用 谁先用";
    [C18_1_7 C21_2_3_1_5_2]
        "support skills order, attack emblem when defending, does my support skill work on defence; 支援能力谁先 防守时能用攻击型支援吗; 支援スキルの順番 攻撃型の支援を防御で使う";
    [C18_1_7] "both have support skills which goes first, who resolves first; 双方支援能力先后; 支援スキルはどっちから";
    [C18_1_7 C21_2_3_1_5_2]
        "defender's support skill in my attack, support skill of failed support; 支援失败能用支援技吗; 支援失敗のスキル";
    [C18_1_7]
        "whose emblem resolves first; support skills order; his defence emblem before my attack emblem; both supporters have skills; 支援能力谁先处理; 支援スキルの順番; 双方都有支援技";
    [C18_1_7 C21_2_3_1_5_2]
        "support skill on a failed support, does it work; emblem of the same-name helper; failed helper's skill still resolves?; 支援失败了支援能力还能用吗; 失敗した支援の能力は発動する?";
    [C18_1_7]
        "my emblem draws me a card: before the crit decision?; when do emblems happen; support skill before adding the number; forgot the emblem until after the crit; 支援能力在加支援力之前吗; 支援スキルはいつ使う";
    [C18_1_7]
        "whose support skill goes first; do both support abilities happen; does the attacker resolve his support effect before mine";
    [C18_1_7] "I have a defence type support skill and I'm attacking does it work";
    [C18_1_7] "双方支援技能谁先; 攻击方支援技先发吗";
    [C18_1_7 C21_2_3_1_5_2] "支援失败支援技能还能用吗; 失败了技能发不发";
    [C18_1_7] "支援技能在加支援力前还是后; 先发支援技再加支援值吗";
    [C18_1_8 C18_1_7]
        "emblem triggered something, before adding support numbers?; check after emblems; 支援能力引发的触发在加战力之前吗; 支援スキル後のチェック";
    [C18_1_8]
        "a unit died from a support skill is it removed before the powers are added; when do triggers from support skills resolve";
    [C18_1_9] "support value added to power; 支援力加到战斗力; 支援力を足す";
    [C18_1_9 C18_1_19]
        "support bonus lasts for the next battle, two attacks; 支援加的战力下一战还有吗; 支援の戦闘力は次の戦闘も";
    [C18_1_9 C18_1_5] "backup adds to the attack from the deck top for both sides";
    [C18_1_9] "add support number to power; 支援力加到战斗力; 支援力を足す";
    [C18_1_9 C18_1_5]
        "what does flipping for support do, support number added, how does support work; 支援怎么算; 支援の仕組み";
    [C18_1_9]
        "what do I add to my power; add the helper's attack or its support; sum up the fight; does the defender add too; forgot to add the support; boost from support lasts how long; 支援力怎么加; 支援力を足す; 防守方也加支援力吗";
    [C18_1_9]
        "do I add the 70 or the 20 of the flipped card; support number left side; two values on the helper; 翻出来的卡加战斗力还是支援力; 支援カードの戦闘力を足すのか";
    [C18_1_9]
        "failed helper, do I still add its 20; support number when the support failed; no helper, add zero; 支援失败还加支援力吗; 支援失敗でも支援力を足す?";
    [C18_1_9]
        "what do I add to my power in a fight; does the supporter's attack power count or only the small number; is the support value added for the defender as well";
    [C18_1_9] "my support failed do I still add its number; we forgot to add supports before comparing";
    [C18_1_9 C18_1_11_1_1]
        "I have forty and flipped a twenty support and then crit what's my total; he doubled his base of fifty but the support was added already so is it one hundred twenty or one hundred forty";
    [C18_1_9] "支援值加给谁; 支援力加到战斗力上吗; 翻牌加多少";
    [C18_1_9 C2_3] "卡组没牌翻不了支援加多少; 没有支援卡就不加吗";
    [C18_1_10 C18_1_12]
        "triggers between support and crit; may something happen before the crit choice; check before I dodge; 必杀之前的检查时点; 必殺の前に誘発を処理する?";
    [C18_1_10] "is there a check after the supports are added and before I say crit";
    [C18_1_11 C18_1_11_1]
        "how to do a critical, discard same name card, crit with different title, defender crit, when; 必杀怎么发动 弃同名卡 称号不同可以吗 防守方能必杀吗; 必殺攻撃のやり方 同名カードを捨てる 称号違い 防御側は";
    [C18_1_11]
        "defending player double power, crit when attacked, crit after seeing supports; 被打的时候能必杀吗 看完支援再决定必杀; 守る側は必殺できる？ 支援を見てから決められる";
    [C18_1_11 C18_1_11_1] "how to crit, pitch a copy from hand, defender crit";
    [C18_1_11 C18_1_11_1 C18_1_11_1_1 C18_1_11_2] "必杀怎么用 丢什么 翻几倍 零战力行吗";
    [C18_1_11 C18_1_11_1]
        "crit by discarding the same name, double the power, can the defender crit, critical with a card of another name, who may crit; 必杀怎么用 弃同名卡翻倍 防守方能必杀吗 弃别的名字行吗; 必殺攻撃のやり方 防御側も必殺 同名を捨てる";
    [C18_1_11]
        "crit twice in one battle, two criticals, discard two for triple; 一次战斗能必杀两次吗; 必殺を2回 2枚捨てて";
    [C18_1_11 C18_1_13]
        "crit or evade first, see the support before deciding to crit or dodge, decide after seeing flipped cards; 先必杀还是先回避 看完支援再决定必杀吗; 必殺と回避どっちが先 支援を見てから決める";
    [C18_1_11]
        "may I crit before support, when do I announce a crit, crit after seeing both supports; 什么时候宣言必杀; 必殺はいつ宣言";
    [C18_1_11 C18_1_13]
        "who crits and who evades, attacker evade, defender critical; 防守方能必杀吗; 防御側は必殺できない";
    [C18_1_11]
        "when do I say crit; crit before or after seeing the support; may the defender crit; who can do a critical; can I crit twice; two crits in one fight; critical on defence; 防守方能必杀吗; クリティカルは攻撃側だけ?; 一次战斗能必杀两次吗";
    [C18_1_11]
        "he dodged, now I want to crit; crit after the evade; said no crit, he didn't dodge, now I say crit; too late for a critical?; 对手回避之后再必杀; 回避の後にクリティカルできる?; 说了不必杀能反悔吗";
    [C18_1_11]
        "is it my choice before I know his dodge; do I have to wait for the defender to say first; who decides first, crit or evade; order of critical and dodge; 必杀和回避谁先宣言; 必殺と回避どちらを先に決める";
    [C18_1_11]
        "can I crit before I see the supports; may the defender make a critical hit; can I crit twice in one attack; do I have to crit";
    [C18_1_11]
        "I want to wait if he evades before I decide on the crit; the defender wants to double his power too; do I announce the crit after the evade";
    [C18_1_11 C18_1_13]
        "he asked me whether I want to avoid before he told me if he would crit; who has to speak first the one who crits or the one who evades";
    [C18_1_11] "必杀什么时候喊; 能在翻支援之前先必杀吗; 暴击时机";
    [C18_1_11] "防守方能必杀吗; 对面打我我能暴击吗; 必杀只有攻击方能用吧";
    [C18_1_11 C18_1_13] "一次战斗必杀和回避能都用吗; 暴击之后对面还能闪";
    [C18_1_11_1 C18_1_11_1_1]
        "what does a crit cost, crit with the promoted card of same name, critical doubles what; 必杀弃什么牌; 必殺は何を捨てる";
    [C18_1_11_1]
        "what do I discard for a crit; need the same name for a critical; discard a promoted version of him; discard any card to double; cost of a crit; crit with another character's card; 必杀要弃什么; クリティカルのコスト; 弃同名不同称号可以吗";
    [C18_1_11_1]
        "discard from my bonds or from under the unit for a crit; use the stacked card below for the critical; orb as crit cost; 用叠在下面的卡付必杀可以吗; 下に重なったカードでクリティカル";
    [C18_1_11_1]
        "copy of the lord in hand, crit with the lord; name on the top card or any in the stack; crit with a promoted one's other name; discard base form to crit as the promoted; 升级后的单位用基础形态的卡必杀行吗; 下級職のカードで必殺できる?";
    [C18_1_11_1]
        "what do I have to discard to crit; can I discard a hero with another subtitle for a critical; may I crit with any card of the same colour; he used a card from the bonds as a crit";
    [C18_1_11_1]
        "my supporter has the same name can I crit with that one; does my promoted hero crit with the basic version of himself; how do I double my attack";
    [C18_1_11_1] "必杀要弃什么牌; 暴击弃同名牌吗; 弃随便一张能必杀不";
    [C18_1_11_1] "必杀弃的同名称号不同行吗; 弃一费的同角色可以暴击不";
    [C18_1_11_1] "能从羁绊或场上拿同名去必杀吗; 用叠在下面的牌必杀";
    [C18_1_11_1 C18_1_11] "能连续必杀两次吗; 一次战斗弃两张翻四倍";
    [C18_1_11_1_1]
        "critical doubles power with support included, crit twice, how much; 必杀翻倍算支援吗 必杀两次; 必殺で2倍 支援力も含む 2回必殺";
    [C18_1_11_1_1 C24_1_10_1] "crit with doubled power, multiply four times; 必杀加两倍变四倍吗; 必殺と2倍 4倍になる";
    [C18_1_11_1_1 C18_1_11_2] "how much does a crit add, crit with no power";
    [C18_1_11_1_1]
        "crit doubles support too, boosted power doubled, power after crit; 必杀翻倍算支援吗 加成也翻倍吗; 必殺は支援込みで2倍 修正も2倍";
    [C18_1_11_1_1]
        "does the crit double the support too; double base or total; what does a critical do; add 60 or 90; crit with +20 buff doubled?; how strong is a crit; does crit break two orbs; 必杀翻倍包括支援力吗; 必殺は支援込みで2倍?; 暴击加多少";
    [C18_1_11_1_1]
        "after my crit the support or boost comes later, is that doubled; buff applied after the crit; power raised again after doubling; 必杀后再加的战斗力翻倍吗; 必殺後の強化も倍になる?";
    [C18_1_11_1_1]
        "40 power plus 20 support, crit gives 80 or 120; attack after doubling; crit math; counting a critical hit; 必杀怎么算，40加20支援; 必殺の計算";
    [C18_1_11_1_1]
        "how much does a crit add; is support doubled as well by the critical hit; does the crit double the printed power or the boosted one";
    [C18_1_11_1_1] "I have 50 plus 20 support what is my power after the critical; later boosts are they doubled too";
    [C18_1_11_1_1] "必杀是翻倍吗; 暴击连支援值一起翻倍不; 必杀加多少";
    [C18_1_11_1_1] "必杀之后再加的力也翻吗; 暴击两倍后buff算不算";
    [C18_1_11_1_1_1] "power by hand size and critical; 手牌数加成 必杀; 手札の枚数で戦闘力 必殺";
    [C18_1_11_1_1_1]
        "power counts my hand and I threw one away for the crit; hand-size attacker crits: count before or after; minus ten because the hand shrank; 按手牌数加战力的单位必杀怎么算; 手札枚数で強化のユニットが必殺";
    [C18_1_11_1_1_1]
        "my unit gets plus ten for each card in hand and I discard one to crit what is doubled; hand size bonus and critical hit do I count the discarded card";
    [C18_1_11_1_1_1] "战斗力看手牌数的必杀按弃之前还是弃之后算; 手牌加力的暴击怎么翻";
    [C18_1_11_2] "critical with zero power; 战斗力0能必杀吗; 戦闘力0で必殺";
    [C18_1_11_2] "crit with zero power; 战斗力0能必杀吗; 戦闘力0で必殺";
    [C18_1_11_2]
        "crit with negative power; power zero, may I crit; double zero; attacker at -10 wants a critical; 战斗力0能必杀吗; 戦闘力0以下で必殺攻撃できる?";
    [C18_1_11_2]
        "my attacker is at zero power can I crit; can I double negative power; he reduced my attack below zero and I want to discard for a critical";
    [C18_1_11_2] "战斗力0能必杀吗; 负的力翻倍";
    [C18_1_12] "is something checked between the crit and the evade";
    [C18_1_12_1 C18_1_18_1]
        "at a critical, at the end of the battle triggers; 必杀时 战斗结束时 触发; 必殺時 戦闘終了時";
    [C18_1_12_1]
        "when you critical skill, when does it happen; trigger on crit before or after the dodge; crit trigger forgot until the evade; 「必杀攻击时」什么时候处理; 必殺攻撃時の能力はいつ";
    [C18_1_12_1]
        "when does my skill that says at a critical hit happen; I crit and the on crit ability draws a card before he decides to dodge; may he evade before my crit trigger";
    [C18_1_12_1] "必杀时的触发什么时候处理; 暴击后技能在回避之前吗";
    [C18_1_13 C18_1_13_1]
        "how to evade, discard same name, attacker evade, evade after crit, evade with orb; 回避怎么做 弃同名 被必杀后能回避吗; 神速回避のやり方 同名を捨てる 必殺の後に回避";
    [C18_1_13]
        "dodge after a crit was paid, dodge with what card, refuse to dodge; 对面必杀了我还能闪吗; 必殺されてから回避していい？";
    [C18_1_13 C18_1_13_1] "how to dodge, pitch a copy, does the attacker get to dodge";
    [C18_1_13 C18_1_13_1] "闪避怎么用 丢什么卡";
    [C18_1_13 C18_1_13_1 C18_1_13_1_1]
        "dodge by discarding the same name, avoid the attack, evade a crit, attacker evades, save my unit; 回避怎么用 弃同名躲掉 必杀能回避吗 主角能回避吗; 神速回避のやり方 必殺を回避 攻撃側の回避";
    [C18_1_13]
        "when may I dodge; dodge before the crit; may the attacker dodge; can I evade after seeing if he crits; forgot to evade, powers already compared; can the lord evade; 什么时候能回避; 回避はいつ宣言; 忘记回避了";
    [C18_1_13]
        "opponent skips my evade step; he put my unit in the trash before I could dodge; he rushed the fight; didn't ask me whether I evade; 没问我回不回避就算死了; 回避するか聞かれなかった";
    [C18_1_13]
        "evade when the support failed; dodge with full power anyway; evade when I'm stronger; evade an attack by an archer; 支援失败还能回避吗; 支援失敗でも神速回避できる?";
    [C18_1_13]
        "dodge the skill; evade an effect that kills; no battle, may I evade; evade outside of combat; 效果能用神速回避躲吗; 効果に対して回避できる?";
    [C18_1_13]
        "dodge after comparing; I saw that I lose, now I evade; too late to evade; he already picked up the unit; took back the pass on evading; 比完战力还能回避吗; 比較した後に回避は遅い?";
    [C18_1_13]
        "when can I evade; must I decide about dodging before he crits; can the attacker evade; may I dodge after the powers were compared";
    [C18_1_13]
        "I am the defender and he has crit already can I still dodge; can I evade although I would win the fight anyway; may I evade with a unit that is not being attacked; is evading once per turn";
    [C18_1_13 C24_1_3_1]
        "can I evade a skill that says defeat target unit; may I throw away a copy to dodge an effect that kills";
    [C18_1_13] "回避什么时候喊; 对面先必杀我再闪吗; 看完必杀再决定闪不闪";
    [C18_1_13] "攻击方能回避吗; 我打人能闪吗";
    [C18_1_13_1 C18_1_11_1]
        "evade or crit with a different version of the hero, same character other title; 不同版本的同一角色能拿来回避吗; 別バージョンの同じキャラで回避できる";
    [C18_1_13_1 C18_1_13_1_1]
        "dodge a critical hit, no same name in hand can't dodge, evade with a card of other title; 称号不同能回避吗; 称号違いで回避";
    [C18_1_13_1]
        "what do I discard to dodge; evade with another hero's card; same name to evade; discard two to dodge; no same name card in hand, can I dodge; discard the different version; 回避要弃什么; 回避のコスト; 没有同名手牌能回避吗";
    [C18_1_13_1]
        "dodge for an ally; the lord takes the hit for her; cover another unit; evade with the lord's card for someone else; 能替队友回避吗; 別のユニットのために回避";
    [C18_1_13_1]
        "crit and dodge with the same card name, both need a card; evade when there's no enemy crit; can I dodge by discarding the very unit's lower card; 能用叠着的卡回避吗; 下のカードで回避できる?";
    [C18_1_13_1]
        "what do I need in hand to dodge; can I evade with a card of another character; does my lord evade with any copy of himself; may I discard two cards of any kind to avoid";
    [C18_1_13_1]
        "he discarded a different hero to evade; my defender is stacked with the same name underneath can I use that card to evade; the evade card goes back to my hand or to the graveyard";
    [C18_1_13_1] "回避弃什么牌; 闪避要弃同名吗; 用攻击方同名能闪不";
    [C18_1_13_1 C18_1_13] "主角也能回避吗; 主人公同名牌能拿来闪避吧; 给主角闪一下";
    [C18_1_13_1 C2_7] "没同名能闪吗; 手上没防守角色闪不了";
    [C18_1_13_1_1] "evaded, is the unit safe, is anything else happening; 回避了还会被击破吗; 回避したら撃破されない";
    [C18_1_13_1_1 C18_1_13]
        "can I dodge an attack on my lord, evade keeps orb, evade with which card; 主角被打能回避吗 保宝玉; 主人公への攻撃を回避してオーブを守る";
    [C18_1_13_1_1]
        "dodged a crit, am I safe; does evasion beat critical; both crit and evade, who wins; evaded with lower power; do I survive if I dodge; does the attacker get hurt when I dodge; 必杀能被回避吗; クリティカルを回避できる?; 回避了还会死吗";
    [C18_1_13_1_1]
        "evaded, and then a skill destroys my unit; does the dodge protect from effects; evasion lasts for the next attack as well?; second attack after I dodged; 回避之后下一次攻击还有用吗; 回避は次の攻撃にも効く?; 效果击破回避得了吗";
    [C18_1_13_1_1]
        "I evaded do I still compare powers; my unit dodged but could it be destroyed by the attacker's skill in the same battle; does an evade save me from the whole turn or just this attack";
    [C18_1_13_1_1]
        "the opponent evaded so does my attacker die or get damaged; after an evade is my lord safe from losing a shield; can he evade the same attack when I have doubled power";
    [C18_1_13_1_1] "闪了之后必杀还能打死吗; 回避了就一定不死吗; 神速回避绝对躲吗";
    [C18_1_13_1_1] "回避完这回合再被打还有效吗; 闪一次管一回合吗";
    [C18_1_14]
        "evade triggers resolve when; after the dodge before the comparison; skill on evasion; 回避时触发的能力; 回避後のチェック";
    [C18_1_14] "do triggers on evading resolve before the fight is decided";
    [C18_1_15]
        "equal power, who wins a tie, attacker lower than defender, does the attacker die, counterattack; 战力相同谁赢 平手 攻击方输了会死吗 反击; 戦闘力が同じ どっちが勝つ 攻撃側が負けたら撃破される 反撃";
    [C18_1_15]
        "attacker has less power, does my attacker die then; 我打的人战力低 会反被打死吗; 攻撃側の方が低かったら自分がやられる？";
    [C18_1_15] "tie in power, does the attacker lose anything, does my attacker die when weaker";
    [C18_1_15] "一样大谁死 打不过会死吗";
    [C18_1_15]
        "equal power who wins, tie in battle, same strength, attacker weaker does it die, does the attacker die when it loses; 战斗力一样谁赢 攻击方打不过会死吗; 戦闘力が同じならどっち 負けた攻撃側はやられる 反撃";
    [C18_1_15]
        "attacker has the same power as the defender who dies, does the loser attacker retreat, what if my attack is weaker; 打平谁死; 同じ数値で攻撃側が勝つ";
    [C18_1_15]
        "attacker survives losing, tie kills defender, does attacker take damage; 攻击输了没事吗; 攻撃側は負けても無事";
    [C18_1_15]
        "same power, who wins; tie in battle; 50 against 50; does the attacker need more or equal; equal attack both die?; he says ties go to the defender; 战斗力相等谁死; 同じ戦闘力ならどっちが勝つ";
    [C18_1_15]
        "attacker is weaker, does it die; does a failed attack kill my attacker; counterattack damage; does the defender hit back; lost the fight as attacker; 攻击失败攻击方会死吗; 攻撃側が負けたら撃破される?; 有反击吗";
    [C18_1_15]
        "damage stays on the unit; does a unit have HP; weakened by the first attack; two attacks add up; 伤害会累积吗; ダメージは蓄積する?";
    [C18_1_15]
        "my attack fell short by ten; attacker below, nothing happens?; survive with more power; what if the defender is stronger; 攻击方战力低会怎样; 攻撃側が低かったら何も起きない?";
    [C18_1_15]
        "both negative in the battle; zero against zero; attacker 0 hits defender 0; compare with minus values; 双方都是0谁赢; 0対0の戦闘";
    [C18_1_15]
        "what happens on equal power who wins the fight; my attacker is weaker does it die; is there counter damage to the attacker";
    [C18_1_15]
        "the attack was too weak so what happens to both units; we tie at seventy each does the defender fall; does damage stay on the unit like in Magic; does excess damage hit the lord or trample over";
    [C18_1_15]
        "both of us have the same total do both die as in a bounce; my attacking lord has less power do I lose an orb";
    [C18_1_15]
        "my defender won the fight by twenty does the attacker go to the graveyard; he ran his weak guy into my strong one and it just survived is that correct";
    [C18_1_15] "the attacker and my unit both end up at sixty after supports and my friend says the defender wins ties";
    [C18_1_15] "战斗力一样谁赢; 打平攻击方赢吗; 力相等算打死吗";
    [C18_1_15] "防守方力大攻击者会死吗; 打不过会被反杀吗; 反击伤害";
    [C18_1_15] "多出来的战斗力会溢出打主角吗; 穿透伤害; 有没有践踏";
    [C18_1_15] "打输了防守的会掉力吗; 伤害会累积吗; 残血";
    [C18_1_15 C9_3_1] "比完力马上进墓还是等检查; 输了先进击破状态吗";
    [C18_1_15_1]
        "counts as having defeated, orb broken is lord defeated; 算击破了吗 打主人公掉宝玉算击破; 撃破したことになる";
    [C18_1_15_1 C9_3_2] "breaking an orb counts as defeating the lord";
    [C18_1_15_1]
        "does beating the lord count as defeating, defeat trigger when orb is lost; 打破宝玉算击破吗; オーブを割ったら撃破した扱い";
    [C18_1_15_1]
        "did my attack defeat it; evaded, did I kill it; skill when this unit defeats an enemy; lord lost an orb, counts as defeating?; orb break counts as a kill; 打主角碎宝玉算击破吗; 主人公のオーブを割ったら撃破したことになる?";
    [C18_1_15_1]
        "my skill asks whether my attack defeated an enemy does it count when the lord only lost an orb; killed by the comparison counts as defeated by my unit right";
    [C18_1_15_1] "a skill says when this unit defeats an enemy and the lord survived by taking a shield do I get it";
    [C18_1_15_1] "怎么算击破了对面; 打主角碎宝玉算击破吗; 攻击击破触发";
    [C18_1_15_1 C24_1_3_1] "技能弄死的算攻击击破吗; 效果击破触发攻击击破时不";
    [C18_1_16]
        "when beaten does the unit leave before support cards are put away; does the dead unit leave before the support is discarded; trigger on defeat before supports go; 先送死掉的单位还是先弃支援; 撃破と支援の片付けどっちが先";
    [C18_1_16]
        "when does the losing defender leave the board in the attack; is the lord's orb taken before the support cards are put away; does the game end before the supports are discarded";
    [C18_1_16] "被打死的单位什么时候进墓; 比完力支援牌还没收单位先退场吗";
    [C18_1_17] "where do support cards go after battle; 支援卡战斗后去哪; 支援カードは戦闘後どこへ";
    [C18_1_17 C6_10] "where do used backup cards go";
    [C18_1_17]
        "where do support cards go after battle, support card back to hand; 支援的卡打完去哪; 支援カードは戦闘後どこへ";
    [C18_1_17 C6_10_1] "support cards go to the discard; 支援卡进退避区吗; 支援カードは退避へ";
    [C18_1_17]
        "where does the support go after combat; keep the support for the next fight; helper to the hand after battle; does the flipped card return to the deck; forgot to clear the support; 支援卡战斗后放哪; 支援カードは戦闘後どうなる; 上次的支援卡还留着";
    [C18_1_17]
        "supports go to trash before or after the dead unit; may I keep it in the support zone; which pile for the failed and the successful helper; 支援成功的卡也进墓地吗; 成功した支援カードも退避?";
    [C18_1_17]
        "where does my support card go after the fight; do I get my support card back to hand; does the support go under the deck";
    [C18_1_17]
        "he left the support in the support zone for the next battle; are both supports discarded even if the defender dodged";
    [C18_1_17] "支援牌打完去哪; 支援完的牌进墓地还是回卡组";
    [C18_1_18] "is something checked after the support cards are discarded";
    [C18_1_18_1]
        "at end of battle skills, when; end of attack trigger after supports leave?; trigger at the end of the fight but the unit died; 「战斗结束时」什么时候触发; 戦闘終了時の能力のタイミング";
    [C18_1_18_1]
        "when does my at the end of the battle skill happen; the effect triggers after combat is the support still there; end of attack trigger before or after the bonus ends";
    [C18_1_18_1] "战斗结束时的技能啥时候触发; 攻击结束后触发在收支援牌之后吗";
    [C18_1_19] "crit and support bonus last after battle; 必杀加成战斗后还在吗; 戦闘が終わったら元に戻る";
    [C18_1_19] "does the crit bonus stay for my second attack";
    [C18_1_19] "crit lasts how long, until end of battle; 战斗结束加成没了吗; 戦闘終了まで";
    [C18_1_19] "crit wears off after the battle, attack again with the boost; 必杀加成还留着吗; 必殺は戦闘後も残る";
    [C18_1_19]
        "does the crit bonus stay for the next attack; support bonus after the fight; during this battle boost still on?; power goes back after combat; still doubled?; 必杀加的战力战斗后还在吗; 戦闘後に戦闘力は元に戻る?";
    [C18_1_19]
        "plus from emblem in my next fight; 20 from helper stays on the unit?; attack emblem boost for a second attack; 支援加的战力留到下一场吗; 次の戦闘にも支援力は残る?";
    [C18_1_19]
        "does the crit bonus stay for the second attack; is my support bonus gone after the battle; until the end of battle effects when are they over";
    [C18_1_19] "the defender was boosted by a defence support does it keep the bonus for my next attack this turn";
    [C18_1_19] "支援加的力打完还在吗; 必杀的翻倍持续到回合末吗; 战斗后力恢复";
    [C18_1_19] "本次战斗中加的什么时候没; 直到战斗结束的buff";
    [C18_1_19 C13_6_1_2] "本回合加力和本次战斗加力有啥区别; 打完哪些buff会掉";
    [C18_1_20] "battle ends; 战斗结束; 戦闘終了";
    [C18_1_20]
        "when is the battle over; can I use a skill before the fight is finished; is my unit still the attacker now; new attack before the old one ended; 战斗什么时候结束; 戦闘はいつ終わる";
    [C18_1_20 C18_1_3_3]
        "attacker died or left in the middle, is the attack over; my attacker was bounced mid fight; battle without attacker; 攻击方中途离场战斗还继续吗; 攻撃ユニットがいなくなったら";
    [C18_1_20] "when is the battle over; is the unit still the attacking unit after the fight when a trigger resolves";
    [C18_1_20] "打完了还算战斗单位吗; 战斗什么时候算结束";
    [C19_1]
        "when may I use activated skills, in opponent's turn, during battle; 起动能力什么时候用 对手回合能用吗 战斗中; 起動スキルはいつ使える 相手ターン 戦闘中";
    [C19_1] "skills in opponent's turn, how often; 对方回合我能发动技能吗; 相手のターンに起動スキル使える？";
    [C19_1]
        "steps for using a skill; choose, pay, do; which order for activating; declare the skill before paying?; 起动能力的步骤; 起動能力の手順";
    [C19_1] "how do I use an activated skill; what are the steps for an active ability";
    [C19_1] "起动技怎么用; 主动技能流程; 用技能分哪几步";
    [C19_1_1 C19_1_5] "are triggers checked before and after I use a skill";
    [C19_1_2 C21_2_3_1_2_2] "activated skill in hand, of which card; 起动能力 哪张卡; 起動スキル どのカード";
    [C19_1_2 C13_5_1_2]
        "use a skill in his turn, activate skill in response, when can I use activated abilities, in the middle of a battle; 启动能力对面回合能用吗 战斗中能用启动能力吗; 起動スキルはいつ使える 相手のターンに 戦闘中に";
    [C19_1_2 C22_4_1_1]
        "tapped unit uses a skill, skill needs tapping, fresh unit uses a tap skill; 横置的单位能用能力吗 要横置的能力; 行動済みのユニットのスキル 横にするコスト";
    [C19_1_2 C13_5_1_2]
        "activate between attacks, ability on the turn it comes, activated skill on defence; 刚出的能用启动能力吗; 出したターンに起動スキル";
    [C19_1_2]
        "use a skill of a unit in the bonds; activate from hand; activated ability of a tapped unit without tapping cost; use the opponent's skill; may I use skills of my lord; skill of the card under the stack; 横置的单位能用起动能力吗; レストしてても起動能力は使える?; 手牌里的起动能力能用吗";
    [C19_1_2]
        "use the same skill again and again; as often as I can pay?; no once per turn printed, use it twice; repeat activated ability; 没写一回合一次能用多次吗; 回数制限のない起動は何度も使える?";
    [C19_1_2]
        "summoning sick for skills; fresh unit uses its tap ability; use the skill the turn it is deployed; 刚出的能用技能吗; 出したターンに起動能力";
    [C19_1_2]
        "use two different skills of one unit; skill from the lord's lower card; ability of a unit that came this turn; does a skill need the unit upright; 一个单位两个起动能力都能用吗; 1体の起動能力を2つ使う";
    [C19_1_2]
        "can I use a skill of a card in my hand or bonds; may I use the activated ability in my opponent's turn; can I use a skill of the card below in the stack";
    [C19_1_2]
        "may a unit that has attacked still use its active skill; can I use two activated skills at the same time; he wants to use his ability in the middle of my attack";
    [C19_1_2] "能在对面回合用起动技吗; 手里的牌能用起动技吗; 刚下场的能用主动技吗";
    [C19_1_2 C5_1_2_6_1] "横着的单位能用起动技吗; 打完人还能点技能不; 不用横的技能";
    [C19_1_2_1 C19_1_4_1]
        "once per turn activated skill, use it again after untap, two copies; 回合一次的起动能力 重置后还能用吗; ターン1回の起動スキル もう一度 起こしたら使える";
    [C19_1_2_1]
        "skill with once per turn, bounced or levelled up then again; 升级之后一回合一次能再用吗; レベルアップしたらターン1もう一回";
    [C19_1_2_1 C19_1_4_1] "use the once a turn skill again after standing up";
    [C19_1_2_1 C22_3 C19_1_3_1] "一回合一次的技能 费用付不起了";
    [C19_1_2_1] "use an ability twice, once per turn icon; 能力一回合用两次; スキルを2回使う";
    [C19_1_2_1 C5_1_1_3]
        "used a once per turn skill and the unit got untapped, use the once a turn skill again after it stands up, skill already used this turn; 竖起来之后一回合一次还能用吗; 起こしたらターン1回をもう一度";
    [C19_1_2_1]
        "once per turn ability second time; used it, left and came back, again?; once a turn on two copies of the card; already activated this turn; 一回合一次又用了一次; 1ターンに1回をもう一度";
    [C19_1_2_1]
        "I used the once per turn skill can I use it again after untapping; he used the same limited skill twice this turn; my hero left and came back may I use his once a turn again";
    [C19_1_2_1 C14_2_3] "I used the once a turn skill and then promoted to another copy with the same skill";
    [C19_1_2_1] "起动技一回合能用几次; 没写一回合一次能一直用吗; 限一次的再用一遍";
    [C19_1_2_2]
        "skill usable only when something, and it isn't; only if in the front row and he's in back; only in turn you promoted; activate without meeting the requirement; 条件没满足能发动吗; 条件を満たさず起動した";
    [C19_1_2_2]
        "the skill says only usable when I have more orbs lost and I don't; can I start an ability whose use condition isn't met";
    [C19_1_2_2] "写着只有前卫才能用的在后排能点吗; 条件没达成能先点技能不";
    [C19_1_2_3] "chose a skill by mistake, cannot use; 选错能力 不能用; 間違えて起動";
    [C19_1_2_3 C19_1_3_1]
        "pay then nothing happens, skill without legal target; 没目标能发动能力吗; 対象がいないのに起動";
    [C19_1_2_3]
        "picked a skill I may not use, take it back; illegal activation, what happens; he activated wrongly, do we rewind; 发动了不能用的技能怎么办; 使えない能力を使ってしまった";
    [C19_1_2_3] "I announced a skill that I may not use what now; wrong activation do we rewind";
    [C19_1_2_3] "点了技能发现用不了能退吗; 技能用不了算用过吗";
    [C19_1_3]
        "pay first or effect first; what is in the brackets; forgot to flip the bond for my skill; pay after seeing what I draw; when do I pay for a skill; 先付费还是先生效; コストは先に払う?; 忘记翻羁绊";
    [C19_1_3] "what do the square brackets on my skill mean; do I pay before I do the effect";
    [C19_1_3] "起动技费用在方括号里吗; 中括号里的是费用吧";
    [C19_1_3_1 C22_3]
        "cannot pay the whole cost, already paid part, take back, undo; 费用付到一半付不起 退回; コストが途中で払えない 巻き戻し 払った分";
    [C19_1_3_1 C22_3] "paid half and can't pay the rest, do I get it back";
    [C19_1_3_1 C22_3] "can't pay the skill cost, partially paid, take back; 付不起能力的费用; スキルのコストが払えない";
    [C19_1_3_1]
        "can't pay the whole price, what then; short of one bond, roll back; tapped my unit, then saw I lack bonds; take back the skill when I can't pay; 付不起要退回吗; コストを払い切れない、巻き戻す?";
    [C19_1_3_1 C22_3]
        "tapped, discarded, then couldn't flip: everything back?; return the discarded card when the cost fails; undo a half-paid activation; 付到一半付不了弃的牌拿回来吗; 途中まで払ったコストは戻る?";
    [C19_1_3_1]
        "I activated a skill and found that I can't pay everything; I tapped my unit but have no bond to flip does the unit stay tapped; can I take back a skill I cannot pay for";
    [C19_1_3_1 C22_3] "I announced the skill and tapped the unit only to notice I have no face-up bond left";
    [C19_1_3_1 C22_3] "技能费付不起能用吗; 羁绊不够翻; 付到一半不够退回吗";
    [C19_1_4]
        "effect of the skill happens when; can he respond to my skill; negate in response; chain to my ability; counter an activated ability; 对手能连锁我的能力吗; 起動能力に対応できる?";
    [C19_1_4]
        "skill has paid but no target left, refund?; used the ability for nothing; paid and the effect does nothing; 付了费没有效果能退吗; コストを払ったが効果なし";
    [C19_1_4] "may I stop in the middle of my own skill; after paying do I have to do what the skill says";
    [C19_1_4 C2_3] "起动技没目标也能用吗; 空用技能付费行吗";
    [C19_1_4_1]
        "used once per turn skill without result, is it used up; effect did nothing, again?; does it count as used when nothing happened; 没效果也算用过吗; 空振りでも1回使ったことになる?";
    [C19_1_4_1]
        "my once a turn skill had no effect is it still used up; when is the once per turn marked before or after it resolves";
    [C19_1_4_1] "一回合一次技能效果没做成还能再用吗; 用了就记一次吗";
    [C19_1_5]
        "skill killed a unit, when does it leave; after my activated ability do triggers follow at once; activate two skills in a row without check; 用完能力之后马上检查吗; 起動後のチェックタイミング";
    [C20_1]
        "how does range decide the target; is there distance counting; front to front is one; how far is the back row; range chart; can my guy hit the back row; 射程怎么算; 射程の数え方; 打得到后排吗";
    [C20_1] "who may be attacked with which range; how does reach work when I choose a target";
    [C20_2_1 C20_2_2 C20_2_3]
        "range from the front, archers range 2 hit front line, range 1-2, bow adjacent; 前卫射程1打谁 射程2能打前卫吗 射程1-2 弓; 前衛から射程1 射程2で前衛を攻撃 弓 射程1-2";
    [C20_2_1 C20_3_1]
        "sword reach, range one hits the back row, melee from the back, close range guy stuck in back; 射程1能打后排吗 射程1在后排能打吗; 射程1で後衛を攻撃 後ろから射程1";
    [C20_2_1 C20_2_2 C20_3_1 C20_3_2] "who can I reach from where, range chart; 射程表; 射程の一覧";
    [C20_2_1]
        "sword in front hits front; can a range 1 in front hit the back row; melee reach; swordsman attacks the archer behind; range 1 goes for the lord in the back; 射程1能打后排吗; 射程1で後衛を攻撃できる?; 近战打后卫";
    [C20_2_1 C20_3_1]
        "my melee team against a hidden lord; who can reach the lord hiding behind; my short range units can't reach anybody; 够不到后面的主角; 後ろの主人公に届かない";
    [C20_2_1 C20_2_2]
        "who reaches whom; sword in front versus bow in back; chart for front row attackers; near and far; 前排各射程打哪里; 前衛からの攻撃範囲";
    [C20_2_1]
        "can my sword fighter in the front attack the back row; what can a melee unit hit from the front line; does range one reach past the front guards";
    [C20_2_1] "his lord hides behind two units can my axe user hit him";
    [C20_2_1] "射程1在前排能打谁; 前排近战能打后排吗; 剑能砍后卫不";
    [C20_2_1 C20_3_1] "剑士要站前排才能打吗; 射程一站哪里能打";
    [C20_2_2]
        "my archer is in front, can he hit the guy right in front; 弓手在前排能打面前的吗; 弓が前衛だと目の前を殴れない？";
    [C20_2_2 C20_3_2] "bow guys hitting up close, archer in front row, shooter from the back";
    [C20_2_2 C20_3_1 C20_3_2] "弓打近身 剑在后排 弓在后排";
    [C20_2_2 C20_3_2]
        "archer range two, bow hits the front row, bow from the back to enemy back, archer next to an enemy; 弓能打前排吗 射程2在前排 后排弓打对面后排; 弓で前衛を攻撃 射程2 後衛から後衛";
    [C20_2_2 C20_3_2 C20_2_3]
        "archer stands in front can he hit front units, can a bow hit the guy right next to it, range two from front; 弓箭手站前排能打前排吗; 弓が前衛から前衛を";
    [C20_2_2]
        "archer adjacent enemy front, bow range two only back when in front; 弓在前排打不到前排吗; 弓は前衛だと前衛に届かない";
    [C20_2_2]
        "archer in the front row; bow in front against enemy in front; can range 2 hit adjacent; archer can't hit the one right before him; range 2 front to back; 弓在前排能打对面前排吗; 射程2は前衛から前衛を狙える?; 弓兵站前排";
    [C20_2_2]
        "stupid archer can't hit in front of him?; he shot my front guy with his front archer; bow point-blank; 弓兵贴脸能射吗; 弓は隣接に撃てない?; 他前排弓打了我前排";
    [C20_2_2]
        "can my archer in the front row shoot the enemy front row; my bow has range 2 and the enemy is right in front of me; he shot an adjacent front unit with a bow from the front line";
    [C20_2_2 C18_1_3]
        "my archer is up front and the only enemy left is in his front row but my opponent says I can't shoot; bow at point blank range is that possible";
    [C20_2_2] "射程2在前排能打前排吗; 弓手贴脸能打不; 弓能打对面前卫吗";
    [C20_2_2 C20_3_2] "弓站前排好还是后排好能打谁; 二射程打前还是打后";
    [C20_2_3 C20_3_3] "mage range 1-2, hits any row, from the back row; 射程1-2在后排能打谁; 射程1-2 後衛から誰に届く";
    [C20_2_3]
        "mage in front with 1-2, whom can he hit; range 1-2 in front hits everything; magic from the front to the back row; 射程1-2在前排打哪里; 射程1-2は前衛からどこでも?";
    [C20_2_3]
        "my mage has 1-2 and stands in front which enemies can he hit; can a 1-2 unit in the front attack anything on the board";
    [C20_2_3] "射程1-2前后排都能打吗; 魔法能打后排不";
    [C20_2_4 C20_3_4] "unit with no range attack, staff; 没有射程的能攻击吗 杖; 射程なし 攻撃できる 杖";
    [C20_2_4 C20_3_4]
        "unit without range attack, healer cannot attack, dash for range; 射程是横杠能攻击吗 治疗师; 射程「-」で攻撃できる 杖";
    [C20_2_4 C20_3_4]
        "healer without range attacks; dash instead of range; cleric cannot attack?; priest with no number for range; unit with - range wants to swing; 没有射程的能攻击吗; 射程なしのユニットは攻撃できる?; 治疗师能打吗";
    [C20_2_4 C20_3_4]
        "my healer has a dash for range can she attack at all; the card shows no range number may it attack";
    [C20_2_4] "射程是横杠的能打人吗; 没有射程能攻击吗; 牧师能打人不";
    [C20_3_1] "range 1 unit in the back line attack; 后卫射程1能攻击吗; 後衛の射程1は攻撃できる";
    [C20_3_1] "sword guy stuck in the back row";
    [C20_3_1 C20_2_1]
        "my sword guy is in the back row who can he hit, range one from behind, melee unit stuck in back; 近战在后排打不到人吗; 剣士が後衛にいると攻撃できない";
    [C20_3_1]
        "sword guy in the back row attacks; melee in the back; range 1 unit from behind; can my lord attack from the back; swordsman in the rear hits the front; 后排射程1能攻击吗; 後衛の射程1は攻撃できない?; 剑士在后排";
    [C20_3_1 C20_3_2 C20_3_3]
        "attack from the back row, who can; rear attackers reach; which weapons fight from behind; 后排哪些单位能攻击; 後衛から攻撃できるのは";
    [C20_3_1]
        "my back-row swordsman gained no range; lord fights from behind with a sword; hide in the back and keep attacking; 躲在后排还能用剑打人吗; 後衛に隠れながら剣で殴れる?";
    [C20_3_1]
        "can a sword unit attack from the back row; my melee guy stands behind my own front line and wants to hit the enemy front; he attacked with a lance from the rear line";
    [C20_3_1 C17_1_2_1]
        "I forgot to put my lance knight in front can I step up and hit in the same turn; moved my sword guy to the front and now want to attack with him";
    [C20_3_1] "射程1在后排能打人吗; 后排近战够得着吗; 站后面的剑士能打不";
    [C20_3_2 C20_3_3]
        "range 2 from the back line, hit the enemy back line from my back line; 后卫射程2打谁 能打到对面后卫吗; 後衛から射程2 相手の後衛に届く";
    [C20_3_2] "my archer sits in back, who can he shoot; 弓手在后排能射谁; 弓を後衛に置いたら誰を撃てる";
    [C20_3_2]
        "archer in the back, whom can he shoot; range 2 in the rear versus rear; bow behind hits front row; back row sniper hits back row; 后排的弓能打哪里; 後衛の弓はどこを攻撃できる; 后排打后排";
    [C20_3_2]
        "can my archer hit the enemy back line from my back line; what can a bow hit from the rear row; range two from the back to the front is fine right";
    [C20_3_2] "弓在后排能打谁; 射程2后卫能打对面前卫吗";
    [C20_3_2] "我后排弓能打到对面后排吗; 后打后";
    [C20_3_3]
        "mage in the back row; 1-2 from behind, can it hit his back row; magic back to back; range 1-2 sitting in the rear; back-to-back attack; 1-2在后排能打对面后排吗; 後衛の射程1-2は相手の後衛に届く?; 魔法师站后排";
    [C20_3_3]
        "my 1-2 mage in the back wants to attack his back row lord; from the rear can a 1-2 hit only the front; can back row snipe back row";
    [C20_3_3] "1-2射程在后排能打对面后排吗; 后排法师打得到后面吗";
    [C20_3_4] "杠射程后排能打吗; 没射程站后面";
    [C21_1_1] "which part of the skill text is the effect and which is the cost";
    [C21_1_1_1] "the skill has a condition in the text and it isn't fulfilled does anything happen";
    [C21_1_1_1] "效果里的条件没达成内容还做吗; 效果自带条件怎么算";
    [C21_1_1_2] "order of effects in a text; 效果按顺序做; 効果は書いてある順";
    [C21_1_1_2]
        "in what order are the sentences of an effect done, effect from top to bottom; 效果从上往下做吗; 効果は書いてある順";
    [C21_1_1_2]
        "skill does several things, may I choose the order; do the second sentence first; draw then discard or discard then draw; order inside one effect; he did the effect backwards; 效果能换顺序做吗; 効果は書いてある順に?; 先弃后抽还是先抽后弃";
    [C21_1_1_2]
        "does the drawback come before the benefit; can I skip the discard since I drew nothing; he wants to resolve the last line first; 先写的先做吗; 後半を先に処理していい?";
    [C21_1_1_2]
        "in which order do I do the sentences of a skill; can I draw first and discard later if the text says discard then draw; may I choose the order within my own effect";
    [C21_1_1_2] "效果按写的顺序做吗; 先抽后弃能先弃再抽吗; 效果顺序能换吗";
    [C21_1_1_3] "text in brackets, reminder; 括号里的说明; カッコ内の注釈";
    [C21_1_1_3] "text in brackets on a card; 括号里的字算效果吗; カッコ内の文章";
    [C21_1_1_3]
        "text in parentheses, is it a rule; reminder text disagrees; is the bracket part of the effect; the thing in round brackets; 括号里的文字算效果吗; カッコ内の文章は効果?";
    [C21_1_1_3]
        "is the text in brackets a part of the ability; the reminder text says something different; does an effect that refers to the text count what's in parentheses";
    [C21_1_1_3] "括号里的小字算效果吗; 技能的括号说明有规则效力吗";
    [C21_2_1]
        "what are those little labels in front of a skill like formation or CCS; do keywords have rules of their own";
    [C21_2_2 C21_2_1] "which keyword abilities exist; 有哪些关键词能力; キーワードスキルの種類";
    [C21_2_2]
        "what do the coloured words like CCS mean; list of keywords; what is a formation skill; meaning of the symbols before skills; 有哪些关键词能力; キーワード能力の一覧";
    [C21_2_2] "how many keyword skills are there; what keyword symbols exist on cards";
    [C21_2_2] "关键词技能有哪些; 阵型技共斗技化形都是啥";
    [C21_2_2_1]
        "formation skill cost, tap two units, does the unit itself count; 阵型技 横置两个单位 自己算吗; 陣形技 2体行動済み 自分も含む";
    [C21_2_2_1] "formation skill taps whom";
    [C21_2_2_1] "formation skill, tap two named units, are they tapped already; 阵型技要横谁; 陣形スキル";
    [C21_2_2_1]
        "formation skill needs two units tapped; one of the pair is already tapped; triangle attack with one missing; pay the formation with a unit in hand; do the two have to be untapped; 阵型技少一个人能用吗; 陣形スキルの2体がレスト済み; 名字对不上能用阵型吗";
    [C21_2_2_1]
        "formation while one of them just attacked; partner unit name with other title; three candidates, which two rest; the lord as formation partner; 阵型技的搭档已经攻击过; 陣形の相方が攻撃済み";
    [C21_2_2_1]
        "for a formation skill may the two named heroes be tapped already; do I need both partners untapped for the formation attack; can one of the two be in my hand or bonds";
    [C21_2_2_1]
        "the triangle attack needs two units with the given names to be rested right; may a stacked hero count as two for the formation cost";
    [C21_2_2_1] "阵型技要横哪些人; 阵型技要横两个指定的吗; 阵型少一个人能发吗";
    [C21_2_2_1] "阵型技里有人已经横了还能发吗; 自己也算阵型里的吗";
    [C21_2_2_1 C22_4_1_1] "阵型技横的人是随便谁吗; 阵型技能横主角吗";
    [C21_2_2_2 C21_2_2_2_1]
        "class-change skill needs class change this turn; 转职技要本回合转职吗; CCS クラスチェンジスキル そのターンでなくても";
    [C21_2_2_2]
        "class change skill when not promoted, played straight from the hand as an advanced class, does CC skill work; 直接出上级职能用转职技吗 没转职; CCスキルは直接出したら使えない";
    [C21_2_2_2]
        "promotion skill on a unit that was played straight; CCS without anything under; class-change ability without promoting; unit deployed at full cost, does its CCS work; 直接出击的能用转职技吗; そのまま出撃した上級職のCCスキル";
    [C21_2_2_2]
        "my CCS skill does it work when I hard cast the promoted card; I deployed the advanced hero directly can I use the class change skill; the promoted skill needs a card underneath doesn't it";
    [C21_2_2_2 C14_2_6_1]
        "I hard cast the five cost for full price and he says the class change skill isn't on; promoted by full deploy is the CCS mark active";
    [C21_2_2_2] "没转职能用转职技吗; CCS要先转职才行吧; 直接出场的能用转职技不";
    [C21_2_2_2_1]
        "promoted two turns ago, does CCS still work; must I promote this very turn for the skill; class-change skill next turn; 以前转职的这回合还能用转职技吗; 前のターンにCCしたユニットのCCスキル";
    [C21_2_2_2_1]
        "does a class change skill need to have been changed this turn; I promoted two turns ago is my class change skill still on";
    [C21_2_2_2_2 C21_2_2_2_3 C21_2_2_2_4 C21_2_2_3_1]
        "CCS or LVS on a unit not class-changed, stops working; 没转职 转职技无效; クラスチェンジしていない CCS";
    [C21_2_2_2_2]
        "passive with CCS on a unit with no card below; static promotion bonus when not promoted; 常时转职技没转职有效吗; 常時のCCスキルは重なってないと無効?";
    [C21_2_2_2_2]
        "the always on bonus with the CCS mark is it active without a card below; my passive with a class change symbol on a freshly deployed card";
    [C21_2_2_2_2] "转职技常驻一直有吗; 没叠牌转职技的常驻生效吗";
    [C21_2_2_2_3]
        "activate a CCS ability though the unit wasn't promoted; may I pick the promotion skill with nothing beneath; 没转职能发动起动转职技吗; CCしてないのにCCの起動能力";
    [C21_2_2_2_3]
        "can I activate the class change skill when my card came straight from hand; he used his CCS active without having promoted";
    [C21_2_2_2_3] "转职技的起动没转职能点吗; 一费状态能点CC技不";
    [C21_2_2_2_4]
        "CCS trigger on a hard cast unit; auto CCS without promotion; 没转职会触发自动转职技吗; CCしてないとCCの自動能力は誘発しない?";
    [C21_2_2_2_4] "my automatic CCS ability should trigger when I attack but the unit never promoted";
    [C21_2_2_2_4] "没转职的时候转职技触发会不会发; 转职技自动型要不要叠过牌";
    [C21_2_2_3 C21_2_2_3_2]
        "level-up skill number of cards, LVS, does the top card count; 升级技 需要几张 算最上面的吗; LVS レベルアップスキル 何枚重ね 一番上も数える";
    [C21_2_2_3 C21_2_2_2] "skills that need stacked cards, count the top one";
    [C21_2_2_3 C21_2_2_3_2]
        "level skill number of cards in the stack, how many cards beneath; 升级技要叠几张 包括最上面吗; LvSの枚数 重ねた枚数";
    [C21_2_2_3]
        "LVS2 with only one card; level skill needs how many cards; two cards in the stack and it says 3; level up skill without levelling up; LVS3 count includes the top?; 升级技要几张叠着; レベルアップスキルは何枚必要; 自己算一张吗";
    [C21_2_2_3]
        "LVS needs two in the pile, I've base plus top; deployed high card alone with level skill; cards put under by growth count for LVS; 成长叠的卡算升级技张数吗; 成長で重ねた分もLVSに数える?";
    [C21_2_2_3]
        "my level skill says three in the circle and the stack has two cards; do I need to have levelled up this turn for the LvS ability; the top card counts among the stack for the level skill right";
    [C21_2_2_3] "升级技LVS3要叠几张; 写着3的升级技要几张牌; 升级技算不算最上面那张";
    [C21_2_2_3 C24_1_13_2] "成长垫的牌算升级技张数吗; 垫进去的能开LVS吗";
    [C21_2_2_3 C14_2_7] "LVS2要几层; 升级技数最上面那张吗; 叠两张算几";
    [C21_2_2_3_1] "is one card underneath enough to count as levelled for the LvS symbol";
    [C21_2_2_3_2]
        "green number in the circle; number on the LVS icon; what is the digit next to the level skill; 绿色数字是什么; LVSの数字の意味";
    [C21_2_2_3_2] "what does the green number in the level symbol mean; how many cards does LvS 3 need all in all";
    [C21_2_2_3_2] "升级技圈里的绿色数字啥意思; LVS后面数字";
    [C21_2_2_4] "union skill bonds of a colour, face-down bonds count; 共斗技 羁绊势力 背面算吗; 共闘スキル 絆の色";
    [C21_2_2_4] "union skill bonds, do face-down bonds count for it; 共斗技要几张羁绊; 共闘スキル 絆の枚数";
    [C21_2_2_4 C21_2_2_5] "union skill colours, flipped bonds for union; 共斗技翻面羁绊算吗; 共闘スキル 裏の絆";
    [C21_2_2_4]
        "union skill needs how many bonds of a colour; joint skill with face-down bonds; not enough of that faction in the mana zone; 共斗技要几张羁绊; 共闘スキルの条件; 盖着的羁绊算共斗吗";
    [C21_2_2_4]
        "count only face-up bonds of that colour; union needs how many; bonds of two colours count for it?; flipped a bond and lost the union; 翻了羁绊之后共斗失效; 絆を裏返したら共闘が切れた";
    [C21_2_2_4]
        "my union skill needs three Nohr bonds do face-down ones count; I have only two bonds of that faction does the bond skill work; do cards in hand count for the union skill";
    [C21_2_2_4] "共斗技要几张对应颜色羁绊; 共斗技怎么才能开; union要看什么";
    [C21_2_2_4 C6_4_2_2_1] "共斗技翻面的羁绊算吗; 背面羁绊算共斗数不";
    [C21_2_2_5] "carnage form; 化形 同区; 化身";
    [C21_2_2_5]
        "carnage form, partner in the other row; partner must stand in the same line?; transform when the friend isn't on the board; the named ally died; 化形要和谁在同一排; 化身の相方が別の列; 同伴在后排能化形吗";
    [C21_2_2_5]
        "carnage form needs a partner in the same row doesn't it; the named partner stands in the back while I'm in front does it work; my partner died during the turn is the carnage form off";
    [C21_2_2_5] "化形要跟谁站一起; 化形必须同一排吗; 隔着排能化形不";
    [C21_2_3_1] "kinds of skills; 能力分几种; スキルの種類";
    [C21_2_3_1]
        "how many kinds of skills; which skills go off by themselves; passive, activated, triggered: what's here; 能力有几种; 能力の種類";
    [C21_2_3_1]
        "what types of abilities exist; is a support skill a kind of ability; how do I tell passive from activated abilities";
    [C21_2_3_1] "能力分几种; 常驻起动自动有啥区别";
    [C21_2_3_1_1_1] "how do I know that the skill is always on; which symbol marks a passive ability";
    [C21_2_3_1_1_2]
        "continuous skill works in hand or when rested; 常驻能力什么时候有效 横置时; 常時スキルはいつ有効 行動済みでも";
    [C21_2_3_1_1_2] "always-on skill while tapped";
    [C21_2_3_1_1_2]
        "passive works all the time, static skill while tapped, passive in hand or bonds; 常驻能力横置了还有吗; 常時スキルはいつも有効 行動済みでも";
    [C21_2_3_1_1_2]
        "passive works while tapped?; static bonus in hand; always-on skill in the bond zone; does the passive need paying; passive of a unit in the graveyard; 常时能力横置时有效吗; 常時能力はいつも有効?; 在羁绊区常时能力有效吗";
    [C21_2_3_1_1_2]
        "passive of the lord while face-down at start; aura from a rested unit; does the constant boost count on my opponent's turn; always-on in his turn too; 对手回合常时能力也有效吗; 常時能力は相手ターンも有効?";
    [C21_2_3_1_1_2]
        "do I have to announce a passive skill; does my always-on bonus work from the hand or the bonds; may I switch off my continuous ability; does it work while the unit is tapped";
    [C21_2_3_1_1_2 C14_2_3] "does the passive of the card under my promoted hero still count";
    [C21_2_3_1_1_2] "常驻技能在手牌里生效吗; 常驻要发动吗; 被动一直在吗";
    [C21_2_3_1_1_2 C14_2_3] "压在下面的常驻还生效吗; 转职后旧技能还有没有";
    [C21_2_3_1_1_2_1 C21_2_3_1_1_2_2] "continuous skill condition not met; 常驻 条件; 常時スキルの条件";
    [C21_2_3_1_1_2_1 C21_2_3_1_1_2_2]
        "passive boost condition ends in the middle of battle; static only when in front, he was moved back; passive valid only on my turn; condition not met so no bonus; 常时条件中途没了; 常時能力の条件が途中で外れた";
    [C21_2_3_1_1_2_1]
        "the passive needs two allies in the same row and one moved away; my continuous boost turned off in the middle of the battle because the condition failed";
    [C21_2_3_1_1_2_1] "常驻条件没达成还有吗; 常驻的要求掉了马上失效吗";
    [C21_2_3_1_1_2_2] "the passive is valid only in my turn does it help on defence";
    [C21_2_3_1_2_1] "how do I recognise an activated ability; is ACT something I use myself or does it happen alone";
    [C21_2_3_1_2_1 C21_2_3_1_3_1] "起动和自动怎么分; 看技能旁边什么标";
    [C21_2_3_1_2_2]
        "who can use activated abilities and when; from which zone may I activate; activate in my opponent's action phase; 起动能力什么时候谁能用; 起動能力は誰がいつ使える";
    [C21_2_3_1_2_2]
        "may I use an activated ability of a card in hand; can I use active skills right after deploying in the deployment phase; is an active skill possible while the unit is rested";
    [C21_2_3_1_2_2] "起动技能在手里能用吗; 墓地的起动能发吗";
    [C21_2_3_1_2_2_1]
        "skill needs a certain ally and she is missing; activate with the needed thing absent; effect requires X in the trash; 没有需要的单位能发动吗; 必要な味方がいないのに起動";
    [C21_2_3_1_2_2_1]
        "can I activate a skill when the thing its effect requires isn't there; my skill demands an orb lost and none is lost does the effect happen";
    [C21_2_3_1_2_2_2 C19_1_2_2]
        "only usable while class changed or while lord; usage restriction ignored; used it though the text restricts; 「仅限…才能使用」没满足; 使用条件を無視した";
    [C21_2_3_1_2_2_2]
        "the active skill is only usable when the lord is promoted and he isn't; can I choose a skill whose use condition is false";
    [C21_2_3_1_2_3] "do all active skills cost something; my active skill shows no brackets is it free";
    [C21_2_3_1_2_4]
        "can I use an active skill without once per turn mark as often as I can pay; how often may I use a skill that has no limit icon";
    [C21_2_3_1_3_1] "how do I see that an ability triggers by itself";
    [C21_2_3_1_3_1_1]
        "trigger from hand or deck; auto skill needs the unit on the board; dead unit's auto skill; does my auto ability see things while it is a bond; 自动能力要在场上吗; 自動能力は場にいないと誘発しない?";
    [C21_2_3_1_3_1_1]
        "I forgot to announce my trigger did it happen anyway; does an automatic ability trigger when its card is in the bond area; does a trigger work while its unit is tapped";
    [C21_2_3_1_3_1_1] "自动技在退避区会触发吗; 自动技是自己发动的吗";
    [C21_2_3_1_3_1_1_1 C10_2_1_2]
        "auto skill only when in front and he was behind; limited trigger didn't meet the limit; trigger allowed only while lord; 限定前排才能发动的自动能力在后排; 前衛にいる時だけ誘発する能力";
    [C21_2_3_1_3_1_1_1]
        "the automatic skill says only in your turn and it happened on the opponent's turn; trigger has an extra condition that was not met";
    [C21_2_3_1_3_1_2]
        "when do I resolve my auto skill; trigger right away or at the check; triggered in the middle of an effect, stop?; 触发后马上处理吗; 誘発したらすぐ処理?";
    [C21_2_3_1_3_1_2]
        "may I delay my trigger until later; can I ignore my automatic skill; is a triggered ability mandatory when it says nothing about may";
    [C21_2_3_1_3_1_2] "自动触发了可以不发吗; 忘了触发还要补吗; 触发必须处理吗";
    [C21_2_3_1_3_1_3] "does my automatic skill cost anything; the triggered ability has brackets do I need to pay";
    [C21_2_3_1_3_1_4]
        "how often can an automatic skill go off in one turn; trigger without the once a turn symbol happens again and again";
    [C21_2_3_1_4_1] "what is the special symbol on my ability; which abilities work from the hand";
    [C21_2_3_1_4_2] "special skill in hand or retreat works; 特殊型能力在手牌有效吗; 特殊型スキルは手札で";
    [C21_2_3_1_4_2] "special skill works in hand; 特殊能力在手牌有效吗; 特殊スキルは手札でも";
    [C21_2_3_1_4_2]
        "special skill works in hand?; SPEC in the deck; where does a special ability apply; special type while hidden; 特殊型能力在哪里有效; 特殊能力は手札でも有効?";
    [C21_2_3_1_4_2 C21_2_3_1_3_1_1]
        "skill works from hand or only on board; special versus auto; does the symbol tell from where it works; 哪种能力在手牌也有效; 手札で使える能力はどれ";
    [C21_2_3_1_4_2]
        "does a special skill work while the card is in the bonds or the graveyard; my special ability is on a face-down bond does it still apply; is a special ability active in my hand";
    [C21_2_3_1_4_2] "特殊技能在手牌能用吗; 特技在哪都生效吗; spec标在手里有效不";
    [C21_2_3_1_5_1] "how do I recognise a support skill";
    [C21_2_3_1_5_2]
        "attack-type support while defending, defence-type support while attacking; 防守时翻到攻击型支援 攻击时翻到防御型; 防御側で攻撃型の支援スキル 攻撃側で防御型";
    [C21_2_3_1_5_2] "may I not use a support skill, optional support skill; 支援能力可以不发吗; 支援スキルを使わない";
    [C21_2_3_1_5_2]
        "defender flipped an attack emblem, does it work; attack-type support when I'm defending; defence emblem while attacking; wrong type of emblem; support skill for the other side; 防守时翻到攻击型支援能用吗; 防御側が攻撃型の支援スキルをめくった";
    [C21_2_3_1_5_2]
        "must I use my support skill; emblem optional?; don't want to draw and discard from the emblem; skip the helper's skill; 支援能力可以不用吗; 支援スキルは任意?";
    [C21_2_3_1_5_2]
        "flipped card has no emblem; unit on board has a support skill, use it?; support skill from hand; 场上单位的支援能力能用吗; 場のユニットの支援スキルは使える?";
    [C21_2_3_1_5_2]
        "defence emblem when I'm the defender: cancels crit; attack emblem for the turn player only; sword icon and shield icon supports; 攻击型和防御型支援的区别; 攻撃型と防御型の支援の違い";
    [C21_2_3_1_5_2]
        "I am defending and my support shows an attack type skill may I use it; do I have to use the support skill; the attack emblem only works when I attack right";
    [C21_2_3_1_5_2]
        "my support failed because of the same name can I still use its support skill; can I use the support ability of a unit on the board";
    [C21_2_3_1_5_2 C18_1_7]
        "my flipped card has an attack emblem but I'm the one being attacked; I was attacked and want my attack support skill to draw";
    [C21_2_3_1_5_2] "防守方能用攻击型支援技吗; 攻支援防守时翻到有用不; 攻击型防御型支援谁能用";
    [C21_2_3_1_5_2] "支援技能可以不用吗; 不想发支援技";
    [C22_1_1 C22_1_1_1 C22_2] "what is the cost in brackets, when to pay; 方括号里的费用; [ ]のコスト いつ払う";
    [C22_1_1]
        "what is the stuff in square brackets; is it cost or effect; bracket text with tap symbol; he says the brackets are optional; 方括号里是什么; 角カッコの中はコスト?";
    [C22_1_1]
        "discard cost versus discard effect; is tapping part of the skill's cost; is flipping the price or the result; 弃牌是费用还是效果; これはコストか効果か";
    [C22_1_1] "what is the cost in the brackets; is everything in the square brackets a payment";
    [C22_1_1] "方括号里的事都是费用吗; 中括号啥意思";
    [C22_1_1_1] "when have I paid a cost";
    [C22_1_1_2]
        "comma in the brackets: both or one of them; several costs, pay all; may I choose one of the two prices; 方括号里有逗号是全付吗; コストが2つ書いてあるが両方払う?";
    [C22_1_1_2] "the bracket lists two things with a comma do I have to do both";
    [C22_1_1_2_1] "several costs in which order; 多个费用顺序; 複数コストの順番";
    [C22_1_1_2_1 C22_3]
        "order of paying, flipped bonds but no card to discard; 先翻羁绊再弃牌 没牌弃; 絆を裏返した後に捨てるカードがない";
    [C22_1_1_2_1] "which cost do I pay first";
    [C22_1_1_2_1] "order of paying costs, several costs; 费用的顺序; コストを払う順番";
    [C22_1_1_2_1]
        "pay the discard first or tap first; several costs, which order; order of paying; flip bonds then discard, order matters?; 多个费用先付哪个; コストの支払い順";
    [C22_1_1_2_1]
        "may I flip the bonds first and tap the unit afterwards; does the order of paying matter when there are several costs; my opponent says I must pay left to right";
    [C22_1_1_2_1] "费用有好几项先做哪个; 横置和翻羁绊顺序能自己定吗";
    [C22_2]
        "pay later; owe the cost; skill used without paying; forgot to pay and effect is done already; cost after the effect; 效果做完才想起来没付费; 払い忘れて効果を処理した";
    [C22_2]
        "used my skill and didn't flip, opponent noticed; effect first since I was in a hurry; forgot to tap the unit for the skill; 用技能忘了横置; レストし忘れて能力を使った";
    [C22_2] "may I pay for the skill later in the turn; when do I have to pay; can I see the result before I pay";
    [C22_2] "能先做效果后付费吗; 费用什么时候付";
    [C22_3 C22_1_1] "half cost, not enough bonds to flip; 羁绊不够翻; 絆が足りないコスト";
    [C22_3]
        "can't fully pay, take back; cost became impossible halfway; short of cards for the cost; does the skill happen partly if I part pay; 费用付不齐; コストが足りない時は取り消し?";
    [C22_3]
        "I can pay only half of the cost do I get half of the effect; I noticed I can't pay what do we undo; the cost became impossible while paying";
    [C22_3] "费用只够付一部分能用吗; 翻两张羁绊只有一张正面的";
    [C22_3_1] "cost not paid for triggered one; 诱发后付不起 取消; 誘発したが払えない";
    [C22_3_1]
        "triggered skill I couldn't pay for, does it stay waiting; failed payment of an auto ability, ask again?; 付不起的触发还会再问吗; 払えなかった誘発はどうなる";
    [C22_3_1] "my trigger's cost cannot be paid does it stay waiting for later in the turn";
    [C22_3_1] "触发付不起这个触发就没了吗; 没付成触发还留着吗";
    [C22_4] "what do the little icons in the cost mean";
    [C22_4_1_1]
        "tap cost with a rested unit, just deployed unit use tap skill; 已行动的单位 付横置费用 刚出击能用吗; 行動済みで行動コスト 出したターンに行動スキル";
    [C22_4_1_1] "tap skill on the turn it was deployed; 刚下的单位能用横置技能吗; 出したターンにタップスキル";
    [C22_4_1_1] "tap skill with a tapped unit, summoning sick tap skill";
    [C22_4_1_1 C22_4_2_1] "横置费用 翻羁绊费用";
    [C22_4_1_1]
        "tap symbol while the unit is already tapped; pay the turn sideways cost after attacking; unit moved and then uses its tap skill; use a tap ability of another unit; rest icon; 已经横置的能用横置费用的能力吗; レスト済みでレストのコストは払える?; 移动之后能用横置能力吗";
    [C22_4_1_1]
        "my unit attacked already can it use a skill with the tap symbol; may I tap another unit for the tap cost; can a fresh unit use its tap ability on the turn it is deployed";
    [C22_4_1_1] "the rest icon on a rested unit can I pay it again";
    [C22_4_1_1] "横置符号的费用已经横了能付吗; 躺着的单位能用横置技能吗; tap技";
    [C22_4_1_1] "刚下场的单位能付横置费吗; 召唤失调能横吗";
    [C22_4_2_1]
        "flip bonds as cost, flip face-down bonds, whose bonds, do they turn back; 翻羁绊付费 已翻的能再翻吗 会翻回来吗; 絆を裏返すコスト 既に裏 戻る";
    [C22_4_2_1]
        "bonds flipped to pay, do they unflip next turn, run out of bonds; 翻掉的羁绊下回合会翻回来吗; 裏返した絆は次のターン戻る？";
    [C22_4_2_1] "turn bonds over to pay, already turned";
    [C22_4_2_1]
        "flip bonds to pay, do bonds turn back over, how do I unflip bonds, no face up bonds left; 翻羁绊付费 羁绊会翻回来吗 正面的羁绊不够; 絆を裏返すコスト 裏の絆は戻る 表の絆が足りない";
    [C22_4_2_1 C13_2_1_3] "do face-down bonds flip back next turn; 翻面羁绊下回合翻回来吗; 裏の絆は次のターン戻る";
    [C22_4_2_1]
        "what does the flip symbol mean; flip bonds to pay; can I flip his bonds; pay with bonds that are already face-down; not enough face-up bonds; which bonds may I turn; 翻面费用怎么付; 絆を裏返すコスト; 全部羁绊都盖着了还能付吗";
    [C22_4_2_1]
        "deploy with my bonds and then flip them for a skill too; does deploying use up the mana I need for flips; flip after summoning; 出击用过的羁绊还能翻面付费吗; 出撃に使った絆も裏返せる?";
    [C22_4_2_1]
        "do flipped bonds come back; turn face-up again by what; flipping cost with zero face-up; opponent's bonds count?; paid by flipping one down, one already down; 盖了的羁绊什么时候翻回来; 裏返した絆はもう表にならない?";
    [C22_4_2_1]
        "what does the flip cost mean; can I flip face-down bonds up to pay; may I turn over my opponent's bonds for my cost; do flipped bonds come back next turn";
    [C22_4_2_1]
        "I have three bonds but two are already flipped can I pay flip two; can I use the same bond for summoning and for a flip cost";
    [C22_4_2_1 C6_4_2_2_1]
        "all of my bonds are face-down already can I still pay a flip cost; do flipped bonds ever come back up";
    [C22_4_2_1] "翻羁绊是啥费用; 羁绊翻面付费; 能翻对面的羁绊吗; 背面的能再翻吗";
    [C22_4_2_1] "翻掉的羁绊什么时候能翻回来; 羁绊翻面会恢复吗";
    [C22_4_2_2] "number in the flip symbol; 翻面图示数字; 裏返す枚数";
    [C22_4_2_2]
        "the white number in the purple circle; how many bonds do I flip; number by the flip icon; 翻几张看哪里; 何枚裏返すかはどこ";
    [C22_4_2_2] "what does the white number in the purple circle mean; how many bonds must I turn over for this skill";
    [C22_4_2_2] "紫圈白字3是翻几张; 翻羁绊的数字怎么看";
    [C23_1] "instead effect, replaced action triggers; 代替 改为 原来的还触发吗; 代わりに 置換";
    [C23_1] "effect says instead";
    [C23_1] "instead, replacement, would be defeated instead; 代替效果 改为; 代わりに 置き換え";
    [C23_1]
        "instead effect: does the original thing still happen; replaced event, do triggers see the first; it would go to the graveyard, goes to bonds instead; instead of drawing; did it die if it was replaced; 「代替」之后原来的还发生吗; 代わりにの効果; 被代替了还算退避吗";
    [C23_1]
        "orb instead of the lord, is that replacement; prevented defeat, did when-defeated trigger; goes under the deck instead of retreat; instead-skill and the first event's triggers; 被替代的事件会触发吗; 置き換えられたら誘発しない?";
    [C23_1]
        "the card says instead so does the original thing still happen; he would have lost an orb but does something else instead; does a replaced event trigger abilities of the original event";
    [C23_1] "would be discarded but goes to the bonds instead does it count as discarded";
    [C23_1] "代替进墓地的算进了墓地吗; 改为做别的原来的还算吗; 置换效果触发死亡吗";
    [C24_1_1_1 C24_1_1_1_1] "draw, who draws; 抽牌 谁抽; 引く 誰が";
    [C24_1_1_1]
        "draw cards one by one; can I look at all three before taking; draw from bottom; take top cards to hand, is it drawing; 抽三张怎么抽; 引くのは1枚ずつ";
    [C24_1_1_1]
        "do I draw two as a block; draw three but only two cards left in the deck then reshuffle in between; may I draw from the bottom";
    [C24_1_1_1] "抽两张是一起抽还是一张张; 抽多张中间卡组空";
    [C24_1_1_1_1]
        "draw a card, who draws; text doesn't say who; does my opponent draw as well; 没写谁抽是谁抽; 誰が引くか書いてない";
    [C24_1_1_1_1] "it just says draw a card who draws me or him";
    [C24_1_1_1_1] "没写谁抽是谁抽; 抽一张是用的人抽吗";
    [C24_1_2_1] "shuffling, who shuffles, look while shuffling; 洗牌 谁洗; シャッフル 見ないで";
    [C24_1_2_1 C12_2_1_2] "how do I shuffle, opponent cuts my deck; 洗牌谁洗; シャッフルの仕方";
    [C24_1_2_1]
        "how to shuffle; he shuffled with faces visible; saw a card while shuffling; pile shuffle enough?; may I cut his deck; 洗牌时看到牌了; シャッフル中に表が見えた; 洗牌洗得不够";
    [C24_1_2_1]
        "opponent may shuffle or cut mine?; after a search must I shuffle; shuffled face-up by accident; one overhand shuffle only; 检索完要洗牌吗; サーチ後にシャッフルが足りない";
    [C24_1_2_1]
        "may I look at my cards while I shuffle; the opponent wants to cut my deck after the shuffle; he shuffled face-up and saw his cards";
    [C24_1_2_1] "洗牌能看着正面洗吗; 洗牌要随机吧; 搜完卡组要洗吗";
    [C24_1_2_1] "洗牌的时候对面看到正面了怎么办; 洗牌露了一张";
    [C24_1_3_1]
        "defeat by a skill, effect kills lord, does an effect break an orb; 效果击破 主人公被效果击破; スキルで撃破 主人公を効果で撃破";
    [C24_1_3_1]
        "killed by a skill, skill defeats the lord, do orbs protect against effects, evade a skill; 能力击破主角扣宝玉吗 效果打的能回避吗; スキルで撃破された主人公 スキルは回避できる";
    [C24_1_3_1 C9_3_2]
        "skill that destroys units used on a lord, effect kills the main character; 效果击破主角; 効果で主人公を撃破";
    [C24_1_3_1 C18_1_13] "evade a skill kill, destroy effect versus evade; 能力击破能回避吗; スキル撃破は回避できない";
    [C24_1_3_1]
        "defeat by skill: does the lord lose an orb; effect kills the leader; destroyed by an ability, not battle; skill defeats a unit, can it dodge; 效果击破主角也碎宝玉吗; 効果で主人公を撃破したらオーブ?; 效果击破能回避吗";
    [C24_1_3_1]
        "skill says defeat: does power matter; instant kill; destroy effect on promoted unit; killed by effect even with high power; 效果击破还要比战力吗; 効果の撃破は戦闘力関係ない?";
    [C24_1_3_1]
        "the effect says defeat a unit is that the same as losing a battle; if a skill defeats the lord does he lose an orb; does a destroyed by effect unit go straight to the retreat area";
    [C24_1_3_1] "击破对面一个单位就是直接杀吗; 效果击破主角会掉宝玉吗; 技能点杀老大";
    [C24_1_3_1 C24_1_12_1] "效果直接击破能闪避吗; 技能击破能用回避挡吗";
    [C24_1_4_1 C24_1_4_2 C24_1_4_3] "reveal cards, still in the deck; 公开 还在卡组吗; 公開 まだデッキの中";
    [C24_1_4_1 C24_1_4_2 C24_1_4_3]
        "reveal a card, where is it while shown, last card revealed refill; 公开的卡算在哪; 公開したカードはどこにある";
    [C24_1_4_1]
        "he revealed a card, may I see it; flash it quickly; reveal to both?; shows me only the back; 公开要给对手看清楚吗; 公開は両方に見せる";
    [C24_1_4_1]
        "it says reveal do I show the card only to the opponent or to both; do I have to show the revealed card long enough to read";
    [C24_1_4_1] "公开一张要给双方看吗; 展示牌对面能细看吗";
    [C24_1_4_2 C24_1_4_3]
        "revealed card, is it public afterwards; where does a revealed card lie; may I look again at what he revealed; revealed top card, still in deck?; 公开后的卡还能再看吗; 公開したカードはどこにある扱い";
    [C24_1_4_2]
        "is a revealed hand card open for the rest of the game; may I ask what the card was that he revealed last turn";
    [C24_1_4_2] "公开过的手牌之后还要一直亮着吗; 给看完能收回来吗";
    [C24_1_4_3] "where is a card while it's being revealed from the deck; is the revealed top card still in my library";
    [C24_1_4_3_1] "reveal the last card of the deck, refill; 公开卡组最后一张 补充; デッキ最後の1枚を公開 補充";
    [C24_1_4_3_1] "show the last card of the deck, is the deck empty then";
    [C24_1_4_3_1] "亮卡组最后一张要不要洗";
    [C24_1_4_3_1]
        "revealed the last card of my deck do I reshuffle, skill shows the last card, deck empty while revealing; 公开了最后一张牌库要洗回来吗; 最後の1枚を公開 山札は空になった扱い";
    [C24_1_4_3_1]
        "revealing the last cards of the deck, reshuffle?; reveal top 3 with 3 left in deck; deck seems empty while revealing; 公开卡组全部的牌要补充卡组吗; 公開中は山札0枚扱いになる?";
    [C24_1_4_3_1]
        "I revealed the last cards of my deck do I reshuffle now; the deck has three cards and I reveal all three is it empty";
    [C24_1_4_3_1] "公开卡组最后几张会触发洗墓吗; 翻看卡组翻空了要补充吗";
    [C24_1_5_1 C24_1_5_2] "look at, who looks; 看卡 谁看; 見る 誰が見る";
    [C24_1_5_1 C24_1_5_2]
        "look at the top card, does he see it too, who looks; 看牌库顶对手也能看吗; 山札の上を見る 相手も見る";
    [C24_1_5_1]
        "look at the top, does the opponent see too; look versus reveal; may I show it to both; peek only me; 查看和公开的区别; 見ると公開の違い; 只有我能看吗";
    [C24_1_5_1]
        "look at the top card who gets to see it; my opponent wants to see the card that I was told to look at; is look the same as reveal";
    [C24_1_5_1] "看卡组顶对面也能看吗; 看一下是谁看";
    [C24_1_5_2] "who looks if the card does not say; look at orb, me or owner; 没写谁看; 誰が見るのか書いてない";
    [C24_1_5_2] "the effect says look at the top card without saying who";
    [C24_1_5_2] "写着看卡组顶三张没写谁看; 没说谁看就是用的人吧";
    [C24_1_6_1 C24_1_6_2]
        "up to, choose zero, choose the same unit twice; 最多 选零个 选同一个两次; 〜まで 0体を選ぶ 同じのを2回";
    [C24_1_6_1 C24_1_6_2] "up to two, pick the same one twice, pick none";
    [C24_1_6_1 C24_1_6_2] "最多两个可以选零个吗 可以选同一个吗";
    [C24_1_6_1] "up to two, may I choose none, zero targets; 最多两张可以选0吗; 2枚まで 0枚でもいい";
    [C24_1_6_1]
        "up to two, may I take zero; up to 3 and I want one; must I choose the maximum; 至多两张可以选零吗; 2枚までは0でもいい?";
    [C24_1_6_1]
        "choose up to one enemy and there is none; may I use it with no target for up to; 0 targets for up to two; 没有对象，至多一个能用吗; 対象なしでも1枚までなら使える?";
    [C24_1_6_1]
        "up to two can I choose none; may I pick zero with an up to effect; up to three but there are only two legal choices";
    [C24_1_6_1] "至多两张能选零张吗; 最多三个可以一个都不选吗; 最多和刚好";
    [C24_1_6_1 C2_6] "最多两张写上限能选零不; 至多三个没有也能用吗";
    [C24_1_6_2 C24_1_7_2] "choose the same unit twice; 同一个选两次; 同じユニットを2回選ぶ";
    [C24_1_6_2]
        "choose up to two units, same one twice; both boosts on one guy; stack the effect on one target; 可以选同一个两次吗; 同じユニットを2回選べる?";
    [C24_1_6_2] "can I pick the same unit twice with up to two units; may I give both boosts to one hero";
    [C24_1_6_2] "至多选两个能选同一个两次吗; 同一单位重复点";
    [C24_1_7_1] "any number, choose zero; 任意张数 零张; 好きな数 0";
    [C24_1_7_1] "any number includes zero; 任意张数可以是0吗; 好きな枚数 0枚";
    [C24_1_7_1]
        "any number, is none allowed; choose any number of cards, zero?; discard any number, I want none; 任意张可以是0张吗; 好きな枚数は0枚もあり?";
    [C24_1_7_1] "any number of cards can it be zero; must I pick at least one with choose any number";
    [C24_1_7_1] "选任意张能选0吗; 任意数最少一张吧";
    [C24_1_7_2]
        "any number: pick the same card again; one object twice; 任意数量能重复选同一个吗; 好きな数で同じものを2回";
    [C24_1_7_2] "choose any number of enemies may I choose one of them twice";
    [C24_1_7_2] "任意数选择能重复选同一个吗; 任意张点同一张几次";
    [C24_1_8_1 C24_1_8_1_1] "copy a unit, buffs copied; 复制 加成也复制吗; コピー 修正もコピー";
    [C24_1_8_1 C24_1_8_1_1]
        "copy another unit, copies buffs, copied unit tapped; 复制会复制加成吗; コピーしたら強化もコピー";
    [C24_1_8_1]
        "copy a unit's skills, does mine become tapped like it; clone the enemy, do I get its cost; copying card keeps its own state; copy lord, am I the lord?; 复制会连横置状态一起吗; コピーしたら状態も変わる?";
    [C24_1_8_1]
        "what does copying take over is my unit tapped too; my unit copied an enemy does it become rested or the lord as well; what part of the card changes when I copy";
    [C24_1_8_1] "复制后横竖状态也跟着变吗; 复制对面怪位置变不变; 变身成对面的";
    [C24_1_8_1_1] "copy someone who is pumped";
    [C24_1_8_1_1 C24_1_8_1] "copy buffed unit, copying keeps tapped; 复制加成过的; 強化込みコピー";
    [C24_1_8_1_1]
        "copy a boosted unit, do I get the boost; clone the +30; copied power printed or current; 复制被加强的单位，加成也复制吗; 強化されたユニットをコピー";
    [C24_1_8_1_1]
        "I copy a hero that was boosted do I get the boost; does a copy take the plus thirty of the target; copy the printed power or the current power";
    [C24_1_8_1_1] "复制会把对面的buff也复制吗; 复制加过力的算原来的吗";
    [C24_1_9_1]
        "all allies until end of game, later deployed ones too; 直到游戏结束 之后出击的也有吗; ゲーム終了まで全ての味方 後から出撃した";
    [C24_1_9_1]
        "all my units for the rest of the game, units that come later too; 到游戏结束 之后出的也算吗; ゲーム終了まで 後から出たユニットも";
    [C24_1_9_1]
        "permanent bonus for all allies, do new units get it; deployed after the effect, still boosted?; game-long buff and later units; 之后出的单位也有整局加成吗; 後から出した味方にも永続強化?";
    [C24_1_9_1]
        "until the end of the game all my units get plus ten do heroes that I play later get it too; does the rest of the game bonus stay on after a level up; the emblem-like effect only for units that were there at the time";
    [C24_1_9_1] "给全体友军直到游戏结束加力后来出的吃不吃; 永久全体buff新出的有吗";
    [C24_1_10_1 C24_1_11_1] "double power twice, triple; 战斗力两倍再两倍 三倍; 2倍を2回 3倍";
    [C24_1_10_1] "doubled twice";
    [C24_1_10_1 C24_1_11_1] "double power, doubled twice, triple; 战斗力翻倍再翻倍 三倍; 戦闘力2倍を2回 3倍";
    [C24_1_10_1] "doubling skill with support; 翻倍算支援吗; 2倍は支援込み";
    [C24_1_10_1]
        "power doubled, then another plus; double of base or current; doubled twice: four times?; debuffed unit doubled; 翻倍按现在的战力算吗; 戦闘力2倍は現在値?; 双倍再双倍";
    [C24_1_10_1 C18_1_11_1_1]
        "doubled by skill and then crit: four times?; crit on a doubled unit; stack double and critical; 双倍之后再必杀是四倍吗; 2倍の後にクリティカルで4倍?";
    [C24_1_10_1]
        "double power of a boosted unit what do I get; is double twice the printed value; two doubling effects on one unit do I get four times";
    [C24_1_10_1] "power becomes double and afterwards I add ten is that doubled";
    [C24_1_10_1] "两倍是按现在的力算吗; 变成两倍后又加力一起翻吗; 两个翻倍怎么叠";
    [C24_1_11_1]
        "power tripled plus crit; triple means how much is added; times three on a boosted unit; 三倍怎么算; 戦闘力3倍の計算";
    [C24_1_11_1] "power becomes triple how do I calculate; is triple after a crit the sum of both";
    [C24_1_11_1] "三倍是乘三还是加三倍; 三倍加多少";
    [C24_1_12_1] "not defeated effect, protects from skills; 不会被击破; 撃破されない";
    [C24_1_12_1] "can't be defeated, immune to death; 不会被击破; 撃破されない";
    [C24_1_12_1]
        "can't be defeated unit loses the fight; indestructible lord, does an orb break; protected from dying but power lower; effect kill on an indestructible; 不会被击破的主角输了碎宝玉吗; 撃破されない主人公が負けた";
    [C24_1_12_1 C18_1_15]
        "attacked my indestructible unit with more power; attack an immortal unit, wasted?; not defeated this turn and hit by crit; 无敌单位被必杀会死吗; 撃破されないユニットに必殺";
    [C24_1_12_1]
        "the unit is not defeated this turn what happens when it loses a fight; my lord cannot be defeated do I still take an orb; a skill says defeat but the target is protected";
    [C24_1_12_1 C18_1_15] "my lord is under a cannot be defeated effect and loses the fight do I give up an orb";
    [C24_1_12_1] "不会被击破的打中了会怎样; 不被击破能被技能点死吗; 无敌";
    [C24_1_13_1 C24_1_13_2 C24_1_13_2_1]
        "grow, put card under, draw for class change, counts as level up; 成长 放下面 算升级吗 抽卡吗; 成長 下に置く レベルアップ扱い ドロー";
    [C24_1_13_1 C24_1_13_2] "成长算不算升级";
    [C24_1_13_1 C24_1_13_2]
        "grow puts a card underneath, growth is it a level up, draw for growth; 成长算升级吗 成长抽牌吗; 成長はレベルアップ扱い 成長でCCボーナス";
    [C24_1_13_1]
        "growth puts cards under, from where and which; slide a card beneath my unit; grow with another name; 成长是放在下面吗; 成長で下に置く; 不同名能成长吗";
    [C24_1_13_1]
        "what does grow do; where do I put the card when my unit grows; can I put any hero beneath my unit by growing";
    [C24_1_13_1] "成长放在上面还是下面; 成长垫什么牌; grow垫同名吗";
    [C24_1_13_1] "成长从哪里拿牌垫; 垫的牌不同名行吗";
    [C24_1_13_2] "card tucked under, do I draw, does it count for LVS; 塞到下面算升级吗; 下に入れたらレベルアップ扱い";
    [C24_1_13_2] "tuck a card under, draw for it";
    [C24_1_13_2]
        "grow, do I draw the CC bonus; does growing count as level up; grow triggers level-up skill?; LVS works after growing?; 成长算升级吗，抽牌吗; 成長はレベルアップ扱い?; 成长后能用升级技吗";
    [C24_1_13_2]
        "is growing a level up do I draw; my skill triggers on level up and I grew a unit; does a grown unit count as levelled for the level skill";
    [C24_1_13_2] "成长能抽CC牌吗; 成长触发升级时吗; 成长算转职不";
    [C24_1_13_2_1]
        "promoted card deployed directly, then grown, is it class-changed now; CCS after growing; 成长之后算转职单位吗; 成長したらCC済み扱い?";
    [C24_1_13_2_1]
        "does a unit that grew work with its class change skill; I put a card under my advanced class by growing is it class changed now";
    [C24_1_13_2_1] "成长垫了牌算转职过吗; 垫一张上级职就能用转职技吗";
    [C24_1_14_1 C26_16_2]
        "orb destroyed by a skill, goes to hand, show it; 宝玉被破坏 去手牌 要给对手看吗; オーブ破壊 手札に加わる 見せる";
    [C24_1_14_1 C26_16_2]
        "orb destroyed by a skill, show the orb, where does the broken orb go; 能力破宝玉 宝玉去哪 要给看吗; オーブ破壊 オーブは手札へ 見せる";
    [C24_1_14_1]
        "break an orb by skill, where does it go; who chooses which orb is destroyed; destroyed orb to graveyard?; do I show the broken one; does destroyed life go to hand or trash; 破坏的宝玉去手牌还是墓地; 破壊したオーブはどこへ; 要公开吗";
    [C24_1_14_1 C9_3_2]
        "orb destroyed by skill versus by attack, same thing?; skill breaks my last orb, do I lose; effect orb break at zero orbs; no orbs left to destroy; 效果破最后一颗宝玉会输吗; 効果で最後のオーブを割られたら負け?";
    [C24_1_14_1]
        "destroy an orb where does the orb card go; may I look at or show the destroyed shield; who gets the card of a broken shield";
    [C24_1_14_1]
        "his effect destroys one of my life cards does it go to the graveyard; can the attacker see which orb card was broken";
    [C24_1_14_1] "破坏宝玉的牌进手还是墓地; 破坏一个宝玉谁选; 炸血要翻开吗";
    [C24_1_14_1 C26_16_2] "技能碎宝玉对面能摸到手里吗; 破坏宝玉是不是送对面手牌";
    [C25_1 C25_1_1] "what is a loop; 什么是循环; ループとは";
    [C25_1]
        "infinite combo; this can go on forever; endless; same thing keeps repeating; my combo loops; 无限循环了怎么办; 無限ループになった";
    [C25_1] "what is considered an infinite loop; we keep repeating the same thing forever";
    [C25_1] "无限循环怎么办; 死循环打不完; 无限连";
    [C25_1_1]
        "what counts as one round of the loop; how do we count repetitions; one iteration; 一轮循环怎么算; ループ1回はどこから";
    [C25_1_1] "what counts as one round of the loop; from where to where is one cycle";
    [C25_1_1] "循环一轮怎么算; 循环单位是啥";
    [C25_2 C25_2_1 C25_3 C25_3_1]
        "infinite loop, who must stop, endless, draw; 无限循环 谁来停 平局; 無限ループ 誰が止める 引き分け";
    [C25_2] "combo that never ends, nobody can stop it; 停不下来的组合; 止まらないコンボ";
    [C25_2 C25_2_1 C25_3] "neither of us can break the loop, only one can break it, both can";
    [C25_2 C25_2_1 C25_3] "无限循环谁停";
    [C25_2] "endless loop nobody can stop, game stuck forever; 无限循环停不下来; 止められないループは引き分け";
    [C25_2 C25_2_1] "repeat a combo forever; 一直循环; 永久ループ";
    [C25_2]
        "neither of us can stop it; forced infinite loop; mandatory loop, who wins; game cannot end; 谁都停不了的循环; どちらも止められないループ; 强制循环算平局吗";
    [C25_2]
        "neither of us can stop the combo what happens; two forced triggers feed each other endlessly; the game got stuck in a mandatory loop";
    [C25_2] "谁都停不下来的循环算平局吗; 停不了的loop";
    [C25_2_1 C25_3]
        "infinite combo, how many times may I loop, choose a number of repeats, both can stop; 无限连能做几次; 無限コンボは何回 ループの回数";
    [C25_2_1]
        "only I can stop the loop, how often may I do it; he keeps looping to stall; same loop again later this game; does he need to name a number; one-sided infinite; 只有我能停，能循环几次; 片方だけ止められるループ; 他一直无限拖时间";
    [C25_2_1]
        "he repeats the same useless action to waste time; may she do that combo a million times; slow play with an infinite; has he to stop the loop; 重复动作拖时间; 時間稼ぎのループ";
    [C25_2_1]
        "I have an infinite combo how often may I do it; only I can end the loop may I go on forever; may I start the same infinite again next turn";
    [C25_2_1] "my opponent repeats a pointless action over and over to waste time";
    [C25_2_1 C25_1] "he keeps bouncing and replaying for free and gains a card each time how long may he do it";
    [C25_2_1] "只有我能停的循环要报几次吗; 无限循环能一直做下去不; 报次数后还能再开吗";
    [C25_2_1 C25_1] "一直重置一直打算循环吗; 我自己能停的无限怎么判";
    [C25_3]
        "both of us could stop, nobody wants to; we both keep undoing each other; each repeats, who has to give in; stalemate of two optional actions; 两边都能停都不停; お互い止めないループ";
    [C25_3]
        "both of us could break the loop who has to; we each refuse to stop the repeated actions; who names the number of repeats first";
    [C25_3] "he chose ten repeats and I chose three how many are done and who must stop it";
    [C25_3] "两个人都能停的循环怎么办; 双方都能断的loop谁停; 报次数按谁的";
    [C25_3_1]
        "may I name the same number as he did; he said 10, I say 10; non active player picks equal number of repeats; 我能报一样的循环次数吗; 同じ回数を宣言できる?";
    [C25_3_1]
        "can I name the same number of repeats as the active player; I'm the non-turn player and also want to say five";
    [C25_3_1] "报循环次数能和对面一样吗; 两边报一样的数";
    [C26_1_1] "is the deck all fifty cards or only what is still in the pile; do the bonds count as part of my deck";
    [C26_1_1 C26_2_1] "单位指的是场上的牌吗; 手里的算单位吗; 卡和单位有什么区别";
    [C26_2_1 C26_11_1 C26_12_1 C26_14_1]
        "meaning of unit, battlefield, bond card; 单位 战场 羁绊卡 指什么; ユニット 戦場 絆カードとは";
    [C26_2_1]
        "is a card in hand a unit; does a support card count as a unit; unit or card, difference; bonds are units?; 支援卡算单位吗; 支援カードはユニット?; 手牌算单位吗";
    [C26_2_1]
        "are cards in hand units; does unit include a card in the bond area or in the support zone; the effect says unit and I pick a card in the graveyard";
    [C26_3_1]
        "who is meant by lord on my card; is every Lord-class hero my lord; card called Lord; does lord mean my leader or the class; 职业是领主的算主人公吗; ロードという職業は主人公?";
    [C26_3_1 C5_1_2_5_1]
        "which one is my lord after everything got stacked; skill mentions lord, which unit; my lord marker is on the wrong unit; 主角是哪张搞不清了; どれが主人公か分からなくなった";
    [C26_3_1]
        "does lord mean any lord class card or just my main character; the text says lord and I have two cards with lord in their class";
    [C26_3_1] "主人公指哪张; 主角卡的定义";
    [C26_4_1 C26_5_1] "allied unit includes itself, enemy; 友军包括自己吗; 味方は自身を含む 敵";
    [C26_4_1 C26_5_1] "is the lord an ally, does allied include itself; 友军包括自己吗; 味方に自分自身は含む";
    [C26_4_1]
        "does ally include the unit itself; is my lord an allied unit; ally means mine on the board?; other ally vs ally; 我方单位包括自己和主角吗; 味方に自分自身は含む?";
    [C26_4_1]
        "does allied unit include the unit itself; is my lord an ally for effects; does allied mean any unit on my side";
    [C26_4_1] "友军包括自己吗; 友方单位算不算自己本身; 写友军点自己行吗";
    [C26_4_1] "友军是不是只看我场上的; 墓地里的算友军吗";
    [C26_5_1]
        "enemy includes the opposing lord?; enemy units only in front?; does enemy unit mean any on his side; 敌方单位包括主角吗; 敵に主人公は含まれる?";
    [C26_5_1] "is the enemy's lord an enemy unit; can enemy unit mean one in his hand";
    [C26_5_1] "敌军是对面场上的全部吗; 敌方单位包括主角吗";
    [C26_6_1] "who is the attacking unit; is my supporter an attacker";
    [C26_6_1 C26_7_1] "被打的叫啥; 防御单位就是挨打的吗";
    [C26_7_1 C26_6_1]
        "who is the attacking unit on my card; supporter as attacker?; when it is attacked: which unit is defending; 攻击单位包括支援卡吗; 攻撃ユニットに支援カードは入る?";
    [C26_7_1] "who counts as the defending unit";
    [C26_8_1] "battle unit means mine or both; does a bonus to battle units hit both sides";
    [C26_8_1] "战斗单位只指攻击的吗; 战斗单位包括双方吗";
    [C26_9_1 C26_10_1]
        "is my lord in the back a rearguard; vanguard means who is in front; unit in front counts as front unit right after moving?; 前卫单位是什么; 前衛ってどの列のユニット";
    [C26_9_1]
        "front unit is any unit in the front line or just the lord; does front unit mean mine or also the opponent's";
    [C26_9_1 C26_10_1] "前卫是指前排的人吗; 后卫能打的效果指谁";
    [C26_9_1] "前卫技能只数前排吗; 主角在前排算前卫吗";
    [C26_10_1] "what is a back unit; is a back liner any unit behind";
    [C26_11_1]
        "on the battlefield means my side only?; does his half count; back row in play?; 战场包括对手那边吗; 戦場は相手側も含む";
    [C26_12_1] "what is an area; 区域指哪里; エリアとは";
    [C26_12_1]
        "same area means same row or same player; everyone in the area; area includes both players?; 「同一区域」是指同一排吗; 同じエリアとは列のこと?";
    [C26_12_1] "the skill says in the same area does that mean the row; area means the front line or the whole side";
    [C26_12_1] "同一区域指前排还是整个场; 效果说的区域是哪";
    [C26_13_1] "what counts as moving; 什么算移动; 移動とは";
    [C26_13_1]
        "skill pushes an enemy, forced move counts as move, does moving by a skill tap; 能力移动算移动吗 被移动会横置吗; スキルで動かすのは移動 行動済みになる";
    [C26_13_1]
        "what counts as moving; is deploying a move; bounce to hand, did it move; swapped rows by skill counts as move?; sent to the graveyard, moved?; 什么算移动; 移動とは; 出击算移动吗";
    [C26_13_1]
        "teleported by effect between rows, move trigger?; is bouncing back and forth a move; changed lines by a skill; 被效果换排算移动吗; 効果で列が変わったら移動?";
    [C26_13_1]
        "does being pushed from front to back by an effect count as moving; is bouncing a unit a move; what exactly is moving for my trigger";
    [C26_13_1] "does taking a unit over to the other player's side count as move; does deploying count as moving";
    [C26_13_1] "效果把人换排算移动吗; 被技能推到后排算移动触发吗; 换到对面场算移动吗";
    [C26_14_1] "are face-down bonds bond cards too; what is a bond card";
    [C26_14_1] "羁绊卡是哪些; 羁绊区里的牌都叫羁绊卡吧; 翻面的还算羁绊卡吗";
    [C26_15_1] "what is a support card; is a card in the deck a support card before I flip it";
    [C26_15_1] "支援卡指哪张; 支援区那张叫支援卡吗";
    [C26_16_1] "what is an orb; are orbs the life points; is a shield card in hand still an orb";
    [C26_16_2]
        "destroy my own orb as a cost, where does it go; pay with an orb; life payment, do I get the card; 付宝玉作为费用，那张去哪; コストでオーブを破壊したら手札?";
    [C26_16_2]
        "I pay a skill by destroying my own orb where does the card go; may I keep the orb that I destroyed as a cost; a self-broken life card goes to hand or retreat";
    [C26_16_2] "用费用破坏自己的宝玉能拿到手吗; 自碎宝玉回手不";
}
