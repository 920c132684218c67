//! What players ask about Zero Dimension, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C100P1_2] "proxies, fake cards, playtest; 代牌 假卡 打印卡; プロキシ 偽造カード";
    [C100P2] "deck size, how many cards in a deck, 49 or 51 cards; 卡组多少张 50张; デッキ枚数 50枚";
    [C100P2_2 C327P2] "copies of one card, four, same card; 同一张卡最多几张 4张; 同じカード何枚 4枚まで";
    [C100P2_2 C327P1_2] "foil or other art counts towards four; 闪卡异图算四张里吗; 別イラストも4枚に数える";
    [C100P2_3] "mix two animes in a deck, tournament; 混作品 混动漫 比赛; 作品を混ぜる 大会 混合デッキ";
    [C100P3] "who goes first, how to decide; 谁先手 怎么决定 猜拳; 先攻の決め方";
    [C100P3_2] "may I shuffle or cut my opponent's deck; 帮对手洗牌 切牌; 相手のデッキをシャッフル カット";
    [C100P3_3 C202P1 C203P1]
        "how many life cards, opening hand size, order of setting up; 几张命 生命几张 起手几张; ライフは何枚 初手は何枚 6枚";
    [C100P3_4 C100P3_5]
        "mulligan, redraw, do life cards go back too, how often, part of the hand; 换手牌 重抽 生命也洗回去吗 几次 部分换; マリガン 引き直し ライフも戻す 何回 一部";
    [C100P3_4] "new six and new life after redraw, keep some cards; 重抽时命也换吗; 引き直しで命も戻す？";
    [C101P1 C324P3] "when do I lose, last life card, no life left and hit; 怎么算输 没命了再被打 最后一张命; 負け条件 ライフ0で攻撃される 最後のライフ";
    [C101P1] "no life cards but still alive, when do I actually die; 命没了还没输吗 再打一下才输; ライフ0になったらすぐ負け？ もう一撃";
    [C101P2] "deck out, draw from empty deck, exactly empty; 牌库抽空 没牌抽 输; 山札切れ 引けない 負け";
    [C101P2] "exactly zero deck, next draw; 牌库刚好空; 山札ちょうど0枚";
    [C101P2 C900RampageP1] "milled to zero, lose now; 被磨光 马上输; デッキを削られて0枚";
    [C101P3 C101P3_2] "game ends at once, cards after the game; 游戏马上结束; すぐ終了";
    [C101P4] "concede any time; 投降 认输; 投了 降参";
    [C101P5 C101P6] "win and lose at the same time, both lose, draw; 同时赢和输 同时败北 平局; 勝ちと負けが同時 両方同時 引き分け";
    [C101P7 C901P6] "endless loop draw; 死循环 平局; 無限ループ 引き分け";
    [C102P1] "card text beats rules; 卡牌和规则冲突; カード優先 黄金律";
    [C102P2] "can't beats can, one forbids; 一个允许一个禁止; できる できない 禁止が優先";
    [C102P3] "both players do something at once, who chooses first; 双方同时 谁先选; 両方同時に選ぶ どっちが先";
    [C102P3 C106P6] "both choose, both discard at once; 双方都弃; お互い捨てる";
    [C102P4 C102P5] "impossible part of an effect, as much as possible; 做不到的部分 尽量做; できない部分は無視 できるだけ";
    [C102P6 C200P2 C200P2_2 C611P2 C207P1]
        "stolen card goes to whose rest zone or hand, owner, taken character dies; 被控制的卡进谁的休息区 回谁的手 抢来的死了; 奪ったカードは誰の休息区 持ち主 手札に戻る";
    [C103P1 C103P2 C304P1 C304P2] "which colours, colour of a card; 几种颜色; 色の種類";
    [C103P3 C103P3_2] "fractions, half rounding; 小数 取整 一半; 端数 切り捨て 半分";
    [C103P4 C103P4_2 C308P2] "negative attack, minus 2000 then plus, below zero; 攻击力负数 减到负再加; 攻撃力マイナス 0未満 後から加算";
    [C104P1] "do cards enter upright, resource tapped when placed; 登场时横竖 新资源能马上用吗; 出たとき縦 新しいリソースはすぐ使える";
    [C104P1 C204P3] "resource placed this turn, tap it right now; 这回合放的资源马上能用吗; 置いたばかりのリソースすぐ使える？";
    [C104P1_2 C104P3] "tap a tapped character, what is reset; 横置已横置的 重置; 横置済みを横置 リセットとは";
    [C104P4 C104P5] "event or hand card tapped; 事件能横置吗; イベントは横置";
    [C105P1 C105P1_4 C105P1_3] "priority, who gets priority after, pass; 优先权 谁先有; 優先権は誰 パス";
    [C105P1_2 C105P1_5 C106P1] "respond means, what enters the chain; 响应 入连锁; 対応とは チェーンに入る";
    [C105P1_3 C105P1_4] "I responded, who may act next; 我响应之后轮到谁; 対応した後は誰の番";
    [C105P2 C105P3]
        "what can I do in the opponent's turn, respond with characters; 对方回合能做什么 能用角色吗; 相手ターンに何ができる キャラを出せる";
    [C105P3 C311P2] "my turn during battle, can I play a character or normal tactic; 战斗中能下人吗 普通战术; 戦闘中にキャラや通常戦術を使える？";
    [C105P4 C105P4_2 C204P2_2 C404P3]
        "what cannot be responded to, respond to resource, respond to attack declaration, outside the chain; 哪些不能响应 不入连锁 放资源能响应吗; 対応できないもの チェーンに乗らない リソースを置く 割り込み";
    [C105P4_2 C318P3_2]
        "can the opponent stop my character from coming in, respond to entering or to use; 登场能被响应吗 使用能被响应吗; 登場に割り込める 使用に対応";
    [C106P2 C106P3] "chain resolves last in first out, order; 连锁从上面结算 后发先至; チェーンの解決順 後から 逆順";
    [C106P4 C106P5]
        "play instants in the middle of resolving the chain, trigger during the chain; 连锁结算中插入 瞬间战术 结算途中诱发; チェーン解決中に割り込む 解決中に誘発";
    [C106P4 C106P5] "jump in while effects are resolving; 结算到一半能插吗; 解決の途中で割り込める？";
    [C106P6 C702P7] "several triggers at once, order, both players; 同时触发 顺序 双方; 同時誘発 順番 両プレイヤー";
    [C106P6] "both of us triggered, what order; 两边一起触发 谁的先; お互い誘発 どっちのが先に解決";
    [C200P1] "zones of the game; 有哪些区域; ゾーンの種類";
    [C200P3] "reorder deck or life; 改牌库顺序; 順番を変える";
    [C200P4 C205P3] "card comes back, new card, effects gone; 离场回来 当新卡; 戻ってきた 新しいカード";
    [C200P4 C326P6] "bounced card keeps counters or damage; 回手后指示物还在吗; 戻ったらカウンターは";
    [C200P4_2] "leaving triggers still carried out; 离场效果; 移動で誘発";
    [C201P3 C201P3_2] "look at my deck, count deck; 看牌库 数牌库; 山札を見る 枚数を数える";
    [C201P4 C202P5] "order of cards put on deck or life; 放回牌库的顺序; 山札に戻す順番";
    [C201P5 C201P5_2] "play with the top card revealed; 牌库顶公开; 山札の上を公開";
    [C202P3 C324P2] "look at my life cards, rearrange life; 看自己的命; ライフを見る 並べ替え";
    [C202P3] "check what my life cards are; 偷看自己的命; 自分のライフの中身を見る";
    [C202P4 C900CriticalP4] "one life left, two damage, does it win at once; 剩一张命 打两点 直接赢吗; ライフ1枚 2点ダメージ 即勝ち";
    [C202P6] "life cards leave from the top; 命从上面拿; ライフは上から";
    [C203P2 C203P2_2 C408P1]
        "hand limit, discard at end of turn, over six cards, hold more during the turn; 手牌上限 回合结束弃到六张; 手札上限 6枚 ターン終了時 捨てる";
    [C203P2 C408P1] "may I hold ten cards until my turn ends; 手里拿十张行不行; 手札10枚持ってていい？";
    [C203P2] "draw beyond six in my turn; 回合中超过六张; ターン中に6枚を超える";
    [C203P3] "rearrange my hand; 整理手牌; 手札を並べ替える";
    [C203P3_2 C203P3_3] "count opponent's hand, look at it; 数对方手牌; 相手の手札枚数";
    [C204P1 C204P2 C404P1 C404P2]
        "how many resources per turn, must I put one, when; 一回合放几张资源 必须放吗; リソースは1ターンに何枚 置かなくてもいい 強制";
    [C204P2 C404P2] "skip laying a resource, two resources; 不放资源可以吗 放两张; リソース置かなくていい？ 2枚置ける";
    [C204P2 C405P5] "resource later in the turn, in the action phase; 行动阶段能放资源吗; 行動フェイズにリソースを置く";
    [C204P3 C322P2] "does a resource card have effects, name, attribute; 资源区的卡有效果吗; リソースのカードは効果ある";
    [C204P3_2 C204P3_4 C204P4]
        "face-up resource name, leaves resource zone gets effects back; 资源正面 离开资源区; リソースの名前 離れたら";
    [C204P3_3 C204P3_5 C303P2 C303P3_2]
        "pay coloured cost, face-down resource, wrong colour; 颜色费用 怎么付 背面资源; 色コスト 払い方 裏向きリソース";
    [C204P5 C204P5_2 C322P3 C322P3_2] "original attribute in resources, face-down; 原本属性 资源; 原本属性 リソース";
    [C204P6 C322P4] "look at face-down resources; 看背面资源; 裏向きのリソースを見る";
    [C205P1 C205P2] "battle zone, what counts as entering; 战斗区 什么算登场; 登場とは";
    [C206P1 C206P2] "event zone part of battle zone, destroy an event; 事件区 能选事件吗; イベントを選べる";
    [C206P3 C321P4] "two events, new event replaces old; 第二张事件 旧的怎么办; イベント2枚目 古いのは";
    [C207P1 C608P1 C606P1] "discard and scrap difference, which pile; 舍弃和废弃区别; 捨てると破棄の違い";
    [C207P1_2 C320P5] "tactic after use; 战术用完去哪; 戦術は使用後どこ";
    [C207P2] "look at opponent's rest zone; 看对方休息区 墓地; 相手の休息区を見る 墓地確認";
    [C207P2] "check the opponent's trash; 翻看对面弃牌; 相手の捨て札見ていい？";
    [C208P1 C208P3 C208P4_2] "removed face-down; 移出 背面; 除外 裏向き";
    [C208P2 C208P4] "removed cards come back, look at removed; 移出游戏的能回来吗; 除外 戻せる 確認";
    [C301P1 C301P2 C301P4 C305P2 C306P2]
        "brackets card name, character name, attribute; 括号 牌名 角色名 属性; 括弧 カード名 キャラ名 属性";
    [C301P5 C301P6] "declare a card name; 宣言卡名; カード名を宣言";
    [C301P5_2 C301P7 C301P8] "declared name must be possible, short name; 宣言 简称; 宣言 略称";
    [C302P1 C302P2] "card types; 牌的类型; カードの種類";
    [C303P1 C303P3 C303P5] "total cost meaning; 总费用; 総コスト";
    [C303P2 C303P3_2] "not enough red resources, pay with other colours; 红色不够拿别的颜色付; 色が足りない 別の色で払える？";
    [C303P4 C303P4_2] "cost reduction below coloured cost; 减费最低 颜色费用能减吗; コスト軽減 下限 色コスト";
    [C303P4_2 C900NinpoP1] "reduce a cost to zero; 费用减到0; コスト0にできる";
    [C303P6 C303P7 C303P8] "X cost; X费用; Xのコスト";
    [C303P8_2] "X on the chain; 连锁里的X; チェーン中のX";
    [C305P1 C305P7 C305P9] "character name, without name; 角色名 没有角色名; キャラ名なし";
    [C305P4 C305P4_2 C305P4_4 C318P7 C305P5]
        "same character name twice on field, which to scrap, enter effect first or scrap first, second Goku; 同名角色 两个 扔哪个 登场效果先后; 同名キャラ2体 どっちを破棄 登場時の効果が先か";
    [C305P4_2] "two of the same guy, keep which, damage on the old one; 同一个人两张 留哪个; 同じキャラ2枚目を出したら前のは？";
    [C305P6 C305P8] "character with two names; 两个角色名; 名前が2つのキャラ";
    [C305P7] "same token twice, no name; 没有角色名可以两个; 名前なしは何体でも";
    [C306P1 C306P4 C306P5 C306P6 C306P7] "attributes added or changed; 属性 增加 改变; 属性の追加 変更";
    [C307P1 C307P2 C307P2_2 C317P1 C317P2 C600P8] "level effects active, below level; 等级不够 效果; レベルが足りない 効果";
    [C307P4 C708P1 C708P2 C708P2_2] "lose all effects, gained effects lost too; 失去所有效果 获得的也没吗; 効果を失う 得た効果も";
    [C307P5 C700P4] "additional conditions are effects; 额外条件; 追加条件";
    [C308P1 C309P1 C308P4 C309P5] "attack and defence, question mark attack; 攻击力 防御力 不固定; 攻撃力 防御力 不定";
    [C308P3 C505P2] "attack 0 hit life; 攻击力0打命; 攻撃力0でライフ攻撃";
    [C308P3] "zero attack hits life; 0攻打命掉吗; 攻撃力0でライフを殴る";
    [C309P2 C605P2 C607P2 C607P4]
        "damage adds up in a turn, when does a character die, two small hits; 伤害累计 打两次 死; ダメージ累積 2回攻撃で倒す";
    [C309P2] "two attackers one after another, damage stays until end of turn; 先后打两次伤害累加吗; ダメージは溜まる？ ターン終わりまで";
    [C309P2 C407P1] "hurt guy next turn, damage goes away; 伤害下回合还在吗; ダメージは次のターンも";
    [C309P3 C605P5]
        "defence reduced to 0, does it count as destroyed, trigger when destroyed; 防御减到0 算破坏吗 触发破坏时吗; 防御力0 破壊扱い 破壊時は誘発する";
    [C309P3] "minus defence effect kills, revive on destroyed; 减防减死了算破坏吗; 防御を下げて0 破壊時の能力";
    [C309P4 C607P4] "dies in the middle of an effect; 结算途中死亡; 効果の途中で死ぬ";
    [C310P1 C310P2 C310P3] "equipment bonus negative; 装备加成 负; 装備の補正 マイナス";
    [C311P2 C311P3 C320P2 C320P3]
        "when may I use a normal or instant tactic, opponent's turn; 普通战术 瞬间战术 什么时候用; 通常戦術 瞬間戦術 いつ使える 相手ターン";
    [C312P1 C704P1 C704P2] "what is a counterstrike, red text; 反击特效是什么; 反撃特効とは";
    [C312P2 C704P4 C312P2_2 C704P5]
        "must I use a counterstrike, respond to counterstrike; 反击特效必须发吗 能响应吗; 反撃特効 強制 対応できる 使わない";
    [C312P2 C704P4] "counterstrike hurts me, don't want it; 反击特效不想用; 反撃特効を使いたくない";
    [C312P2 C606P2 C324P4] "counterstrike from hand, from scrapped life, when; 从手牌能用反击吗 废弃的命有反击吗; 手札から反撃 破棄したライフ";
    [C313P2 C315P1 C314P1] "rarity, card number; 稀有度; レアリティ";
    [C317P7 C317P8] "tap icon, tapped by attacking; 横置图标; 横置アイコン";
    [C318P1 C319P1 C321P1]
        "when may I play a character, equipment or event, during battle; 角色什么时候能用 战斗中; キャラはいつ使える 戦闘中 装備 イベント";
    [C318P2 C318P3 C318P4] "using a character, pay, whose zone; 使用角色; キャラの使い方";
    [C318P3_2 C318P3_3] "respond to a character entering; 角色登场能响应吗; 登場に対応できる";
    [C318P4 C612P2] "card put on the opponent's side; 放到对方场上; 相手の場に出す";
    [C318P5] "how many characters per turn; 一回合几个角色; 1ターンに何体";
    [C318P6 C318P6_2]
        "attack on the turn it enters, defend or tap effect, summoning sickness; 刚登场能攻击吗 能防御吗 能横置用能力吗; 出たターン攻撃 召喚酔い 防御はできる タップ能力";
    [C318P6] "haste, fresh guy swings; 新下的角色能打吗; 出したてのキャラ殴れる？";
    [C318P6 C900AssaultP1 C900TransformP7_2] "who can attack at once; 哪些能当回合攻击; 出たターンに攻撃できるのは";
    [C318P6_2 C502P2] "fresh character block or use tap skill, tapped one block; 刚下的能挡吗; 出したてでブロックできる？ 寝てるキャラは";
    [C318P8] "characters level up; 角色可以升级; キャラは昇級";
    [C319P2 C319P2_2] "equip to opponent's character; 装备给对方角色; 相手のキャラに装備";
    [C319P3] "character left before the equipment resolves; 装备时角色没了; 装備する前にキャラがいなくなった";
    [C319P3_2 C319P4 C319P4_2 C319P4_3] "equipment enters, respond; 装备登场 响应; 装備の登場 対応";
    [C319P5] "second equipment, replace, two weapons; 第二件装备 两把武器 旧的; 装備2つ目 上書き 古い装備 武器";
    [C319P5] "swap weapons, wear two; 带两把武器; 武器2本持てる？";
    [C319P6] "harmful equipment on opponent; 负面装备; デメリット装備";
    [C319P7 C319P11] "character dies, what about equipment; 角色离场 装备怎么办; 装備したキャラが倒された 装備は";
    [C319P7] "holder bounced, weapon to grave; 拿武器的人回手 武器呢; 装備キャラが手札に戻ったら武器は";
    [C319P8 C708P2_3] "equipment loses effects, bonus stays; 装备失去效果 加成还在吗; 装備の効果が無効 補正は";
    [C319P9] "who controls equipment on my opponent's character; 装备在对方身上 谁控制; 相手に付けた装備の支配者";
    [C319P9 C319P2_2] "harmful weapon on his guy; 给对面装坏装备; 相手に悪い装備";
    [C319P10] "tap equipment and character; 横置装备 角色也横吗; 装備を横にするとキャラも";
    [C319P12 C319P12_2] "equipment put in by an effect; 效果放装备; 効果で装備を出す";
    [C320P1 C320P4] "tactics pay; 战术; 戦術";
    [C320P4_2 C705P1] "when are targets chosen; 什么时候选目标; 対象はいつ選ぶ";
    [C320P6 C320P6_2 C705P3 C705P6 C705P6_2]
        "target gone or illegal on resolution, one of two targets left; 目标没了 两个目标少一个 结算; 対象がいなくなった 2つの対象のうち1つ 不発";
    [C320P6 C705P6] "one of my targets vanished; 目标跑了一个; 対象の片方がいなくなった";
    [C321P2 C321P3 C321P3_2 C321P3_3] "event enters, respond; 事件 响应; イベント 対応";
    [C322P1 C322P2_2 C322P5_2 C328P1 C328P3] "purple cards; 紫卡; 紫カード";
    [C322P5 C328P2] "purple resource; 紫色资源; 紫のリソース";
    [C323P1 C323P4] "level marker means; 等级指示物是什么; レベルマーカーとは";
    [C323P3 C323P3_2 C323P2] "level markers when it leaves; 等级指示物 离场; レベルマーカー 離れる";
    [C324P1 C324P5] "life more than six; 命超过六张; ライフ6枚以上";
    [C324P4 C606P2] "scrapped life cards trigger counterstrike; 废弃生命 触发反击吗; ライフを破棄 反撃特効";
    [C325P1 C325P2 C325P3 C325P4 C325P6 C325P5_2] "token attributes, what to use; 代替物 属性 颜色; トークン 色 代用";
    [C325P5 C325P7 C325P8 C325P8_2] "token bounced, token cost, token leaves; 代替物 离场 消失 费用; トークン 離れる 消える コスト";
    [C325P8] "bounce a token; 代替物弹回手; トークンが手札に";
    [C326P1 C326P2 C326P3 C326P4 C326P5 C326P8] "counters; 指示物; カウンター";
    [C326P6 C326P6_2 C612P4] "counters when control changes or card moves; 指示物 控制权转移 移动后还在吗; カウンター 移動 支配が変わる 残る 指示物";
    [C326P7 C326P7_2 C326P7_3 C326P7_4] "move a counter; 移动指示物; カウンターを移動";
    [C327P1 C327P1_2] "same card with another picture or rarity; 不同图算同一张吗; イラスト違い レアリティ違い 同じカード";
    [C400P1 C400P2 C400P3 C400P4] "phases of a turn; 回合阶段; ターンの流れ";
    [C400P5 C400P5_2] "free timing; 自由时机; 自由タイミング";
    [C401P1 C401P2_2] "reset step, respond; 重置步骤 能用瞬间吗; リセットステップ";
    [C401P1] "when do my guys untap, resources untap; 什么时候重置; いつ起きる リセット";
    [C401P2_2 C407P1_2] "instants in reset or clean-up; 重置步骤能用瞬间吗; リセット中に瞬間";
    [C402P1 C406P1] "start step, end step; 开始步骤 结束步骤; 開始ステップ";
    [C403P1] "draw first turn, how many cards drawn; 抽牌步骤 先手第一回合抽吗; ドローステップ 先攻";
    [C405P1 C405P2_2] "end of the action phase; 行动阶段结束; 行動フェイズ終了";
    [C405P4 C405P5 C405P6 C405P7 C405P8] "what may I do in my action phase; 行动阶段能做什么; 行動フェイズにできること";
    [C405_1P1 C500P1]
        "how many attacks per turn, attack then play characters, attack twice with different characters; 一回合攻击几次 先攻击再出人; 何回攻撃 攻撃してからキャラを出す";
    [C405_1P1] "when may I declare an attack, with chain; 什么时候能宣攻; いつ攻撃宣言";
    [C405_1P2] "tapped character attack; 横置的能攻击吗; 横置のキャラで攻撃";
    [C405_1P2 C500P1] "swing with everybody, each once, several battles; 全员攻击; 全員で殴れる？ 1体ずつ";
    [C405_1P2_2 C405_1P3 C502P3 C502P3_2]
        "stop an attack after the declaration, tap the attacker in response, stop a defence, other defender; 宣攻后横置攻击者 阻止防御 换人防御; 攻撃宣言に対応して横置 攻撃を止める 防御を止める 別のキャラで防御";
    [C405_1P3] "he declared attack, I tap his guy; 他宣攻我把他横置; 攻撃宣言されたとき寝かせたら止まる？";
    [C405_1P4] "cost to attack; 攻击的额外费用; 攻撃のコスト";
    [C405_1P5] "must attack if able, what may I do before; 必须攻击; 必ず攻撃 強制攻撃";
    [C405_1P5 C502P5] "forced to attack or defend; 被强制攻击; 強制的に攻撃させる";
    [C405_1P5_2] "must attack, end phase; 必须攻击 结束阶段; 強制攻撃 終了できない";
    [C407P1 C618P1] "damage healed at end of turn, bonuses end; 伤害什么时候回复 回合结束; ダメージ回復 ターン終了";
    [C407P1_2 C407P3 C407P3_2 C408P1_2 C408P2]
        "clean-up step, instants at the end of turn after discard; 清理步骤 弃牌后; クリーンナップ 捨てた後";
    [C407P2 C619P1 C619P1_2 C619P1_3] "end the turn effect, cards in chain; 结束回合效果 连锁里的怎么办; ターンを終わらせる チェーンのカードは";
    [C500P2] "order of a battle; 战斗流程; 戦闘の流れ";
    [C500P3 C501P3]
        "attacker or defender leaves during battle, choose another target, attack again; 攻击目标离场 换目标 战斗中断; 攻撃対象がいなくなった 別の対象 戦闘中断";
    [C500P3 C612P7] "attacker stolen mid battle; 战斗中被抢; 戦闘中に奪われた";
    [C501P1 C501P1_2] "choose the target after declaration, tap when; 宣攻后选目标 横置; 攻撃対象はいつ選ぶ";
    [C501P2] "what can be attacked, attack upright character; 可以攻击谁 竖置的角色; 攻撃対象 縦のキャラ ライフ";
    [C501P2] "hit an untapped guy, attack straight to life past characters; 打竖着的 直接打命; 起きてるキャラを殴れる？ キャラを無視してライフ";
    [C501P2_2] "cannot be attacked; 不能被攻击; 攻撃されない";
    [C501P3 C503P3]
        "target removed after attack, does it go through to life, new target; 被打的人没了 能改打命吗; 攻撃先が消えた ライフに変えられる？";
    [C501P4 C501P5 C503P5 C503P6 C900AssaultP3]
        "attacker loses the ability to attack after declaration, still goes on; 宣言后失去攻击能力 还打吗; 攻撃宣言後に攻撃できなくなった";
    [C502P1 C502P2 C502P4]
        "who may defend, tapped character defend, attacked character, several defenders; 谁能防御 横置的能防御吗 几个防御; ブロックできる 横置は防御 複数で防御";
    [C502P4 C503P2] "attacked guy block for itself, another blocks; 被打的自己能防吗; 攻撃されたキャラ自身が防御";
    [C502P5] "must defend; 必须防御; 必ず防御";
    [C503P1] "does defending tap the character; 防御要横置吗; 防御すると横置";
    [C503P1 C502P2_2] "blocker gets tapped, can the same guy block twice; 防御完横着 还能再挡吗; ブロックしたキャラは寝る？ 2回ブロック";
    [C503P1_2 C503P4 C503P4_2] "after defence instants; 防御后 瞬间; 防御後に瞬間";
    [C503P2 C806P1_2] "attacked character itself counts as defending; 被攻击的角色算防御吗 防御时触发; 攻撃されたキャラは防御扱い";
    [C503P3] "defender leaves after defence, life damage; 防御后离场 还打命吗; 防御したキャラがいなくなった ライフに通る";
    [C504P1 C504P2 C504P3 C504P4] "battle step; 战斗步骤; 戦闘ステップ";
    [C505P1] "how many life for a direct attack, 5000 attack; 直接打命扣几张 攻击力高; ライフ攻撃は何点 攻撃力関係ない 何枚めくる";
    [C505P1] "bigger attack more life, 1 per hit; 攻击力高打命多吗; 攻撃力が高いとライフ多く減る？";
    [C505P1 C324P3] "life card turned over, to hand or grave; 翻开的命去哪 上手吗; めくったライフは手札に来る";
    [C505P1_2 C505P1_5] "which life card, triggers of damage; 命牌 伤害触发; ライフダメージの誘発";
    [C505P1_3 C505P1_4] "order of counterstrike and damage triggers; 反击和伤害触发顺序; 反撃と誘発の順番";
    [C505P3 C804P5 C804P1] "both characters destroyed in battle, winner effect; 双方同归于尽 战斗胜利时; 相打ち 戦闘勝利時";
    [C505P3] "same power both die; 一样大同归于尽; 同じパワーで両方死ぬ";
    [C507P1 C507P2 C507P3 C507P4 C507P4_2] "attack several characters at once; 同时攻击多个角色; 複数のキャラを同時に攻撃";
    [C507P2 C507P3] "attack all, several blockers; 打全体 几个来挡; 全体攻撃 何体で防御";
    [C507P3_2 C507P4_3 C507P5 C507P6 C507P6_2] "several defenders, ranged, first strike; 多个防御 远程 先制; 複数防御 遠程 先制";
    [C600P1 C600P9] "level up how often per turn; 一回合升级几次; 1ターンに何回昇級 レベルアップ";
    [C600P1 C405P7] "level up during battle or the opponent's turn; 对方回合能升级吗; 相手ターンや戦闘中に昇級";
    [C600P3 C600P3_2] "normal level up cost, turn it came in; 普通升级 刚登场能升级吗 资源翻面; 通常昇級 出たターン コスト";
    [C600P3 C322P2_2] "flipped resource still pays; 翻面的资源还能付费吗; 裏返したリソースでも払える";
    [C600P3_2 C600P4_2] "level up just played guy; 刚下就升级; 出したターンに昇級";
    [C600P4 C600P4_2 C600P11] "dimension level-up, same card in hand, draw a card; 次元升级 刚登场 抽牌; 次元昇級 同じカード ドロー";
    [C600P5 C600P6 C600P7] "level effects keep lower level ones; 升级后低级效果还在吗; レベル2の効果 下のレベルも";
    [C600P10 C600P10_2] "level up responded to, failed, cost back; 升级被响应 失败 费用退吗; 昇級が失敗 コストは戻る 対応";
    [C600P10 C600P10_2] "level up denied, resource stays flipped; 升级被破了 资源; 昇級を妨害された";
    [C600P11] "level up with a copy from hand, card back; 次元升级抽一张; 次元昇級で1枚引く";
    [C601P1 C610P1 C610P2 C610P3] "this card, own, opponent in a text; 此牌 我方 对方; このカード 我方";
    [C602P1] "who draws; 谁抽; 誰が引く";
    [C603P1 C604P1] "attack battle, defence battle; 攻击战斗 防御战斗; 攻撃戦闘";
    [C605P1 C607P1 C607P3] "destroy, lethal damage; 破坏 致命伤害; 破壊 致命ダメージ";
    [C605P3 C605P4 C605P6 C803P1 C803P6] "destroyed in battle or by effect; 战斗破坏 效果破坏 区别; 戦闘破壊 効果破壊 違い";
    [C605P4 C803P6] "destroyed by effect, battle trigger; 效果破坏触发战斗破坏吗; 効果で破壊 戦闘破壊時";
    [C605P7 C802P2]
        "destroyed but removed from game or returned, when destroyed triggers; 破坏改为移出 破坏时还触发吗; 破壊されて別の場所 破壊時は誘発";
    [C606P1 C606P3 C705P5 C705P5_2 C705P7]
        "untargetable character, sacrifice effect, choose; 不能成为对象 废弃 选择; 対象にならないキャラ 破棄させる 選ぶ";
    [C606P3 C705P5] "opponent can't target my guy but makes me sacrifice; 不能指定但让我自己选一个废弃; 対象にできないキャラでも生贄にさせられる";
    [C607P5 C607P6] "prevent damage; 防止伤害; ダメージを防ぐ";
    [C608P1] "discard; 舍弃; 捨てる";
    [C609P2 C612P1 C612P7]
        "take control, does it enter, can it attack, equipment goes along; 获得控制权 算登场吗 装备一起吗; 支配を得る 登場扱い 攻撃できる 装備も";
    [C609P2] "my guy got stolen, enter triggers again, summoning sick after steal; 被抢过去还触发登场吗; 奪われたら登場時はまた誘発";
    [C611P1 C612P2 C612P3] "owner and controller; 持有者 控制者; 持ち主 コントローラー";
    [C611P2 C200P2] "borrowed card dies, whose trash; 借来的死了进谁墓地; 借りたカードが死んだら誰の墓地";
    [C612P5 C612P5_2] "control ends, goes back to whom; 控制结束 还给谁; 支配が終わる 誰に戻る";
    [C612P5] "takes it until end of turn; 控制到回合结束; ターン終了まで支配";
    [C612P6 C612P6_2 C703P4] "limits after control change; 控制权 次数限制; 支配変更 回数制限";
    [C613P1 C613P2] "or more, or less include; 以上以下 包含本数吗; 以上 以下 含む";
    [C614P1 C614P3] "look at cards, change order; 查看 换顺序; 見る 順番を変える";
    [C614P2 C615P5 C615P5_2] "fail to find, search; 找不到 可以说没找到; 見つからなかった サーチ";
    [C615P1 C615P1_2 C615P2 C615P4_2] "search a zone; 找; 探す";
    [C615P3 C617P1] "shuffle after search, cut; 找完洗牌; サーチ後シャッフル カット";
    [C615P4] "show the card found; 找到要展示吗; 見つけたカードを見せる";
    [C615P5] "searching but say nothing found; 找牌说没有; サーチ失敗したことに";
    [C615P6] "find two but only one there; 找两张只有一张; 2枚探す 1枚しかない";
    [C616P1 C616P2 C616P3] "reveal; 展示; 公開";
    [C618P2 C618P3] "recover more than damage; 回复 超过; 回復しすぎ";
    [C620P1 C620P5 C620P3] "cancelled card, cost back, where does it go; 被取消 费用退吗 去哪; 無効にされた コストは戻る どこへ";
    [C620P1 C620P2] "cancel a character already on the field; 已经登场的能取消吗; もう場に出たカードを取り消す";
    [C620P2 C620P4] "cancel what; 取消; 取り消し";
    [C621P1 C621P3] "remove from battle; 移出战斗; 戦闘から外す";
    [C621P2 C621P4] "removed from battle; 移出战斗; 戦闘から除外";
    [C622P1 C622P2 C622P3 C622P4] "swap target; 互换; 交換";
    [C622P5 C622P6] "swap, take over state; 互换 状态; 入れ替え 状態を引き継ぐ";
    [C623P1 C623P1_2] "change my mind after paying; 付完费用反悔; 払った後に変更";
    [C623P1_2 C705P6] "change target after paying; 付完费改目标; 払った後に対象を変える";
    [C623P2 C623P3 C623P7 C623P8 C623P8_2 C623P9 C623P10 C623P11]
        "use a card by an effect, from the deck, pay cost; 效果使用牌 要付费吗; 効果で使用 コスト払う";
    [C625P1 C625P2] "entered by an effect, transform counts; 因效果登场; 効果で登場した扱い";
    [C700P2 C701P1 C702P1 C703P1] "types of effects; 效果种类; 効果の種類";
    [C700P5 C702P4 C703P6] "source left after effect was used, still resolves; 效果发动后卡没了 还结算吗; 発動したキャラがいなくなった それでも解決";
    [C700P5 C702P4] "kill him in response, effect still happens; 连锁杀掉他 效果还发吗; 対応して倒したら効果は消える？";
    [C700P6 C700P6_2 C700P7 C700P8 C700P9]
        "several effects, same effect twice, order in a text; 同样效果两个 顺序; 同じ効果2つ 順番";
    [C700P6_2 C900CriticalP5 C900PierceP3] "same keyword twice; 同一关键字两个叠加吗; 同じキーワード2つ 重複";
    [C700P10 C700P10_2] "effects outside the battle zone; 不在场 效果; 場以外で有効";
    [C701P2 C701P2_2] "respond to a continuous effect; 永续效果 响应; 永続効果に対応";
    [C701P3 C701P5] "two effects set attack, order; 两个永续设定攻击力; 永続効果の順番 攻撃力を設定";
    [C701P4 C701P6 C701P7] "continuous effects begin together; 永续同时; 永続が同時";
    [C702P2 C702P2_2] "must a triggered effect be used, may; 触发效果必须发吗 可以; 誘発は強制 「可以」任意 してもよい";
    [C702P2_2] "trigger optional or mandatory; 触发能不能不发; 誘発は任意か強制か";
    [C702P4_2 C703P6_2 C702P3] "condition no longer met on resolution; 结算时条件不满足; 解決時に条件を満たさない";
    [C702P5 C702P8_3 C702P9] "triggered targets; 触发效果 对象; 誘発の対象";
    [C702P6] "trigger once for several cards; 触发几次; 何回誘発";
    [C702P8 C702P8_2 C801P3] "cost of a triggered effect, decline; 触发效果的费用 不付; 誘発効果のコスト 払わない";
    [C703P1_2 C703P2] "activated effect costs; 启动效果 费用; 起動効果のコスト";
    [C703P2_2 C703P3 C703P5]
        "when can activated effects be used, opponent's card, without target; 启动效果什么时候能用 对方回合; 起動効果いつ使える 相手ターン 何回";
    [C703P5] "activated effect in opponent's turn, multiple times; 对方回合开能力; 相手ターンに起動できる？";
    [C703P5 C318P6_2] "tap ability of a new guy, in his turn; 新角色横置能力; 出たてのタップ能力 相手ターン";
    [C704P4_2 C704P6 C704P8 C704P9] "counterstrike impossible, damage again; 反击特效 做不到; 反撃特効 できない";
    [C704P7 C704P7_2] "two damage with counterstrike, one by one; 两点伤害 反击 一张一张; 2点ダメージ 反撃 1枚ずつ";
    [C705P1_2 C705P1_3] "target itself; 选自己为对象; 自身を対象";
    [C705P2] "target an indestructible character; 指定不能破坏的; 破壊されないキャラを対象";
    [C705P4] "same target twice; 同一个目标选两次; 同じ対象を2回";
    [C706P1 C706P2_2 C706P4 C706P5_2 C706P6 C706P7] "copy a copy, copy a tactic; 复制 战术; コピーのコピー";
    [C706P2 C706P3 C706P5] "copy level and counters, enter effect; 复制 等级 指示物 登场时; コピー レベル カウンター 登場時";
    [C706P3] "copied guy level, equipment; 复制的等级; コピーのレベル";
    [C707P1 C707P2] "double damage twice, replacement repeats; 两个翻倍 改为; 2倍が2つ 置換 何回";
    [C707P2] "double and double damage; 翻倍再翻倍; 2倍の2倍";
    [C707P2] "plus damage and double, order; 加伤和翻倍 顺序; 追加と2倍の順番";
    [C707P3 C707P4 C707P4_2] "replacement condition; 改为 条件; 置換の条件";
    [C709P1 C709P1_2 C709P2 C709P3 C709P4 C709P7_2] "gain another card's effects; 获得其他牌的效果; 他のカードの効果を得る";
    [C709P7] "gained effect lasts how long; 获得的效果持续多久; 得た効果はいつまで";
    [C800P1 C800P2 C800P3] "special timing brackets; 特殊时机; 特殊タイミング";
    [C801P1 C624P1] "enter effect from any zone, put into play by effect; 登场时 被效果放上场触发吗; 登場時 効果で出た";
    [C801P2] "enter effect target itself; 登场时 选自己; 登場時 自身を対象";
    [C801P4 C801P4_2 C801P4_3] "as this card enters; 于此牌登场时; 登場する際";
    [C802P1 C802P3] "when destroyed return itself; 破坏时 回场; 破壊時 戻す";
    [C802P5 C803P2 C803P2_2 C803P3 C803P5] "destroyed in attack or defence; 攻击破坏时 防御破坏时; 攻撃破壊時 防御破壊時";
    [C804P2 C804P2_2 C804P4] "winning an attack or defence; 攻击胜利时 防御胜利时; 攻撃勝利時";
    [C804P5] "both died, who won; 都死了算谁赢; 両方破壊 勝利時";
    [C805P1 C805P2 C805P3] "attack triggers on declaration, on life; 攻击时 什么时候触发 打命也触发吗; 攻撃時 宣言で誘発 ライフ攻撃でも";
    [C805P2 C501P1] "attack trigger when stopped after declaration; 宣攻被阻止 攻击时触发吗; 宣言後に止められた 攻撃時";
    [C806P1 C806P2 C806P3 C806P4] "on defending when; 防御时 什么时候; 防御時";
    [C807P1 C808P1] "start of turn, end of turn triggers; 回合开始时 结束时 触发; ターン開始時 終了時";
    [C807P2 C808P2 C809P1 C809P2 C809P3] "during own turn; 我方回合中; 自分のターン中";
    [C810P1 C810P2] "going into battle triggers; 战斗成立时; 戦闘成立時";
    [C811P1 C811P2] "go to rest zone triggers whose; 送去休息区时; 休息区に置かれた時";
    [C811P3 C811P4] "effects void, to rest zone; 效果无效 休息区; 効果無効 休息区";
    [C900P1_2] "keyword order; 关键字; キーワード";
    [C900AssaultP1] "assault attack at once; 突袭 登场回合攻击; 突襲 出たターン攻撃";
    [C900AssaultP1] "assault guy hits at once; 突袭马上打; 突襲ですぐ殴る";
    [C900AssaultP2 C900GuardP3 C900RushP2 C900SwiftP3] "keyword type; 关键字 永续; キーワード 永続";
    [C900SlowP1 C900SlowP3] "slow enters tapped; 迟缓 横着登场; 遅緩 横で登場";
    [C900LonerP1 C900LonerP3] "alone bonus, with equipment; 独行客 有装备算吗; 独行客 1体だけ";
    [C900LonerP4 C900SchemeP3] "twice; 两个; 2つ";
    [C900GuardP1] "guard attack; 守备 不能攻击; 守備 攻撃できない";
    [C900SchemeP1 C900SchemeP4] "look at the top card; 智谋 看牌库顶; 智謀 山札の上を見る";
    [C900RangedP1 C900RangedP3] "ranged no damage back, when defending; 远程 不受反击 防御时; 遠程 反撃ダメージ 受けない 防御";
    [C900RangedP3] "ranged guy defending; 远程防守时; 遠程が守るとき";
    [C900RushP1 C900RushP3_3] "quick play in opponent's turn; 速攻 对方回合使用; 速攻 相手ターンに出す";
    [C900RushP3 C900RushP3_2 C900RushP4] "rush in every zone; 速攻; 速攻";
    [C900FirststrikeP1] "what is first strike; 先制是什么; 先制とは";
    [C900FirststrikeP3 C900FirststrikeP3_2 C900FirststrikeP4]
        "first strike both, dies before hitting back; 先制 双方都有 先打死; 先制 両方 先に倒す 反撃なし";
    [C900FirststrikeP4] "first strike versus first strike; 先制对先制; 先制対先制";
    [C900PierceP1 C900PierceP3 C900PierceP4]
        "pierce damages life, win by pierce, twice; 贯通 打命 能赢吗 两个; 貫通 ライフダメージ 勝てる 2つ";
    [C900PierceP4] "finish with pierce on last life; 贯通能打死吗; 貫通でとどめ";
    [C900CriticalP1 C900CriticalP5] "critical extra damage on life; 会心一击 多一点 两个叠加; 会心一撃 ライフ2点 重複";
    [C900CriticalP3 C900CriticalP3_2 C900CriticalP4_2] "life cards of a critical one by one; 会心一击 一张一张翻; 会心一撃 1枚ずつ";
    [C900SwiftP1] "swift who may defend; 神速 谁能防御; 神速 ブロック";
    [C900ToughP1 C900ToughP3] "tough no damage when defending, attacked itself; 坚韧 防御不受伤 被直接攻击; 堅靭 防御 ダメージなし";
    [C900ToughP3] "tough guy attacked directly; 坚韧被直接打; 堅靭が攻撃された";
    [C900LinkP1 C900LinkP2 C900LinkP3] "battle link bonus; 战斗连协 加成; 戦闘連携 補正";
    [C900GatherP1 C900GatherP3_2 C900GatherP6] "gather, leaves before reset; 聚气 离场; 聚気 チャージ";
    [C900GatherP4 C900GatherP5 C900GatherP5_2] "gathering state; 聚气状态; 聚気状態";
    [C900NinpoP1 C900NinpoP4 C900NinpoP5] "ninpo cost less; 忍法奥义 减费; 忍法奥義 軽減";
    [C900BondP1 C900BondP4 C900BondP6] "bonded pair; 专用成立; 専用成立";
    [C900BondP3 C900BondP4_2 C900BondedP1] "bonded equipment; 专用 装备成立; 専用 装備";
    [C900ShiftP1 C900ShiftP1_2 C900ShiftP3_2 C900ShiftP4]
        "shift form, same card, target leaves; 形态转换 什么时候 同一张; 形態転換 いつ";
    [C900TransformP1 C900TransformP7 C900TransformP7_2 C900TransformP4_2 C900TransformP6]
        "transform, attack at once, damage kept, source leaves; 变身 能马上攻击吗 伤害继承 下面的卡; 変身 すぐ攻撃 ダメージ引き継ぎ 元のキャラ";
    [C900TransformP2 C900TransformP4 C900TransformP8 C900TransformP8_2 C900TransformP6_3]
        "transformed form effects, cards under it; 变身形态 下面的牌; 変身形態 下のカードの効果";
    [C900TransformP9 C900TransformP10 C900TransformP11 C900TransformP12]
        "transform by effect, enters; 变身 效果放 登场时; 変身 効果で重ねる";
    [C900OdinP1 C900SapphireP1] "odin; 奥丁; オーディン";
    [C900ChakraP1 C900ChakraP3] "chakra reset resources; 查克拉 重置资源; チャクラ リソース";
    [C900SummonP1 C900SummonP3] "summoning from resources; 通灵 资源区; 口寄せ 通霊";
    [C900HerocallP1 C900HerocallP3_2 C900HerocallP5] "hero call revealed from deck; 英雄呼唤 翻到; 英雄呼喚 めくれた";
    [C900RampageP1 C900RampageP4] "rampage mill; 肆意横行 磨牌; 肆意横行 デッキ破壊";
    [C900QuickchangeP1 C900QuickchangeP1_2 C900QuickchangeP5] "quick change in battle; 高速换装 战斗中; 高速換装 戦闘中";
    [C900ParameciaP1 C900ZoanP1 C900LogiaP1 C900LogiaP3 C900LogiaP4]
        "devil fruits, logia low damage; 恶魔果实 自然系 低伤害; 悪魔の実 自然系";
    [C900SupersaiyanP1 C900SupersaiyanP3_2 C900SupersaiyanP5]
        "super saiyan extra level up; 超级赛亚人 再升级; スーパーサイヤ人 追加 昇級";
    [C900SupersaiyanP1_2] "reset after level up; 升级后重置; 昇級後リセット";
    [C900CursemarkP1 C900CursemarkP3 C900CursemarkP4] "curse mark search; 咒印 找; 呪印 サーチ";
    [C900ConstellationP1 C900MutantbloodP1 C900MutantbloodP3]
        "constellation, mutant blood itself; 守护星座 变种之血 自己; 守護星座 ミュータント";
    [C900ReiatsuP1 C900ReiatsuP4 C900ReiatsuP5]
        "spirit pressure cannot attack, stacked, loses effects; 灵压 不能攻击 叠加; 霊圧 攻撃できない 重複";
    [C900DuelP1 C900DuelP4] "duel top cards, empty deck; 对决 比费用 没牌库; 対決 コスト比べ";
    [C900SwordreleaseP1 C900SwordreleaseP3 C900SwordreleaseP7_2 C900BankaiP1 C900BankaiP3_2]
        "sword release, bankai, sword souls; 刀剑解放 卍解 刀魂; 斬魄刀 解放 卍解";
    [C900SwordreleaseP1_2 C900SwordreleaseP4 C900SwordreleaseP5 C900SwordreleaseP7 C900ResurreccionP3_2 C900ResurreccionP5]
        "sword soul cards under it, state, target; 刀魂牌 状态; 刀魂 状態";
    [C900ResurreccionP1 C900ResurreccionP1_4 C900ResurreccionP3] "resurreccion once per turn; 归刃 一回合一次; 帰刃 何回";
    [C900ReleasedformP1 C900ReleasedformP3] "released form without release; 解放形态; 解放形態";
    [C900FalselifeP1 C900FalselifeP1_3 C900FalselifeP1_4 C900FalselifeP4]
        "false life from the grave, ghost counter, end of turn; 虚伪生命 从墓地 亡灵指示物; 虚偽生命 墓地から 亡霊";
    [C900FalselifeP1_2 C900FalselifeP3 C900FalselifeP5] "ghost counter; 亡灵指示物; 亡霊カウンター";
    [C901P1 C901P3_4 C901P5] "what is a loop, break it; 死循环 打断; ループを止める";
    [C901P2 C901P3 C901P3_2 C901P3_3] "optional loop, choose a number; 循环 可选 次数; ループ 任意 回数を決める";
    [C901P4 C901P4_2 C901P4_3] "forced loop of triggers; 强制循环 触发; 強制ループ 誘発";
    [C901P4] "forced loop nobody stops; 强制循环停不下来; 止まらない強制ループ";
    [C902P1 C902P1_3 C902P2 C902P2_2]
        "illegal play, take back, misplay, undo, priority after; 违规操作 退回 撤回 误操作; 違反 巻き戻し 取り消し やり直し";
    [C902P1 C902P2_2] "illegal attack, wrong payment, go back; 打错了 付错了 退回; 払い間違い 戻せる";
    [C902P1_2] "triggers of an undone action; 撤回 触发; 取り消した行動の誘発";
    [C903P1 C903P1_2] "banned list, restricted cards; 禁卡 限制卡; 禁止カード 制限";
}
