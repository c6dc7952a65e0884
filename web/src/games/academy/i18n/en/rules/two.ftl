title = Two players

karadoc-title = Karadoc: a neutral squire
karadoc-body-1 = A third, neutral squire joins you, and you play by the rules for three. Clockwise sit you, the other player and the neutral [A6]. The two players take turns as first player.
karadoc-body-2-list-1 = In the draft the neutral always keeps the highest value it sees; among equals one at random, unseen.
karadoc-body-2-list-2 = On its turn it plays a card drawn at random from its hand, four of its five in all.
karadoc-body-2-list-3 = Everything else it has to decide is decided by the **first player** of the round: Jousts or Tournaments, its Gallantry bonus, its choices in variations [A31]. It never looks into the codex [A35].
karadoc-body-2-list-4 = It takes ranks and coats like anyone, but it cannot win [A7].

lancelot-title = Lancelot: two squires each
lancelot-body-1 = One player leads blue and green, the other yellow and red; a player’s points are the sum of both. There are four squires, so third places pay.
lancelot-body-2-steps-1 = **Deal** six cards to each player.
lancelot-body-2-steps-2 = **Split.** Both at the same time make two piles of three. Then all four piles are shown.
lancelot-body-2-steps-3 = **Choose.** The first player takes one of the other’s piles; the other pile goes back to its maker. Then the second player does the same. Each holds six cards again, hidden from now on.
lancelot-body-2-steps-4 = **Assign.** Give three cards to each of your squires, in secret.
lancelot-body-2-steps-5 = **Play.** Squire by squire, each plays all three cards one after another. None is left over.
lancelot-body-3-picture-piles = Two piles of three: the other player takes one, the other comes back to you.
lancelot-body-4 = The squires play in the order blue, yellow, green, red, starting one squire later each round (assumed, [A8]). Scoring and reset are those of four squires. A tie compares each player’s better squire on Gallantry [A9]; with variations see [A36].
