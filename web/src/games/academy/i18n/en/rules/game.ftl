title = The game

parts-title = The table
parts-body-1 = Two to five players, about half an hour. You have one disc on each of **seven tracks**, and all discs begin on square 0.
parts-body-2-picture-tracks = The seven tracks, in the order in which they score: Gallantry, Jousts, Tournaments, Education, King’s Service, Quests, Charity.
parts-body-3-table-1 = Track | Scores after round | Emptied after round III | In short
parts-body-3-table-2 = Gallantry | every round | yes | the leaders move one more disc
parts-body-3-table-3 = Jousts | every round | yes | the leaders earn points
parts-body-3-table-4 = Tournaments | every round | yes | the leaders earn points
parts-body-3-table-5 = Education | every round | yes | those at the back lose points
parts-body-3-table-6 = King’s Service | 3 and 6 | yes | your own square earns points
parts-body-3-table-7 = Quests | 6 | no | the leaders earn many points
parts-body-3-table-8 = Charity | 6 | no | those at the back lose many points
parts-body-4 = There are **52 cards** in six suits. Five suits belong to one track each and have eight cards: one 5, two 4s, three 3s and two 2s. The twelve **Swords** (two 5s, four 4s, six 3s) serve Jousts **or** Tournaments, as you like.
parts-body-5-picture-cards = One card of each suit. The number is how many squares your disc moves.
parts-body-6 = Points come as **coats of arms**: small pieces with a track and a value, plus or minus. They never run out [A28].

rank-title = Who is ahead
rank-body-1 = The higher square is ahead. A disc that ends its move on an occupied square lies **on top** of the discs there, and on the same square the higher one is ahead. So the last disc to reach a square leads it.
rank-body-2-picture-stack = Ann came to square 7 after Bertran and lies on top: she is 1st, he is 2nd. Dorothea is 3rd. Hugo on square 0 is last.
rank-body-3 = **Square 0 is different:** all discs there are last, equally. Their order means nothing.
rank-body-4 = The tracks are loops of 20 squares, but a disc that goes round keeps counting [A34]. King’s Service is not a loop: there a disc stops at 12.
rank-body-5-picture-lap = A lap: 23 is twenty and three more, and ahead of 19.

round-title = A round
round-body-1-steps-1 = **Deal.** All 52 cards are shuffled; every squire gets five.
round-body-1-steps-2 = **Draft.** Everyone keeps one card at the same time and passes the rest: to the left in rounds I, III and V, to the right in rounds II, IV and VI. Choose again from the four that come to you, and so on, until you have kept five. The last card is kept for you [A30].
round-body-1-steps-3 = **Play.** From the first player clockwise, one card each, four times round. Your disc moves up the card’s track by the card’s value. Your fifth card is discarded unseen [A25].
round-body-1-steps-4 = **Score** the tracks that are due, in their order.
round-body-1-steps-5 = **Reset**, only after round III: every disc on Gallantry, Jousts, Tournaments, Education and King’s Service goes back to square 0. Quests and Charity stay.
round-body-1-steps-6 = The **first player** is now the one to the left.
round-body-2-picture-draft = Keep one, pass four; then one of those four, pass three…
round-body-3 = The first player of round I is drawn at random [A24]. Left, and clockwise, is the next seat [A29]. You may always look up the cards you passed on [A27]; [A26] lists open and secret information.
round-body-4 = For a Sword you name Jousts or Tournaments, and the whole value goes there. A King card may be played even if your disc is already on 12; then nothing moves [A33].
round-body-5-picture-sword = A Sword 4 goes whole to one track: Jousts or Tournaments.

end-title = The end, and ties
end-body-1 = After round VI all players add up their coats of arms. **Most points wins.**
end-body-2 = Among those tied for the most, the one ranked higher on Gallantry wins, as the track stands when everything is over. If they all stand on Gallantry square 0, they share the victory [A1].
end-body-3-example = Ann, Bertran and Dorothea have 31 points each. On Gallantry Ann and Bertran are on 6, Ann on top; Dorothea is on 0. Ann wins.
