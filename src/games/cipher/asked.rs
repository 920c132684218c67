//! What players ask about Fire Emblem Cipher, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1_1 C3_1] "game over when, does the match go on after someone lost; 有人败北后还继续吗; 負けた後も続く";
    [C1_2] "can three or four people play, multiplayer, two against two; 可以三个人玩吗 多人对战 双打; 3人で遊べる 多人数戦 チーム戦";
    [C2_1]
        "card text says otherwise than the rulebook, card beats rules, golden rule; 卡面写的和规则不一样 听卡的还是听规则; カードのテキストとルールが違う どっちが優先 黄金律";
    [C2_2]
        "one effect lets me and another one forbids it, which wins, can't beats can; 一个说可以一个说不可以 哪个算 禁止优先; できる効果とできない効果 どっちが勝つ 禁止優先";
    [C2_3] "only half of the effect can be done, do the rest anyway; 效果只能做一半 剩下的还做不做; 効果の一部しか処理できない 残りはどうする";
    [C2_3_1_1 C2_3_1_1_1] "when A happens do B, each time; A时B 每次A没发生; Aした時B Aするたび";
    [C2_3_1_2 C2_3_1_4 C2_3_1_5] "as long as, during, if, condition not met; 期间 场合 如果 条件不满足; している間 場合 もし 条件を満たさない";
    [C2_3_1_3]
        "may pay, if you do, only part of the cost paid, do I get the effect; 可以支付费用 如果支付 没付全 效果还有吗; コストを支払ってもよい そうしたなら 一部だけ払う";
    [C2_3_1_6] "if you did this, first half not done completely; 如果这样做了 前半没做完 后半能做吗; そうしたなら 前半が全部できない 後半は";
    [C2_3_1_7]
        "after that, first part failed, second part still happens, then; 这之后 前面只做了一部分 后面还要做吗; その後 前半が一部だけ 後半は処理する";
    [C2_4]
        "search the deck and take nothing, fail to find though it is there, choose none from deck or hand; 检索 卡组里有但不拿 说没有 选手牌可以不选; デッキから探す あるのに選ばない 見つからなかったことにする";
    [C2_5]
        "draw three with only one card left, not enough cards to do the number; 要抽三张但只剩一张 数量不够; 3枚引くのに1枚しかない 足りないとき できるだけ";
    [C2_6] "choose a number, negative number, fraction; 选数字可以选负数吗 小数; 数を選ぶ マイナスや小数は";
    [C2_7] "chose zero, does it count as done; 选了零 算做过了吗; 0を選んだ 行ったことになるか";
    [C2_8]
        "rest a unit that is rested already, tapping a tapped unit; 已经横置的再横置 已行动的单位再变行动; 行動済みのユニットをさらに行動済みにする 既に裏の絆を裏にする";
    [C2_8] "untap something that is standing already, does it count as untapping; 已经竖着的再竖 算重置过吗; 未行動のを未行動にしても起きた扱い";
    [C2_9 C2_10]
        "both players choose at the same time, who goes first, both discard, both do something; 双方同时选择 谁先选 两个人都要弃牌 谁先做; お互いに選ぶ効果 どっちが先 両方同時に処理 順番";
    [C2_10 C2_9] "we both have to discard or draw, who does it first; 双方都抽牌 谁先抽; お互いに捨てる効果 どっちから捨てる";
    [C3_1 C9_4] "when is winning or losing judged, at once, game ends; 什么时候判胜负 马上结束吗; 勝敗はいつ決まる すぐ終わる";
    [C3_1_1 C9_3_2]
        "when do I lose, lord hit with no orbs left, last orb, lord dies; 怎么算输 没宝玉了主人公再被打 最后一个宝玉 主角死了; 負けの条件 オーブがない状態で主人公がやられた 最後のオーブ 主人公撃破";
    [C3_1_1 C9_3_2]
        "when exactly is my main character dead, five orbs gone then hit, do I lose when the fifth orb breaks; 打掉第五个宝玉就赢了吗 宝玉全碎 主角再挨一下 游戏结束; オーブ5つ割られたら負け？ それとももう一発必要 主人公が倒されるまで";
    [C3_1_2] "lose by decking out, no cards in deck and retreat; 牌库和退避区都没牌 牌抽光输不输; デッキも退避もない 負け デッキ切れ";
    [C3_1_2 C11_3_1]
        "run out of deck do I lose straight away, no more cards to draw; 卡组抽完了马上就输吗 没卡可抽; デッキがなくなったらすぐ負け？ 山札切れで敗北";
    [C3_2] "both lose at the same time, draw; 同时输 平局 两边同时败北; 同時に負け 引き分け 両方同時に敗北";
    [C3_2] "we both finish each other off in the same moment; 两个人一起挂了怎么算; 同時にやられたら勝敗は";
    [C4_1_1] "which side is the back, sleeves; 哪面是背面; カードの裏面";
    [C4_2_1 C4_2_2] "what is the deployment cost for; 出击费用什么用; 出撃コストとは";
    [C4_3_1 C4_3_2] "no class-change cost, what is it for; 没有转职费用; CCコストがないカード";
    [C4_4_1 C4_4_2] "which colours or factions are there, how many symbols; 有几种势力 颜色; 勢力は何種類 色";
    [C4_5_1 C4_5_2 C4_6_1 C4_6_2 C4_6_3]
        "gender, weapon icons, kinds of weapons, no weapon; 性别 武器种类 没有武器; 性別 武器の種類 武器なし";
    [C4_7_1 C4_7_2 C4_7_3 C4_7_4] "attributes, flying, armoured, two attributes; 属性 飞行 重甲 几种; 属性 飛行 アーマー 獣馬 竜";
    [C4_9_2 C4_10_2 C4_10_3] "several skills on a card, two support skills; 两个能力 没有支援能力; スキルが2つ 支援スキルなし";
    [C4_11_1 C4_17_1] "power and support value difference; 战斗力和支援力区别; 戦闘力と支援力の違い";
    [C4_11_2_1 C4_11_2]
        "power becomes 0 or negative, does the unit die, debuffed to zero; 战斗力变成0 会死吗 减到负数; 戦闘力が0以下になった ユニットは死ぬ マイナスになる";
    [C4_11_2_1] "power got lowered below zero, is it destroyed automatically; 被减到负数的单位自动死吗; パワーがマイナスになったら自動で死ぬ";
    [C4_12_1 C4_13_1 C4_14_1] "title and unit name, what is the card name; 称号 单位名 卡名区别; 称号 ユニット名 カード名 違い";
    [C4_14_2 C12_1_1_2]
        "how many copies of a card, four copies, same card limit, same name different title; 同一张卡可以放几张 四张 同名不同称号; 同じカードは何枚まで 4枚 称号違いは別カード";
    [C4_15_1] "range means; 射程是什么; 射程とは";
    [C4_16_1 C4_16_1_1] "class, rank, profession, lower or upper class; 兵种 职阶 上级 下级; 兵種 下級職 上級職";
    [C4_18_2 C4_19_2 C4_20_2 C4_21_2 C4_8_2]
        "rarity, illustration, flavour text, card number matter, promo version; 罕贵 插画 编号 有影响吗; レアリティ イラスト フレーバーテキスト カード番号 関係ない";
    [C5_1_2_1_1_1] "who owns the card, after the game; 卡是谁的 所有者; カードの持ち主は誰";
    [C5_1_2_1_2 C5_1_2_1_2_1 C5_1_2_1_1] "user and owner difference, who uses a card; 使用者 所有者 区别; 使用者と持ち主の違い";
    [C5_1_2_1_2_1 C9_3_3]
        "I took control of his unit and it dies, whose pile, who uses it; 我控制了他的单位 死了去谁那; 奪ったユニットが倒れたら誰の退避";
    [C5_1_2_1_2_3 C5_1_2_1_2_4 C5_1_2_1_2_6] "who is you, own, opponent in a text; 文本里的你 自己 对手是谁; テキストの「自分」「相手」とは";
    [C5_1_2_5_1] "which card is my lord, lord marker, how many lords; 哪张是主人公 主人公怎么定; 主人公はどのカード 主人公の決め方";
    [C5_1_2_6_1 C5_1_2_6] "which way is rested, upright or sideways; 横着是已行动吗; 行動済みの向き 横 縦";
    [C5_1_2_7_1] "defeated state means; 被击破状态; 撃破状態とは";
    [C5_1_3]
        "power depends on hand or bonds and changes when I pay, which value counts; 付完费用手牌变少 数值按之前还是之后; コストを払って手札が減った後の値を見る 払う前か後か";
    [C6_2 C6_3] "how many zones, list of areas; 有哪些区域; エリアは何がある";
    [C6_4_1 C6_4_4_1] "which zones are public, hidden or open information; 哪些公开 非公开; 公開エリア 非公開 どれ";
    [C6_4_2 C6_10_2]
        "may I look at my opponent's retreat area, check the discard pile, read his cards; 可以看对手的退避区吗 查看墓地 看对面的卡; 相手の退避エリアを見ていい 捨て札を確認 相手のカードのテキスト確認";
    [C6_4_2] "can I pick up and read my opponent's units or trash any time; 随时能翻对面的弃牌看吗; 相手の退避を好きなとき見ていい トラッシュ確認";
    [C6_4_2_1 C6_4_2_2_1]
        "look at face-down bonds, do face-down bonds have a colour or name, flipped bonds; 翻面的羁绊能看吗 背面的羁绊有颜色吗 算势力吗; 裏向きの絆を見ていい 裏の絆は色がある 裏の絆の名前を参照";
    [C6_4_2_3] "look at the cards under a unit, stack, cards beneath; 看单位下面叠的卡 叠在下面的; 重ねたカードの下を見る 下のカードの確認";
    [C6_4_3 C6_4_4]
        "may I look at my own orbs, my deck, opponent's hand, how many cards in hand; 可以看自己的宝玉吗 偷看卡组 看宝玉; 自分のオーブを見ていい デッキの中身を見る 相手の手札を見る";
    [C6_4_3 C6_4_4]
        "peek at my life cards, look at the orb before it breaks, ask how many cards in hand; 宝玉是什么牌自己能先看吗; オーブの中身を先に見ていい？";
    [C6_4_4_2 C6_4_4_2_1] "refer to hidden cards; 参照非公开卡; 非公開カードの参照";
    [C6_4_5 C6_4_6 C6_4_7]
        "show the card I take to hand, must I reveal, card going to deck or hand, put an orb in hand do I show it; 加入手牌的卡要给对手看吗 回卡组要展示吗; 手札に加えるカードを相手に見せる 公開する必要 デッキに戻すとき見せる";
    [C6_4_7 C9_3_2] "do I show the orb that I take up; 拿宝玉上手要给对手看吗; 割れたオーブは相手に見せる";
    [C6_5]
        "unit leaves and comes back, buffs gone, treated as a new card, bounced and redeployed; 离场再登场 加成还在吗 当新卡; 場を離れて戻った 修正はリセット 新しいカード扱い";
    [C6_5]
        "bounced to hand and replayed, does once per turn reset, damage and buffs forgotten; 回手重新下 回合一次重置吗; 手札に戻して出し直したら能力もう1回使える";
    [C6_6] "draw cards one at a time; 一张一张抽; 1枚ずつ引く";
    [C6_7_1 C6_7_2 C6_8_1 C6_13_1] "placed face down or up; 放的时候正面还是背面; 裏向きで置く 表向き";
    [C6_7_3] "change the order of my deck, stack the deck; 可以调整卡组顺序吗; デッキの順番を変える 並べ替え";
    [C6_8 C6_9 C6_10 C6_11 C6_12 C6_13]
        "what is the support area, bond area, orb area for; 支援区 羁绊区 宝玉区 是什么; 支援エリア 絆エリア オーブエリア とは";
    [C6_8_2] "show my hand to the opponent on purpose; 故意给对手看手牌; 手札をわざと相手に見せていい";
    [C6_10_1 C6_11_1 C6_9_1 C6_12_1] "retreat or bond placed face up; 羁绊正面放; 絆は表向きで置く";
    [C7_1 C7_2] "when do units with zero or same name actually leave, state based; 什么时候自动处理; 自動処理はいつ行う";
    [C7_2] "what is checked at a check timing and in which order; 检查时点的处理顺序 先做什么; チェックタイミングの処理順";
    [C7_2_3_1] "after one auto skill resolves do we check again; 一个自动能力处理完 再检查一次; 1つ処理したら最初からチェックし直し";
    [C7_2_3_1 C10_2_3] "chain of triggers, a new trigger pops up in between; 连环诱发 新的先还是旧的先; 誘発の連鎖 新しく誘発した方";
    [C8_1_1 C14_2_5_2]
        "draw for class change, CC bonus, when do I draw, two class changes; 转职抽卡 CC奖励 什么时候抽 转职几次抽几张; クラスチェンジのドロー CCボーナスで引く いつ引く";
    [C8_1_1] "two class changes in one turn, two cards, when do I get them; 一回合转职两次抽两张吗; 2体CCしたら2枚引ける";
    [C9_1 C9_1_1] "order of rule processing; 规则处理顺序; ルール処理の順番";
    [C9_2_1 C9_2_1_1]
        "two units of the same name on my field, which one goes, same name lord, two Marths; 同名单位两个 留哪个 主人公同名 两个马尔斯; 同名ユニットが2体 どっちを残す 主人公と同名 マルス2体";
    [C9_2_1]
        "evolved my unit name twice, a copy effect makes two of the same character; 变成同名了 场上出现两个一样的人; 効果で同じキャラが2体になった どっちか退避";
    [C9_2_1 C14_1_1_1] "deployed by a skill with the same name as mine; 技能让同名单位出击; スキルで同名を出した";
    [C9_3_1 C9_3_3]
        "where do defeated units go, stolen unit dies, whose retreat, stacked cards of a defeated unit; 被击破的单位去哪 叠的卡一起吗 谁的退避区; 撃破されたユニットはどこへ 重なったカードも退避 持ち主の退避";
    [C9_3_2]
        "lord defeated, take an orb into hand, choose which orb, does the lord leave; 主人公被击破 拿一张宝玉到手牌 选哪个宝玉 主人公不退场; 主人公が撃破された オーブを手札に 選べる 主人公は退避しない";
    [C9_3_2_1] "lord after losing an orb, stays in battle, rested; 主人公掉宝玉后状态; オーブを失った後の主人公 状態";
    [C9_3_2_1_1] "destroy two orbs with one hit; 一次破坏两个宝玉; オーブ2つ破壊";
    [C9_3_3] "unit died with three cards under it, do they all go; 叠了三张的单位死了全进退避吗; 重なってるカードも全部退避";
    [C9_3_3_1] "several units and lord defeated at the same time; 多个单位同时击破; 複数同時に撃破";
    [C9_5 C9_5_1]
        "my front line is empty, back units move up, forced march, when is it checked, own turn; 前卫空了 后卫自动上前 进军 什么时候检查 自己回合; 前衛が空になった 後衛が前に出る 進軍 いつ 自分のターン中";
    [C9_5 C9_5_1]
        "I moved all my own units to the back, do they march in my own turn; 自己全退到后排 会被拉回前排吗; 自分のターンに全員後衛にしたら進軍する";
    [C9_5_1]
        "no one left in front after my attack, opponent's guys in back, can I hit them right away; 对面前排被清空 后排会顶上来吗 能接着打吗; 相手の前衛を全滅させたら後衛が前に来る？ その後すぐ殴れる";
    [C9_5_1_1]
        "does marching to the front count as moving, trigger when this moves, are they rested; 进军算移动吗 触发移动时; 進軍は移動に入る 移動したとき誘発";
    [C10_2]
        "several auto skills triggered, order, my opponent and I both triggered; 自动能力同时诱发 顺序 谁先; 自動スキルが複数誘発 順番 ターンプレイヤーから";
    [C10_2 C2_10]
        "we both have effects going off, whose first, I choose the order of mine; 两边效果一起触发 我的自己排顺序; お互い誘発 自分のは好きな順";
    [C10_2_1 C21_2_3_1_3_1_1] "when does an automatic skill trigger; 自动能力什么时候诱发; 自動スキルの誘発";
    [C10_2_1_1] "event happened twice, does the skill trigger twice; 发生两次 诱发两次吗; 2回起きたら2回誘発";
    [C10_2_1_2 C19_1_2_2] "skill usable only in my turn or under a condition; 仅限 才能发动; 〜の場合のみ使用できる";
    [C10_2_1_3 C10_6_2] "once per turn auto skill, triggers again, limit; 回合一次的自动能力 再诱发; ターン1回の自動スキル もう一度誘発";
    [C10_2_1_4]
        "unit with a triggered skill was defeated before it resolved, still resolves, gone; 诱发后单位退场了 能力还处理吗; 誘発した後にユニットがいなくなった それでも処理する";
    [C10_2_1_4] "my guy died but his when-defeated skill, still get it; 死了之后的技能还能用吗; 倒されたけど誘発してたスキルは使える？";
    [C10_2_1_4_1 C10_2_2_1]
        "special skill in hand triggered, card discarded before, reveal; 手牌特殊型 诱发 丢掉了; 手札の特殊スキル 捨てられた";
    [C10_2_2 C21_2_3_1_3_1_2]
        "do I have to use an automatic skill, is it optional, decline a triggered skill; 自动能力必须用吗 可以不发动吗; 自動スキルは必ず使う 任意 使わなくていい";
    [C10_2_3] "new skill triggered during another one, which first; 处理途中又诱发的 先处理新的吗; 処理中に新しく誘発したスキルが先か";
    [C10_3 C10_3_1 C10_3_2]
        "condition of a triggered skill not met on resolution, limit used up; 处理时条件不满足 算用过吗; 処理時に条件を満たさない 使ったことに";
    [C10_4 C10_4_1] "may pay the cost for auto skill, refuse to pay; 自动能力的费用可以不付吗; 自動スキルのコストを払わない";
    [C10_4_1_1 C10_5_1_1_1]
        "declined the once per turn skill, can I use it later this turn; 没用的回合一次能力 之后还能用吗; 使わなかったターン1回のスキル 後で使える";
    [C10_4_2] "cannot pay the cost of the automatic skill; 自动能力费用付不起; 自動スキルのコストが払えない";
    [C10_5_1] "effect says may, skip the effect; 效果写可以 不做行不行; 「してもよい」効果を使わない";
    [C10_6_1] "effect did nothing, trigger used up; 什么都没发生 还算用了吗; 効果がなくても処理済み";
    [C10_6_2 C10_2_1_3]
        "auto skill once per turn triggered twice at the same time; 一回合一次的自动能力同时诱发两次; ターン1の自動が同時に2回誘発";
    [C11_2 C11_3_1]
        "deck runs out, reshuffle retreat into deck, in the middle of drawing, when does it happen; 卡组没了 退避区洗回去 抽到一半; デッキがなくなった 退避をシャッフルして戻す ドローの途中 デッキ補充";
    [C11_3_1 C11_2]
        "draw two with one card in deck, what happens in between; 抽两张但卡组只剩一张 中间补充吗; 2枚引くのに1枚しかない 途中でデッキ補充して続きを引く";
    [C11_3_1_1] "deck and retreat both empty, draw more; 卡组退避都空 还要抽; デッキも退避も空 引けない";
    [C12_1_1]
        "how many cards in a deck, deck size, minimum 50, maximum, 60 cards; 卡组几张 最少50 可以更多吗 上限; デッキは何枚 50枚以上 上限 60枚";
    [C12_1_1 C12_1_1_2] "legal deck, can I run more than fifty, five copies; 卡组多于50张合法吗 带5张; デッキ50枚以上OK？ 5枚目は入れられない";
    [C12_1_1_1 C12_2_1_1]
        "which card may be the lord, cost 1 main character, no cost one card in deck; 主人公必须是1费吗 卡组没有1费; 主人公はコスト1 高コストを主人公に コスト1がないデッキ";
    [C12_1_1_3] "marker card in the deck; 标记卡放进卡组; マーカーカードをデッキに入れる";
    [C12_2_1] "order of preparation, set-up steps; 开局流程 准备顺序; ゲームの準備の手順";
    [C12_2_1_1]
        "change my lord between games, lord must be a one-drop, two starting units; 主人公可以用2费的吗; 2コストを主人公にしていい？";
    [C12_2_1_2] "shuffle before the game, before or after choosing the lord; 先选主人公再洗牌; デッキをシャッフル 主人公の後";
    [C12_2_1_3] "who goes first, decide first player, dice; 怎么决定先后攻 猜拳; 先攻の決め方 じゃんけん";
    [C12_2_1_4] "opening hand size, how many cards at start; 起手几张 初始手牌; 初手は何枚 最初の手札";
    [C12_2_1_5_1 C12_2_1_5_2 C12_2_1_5]
        "mulligan, redraw part of the hand, keep some, mulligan twice, who mulligans first; 换牌 只换几张 全部换 换几次 谁先换; マリガン 一部だけ 全部戻す 何回まで どっちが先に";
    [C12_2_1_5_1] "keep two good cards and swap the rest; 留两张好的其他换掉; 気に入ったカードだけ残して引き直し";
    [C12_2_1_6]
        "how many orbs, where do they come from, orbs from the hand, before or after mulligan; 宝玉几个 从哪来 换牌之后放宝玉吗; オーブは何枚 どこから置く 5枚 マリガンの後";
    [C12_2_1_6] "forgot to set orbs, do I look at them; 宝玉怎么摆 能看吗; オーブの置き方";
    [C12_2_1_7] "when is the lord turned up, reveal main character; 主人公什么时候翻开; 主人公はいつ表にする";
    [C12_2_1_8 C13_1_1] "who takes the first turn after mulligans, when does the game begin; 什么时候正式开始; いつゲーム開始";
    [C13_1_2]
        "order of the phases, deploy after attacking, go back to an earlier phase; 阶段顺序 攻击之后还能出击吗 先攻击再下人; フェイズの順番 攻撃してから出撃できる 戻れる";
    [C13_2_1] "start phase order, untap then draw; 开始阶段 先重置还是先抽牌; スタートフェイズの順番 ドローと起きる";
    [C13_2_1_1_1 C13_6_1_2]
        "effect until my next turn begins or until end of opponent's turn; 到下次自己回合开始的效果; 次の自分のターンまで 相手のターン終了まで";
    [C13_2_1_3] "when do my units untap, untap opponent's units; 单位什么时候竖起来; ユニットはいつ未行動に戻る スタンド";
    [C13_2_1_5 C13_2_1_5_1]
        "first turn draw, do I draw on turn one going first, draw per turn; 先攻第一回合抽牌吗 每回合抽几张; 先攻1ターン目のドロー 毎ターン何枚引く";
    [C13_2_1_5_1] "who doesn't draw on the first turn, does second player draw; 后攻第一回合抽吗; 後攻は1ターン目引く？";
    [C13_3_1_2 C13_3_1_2_1]
        "how many bonds a turn, place two bonds, skip bonding; 一回合放几张羁绊 可以放两张 不放羁绊; 絆は1ターンに何枚 2枚置ける 絆を置かない";
    [C13_3_1_2]
        "bond a card from the deck or field, more than one bond a turn, forget to bond; 能放两张羁绊吗 忘了放; 絆を2枚置ける？ 置き忘れた";
    [C13_4_1_2]
        "how many units may I deploy each turn, deploy several, level up and deploy in any order, twice; 一回合能下几个单位 多次出击 升级几次; 1ターンに何体出撃できる 何回でも 順番 レベルアップ何回";
    [C13_4_1_2 C13_1_2]
        "already in the action phase and want to deploy, forgot to deploy; 到行动阶段了还能下人吗 忘了出击; 行動フェイズに入ってから出撃したい 出撃し忘れ";
    [C13_4_1_2_1 C13_5_1_2_1]
        "may I do nothing in a phase, skip deployment or action; 可以什么都不做 跳过出击; 何もしなくていい 出撃しない 行動しない";
    [C13_5_1_2]
        "may I attack then move, attack with several, order of actions, use skills between attacks; 先攻击再移动 可以几个单位攻击 攻击之间用技能; 攻撃してから移動 何体でも攻撃 スキルを攻撃の間に使う";
    [C13_5_1_2] "attack, then use a skill, then attack with another one; 打完用技能再打; 攻撃してスキル使ってまた攻撃";
    [C13_5_1_2_2] "first player attack on first turn, move or use skills on first turn; 先攻第一回合能攻击吗; 先攻1ターン目に攻撃できる";
    [C13_6_1_2] "when do buffs wear off, until end of turn, end phase; 加成什么时候消失 回合结束时; ターン終了まで いつ切れる 修正が消える";
    [C13_6_1_3] "end my turn, passing; 结束回合; ターン終了 相手のターンへ";
    [C14_1_1] "what counts as deploying, by an effect; 什么算出击 效果登场; 出撃とは 効果で出す";
    [C14_1_1_1]
        "deploy a unit with the same name as one on field, second copy, different title same name; 场上已有同名单位 还能再出击一个吗; 同名ユニットを出撃 2体目 既にいる";
    [C14_1_2]
        "deployed unit can act at once, attack the turn it came, summoning sickness, front or back; 刚出击的单位当回合能攻击吗 召唤失调 放前卫还是后卫; 出撃したターンに攻撃できる 召喚酔い 出したばかり 前衛か後衛か";
    [C14_1_2 C18_1_2] "freshly played unit swing this turn, haste; 新下的怪能直接打吗 有没有召唤晕; 出したユニットはすぐ殴れる？";
    [C14_2_1 C16_1_2] "level up what is it, stack on a unit, level up cost; 升级是什么 叠放 升级费用; レベルアップとは 重ねる コスト";
    [C14_2_1 C14_2_5]
        "can I level up more than once the same unit in a turn, skip costs; 同一单位一回合升级两次; 同じユニットを1ターンに2回レベルアップ";
    [C14_2_1_1] "level up opponent's or stolen unit; 升级对手的单位; 相手のユニットをレベルアップ";
    [C14_2_1_2] "level up with another character, different name; 升级必须同名吗 叠不同角色; レベルアップは同名だけ 違うキャラを重ねる";
    [C14_2_2]
        "levelled up a rested unit, is it still rested, attack again after level up, unit that attacked; 已行动的单位升级 还是横着吗 升级后再攻击; 行動済みのユニットをレベルアップ 起きる もう一度攻撃";
    [C14_2_2] "tapped unit gets promoted, does it stand up and swing again; 打完再转职能再打一次吗; 殴った後にCCしたらもう一回殴れる？";
    [C14_2_2_1] "level up the lord, still lord, class change main character; 主人公升级 还是主人公吗; 主人公をレベルアップ 主人公のまま クラスチェンジ";
    [C14_2_3] "level up removes buffs and debuffs, once per turn skills again; 升级后加成还在吗; レベルアップしたら修正は消える";
    [C14_2_4 C14_2_5_1] "levelled up this turn, condition; 本回合升级过; このターンレベルアップした";
    [C14_2_5_3 C14_2_5]
        "class change or just level up, pay deploy cost instead, choose not to class change; 有转职费用的卡 能不能只当升级 用出击费用叠; CCコストがあるカードを普通にレベルアップ 選べる";
    [C14_2_5_3] "skip the draw of class change, must I draw; 转职必须抽牌吗 可以不抽; CCのドローは強制？";
    [C14_2_6 C14_2_6_1]
        "does it count as levelled up or class changed later, card underneath; 下面有卡算不算升级过 算转职吗; 下にカードがあればレベルアップ扱い クラスチェンジした扱い";
    [C14_2_7 C14_2_7_1] "stack counts as one card, how many cards leave, order under a unit; 叠着的单位算几张; 重なったユニットは1枚扱い";
    [C14_2_7] "bounced stack, do all the cards go to hand; 叠着的单位回手 全回吗; 重なったユニットが手札に戻る 全部戻る";
    [C15_1_2]
        "can I deploy with these bonds, colour needed, bond count and cost, face-down bonds as cost, total cost in a turn; 羁绊颜色不够能出击吗 羁绊数量 费用合计 背面羁绊算费用 需要同色; 絆の色が必要 絆の枚数とコスト 裏の絆もコストに 合計コスト";
    [C15_1_2]
        "two-colour card needs both colours in bonds, colourless, flipped bonds don't count for colour; 双色卡要两种羁绊吗; 2色のカードは両方の色の絆が必要 裏の絆の色は";
    [C16_1_2] "cost of class change and deploying in the same turn add up; 转职和出击费用一起算; クラスチェンジと出撃のコストは合計";
    [C17_1_2 C17_1_2_1]
        "moving a unit, does it rest, move then attack, move a rested unit; 移动要横置吗 移动后能攻击吗 已行动的能移动吗; 移動したら行動済み 移動して攻撃 行動済みは移動できる";
    [C17_1_2] "switch rows, go from back to front and hit the same turn; 前后排换位置要横置吗 换完还能打吗; 前衛と後衛を移動したら攻撃できない？";
    [C18_1] "all steps of an attack, when crit, support, evade; 攻击流程 步骤; 攻撃の手順 流れ";
    [C18_1_2]
        "attack with a tapped unit, attack twice, attacker rests; 已行动的单位能攻击吗 一回合攻击两次 攻击要横置; 行動済みで攻撃 2回攻撃 攻撃すると寝る";
    [C18_1_3]
        "what may I attack, choose target freely, attack units instead of the lord, back line, skip units to hit the lord; 可以打谁 任意选目标 直接打主人公 不打前面; 攻撃対象は自由 主人公を直接攻撃 後衛を攻撃";
    [C18_1_3 C20_1]
        "am I free to ignore the front guys and hit the lord in the back, taunt, protect; 能跳过前面的人打后排主角吗 有没有嘲讽; 前衛を無視して主人公を殴れる？ かばうとかある";
    [C18_1_3_1] "nothing in range, no target, does the unit get rested; 没有目标可打 单位会横置吗; 対象がいない 攻撃できない 行動済みになる";
    [C18_1_3_2 C18_1_3_2_1]
        "when does a battle begin, attacking unit and defending unit; 战斗什么时候开始; 戦闘開始 攻撃ユニット 防御ユニット";
    [C18_1_3_2_1_1] "when attacking trigger, before support; 攻击时 触发 支援前; 攻撃した時 誘発 支援の前";
    [C18_1_3_2_1_2]
        "attacked unit left the field during battle, defender bounced; 被攻击的单位中途离场 战斗怎么办; 防御ユニットが途中でいなくなった";
    [C18_1_3_3]
        "unit changed lines during the battle, out of range after attack declared; 战斗中被移动到后卫 射程不够 还打吗; 戦闘中に前衛後衛が入れ替わった 射程外 攻撃は続く";
    [C18_1_5]
        "where do support cards come from, reveal top card, who flips support; 支援卡从哪来 翻卡组顶 双方都支援; 支援カードはどこから デッキの上 お互い";
    [C18_1_5 C18_1_17] "no deck left when supporting, what if I cannot flip support; 没牌翻支援怎么办; 支援するカードがない";
    [C18_1_5_1 C18_1_5_1_1_1] "compare names of support, successful support; 支援成功 比较单位名; 支援成功 名前を比べる";
    [C18_1_5_1_1 C18_1_5_1_1_2]
        "support is the same character as my fighter, support fails, same name support; 支援翻到同名 支援失败 没有支援力; 支援が同じキャラ 支援失敗 同名";
    [C18_1_5_1_1] "flipped the same guy as support; 翻出自己同名 支援没了; 支援で同名めくれた 支援力足せない";
    [C18_1_7] "order of support skills, whose support ability first; 支援能力谁先; 支援スキルの順番";
    [C18_1_7 C21_2_3_1_5_2] "both supports have skills, mine is wrong type; 支援能力 类型不对 能用吗; 支援スキルの種類が違う";
    [C18_1_9] "support value added to power; 支援力加到战斗力; 支援力を足す";
    [C18_1_9 C18_1_19] "support bonus lasts for the next battle, two attacks; 支援加的战力下一战还有吗; 支援の戦闘力は次の戦闘も";
    [C18_1_11 C18_1_11_1]
        "how to do a critical, discard same name card, crit with different title, defender crit, when; 必杀怎么发动 弃同名卡 称号不同可以吗 防守方能必杀吗; 必殺攻撃のやり方 同名カードを捨てる 称号違い 防御側は";
    [C18_1_11]
        "defending player double power, crit when attacked, crit after seeing supports; 被打的时候能必杀吗 看完支援再决定必杀; 守る側は必殺できる？ 支援を見てから決められる";
    [C18_1_11_1_1]
        "critical doubles power with support included, crit twice, how much; 必杀翻倍算支援吗 必杀两次; 必殺で2倍 支援力も含む 2回必殺";
    [C18_1_11_1_1 C24_1_10_1] "crit with doubled power, multiply four times; 必杀加两倍变四倍吗; 必殺と2倍 4倍になる";
    [C18_1_11_1_1_1] "power by hand size and critical; 手牌数加成 必杀; 手札の枚数で戦闘力 必殺";
    [C18_1_11_2] "critical with zero power; 战斗力0能必杀吗; 戦闘力0で必殺";
    [C18_1_12_1 C18_1_18_1] "at a critical, at the end of the battle triggers; 必杀时 战斗结束时 触发; 必殺時 戦闘終了時";
    [C18_1_13 C18_1_13_1]
        "how to evade, discard same name, attacker evade, evade after crit, evade with orb; 回避怎么做 弃同名 被必杀后能回避吗; 神速回避のやり方 同名を捨てる 必殺の後に回避";
    [C18_1_13] "dodge after a crit was paid, dodge with what card, refuse to dodge; 对面必杀了我还能闪吗; 必殺されてから回避していい？";
    [C18_1_13_1 C18_1_11_1]
        "evade or crit with a different version of the hero, same character other title; 不同版本的同一角色能拿来回避吗; 別バージョンの同じキャラで回避できる";
    [C18_1_13_1_1] "evaded, is the unit safe, is anything else happening; 回避了还会被击破吗; 回避したら撃破されない";
    [C18_1_15]
        "equal power, who wins a tie, attacker lower than defender, does the attacker die, counterattack; 战力相同谁赢 平手 攻击方输了会死吗 反击; 戦闘力が同じ どっちが勝つ 攻撃側が負けたら撃破される 反撃";
    [C18_1_15] "attacker has less power, does my attacker die then; 我打的人战力低 会反被打死吗; 攻撃側の方が低かったら自分がやられる？";
    [C18_1_15_1] "counts as having defeated, orb broken is lord defeated; 算击破了吗 打主人公掉宝玉算击破; 撃破したことになる";
    [C18_1_17] "where do support cards go after battle; 支援卡战斗后去哪; 支援カードは戦闘後どこへ";
    [C18_1_19] "crit and support bonus last after battle; 必杀加成战斗后还在吗; 戦闘が終わったら元に戻る";
    [C18_1_20] "battle ends; 战斗结束; 戦闘終了";
    [C19_1]
        "when may I use activated skills, in opponent's turn, during battle; 起动能力什么时候用 对手回合能用吗 战斗中; 起動スキルはいつ使える 相手ターン 戦闘中";
    [C19_1] "skills in opponent's turn, how often; 对方回合我能发动技能吗; 相手のターンに起動スキル使える？";
    [C19_1_2 C21_2_3_1_2_2] "activated skill in hand, of which card; 起动能力 哪张卡; 起動スキル どのカード";
    [C19_1_2_1 C19_1_4_1]
        "once per turn activated skill, use it again after untap, two copies; 回合一次的起动能力 重置后还能用吗; ターン1回の起動スキル もう一度 起こしたら使える";
    [C19_1_2_1] "skill with once per turn, bounced or levelled up then again; 升级之后一回合一次能再用吗; レベルアップしたらターン1もう一回";
    [C19_1_2_3] "chose a skill by mistake, cannot use; 选错能力 不能用; 間違えて起動";
    [C19_1_3_1 C22_3]
        "cannot pay the whole cost, already paid part, take back, undo; 费用付到一半付不起 退回; コストが途中で払えない 巻き戻し 払った分";
    [C20_2_1 C20_2_2 C20_2_3]
        "range from the front, archers range 2 hit front line, range 1-2, bow adjacent; 前卫射程1打谁 射程2能打前卫吗 射程1-2 弓; 前衛から射程1 射程2で前衛を攻撃 弓 射程1-2";
    [C20_2_2] "my archer is in front, can he hit the guy right in front; 弓手在前排能打面前的吗; 弓が前衛だと目の前を殴れない？";
    [C20_2_4 C20_3_4] "unit with no range attack, staff; 没有射程的能攻击吗 杖; 射程なし 攻撃できる 杖";
    [C20_3_1] "range 1 unit in the back line attack; 后卫射程1能攻击吗; 後衛の射程1は攻撃できる";
    [C20_3_2 C20_3_3]
        "range 2 from the back line, hit the enemy back line from my back line; 后卫射程2打谁 能打到对面后卫吗; 後衛から射程2 相手の後衛に届く";
    [C20_3_2] "my archer sits in back, who can he shoot; 弓手在后排能射谁; 弓を後衛に置いたら誰を撃てる";
    [C21_1_1_2] "order of effects in a text; 效果按顺序做; 効果は書いてある順";
    [C21_1_1_3] "text in brackets, reminder; 括号里的说明; カッコ内の注釈";
    [C21_2_2 C21_2_1] "which keyword abilities exist; 有哪些关键词能力; キーワードスキルの種類";
    [C21_2_2_1] "formation skill cost, tap two units, does the unit itself count; 阵型技 横置两个单位 自己算吗; 陣形技 2体行動済み 自分も含む";
    [C21_2_2_2 C21_2_2_2_1] "class-change skill needs class change this turn; 转职技要本回合转职吗; CCS クラスチェンジスキル そのターンでなくても";
    [C21_2_2_2_2 C21_2_2_2_3 C21_2_2_2_4 C21_2_2_3_1]
        "CCS or LVS on a unit not class-changed, stops working; 没转职 转职技无效; クラスチェンジしていない CCS";
    [C21_2_2_3 C21_2_2_3_2]
        "level-up skill number of cards, LVS, does the top card count; 升级技 需要几张 算最上面的吗; LVS レベルアップスキル 何枚重ね 一番上も数える";
    [C21_2_2_4] "union skill bonds of a colour, face-down bonds count; 共斗技 羁绊势力 背面算吗; 共闘スキル 絆の色";
    [C21_2_2_5] "carnage form; 化形 同区; 化身";
    [C21_2_3_1] "kinds of skills; 能力分几种; スキルの種類";
    [C21_2_3_1_1_2] "continuous skill works in hand or when rested; 常驻能力什么时候有效 横置时; 常時スキルはいつ有効 行動済みでも";
    [C21_2_3_1_1_2_1 C21_2_3_1_1_2_2] "continuous skill condition not met; 常驻 条件; 常時スキルの条件";
    [C21_2_3_1_4_2] "special skill in hand or retreat works; 特殊型能力在手牌有效吗; 特殊型スキルは手札で";
    [C21_2_3_1_5_2]
        "attack-type support while defending, defence-type support while attacking; 防守时翻到攻击型支援 攻击时翻到防御型; 防御側で攻撃型の支援スキル 攻撃側で防御型";
    [C22_1_1 C22_1_1_1 C22_2] "what is the cost in brackets, when to pay; 方括号里的费用; [ ]のコスト いつ払う";
    [C22_1_1_2_1] "several costs in which order; 多个费用顺序; 複数コストの順番";
    [C22_1_1_2_1 C22_3] "order of paying, flipped bonds but no card to discard; 先翻羁绊再弃牌 没牌弃; 絆を裏返した後に捨てるカードがない";
    [C22_3_1] "cost not paid for triggered one; 诱发后付不起 取消; 誘発したが払えない";
    [C22_4_1_1]
        "tap cost with a rested unit, just deployed unit use tap skill; 已行动的单位 付横置费用 刚出击能用吗; 行動済みで行動コスト 出したターンに行動スキル";
    [C22_4_1_1] "tap skill on the turn it was deployed; 刚下的单位能用横置技能吗; 出したターンにタップスキル";
    [C22_4_2_1]
        "flip bonds as cost, flip face-down bonds, whose bonds, do they turn back; 翻羁绊付费 已翻的能再翻吗 会翻回来吗; 絆を裏返すコスト 既に裏 戻る";
    [C22_4_2_1] "bonds flipped to pay, do they unflip next turn, run out of bonds; 翻掉的羁绊下回合会翻回来吗; 裏返した絆は次のターン戻る？";
    [C22_4_2_2] "number in the flip symbol; 翻面图示数字; 裏返す枚数";
    [C23_1] "instead effect, replaced action triggers; 代替 改为 原来的还触发吗; 代わりに 置換";
    [C24_1_1_1 C24_1_1_1_1] "draw, who draws; 抽牌 谁抽; 引く 誰が";
    [C24_1_2_1] "shuffling, who shuffles, look while shuffling; 洗牌 谁洗; シャッフル 見ないで";
    [C24_1_3_1] "defeat by a skill, effect kills lord, does an effect break an orb; 效果击破 主人公被效果击破; スキルで撃破 主人公を効果で撃破";
    [C24_1_4_1 C24_1_4_2 C24_1_4_3] "reveal cards, still in the deck; 公开 还在卡组吗; 公開 まだデッキの中";
    [C24_1_4_3_1] "reveal the last card of the deck, refill; 公开卡组最后一张 补充; デッキ最後の1枚を公開 補充";
    [C24_1_5_1 C24_1_5_2] "look at, who looks; 看卡 谁看; 見る 誰が見る";
    [C24_1_6_1 C24_1_6_2] "up to, choose zero, choose the same unit twice; 最多 选零个 选同一个两次; 〜まで 0体を選ぶ 同じのを2回";
    [C24_1_7_1] "any number, choose zero; 任意张数 零张; 好きな数 0";
    [C24_1_8_1 C24_1_8_1_1] "copy a unit, buffs copied; 复制 加成也复制吗; コピー 修正もコピー";
    [C24_1_9_1] "all allies until end of game, later deployed ones too; 直到游戏结束 之后出击的也有吗; ゲーム終了まで全ての味方 後から出撃した";
    [C24_1_10_1 C24_1_11_1] "double power twice, triple; 战斗力两倍再两倍 三倍; 2倍を2回 3倍";
    [C24_1_12_1] "not defeated effect, protects from skills; 不会被击破; 撃破されない";
    [C24_1_13_1 C24_1_13_2 C24_1_13_2_1]
        "grow, put card under, draw for class change, counts as level up; 成长 放下面 算升级吗 抽卡吗; 成長 下に置く レベルアップ扱い ドロー";
    [C24_1_13_2] "card tucked under, do I draw, does it count for LVS; 塞到下面算升级吗; 下に入れたらレベルアップ扱い";
    [C24_1_14_1 C26_16_2] "orb destroyed by a skill, goes to hand, show it; 宝玉被破坏 去手牌 要给对手看吗; オーブ破壊 手札に加わる 見せる";
    [C25_1 C25_1_1] "what is a loop; 什么是循环; ループとは";
    [C25_2 C25_2_1 C25_3 C25_3_1] "infinite loop, who must stop, endless, draw; 无限循环 谁来停 平局; 無限ループ 誰が止める 引き分け";
    [C25_2] "combo that never ends, nobody can stop it; 停不下来的组合; 止まらないコンボ";
    [C26_2_1 C26_11_1 C26_12_1 C26_14_1] "meaning of unit, battlefield, bond card; 单位 战场 羁绊卡 指什么; ユニット 戦場 絆カードとは";
    [C26_4_1 C26_5_1] "allied unit includes itself, enemy; 友军包括自己吗; 味方は自身を含む 敵";
    [C26_13_1] "what counts as moving; 什么算移动; 移動とは";
}
