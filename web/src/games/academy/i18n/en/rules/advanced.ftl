title = Advanced rules

lift-title = Lift
lift-body-1 = Just before scoring, the first player may put **one** of their discs on top of its stack: on any track, whether it scores now or not, from square 1 on, if another disc lies above it. Or leave things as they are [A3].
lift-body-2-picture-lift = Ann’s disc comes from the bottom of the stack to its top.

stepback-title = Step back
stepback-body-1 = When all Gallantry bonuses have been taken, each squire who took one moves their Gallantry disc one square **down**, where it lands on top: the third first, then the second, then the first [A4].

orderedreset-title = Ordered reset
orderedreset-body-1 = After round III the discs on Gallantry, Jousts, Tournaments and Education keep their order instead of all going to square 0: the last goes to 0, the next to 1, the next to 2, and so on. Squires on square 0 stay there together, and the next above them goes to 1. No disc ever moves forward [A5]. King’s Service is still emptied.
orderedreset-body-2-picture-orderedreset = Before and after: the order stays, the gaps close.
