title = Scoring, track by track

payments-title = The value of each track
payments-body-1 = Third place earns something **only with four or five squires**.
payments-body-2-table-1 = Track | 1st | 2nd | 3rd | Second to last | Last
payments-body-2-table-2 = Gallantry | moves a disc 3 | moves a disc 2 | moves a disc 1 |  |
payments-body-2-table-3 = Jousts | +3 | +2 | +1 |  |
payments-body-2-table-4 = Tournaments | +3 | +2 | +1 |  |
payments-body-2-table-5 = Education |  |  |  | −1 | −3
payments-body-2-table-6 = Quests | +17 | +10 | +4 |  |
payments-body-2-table-7 = Charity |  |  |  | −5 | −10
payments-body-3 = Square 0 never earns anything; on Education and Charity it is the last place. King’s Service pays by square: +6 from 6, +12 on 12. The numbers of Quests and Charity are assumed: see [#values].

gallantry-title = Gallantry
gallantry-body-1 = Gallantry is scored first. The ranks are fixed; then the third (with four or five squires) moves one of their discs 1 square, the second moves one 2 squares, and finally the first moves one 3 squares. One disc on any track, Gallantry included; the squares are not shared out.
gallantry-body-2-picture-gallantry = The 3rd moves a disc 1, the 2nd a disc 2, the 1st a disc 3. The bonus goes to a track of your choice.
gallantry-body-3 = The bonus must be taken and must move the disc at least one square; King’s Service stops at 12 [A2]. Whoever stands on Gallantry square 0 gets none. Since Gallantry comes first, these moves count on every other track that is scored now.

jousts-title = Jousts and Tournaments
jousts-body-1 = Two tracks, scored one after the other every round: +3, +2 and, with four or five squires, +1. Square 0 gets nothing, even if a place is left over.
jousts-body-2-picture-jousts = Ann +3, Bertran +2. Dorothea and Hugo stand on square 0, so there is no 3rd.

education-title = Education
education-body-1 = Every round the last loses 3 points and the second to last loses 1.
education-body-2-list-1 = Exactly one squire on square 0: it is last, and the next above is second to last.
education-body-2-list-2 = Two or more on square 0: each of them pays the full −3, and there is no −1.
education-body-3-picture-education = Dorothea and Hugo are both on square 0: −3 for each of them, and no −1.

king-title = King’s Service
king-body-1 = Scored after rounds III and VI. Rank does not matter: a disc on squares 6 to 11 earns +6, a disc on 12 earns +12, and below 6 there is nothing.
king-body-2-picture-king = Hugo on 5 earns nothing, Bertran on 6 earns +6, Ann on 12 earns +12.

quests-title = Quests
quests-body-1 = Scored once, after round VI, and never emptied before: +17, +10 and, with four or five squires, +4. Square 0 gets nothing.

charity-title = Charity
charity-body-1 = Scored once, after round VI, like Education: −10 for the last, −5 for the second to last. Two or more on square 0 all pay −10, and there is no −5.
