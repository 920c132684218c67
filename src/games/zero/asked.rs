//! What players ask about Zero Dimension, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C100P1 C100P1_2]
        "cards with different backs; marked sleeves; foreign print with another back; is this card genuine; 卡背不一样能用吗; 裏面が違うカード";
    [C100P1]
        "may I use cards with another back; my sleeves show that some cards have a different back side; 卡背不一样能用吗";
    [C100P1_2] "proxies, fake cards, playtest; 代牌 假卡 打印卡; プロキシ 偽造カード";
    [C100P1_2]
        "proxy cards, printed copies, fake cards allowed in casual; 能用代牌吗 打印的卡 假卡; プロキシ コピーカード 偽物";
    [C100P1_2]
        "can I use proxies; printed fake cards at the store; paper stand-in for a card I left at home; photocopy in casual play; sleeve with a note as the card; 能用代卡吗; 偽物やコピーカードを使っていい？";
    [C100P1_2]
        "I lost one card so I wrote its name on a basic land and sleeved it is that ok; may I play with a printed proxy in a casual game; my friend uses fake cards from the internet; 拿打印卡代替行不行; 盗版卡能打吗";
    [C100P1_2] "我用打印的代卡打比赛会被判吗; 代打牌能用吗";
    [C100P1_2] "朋友局拿空白卡写字顶一张行不行; 写字卡当牌用";
    [C100P1_2] "卡套里塞了张盗版牌算不算犯规; 买到假卡了还能打吗";
    [C100P2] "deck size, how many cards in a deck, 49 or 51 cards; 卡组多少张 50张; デッキ枚数 50枚";
    [C100P2 C100P2_2] "deck of fifty, four-of limit";
    [C100P2] "deck size, how many cards in a deck, 60 card deck; 卡组几张 60张行吗; デッキは何枚 60枚でもいい";
    [C100P2 C100P2_2] "fewer than fifty cards, fifty one cards, exactly fifty; 卡组必须正好50张吗; ちょうど50枚";
    [C100P2 C201P1]
        "how many cards do I need; 60 card deck ok; deck of 49; 51 cards by mistake; minimum or exact deck size; 卡组要多少张; デッキは何枚ちょうど？";
    [C100P2 C903P1_2]
        "deck check found a 52 card pile; too many cards in my deck; illegal list; banned card found in deck; 卡组不合法; デッキ違反";
    [C100P2]
        "I only brought 48 cards can I still play; my deck has 60 cards like in Magic is that legal; he added two extra cards to his deck after the match started; 卡组少一张; 多带几张行吗";
    [C100P2] "我卡组带了52张开局可以吗; 卡组多两张";
    [C100P2] "像万智那样带60张能不能打; 最少四十张就行吗";
    [C100P2] "发现对面卡组只有49张怎么办; 少一张牌违规吗";
    [C100P2_2 C327P2] "copies of one card, four, same card; 同一张卡最多几张 4张; 同じカード何枚 4枚まで";
    [C100P2_2 C327P1_2] "foil or other art counts towards four; 闪卡异图算四张里吗; 別イラストも4枚に数える";
    [C100P2_2 C327P2] "copies of a card, five of the same, playset; 同一张卡带几张 五张; 同じカードは何枚まで";
    [C100P2_2 C327P2]
        "max copies; five of one card; playset of four; how many of the same allowed; different rarity count separately for copies?; 同一张最多放几张; 同じカードは何枚まで";
    [C100P2_2 C327P2]
        "how many copies of one card can I run; I put five of the same dude in my deck; is it a playset of 3 like in Yu-Gi-Oh or 4; 同名卡带五张; 一张卡最多带几张";
    [C100P2_2 C327P2] "一套里同一张卡最多投几张; 能带五张一样的吗";
    [C100P2_2] "闪卡版本和普通版本加起来带了五张; 异画也算四张里吗";
    [C100P2_3] "mix two animes in a deck, tournament; 混作品 混动漫 比赛; 作品を混ぜる 大会 混合デッキ";
    [C100P2_3]
        "mix two anime, different series in one deck, crossover deck; 两部动画能混吗 不同作品混搭; 作品を混ぜていい 混合デッキ";
    [C100P2_3]
        "mix naruto and one piece; two anime in one deck; can I combine series at a tournament; crossover deck legal in official event; 能混不同动漫吗; 作品を混ぜたデッキ";
    [C100P2_3]
        "can I mix Naruto cards with Saint Seiya cards at a tournament; my tournament deck has cards from two different shows; he splashes one card of another anime at the official event; 混系列能参赛吗; 两个动画的卡混搭";
    [C100P2_3 C316P1] "比赛用海贼加火影混一套能上吗; 能混动画组牌吗";
    [C100P2_3] "平时朋友打随便混作品官方赛也行吗; 官方赛混系列";
    [C100P3] "who goes first, how to decide; 谁先手 怎么决定 猜拳; 先攻の決め方";
    [C100P3] "who goes first, dice; 谁先手; 先攻の決め方";
    [C100P3 C100P3_3]
        "what do I do before the first turn, set up life first or hand first; 开局先放生命还是先抽手牌; 準備の順番 ライフが先";
    [C100P3]
        "who starts; how do we decide who plays first; dice or rock paper scissors; loser picks?; 谁先攻怎么定; 先攻の決め方";
    [C100P3]
        "who starts the game; do we roll a die or flip a coin for going first; does the loser of the last game decide who plays first; 谁先手; 猜拳定先手";
    [C100P3] "谁先打是掷骰子还是猜拳; 先后手怎么定";
    [C100P3] "赢了猜拳的人能不能选后手; 先攻怎么决定";
    [C100P3_2] "may I shuffle or cut my opponent's deck; 帮对手洗牌 切牌; 相手のデッキをシャッフル カット";
    [C100P3_2 C617P1] "opponent shuffles my deck, cut the deck; 对手洗我的牌 切牌; 相手がシャッフル カット";
    [C100P3_2 C617P1]
        "does my opponent shuffle my deck too; he just cut, is that enough; must I let him touch my cards; pre-game shuffle; 对手也要洗我的牌吗; 相手にシャッフルしてもらう？";
    [C100P3_2]
        "he didn't shuffle my deck before the game; deck not randomised; can I refuse to let him shuffle; stacked deck accusation; 他沒洗我的牌就開始了; 相手がシャッフルしなかった";
    [C100P3_2 C617P1]
        "my opponent refused to let me cut his deck before the game; does the opponent shuffle my deck too; he shuffled only by himself and started drawing; 对面不让我洗他的牌; 开局要给对手切洗吗";
    [C100P3_2] "我洗完牌对面还要再洗一遍我的牌组吗; 要让对手洗吗";
    [C100P3_2] "对面不让我洗他的卡组合规吗; 不给洗牌";
    [C100P3_3 C202P1 C203P1]
        "how many life cards, opening hand size, order of setting up; 几张命 生命几张 起手几张; ライフは何枚 初手は何枚 6枚";
    [C100P3_3 C202P1 C203P1]
        "how many life cards, opening hand, starting life, six cards; 开局几张生命 起手几张; ライフは何枚 最初の手札";
    [C100P3_3 C202P1]
        "how do we set up life; shields at start; prize cards how many; starting hand of seven?; life first or hand first; 生命牌放几张; 初期ライフは何枚";
    [C100P3_3 C203P1]
        "opening hand size; how many cards do we start with; drew my hand before laying life; 起手几张; 初手は何枚";
    [C100P3_3]
        "laid seven life by mistake; five shields at start; can I look as I place my life; 生命牌放多了; ライフを7枚置いた";
    [C100P3_3 C202P1]
        "how many prize cards do I lay out at the start; do I set the life cards before or after I draw my opening hand; I drew my hand first and then put down life; 先摆命还是先抽手牌; 开局几张命";
    [C100P3_3 C203P1]
        "how many cards do I start with in hand; I drew seven cards by habit from Magic; does the second player draw an extra opening card; 起手几张; 后手多抽吗";
    [C100P3_3] "开局是先放命还是先抓手牌; 先盖命再抽吗";
    [C100P3_3 C202P1] "开局生命区要盖几张牌下去; 初始几条命";
    [C100P3_3 C203P1] "起手到底抽五张还是六张; 起手几张";
    [C100P3_4 C100P3_5]
        "mulligan, redraw, do life cards go back too, how often, part of the hand; 换手牌 重抽 生命也洗回去吗 几次 部分换; マリガン 引き直し ライフも戻す 何回 一部";
    [C100P3_4] "new six and new life after redraw, keep some cards; 重抽时命也换吗; 引き直しで命も戻す？";
    [C100P3_4 C100P3_5] "mulligan does it reshuffle life too, second mulligan, keep part";
    [C100P3_4 C100P3_5] "起手不满意怎么换 生命区的牌要不要一起换 可以换两次吗";
    [C100P3_4 C100P3_5]
        "mulligan hand only, do life cards go back too, redraw twice, bad opening hand; 换牌生命也换吗 能换几次 只换手牌; マリガンはライフも戻す 何回 手札だけ";
    [C100P3_4]
        "do I redo my life cards when I mulligan, mulligan draws fewer cards; 换牌生命重来吗; 引き直しでライフも";
    [C100P3_4 C100P3_5]
        "can I mulligan after seeing my hand, mulligan only some cards, second mulligan; 调度能只换几张吗; 一部だけ引き直し";
    [C100P3_4 C100P3_5] "free mulligan once, mulligan down; 调度一次免费吗 换牌少一张吗; 引き直しは1回 枚数は減らない";
    [C100P3_4]
        "mulligan; bad hand can I redo; do life cards go back too on a mulligan; keep some of the hand; partial redraw; 起手不好怎么换; 手札の引き直しのやり方";
    [C100P3_4 C100P3_3]
        "mulligan but life already laid; forgot to shuffle life in with the mulligan; kept my old life cards; 换手牌生命牌也要换吗; 引き直しはライフも？";
    [C100P3_4]
        "my first hand is all big stuff may I redraw; do my life cards go back too when I mulligan; can I keep three cards and swap only the others like in Hearthstone; can I mulligan only the hand and leave my prizes; 起手太卡能换吗; 换牌时生命牌也要洗回去吗";
    [C100P3_4] "do I go down to five cards after I mulligan; is there a penalty card for a redraw; 调度后少抽一张吗";
    [C100P3_4]
        "can I see my life cards before I decide on a mulligan; I opened a hand without energy do I show it to my opponent before I redraw; do both of us mulligan at the same time; 没资源颜色的起手能重来吗";
    [C100P3_4] "起手太烂能不能像万智那样重抽; 可以穆吗";
    [C100P3_4] "调度的时候生命牌要不要一起洗回去; 换手连命一起换吗";
    [C100P3_4] "能不能只换手里不想要的两张留下四张; 部分换手行吗";
    [C100P3_5]
        "mulligan a second time; redraw again; how many times may I change my opening hand; 2nd hand is worse can I mull; 能换两次起手吗; マリガンは2回できる？";
    [C100P3_5 C902P1]
        "he mulliganed twice without asking; took another new hand; third hand; 他换了两次起手; 2回引き直した相手";
    [C100P3_5]
        "my second hand is bricked as well can I mulligan again; he took two mulligans; can I redraw until I get a playable hand; 还能再调度一次吗; 换两次手牌";
    [C100P3_5] "换完第二手还是卡手可以再换一次吗; 能调度两次吗";
    [C100P3_5] "二次调度要少抽一张吗还是根本不能; 再穆一次";
    [C101P1 C324P3]
        "when do I lose, last life card, no life left and hit; 怎么算输 没命了再被打 最后一张命; 負け条件 ライフ0で攻撃される 最後のライフ";
    [C101P1]
        "no life cards but still alive, when do I actually die; 命没了还没输吗 再打一下才输; ライフ0になったらすぐ負け？ もう一撃";
    [C101P1] "no life left, hit once more, dead or not";
    [C101P1 C202P4] "生命区空了还没输吧 最后一张命被翻了算输吗 打几下死";
    [C101P1 C202P4]
        "how do I win, attack with zero life cards, last life card gone do I lose, one life left and hit for two; 怎么赢 没生命了再被打 剩一张生命被打两点; どうやったら勝ち ライフ0で殴られたら 残り1枚で2点";
    [C101P1 C505P1] "zero life left and one more hit, last hit, when am I dead; 零生命再打一下; ライフ0でもう1回";
    [C101P1 C505P1 C202P4]
        "no life cards left and he attacks me, do I die when my last life card is flipped, three damage with two lives left, lethal; 生命全没了就输吗 还剩一张被会心打 生命0再挨一下才输吗; ライフが0になった時点で負け もう1回殴られたら負け";
    [C101P1 C900PierceP4 C607P1]
        "can spell damage or an effect finish me, lose to effect damage on life; 效果伤害能打死人吗; 効果ダメージで負ける";
    [C101P1 C202P4]
        "no health left, one last hit needed after zero life, when life hits zero am I alive; 血没了还能活吗 0血再被打才死吗 最后一滴血; ライフ0でもまだ生きている";
    [C101P1]
        "how do I win; when do I lose; no shields left and he hits me; dead at zero life?; final hit; 怎么算输; ライフがなくなったら負け？";
    [C101P1 C202P4]
        "took my last life card am I out; zero life but not attacked yet; still alive with no life cards; one more hit needed; 生命牌没了马上输吗; ライフ0枚でまだ生きてる？";
    [C101P1 C308P3]
        "0 power guy attacks my empty life; does a zero attack hit finish me; weak character last blow; 攻击力0能打死人吗; 攻撃力0でとどめ";
    [C101P1 C505P1]
        "final blow with empty life who wins; attacked with no shield blocked does it count; need unblocked hit to finish; 最后一击被挡还输吗; とどめが防御された";
    [C101P1 C303P2]
        "I have no life cards and he swings with everything, what saves me; last stand at zero shields; still in the game with nothing left; 没生命了还能防御吗; ライフ0で防御すれば助かる？";
    [C101P1]
        "I have zero life cards left and his guy connects do I lose now; he is at no life and my attack went through; am I dead when my last life card is flipped or only on the next hit; I took damage and my last prize is gone is that the loss; 没命了又被打中; 最后一张命没了就输吗";
    [C101P1 C505P2] "I have no life left but the attacker has zero attack do I still die; 零攻打空血会死吗";
    [C101P1 C900PierceP4]
        "opponent is at no life and my trampler wins a fight does the extra damage finish him; can burn damage from an effect kill a player with no life; 效果伤害能直接打死人吗";
    [C101P1 C202P4] "he has two life cards and I deal three damage is he dead; 两条命打三点";
    [C101P1]
        "I had no more prize cards and he declared a direct attack which I could not stop; is the game over when my life points hit zero; 直击空血";
    [C101P1] "对面生命区没牌了我再打一下就赢了吗; 空盾再打脸";
    [C101P1] "命掉到零那一刻就死还是还要再挨一下; 0命算输吗";
    [C101P1] "空命的时候被效果伤害打中会输吗; 零命被烧血";
    [C101P2] "deck out, draw from empty deck, exactly empty; 牌库抽空 没牌抽 输; 山札切れ 引けない 負け";
    [C101P2] "exactly zero deck, next draw; 牌库刚好空; 山札ちょうど0枚";
    [C101P2 C900RampageP1] "milled to zero, lose now; 被磨光 马上输; デッキを削られて0枚";
    [C101P2] "must draw and can't";
    [C101P2] "要抽两张但牌库只有一张会怎样";
    [C101P2]
        "deck empty do I lose, draw from an empty deck, deck out, last card drawn; 牌库空了输吗 抽光了; デッキ切れで負け 引けない時 山札0枚";
    [C101P2 C602P1] "made to draw more than I have, last card; 抽超过牌库; 山札より多く引く";
    [C101P2] "draw step with empty deck, is an empty deck itself a loss; 牌库抽完当时就输吗; 山札が0になっただけで負け";
    [C101P2 C201P3_2] "mill to death, deck zero; 磨牌库磨死; 山札破壊で勝つ";
    [C101P2]
        "deck out; must draw and no cards; draw three with two in the deck; library empty lose now?; mill win; 没牌抽输吗; デッキ切れで負け？";
    [C101P2]
        "deck is empty but I don't need to draw yet; last card drawn am I dead; zero cards in deck at end of my turn; 牌库刚好抽完算输吗; 山札0枚になっただけ";
    [C101P2 C102P5]
        "draw two with one left do I draw one and live; he says draw as many as possible, I say he lost; 只剩一张要抽两张; 残り1枚で2枚引く";
    [C101P2]
        "my deck is empty and I have to draw for the turn; an effect says draw three but I only have two cards left in the library; do I lose as soon as the deck hits zero or when I try to draw; he decked himself out with his own draw spell; 牌库空了抽牌; 没牌抽算输吗";
    [C101P2 C102P5] "I must draw 3 with 1 card left do I just draw one; 牌不够抽就抽剩下的吗";
    [C101P2 C403P1]
        "it is my draw step and the deck is empty am I out; I milled his last card does he lose at once; 牌库磨光马上输吗";
    [C101P2]
        "he made me draw with my last card gone and I drew nothing do I lose straight away; forced draw kills me; 被迫抽牌没牌了";
    [C101P2] "卡组抽干了还要抽会怎样; 没牌抽就输吗";
    [C101P2] "让我抽三张可卡组只剩两张是不是直接输; 牌库不够抽";
    [C101P2] "卡组最后一张刚抽完算不算马上输; 抽光当下就死吗";
    [C101P3 C101P3_2] "game ends at once, cards after the game; 游戏马上结束; すぐ終了";
    [C101P3]
        "game over right away?; does the rest of the chain happen after I lose; finish resolving after he dies; 输了还继续结算吗; 負けたらすぐ終わり？";
    [C101P3]
        "my opponent lost but I had a chain left; keep playing after someone died; take back after loss; 输了还能继续吗; 負けた後に続ける";
    [C101P3]
        "he already lost but wants to finish resolving his effect that would heal him; does the rest of the stack still happen after someone lost; can I respond after I have lost; 输了以后效果还处理吗";
    [C101P3] "他判负的时候连锁还剩几个效果要做完吗; 输了还结算剩下的吗";
    [C101P3_2 C100P1] "stolen cards after the game, whose cards at end; 打完牌还给谁; 試合後のカード";
    [C101P3_2]
        "after I lose do my cards stay; whose cards go where after game ended; cards on his side when game over; 输了之后牌怎么处理; 負けた後のカード";
    [C101P3_2]
        "what happens to the cards on the table when someone loses; do I keep his stolen card after the game; 输了之后场上的牌怎么办";
    [C101P3_2] "打完了我被抢过去的角色牌要还给我吧; 打完收牌各拿各的";
    [C101P4] "concede any time; 投降 认输; 投了 降参";
    [C101P4] "quit";
    [C101P4] "scoop, give up any time; 投降; 投了";
    [C101P4]
        "can I scoop; give up any time; concede on his turn in response; surrender before the last hit; quit; 可以随时投降吗; いつでも投了できる？";
    [C101P4]
        "left the table is that conceding; can a judge refuse my scoop; quit mid resolve; 中途离开算投降吗; 途中退席は投了？";
    [C101P4]
        "I want to scoop in the middle of his turn; can I give up while his combo resolves; may I surrender even though it is not my priority; 打不过能投吗; 对方回合能认输吗";
    [C101P4] "对面连锁打到一半我能不能直接投降; 随时能投吗";
    [C101P4] "我看打不过了想认输还要等到自己回合吗; 中途gg";
    [C101P5 C101P6]
        "win and lose at the same time, both lose, draw; 同时赢和输 同时败北 平局; 勝ちと負けが同時 両方同時 引き分け";
    [C101P5 C101P6] "win and lose together";
    [C101P5] "同一时刻又胜利又败北怎么判";
    [C101P5 C101P6] "win and lose at once, both lose, tie; 同时赢和输 同时输平局; 勝ちと負けが同時 引き分け";
    [C101P5]
        "I win and lose at once; alternate win while decking; card says I win but I also lose same moment; 同时赢和输; 勝ちと負けが同時";
    [C101P5]
        "my effect makes me win but I also deck out in the same moment; I win and lose at the very same time what counts; 又赢又输算什么";
    [C101P5] "一个效果让我同时满足赢和输算谁赢; 又赢又输怎么判";
    [C101P6]
        "both of us lose at the same time; tie game; both deck out; simultaneous win; double loss; 两人同时输; 両者同時に負け";
    [C101P6]
        "both of us have to draw from empty decks at once; an effect damages both and we would both die; we both lose on the same hit who wins; 两个人一起输; 同归于尽算平局吗";
    [C101P6] "我俩同时卡组抽空该算谁输; 同时死算平吗";
    [C101P6] "两边一起达成胜利条件怎么判; 同归于尽";
    [C101P7 C901P6] "endless loop draw; 死循环 平局; 無限ループ 引き分け";
    [C101P7 C901P6] "endless forced loop draw; 强制死循环平局; 強制ループ 引き分け";
    [C101P7 C901P6]
        "endless loop nobody can stop; infinite forever who wins; stuck repeating; 停不下来的循环; 止まらないループ";
    [C101P7 C901P6]
        "our two enchantments trigger each other for ever and nobody can stop it; the game is stuck repeating itself what now; 停不下来的循环怎么判; 无限循环平局";
    [C101P7] "无限循环谁都停不下来是平局吗; 死循环平局";
    [C102P1] "card text beats rules; 卡牌和规则冲突; カード優先 黄金律";
    [C102P1 C102P2] "规则和卡写的不一样 一张说不能一张说能";
    [C102P1] "card against rules; 卡和规则冲突; カードとルールどっち";
    [C102P1]
        "card contradicts rulebook; he says the rules forbid it, my card says I can; which beats, card or rule; 卡和规则冲突; カードとルールが矛盾";
    [C102P1]
        "effect lets me have five in hand zone more than rule; my card breaks the rule allowed?; golden rule; 卡牌优先; カード優先";
    [C102P1]
        "my card says I can attack the turn it comes in but the rules say no which wins; the card text contradicts the rulebook; 卡上写的和规则不一样听谁的; 卡牌大于规则";
    [C102P1] "卡上写的跟规则书不一样听谁的; 卡面大还是规则大";
    [C102P1] "规则说登场不能打可卡上写能打; 文字和规则冲突";
    [C102P2] "can't beats can, one forbids; 一个允许一个禁止; できる できない 禁止が優先";
    [C102P2] "can't beats can";
    [C102P2] "can versus can't, forbidden; 可以和不可以; できる できない";
    [C102P2] "card says can't attack but another says can; 不能攻击和可以攻击; できないが優先";
    [C102P2]
        "one card lets me another stops me; can vs can't; allowed and forbidden at once; must attack but cannot; 一个允许一个禁止; できるとできない";
    [C102P2]
        "he says my card lets me attack, I say his forbids it; permission vs ban; can't wins; 不能赢过能; 禁止優先";
    [C102P2 C501P2_2]
        "my card lets me attack standing characters but he can't be attacked; permission versus protection; 允许攻击竖置但对方不能被攻击; 攻撃可能と攻撃不可";
    [C102P2]
        "one card says my monster may attack and his card says monsters cannot attack; can beats cannot right; I have an effect that allows it and he has one that forbids it; 一个说可以一个说不可以; 能和不能冲突";
    [C102P2]
        "my haste enabler says he can attack and his trap says no attacks this turn; permission against prohibition; 禁止优先吗";
    [C102P2] "一张卡说可以攻击另一张说不能攻击; 能和不能哪个优先";
    [C102P2] "场上有禁止抽牌我的效果说可以抽; 禁止优先吗";
    [C102P3] "both players do something at once, who chooses first; 双方同时 谁先选; 両方同時に選ぶ どっちが先";
    [C102P3 C106P6] "both choose, both discard at once; 双方都弃; お互い捨てる";
    [C102P3] "both pick, active first";
    [C102P3] "双方都要做选择谁先来";
    [C102P3] "both players choose, who first, simultaneous discard; 双方同时谁先选; 同時に選ぶどっちから";
    [C102P3]
        "both players discard who first; we both have to choose; each sacrifices one, do I see his choice; at the same time choices; 双方都要选谁先; 両者が選ぶ順番";
    [C102P3]
        "both scrap a character who goes first; must he pick before I do; hidden pick; 先手先选吗; ターンプレイヤーが先に選ぶ";
    [C102P3]
        "an effect tells both of us to sacrifice a creature who picks first; we both have to discard do I see what he throws away before I pick; both players choose a card at the same time in which order; 双方都要选谁先选; 一起弃牌谁先";
    [C102P3] "双方都要弃一张牌谁先选; 一起弃谁先决定";
    [C102P3] "效果让两边各破坏一只谁先挑; 谁先做选择";
    [C102P3] "都选好了是一起丢还是我先丢完他再丢; 同时执行吗";
    [C102P4 C102P5]
        "impossible part of an effect, as much as possible; 做不到的部分 尽量做; できない部分は無視 できるだけ";
    [C102P4 C102P5] "half of it impossible";
    [C102P4 C102P5] "效果要我弃两张我只有一张";
    [C102P4 C102P5]
        "only part of the effect can be done, not enough cards, discard two with one in hand; 效果做不全 要弃两张只有一张; 一部しかできない 足りない";
    [C102P4]
        "effect tells me something impossible; nothing to destroy; no hand to discard; can't do it at all so?; 做不到的效果; 不可能な効果は無視？";
    [C102P4]
        "his spell tells me to discard but my hand is empty; the effect wants me to destroy equipment but there is none; do I lose if I cannot do what the card says; 没手牌可弃怎么办; 做不到的效果";
    [C102P4 C102P5]
        "the spell says destroy an equipment and draw a card but there is no equipment do I still draw; half of the card can't be done; 前半句做不到后半句还做吗";
    [C102P4] "效果叫我弃手牌可是我手上没牌; 做不到咋办";
    [C102P4] "要求横置一张角色但场上没角色可横; 没东西可做就跳过吗";
    [C102P5]
        "discard three but I have one; partially possible; do as much as I can; only two targets out of three to scrap; 只能做一部分; できる分だけやる？";
    [C102P5 C102P4]
        "put two cards from hand but only one; half do; do the second part when first impossible; 前半做不到后半做吗; 前半ができない";
    [C102P5]
        "it says discard two cards but I hold only one; the effect returns three characters and I have two; do I do as much as I can or nothing; 只够做一半; 要弃两张只有一张";
    [C102P5] "让弃三张我手里只剩一张是弃一张吗; 不够就做多少算多少";
    [C102P5] "效果破坏两张但对面只有一张怪; 只够做一半";
    [C102P6 C200P2 C200P2_2 C611P2 C207P1]
        "stolen card goes to whose rest zone or hand, owner, taken character dies; 被控制的卡进谁的休息区 回谁的手 抢来的死了; 奪ったカードは誰の休息区 持ち主 手札に戻る";
    [C102P6 C200P2 C611P2] "his card on my side goes to whose pile";
    [C102P6 C200P2 C611P2] "我控制对面的人 他死了去谁的休息区 弹回去是回谁手上";
    [C102P6 C611P2 C200P2]
        "my card bounced from his field whose hand, stolen character dies whose grave; 被抢的角色死了进谁的休息区 弹回谁手里; 奪われたキャラはどっちの休息区 誰の手札に戻る";
    [C102P6 C611P2]
        "stolen card dies goes to whose pile, return stolen card to hand; 抢来的死了归谁; 奪ったカードが死んだら";
    [C102P6 C611P2] "stolen monster bounced to owner's hand; 抢来的怪弹回谁手; 奪ったキャラは持ち主の手札へ";
    [C102P6 C200P2]
        "stolen character bounced, whose hand; his card dies on my side; which graveyard; put into whose deck; 抢来的卡回谁手; 奪ったカードはどっちの手札へ";
    [C102P6 C200P2]
        "I stole his guy and it got bounced whose hand does it go to; my opponent's monster died on my side whose graveyard; I took control of his card and it is shuffled back into which deck; 抢来的角色死了进谁墓地; 借来的卡弹回谁手";
    [C102P6] "我抢了对面的角色被打死进谁的墓地; 借来的怪死了去哪";
    [C102P6] "弹回手牌的是我偷来的牌回谁手里; 弹回谁的手";
    [C103P1 C103P2 C304P1 C304P2] "which colours, colour of a card; 几种颜色; 色の種類";
    [C103P1 C304P2]
        "how do I see what colour a card is; is it the border or the cost symbols that make it red; 颜色看哪里; 看边框还是费用";
    [C103P1] "怎么看一张牌是什么颜色; 颜色看边框吗";
    [C103P2 C103P1] "how many colors; what color is this card; border colour; multi-color?; 有几种颜色; 色は何種類";
    [C103P2] "how many colours are there; is purple a colour; is colourless a colour; 有几种颜色";
    [C103P2] "这游戏一共有几种颜色; 紫算一种颜色吗";
    [C103P3 C103P3_2] "fractions, half rounding; 小数 取整 一半; 端数 切り捨て 半分";
    [C103P3] "declare one and a half; choose half a number; X = 0.5; decimal number; 能说小数吗; 小数を宣言";
    [C103P3] "can I choose X as one and a half; he named 2.5 as his number; 能选小数吗";
    [C103P3] "要我报一个数字我能报一点五吗; 能报小数吗";
    [C103P3_2] "half rounded; 除不尽小数; 端数";
    [C103P3_2]
        "half of 5 rounded; half rounded up or down; divide odd number; 一半有小数怎么算; 半分の端数は切り捨て？";
    [C103P3_2]
        "half of five life cards is that two or three; do I round up or down when an effect halves an odd number; half of 1500 gives 750 fine but half of 3 cards; 除不尽怎么算; 向上还是向下取整";
    [C103P3_2] "攻击力减半得出2250.5那半点怎么算; 除不尽进位吗";
    [C103P3_2] "五张的一半是两张还是三张; 减半向上还是向下";
    [C103P4 C103P4_2 C308P2]
        "negative attack, minus 2000 then plus, below zero; 攻击力负数 减到负再加; 攻撃力マイナス 0未満 後から加算";
    [C103P4 C103P4_2] "攻击力被扣成负数再加回来怎么算";
    [C103P4 C103P4_2 C308P3]
        "attack below zero, negative attack then buffed, minus; 攻击力负数 负数再加; 攻撃力マイナス その後上がる";
    [C103P4 C103P4_2 C308P2]
        "attack at minus 500 then plus 1000, below zero counts as zero; 攻击负500再加1000; マイナスから上げる";
    [C103P4]
        "attack below zero; negative power counts as what; cost minus one; minus defense; 负数怎么算; マイナスの攻撃力は0？";
    [C103P4 C303P4_2] "cost went negative; get money back; minus cost pays zero; 费用负数; コストがマイナス";
    [C103P4]
        "my guy has minus 500 attack how much damage does he deal; the discount makes the cost negative do I get mana back; 攻击力变负数怎么算; 费用减成负的";
    [C103P4] "攻击力被减成负的打人是算零吧; 负攻算0吗";
    [C103P4] "费用减成负数会倒找资源吗; 费用负数";
    [C103P4_2 C103P4] "attack below zero then buffed";
    [C103P4_2]
        "attack at minus 1500 then plus 2000; buff a negative guy; does power reset to 0 before adding; 负攻击再加攻; マイナスから上げるとき";
    [C103P4_2]
        "his monster is at minus 1500 and then gets plus 1000 is it now 1000 or still below zero; I debuffed a 500 attacker by 2000 and then he pumps it; does a buff start from zero when attack went negative; 负的再加怎么算; 减到负再加攻";
    [C103P4_2] "攻击被扣到负一千五再加一千是多少; 负的攻击再加buff";
    [C103P4_2] "减到零以下之后加成从零起算还是从负数起算; 从0加还是从负数加";
    [C104P1]
        "do cards enter upright, resource tapped when placed; 登场时横竖 新资源能马上用吗; 出たとき縦 新しいリソースはすぐ使える";
    [C104P1 C204P3]
        "resource placed this turn, tap it right now; 这回合放的资源马上能用吗; 置いたばかりのリソースすぐ使える？";
    [C104P1] "fresh resource usable now";
    [C104P1 C204P3] "刚放下去的资源当回合能不能横";
    [C104P1 C318P6] "does a character come in tapped, enters upright; 角色出来是竖的吗; 出た時は縦";
    [C104P1]
        "does my character come in tapped; which way do I place a new card; ready when it enters?; played upright; 上场是竖的吗; 出したとき縦向き？";
    [C104P1 C318P6_2]
        "do I put the new guy sideways so he can't act; enters ready; new arrival position; 新角色横着放吗; 新しいキャラは横向きに置く？";
    [C104P1]
        "does a new resource come in tapped like a tapland; do my guys come into play exhausted; is a character upright when it lands; 下场是竖的还是横的; 新资源能马上用吗";
    [C104P1] "角色出来默认是竖的还是横的; 下怪是立着的吗";
    [C104P1] "资源牌放下去当回合就能横来付费吗; 新放的资源能用吗";
    [C104P1_2 C104P3] "tap a tapped character, what is reset; 横置已横置的 重置; 横置済みを横置 リセットとは";
    [C104P1_2] "what is tapping; rest and stand; turn sideways; untap; exhaust; 横置是什么; レストとは";
    [C104P1_2 C401P1]
        "my guy is stuck sideways when does he come back; stand up; ready again; 横置的什么时候立起来; 横向きはいつ戻る";
    [C104P1_2]
        "what does turning a card sideways mean; is reset the same as untap; is exhausting or resting a card the same as tapping it; 横置什么意思; 重置是啥";
    [C104P1_2] "地牌tap在这里叫什么; 横置是啥意思";
    [C104P2 C401P1]
        "why does it matter if a card is sideways; remember who is tapped; tapped state matters; 横置有什么影响; 横向きの意味";
    [C104P3] "tap an already tapped guy for a cost; 横着的再横; もう横のを横にする";
    [C104P3 C703P1]
        "use a tap ability while tapped, tap for two effects at once; 横着还能用横置效果吗 一次横置用两个效果; 横向きで横置効果";
    [C104P3]
        "tap a tapped guy as cost; choose a sideways character to tap; already rested; 已经横置还能横置吗; すでに横向きのを横にする";
    [C104P3]
        "freeze a tapped guy again; tap effect on an already rested; can I tap his tapped blocker; 选已横置的; 横向きのを横にする";
    [C104P3]
        "can I tap my already tapped character again to pay for an ability; he used the tap skill of a rested unit; can I pay with a guy that is already sideways; 横着的还能再横吗; 已经横置了还发动";
    [C104P3]
        "can I exhaust an exhausted hero to trigger his when tapped skill; tapped guy activates tap symbol again in the same turn; 已横置的再点横置技能";
    [C104P3] "已经横着的角色能再横一次发动效果吗; 横着还能再横吗";
    [C104P3] "打过一次的怪还能横置付代价吗; 攻击完再tap";
    [C104P4 C104P5] "event or hand card tapped; 事件能横置吗; イベントは横置";
    [C104P4 C104P5]
        "tap an event; is my rest zone card tapped; untap an event card; reset event; 事件能横置吗; イベントを横にできる？";
    [C104P4]
        "can an effect tap a card in my hand; does a card in the graveyard count as upright; can I tap a life card; 墓地的卡算竖置吗";
    [C104P4] "手里的牌能横置吗; 墓地的牌能横过来吗";
    [C104P4] "生命牌有没有横竖之分; 生命区能横吗";
    [C104P5 C206P2]
        "can I tap his field spell so it stops working; does the event untap in my untap step; his effect wants to tap my event; 事件能横置吗";
    [C104P5] "场地魔法那张能横置发动吗; 事件牌能横吗";
    [C104P5] "效果说横置战斗区一张牌我选对面的事件; 拿事件去横";
    [C105P1 C105P1_4 C105P1_3] "priority, who gets priority after, pass; 优先权 谁先有; 優先権は誰 パス";
    [C105P1 C105P1_4 C105P1_3] "优先权到底先给谁 连锁加完轮到谁";
    [C105P1 C105P1_4 C105P2]
        "when do I get priority, who may act first after something; 谁有优先权 响应之后谁先; 優先権は誰 次に動けるのは";
    [C105P1 C105P1_2]
        "what's priority; who may act now; we both cast at the same time who has it; 什么是优先权; 優先権って何";
    [C105P1 C105P1_2]
        "what is priority; can both players have priority at the same time; we both slammed an instant who was allowed to; 优先权是什么";
    [C105P1 C105P1_3] "优先权到底是干嘛的; 什么是优先权";
    [C105P1_2 C105P1_5 C106P1] "respond means, what enters the chain; 响应 入连锁; 対応とは チェーンに入る";
    [C105P1_2] "能不能两个人同时有优先权抢着响应; 抢响应谁快";
    [C105P1_2] "他优先权还没让给我我直接拍瞬发行吗; 没轮到我就出手坑";
    [C105P1_3 C105P1_4] "I responded, who may act next; 我响应之后轮到谁; 対応した後は誰の番";
    [C105P1_3 C105P1_4 C106P3] "both pass, who speaks next";
    [C105P1_3] "can I pass; whose go is it to act; do I have to respond; no response okay; 可以不响应吗; パスできる？";
    [C105P1_3 C106P3]
        "I pass and he does something do I get another chance; both need to pass in a row; 他行动后我还能响应吗; パス後の再行動";
    [C105P1_3 C405P2_2]
        "I said no response but then he resolved and I wanted to; passed too fast; go back to my priority; 我说了不响应还能反悔吗; パスと言った後に対応したい";
    [C105P1_3]
        "he did nothing when he had priority does that count as a pass; can I wait and see what he does without passing; 有优先权能啥也不干吗";
    [C105P1_3]
        "may I ask him to act first and then respond; I said ok to his spell and then wanted to respond after all; 说了没有响应还能反悔吗";
    [C105P1_3] "我什么都不做是不是就把优先权交给对面; 不响应就过给他";
    [C105P1_3] "有优先权能既加一个效果又不让; 拿着优先权不动行吗";
    [C105P1_4 C105P3]
        "who gets to act first after I play something, does my opponent get a chance before I go again; 我出牌后谁先动; 使った後どっちが優先権";
    [C105P1_4]
        "I just cast something can I cast again before him; who acts after I respond; who speaks next after adding to the stack; 响应之后谁先; 追加した後の優先権";
    [C105P1_4 C106P3]
        "can he cast two instants in a row on top without me; I want to answer each card; who gets to go after my response; 他能连续加两张吗; 連続で2枚使える？";
    [C105P1_4]
        "I want to respond to his equip with an instant who goes first; after I respond who gets to act next; I cast an instant in his turn do I keep priority; I chained to his effect may he chain again before me; 响应之后轮到谁; 我响应完谁先动";
    [C105P1_4 C106P2]
        "I used an effect in my turn and want to chain my own second effect on it before he does may I; stack two of my own instants; can I respond to my own spell; 能连锁自己的效果吗; 自己响应自己";
    [C105P1_4]
        "he attacked and I flashed in an instant does he get a chance before my instant resolves; I chained to his event may he now chain to mine first; who has priority after the non turn player responds; 我连锁了对方能先再连锁吗";
    [C105P1_4] "我响应完以后是对面先说话还是他先; 加完连锁优先权归谁";
    [C105P1_4] "对面回合我连了一张接下来谁先动; 连完轮到谁";
    [C105P1_5 C106P2] "respond to a card, chain, last goes first; 连锁谁先结算 响应; チェーンの順番 対応";
    [C105P1_5 C105P2]
        "respond to his card; interrupt; counter in chain; in response I do; what can I respond with; 能响应对手吗; 対応して使えるもの";
    [C105P1_5]
        "what does it mean to respond; can I chain something to his spell; is chaining the same as responding; 连锁上去叫响应吗";
    [C105P1_5] "万智说的response在这里叫什么; 响应算什么意思";
    [C105P2 C105P3]
        "what can I do in the opponent's turn, respond with characters; 对方回合能做什么 能用角色吗; 相手ターンに何ができる キャラを出せる";
    [C105P2 C105P3] "what may I do in his turn";
    [C105P2 C311P3 C320P3] "对面回合我能用什么 瞬间战术随时都能用吗";
    [C105P2 C105P3]
        "what can I do in the opponent's turn, can I play characters on his turn; 对手回合我能做什么; 相手のターンに何ができる";
    [C105P2 C320P3]
        "play instants on his turn; effects at instant speed; use abilities in opponent's turn; 对手回合能做什么; 相手ターンにできること";
    [C105P2 C311P2]
        "normal spell in response; sorcery on chain; respond with a character; can I equip in response; 能用普通战术响应吗; 通常戦術で対応";
    [C105P2 C311P3]
        "can I use my instant in his turn; can I activate my guy's ability in response to his attack; what can I do when I get priority in the opponent's turn; 对方回合能干什么; 对手回合能用速攻魔法吗";
    [C105P2 C400P5]
        "may I flash something in at the end of his draw step; when in the opponent's turn do I get priority first; 对手回合我什么时候有优先权";
    [C105P2] "他的回合我能丢瞬间战术吗; 对面回合能出瞬发吗";
    [C105P2] "战斗中间有优先权能发动场上的效果吗; 打一半能用效果吗";
    [C105P3 C311P2]
        "my turn during battle, can I play a character or normal tactic; 战斗中能下人吗 普通战术; 戦闘中にキャラや通常戦術を使える？";
    [C105P3 C318P1 C319P1 C321P1] "战斗的时候能下角色或装备吗 有连锁的时候能出人吗";
    [C105P3 C405P4]
        "what can I do in main phase; actions when it's my turn; cast creatures, level, attack; 我的回合能干什么; 自分のターンにできること";
    [C105P3]
        "can I play my creature after combat; may I attack first and then cast another guy; what am I allowed to do in my main phase; he levelled up between two attacks; 打完还能下怪吗; 主要阶段能做什么";
    [C105P3 C318P1]
        "can I play a character in the draw step; he summoned a monster during my turn; 能在对方回合下角色吗";
    [C105P3] "有优先权但在战斗里能下怪吗; 打架时能出角色吗";
    [C105P3] "升级和开打是不是都要在主阶段有优先权才行; 主阶段能干啥";
    [C105P4 C105P4_2 C204P2_2 C404P3]
        "what cannot be responded to, respond to resource, respond to attack declaration, outside the chain; 哪些不能响应 不入连锁 放资源能响应吗; 対応できないもの チェーンに乗らない リソースを置く 割り込み";
    [C105P4 C105P4_2] "哪些动作不能响应";
    [C105P4 C105P4_2]
        "can I respond to drawing; respond to declaring attack as it's declared; which actions use no stack; respond to damage; interrupt untap; 哪些不能响应; チェーンに乗らない行動";
    [C105P4 C105P4_2]
        "can I respond to the untap; does declaring an attack use the stack; can I chain to combat damage; he wants to answer my draw for the turn; which things do not use the chain; 抽牌能响应吗; 哪些不进连锁; 战斗伤害能连锁吗";
    [C105P4] "不走连锁的动作做完谁先拿优先权; 不入连锁之后归谁";
    [C105P4_2 C318P3_2]
        "can the opponent stop my character from coming in, respond to entering or to use; 登场能被响应吗 使用能被响应吗; 登場に割り込める 使用に対応";
    [C105P4_2 C404P3 C318P3_2] "can he respond to a resource, a drop, an attack";
    [C105P4_2]
        "can't respond to, things outside the chain, respond to drawing, respond to battle damage; 哪些不能响应 抽牌能响应吗; 対応できないもの ドローに対応";
    [C105P4_2 C204P2_2] "things that don't use the stack; 不进堆叠的动作; スタックに乗らない";
    [C105P4_2 C305P4_3]
        "respond to the legend rule; can I sacrifice the duplicate in response before it's scrapped; old equipment scrapped respond; 同名废弃能响应吗; 同名の廃棄に対応";
    [C105P4_2 C204P2_2] "things you cannot respond to; land, draw, attack declare; 不能响应的有哪些; 対応できないもの";
    [C105P4_2] "对面放资源我能不能响应; 放地能反制吗";
    [C105P4_2] "宣布攻击这个动作可以被连锁打断吗; 宣攻走连锁吗";
    [C105P4_2] "回合初重置和抽牌可以插一手吗; 抽牌步能打断吗";
    [C105P4_2] "弃到六张这个动作能响应吗; 回合末弃牌走不走连锁";
    [C106P1 C106P2]
        "how does the stack work; chain order; does a creature spell use the stack; last in first out; 连锁怎么进; チェーンの仕組み";
    [C106P1]
        "does playing a creature go on the stack; do abilities use the chain too; I play a guy can he counter it before it lands; 下怪进连锁吗; 能不能响应下角色";
    [C106P1] "我直接把瞬发放墓地就结算不用等他吧; 所有牌都要进连锁吗";
    [C106P1] "用了效果要不要像万智那样先上堆叠; 效果入栈吗";
    [C106P2 C106P3] "chain resolves last in first out, order; 连锁从上面结算 后发先至; チェーンの解決順 後から 逆順";
    [C106P2] "last in first out";
    [C106P2 C106P3 C106P4 C106P5] "连锁怎么结算 结算到一半能不能再插 中途触发的先结算吗";
    [C106P2 C106P3]
        "he cast a spell and I answered with an instant which one happens first; is it last in first out; do we resolve chain link one first; two spells are waiting in which order do they resolve; 谁先结算; 后发先处理吗";
    [C106P2 C106P3]
        "he bolts my guy and I pump it in response does it survive; I destroyed his sword in response to his pump; which resolves first the kill spell or my protection; 被点杀时先加防救得了吗";
    [C106P2] "连锁是先进先出还是后进先出; 后来的叠上面吗";
    [C106P2] "他连了我我又连了他谁的先生效; 谁先结算";
    [C106P3 C106P4]
        "respond in the middle of resolving, act between two chain links; 结算中能插手吗 连锁结算途中响应; 解決中に割り込む チェーンの途中";
    [C106P3 C106P2] "two instants chained which resolves first; 两个瞬间谁先结算; 後から使った方が先";
    [C106P3 C400P5_2] "both pass what happens next, pass and pass with empty chain; 双方都过; 両方パスしたら";
    [C106P3 C106P2 C105P1_5]
        "stack resolves from the top, LIFO, who resolves first in a chain; 堆叠怎么结算 后发先至; スタックは上から";
    [C106P3]
        "when does my spell happen; both pass; resolve top first; last cast resolves first; 什么时候结算连锁; いつ解決する";
    [C106P3 C106P4]
        "chain of three resolve one by one can I add between; wait until whole chain is done; 连锁处理一半能加吗; チェーンの途中で追加";
    [C106P3]
        "I passed and he passed what happens now; does the stack resolve one by one or all of it; when does my spell actually happen; 两边都过了怎么办";
    [C106P3]
        "we both said no response so resolve it from the last one; chain of four cards which goes first; 四连锁先处理哪个";
    [C106P3] "两边都不响应了从哪个开始结算; 从最后一个开始吗";
    [C106P3] "我还没说过他就自己结算了行吗; 没都让过就处理";
    [C106P4 C106P5]
        "play instants in the middle of resolving the chain, trigger during the chain; 连锁结算中插入 瞬间战术 结算途中诱发; チェーン解決中に割り込む 解決中に誘発";
    [C106P4 C106P5] "jump in while effects are resolving; 结算到一半能插吗; 解決の途中で割り込める？";
    [C106P4 C106P5] "sneak something in while the chain resolves";
    [C106P4] "cast another spell while chain resolves; 结算中再放; 解決中にもう1枚";
    [C106P4 C105P1] "priority while resolving, speak up too late; 结算时喊停; 解決中に待った";
    [C106P4]
        "respond in the middle of resolving; add a card between two chain links; play an instant after the first one resolves; 结算中能插入吗; 解決中に割り込める？";
    [C106P4 C106P3]
        "after the top effect resolved do we get priority again before the next one; 连锁一个个结算中间能动吗";
    [C106P4]
        "the chain is resolving can I throw in another instant between two links; in Magic I could respond after the top spell resolves is it the same here; he wants to cast something in the middle of resolution; 结算中途能插入吗; 连锁处理一半能发动吗";
    [C106P4] "连锁结算到一半我能插瞬发吗; 结算途中响应";
    [C106P4] "处理完上面一个能先丢张牌再处理下面的吗; 两个连锁块之间插入";
    [C106P5 C106P6]
        "triggers during resolution, several triggers order, both have triggers; 结算中诱发 同时诱发谁先; 解決中の誘発 同時誘発の順番";
    [C106P5]
        "something triggered mid chain, now or after; trigger while resolving goes where; new trigger waits until the end?; 结算中触发的效果先处理吗; 解決中に誘発した効果";
    [C106P5 C704P5]
        "a shield trigger popped up in the middle of his chain; new ability during resolving jumps ahead; what resolves next; 连锁中又触发; チェーン中の割り込み誘発";
    [C106P5]
        "a guy died while the chain was resolving when does his death effect go off; a trigger came up in the middle of the stack does it wait until the chain is done; my draw trigger fired during resolution of link three; 结算中触发的效果什么时候处理; 死亡效果在连锁中触发";
    [C106P5]
        "a creature I killed with link two has a death effect when does it resolve versus link one; 连锁2打死的遗言什么时候处理";
    [C106P5] "结算途中触发了新效果是马上做还是等连锁完; 处理中途触发的放哪";
    [C106P5] "游戏王是连锁完了才开新连锁这里也一样吗; 新触发开新链吗";
    [C106P6 C702P7] "several triggers at once, order, both players; 同时触发 顺序 双方; 同時誘発 順番 両プレイヤー";
    [C106P6] "both of us triggered, what order; 两边一起触发 谁的先; お互い誘発 どっちのが先に解決";
    [C106P6 C702P7] "two triggers of mine, which goes on top";
    [C106P6 C702P7] "几个效果一起触发 谁排前面 自己的能自己排吗";
    [C106P6 C702P7] "my two triggers which first, his trigger and mine stack order; 我两个触发先后; 自分の誘発の順番";
    [C106P6]
        "both our effects trigger at once who first; order simultaneous triggers; my trigger vs his trigger; active player puts first resolves last; 同时触发顺序; 同時に誘発した順番";
    [C106P6]
        "on my turn my trigger resolves after his; stack order of both triggers; 我先进连锁后结算吗; 先に乗せて後に解決";
    [C106P6 C702P7]
        "two of my triggers go off together can I pick the order; both of our monsters have a trigger at the same time whose resolves first; his trigger and mine happen at once and it is my turn who puts it on the stack first; SEGOC how does it work here; 同时触发谁先; 双方效果同时触发顺序";
    [C106P6]
        "end of turn effects of both players who puts his on the chain first; at the same moment my guy and his guy trigger on death; 两边遗言同时触发谁先结算";
    [C106P6] "两边同时触发效果谁的先放上去; 双方一起触发顺序";
    [C106P6] "我的两个触发同时来顺序自己定吗; 同时触发怎么排";
    [C106P6] "对面后放的反而先结算吗; 非回合玩家后放先做";
    [C200P1] "zones of the game; 有哪些区域; ゾーンの種類";
    [C200P1]
        "how many zones are there; is the event area a zone of its own; what zones does each player have; 有几个区域";
    [C200P1] "一个人有几个区域分别是啥; 都有哪些区";
    [C200P2] "他抢走我的牌死了进他墓地还是我的; 墓地归谁";
    [C200P2_2 C102P6]
        "the card says put it into your hand but it belongs to my opponent; the effect says the controller's rest zone and I only control it; 写放进控制者手牌但不是我的卡";
    [C200P2_2] "效果写放进控制者手牌可牌是我的; 写控制者但牌不是他的";
    [C200P3] "reorder deck or life; 改牌库顺序; 順番を変える";
    [C200P3 C202P3]
        "rearrange my life cards; reorder deck; move the bad card down; 能换生命牌顺序吗; ライフの順番を変えていい？";
    [C200P3 C202P3]
        "can I rearrange my life cards; he swapped two cards on top of his deck; can I reorder my library when I look at it; 能调换牌库顺序吗; 生命牌能换位置吗";
    [C200P3] "我能不能重新排一下自己生命区的顺序; 盾的顺序能换吗";
    [C200P3] "看过卡组顶几张之后能顺手调个顺序吗; 偷偷换顺序";
    [C200P4 C205P3] "card comes back, new card, effects gone; 离场回来 当新卡; 戻ってきた 新しいカード";
    [C200P4 C326P6] "bounced card keeps counters or damage; 回手后指示物还在吗; 戻ったらカウンターは";
    [C200P4 C200P4_2] "弹回手再下当不当新的牌";
    [C200P4 C205P3]
        "left and came back is a new card, buffs gone, bounced and replayed; 离场再出还有加成吗; 出し直したら別のカード 強化は消える";
    [C200P4 C326P6]
        "counters and damage after bouncing, comes back fresh; 回手再出伤害还在吗; 手札に戻したらダメージは消える";
    [C200P4 C205P3] "blink resets damage and tapped; 闪一下重置; 明滅したらリセット";
    [C200P4 C205P3]
        "does my guy keep his buff after going back to hand; flicker is it a new card; came back from rest zone still damaged; same card returned; once a turn again; 回手再出还有效果吗; 戻したら別のカード？";
    [C200P4 C104P1]
        "came back from hand is it untapped and fresh; bounce to untap; re-enter attack again; 重新登场是新的牌吗; 出し直したら新しいカード";
    [C200P4 C407P1]
        "gave it +2000 this turn then it was bounced and replayed; boost lost?; same hero after return; 加攻后回手再出; 強化後に戻って出し直し";
    [C200P4 C205P3]
        "I pumped my guy and he got bounced and replayed does he keep the bonus; my creature was blinked is the debuff still on it; it left and came back in the same turn is it a new card; he returned to hand with damage on him and I replay him; 弹回去再下buff还在吗; 离场再登场算新卡吗";
    [C200P4]
        "I gave my minion plus 2000 and then a bounce and replay effect returned it is the buff gone; frozen guy left and came back is it still frozen; 冻住的角色弹回再下还冻吗";
    [C200P4] "给角色加了攻击它弹回手再下来加成还在吗; 弹回再下buff还在吗";
    [C200P4] "我指定的怪闪了一下又回来了效果还打它吗; 闪现躲效果";
    [C200P4_2] "leaving triggers still carried out; 离场效果; 移動で誘発";
    [C200P4_2]
        "leave effect after it's a new card; does dying effect still happen after it moved; 移动后触发还算吗; 移動の誘発は";
    [C200P4_2]
        "my guy left the field does his leaves play trigger still happen although he is a new card; 离场触发的效果还处理吗";
    [C200P4_2] "回手后说的再让它登场还能做吗; 换区后续还执行吗";
    [C201P1] "牌组放哪个区开局要摆吗; 牌组摆哪";
    [C201P2 C201P3]
        "look through my own deck; peek at the bottom; may I check what's left; deck face up; shuffle when I want; 能看自己卡组吗; 自分の山札を見る";
    [C201P2] "must my deck be face down; he keeps his library in two piles; can I flip my deck over; 牌组能分两堆吗";
    [C201P2] "卡组能不能正面朝上放; 卡组翻过来放";
    [C201P3 C201P3_2] "look at my deck, count deck; 看牌库 数牌库; 山札を見る 枚数を数える";
    [C201P3 C202P3 C203P3_2] "牌库和命能不能看 对手手牌能看吗";
    [C201P3 C201P3_2] "look through my own deck, count deck; 能看自己牌库吗 数牌库; 山札を見る 枚数を数える";
    [C201P3]
        "accidentally saw my top card; shuffle deck because I feel like; sort my deck; 不小心看到牌库顶; 山札の上が見えた";
    [C201P3]
        "can I peek at my own deck; he looked at the bottom card of his library; may I go through my deck to see what is left; 能偷看自己牌库吗; 翻牌库看看行吗";
    [C201P3] "我能翻看自己卡组还剩啥吗; 偷看自己牌库";
    [C201P3_2 C203P3_3]
        "count his deck; ask how many cards left; how many cards in your hand; he won't tell his hand size; 可以数对手牌库吗; 枚数を聞いていい？";
    [C201P3_2]
        "how many cards are left in your deck do you have to tell me; may I count his library; 能数对方牌库吗; 牌库还剩几张能问吗";
    [C201P3_2] "对面卡组还剩几张我能数吗; 数卡组行不行";
    [C201P3_2] "问他牌库剩多少他必须告诉我吗; 问牌库张数";
    [C201P4 C202P5] "order of cards put on deck or life; 放回牌库的顺序; 山札に戻す順番";
    [C201P4]
        "put several on the bottom, which order; three cards back on top in what order; does he decide the order of my cards; 放回牌库谁定顺序; 山札に戻す順番は誰が";
    [C201P4]
        "I put three cards on the bottom of the deck in what order; he puts several of my cards on top of my deck who chooses the order; 放回牌库底的顺序谁定";
    [C201P4] "几张牌一起放回牌底顺序谁定; 放牌底怎么排";
    [C201P4] "对面的效果把我三张牌放到顶上谁排顺序; 回顶顺序谁排";
    [C201P5 C201P5_2] "play with the top card revealed; 牌库顶公开; 山札の上を公開";
    [C201P5 C201P5_2]
        "my deck's top card stays face up; play with top revealed may he see it too; 牌库顶一直公开; デッキトップを公開して遊ぶ";
    [C201P5] "我一直亮着牌组顶那张玩合法吗; 亮顶牌打";
    [C201P5_2]
        "playing with top card revealed, I draw mid effect; revealed top card changes during effect; when do I flip the next top card; 牌库顶公开什么时候翻下一张; デッキトップ公開中に引いた";
    [C201P5_2]
        "I play with the top card of my deck face up and my spell draws it do I flip the next one right away; the top card is revealed and changes in the middle of an effect; 顶牌公开时抽掉一张马上翻下一张吗";
    [C201P5_2] "亮顶牌的时候抽了一张下一张马上翻吗; 顶牌变了几时亮";
    [C202P2 C202P3]
        "can I look at my own prize cards; are the life cards face up or face down; he peeked at his life; 能看自己的生命牌吗; 偷看命牌";
    [C202P2] "生命牌是盖着放还是翻开放; 命牌正面吗";
    [C202P3 C324P2] "look at my life cards, rearrange life; 看自己的命; ライフを見る 並べ替え";
    [C202P3] "check what my life cards are; 偷看自己的命; 自分のライフの中身を見る";
    [C202P3 C203P3_2 C204P6] "peek at life, hand, face-down resources";
    [C202P3 C324P2] "look at my life cards, rearrange life, peek; 能看生命牌吗; ライフを見る 順番を変える";
    [C202P3 C202P2] "swap life cards with hand, look at the top life card; 看最上面的生命; 一番上のライフを見る";
    [C202P3 C324P2]
        "can I peek at my life; look at shields; did he just look at his life cards; swap life order; 能看自己生命牌吗; ライフを見ていい？";
    [C202P3] "accidentally flipped a life card; saw my shield; life card fell over; 不小心翻了生命牌; ライフがめくれた";
    [C202P3 C614P1]
        "effect let me look at life, may I swap them; rearrange shields after peek; 看生命后能换顺序吗; ライフを見て並べ替え";
    [C202P3] "我能看一眼自己的生命牌是什么吗; 偷看自己的命";
    [C202P3] "把生命区两张对调一下可以吗; 换命牌顺序";
    [C202P4 C900CriticalP4]
        "one life left, two damage, does it win at once; 剩一张命 打两点 直接赢吗; ライフ1枚 2点ダメージ 即勝ち";
    [C202P4 C900CriticalP4 C900PierceP4] "one life left and two damage, finish with extra damage";
    [C202P4 C900CriticalP4]
        "two damage with one life left; double strike kills me at 1 shield?; overkill; one card left survive huge hit; 只剩一张生命被打两点; ライフ1枚で2点受けた";
    [C202P4 C704P1]
        "I was hit and my last life card was a counterstrike that gives me life do I survive; 最后一命是反击";
    [C202P4 C900CriticalP4]
        "I have one life card and he hits me for two am I dead; double damage with one life left does it kill; does overkill damage on the last life finish me; 剩一命被打两点会死吗; 一张命吃两点伤害";
    [C202P4] "can a single huge hit end the game from one prize left; 一张命时必死吗";
    [C202P4] "还剩一张命被一下打三点算死吗; 最后一命吃多点伤害";
    [C202P4] "会心打最后一条命能直接带走吗; 一命挨两点";
    [C202P5 C324P5]
        "heal a life card, where does an added life card go, max life; 加生命放哪 生命上限; ライフを増やす 上限";
    [C202P5]
        "add cards to life top or bottom; heal life where do I put; order of added shields; 加生命放上面还是下面; ライフを増やすときどこに置く";
    [C202P5]
        "I gain two life cards from an effect where do they go; new life goes on top or on the bottom; who decides the order of several cards added to life; 加命放上面还是下面; 回血放顶还是底";
    [C202P5] "效果给我加两张命谁决定哪张在上面; 加命怎么叠";
    [C202P6] "life cards leave from the top; 命从上面拿; ライフは上から";
    [C202P6 C324P3] "which life card is lost first, choose the life card; 掉哪张生命能选吗; どのライフを失うか選べる";
    [C202P6]
        "which life card gets hit; choose which shield breaks; take from top?; bottom life; 从哪张生命牌开始翻; ライフはどこから減る";
    [C202P6]
        "which life card do I lose when I take damage; may I choose which prize I flip; can I take the damage from the bottom of my life; 掉命从哪张开始; 受伤能选哪张命吗";
    [C202P6] "扣命是从上面拿还是我自己挑一张; 掉命拿哪张";
    [C203P1_2] "is a drawn card part of my hand at once; 抽到的牌算手牌吗";
    [C203P1_2] "抽来的牌放哪能先放桌上吗; 抽的牌进手吗";
    [C203P2 C203P2_2 C408P1]
        "hand limit, discard at end of turn, over six cards, hold more during the turn; 手牌上限 回合结束弃到六张; 手札上限 6枚 ターン終了時 捨てる";
    [C203P2 C408P1] "may I hold ten cards until my turn ends; 手里拿十张行不行; 手札10枚持ってていい？";
    [C203P2] "draw beyond six in my turn; 回合中超过六张; ターン中に6枚を超える";
    [C203P2 C203P2_2 C408P1] "hand too big at the end, when do I discard";
    [C203P2 C203P2_2 C408P1] "手牌超了什么时候弃 自己回合中可以拿很多吗";
    [C203P2 C203P2_2 C408P1]
        "hand limit, more than six cards, discard at end of turn; 手牌上限 超过六张; 手札上限 6枚超えたら";
    [C203P2 C203P2_2] "more than six cards during my turn, hand limit on his turn; 回合中手牌八张; ターン中は何枚でも";
    [C203P2 C203P2_2 C408P1]
        "hand limit six at end step only, hold ten cards in my turn; 手牌上限几张 对面回合超了弃吗; 手札上限は自分の終了時だけ";
    [C203P2 C408P1]
        "hand limit; max cards in hand; seven cards what now; hand of nine during my turn; discard right away?; 手牌上限; 手札上限は何枚";
    [C203P2]
        "can hold more than six during turn; limit only at end; limit on opponent's turn; 回合中手牌能超六张吗; ターン中は6枚を超えていい？";
    [C203P2 C203P2_2]
        "seven cards after my draw do I discard at once; hold ten until the end; opponent says limit is always six; 随时不能超过六张吗; 常に6枚まで？";
    [C203P2 C408P1]
        "I have nine cards in my hand in the middle of my turn must I throw some away now; is there a maximum hand size; do I discard down when I draw the seventh card; 手牌上限几张; 手牌超了马上弃吗";
    [C203P2] "自己回合里手上有九张可以吗; 手牌中途超六张";
    [C203P2] "对面回合我手牌抽到八张要马上弃吗; 对面回合超上限";
    [C203P2_2 C408P1] "seven cards at end, when do I discard to six; 结束手牌七张; エンドで7枚";
    [C203P2_2 C408P1]
        "end of turn and I hold eight cards how many do I discard; does the opponent also discard in my end phase; he kept seven cards at the end of his turn; 回合结束手牌多了怎么办; 回合末弃到几张";
    [C203P2_2]
        "hand size at end of my turn is ten what do I keep; who chooses what I throw away at end of turn; 弃哪张自己选吗";
    [C203P2_2] "回合末手里有八张要丢几张; 留几张手牌";
    [C203P2_2] "我回合结束没弃到六张算不算违规; 忘记弃牌了";
    [C203P3] "rearrange my hand; 整理手牌; 手札を並べ替える";
    [C203P3] "can I shuffle my own hand before he picks a random card; may I reorder my hand; 自己手牌能打乱吗";
    [C203P3] "我能随便整理自己手牌顺序吗; 理手牌";
    [C203P3_2 C203P3_3] "count opponent's hand, look at it; 数对方手牌; 相手の手札枚数";
    [C203P3_2 C203P3_3] "look at his hand, ask how many cards; 能看对手手牌吗 问几张; 相手の手札 枚数";
    [C203P3_2 C203P3]
        "show me your hand; is hand hidden; peek at opponent's hand; sort my hand; 要给对手看手牌吗; 相手の手札を見られる？";
    [C203P3_2] "can I look at my opponent's hand; he saw my cards when I shuffled; 能看对面手牌吗";
    [C203P3_2] "能偷看对面手牌吗; 他手牌掉桌上我看了";
    [C203P3_3 C207P2] "ask opponent how many; count his grave; public info; 可以问数量吗; 枚数を確認";
    [C203P3_3]
        "how many cards do you have in hand must he answer; may I count his hand any time; 可以问对面手牌数吗; 对手手牌几张能问吗";
    [C203P3_3] "对面手里剩几张牌能不能问; 数对面手牌";
    [C204P1 C204P2 C404P1 C404P2]
        "how many resources per turn, must I put one, when; 一回合放几张资源 必须放吗; リソースは1ターンに何枚 置かなくてもいい 強制";
    [C204P1 C204P2 C404P2] "一回合能放两个资源吗 不放可以吗 能放对面颜色吗";
    [C204P1 C204P2 C404P2]
        "resource every turn, two resources in one turn, skip resource, which card may be a resource, play a mana; 每回合放几张资源 不放行吗 什么牌都能放吗; リソースは毎ターン 2枚置ける 置かなくていい";
    [C204P1 C404P1]
        "put a resource before or after drawing, play resource in the main phase, resource twice with an effect; 什么时候放资源; リソースはいつ置く";
    [C204P1 C404P2]
        "must I put a resource each turn, may I play no resource, put characters as resources, two resources; 不放资源可以吗 角色牌能当资源吗; リソース置かなくていい キャラをリソースに";
    [C204P1 C404P1 C204P2]
        "land drop, one mana per turn, put a card as mana, missed my mana this turn; 一回合下一张地 放地 忘了放资源; マナを置く 1ターン1枚 マナチャージ";
    [C204P1 C404P1]
        "how do I get mana; playing lands; where do resources come from; charge mana; any card as a resource?; 资源怎么来; リソースの置き方";
    [C204P1 C204P2]
        "any card can be mana?; put a character in resource; forgot a resource last turn put two; 什么牌都能当资源吗; どのカードもリソースにできる？";
    [C204P1 C404P1]
        "can any card be played as mana; may I put a creature down as a land; when do I play my resource for the turn; can I drop my land after attacking; 什么时候放资源; 任何牌都能当资源吗";
    [C204P1]
        "is there an energy attach per turn rule here; can I charge my resource zone in the opponent's turn; 对方回合能放资源吗";
    [C204P1] "资源可以放任意一张手牌吗; 什么牌都能当地吗";
    [C204P1] "放资源是主阶段放还是抽完牌那步放; 主阶段补放资源";
    [C204P2 C404P2] "skip laying a resource, two resources; 不放资源可以吗 放两张; リソース置かなくていい？ 2枚置ける";
    [C204P2 C405P5] "resource later in the turn, in the action phase; 行动阶段能放资源吗; 行動フェイズにリソースを置く";
    [C204P2 C404P2] "drop one resource a turn, skip it";
    [C204P2]
        "two lands per turn; put extra resource; second resource this step; double ramp; 一回合放两张资源; リソースは1ターン何枚";
    [C204P2 C404P1]
        "he put down two mana cards in a turn; extra land illegal; ramp effect counts as the drop?; 他放了两张资源; 相手がリソースを2枚置いた";
    [C204P2]
        "can I put down two resources in one turn; he played two lands; I skipped my resource last turn may I put down two now; 一回合放两张资源; 上回合没放这回合补";
    [C204P2] "一回合能放两张资源吗; 多下一张地";
    [C204P2] "上回合没放这回合可以补放两张吗; 补放资源";
    [C204P2_2 C404P3] "respond to a resource; 放资源能响应吗; リソースに対応";
    [C204P2_2 C404P3]
        "respond to a land drop; counter his resource; interrupt putting a resource; does it use the chain; 放资源能响应吗; リソースを置くのに対応";
    [C204P2_2 C404P3]
        "can I respond when he plays a resource; does putting a card as mana count as casting it; can I counter his land; 放资源能响应吗; 下资源算使用吗";
    [C204P2_2] "他放资源的时候我想连锁一下; 下地能响应吗";
    [C204P3 C322P2]
        "does a resource card have effects, name, attribute; 资源区的卡有效果吗; リソースのカードは効果ある";
    [C204P3 C204P3_2 C322P2]
        "does a card in resource keep its effects, new resource tapped or usable at once; 资源里的卡有效果吗 新资源能马上用吗; リソースの効果 すぐ使える";
    [C204P3 C204P3_3]
        "are resources usable the same turn, do resources untap, do I lose resources after paying; 资源当回合能用吗 用完会没吗; 置いたターンに使える";
    [C204P3 C204P3_2] "mana card still has text, character in mana zone; 地里的卡有名字吗; マナのカードの名前";
    [C204P3 C322P2]
        "do cards in the mana zone have effects; resource keeps its ability; attribute of a land; 资源区的牌有效果吗; リソースのカードの効果";
    [C204P3 C701P1]
        "my hero in mana has a static bonus, does it work from there; effect of a land; passive in the resource zone; 资源区角色的永续; リソースにいるキャラの永続";
    [C204P3 C322P2]
        "my resource has a nice static ability does it work there; does a face up card in the mana zone keep its effects; does the card in the resource zone still have its attribute; 资源区的牌效果还在吗; 地里的卡有属性吗";
    [C204P3] "资源区的角色牌效果还能用吗; 地上的牌有效果吗";
    [C204P3_2 C204P3_4 C204P4]
        "face-up resource name, leaves resource zone gets effects back; 资源正面 离开资源区; リソースの名前 離れたら";
    [C204P3_2 C204P3]
        "what does a card in mana still have; name of a resource counts?; trigger from the resource zone; 资源区的牌还有什么; リソースに残る情報";
    [C204P3_2]
        "does my resource still have its name; can an effect find a card by name in the mana zone; 资源区的牌有牌名吗";
    [C204P3_2] "正面资源还算有牌名吗; 资源牌的名字还算吗";
    [C204P3_3 C204P3_5 C303P2 C303P3_2]
        "pay coloured cost, face-down resource, wrong colour; 颜色费用 怎么付 背面资源; 色コスト 払い方 裏向きリソース";
    [C204P3_3 C204P3_5 C322P5_2] "pay colour with face-down or purple";
    [C204P3_3 C303P2] "how many resources for a four cost, tap resources to pay; 四费要几个资源; 4コストはリソース何枚";
    [C204P3_3 C303P3_2] "mana colour screw, tap lands for colours; 颜色不够放不了 费用颜色怎么看; 色マナの払い方";
    [C204P3_3 C204P3_5]
        "what colour does this pay; flipped over resource makes what mana; face down mana colorless; 背面的资源能付什么; 裏向きリソースは何色";
    [C204P3_3 C303P2]
        "red resource pays for colorless; any color for the grey part; wrong color mana; 颜色资源能付无色费吗; 色リソースで無色を払う";
    [C204P3_3 C304P3]
        "can a red resource pay for blue; what mana does a face up resource make; can I tap the same resource twice for one spell; 红资源能付蓝费吗; 一张资源出几费";
    [C204P3_3] "红色资源能付一点蓝色费用吗; 资源付的颜色";
    [C204P3_4 C304P4]
        "face down resource colour; does a turned over card count as red; name of a face-down; 背面的牌有颜色吗; 裏向きのカードの色";
    [C204P3_4] "翻面的资源还有颜色吗; 盖着的地什么色";
    [C204P3_5 C204P3_4 C322P2_2] "盖着的资源还能付费吗 算什么颜色";
    [C204P3_5 C204P3_4 C322P2_2]
        "flipped resource pays what, face-down resource colour; 盖着的资源能付什么; 裏のリソースの色";
    [C204P3_5 C303P3_2]
        "pay red cost with a face-down; colorless only; all resources flipped can I cast coloured; 背面资源能付红费吗; 裏向きで色を払える？";
    [C204P3_5 C322P2_2]
        "what colour does my face down resource make; can I pay a green requirement with a face down mana card; my flipped resource is it colourless; 盖着的资源什么颜色; 背面资源能付有色费吗";
    [C204P3_5] "盖着的资源横了能付红费吗; 背面资源付什么";
    [C204P4] "return a resource to hand, resource card back; 资源能拿回手吗; リソースを手札に戻す";
    [C204P4 C204P3] "card back from mana to hand has effects; leaves resource; 离开资源区恢复效果; リソースから離れた";
    [C204P4]
        "I took a card back from my resource zone to my hand does it have its text again; my resource went to the graveyard does its effect work; 资源回手后有效果吗";
    [C204P4] "资源牌回手以后还是正常的牌吗; 从资源区拿回来效果恢复吗";
    [C204P5 C204P5_2 C322P3 C322P3_2] "original attribute in resources, face-down; 原本属性 资源; 原本属性 リソース";
    [C204P5 C322P3] "resource counts as its attribute; 资源区的卡算属性吗; リソースの属性は数える";
    [C204P5 C322P3]
        "resource zone counts original attribute?; count god warriors in mana; named card in resources; 资源区的原本属性算吗; リソースの元々の属性";
    [C204P5 C322P3]
        "does a face up resource count for an effect that wants an original attribute; my card needs gods in the mana zone do face up ones count; 资源区原本属性算不算";
    [C204P5] "要找原本属性是忍者的资源正面牌算数吗; 资源看原本属性";
    [C204P5_2 C322P3_2]
        "face down resource count for attribute condition; flipped card still counts for Odin; 背面资源算原本属性吗; 裏向きリソースは条件に数える？";
    [C204P5_2 C322P3_2]
        "my face down resource is a god warrior does it count for the condition; I flipped that resource for a level up does it still count by name; 盖放的资源算原本属性吗; 背面的资源能满足条件吗";
    [C204P5_2] "盖着的资源能算原本属性吗; 背面牌属性算不算";
    [C204P5_2 C900OdinP1] "盖着的资源算不算奥丁的四张; 奥丁数资源";
    [C204P6 C322P4] "look at face-down resources; 看背面资源; 裏向きのリソースを見る";
    [C204P6 C322P4] "peek at face-down resource; 看盖着的资源; 裏のリソースを見る";
    [C204P6 C322P4]
        "look at my face down resources; forgot what I flipped; peek own mana; 看自己背面的资源; 裏のリソースを確認";
    [C204P6 C322P4]
        "may I check my own face down mana; I forgot which card lies face down among my resources; 可以看自己盖着的资源吗; 对面能看我盖的资源吗";
    [C204P6] "我忘了盖着的资源是啥能看吗; 翻看自己盖的地";
    [C204P6] "对面盖着的资源我能看吗; 偷看他的背面资源";
    [C205P1 C205P2] "battle zone, what counts as entering; 战斗区 什么算登场; 登場とは";
    [C205P1 C205P1_3]
        "where do I put my characters; is the equipment in the battle zone too; what counts as the battlefield; 战斗区放什么";
    [C205P1] "角色装备都是放在哪个区打架的; 战场是哪个区";
    [C205P1_2 C100P3_3] "do I start with something on board; begin with characters; 开局场上有牌吗; 最初から場にある？";
    [C205P1_2] "does anyone start with a character on the field; do we begin with something in play; 开局场上有角色吗";
    [C205P1_2] "开局场上会先放东西吗; 开局战斗区空的吗";
    [C205P1_3 C205P1]
        "where do creatures go; battlefield; front and back rows?; where does equipment lie; 角色放哪里; キャラはどこに置く";
    [C205P1_3] "用了装备牌是放战斗区还是装备区; 装备放哪";
    [C205P2] "effects on entering when put in by an effect; 效果放上场算登场吗; 効果で出ても登場";
    [C205P2 C624P1]
        "does reanimating count as entering; put into play trigger; comes back from removed zone ETB; 从休息区上场算登场吗; 効果で出しても登場？";
    [C205P2 C318P3]
        "token enters trigger; countered character did it enter; 被取消算登场吗; 打ち消されたら登場していない？";
    [C205P2 C801P1]
        "my guy came back from the graveyard straight onto the field does his battlecry trigger; does it count as entering if it is put into play from the deck; ETB from the library; 从墓地拉出来触发登场吗; 不是从手牌下的算登场吗";
    [C205P2]
        "special summoned from the deck is the on play effect live; a guy returned from exile to the board does his enter effect work; 特召触发登场效果吗";
    [C205P2] "从墓地拉出来算不算登场触发效果吗; 复活触发登场吗";
    [C205P2] "不是用手牌出的是效果跳出来的还触发登场时吗; 特招算登场吗";
    [C205P3] "被弹回去又下的怪这回合用过的一次还能用吗; 重下算新牌吗";
    [C205P3] "角色离场再回来身上伤害还在吗; 再登场伤害清吗";
    [C206P1 C206P2] "event zone part of battle zone, destroy an event; 事件区 能选事件吗; イベントを選べる";
    [C206P1 C321P3] "where do I put the field spell; event spot; 事件放哪里; イベントの置き場";
    [C206P1] "where does my event lie; 事件放哪里";
    [C206P1] "事件牌放哪里; 场地放哪个位置";
    [C206P2] "destroy an event with a battle zone effect; 事件区算战斗区吗; イベント区は戦闘区";
    [C206P2]
        "can I destroy an event with an effect for battle zone cards; is the event part of the battlefield; hit his field spell; 事件算战斗区的牌吗; イベントも戦闘区？";
    [C206P2 C206P1]
        "destroy all cards in battle zone, events too?; does wipe hit my event; 全破坏包括事件吗; 全体破壊でイベントも？";
    [C206P2]
        "can my spell that destroys a card in the battle zone hit his event; is the field spell part of the battlefield; 拆战斗区的卡能拆事件吗; 事件算在战斗区吗";
    [C206P2] "破坏战斗区一张牌的效果能炸事件吗; 能拆场地吗";
    [C206P2] "选战斗区的牌能选到对面的事件区吗; 事件区算战斗区吗";
    [C206P3 C321P4] "two events, new event replaces old; 第二张事件 旧的怎么办; イベント2枚目 古いのは";
    [C206P3 C321P4] "放第二张事件 原来的事件去哪";
    [C206P3 C321P4] "second event, two events at once; 两张事件 新事件顶掉旧的; イベントを2枚 古いイベント";
    [C206P3 C321P4]
        "new event while one is out, what happens to my old event, can both players have an event; 已有事件再出一张 双方都有事件; イベントが出ている時に新しいイベント";
    [C206P3 C321P4]
        "second event; play a new field spell while one is out; two events; which event goes away; 已有事件再用一张; イベントが2枚";
    [C206P3]
        "my event and his event both stay?; opponent's field spell; each player one event; 双方都能有事件吗; お互いイベントを持てる？";
    [C206P3 C321P4]
        "can I have two events on the table; I play a second field spell what happens with the first; he keeps two enchantments in the event zone; does my event remove his event; 能放两张事件吗; 新事件来了旧的怎么办";
    [C206P3] "我已经有事件了再放一张旧的去哪; 换场地旧的废弃吗";
    [C206P3] "两张事件能同时摆着吗; 同时两个场地";
    [C207P1 C608P1 C606P1] "discard and scrap difference, which pile; 舍弃和废弃区别; 捨てると破棄の違い";
    [C207P1] "弃掉的和被破坏的都去休息区吗";
    [C207P1] "where do dead characters go; graveyard; trash; discard pile; 死了放哪; 破壊されたカードはどこ";
    [C207P1]
        "where do dead characters go; I discarded a card where does it go; whose discard pile gets a destroyed card; 死了去哪; 弃掉的牌去哪里";
    [C207P1] "弃掉的牌和死掉的怪都进哪; 弃牌堆在哪";
    [C207P1_2 C320P5] "tactic after use; 战术用完去哪; 戦術は使用後どこ";
    [C207P1_2 C320P5] "where does a used tactic go; 战术用完去哪; 使った戦術はどこ";
    [C207P1_2 C320P5]
        "used spell goes where; tactic after use; does the sorcery go to grave; 用完的战术放哪; 使った戦術の行き先";
    [C207P1_2 C320P5] "where does my spell go after it resolves; does a used instant stay on the table; 用完的战术去哪";
    [C207P1_2] "战术用完去哪是除外还是墓地; 法术用完放哪";
    [C207P2] "look at opponent's rest zone; 看对方休息区 墓地; 相手の休息区を見る 墓地確認";
    [C207P2] "check the opponent's trash; 翻看对面弃牌; 相手の捨て札見ていい？";
    [C207P2] "look in his trash";
    [C207P2] "休息区可以随便翻吗";
    [C207P2] "look through the discard, check his graveyard; 看休息区 看对方墓地; 休息区を見る 相手の墓地";
    [C207P2] "may I look through his rest zone, order of my rest zone; 随便翻他的休息区吗; 休息区を見ていい";
    [C207P2]
        "look at his graveyard; count discard pile; check opponent's trash; 能看对手休息区吗; 相手のトラッシュを見る";
    [C207P2]
        "can I look through his graveyard; may I read his discard pile in the middle of my turn; is the rest zone public; 能翻对面墓地吗; 休息区公开吗";
    [C207P2] "能翻对面墓地看有啥吗; 看他弃牌堆";
    [C207P2] "我随时能数双方休息区几张吗; 数墓地";
    [C208P1 C208P3 C208P4_2] "removed face-down; 移出 背面; 除外 裏向き";
    [C208P1 C208P2] "bring back removed card; 除外的能回来吗; 除外から戻る";
    [C208P1 C208P4] "search exiled pile any time; exile is gone forever; 除外的还能用吗; 除外は二度と戻らない？";
    [C208P1] "is a removed card out for good; 移出游戏还算游戏内吗";
    [C208P1] "除外的牌还能回来吗; 移出游戏还有戏吗";
    [C208P2 C208P4] "removed cards come back, look at removed; 移出游戏的能回来吗; 除外 戻せる 確認";
    [C208P2 C208P4] "get back removed cards";
    [C208P2] "移出游戏的牌还拿得回来吗";
    [C208P2 C208P1]
        "get back an exiled card; removed from game forever?; retrieve banished; 除外能拿回来吗; 除外から戻せる？";
    [C208P2]
        "can my reanimation spell bring back an exiled card; is there a way to get cards back from exile; he took a banished card with an effect that says from the graveyard; 除外的牌能回来吗; 从除外区拿牌";
    [C208P2] "效果说拿回一张牌能拿除外的吗; 捞除外的牌";
    [C208P3] "removed instead of destroyed, return trigger; 除外代替破坏; 破壊の代わりに除外";
    [C208P3]
        "exile on death vs return to hand when destroyed; rest in peace; death effect when removed instead; 除外替代休息区死亡效果; 破壊時に除外された";
    [C208P3 C707P3]
        "my guy is exiled instead of dying does his own effect still return him to my hand; he would go to hand when destroyed but was banished; 被除外了还能回手吗";
    [C208P3] "死了回手的怪被改成除外还能回手吗; 被除外还触发回手吗";
    [C208P4 C208P4_2] "look at removed cards; 看除外的卡; 除外を見る";
    [C208P4 C208P4_2]
        "see his exiled cards; face down exile peek; removed pile public; 能看除外的牌吗; 除外カードは見られる？";
    [C208P4] "can I look at the cards in exile; are banished cards face up; 除外的牌能看吗";
    [C208P4] "除外的牌是正面放能看吗; 除外区公开吗";
    [C208P4_2]
        "he exiled my card face down may I look at it; who can peek at a face down banished card; 背面除外能看吗";
    [C208P4_2] "盖着除外的牌我自己能看吗; 里侧除外偷看";
    [C301P1 C301P2 C301P4 C305P2 C306P2]
        "brackets card name, character name, attribute; 括号 牌名 角色名 属性; 括弧 カード名 キャラ名 属性";
    [C301P2 C301P3]
        "curly braces name, other versions ok?; bring in only the card of that exact name; 大括号是牌名吗; カード名の括弧";
    [C301P2 C301P3]
        "what do the curly brackets around a name mean; the effect names a card in braces can I use another version of that hero; it says put that card from hand into play does a card with the same character but another title fit; 大括号里的是牌名还是角色名";
    [C301P2] "花括号里写的名字是指牌名还是角色名; 大括号是啥意思";
    [C301P3] "效果写花括号小舞我拿名字带小舞的别的牌行吗; 名字只带一部分行吗";
    [C301P4] "name changed by effect counts as new name; renamed card; 改名后算什么名字; 名前変更";
    [C301P4] "my card was renamed by an effect does it count under the new name or the printed one; 改名后按哪个名字";
    [C301P4] "效果给它改了名之后还算原来那张名字吗; 改名以后按哪个名";
    [C301P5 C301P6] "declare a card name; 宣言卡名; カード名を宣言";
    [C301P5 C301P6] "name a card";
    [C301P5 C301P6] "name a card, declare a name; 宣言卡名; カード名を宣言";
    [C301P5 C301P5_2]
        "name a card but forgot the full name; say a nickname; do I need exact card name; describe the card I mean; 说不出全名怎么办; カード名を忘れた宣言";
    [C301P5]
        "I must name a card do I have to say the whole title; he just said the blue guy when naming a card; does a half name count when I declare a card; 宣言卡名要说全名吗";
    [C301P5] "让我报牌名我只说了半截对面不认; 报牌名要报全名吗";
    [C301P5_2 C301P7 C301P8] "declared name must be possible, short name; 宣言 简称; 宣言 略称";
    [C301P5_2 C301P5]
        "said the wrong name; forgot the subtitle; name a card loosely he guessed; 牌名说错了; カード名を間違えた";
    [C301P5_2]
        "I don't remember the exact name of the card can I describe it; may I name it by what it does and its cost; 忘了卡名能描述吗; 说简称行吗";
    [C301P5_2] "牌名全称忘了说那张三费抽两张的行不行; 忘了全名说效果行吗";
    [C301P6 C301P5] "name a card that he can't have, declare partial name; 宣言对面没有的卡; 存在しないカード名を宣言";
    [C301P6 C301P7]
        "name a random card that isn't in any deck; declare a silly name to miss on purpose; name a card from another anime; 故意宣言不可能的牌名; あり得ない名前を宣言";
    [C301P6 C301P7 C301P8]
        "can I name a card that can not be in his deck just to whiff; I named a card from another anime to miss on purpose; must the named card be possible; 能宣言不可能有的牌吗; 故意猜错行不行";
    [C301P6] "宣布牌名能故意报一张不可能有的吗; 瞎报一个名字";
    [C301P7] "猜自己牌组顶的牌能报别的动画的卡吗; 报自己没有的系列";
    [C301P8 C301P6]
        "guess a card in his hand, can I name a card from my own series; name his card wrong series; 猜对手手牌要说他的系列吗; 相手の手札を宣言";
    [C301P8] "猜对面手牌报我这边系列的名字算数吗; 猜对手手牌乱报";
    [C302P1 C302P2] "card types; 牌的类型; カードの種類";
    [C302P1] "types of cards; is it a creature or spell; what icon at left; 有几种卡; カードの種類";
    [C302P1]
        "what card types exist; is an equipment a tactic; how do I tell whether a card is a character or an event; 有几种卡; 牌的种类怎么看";
    [C302P1] "怎么看这张是装备还是战术; 类型看哪里";
    [C302P2 C302P1]
        "is equipment a creature; what card type is this; difference between tactic and event; 事件和战术区别; イベントと戦術の違い";
    [C302P2 C311P4] "where do I read how each type of card is played; 不同种类的牌用法";
    [C303P1 C303P3 C303P5] "total cost meaning; 总费用; 総コスト";
    [C303P1 C318P2] "what's this number at top left; do I have to pay to play; 左上角数字; 左上の数字は";
    [C303P1 C317P9] "where is the cost printed; the number in the corner of the card; 费用写在哪";
    [C303P1] "左上角那个数字是不是法力值; 费用是什么";
    [C303P2 C303P3_2]
        "not enough red resources, pay with other colours; 红色不够拿别的颜色付; 色が足りない 別の色で払える？";
    [C303P2 C303P3_2 C303P4_2] "费用颜色不够能用别的颜色顶吗 减费最多减到多少";
    [C303P2 C303P3 C303P3_2]
        "which colours of resources to pay, cost eight with three green, colour requirement, wrong colour; 颜色费用怎么付 颜色不够; 色のコスト 色が足りない";
    [C303P2 C303P3]
        "how do I pay; tap lands for mana; how many resources for cost 5; total cost meaning; 怎么付费; コストの払い方";
    [C303P2 C303P3_2]
        "I tapped the wrong lands; paid with too few; overpay allowed?; which resources must I use; 付费横错资源; リソースを間違えて横にした";
    [C303P2 C303P3]
        "how do I pay for a card; how many resources must I tap for a card that shows 5; do I tap lands like in Magic; 怎么付费; 五费要横几张资源";
    [C303P2 C204P3_3] "can I pay with the opponent's resources; may I tap a character for cost; 能用角色付费吗";
    [C303P2] "do I lose the lands that I tapped for mana; can I pay with life instead of resources; 付费的资源会没吗";
    [C303P2] "付费是把资源扔掉还是横过来; 资源付完会没吗";
    [C303P2] "能横对面的资源给我付费吗; 拿对手的地付费";
    [C303P3] "费用写5里面有两格红是总共五张还是七张; 总费用怎么算";
    [C303P3_2 C303P2]
        "no blue resource can I play a blue card, two-colour cost, need how many of that colour; 没有蓝色资源能出蓝卡吗; 青のリソースがないのに青";
    [C303P3_2 C303P5]
        "green needed three but I have two green, colour part of the cost; 绿色只有两张够吗; 緑が2枚しかない";
    [C303P3_2 C303P5]
        "colored mana requirement; need two red out of five; all of one colour?; only one green resource, can I cast; 需要几点颜色费; 色コストの条件";
    [C303P3_2] "4 cost with 2 blue I have 1 blue 3 red; not enough coloured mana; 颜色不够; 色が足りない";
    [C303P3_2 C303P5]
        "the card costs 4 with two red boxes may I pay with one red and three blue; how many resources of the right colour do I need; I have enough mana but only one of the colour; 颜色不够能用吗; 有色费用至少几张";
    [C303P3_2 C204P3_5] "four mana with one face down can it pay the green box; 盖放资源付绿费";
    [C303P3_2] "全用蓝资源付一张要两红的牌行吗; 颜色不够能付吗";
    [C303P3_2] "红色格子有三个我可以横四张红的吗; 有色最少几张";
    [C303P4 C303P4_2] "cost reduction below coloured cost; 减费最低 颜色费用能减吗; コスト軽減 下限 色コスト";
    [C303P4 C303P4_2]
        "discount below the coloured cost, minimum cost; 减费能减到0吗 颜色费能减吗; コスト軽減はどこまで 色コスト";
    [C303P4] "the cost is reduced by 2 colourless does the total go down as well; 减无色费总费用也减吗";
    [C303P4] "减了一点无色费总费用也跟着少吗; 减费总费少吗";
    [C303P4_2 C900NinpoP1] "reduce a cost to zero; 费用减到0; コスト0にできる";
    [C303P4_2] "discount floor";
    [C303P4_2 C303P4] "two discounts make it zero; 减两次能变0费吗; 軽減で0コスト";
    [C303P4_2 C303P4]
        "reduce cost below coloured part; discount to zero; free spell; cost reduction limit; 减费能减到零吗; 軽減で色コスト以下になる？";
    [C303P4_2]
        "I have three discounts does my card become free; can the cost be lowered below the coloured part; the card costs 3 with two green and I reduce it by 2; 能减成零费吗; 费用最低减到多少";
    [C303P4_2] "减费减到比有色格还少怎么算; 减费最低到多少";
    [C303P4_2] "费用能一直减到零白嫖吗; 能减到0费吗";
    [C303P6 C303P7 C303P8] "X cost; X费用; Xのコスト";
    [C303P6] "cost of a card after discount; 减费后算几费; 元のコスト";
    [C303P6]
        "cost of a card after reduction, what counts; search for cost 3 with discount; does cost mean printed; 费用看原本还是减后; コストは元々のコスト？";
    [C303P6]
        "card discounted to 2, does destroy cost 2 hit it; cost changed counts original; level affects cost?; 减费后的费用算几; 軽減後のコスト";
    [C303P6]
        "the effect looks at cost 3 or less but I paid only 2 because of a discount; does destroy a card with cost 2 or less look at the reduced cost; 打折后按原本费用算吗";
    [C303P6] "减了两费的角色算不算四费以下; 看费用看原本还是减后";
    [C303P6] "咒印之类比费用时按打折后的价吗; 打折后费用变了吗";
    [C303P7 C303P8 C303P8_2] "what is X; X是多少; Xはいくつ";
    [C303P7] "who picks X; when is X chosen; X value; X谁定; Xは誰が決める";
    [C303P7]
        "who decides how big X is; the card costs X can I choose zero; do I choose X before I pay; X谁定; X可以选0吗";
    [C303P7] "费用里的X能我自己随便选吗; X填几";
    [C303P8 C303P8_2]
        "X cost card in hand or graveyard is cost what; X spell on the chain; cost of X card in deck; X费在手牌算几; Xコストのカードは0？";
    [C303P8 C325P5]
        "what is the cost of an X card in my hand or on the field; my X spell is in the graveyard what does its cost count as; X费的牌在场上算几费";
    [C303P8] "手牌里X费的卡算几费; 墓地的X费算多少";
    [C303P8] "检索三费以下能找X费的牌吗; X费没用出来当几";
    [C303P8_2] "X on the chain; 连锁里的X; チェーン中のX";
    [C303P8_2]
        "he countered my X spell with a counter for cost 3 or less what is my cost; I cast the X card with X equal 4 what does it cost on the stack; 连锁里X费算多少";
    [C303P8_2] "X费的牌在连锁里被康那时算几费; 栈上的X算几";
    [C304P1 C304P2]
        "which frame is which colour; colour of the card vs picture; 看哪里知道颜色; カードの色はどこを見る";
    [C304P1] "这张蓝卡当资源能付红的吗; 牌的颜色就是付的颜色吗";
    [C304P3] "黄牌扔资源区横了能出什么色; 当资源付啥色";
    [C304P4] "does a face down card have a colour; is my face down resource still blue; 盖着的牌有颜色吗";
    [C304P4] "盖着的牌算什么颜色; 背面牌有颜色吗";
    [C305P1 C305P7 C305P9] "character name, without name; 角色名 没有角色名; キャラ名なし";
    [C305P1 C305P2]
        "character name versus card name; square quotes mean what; 角色名和牌名区别; キャラ名とカード名の違い";
    [C305P1] "角色名和牌名是一回事吗; 角色名是啥";
    [C305P2 C305P3]
        "it says God in corner brackets and my card has it only in its title does it count; name in square brackets is that the card title or the character; 角色名括号和牌名括号区别";
    [C305P2] "双引号里的路飞是指牌名还是角色名; 双层引号啥意思";
    [C305P4 C305P4_2 C305P4_4 C318P7 C305P5]
        "same character name twice on field, which to scrap, enter effect first or scrap first, second Goku; 同名角色 两个 扔哪个 登场效果先后; 同名キャラ2体 どっちを破棄 登場時の効果が先か";
    [C305P4 C305P4_2 C305P4_4 C305P5 C318P7] "场上能有两个同名角色吗 后下的把前面的顶掉吗 登场效果先发还是先废弃";
    [C305P4 C305P4_2 C318P7]
        "two of the same character, second copy, same name on my board, which one dies, is it destroyed, legend rule; 同名角色能出两个吗 出第二个同名 留哪个; 同名キャラを2体 どっちが残る";
    [C305P4] "opponent has the same character too; 对面有同名角色我能出吗; 相手に同名がいる";
    [C305P4 C305P4_2]
        "my second copy of the same hero, play the same character again to refresh it, old one or new one stays; 再出一个同名的刷新; 同じキャラをもう1体 古い方を残す";
    [C305P4 C305P4_2]
        "legend rule, two of one hero on board, duplicate hero replace, same person different card; 传奇规则 场上两个悟空 同一人物不同卡能共存吗; 同じ人物を2体並べる レジェンドルール";
    [C305P4 C305P5]
        "play a second copy to reuse its enter effect; 下第二个同名触发登场再废弃; 同名を出して登場時を使い回す";
    [C305P4 C318P6]
        "two of the same hero on board; legend rule; second Naruto; play another copy of my guy; different card same character; 场上能有两个同名角色吗; 同じキャラを2体出せる？";
    [C305P4]
        "opponent and I both have the same hero; his copy and mine; same name across the table; 对手也有同名角色; 相手と同じキャラ";
    [C305P4]
        "same character but different card name and version; two Lufy cards with other titles; duplicates on board allowed?; 不同版本同角色能共存吗; 別バージョンの同名キャラ";
    [C305P4 C305P4_2]
        "put new copy to reset the old; replace my tapped hero with a fresh copy; 用新的换掉旧的; 新しいのに入れ替え";
    [C305P4 C305P4_2]
        "I played the stronger version of a hero I already have, which one dies; upgrade my hero with another version; 用强版本替换弱版本; 強い方に入れ替え";
    [C305P4 C318P7]
        "can I have two Narutos on my side at once; legend rule for two versions of the same hero; he controls two characters of the same name; may I play a second copy of a guy I already have; 同名角色能同时在场吗; 场上两个同一角色";
    [C305P4 C305P4_2]
        "my opponent and I both have the same hero in play must one go; does his copy of the same character affect mine; 我和对面有同一个角色要废弃吗";
    [C305P4]
        "my opponent put two guys of the same character in front of him is that allowed; can I have base form and super form of the same hero in play; 同一角色不同形态能同时在场吗";
    [C305P4] "我能同时场上有两个不同版本的鸣人吗; 同名角色能站两个吗";
    [C305P4] "对面有个悟空我还能下悟空吗; 双方各一个同名";
    [C305P4] "像万智传奇规则那样同名只能留一个吗; 传奇规则有没有";
    [C305P4_2]
        "two of the same guy, keep which, damage on the old one; 同一个人两张 留哪个; 同じキャラ2枚目を出したら前のは？";
    [C305P4_2 C305P4_4 C305P5] "second copy of a guy, which dies, does enter go off";
    [C305P4_2 C305P4]
        "same name enters who goes away, choose which one of two same characters to scrap, does the scrapped one trigger destroyed; 同名进场哪个废弃 废弃算破坏吗; 同名が出たらどっちを廃棄 破壊扱い";
    [C305P4_2]
        "which duplicate do I scrap; keep the new one or the old one; can I choose which stays; 同名废弃哪一个; 同名どちらを廃棄";
    [C305P4_2]
        "I stole his guy and I already have that hero which one dies; can I keep the old copy and scrap the new one; who chooses which duplicate leaves; 同名留哪个; 抢来的和我的同名";
    [C305P4_2] "下了第二张同名的必须丢新的那张吗; 留新的还是留旧的";
    [C305P4_2] "抢了对面的角色结果跟我的重名了怎么处理; 抢来的跟我重名";
    [C305P4_3]
        "can I respond before the duplicate is scrapped; may I sacrifice the old copy for value before the legend rule; can he chain to same name scrapping; 同名废弃能响应吗";
    [C305P4_3] "同名要废弃一张的时候我能连锁吗; 同名废弃能响应吗";
    [C305P4_4 C305P5]
        "enter trigger of the second copy, order of scrapping and entering; 同名废弃和登场时谁先; 同名廃棄と登場時どっちが先";
    [C305P4_4 C305P5]
        "does the new copy still trigger when it enters as duplicate; enter effect or scrap first; 先废弃同名还是先登场时; 同名廃棄と登場時の順";
    [C305P4_4 C305P5]
        "I play a second copy of my hero do I get the enter effect even if I scrap the new one; does the battlecry go off before or after the legend rule; 登场效果和同名废弃谁先";
    [C305P4_4] "下第二张同名登场效果是废弃前还是废弃后触发; 先废弃还是先登场效果";
    [C305P5] "我废弃刚出的那张它的登场抽牌还能抽吗; 同名废新的还能抽吗";
    [C305P6 C305P8] "character with two names; 两个角色名; 名前が2つのキャラ";
    [C305P6 C305P8] "dual name guys clash";
    [C305P6 C305P8] "两个名字的角色跟其中一个同名也冲突吗";
    [C305P6 C305P8 C305P9] "two names on one card, one name shared; 一张卡两个角色名; 名前が2つ";
    [C305P6 C305P8 C305P4]
        "card with two names next to one sharing a name, different card same character; 不同卡但角色名一样能同场吗; 別カードでもキャラ名が同じ";
    [C305P6 C305P8]
        "card with two character names; fused character same as one on board; double-named clash; 双角色名; 2つの名前を持つキャラ";
    [C305P6 C305P8]
        "a fusion card has two character names and I have one of those heroes already; the duo card shares one name with my other guy must one go; 双名角色和单名角色同时在场; 有两个名字的卡";
    [C305P6] "一张牌写了两个角色名其中一个跟场上撞了; 双名字撞一个算同名吗";
    [C305P7] "same token twice, no name; 没有角色名可以两个; 名前なしは何体でも";
    [C305P7] "cards without character name any number; 没有角色名的卡; 名前なし";
    [C305P7] "two tokens or nameless cards; 没角色名的能出两个; 同名にならない";
    [C305P7]
        "cards without character name, several allowed; many generic soldiers; nameless copies; 没角色名能放几张; 名前なしは何体でも";
    [C305P7]
        "my mooks have no character name can I run three of them on the board; are nameless soldiers limited to one; 没角色名能放几个";
    [C305P7] "没有角色名的杂兵能站三张一样的吗; 无名小兵能叠几个";
    [C305P8] "合体角色占了两个名字我还能单下其中一个吗; 合体怪占两个名";
    [C305P9 C900CursemarkP6]
        "search same name with multi-name card; one matching name enough; 多名检索; 1つの名前が一致すれば";
    [C305P9] "I search for the same character name and the card has two names does one match do; 有两个角色名找同名的";
    [C305P9] "要找同角色名的牌合体卡只对上一个名行吗; 多名字对一个行吗";
    [C306P1 C306P4 C306P5 C306P6 C306P7] "attributes added or changed; 属性 增加 改变; 属性の追加 変更";
    [C306P1 C306P2] "how many attributes can a card have; what are those tags; 属性有几个; 属性はいくつ";
    [C306P1] "一张牌可以有两个属性吗; 属性能多个吗";
    [C306P2]
        "effect names attribute includes equipment with it; card with that type; 写属性包括装备吗; 属性を持つカード";
    [C306P2 C306P1]
        "which word on the card is the tribe; does my card count as ninja if only the title says ninja; 属性在哪看";
    [C306P2] "双引号写的龟仙流是属性吗怎么区分; 引号里是属性还是名字";
    [C306P3]
        "lord gives 500 to others of the tribe does he get it himself; does my lord pump the opponent's guys of the same tribe; 其他属性角色加攻包括自己吗";
    [C306P3] "写我方其他的加五百自己能吃到吗; 其他包括自己吗";
    [C306P3] "属性符合的装备和事件也吃加成吗还是只有角色; 加成给哪些角色";
    [C306P4 C306P5] "gets another attribute, changes attribute; 获得属性 改变属性; 属性を得る 変わる";
    [C306P4 C306P5]
        "gains an attribute loses old?; becomes attribute replace; type change; 得到属性会失去原来的吗; 属性を得る";
    [C306P4]
        "the effect gives my guy a second type does he lose the old one; he gained an attribute does he still count as ninja; 获得属性后原来的还在吗";
    [C306P4] "给它加了个忍者属性原来的属性还在吗; 加属性会顶掉旧的吗";
    [C306P5]
        "his spell changed my tribe is the old tribe gone; it says becomes attribute A does he keep B; 属性变成别的原来的没了吗";
    [C306P5] "效果说属性变为海贼原来的属性没了吗; 改属性旧的还有吗";
    [C306P6 C306P7] "both attributes or either; 两个属性都要 或; 属性 両方 どちらか";
    [C306P6 C306P7]
        "two attributes written together need both; or between attributes; any of them?; 两个属性都要吗; 属性が並んでいる";
    [C306P6 C306P7]
        "two attributes next to each other does a card need both; it says A or B is one enough; 两个属性要都有吗; 属性或是满足一个就行吗";
    [C306P6] "两个引号连着写是两个都要有还是任意一个; 两属性并列要全有吗";
    [C306P7] "写A或B属性我两个都有行吗还是只要一个; 或字怎么理解";
    [C307P1 C307P2 C307P2_2 C317P1 C317P2 C600P8]
        "level effects active, below level; 等级不够 效果; レベルが足りない 効果";
    [C307P1 C700P1] "is the flavour text an effect; does everything in the text box count; 文字框里都算效果吗";
    [C307P2 C307P2_2 C600P8]
        "effect of level 2 while level 1, level not reached; 等级不够有效果吗; レベルが足りない効果";
    [C307P2 C600P5] "level 2 effect at once, what level is a fresh character; 刚出是几级; 出したては何レベル";
    [C307P2 C600P8] "level effect at level 1; lv2 ability not active; below level; 等级不够效果有吗; レベル不足の効果";
    [C307P2 C600P5]
        "what does the level icon mean; skill locked until level two; 等级图标什么意思; レベルアイコンの意味";
    [C307P2 C323P3]
        "level dropped, skills lost?; bounced back at level one again; lost levels; 离场等级没了; 戻ったらレベルは1";
    [C307P2 C317P1]
        "my character is level 1 does the text behind the level 2 icon work; when do I get the level 3 ability; can I use the level 2 skill before levelling; 没升级能用二级效果吗; 等级不够效果算有吗";
    [C307P2]
        "I hit level 2 by mistake does the skill behind the 2 work right away; leveled up this turn may I use the new effect; 升级后马上能用新效果吗";
    [C307P2 C317P1] "二级图标后面的效果一级能用吗; 没升级能用二级效果吗";
    [C307P2_2 C600P6 C600P8] "lower level text while higher";
    [C307P2_2 C600P6 C600P8] "没到等级的效果有没有 升到三级二级效果还在吗";
    [C307P2_2 C600P8]
        "copy a higher level effect; does it have the effect when under-leveled; 没到等级算有这效果吗; レベル未満は持たない扱い";
    [C307P2_2]
        "an effect gives me cards with an on attack effect but mine is locked behind level 3 does he count; does a guy below the level count as having the ability; 没到等级算有这个效果吗";
    [C307P2_2] "一级的时候能复制它的二级效果来用吗; 等级不够算有效果吗";
    [C307P4 C708P1 C708P2 C708P2_2]
        "lose all effects, gained effects lost too; 失去所有效果 获得的也没吗; 効果を失う 得た効果も";
    [C307P4 C700P6_2]
        "gave it a keyword it already has; gets a second ability keeps the first; 获得效果会覆盖吗; 効果を得ると元のは消える？";
    [C307P4] "another card gave my guy pierce does he keep his own text; 得到别的效果自己的还在吗";
    [C307P4] "别的牌给了它贯通原来的远程还有吗; 加了效果会覆盖吗";
    [C307P5 C700P4] "additional conditions are effects; 额外条件; 追加条件";
    [C307P5] "卡上写的可以少付两费那条算效果吗会被无效吗; 替代费用算效果吗";
    [C307P6 C708P2] "lose effects, buffs given by others too; 失去效果 别人给的效果也没吗; 効果を失う 付与された効果も";
    [C307P6 C708P2]
        "loses effects keep granted ones?; silenced but buffed with keyword; lose given abilities; 失去效果包括获得的吗; 効果を失うと得た効果も？";
    [C307P6 C708P2]
        "my guy was silenced does he lose the keyword my other card gave him; all effects are lost does the granted ability stay; 沉默后别人给的效果还在吗";
    [C307P6 C708P2] "被无效之后别人给的突袭还有吗; 失去效果外加的还在吗";
    [C308P1 C309P1 C308P4 C309P5] "attack and defence, question mark attack; 攻击力 防御力 不固定; 攻撃力 防御力 不定";
    [C308P1] "what is attack; power number; damage dealt; 攻击力是什么; 攻撃力とは";
    [C308P1] "攻击力就是能打多少伤害吗; 攻击力怎么用";
    [C308P2 C308P3]
        "attack zero deals damage?; zero power hits life; lowered below 0 attack on shield; does an attack of 0 flip a life card; 攻击力为0能打掉生命吗; 攻撃力0はライフを削れる？";
    [C308P2 C103P4] "attack below zero in damage is it healing; 负攻击结算";
    [C308P2] "攻击被减成负两千打人会给对面加血吗; 负攻打人";
    [C308P3 C505P2] "attack 0 hit life; 攻击力0打命; 攻撃力0でライフ攻撃";
    [C308P3] "zero attack hits life; 0攻打命掉吗; 攻撃力0でライフを殴る";
    [C308P3 C505P2] "零攻打命有用吗";
    [C308P3 C505P2]
        "a zero attack guy hits the life zone do I flip a card; my attack was reduced to 0 does the hit still take a life; can a 0 power dork deal damage to face; 零攻能打掉命吗; 攻击力0打脸";
    [C308P3] "零攻的怪打到脸上对面掉命吗; 0攻打脸有用吗";
    [C308P3] "零攻打对面横着的怪能有伤害吗; 零攻能打死人吗";
    [C308P4 C308P4_2] "star attack value; question mark power; attack X in hand; 攻击力不固定; 攻撃力が?";
    [C308P4]
        "his attack equals the number of cards in hand does it change when I draw; is the variable attack locked in when he attacks; 攻击力不固定会变吗";
    [C308P4] "攻击力写问号的怪会一直变吗; 星号攻击力";
    [C308P4_2 C309P5_2]
        "my creature has star attack what is it in the graveyard; a question mark monster in hand counts as how much attack; 问号攻击力在手牌里算多少";
    [C308P4_2] "问号攻的怪在手里攻击算几; 手牌里攻击不定算多少";
    [C309P2 C605P2 C607P2 C607P4]
        "damage adds up in a turn, when does a character die, two small hits; 伤害累计 打两次 死; ダメージ累積 2回攻撃で倒す";
    [C309P2]
        "two attackers one after another, damage stays until end of turn; 先后打两次伤害累加吗; ダメージは溜まる？ ターン終わりまで";
    [C309P2 C407P1] "hurt guy next turn, damage goes away; 伤害下回合还在吗; ダメージは次のターンも";
    [C309P2 C407P1] "damage wears off when, two small hits add up";
    [C309P2 C605P2 C607P2 C607P4] "分两次打够防御会死吗 伤害什么时候清";
    [C309P2 C607P2 C605P2]
        "damage adds up, hit twice in a turn, damage stays until end of turn; 伤害累计 两次打死; ダメージ累積 2回のダメージ";
    [C309P2 C407P1]
        "two small hits in one turn kill it, does damage carry to next turn; 伤害留到下回合吗; ダメージは次のターンも";
    [C309P2 C605P2 C607P2]
        "two attackers each deal half, burn plus battle damage, damage stacks up over the turn; 两次伤害加起来 战斗伤害加效果伤害; 2回のダメージを合計";
    [C309P2 C607P2 C407P1]
        "damage wears off at end of turn, heals itself each turn; 伤害每回合清吗 回合结束回满血吗; ダメージはターン終了で消える";
    [C309P2 C605P2]
        "does damage add up; two small hits kill; toughness; damage stays until end of turn; 伤害累计吗; ダメージは累積？";
    [C309P2 C407P1]
        "damage from this turn and last; hurt last turn finish now; wounded stays?; 上回合的伤害还在吗; 前のターンのダメージ";
    [C309P2 C607P2]
        "my two small guys hit the same big one, does it fall; combine attacks over two battles; chip damage; 两次攻击打死一个; 2回の攻撃で倒す";
    [C309P2 C605P2 C607P2]
        "my guy took 500 and then another 500 in the same turn does it add up; does damage stay on a character until the end of turn; he survived the first fight and blocks again with damage on him; 伤害会累计吗; 一回合打两次加起来";
    [C309P2 C607P3]
        "is damage equal to the defence enough to kill; my 2000 attack against 2000 defence does it die; 攻防相等会死吗; 刚好等于防御力";
    [C309P2] "先吃瞬间战术两千又被打三千防御五千死不死; 两次伤害加起来死吗";
    [C309P2] "伤害刚好等于防御力会死吗; 伤害等于防御";
    [C309P3 C605P5]
        "defence reduced to 0, does it count as destroyed, trigger when destroyed; 防御减到0 算破坏吗 触发破坏时吗; 防御力0 破壊扱い 破壊時は誘発する";
    [C309P3] "minus defence effect kills, revive on destroyed; 减防减死了算破坏吗; 防御を下げて0 破壊時の能力";
    [C309P3 C605P5] "shrunk to death, does a dies trigger work";
    [C309P3 C605P5] "被减成0防离场算破坏吗 会不会触发破坏时";
    [C309P3 C605P5] "defence reduced to zero, is it destroyed, zero toughness; 防御力减到0算破坏吗; 防御力0 破壊扱い";
    [C309P3 C802P1]
        "defence lowered to zero triggers when destroyed, minus defence kill; 减防死触发破坏时吗; 防御0で破壊時は誘発";
    [C309P3 C605P5]
        "defence minus effect kills, does it trigger destroyed effects, not destroyed; 减防到0不算破坏吗; 防御0は破壊ではない";
    [C309P3 C605P5]
        "shrink to zero toughness, minus kill counts as destroy; 减到0防直接进墓地; マイナス除去は破壊ではない";
    [C309P3 C605P5]
        "shrink defense to zero; debuff kill counts as destroyed?; -1000 defense death trigger; 防御降到0算破坏吗; 防御力0は破壊扱い？";
    [C309P3]
        "defense pumped down to zero saved by return?; shrinking kill is not destroy; indestructible shrink; 不会被破坏但防御归零; 破壊されないが防御0";
    [C309P3 C605P5]
        "I shrink his guy to zero defence does his death effect trigger; his toughness is 0 is that destroyed; my character can't be destroyed but his defence went to 0; does minus defence count as destroy; 防御减到零算破坏吗; 防御0触发遗言吗";
    [C309P3]
        "minus 3000 defence on an indestructible guy; is shrinking a kill; does dying from zero toughness give me a destroyed trigger; 降防致死";
    [C309P3 C605P5] "防御被减到零算破坏吗能触发破坏时吗; 减防减死触发遗言吗";
    [C309P3] "有不能被破坏的怪防御归零还死不死; 不破坏的被减成0防";
    [C309P4 C607P4] "dies in the middle of an effect; 结算途中死亡; 効果の途中で死ぬ";
    [C309P4 C607P4] "dies in the middle of an effect, at once; 效果途中马上死; 効果の途中で破壊";
    [C309P4 C607P4]
        "dies mid effect; destroyed in the middle of resolving; wait until effect ends?; 结算中死了马上进休息区吗; 解決途中で死ぬ";
    [C309P4 C607P4]
        "the effect does 1000 damage and then pumps him does he die before the pump; when does a creature with lethal damage leave in the middle of an effect; does state based death wait until the effect is over; 结算途中死了马上离场吗";
    [C309P4] "效果处理到一半怪血没了是立刻死还是等处理完; 处理中途死";
    [C309P5 C309P5_2] "defence is a question mark; defense of variable guy in hand; 防御力不固定; 防御力が?";
    [C309P5] "my guy's defence equals my hand size and I discard does he die; 防御力变化会死吗";
    [C309P5_2] "防御写问号的在墓地算多少; 防御不定算0吗";
    [C310P1 C310P2 C310P3] "equipment bonus negative; 装备加成 负; 装備の補正 マイナス";
    [C310P1 C319P8]
        "character lost effects does the weapon still count; 角色失去效果装备还加吗; 効果を失っても装備補正";
    [C310P1 C310P2] "equip gives plus; negative equip; sword +1000; bonus from weapon; 装备加成; 装備のプラス";
    [C310P1]
        "does a weapon add to both attack and defence; my sword gives 1000 where do I see the total; 装备加攻怎么算";
    [C310P1] "装备写攻加一千防加五百是加在人身上吗; 装备数值加给谁";
    [C310P2] "negative bonus equipment; 负加成装备; マイナス補正";
    [C310P2] "a cursed item has minus 500 can it kill my guy; can equipment have a negative bonus; 负加成的装备";
    [C310P2] "装备加成能是负数拿来debuff吗; 负加成装备";
    [C310P3 C310P4]
        "buff the equipment; equipment gets +1000; increase a weapon's bonus; 装备的加成能增加吗; 装備の修正値を上げる";
    [C310P3 C310P4 C317P4]
        "the effect gives plus 1000 to my equipment who gets it; pump on a weapon does it reach the wearer; 给装备加攻有用吗";
    [C310P3] "给装备加攻一千角色攻击也涨吗; 装备加成能被改吗";
    [C310P4] "攻加成两千的装备又得到攻加一千总共加多少; 装备再加攻";
    [C311P2 C311P3 C320P2 C320P3]
        "when may I use a normal or instant tactic, opponent's turn; 普通战术 瞬间战术 什么时候用; 通常戦術 瞬間戦術 いつ使える 相手ターン";
    [C311P2 C311P3] "when can I cast it";
    [C311P2 C320P2] "normal tactic in battle, on his turn; 普通战术什么时候用; 通常戦術はいつ";
    [C311P2 C105P3] "use a normal tactic in battle, normal spell in response; 普通战术能响应吗; 通常戦術で対応";
    [C311P2 C320P2 C320P3]
        "cast this tactic when he attacks, difference between normal and instant tactic; 普通和瞬间的区别; 通常と瞬間の違い";
    [C311P2 C320P2] "sorcery timing, spell only on my turn; 普通魔法只能自己回合吗; ソーサリーのタイミング";
    [C311P2 C320P2]
        "sorcery speed; normal tactic in battle; normal tactic in response; normal spell on his turn; 普通战术什么时候能用; 通常戦術のタイミング";
    [C311P2 C405P4]
        "can I cast a normal spell mid combat; after attack declared sorcery; 战斗中能用普通战术吗; 戦闘中に通常戦術";
    [C311P2 C320P2]
        "can I play my sorcery in his turn; he cast a normal tactic in the middle of the battle; may I chain a normal spell to something; my opponent used a sorcery speed card while something was on the stack; 普通战术能响应用吗; 战斗中能用普通战术吗";
    [C311P2]
        "I want to use a normal tactic to answer his attack; can I cast a sorcery while my own creature is waiting on the chain; 连锁里有东西能用普通战术吗";
    [C311P2 C320P2] "普通战术能在对面回合用吗; 普通魔法对面回合用";
    [C311P2] "连锁还没清空我能接一张普通战术吗; 普通战术能连锁吗";
    [C311P2] "宣布攻击以后还能拍普通战术吗; 打架中用普通战术";
    [C311P3 C320P3]
        "instant tactic when, in opponent's turn, in battle; 瞬间战术什么时候用 对手回合; 瞬間戦術はいつ 相手ターン";
    [C311P3 C105P1_5]
        "cast an instant when he plays a character, respond to a level up, respond with two instants; 对手出角色时瞬间; 相手が使った時に瞬間";
    [C311P3 C320P3]
        "instant spell on my opponent's turn, quick magic timing, flash; 速攻魔法什么时候能放 瞬间法术对面回合; インスタントはいつ";
    [C311P3 C320P3]
        "instant speed; play instant during battle; quick spell on opponent turn; trap; 瞬间战术什么时候用; 瞬間戦術はいつでも？";
    [C311P3 C320P3]
        "can I fire my instant during his attack; may I use a quick spell in my own start step; is there any time when I have priority but can't play an instant; 瞬间战术什么时候能用; 攻击时能用瞬间吗";
    [C311P3 C320P3] "手里的瞬间战术是不是谁的回合都能用; 瞬间战术啥时候能放";
    [C312P1 C704P1 C704P2] "what is a counterstrike, red text; 反击特效是什么; 反撃特効とは";
    [C312P1 C704P1]
        "shield trigger; flipped life card has an effect; trap from life; what happens when shield broken; 生命牌反击特效; シールドトリガー";
    [C312P1 C202P2]
        "life card turned over goes to hand?; keep broken shield; 翻出的生命牌能进手牌吗; めくれたライフは手札に入る？";
    [C312P1 C704P1]
        "the prize I flipped has red text do I get that effect; when does the shield trigger work; I drew the card with red text does its counterstrike work from hand; 翻命翻到红字; 盾触发怎么用";
    [C312P1 C324P3] "命被打掉翻出来的牌有红字可以发动吧; 盾触发怎么发";
    [C312P2 C704P4 C312P2_2 C704P5]
        "must I use a counterstrike, respond to counterstrike; 反击特效必须发吗 能响应吗; 反撃特効 強制 対応できる 使わない";
    [C312P2 C704P4] "counterstrike hurts me, don't want it; 反击特效不想用; 反撃特効を使いたくない";
    [C312P2 C606P2 C324P4]
        "counterstrike from hand, from scrapped life, when; 从手牌能用反击吗 废弃的命有反击吗; 手札から反撃 破棄したライフ";
    [C312P2 C312P2_2 C704P4 C704P5] "forced life trigger, can he respond to it";
    [C312P2 C704P4 C704P5 C312P2_2] "翻到反击必须用吗 反击能被连锁吗";
    [C312P2 C704P4]
        "must I use a counterstrike, decline, skip the life trigger; 反击特效能不用吗; 反撃特効は強制 使わない";
    [C312P2 C704P4 C704P4_2]
        "my life trigger would hurt me must I, life trigger without target; 反击特效对自己不利也要用吗; 不利でも反撃特効";
    [C312P2 C704P4]
        "shield trigger, may I keep the trigger card, skip the shield trigger, damage trigger optional; 盾触发能不发吗 翻到扳机不想用 血牌效果必须发动吗; シールドトリガーは強制 トリガーを使わない";
    [C312P2 C704P4]
        "may I decline the shield trigger; don't want to use it; must I use counterstrike; optional?; 反击特效可以不用吗; カウンター効果を使わない";
    [C312P2 C704P4_2]
        "counterstrike would hurt me, choose not to; shield trigger with only bad results; forced to use it; 对自己不利的反击特效; 不利な反撃特効を使わない";
    [C312P2 C704P4]
        "can I refuse the counterstrike because it would hurt me; must I use the life trigger; I don't want to use the flipped card's effect now; 反击特效能不用吗; 不想发动反击特效";
    [C312P2] "the shield trigger would kill my own guy must I do it; 反击特效会打到自己还要用吗";
    [C312P2] "翻出反击我可以选择不用吗; 反击能不发吗";
    [C312P2_2 C704P5] "respond to a counterstrike; 反击特效能响应吗; 反撃特効に対応";
    [C312P2_2 C704P5]
        "respond to a shield trigger; counter his counterstrike; interrupt life card effect; 反击特效能响应吗; 反撃特効に対応できる？";
    [C312P2_2 C704P5]
        "can I counter his life trigger; may I respond to the card he flipped from life; he flipped a trap from his prizes can I chain; 能响应反击特效吗; 反击能被取消吗";
    [C312P2_2] "对面翻出反击特效我能康掉吗; 反击能响应吗";
    [C313P1] "天卡秘卡普卡强度一样吗稀有度有啥用; 稀有度影响对局吗";
    [C313P2 C315P1 C314P1] "rarity, card number; 稀有度; レアリティ";
    [C313P2 C313P1] "what rarities exist; is the rare version stronger; 稀有度有几种";
    [C317P1 C317P2]
        "2 in a symbol before text; level icons; skill at level 3 on a level 2; 图标2是什么意思; レベル2アイコン";
    [C317P2 C600P8] "icon with a 3 in front of the text at level 2 does it work; 三级图标二级能用吗";
    [C317P3 C317P5] "which icon is attack and which is defence; 攻防图标哪个是哪个";
    [C317P3 C317P5] "装备上面的攻防图标是加多少吗; 图标代表啥";
    [C317P6] "plus 1000 with the shield icon what does that raise; 防图标加1000";
    [C317P7 C317P8] "tap icon, tapped by attacking; 横置图标; 横置アイコン";
    [C317P7 C317P8]
        "tap ability when attacking; does attacking trigger the tap icon; tapped by opponent's effect gives my tap effect; 攻击横置算用效果吗; 攻撃で横向きになった時のタップ効果";
    [C317P7 C318P6_2]
        "tap symbol ability on first turn; use tap skill while tapped; 刚上场能用横置效果吗; 出したターンにタップ能力";
    [C317P7 C317P8]
        "I attack with my guy does his tap ability happen as well; he was tapped by an enemy effect do I get the tap skill; does blocking use the tap symbol effect; 攻击横置触发横置效果吗; 被横置了能发动吗";
    [C317P7] "横置图标是让我把它自己横过来发效果吗; 横置标志啥意思";
    [C317P8] "我攻击时横置了顺便把横置效果发出来行吗; 攻击横置也发效果吗";
    [C317P8] "被对面效果横过来能发动横置图标后面的吗; 被横了触发吗";
    [C317P11 C317P9]
        "is this cost for the card or for the effect; cost symbols difference; 费用图标是用牌还是用效果; コストアイコンの違い";
    [C317P11 C317P12]
        "cost icon inside the text box do I pay it to play the card; the ability shows 8 with two red what do I tap; 文字框里的费用是什么";
    [C317P11] "效果前面那个数字图标是使用效果的费用吗; 发效果要付费吗";
    [C318P1 C319P1 C321P1]
        "when may I play a character, equipment or event, during battle; 角色什么时候能用 战斗中; キャラはいつ使える 戦闘中 装備 イベント";
    [C318P1 C318P5] "how many guys a turn, drop one mid battle";
    [C318P1]
        "play a character in his turn, during battle, with something on the chain; 对手回合能出角色吗 战斗中出角色; 相手ターンにキャラを出す 戦闘中";
    [C318P1 C105P3]
        "drop a guy before the battle in his turn, second main, play characters between attacks; 攻击之间能出角色吗; 攻撃の間にキャラを出す";
    [C318P1]
        "summon on his turn; play a character in battle; cast creature in response; when can I play a guy; 角色什么时候能用; キャラはいつ出せる";
    [C318P1 C105P3]
        "play a character after my attack; creature between battles; summon during battle phase; 两次战斗之间能用角色吗; 戦闘の合間にキャラを出す";
    [C318P1 C106P1]
        "both of us building a chain and I want to drop a creature; play guy while stack is not empty; 连锁中能出角色吗; チェーン中にキャラを出す";
    [C318P1]
        "can I flash in a character on his turn; he dropped a monster with my spell still on the stack; may I summon during battle; can I play a guy in my end step; 什么时候能下角色; 战斗阶段能下角色吗";
    [C318P1]
        "I have a chain going may I drop a creature on top of it; my opponent flashed in a normal monster to block; 挡人时现下角色";
    [C318P1] "对面回合能用角色牌吗; 对面回合下怪";
    [C318P1] "他连锁我一张我能接着下角色吗; 连锁里下怪";
    [C318P1] "战斗阶段打到一半想补一只怪行吗; 打架中途下随从";
    [C318P2 C318P3 C318P4] "using a character, pay, whose zone; 使用角色; キャラの使い方";
    [C318P2 C318P3] "counter a character being played, respond before it lands; 出角色能响应吗; キャラの使用に対応";
    [C318P2 C303P2]
        "do I pay before or after my character goes on the chain; what if he asks for an extra cost to play him; 下角色要额外费用怎么付";
    [C318P2] "下角色的时候额外费用是先付还是登场再付; 额外费什么时候付";
    [C318P3 C106P3]
        "I played a guy when is he really on the field; does my character land at once or after both of us pass; is my monster on the table before he can respond; 下的角色什么时候上场";
    [C318P3 C620P2]
        "he wants to kill my guy while he is still on the chain; can I bounce the creature before it has resolved; 还在连锁里的角色能被破坏吗";
    [C318P3] "角色用了还在连锁里就算登场了吗; 下怪何时算上场";
    [C318P3_2 C318P3_3] "respond to a character entering; 角色登场能响应吗; 登場に対応できる";
    [C318P3_2 C318P3_3] "角色进场能响应吗 登场效果能响应吗";
    [C318P3_2 C318P3_3] "respond to entering; 登场能响应吗 登场时效果响应; 登場に対応";
    [C318P3_2 C318P3]
        "respond to a character entering; can I counter his creature before it hits; interrupt summon; 角色登场能响应吗; 登場に対応できる？";
    [C318P3_2 C319P4_2 C321P3_2]
        "can I respond at the moment the monster lands on the field; is there a summon negation window once he has entered; may I chain to the entering itself; 登场本身能响应吗; 角色落地那一下能连锁吗";
    [C318P3_2] "他角色登场我能连锁登场这件事吗; 登场能响应吗";
    [C318P3_3]
        "respond to enter the battlefield trigger; kill it in response to its ETB; 响应登场时效果; 登場時効果に対応";
    [C318P3_3]
        "can I kill the guy in response to his enter effect; his battlecry is on the stack may I respond; 登场效果能响应吗";
    [C318P3_3] "对面登场触发抽牌那个效果我能反制吗; 登场效果能连锁吗";
    [C318P4 C612P2] "card put on the opponent's side; 放到对方场上; 相手の場に出す";
    [C318P4]
        "whose side does it come in; put into play under whose control; resurrect his dead guy for me; 复活对手的角色归谁; どっちの場に出る";
    [C318P4]
        "my card puts a character into play from his graveyard on whose side does it land; an effect makes a guy enter who gets it; 复活的角色放谁场上";
    [C318P4] "我的效果拉出来的角色站谁那边; 跳出来的怪归谁";
    [C318P5] "how many characters per turn; 一回合几个角色; 1ターンに何体";
    [C318P5] "how many characters per turn; 一回合出几个角色; 1ターンに何体";
    [C318P5 C319P1] "any limit on cards per turn; 一回合出牌有限制吗; 1ターンの枚数制限";
    [C318P5 C303P2]
        "as many monsters as mana allows, how many creatures a turn; 费用够就能一直下怪吗; コストがあれば何体でも";
    [C318P5]
        "how many characters each turn; summon two in a turn; no limit on summons; 一回合能出几个; 1ターンに何体出せる";
    [C318P5 C303P2]
        "is there a summon limit like one normal summon a turn; yugioh normal summon; as many as mana allows; 一回合只能出一个吗; 通常召喚は1回？";
    [C318P5]
        "how many creatures can I play per turn; is there a normal summon limit like one per turn; can I drop three guys in one turn; 一回合能下几个角色; 有召唤次数限制吗";
    [C318P5] "一回合能下几个角色; 一回合只能通招一次吗";
    [C318P5] "资源够能一口气下三个怪吗; 连下三个";
    [C318P6 C318P6_2]
        "attack on the turn it enters, defend or tap effect, summoning sickness; 刚登场能攻击吗 能防御吗 能横置用能力吗; 出たターン攻撃 召喚酔い 防御はできる タップ能力";
    [C318P6] "haste, fresh guy swings; 新下的角色能打吗; 出したてのキャラ殴れる？";
    [C318P6 C900AssaultP1 C900TransformP7_2] "who can attack at once; 哪些能当回合攻击; 出たターンに攻撃できるのは";
    [C318P6 C318P6_2] "new guy attack, block, tap ability";
    [C318P6 C318P6_2] "刚下的角色这回合能干嘛 能攻击吗 能防御吗 能横置吗";
    [C318P6 C318P6_2]
        "attack the turn it comes, summoning sick, defend the turn it came, tap ability at once; 刚出能攻击吗 刚出能防御吗 横置能力; 出したターンに攻撃 防御 横置効果";
    [C318P6 C900AssaultP1]
        "fresh character may attack only with assault, haste; 有突袭才能马上打吗; 突襲がないと殴れない";
    [C318P6 C501P1] "fresh character swing, wait one turn, can it attack next turn; 要等一回合吗; 1ターン待つ";
    [C318P6 C900AssaultP1]
        "summon sick monster, haste guy, attack on the turn it lands; 刚下的怪能打吗 召唤失调 有速攻吗; 召喚酔い 出してすぐ殴る";
    [C318P6 C405_1P2]
        "summoning sickness; attack right away; just played can attack; haste?; 刚上场能攻击吗; 出したターンに攻撃できる？";
    [C318P6 C900ShiftP1]
        "does the shifted character attack this turn; keep tapped after form change; state carried over in shift?; 形态转换后能攻击吗; 形態転換後すぐ攻撃";
    [C318P6 C900CursemarkP1]
        "fetched character attack this turn; cursed form summoning sick; 咒印上场能攻击吗; 呪印で出たキャラの攻撃";
    [C318P6]
        "no haste attack life right after summon; he attacked with a just-played guy; illegal attack new; 他刚出的就攻击; 出したばかりで攻撃してきた";
    [C318P6 C612P4]
        "guy came in under opponent's turn by rush can he attack my turn; entered last turn; 对手回合登场我回合能攻击吗; 相手ターンに出たキャラ";
    [C318P6]
        "can my character attack the turn I play it; summoning sickness or not; he attacked with a minion that just came down; I revived a guy from the graveyard this turn may he swing; 刚下的能攻击吗; 下场当回合能打吗; 有没有召唤失调";
    [C318P6]
        "evolved or not my new minion wants to hit face this turn; he summoned and swung in the same turn; can I attack with a creature returned from the dead this turn; 复活的当回合能打吗";
    [C318P6] "刚下的怪当回合能打吗; 召唤失调有没有";
    [C318P6] "这只刚登场没有突袭能攻击横着的角色吗; 新怪能A人吗";
    [C318P6_2 C502P2]
        "fresh character block or use tap skill, tapped one block; 刚下的能挡吗; 出したてでブロックできる？ 寝てるキャラは";
    [C318P6_2]
        "can a new character block; tap ability first turn; summoning sick defend; use tap skill right away; 刚上场能防御吗; 出したターンに防御できる？";
    [C318P6_2]
        "can a freshly played guy use his tap ability; can my new creature block this turn; summoning sick creature with a tap symbol; the character came in on his turn may it defend now; 刚下的能防御吗; 刚登场能横置用效果吗";
    [C318P6_2 C900GatherP2 C900GatherP1] "is gather an activated ability can a fresh guy use it; 聚气刚下能用吗";
    [C318P6_2] "my new guy has an arrow symbol skill that turns it sideways may I use it at once; 刚下的点横置技能";
    [C318P6_2] "刚下的怪能用横置效果吗; 新怪能tap发动吗";
    [C318P6_2] "我瞬发拉出来的角色这回合能挡刀吗; 刚登场能防御吗";
    [C318P7 C305P4]
        "can two same-named characters stand together; he has two copies out; 他场上有两个同名的; 同名が2体いる";
    [C318P7] "两张版本不同名字一样的角色能共存吗; 同名异卡共存";
    [C318P8] "characters level up; 角色可以升级; キャラは昇級";
    [C318P8 C600P7] "may every character level up; can equipment level; 装备能升级吗; 装備はレベルアップする？";
    [C318P8 C600P7] "can every character level up; 角色都能升级吗";
    [C318P8] "角色能升级几回怎么升; 角色能升级吗";
    [C319P1] "equip in battle; play weapon as instant; equip on his turn; 装备什么时候用; 装備はいつ使える";
    [C319P1 C319P2] "equip cost every time; use equip without paying; 装备费用; 装備のコスト";
    [C319P1]
        "can I equip a weapon during combat; may I put a sword on in response to his attack; he equipped in my turn; can I play gear after I declared an attack; 战斗中能装备吗; 对方回合能装备吗";
    [C319P1] "he slapped a sword on his blocker after I attacked; surprise equip during my attack; 我攻击时他装备";
    [C319P1] "对面回合能给怪上装备吗; 装备能瞬发用吗";
    [C319P1] "战斗里对面要防御我临时装个装备行吗; 打架中间挂装备";
    [C319P2 C319P2_2] "equip to opponent's character; 装备给对方角色; 相手のキャラに装備";
    [C319P2 C319P2_2]
        "equip the opponent's character, equip nobody, weapon without character; 装备给对面角色 没角色能用装备吗; 相手に装備 キャラなしで装備";
    [C319P2 C319P1]
        "move equipment to another character, take off a weapon, equip during battle; 装备能换人吗 战斗中装备; 装備を移す 戦闘中に装備";
    [C319P2 C319P2_2] "arm my opponent's monster; 给对面怪装武器; 敵に武器を付ける";
    [C319P2]
        "do I choose who gets the sword when I cast it or when it resolves; I have no character can I play equipment anyway; may I leave the weapon on the field without a wearer; 没角色能用装备吗; 什么时候选装备对象";
    [C319P2] "场上没有角色能空挂一张装备吗; 没人能下装备吗";
    [C319P2] "装备是用的时候选人还是结算再选人; 装备目标几时选";
    [C319P2_2 C319P9] "stick equipment on his guy, who owns it";
    [C319P2_2 C319P9] "装备能装到对面身上吗 装过去归谁控制";
    [C319P2_2 C319P2]
        "equip opponent's character; put my sword on his guy; weapon without a character; 装备对手角色; 相手のキャラに装備";
    [C319P2_2]
        "can I put my equipment on my opponent's monster; I want to stick the cursed armour on his guy; 装备能装对面身上吗";
    [C319P2_2] "能把装备套到对面角色身上吗; 装备给敌人装";
    [C319P3] "character left before the equipment resolves; 装备时角色没了; 装備する前にキャラがいなくなった";
    [C319P3 C319P3_2] "equip target died in response; 装备目标没了; 装備先がいなくなった";
    [C319P3 C319P4] "kill the character in response to the equipment; 装备连锁时角色被杀; 装備中にキャラが倒された";
    [C319P3 C319P3_2]
        "killed my guy in response to the equip; target gone equipment; weapon goes where; fizzled equipment enters?; 装备目标没了; 装備先がいなくなった";
    [C319P3 C319P7]
        "he bounced my hero when I was equipping, is the weapon back in hand; lost weapon; 装备时角色被弹回; 装備中にキャラが戻された";
    [C319P3 C319P3_2]
        "I play a weapon and he bounces the wearer in response; my guy died while the equipment was on the stack what happens to it; can I switch the equipment to another character when the first is killed in response; 装备时角色被弹回; 装备途中对象没了";
    [C319P3]
        "I bounced his hero while the axe was on the chain may he put it on somebody else; 装备连锁中角色没了能换人装吗";
    [C319P3] "我用装备对面响应把我的人弹了装备去哪; 装备的人没了";
    [C319P3_2 C319P4 C319P4_2 C319P4_3] "equipment enters, respond; 装备登场 响应; 装備の登場 対応";
    [C319P3_2] "the sword fizzled because the bearer died does its enter ability still trigger; 装备落空还触发登场吗";
    [C319P3_2] "装备没装上进了墓地登场时还触发吗; 没装上触发登场吗";
    [C319P4 C319P2] "when is the equip attached; equip step order; who can I equip; 装备怎么装; 装備の手順";
    [C319P4 C319P3]
        "the sword goes on when it resolves or when I play it; is the attack bonus there before he can respond; 装备什么时候生效";
    [C319P4] "装备结算的时候才真正装上去吗; 装备啥时候生效";
    [C319P4_2 C319P4_3]
        "respond to equipment coming in; can I bounce my guy as it enters; 装备登场能响应吗; 装備の登場に対応";
    [C319P4_2] "他要装备上去那一下我能连锁吗; 装备登场能响应吗";
    [C319P4_3] "the weapon has an enter effect can I respond to that; 装备的登场效果能响应吗";
    [C319P4_3] "装备登场时那个破坏效果能反制吗; 装备的登场效果能连锁吗";
    [C319P5] "second equipment, replace, two weapons; 第二件装备 两把武器 旧的; 装備2つ目 上書き 古い装備 武器";
    [C319P5] "swap weapons, wear two; 带两把武器; 武器2本持てる？";
    [C319P5 C319P6] "second gear, old one";
    [C319P5] "一个人能装几件装备 新装备顶掉旧装备吗";
    [C319P5] "second weapon, two pieces of equipment, old one; 第二件装备 旧装备去哪; 2つ目の装備 古い装備";
    [C319P5]
        "give a second weapon to a character that has one, do I get both bonuses, two swords; 第二把武器两个加成都有吗; 2つ目の武器 両方の補正";
    [C319P5 C319P7] "old weapon goes where, wearer bounced weapon goes where; 旧武器去哪; 古い武器はどこへ";
    [C319P5 C319P7]
        "sword on a guy already holding one, weapon falls off when he dies; 换武器 人死了武器掉墓地吗; 武器の付け替え 装備者が死んだ";
    [C319P5 C319P6]
        "two swords on one hero; second equipment; swap weapons; replace equip; old weapon goes where; 一个角色能装两件吗; 装備を2枚つける";
    [C319P5 C605P1]
        "overwrote old sword, death effect of equipment?; is replaced gear destroyed or scrapped; 旧装备算破坏吗; 古い装備は破壊扱い？";
    [C319P5]
        "can a character hold two weapons; I want to swap my sword for an axe what happens to the sword; how many equips can one guy have; he has two items on the same hero; 一个角色能带几个装备; 换装备旧的去哪";
    [C319P5 C606P1] "old weapon replaced by the new one is that destroyed; 旧装备被顶掉算破坏吗";
    [C319P5] "he equipped a second blade on the same samurai does the first stay; 第二把武器";
    [C319P5] "一个角色能带两把武器吗; 双持装备";
    [C319P5] "新装备上去旧的那把去哪; 换装备旧的废弃吗";
    [C319P6] "harmful equipment on opponent; 负面装备; デメリット装備";
    [C319P6 C319P5]
        "he put a cursed weapon on my guy does my own sword fall off; can I get rid of his bad equipment by playing another; 对面给我装了坏装备能顶掉吗";
    [C319P6] "对面的怪身上有他的装备我给他装一张坏的会怎样; 给对面换装备";
    [C319P7 C319P11] "character dies, what about equipment; 角色离场 装备怎么办; 装備したキャラが倒された 装備は";
    [C319P7] "holder bounced, weapon to grave; 拿武器的人回手 武器呢; 装備キャラが手札に戻ったら武器は";
    [C319P7 C319P3] "bearer gone, gear too";
    [C319P7 C319P11] "人没了装备还留着吗";
    [C319P7]
        "character dies what about the weapon, bounced wearer; 角色死了装备呢 弹回手装备呢; キャラが死んだら装備は";
    [C319P7]
        "bearer died what happens to weapon; equip stays on the field like magic?; weapon left behind; 角色死了装备怎么办; 装備したキャラが破壊された";
    [C319P7 C802P1]
        "equipment destroyed with hero trigger; bounce the hero weapon to hand?; 角色回手装备呢; キャラが手札に戻ったら装備は";
    [C319P7]
        "my character was bounced to hand what happens to its equipment; the bearer died does the sword stay on the table; does gear stay in play like in Magic when the creature dies; 角色没了装备怎么办; 角色回手装备还在吗";
    [C319P7 C802P1] "my equipped hero was bounced does the sword's destroyed effect trigger; 角色回手装备触发破坏时吗";
    [C319P7]
        "I killed the bearer can he keep the blade for the next guy; my hero got swapped by bounce are the weapons lost; 角色死了武器能留吗";
    [C319P7] "角色死了身上的装备还能留场上吗; 人死了装备呢";
    [C319P7] "角色被弹回手牌装备是跟着回手还是进墓地; 弹人装备去哪";
    [C319P8 C708P2_3] "equipment loses effects, bonus stays; 装备失去效果 加成还在吗; 装備の効果が無効 補正は";
    [C319P8] "effects negated does the bonus stay; 效果无效加成还在吗; 効果無効で補正";
    [C319P8]
        "equipment effects negated keeps plus attack?; void equip bonus; bonus when effects nullified; 装备效果无效加成还在吗; 装備の効果が無効でも修正は残る";
    [C319P8]
        "his effect blanks my equipment do I lose the plus 1000; the weapon is silenced does the attack bonus stay; is the printed bonus of a weapon an effect; 装备被无效还加攻吗; 加成算效果吗";
    [C319P8] "对面无效了我装备的效果加的攻击还在吗; 装备被沉默加攻还在吗";
    [C319P8] "加成被无效那装备上写的效果还能用吗; 加成没了效果在吗";
    [C319P9] "who controls equipment on my opponent's character; 装备在对方身上 谁控制; 相手に付けた装備の支配者";
    [C319P9 C319P2_2] "harmful weapon on his guy; 给对面装坏装备; 相手に悪い装備";
    [C319P9 C612P7]
        "control of equipment on enemy, steal the character with equipment; 装备归谁 夺取带装备角色; 装備のコントロール 奪ったら装備も";
    [C319P9]
        "cursed equip on his guy who controls; my equip on his character; who can use it; 放对手角色上的装备谁控制; 相手に付けた装備のコントローラー";
    [C319P9]
        "I put my equipment on his guy who controls it now; can he use the ability of the weapon I stuck on his hero; 装到对面身上归谁控制";
    [C319P9] "我把装备挂对面角色上这件装备归谁控制; 装给对面归谁";
    [C319P10] "tap equipment and character; 横置装备 角色也横吗; 装備を横にするとキャラも";
    [C319P10] "tap the wearer taps equipment; 角色横置装备也横吗; 装備も横置";
    [C319P10] "tapped character taps weapon?; untap equipment; equip sideways; 装备横置角色也横置吗; 装備が横になる";
    [C319P10]
        "the sword has a tap ability does my hero get tapped with it; my character is exhausted can I still tap its equipment; untap the weapon does the wearer untap; 装备横置角色也横吗; 角色横着装备能用吗";
    [C319P10] "角色横了装备也要跟着横吗; 装备会跟着横吗";
    [C319P10] "效果重置装备角色能一起转正吗; 重置装备人也正吗";
    [C319P11] "no longer allowed wearer; 不能装备了; 装備できなくなった";
    [C319P11]
        "bearer no longer meets requirement; equipment illegal now; falls off; 不能再装备了; 装備条件を満たさなくなった";
    [C319P11]
        "the weapon says ninja only and my guy lost the ninja type; equipment on a guy that is no longer allowed to wear it; 不符合装备条件了怎么办";
    [C319P11] "角色没了那个属性不合装备条件了会掉装备吗; 不符合条件装备掉吗";
    [C319P12 C319P12_2] "equipment put in by an effect; 效果放装备; 効果で装備を出す";
    [C319P12 C319P12_2]
        "put equipment into play by effect, on whom; reanimated sword; choose wearer on entering; 效果让装备登场选谁; 効果で出た装備";
    [C319P12 C319P12_2]
        "a sword came into play from my graveyard who does it go on; an effect put equipment onto the field with no target chosen; can I put the revived weapon on a guy that does not fit; 装备从墓地出来装给谁";
    [C319P12] "效果从墓地把装备放上场装给谁谁来选; 特招装备装谁";
    [C319P12_2] "直接放进场的装备能装到不符合要求的角色吗; 无视条件装上行吗";
    [C320P1 C320P4] "tactics pay; 战术; 戦術";
    [C320P1 C311P1] "two kinds of spells; which icon is instant; 怎么看是瞬间战术; 瞬間戦術の見分け方";
    [C320P1 C311P1]
        "how do I see if a spell is instant or normal; icon next to the name of the tactic; 怎么看是不是瞬间战术";
    [C320P2] "主阶段连锁上有东西时能拍普通战术吗; 堆叠不空用法术";
    [C320P4 C320P4_2] "change target after paying; 付完费改目标; 払った後に対象変更";
    [C320P4]
        "my spell asks me to discard as an extra cost may I skip it; is the additional cost paid on cast; 战术额外费用";
    [C320P4] "战术的额外代价是打出时付吗; 法术额外费用";
    [C320P4_2 C705P1] "when are targets chosen; 什么时候选目标; 対象はいつ選ぶ";
    [C320P4_2 C320P6 C320P6_2] "战术的目标什么时候选 目标没了战术怎么办";
    [C320P4_2 C705P1] "when are targets chosen, before or after paying; 什么时候选目标; 対象はいつ選ぶ";
    [C320P4_2]
        "choose targets when; pick target before paying; change target later; 战术目标什么时候选; 対象はいつ選ぶ";
    [C320P4_2 C705P1]
        "do I pick the target when I cast the spell or when it resolves; he wants to choose the target after I passed; can I change the target of my spell when I see his response; 什么时候选对象; 结算时再选目标行吗";
    [C320P4_2] "先付费再看情况选目标行不行; 付完再选对象";
    [C320P5 C207P1_2] "spell goes to graveyard after use; 魔法用完进墓地吗; 使った呪文は墓地";
    [C320P5]
        "does my spell go to the graveyard before or after its effect; can my own tactic count itself in the rest zone while it resolves; 战术什么时候进休息区";
    [C320P5] "战术用完才进墓地吗结算时在哪; 法术几时进墓地";
    [C320P6 C320P6_2 C705P3 C705P6 C705P6_2]
        "target gone or illegal on resolution, one of two targets left; 目标没了 两个目标少一个 结算; 対象がいなくなった 2つの対象のうち1つ 不発";
    [C320P6 C705P6] "one of my targets vanished; 目标跑了一个; 対象の片方がいなくなった";
    [C320P6 C705P3 C705P6_2] "target illegal, fizzles";
    [C320P6 C320P6_2 C705P3 C705P6_2]
        "target gone, spell fizzles, one of two targets gone; 目标没了战术失效吗 两个目标少一个; 対象がいなくなった 不発 片方";
    [C320P6 C320P6_2]
        "spell target died; one of two targets left; fizzle; target bounced in response; 战术目标没了怎么办; 対象がいなくなった";
    [C320P6 C705P3]
        "my kill spell's target became illegal; he gave it protection in response; protected after targeting; 响应给了不能成为对象; 対応して対象耐性";
    [C320P6 C705P6]
        "my spell hits two guys and one was saved does the other still die; one of the targets is gone what about the rest of the spell; 两个目标没了一个";
    [C320P6 C705P6] "战术打两个目标其中一个跑了另一个还吃吗; 少一个目标还生效吗";
    [C320P6_2 C705P3]
        "spell fizzles when target dies in response, kill the target in response; 响应弄死目标法术落空; 対象を消して不発にする";
    [C320P6_2 C620P5] "fizzled spell get resources back; wasted tactic; 战术失败费用退吗; 不発のコスト";
    [C320P6_2 C705P6_2]
        "I shoot his guy and he sacrifices it in response does my spell fizzle; the only target left do I still draw the card; target gone do I get my mana back; the spell has no legal target any more on resolution; 目标没了法术还生效吗; 对象跑了";
    [C320P6_2 C620P5] "my spell fizzled do I get back the resources; 法术落空费用退吗";
    [C320P6_2]
        "he saved his guy by returning it to hand does my kill spell do anything; I targeted two and both left; 对象全没了";
    [C320P6_2 C705P6_2] "我火球指的怪被弹回手了法术算啥; 目标没了法术失败";
    [C320P6_2] "目标没了法术后半句的抽一张还能抽吗; 没目标还能抽牌吗";
    [C321P1] "when may an event be used; 事件什么时候用; イベントはいつ";
    [C321P1 C206P3] "enchantment, field spell limit, replace my field; 场地魔法能放几张; フィールド魔法は1枚";
    [C321P1] "play event when; field card in response; event during battle; 事件什么时候能用; イベントはいつ";
    [C321P1] "can I play a field spell in his turn; may I drop an event during my battle; 事件什么时候能用";
    [C321P1] "对面回合能换事件牌吗; 事件能当瞬发用吗";
    [C321P2 C321P3 C321P3_2 C321P3_3] "event enters, respond; 事件 响应; イベント 対応";
    [C321P2 C303P2] "pay for an event; event cost; 事件要付费吗; イベントのコスト";
    [C321P2] "what do I pay for an event; 事件费用";
    [C321P3] "when does the event start to work; may he respond before the event is on the table; 事件什么时候进场";
    [C321P3_2 C318P3_2] "stop it from entering once resolved; 登场不能响应吗; 登場は止められない";
    [C321P3_2 C321P3_3] "respond to event entering; counter event on entry; 事件登场能响应吗; イベントの登場に対応";
    [C321P3_2] "事件放下来那一刻能响应吗; 场地登场能康吗";
    [C321P3_3] "may I respond to the enter effect of his event; 事件登场效果能响应吗";
    [C321P3_3] "事件登场触发的效果能连锁吗; 场地的登场效果能响应";
    [C321P4 C105P4_2] "scrap old event in response; old event trigger; 旧事件废弃; 古いイベント";
    [C321P4 C206P3] "新事件下来旧事件算破坏还是废弃; 旧场地怎么没的";
    [C322P1 C322P2_2 C322P5_2 C328P1 C328P3] "purple cards; 紫卡; 紫カード";
    [C322P1 C404P1]
        "what's a resource card; land cards?; are there special mana cards; 有专门的地牌吗; 専用の土地カードはある？";
    [C322P1] "any card lying in the mana zone is a resource even a spell; 战术能当资源吗";
    [C322P2 C204P3] "do resources have text";
    [C322P2] "正面资源还有属性吗能吃到加成吗; 地上的牌属性还算吗";
    [C322P2_2 C304P4] "turned-over resource is what; face down mana value; 背面资源算什么; 裏向きリソースとは";
    [C322P2_2] "背面资源能付什么还有名字吗; 背面地是啥";
    [C322P3] "效果数资源区原本属性的牌正面的都算吗; 数资源的属性";
    [C322P3_2] "翻成背面的资源还算神斗士吗; 翻背面还算属性吗";
    [C322P4] "自己盖的资源能再拿起来看吗; 翻看盖着的资源";
    [C322P5 C328P2] "purple resource; 紫色资源; 紫のリソース";
    [C322P5 C322P5_2 C328P2] "purple resource pays purple; 紫色资源 紫卡付费; 紫のリソース";
    [C322P5 C328P2] "purple mana colour; purple resource pays purple?; purple land; 紫色资源能付什么; 紫のリソースの色";
    [C322P5 C322P5_2 C328P2]
        "can my purple resource pay a purple cost; what colour of mana does a purple card give; I put a purple card as a land which colour is it; 紫牌当资源什么颜色; 紫色能付紫费吗";
    [C322P5 C328P2] "紫卡放资源能付紫费吗; 紫色资源算紫吗";
    [C322P5_2] "pay coloured cost with purple; purple as any colour; 紫色能付颜色费吗; 紫で色コストを払う";
    [C322P5_2] "紫色牌当资源能付红色费用吗; 紫地付有色费";
    [C323P1 C323P4] "level marker means; 等级指示物是什么; レベルマーカーとは";
    [C323P1 C600P3] "card under my character what is it; level stack; 角色下面的牌是什么; キャラの下のカードは何";
    [C323P1] "what is the card under my hero for; are level cards face up or down; 角色下面的牌是什么";
    [C323P1] "升级后垫在下面的那张叫什么; 底下垫的牌是啥";
    [C323P2 C323P3] "等级指示物能被指定吗 角色走了指示物去哪";
    [C323P2 C323P3] "level markers when it dies, destroy a level marker; 等级指示物去哪; レベルマーカーはどこへ";
    [C323P2 C323P4]
        "destroy a level marker; target the card under; level card counts as a card on field; remove counters hits level?; 等级指示物能被选吗; レベルマーカーは対象になる？";
    [C323P2]
        "can I destroy the card lying under his levelled hero; can my spell target a level marker; 能打等级指示物吗";
    [C323P2] "能炸掉对面角色底下垫的等级牌吗; 打他的等级卡";
    [C323P3 C323P3_2 C323P2] "level markers when it leaves; 等级指示物 离场; レベルマーカー 離れる";
    [C323P3] "level counters after it leaves";
    [C323P3 C323P3_2]
        "leveled guy dies where do marker cards go; bounce leveled hero loses levels; lose effects keep level; 升级牌离场去哪; レベルカードの行方";
    [C323P3]
        "my levelled up guy died where do the cards under him go; he bounced my level 3 what happens to the level cards; 升级的角色死了底下的牌去哪";
    [C323P3] "升级过的角色回手底下的牌回哪; 垫的牌去哪了";
    [C323P3] "三级角色死了垫着的两张也一起进墓地吗; 等级牌跟着死吗";
    [C323P3_2]
        "he silenced my level 3 does it go back to level 1; do I lose my levels when my character loses its effects; 被沉默等级还在吗";
    [C323P3_2] "被沉默了等级会掉吗; 失去效果会掉级吗";
    [C323P4 C326P8] "level marker as counter; 等级指示物算指示物吗; レベルマーカーはカウンター";
    [C323P4 C326P8]
        "does move a counter work on level cards; my effect removes counters can I take off his level; is a level marker a counter; 等级算指示物吗; 移除指示物能掉级吗";
    [C323P4 C326P8] "移除指示物的效果能拿掉等级指示物吗; 等级算counter吗";
    [C324P1 C324P5] "life more than six; 命超过六张; ライフ6枚以上";
    [C324P1 C324P2] "what are life cards; can my opponent look at my life card before he attacks; 生命牌是什么";
    [C324P1] "命牌就是血量吗剩几张就几条命; 血怎么算";
    [C324P2] "可以偷看自己命牌再决定要不要挨打吗; 看命牌";
    [C324P3 C505P1]
        "attack damages life how many cards, flip life card, where does it go, life to hand; 打中掉几张生命 翻开的生命去哪; ライフは何枚減る めくったライフはどこ 手札に入る";
    [C324P3 C312P2]
        "card flipped from life has a counterstrike must I use it, flipped life card to my hand, do I see it; 翻到反击特效必须用吗; めくれたライフの反撃特効";
    [C324P3 C505P1]
        "does the life card I lose go to my hand, where do lost life cards go; 掉的生命进手牌吗; 失ったライフは手札に";
    [C324P3 C505P1_2]
        "hit my life how do I flip it, damaged life card face; 掉血的牌给对面看吗 翻开进墓地; ライフをめくって墓地へ";
    [C324P3]
        "take damage flip life what order; life card goes to hand?; where does a broken shield go; 受伤害生命牌去哪; ダメージを受けたライフはどこへ";
    [C324P3 C202P6] "choose which life to lose; top life flipped; 翻哪张生命; どのライフをめくる";
    [C324P3 C312P1]
        "do I keep the shields that are broken like duel masters; broken shield into hand; 打破的盾进手牌吗; 割れたシールドは手札に？";
    [C324P3]
        "what happens with the life card when I get hit; do I put the damaged life card in my hand like a prize; does the flipped life go to the graveyard or hand; 掉的命进手牌吗; 被打的生命牌去哪";
    [C324P3] "被打了两点命是两张一起翻还是一张张翻; 掉命怎么翻";
    [C324P3] "命翻出来没红字的进哪能加手里吗; 掉的命进手牌吗";
    [C324P4 C606P2] "scrapped life cards trigger counterstrike; 废弃生命 触发反击吗; ライフを破棄 反撃特効";
    [C324P4 C606P2] "milled life trigger";
    [C324P4 C606P2]
        "pay life as cost shield trigger?; scrap own life counterstrike; sacrificed life; 废弃生命触发反击吗; コストでライフを捨てたら";
    [C324P4]
        "he paid life, does he get his shield trigger; effect burns life no damage; 付生命触发反击吗; ライフを支払った反撃";
    [C324P4 C606P2]
        "I sacrifice a life as a cost and it is a counterstrike do I get it; paying life with a shield trigger on top; does scrapping a life card use its red text; 付命翻到反击特效触发吗; 废弃生命牌发动反击吗";
    [C324P4] "sacrificed a prize for a cost and it had a red effect; 废弃命牌时红字有效吗";
    [C324P4] "我付代价自己丢一条命翻出反击能发吗; 自残触发反击吗";
    [C324P4] "对面效果让我废弃一张生命红字能用吗; 废命发反击吗";
    [C324P5] "more than six life; life limit; heal over starting life; 生命能超过六张吗; ライフは6枚を超えられる？";
    [C324P5] "can I go above six life cards; is there a maximum of life; 命能超过六张吗; 生命上限";
    [C324P5] "回血能回到超过六条命吗; 命有上限吗";
    [C325P1 C325P2 C325P3 C325P4 C325P6 C325P5_2] "token attributes, what to use; 代替物 属性 颜色; トークン 色 代用";
    [C325P1] "is a token a real card; 代替物算牌吗";
    [C325P1] "衍生物在这个游戏叫什么; token是啥";
    [C325P2 C325P1] "use a coin as a token; no token card; what to use for token; 用什么当代替物; トークンの代わり";
    [C325P2] "what do I use for a token; may I use a coin as a token; 代替物用什么表示";
    [C325P2] "衍生物能拿硬币代替吗; 用骰子当token";
    [C325P3 C325P4] "token color; what stats has a token; unspecified token; 代替物没写颜色; トークンの色は";
    [C325P3 C325P4]
        "does the token have an attribute that the effect did not mention; what colour is my token; 衍生物有颜色吗; 衍生物什么属性";
    [C325P3] "代替物没写攻防怎么算; 衍生物属性没写";
    [C325P4] "衍生物是什么颜色; token有颜色吗";
    [C325P5 C325P7 C325P8 C325P8_2]
        "token bounced, token cost, token leaves; 代替物 离场 消失 费用; トークン 離れる 消える コスト";
    [C325P5 C325P7] "token cost, token as a card; 代替物费用; トークンのコスト";
    [C325P5 C325P5_2] "token cost; cost 0 or less effect hits token; copy token cost; 代替物费用几; トークンのコスト";
    [C325P5] "does destroy all with cost 1 or less kill my token; what is the mana cost of a token; 衍生物几费";
    [C325P5] "场上的衍生物算几费; 代替物费用几";
    [C325P5_2] "my token is a copy of a 5 drop what is its cost; 复制出来的衍生物几费";
    [C325P5_2] "复制出来的衍生物费用跟原卡一样吗; 复制token几费";
    [C325P6 C325P5_2]
        "become a copy of a token am I a token; copied token vanish?; 复制代替物会消失吗; トークンのコピーは消える？";
    [C325P6] "my guy became a copy of a token is it a token now; 复制衍生物算衍生物吗";
    [C325P6] "我角色复制了一个代替物它也变代替物了吗; 复制token算token吗";
    [C325P7 C325P8] "代替物算牌吗 回手就没了吗";
    [C325P7]
        "does a token count as a character; destroy target character hits token; is a token a card; 代替物算角色吗; トークンもカード扱い？";
    [C325P7 C305P4] "two tokens same name; tokens and same-name rule; token legend; 同名代替物; 同名トークン";
    [C325P7]
        "does a token count as a character for my effect; can I equip a token; do tokens have summoning sickness; 衍生物算角色吗";
    [C325P7] "衍生物能攻击能挡能吃法术吗; 代替物算角色吗";
    [C325P8] "bounce a token; 代替物弹回手; トークンが手札に";
    [C325P8 C325P8_2] "token leaves, does leaving trigger";
    [C325P8 C325P8_2] "token dies, token returned to hand, token leaves trigger; 代替物离场 回手; トークンが手札に戻る";
    [C325P8] "bounce a token; token回手; トークンを戻す";
    [C325P8 C325P8_2]
        "token goes to graveyard?; bounce token; token death trigger; token to hand; 代替物离场去哪; トークンは破壊されたらどこへ";
    [C325P8]
        "token returned to hand or deck; token exile come back; flicker token; 代替物回手会消失吗; トークンを手札に戻す";
    [C325P8]
        "he bounced my token do I get a card in hand; my token died does it go to the graveyard; can I bring a dead token back; 衍生物死了去哪; 衍生物回手";
    [C325P8] "my token got exiled or bounced where is it; 代替物离场消失吗";
    [C325P8] "衍生物被弹回手会怎样; 弹token进手牌吗";
    [C325P8] "代替物死了进墓地吗能捞吗; token进坟吗";
    [C325P8_2] "does my token's death trigger still go off although it vanishes; 衍生物离场触发吗";
    [C325P8_2] "衍生物死了破坏时效果还触发吗; token有遗言吗";
    [C326P1 C326P2 C326P3 C326P4 C326P5 C326P8] "counters; 指示物; カウンター";
    [C326P1 C326P5]
        "what may have counters; counters in graveyard; player counters; 指示物能放哪; カウンターはどこに置ける";
    [C326P1 C326P5] "can I put a counter on a player; may a counter lie on a card in hand; 指示物能放玩家身上吗";
    [C326P1] "牌上面放的小珠子算什么; 指示物是啥";
    [C326P2 C326P3]
        "counters of same name from two cards; which counter removed; soul counter same; 指示物一样吗; 同じカウンター";
    [C326P2 C326P3]
        "does it matter which counter I remove; are named counters different from each other; 指示物有区别吗";
    [C326P2] "两种一样的指示物分先后吗; 同种指示物有区别吗";
    [C326P4] "does a soul counter do anything by itself; 指示物本身有效果吗";
    [C326P4] "灵魂指示物自己有效果吗; counter本身干嘛的";
    [C326P5] "手里的牌能放指示物吗; 墓地的牌放counter";
    [C326P6 C326P6_2 C612P4]
        "counters when control changes or card moves; 指示物 控制权转移 移动后还在吗; カウンター 移動 支配が変わる 残る 指示物";
    [C326P6 C326P6_2] "counters when stolen or moved";
    [C326P6 C326P6_2] "换控制权指示物还在吗";
    [C326P6 C326P6_2] "counters lost when leaving, counters when stolen; 离场指示物 被夺取指示物; 離れたらカウンター";
    [C326P6 C326P6_2]
        "lose counters when leaving; stolen character keeps counters; counters after bounce; 离场指示物还在吗; カウンターは残る？";
    [C326P6] "steal him do counters remain; counters on bounced; 换控制者指示物; 奪ったキャラのカウンター";
    [C326P6]
        "my guy with three counters was bounced and replayed are the counters back; do counters stay when a card goes to the graveyard; 离场指示物还在吗";
    [C326P6] "弹回手再下来指示物还在吗; 离场指示物没了吗";
    [C326P6_2 C612P6] "counters on stolen card; 被抢的指示物; 奪ったカードのカウンター";
    [C326P6_2 C609P2]
        "he took control of my character with counters do they stay on it; I steal his guy with its counters; 换控制者指示物还在吗";
    [C326P6_2] "被抢到对面场上指示物还在吗; 换边指示物留着吗";
    [C326P7 C326P7_2 C326P7_3 C326P7_4] "move a counter; 移动指示物; カウンターを移動";
    [C326P7 C326P7_3 C326P7_4] "move a counter; 移动指示物; カウンターを移す";
    [C326P7 C326P7_3] "shift a counter; take off and put on; 移动指示物怎么做; カウンターの移し方";
    [C326P7 C326P7_2]
        "can I move a counter onto the same card to trigger something; moving a counter does it count as putting one; 移动指示物到自己身上";
    [C326P7] "移动指示物是不是先拿下来再放过去; 挪counter";
    [C326P7_2 C326P7_3]
        "move a counter none there; move counter onto itself; transfer counter to same card; 移动指示物没有指示物; カウンターがないのに移す";
    [C326P7_2] "把指示物从自己移到自己算移动吗; 移给自己";
    [C326P7_3 C326P7_4]
        "I want to move a counter but the card has none left; the second card died before I moved the counter; 没有指示物能移动吗";
    [C326P7_3] "那张没指示物我还能移给另一张吗; 空的能移吗";
    [C326P7_4] "moving counter but second card gone; 移动指示物目标没了; カウンターの移動先がない";
    [C326P7_4] "移动目标那张已经离场了指示物怎么算; 移过去的牌跑了";
    [C326P8 C323P4]
        "remove a counter from him, can I remove a level; 去除指示物能去等级吗; カウンター除去でレベルは下がる？";
    [C327P1 C327P1_2]
        "same card with another picture or rarity; 不同图算同一张吗; イラスト違い レアリティ違い 同じカード";
    [C327P1 C327P1_2]
        "same name but different text, alternate art is it the same card, reprint with another rarity; 异画算同一张吗 同名不同效果; イラスト違いは同じカード 効果が違う同名";
    [C327P1 C327P1_2]
        "alternate art same card?; different rarity reprint counts; same name different text; promo and normal together; 不同画算同一张吗; 絵違いは同じカード？";
    [C327P1] "same name but different number; reprint same?; updated wording; 再版算同一张吗; 再録は同じカード？";
    [C327P1 C327P1_2]
        "are two cards with the same name but different text the same card; is the foil the same card as the common; same hero but other stats does it count as a copy; 同名不同效果算同一张吗; 闪卡算同一张吗";
    [C327P1] "插画不同效果一样算同一张牌吗; 怎样算同卡";
    [C327P1] "名字一样费用不一样算同一张卡吗; 同名不同费能各带四张";
    [C327P1_2] "不同编号的再版卡算不算同一张; 再录卡算同一张吗";
    [C327P2 C327P1]
        "I have two copies of the promo art and three of the normal art of the same card is this too many; the same card with another picture counts toward the four; 异画算同一张吗";
    [C328P1] "what is special about purple cards; 紫卡特别在哪";
    [C328P3]
        "ignore purple card cost requirement; void the condition of a purple card; cheat purple; 紫卡费用要求能无视吗; 紫カードの条件を無視";
    [C328P3]
        "can I play a purple card with any mana if I have blanked it; does an effect that removes conditions let me pay a purple card freely; 紫卡的费用要求能无效吗";
    [C328P3] "紫卡自己的费用那条能被无效掉吗; 紫色费用能沉默吗";
    [C400P1 C400P2 C400P3 C400P4] "phases of a turn; 回合阶段; ターンの流れ";
    [C400P1 C400P2 C400P4] "turn structure, phases in order; 回合流程 阶段; ターンの流れ";
    [C400P1 C400P2]
        "order of a turn; what phases are there; untap draw land order; turn steps list; can I draw before resetting; 回合有哪些阶段; ターンの流れ";
    [C400P1 C400P2]
        "what comes first the draw or the untap; in which order do the phases go; when is my upkeep; 一个回合有哪些阶段; 先抽牌还是先重置";
    [C400P1] "一个回合分几个阶段先干嘛后干嘛; 回合顺序";
    [C400P2 C404P1] "do I draw before I play my land; he put down his resource before drawing; 先放资源还是先抽牌";
    [C400P2] "开始阶段先抽牌还是先重置; 开始阶段步骤";
    [C400P3 C405P1]
        "is there a second main phase; main phase after battle; play cards after attacking; 攻击完还能出牌吗; 攻撃後にカードを使える？";
    [C400P3 C405P1] "is combat a part of the main phase; 战斗阶段算行动阶段吗";
    [C400P4 C408P1]
        "what happens at end of turn in order; end step cleanup discard; heal then discard; 结束阶段顺序; エンドフェイズの順番";
    [C400P4] "what happens in the end phase in which order; do I discard before the end of turn effects; 结束阶段顺序";
    [C400P4] "回合结束有哪几步; 结束阶段顺序";
    [C400P5 C400P5_2] "free timing; 自由时机; 自由タイミング";
    [C400P5 C400P5_2]
        "when does the step move on; both pass then next step; I passed but he acted, can I act again; free timing ends; 什么时候进下一步骤; 次のステップに進むのはいつ";
    [C400P5 C405P2_2]
        "he ended his turn before I could act; rushed through steps; wanted to respond at end; 他直接结束没给我响应; 相手が急いで進めた";
    [C400P5 C105P2]
        "can I act in his draw step; may I play an instant at the end of the start step; who gets to act first in a free timing; 自由时机谁先动; 抽牌阶段能用瞬间吗";
    [C400P5] "每步完了我都能用瞬发吗; 自由时机是啥";
    [C400P5] "对面抽完牌那一步我能用瞬间吗; 抽牌后能响应吗";
    [C400P5_2]
        "I passed and he did something can I still act before the step ends; he wants to move to the next step while I still have a response; when does the step end; 我过了他没过还能动吗; 什么时候进下一步";
    [C400P5_2] "两个人都让了是不是就直接下一步; 都pass进下一步";
    [C400P5_2] "连锁没清空能跳到下一阶段吗; 还有连锁能过吗";
    [C401P1 C401P2_2] "reset step, respond; 重置步骤 能用瞬间吗; リセットステップ";
    [C401P1] "when do my guys untap, resources untap; 什么时候重置; いつ起きる リセット";
    [C401P1 C104P1_2] "untap what when";
    [C401P1] "重置是把资源和角色都竖起来吗";
    [C401P1 C401P2_2] "untap step, respond in untap; 重置步骤 什么时候竖; リセット いつ起きる";
    [C401P1 C403P1] "untap before draw; 先抽还是先竖; ドローとリセットどっちが先";
    [C401P1 C407P1] "when do my characters stand up, does a blocked guy stay tapped; 什么时候竖起来; いつ縦に戻る";
    [C401P1]
        "untap everything at start; when do my tapped characters stand; do resources refresh; forgot to reset my guys; do his stand too; 什么时候重置; いつ起こす？";
    [C401P1]
        "opponent's guys untap on my turn?; reset resources on both sides; forgot to untap then attacked; 忘了重置; リセットし忘れ";
    [C401P1 C104P1_2]
        "untap before or after start effects; do my blockers stand up for his turn; 对手回合我的角色会立起来吗; 相手のターンに自分のは起きる？";
    [C401P1]
        "do my resources untap at the start of my turn; do my characters untap in the opponent's turn; does my equipment stand up in the reset step; 什么时候重置资源; 回合开始全部重置吗";
    [C401P1 C405_1P2] "when does my attacker stand up again; 攻击后的角色什么时候重置";
    [C401P1]
        "do the cards that I used last turn for mana stand up again now; resource still sideways at my turn did I forget to untap; 忘了重置";
    [C401P1] "回合开始场上和资源全部转正吗; untap哪些";
    [C401P1] "对面的横着的怪在我回合会转正吗; 重置对面的吗";
    [C401P2] "my card has a trigger on being untapped when does it happen in the reset step; 重置时触发的效果怎么处理";
    [C401P2] "重置触发的效果什么时候处理; 转正触发几时算";
    [C401P2_2 C407P1_2] "instants in reset or clean-up; 重置步骤能用瞬间吗; リセット中に瞬間";
    [C401P2_2 C401P2]
        "respond during untap; play instant in his reset step; trigger when untapped goes when; 重置时能响应吗; リセット中に対応";
    [C401P2_2 C105P4_2]
        "can I tap his guy in his untap step; may I respond to the reset; can I use an instant in the opponent's untap; 重置步骤能用瞬间吗; 重置时能响应吗";
    [C401P2_2] "他重置步骤我能出瞬间吗; untap时能响应吗";
    [C402P1 C406P1] "start step, end step; 开始步骤 结束步骤; 開始ステップ";
    [C402P1 C807P1]
        "start of turn effect before draw, order reset start draw; 回合开始效果在抽牌前吗; 開始時効果はドロー前";
    [C402P1 C807P1]
        "beginning of turn effects when; upkeep trigger; before I draw or after; start of turn instant; 回合开始效果在抽牌前吗; ターン開始時の誘発は引く前？";
    [C402P1 C400P5]
        "instant in his start step; act before he draws; tap his guy in upkeep; 对手抽牌前能行动吗; 相手のドロー前に行動";
    [C402P1 C807P1]
        "start of turn trigger does it happen before I draw; when do upkeep effects go off; 回合开始时效果先于抽牌吗";
    [C402P1] "回合开始时的效果是抽牌前触发吗; 回合开始效果几时发";
    [C402P1] "对面回合开始那步我能用手坑吗; 开始步能插吗";
    [C403P1] "draw first turn, how many cards drawn; 抽牌步骤 先手第一回合抽吗; ドローステップ 先攻";
    [C403P1]
        "first player draw on turn one, how many cards drawn each turn, skip draw; 先手第一回合抽牌吗 每回合抽几张 不抽; 先攻のドロー 毎ターン何枚";
    [C403P1 C400P2] "first player first draw, draw then respond; 先手抽牌吗; 先攻も引く";
    [C403P1]
        "draw step; how many cards do I draw a turn; forgot to draw; does first player draw on turn one; drew twice; 每回合抽几张; 毎ターン何枚引く";
    [C403P1 C105P4_2]
        "play an instant after he draws; can I respond to the draw itself; make him discard in draw step; 抽牌后能用战术吗; ドローの後に使える？";
    [C403P1 C902P1] "drew in the wrong order before reset; extra card drawn; 抽牌顺序错了; ドローの順番を間違えた";
    [C403P1]
        "does the first player draw on turn one; I forgot to draw; how many cards per turn do I draw; can I use an instant right after the draw; 先手第一回合抽牌吗; 每回合抽几张";
    [C403P1] "先手第一回合抽牌吗; 一回合抽几张";
    [C403P1] "抽完牌他还没放资源我可以插一张吗; 抽完就插";
    [C404P1 C404P2]
        "do I have to place a resource; skip my land drop; no card worth putting into mana; forgot resource, can I put it in main phase; 可以不放资源吗; リソースを置かなくてもいい？";
    [C404P1]
        "play a resource after main phase started; late land; resource after casting; 行动阶段补放资源; 後からリソース";
    [C404P1] "资源放完以后有机会响应吗; 放完地谁有优先权";
    [C404P2 C204P2]
        "keep my cards instead of resource; miss a land drop on purpose, place two later; 不放资源以后能补吗; 後で2枚置ける？";
    [C404P2] "do I have to play a land every turn; can I skip my resource; 可以不放资源吗; 必须放资源吗";
    [C404P2] "可以不放资源留牌吗; 不下地行吗";
    [C404P3]
        "is putting a land down using a card; does resource drop trigger when you use a card; 放资源算使用牌吗; リソースを置くのは使用？";
    [C404P3 C204P2_2]
        "does putting a resource trigger when a card is used effects; is a mana drop a play; 放资源算用牌吗";
    [C404P3] "放资源会触发使用牌时的效果吗; 下地算用牌吗";
    [C405P1 C405P2_2] "end of the action phase; 行动阶段结束; 行動フェイズ終了";
    [C405P1 C500P1 C405P4]
        "attack as many times as I have characters, back to action phase after battle; 打完一次还能再打吗; 何度でも攻撃";
    [C405P2 C405P2_2]
        "when does my action phase finish; he passed can I keep going; we both pass is the turn over; I said pass by accident, does main phase end; 行动阶段怎么结束; メインの終わり方";
    [C405P2]
        "who gets to act first in my main phase; can he do something before I play my first card; 行动阶段开始谁先动";
    [C405P2] "进了主阶段谁先行动; 主阶段优先权给谁";
    [C405P2_2]
        "he passed priority with nothing on the stack is his main phase over; I passed once may I go on with my turn; can I keep playing cards after both of us passed; 两边都让过行动阶段就结束吗; 过了还能继续行动吗";
    [C405P2_2] "我让过一次对面也让过我回合就没了吗; 两人都过回合就完";
    [C405P2_2] "我说过了但对面响应了我还能继续出牌吗; 让过还能接着玩吗";
    [C405P4 C405P5 C405P6 C405P7 C405P8] "what may I do in my action phase; 行动阶段能做什么; 行動フェイズにできること";
    [C405P4 C500P1]
        "how many attacks per turn, play characters after attacking, attack then play; 打完还能出牌吗 一回合打几次; 攻撃の後に使える 何回攻撃";
    [C405P4 C405P5 C405P7]
        "can I level up after my attack; is there a second main phase; may I attack then cast and attack again; 打完还能出牌吗; 攻击和出牌能穿插吗";
    [C405P4] "主阶段都能干哪几样事; 主阶段能做啥";
    [C405P4] "打完一轮还能回来下怪再打吗; 先打后下怪";
    [C405P5 C318P1]
        "what can I play in my main; order of playing cards; cast anything in main; 行动阶段能用什么牌; アクションフェイズに使えるもの";
    [C405P5] "主阶段可以用哪些种类的牌; 主阶段出装备事件";
    [C405P6 C703P5] "use an ability in main phase; activate skill before attacking; 主阶段用启动效果; メインで起動";
    [C405P6] "may I activate abilities in the main phase as often as I like; 行动阶段发动效果";
    [C405P6] "自己主阶段随时能发场上效果吗; 主阶段发效果";
    [C405P7 C600P1]
        "level up when; can I level after attacking; evolve my character mid battle; 什么时候升级; レベルアップはいつ";
    [C405P7] "升级能在打完之后做吗; 主阶段升级";
    [C405P8 C405_1P1]
        "when can I attack; attack at start of main; after attacking can I attack again; 什么时候能攻击; 攻撃はいつできる";
    [C405P8] "may I declare an attack with nothing else done in the turn; 行动阶段能直接攻击吗";
    [C405P8] "主阶段我点一个怪说打就行吗; 怎么开战";
    [C405_1P1 C500P1]
        "how many attacks per turn, attack then play characters, attack twice with different characters; 一回合攻击几次 先攻击再出人; 何回攻撃 攻撃してからキャラを出す";
    [C405_1P1] "when may I declare an attack, with chain; 什么时候能宣攻; いつ攻撃宣言";
    [C405_1P1 C405_1P2 C500P1] "how many attacks, declare during a chain";
    [C405_1P1 C405_1P2] "什么时候能宣攻 横着的能宣攻吗";
    [C405_1P1] "attack in response, attack with chain not empty, when may I attack; 什么时候能宣攻; 攻撃宣言はいつ";
    [C405_1P1]
        "attack on his turn; declare attack with a chain open; attack when I don't have priority; attack in response; 什么时候能宣言攻击; 攻撃宣言のタイミング";
    [C405_1P1 C500P1] "attack with two at once declare together; all-out attack; one by one; 能同时攻击吗; 同時攻撃";
    [C405_1P1]
        "can I attack while my spell is still waiting; may I declare an attack in the end step; he declared an attack before the chain was finished; can I attack in the opponent's turn; 连锁没空能宣告攻击吗; 结束步骤能攻击吗";
    [C405_1P1]
        "there is still an effect on the stack and he turns a guy sideways to attack; attack before resolving my event; 连锁没处理完就攻击";
    [C405_1P1] "连锁上还有效果我能宣布攻击吗; 连锁没空就打";
    [C405_1P1] "对面回合我的怪能主动攻击吗; 对面回合A过去";
    [C405_1P1] "瞬间战术结算中途我喊攻击行吗; 没优先权能打吗";
    [C405_1P2] "tapped character attack; 横置的能攻击吗; 横置のキャラで攻撃";
    [C405_1P2 C500P1] "swing with everybody, each once, several battles; 全员攻击; 全員で殴れる？ 1体ずつ";
    [C405_1P2] "attack with a tapped character, attack twice with one; 横置能攻击吗 一个打两次; 横向きで攻撃 2回攻撃";
    [C405_1P2]
        "can a tapped guy attack; attack with sideways character; attack with an opponent's card; exhausted attacker; 横置角色能攻击吗; 横向きで攻撃できる？";
    [C405_1P2]
        "attack twice with one character; untapped again can he attack again; swing more than once per turn; double attack; 同一个角色能攻击两次吗; 同じキャラで2回攻撃";
    [C405_1P2 C501P2]
        "declares attack on my standing hero, allowed?; his sideways guy attacks; wrong declaration; 他攻击我竖置角色; 立っているキャラを殴られた";
    [C405_1P2]
        "can a tapped creature attack; he attacked with a rested unit; can I attack with the guy that blocked last turn and is still sideways; 横着的角色能攻击吗; 横置角色攻击";
    [C405_1P2 C502P2]
        "my attacker is tapped now can it block in his turn; attacked with everyone do I have blockers next turn; 攻击完对方回合能防吗";
    [C405_1P2] "横着的怪能攻击吗; 横置还能打吗";
    [C405_1P2] "一次能宣布两个怪一起攻击吗; 一起冲行吗";
    [C405_1P2_2 C405_1P3 C502P3 C502P3_2]
        "stop an attack after the declaration, tap the attacker in response, stop a defence, other defender; 宣攻后横置攻击者 阻止防御 换人防御; 攻撃宣言に対応して横置 攻撃を止める 防御を止める 別のキャラで防御";
    [C405_1P2_2 C405_1P3]
        "tap the attacker after declaration, stop the attack in response, respond to an attack; 宣言攻击后横掉他 攻击响应; 攻撃宣言に対応 寝かせて止める";
    [C405_1P2_2 C311P3]
        "when may I use instants in a battle, steps where I can respond in a battle; 战斗中什么时候能用瞬间; 戦闘のどこで瞬間";
    [C405_1P2_2 C405_1P3]
        "respond to attack declaration; stop his attack with an instant; tap the attacker in response; freeze before he swings; 宣言攻击时能阻止吗; 攻撃宣言に対応";
    [C405_1P2_2 C405_1P3]
        "he says he attacks can I tap his attacker first; when must I use my freeze spell to stop the attack; can I tap his monster in response to the declaration so it does not attack; 宣告攻击后能横置它吗; 怎么阻止他攻击; 攻击宣告能响应吗";
    [C405_1P2_2] "他刚宣布攻击还没选对象我能先响应吗; 宣攻之后能插嘴吗";
    [C405_1P3] "he declared attack, I tap his guy; 他宣攻我把他横置; 攻撃宣言されたとき寝かせたら止まる？";
    [C405_1P3 C501P4 C501P5] "attacker made unable after announcing";
    [C405_1P3] "宣攻后被横置还能打吗";
    [C405_1P3 C405_1P2_2]
        "tap his attacker when he declares, stop an attack before it happens, kill the attacker in response; 宣言攻击时杀掉攻击者; 攻撃宣言に対応して倒す";
    [C405_1P3 C805P2]
        "tapped his attacker in response did he lose his attack; may he attack with another; attack prevented trigger; 攻击宣言被横置; 宣言した攻撃者を横にした";
    [C405_1P3] "he announced an attack and I froze that guy does it stay untapped; 宣告攻击后冻住算攻击过吗";
    [C405_1P3] "他喊打我就把他的怪横了这次攻击还成吗; 宣攻后横他的怪";
    [C405_1P3] "宣布攻击后我弹走攻击者还打得到吗; 宣攻弹走";
    [C405_1P4] "cost to attack; 攻击的额外费用; 攻撃のコスト";
    [C405_1P4]
        "pay to attack; attack tax when paid; extra cost for attack; 攻击要额外付费什么时候付; 攻撃コストはいつ払う";
    [C405_1P4]
        "an effect makes me pay 1 to attack when do I pay; can he take the attack back after seeing the tax; 攻击税什么时候付";
    [C405_1P4] "对面场上写攻击要多付一费什么时候付; 攻击税何时交";
    [C405_1P4] "攻击要付费我付不起能先宣布吗; 没钱攻击";
    [C405_1P5] "must attack if able, what may I do before; 必须攻击; 必ず攻撃 強制攻撃";
    [C405_1P5 C502P5] "forced to attack or defend; 被强制攻击; 強制的に攻撃させる";
    [C405_1P5 C405_1P5_2] "must attack";
    [C405_1P5 C405_1P5_2]
        "must attack, forced attacker not attacking, end the turn; 必须攻击的能不打吗; 必ず攻撃 攻撃せずに終わる";
    [C405_1P5 C405_1P5_2]
        "must attack but I don't want to; forced attack, can I end turn; taunted character skip attack; play cards before the forced attack; 必须攻击能不攻击吗; 強制攻撃で攻撃しない";
    [C405_1P5 C405_1P5_2]
        "my berserker must attack each turn may I play cards first; can I end my turn without attacking with a guy that has to attack; he skipped the attack of a must attack creature; 必须攻击的角色能不打吗; 强制攻击能先出牌吗";
    [C405_1P5] "必须攻击的怪我能不能先下别的牌再打; 强制攻击前能做事吗";
    [C405_1P5_2] "must attack, end phase; 必须攻击 结束阶段; 強制攻撃 終了できない";
    [C405_1P5_2 C405_1P5]
        "he has a must-attack guy and just ended turn; skipping forced attack; 有必须攻击角色却结束回合; 強制攻撃なのに終了した";
    [C405_1P5_2] "写了必须攻击我就不打直接结束可以吗; 强攻怪能不打吗";
    [C405_1P5_2] "它横着没法攻击我能直接结束回合吗; 强攻但打不了";
    [C406P1 C808P1]
        "end of turn effect timing; end step trigger before discard?; at end of turn play an instant; 回合结束时效果何时; ターン終了時はいつ";
    [C406P1 C808P1]
        "when do end of turn triggers go off; can I play an instant at the end of his turn; end step response on the opponent's turn; 对方回合结束能用瞬间吗; 回合结束时什么时候触发";
    [C406P1] "回合结束时的效果几时触发还能插瞬发吗; 回合末效果";
    [C406P1] "结束步骤我还有优先权能发效果吗; 结束步能出手坑吗";
    [C407P1 C618P1] "damage healed at end of turn, bonuses end; 伤害什么时候回复 回合结束; ダメージ回復 ターン終了";
    [C407P1 C618P1] "伤害什么时候恢复";
    [C407P1]
        "does damage heal at end of turn, when does a buff wear off; 伤害什么时候恢复 回合结束加成没了; ダメージはいつ回復 強化はいつ消える";
    [C407P1]
        "does damage go away; heal at end of turn; do wounds stay till next turn; when does until-end-of-turn boost stop; 伤害回合结束消失吗; ダメージはターン終了で消える？";
    [C407P1 C309P2]
        "buff ends and damage at same time; my guy with giant growth damaged dies when it ends?; wears off with damage on; 加成结束和伤害恢复同时吗; 強化が切れて死ぬ？";
    [C407P1]
        "until end of turn on his turn; my buff lasts through his turn?; this turn bonus; 本回合加成到什么时候; このターンの効果はいつまで";
    [C407P1 C605P2]
        "damage heals before or after hand discard; hero with 2000 damage next turn fine; 下回合伤害清空; 次のターンにはダメージなし";
    [C407P1]
        "when does damage wear off; does my pump end before or after I discard; until end of turn effects when do they stop; does the damage on my guy go away at the end of each turn or only mine; 伤害什么时候清掉; 回合内加攻什么时候没";
    [C407P1 C309P2]
        "my guy has 1500 damage and 2000 defence and a plus 1000 defence wears off does he die at end of turn; 回合结束加防没了会死吗";
    [C407P1] "打了半血的角色下回合还带着伤吗; 伤害回合末清吗";
    [C407P1] "本回合加三千攻到什么时候消失; buff啥时候没";
    [C407P1_2 C407P3 C407P3_2 C408P1_2 C408P2]
        "clean-up step, instants at the end of turn after discard; 清理步骤 弃牌后; クリーンナップ 捨てた後";
    [C407P1_2 C408P2]
        "respond in cleanup; play instant after discard; last chance to act in a turn; act after end step; 清理步骤能响应吗; クリンナップで行動できる？";
    [C407P1_2]
        "can I use an instant in the clean up; may I respond when the until end of turn buff ends; 清算步骤能行动吗";
    [C407P1_2] "清算步骤大家能出牌吗; 回合末清伤害能响应吗";
    [C407P2 C619P1 C619P1_2 C619P1_3]
        "end the turn effect, cards in chain; 结束回合效果 连锁里的怎么办; ターンを終わらせる チェーンのカードは";
    [C407P2 C619P1_2] "end the turn, pending stuff";
    [C407P2 C619P1 C619P1_2] "直接结束回合 连锁里没结算的怎么办";
    [C407P2 C619P1_3]
        "end the turn effect skips what; time stop; do end of turn triggers happen if turn is ended; turn cut short; 结束回合效果跳过什么; ターンを終わらせる効果";
    [C407P2 C619P1 C619P1_3]
        "he ended the turn with a card what about my end step triggers; the turn is ended do we still discard down to six; an effect ends the turn in the middle of my chain; 直接结束回合后还弃牌吗; 结束回合会触发回合结束吗";
    [C407P2 C619P1_3] "对面用了结束这个回合那弃牌还要弃吗; 强制结束还弃牌吗";
    [C407P3 C407P3_2]
        "trigger during cleanup; something happened while cleaning up; second cleanup step; 清理步骤触发; クリンナップ中の誘発";
    [C407P3 C407P3_2]
        "something triggered in the cleanup do we get priority; after a cleanup trigger is there another clean up; 清算步骤触发了效果";
    [C407P3] "清伤害那步触发了东西怎么处理; 清算步触发";
    [C407P3_2] "清算步骤连锁完要再清一遍吗; 再来一次清算";
    [C408P1 C203P2_2]
        "too many cards at end of turn; discard down to six; eight in hand; opponent over limit on my turn; who picks the discards; 手牌超过六张; 手札が6枚を超えた";
    [C408P1]
        "does my opponent discard to six on my turn; can I discard more cards than needed at the end; I forgot to discard at seven cards; may I respond when he discards down; 弃牌步骤弃几张; 对手也要弃吗";
    [C408P1] "手牌多余六张弃哪张自己选吗弃到几; 回合末弃牌";
    [C408P1] "弃牌步我弃的时候对面能连锁吗; 弃手走连锁吗";
    [C408P1_2 C408P1_3] "discard at hand limit triggers; trigger from discarding at end; 弃牌步骤触发; 捨てたとき誘発";
    [C408P1_2 C408P1_3]
        "I discarded a card at the end of turn and it triggers do we get to respond; is there one more cleanup after a trigger in the discard step; 弃牌阶段触发的效果怎么办";
    [C408P1_2] "回合末弃掉的牌触发了效果能发吗; 弃牌触发";
    [C408P1_3] "弃牌触发的buff这回合还有吗还要再清算; 弃牌后又清算";
    [C408P2 C407P1] "end of turn order discard or heal first; 先弃牌还是先恢复; エンドの順番";
    [C408P2 C408P1] "respond after discarding; instant in discard step; last moment; 弃牌后还能行动吗; 捨てた後に行動";
    [C408P2] "can I act after he discarded; instant after the discard step before my turn; 弃完牌还能用瞬间吗";
    [C408P2] "弃完牌我还能用个瞬间再过回合吗; 弃完还能动吗";
    [C500P1]
        "how many attacks a turn; attack with all my guys; only one battle per turn?; several battles; 一回合能攻击几次; 1ターンに何回戦える";
    [C500P1]
        "how often can I attack in a turn; may I attack again after the first battle; can all my guys attack one after another; do they attack together or one at a time; 一回合能打几次; 能多次战斗吗";
    [C500P1] "一回合能打几次架; 一个回合能攻击多少次";
    [C500P1] "三个怪是不是要一个个打三次; 多次战斗";
    [C500P2] "order of a battle; 战斗流程; 戦闘の流れ";
    [C500P2 C501P1 C503P1] "steps of a battle, order attack defend damage; 战斗流程; 戦闘の流れ";
    [C500P2] "order of combat steps; how does a fight go; combat phases; attack block damage; 战斗步骤; 戦闘の流れ";
    [C500P2]
        "what are the steps of combat; when exactly do I declare blocks; what happens between the attack and the damage; 战斗步骤顺序";
    [C500P2] "打架流程是怎样的先防御还是先算伤害; 战斗步骤顺序";
    [C500P3 C501P3]
        "attacker or defender leaves during battle, choose another target, attack again; 攻击目标离场 换目标 战斗中断; 攻撃対象がいなくなった 別の対象 戦闘中断";
    [C500P3 C612P7] "attacker stolen mid battle; 战斗中被抢; 戦闘中に奪われた";
    [C500P3 C500P3_2]
        "attacker left the battle, attacker stolen or bounced in combat; 攻击者离场战斗中断; 攻撃側がいなくなった 中断";
    [C500P3 C500P3_2]
        "attacker died mid battle what happens; attacker bounced does attack still hit; attacking guy changed controller; combat stops?; 攻击角色离场战斗怎么办; 攻撃側がいなくなったら";
    [C500P3]
        "attacker returned to hand by instant does damage go; attack fizzled; 攻击者被弹回手; 攻撃者が手札に戻された";
    [C500P3 C621P2]
        "my attacker vanished, can another take its place; replace attacker; attack continues with someone else; 换人继续攻击; 別のキャラで攻撃継続";
    [C500P3]
        "I bounced his attacker in the middle of combat what happens to the battle; my attacker is stolen mid fight; the blocker turned into a non character; does the fight go on when the attacking monster leaves; 战斗中角色离场了; 攻击中角色被抢走";
    [C500P3 C501P3] "I sacrifice the attacked character to fizzle the attack; 被攻击的角色自己废弃";
    [C500P3] "攻击的怪半路被抢到对面了战斗怎么办; 攻击者换主人";
    [C500P3] "打到一半攻击怪被弹回手战斗还继续吗; 攻击者没了";
    [C500P3] "防御的角色变成不是角色了还打吗; 防御者不再是角色";
    [C500P3_2]
        "the battle was broken off may I attack again with another guy; where do we go when the combat stops halfway; 战斗中断后继续行动吗";
    [C500P3_2] "战斗断了回到哪谁先动; 战斗中断之后";
    [C501P1 C501P1_2] "choose the target after declaration, tap when; 宣攻后选目标 横置; 攻撃対象はいつ選ぶ";
    [C501P1]
        "does the attacker tap, when is the target of the attack picked; 攻击要横置吗 什么时候选攻击目标; 攻撃で横置 対象はいつ選ぶ";
    [C501P1 C405_1P2]
        "attack cost tap, vigilance, attacker stays tapped on his turn so it can't block; 打完横着对面回合能挡吗; 攻撃したら次の相手ターンは防御できない";
    [C501P1 C105P4_2]
        "when does the attacker tap; pick target when; tap at declaration or later; choose object of attack; 什么时候横置攻击角色; 攻撃者はいつ横にする";
    [C501P1 C501P2]
        "attack declared then choose target later; change mind target; pick life or guy; 攻击目标什么时候选; 攻撃対象はいつ選ぶ";
    [C501P1]
        "when does my attacker tap; when do I choose what to attack; can I say attack first and pick the target later; do I announce the target at the declaration; 攻击什么时候横置; 什么时候选攻击目标";
    [C501P1] "攻击是宣布时横置还是选对象时横置; 什么时候横";
    [C501P1] "选目标是宣布那会儿还是之后; 攻击对象几时选";
    [C501P1_2 C805P1]
        "attack trigger then responses; act after attack targets are named; 攻击成立后响应; 攻撃成立後の行動";
    [C501P1_2 C805P1]
        "my on attack ability triggers when; he attacked do I get to respond before blocks; is there a window after attackers before blockers; 攻击后防御前能用瞬间吗";
    [C501P1_2] "攻击时效果先触发还是先问防御; 攻击时和防御哪个先";
    [C501P1_2] "被攻击时的效果什么时候触发; 被打时触发";
    [C501P2] "what can be attacked, attack upright character; 可以攻击谁 竖置的角色; 攻撃対象 縦のキャラ ライフ";
    [C501P2]
        "hit an untapped guy, attack straight to life past characters; 打竖着的 直接打命; 起きてるキャラを殴れる？ キャラを無視してライフ";
    [C501P2] "what can I hit, untapped guys safe";
    [C501P2 C501P2_2] "能打竖着的角色吗 能直接打命吗";
    [C501P2]
        "hit an upright character, go face past defenders, who may I attack, attack the player directly; 能打竖着的角色吗 能直接打生命吗; 縦のキャラを攻撃 直接ライフを攻撃";
    [C501P2 C500P1]
        "can I attack the life directly when he has characters, must I kill his guys first, swing at the player past blockers; 有角色能直接打生命吗; キャラがいてもライフを直接攻撃";
    [C501P2] "attack a standing character, is only a tapped one attackable; 竖着的能打吗; 縦のキャラは攻撃できない";
    [C501P2 C502P2]
        "go face while he has blockers, can he block a face attack, ignoring his board; 有怪能直接打脸吗 打脸对面能挡吗; 顔を殴ったらブロックされる";
    [C501P2]
        "can I attack an untapped character; who can I attack; attack the player directly; go for life with his guys untapped; hit a standing guy; 能攻击竖着的角色吗; 立っているキャラを攻撃できる？";
    [C501P2]
        "attack an event or equipment; attack my own; can I punch his weapon; 能攻击装备或事件吗; 装備やイベントを攻撃できる？";
    [C501P2]
        "are his standing characters safe; I only attack tapped ones; bypass blockers; 竖着的安全吗; 立っていれば攻撃されない？";
    [C501P2]
        "can I attack his untapped creature; may I hit a standing character; I want to attack his ready guy instead of the face; can I attack his equipment; can I attack the event; 能打竖着的角色吗; 能直接攻击对方角色吗; 攻击目标有哪些";
    [C501P2 C503P1] "he attacks my tapped guy can my untapped guy jump in; bodyguard block; 帮队友挡";
    [C501P2]
        "I want to run my guy into his ready blocker; may I attack his weapon; can I attack a stood up pokemon on his bench; 能打没横置的吗";
    [C501P2] "对面怪竖着我能打它吗; 能打竖着的怪吗";
    [C501P2] "能不能跳过怪直接打脸; 对面有怪能直接打脸吗";
    [C501P2] "能攻击对面的装备或者事件吗; 能打装备吗";
    [C501P2_2] "cannot be attacked; 不能被攻击; 攻撃されない";
    [C501P2_2 C501P2] "attack target protected; 不能成为攻击对象; 攻撃されないキャラ";
    [C501P2_2]
        "cannot be attacked character; shielded life zone; attack a forbidden object; 不能被攻击; 攻撃されないキャラを攻撃";
    [C501P2_2 C501P2]
        "he attacked a guy that can't be attacked; may I choose the life zone although an effect forbids it; 不能被攻击的能选吗";
    [C501P2_2] "对面写生命区不能被攻击我还能选吗; 锁脸还能打吗";
    [C501P3 C503P3]
        "target removed after attack, does it go through to life, new target; 被打的人没了 能改打命吗; 攻撃先が消えた ライフに変えられる？";
    [C501P3 C500P3 C503P3] "my target left, attack again, hits life instead";
    [C501P3 C500P3] "宣攻后目标跑了能不能换一个打 攻击算不算用掉";
    [C501P3]
        "attacked character left, target bounced, choose another target; 攻击目标没了 换目标; 攻撃対象がいなくなった 選び直す";
    [C501P3]
        "attack target was bounced, the character I attacked is gone may I attack something else, is my attacker still tapped; 打的对象回手了能换目标吗 攻击者还横着; 攻撃対象が手札に戻った 別の対象";
    [C501P3]
        "the attacked guy disappeared; target bounced do I hit life instead; switch attack target; retarget attack; my attack is wasted?; 攻击目标离场能改目标吗; 攻撃対象がいなくなった";
    [C501P3 C502P2]
        "defender came in after target gone; battle breaks off and my guy is still tapped; 战斗中断攻击者还横置吗; 戦闘中断後の攻撃者";
    [C501P3 C500P3]
        "I killed my own attacked character to dodge; no target no damage; defender sacrificed itself; 被攻击角色自己离场; 攻撃されたキャラを逃がす";
    [C501P3]
        "I attack his tapped guy and he bounces it can I hit his face instead; target of the attack left do I get another target; does my attacker untap when its victim is gone; replay rule when the defending monster disappears; 攻击目标跑了能换目标吗; 打的角色没了攻击怎么办";
    [C501P3]
        "he sacrificed the defender in response to my attack may I redirect to the player; does my swing whiff if the target vanishes; 攻击落空";
    [C501P3] "我打的怪被他自己弹走了能改打脸吗; 目标跑了换目标";
    [C501P3] "目标没了我的怪要不要转回来算没打; 打空了算攻击过吗";
    [C501P4 C501P5 C503P5 C503P6 C900AssaultP3]
        "attacker loses the ability to attack after declaration, still goes on; 宣言后失去攻击能力 还打吗; 攻撃宣言後に攻撃できなくなった";
    [C501P4 C501P5] "攻击成立后失去攻击资格还继续吗";
    [C501P4]
        "target untapped after I attacked; he stands up the attacked character; attacked guy became unattackable; 攻击后目标被重置; 攻撃対象が起きた";
    [C501P4]
        "I attack his tapped monster and he untaps it in response does the attack stop; the attacked guy became untargetable for attacks in the middle; 被攻击的角色重置了还打吗; 攻击对象变竖置";
    [C501P4] "打着打着对面那只转正了还能打吗; 目标转正还打吗";
    [C501P4] "攻击选好后目标获得不能被攻击还继续吗; 中途变不能被打";
    [C501P5 C501P4]
        "attacker becomes unable to attack after attacking, target became untargetable; 攻击成立后不能攻击了; 攻撃成立後に攻撃できなくなった";
    [C501P5 C405_1P3]
        "freeze attacker too late; can't attack effect after attack established; stop attack after tapping; 攻击成立后不能攻击; 攻撃成立後に攻撃不能";
    [C501P5 C405_1P3]
        "the attack was declared and I tapped his guy is the attack gone; he already chose what he attacks is it too late to stop him; 攻击成立后再冻住还有用吗; 宣告后被横置了还打吗";
    [C501P5]
        "after I attacked he froze my attacker does it still deal damage; my guy got cannot attack after the attack went through; 攻击成立后不能攻击了";
    [C501P5] "攻击成立了我的怪又中了不能攻击还算吗; 攻击中途被禁攻";
    [C502P1 C502P2 C502P4]
        "who may defend, tapped character defend, attacked character, several defenders; 谁能防御 横置的能防御吗 几个防御; ブロックできる 横置は防御 複数で防御";
    [C502P1 C502P2 C502P4 C503P1] "谁能出来防御 防御要不要横置 被打的人自己能防御吗";
    [C502P1] "can't be defended against; 不能防御的攻击; 防御できない攻撃";
    [C502P1] "unblockable; can't be defended; block a can't-be-blocked guy; 不能被防御; 防御されない";
    [C502P1] "his guy is unblockable can I block anyway; he gained cannot be blocked after attacking; 不能被防御怎么挡";
    [C502P1] "写不能被防御的打过来我能派人挡吗; 不可阻挡能挡吗";
    [C502P2 C502P4 C503P1] "blockers tap, tapped can't, target itself can't jump in";
    [C502P2 C502P4]
        "who may block, tapped blocker, attacked character blocks for itself; 谁能防御 横置能防御吗 被打的自己防御; 横向きで防御 攻撃された本人が防御";
    [C502P2] "two blockers on one attacker, gang block; 两个一起防御; 2体で防御";
    [C502P2 C318P6_2]
        "block with a new character, can a fresh character defend, block while tapped; 刚出能防吗; 出したばかりで防御";
    [C502P2 C503P1]
        "how many of my guys can block one attack, one defender per attack, block with two; 能几个一起防; 何体で防御できる";
    [C502P2 C502P2_2]
        "my tapped character defend, defend for another character, defend life; 横着的能帮忙防吗 替别人防; 他のキャラをかばう";
    [C502P2 C502P2_2]
        "chump with an untapped guy, how does blocking work, block with a just played guy; 怎么挡 立着的才能挡吗 刚下的怪能挡吗; ブロックのやり方 立っているキャラだけ";
    [C502P2]
        "can I block; tapped blocker; intercept with another character; how do I defend my life; jump in front; 怎么防御; ブロックできる？";
    [C502P2]
        "two blockers gang block; block with several; double block one attacker; 能两个角色一起防御吗; 2体でブロック";
    [C502P2 C318P6_2]
        "can a character that came out this turn block; blocker that attacked last turn; block after attacking; 刚攻击过的能防御吗; 攻撃したキャラで防御";
    [C502P2]
        "tapped characters block?; block with just-attacked sideways guy; why can't I block; 横置的能防御吗; 横向きで防御できる？";
    [C502P2 C503P1]
        "block to save my attacked friend; defend another character; jump in for a tapped guy; 能替别的角色防御吗; 他のキャラを庇える？";
    [C502P2 C405_1P2_2]
        "he attacked and rushed to damage, I wanted to block; missed my block; when do I say I defend; 没给我防御的机会; 防御する前に進められた";
    [C502P2]
        "can I block with a tapped guy; may I block an attack on my life; can I block when he attacks another of my characters; can two of my guys block the same attacker; 横着的能防御吗; 别人被打我能挡吗; 能两个一起挡吗";
    [C502P2]
        "may I put two blockers in front of one attacker; I block with my minion that came down this turn; can any ready guy intercept; 两个人挡一个";
    [C502P2] "横着的角色能出来防御吗; 横置能挡吗";
    [C502P2] "能派两个怪一起挡一个吗; 双挡行吗";
    [C502P2] "挡刀是自愿的吗可以不挡; 不防御行吗";
    [C502P2_2 C502P3]
        "respond to a block; tap the declared blocker; kill the blocker before it taps; 防御宣言后能响应吗; 防御宣言に対応";
    [C502P2_2 C502P3]
        "he says he blocks with this guy may I respond before it is a block; instant after the block declaration; 宣告防御能响应吗";
    [C502P2_2] "他说防御了还没横我能先出瞬间吗; 宣布防御后响应";
    [C502P3 C502P3_2]
        "blocker removed before blocking, another blocker instead; 防御宣言后被横 换人防御; 防御宣言後に止められた 別のキャラで防御";
    [C502P3 C502P3_2]
        "tap the blocker in response; remove blocker before it blocks, can he use another one; blocked blocker; 宣言防御后被阻止能换角色吗; 防御者を横にされた";
    [C502P3 C502P3_2]
        "he taps my blocker in response to my block may I block with another one; my declared blocker was killed before it counted can I choose a new one; 防御者被横置能换人防吗; 宣告防御后被点杀";
    [C502P3] "我把他要防御的怪横了他还能挡吗; 横掉防御者";
    [C502P3_2] "blocker removed, name another";
    [C502P3_2] "防御怪被弹走了能换另一个挡吗; 换人防御";
    [C502P4 C503P2] "attacked guy block for itself, another blocks; 被打的自己能防吗; 攻撃されたキャラ自身が防御";
    [C502P4 C503P2]
        "attacked guy defends itself?; the target declares block; does my attacked character get defend bonus; 被攻击的角色能自己防御吗; 攻撃されたキャラ自身が防御";
    [C502P4]
        "my attacked guy is tapped can it declare a block for itself; the character being attacked wants to defend; 被攻击的角色自己能宣告防御吗";
    [C502P4] "被攻击的那只能自己起来防御吗; 挨打的怪自己挡";
    [C502P5] "must defend; 必须防御; 必ず防御";
    [C502P5]
        "must block; forced to defend; choose another blocker when one must defend; 必须防御的角色; 必ず防御するキャラ";
    [C502P5] "my guy must block if able may I block with another one first; forced defender; 必须防御的先防吗";
    [C502P5] "有必须防御的怪对面能派别的挡吗; 强制防御先谁";
    [C503P1] "does defending tap the character; 防御要横置吗; 防御すると横置";
    [C503P1 C502P2_2]
        "blocker gets tapped, can the same guy block twice; 防御完横着 还能再挡吗; ブロックしたキャラは寝る？ 2回ブロック";
    [C503P1] "does blocking tap, blocker takes over; 防御要横置吗; 防御したら横置";
    [C503P1 C505P3]
        "blocker takes the damage instead, does the original target survive; 防御后原目标没事吗; 防御したら元の対象は無事";
    [C503P1 C401P1]
        "blocker taps so it can't block again, block two attacks in one turn; 挡过一次还能再挡吗 一回合挡两次; 1体で2回防御";
    [C503P1]
        "does blocking tap; defender taps; blocked so who fights; attack on life blocked, does life take damage; 防御要横置吗; 防御すると横になる？";
    [C503P1 C401P1] "does the blocker stay tapped on my turn; defend costs tap; 防御后横置; 防御後は横向き";
    [C503P1]
        "does blocking tap my creature; is my blocker tapped after it defends; who takes the damage when I block; does the attacked guy still take damage when another one blocks for him; 防御要横置吗; 挡了之后打谁";
    [C503P1] "防御要横置吗防御完下回合能打吗; 挡要横吗";
    [C503P1] "挡下来之后攻击目标就换成防御的那只吗; 防御者替挨打";
    [C503P1_2 C503P4 C503P4_2] "after defence instants; 防御后 瞬间; 防御後に瞬間";
    [C503P1_2 C806P1] "defend trigger then instants; act after block; 防御成立后响应; 防御成立後の行動";
    [C503P1_2] "when blocked triggers and when defending triggers who acts first after them; 防御成立后谁先动";
    [C503P1_2] "防御时效果在哪一步触发; 防御时啥时候发";
    [C503P2 C806P1_2]
        "attacked character itself counts as defending; 被攻击的角色算防御吗 防御时触发; 攻撃されたキャラは防御扱い";
    [C503P2 C806P1_2] "no one blocked, does attacked guy get its defend trigger";
    [C503P2 C806P1_2 C806P4] "没人防御的时候被打的人触发防御时吗";
    [C503P2] "attacked tapped character counts as defending; 横着被打算防御吗; 横向きで攻撃された 防御扱い";
    [C503P2 C502P4] "my tapped guy is attacked does he deal damage back; 横着被打会还手吗; 横のキャラが殴られたら反撃";
    [C503P2 C806P1_2]
        "nobody blocks when my guy is attacked, do his on-defend effects work; attacked character counts as defending?; 没人防御时防御时效果触发吗; 誰も守らないとき防御時は";
    [C503P2]
        "tapped guy attacked can he fight back; does a tapped one deal damage; sideways hits back; 横置被攻击会反击吗; 横向きが攻撃されたら反撃する？";
    [C503P2 C502P4]
        "can the hero he attacked choose not to fight; attacked and sideways must battle; 被攻击能不应战吗; 攻撃されて戦わない";
    [C503P2 C806P1_2]
        "my tapped guy is attacked and nobody blocks do his when defending abilities work; does an attacked character count as defending; 没人挡被打的算防御吗; 被攻击的触发防御时吗";
    [C503P2] "打我横着的怪没人挡它的防御时发不发; 没人防自己算防御吗";
    [C503P3]
        "defender leaves after defence, life damage; 防御后离场 还打命吗; 防御したキャラがいなくなった ライフに通る";
    [C503P3] "防御的人跑了会打到命吗";
    [C503P3 C503P4_2]
        "blocker left, does damage go through to life, blocker bounced; 防御者没了 打到生命吗; 防御側がいなくなった 貫通する ライフに通る";
    [C503P3 C503P4_2]
        "I removed the blocker after it blocked does my attack hit life, defender died before damage; 防御的没了能打到生命吗; 防御側を消したらライフに通る";
    [C503P3]
        "blocker removed after block does damage go through to life; chump and sacrifice; attack on life after blocker bounced; 防御者离场攻击能打生命吗; 防御者がいなくなったらライフに通る？";
    [C503P3] "sacrifice the blocker and take no damage; blocker gone life safe; 防御后牺牲防御者; 防御後に生け贄";
    [C503P3]
        "I block and then sacrifice the blocker does the attack hit my life; chump block and bounce does damage go through; my blocker died before damage do I take it in the face; he killed my blocker does he hit life now; 防御角色没了打到命吗; 挡了以后把角色弹走";
    [C503P3 C621P3]
        "after I block he bounces his own attacker does my blocker stay tapped; blocker gone does the attacker go on to the life zone; 挡完防御者没了攻击继续吗";
    [C503P3]
        "I chump and then bounce the chump; my interceptor died to a trick before damage does face take it; 挡人的死了玩家掉命吗";
    [C503P3] "防御成立后防御的怪跑了还打脸吗; 挡了人又走了会漏伤害吗";
    [C503P3] "攻击的怪会不会挨到已经离场的防御者伤害; 防御者走了有伤害吗";
    [C503P4 C503P4_2]
        "instant after block before damage; pump after blockers; kill attacker after block; 防御后伤害前能用战术吗; 防御後ダメージ前";
    [C503P4 C503P4_2]
        "can I pump my guy after blocks before damage; is there time for a trick after the block; the attacker left after the block was made; 防御后伤害前能用瞬间吗";
    [C503P4] "挡完直接算伤害还是还能出瞬发; 防御后还能buff吗";
    [C503P4_2] "挡下之后把攻击的怪弹了还进伤害吗; 一方退出还打吗";
    [C503P5 C503P6]
        "blocker made unable to defend after block; defender tapped later; 防御成立后不能防御; 防御成立後に防御不能";
    [C503P5] "my blocker became a guy that can't be attacked does the fight go on; 防御成立后不能被攻击";
    [C503P5] "防御成立以后他转正或变不能被攻击还打吗; 挡住后不合法";
    [C503P6] "my blocker can no longer defend because of his effect after I blocked does it stop; 防御成立后不能防御了";
    [C503P6] "挡住以后我给他一个不能防御还有用吗; 防御后禁防";
    [C504P1 C504P2 C504P3 C504P4] "battle step; 战斗步骤; 戦闘ステップ";
    [C504P1 C505P1]
        "hit the player effect; trigger on successful attack; direct hit trigger; 攻击生命成功触发; 直接攻撃成功時";
    [C504P1 C805P3] "trigger on hitting life; blocked so no trigger; 打到生命触发; ライフに通ったら誘発";
    [C504P1] "when does on successful attack go off; the attack was not blocked what triggers; 攻击成功什么时候触发";
    [C504P1] "打脸成功触发的效果是掉命前还是掉命后; 直击成功触发";
    [C504P2 C504P3]
        "when does battle begin trigger; is being blocked already battle; fight started; 战斗成立什么时候; 戦闘成立はいつ";
    [C504P2]
        "attack was blocked when can I cast my combat trick for the last time before damage; is there a window in the battle step; 战斗步骤能用瞬间吗";
    [C504P2] "战斗成立时效果啥时候发; 战斗成立时触发";
    [C504P3 C810P1 C810P2] "when does the battle start triggers; 战斗成立时什么时候; 戦闘成立時はいつ";
    [C504P3 C810P1]
        "blocked then bounced, did they battle; counts as battled?; 被防御算战斗成立吗; 防御されただけで戦闘成立？";
    [C504P3 C810P2]
        "I blocked are we in battle already; does the fight count as started when I declare the block; 宣告防御算战斗成立吗";
    [C504P3] "挡了就算战斗成立了吗; 何时算战斗成立";
    [C504P4 C504P3] "in battle means when; 战斗中是什么时候; 戦闘中とはいつ";
    [C504P4]
        "is my character in battle right now; only battling character can be targeted; in combat until when; 什么时候算战斗中; 戦闘中とは";
    [C504P4]
        "is my attacker in battle when he hits the life zone; does while in battle apply to an unblocked attack; 打脸算战斗中吗";
    [C504P4] "战斗时加攻到底是指哪段时间; 战斗时是什么时候";
    [C505P1]
        "how many life for a direct attack, 5000 attack; 直接打命扣几张 攻击力高; ライフ攻撃は何点 攻撃力関係ない 何枚めくる";
    [C505P1] "bigger attack more life, 1 per hit; 攻击力高打命多吗; 攻撃力が高いとライフ多く減る？";
    [C505P1 C324P3] "life card turned over, to hand or grave; 翻开的命去哪 上手吗; めくったライフは手札に来る";
    [C505P1 C324P3] "how much life per hit";
    [C505P1 C324P3] "攻击成功翻几张命 攻击力高会多翻吗";
    [C505P1 C900CriticalP1]
        "how much damage to life, does big attack do more to life; 攻击力高打生命多吗; 攻撃力が高いとライフを多く";
    [C505P1 C324P3]
        "how much life do I lose per hit, 3000 attack hits life, does attack value matter against life; 打一下掉几张生命; 1回の攻撃でライフ何枚";
    [C505P1 C900CriticalP1]
        "hit for how many lives, big guy hits the face; 大怪打脸掉几滴血 打一次脸扣一张; 顔を殴って何枚";
    [C505P1 C101P1]
        "how much damage does an attack do to life; 5000 power breaks how many life; one shield per attack; 打生命掉几张; ライフは何枚減る";
    [C505P1 C308P1]
        "high attack takes more life?; 6000 attack breaks how many shields; 攻击力高打更多生命吗; 攻撃力が高いとライフを多く削る？";
    [C505P1 C900CriticalP1]
        "how many shields does a normal hit take compared with critical; big guy breaks two?; 大角色打几张生命; 大型は何枚割る";
    [C505P1]
        "how much damage does my 3000 attacker do to the life; does a 5000 attack take five life cards; my big guy hits face how many prizes; 打脸掉几张命; 攻击力高能多打命吗";
    [C505P1]
        "my 9000 monster hit directly do I take nine prizes or one; direct hit damage equals attack or is it always one; 直击掉多少命";
    [C505P1] "打脸是按攻击力扣还是固定扣一; 打脸扣几条命";
    [C505P1] "五千攻打脸能扣五条吗; 攻高多扣命吗";
    [C505P1_2 C505P1_5] "which life card, triggers of damage; 命牌 伤害触发; ライフダメージの誘発";
    [C505P1_2 C505P1_4]
        "damage trigger and shield trigger which first; on damaging life my draw before his counterstrike; 反击特效和造成伤害效果谁先; ライフ誘発と反撃特効の順";
    [C505P1_2 C704P7] "when I deal damage to life my trigger exists before the card is flipped; 掉命之前触发吗";
    [C505P1_2] "打脸触发的抽牌先还是翻命先; 先翻命还是先触发";
    [C505P1_3 C505P1_4] "order of counterstrike and damage triggers; 反击和伤害触发顺序; 反撃と誘発の順番";
    [C505P1_3 C505P1_2]
        "broken life has no effect, what's next; damage trigger after plain life card; 翻出没有反击的牌; 反撃特効がないライフ";
    [C505P1_3 C505P1_4 C704P6]
        "I hit his life and my damage trigger goes off but he flipped a counterstrike which first; does his life trigger happen before my hit effect; 反击和我的造成伤害效果谁先";
    [C505P1_3] "翻出来的命没反击那我的触发直接进连锁吗; 没反击怎么走";
    [C505P1_4 C505P1_3] "counterstrike or damage trigger first; 反击特效和伤害触发谁先; 反撃特効と誘発どっちが先";
    [C505P1_4] "命翻出反击我打脸成功的效果谁先; 反击和直击谁先";
    [C505P1_5] "respond after life damage; act after shield broken; 伤害后能响应吗; ライフダメージ後";
    [C505P1_5 C505P1_4] "shield trigger then can I respond to next; after breaking a shield; 破盾后; シールド後";
    [C505P1_5] "can I play an instant after the life card was flipped before the battle ends; 掉命之后能用瞬间吗";
    [C505P1_5] "打脸完我还能接着出瞬发吗; 打脸之后谁优先权";
    [C505P2 C308P3] "zero attack character hits life; 攻击0打生命掉吗; 攻撃力0でライフ";
    [C505P2 C308P3]
        "zero attack versus creature; weak guy deals nothing; negative attack fights; 攻击力0打角色; 攻撃力0の戦闘";
    [C505P2 C308P3] "攻击零的怪没人挡能扣命吗; 零攻直击";
    [C505P3 C804P5 C804P1]
        "both characters destroyed in battle, winner effect; 双方同归于尽 战斗胜利时; 相打ち 戦闘勝利時";
    [C505P3] "same power both die; 一样大同归于尽; 同じパワーで両方死ぬ";
    [C505P3 C804P5] "both die, winner trigger";
    [C505P3 C804P1 C804P5] "两个人同归于尽算谁胜利";
    [C505P3]
        "both die in battle, equal attack and defence, who wins, hits back; 同归于尽 攻击和防御一样 反击; 相打ち 攻撃と防御が同じ";
    [C505P3 C309P2]
        "equal attack and defence does it die, damage equal to defence; 攻击等于防御死吗; 攻撃と防御が同じなら破壊";
    [C505P3]
        "does the defender hit back, do both take damage in a fight, weaker attacker dies; 互相打吗; 両方ダメージを受ける";
    [C505P3 C804P5] "nobody dies in the fight, defence higher on both; 都没死; どっちも死なない";
    [C505P3 C605P3]
        "trade; who dies in a fight; equal power both die?; attack 3000 against defense 3000; battle damage kill; 同归于尽吗; 相打ち";
    [C505P3]
        "does the defender hit back; attacker takes damage from the one attacked; both deal damage at once; 攻击会被反击吗; 反撃される？";
    [C505P3]
        "3000 attack 2000 defence vs 2000 attack 3000 defence who dies; fight result; attack compare to defence or attack; 攻击力比防御力还是攻击力; 攻撃力と防御力どちらで比べる";
    [C505P3 C603P1]
        "does my attacker die if the defender is stronger; attack into a bigger one; suicide attack; 打比自己强的会死吗; 強い相手に攻撃したら死ぬ？";
    [C505P3]
        "both guys have the same attack and defence do both die; my attacker has less power does it die in combat; do they hit each other at the same time; does the defender damage the attacker too; 互相打死吗; 同归于尽; 攻击方也受伤吗";
    [C505P3 C804P1]
        "5000 attack against 3000 defence do I take damage back; does the winner of a fight get damaged; 打赢了也受伤吗";
    [C505P3] "2000 over 2000 both die right; the attacker is weaker than the defender does it die; 攻击方弱会死吗";
    [C505P3] "打架双方互相受伤吗两个都会死吗; 对撞一起死吗";
    [C505P3] "攻五千打防三千的怪我方会受伤吗; 攻击方也挨打吗";
    [C505P3_2 C803P5]
        "win battle triggers when; destroyed trigger after fight; combat death effects timing; 战斗后效果时机; 戦闘後の誘発";
    [C505P3_2]
        "after the fight both a death effect and a win effect go off who goes first; can I use an instant after the fight; 战斗后触发顺序";
    [C505P3_2] "打赢了的效果和对面死亡效果啥时候触发; 战斗后触发";
    [C506P1]
        "after the battle can I do more; battle-only buff over; back to main; this battle bonus; 战斗结束后; 戦闘終了後";
    [C506P1]
        "for this battle my guy has plus 1000 when does that end; can I pump once and fight twice; 战斗中加攻什么时候结束";
    [C506P1] "打完战斗时的加攻还在吗; 战斗结束buff没了吗";
    [C506P1] "打完一架还能继续下牌吗; 战斗完回主阶段";
    [C507P1 C507P2 C507P3 C507P4 C507P4_2]
        "attack several characters at once; 同时攻击多个角色; 複数のキャラを同時に攻撃";
    [C507P1 C507P2 C507P3] "attack several characters at once; 一次打几个; 複数を攻撃";
    [C507P1 C507P2]
        "attack several characters at once; multi attack must or may; area attack; 攻击多个角色; 複数を攻撃";
    [C507P1] "一个怪能同时打两个怪吗; 一挑多";
    [C507P2 C507P3] "attack all, several blockers; 打全体 几个来挡; 全体攻撃 何体で防御";
    [C507P2 C507P3 C507P4] "一打多怎么防";
    [C507P2 C507P1]
        "my guy may attack two characters do I have to; can I attack just one with a multi attacker; 多重攻击必须打多个吗";
    [C507P2] "写能攻击三张我可以只打一张吗; 多重攻击可以只选一个吗";
    [C507P3 C507P4 C507P4_2] "gang block";
    [C507P3 C507P3_2]
        "how many can block a multi attacker; block one of the several; take over one fight; 多重攻击能几个防御; 複数攻撃へのブロック";
    [C507P3 C507P3_2]
        "he attacks three of my guys at once how many may I block with; I have two blockers against a double attacker; 对方打多个我能挡几个";
    [C507P3] "他一次打我三只我能派几只挡; 群攻能挡几个";
    [C507P3_2 C507P4_3 C507P5 C507P6 C507P6_2]
        "several defenders, ranged, first strike; 多个防御 远程 先制; 複数防御 遠程 先制";
    [C507P3_2] "我挡的时候替哪个被打的由谁选; 替谁挡谁选";
    [C507P4 C507P4_2] "damage split among several; 多个战斗伤害; 複数との戦闘ダメージ";
    [C507P4 C507P4_2]
        "multi attack damage split or full; does my attacker take damage from all; three against one damage sum; 攻击多个伤害要分吗; 複数攻撃のダメージは分ける？";
    [C507P4 C507P4_2]
        "my guy attacks two characters does he split the damage; how much damage does a multi attacker take back; do both defenders hit my attacker; 打多个伤害平分吗; 一打二受两份伤害吗";
    [C507P4] "一打三的伤害是平分还是每个都吃满; 群攻伤害要分吗";
    [C507P4_2] "我三只一起还手伤害加起来吗; 多个防御还手";
    [C507P4_3]
        "killed two in a multi attack, two win triggers?; win trigger once; destroyed three in one attack; 一次打死两个触发几次胜利; 2体倒したら勝利時は2回？";
    [C507P4_3] "I killed two with one attack does my win trigger go off twice; 一次打死两个触发几次";
    [C507P4_3] "一口气打死三只战斗胜利时触发几次; 多杀触发几回";
    [C507P4_3] "打死两只但我自己也死了还算胜利吗; 群攻同归";
    [C507P5 C900RangedP1] "ranged multi attacker takes damage?; 远程攻击多个; 遠程で複数攻撃";
    [C507P5] "ranged guy attacks two characters does either of them hit back; 远程打两个会受伤吗";
    [C507P5] "远程的打三个会被还手吗; 远程群攻受伤吗";
    [C507P6 C507P6_2]
        "first strike in multi fight; killed before striking; first striker against many; 先制多人战斗; 先制と複数戦闘";
    [C507P6 C507P6_3]
        "first strike with several defenders who hits when; the blocker with first strike killed my multi attacker does it still hurt the others; 多人战斗先制怎么算";
    [C507P6] "先制的怪打多个是先打所有人吗; 先攻群殴";
    [C507P6_2 C507P6_4]
        "my multi attacker with first strike kills one blocker does that one still hit me; all have first strike in a double battle; 先制打多个";
    [C507P6_2] "我有先制打死一个它还能还手吗; 先制打死的还手吗";
    [C507P6_3]
        "blocker with first strike kills my multi attacker do the others still take damage; 防御方先制打死攻击者; 先制の防御者に倒された";
    [C507P6_3] "防御的有先制先把我打死了我还能伤到别人吗; 被先制防死";
    [C507P6_4 C900FirststrikeP4]
        "multi attack everyone first strike; both sides first strike several; 多人都先制; 全員先制";
    [C507P6_4] "我和其中一个防御都先制怎么算; 群战都先制";
    [C600P1 C600P9] "level up how often per turn; 一回合升级几次; 1ターンに何回昇級 レベルアップ";
    [C600P1 C405P7] "level up during battle or the opponent's turn; 对方回合能升级吗; 相手ターンや戦闘中に昇級";
    [C600P1 C600P9 C600P10_2] "level twice, failed level try again";
    [C600P1 C600P9 C600P10_2] "一回合能升几次级 升级失败还能再升吗";
    [C600P1 C600P9] "level up how often, twice a turn, level in his turn; 一回合升几次级; レベルアップは何回 2回";
    [C600P1 C600P9]
        "level two characters in a turn, one level up per turn, level up failed try again; 一回合给两个升级; 2体レベルアップ";
    [C600P1 C600P10]
        "level up in battle, level up on his turn, respond with kill to a level up; 战斗中升级 升级时被打死; 戦闘中にレベルアップ";
    [C600P1 C600P3 C600P4] "how to level up, level cost, level with same card; 怎么升级 升级费用; レベルアップのやり方";
    [C600P1 C600P9]
        "how many level ups per turn; level two characters in the same turn; level twice; level up on his turn; 一回合能升几级; 1ターンに何回レベルアップ";
    [C600P1]
        "level up in response; second level after failed one; level opponent's; 能在对手回合升级吗; 相手ターンにレベルアップ";
    [C600P1 C600P10]
        "tried to level, he killed it in response, may I level another; level attempt fizzled; 升级被响应破坏还能升别人吗; レベルアップに対応され別を上げる";
    [C600P1 C600P9]
        "how many times can I level up in a turn; can I level two different characters in one turn; may I evolve on the opponent's turn; level up in response to his spell; 一回合能升几次级; 对方回合能升级吗; 能响应升级吗";
    [C600P1 C600P10] "can he level up while my spell is on the chain; may I level in the battle step; 连锁中能升级吗";
    [C600P1]
        "levelled this turn already may I level the other guy; may I level at instant speed to save him; 升级一回合一次吗";
    [C600P1] "一回合能升级几次; 能连升两级吗";
    [C600P1] "对面回合能升级吗; 升级什么时机";
    [C600P1] "两个角色一回合各升一次可以吗; 升两个不同的怪";
    [C600P2 C600P3] "two ways to level; which level up is cheaper; 两种升级; 2種類のレベルアップ";
    [C600P2] "what are the two ways of levelling; 升级有几种";
    [C600P2] "升级有几种办法; 怎么升级";
    [C600P3 C600P3_2]
        "normal level up cost, turn it came in; 普通升级 刚登场能升级吗 资源翻面; 通常昇級 出たターン コスト";
    [C600P3 C322P2_2] "flipped resource still pays; 翻面的资源还能付费吗; 裏返したリソースでも払える";
    [C600P3 C600P3_2 C600P4_2] "level the turn it came, cost";
    [C600P3 C600P3_2 C600P4 C600P4_2] "普通升级和次元升级区别 刚登场能不能升";
    [C600P3 C600P3_2]
        "normal level up cost, new character leveled this turn; 普通升级付什么 刚出能升级吗; 通常レベルアップのコスト 出したターン";
    [C600P3 C600P4] "which card goes under, difference of both level ups; 两种升级区别; 2種類のレベルアップ";
    [C600P3]
        "how to level up normally; cost to level; flip a resource for level; what card goes under; 普通升级怎么升; 通常レベルアップのやり方";
    [C600P3 C101P2]
        "level up with empty deck; no card to put under; no cards in library for level; 牌库没牌能升级吗; 山札がないとレベルアップ";
    [C600P3 C204P3_5]
        "flip which resource for level; flipped resource stays mana?; need face up resource; 升级翻背面的资源还能用吗; 裏返したリソースは使える？";
    [C600P3]
        "how do I level up the normal way; what do I pay for a level; can I flip a resource that is already face down to level up; can I flip a tapped resource for the level up; 普通升级怎么付费; 盖着的资源还能拿来升级吗";
    [C600P3]
        "I flipped my only red land face down for the level can it still make red; what goes under my hero for a normal level; 升级后资源变背面还能付什么";
    [C600P3] "普通升级要付什么代价; 升级扣资源吗";
    [C600P3] "没有正面资源了还能普通升级吗; 全盖着能升吗";
    [C600P3] "垫下去的牌组顶那张能看吗正面还是背面; 升级垫顶牌看吗";
    [C600P3_2 C600P4_2] "level up just played guy; 刚下就升级; 出したターンに昇級";
    [C600P3_2 C600P4_2] "level up the character I just played; 刚出的能升级吗; 出したターンにレベルアップ";
    [C600P3_2 C600P4_2] "promote on the turn it lands; 刚下能进阶吗; 出したターンに進化";
    [C600P3_2 C600P4_2]
        "level up the turn it enters; new character level; summoning sick level up; 刚上场能升级吗; 出したターンにレベルアップ";
    [C600P3_2]
        "can I evolve the guy I just played; he levelled up the same turn it came down; is a new character allowed to level; 刚下的能普通升级吗; 当回合登场升级";
    [C600P3_2] "刚下的角色当回合能普通升级吗; 新怪能升级吗";
    [C600P4 C600P4_2 C600P11]
        "dimension level-up, same card in hand, draw a card; 次元升级 刚登场 抽牌; 次元昇級 同じカード ドロー";
    [C600P4 C600P4_2 C600P11]
        "dimension level up with the same card from hand, draw; 次元升级 刚出能升吗 抽牌; 次元レベルアップ 出したターン 引く";
    [C600P4 C600P11]
        "level with a copy from hand; same card under; draw a card after level?; dimension upgrade; 次元升级要什么; 次元レベルアップ";
    [C600P4 C327P1]
        "dimension level with a different art; same character but other card; another version to level up; 次元升级用不同版本; 別バージョンで次元レベルアップ";
    [C600P4]
        "reveal the same hero from hand for leveling; card goes under from hand; free level; 次元升级不花资源吗; 次元レベルアップは無料？";
    [C600P4 C600P4_2]
        "I have a second copy of my hero in hand what can I do with it; can I dimension level up a character the turn it entered; the copy in my hand has another text may I use it to level; 次元升级当回合行吗; 手里同一张怎么升级";
    [C600P4] "次元升级要手里有同样的牌吗异画版行吗; 次元升级要啥";
    [C600P4] "手里同角色名但不同效果的能次元升级吗; 同名不同卡能次元升吗";
    [C600P4_2] "刚下的怪马上次元升级可以吗; 登场直接次元升";
    [C600P5 C600P6 C600P7] "level effects keep lower level ones; 升级后低级效果还在吗; レベル2の効果 下のレベルも";
    [C600P5 C600P6 C600P7]
        "level 3 has level 2 effects too, max level; 三级有二级效果吗 最高几级; レベル3はレベル2の効果も 最大レベル";
    [C600P5] "what level does a new character start at; how many cards under for level 3; 初始几级; 最初のレベル";
    [C600P5 C600P8] "two cards under is level three; count levels; 下面两张是几级; 下に2枚でレベル3";
    [C600P5] "what level is a guy with two cards under it; does my character start at level zero; 两个等级指示物是几级";
    [C600P5] "刚下来的角色算几级; 垫两张算几级";
    [C600P6]
        "do level 2 effects replace level 1; keep low level effects; both effects?; 高等级效果覆盖低等级吗; 低レベルの効果は残る？";
    [C600P6]
        "does my level 3 guy keep the level 2 effect; does the higher level ability replace the lower one; 三级还有二级的效果吗";
    [C600P6] "三级的时候二级效果还有吗; 高等级顶掉低级效果吗";
    [C600P7]
        "level a character with no level text; useless level up; max level; can I go above level 3; 没等级效果能升级吗; レベル効果のないキャラ";
    [C600P7]
        "can I level a character without a level ability; is it pointless to level a vanilla; 没有等级效果能升级吗";
    [C600P7] "没有等级效果的角色能升级吗; 白板升级行吗";
    [C600P8 C307P2] "level 3 hero does he have the level 2 text active; 等级高于要求有效果吗";
    [C600P8] "四级能用三级的效果吗; 等级超过也能用吗";
    [C600P9] "升级成功后同回合还能再给别的怪升吗; 每回合升级限制";
    [C600P10 C600P10_2]
        "level up responded to, failed, cost back; 升级被响应 失败 费用退吗; 昇級が失敗 コストは戻る 対応";
    [C600P10 C600P10_2] "level up denied, resource stays flipped; 升级被破了 资源; 昇級を妨害された";
    [C600P10 C620P5] "countered, refund";
    [C600P10 C620P5] "升级被取消费用退不退";
    [C600P10 C600P10_2]
        "level up in response, level up fails, cost back; 升级被响应 失败费用退吗; レベルアップに対応 失敗";
    [C600P10 C600P10_2]
        "respond to a level up; kill it in response; level up failed can I retry; cost back if level fails; 升级能响应吗; レベルアップに対応";
    [C600P10]
        "can I bounce the guy in response to the level up; he levels up may I kill it before it is level 2; does the level up go on the stack; 升级能响应吗; 升级时被点杀";
    [C600P10] "I level up and he kills my guy in response what do I lose; 响应升级杀角色";
    [C600P10] "他升级我能响应把那只怪打死吗; 升级能连锁吗";
    [C600P10_2]
        "my level up was countered do I get the resource back; the level up failed can I level another guy this turn; 升级失败还能再升吗; 升级被取消费用退吗";
    [C600P10_2] "升级被打断付的资源退不退还能再升吗; 升级失败退费吗";
    [C600P11] "level up with a copy from hand, card back; 次元升级抽一张; 次元昇級で1枚引く";
    [C600P11] "draw from dimension level";
    [C600P11] "次元升级成功抽不抽牌";
    [C600P11] "draw a card for dimension level; 次元升级抽一张吗; 次元レベルアップで引く";
    [C600P11] "do I draw on a normal level; draw after dimension only?; 普通升级抽牌吗; 通常レベルアップで引く？";
    [C600P11]
        "do I draw a card when I level with a copy; when do I get the card for the dimension level; can he respond before I draw from the dimension level; 次元升级抽牌吗; 普通升级抽牌吗";
    [C600P11] "次元升级成功抽一张能被康吗; 次元升抽几张";
    [C600P11] "普通升级也抽牌吗; 升级抽卡";
    [C601P1 C610P1 C610P2 C610P3] "this card, own, opponent in a text; 此牌 我方 对方; このカード 我方";
    [C601P1] "this card means which copy; does it count all copies; 此牌指哪张; このカードとは";
    [C601P1]
        "the text says this card does it mean any copy of it; two copies in play which one is meant by this card; 此牌指的是哪张";
    [C601P1] "效果里的此牌是指谁; 此牌是哪张";
    [C602P1] "who draws; 谁抽; 誰が引く";
    [C602P1 C610P3] "effect says draw who draws; draw a card both?; 没写谁抽就是我抽吗; 誰が引くのか";
    [C602P1] "the effect just says draw a card who draws; 没写谁抽谁抽";
    [C602P1] "效果只写抽一张没说谁抽是谁抽; 没写谁抽";
    [C603P1 C604P1] "attack battle, defence battle; 攻击战斗 防御战斗; 攻撃戦闘";
    [C603P1 C604P1]
        "what is an attack battle; my turn battle if I defend; defense battle meaning; 攻击战斗指什么; 攻撃戦闘とは";
    [C603P1 C604P1]
        "my character blocks in his turn is that an attack battle for him or for me; bonus in attack battles does it work on defence; 攻击战斗是指谁的回合";
    [C603P1 C604P1] "攻击战斗和防御战斗有什么区别; 攻击战斗啥意思";
    [C605P1 C607P1 C607P3] "destroy, lethal damage; 破坏 致命伤害; 破壊 致命ダメージ";
    [C605P1 C605P4]
        "destroyed by effect or by battle; kill by spell counts as; what kind of destruction; 效果破坏是什么; 効果破壊とは";
    [C605P1 C605P4]
        "destroy effect ignores defense; kill spell on a big guy; 破坏效果看防御吗; 破壊効果は防御力関係ない？";
    [C605P1] "写直接破坏的效果还要看防御力吗; 破坏要看血吗";
    [C605P2] "一回合挨两次打加起来超过防御会死吗; 累计伤害死";
    [C605P3 C605P4 C605P6 C803P1 C803P6]
        "destroyed in battle or by effect; 战斗破坏 效果破坏 区别; 戦闘破壊 効果破壊 違い";
    [C605P3 C605P4 C803P6] "which kind of destroyed";
    [C605P3 C605P4 C803P6] "战斗破坏和效果破坏怎么分";
    [C605P3 C605P4 C605P6]
        "destroyed in battle or by effect, damage by spell destroys; 战斗破坏还是效果破坏; 戦闘破壊と効果破壊 ダメージで破壊";
    [C605P3 C803P6]
        "killed by burn in the middle of battle is it battle destruction; died in combat from a spell; 战斗中被法术打死算战斗破坏吗; 戦闘中に効果ダメージで死んだ";
    [C605P3 C605P4 C605P6]
        "my guy was burned to death by an effect that deals damage is that destroyed by an effect; does damage from a spell count as effect destruction; can't be destroyed by effects but took 3000 burn; 伤害打死算效果破坏吗; 效果伤害致死算什么破坏";
    [C605P3] "战斗破坏是什么时候才算; 被打死算战破吗";
    [C605P4 C803P6] "destroyed by effect, battle trigger; 效果破坏触发战斗破坏吗; 効果で破壊 戦闘破壊時";
    [C605P4] "does cannot be destroyed by effects stop a destroy all spell; 效果破坏是什么";
    [C605P4] "说破坏一张角色算效果破坏还是战斗破坏; 效果破怎么算";
    [C605P5 C309P3] "shrunk to death does the cannot be destroyed protect him; 防御力减到0能防破坏吗";
    [C605P5] "防御归零死的不能被破坏的怪挡得住吗; 归零算不算破坏";
    [C605P6]
        "died from burn damage, destroyed by an effect?; damage from spell kills; can't be destroyed by effects but takes damage; 效果伤害打死算效果破坏吗; ダメージ効果で死ぬのは効果破壊？";
    [C605P6 C605P4]
        "burned to death, his can't be destroyed by effects; damage death; 不会被效果破坏但被烧死; 効果破壊されないが焼かれた";
    [C605P6] "被烧伤害烧死算效果破坏吗; 烧死算哪种破坏";
    [C605P6] "减防导致已有伤害够死了是战斗破坏吗; 掉防后被伤害杀死";
    [C605P7 C802P2]
        "destroyed but removed from game or returned, when destroyed triggers; 破坏改为移出 破坏时还触发吗; 破壊されて別の場所 破壊時は誘発";
    [C605P7] "destroyed but goes to another zone; 破坏后去别处; 破壊されて別の場所";
    [C605P7]
        "destroyed but exiled instead counts as destroyed; died to hand instead; death trigger if it goes elsewhere; 破坏但去别处算破坏吗; 破壊されて別の場所へ";
    [C605P7]
        "my guy was destroyed but goes to exile instead does his death trigger work; destroyed and sent to hand instead of graveyard does it count as destroyed; 被破坏但去了别处算破坏吗";
    [C605P7] "破坏了却改成除外还算破坏吗触发吗; 改除外还有遗言吗";
    [C606P1 C606P3 C705P5 C705P5_2 C705P7]
        "untargetable character, sacrifice effect, choose; 不能成为对象 废弃 选择; 対象にならないキャラ 破棄させる 選ぶ";
    [C606P1 C606P3 C705P5_2] "sac an untargetable guy";
    [C606P1 C606P2 C606P3 C705P5_2] "废弃和破坏一样吗 不能指定的角色能被要求废弃吗";
    [C606P1 C606P3]
        "scrap vs destroy, scrap untargetable, is sacrifice destruction; 废弃算破坏吗; 廃棄は破壊扱い 対象にならない";
    [C606P1 C605P1]
        "is scrapping the same as destroying, scrapped triggers when destroyed; 废弃触发破坏时吗; 廃棄で破壊時は誘発";
    [C606P1 C606P3]
        "edict effect, sacrifice my own, scrap hexproof monster; 献祭自己的怪 让对面自己选一个送墓; 生贄 自分で選んで廃棄";
    [C606P1 C608P1]
        "scrap versus discard; sacrifice my card; difference between destroy and scrap; 废弃是什么; 廃棄とは";
    [C606P1 C802P1]
        "sacrificed character death trigger; scrap counts as destroyed?; 废弃触发破坏时吗; 廃棄は破壊時が誘発する？";
    [C606P1 C324P4] "burn my own shields for a cost; pay with life; sacrifice a land; 用生命付费; ライフをコストにする";
    [C606P1 C605P1]
        "is scrap the same as destroy; I sacrifice my own guy does his destroyed trigger go off; does sacrificing count as destruction; 废弃算破坏吗; 献祭触发破坏时吗";
    [C606P1] "废弃和弃牌和破坏有啥不一样; 废弃是啥";
    [C606P2] "废弃的命牌反击能发吗; 废命反击";
    [C606P3 C705P5]
        "opponent can't target my guy but makes me sacrifice; 不能指定但让我自己选一个废弃; 対象にできないキャラでも生贄にさせられる";
    [C606P3 C705P5_2]
        "sacrifice effect hits my untargetable guy, he makes me scrap a character who chooses; 让我废弃谁选; 廃棄させられる時誰が選ぶ";
    [C606P3 C705P5_2]
        "sacrifice an untargetable; he makes me sacrifice my hexproof guy; edict effect; who chooses what to scrap; 不能被选为对象能废弃吗; 対象にならないキャラを廃棄させる";
    [C606P3] "he chose to scrap his worst one; who chooses scrap; make opponent scrap; 废弃由谁选; 廃棄は誰が選ぶ";
    [C606P3 C705P5_2]
        "his hexproof guy alone on the board and I make him sacrifice one; edict against a creature that cannot be targeted; can I make him scrap a card that can't be chosen as a target; 不能成为对象的能被废弃吗; 让对面自己废弃";
    [C606P3] "each player sacrifices a guy but mine cannot be targeted; 不能被指定能逃过废弃吗";
    [C606P3] "不能被选为对象的怪会被对面逼着废弃吗; 献祭系能杀不可指定吗";
    [C607P1 C607P3]
        "does spell damage add with battle damage; burn plus fight kills; 法术伤害和战斗伤害累加吗; 効果ダメージと戦闘ダメージは足す？";
    [C607P1 C505P1] "is effect damage to a life zone battle damage; 效果打命算战斗伤害吗";
    [C607P2 C309P2]
        "hit for 1000 twice on 2000 defense; damage carries within the turn; two attackers kill one; 同回合伤害累加; 同ターンのダメージ累積";
    [C607P2] "小伤害每次一千能慢慢磨死吗; 伤害会叠加吗";
    [C607P3]
        "damage equal to defence enough; exactly lethal; need more than toughness?; 伤害等于防御会死吗; 防御力と同じダメージで破壊？";
    [C607P3] "致命伤害是啥意思超过还是等于; 什么叫致命";
    [C607P4 C407P1] "survive until end of effect, healed in the same effect; 效果中先死后回复; 効果中に死ぬ";
    [C607P4] "效果伤害到一半已经够了马上死还是等; 效果伤害死亡时机";
    [C607P5 C607P6] "prevent damage; 防止伤害; ダメージを防ぐ";
    [C607P5 C607P6] "shield amount";
    [C607P5 C607P6] "damage shield how long; prevent next 2000; leftover prevention; 防止伤害剩余; ダメージ軽減の残り";
    [C607P5 C607P6]
        "I prevent 1000 damage and take 1500 what happens; a shield of 2000 gets hit twice for 1000; does prevention last the whole turn; 防止伤害能挡几次; 防止1000受到1500";
    [C607P5 C607P6] "防止两千伤害打三千进来扣多少; 防止伤害怎么算";
    [C607P6] "防止下一次伤害能用几回; 防止伤害持续到几时";
    [C608P1] "discard; 舍弃; 捨てる";
    [C608P1]
        "discard from resource zone; discard what zone; is putting into rest zone a discard; 舍弃是从哪; 捨てるとは";
    [C608P1]
        "is a discard from hand the same as sending from deck to the graveyard; I pitched a card as a cost does it count as discarding; 从牌库进墓地算舍弃吗";
    [C608P1] "舍弃是只能从手牌丢吗; 舍弃算从场上吗";
    [C608P1] "场上牌送墓地算舍弃吗; 舍弃是啥";
    [C609P1] "what counts as moving; moves to another zone; 移动是什么; 移動とは";
    [C609P1] "does a card move when it changes from hand to graveyard; 弃牌算移动吗";
    [C609P1] "牌从手里到墓地算移动吗; 移动啥意思";
    [C609P2 C612P1 C612P7]
        "take control, does it enter, can it attack, equipment goes along; 获得控制权 算登场吗 装备一起吗; 支配を得る 登場扱い 攻撃できる 装備も";
    [C609P2]
        "my guy got stolen, enter triggers again, summoning sick after steal; 被抢过去还触发登场吗; 奪われたら登場時はまた誘発";
    [C609P2 C612P4] "stolen, enters again, keeps tapped";
    [C609P2 C612P4] "控制权换了算登场吗 是横是竖";
    [C609P2 C612P4]
        "steal a character, enter trigger for the thief, tapped state when stolen; 夺取角色算登场吗 横着的; 奪ったら登場時 横向きのまま";
    [C609P2 C801P1]
        "he took control of my character does its enter effect trigger again, stolen character enter effect, change of control is it entering; 被抢过去登场时再发动吗; 奪われたら登場時がもう一度";
    [C609P2 C612P4]
        "stolen character enters?; change of control ETB; gain control trigger; 抢过来算登场吗; コントロール奪取は登場？";
    [C609P2]
        "I stole his guy does it count as entering my side; mind control triggers enter effects; does the old side get a leaves trigger when control changes; 抢过来算登场吗; 换控制算离场吗";
    [C609P2 C318P6 C612P4]
        "can I attack with the guy I just stole; does a stolen character have summoning sickness; 抢来的能马上攻击吗";
    [C609P2 C205P2] "my stolen guy goes back to his owner's side does it enter again; 还回去算登场吗";
    [C609P2] "抢过来的怪触发登场吗; 换控制触发登场吗";
    [C609P2] "角色被对面抢走触发离场吗; 被抢算离场吗";
    [C610P1 C610P2] "who is own side in the text of my card; 我方是指谁";
    [C610P2 C610P3] "opponent in two player means who on stolen card; 对方指谁; 相手とは";
    [C610P3 C610P1]
        "card says your opponent, whose view; equip on his guy says own; who is me on a stolen card; 我方指谁; 我方とは誰";
    [C610P3]
        "I stole his card that says opponent discards who discards; the text says your opponent on a card I control; 抢来的卡上的对方是谁";
    [C610P3] "我的角色挂了对面装备上写的我方是谁; 我方是指谁";
    [C610P3] "抢过来的怪上写对方是指我还是他; 偷来的牌对方是谁";
    [C611P1 C612P2 C612P3] "owner and controller; 持有者 控制者; 持ち主 コントローラー";
    [C611P1 C612P3] "who owns this; whose card is it; give it back after the game; 牌是谁的; 持ち主は誰";
    [C611P1 C612P3] "who owns the card I stole; is controller the same as owner; 抢来的牌持有者是谁";
    [C611P1] "这牌是我借他的那持有者是谁; 持有者怎么算";
    [C611P2 C200P2] "borrowed card dies, whose trash; 借来的死了进谁墓地; 借りたカードが死んだら誰の墓地";
    [C611P2 C200P2] "mixed up decks; his card shuffled in mine; card to wrong hand; 牌放错人手里; 相手のデッキに入れた";
    [C611P2 C102P6]
        "he milled my card with his effect whose graveyard; my card returned to hand from his side; 我的牌在对面场上回手";
    [C611P2] "抢来的牌回手回到谁的手; 弹谁手里";
    [C612P1 C612P2] "who controls a card; controls resources; 谁控制; コントローラーは誰";
    [C612P1 C612P2] "do I control my cards in the mana zone; do I control cards in my graveyard; 谁是控制者";
    [C612P1] "谁控制这牌看什么; 控制者是谁";
    [C612P2] "资源区里的牌归谁控制; 在谁场上就归谁吗";
    [C612P4 C318P6] "stolen character attack at once; 抢来的角色能攻击吗; 奪ったキャラで攻撃";
    [C612P4 C612P2]
        "steal tapped character stays tapped, use the stolen one's ability; 抢来还是横的; 奪ったキャラは横のまま";
    [C612P4 C612P5_2]
        "steal until end of turn then returns to whom, may stolen attack; 到回合结束还回去吗; ターン終了で戻る";
    [C612P4 C609P2 C612P5]
        "mind control a monster until end of turn, threaten and attack; 抢怪 抢来的怪能打吗 还回去; コントロール奪取";
    [C612P4]
        "stolen guy tapped?; mind control keeps state; stolen with damage; does it come to me untapped; 抢来的保持横置吗; 奪ったキャラの状態";
    [C612P4 C318P6]
        "can I attack with stolen character this turn; mind control summoning sick; 抢来的能马上攻击吗; 奪ったキャラで攻撃";
    [C612P4 C609P2] "took his character enter effects?; steal trigger leave; 夺取触发登场时吗; 奪ったら登場時は？";
    [C612P4 C305P4] "stole his hero that I also have; two same heroes after stealing; 抢来同名角色; 奪ったキャラが同名";
    [C612P4 C609P2]
        "I take control of his tapped guy does it untap; stolen character keeps damage and counters; does a stolen monster come over upright; 抢来的角色是横的吗; 抢来保持状态吗";
    [C612P4] "I mind controlled a tapped minion is it ready; does the stolen pokemon keep its damage; 抢来的伤害还在吗";
    [C612P4] "抢过来的时候是横着的还是竖的; 夺控状态变吗";
    [C612P5 C612P5_2] "control ends, goes back to whom; 控制结束 还给谁; 支配が終わる 誰に戻る";
    [C612P5] "takes it until end of turn; 控制到回合结束; ターン終了まで支配";
    [C612P5 C612P5_2] "control ends";
    [C612P5 C612P5_2] "控制效果结束人还给谁";
    [C612P5 C612P5_2] "control ends who gets it; 控制结束还谁; コントロールが終わったら";
    [C612P5 C612P5_2]
        "mind control ends who gets it; two steal effects; control returns to whom; temporary steal over; 控制效果结束归谁; コントロール効果が終わったら";
    [C612P5 C612P5_2]
        "my control effect ends and his control effect is still there who gets the guy; two steal effects on the same card; who gets it back when my mind control ends; 控制结束后归谁; 两个夺取效果";
    [C612P5] "我抢他的怪他又抢回来效果过了归谁; 多次夺控归谁";
    [C612P5_2] "夺控效果到期以后回到谁那里; 夺控结束还回去";
    [C612P6 C612P6_2 C703P4] "limits after control change; 控制权 次数限制; 支配変更 回数制限";
    [C612P6 C612P6_2]
        "stolen once per turn ability used already; buff stays when stolen; 换控制者次数限制还在吗; 奪っても回数制限は残る";
    [C612P6 C612P4]
        "debuffed then stolen does it stay; effect on my guy after he took it; 被抢后效果还在吗; 奪われた後も効果は続く？";
    [C612P6]
        "I pumped my guy and he stole it is the bonus still on; my characters get plus 500 and one of them is stolen; 被抢走后加攻还在吗";
    [C612P6] "给他的怪减攻两千又被我抢过来减还在吗; 换主人debuff还在吗";
    [C612P6_2 C703P4]
        "I used the once per turn ability and he stole the guy can he use it again; 抢来后一回合一次还能用吗";
    [C612P6_2] "他这回合用过的一次效果我抢过来还能用吗; 抢来再用一次";
    [C612P7] "steal a character with sword, who gets the weapon; equipment follows; 抢角色装备跟着走吗; 装備ごと奪う";
    [C612P7] "I steal his hero who gets the sword on it; 抢角色装备归谁";
    [C612P7] "抢过来的角色身上的装备跟过来吗; 夺人装备跟着吗";
    [C613P1 C613P2] "or more, or less include; 以上以下 包含本数吗; 以上 以下 含む";
    [C613P1 C613P2] "三以上包括三吗";
    [C613P1 C613P2] "or less includes, or more; 以下包括本数吗; 以下は含む";
    [C613P1 C613P2] "cost 3 or less include 3; at least five includes five?; 3以下包括3吗; 以下は含む？";
    [C613P1 C613P2] "cost 3 or less does a 3 drop count; two or more means more than two; 以下包括本数吗; 3以上包括3吗";
    [C613P1 C613P2] "三费以下包括三费吗; 以上包不包括本数";
    [C613P1] "五千以上的角色五千算不算; 以上含本数";
    [C614P1 C614P3] "look at cards, change order; 查看 换顺序; 見る 順番を変える";
    [C614P1 C614P3] "look at top three put back in what order; 看三张顺序能换吗; 見たカードの順番";
    [C614P1] "look at top three can I reorder; peek then swap order; 查看后能换顺序吗; 見た後並べ替え";
    [C614P1]
        "I look at the top three cards may I change the order; he reordered the cards after looking; 查看后能换顺序吗";
    [C614P1] "看完牌组顶三张放回去能换顺序吗; 看完能换序吗";
    [C614P2 C615P5 C615P5_2] "fail to find, search; 找不到 可以说没找到; 見つからなかった サーチ";
    [C614P2 C615P5 C615P5_2] "找牌可以说没找到吗";
    [C614P2 C615P5 C615P5_2] "fail to find, pretend not found, search whiff; 检索可以说没有吗; サーチ失敗 見つからない";
    [C614P2 C615P5]
        "pretend there's none; say I found nothing though I have it; fail to find on purpose; must prove there is none; 可以说没找到吗; 見つからなかったと言える？";
    [C614P2 C615P5]
        "can I fail to find although I have one in the deck; I looked and pretend there is no character; may I whiff on purpose with my tutor; 能谎称没找到吗; 找牌能说没有吗";
    [C614P2] "看顶五张里有符合的我说没有行不行; 说没看到";
    [C614P3] "does opponent see what I look at; show peeked card; 查看时对手能看吗; 見たカードを相手に見せる？";
    [C614P3 C615P1] "opponent wants to see the deck I search; may he check; 对手能看我找牌吗; サーチを相手が見る";
    [C614P3] "do I have to show the cards that I look at; may he see what I looked at; 查看的牌要给对面看吗";
    [C614P3] "我看牌组顶对面能一起看吗; 看顶对面能看吗";
    [C615P1 C615P1_2 C615P2 C615P4_2] "search a zone; 找; 探す";
    [C615P1]
        "tutor means look at all; search deck; can I look at everything when searching; 找牌能看整个牌库吗; サーチで全部見る";
    [C615P1 C617P1] "search ends must shuffle; look at everything in the deck; 找牌步骤; サーチの手順";
    [C615P1] "when I search my deck may I see all of it; 找牌能看整副吗";
    [C615P1] "检索要把整副牌都翻完吗; 找牌要全看吗";
    [C615P1_2]
        "search is forbidden to look; can't look in deck but search; 不能查看的区域能找吗; 見られない領域のサーチ";
    [C615P1_2] "an effect says nobody may look at the deck can I still search it; 不能查看还能找牌吗";
    [C615P1_2] "能在生命区里面找一张牌吗; 找命区";
    [C615P2] "searched card where is it now; found card in between; 找到的牌在哪个区域; サーチ中のカードの領域";
    [C615P2]
        "where is the card I found before it goes to hand; is a searched card in exile meanwhile; 找到的牌现在算在哪";
    [C615P2] "检索出来的那张牌算在哪; 找牌时牌在哪区";
    [C615P3 C617P1] "shuffle after search, cut; 找完洗牌; サーチ後シャッフル カット";
    [C615P3] "shuffle after search";
    [C615P3 C615P4] "找完要不要洗 要不要给对面看";
    [C615P3] "shuffle after search; 找完洗牌吗; サーチ後シャッフル";
    [C615P3] "forgot to shuffle after search; shuffle if nothing found; 找完要洗牌吗; サーチ後シャッフル";
    [C615P3] "searched but forgot shuffle; drew next turn unshuffled; 找牌没洗就抽了; シャッフルせずに引いた";
    [C615P3 C900CursemarkP4]
        "he searched his deck and did not shuffle; do I shuffle when I found nothing; must I shuffle after a tutor; 找完牌要洗吗; 没找到也要洗吗";
    [C615P3] "he took a card out of his library and put the deck back unshuffled; 检索后没洗牌";
    [C615P3] "检索完不用洗牌直接继续行吗; 找完要洗吗";
    [C615P4] "show the card found; 找到要展示吗; 見つけたカードを見せる";
    [C615P4 C615P4_2] "show the searched card; 找到的牌要给看吗; サーチしたカードを見せる";
    [C615P4 C616P1] "do I have to show what I searched; 找到的要展示吗; 探したカードを見せる";
    [C615P4 C615P4_2]
        "show the card I searched; must I reveal a tutored card; he took a card unseen; 找到的牌要展示吗; サーチしたカードを見せる？";
    [C615P4 C615P4_2]
        "do I have to show the card I tutored; he fetched a ninja without revealing it; any card tutor must I reveal; 检索要展示吗; 找任意牌要给看吗";
    [C615P4] "找到的牌要给对面看一眼吗; 检索要展示吗";
    [C615P4] "我找到不给看直接塞手里对面有意见; 检索不亮";
    [C615P4_2] "随便找一张没限制还要亮吗; 找任意牌要亮吗";
    [C615P5] "searching but say nothing found; 找牌说没有; サーチ失敗したことに";
    [C615P5 C614P2] "fail to find";
    [C615P5 C614P2] "may I say I did not find it, search with a condition fails; 找不到行吗; 条件付きで見つからない";
    [C615P5 C615P3 C615P4]
        "tutor rules reveal and shuffle, whiff a tutor; 检索要给看要洗牌吗; サーチの公開とシャッフル";
    [C615P5 C615P4] "he failed to find on purpose, prove it; judge check deck; 他故意说没找到; わざと見つからない";
    [C615P5] "牌库里有但我说找不到可以吗; 检索故意失败";
    [C615P5_2] "search for any card, refuse; tutor any may I fail; 找任意牌能说没有吗; 任意サーチで失敗";
    [C615P5_2] "find any one card may I say I found nothing; 找任意一张能不拿吗";
    [C615P5_2] "找任意一张我能说没有吗; 任意牌能说没有吗";
    [C615P6] "find two but only one there; 找两张只有一张; 2枚探す 1枚しかない";
    [C615P6] "find two but only one there; 要找两张只有一张; 2枚探すのに1枚";
    [C615P6] "search two found only one; find a pair, one missing; 要找两张只找到一张; 2枚サーチで1枚だけ";
    [C615P6] "my tutor wants three cards and only two are there do I get two; partial search; 要找两张只有一张";
    [C615P6] "让找两张只找到一张能拿那一张吗; 只找到一半";
    [C616P1 C616P2 C616P3] "reveal; 展示; 公開";
    [C616P1] "reveal only to me; show quickly; 展示要给所有人看吗; 公開は全員に？";
    [C616P1] "展示是只给对手看一眼还是一直亮着; 展示啥意思";
    [C616P2 C616P3] "revealed card where; 展示的牌; 公開したカード";
    [C616P2 C616P1]
        "revealed card then hide it?; reveal stays in hand; show cards to everyone; 展示后放回吗; 公開後のカード";
    [C616P2 C301P5]
        "revealed hand then may I hide again; keep revealed cards on the table; 展示完能收起来吗; 公開した手札を戻す";
    [C616P2 C616P1] "I revealed a card from hand does it stay open; revealed cards go back where; 展示后的牌放哪";
    [C616P2] "展示完的牌要收回去盖好吗; 亮完放回去吗";
    [C616P3 C900HerocallP5] "reveal already revealed card trigger again; 已经展示的再展示; 公開済みを再公開";
    [C616P3 C900HerocallP5]
        "the top card is already face up and I reveal it again does it trigger; 已经展示的再展示触发吗";
    [C616P3] "已经亮着的顶牌又被展示一次触发吗; 再亮一次触发吗";
    [C617P1 C615P3] "opponent cuts after search; 洗完对手切牌吗; 相手がカット";
    [C617P1] "cut my deck; opponent wants to shuffle; he won't let me cut; 洗牌后对手能切牌吗; カットしていい？";
    [C617P1] "may I cut his deck after he searches; can I insist on cutting; 洗完能切牌吗";
    [C617P1] "我洗完对手能切吗; 切牌允许吗";
    [C618P1 C407P1] "recover 1000 means; heal my character; remove damage; 回复是什么; 回復とは";
    [C618P1] "does heal add life cards or take damage off a guy; recover on a character what does it do; 回复是加命吗";
    [C618P1] "回复角色是加防御吗还是去伤害; 回复是啥";
    [C618P2 C618P3] "recover more than damage; 回复 超过; 回復しすぎ";
    [C618P2 C618P3] "heal an undamaged character; 没受伤能回复吗; 無傷を回復";
    [C618P2 C618P3]
        "heal undamaged character; heal more than the damage; overheal increases defense?; 没受伤能回复吗; 回復で防御力は超える？";
    [C618P2 C618P3]
        "can I heal a guy with no damage; I heal 2000 on a creature with 500 damage does it get extra toughness; 没受伤能回复吗; 回复多了怎么算";
    [C618P2] "没受伤的角色能吃回复吗; 满血能回血吗";
    [C618P3] "只掉一千回复三千能溢出吗; 过量治疗";
    [C619P1 C619P1_2 C619P1_3] "end the turn effect, chain when turn ends; 结束回合效果 连锁; ターンを終わらせる効果";
    [C619P1 C619P1_3] "end the turn in the middle of his attack; 强制结束回合; ターンを強制終了";
    [C619P1 C619P1_2]
        "end turn in response to his spell; turn ended with cards on chain; where do spells go when the turn is ended; 结束回合连锁上的牌怎么办; チェーン中にターン終了";
    [C619P1] "结束回合的效果会把我的法术也消掉吗; 强制结束连锁没了";
    [C619P1_2]
        "he ends the turn while my spell is on the stack where does my card go; do I get my countered stuff back when the turn ends early; 结束回合时连锁里的牌去哪";
    [C619P1_2] "连锁里的角色被结束回合后去哪; 跳回合连锁牌去哪";
    [C619P1_3 C407P2]
        "turn ended early do I still discard to hand size; skip to cleanup; 提前结束还要弃牌吗; ターン終了効果でも手札調整？";
    [C620P1 C620P5 C620P3]
        "cancelled card, cost back, where does it go; 被取消 费用退吗 去哪; 無効にされた コストは戻る どこへ";
    [C620P1 C620P2] "cancel a character already on the field; 已经登场的能取消吗; もう場に出たカードを取り消す";
    [C620P1 C620P3 C620P5] "被取消的牌去哪 费用还吗";
    [C620P1 C620P2]
        "counter something already on the field, cancel an activated effect; 取消启动效果; 起動効果を打ち消す";
    [C620P1 C620P5]
        "counterspell a monster, do I get mana back when countered; 康掉怪 被康费用退吗; カウンターされたらマナは戻る";
    [C620P1 C620P3]
        "counterspell; cancelled card goes where; negate a creature as it's cast; 取消的牌去哪; 打ち消されたカード";
    [C620P1 C620P4]
        "what is the difference between cancel and destroy; does cancelling stop the effect wholly; 取消是什么意思";
    [C620P1] "取消就是万智的counter吗; 取消是啥";
    [C620P2 C620P4] "cancel what; 取消; 取り消し";
    [C620P2 C620P3 C620P5]
        "countered card goes where, cost refunded, counter a character, cancel a card on the field; 取消的牌去哪 费用退吗 能取消场上的吗; 打ち消されたカード コストは戻る";
    [C620P2]
        "counter a character already on board; cancel after it resolves; cancel a continuous effect; negate old event; 能取消已经在场的吗; 場のカードを取り消す";
    [C620P2 C106P3]
        "can I cancel a card after it already happened; too late to negate; chain over; 结算完还能取消吗; 解決後に打ち消せる？";
    [C620P2]
        "can I counter a monster that is already on the table; may I negate his event after it resolved; can my counterspell hit an ability; 已经登场的能取消吗; 场上的能取消吗";
    [C620P2] "已经上场的角色还能取消它吗; 取消已登场的";
    [C620P3 C620P4]
        "his creature was countered where does it go; does a countered card trigger when destroyed or entering; does a negated summon count as entering; 被取消的牌去哪; 被取消还登场吗";
    [C620P3] "被取消的牌去哪能回手吗; 被康的去哪";
    [C620P4 C620P5]
        "countered do I get mana back; refund when cancelled; does a cancelled spell do anything; 被取消费用退吗; 打ち消されたらコストは戻る？";
    [C620P4] "被取消的还触发登场效果吗; 被康还做吗";
    [C620P5 C620P3]
        "my spell got cancelled do I untap my resources, cancelled card back to hand; 被取消资源退吗; 打ち消されたリソースは戻る";
    [C620P5 C623P1_2]
        "he negated my card refund my resources; countered return to hand?; 被取消回手吗; 打ち消されたら手札に戻る？";
    [C620P5]
        "my spell was countered do I get my mana back; untap my resources after he negated my card; 被取消退费吗; 被康了费用返还吗";
    [C620P5] "his negate hit my boss do I lose the mana as well; 被无效了费用白付吗";
    [C620P5] "被取消了付的资源能转正吗; 被康退费吗";
    [C621P1 C621P3] "remove from battle; 移出战斗; 戦闘から外す";
    [C621P1 C621P2]
        "removed from combat still tapped; pull my guy out of the fight; fog; removed from battle goes where; 移出战斗会怎样; 戦闘から取り除く";
    [C621P1 C621P2]
        "I remove his attacker from the fight does it die; does removed from battle exile the card; does the guy untap when it is taken out of combat; 移出战斗是除外吗; 移出战斗后角色还在吗";
    [C621P1] "移出战斗是除外吗; 移出战斗啥意思";
    [C621P2 C621P4] "removed from battle; 移出战斗; 戦闘から除外";
    [C621P2 C621P4] "removed from battle still tapped; 移出战斗; 戦闘から除く";
    [C621P2] "移出战斗的怪会转正吗; 移出战斗后横着吗";
    [C621P3] "all defenders gone; opponent's side left battle; 对方都离场; 相手が全員いなくなった";
    [C621P3] "all my fighters are gone what happens with his guy in the battle; 战斗中对面没角色了";
    [C621P3] "打我的怪全跑了防御的怎么办; 对面全离场";
    [C621P4]
        "remove from battle before blocking; remove from battle at attack declaration; 什么时候能移出战斗; 戦闘から除くタイミング";
    [C621P4]
        "can I use remove from battle right after he attacks; take the attacker out before blocks; 攻击宣告时能移出战斗吗";
    [C621P4] "没进战斗步骤的能移出战斗吗; 宣布攻击时移出";
    [C622P1 C622P2 C622P3 C622P4] "swap target; 互换; 交換";
    [C622P1 C622P6]
        "swapped-in character may attack, swapped in tapped; 互换上来的能攻击吗; 入れ替えたキャラは攻撃できる";
    [C622P1 C623P1] "is swapping playing a card; swap from hand pay cost; 互换算使用吗; 入れ替えは使用？";
    [C622P1 C622P2]
        "does swap target; is a swapped in card played; can I swap a hexproof guy; 互换取对象吗; 互换算使用吗";
    [C622P1] "互换算不算使用牌触发吗; 互换算用牌吗";
    [C622P2 C622P5 C622P6] "互换上来的角色横着吗 触发登场吗";
    [C622P2 C622P5 C622P6]
        "swap, trigger on entering, state kept, untargetable swapped; 互换 登场时触发吗 状态; 入れ替え 登場時 状態";
    [C622P2] "swap an untargetable; exchange targets?; 互换能选不能被对象的吗; 入れ替えは対象を取る？";
    [C622P2] "不能被指定的角色能被互换吗; 互换要指定吗";
    [C622P3] "swap but one card gone; half exchange; 互换一方没了; 片方がない入れ替え";
    [C622P3] "he bounced my guy in response to my swap does the new one still come in; 互换时其中一张没了";
    [C622P3] "互换时有一张已经走了还能换吗; 一边没了能换吗";
    [C622P4 C102P6] "swapped stolen card goes to whose hand; 互换离场去持有者; 入れ替えたカードは誰の手札";
    [C622P4] "I swapped out a stolen guy whose hand does he go to; 互换出去的牌去谁手里";
    [C622P4] "换走的那张回谁的手牌; 换走去谁那";
    [C622P5 C622P6] "swap, take over state; 互换 状态; 入れ替え 状態を引き継ぐ";
    [C622P5 C622P6] "swapped in guy, tapped, sick";
    [C622P5 C622P6]
        "swapped in character tapped?; swap keeps damage and weapon; enters trigger from swap; can swapped in one attack; 互换进来的状态; 入れ替えたキャラの状態";
    [C622P5 C622P6]
        "I swap a tapped guy for one in hand is the new one tapped; can the swapped in character attack this turn; does it trigger enter effects when swapped in; does damage carry over with a swap; 互换进来触发登场吗; 互换后继承横置吗";
    [C622P5] "互换上来的触发登场时吗; 换上来登场吗";
    [C622P6] "换上来的怪是横的还是竖的伤害带着吗; 换入继承状态吗";
    [C622P6] "换下来的横着换上来能攻击吗; 互换后能打吗";
    [C623P1 C623P1_2] "change my mind after paying; 付完费用反悔; 払った後に変更";
    [C623P1 C318P2] "steps to play a card; pay first then chain; how to use a card; 怎么使用一张牌; カードの使い方";
    [C623P1 C902P1_3]
        "played a card I can't afford and only noticed after; card back to hand?; 费用不够才发现; 払えないのに使った";
    [C623P1 C106P1] "what does it mean to use a card; is putting a card into play by an effect using it; 什么叫使用牌";
    [C623P1] "使用牌是不是打出来放进连锁; 使用啥意思";
    [C623P1_2 C705P6] "change target after paying; 付完费改目标; 払った後に対象を変える";
    [C623P1_2] "付完钱能反悔吗";
    [C623P1_2]
        "take back my card; change target after declaring; change how I paid; undo a play; oops wrong card; 出了牌能反悔吗; 使用を取り消したい";
    [C623P1_2] "picked the wrong target; can I switch; already paid; 选错目标能改吗; 対象を間違えた";
    [C623P1_2]
        "can I change how I paid after I see his response; I tapped the wrong colour can I take it back after declaring; he wants to change X after I passed; 付完费能改吗; 宣言后反悔";
    [C623P1_2] "付完费我想换个X可以改吗; 付完改主意";
    [C623P2 C623P3 C623P7 C623P8 C623P8_2 C623P9 C623P10 C623P11]
        "use a card by an effect, from the deck, pay cost; 效果使用牌 要付费吗; 効果で使用 コスト払う";
    [C623P2 C623P8 C623P9] "cast by effect pay or not";
    [C623P2 C623P8]
        "play from graveyard is casting?; allowed to use counts as used; 效果允许的使用也算使用吗; 効果で使っても使用扱い";
    [C623P2 C623P8]
        "an effect lets me play a card from the graveyard do I still have to pay; may I cast it in his turn since the effect says I may use it; 效果让我用牌还要付费吗";
    [C623P2] "效果让我使用一张牌要付钱吗; 效果用牌一般规则吗";
    [C623P3 C625P2] "cast via effect left by effect; 因效果使用算效果离开; 効果で使われて領域を離れた";
    [C623P3 C625P2]
        "my spell played a card out of the deck does it count as leaving by an effect; 被效果使用算因效果离开吗";
    [C623P3] "效果让我用墓地的牌算从墓地离开吗; 从墓地用算因效果离开吗";
    [C623P6 C623P5]
        "say that I'm transforming; declare special way; forgot to declare transform; 变身要宣言吗; 変身は宣言する？";
    [C623P6 C900TransformP1]
        "do I have to say that I transform when I play it; he played it and later says it was a transform; 变身要宣言吗";
    [C623P6] "用变身要先说吗; 特殊用法要声明吗";
    [C623P6_2] "use two special ways at once; transform and false life together; 两种特殊使用同时; 2つの特殊な使い方";
    [C623P6_2]
        "can I transform and use false life with the same card at once; combine two special ways to play; 变身和虚伪生命能一起用吗";
    [C623P6_2] "变身和虚伪生命能同时用吗; 两种特殊用法一起";
    [C623P7 C623P9] "use a card through an effect do I pay or is it free; 因效果使用牌";
    [C623P8 C623P7]
        "effect lets me play card from graveyard, do I still pay; play from rest zone timing; still need main phase; 允许使用还要付费吗; 使えるようにする効果でコストは";
    [C623P8] "效果说可以用墓地的牌时机也放宽吗; 让可用就随时用吗";
    [C623P8_2] "an effect lets me use a transform guy from the graveyard may I transform; 效果允许使用能变身吗";
    [C623P8_2] "让我能用墓地的牌能用它的变身方式吗; 墓地变身使用";
    [C623P10 C623P11 C623P9] "effect uses a card, do I pay, special way; 效果使用卡 付费吗; 効果で使う";
    [C623P10 C623P11]
        "effect casts a card when; free cast in the middle; transform through effect-use; 效果使用的牌什么时候进连锁; 効果が使うカード";
    [C623P10 C623P10_2]
        "an effect plays a second spell does it resolve right away; when do I choose targets for the card that the effect plays; 效果使用的牌马上结算吗";
    [C623P10] "效果直接用的牌啥时候进连锁; 效果用的牌立刻进吗";
    [C623P10_2 C623P10] "targets for a card cast by an effect; when do I choose; 效果使用的牌目标; 効果で使う対象";
    [C623P10_2] "效果用出的牌目标什么时候选; 直接用的选目标";
    [C623P11] "the effect plays a transform guy for me may I transform with it; 效果使用能用变身吗";
    [C623P11] "效果直接用的牌能按虚伪生命那样用吗; 效果使用能变身吗";
    [C624P1] "is whenever another character enters an enter effect; what counts as a battlecry; 什么叫登场效果";
    [C624P1] "登场效果和登场时是一回事吗; 登场效果是啥";
    [C625P1 C625P2] "entered by an effect, transform counts; 因效果登场; 効果で登場した扱い";
    [C625P1 C801P1] "played from hand enters by effect; 使用登场算效果登场吗; 使って登場は効果扱い";
    [C625P1 C205P2]
        "cast counts as entering by effect; put in by effect vs played; 使用登场算效果登场吗; 使用での登場は効果で登場？";
    [C625P1]
        "when it enters by an effect clause after casting; played normally trigger?; 正常使用触发因效果登场吗; 通常使用と効果登場";
    [C625P1]
        "he entered by transform does it count as put into play by an effect; can't enter by effects but I just cast it; 变身登场算效果登场吗; 使用登场算不算效果";
    [C625P1] "变身登场算使用登场还是效果登场; 特殊使用算登场怎么算";
    [C625P2] "我自己的效果把它弹走算因效果离场吗; 效果离开怎么算";
    [C700P2 C701P1 C702P1 C703P1] "types of effects; 效果种类; 効果の種類";
    [C700P2 C701P1] "which kind of effect is this; is it trigger or static; three effect types; 效果有几种; 効果の種類";
    [C700P2]
        "what types of effects are there; is a passive ability a continuous effect; is an ability with a colon activated; 效果有几种";
    [C700P2] "效果一共分哪几种怎么区分; 效果有几类";
    [C700P3 C705P5] "is a buff an effect too; immune to effects loses my own buffs; 增益算效果吗; 強化も効果？";
    [C700P3] "I am immune to effects does that stop my own good effects; 好的效果也算效果吗";
    [C700P3] "坏的效果比如不能攻击也能被无效吗; 负面也算效果吗";
    [C700P4 C708P3]
        "alternative cost part of effect; loses effects cheaper cost gone; 无效后替代费用; 代替コストも失う";
    [C700P4 C307P5]
        "is the extra cost of a card part of its effect; he lost his effects does he still need the additional cost; 额外费用算效果吗";
    [C700P4] "写额外弃一张才能用算不算这牌的效果; 额外条件算效果吗";
    [C700P5 C702P4 C703P6]
        "source left after effect was used, still resolves; 效果发动后卡没了 还结算吗; 発動したキャラがいなくなった それでも解決";
    [C700P5 C702P4] "kill him in response, effect still happens; 连锁杀掉他 效果还发吗; 対応して倒したら効果は消える？";
    [C700P5 C702P4 C703P6] "source dead in response";
    [C700P5 C702P4 C703P6] "发动之后把那个人干掉效果还有吗";
    [C700P5 C702P4 C703P6]
        "source died does the effect still happen, kill it in response; 源头死了效果还有吗 响应打死它; 発生源がいなくなっても効果は";
    [C700P5 C703P6] "ability user destroyed in response; 启动后被破坏还有效吗; 起動後に破壊されても";
    [C700P5]
        "killed the source in response does ability still work; destroy it in response; source gone; 来源没了效果还结算吗; 元のカードがいなくなった効果";
    [C700P5 C702P4]
        "he kills my guy with the ETB on chain; still draw?; 登场后被杀还能抽吗; 登場後に破壊されても引ける？";
    [C700P5 C703P6]
        "I killed the guy in response to his ability does the ability still happen; does bolting the pinger stop the ping; he sacrificed the source is the skill fizzled; exile the source while its effect is on the stack; 效果来源没了还生效吗; 发动后破坏他有用吗; 打死他效果还处理吗";
    [C700P5 C106P3] "he responds to my tap ability by bouncing the guy do I still get it; 横置效果响应弹回";
    [C700P5]
        "he zaps my wizard in response to the wizard's own skill does the skill still hit; kill the source with the effect already paid; 付完费来源被杀效果还有吗";
    [C700P5] "我发效果他把我那只打死效果还做吗; 杀了怪效果还在吗";
    [C700P5] "响应除外掉本体那个效果还结算吗; 本体没了还结算吗";
    [C700P6 C700P6_2 C700P7 C700P8 C700P9]
        "several effects, same effect twice, order in a text; 同样效果两个 顺序; 同じ効果2つ 順番";
    [C700P6 C700P6_2] "same effect twice on a card; two paragraphs; double keyword; 同样效果两次; 同じ効果が2つ";
    [C700P6 C700P6_2]
        "my guy has the same ability printed and from equipment does it work twice; two lines of text are they separate; 同样的效果有两个都生效吗";
    [C700P6] "效果栏两段是算一个效果还是两个; 两段效果怎么算";
    [C700P6_2 C900CriticalP5 C900PierceP3] "same keyword twice; 同一关键字两个叠加吗; 同じキーワード2つ 重複";
    [C700P6_2] "同一张牌写了两遍同样的效果都能用吗; 重复效果能叠吗";
    [C700P7 C700P8] "order of effects on a card; 效果从上到下; 効果の順番";
    [C700P7 C700P8]
        "in what order do the effects go; draw then discard or discard first; left to right; 效果按什么顺序; 効果の処理順";
    [C700P7 C700P8]
        "draw then discard can I discard the card I just drew; the effect says discard then draw in which order; do I do the sentences in the order printed; 先抽还是先弃; 效果按顺序处理吗";
    [C700P7] "一张牌好几条效果同时结算从哪条开始; 多条效果顺序";
    [C700P8] "抽一张弃一张可以先弃再抽吗; 先抽还是先弃";
    [C700P9] "the last sentence of the effect says it cannot be responded to does it already count; 效果末尾的补充说明";
    [C700P9] "效果末尾那句补充是结算的时候才生效吗; 末尾附注几时生效";
    [C700P10 C700P10_2] "effects outside the battle zone; 不在场 效果; 場以外で有効";
    [C700P10 C701P1]
        "does it work in my hand; effects in graveyard active; passive in mana zone; 手牌里效果有效吗; 手札で効果は有効？";
    [C700P10 C700P10_2]
        "can I use an ability from my hand; does the text work in the graveyard; does a static ability work while in hand; 手牌里效果能用吗; 墓地里效果有用吗";
    [C700P10] "手牌里的减费效果不在场上也有用吗; 手里的效果算不算";
    [C700P10_2 C700P10] "effect usable from grave only; hand skill; 手牌里用的效果; 手札から使う効果";
    [C700P10_2] "墓地里的牌能发动效果吗; 坟里发效果";
    [C701P1 C701P2]
        "always-on effect respond; lord bonus starts right away; static activated?; 永续效果马上生效吗; 永続効果はすぐ";
    [C701P1]
        "does my lord in the graveyard still pump; does a continuous effect need to be activated; does the aura work while the card is tapped; 永续效果要发动吗; 横置时永续还在吗";
    [C701P1] "一直生效的那种要不要宣布发动; 永续要发动吗";
    [C701P2 C701P2_2] "respond to a continuous effect; 永续效果 响应; 永続効果に対応";
    [C701P2 C701P2_2]
        "can I respond before his static ability kicks in; his anthem came down is there a window before it applies; can I chain to a continuous effect; 永续效果能响应吗; 永续什么时候生效";
    [C701P2] "角色一落地光环马上有吗; 光环几时生效";
    [C701P2] "场上光环怪刚下来我能在生效前响应吗; 光环落地前";
    [C701P2_2 C701P1] "can I respond to a continuous effect, passive works while tapped; 永续能响应吗; 永続に対応";
    [C701P2_2] "respond to a continuous effect; does passive use the chain; 永续能响应吗; 永続に対応";
    [C701P2_2] "永续效果能连锁反制吗; 能康光环吗";
    [C701P3 C701P5] "two effects set attack, order; 两个永续设定攻击力; 永続効果の順番 攻撃力を設定";
    [C701P3] "two effects set attack, which one counts; 两个改攻击力后来的; 後の効果が優先";
    [C701P3]
        "two effects set attack which one; latest wins; set to 1000 and set to 3000; 两个设定攻击力; 攻撃力を設定する効果が2つ";
    [C701P3]
        "one effect sets attack to 1000 and then another sets it to 3000 which counts; the newer of two contradictory static effects; I set his attack to 0 after he pumped it; 两个永续冲突看哪个; 后来的覆盖吗";
    [C701P3] "两张都说把攻击变成多少听谁的; 两个设定攻击力冲突";
    [C701P3] "先减后设还是先设后减攻击怎么算; 永续谁后谁大";
    [C701P4 C701P6 C701P7] "continuous effects begin together; 永续同时; 永続が同時";
    [C701P4 C701P5 C701P6]
        "two statics at the same time order; both auras begin together; who decides; 同时生效的永续顺序; 同時に始まる永続の順番";
    [C701P4 C701P5 C701P6]
        "both static effects come in at the same instant whose applies first; two continuous effects start together who orders them; 永续同时生效顺序";
    [C701P4 C701P5] "两个光环同时落地先算谁的; 永续同时生效顺序";
    [C701P6] "同时生效时对面的光环和我的谁先算; 光环双方先后";
    [C701P7] "enters under ability loss; all lose abilities then new one comes; 无效环境下登场; 効果を失わせる中で登場";
    [C701P7]
        "his card blanks all newcomers and my new guy says he cannot be blanked; does my entering card's own protection work against a silence field; 无效场下登场的角色效果";
    [C701P7] "两张互相无效对方效果的怎么判; 互相沉默谁赢";
    [C701P7] "后下的怪被沉默光环压着能反过来沉默它吗; 被无效还能无效别人吗";
    [C702P1 C702P2] "what triggers a triggered effect; does it go on chain; 触发效果怎么发动; 誘発効果とは";
    [C702P1 C702P1_2]
        "it reads when but is it really a trigger; how do I see that an effect is triggered; 怎么看是触发效果";
    [C702P1] "写当什么什么时的是触发效果吗; 怎么认触发";
    [C702P2 C702P2_2] "must a triggered effect be used, may; 触发效果必须发吗 可以; 誘発は強制 「可以」任意 してもよい";
    [C702P2 C702P2_2] "trigger must or may";
    [C702P2 C702P2_2] "触发效果能不能不发";
    [C702P2 C702P2_2] "forced trigger, may trigger; 触发效果必须发动吗; 誘発は強制 任意";
    [C702P2 C702P2_2] "I forgot my trigger; 忘了触发; 誘発を忘れた";
    [C702P2]
        "forgot my trigger; must I use a trigger; activate a trigger by myself; trigger again at will; 触发效果能不用吗; 誘発を使わないこと";
    [C702P2] "trigger forgotten earlier do it now; missed trigger; opponent must remind?; 忘了触发补做; 誘発を忘れた";
    [C702P2 C702P2_2]
        "my own trigger hurts me must it go; skip harmful trigger; he forces my trigger; 不利的触发必须发动吗; 不利な誘発";
    [C702P2 C702P6]
        "can I choose when to use my trigger; I forgot my trigger may I use it later; can I hold the when effect for another time; does the trigger go off twice for one event; 触发效果能自己选时机吗; 忘了触发能补吗";
    [C702P2 C106P6] "we forgot a trigger a turn ago can we still do it; 忘了触发";
    [C702P2] "触发效果我能自己挑时候发吗; 触发能主动用吗";
    [C702P2] "我忘了喊触发过一会儿想起来能补吗; 漏触发了";
    [C702P2_2] "trigger optional or mandatory; 触发能不能不发; 誘発は任意か強制か";
    [C702P2_2 C702P2]
        "trigger says may do I have to use it, forced to trigger, optional effect decline; 写了可以能不发动吗; 「できる」は使わなくていい";
    [C702P2_2] "it says may, can I skip; optional trigger; decline; 写可以能不触发吗; してもよいで使わない";
    [C702P2_2]
        "the trigger says may do I have to; he must do it even if it hurts him; can I skip my enter effect; 写可以能不触发吗; 触发效果必须用吗";
    [C702P2_2] "do I have to draw when the trigger says I may; optional trigger; 可以的效果能不发动吗";
    [C702P2_2] "写了可以的触发我能不发吗; 触发能不要吗";
    [C702P2_2] "没写可以的触发我不想要抽牌行吗; 强制触发能放弃吗";
    [C702P3 C702P4_2 C703P6_2] "condition gone on resolution";
    [C702P3 C702P4_2] "condition lost when resolved; 结算时条件不满足; 解決時に条件を満たさない";
    [C702P3 C702P5]
        "condition not met at trigger; needs ally when entering; ally killed in response; 触发时条件不满足; 誘発時に条件を満たさない";
    [C702P3] "condition became true after trigger; too late; 后来才满足条件; 後から条件を満たした";
    [C702P3 C702P4_2 C702P5]
        "the condition was true when it triggered but no longer on resolution do I still draw; he killed my other guy in response to the if condition; intervening if; 触发后条件没了还处理吗; 结算时条件不满足";
    [C702P3] "触发那一刻条件不满足后来满足了行吗; 触发时要满足条件吗";
    [C702P4 C702P4_2]
        "trigger after its card died; condition lost before resolve; in response remove the condition; 触发后条件没了; 解決時に条件がない";
    [C702P4 C801P1]
        "enter trigger is waiting and my guy is killed; source killed still draws; 登场时等待中角色死了; 登場時の解決前に破壊";
    [C702P4]
        "my guy died with his enter trigger on the stack do I get the effect; he bounced the card in response to the trigger; 触发后角色被弹效果还在吗";
    [C702P4] "触发之后本体被打死效果还有吗; 触发后怪死了";
    [C702P4_2 C703P6_2 C702P3] "condition no longer met on resolution; 结算时条件不满足; 解決時に条件を満たさない";
    [C702P4_2 C702P5 C703P6_2] "结算的时候条件没了怎么办";
    [C702P4_2] "触发时满足结算时不满足了还做吗; 结算时条件没了";
    [C702P5 C702P8_3 C702P9] "triggered targets; 触发效果 对象; 誘発の対象";
    [C702P5 C702P4_2]
        "needs another ninja, he kills my other ninja in response do I draw; partner removed in response; 响应杀掉条件角色; 条件のキャラを対応で倒された";
    [C702P5] "登场有队友才抽牌队友被响应打死还抽吗; 结算前队友死了还抽吗";
    [C702P6] "trigger once for several cards; 触发几次; 何回誘発";
    [C702P6 C702P7] "trigger twice, order of own triggers; 触发几次 自己的顺序; 何回誘発 自分の順番";
    [C702P6] "does it trigger twice; one event one trigger; 一次触发一次; 1回の誘発で1回";
    [C702P6] "一次破坏两张我的效果触发几次; 一回动作触发几次";
    [C702P7 C106P6] "my card has two triggers order; several of mine at once; 一张牌多个触发顺序; 1枚の複数誘発";
    [C702P7] "two abilities of my one card trigger together can I pick which is first; 一张卡两个效果同时触发";
    [C702P7] "一张牌两个登场时顺序能自己排吗; 同牌两触发排序";
    [C702P8 C702P8_2 C801P3] "cost of a triggered effect, decline; 触发效果的费用 不付; 誘発効果のコスト 払わない";
    [C702P8 C702P8_2]
        "pay for trigger when; no mana for the trigger; decide not to pay; pay later on resolve; 触发额外费用什么时候付; 誘発コストを払わない";
    [C702P8 C702P8_2 C702P8_3]
        "the trigger asks me to pay 1 when do I pay; can I decide to pay for the trigger on resolution; I have no mana left for my trigger what happens; I do not want to pay for the trigger; 触发要付费什么时候付; 付不起触发怎么办";
    [C702P8] "触发要弃一张牌什么时候弃; 触发的费用几时付";
    [C702P8_2] "unable to pay a trigger; 触发费用付不起; 誘発のコスト";
    [C702P8_2] "触发费用付不起以后能补付吗; 触发费用不付会怎样";
    [C702P8_3 C801P3_3]
        "choose targets when paying the trigger; after seeing the response?; 触发付费时选目标; 誘発のコストと対象";
    [C702P8_3] "触发要付费又要选目标能先付再选吗; 先付后指定";
    [C702P9 C704P3] "is a shield trigger a normal trigger; counterstrike on stack; 反击特效是触发吗; 反撃特効は誘発？";
    [C702P9 C704P3] "is a counterstrike a trigger like any other; 反击特效算触发效果吗";
    [C703P1 C703P1_2] "colon effect; pay both costs; part of the cost; tap and discard; 冒号前是费用; コロンの前";
    [C703P1 C703P1_2]
        "do I have to pay all parts before the colon; the ability costs tap and discard can I skip one; can I pay with a card that is already tapped; 冒号前的要全付吗; 启动效果怎么付费";
    [C703P1] "冒号前面的都是代价吗; 冒号前后啥意思";
    [C703P1_2 C703P2] "activated effect costs; 启动效果 费用; 起動効果のコスト";
    [C703P1_2] "代价写横置加弃牌只做一个行吗; 多个费用全要付吗";
    [C703P2 C317P7]
        "tap first then choose target?; order of using a skill; 启动先选对象再付费吗; 起動の対象とコストの順";
    [C703P2 C703P2_2]
        "can I activate the skill with no target just for the cost; I want to tap my guy with his ability but there is no target; do I choose the target before paying; 没对象能发动吗; 空发启动效果";
    [C703P2] "发效果是先选目标还是先付钱; 先指定还是先付";
    [C703P2_2 C703P3 C703P5]
        "when can activated effects be used, opponent's card, without target; 启动效果什么时候能用 对方回合; 起動効果いつ使える 相手ターン 何回";
    [C703P2_2 C703P3 C703P5] "activate when, whose";
    [C703P2_2] "activate without a target; 没目标启动; 対象なしで起動";
    [C703P2_2 C703P2]
        "activate without target; use ability with nothing to hit; activate just to tap; 没目标能发动吗; 対象なしで起動";
    [C703P2_2] "activate with no legal creature; use for the cost only; 没目标只想付费用; コストだけ払いたい";
    [C703P2_2] "场上没目标能空发启动效果吗; 没目标能发效果吗";
    [C703P3 C703P5] "启动效果什么时候都能用吗 能用对面的吗";
    [C703P3] "use the opponent's card effect; 用对手的效果; 相手の起動効果";
    [C703P3] "use my opponent's card ability; tap his guy for my cost; 能用对手卡的启动效果吗; 相手のカードの起動効果";
    [C703P3]
        "can I use the ability of his card; may I activate an ability on my opponent's permanent; 能用对面角色的效果吗";
    [C703P3] "对面能付费用我场上角色的效果吗; 用对手的效果";
    [C703P4 C612P6_2] "once a turn after control change, use again; 夺取后一回合一次; 奪った後ターン1回";
    [C703P4]
        "once a turn after stealing; he used it and I stole it can I use; once per turn limit; 换控制后一回合一次; 奪った後1ターン1回";
    [C703P4]
        "is once per turn per player or per card; two copies each with a once a turn skill can I use both; 一回合一次换控制者";
    [C703P4] "一回合一次的用过被抢走还能再用吗; 换人后限一次";
    [C703P5] "activated effect in opponent's turn, multiple times; 对方回合开能力; 相手ターンに起動できる？";
    [C703P5 C318P6_2] "tap ability of a new guy, in his turn; 新角色横置能力; 出たてのタップ能力 相手ターン";
    [C703P5 C800P1]
        "activated effect on his turn, how many times, during battle; 启动效果对手回合 用几次; 起動効果は相手ターン 何回";
    [C703P5 C703P4] "use an ability many times a turn, no limit stated; 没写次数能用几次; 何回でも使える";
    [C703P5 C800P1]
        "activate on his turn; use ability any time; ability speed; use in battle; how often can I activate; 启动效果对手回合能用吗; 起動効果は相手ターンに使える？";
    [C703P5 C105P2]
        "abilities during opponent's attack; activate as response; unlimited uses; 对手攻击时启动; 相手の攻撃中に起動";
    [C703P5 C800P1]
        "can I use my guy's ability in the opponent's turn; may I activate it twice if I can pay; can I use the ability during the attack; 对方回合能发动效果吗; 没写次数能发动几次";
    [C703P5]
        "may I use the same activated skill three times in a turn; is there an implicit once per turn; 启动效果一回合几次";
    [C703P5] "没写时机的效果能在对面回合发吗; 启动效果对面回合用";
    [C703P5] "启动效果能当手坑响应吗; 发效果要不要自己回合";
    [C703P6 C703P6_2]
        "tapped for ability then died; ability resolves without source; condition failed on resolve; 发动后卡离场还结算吗; 起動後に破壊された";
    [C703P6] "我横置发了效果他把我弹回手还有效吗; 弹了本体还生效";
    [C703P6_2] "I activated it and the condition stopped being true before it resolved; 发动后条件不满足";
    [C703P6_2] "启动效果结算时不满足条件咋办; 结算不满足跳过吗";
    [C704P1 C606P2 C324P4]
        "life card scrapped for a cost, does counterstrike work, life lost by effect; 废弃生命触发反击吗 效果伤害生命; ライフを廃棄 反撃特効は発動";
    [C704P1 C704P4] "counterstrike on a card in my hand, pay for counterstrike; 手牌里的反击特效能用吗; 手札の反撃特効";
    [C704P1 C312P1]
        "trigger from life zone works when, life burned by an effect does the trigger work; 掉血时翻到反击才发动吗 自己废弃的血能触发吗; ライフから落ちた時だけ";
    [C704P1] "只有挨打翻出来的命牌才能发红字吗; 红字怎么触发";
    [C704P1] "反击牌在手里能直接用红字吗; 手里能发反击吗";
    [C704P2] "does counterstrike cost anything, pay for life trigger; 反击特效要付费吗; 反撃特効のコスト";
    [C704P2 C312P1]
        "which cards have life triggers; can a character be a shield trigger; 哪些牌有反击; 反撃特効を持つカード";
    [C704P2] "can a character have a counterstrike; where on the card do I see the life trigger; 反击特效在哪看";
    [C704P2] "角色牌会有反击吗红字在哪; 哪些牌有反击";
    [C704P3 C704P5]
        "shield trigger resolves before chain; priority in counterstrike; 反击特效优先处理吗; 反撃特効は最優先？";
    [C704P4 C312P2] "forgot my shield trigger; missed counterstrike and went on; 忘了反击特效; 反撃特効を忘れた";
    [C704P4] "反击翻出来是坏的能跳过吗; 反击能选择跳过吗";
    [C704P4_2 C704P6 C704P8 C704P9] "counterstrike impossible, damage again; 反击特效 做不到; 反撃特効 できない";
    [C704P4_2] "counterstrike with no target; 反击特效没目标; 反撃特効の対象がない";
    [C704P4_2 C704P4] "counterstrike with no legal thing; shield trigger can't do; 反击特效做不到; 反撃特効ができない";
    [C704P4_2]
        "my counterstrike destroys a guy but he has none; the life trigger cannot do anything is it used; 反击特效没目标怎么办";
    [C704P4_2] "反击让我破坏一张对面没怪怎么算; 反击没目标";
    [C704P5 C312P2_2]
        "cancel his counterstrike, respond to the flipped life card; 能取消反击特效吗; 反撃特効を打ち消す";
    [C704P5 C312P2_2] "can my opponent chain to my shield trigger; 对面能连锁我的扳机吗; トリガーに対応できる";
    [C704P5 C105P4_2]
        "can I stop a shield trigger with my instant; negate trigger from life; 能取消反击特效吗; 反撃特効を打ち消す";
    [C704P5 C312P2_2]
        "the counterstrike comes up with other things on the stack which first; may he use an instant before my life trigger; 反击特效最先处理吗";
    [C704P5] "my opponent flips a red text card off my attack may I answer; 反击特效优先处理";
    [C704P5] "反击翻出来是插在其他连锁前面吗; 反击先结算吗";
    [C704P5] "反击特效发的时候我能出瞬间吗; 反击时响应";
    [C704P6 C704P5]
        "after the counterstrike who may act; triggers caused by shield trigger; 反击后谁行动; 反撃後の優先権";
    [C704P6] "反击里面又触发别的什么时候进连锁; 反击触发后续";
    [C704P7 C704P7_2] "two damage with counterstrike, one by one; 两点伤害 反击 一张一张; 2点ダメージ 反撃 1枚ずつ";
    [C704P7 C704P7_2]
        "two life cards flipped both triggers; flip one by one or all; two shield triggers order; 一次翻两张生命牌; 2枚のライフを同時に";
    [C704P7 C704P7_2]
        "I take three damage do I flip all cards at once; two life cards flipped and the first is a trigger when do I flip the second; can the first trigger save the second card; 打两点命一起翻吗; 一次掉两命怎么翻";
    [C704P7 C900CriticalP4_2]
        "the first flipped card gives me a life card will that one be flipped too; heal in the middle of double damage; 掉命中途加命会被打掉吗";
    [C704P7] "一张法术打两点命先翻哪张; 效果打两命怎么翻";
    [C704P7_2 C900CriticalP3_2 C704P7]
        "two damage to life with counterstrike first, one by one; 两点伤害生命一张张翻吗; 2点ダメージ 1枚ずつめくる";
    [C704P7_2 C704P9]
        "crit broke two shields, does the second one's trigger also happen; both triggers used; 两张反击都用吗; 2枚とも反撃特効";
    [C704P7_2] "扣两条命两张都是反击一起发吗; 两张反击依次";
    [C704P7_2] "第一张反击加了命第二点打的是新加的吗; 翻到一半命变了";
    [C704P8] "counterstrike damages life again; chain of shield triggers; 反击特效再造成伤害; 反撃特効でまたダメージ";
    [C704P8]
        "my counterstrike damages his life and his card is a counterstrike too who goes on; life trigger in a life trigger; 反击打出反击";
    [C704P8] "反击里写给对面一点伤害那张马上翻吗; 反击里再打命";
    [C704P9] "both lives damaged; 双方生命同时受伤; 両方のライフ";
    [C704P9]
        "both life zones damaged at once; both players flip; who flips first; 双方生命同时受伤; 両者のライフに同時";
    [C704P9] "both life zones take damage at once whose card is flipped first; 双方同时掉命谁先翻";
    [C704P9] "双方命一起掉谁先翻; 互相扣命顺序";
    [C704P9] "同时掉命双方都翻出反击谁的先发; 双方反击先后";
    [C705P1 C705P7]
        "does choose mean target; is choosing targeting; does it target; 选择算取对象吗; 選ぶは対象を取る？";
    [C705P1] "要指定对象的牌是打出时就选还是结算才选; 什么时候选目标";
    [C705P1_2 C705P1_3] "target itself; 选自己为对象; 自身を対象";
    [C705P1_2 C705P2]
        "must my target match the wording; target a character that is not valid; wrong target picked; 选了不符合的对象; 条件に合わない対象";
    [C705P1_2 C705P1_3]
        "can my effect target itself; may I target a guy that can't be targeted; his description says tapped character and he picked an untapped one; can I counter my own counter; 能指定自己吗; 能选不合条件的对象吗";
    [C705P1_2] "描述是横置的角色我能指定竖着的吗; 不合描述能选吗";
    [C705P1_3 C705P4] "itself as target, same twice";
    [C705P1_3 C705P4] "能选自己当对象吗 能选同一个两次吗";
    [C705P1_3] "effect targets itself; counter itself; 能以自己为对象吗; 自身を対象";
    [C705P1_3] "效果能选自己当目标吗; 指定自己行吗";
    [C705P1_3] "不能被指定的怪能被我的法术点到吗; 嘲讽保护不能被选";
    [C705P2] "target an indestructible character; 指定不能破坏的; 破壊されないキャラを対象";
    [C705P2] "target something that won't be affected, indestructible target; 指定不会破坏的; 破壊されないのを対象";
    [C705P2]
        "target an indestructible; destroy something that can't be destroyed legal?; pointless target; 能选不会被破坏的吗; 破壊されないキャラを対象に";
    [C705P2 C102P4]
        "aimed destroy at an indestructible just for the draw part; useless target ok; 为了后半效果选无效目标; 効かない相手を対象に";
    [C705P2]
        "can I target an indestructible guy with my kill spell; may I aim at something that would not be affected; I want to tap a tapped guy with a spell; 对没效果的目标能用吗; 能指定不会被破坏的吗";
    [C705P2] "may I aim burn at a guy that prevents all damage; is a pointless target legal; 打没用的目标合法吗";
    [C705P2] "不能被破坏的怪能拿来当破坏的目标吗; 选不能破坏的";
    [C705P3 C705P6_2 C320P6_2]
        "he bounced my spell's target, my equipment target, is the cost lost too, fizzled spell goes where; 目标没了费用还付吗; 対象が逃げた コストは払ったまま";
    [C705P3 C705P6_2]
        "target left in response; target now illegal; fizzles; do I lose my card; 对象离场效果失败吗; 対象がいなくなったら不発";
    [C705P3]
        "response moved target to hand and back; same card again still target?; flicker dodge; 对象离场又回来; 対象が出直した";
    [C705P3 C705P6_2]
        "the target left and came back is it still the target; I flickered my guy in response to his removal; he became untargetable after I targeted him; 响应后变成不能成为对象; 目标离场再回来还中吗";
    [C705P3 C200P4] "he blinked his guy in response to my kill spell; target left and reentered; 目标离场再登场";
    [C705P3] "我点的目标被他弹了效果怎么办; 单目标跑了";
    [C705P4] "same target twice; 同一个目标选两次; 同じ対象を2回";
    [C705P4] "same target twice; 同一目标两次; 同じ対象を2回";
    [C705P4]
        "target the same guy twice; both points on one character; two targets same card; 同一张能选两次吗; 同じ対象を2回";
    [C705P4]
        "can I choose the same creature twice for two targets; deal 500 to two characters both on one guy; 两个对象能选同一个吗";
    [C705P4] "写指定两张能两次都点同一张吗; 同一张选两次";
    [C705P5 C705P5_2 C705P7]
        "untargetable own buff, choose is not target, board wipe hits untargetable; 不能成为对象 自己也不行 选择算对象吗; 対象にならない 選ぶは対象 自分も";
    [C705P5 C705P1_3]
        "my own card can't be targeted may I target it, ability targets itself; 自己的不能指定也不行吗; 自分のも対象にできない";
    [C705P5 C705P7]
        "hexproof, shroud, untargetable monster and board wipe; 辟邪的怪怎么解 不能指定的怪; 呪禁のキャラの倒し方";
    [C705P5]
        "hexproof from own buffs; can I target my own untargetable; can't be targeted good effect; 自己能选不能被指定的吗; 自分の対象にならないキャラを強化";
    [C705P5 C705P1_2] "untargetable vs spell that says target; his guy can't be picked; 不能成为对象; 対象にできない";
    [C705P5]
        "can I pump my own shrouded guy; hexproof from my own spells too; cannot be targeted does that stop equipment and heals; 不能成为对象自己能指定吗; 魔免能被自己加吗";
    [C705P5] "不能被指定我自己的增益能给它吗; 扰咒自己能点吗";
    [C705P5_2]
        "tap untargetable for cost; sacrifice hexproof as cost; 不能成为对象能当费用吗; 対象にならないキャラをコストに";
    [C705P5_2 C606P3] "can I sacrifice my guy that cannot be targeted as a cost; 不能成为对象能拿来付费用吗";
    [C705P5_2] "不能被指定的角色能当代价横置或者废弃吗; 扰咒当费用";
    [C705P6 C320P6] "one of the two targets left does the other still get hit; 两个目标跑了一个; 2体のうち1体がいない";
    [C705P6] "one of two targets gone the other still?; partial fizzle; 两个对象没了一个; 片方の対象だけ";
    [C705P6] "两个目标死了一个另一个还受影响吗; 部分目标非法";
    [C705P6_2] "所有目标都不在了算使用失败吗; 全没目标";
    [C705P7 C622P2] "choose without targeting hits hexproof; 选择不算指定; 選ぶは対象を取らない";
    [C705P7 C705P5] "board wipe hits untargetable; choose untargetable; 不取对象能影响吗; 対象を取らない全体除去";
    [C705P7 C606P3]
        "his hero can't be targeted, how do I remove it; get around hexproof; 怎么处理不能被指定的角色; 対象にならないキャラの倒し方";
    [C705P7 C622P2]
        "the card says choose not target can I choose a hexproof guy; does select count as targeting; 选择算取对象吗; 写选择能选不能成为对象的吗";
    [C705P7] "写选择而不是指定能选扰咒的怪吗; 选择和指定一样吗";
    [C706P1 C706P2_2 C706P4 C706P5_2 C706P6 C706P7] "copy a copy, copy a tactic; 复制 战术; コピーのコピー";
    [C706P1 C706P2] "clone; what does a copy have; copy with cost and colour; 复制得到什么; コピーの内容";
    [C706P1 C706P2] "does my clone copy the level and equipment; 复制不复制什么";
    [C706P1] "复制怪是变成它还是多一张; 复制是啥意思";
    [C706P2 C706P3 C706P5]
        "copy level and counters, enter effect; 复制 等级 指示物 登场时; コピー レベル カウンター 登場時";
    [C706P2 C706P3 C706P5] "clone level, enters";
    [C706P2 C706P3 C706P5] "copy keeps buffs and levels, copy triggers enter; 复制 加成 登场时; コピーは強化も 登場時";
    [C706P2] "what does my clone copy; does the copy have the name and cost of the original; 复制会复制名字吗";
    [C706P2] "复制别的角色连名字费用都复制吗; 复制包括名字吗";
    [C706P2] "复制了同名角色会不会触发同名废弃; 复制后角色名算吗";
    [C706P2_2 C706P7] "copied spell same targets; retarget copy; 复制的目标能改吗; コピーの対象を変える";
    [C706P2_2] "I copy a spell on the chain does it have the same target; 复制连锁上的牌对象一样吗";
    [C706P2_2] "复制连锁里的法术能换目标吗; 复制法术目标";
    [C706P3] "copied guy level, equipment; 复制的等级; コピーのレベル";
    [C706P3 C706P5] "复制品几级 有没有指示物 算登场吗";
    [C706P3 C706P2] "copy a level three with counters; 复制三级; レベル3をコピー";
    [C706P3]
        "copy of a level 3 guy level; copied counters; clone with buffs; 复制等级和指示物吗; コピーはレベルも写す？";
    [C706P3 C706P2] "does a clone copy equipment and damage; copying buffs; 复制装备和伤害吗; コピーは装備も写す？";
    [C706P3]
        "I clone a buffed guy does my copy get the buff; copying a level 3 hero do I get level 3; does the clone get counters; 复制三级是几级; 复制会复制加攻吗";
    [C706P3] "my mirror guy copied a guy with counters and a sword what do I get; 复制有装备的角色";
    [C706P3] "复制三级角色我也是三级吗; 复制等级跟着吗";
    [C706P3] "加了两千攻的怪被复制加成有吗; 复制包括buff吗";
    [C706P3] "复制带指示物的怪指示物也有吗; 复制指示物";
    [C706P4 C706P2] "copy of a copy; clone a clone; 复制品再复制; コピーのコピー";
    [C706P4] "I copy a clone what do I get; copy of a copy; 复制一个复制的";
    [C706P4] "复制了复制怪是复制原版还是现在的样子; 复制的复制";
    [C706P5 C706P5_2] "becomes a copy enter trigger; turns into another; 变成复制触发登场吗; コピーになったら登場時";
    [C706P5 C706P5_2]
        "my guy on the table turned into a copy does it trigger the battlecry; he became a copy are my pumps on it gone; is the transformed clone summoning sick; 变成复制品触发登场吗";
    [C706P5 C318P6] "my ready guy became a copy of a new card may it attack; 变成复制能攻击吗";
    [C706P5] "场上的牌变成复制触发登场时吗; 变形触发登场吗";
    [C706P5_2] "变成别的怪以后原来中的减攻还在吗; 变了之后debuff";
    [C706P6 C706P7] "enters as a copy, copy a spell; 复制战术; コピーして登場 呪文コピー";
    [C706P6] "enters as a copy trigger ETB; 以复制登场触发; コピーとして登場";
    [C706P6] "my clone enters as a copy do I get the enter effect of the original; 作为复制登场触发登场效果吗";
    [C706P6] "写作为场上一张登场复制出来的登场效果能发吗; 复制登场触发登场时";
    [C706P6] "克隆怪是先上场再变还是直接就是; 登场即复制";
    [C706P7 C706P7_2]
        "copy a spell; copied spell counts as used; choose new targets for copy; 复制的战术算使用吗; 戦術のコピー";
    [C706P7 C706P7_2]
        "I copied his spell did I cast it; does a copied spell trigger when I use a card; may I choose new targets for the copy; is X the same for my copy; 复制法术能改目标吗; 复制的牌算使用吗";
    [C706P7] "复制的法术算使用过吗触发使用时吗; 复制算使用吗";
    [C706P7_2] "复制X法术X是多少; 复制带X";
    [C707P1 C707P2] "double damage twice, replacement repeats; 两个翻倍 改为; 2倍が2つ 置換 何回";
    [C707P1 C707P3] "instead effect; would be destroyed instead; replaced thing happen?; 改为; 代わりに";
    [C707P1] "效果里写改为是怎么回事; 改为是替换吗";
    [C707P2] "double and double damage; 翻倍再翻倍; 2倍の2倍";
    [C707P2] "plus damage and double, order; 加伤和翻倍 顺序; 追加と2倍の順番";
    [C707P2] "doublers";
    [C707P2] "两个加倍一起怎么算";
    [C707P2] "two doublers, double damage twice; 翻倍两次; 2倍が2つ";
    [C707P2] "double and double is four times; 两个翻倍; 2倍の2倍";
    [C707P2] "double damage twice; two doublers; replacement loops; 伤害翻倍两次; ダメージ2倍が2つ";
    [C707P2]
        "two doublers on the table is it times four; damage is doubled by two cards; can a replacement apply to itself again and again; 两个加倍怎么算; 翻倍两次";
    [C707P2] "两个伤害加倍一起生效打多少; 双倍再双倍";
    [C707P2] "替换效果会一直自己套自己吗; 改为会循环吗";
    [C707P3 C707P4 C707P4_2] "replacement condition; 改为 条件; 置換の条件";
    [C707P3 C605P7] "instead of dying exile trigger; replaced original happens?; 被替换后原效果; 置き換わった元の効果";
    [C707P3 C707P1]
        "it says instead does the original still happen; draw two instead of one do I draw three; 改为的话原来的还执行吗";
    [C707P3] "改为除外的话原来进墓地那个还触发吗; 改为后原效果还在吗";
    [C707P4 C707P4_2] "instead if condition, checked when; condition lost later; 改为条件什么时候看; 条件付きの代わり";
    [C707P4 C707P4_2]
        "the spell says if you have five cards do this instead when is that checked; I had the condition when I cast it and lost it before resolution; 改为的条件什么时候看";
    [C707P4] "用的时候满足条件就升级成强化版吗; 改为啥时候看条件";
    [C707P4_2] "用的时候满足结算时不满足还按强的算吗; 强化后条件没了";
    [C708P1 C708P2 C708P2_2] "blanked, given ones too";
    [C708P1 C708P2 C708P2_2] "失去效果之后别人给的还有吗";
    [C708P1 C708P2_2] "negated counterstrike, get effect later; 失去效果后再获得; 効果を失った後に得る";
    [C708P1 C708P2] "silence removes what; lose all abilities shield trigger too; 失去效果包括反击吗; 効果を失う範囲";
    [C708P1] "silenced life card trigger; lose effects in life?; 无效反击; 効果を失った反撃特効";
    [C708P1]
        "I silence a card in the life zone will its counterstrike work; all effects lost does the red text go too; 失去效果反击特效还有吗";
    [C708P1] "沉默了红字反击也没了吗; 失去效果含反击吗";
    [C708P1] "只丢一个效果还是全丢; 失去效果丢哪些";
    [C708P2_2 C708P2_3]
        "gains again after silence; equipment effects of silenced bearer; 失去效果后还能获得吗; 効果を失った後に得る";
    [C708P2_2]
        "he was silenced can he gain a new keyword afterwards; the lord gives everyone pierce again after the silence; 沉默后还能获得效果吗";
    [C708P2_2] "沉默之后光环给的突袭还能再有吗; 沉默后光环再给";
    [C708P2_3 C319P8]
        "silence a guy with sword; equipment still works on a blank; 无效角色装备还有用吗; 無効キャラの装備";
    [C708P2_3] "my hero is silenced does his sword still work; 角色被沉默装备效果还在吗";
    [C708P2_3] "角色被沉默装备的效果也没吗; 沉默影响装备吗";
    [C708P3] "the ability was removed do I still have its restriction; 失去效果后限制还在吗";
    [C708P3] "失去效果之后启动条件还限制它吗; 失去效果限制还在吗";
    [C709P1 C709P1_2 C709P2 C709P3 C709P4 C709P7_2]
        "gain another card's effects; 获得其他牌的效果; 他のカードの効果を得る";
    [C709P1 C709P1_2]
        "copy abilities of a silenced one; gain gained effects; steal abilities; 获得别的卡的效果; 効果を得る";
    [C709P1]
        "I gain the effects of his guy do I get what his equipment gives him; does stealing abilities include borrowed ones; 获得效果包括别人给的吗";
    [C709P1] "获得对面角色的效果包括它装备给的吗; 偷效果包不包外加";
    [C709P1_2] "his guy is silenced can I still copy his abilities with gain effects; 被无效的效果能获得吗";
    [C709P1_2] "它被沉默了我还能获得它的效果吗; 抄被沉默的怪";
    [C709P2 C709P1]
        "gain another's pierce but my level is low; borrowed skill conditions; 获得的效果要等级吗; 得た効果のレベル条件";
    [C709P2 C307P2] "I gained pierce from a level 2 ability at level 1; 等级不够获得的效果";
    [C709P2] "一级角色得到二级效果能直接用吗; 抄二级效果要二级吗";
    [C709P3 C709P4]
        "I gain the abilities of a transformed hero do I get those of the cards under it; 获得变身角色的效果包括底下吗";
    [C709P3] "获得变身怪的效果连底下变身牌的也得吗; 抄变身怪";
    [C709P4 C900TransformP8]
        "under card had gained ability does top get it; memory of gained; 变身前获得的效果; 変身前に得た効果";
    [C709P4]
        "the transformed hero had gained an ability before he transformed is it still there; 变身前获得的效果还在吗";
    [C709P4] "变身怪再变身上次另得的效果还传吗; 连环变身传效果";
    [C709P6 C709P5]
        "Piccolo that gained a second trigger is the source for another Piccolo does it trigger twice; 短笛变身触发两次吗";
    [C709P6] "比克叠比克登场效果能触发两次吗; 变身源另得的效果传吗";
    [C709P7] "gained effect lasts how long; 获得的效果持续多久; 得た効果はいつまで";
    [C709P7 C709P7_2] "how long do gained effects last; gained keyword until?; 获得的效果持续多久; 得た効果の期限";
    [C709P7 C709P7_2]
        "how long do I keep a gained ability with no duration; it lost the gained effect for a turn does it come back; 获得的效果持续多久";
    [C709P7] "抄来的效果能留多久; 得到的效果到啥时候";
    [C709P7_2] "抄来的效果被沉默一回合后还回来吗; 获得效果暂失";
    [C800P1 C800P2 C800P3] "special timing brackets; 特殊时机; 特殊タイミング";
    [C800P1 C105P2]
        "no timing written when can I use; effect without bracket; 没写时点什么时候用; タイミングの記載がない";
    [C800P1] "没写时机的能在双方回合随便发吗; 没时机随时用";
    [C800P1_2 C800P2] "what do the black square brackets mean; is an effect in brackets a trigger; 黑框时机什么意思";
    [C800P1_2] "方头括号里面写的字是啥; 黑括号是时机吗";
    [C800P2 C702P1] "bracket timing is a trigger?; during your turn is trigger or not; 方括号时点; 【】のタイミング";
    [C800P3] "timed effects first?; does a bracket timing have priority; 时点效果优先吗; タイミング効果が優先？";
    [C800P3] "do start of turn effects go before other triggers; 特殊时机优先吗";
    [C800P3] "登场时比普通效果优先处理吗; 特殊时机优先吗";
    [C801P1 C624P1] "enter effect from any zone, put into play by effect; 登场时 被效果放上场触发吗; 登場時 効果で出た";
    [C801P1] "enters by any way";
    [C801P1 C801P4] "不是用出来的算登场吗";
    [C801P1 C205P2] "returns from removed zone triggers enter, enters by swap; 除外回来登场时; 除外から戻って登場時";
    [C801P1 C801P2]
        "enter effect when cheated into play, enters from graveyard; 从墓地拉出来登场时; 墓地から出ても登場時";
    [C801P1 C205P2]
        "etb when revived; enters from graveyard trigger; enters by effect not cast does ability work; 不是使用登场也触发吗; 効果で出ても登場時";
    [C801P1 C622P5] "swap in triggers enter; 换进来触发登场; 入れ替えで登場時";
    [C801P1]
        "does the enter effect work if the guy is put in from the deck; I reanimated a guy is his battlecry on; do I get the ETB when it comes from exile; 从墓地登场触发登场时吗";
    [C801P1]
        "my commander came back via recursion is his on play skill on; on summon effect when put by another card; 被效果放上场触发登场吗";
    [C801P1] "从资源区来到战斗区触发登场时吗; 任意地方来都算登场";
    [C801P1] "从命区拉上来的怪触发登场吗; 非手牌登场";
    [C801P1_2 C320P5] "can a tactic have enter effect; spells enter?; 战术有登场吗; 戦術は登場する？";
    [C801P1_2] "can a spell have an enter effect; 战术有登场效果吗";
    [C801P2] "enter effect target itself; 登场时 选自己; 登場時 自身を対象";
    [C801P2] "can my enter effect target itself; ETB hits own; 登场时效果能选自己吗; 登場時で自身を対象";
    [C801P2] "can my enter effect target the guy himself; 登场效果能指定自己吗";
    [C801P2] "登场时破坏一张能选自己吗; 登场效果点自己";
    [C801P3 C801P3_2]
        "etb asks for payment, when; skip the payment of enter trigger; no mana for my enter ability; 登场时费用什么时候付; 登場時コスト";
    [C801P3 C801P3_2 C801P3_3]
        "the battlecry costs 1 when must I pay; can I wait for his response before paying for the enter effect; I cannot pay my enter effect; 登场时要付费什么时候付; 登场效果不想付";
    [C801P3] "登场时要弃一张牌在进连锁前弃还是结算弃; 登场费用何时付";
    [C801P3_2 C801P3 C702P8_2] "don't pay for the enter effect; 登场时费用不付; 登場時のコストを払わない";
    [C801P3_2] "登场时付不起代价还能触发吗; 登场不付代价";
    [C801P3_3] "登场效果付完费再看对面反应选目标行不行; 登场先付后选";
    [C801P4 C801P4_2 C801P4_3] "as this card enters; 于此牌登场时; 登場する際";
    [C801P4 C801P4_3] "as this enters; 于此牌登场时; 登場に際し";
    [C801P4 C801P4_2]
        "as this enters choose; respond to an as-enters choice; 于此牌登场时能响应吗; 登場するに際しての効果";
    [C801P4 C801P4_2]
        "it says as this card enters can he respond to that; as it enters choose a colour does it use the stack; 于此牌登场时能响应吗";
    [C801P4] "于此牌登场时和登场时有啥不同; 于此牌登场时";
    [C801P4_2] "于此牌登场时那个效果能响应吗; 于此牌登场能康吗";
    [C801P4_3] "as enters with duplicate before scrapping?; 同名废弃前先处理登场; 登場に際してと同名廃棄";
    [C801P4_3 C305P4_4] "the as it enters text with the legend rule which comes first; 于登场时和同名废弃谁先";
    [C801P4_3] "于此牌登场时和同名废弃哪个先处理; 两者哪个先";
    [C802P1 C802P3] "when destroyed return itself; 破坏时 回场; 破壊時 戻す";
    [C802P1 C802P3]
        "death trigger, bounced triggers destroyed, revive itself; 破坏时触发 回手触发吗; 破壊時は手札に戻っても";
    [C802P1 C802P5]
        "is discarding from hand destroyed, resource destroyed triggers; 手牌被弃触发破坏时吗; 手札から捨てて破壊時";
    [C802P1 C605P7]
        "dies trigger when sacrificed or bounced, exile instead of dying; 亡语 弹回手触发亡语吗; 死亡時は廃棄でも";
    [C802P1]
        "dies trigger when bounced; death effect on exile; destroy trigger from sacrifice; 回手触发破坏时吗; 手札に戻ったら破壊時は？";
    [C802P1 C305P4_2]
        "same name scrap is destroyed? death trigger; legend rule death effect; 同名废弃算破坏吗; 同名廃棄は破壊？";
    [C802P1 C309P3] "defense to zero death effect; shrunk to death trigger; 防御归零触发破坏时吗; 防御0で破壊時";
    [C802P1 C605P7]
        "killed hero is put on deck instead of graveyard, death effect?; destroyed but replaced; 破坏改去牌库还触发吗; 破壊の代わりに山札へ";
    [C802P1 C606P1 C305P4_2]
        "the duplicate goes away by the name rule does it trigger when destroyed; 同名废弃触发破坏时吗";
    [C802P1]
        "is the deathrattle triggered when my guy is sacrificed or bounced; he was burnt to death does destroyed trigger; shrunk to zero toughness and destroyed trigger; 弹回手触发破坏时吗; 被烧死触发破坏时吗";
    [C802P1] "被破坏时效果是哪些情况算; 遗言怎么触发";
    [C802P1] "被弹回手的算破坏时吗; 弹回触发亡语吗";
    [C802P1_2] "does a spell have a deathrattle; 装备有破坏时吗";
    [C802P2 C605P7] "dies but goes elsewhere";
    [C802P2 C802P3 C605P7] "破坏了但没进休息区还触发吗";
    [C802P2 C802P3]
        "dead card already gone from rest zone; death trigger still works; 破坏后被除外还触发吗; 破壊後に除外されても誘発";
    [C802P2]
        "the dead guy left the graveyard before the deathrattle resolved does it still work; 破坏时触发后牌离开墓地";
    [C802P2] "亡语怪死后又被人从墓地除外还发吗; 破坏时触发后被除外";
    [C802P3]
        "death effect returns itself but exiled in response; recursion from rest zone if removed; 破坏时回手但休息区没了; 破壊時に自身を戻す";
    [C802P3]
        "my guy returns himself to hand when destroyed but he exiled it from the graveyard in response; death trigger that returns itself and the card is gone; 遗言回手被除外了";
    [C802P3] "死了复活自己但墓地的它被除外能活吗; 破坏时捞自己失败";
    [C802P4 C802P4_2] "pay on death trigger; died with no mana; 破坏时费用; 破壊時コスト";
    [C802P4 C802P4_2]
        "do I pay the cost of the deathrattle when it triggers; no mana for my death effect; 破坏时效果要付费";
    [C802P4] "亡语要付费什么时候交; 破坏时费用";
    [C802P4_2 C702P8_2] "can't pay for a death trigger; 破坏时费用付不起; 破壊時のコスト";
    [C802P4_2] "破坏时的代价不付会怎样; 亡语付不起";
    [C802P4_3 C802P4] "when do I pick the target of my deathrattle that costs something; 破坏时效果选对象";
    [C802P4_3] "亡语有费用又选目标能分开吗; 破坏时先付再选";
    [C802P5 C803P2 C803P2_2 C803P3 C803P5]
        "destroyed in attack or defence; 攻击破坏时 防御破坏时; 攻撃破壊時 防御破壊時";
    [C802P5] "discarded card death trigger; destroyed from hand or life; 手牌里被弃触发破坏时吗; 手札から捨てて破壊時";
    [C802P5]
        "the card was milled from the deck does its destroyed effect work; discarded from hand does the deathrattle trigger; countered creature and its death trigger; 弃掉触发破坏时吗; 从牌库掉进墓地触发遗言吗";
    [C802P5] "pitched to hand size and it says when destroyed; 弃牌触发破坏效果吗";
    [C802P5] "手牌被弃掉的怪触发破坏时吗; 弃掉触发亡语";
    [C803P1 C803P6] "destroyed by spell during battle; 战斗中被效果破坏; 戦闘中に効果で破壊";
    [C803P1 C803P6]
        "battle death trigger killed by spell; destroyed in combat only; burned while fighting; 战斗破坏时被法术打死; 戦闘破壊時と効果";
    [C803P1 C803P6]
        "my guy was killed by a spell during battle is that destroyed in battle; burned in the middle of combat does destroyed by battle trigger; 战斗中被法术打死算战斗破坏吗";
    [C803P1] "被攻击打死才算战斗破坏时吗; 战斗破坏时条件";
    [C803P1_2 C804P1_2] "is win in attack a kind of win in battle; 攻击胜利算战斗胜利吗";
    [C803P2 C803P2_2]
        "died while blocking which trigger; destroyed in attack vs defence; died on my turn attacking; 防御时死触发攻击破坏吗; 攻撃破壊時と防御破壊時";
    [C803P2 C803P2_2]
        "my attacker was killed by the blocker which trigger do I get; it died while blocking does on destroyed in attack work; 攻击破坏时什么时候";
    [C803P2] "我方攻击时被反杀触发攻击破坏时吗; 攻击破坏时";
    [C803P2_2] "挡刀被打死算防御破坏时吗; 防御破坏时";
    [C803P3 C802P1]
        "battle death also triggers normal death effects; both triggers; 战斗破坏也触发破坏时吗; 戦闘破壊でも破壊時";
    [C803P3] "destroyed in battle does it also set off when destroyed; 战斗破坏触发破坏时吗";
    [C803P4 C804P3] "equipment with battle triggers; 装备有战斗破坏时吗; 装備の戦闘破壊時";
    [C803P4 C804P3]
        "can my sword have a when destroyed in battle effect; does equipment win battles; 装备有战斗破坏时吗";
    [C803P5] "when does battle death trigger; after damage; 战斗破坏时什么时候; 戦闘破壊時のタイミング";
    [C803P5] "战斗伤害一算完就触发战斗破坏时吗; 战破什么时候触发";
    [C803P6] "打架时被瞬间战术打死算战斗破坏时吗; 战斗里被法术杀";
    [C803P7 C803P7_2] "destroyed in battle pay 1 to return it and I have no resources; 战斗破坏时付费";
    [C803P7] "战斗破坏时的费用什么时候付; 战破费用";
    [C803P7_2] "战破触发的代价付不起怎么算; 战破放弃付";
    [C803P7_3] "战破效果付完费再点人可以吗; 战破先付";
    [C804P1 C804P5] "win the battle trigger when both die, win against life; 战斗胜利时 同归于尽; 戦闘勝利時 相打ち";
    [C804P1 C804P2] "win attack when defender leaves; 没打死算胜利吗; 倒さないと勝利じゃない";
    [C804P1 C505P3] "kill and survive trigger; 打死对面自己没死; 倒して生き残る";
    [C804P1 C804P5]
        "both died did anyone win; tie battle; no one died win?; trade win trigger; 同归于尽算胜利吗; 相打ちは戦闘勝利？";
    [C804P1 C803P6]
        "killed opponent with a spell mid battle, win trigger?; win battle if he bounced; opposing guy left; 用法术打死算战斗胜利吗; 呪文で倒して戦闘勝利";
    [C804P1 C804P5]
        "both characters die do I win the battle; my guy survived but did not kill the blocker did he win; hitting the life zone is that winning a battle; 同归于尽算战斗胜利吗; 打脸算战斗胜利吗";
    [C804P1] "打死对面自己也死了触发战斗胜利吗; 同归于尽胜利吗";
    [C804P1] "打赢了才触发的效果要活着吗; 战斗胜利要活";
    [C804P1] "用法术帮忙烧死对面算战斗胜利吗; 法术补刀算胜利吗";
    [C804P2 C804P2_2 C804P4] "winning an attack or defence; 攻击胜利时 防御胜利时; 攻撃勝利時";
    [C804P2 C804P2_2] "win by blocking; attack win trigger when I defended; 防御打死算攻击胜利吗; 防御勝利";
    [C804P2 C804P2_2]
        "my blocker killed the attacker is that a defence win; does the attack win effect trigger on my blocker; 防御打死触发攻击胜利吗";
    [C804P2] "主动打死对面怪就触发攻击胜利时; 攻击胜利时";
    [C804P2_2] "我防御把进攻的打死触发防御胜利吗; 挡死了算胜利";
    [C804P4 C505P3_2] "win trigger timing; before shield; 胜利时什么时候; 勝利時のタイミング";
    [C804P4 C803P5]
        "can the win trigger go off before damage is done; my guy killed first with first strike when does the win trigger come; 战斗胜利什么时候触发";
    [C804P4] "胜利时效果在伤害结算完才触发吗; 胜利触发时机";
    [C804P5] "both died, who won; 都死了算谁赢; 両方破壊 勝利時";
    [C804P5] "double KO is there a winner of the fight; 两败俱伤谁赢";
    [C804P5] "打了但谁都没死有胜利时吗; 没打死算赢吗";
    [C804P6 C804P6_2] "the win trigger costs 2 can I pay later; I can't pay for my battle win effect; 战斗胜利效果付费";
    [C804P6_2] "胜利时代价不付还能触发吗; 胜利费用没付";
    [C804P6_3] "target of my battle win effect with a cost when do I choose it; 战斗胜利选对象";
    [C805P1 C805P2 C805P3]
        "attack triggers on declaration, on life; 攻击时 什么时候触发 打命也触发吗; 攻撃時 宣言で誘発 ライフ攻撃でも";
    [C805P1 C805P2 C805P3]
        "when attacking trigger, attack on life counts, attack stopped; 攻击时什么时候触发 打生命也算吗; 攻撃時の誘発 ライフでも";
    [C805P1 C900RampageP1] "attack trigger if blocked, does it trigger before block; 攻击时在防御前吗; 攻撃時は防御前";
    [C805P1 C805P2]
        "attack trigger on declaration or later; attack stopped does on-attack trigger; declared then tapped in response; 宣言攻击就触发攻击时吗; 攻撃宣言で攻撃時は誘発？";
    [C805P1 C501P1] "attack trigger before block; resolve on-attack first; 攻击时先于防御; 攻撃時は防御の前";
    [C805P1 C805P2]
        "I declare the attack and he stops it does my on attack effect still trigger; does when attacking go off at the declaration; he tapped my attacker did my attack trigger count; 宣告攻击就触发攻击时吗; 攻击被阻止还触发吗";
    [C805P1] "攻击时是选完对象横置那刻触发吗; 攻击时何时触发";
    [C805P2 C501P1] "attack trigger when stopped after declaration; 宣攻被阻止 攻击时触发吗; 宣言後に止められた 攻撃時";
    [C805P2 C805P3] "attack trigger when";
    [C805P2 C805P3] "攻击时什么时候触发 打命也算吗";
    [C805P2] "his stun stopped my attack at the declaration did I get my attack trigger; 攻击没成立触发攻击时吗";
    [C805P2] "刚喊打还没选对象触发攻击时吗; 宣攻触发攻击时";
    [C805P3] "on attack against life too?; attack trigger vs character; 打生命也触发攻击时吗; ライフ攻撃でも攻撃時";
    [C805P3] "does my when attacking effect work when I hit a creature and not the face; 打角色触发攻击时吗";
    [C805P3] "打脸也触发攻击时吗; 攻击时打脸算吗";
    [C805P3] "打横着的角色能触发攻击时效果吗; 打怪触发攻击时";
    [C805P4 C805P4_2] "pay on attack trigger; 攻击时费用; 攻撃時のコスト";
    [C805P4 C805P4_2] "on attack pay 1 to draw may I decide after blocks; 攻击时效果要付费";
    [C805P4] "攻击时要付一费什么时候付; 攻击时费用";
    [C805P4_2 C805P4] "pay cost for when attacking; 攻击时要付费; 攻撃時のコスト";
    [C805P4_2] "攻击时不付就没了吗; 攻击时放弃付";
    [C805P4_3 C805P4] "attack trigger cost and targets; 攻击时选目标; 攻撃時の対象";
    [C805P4_3] "target of my attack trigger with a cost when do I choose it; 攻击时选对象";
    [C805P4_3] "攻击时付费后再选目标可以吗; 攻击时先付";
    [C806P1 C806P2 C806P3 C806P4] "on defending when; 防御时 什么时候; 防御時";
    [C806P1 C806P1_2 C806P4] "when defending trigger, attacked itself; 防御时触发 被攻击; 防御時 攻撃された時";
    [C806P1 C806P2] "block trigger at declare?; defender stopped, trigger?; 宣言防御就触发吗; 防御宣言で防御時";
    [C806P1] "does blocking trigger when my guy taps for it; 防御时什么时候触发";
    [C806P1] "横着防御成功才触发防御时吗; 防御时触发条件";
    [C806P1_2] "被打的那只没人帮挡触发防御时吗; 自己挨打防御时";
    [C806P2 C806P3]
        "I declared a block and he killed my blocker does my when defending effect work; my guy is attacked does it trigger right away; 宣告防御触发防御时吗; 被选为攻击目标触发防御时吗";
    [C806P2] "刚说要防御防御时就触发了吗; 宣布防御触发";
    [C806P3 C806P4]
        "being attacked triggers on-defend?; someone else blocked for me; 被攻击就触发防御时吗; 攻撃されただけで防御時";
    [C806P3] "刚被点名攻击的怪马上触发防御时吗; 选为对象防御时";
    [C806P4 C806P1_2]
        "my guy is attacked and nobody else blocks when does his defence effect trigger; 被打的角色防御时效果什么时候";
    [C806P4] "挨打的怪要到哪步才触发防御时; 没人替防才触发";
    [C806P5 C806P5_2] "when defending pay 1 and I cannot pay; 防御时效果付费";
    [C806P5] "防御时要弃牌在哪弃; 防御时费用";
    [C806P5_2] "防御时代价付不出还触发吗; 防御时付不起";
    [C806P5_3] "target of my defence trigger with a cost when do I choose it; 防御时选对象";
    [C807P1 C808P1] "start of turn, end of turn triggers; 回合开始时 结束时 触发; ターン開始時 終了時";
    [C807P1 C807P2 C808P1 C808P2]
        "start of turn, end of turn triggers from the grave; 回合开始时 结束时; ターン開始時 終了時";
    [C807P1] "I played it in my main phase do I still get the start of turn effect; 开始步骤过了还触发吗";
    [C807P1] "回合开始时到底是重置那步还是抽牌前; 回合开始时在哪步";
    [C807P2 C808P2 C809P1 C809P2 C809P3] "during own turn; 我方回合中; 自分のターン中";
    [C807P2 C807P1]
        "start trigger card not on board; start of turn in the graveyard; entered after start step; 回合开始时卡要在哪; 開始時の誘発の場所";
    [C807P2 C808P2]
        "my start of turn card is in my hand does it trigger; upkeep trigger from the graveyard; the end of turn effect of a card in exile; 回合开始时在墓地能触发吗";
    [C807P2] "手牌里的怪能触发回合开始时吗; 回合开始要在场吗";
    [C807P2] "墓地里的怪有回合开始时能触发吗; 坟里回合开始";
    [C807P3 C807P3_2] "start of turn effect with a cost when do I pay and choose the target; 回合开始效果付费";
    [C807P3] "回合开始触发的费用先交还是先入连锁; 回合初费用";
    [C808P1]
        "I got the card in the end step does its end of turn trigger go off; can I respond to an end of turn trigger; 结束步骤登场触发回合结束吗";
    [C808P1] "回合结束时在弃牌之前还是之后; 回合结束时在哪步";
    [C808P2 C808P1]
        "end of turn trigger if card came in end step; card died before end; missed end trigger; 结束步骤上场还触发吗; 終了時の誘発";
    [C808P2] "资源区里的牌能触发回合结束时吗; 回合末效果要在场吗";
    [C808P3 C808P3_2] "end of turn effect with a cost when do I pay and choose the target; 回合结束效果付费";
    [C808P3] "回合结束触发的费用什么时候交; 回合末费用";
    [C809P1 C809P2] "during my turn effect on or off now; static only in my turn; 我方回合中有效; 自分のターン中だけ";
    [C809P1] "我方回合中是触发还是常驻; 我方回合中是啥";
    [C809P2 C809P3]
        "during your turn effect until when; during opponent turn ability; 我方回合中到什么时候; 自分のターン中の効果";
    [C809P2 C809P1]
        "during your turn plus 1000 does it end before the cleanup; does a your turn only effect count in my start phase; 我方回合中从什么时候算";
    [C809P2] "我方回合中加攻在弃牌步还有吗; 我方回合中到几时";
    [C809P3] "during the opponent's turn ability may I use it in his attack; 对方回合中能什么时候用";
    [C809P3] "对面回合中的启动效果随时能发吗; 对方回合中随时用";
    [C810P1 C810P2] "going into battle triggers; 战斗成立时; 戦闘成立時";
    [C810P1 C810P2]
        "battle start trigger when attacking life; when block happens battle trigger?; 攻击生命触发战斗成立吗; 戦闘成立時";
    [C810P1 C810P2]
        "when does going into battle trigger after the block or at damage; unblocked attack on life does going into battle trigger; 战斗成立时什么时候触发; 打脸触发战斗成立吗";
    [C810P1] "战斗成立时是哪一步触发的; 战斗成立时";
    [C810P2] "攻击成功就触发战斗成立时吗; 攻击成立算战斗成立吗";
    [C810P2] "挡住了但没进战斗步骤战斗成立时发不发; 防御成功战斗成立";
    [C810P3 C810P3_2] "going into battle effect costs 1 when do I pay; 战斗成立时付费";
    [C810P3] "战斗成立时要付费几时付; 战斗成立费用";
    [C811P1 C811P2] "go to rest zone triggers whose; 送去休息区时; 休息区に置かれた時";
    [C811P1 C811P2 C811P2_2] "to the grave trigger whose; 进休息区触发; 休息区に行った時";
    [C811P1 C811P2] "discarded from hand triggers to rest zone; 从手牌弃触发吗; 手札から捨てて";
    [C811P1 C811P2]
        "goes to graveyard trigger whose; stolen guy died who triggers; 进休息区触发是谁的; 休息区に行く誘発は誰";
    [C811P1]
        "difference between dies and is put into the graveyard; from the field to rest zone or just to rest zone; 从战斗区进入休息区和进入休息区区别";
    [C811P1] "进入休息区时是死了之后触发吗; 进墓地时触发";
    [C811P2 C811P2_2]
        "he stole my guy and it died who gets the goes to the rest zone trigger; my card died under his control who uses the effect; 抢去的角色死了谁触发";
    [C811P2] "抢来的怪死了从战斗区进休息区时谁触发; 从战场进墓触发谁";
    [C811P2_2 C811P1]
        "discarded from hand grave trigger; goes to rest zone from deck; 从手牌进休息区触发; 手札から休息区";
    [C811P2_2] "牌进了对方墓地触发进入休息区时的是谁; 进墓触发算谁的";
    [C811P3 C811P4] "effects void, to rest zone; 效果无效 休息区; 効果無効 休息区";
    [C811P3 C811P4]
        "silenced creature dies graveyard trigger; effects void in rest zone; 无效化后进休息区; 無効のまま休息区へ";
    [C811P3 C811P4]
        "silenced guy dies does its goes to graveyard effect work; graveyard hate is out do death triggers still work; 沉默的角色死了还触发吗; 墓地效果无效了";
    [C811P3] "被沉默后死的怪还触发从战斗区进墓吗; 沉默着死";
    [C811P3] "被沉默死掉还能触发进入休息区时吗; 沉默进坟触发";
    [C811P4] "墓地全被无效了还触发进墓的效果吗; 墓地无效触发";
    [C900P1] "what is a keyword; the card has only one word of text; 关键字什么意思";
    [C900P1_2] "keyword order; 关键字; キーワード";
    [C900P1_2] "do keywords go first; keyword order; 关键词优先吗; キーワードは優先？";
    [C900P1_2] "do keywords resolve before other effects; does pierce go before my other trigger; 关键字优先处理吗";
    [C900P1_2] "关键词会比普通效果先处理吗; 关键字优先吗";
    [C900AssaultP1] "assault attack at once; 突袭 登场回合攻击; 突襲 出たターン攻撃";
    [C900AssaultP1] "assault guy hits at once; 突袭马上打; 突襲ですぐ殴る";
    [C900AssaultP1 C900AssaultP3] "突袭被弄没了还能打吗";
    [C900AssaultP1 C900AssaultP3] "haste, assault lost during declaration; 突袭刚出能打; 突襲 出したターン";
    [C900AssaultP1 C609P2] "stolen character may attack needs assault; 抢来的没突袭能打吗; 奪ったキャラは突襲いる";
    [C900AssaultP1]
        "haste; charge; attack immediately; can it swing the turn it came; 突袭当回合攻击; 突襲で出たターン攻撃";
    [C900AssaultP1 C501P2]
        "haste can hit the life zone right away; charge vs only characters; 突袭能打生命吗; 突襲はライフを攻撃できる？";
    [C900AssaultP1 C900RushP1]
        "difference between assault and rush; rush assault mix up; which one lets me attack now; 突袭和速攻区别; 突襲と速攻の違い";
    [C900AssaultP1]
        "my guy has haste may he attack at once; does a charge minion swing the turn it lands; 突袭当回合能打吗; 有突袭就能攻击吗";
    [C900AssaultP1 C318P6] "guy gets haste from an equipment the turn it came may it attack; 装备给突袭能马上打吗";
    [C900AssaultP1] "有突袭的刚下场能直接打脸吗; 突袭就是冲锋吧";
    [C900AssaultP1] "敏捷haste在这叫什么; 刚下就能打的词条";
    [C900AssaultP2 C900GuardP3 C900RushP2 C900SwiftP3] "keyword type; 关键字 永续; キーワード 永続";
    [C900AssaultP2 C900AssaultP1]
        "gain haste after entering; got assault from another card can it attack; 后来获得突袭能攻击吗; 後から突襲を得た";
    [C900AssaultP3] "lost haste after declaring";
    [C900AssaultP3]
        "loses haste after declaring attack; silence the haste guy in response; 宣言后失去突袭; 攻撃宣言後に突襲を失う";
    [C900AssaultP3]
        "he removed haste after I declared the attack does the attack go on; silence the assault guy in response to the attack; 宣告攻击时失去突袭";
    [C900AssaultP3] "喊了攻击他把我的突袭弄没了还能打吗; 突袭没了攻击呢";
    [C900SlowP1 C900SlowP3] "slow enters tapped; 迟缓 横着登场; 遅緩 横で登場";
    [C900SlowP1 C900SlowP3] "slow comes in tapped; 迟缓横着出; 遅緩";
    [C900SlowP1 C900SlowP3]
        "enters tapped; comes in sideways triggers when tapped?; slow; 迟缓算变横置吗; 遅鈍で横向き登場";
    [C900SlowP1 C318P6_2] "slow guy can block?; enters tapped defend; 迟缓能防御吗; 遅鈍で防御";
    [C900SlowP1 C900SlowP3]
        "does my slow guy enter tapped and can it block; does entering tapped set off when tapped effects; 迟缓登场算被横置吗; 迟缓能防御吗";
    [C900SlowP1] "迟缓怪下来是横着的当回合能挡吗; 迟缓登场横的";
    [C900SlowP2 C900SlowP3] "is slow a triggered ability; can he respond before my slow guy gets tapped; 迟缓能响应吗";
    [C900SlowP3 C900SlowP1] "slow character blocks the turn it comes; 迟缓当回合能防吗; 遅いキャラ";
    [C900SlowP3] "迟缓是先竖着登场再横吗会触发横置吗; 迟缓是横着来吗";
    [C900LonerP1 C900LonerP3] "alone bonus, with equipment; 独行客 有装备算吗; 独行客 1体だけ";
    [C900LonerP1 C900LonerP3] "loner with equipment; 独行客 有装备; 一匹狼 装備";
    [C900LonerP1]
        "alone bonus; only guy on board; lone wolf; opponent's characters count?; 只有一个角色加成; 独りだけのとき強化";
    [C900LonerP1 C900LonerP3]
        "my loner has a sword and an event beside him does he keep the bonus; is he alone when my opponent has characters; I play another guy does the loner lose his bonus at once; 独行客有装备还加吗; 对面有角色算独行吗";
    [C900LonerP1] "独行客场上只有它加多少; 独行客加攻";
    [C900LonerP1] "我再下一个怪独行客的加成马上没吗; 有队友独行客还加吗";
    [C900LonerP3] "loner with equipment; event on board lone; 独行客有装备还加吗; 独行客と装備";
    [C900LonerP3] "独行客身上有装备还算单独吗; 独行客带装备";
    [C900LonerP3] "场上有事件牌独行客还加攻吗; 有场地独行客";
    [C900LonerP4 C900SchemeP3] "twice; 两个; 2つ";
    [C900LonerP4] "two loner on same card stack; 两个独行客叠加吗; 独行客が2つ";
    [C900LonerP4] "two loners on one card is it plus 2000; 两个独行客叠加吗";
    [C900LonerP4] "两个独行客能加两千吗; 独行客叠加吗";
    [C900GuardP1] "guard attack; 守备 不能攻击; 守備 攻撃できない";
    [C900GuardP1 C900GuardP3] "guard cannot attack, wall; 守备能攻击吗; 守備は攻撃できる";
    [C900GuardP1 C900SwiftP1] "wall with guard stops swift; 守备能挡神速吗; 守備は神速を防げる";
    [C900GuardP1 C900GuardP3] "defender can't attack; wall attack; guard guy swing; 守备能攻击吗; 守備は攻撃できる？";
    [C900GuardP1 C502P2]
        "guard can block when tapped; does guard force attack on it; taunt?; 守备是嘲讽吗; 守備は挑発？";
    [C900GuardP1] "guard levelled or haste still no attack; wall with assault; 守备有突袭能攻击吗; 守備と突襲";
    [C900GuardP1 C900GuardP3]
        "can my defender attack when it is untapped; my wall with guard got haste may it attack; does guard force the opponent to attack it like taunt; 守备能攻击吗; 守备等于嘲讽吗";
    [C900GuardP1] "守备的怪能攻击吗; 墙壁怪能打吗";
    [C900GuardP1] "守备就是嘲讽必须先打它吗; 守备算嘲讽吗";
    [C900GuardP3] "守备怪能被效果直接打人吗; 守备不许宣攻";
    [C900SchemeP1 C900SchemeP4] "look at the top card; 智谋 看牌库顶; 智謀 山札の上を見る";
    [C900SchemeP1 C900SchemeP3] "scry, look at top, show it; 智谋 看顶 给看吗; 智謀 一番上";
    [C900SchemeP1 C900SchemeP3]
        "scry; show scry card; look at top put on the bottom; 智谋看牌要公开吗; 智謀で見たカード";
    [C900SchemeP1 C900SchemeP3_2]
        "scry one may I keep the card; can I put the scheme card into my hand; I looked with scheme do I have to put it on the bottom; 智谋看的牌放哪";
    [C900SchemeP1] "智谋就是占卜一吗看完放哪; 智谋看几张";
    [C900SchemeP3] "may I show my opponent the card I saw with scheme; 智谋的牌能给对手看吗";
    [C900SchemeP3] "智谋看的牌对面要求亮给他看; 智谋给对面看吗";
    [C900SchemeP3_2] "scry with put in hand?; leave it; where does scryed card go; 智谋必须放回; 智謀の後どこへ";
    [C900SchemeP3_2] "智谋看完能直接拿手里吗; 智谋放哪";
    [C900SchemeP4] "scry twice; two scheme; 两个智谋; 智謀が2つ";
    [C900SchemeP4] "scheme twice do I look at the same card again; 两个智谋一起处理吗";
    [C900SchemeP4] "有两个智谋是一次看两张吗; 双智谋";
    [C900RangedP1 C900RangedP3]
        "ranged no damage back, when defending; 远程 不受反击 防御时; 遠程 反撃ダメージ 受けない 防御";
    [C900RangedP1 C900ToughP1] "no damage back";
    [C900RangedP1 C900RangedP3 C900ToughP1 C900ToughP3] "远程会被还手吗 坚韧被打受伤吗";
    [C900RangedP1 C900RangedP3] "ranged when defending, takes damage; 远程防御时受伤吗; 遠隔 防御の時";
    [C900RangedP1 C505P3] "ranged attacker versus big defender; 远程打大的会受伤吗; 遠隔で大きい相手";
    [C900RangedP1]
        "archer takes damage?; attacks without counter damage; range hit back; 远程会受反伤吗; 遠隔は反撃されない？";
    [C900RangedP1 C603P1]
        "ranged on defense damage; archer blocking; ranged when attacked; 远程防御时受伤吗; 遠程で防御";
    [C900RangedP1 C900FirststrikeP3] "ranged vs first strike; archer attacks first striker; 远程打先制; 遠程と先制";
    [C900RangedP1 C900RangedP3]
        "my archer attacks does the blocker hurt it; is ranged also safe when it blocks; ranged guy attacks and the opponent burns it; 远程防御受伤吗; 远程攻击会受伤吗";
    [C900RangedP1] "远程攻击对面怪自己会掉血吗; 远程不吃反伤吧";
    [C900RangedP1] "远程被别人打的时候免伤吗; 远程防御也免吗";
    [C900RangedP3] "ranged guy defending; 远程防守时; 遠程が守るとき";
    [C900RangedP3]
        "ranged but burned during the attack; spell damage on ranged attacker; 远程攻击时法术伤害; 遠程中の効果ダメージ";
    [C900RangedP3] "远程攻击时被瞬间战术烧会受伤吗; 远程吃法术吗";
    [C900RushP1 C900RushP3_3] "quick play in opponent's turn; 速攻 对方回合使用; 速攻 相手ターンに出す";
    [C900RushP1 C900RushP3_3]
        "flash a character in battle, rush in response; 速攻 对手回合出 响应; 速攻 相手ターンに出す";
    [C900RushP1 C900RushP3_3]
        "bring in a character on the opponent's turn, ambush blocker with rush; 对面回合出角色防御; 相手のターンに出して防御";
    [C900RushP1 C900RushP3_3]
        "flash creature; play character on his turn; ambush; instant speed creature; 速攻对手回合能用吗; 速攻は相手ターンに使える？";
    [C900RushP1 C318P6]
        "does rush let it attack right away; rush is haste?; played with rush in my turn attack; 速攻能马上攻击吗; 速攻で出てすぐ攻撃？";
    [C900RushP1 C502P2]
        "flash in a blocker; rush during attack then block; surprise defender; 速攻上场防御; 速攻で出して防御";
    [C900RushP1 C105P2]
        "can he drop a surprise blocker during my attack; ambush block; creature from hand in battle; 战斗中突然出角色; 戦闘中に奇襲で出す";
    [C900RushP1 C900RushP3_3]
        "can I ambush block with a rush creature; may I play a character with flash in his turn; can I chain a rush guy to his spell; 速攻能在对方回合下吗; 速攻角色能响应吗";
    [C900RushP1 C900AssaultP1] "does rush mean it can attack this turn; is rush the same as haste; 速攻能当回合攻击吗";
    [C900RushP1 C502P2] "rush guy comes in after his attack was declared may he block it; 速攻下来马上防御";
    [C900RushP1] "有速攻的角色能在对面回合下吗; 速攻角色当瞬发吗";
    [C900RushP1] "速攻是不是登场就能打; 速攻等于冲锋吗";
    [C900RushP3 C900RushP3_2 C900RushP4] "rush in every zone; 速攻; 速攻";
    [C900RushP3 C900RushP3_2] "instant speed equipment; rush event; 速攻装备; 速攻を持つ装備";
    [C900RushP3 C900RushP3_2]
        "can a spell or a sword have rush; rush while the card is in the graveyard; 装备能有速攻吗";
    [C900RushP3] "手里的牌也算有速攻吗; 速攻手里有效吗";
    [C900RushP3_3] "速攻怪能连锁对面的法术吗; 速攻能响应下怪吗";
    [C900RushP4 C318P6] "rush character attack the same turn; 速攻能马上攻击吗; 速攻はすぐ攻撃できる";
    [C900RushP4 C900FalselifeP2]
        "rush with false life or transform; special way at instant speed; 速攻变身; 速攻で変身";
    [C900RushP4] "can I transform at instant speed with rush; is playing with rush a special summon; 速攻算特殊使用吗";
    [C900RushP4] "速攻下怪还能选变身吗; 速攻算特殊使用吗";
    [C900FirststrikeP1] "what is first strike; 先制是什么; 先制とは";
    [C900FirststrikeP1 C900FirststrikeP3_2]
        "first strike kill no damage back; strikes first; killed before hits back; 先制打死不受反伤吗; 先制で倒せば反撃なし？";
    [C900FirststrikeP1 C900FirststrikeP3_2]
        "my first striker kills the blocker do I take damage; first strike did not kill it do I get hit back; 先制打死了还会受伤吗; 先手打不死会反打吗";
    [C900FirststrikeP1] "先制打死对面还会被还手吗; 先攻先打吗";
    [C900FirststrikeP3 C900FirststrikeP3_2 C900FirststrikeP4]
        "first strike both, dies before hitting back; 先制 双方都有 先打死; 先制 両方 先に倒す 反撃なし";
    [C900FirststrikeP3 C900FirststrikeP3_2] "first striker kills first, hit back";
    [C900FirststrikeP3 C900FirststrikeP3_2 C900FirststrikeP4] "先制打死人会不会挨打 都有先制呢";
    [C900FirststrikeP3 C900FirststrikeP3_2 C900FirststrikeP4]
        "first strike kills before damage, both first strike; 先制 先打死不受伤 双方先制; 先制 先に倒す 両方先制";
    [C900FirststrikeP3] "first strike survives then hits back; not killed first; 先制没打死; 先制で倒せなかった";
    [C900FirststrikeP3 C900FirststrikeP1]
        "my first strike attacker is weaker than the blocker what happens; 先制打不死对面";
    [C900FirststrikeP3] "先制打不死对面它还能打回来吗; 先制没打死";
    [C900FirststrikeP3_2 C900FirststrikeP3]
        "first striker kills it does it hit back; 先制打死还受伤吗; 先制で倒したら反撃なし";
    [C900FirststrikeP3_2 C900FirststrikeP3]
        "my first striker attacked a bigger one, does it get hit; quick blow kills so no counter; 先制打死对方没反击; 先制で倒したら無傷";
    [C900FirststrikeP3_2]
        "his guy had damage already and my first strike finishes it does it hit back; 先制累计伤害打死";
    [C900FirststrikeP3_2] "先制打完它血空了还造成伤害吗; 先制杀还手";
    [C900FirststrikeP4] "first strike versus first strike; 先制对先制; 先制対先制";
    [C900FirststrikeP4 C900FirststrikeP3] "first strike against first strike; 先制对先制; 先制同士";
    [C900FirststrikeP4] "both have first strike; two first strikers; 都有先制; 両方先制";
    [C900FirststrikeP4] "both have first strike what happens; 双方都有先制";
    [C900FirststrikeP4] "两边都有先制怎么打; 双先制";
    [C900PierceP1 C900PierceP3 C900PierceP4]
        "pierce damages life, win by pierce, twice; 贯通 打命 能赢吗 两个; 貫通 ライフダメージ 勝てる 2つ";
    [C900PierceP1 C900PierceP4 C900CriticalP1 C900CriticalP4] "贯通会心能不能打死最后一张命";
    [C900PierceP1 C900PierceP4]
        "pierce finishing the game, trample, two pierce, pierce when both die; 贯通能打死人吗 两个贯通; 貫通で勝てる 2つの貫通";
    [C900PierceP1 C900PierceP4]
        "pierce damage at zero life do they lose, pierce kill then life; 零生命被贯通输吗; ライフ0に貫通";
    [C900PierceP1 C900PierceP3]
        "pierce when defender doesn't die, pierce on attack life; 没打死贯通吗; 倒せなくても貫通";
    [C900PierceP1] "trample over a blocker to hit life; 穿透打脸掉血; 貫通で顔にダメージ";
    [C900PierceP1]
        "trample; pierce when does life take damage; excess through; piercing win; 贯通打几点; 貫通のダメージ";
    [C900PierceP1 C804P2] "pierce if both die; pierce while defending; 同归于尽贯通触发吗; 相打ちで貫通";
    [C900PierceP1 C704P1]
        "pierce damage flips shield trigger; pierce life counterstrike; 贯通打生命触发反击吗; 貫通のダメージで反撃特効";
    [C900PierceP1 C603P1] "pierce on block; trample when defending; 防御时贯通吗; 防御で貫通";
    [C900PierceP1]
        "my trampler kills the blocker how much goes to the life; does pierce work when he attacks my tapped guy and kills him; does pierce need to win the fight; trample when both die; 贯通打几命; 贯通同归于尽还打吗";
    [C900PierceP1 C804P2] "does pierce work when my guy blocks and kills the attacker; 防御时贯通有用吗";
    [C900PierceP1 C704P1] "pierce flips a life card with red text does it work; 贯通打出反击";
    [C900PierceP1] "贯通打赢就给对面扣一命吗; 贯通怎么扣命";
    [C900PierceP1] "贯通打死挡刀的也能扣命吗; 贯通打防御者";
    [C900PierceP1] "贯通跟践踏一样溢出伤害打脸吗; 贯通溢出";
    [C900PierceP1] "贯通我自己一起死了还扣命吗; 贯通同归";
    [C900PierceP3] "two pierce stack; double pierce; 两个贯通; 貫通が2つ";
    [C900PierceP3] "two pierces on one guy two damage; 两个贯通打几点";
    [C900PierceP3] "两个贯通打赢扣两命吗; 贯通能叠吗";
    [C900PierceP4] "finish with pierce on last life; 贯通能打死吗; 貫通でとどめ";
    [C900PierceP4]
        "pierce for lethal; finish with trample; kill with pierce no life left; 贯通能打死人吗; 貫通でとどめ";
    [C900PierceP4]
        "he has no life left and pierce goes through does he lose; can trample finish the game; 贯通能打死人吗; 空命被贯通会输吗";
    [C900PierceP4] "对面零命我贯通打死怪能赢吗; 贯通能斩杀吗";
    [C900CriticalP1 C900CriticalP5] "critical extra damage on life; 会心一击 多一点 两个叠加; 会心一撃 ライフ2点 重複";
    [C900CriticalP1 C900CriticalP4 C900CriticalP5]
        "double damage to life, crit with one life left, two crits; 会心一击剩一张生命 两个会心; 会心 残りライフ1 2つ";
    [C900CriticalP1]
        "double striker to shields; extra damage to life; critical how many; crit on a blocked attack; 会心一击打几点; 会心の一撃は何点";
    [C900CriticalP1 C503P1] "crit when blocked; critical vs character; 会心被防御; 会心が防御された";
    [C900CriticalP1]
        "double strike to face how many life cards; critical and pierce together; does a critical hit count against characters; 会心打几命; 会心一击打角色有用吗";
    [C900CriticalP1 C505P1] "critical guy attacks my creature and kills it does life drop; 会心打角色掉命吗";
    [C900CriticalP1] "会心打脸扣几条; 会心一击两点吗";
    [C900CriticalP1] "会心打怪也多一点吗; 会心打角色";
    [C900CriticalP3 C900CriticalP3_2 C900CriticalP4_2]
        "life cards of a critical one by one; 会心一击 一张一张翻; 会心一撃 1枚ずつ";
    [C900CriticalP3]
        "critical hit does the effect that adds life in between change which cards are flipped; 会心先确定哪两张命";
    [C900CriticalP3_2 C704P7_2]
        "two shields broken first trigger resolves before second flips; 两张依次翻; 1枚ずつめくる";
    [C900CriticalP3_2] "critical flips two life cards and the first is a trigger; 会心翻两张命顺序";
    [C900CriticalP3_2] "会心翻两张先翻一张处理完再翻吗; 会心一张张翻";
    [C900CriticalP4]
        "crit with one life left win?; two damage last shield; lethal?; 剩一张生命会心能赢吗; ライフ1枚に会心";
    [C900CriticalP4 C202P4] "he has one life and I hit with critical do I win; 剩一命会心能赢吗";
    [C900CriticalP4] "对面剩一命会心能直接斩吗; 会心斩杀";
    [C900CriticalP4_2]
        "shield trigger adds life during crit; healed in the middle of two damage; 会心途中加生命; 会心の途中でライフ追加";
    [C900CriticalP4_2] "会心翻第一张回了一命那第二点打新的吗; 会心中途回命";
    [C900CriticalP5] "two critical; crit stack 3 damage; 两个会心一击; 会心が2つ";
    [C900CriticalP5] "two critical hits on one guy is it three damage; 两个会心叠加吗";
    [C900CriticalP5] "两个会心一下扣三命吗; 会心叠加";
    [C900SwiftP1] "swift who may defend; 神速 谁能防御; 神速 ブロック";
    [C900SwiftP1] "who can block it";
    [C900SwiftP1 C900GuardP1] "神速谁能挡 守备能打人吗";
    [C900SwiftP1 C900SwiftP3]
        "swift attack on life can be blocked, who may block swift; 神速打生命能防吗; 神速はライフ攻撃も 防御できる";
    [C900SwiftP1] "who can block a swift guy going for life; 神速打生命谁能防; 神速のライフ攻撃";
    [C900SwiftP1 C900SwiftP3]
        "tapped swift, swift attack on a character blocked by another; 神速攻击角色; 神速でキャラを攻撃";
    [C900SwiftP1 C900SwiftP3] "flying evasive attacker; 飞行一样的; 飛行みたいな";
    [C900SwiftP1 C900SwiftP3]
        "flying; who can block swift; evasive attack blocked by; reach; 神速谁能防御; 神速を防御できるのは";
    [C900SwiftP1 C502P2]
        "swift attacks life can anyone block; flyer hitting player; 神速打生命谁能防御; 神速のライフ攻撃";
    [C900SwiftP1 C900SwiftP3]
        "can my normal guy block a swift attacker; a swift guy attacks my face can anyone block; my swift character is attacked by a swift one who may defend; 神速打脸能挡吗; 神速谁能防";
    [C900SwiftP1] "神速打怪普通角色能帮挡吗; 神速谁能挡";
    [C900SwiftP1] "神速打脸也不能挡吗; 神速直击能防吗";
    [C900SwiftP3] "对面只有守备能防神速吗; 防神速的条件";
    [C900ToughP1 C900ToughP3]
        "tough no damage when defending, attacked itself; 坚韧 防御不受伤 被直接攻击; 堅靭 防御 ダメージなし";
    [C900ToughP1 C900ToughP3] "tough when attacked, spell damage; 坚韧被打; 堅靭 攻撃された時";
    [C900ToughP1 C900ToughP2] "tough blocker dies ever, effects still hurt; 坚韧防御不死吗; 堅靭は防御で死なない";
    [C900ToughP1 C900ToughP3] "wall that never dies when blocking; 坚韧挡了不会死; 堅靭で守ると無傷";
    [C900ToughP1 C900ToughP2] "no damage when blocking; tough blocker; tough burn; 坚韧防御受伤吗; 堅靭で防御";
    [C900ToughP1 C603P1] "tough when attacking takes damage; 坚韧攻击时受伤吗; 堅靭で攻撃";
    [C900ToughP1 C900ToughP3]
        "my tough guy is attacked while tapped does he take damage; tough when I block with it; does tough protect when my guy attacks; 坚韧被打受伤吗; 坚韧攻击时有用吗";
    [C900ToughP1] "坚韧挡刀不掉血吗; 坚韧防御免伤";
    [C900ToughP2] "does tough protect from a burn spell while blocking; 坚韧挡法术伤害吗";
    [C900ToughP2] "坚韧挡的时候被法术烧还掉吗; 坚韧吃法术吗";
    [C900ToughP3] "tough guy attacked directly; 坚韧被直接打; 堅靭が攻撃された";
    [C900ToughP3] "tough when attacked directly; attack a tapped tough guy; 坚韧被攻击受伤吗; 堅靭が攻撃された";
    [C900ToughP3] "坚韧怪横着被打还免伤吗; 坚韧被攻击也免吗";
    [C900LinkP1 C900LinkP2 C900LinkP3] "battle link bonus; 战斗连协 加成; 戦闘連携 補正";
    [C900LinkP1 C900LinkP2] "battle link partner; 战斗连协; 戦闘連携";
    [C900LinkP1] "bonus with partner on board; link partner; friend gone loses bonus; 连协加成条件; 連携の条件";
    [C900LinkP1 C900LinkP2]
        "does my equipment count for battle link; link partner on the opponent's side does it work; my partner is a resource does link work; 战斗连协装备算吗; 连协对面场上算吗";
    [C900LinkP1] "战斗连协场上要有谁才加攻; 连协加多少";
    [C900LinkP1] "有两张连协对象加两千吗; 连协多个对象";
    [C900LinkP2] "link by equipment; event counts for link; weapon as link partner; 装备算连协吗; 装備で連携";
    [C900LinkP2] "连协写的属性装备符合算吗; 装备算连协吗";
    [C900LinkP3] "two links both active +2000; several links stack; 两个连协叠加; 連携が2つ";
    [C900LinkP3] "two links met do I get 2000; 两个战斗连协叠加吗";
    [C900LinkP3] "一张牌两个连协都满足加几次; 双连协";
    [C900GatherP1 C900GatherP3_2 C900GatherP6] "gather, leaves before reset; 聚气 离场; 聚気 チャージ";
    [C900GatherP1 C900GatherP3_2 C900GatherP4]
        "gather when reset, tapped by other things, left before reset; 聚气什么时候发动 离场了; 聚気 いつ";
    [C900GatherP1 C900GatherP4] "gather tapped in battle, two gathers; 聚气中攻击; 聚気中";
    [C900GatherP1]
        "charge up tap now effect later; when does gather pay off; gather next turn; 聚气什么时候发动; 聚気の効果はいつ";
    [C900GatherP1 C318P6_2]
        "gather the turn it comes out; charge on opponent's turn; 刚上场能聚气吗; 出したターンに聚気";
    [C900GatherP1]
        "when do I get the gather effect this turn or next; can I gather in the opponent's turn; I untap my gathering guy with a spell do I get it at once; 聚气什么时候生效; 重置了聚气马上触发吗";
    [C900GatherP1] "聚气是什么时候生效横着就行吗; 聚气咋用";
    [C900GatherP1] "聚气在对面回合能开吗; 对面回合聚气";
    [C900GatherP1] "聚气怪攻击横置算聚气吗; 攻击横置聚气";
    [C900GatherP2 C900GatherP1] "respond to gather tap; gather in opponent's turn; 聚气能响应吗; 聚気に対応";
    [C900GatherP3] "my gather guy was silenced after I used gather do I still get the effect; 聚气后被无效";
    [C900GatherP3] "聚气之后效果被沉默还结算吗; 聚气后被无效";
    [C900GatherP3_2 C900GatherP3] "gather guy died before reset; killed while charging; 聚气中被破坏; 聚気中に離れた";
    [C900GatherP3_2] "he killed my guy in the gathering state do I still get the effect; 聚气中被打死";
    [C900GatherP3_2] "聚气的怪离场了还有效吗; 聚气中被杀";
    [C900GatherP4 C900GatherP5 C900GatherP5_2] "gathering state; 聚气状态; 聚気状態";
    [C900GatherP4 C900GatherP1]
        "untapped early by effect gather happens?; attack while gathering; 聚气中被重置; 聚気中にリセット";
    [C900GatherP4] "can I attack with a guy to put him in gathering; what is the gathering state; 聚气状态什么时候结束";
    [C900GatherP4] "聚气状态到什么时候结束; 聚气多久";
    [C900GatherP5]
        "an effect taps my gather guy into the gathering state does he get his skill on reset; 被效果进入聚气状态";
    [C900GatherP5_2 C900GatherP5] "put non-gather guy in gathering; 没聚气的进聚气状态; 聚気のないキャラ";
    [C900GatherP5_2] "his spell puts my vanilla guy into gathering what happens; 没聚气能进聚气状态吗";
    [C900GatherP5_2] "没聚气的角色被效果弄成聚气状态行吗; 白板进聚气";
    [C900GatherP6] "several gather effects which; both gathers at once; 多个聚气选一个; 聚気が複数";
    [C900GatherP6] "my guy has two gather skills do I get both on one tap; 两个聚气能一起用吗";
    [C900GatherP6] "两个聚气能一起开吗; 两个聚气选一个";
    [C900NinpoP1 C900NinpoP4 C900NinpoP5] "ninpo cost less; 忍法奥义 减费; 忍法奥義 軽減";
    [C900NinpoP1 C900NinpoP5] "ninpo discount; 忍法奥义减费; 忍法奥義";
    [C900NinpoP1 C900NinpoP4]
        "cheaper after a jutsu; ninja discount how much; second ninjutsu cost; next ones cheaper too; 忍法奥义减多少; 忍法奥義の軽減";
    [C900NinpoP1]
        "does the ninpo card count itself; cancelled jutsu still counts as used?; first jutsu this turn discount; 忍法奥义第一张减吗; 最初の忍術は軽減される？";
    [C900NinpoP1 C900NinpoP4]
        "I cast one jutsu does every ninpo card get cheaper this turn; does my opponent's ninjutsu make mine cheaper; two jutsu before it is the discount doubled; 忍法奥义减几费; 对面用忍术我减费吗";
    [C900NinpoP1 C623P1] "my first ninjutsu was countered is my ninpo still cheaper; 忍术被取消还减费吗";
    [C900NinpoP1] "忍法奥义怎么减费要先用什么; 忍法奥义减费";
    [C900NinpoP1] "忍法减费能减到有色费用吗; 奥义减有色吗";
    [C900NinpoP1] "用过一张奥义自己也算忍术给下一张减吗; 忍术触发奥义";
    [C900NinpoP2_2 C900NinpoP3] "discount for cards in hand; ninpo on equipment; 忍法奥义手牌有效吗; 手札で忍法奥義";
    [C900NinpoP2_2 C900NinpoP3]
        "does ninpo discount work from the graveyard; equipment with ninpo secret; 忍法奥义在墓地有效吗";
    [C900NinpoP4] "用过一次忍术这回合每张奥义都减吗; 奥义全回合减";
    [C900NinpoP5] "two ninpo on a card; double discount; 两个忍法奥义; 忍法奥義が2つ";
    [C900NinpoP5] "ninpo twice on a card how much cheaper; 两个忍法奥义";
    [C900NinpoP5] "两个忍法奥义一能减几费; 奥义叠加";
    [C900BondP1 C900BondP4 C900BondP6] "bonded pair; 专用成立; 専用成立";
    [C900BondP1 C900BondP2] "what does exclusive to someone mean on a weapon; 专用是什么意思";
    [C900BondP3 C900BondP4_2 C900BondedP1] "bonded equipment; 专用 装备成立; 専用 装備";
    [C900BondP3 C900BondedP1] "bonded with equipment; 专用成立; 専用";
    [C900BondP3 C900BondP4_2]
        "signature weapon on its hero; exclusive equip active when; sword on wrong character; 专用装备给别人; 専用装備を別キャラに";
    [C900BondP3 C900BondP4_2]
        "I put the exclusive weapon on the right hero when is it bonded; does the exclusive weapon in hand count as bonded; the weapon is on another guy than the named one; 专用装备装错人; 专用成立条件";
    [C900BondP3] "专用装备装错人能算专用吗; 专用成立要装上吗";
    [C900BondP4 C900BondP1] "bond pair in different zones; exclusive pair exiled; 专用关系在别的区域; 専用の関係";
    [C900BondP4] "the exclusive weapon and its hero are in the graveyard are they still a pair; 专用关系在墓地也算吗";
    [C900BondP4_2] "装备还在手里跟角色算专用能触发吗; 没装上有效果吗";
    [C900BondP4_2 C900BondedP1] "抢了别人装备能激活专用吗; 别的角色带专用武器";
    [C900BondP5 C900BondP6] "another effect made my sword bonded is my hero bonded too; 装备成立角色也成立吗";
    [C900BondP6 C900BondP5] "bonded state both; equip makes bearer bonded; 专用成立双方吗; 専用成立は両方";
    [C900BondP6] "专用成立是装备的还是角色的; 专用成立算谁";
    [C900BondedP1] "bonded effect without the weapon; exclusive bonus; 没有专用装备有效果吗; 専用が成立していない";
    [C900BondedP1] "do I keep the bonded effect when the weapon is destroyed; 专用装备没了效果还在吗";
    [C900BondedP1] "专用冒号后面的效果什么时候有; 专用后面的效果";
    [C900BondedP2 C900BondedP1] "weapon stolen bonded lost; lose bond midway; 专用失去; 専用を失う";
    [C900BondedP2 C900BondedP3] "what kind of effects do I gain when bonded; 专用效果类型";
    [C900ShiftP1 C900ShiftP1_2 C900ShiftP3_2 C900ShiftP4]
        "shift form, same card, target leaves; 形态转换 什么时候 同一张; 形態転換 いつ";
    [C900ShiftP1 C900ShiftP1_2 C900ShiftP3_2]
        "shift, in his turn, attack after shifting, target gone; 形态转换 什么时候 目标没了; 形態転換 いつ";
    [C900ShiftP1 C318P6] "shifted character attacks this turn; 形态转换后能攻击吗; 形態転換後に攻撃";
    [C900ShiftP1 C900ShiftP1_2]
        "swap form; return guy to hand and put in another; shift in battle; shift on his turn; form change cost; 形态转换什么时候能用; 形態転換のタイミング";
    [C900ShiftP1 C900ShiftP3]
        "do I pay 3 and then he bounces my guy what happens to my shift; where does the old form go when I shift; is the shifted guy untapped; 形态转换旧的去哪; 形态转换费用";
    [C900ShiftP1] "形态转换要付几费怎么用; 形态转换代价";
    [C900ShiftP1] "形态转换下面那张是回手还是进墓; 形态转换换下来去哪";
    [C900ShiftP1] "形态转换出来当回合能打吗触发登场吗; 换形态能攻击吗";
    [C900ShiftP1_2] "can I shift in the middle of combat; shift on his turn; 形态转换什么时候能用; 战斗中能形态转换吗";
    [C900ShiftP1_2] "对面回合能形态转换吗; 形态转换能瞬发吗";
    [C900ShiftP2 C318P6]
        "can the shifted in character attack this turn; is shift using a card or an ability; 形态转换出来能攻击吗";
    [C900ShiftP3] "形态转换是先选怪还是先付费; 形态先付还是先选";
    [C900ShiftP3_2] "character left in response to shift; shift fizzles; 形态转换目标离场; 形態転換の対象が離れた";
    [C900ShiftP3_2] "I revealed the shift card and the target died do I lose the card; 形态转换对象没了";
    [C900ShiftP3_2] "他响应弹走我要换的怪形态转换还成吗; 形态转换目标没了";
    [C900ShiftP4] "shift into the same card; 同一张牌形态转换; 同じカードで形態転換";
    [C900ShiftP4] "can I shift into the same card to reuse the battlecry; 能转换成同一张吗";
    [C900ShiftP4] "能用同一张牌换同一张吗; 同卡形态转换";
    [C900TransformP1 C900TransformP7 C900TransformP7_2 C900TransformP4_2 C900TransformP6]
        "transform, attack at once, damage kept, source leaves; 变身 能马上攻击吗 伤害继承 下面的卡; 変身 すぐ攻撃 ダメージ引き継ぎ 元のキャラ";
    [C900TransformP1 C900TransformP4_2 C900TransformP7_2]
        "transform attack at once, source left, cost; 变身后能攻击吗 源没了; 変身 攻撃できる 元がいない";
    [C900TransformP1 C900TransformP7]
        "transform keeps damage and tapped, level markers after transform; 变身后伤害还在吗 横着变身; 変身後もダメージ";
    [C900TransformP1 C900TransformP8]
        "put hero on top of hero; evolve on top keeps effects; transformed has old abilities; super form stack; 变身后保留下面效果吗; 変身後も下の効果がある？";
    [C900TransformP1 C900TransformP4]
        "do I need a guy on the table to transform; can I transform without a source for the cheaper cost; is a transformed hero one card; 没变身源能变身吗; 变身怎么用";
    [C900TransformP1] "变身要叠在哪个角色上; 变身怎么变";
    [C900TransformP1] "变身怪能得到底下那只的效果吗; 变身继承效果";
    [C900TransformP2 C900TransformP4 C900TransformP8 C900TransformP8_2 C900TransformP6_3]
        "transformed form effects, cards under it; 变身形态 下面的牌; 変身形態 下のカードの効果";
    [C900TransformP2 C900TransformP9]
        "I slid a card under my guy by an effect does transformed form work; transformed form when I cast it normally from hand; 正常使用有变身形态吗";
    [C900TransformP2] "变身形态后面的效果普通下怪有吗; 变身形态几时有";
    [C900TransformP3 C318P1]
        "transform on opponent's turn; transform in battle; pay full cost to transform; 变身什么时候能用; 変身のタイミング";
    [C900TransformP3 C318P1]
        "can I transform in his turn; may I transform during combat; 对方回合能变身吗; 战斗中能变身吗";
    [C900TransformP3] "变身能在对面回合变吗; 变身时机";
    [C900TransformP4] "变身源能选对面的怪吗; 变身源选谁";
    [C900TransformP4_2 C900TransformP6 C900TransformP7_2] "transform onto, base gone, attack now";
    [C900TransformP4_2]
        "source killed in response to transform; base died while transforming; transform onto nothing; 变身素材没了; 変身元がいなくなった";
    [C900TransformP4_2]
        "he kills the source in response to my transform does my card fizzle; transform source bounced in response do I still get the guy; 变身源被打掉了; 响应变身弹走来源";
    [C900TransformP4_2] "变身时底下那只被弹了还能上场吗; 变身源没了";
    [C900TransformP5 C900TransformP1]
        "transform on an already transformed; third form on second form; 再次变身; 二段変身";
    [C900TransformP5 C900TransformP6]
        "I transform a transformed guy what about the cards below; second transformation stacks; 二次变身";
    [C900TransformP5] "叠了好几层变身最底下的还算吗; 多层变身";
    [C900TransformP6 C900TransformP6_2 C900TransformP6_3]
        "cards under a transformed character, destroyed together; 变身下面的卡 一起死; 変身の下のカード";
    [C900TransformP6 C900TransformP6_2]
        "bounce a transformed hero all cards go; stack returns to hand; what happens to cards under when destroyed; 变身角色回手下面的牌呢; 変身キャラの下のカード";
    [C900TransformP6 C900TransformP6_2]
        "my transformed guy was bounced how many cards go to hand; he died do both cards go to the graveyard; 变身角色回手几张; 变身死了底下的牌去哪";
    [C900TransformP6] "变身怪死了底下的也进墓吗; 变身怪离场";
    [C900TransformP6] "变身怪被弹回手底下的一起回吗; 弹变身怪";
    [C900TransformP6_2] "回手后变身那几张还算一张吗; 变身怪离场分开";
    [C900TransformP6_3]
        "target the card under a transformed; cards beneath count as on board; same name under it; 变身下面的牌算场上吗; 下のカードは場にある？";
    [C900TransformP6_3 C900TransformP6]
        "stack counted one card same name; underneath same hero; 变身叠放同名; 変身と同名";
    [C900TransformP6_3]
        "can I target the card under a transformed hero; destroy the source underneath; 能打变身底下的牌吗";
    [C900TransformP6_3] "能不能点对面变身怪底下那张; 底下的牌算场上吗";
    [C900TransformP7 C900TransformP7_2]
        "transformed can attack right away; keeps damage and weapons; tapped source; summoning sick transform; 变身后能攻击吗; 変身したターンに攻撃";
    [C900TransformP7 C900TransformP7_2]
        "I transform a tapped guy is it untapped; can the transformed character attack right away; the damage on my guy is it healed when he transforms; does the sword stay on when I transform; 变身后能攻击吗; 变身后还横着吗; 变身后等级还在吗";
    [C900TransformP7] "变身源带着装备和伤害变身后还在吗; 变身继承伤害";
    [C900TransformP7_2 C900TransformP6 C900TransformP4_2] "变身完能马上打吗 底下的牌去哪 变身源没了";
    [C900TransformP7_2]
        "put form on a fresh character can it swing; transform onto just-played one; 刚上场变身能攻击吗; 出たばかりに変身して攻撃";
    [C900TransformP7_2] "老怪变身当回合能打吗; 变身后能攻击吗";
    [C900TransformP7_2] "刚下的怪变身当回合能打吗; 新怪变身攻击";
    [C900TransformP8 C801P1]
        "transform triggers enter of the under card too; ETB of both; 变身触发下面的登场时吗; 変身で下の登場時も";
    [C900TransformP8 C900TransformP2]
        "what does the top form have, old text too?; all texts under count; 最上面的有哪些效果; 一番上の効果は";
    [C900TransformP8] "do I get the enter effect of the card below when I transform; 变身能用底下的登场效果吗";
    [C900TransformP8] "变身能发动底下那只的登场效果吗; 变身发登场";
    [C900TransformP8_2] "gains level effects from below; 变身获得高等级效果; 下の高レベル効果";
    [C900TransformP8_2 C307P2] "does the level 2 text of the source work on my transformed guy; 变身后底下的二级效果";
    [C900TransformP8_2] "变身后底下牌的二级效果有吗; 变身高等级效果";
    [C900TransformP9 C900TransformP10 C900TransformP11 C900TransformP12]
        "transform by effect, enters; 变身 效果放 登场时; 変身 効果で重ねる";
    [C900TransformP9 C900TransformP10] "effect puts card under my hero; 效果叠变身牌; 効果で変身カードを重ねる";
    [C900TransformP9] "用效果垫的变身牌能开变身形态吗; 被垫激活变身形态";
    [C900TransformP10] "an effect put a transform card under my hero does it trigger enter; 垫变身牌触发登场吗";
    [C900TransformP10] "效果塞变身牌触发登场吗; 垫牌登场";
    [C900TransformP11 C900TransformP7] "effect puts hero on hero enter trigger; 效果叠上去触发登场吗; 効果で重ねて登場";
    [C900TransformP11 C900TransformP7]
        "an effect lays a bigger form from my deck on my guy does its battlecry work; 效果叠放触发登场吗";
    [C900TransformP11] "效果让别区的牌像变身那样叠上去触发登场吗; 叠上场登场";
    [C900TransformP12 C900TransformP12_2]
        "weapon of a card laid under; state when stacked by effect; 被叠下面的装备; 下に置かれたキャラの装備";
    [C900TransformP12 C900TransformP12_2]
        "an effect puts my tapped equipped guy under another what about his sword and damage; 被垫到下面装备怎么办";
    [C900TransformP12] "被塞的变身牌身上的伤害带过来吗; 垫牌带伤害";
    [C900TransformP12_2] "把场上的怪垫下去装备怎么办; 垫下去的怪装备";
    [C900OdinP1 C900SapphireP1] "odin; 奥丁; オーディン";
    [C900OdinP1 C900OdinP3]
        "four god warriors in mana; mix of both kinds for odin; three plus one; 奥丁之力条件; オーディンの力の条件";
    [C900OdinP1 C204P5_2] "face-down god warrior in resources for odin; 背面神斗士算奥丁吗; 裏向きの神闘士";
    [C900OdinP1]
        "resource leaves and only three warriors left; odin power lost mid battle; 奥丁之力失去; オーディンの力を失う";
    [C900OdinP1 C900OdinP3]
        "I have two warriors and two robes in my mana zone is that four; do face down god warriors count for odin; 奥丁之力两种一起算吗; 盖着的神斗士算吗";
    [C900OdinP1 C900OdinP3] "神斗士三张神斗衣一张满足奥丁之力吗; 奥丁数几张";
    [C900SapphireP1 C900SapphireP4]
        "sapphire from resource; face down sapphire trigger; bonded hero face down; 奥丁蓝宝石触发条件; オーディンサファイアの条件";
    [C900SapphireP1 C900SapphireP4]
        "I put the sapphire face down does it trigger; the sapphire came in before its hero does it still trigger; 奥丁蓝宝石背面触发吗";
    [C900SapphireP1] "蓝宝石什么时候触发要专用的角色在场吗; 蓝宝石触发条件";
    [C900SapphireP3] "sapphire put in resource by effect trigger; 效果放进资源也触发; 効果で置いてもサファイア";
    [C900SapphireP3] "an effect put the sapphire into my resource zone does it work; 效果放进资源区触发蓝宝石吗";
    [C900SapphireP3] "用效果放进资源区也触发蓝宝石吗; 蓝宝石非放置";
    [C900SapphireP4] "盖着放进资源区蓝宝石能触发吗; 背面放蓝宝石";
    [C900ChakraP1 C900ChakraP3] "chakra reset resources; 查克拉 重置资源; チャクラ リソース";
    [C900ChakraP1] "chakra untap resources; 查克拉 重置资源; チャクラ";
    [C900ChakraP1 C900ChakraP3]
        "untap lands on enter; chakra how many; reset resources; chakra 2 twice; 查克拉重置几个; チャクラでリセット";
    [C900ChakraP1]
        "chakra untap fewer; up to; reset opponent's resources; must I reset all; 查克拉可以少重置吗; チャクラは少なくてもいい";
    [C900ChakraP1]
        "my guy with chakra 2 enters can I untap two lands; can chakra untap his resources; do I have to untap exactly two; 查克拉重置几张资源; 查克拉必须重置满吗";
    [C900ChakraP1] "查克拉三能转正几张资源; 查克拉重置资源";
    [C900ChakraP1] "查克拉X我可以少重置几张吗; 查克拉能少转吗";
    [C900ChakraP3] "chakra twice may I untap the same resource with both; 两个查克拉";
    [C900ChakraP3] "两个查克拉加起来算吗; 查克拉叠加";
    [C900SummonP1 C900SummonP3] "summoning from resources; 通灵 资源区; 口寄せ 通霊";
    [C900SummonP1 C900SummonP3] "summoning from resource; 通灵; 口寄せ";
    [C900SummonP1] "summon beast from mana; from resource at start of turn; pay which cost; 通灵怎么用; 口寄せのやり方";
    [C900SummonP1 C900SummonP2]
        "can I summon my beast out of the resource zone at any time; does the summoning cost its whole cost; do I need the ninja on the table for the beast; 通灵什么时候能用; 通灵要付费吗";
    [C900SummonP1] "通灵要付多少费在哪发动; 通灵怎么用";
    [C900SummonP2] "手里的通灵能用吗; 通灵在手能发吗";
    [C900SummonP3] "named character died in response to summoning; 通灵时角色离场; 口寄せ中にキャラが離れた";
    [C900SummonP3] "he kills my ninja in response to the summoning does the beast still come; 通灵时召唤者死了";
    [C900SummonP3] "通灵要的角色被响应打死还出来吗; 通灵后角色没了";
    [C900SummonP4] "multi named character for summoning; 多名角色通灵; 口寄せの名前";
    [C900SummonP4] "my hero has two names and the beast wants one of them; 通灵双名角色";
    [C900SummonP4] "通灵写的是角色名还是牌名; 通灵看名字";
    [C900HerocallP1 C900HerocallP3_2 C900HerocallP5] "hero call revealed from deck; 英雄呼唤 翻到; 英雄呼喚 めくれた";
    [C900HerocallP1 C900HerocallP3] "hero call; 英雄呼唤; ヒーローコール";
    [C900HerocallP1 C900HerocallP3]
        "revealed from deck trigger; hero revealed top; when does call go off; 英雄呼唤什么时候; 英雄呼び出し";
    [C900HerocallP1 C203P3]
        "hero card revealed from hand; drawn not revealed; 手牌展示触发英雄呼唤吗; 手札から公開で英雄呼び出し";
    [C900HerocallP1]
        "my hero was milled is that revealed; I drew the hero call card does it work; the top card is turned over by duel does hero call trigger; 英雄呼唤什么时候触发; 抽到触发英雄呼唤吗";
    [C900HerocallP1] "英雄呼唤要在哪里被亮出来; 英雄呼唤触发";
    [C900HerocallP3 C900HerocallP3_2]
        "hero call came up during my spell do I use it at once; may the opponent respond to a hero call; 英雄呼唤能响应吗";
    [C900HerocallP3] "效果还没处理完就亮到英雄呼唤先做哪个; 呼唤几时入连锁";
    [C900HerocallP3_2] "respond to hero call; 英雄呼唤能响应吗; 英雄呼び出しに対応";
    [C900HerocallP3_2] "英雄呼唤对面能连锁吗; 呼唤能康吗";
    [C900HerocallP4] "two hero calls on one card do both happen; 两个英雄呼唤";
    [C900HerocallP5] "reveal again top card; revealed already twice; 英雄呼唤重复展示; 公開済みの英雄呼び出し";
    [C900HerocallP5] "一直亮着顶牌再亮一次还发英雄呼唤吗; 重复展示呼唤";
    [C900RampageP1 C900RampageP4] "rampage mill; 肆意横行 磨牌; 肆意横行 デッキ破壊";
    [C900RampageP1] "mill on attack; 肆意横行; 山札を削る";
    [C900RampageP1]
        "mill opponent on attack; mill how many; may mill fewer; milled heroes shield trigger; 肆意横行磨几张; 山札を削る枚数";
    [C900RampageP1 C101P2]
        "mill with less cards in deck do they lose; deck empty by mill; 磨完牌库输吗; 削りきったら勝ち？";
    [C900RampageP1]
        "rampage 3 do I have to mill all three; rampage with only two cards in his deck does he lose; when does rampage mill before or after blocks; 肆意横行必须磨满吗; 肆意横行磨光算输吗";
    [C900RampageP1] "肆意横行二能只挖一张吗; 横行挖几张";
    [C900RampageP3] "rampage 2 and rampage 1 on the same guy; 两个肆意横行分别处理";
    [C900RampageP3] "两个肆意横行各挖各的吗; 肆意横行能叠吗";
    [C900RampageP4 C900RampageP3] "two rampages; rampage sum; 肆意横行叠加; 蹂躙が2つ";
    [C900RampageP4] "two rampages what number counts for the other effect; 两个肆意横行数字相加吗";
    [C900RampageP4] "两个肆意横行数值加起来算吗; 肆意横行X取和";
    [C900QuickchangeP1 C900QuickchangeP1_2 C900QuickchangeP5]
        "quick change in battle; 高速换装 战斗中; 高速換装 戦闘中";
    [C900QuickchangeP1 C900QuickchangeP1_2 C900QuickchangeP4_3] "quick change in battle; 高速换装; 高速換装";
    [C900QuickchangeP1 C900QuickchangeP1_2]
        "change clothes in battle; swap character mid combat; quick change in main phase; 高速换装什么时候; 高速換装のタイミング";
    [C900QuickchangeP1 C900QuickchangeP2]
        "quick change in his battle; swap clothes on defence; 对手回合高速换装; 相手ターンの換装";
    [C900QuickchangeP1 C900QuickchangeP4]
        "does the new form keep attacking after a quick change; is the old form in the graveyard or under it; the attacker was tapped is the new one tapped; 高速换装继承攻击吗; 换装后旧的去哪";
    [C900QuickchangeP1] "高速换装怎么换底下那张去哪; 换装流程";
    [C900QuickchangeP1_2]
        "can I quick change in my main phase; may I swap armour before attacking; quick change during his attack; 高速换装什么时候能用";
    [C900QuickchangeP1_2] "主阶段能高速换装吗; 换装只能战斗吗";
    [C900QuickchangeP3 C900QuickchangeP2]
        "do I choose the guy before or after I pay for quick change; is quick change an ability from hand; 高速换装先付费吗";
    [C900QuickchangeP3] "换装是先付费还是先选人; 换装选人顺序";
    [C900QuickchangeP3_2] "quick change target gone; 换装目标离场; 換装対象が離れた";
    [C900QuickchangeP3_2] "he bounces my guy in response to quick change do I lose the card and mana; 高速换装被响应";
    [C900QuickchangeP3_2] "换装时目标被弹走换装还成吗; 换装目标跑了";
    [C900QuickchangeP4 C900QuickchangeP4_3]
        "quick changed keeps attacking; keeps weapon level; new one attack; 换装后继承状态吗; 換装後の状態";
    [C900QuickchangeP4] "换装上来是横的吗伤害还在吗; 换装继承";
    [C900QuickchangeP4_2] "quick change onto a level 3 hero what level is the new one; 换装等级";
    [C900QuickchangeP4_3] "may I attack with the quick changed guy this turn; 换装后能攻击吗";
    [C900QuickchangeP4_3] "换装上来的怪当回合能打吗; 换装后攻击";
    [C900QuickchangeP5] "quick change a guy not fighting; 没战斗的能换装吗; 戦っていないキャラの換装";
    [C900QuickchangeP5] "can I quick change a guy who is not fighting; 不在战斗的能换装吗";
    [C900QuickchangeP5] "没参加战斗的怪能换装吗; 场外换装";
    [C900QuickchangeP6] "can't leave the battle zone but quick changed; 不能离场换装; 離れないキャラの換装";
    [C900QuickchangeP6] "the old form cannot leave the field does quick change still work; 不能离场还能换装吗";
    [C900QuickchangeP6] "不能离场的怪能被换装吗; 换装不能离场";
    [C900ParameciaP1 C900ZoanP1 C900LogiaP1 C900LogiaP3 C900LogiaP4]
        "devil fruits, logia low damage; 恶魔果实 自然系 低伤害; 悪魔の実 自然系";
    [C900ParameciaP1]
        "discard to untap at end; reset at end of my turn; devil fruit paramecia; may I discard two; 超人系弃牌重置; 超人系の効果";
    [C900ParameciaP1]
        "at my end step I discard to untap may I do it twice; paramecia in the opponent's turn; 超人系果实对方回合能用吗";
    [C900ParameciaP1] "超人系果实每回合末怎么转正; 超人系重置";
    [C900ParameciaP1] "超人系果实不弃手牌能转吗; 超人系要弃牌";
    [C900ZoanP1] "zoan cheaper shift; animal fruit discount; opponent's shift cheaper?; 动物系减费; 動物系の軽減";
    [C900ZoanP1 C900ShiftP1] "pay 2 for shift with zoan fruit; 动物系形态转换费用; 動物系の形態転換コスト";
    [C900ZoanP1] "does the zoan fruit make every shift cheaper; my shift costs 3 how much with zoan; 动物系果实减几费";
    [C900ZoanP1] "动物系果实减形态转换多少费; 动物系减费";
    [C900LogiaP1 C900LogiaP3 C900LogiaP4] "logia small damage ignored, spell damage; 自然系 小伤害; 自然系";
    [C900LogiaP1 C900LogiaP3]
        "logia damage immune; hits equal to defense; not hurt by small hits; partial reduce?; 自然系受伤吗; 自然系のダメージ";
    [C900LogiaP1 C607P1] "burn spell on logia; effect damage on a logia; 法术打自然系; 自然系に効果ダメージ";
    [C900LogiaP1 C900LogiaP3]
        "my logia with 2000 defence is hit by 1500 does it take anything; a 2000 attack against a 2000 logia; is logia damage reduced or not; 自然系果实打多少才受伤; 刚好等于防御的伤害";
    [C900LogiaP1] "logia against a burn spell; does logia stop effect damage; 自然系防效果伤害吗";
    [C900LogiaP1 C900LogiaP2_2]
        "my logia was pumped to 3000 defence which number counts; damage that cannot be prevented against logia; 自然系看原本防御吗";
    [C900LogiaP1] "自然系果实被打三千防四千掉血吗; 自然系免伤";
    [C900LogiaP1] "自然系果实被法术伤害也免吗; 自然系吃法术";
    [C900LogiaP2_2] "unpreventable damage on logia; 不能防止的伤害打自然系; 防げないダメージと自然系";
    [C900LogiaP2_2] "写不能防止的伤害打自然系有用吗; 自然系不可防止";
    [C900LogiaP3] "比防御高的攻击打自然系扣多少; 自然系被高攻打";
    [C900LogiaP4] "two small hits on logia add up; gang up on logia; 自然系两次小伤害; 自然系に複数の小ダメージ";
    [C900LogiaP4] "two hits of 1500 on my 2000 logia does he die; 自然系伤害累计吗";
    [C900LogiaP4] "两次小伤害加起来超过自然系会死吗; 自然系累计";
    [C900SupersaiyanP1 C900SupersaiyanP3_2 C900SupersaiyanP5]
        "super saiyan extra level up; 超级赛亚人 再升级; スーパーサイヤ人 追加 昇級";
    [C900SupersaiyanP1 C900SupersaiyanP3_2] "super saiyan level twice; 超级赛亚人 升两次; スーパーサイヤ人";
    [C900SupersaiyanP1 C900SupersaiyanP3_2]
        "saiyan extra level up; level other after saiyan; level twice with saiyan; normal then super; 超赛还能再升级吗; 超サイヤ人のレベルアップ回数";
    [C900SupersaiyanP1 C600P3]
        "does a normal level of a saiyan count; saiyan levelled the ordinary way; 超赛普通升级算次数吗; 超サイヤ人の通常レベルアップ";
    [C900SupersaiyanP1 C900SupersaiyanP3_2]
        "I levelled another guy already may my saiyan still dimension level; does the saiyan level use up my level for the turn; normal level up and then super saiyan; 超级赛亚人还能再升级吗; 赛亚人升级算次数吗";
    [C900SupersaiyanP1] "超赛次元升级占不占一回合一次; 超赛升级限制";
    [C900SupersaiyanP1] "普通升级也不占次数吗超赛; 超赛普通升级";
    [C900SupersaiyanP1_2] "reset after level up; 升级后重置; 昇級後リセット";
    [C900SupersaiyanP1_2 C900SupersaiyanP5]
        "discard to untap saiyan; draw before deciding to discard; attack again after saiyan level; 超赛升级重置; 超サイヤ人で起こす";
    [C900SupersaiyanP1_2 C900SupersaiyanP5]
        "can I discard the card I drew from the level to reset my saiyan; does the saiyan untap for free; 超赛升级弃牌重置";
    [C900SupersaiyanP1_2] "超赛升级完弃一张能转正再打吗; 超赛重置";
    [C900SupersaiyanP3 C708P1] "my saiyan lost his effects may he still level extra; 超赛被沉默还能额外升级吗";
    [C900SupersaiyanP3_2] "已经升级过一次超赛还能再次元升吗; 升过还能超赛吗";
    [C900SupersaiyanP5] "超赛次元升级抽的牌能拿来弃吗; 超赛先抽后弃";
    [C900CursemarkP1 C900CursemarkP3 C900CursemarkP4] "curse mark search; 咒印 找; 呪印 サーチ";
    [C900CursemarkP1 C900CursemarkP3] "curse mark search, not found; 咒印; 呪印";
    [C900CursemarkP1] "sacrifice to fetch bigger form; cost one higher; curse seal evolve; 咒印找什么; 呪印のサーチ";
    [C900CursemarkP1 C900CursemarkP6]
        "curse mark can I get any bigger guy; is the card I search one cost higher exactly; the found hero has two names does one match do; 咒印找几费的; 咒印费用加一";
    [C900CursemarkP1] "咒印找出来的角色要费多几; 咒印找谁";
    [C900CursemarkP2] "can I use curse mark in his turn; is curse mark a trigger; 咒印什么时候发动";
    [C900CursemarkP2] "咒印是主动发还是自动; 咒印怎么发动";
    [C900CursemarkP3 C900CursemarkP4]
        "curse mark found nothing; shuffle anyway; look in hand too; 咒印没找到要洗牌吗; 呪印で見つからない";
    [C900CursemarkP3]
        "can I find the curse mark card in my hand instead of the deck; fail to find with curse mark; 咒印能从手牌拿吗";
    [C900CursemarkP3] "咒印能说没找到吗; 咒印找空";
    [C900CursemarkP4] "咒印从手里拿了还要洗牌吗; 咒印洗切";
    [C900CursemarkP5 C900CursemarkP2] "curse mark with X cost; curse mark when may I use it; 咒印X费; 呪印のタイミング";
    [C900CursemarkP5] "curse mark on an X cost card what do I search; 咒印X费";
    [C900CursemarkP5] "X费角色发咒印能找几费的; 咒印X费";
    [C900CursemarkP6] "多角色名的发咒印只要一个名对上吗; 咒印多名";
    [C900ConstellationP1 C900MutantbloodP1 C900MutantbloodP3]
        "constellation, mutant blood itself; 守护星座 变种之血 自己; 守護星座 ミュータント";
    [C900ConstellationP1 C900ConstellationP4] "constellation face down; 守护星座; 守護星座";
    [C900ConstellationP1]
        "return a cloth from resource when constellation placed; constellation works in mana; 守护星座回手; 守護星座の効果";
    [C900ConstellationP1 C900ConstellationP4]
        "I play the constellation as a land may I pick up another resource; can it return itself; can I return a face down resource with constellation; 守护星座能拿盖着的吗; 守护星座拿回资源";
    [C900ConstellationP1] "守护星座能捞资源区什么牌; 守护星座拿回什么";
    [C900ConstellationP1_2 C900ConstellationP2]
        "constellation from hand; may I return it later; 守护星座什么时候; 守護星座のタイミング";
    [C900ConstellationP1_2 C900ConstellationP1]
        "does constellation work while it lies in the mana zone; may I decline to return a card; 守护星座可以不拿吗";
    [C900ConstellationP3] "constellation came in by an effect not by the resource step; 效果进资源区触发守护星座吗";
    [C900ConstellationP3] "不是放资源步骤进资源区也发守护星座吗; 星座何时发";
    [C900ConstellationP4 C900ConstellationP3]
        "face down constellation trigger; return face-down card; put in by effect; 背面守护星座; 裏向きの守護星座";
    [C900ConstellationP4] "盖着进资源区守护星座发吗; 星座背面";
    [C900ConstellationP5] "two constellations at the same time; 两个守护星座同时; 守護星座が同時";
    [C900ConstellationP5] "two constellations come in together do I return two cards; 两张守护星座同时进";
    [C900ConstellationP5] "两张守护星座同时进资源各发吗; 双星座";
    [C900MutantbloodP1 C900MutantbloodP3]
        "mutant enters triggers all; triggers on itself; opponent's mutants; 变种之血自己触发吗; 変種の血は自身で誘発";
    [C900MutantbloodP1 C900MutantbloodP3]
        "does mutant blood trigger on itself; my opponent plays a mutant does mine trigger; 变种之血自己登场触发吗; 对面变种登场触发吗";
    [C900MutantbloodP1] "别的变种之血登场我也触发吗; 变种之血触发";
    [C900MutantbloodP3] "自己登场触发变种之血吗; 变种自身登场";
    [C900MutantbloodP4] "many mutants trigger order; 多个变种之血顺序; 変種の血の順番";
    [C900MutantbloodP4] "three mutants trigger together can I choose the order; 变种之血同时触发顺序";
    [C900MutantbloodP4] "三只变种之血一起触发顺序谁排; 变种之血排序";
    [C900ReiatsuP1 C900ReiatsuP4 C900ReiatsuP5]
        "spirit pressure cannot attack, stacked, loses effects; 灵压 不能攻击 叠加; 霊圧 攻撃できない 重複";
    [C900ReiatsuP1 C900ReiatsuP4 C900ReiatsuP5] "reiatsu how long; 灵压 多久 叠加; 霊圧";
    [C900ReiatsuP1]
        "freeze opponent guy; spirit pressure for how long; can't attack or block next turn; 灵压持续多久; 霊圧の期間";
    [C900ReiatsuP1 C705P5]
        "pressure on untargetable; can frozen use abilities; tap ability while pressured; 灵压不能选; 霊圧の対象";
    [C900ReiatsuP1]
        "his guy is frozen by spirit pressure for how long; can a character under spirit pressure use its tap ability; does it untap as normal; 灵压持续几回合; 灵压能防御吗";
    [C900ReiatsuP1] "灵压定住对面多久; 灵压能定几回合";
    [C900ReiatsuP3 C900ReiatsuP4] "two pressures same guy longer; freeze stacks; 灵压叠加吗; 霊圧は重なる？";
    [C900ReiatsuP3 C900ReiatsuP4]
        "I put two spirit pressures on the same guy is he locked for four turns; 两个灵压叠加回合吗";
    [C900ReiatsuP3] "两个灵压能压同一个吗; 灵压选同一只";
    [C900ReiatsuP4] "压两次能多压一回合吗; 灵压能叠回合吗";
    [C900ReiatsuP5]
        "silence a pressured guy frees him; lose effects under pressure; 灵压后失去效果; 霊圧中に効果を失う";
    [C900ReiatsuP5] "he silenced his own guy to get rid of my spirit pressure; 灵压后沉默能解吗";
    [C900ReiatsuP5] "被灵压的怪沉默了能动吗; 灵压后被沉默";
    [C900DuelP1 C900DuelP4] "duel top cards, empty deck; 对决 比费用 没牌库; 対決 コスト比べ";
    [C900DuelP1 C900DuelP4] "duel reveals, tie in a duel, no deck; 对决 没牌库; 対決";
    [C900DuelP1] "reveal top cards higher cost wins; duel how; where do revealed cards go; 对决怎么比; 対決のやり方";
    [C900DuelP1] "duel same cost; tie in duel; equal costs who wins; 对决费用一样; 対決で同じコスト";
    [C900DuelP1]
        "duel and both cards cost the same who wins; what happens with the revealed cards after a duel; who chooses the order on the bottom; 对决平了谁赢; 对决的牌放哪";
    [C900DuelP1] "对决怎么比输赢; 对决比费用";
    [C900DuelP1] "对决翻的牌放哪顺序谁定; 对决后的牌放哪";
    [C900DuelP2 C900DuelP3]
        "can I respond between the duel and the effect of winning it; is a duel an effect; 对决能响应吗";
    [C900DuelP2] "对决能响应吗算效果吗; 对决算动作吗";
    [C900DuelP3 C900DuelP2] "can I respond to a duel; when do duel targets get picked; 对决后选目标; 対決後の対象";
    [C900DuelP3] "对决赢了的效果目标什么时候选; 对决后指定";
    [C900DuelP4] "duel with empty deck; no cards to reveal; 没牌对决; 山札なしの対決";
    [C900DuelP4] "my deck is empty can I duel; does he lose if he cannot reveal for a duel; 没牌库能对决吗";
    [C900DuelP4] "卡组空了还能对决吗; 牌库空对决";
    [C900DuelP5 C900DuelP1] "two duels at once; duel again; 两次对决; 対決が2回";
    [C900DuelP5] "two duels on one card do both happen; 两个对决";
    [C900DuelP5] "两个对决能一起启动吗; 双对决";
    [C900SwordreleaseP1 C900SwordreleaseP3 C900SwordreleaseP7_2 C900BankaiP1 C900BankaiP3_2]
        "sword release, bankai, sword souls; 刀剑解放 卍解 刀魂; 斬魄刀 解放 卍解";
    [C900SwordreleaseP1 C900SwordreleaseP3 C900SwordreleaseP7_2] "sword release souls; 刀剑解放 刀魂; 斬魄刀解放";
    [C900SwordreleaseP1 C900SwordreleaseP1_3]
        "put released sword on sword; shikai from hand; release during battle; does release cost mana; 刀剑解放什么时候; 刀剣解放のタイミング";
    [C900SwordreleaseP1 C900SwordreleaseP3]
        "he destroyed my zanpakuto in response to the release do I lose the card in my hand; release with a sword of another name; 刀剑解放被响应破坏; 解放失败牌去哪";
    [C900SwordreleaseP1] "刀剑解放叠在谁上面; 始解怎么叠";
    [C900SwordreleaseP1_2 C900SwordreleaseP4 C900SwordreleaseP5 C900SwordreleaseP7 C900ResurreccionP3_2 C900ResurreccionP5]
        "sword soul cards under it, state, target; 刀魂牌 状态; 刀魂 状態";
    [C900SwordreleaseP1_2 C900ReleasedformP1] "what are sword souls; cards under the blade; 刀魂牌是什么; 刀魂とは";
    [C900SwordreleaseP1_2] "what is a sword soul; 刀魂牌是什么";
    [C900SwordreleaseP1_2] "解放后垫底下的牌叫什么; 刀魂牌是啥";
    [C900SwordreleaseP1_3] "can I release my sword in his turn; sword release during battle; 刀剑解放什么时候能用";
    [C900SwordreleaseP1_3] "对面回合能解放斩魄刀吗; 刀剑解放时机";
    [C900SwordreleaseP2 C900SwordreleaseP1_3]
        "respond to sword release; release from deck; 刀剑解放能响应吗; 刀剣解放に対応";
    [C900SwordreleaseP2 C900ResurreccionP2]
        "is sword release using a card; may a release be cancelled like a card; 解放算使用牌吗";
    [C900SwordreleaseP3]
        "sword destroyed in response to release; release card lost?; 刀剑解放时刀没了; 解放中に刀が離れた";
    [C900SwordreleaseP3] "解放时刀被炸了手里的牌怎么办; 解放落空";
    [C900SwordreleaseP4 C900SwordreleaseP5]
        "released sword stays on bearer tapped; enter triggers for release; 刀剑解放触发登场吗; 刀剣解放で登場時";
    [C900SwordreleaseP4]
        "is the released sword tapped if the old one was; does release keep the wearer; 解放后继承状态吗";
    [C900SwordreleaseP4] "解放完原来横着的刀是横着吗; 解放继承状态";
    [C900SwordreleaseP5] "does sword release trigger the enter effect; 刀剑解放触发登场吗";
    [C900SwordreleaseP5] "刀剑解放算登场吗能发登场吗; 解放触发登场";
    [C900SwordreleaseP6] "release on an already released sword; stack of swords; 再次解放; 二段解放";
    [C900SwordreleaseP6] "release on top of a released sword how many souls; 再次解放刀魂";
    [C900SwordreleaseP6] "卍解完再解放底下的刀魂都留吗; 刀魂叠加";
    [C900SwordreleaseP7 C900SwordreleaseP7_2]
        "destroy a sword soul; target under-sword; souls when sword leaves; 刀魂牌能被选吗; 刀魂は対象になる？";
    [C900SwordreleaseP7 C900SwordreleaseP7_2]
        "can he remove the sword soul under my blade; my released sword left where do the souls go; 能指定刀魂牌吗; 刀魂牌去哪";
    [C900SwordreleaseP7] "能指定刀魂牌炸吗; 刀魂算场上吗";
    [C900SwordreleaseP7_2] "斩魄刀离场刀魂牌去哪; 刀魂跟着走吗";
    [C900BankaiP1 C900BankaiP3] "bankai from the deck; 卍解; 卍解";
    [C900BankaiP1 C900BankaiP3]
        "bankai from deck; bankai is release?; shuffle after bankai; 卍解从哪里找; 卍解のやり方";
    [C900BankaiP1 C900BankaiP3]
        "bankai from the deck does it count as sword release; does bankai trigger on release effects; 卍解算刀剑解放吗";
    [C900BankaiP1] "卍解是从哪里找牌; 卍解找谁";
    [C900BankaiP1] "卍解能从手牌里放吗; 手牌卍解";
    [C900BankaiP2] "is bankai an effect that can be countered by itself; 卍解是效果吗";
    [C900BankaiP3] "卍解出来的算刀剑解放吗; 卍解算解放吗";
    [C900BankaiP3_2] "bankai triggers release success; 卍解触发解放成功; 卍解で解放成功時";
    [C900BankaiP3_2] "bankai enters does its release success effect go off; 卍解触发解放成功吗";
    [C900BankaiP3_2] "卍解成功触发刀剑解放成功时吗; 卍解触发";
    [C900ResurreccionP1 C900ResurreccionP1_4 C900ResurreccionP3]
        "resurreccion once per turn; 归刃 一回合一次; 帰刃 何回";
    [C900ResurreccionP1 C900ResurreccionP1_4] "resurreccion; 归刃 一回合几次; 帰刃";
    [C900ResurreccionP1 C900ResurreccionP1_3]
        "arrancar release; when can I do resurreccion; on his turn; 归刃什么时候; 帰刃のタイミング";
    [C900ResurreccionP1 C900ResurreccionP3_2]
        "can the released arrancar attack this turn; is it tapped and damaged as before; 归刃后继承伤害吗";
    [C900ResurreccionP1] "归刃要叠哪张角色; 归刃怎么用";
    [C900ResurreccionP1_3] "resurreccion in the battle; can I go resurreccion in his turn; 归刃什么时候能用";
    [C900ResurreccionP1_3] "对面回合能归刃吗; 归刃时机";
    [C900ResurreccionP1_4]
        "resurreccion twice a turn; two arrancar release same turn; once per name; 归刃一回合几次; 帰刃は1ターン何回";
    [C900ResurreccionP1_4]
        "can I do resurreccion twice in a turn with the same arrancar; two arrancars of different names; 归刃一回合几次";
    [C900ResurreccionP1_4] "同一破面一回合能归刃两次吗; 归刃限一次";
    [C900ResurreccionP3] "arrancar killed in response; resurreccion card back in hand; 归刃时破面离场; 帰刃中に離れた";
    [C900ResurreccionP3] "he bounced my arrancar in response to resurreccion; 归刃被响应牌去哪";
    [C900ResurreccionP3] "归刃时破面被弹走手里的牌丢吗; 归刃落空";
    [C900ResurreccionP3_2] "resurreccion keeps level and damage; new arrancar attack; 归刃继承状态; 帰刃の状態";
    [C900ResurreccionP3_2] "归刃完伤害和装备还在吗; 归刃继承";
    [C900ResurreccionP4 C900ResurreccionP4_2] "resurreccion enter effect; soul under soul; 归刃触发登场; 帰刃で登場時";
    [C900ResurreccionP4] "does resurreccion set off the enter ability; 归刃触发登场吗";
    [C900ResurreccionP4] "归刃算登场吗; 归刃触发登场";
    [C900ResurreccionP4_2] "resurreccion twice on the same stack how many souls; 再次归刃刀魂";
    [C900ResurreccionP5 C900ResurreccionP5_2] "souls under arrancar after death; target soul; 归刃刀魂去哪; 帰刃の刀魂";
    [C900ResurreccionP5 C900ResurreccionP5_2]
        "can he target the card under my arrancar; my arrancar died where do the souls go; 归刃底下的牌能指定吗";
    [C900ResurreccionP5] "归刃垫的能被炸吗; 归刃底下";
    [C900ResurreccionP5_2] "归刃怪死了底下那张进谁墓地; 归刃离场";
    [C900ReleasedformP1 C900ReleasedformP3] "released form without release; 解放形态; 解放形態";
    [C900ReleasedformP1 C900ReleasedformP3]
        "released form without release; souls placed by effect; bonus only with souls; 解放形态条件; 解放形態の条件";
    [C900ReleasedformP1 C900ReleasedformP3]
        "the sword soul was put there by an effect does released form work; my soul was removed do I lose the released form; 没解放有刀魂算解放形态吗";
    [C900ReleasedformP1] "解放形态的效果要底下有刀魂吗; 解放形态条件";
    [C900ReleasedformP3] "不是解放登场只要底下有刀魂行吗; 没解放有刀魂";
    [C900FalselifeP1 C900FalselifeP1_3 C900FalselifeP1_4 C900FalselifeP4]
        "false life from the grave, ghost counter, end of turn; 虚伪生命 从墓地 亡灵指示物; 虚偽生命 墓地から 亡霊";
    [C900FalselifeP1 C900FalselifeP1_3 C900FalselifeP1_4] "从墓地用出来的会移出去吗";
    [C900FalselifeP1 C900FalselifeP1_3 C900FalselifeP1_4]
        "false life from the grave, exile at end; 虚伪生命 墓地使用; 虚偽の命";
    [C900FalselifeP1 C900FalselifeP3]
        "play from graveyard; cast from rest zone; edo tensei; flashback creature; cost of false life; 从休息区使用; 墓地から出す";
    [C900FalselifeP1 C900FalselifeP1_4]
        "zombie from discard stays how long; reanimated for one turn; 亡灵能留多久; 亡霊はいつまで";
    [C900FalselifeP1 C900FalselifeP2]
        "can I play the zombie from the graveyard in his turn; does flashback from the rest zone cost the normal price; does he have summoning sickness when he came by false life; 虚伪生命什么时候能用; 虚伪生命当回合能攻击吗";
    [C900FalselifeP1] "从墓地打出来要付几费虚伪生命; 虚伪生命怎么用";
    [C900FalselifeP1_2 C900FalselifeP3 C900FalselifeP5] "ghost counter; 亡灵指示物; 亡霊カウンター";
    [C900FalselifeP1_2 C900FalselifeP3]
        "does the ghost counter come on when I pay or when he enters; false life was countered where does the card go; 亡灵指示物什么时候放";
    [C900FalselifeP1_2] "虚伪生命出来的要放什么指示物; 亡灵指示物";
    [C900FalselifeP1_3 C900FalselifeP1_4] "back from grave then gone";
    [C900FalselifeP1_3 C900FalselifeP4] "ghost counter removed; 亡灵指示物; 亡霊カウンター";
    [C900FalselifeP1_3 C900FalselifeP1_4]
        "ghost leaves exiled; zombie at end of turn removed; ghost bounce to hand?; 亡灵回合结束除外; 亡霊は除外される";
    [C900FalselifeP1_3]
        "ghost bounced to hand; ghost sacrificed goes to rest?; reuse ghost; 亡灵离场去哪; 亡霊が離れたら";
    [C900FalselifeP1_3 C900FalselifeP1_4]
        "my false life guy was bounced do I get it in hand; when does the ghost disappear; false life guy dies can I replay him from the graveyard; 虚伪生命死了去哪; 虚伪生命什么时候除外";
    [C900FalselifeP1_3] "虚伪生命的怪被打死进墓地还能再用吗; 亡灵怪死后去哪";
    [C900FalselifeP1_4 C808P1]
        "the ghost has an end of turn trigger does it happen before it is exiled; 虚伪生命回合结束";
    [C900FalselifeP1_4] "虚伪生命的怪留到下回合吗; 亡灵怪能留几回合";
    [C900FalselifeP2 C318P1]
        "false life on his turn; instant speed from rest; can it attack at once; 虚伪生命什么时候能用; 虚偽の生命のタイミング";
    [C900FalselifeP2] "虚伪生命能在对面回合用吗; 虚伪生命时机";
    [C900FalselifeP4 C900FalselifeP5]
        "ghost counter on a normal guy; removed counter survive; counter taken off; 拿掉亡灵指示物; 亡霊カウンターを外す";
    [C900FalselifeP4 C900FalselifeP5]
        "I removed the ghost counter does he stay; a ghost counter was put on a normal creature is it exiled; 去掉亡灵指示物还除外吗";
    [C900FalselifeP4] "正常下的怪放了亡灵指示物会除外吗; 亡灵给正常怪";
    [C900FalselifeP5] "去掉亡灵再放一个还会被除外吗; 去掉亡灵";
    [C901P1 C901P3_4 C901P5] "what is a loop, break it; 死循环 打断; ループを止める";
    [C901P1 C901P2] "what is an endless loop; same actions repeating; 什么算死循环; 無限ループとは";
    [C901P1 C901P2]
        "my combo is infinite can I just say I do it a million times; I control the whole loop how often may I repeat; can I loop for ever to stall; 无限连能一直做吗; 循环次数谁定";
    [C901P1] "怎么样算死循环; 啥叫无限循环";
    [C901P2 C901P3 C901P3_2 C901P3_3] "optional loop, choose a number; 循环 可选 次数; ループ 任意 回数を決める";
    [C901P2 C901P3 C901P4_2 C901P6] "loops";
    [C901P2 C901P3 C901P4_2 C901P6] "死循环怎么处理 谁来定次数";
    [C901P2 C901P3_2] "infinite combo how many times; 无限循环次数; 無限コンボの回数";
    [C901P2 C901P4] "infinite loop going off; 无限连招; 無限ループ";
    [C901P2] "I have an infinite combo, how many; loop number; million times; 无限循环说次数; 無限ループの回数";
    [C901P2 C901P5]
        "opponent says my loop is stalling; do I show every step; shortcut loop; 循环要一步步做吗; ループの省略";
    [C901P2 C901P5] "infinite untap combo choose a thousand; demonstrate loop once; 循环说一千次; 無限コンボ1000回";
    [C901P2] "只有我能停的循环我说跑多少次行吗; 我自己无限刷";
    [C901P2] "我的无限攻击连段要一直演示吗; 无限连报个数";
    [C901P3 C901P3_2]
        "both of us keep looping; he activates I activate; who chooses smaller number; 双方都能循环; 両者のループ";
    [C901P3 C901P3_2 C901P3_3]
        "we both can stop the loop but neither wants who must; he keeps tapping and I keep untapping; who names the number in a two player loop; 双方都参与的循环怎么办";
    [C901P3 C901P3_2] "两边都能选的循环怎么办; 双方循环";
    [C901P3_4] "loop over may I start it again; restart same loop; 循环结束还能继续吗; もう一度ループ";
    [C901P3_4] "the loop ended can he start it again right away; 循环结束后能再开始吗";
    [C901P3_4] "循环停了以后报小数的那位能接着循环吗; 小数者不能续";
    [C901P4 C901P4_2 C901P4_3] "forced loop of triggers; 强制循环 触发; 強制ループ 誘発";
    [C901P4] "forced loop nobody stops; 强制循环停不下来; 止まらない強制ループ";
    [C901P4 C901P4_2] "forced triggers forever; mandatory loop with triggers; 强制触发循环; 強制誘発ループ";
    [C901P4 C901P4_2 C901P4_3]
        "forced triggers go round and round who decides how many times; the loop of mandatory triggers is it a draw; why ten thousand; 强制触发循环怎么处理";
    [C901P4_2] "停不下的强制触发循环报多少次; 强制循环报几";
    [C901P4_3 C901P4] "loop ends how; forced loop after ten thousand; 强制循环怎么结束; 強制ループの終わり";
    [C901P4_3] "强制循环结束后那个还触发吗; 强制循环收尾";
    [C901P5] "break the loop midway; stop his combo with an instant; 中途打断循环; ループを止める";
    [C901P5] "can I break the loop with my instant halfway; 能中途打断循环吗";
    [C901P5] "循环跑到一半我能用手里的牌打断吗; 打断循环";
    [C901P6 C101P7] "mandatory loop without trigger draw; 强制动作循环平局; 強制ループは引き分け";
    [C901P6 C101P7]
        "two static effects flip each other for ever; a loop without triggers that is all mandatory; 强制死循环平局吗";
    [C901P6] "谁都停不了又没触发效果的循环怎么判; 全强制动作循环";
    [C902P1 C902P1_3 C902P2 C902P2_2]
        "illegal play, take back, misplay, undo, priority after; 违规操作 退回 撤回 误操作; 違反 巻き戻し 取り消し やり直し";
    [C902P1 C902P2_2] "illegal attack, wrong payment, go back; 打错了 付错了 退回; 払い間違い 戻せる";
    [C902P1 C902P2] "illegal move rewind";
    [C902P1 C902P2 C902P2_2] "发现违规了怎么退 退回来还能做别的吗";
    [C902P1 C902P1_3 C902P2_2]
        "took an illegal action, misplay rewind, paid wrong, take back; 违规操作 撤回 打错了; 反則 巻き戻し 間違えた";
    [C902P1 C902P2_2]
        "I played a card I couldn't afford, tapped the wrong resources, illegal target noticed later; 付错费 目标不合法; 間違えて払った 不正な対象";
    [C902P1 C902P2] "takebacks, wrong play caught by judge, undo; 悔棋 判罚 打错能收回吗; 巻き戻し 待った";
    [C902P1]
        "illegal play take back; he attacked with a tapped guy; played without paying enough; forgot colour cost; rewind; 非法操作怎么办; 不正な行動の巻き戻し";
    [C902P1 C902P2]
        "he cheated cost by mistake two turns ago; late discovered illegal; wrong play noticed after passing; 事后才发现非法; 後から違反に気づいた";
    [C902P1] "forgot to pay; tapped too few resources; attacked untapped guy, rewind?; 少付了费用; コストを払い忘れた";
    [C902P1 C501P2]
        "swung at a standing guy by mistake, is my attacker tapped now; illegal attack undone; 攻击错目标撤回; 攻撃先を間違えて巻き戻し";
    [C902P1 C902P1_2 C902P1_3]
        "I cast a card I could not pay for do I take it back; he noticed I had no legal target after I tapped my mana; does an illegal play untap my lands; illegal block what now; 非法操作怎么倒回; 付不起已经用出去了; 费用不够退回手牌吗";
    [C902P1 C318P6] "he attacked with a summoning sick guy and we noticed after damage; 发现非法攻击";
    [C902P1 C305P4] "opponent illegally played a third copy do I undo; 违规出牌怎么办";
    [C902P1] "我横错资源颜色不够费用已经打出去了怎么办; 付错费了";
    [C902P1] "他下了不该下的怪被发现了要退回吗; 非法动作倒回";
    [C902P1_2] "triggers of an undone action; 撤回 触发; 取り消した行動の誘発";
    [C902P1_2] "illegal action triggers stand?; undone play effect; 撤销后触发算吗; 取り消した行動の誘発";
    [C902P1_2] "the illegal card made him draw a trigger do we keep that; 倒回后触发的效果算吗";
    [C902P1_2] "倒回去的动作触发过的抽牌算不算; 倒回触发";
    [C902P1_3]
        "card goes back to hand after illegal use; where does it go; lose the card as penalty?; 非法使用的牌回哪; 不正使用のカードは";
    [C902P1_3] "用错时机的法术退回手里吗; 打错牌返还";
    [C902P2 C902P2_2]
        "after undo what can I do; may I do something else; priority after rewind; 撤销后能做别的吗; 巻き戻し後";
    [C902P2 C902P2_2]
        "after my illegal move was rolled back may I do something else; must I pass after a misplay; 倒回后还能做别的吗";
    [C902P2] "退回以后谁先行动; 倒回谁优先";
    [C902P2_2] "倒回后我能改做别的吗; 退回重来";
    [C903P1 C903P1_2] "banned list, restricted cards; 禁卡 限制卡; 禁止カード 制限";
    [C903P1] "restricted list when; 限制卡什么时候; 制限改定";
    [C903P1 C903P1_2] "banlist; banned card; restricted to one; limited cards; tournament ban; 禁卡表; 禁止制限カード";
    [C903P1] "禁卡表什么时候开始的多久更新; 禁卡表";
    [C903P1_2] "banlist, banned cards; 禁卡 限制卡; 禁止制限カード";
    [C903P1_2 C903P1]
        "is this card banned; may I use restricted cards at the tournament; is there a ban list; 有禁卡表吗; 这张卡限制几张";
    [C903P1_2] "禁卡能带几张限卡呢; 禁限卡怎么看";
}
