title = The six variations

knights-title = White and Black Knight
knights-body-1 = Jousts becomes the track of the White Knight, Tournaments that of the Black Knight. Between them lies a **Cup** track with 6 squares to each side (assumed); its middle is only a line [A10].
knights-body-2-picture-cup = The Cup stands on White’s second square: now his track would be the winner’s.
knights-body-3-list-1 = A Sword moves your disc on the knight’s track you choose **and** the Cup as far toward that knight; from one knight’s first square to the other’s is one step. At its end the Cup stops. Bonus moves never move it [A12].
knights-body-3-list-2 = The two tracks score after rounds II, IV and VI only. The knight on whose side the Cup stands has won.
knights-body-3-list-3 = After that, all discs on both tracks go back to 0 and the Cup to the middle. The resets after round III do not touch them.
knights-body-4-table-1 = | 1st | 2nd | 3rd (four or five squires)
knights-body-4-table-2 = The winner’s track | +8 | +5 | +2
knights-body-4-table-3 = The loser’s track | +5 | +3 | +1
knights-body-4-table-4 = Both, if the Cup is still in the middle [A11] | +5 | +3 | +1

bets-title = Bets
bets-body-1 = After the deal and before the draft each squire in turn openly names one of the seven tracks. Several may name the same [A13].
bets-body-2 = When Gallantry scores, the bonus is not a free choice: the third, second and first move their disc on the track they named, by 1, 2 or 3 squares **for each card they played on it this round**. No such card, no move. A step back is due all the same [A14].
bets-body-3-example = Ann named King’s Service, played King 3 and King 4 and stands on 7. She is first on Gallantry: two cards times 3 is 6 squares, and she stops at 12.

codex-title = Secret Codex
codex-body-1 = Before the draft one token for each squire is shuffled face down onto numbered places: one −3, one −1, the others 0.
codex-body-2-picture-tokens = Four squires, four tokens. You have looked at two of them.
codex-body-3-list-1 = After playing an Education card, you may look at one token in secret [A35].
codex-body-3-list-2 = When Education scores, every squire takes a token instead of paying: the first on Education chooses first, those on square 0 last [A15].
codex-body-3-list-3 = A −1 or −3 is kept face down; a 0 is given back. You see your own token; the others learn only which players gave back a 0 [A16] [A38].

scrolls-title = Royal Scrolls
scrolls-body-1 = A scroll lies on squares 6 and 12 of King’s Service. The first squire to reach or pass such a square takes it, by whatever move [A17]; in the French edition by a card only [A40]. The track scores at the end of **every round in which a scroll was taken**, and no longer in rounds III and VI as such. Everyone gets the coat of their square; if both scrolls went in one round, two of them.
scrolls-body-2-table-1 = Square | 0 | 1 to 3 | 4 and 5 | 6 to 8 | 9 to 11 | 12
scrolls-body-2-table-2 = Coat | none [A18] | +1 | +2 | +3 | +4 | +6
scrolls-body-3-picture-scrolls = Ann passes square 6 and takes the scroll: this round King’s Service scores.
scrolls-body-4 = If only the scroll on 6 was taken, it is put aside and the discs stay. If the scroll on 12 was taken, both scrolls come back and all discs on the track go to 0. The reset after round III leaves it alone [A19].

dragon-title = Dragon
dragon-body-1 = Quests pays no coats of its own. In round VI it counts the positive coats from Jousts, Tournaments and King’s Service that a squire holds; how many, not how much [A20].
dragon-body-2-table-1 = Rank on Quests | Effect
dragon-body-2-table-2 = 1st | +1 for each such coat
dragon-body-2-table-3 = 2nd | +1 for each full pair
dragon-body-2-table-4 = last, and everyone on square 0 | −1 for each full pair

alms-title = Alms
alms-body-1 = Charity pays no coats of its own. In round VI, after everything else, the first on Charity gives one of their negative Education coats to the last and takes up to two positive coats of value 3 or less (Jousts, Tournaments, King’s Service) from them. With four or five squires the second then does the same with the second to last: gives one, takes up to one.
alms-body-2 = The taker chooses the coats given and taken [A21]. Giving is required if there is something to give; taking is optional [A22]; printed editions are stricter [A40]. Only a squire on square 1 or higher profits; if several are last on square 0, the first names one of them [A23]. See [A32] for the exact order, [A37] for open information, [A39] for the codex.
alms-body-3-example = Ann is first on Charity and gives her Education −3 to Hugo, the last. In return his Jousts +3 and +2 go to her. She is 8 points better off, he is 8 worse. His King’s Service +6 is too large to be taken.
