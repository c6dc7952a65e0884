goal = Six rounds, seven tracks. Most points after the last round wins.
draft = Keep one card, pass the rest on, until you have five.
split = Make two piles of three; the other player takes one. Give three cards to each squire.
play = Play four cards in turn. A card moves your disc on its track by its value; a Sword on one of two tracks.
playLancelot = Each squire plays three cards in a row. A card moves their disc on its track by its value.
rank = The higher square is ahead. On the same square, the last disc to arrive lies on top and is ahead. On the start all are last.
pays = What the tracks pay here

tracks-gallantry = The leaders each move one more disc, before anything else is scored.
tracks-gallantryBet = The leaders move the disc they bet on: once for each card they played there.
tracks-top = The leaders earn points.
tracks-knights = The leaders earn points; more on the side where the Cup stands. Then both tracks are emptied.
tracks-education = The last and the next to last lose points.
# $zeros (number)
tracks-codex = Everyone takes a token, the first on the track chooses first: one −3, one −1, { $zeros ->
        [1] one
       *[other] the others
    } 0.
tracks-king = Your square counts, not your rank: 6 to 11 pay +6, square 12 pays +12.

tracks-scrolls-any = The first squire to reach 6 or 12, by a card or a bonus, takes a scroll; at the end of that round each squire gets the coat of its square. Once the scroll on 12 is taken, the track starts again.
tracks-scrolls-cards = The first squire to reach 6 or 12 by a card takes a scroll; a bonus does not count. At the end of that round each squire gets the coat of its square. Once the scroll on 12 is taken, the track starts again.

tracks-quests = The leaders earn many points, once.
# $tracks (list)
tracks-dragon = The first gets +1 for each positive coat ({ LIST($tracks, last: "comma") }), the second +1 for each pair; the last lose 1 for each pair.
tracks-charity = The last and the next to last lose many points, once.

tracks-almsFirst-may = The first gives a bad Education coat to the last and may take up to two good ones (+1 to +3) in return.
tracks-almsFirst-must = The first gives a bad Education coat to the last and takes two good ones (+1 to +3) in return, or as many as there are.

tracks-almsSecond-may = Then the second gives one to the next to last and may take one.
tracks-almsSecond-must = Then the second gives one to the next to last and takes one, if there is one.
tracks-almsSecond-fromLast = Then the second gives one to the next to last, but takes one from the last, if there is one.

lift = Before scoring the first player may lift one disc to the top of its stack.
stepback = After a Gallantry bonus you step back one square there.
# $tracks (list), $king (flag)
orderedreset = After round III the discs on { LIST($tracks) } go back but keep their order.{ $king ->
        [yes] { " " }King’s Service starts again.
       *[no] { "" }
    }
# $tracks (list)
reset = After round III { LIST($tracks) } start again.

keys-1-1 = ←
    .text = →
keys-1-2 = another card

keys-2-1-1 = Enter

keys-2-2 = choose, then play

keys-3-1-1 = 1–9

keys-3-2 = choose

keys-4-1-1 = ?

keys-4-2 = this page
