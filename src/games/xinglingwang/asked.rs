//! What players ask about 星靈王, and the clauses that decide it: in English, Chinese and Japanese.

use super::clauses::Clause;

crate::asked! {
    [C1_1] "declare a race, when shown, change race; 種族宣言 什麼時候公開; 種族宣言 いつ公開";
    [C1_2] "deck building rules; 組牌規則; デッキ構築ルール";
    [C1_2_1] "deck size, copies, two of the same name, 20 cards; 牌組幾張 同名可以放兩張嗎 二十張; デッキ枚数 20枚 同名カード";
    [C1_2_1] "21 cards, two copies; 21張可以嗎 同一張放兩張; 21枚 同じカード2枚";
    [C1_2_2 C1_2_3] "other race cards, only neutral cards; 混其他種族 全放中立; 他の種族を入れる 中立だけ";
    [C1_2_2] "cards of two races; 兩個種族; 2つの種族";
    [C1_2_4] "total mana of magic cards; 魔法卡費用總和 十五; 魔法カードの合計 マナ 15";
    [C1_3 C4_6] "what goes in the forest, how many little travellers; 森林放什麼 小旅人幾張; 森に置くカード 小さな旅人 枚数";
    [C1_4] "who goes first; 誰先手 怎麼決定; 先攻の決め方";
    [C1_5 C1_5N1] "opening hand, mulligan, some cards only, twice; 起手幾張 換牌 調度 只換幾張 先抽還是先洗; 初手 マリガン 引き直し 一部だけ シャッフルは後";
    [C1_5N1] "redraw everything, again, who first; 全部換 再換一次 誰先換; 全部引き直し もう1回";
    [C2_1] "how many cards do I draw each turn, first turn, must I draw; 每回合抽幾張 第一回合; 毎ターン何枚引く ドロー 先攻";
    [C2_1] "two cards each turn, first player too; 先手也抽兩張嗎; 先攻も2枚引く？";
    [C2_2 C11_5] "what may I do in the defence phase, skipped, no attack; 防守階段 沒被進攻 跳過; 防御フェイズ 何ができる 攻撃されていない スキップ";
    [C2_3 C12_2]
        "must I summon a unit each turn, how many per turn, two units; 每回合一定要出單位嗎 可以出幾個 不出; 毎ターン必ず出す 何体出せる 出さない 召喚";
    [C2_3 C12_2] "skip putting a unit out, two units a turn; 不想出單位 一回合出兩隻; ユニット出したくない 2体出す";
    [C2_4 C2_4_1 C2_4_2] "attack and formation both, do neither; 進攻和佈陣 兩個都做 都不做; 攻撃と布陣 両方 どっちもしない";
    [C2_4] "formation or attack, both the same turn; 又佈陣又進攻行嗎; 攻撃と布陣を同じターン";
    [C2_4N1] "what is the main phase; 主要階段是什麼; メインフェイズとは";
    [C2_5] "order of the end phase; 結束階段順序; エンドフェイズの順番";
    [C2_5] "what happens at end of turn; 回合結束做什麼; ターン終了時にすること";
    [C2_5_1 C2_5_2 C2_5_3 C2_5_4 C2_5_5] "end phase order; 結束階段 順序; エンドフェイズ 順番";
    [C3_1 C14_3 C14_5]
        "library empty, do I lose, countdown, how many turns left; 牌庫空了 輸了嗎 倒數 還有幾回合; 山札がなくなった 負け カウントダウン 何ターン";
    [C3_1 C14_3] "deck empty, how long, lose at once; 牌庫沒了馬上輸; 山札0枚 すぐ負け？";
    [C3_1 C3_2N1] "library ran out who wins; 牌庫沒了誰贏; 山札切れで勝敗";
    [C3_2 C14_4 C12_1]
        "declare an early end, take it back, when does it end, during countdown; 提早結束 宣告 什麼時候結束 倒數中; 早期終了 宣言 いつ終わる カウントダウン中";
    [C3_2 C14_4] "call the game at 15 points, enemy catches up; 喊結束後被追上; 宣言した後に条件が崩れた";
    [C3_2_1 C14_4_1] "fifteen points early end; 十五分 提早結束; 15点 早期終了";
    [C3_2_2 C14_4_2] "three more units early end; 多三個單位 提早結束; ユニットが3体多い 早期終了";
    [C3_2N1] "who wins, equal points, tie; 誰贏 同分 平手; 勝敗 同点 どっちの勝ち";
    [C3_2N1] "same score who wins; 平分誰贏; 同点なら";
    [C4_1] "look at the opponent's hand, count; 看對手手牌 手牌張數; 相手の手札 枚数";
    [C4_2] "look at my library, count; 看牌庫 還剩幾張; 山札を見る 枚数";
    [C4_2 C4_1] "check my deck, how many cards in enemy's hand; 翻自己的牌庫 對手幾張手牌; 山札の中身 相手の手札枚数";
    [C4_3 C4_8] "look at graveyard or exile of the enemy; 看對手墓地 除外區; 相手の墓地を見る 除外";
    [C4_3] "look through dead cards; 翻墓地; 墓地を見ていい";
    [C4_4 C4_9 C4_7 C4_12] "star lanes, rows, zones; 星星戰線 前排後排 區域; 星の戦線 前列後列 ゾーン";
    [C4_5 C7_4 C7_5] "second terrain, replace, terrain affects the enemy; 第二張場地 原來的 場地對敵方有效嗎; フィールドカード2枚目 上書き 相手に効く";
    [C4_5] "new terrain over the old; 場地卡蓋掉; 場地を張り替え";
    [C4_6 C6_9N1] "little traveller is what, race, points; 小旅人算什麼; 旅人の扱い";
    [C4_10] "is the forest or graveyard on the board, what counts as board; 場上包含哪裡; 場上とはどこ";
    [C4_11 C15Reward1 C15Reward3] "reward points, negative, lost with the unit; 獎勵 分數 扣成負; 報酬 得点";
    [C5_1 C5_2 C5_3 C5_4 C5_5] "front, behind, sides, which position; 前方 正前方 後方 左右邊 是哪; 前方 正面 後方 左右";
    [C6_1 C6_1N1 C6_7]
        "several effects at the same timing, order, both players, lane order; 同時機 效果順序 誰先 戰線順序; 同じタイミング 順番 どっち先 戦線順";
    [C6_1] "both have an effect now; 兩邊效果同時; お互いの効果";
    [C6_1 C6_7] "my effects first, order on board; 我先發動嗎; 自分の効果から";
    [C6_1N2 C6_7N1] "several in graveyard or hand, my choice of order; 墓地好幾張 順序自己選; 墓地の複数 順番を選ぶ";
    [C6_2] "only part of the effect possible; 效果只能做一半; 効果の一部だけ";
    [C6_2N1] "no target, effect without target; 沒有目標 能發動嗎; 対象がいない 発動できる";
    [C6_3] "may, is it optional, if successful; 可 可以不結算嗎 若成功; 「可」任意 しなくていい 成功したら";
    [C6_4] "interrupt an effect, respond in the middle; 結算中插入 回應; 処理中に割り込む 対応";
    [C6_4 C11_3 C13_5] "use a card in the middle of attacking or moving; 中途用卡; 途中でカードを使う";
    [C6_5] "before, when, after; 前 時 後 差別; 前 時 後 違い";
    [C6_6] "source left, effect still resolves; 發動的單位離場 效果還在嗎; 発動したユニットが離れた 効果は続く";
    [C6_6] "killed in response, still resolves; 發動後死了 效果還有嗎; 発動後に倒された";
    [C6_8] "cannot versus can, contradiction; 無法 不得 優先 衝突; できない 優先 矛盾";
    [C6_8] "can't be destroyed against destroy, indestructible, forbids, who wins; 不能破壞和破壞 聽誰的; 破壊できないと破壊 どっち優先";
    [C6_9 C6_9N1] "owner or controller, who owns a little traveller; 持有者 控制者 小旅人是誰的; 持ち主 コントローラー 違い";
    [C6_9] "who owns a stolen unit; 被搶的單位是誰的; 奪われたユニットの持ち主";
    [C6_10 C15Search1] "search finds nothing, must I take, shuffle, show; 尋找 找不到 要給看嗎 洗牌; 探す 見つからない 見せる シャッフル";
    [C6_10 C15Search1] "look for a card and say none; 找不到可以嗎; ないと言える";
    [C7_1 C7_2]
        "when may I use magic, in the opponent's turn, where does it go; 魔法卡什麼時候用 對手回合 用完去哪; 魔法カード いつ使える 相手ターン 使った後";
    [C7_2 C7_3] "magic countered, back to hand; 魔法沒效果 回手嗎; 魔法が不発 手札に戻る";
    [C7_3] "magic fails in the middle, card lost; 魔法失效 條件沒了 卡去哪; 魔法が不発 条件を失った";
    [C7_4 C10_6] "magic stays under the unit, how long; 魔法卡留在單位下面 多久; 魔法が付いている期間";
    [C8_1 C8_2 C8_3] "sideways unit attack, upright, attacking state; 橫放能進攻嗎 直立; 横向きのユニット 攻撃できる 直立";
    [C8_1 C9_2] "enter upright or sideways, can it attack at once; 剛入場能進攻嗎; 出したターンに攻撃";
    [C8_3] "tapped unit attack; 橫的能打嗎; 横のまま攻撃";
    [C9_1] "what counts as entering, split or merged; 怎樣算入場; 入場とは";
    [C9_2 C12_2N1 C9_3]
        "board full, back row directly, where to put units, cannot enter; 場滿了 放後排 放哪 進不去; 場がいっぱい 後列に直接 置けない";
    [C9_2] "straight to the back row; 直接放後排; いきなり後列に出す";
    [C9_4] "once a turn effect again after reentering; 離場再入場 一回合一次 再發動; 出直したらもう一度使える 1ターン1回";
    [C10_1 C10_2 C10_3 C10_4]
        "leave, destroyed, sacrificed, exiled, triggers, is sacrificing destroying; 離場 破壞 獻祭 除外 獻祭算破壞嗎; 離場 破壊 生け贄 除外 違い 生け贄は破壊";
    [C10_5] "little traveller dies, goes where, bounced; 小旅人 死了去哪 回手; 小さな旅人 倒された どこへ 森";
    [C10_5] "bounce a little traveller to hand; 小旅人彈回手; 旅人を手札に戻す";
    [C10_6] "unit leaves, attached magic; 單位離場 身上的魔法卡; 離れたら付いた魔法は";
    [C10_6] "buffed unit leaves, magic card under it; 附的魔法去哪; 付けた魔法カード";
    [C10_7] "enemy card leaves my board, whose graveyard, effects; 敵方的卡離場 進誰的墓地; 相手のカードが離れる 誰の墓地";
    [C10_7]
        "my unit under enemy control dies, kidnapped dies, comes back to my graveyard; 我的單位在他場上死了 回誰的墓地; 自分のユニットが相手の場で死んだ 誰の墓地";
    [C11_1 C11_2N1] "how many units attack, attack twice with one; 幾個單位進攻 同一個進攻兩次; 何体で攻撃 同じユニット2回";
    [C11_1 C11_2N1] "attack with all, once each; 全部進攻; 全員で攻撃";
    [C11_2]
        "attacked unit gone, no enemy in front, attack an empty lane, attack the player; 前面沒單位 能進攻嗎 目標不見了; 前に敵がいない 攻撃できる 対象がいなくなった";
    [C11_2]
        "defender moved away before battle, attack fizzles, attack with nobody in front; 要打的跑了 前面空的; 攻撃先が逃げた 正面が空";
    [C11_2 C15Block2] "may I attack it, condition lost; 不符合進攻條件; 攻撃条件を失った";
    [C11_3] "magic between attacks, after one attacked; 進攻中間用魔法; 攻撃の途中に魔法 効果";
    [C11_4]
        "which unit is attacked, choose the back row, skip the front, when; 打到誰 可以打後排嗎 什麼時候結算; どのユニットを攻撃 後列を狙う いつ";
    [C11_4 C2_4_2] "when is my attack fought, choose what to hit; 進攻什麼時候打 選目標; 攻撃はいつ解決 対象を選べる";
    [C11_6 C11_6_1] "steps of a battle, order of battles, use magic before battle; 戰鬥步驟 順序 戰鬥前用魔法; 戦闘の手順 順番 戦闘前";
    [C11_6_2] "equal attack, who wins, attacker wins ties; 攻擊力相同 誰贏; 攻撃力が同じ どっちが勝つ";
    [C11_6_2] "same attack value; 攻擊力一樣; 攻撃力が同じなら";
    [C11_6_2 C11_6_5] "does the defender hit back, who is destroyed; 防守方贏了進攻方會死嗎; 防御側が勝ったら";
    [C11_6_3 C11_6_4 C11_6N1] "after comparing who acts first, in battle means; 戰鬥成功方先行動 戰鬥時; 勝った側が先に行動 戦闘時";
    [C11_6_5] "when is the loser destroyed, both destroyed, does the attacker die; 輸的被破壞 進攻方會死嗎; 負けた方は破壊 攻撃側も";
    [C11_6_5 C11_6_6] "attacker loses, dies, flips sideways; 打輸的進攻方; 攻撃して負けたら";
    [C11_6_6 C11_6_7] "attacker laid sideways after battle; 打完橫放; 戦闘後に横向き";
    [C11_6_8] "this battle effects end; 本次戰鬥 效果結束; この戦闘 終わり";
    [C12_2N1 C9_2] "board full must I still summon; 場滿還要召喚嗎; 場が満杯でも召喚";
    [C12_2N2] "kept from summoning little travellers; 不能召喚小旅人; 旅人を召喚できない";
    [C12_3 C12_3N1] "red star sacrifices, how many, sacrifice order, sacrifice saved; 紅星 獻祭幾個; 赤い星 生け贄 何体";
    [C12_3] "sacrifice a little traveller, just played unit, how many; 小旅人可以當祭品嗎; 旅人を生け贄に";
    [C12_3 C10_3] "sacrifice triggers, sacrificed counts as destroyed; 獻祭觸發破壞嗎; 生け贄は破壊扱い";
    [C12_4 C12_4N1 C12_4N2]
        "blue star condition, by effect, needs sacrifices; 藍星 條件 用效果召喚 算不用獻祭嗎; 青い星 条件 効果で出す 生け贄なし扱い";
    [C12_4] "blue star needs what; 藍星怎麼出; 青い星の出し方";
    [C12_5] "effect summons, counts as the unit of this phase, sacrifices; 效果召喚 算這回合的召喚嗎 要獻祭嗎; 効果で召喚 その分になる 生け贄";
    [C12_5] "summoned by effect, count for the turn; 效果叫出來的算嗎; 効果で出した分は数える？";
    [C12_6] "sacrifices reduced to zero, play in formation; 獻祭減到零 佈陣打出; 生け贄0に軽減 布陣";
    [C13_1] "first player attack in first turn, last turn of countdown; 先手第一回合進攻 戰術階段跳過; 先攻1ターン目 攻撃 戦術フェイズ";
    [C13_1] "first turn attack; 第一回合打; 最初のターン攻撃";
    [C13_2] "effects at the start of the tactics phase; 戰術階段開始時; 戦術フェイズ開始時";
    [C13_3 C13_6] "formation needs a unit, move without playing; 佈陣一定要出單位 只移動; 布陣でユニットを出さない 移動だけ";
    [C13_3N1] "blue star in formation; 藍星 佈陣; 青い星 布陣";
    [C13_4 C13_4N1]
        "move units in formation, swap, just entered to back row, how many moves; 佈陣移動 交換位置 剛入場移到後排; 布陣 移動 入れ替え 出したユニットを後列";
    [C13_4] "move any units, just played, before or after; 佈陣能動幾隻; 布陣で何体動かせる";
    [C13_4 C13_6] "move without summoning, how far; 移動幾格; どこへでも移動";
    [C13_4N2] "effect moves several units; 效果移動多個單位; 複数移動 順番";
    [C13_5] "magic between moves; 移動途中用魔法; 移動の途中に魔法";
    [C14_1] "end phase effects when; 結束階段時 效果; エンドフェイズ 効果";
    [C14_2] "hand limit ten, too many cards, discarded where; 手牌上限 十張 多的去哪; 手札上限 10枚 超えたら除外";
    [C14_2] "eleven cards in hand; 手牌十一張; 手札11枚";
    [C14_2 C4_8] "over ten cards exile which, who chooses; 超過十張除外誰選; 超過分は誰が選ぶ";
    [C14_5N1] "after the end phase whose turn; 結束階段後 誰的回合; エンドフェイズ後 誰のターン";
    [C15Pierce1 C15Pierce2 C15Pierce3] "pierce hits both, cannot attack the back one, order; 貫穿 前後排 順序; 貫通 前後 順番";
    [C15Pierce3] "pierce loses to the first; 貫穿打輸前排; 貫通 前に負けたら";
    [C15Ranged1 C15Ranged2 C15Ranged3 C15Ranged4 C15Ranged5]
        "ranged attack back row, not destroyed, moved, behind a blocker; 遠程 打後排 不會被破壞 移動 阻擋; 遠距離 後列 破壊されない ブロックの後ろ";
    [C15Ranged1 C15Ranged3] "shoot the back row over a blocker; 越過前排打後排; 前列を飛び越えて後列";
    [C15Ranged2] "ranged loses the battle; 遠程打輸; 遠距離で負けても";
    [C15Venom1 C15Venom2] "venom kills winner, effect resistance; 劇毒 打贏也死 效果抗性; 猛毒 勝っても破壊 耐性";
    [C15Venom1] "venom unit dies too, both; 劇毒 同歸於盡; 猛毒 相打ち";
    [C15Block1 C15Block2 C15Block3 C15Block4]
        "block unit attack, who can attack it, attack value; 阻擋 能進攻嗎 誰能打 攻擊力; ブロック 攻撃できない 攻撃される";
    [C15Block2] "how to get past block; 怎麼打掉阻擋; ブロック持ちの倒し方";
    [C15Ambush1 C15Ambush2 C15Ambush4] "ambush return to hand, must, merged; 偷襲 回手 合體; 奇襲 手札に戻る";
    [C15Ambush3 C15Electrify3] "ambush with pierce; 偷襲 貫穿; 奇襲 貫通";
    [C15Dismantle1 C15Dismantle2] "dismantle beats merged; 拆卸 打合體; 解体 合体";
    [C15Sunder1 C15Sunder2 C15Sunder3] "sunder attack block unit, value; 破甲 打阻擋; 破甲 ブロックを攻撃";
    [C15Glide1 C15Glide2 C15Electrify1 C15Electrify2]
        "glide where, occupied, electrify on the way; 滑行 滑到哪 有單位 通電; 滑走 移動先 通電";
    [C15Glide1] "glide then attack, onto an occupied place; 滑行後進攻 有人的格子; 滑走してから攻撃";
    [C15Merge1 C15Merge2 C15Merge6] "merged unit attack value, points, keywords; 合體 攻擊力 分數; 合体 攻撃力 得点";
    [C15Merge2 C15Merge6] "what are the numbers of the merged one; 合體後數值; 合体後の数値";
    [C15Merge2N1 C15Merge8 C15Merge9] "merge with enemy unit, lower unit effects; 合體 敵方單位; 相手ユニットと合体";
    [C15Merge3 C15Merge5 C15Merge7] "merged unit leaves, whose, lower units effects; 合體離場 下面的 誰的; 合体が離れる 下のユニット";
    [C15Merge4] "magic on merged units; 合體 身上的魔法卡; 合体 付いた魔法";
    [C15Merge5] "merged unit dies, all cards; 合體死了全部進墓地; 合体が倒された 全部墓地";
    [C15Mechmerge1 C15Mechmerge2 C15Mechmerge3 C15Mechmerge4 C15Mechmerge6]
        "mech merge how often, same name twice, when, use magic meanwhile; 機械合體 幾次 同名 什麼時候; 機械合体 何回 同名 いつ";
    [C15Mechmerge1] "merge twice a turn, in enemy's turn; 一回合合體兩次; 1ターンに2回合体";
    [C15Mechmerge2 C15Mechmerge4] "merge the same robots again; 同名機械再合體; 同名メカ";
    [C15Mechmerge5 C15Mechmerge7] "extra mech merge by effect; 效果 機械合體; 効果で機械合体";
    [C15Devour1 C15Devour2 C15Devour3] "devour sacrificed, to graveyard; 吞食合體 獻祭; 吞食合体 生け贄";
    [C15Parasite1] "parasite target; 寄生合體; 寄生合体";
    [C15Split1 C15Split2 C15Split3 C15Split4] "split no room, magic, where; 分開 位置不夠 魔法; 分離 場所がない";
    [C15Split4] "split on a full board; 場滿分開; 満杯で分離";
    [C15Instant1 C15Instant2] "instant when summoned, additional play; 立即 召喚 額外打出; 即時 召喚でも";
    [C15Cover1 C15Cover2 C15Cover3] "cover moves behind, instant first; 掩護 移到後面 立即先; 援護 後ろへ";
    [C15Magicproof1 C15Magicproof2] "magic resistance own magic, area; 魔法抗性 自己的魔法; 魔法耐性 自分の魔法";
    [C15Magicproof2] "buff my own resistant unit; 給自己抗性單位加buff; 自分の耐性ユニットに魔法";
    [C15Unbreakable1] "destruction resistance, battle, sacrifice; 破壞抗性 戰鬥; 破壊耐性 戦闘でも";
    [C15Unbreakable1 C15Venom2 C15Effectproof2] "venom against indestructible; 劇毒打破壞抗性; 猛毒と破壊耐性";
    [C15Effectproof1 C15Effectproof2] "effect resistance, own effects; 效果抗性 自己的效果; 効果耐性 自分の効果";
    [C15Sideways1] "lay sideways; 橫放; 横向きにする";
    [C15Sideways2] "attacker laid sideways, attack cancelled; 進攻中被橫放 取消; 攻撃中に横向き 取り消し";
    [C15Transform1 C15Transform2 C15Transform3] "transform state, magic, destroyed; 變為 狀態; 変化 状態";
    [C15ImprisoN1 C15ImprisoN2 C15ImprisoN3] "imprisoned move, sacrifice, attack; 禁錮 移動 獻祭 進攻; 禁錮 移動 生け贄 攻撃";
    [C15ImprisoN1 C15ImprisoN2] "imprisoned can attack or merge; 禁錮能合體嗎; 禁錮は合体";
    [C15Decay1 C15Decay2 C15Decay3] "decay twice, sideways; 衰退 橫放 破壞; 衰退 横向き 破壊";
    [C15Decay1] "decays while tapped; 衰退 已經橫; 衰退 既に横";
    [C15Kidnap1 C15Kidnap4 C15Kidnap5 C15Kidnap5B C15Kidnap7]
        "kidnap points, released, how many; 綁架 分數 放回來 幾張; 誘拐 得点 戻る 何枚";
    [C15Kidnap2 C15Kidnap3] "kidnapped card effects, leaving; 被綁架 離場 效果; 誘拐 離場 効果";
    [C15Kidnap4] "points of kidnapped; 綁架的分數算誰的; さらったカードの点";
    [C15Kidnap5] "kidnapper dies, get my card back; 綁架的死了 人還我嗎; さらったユニットが倒れたら返ってくる";
    [C15Kidnap6] "kidnap a merged unit; 綁架合體; 誘拐 合体";
    [C15Push1 C15Push2 C15Push2_1 C15Push2_2] "push into another unit, edge, off the map; 推擠 邊緣 破圖; 押す 端 マップ外";
    [C15Push1] "push chain of units; 推到別人 連推; 押した先にユニット";
    [C15Charge1 C15Charge3] "charge energy limit, lost limit; 充能 上限 五; 充電 上限";
    [C15Charge1] "more than five energy; 能量超過五; エネルギー5より多く";
    [C15Charge2 C15SpiN4] "charge negative, several spins; 充能 負 多次輪轉; 充電 マイナス";
    [C15Spend1 C15Spend2 C15Spend3] "spend energy reduced, nullified; 耗能 減少 無效; 消費 エネルギー";
    [C15Ride1 C15Ride2 C15Ride3 C15Embark1 C15Disembark1 C15Disembark2]
        "ride, embark, disembark same turn; 搭乘 上車 下車 同回合; 搭乗 乗車 下車";
    [C15Soul1 C15Recall1] "soul points, exactly; 亡魂 還魂 剛好; 亡魂 還魂 ちょうど";
    [C15Mount1 C15Mount2 C15SpiN1 C15SpiN2 C15Spin2N1 C15SpiN3]
        "wheel, spin, where does the card go; 上靶 輪轉 開盤; ルーレット 回す";
    [C15Reward1 C15Reward3] "do rewards count for fifteen points; 獎勵算進十五分嗎; 報酬は15点に入る";
    [C15Reward2] "reward unit leaves, points kept; 獎勵單位離場 分數還在嗎; 報酬ユニット 離れる";
    [C15Overload1] "overload three copies; 超載 三張; 過載 3枚";
    [C15Reveal1 C15Reveal2] "reveal, goes back; 展示 放回; 公開 戻す";
    [C15Reveal3 C15Reveal4] "revealed card where; 展示的卡 在哪; 公開したカード どこにある";
}
