title = House values

values-title = Numbers we had to assume
values-body-1 = Some numbers are printed in the box only as pictures, and no text confirms them. These six are **assumed**. If you own the box, check them: every table can set its own.
values-body-2-table-1 = What | Assumed | Why
values-body-2-table-2 = Quests: 1st, 2nd, 3rd | 17, 10, 4 | in one report of a game, first and second differ by 7
values-body-2-table-3 = Charity: last, second to last | −10, −5 | a garbled list of pieces ends with a 10
values-body-2-table-4 = Royal Scrolls: coats on squares 0 to 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | the coats are known, their squares are not
values-body-2-table-5 = The Cup: squares to each side | 6 | unknown
values-body-2-table-6 = The Cup: is its middle a square? | no | all texts put the Cup between two squares [A10]
values-body-2-table-7 = Lancelot: the Turn Order card, round by round | see [A8] | unknown
values-body-3 = All other numbers come from the text of the rulebooks. Where the printed languages differ, a table can follow the English, the French or the Russian box [A40].
