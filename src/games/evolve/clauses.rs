//! The clauses of the Shadowverse EVOLVE comprehensive rules, in book order.
//!
//! A row is the clause, its printed number, its kind, how the referee honours it, the clauses to read with it,
//! and what it says in our words: in English, then in Chinese, the language of the book.

crate::clauses! {
    C1 "1" Heading [outside "heading"] see [] "An outline of the game." "游戏的大要。";
    C1_1 "1.1" Heading [outside "heading"] see [] "The number of players." "参加游戏的人数。";
    C1_1_1 "1.1.1" Definition [outside "a match of this product always has two players"] see [] "As a rule two players face each other; games with any other number lie outside these rules." "一局原则上为两人对局；人数不同的玩法，本规则不作规定。";
    C1_2 "1.2" Heading [outside "heading"] see [] "Winning, losing and drawing the game." "胜、负与平局。";
    C1_2_1 "1.2.1" Procedure [todo "the referee of this game is not written yet"] see [C1_2_2] "The game ends the moment a player loses; the player who has not lost, while the opponent has, wins." "有人败北，这一局当场告终；对手已输而自己没输的一方为胜者。";
    C1_2_1_1 "1.2.1.1" Procedure [todo "the referee of this game is not written yet"] see [] "A player whose leader's defense is 0 or less meets a condition for losing." "主战者的生命值降到0以下（含0）的玩家，达成败北条件。";
    C1_2_1_2 "1.2.1.2" Procedure [todo "the referee of this game is not written yet"] see [] "A player who draws while their deck is empty meets a condition for losing." "牌组已空却还要抽卡的玩家，达成败北条件。";
    C1_2_2 "1.2.2" Procedure [todo "the referee of this game is not written yet"] see [C1_2_1] "If all players lose at the same time, the game is a draw." "双方在同一时刻败北时，以平局收场。";
    C1_2_3 "1.2.3" Permission [todo "the referee of this game is not written yet"] see [] "Any player may concede at any moment. A player who does loses on the spot, without waiting for a check timing, and the game ends there." "双方随时都能投降。投降者当场判负，不必等到检查时点，本局随即结束。";
    C1_2_3_1 "1.2.3.1" Prohibition [todo "the referee of this game is not written yet"] see [C1_2_3] "No card can affect conceding: no effect can make a player concede, and no replacement effect can replace the loss that follows from it." "卡牌对投降不起作用：效果不能逼人投降，替换效果也换不掉因投降而来的败北。";
    C1_2_4 "1.2.4" Procedure [todo "the referee of this game is not written yet"] see [] "If a card makes a player win or lose, that happens at once, while its effect is being carried out and without a check timing, and the game ends." "因卡牌而定胜负时，不等检查时点，在处理该效果的过程中即刻生效，本局结束。";
    C1_3 "1.3" Heading [outside "heading"] see [] "The basic principles of the game." "游戏的根本原则。";
    C1_3_1 "1.3.1" Duty [todo "the referee of this game is not written yet"] see [C1_3_3] "Where the text of a card contradicts these rules, the text of the card prevails." "卡牌文本与本规则相冲突时，以卡牌文本为准。";
    C1_3_2 "1.3.2" Procedure [todo "the referee of this game is not written yet"] see [C1_3_2_1 C1_3_2_2] "An action that cannot be done is not done. Where only part of what an effect demands can be done, as much as possible is done." "做不到的行动一概不做；效果的要求只有一部分做得到时，做到力所能及为止。";
    C1_3_2_1 "1.3.2.1" Procedure [todo "the referee of this game is not written yet"] see [C1_3_2] "What is already in a state cannot be put into that state again; such an action does not take place." "已处于某状态的东西，不能再次进入这个状态；这样的行动等于没有发生。";
    C1_3_2_2 "1.3.2.2" Procedure [todo "the referee of this game is not written yet"] see [C1_3_2 C1_3_2_2_1] "An action to be done 0 times or fewer, or measured by a value of 0 or less (adding and subtracting aside), does not take place; a negative number never turns it into its opposite." "次数或所依据的数值为0或负数的行动（数值的加减除外）不会发生；负数也不会把行动反过来做。";
    C1_3_2_2_1 "1.3.2.2.1" Procedure [todo "the referee of this game is not written yet"] see [C1_3_2_2] "Where an action other than adding or subtracting is measured by a negative value, that value counts as 0; a card whose cost became negative is played for 0." "加减以外的行动若以负数为依据，便按0计算；费用变成负数的卡牌，使用时费用为0。";
    C1_3_2_3 "1.3.2.3" Duty [todo "the referee of this game is not written yet"] see [C1_3_2] "When several effects demand something of an action and not all can be satisfied, the action chosen must be the one that satisfies them best." "若干效果都对某行动有要求而不能兼顾时，必须选取能满足得最多的做法。";
    C1_3_2_4 "1.3.2.4" Definition [todo "the referee of this game is not written yet"] see [C1_3_2_4_1] "Numbers that players or cards have may be 0 or negative, unless a limit is set for them." "玩家和卡牌的数值没有另设界限的话，可以是0，也可以是负数。";
    C1_3_2_4_1 "1.3.2.4.1" Procedure [todo "the referee of this game is not written yet"] see [C1_3_2_4] "A number that a rule or effect would bring past its upper or lower limit becomes that limit instead." "规则或效果会使某数值越过上限或下限时，该数值就停在那一界限上。";
    C1_3_3 "1.3.3" Prohibition [todo "the referee of this game is not written yet"] see [C1_3_1] "What one effect tells a player to do cannot be done while another effect forbids it." "一个效果要求做、另一个效果禁止做的事，不得去做：禁止优先。";
    C1_3_4 "1.3.4" Procedure [todo "the referee of this game is not written yet"] see [C1_3_4_1] "When several players choose at the same time, the turn player chooses first and the other player chooses knowing that choice." "几名玩家要同时作选择时，先由回合玩家选；另一方知道其结果之后再选。";
    C1_3_4_1 "1.3.4.1" Procedure [todo "the referee of this game is not written yet"] see [C1_3_4] "When a series of processes in one effect applies to several players, the parts without a choice are done simultaneously and the parts with a choice in order, the turn player first." "一连串处理及于数名玩家时，无需选择的部分大家一起做，需要选择的部分从回合玩家起依次做。";
    C1_3_5 "1.3.5" Duty [todo "the referee of this game is not written yet"] see [C1_3_5_1] "A number that a card or rule lets a player choose must be an integer of 0 or more, unless stated otherwise; fractions and negative numbers are not allowed." "由玩家自定的数值，没有另行指定时须为0以上的整数，小数与负数都不行。";
    C1_3_5_1 "1.3.5.1" Permission [todo "the referee of this game is not written yet"] see [C1_3_5] "Where only an upper limit ('up to') is given for a number to choose, 0 may be chosen too." "只给出上限（“最多”之类）而没有给出下限时，选0也可以。";
}
