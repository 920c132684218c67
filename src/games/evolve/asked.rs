//! What players ask about Shadowverse EVOLVE, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1_1] "three or four players; 三人 多人; 3人以上 多人数";
    [C1_2_1_1 C11_2_1] "leader at zero, when do I lose, negative health; 主战者0血 输了吗 什么时候判输; リーダーの体力0 負け いつ負ける";
    [C1_2_1_2 C11_2_2 C5_9_1_1]
        "deck out, draw from empty deck, deck at 0 cards but no draw yet, lose at once; 牌库抽空 没牌可抽 牌组0张还没抽 输; デッキ切れ 山札0枚 引けない 負け 即負け";
    [C1_2_1_2 C5_9_1_1]
        "last card of my deck drawn, do I lose now or on the next draw; 抽了最后一张牌库空了 现在就输还是下次抽; 最後の1枚を引いた もう負け？ 次に引くとき？";
    [C1_2_2] "both leaders die at the same time, draw game; 双方同时死 平局 同归于尽; 両方のリーダーが同時に死ぬ 相打ち 引き分け";
    [C1_2_2] "we kill each other's leader in one effect; 一个效果把两边都打死了; 両方のHPが0 どっちの勝ち";
    [C1_2_3 C1_2_3_1]
        "concede, surrender in the middle, can an effect stop conceding; 投降 认输 什么时候可以; 投了 降参 サレンダー いつでも";
    [C1_2_4 C5_22_1] "effect says I win, is it immediate; 效果写我赢 马上赢; 勝利すると書いてある 即勝ち";
    [C1_3_1] "card contradicts the rules; 卡面和规则冲突; カードのテキストがルールと矛盾 優先";
    [C1_3_2] "only part of the effect possible, do as much as possible; 效果只能做一部分; 効果の一部だけ可能 できる限り";
    [C1_3_2_1] "engage an engaged follower again, tap a tapped card; 横着的再横置; すでにアクトのフォロワーをアクト 横向きを横にする";
    [C1_3_2_2 C1_3_2_2_1]
        "negative cost, cost below zero, zero damage, negative draw; 费用变负数 减费减到负 0次; コストがマイナス 0以下 軽減しすぎ";
    [C1_3_2_3] "several demands, cannot do all; 多个要求; 複数の要求";
    [C1_3_2_4 C1_3_2_4_1] "numbers below 0, over the limit; 数值可以为负吗 超上限; 数値がマイナス 上限を超える";
    [C1_3_3] "one effect says do, another forbids, can't wins; 一个效果要做 一个禁止; できない効果が優先 禁止";
    [C1_3_3 C12_15_2]
        "can't be attacked or can't attack against an effect that lets it; 不能攻击但另一个让它攻击; 攻撃できないと攻撃できるが両方";
    [C1_3_4] "both choose at the same time, who first; 双方同时选 谁先; 同時に選ぶ どっちが先";
    [C1_3_4_1] "effect on both players, simultaneous; 双方都受影响; 両プレイヤーへの効果 同時";
    [C1_3_5 C1_3_5_1] "choose up to, zero, choose a number, fractions; 最多 选0 可以不选; まで 0を選ぶ 選ばない";
    [C2_1_2 C2_14_1 C2_14_2] "card name contains, other name, collaboration name; 卡名含有 联动名; カード名に含む コラボ名";
    [C2_2_2 C2_2_3 C2_2_1] "which classes, neutral; 有哪些职业; クラスの種類";
    [C2_3_2 C2_3_1 C2_3_4] "card types, follower, amulet, spell; 卡牌类型; カードの種類 フォロワー アミュレット スペル";
    [C2_3_3] "special type evolve card; 进化卡; エボルヴカード";
    [C2_4_1 C2_4_2] "trait, tribe; 类别 种族; タイプ 特徴";
    [C2_6_2] "text in brackets, reminder; 括号说明; 注釈文";
    [C2_7_1 C2_8_1] "attack and defense numbers; 攻击力 体力; 攻撃力 体力";
    [C2_8_2 C2_8_3_1 C6_2_1_11]
        "damage stays after turn, do followers heal, leader health 20; 伤害会恢复吗 回合结束回血吗 主战者几点血; ダメージは残る ターン終了で回復 リーダー体力20";
    [C2_8_2] "do followers heal at end of turn, damage counters; 随从受的伤下回合会恢复吗; フォロワーの傷は次のターン治る？";
    [C2_8_2 C5_15_3] "damaged follower evolves, health refilled; 受伤的进化会回满吗; 傷ついたフォロワーが進化 体力全快";
    [C2_10_2 C2_11_2 C2_12_2 C2_13_3] "rarity, art, flavour matter; 稀有度 插图 有用吗; レアリティ イラスト 関係";
    [C3_1_1 C5_21_1_1 C5_21_3]
        "who owns a taken card, stolen follower dies, whose cemetery, taken back to whose hand; 被夺取的卡 死了进谁的墓地 回谁的手; 奪ったフォロワーが破壊された 誰の墓場 持ち主";
    [C3_1_2] "who controls; 谁控制; コントローラーは誰";
    [C3_1_2 C5_21_3] "stolen follower bounced, goes to whose hand; 抢来的被弹回 回谁手里; 奪ったフォロワーが手札に戻る 誰の";
    [C3_1_2_4_1] "effect doesn't say who; 没写谁做; 誰が行うか書いていない";
    [C3_2_2 C7_2_2] "leftover play points carry over, PP refills; 没用完的能量点 留到下回合; PPは持ち越し 余り 全回復";
    [C3_2_2 C7_2_2] "save unused mana for next turn; 没用完的PP存到下回合; 余ったPPは次のターンに残る？";
    [C3_2_4_1 C7_2_1] "maximum play points, cap 10, how PP grows; 能量点上限 最多10 每回合加1; PP最大値 10まで 毎ターン1増える";
    [C3_2_4_1] "what turn do I reach ten, can PP go above 10; 第几回合10PP 能超过10吗; PPは10より増える？";
    [C3_2_4_2 C5_14_1_1 C11_9_1] "recover play points over the max; 回复PP 超过最大值; PP回復 最大値を超える 余り";
    [C3_2_5 C12_2_3]
        "use evolution point, EP instead of PP, how many EP per evolve, evolve without EP; 进化点 怎么用 EP代替PP 用几点 没EP能进化吗; EPの使い方 PPの代わり 1点だけ EPなしで進化";
    [C3_2_5 C12_2_3]
        "how much does evolving cost, free evolve, two EP at once; 进化要几费 可以只用EP吗 一次用两个EP; 進化のコスト EPだけで進化できる？ 2つ使う";
    [C3_2_5_1] "evolution points below 0; 进化点负数; EPが足りない";
    [C4_1_2_1] "count the opponent's deck or hand, how many cards left; 数对方手牌 牌库剩几张; 相手の手札枚数 デッキ残り枚数を聞く";
    [C4_1_2_1] "ask opponent how many cards in hand or deck; 问对面手牌几张; 相手に手札の枚数を聞く";
    [C4_1_2_2 C5_7_1_1 C5_7_1_2]
        "fail to find when searching, must I show the card; 检索找不到 可以说没有 要展示吗; サーチ 見つからなかったことに 見せる必要";
    [C4_1_4] "card leaves and comes back, new card, buffs gone; 离场再回来 当新卡; 離れて戻る 別のカード 効果は消える";
    [C4_1_4_1] "effect refers to the moved card itself; 移动后的此卡; 移動したそのカード";
    [C4_1_5 C4_1_5_1] "order when several cards go to the cemetery or deck; 多张一起 顺序谁定; 複数枚まとめて置く 順番";
    [C4_1_6] "goes to whose zone; 去谁的领域; 誰の領域";
    [C4_2_2 C4_2_2_1 C4_2_2_2 C5_3_1] "which way is reserved or engaged; 竖置横置是哪个; スタンドとアクトの向き";
    [C4_2_2_3] "do cards come in tapped or upright; 登场时竖置还是横置; 出たときの向き スタンドかアクトか";
    [C4_2_2_3] "do followers enter sideways; 随从登场横着吗; 出るとき横向き";
    [C4_2_3_3] "placed face up or down; 正面背面; 表向き 裏向き";
    [C4_4_4_1 C4_4_4_2 C10_6_2_6 C11_4_1]
        "field full, how many cards on field, five followers, play when full, summon too many tokens; 战场满了 最多几张 场上5个 再下 召唤超过; 場がいっぱい 最大5枚 場に出せない トークンがあふれる";
    [C4_4_4_1 C10_6_2_6]
        "board is full, amulets count, can I play a sixth to trade, fanfare only; 护符占格子吗 场上满5个还能打出吗; 盤面埋まってるのに出せる？ アミュレットも数える";
    [C4_4_4_2 C5_4_2_1] "summon three tokens with two spaces; 剩两格召唤三个; 残り2枠に3体出す";
    [C4_5_2] "look at or change order of the deck; 看牌组 改顺序; デッキを見る 順番";
    [C4_6_2] "look at my evolve deck, may opponent look; 看进化牌组; エボルヴデッキを見る 相手のを見る";
    [C4_6_2] "see the opponent's evolve deck, count it; 看对方进化牌组; 相手の進化デッキを見る";
    [C4_6_3 C11_6_1 C5_15_4]
        "where does the evolve card go when the follower dies, reuse face-up evolve cards; 进化卡死后去哪 还能再用吗 面朝上; 進化したフォロワーが破壊 進化カードはどこへ 表向きで戻る 再利用";
    [C4_6_3 C11_6_1] "used evolve card, can it be used again; 用过的进化卡还能再用吗; 使ったエボルヴカードはまた使える？";
    [C4_7_3_1 C7_4_6]
        "hand size limit, too many cards at end of turn, discard down to 7; 手牌上限 回合结束弃到7张; 手札上限 7枚 ターン終了時に捨てる";
    [C4_7_3_1 C7_4_6]
        "nine cards in my hand during my turn, must I discard at once; 手牌9张要马上弃吗; 手札8枚あふれたらすぐ捨てる？ ターン終わりだけ";
    [C4_8_1 C4_8_2] "what is the EX area, may the opponent see it; EX区是什么 对手能看吗; EXエリアとは 相手に見える";
    [C4_8_1 C8_2_1] "EX area cards stay, count as hand, opponent discards them; EX区算手牌吗 能一直留着吗; EXエリアは手札に数える？ ずっと置ける";
    [C4_8_3_1 C4_8_3_2 C11_5_1] "EX area full, more than five; EX区满了 超过5张; EXエリアがいっぱい 5枚 あふれる";
    [C4_8_3_3] "buff on EX area card stays on field; EX区加成; EXエリアで受けた効果";
    [C4_9_2] "look through cemetery, opponent's cemetery; 看墓地 对方墓场; 墓場を見る 相手の墓場を確認";
    [C4_10_2] "look at banished cards; 消失区 能看吗; 消滅したカードを見る";
    [C5_2_1_2 C5_2_1_2_1 C5_2_1_2_2 C10_6_2_2_2] "X cost, who sets X; X费 谁定; Xコスト 決め方";
    [C5_4_3] "enter the field from, played from hand; 从手牌登场; 手札から場に出る";
    [C5_5_1] "destroy means; 破坏是什么; 破壊とは";
    [C5_6_1] "banish, does it trigger last words; 消失 触发谢幕曲吗; 消滅 ラストワード";
    [C5_7_2 C5_8_1] "shuffle after search; 检索后洗牌; サーチ後シャッフル";
    [C5_7_2] "deck is shuffled when nothing was found; 没找到也洗牌吗; 見つからなくてもシャッフル";
    [C5_9_1] "draw; 抽卡; 引く";
    [C5_9_2 C5_9_3] "draw several, draw up to; 抽几张 最多抽; N枚まで引く";
    [C5_9_2 C11_2_2] "draw three with two cards left; 剩两张要抽三张; 残り2枚で3枚引く";
    [C5_9_3_1 C5_9_3_3] "up to N cards, look before drawing on; 抽最多N张 抽一张看一张; 1枚ずつ確認して止める";
    [C5_10_1 C5_10_2_2] "look at top cards, order; 看牌组上面; 上から見る";
    [C5_11_1] "who chooses what to discard; 弃牌谁选; 捨てるカードは誰が選ぶ";
    [C5_11_1] "opponent makes me discard, do I choose, random; 弃牌是随机的吗 自己选; 捨てるのは自分で選ぶ？ ランダム";
    [C5_11_1] "discard as cost with empty hand; 没手牌要弃牌; 手札がないのに捨てる";
    [C5_12_2] "swap fails; 交换失败; 入れ替えできない";
    [C5_13_1 C5_13_3_1 C5_13_3_2 C5_13_3_3]
        "ability damage or combat damage, what kinds of damage; 能力伤害 交战伤害 区别; 能力ダメージ 交戦ダメージ 違い 種類";
    [C5_13_1_1] "defense negative; 体力负数; 体力がマイナス";
    [C5_13_1_2] "damage to an amulet; 护符受到伤害; アミュレットにダメージ";
    [C5_13_2 C10_2_1_3_2] "damage plus one, reduce damage; 伤害加1 减伤; ダメージ+ 軽減";
    [C5_13_3_1 C5_13_3_2] "is attack damage ability damage, reduces only combat; 攻击伤害算能力伤害吗; 攻撃ダメージは能力ダメージ";
    [C5_13_3_4] "damage of all kinds; 伤害包括哪些; ダメージ全般";
    [C5_15_1 C5_15_1_2 C5_15_1_3] "how to evolve, evolve by effect; 怎么进化; 進化の手順 重ねる";
    [C5_15_1_1 C12_2_2 C12_2_2_1]
        "evolve needs evolve card of the same name, no evolve card left; 进化需要同名进化卡 没有进化卡了; 進化に同名のエボルヴカード なくなったら";
    [C5_15_1_1 C12_2_2_1] "all my evolve copies are used; 进化卡用光了; エボルヴデッキに残ってない";
    [C5_15_2 C5_15_3]
        "evolved follower stays tapped, damage stays, stats after evolving, buffs kept, untaps when evolving; 进化后还是横置吗 受的伤还在吗 加成保留; 進化したら起きる ダメージはそのまま 強化は残る 横向きのまま";
    [C5_15_3] "evolved a tapped follower, may it attack again, damage wiped; 打完再进化能再攻击一次吗; 殴ってから進化したらもう一回殴れる？";
    [C5_16_1] "transform into token, last words; 变身 变成衍生物; 変身 トークンになる";
    [C5_17_1 C5_17_3 C10_6_2_2_3] "choose options, when do I choose, same option twice; 抉择 什么时候选; チョイス いつ選ぶ";
    [C5_17_2 C5_17_4_1] "choose up to options, targets of other options; 抉择 对象; チョイス 対象";
    [C5_18_1 C5_19_1] "random, roll a die; 随机 骰子; ランダム ダイス";
    [C5_20_1] "reveal; 公开 展示; 公開";
    [C5_20_1_1] "revealed card hidden again; 公开后; 公開後";
    [C5_21_1 C5_21_2 C10_7_4_3]
        "take control, stolen follower attack at once, fanfare again, sickness; 夺取 抢来的随从能攻击吗 触发入场曲吗; 奪う すぐ攻撃できる ファンファーレ コントロールを得る";
    [C5_21_2] "stole his follower, swing with it now; 抢过来马上能打吗; 奪ったやつでそのまま殴れる？";
    [C5_22_1 C1_2_4] "win by card effect; 特殊胜利; 特殊勝利 カードの効果で勝つ";
    [C5_23_1] "original attack; 原本数值; 元の数値";
    [C5_24_1 C5_24_2_1 C5_24_3_1 C5_24_3_2] "becomes amulet, type change, evolve; 变成护符 类型改变; アミュレットになる 種類変更";
    [C5_25_1 C5_27_1 C5_27_2] "extra turn, skip a turn; 额外回合 跳过回合; 追加ターン スキップ";
    [C5_25_2 C5_25_2_1] "skip next turn twice; 跳过下回合 两次; 次のターンをスキップ";
    [C5_26_1 C5_26_2] "plus and minus, set attack to; 变为 算加算减; にする 増減";
    [C6_1_1] "what do I need to bring; 需要准备什么; 必要なもの";
    [C6_1_1_1 C6_1_1_5 C6_1_1_5_1 C6_1_1_5_2]
        "deck class, mix classes, neutral cards, universe deck; 职业 混职业 中立 作品构筑; クラス混ぜる ニュートラル タイトル構築 リーダー";
    [C6_1_1_2] "main deck size, 40 to 50, tokens in deck; 牌组几张 40到50; メインデッキ枚数 40枚から50枚";
    [C6_1_1_2] "is 60 cards fine, exactly forty; 60张可以吗 必须40张; 60枚デッキはダメ？";
    [C6_1_1_3 C6_2_1_1_1] "evolve deck size, no evolve deck, 10 cards; 进化牌组几张 可以没有; エボルヴデッキ枚数 0枚 10枚まで なし";
    [C6_1_1_4] "copies of a card, three, main and evolve; 同名几张 三张; 同名3枚まで メインとエボルヴ";
    [C6_1_1_4] "3 copies each, does evolved version count separately; 进化版算另外3张吗; 進化後は別で3枚？";
    [C6_1_1_5_1] "two crafts in one deck, off-class cards; 两个职业混着用 别的职业的卡; 他クラスのカード入れていい？";
    [C6_1_2] "deck building ability; 构筑能力; 構築ルールを変える";
    [C6_2_1 C6_2_1_4 C6_2_1_3] "preparation order, shuffle; 开局流程; ゲーム準備の手順";
    [C6_2_1_6] "decide first player, winner of the roll chooses; 先后手怎么定 可以选后手; 先攻後攻の決め方 選べる";
    [C6_2_1_6] "loser chooses first, dice winner must go first; 骰子赢的必须先手吗; サイコロに勝ったら必ず先攻";
    [C6_2_1_7] "opening hand four cards; 起手几张 4张; 初手4枚";
    [C6_2_1_8] "mulligan, all or some, bottom of deck, once, shuffle; 换牌 全换 部分换 放底 几次; マリガン 全部 一部 デッキの下 1回";
    [C6_2_1_8]
        "keep one card in the mulligan, put back only bad ones, after seeing opponent; 起手只换一张 洗回去吗; マリガンで1枚だけ残す";
    [C6_2_1_9] "play points at the start; 开局PP; 最初のPP";
    [C6_2_1_10] "evolution points of first and second player, going second bonus; 进化点 先手后手几点; EP 先攻0 後攻3";
    [C6_2_1_10] "does first player get evolve points; 先手有进化点吗; 先攻はEPもらえない？";
    [C7_1_2] "phases of a turn; 回合阶段; ターンの流れ";
    [C7_2_1 C7_2_2] "how many play points on turn three, going second PP; 第三回合几点PP; 3ターン目のPP 後攻は";
    [C7_2_3] "when do cards untap; 什么时候竖置; スタンドするタイミング";
    [C7_2_4 C7_2_4_1] "first turn draw of the first player; 先手第一回合抽牌吗; 先攻1ターン目ドロー";
    [C7_3_1 C7_4_1] "main phase start triggers; 主要阶段开始时; メインフェイズ開始時";
    [C7_3_4] "attack, then play cards, then attack, order in main phase; 攻击之后还能出牌 主要阶段顺序; 攻撃した後にカードをプレイ メインフェイズの順番";
    [C7_4_3 C12_8_2]
        "when to tap ward, must ward followers be engaged, enter engaged; 守护什么时候横置 可以不横置; 守護 いつ横にする アクトで出す 任意";
    [C7_4_3] "when does my ward guard turn sideways; 守护什么时候横过来; 守護いつ寝かせる";
    [C7_4_4 C12_3_4 C12_3_2]
        "when may I play Quick in opponent's turn, quick cards timing, opponent's end phase; 快速什么时候用 对手回合 对手攻击时; クイックはいつ使える 相手ターン 攻撃時 終了時";
    [C7_4_4] "opponent plays quick in my end phase, how many; 对手在我结束阶段能出牌吗; 自分のエンドに相手がクイック";
    [C7_4_5 C8_4_8] "play Quick more than once, several quick cards; 快速可以用几张; クイックを複数回";
    [C7_4_6] "hand over seven at whose end; 谁的结束阶段弃到7; 誰のエンドに7枚";
    [C7_4_7] "until end of turn effects end when; 回合结束时消失; ターン終了まで いつ切れる";
    [C7_4_8] "turn passes; 回合结束; ターン交代";
    [C8_1_2 C10_6_2_1_2] "play a spell without target or enough PP; 没目标能用法术吗; 対象がいないスペルを使う";
    [C8_2_1 C7_3_3]
        "play cards from EX area, does it cost, when may I play cards, several followers a turn; 从EX区使用卡 要付费吗 一回合下几张; EXエリアからプレイ コスト 何枚でも プレイ";
    [C8_3_1 C10_4_6_1]
        "activated ability the turn it came in, engage cost summoning sickness, ability of an engaged follower; 刚登场能用启动能力吗 横置费用 召唤失调; 出したターンに起動能力 アクトコスト 横向きで起動";
    [C8_3_1 C7_3_3] "use an ability of an engaged card or twice a turn; 启动能力一回合几次; 起動能力は1ターンに何回";
    [C8_3_2] "evolve twice a turn, two evolutions in one turn; 一回合进化几次; 1ターンに2回進化 進化は何回";
    [C8_3_2]
        "evolve two different followers the same turn, effect evolve too; 同一回合两个随从都进化 效果进化算次数吗; 別々のフォロワーを同じターンに進化 効果で進化は別";
    [C8_4_1 C8_4_3_1]
        "what can I attack, attack followers first, attack upright followers, face; 可以打什么 必须先打随从吗 竖着的能打吗; 攻撃対象 スタンドのフォロワー リーダーを攻撃 アクトのフォロワーだけ";
    [C8_4_1 C8_4_3_1] "attack a guy who hasn't attacked, untapped enemy; 对面没打过的随从我能打吗; まだ動いてない相手のフォロワー殴れる？";
    [C8_4_2 C8_4_4] "attack with engaged follower, attack twice; 横着的能攻击吗 一回合攻击两次; アクト状態で攻撃 2回攻撃";
    [C8_4_2_1 C8_4_2_1_2 C8_4_3_1_2]
        "attack the turn it comes in, evolved follower attack at once, can evolved one hit the leader, face; 刚登场能攻击吗 进化后能攻击吗 能打主战者吗; 出たターン攻撃できる 進化したら攻撃 リーダーに攻撃 召喚酔い";
    [C8_4_2_1 C12_9_2 C12_10_2] "storm versus rush on the turn it comes; 疾驰和突进区别 当回合; 疾走と突進の違い 出たターン";
    [C8_4_2_1_1 C8_4_3_1_1] "attack an engaged follower, old follower; 打横置的随从; アクトのフォロワーに攻撃";
    [C8_4_2_1_2 C8_4_3_1_2] "evolved fresh follower, hit face or only followers; 当回合下的进化后能打脸吗; 出したターンに進化したら顔殴れる？";
    [C8_4_3] "choose the attack target; 选攻击目标; 攻撃対象を選ぶ";
    [C8_4_3_1_2 C12_8_2] "ward down but not engaged, face hit allowed; 守护竖着能打脸吗; 守護が縦ならリーダーを殴れる";
    [C8_4_3_2] "no legal target, attack taken back; 没有目标; 攻撃対象がいない";
    [C8_4_3_2_1] "unable to attack the leader; 不能攻击; 攻撃できない効果";
    [C8_4_4 C8_4_2] "does attacking tap it, attack more than once; 攻击之后横置吗; 攻撃したら寝る？";
    [C8_4_5 C12_7_1] "strike triggers when; 攻击时 什么时候触发; 攻撃時 タイミング";
    [C8_4_5_1 C8_4_9_2 C8_4_11] "in combat, fought; 交战中; 交戦中";
    [C8_4_7] "opponent reacts to my attack; 攻击时对手可以反应吗; 攻撃に対応 クイック";
    [C8_4_7_1_1 C8_4_7_1_2] "after attack quick from EX area; 攻击后快速 EX区; 攻撃後 クイック EX";
    [C8_4_9 C8_4_9_1]
        "combat damage both ways, attacked leader hits back, attacker bounced before damage, both die; 互相伤害 反击 攻击者中途离场 同时; 交戦ダメージはお互い 同時 攻撃側がいなくなった 反撃";
    [C8_4_9] "attacker removed by quick, damage still; 攻击者被快速弄掉 伤害还有吗; 攻撃中に除去されたらダメージは";
    [C8_4_9_1] "my leader hits back, does the attacker take damage from a leader; 打主战者会被反击吗; リーダーを殴ったら反撃ある";
    [C8_4_9_1] "both followers deal damage at the same time, does the attacked hit back; 对撞双方都掉血吗; 殴り合いは同時 反撃ダメージ";
    [C9_1_1_1 C9_1_2_1 C9_1_2_2] "tokens count as cards, owner of a token; 衍生物算卡吗 所有者; トークンはカード 持ち主";
    [C9_1_3 C9_1_3_1 C9_1_4] "token eliminated counts as leaving; 衍生物消去 算离开吗; トークン消滅 離れた扱い";
    [C9_1_4_1 C9_1_4_2 C9_1_4_3]
        "token to hand, bounced token, token dies, token in the deck or cemetery, last words of token; 衍生物回手 衍生物进墓地 消失; トークンが手札に戻る トークンが墓場 消える バウンス";
    [C9_1_4_1 C9_1_4_2] "token in hand or deck, shuffle a token into deck; 衍生物能进牌组吗; トークンをデッキに";
    [C9_1_4_3] "bounce a token; 衍生物被弹回手牌; トークンをバウンス 手札に来る？";
    [C9_1_5] "what to use as tokens; 用什么代替衍生物; トークンの代用";
    [C10_1_1_1 C10_1_1_2 C10_1_1_3 C10_1_1] "kinds of abilities; 能力种类; 能力の種類";
    [C10_1_1_2_2 C10_4_7 C10_4_7_3 C10_4_7_4]
        "pay cost in automatic ability, optional, cost colon effect; 冒号前的费用 可以不付; コスト：効果 任意";
    [C10_2_1 C10_2_1_1 C10_2_1_2] "kinds of effects, period; 效果种类; 効果の種類 期間";
    [C10_2_1_3 C10_10_1 C10_10_1_1] "instead, replacement, replaced event triggers; 代替效果 改为; 置換 代わりに";
    [C10_3_2 C10_3_3] "effect invalid while condition; 无效 条件; 無効 条件";
    [C10_3_5] "abilities outside the field; 能力只在场上有效吗; 場以外で能力は有効";
    [C10_4_2_1 C10_4_2_2 C10_6_2_5_3] "pay the cost partly, order of costs; 费用付不全 顺序; コストの一部だけ 払えない 順番";
    [C10_4_3] "whose resources pay; 谁付; 誰のものを払う";
    [C10_4_4] "not enough play points; 能量点不够; PPが足りない";
    [C10_4_4_1 C10_10_2_4] "cost reduced, change of cost; 费用减少; コスト軽減 順番";
    [C10_4_5_1] "lower a number as cost below 0; 费用 减到负; コストで減らす 0未満";
    [C10_4_6] "engage as cost when engaged already; 横置费用 已横置; アクトコスト すでにアクト";
    [C10_4_6_1] "tap ability right after playing; 刚下就横置用能力; 出してすぐアクトの能力";
    [C10_4_7_2 C10_6_2_2_1] "optional additional cost when; 追加费用 什么时候; 追加コスト いつ払う";
    [C10_4_7_2 C10_6_2_2_1] "kicker, pay extra; 额外付费; 追加で払う";
    [C10_5_1_1 C10_5_2_1]
        "rules handling before abilities, when do 0 defense followers die; 规则处理先 血量0什么时候死; ルール処理が先 体力0はいつ破壊";
    [C10_5_2 C10_5_1] "what is a check timing; 检查时点; チェックタイミングとは";
    [C10_5_2_2 C10_5_2_3]
        "order of triggered abilities, both players, whose fanfare first; 双方都诱发 谁先 顺序; 同時に誘発 どっちが先 順番 ターンプレイヤー";
    [C10_5_2_2 C10_7_3] "three fanfares in a row, which order; 好几个效果一起 自己排; 複数の能力が同時 好きな順で";
    [C10_6_1 C10_6_2] "steps of playing a card; 使用卡的步骤; プレイの手順";
    [C10_6_2_1 C10_6_2_5] "pay before or after choosing targets; 先付费先选目标; 対象とコストの順番";
    [C10_6_2_3 C10_6_2_3_1]
        "when do I choose targets, choose fewer, may I pick no target; 什么时候选目标 可以少选吗; 対象はいつ選ぶ 少なく選ぶ";
    [C10_6_2_3] "change targets after Quick, target at resolution; 目标什么时候定; 対象は使うとき決める？解決のとき？";
    [C10_6_2_3 C10_6_2_3_3] "spell without targets, hit nothing; 没对象能空放法术吗; 空撃ち 対象なしでスペル";
    [C10_6_2_3_1] "must pick two if two are there; 必须选满吗; 2体いたら必ず2体選ぶ？";
    [C10_6_2_3_2] "up to X targets, zero targets; 最多选 选0个; まで選ぶ 0体";
    [C10_6_2_3_3]
        "not enough targets, needs two but one there, illegal play; 目标不够 需要两个只有一个; 対象が足りない 2体必要 1体しかいない プレイできない";
    [C10_6_2_4 C10_6_2_4_1] "divide damage, 0 damage to one; 分配伤害; ダメージを割り振る 分配";
    [C10_6_2_5_1 C10_6_2_5_2] "replaced cost counts as paid; 费用被替换; コストが置換";
    [C10_6_2_7_2] "carry out text in order; 按顺序结算; 書かれた順に解決";
    [C10_6_2_7_2_1 C10_7_7]
        "source died before ability resolved, still resolves; 能力使用后卡没了 还结算吗; 能力の持ち主がいなくなった それでも解決";
    [C10_6_2_7_3] "where does a spell go after use; 法术用完去哪; スペルは使った後 墓場";
    [C10_7_1 C10_7_2 C10_7_3] "when is a triggered ability played; 什么时候使用待机能力; 誘発した能力はいつ";
    [C10_7_2_1] "triggered twice; 触发两次; 2回誘発";
    [C10_7_2_1 C10_7_2_2] "ability triggers several times a turn; 一回合触发几次; 1ターンに何回誘発";
    [C10_7_2_2] "once per turn automatic ability; 一回合一次自动能力; ターンに1回 自動能力";
    [C10_7_3_1] "must I use a triggered ability, fanfare optional; 必须发动吗 入场曲可以不发吗; 誘発は強制 ファンファーレは任意 使わない";
    [C10_7_3_1] "skip my own trigger because it hurts me; 对我不利可以不触发吗; 自分に不利なラストワード使わなくていい？";
    [C10_7_3_2] "pending ability cannot be played; 待机能力不能用; プレイできない";
    [C10_7_4_1_1 C10_7_4_1_3] "moved card information; 移动的卡 信息; 移動したカードの情報";
    [C10_7_4_1_2] "last words looks at what it was on the field, lost ability; 谢幕曲看场上状态; 場での状態を参照";
    [C10_7_4_2] "two enter together, see each other; 同时登场 互相触发; 同時に出た お互いに誘発";
    [C10_7_5_1] "delayed trigger once; 时限诱发 一次; 時限誘発";
    [C10_7_6_1] "state trigger; 状态诱发; 状態誘発";
    [C10_7_7] "follower died with its trigger waiting; 触发后随从死了; 誘発待ちのうちに破壊";
    [C10_9_1 C10_9_1_4 C10_9_1_6] "order of continuous buffs, set attack then plus; 数值修改顺序; 継続効果の順番 数値の適用順";
    [C10_9_1_1_1 C10_9_1_2 C10_9_1_3] "base stats of evolved; 进化后原本数值; 進化後の元の値";
    [C10_9_1_5 C10_9_1_6_1 C10_9_1_6_2] "later effect, dependency; 先后 依存; 依存 後から";
    [C10_9_2 C10_9_3] "does a this-turn buff apply to followers that come later; 之后登场的也加吗; 後から出たフォロワーにも 全体強化";
    [C10_10_2 C10_10_2_1 C10_10_2_3] "two replacement effects, who decides; 两个替换效果 谁决定; 置換効果が2つ 誰が選ぶ";
    [C10_10_2] "two instead effects on my leader, who picks; 两个替代效果 我选吗; 置き換え効果が2つ 選ぶのは";
    [C10_10_2_2] "replacement of game action; 行动的替换; 行動の置換";
    [C10_11_1] "card moved before the effect, last information; 已离场 最后的信息; 直前の情報";
    [C11_1_1] "rules handling means; 规则处理; ルール処理とは";
    [C11_1_2 C11_1_3] "when are rules checked, 0 defense for a moment; 中途变0又回来; 途中で0になった チェックタイミングだけ";
    [C11_3_1] "defense 0 destroyed; 体力0破坏; 体力0で破壊";
    [C11_3_1 C11_1_2] "zero defense follower with last words, when does it leave; 0血随从什么时候死; 体力0のフォロワーはいつ墓場";
    [C11_3_2 C11_3_2_1] "destroyed by Bane, by ability; 毁灭破坏算能力破坏; 必殺で破壊 能力による破壊";
    [C11_3_2 C12_14_2] "bane and drain, bane against big guy; 毁灭打大怪; 必殺で大きいのを倒す";
    [C11_6_2 C11_6_3] "two evolve cards on one follower; 两张进化卡; 進化カードが2枚";
    [C11_7_1 C13_3_2_2 C13_3_2_3 C13_3_2_4]
        "stack counters zero, amulet leaves, earth sigil; 蓄积 土之印 指示物没了; スタック 土の印 カウンター0";
    [C11_8_1 C14_2_1_3] "carrot card after leaving; 胡萝卜卡 离场; にんじん 離れた";
    [C12_1_2] "two keywords one effect; 两个关键词连写; キーワードが並ぶ";
    [C12_2_1 C12_2_1_1] "what is evolve; 进化是什么; 進化とは";
    [C12_3_1 C12_3_3] "what is quick; 快速是什么; クイックとは";
    [C12_3_5] "quick in own turn; 自己回合用快速; 自分のターンにクイック";
    [C12_4_1 C12_4_3] "fanfare when summoned by effect, not played, from EX area; 被召唤出来触发入场曲吗; 効果で出たらファンファーレ プレイしてない";
    [C12_4_3] "put onto field by a spell, fanfare? reanimate; 墓地复活触发入场曲吗; 墓場から出したらファンファーレ発動する？";
    [C12_4_3 C12_5_3] "taken or returned follower fanfare and last words; 夺取的随从 入场曲; 奪った時ファンファーレ";
    [C12_5_1 C12_5_3]
        "last words when banished or returned to hand or discarded, bounced; 谢幕曲 回手 消失 弃牌触发吗; ラストワード 消滅 手札に戻る 捨てた 発動する";
    [C12_5_3] "discarded from hand last words, banished; 从手牌弃掉触发谢幕曲吗; 手札から捨てたラストワード";
    [C12_6_1] "on evolve triggers by effect evolution; 进化时 被效果进化; 進化時 効果で進化";
    [C12_6_2 C12_7_2] "on evolve, strike meaning; 进化时 攻击时; 進化時 攻撃時";
    [C12_8_1 C12_10_1 C12_11_1 C12_12_1 C12_13_1 C12_15_1]
        "what does ward, rush, assail, intimidate, drain, aura do; 守护 突进 指定攻击 威压 虹吸 灵气 是什么; 守護 突進 指定攻撃 威圧 ドレイン オーラ とは";
    [C12_8_2]
        "must attack ward, two wards, upright ward, can I ignore ward with a spell; 守护必须打吗 多个守护 竖着的守护; 守護を無視 守護が2体 スタンドの守護 先に攻撃";
    [C12_8_2]
        "ward tapped, do I have to attack it with everything, attack face with storm through ward; 守护横着 必须先打它 疾驰绕过守护; 守護がいるとリーダーを殴れない 疾走でも";
    [C12_9_1 C12_9_2] "storm attacks leader at once; 疾驰 马上打脸; 疾走 すぐリーダー攻撃";
    [C12_10_2] "rush attack face, rush only followers; 突进能打脸吗; 突進 リーダーに攻撃できない";
    [C12_11_2] "assail, attack standing follower, with ward; 指定攻击 打竖着的; 指定攻撃 スタンドに攻撃 守護";
    [C12_12_2 C12_12_2_1] "intimidate, attack or spells; 威压 能被法术选吗; 威圧 スペルで選べる";
    [C12_12_2 C12_8_2] "intimidate and ward together; 威压加守护; 威圧と守護を両方";
    [C12_13_2 C12_13_2_2 C12_13_3]
        "drain when defending, drain twice, ability damage, how much, over max health; 虹吸 防守时回血吗 两个虹吸; ドレイン 防御側 2つ 能力ダメージ 回復量";
    [C12_13_2] "lifesteal more than 20, heal above starting life; 虹吸超过20; ドレインで20を超えて回復";
    [C12_13_2_1] "drain damage dealt; 虹吸 哪些伤害; ドレイン ダメージ";
    [C12_13_2_2] "drain while defending, effect damage heals; 虹吸 被打时; 殴られた時ドレイン";
    [C12_14_1 C12_14_2 C12_14_2_1]
        "bane with zero attack, bane when defending, ability damage; 毁灭 攻击力0 防守时; 必殺 攻撃力0 防御側 倒せる";
    [C12_14_2] "deathtouch when blocked, bane attacker and defender both die; 毁灭互相打; 必殺同士";
    [C12_15_2 C12_15_2_1] "aura, attack target, area effects hit aura; 灵气 能攻击吗 范围效果; オーラ 攻撃対象 選ばない全体効果";
    [C12_15_2 C12_12_2] "which keyword stops spells, which stops attacks; 哪个防法术 哪个防攻击; スペルを防ぐ 攻撃を防ぐ キーワード";
    [C12_15_2_1] "hexproof against board wipe, can I attack it; 灵气能被全体伤害打吗; オーラは全体除去に効く";
    [C13_2_1_1 C13_3_1_1 C13_4_1_1 C13_5_1_1 C13_5_2_1 C13_3_2_1 C13_3_3_1]
        "what is combo, spellchain, overflow, necrocharge, sanguine, stack; 连击 魔力连锁 觉醒 唤灵充能 真红 蓄积 是什么; コンボ スペルチェイン 覚醒 ネクロチャージ 真紅 スタック とは";
    [C13_2_1_2 C13_2_1_3] "combo counting, itself, tokens, EX; 连击 算自己吗 衍生物算吗; コンボ 自身を数える トークン EXエリア";
    [C13_2_1_3] "does the card itself count for combo, evolve count; 连击进化算吗; コンボに進化は数える";
    [C13_3_1_2 C13_3_1_3] "spellchain counts itself; 魔力连锁 算自己吗; スペルチェイン 自身を数える";
    [C13_3_1_3_1 C13_5_1_3_2] "cemetery changes during resolution; 结算途中墓场变化; 解決中に墓場が変わる";
    [C13_3_3_2] "earth rite optional, which amulet; 土之秘术 可以不用吗; 土の秘術 任意";
    [C13_4_1_2] "overflow at 7 play points, current or max; 觉醒 几点; 覚醒 PP最大値7";
    [C13_5_1_2 C13_5_1_3_1] "necrocharge counts itself; 唤灵充能 墓场数量; ネクロチャージ 墓場の枚数 自身";
    [C13_5_2_2] "sanguine own damage, opponent's turn; 真红 自己回合受伤; 真紅 自分のターン ダメージ";
    [C14_2_1_1 C14_2_1_2 C14_2_2_4] "serve carrots twice; 用餐 胡萝卜 再用餐; 食事 にんじん 2回";
    [C14_2_1_1_1 C14_2_1_2_1 C14_2_2_3] "serve number, cost; 用餐次数; 食事の回数";
    [C14_2_3_1] "race rush; 参赛 突进; レース 出走 突進";
    [C14_2_4_1 C14_2_4_2] "on race; 参赛时; 出走時";
    [C15_1_1 C15_1_3 C15_1_4] "counters, remove; 指示物 移除; カウンター 取り除く";
    [C15_1_2_2] "same counters; 指示物 同名; 同じカウンター";
    [C15_2_1 C15_2_1_1 C15_2_1_3] "infinite loop, draw, who stops; 无限循环 平局; 無限ループ 引き分け";
    [C15_2_1] "endless combo; 无限连; 無限コンボ";
    [C15_2_1_1 C15_2_1_3] "combo can go on forever, how many times; 无限连要做几次; 無限ループは何回やる";
    [C15_2_1_2] "repeat the same action; 重复同样动作; 同じ行動を繰り返す";
}
