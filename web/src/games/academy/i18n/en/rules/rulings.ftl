on_moves-title = Moves, places and seats

on_moves-A1 = Ties at the end
    .text = Most points wins. Among squires tied for the most, the higher rank on Gallantry wins, when all of round VI is done, bonus moves and steps back included. If the tied squires all stand on Gallantry square 0, they share the victory.
    .why = on square 0 all are equal, and there is nothing left to compare.

on_moves-A2 = A Gallantry bonus must move
    .text = It is not optional and must move the disc at least one square. A disc on King’s Service 12 cannot be chosen. From 10 or 11 it may be, and stops at 12; the rest is lost.
    .why = choosing a disc that cannot move would be declining in disguise.

on_moves-A24 = First player of round I
    .text = Drawn at random, unless the options of the table name a seat.
    .why = the printed way of choosing needs people in a room.

on_moves-A28 = Coats never run out
    .text = If the box has too few coats of arms, a substitute is used.
    .why = the number of cardboard pieces is not a rule.

on_moves-A29 = Directions
    .text = Left is the next higher seat, and after the last seat comes the first. Clockwise is the same.
    .why = seats on a screen have numbers, not sides.

on_moves-A33 = A King card on square 12
    .text = It may be played with the disc already on 12. The disc does not move and keeps its place in the stack.
    .why = only arriving puts a disc on top, and it does not arrive.

on_moves-A34 = Laps
    .text = Stacks go by the whole number of squares moved. Discs on 2 and on 22 do not touch, and 20 is not square 0.
    .why = sharing a printed square with a disc a lap behind means nothing.

on_secrets-title = Open and secret

on_secrets-A25 = Unplayed cards stay unknown
    .text = The fifth card of each squire, the neutral’s too, is never shown.
    .why = a game on screen should tell no more than one on a table.

on_secrets-A26 = Open and secret
    .text = Open to all: cards played, positions and stacks, bets, the Cup, the scrolls, the first player; of coats their source and number. Secret: hands, kept and passed cards, the deck, codex tokens, and what the codex gave.
    .why = a program should hide the same things as a table, and nothing that all have seen.

on_secrets-A27 = You remember your cards
    .text = The page shows you every card you held this round, and the player you passed it to.
    .why = good players count them anyway; no one should have to write them down.

on_secrets-A30 = Forced choices
    .text = A choice that public facts alone force (the last card of a draft, the last codex token) is made for you. One that only your secret cards force is still asked.
    .why = skipping a question that only a secret makes empty would give the secret away.

on_advanced-title = Advanced rules

on_advanced-A3 = Discs that may be lifted
    .text = One disc, once a round, just before scoring, on any of the seven tracks, due or not. It must be on square 1 or higher and another disc must lie above it. The first player may decline. If nothing can be lifted, nothing is asked.
    .why = the rule permits and does not oblige, and it excludes no track.

on_advanced-A4 = When to step back
    .text = First all bonuses are taken; then each squire who took one steps back one square on Gallantry and lands on top. The order is third, second, first.
    .why = the English and Russian texts say so; the French order gives the same ranks.

on_advanced-A5 = No forward moves in an ordered reset
    .text = Each disc goes to the square its order gives it or stays where it stands, whichever is lower. Discs that end on one square keep their order. Discs on square 0 stay there together, and the next above is due on square 1.
    .why = the rule pulls discs back; taken literally it could push one forward.

on_karadoc-title = Karadoc

on_karadoc-A6 = Where the neutral sits
    .text = Clockwise: player A, player B, neutral.
    .why = the draft needs a fixed place, and no text names one.

on_karadoc-A7 = The neutral cannot win
    .text = It takes ranks and earns coats like any squire, and is left out when the winner is found.
    .why = the texts treat its total as a curiosity.

on_karadoc-A31 = Karadoc with variations
    .text = With the Knights and with bets the neutral’s choices are made by the first player of the round, like all its other choices.
    .why = it is the rule for the neutral and needs no exception.

on_lancelot-title = Lancelot

on_lancelot-A8 = Playing order
    .text = The cycle blue, yellow, green, red, starting one step further each round. Round I starts with blue if blue’s player is first player, otherwise with yellow. Owners of the Turn Order card enter its six rows as a house value; then each round is played as its row says, regardless of the first player.
    .why = the players alternate this way, and the squire who starts a round belongs to its first player.

on_lancelot-A9 = Ties in Lancelot
    .text = If both players have the same sum, each player’s best squire on Gallantry is compared. If neither has a squire above square 0 there, they share the victory, as in [A1].
    .why = the tie-break compares discs, and a player has two.

on_lancelot-A36 = Lancelot with switches
    .text = Bets, one for each squire in playing order, come before the split. Among squires on Education square 0, codex tokens are taken in playing order. A squire’s last card is asked like the others. A lift may take a disc of either of your squires, and your own other squire above it counts as another disc.
    .why = turn order means the order of squires, and a rank is a squire’s, not a player’s.
