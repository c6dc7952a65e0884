-points = { $n } { $n ->
        [one] point
       *[other] points
    }

welcome = Welcome, squire!
    .text = You are blue, with the cross. We play one of the six rounds together; it takes about five minutes.
tracks = Seven tracks
    .text = You have a disc on each, and all stand on 0. Further right is ahead; the last column shows your gain if scored now.
tracksEach = The tracks, one by one
    .text = Gallantry: the leaders move one more disc. Jousts and Tournaments: points for the leaders, 3 for the first. All three count every round.
tracksMore = Two more tracks
    .text = Education: every round, the last loses 3 points. King’s Service: 6 points from square 6 on, 12 on square 12, after rounds III and VI.
tracksLast = And two at the end
    .text = Quests and Charity count once, after round VI: Quests gives the leaders a lot, Charity costs the last a lot.
cards = Your hand
    .text = A card moves your disc on its track, by its number. A Sword goes to Jousts or Tournaments, as you like.
keepSword = Keep one card
    .text = Choose the Sword 4, then press the button that keeps it. The other four go to your left neighbour.
passed = Cards go round
    .text = Everyone kept one and passed the rest on. These four came to you; the page remembers which ones you gave away.
keepMore = Keep three more
    .text = Whichever you like. A hint: one good Education card keeps you from the last place there, which costs 3 points.
playSword = Play the Sword
    .text = You have five cards and will play four. Choose the Sword: two tracks light up and show where you would be. Take the one you prefer.
watch = The others play
    .text = Each plays a card, clockwise. A disc that comes to an occupied square lies on top, and the top one is ahead.
playMore = Three more cards
    .text = Play on. Look at the last column before you choose. Square 0 is always the last place, for everyone on it.
scoring = Scoring
    .text = Everyone plays a last card; your fifth is discarded unseen. Then each track marked “now” is scored, from top to bottom.
bonus = A bonus for you
    .text = You are well placed on Gallantry, so you may move one more disc, on any track. Choose where it helps most.
# $n (number)
gained = Your points
    .text = You have { -points($n) } after this round. Well done! The coats of arms say where they come from.
even = Your points
    .text = You have 0 points after this round: nothing gained, nothing lost. The coats of arms show the gains of the others.
# $n (number)
lost = Your points
    .text = You have lost { -points($n) } this round. That is no disaster: one good card in Education is enough to be safe.
rest = Still to come
    .text = Five more rounds. King’s Service pays after 3 and 6; after 3 most tracks are emptied. Quests and Charity count once, at the end, and for a lot.
end = You know the game
    .text = Most points after six rounds wins. The table tells you everything else when you need it.
