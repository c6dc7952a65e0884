on_knights-title = White and Black Knight

on_knights-A10 = The Cup’s track
    .text = The Cup has 6 squares on each side and stops at the end. It starts between the two first squares: the middle is not a square, and from one side’s first square to the other’s is one step. Both are assumed, and can be set as house values.
    .why = the number is only in a picture; all texts put the Cup between two squares, and none has a rule for a Cup in the middle at scoring.

on_knights-A11 = Cup in the middle
    .text = If the Cup is still in the middle at scoring, because no Sword has been played since it was put there, neither knight has won, and both tracks pay +5, +3, +1.
    .why = the higher payment is for the winner’s track, and there is no winner.

on_knights-A12 = Only a Sword moves the Cup
    .text = Gallantry’s bonus moves, a bet’s too, move a disc and never the Cup.
    .why = the texts tie the Cup to the playing of the card.

on_bets-title = Bets

on_bets-A13 = Possible bets
    .text = There are seven bets, one for each track. Jousts and Tournaments (or the White and the Black Knight) are two different bets; a Sword counts for the track it was played on.
    .why = a bet names a board, and these are two boards.

on_bets-A14 = Bet and step back
    .text = Squires whose Gallantry rank earns a bonus step back one square even if their bet moved nothing.
    .why = the step back is the price of the rank; a failed bet is the risk of betting.

on_codex-title = Secret Codex

on_codex-A15 = Who chooses when on square 0
    .text = Tokens are taken in rank order on Education. Squires on square 0 come last, among themselves in turn order from the first player.
    .why = they are all equally last, so the rank gives no order.

on_codex-A16 = Open and secret tokens
    .text = A −1 or −3 is kept face down as an Education coat. A 0 goes back. The taker sees the token; the others learn only which players gave back a 0.
    .why = this is the English wording; a returned 0 tells the table as much as the French one.

on_codex-A35 = Looking into the codex
    .text = You may look at any place, even one you have seen, and are always asked; you may also choose not to look. Karadoc’s neutral never looks.
    .why = nothing limits the choice of token, and the neutral has no memory.

on_codex-A38 = Open at the table
    .text = All players see which place a player looks at or takes from; only that player sees the value. Zeros are given back after everyone has taken; until then the neutral’s token is hidden from all.
    .why = hands over the codex can be watched, faces of tokens cannot; zeros returned early would help those who choose later.

on_scrolls-title = Royal Scrolls

on_scrolls-A17 = Taken by any move
    .text = Whatever brings a disc to or past 6 or 12 takes the scroll, Gallantry’s bonus included. Such a scroll counts for this same round, because King’s Service is scored after Gallantry.
    .why = the English and Russian texts speak of the disc; only the French names cards.

on_scrolls-A18 = Square 0 earns nothing
    .text = When King’s Service scores, a disc on square 0 gets no coat.
    .why = square 0 never brings anything good on any track.

on_scrolls-A19 = No reset after round III
    .text = The reset after round III leaves King’s Service alone.
    .why = this side of the board has its own reset, when the scroll on 12 is taken.

on_dragon-title = Dragon

on_dragon-A20 = Coats that count
    .text = Only positive coats from Jousts, Tournaments and King’s Service. A squire’s plus or minus is one coat of Quests; if it is 0 there is none. Alms cannot take that coat.
    .why = the trade names its three sources, and Quests is not among them.

on_alms-title = Alms

on_alms-A21 = Who chooses
    .text = The one who takes chooses which coat to give and which to take, and sees the coats that may be taken.
    .why = a choice among unseen pieces is impossible.

on_alms-A22 = Must give, may take
    .text = Giving is required if there is a negative Education coat to give. Taking is the taker’s choice, up to the limit.
    .why = the giving is stated as a fact, the taking as a maximum.

on_alms-A23 = Several on square 0
    .text = If several share last place on square 0, the first names one of them, even with nothing to give or take. There is then no second to last, so the second does not trade. Both profit only from square 1 or higher. No one trades with themselves; in Lancelot blue may trade with green.
    .why = the trade needs one partner, and a shared last place leaves no second to last.

on_alms-A32 = Order, and which coat moves
    .text = Name the partner, give, take, take again. If several coats have the value named, the one earned first moves, and it goes to the end of the new owner’s coats.
    .why = the points are the same either way; a fixed order makes records exact.

on_alms-A37 = Open at the table
    .text = Trades of Jousts, Tournaments and King’s Service coats are open. With the codex, the value of an Education coat that is given is seen by giver and receiver only.
    .why = tokens of the codex are secret, and a gift should not reveal them. We show the other trades for convenience: at a table, a gift from a hand with −1 and −3 would hide something.

on_alms-A39 = With the codex, giving is asked
    .text = With the codex, a player with two or more Education coats is asked which to give, even if all are alike. With one it just happens. The player who chooses for the neutral looks at its coats.
    .why = the number of coats is public, their kinds are not: a question only for those with both kinds would tell.

on_alms-A40 = Editions
    .text = A table may follow one printed box. English: the second takes from the last squire, the one the first traded with. French: scrolls are taken by cards only, and the first must take two coats if there are two. English, French and Russian: the second must take one if there is one. If a coat must be taken and there is only one choice, it is taken automatically.
    .why = owners of a box should be able to follow its rulebook.
