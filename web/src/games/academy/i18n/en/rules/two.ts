import { chapter, type Part } from '../../../../rules_text';

const two: Part = {
  id: 'two',
  title: 'Two players',
  chapters: [
    chapter(
      'karadoc',
      'Karadoc: a neutral squire',
      'A third squire who belongs to nobody joins you, and you play by the rules for three. Clockwise sit you, the other player and the neutral [A6]. The two players take turns as first player.',
      {
        list: [
          'In the draft the neutral always keeps the highest value it sees; among equals one at random, which nobody sees.',
          'On its turn it plays a card drawn at random from its hand, four of its five in all.',
          'Everything else it has to decide is decided by the **first player** of the round: Jousts or Tournaments, its Gallantry bonus, its choices in variations [A31]. It never looks into the codex [A35].',
          'It takes ranks and coats like anyone, but it cannot win [A7].',
        ],
      },
    ),
    chapter(
      'lancelot',
      'Lancelot: two squires each',
      'One player leads blue and green, the other yellow and red; a player’s points are the sum of both. There are four squires, so third places pay.',
      {
        steps: [
          '**Deal** six cards to each player.',
          '**Split.** Both at the same time make two piles of three. Then all four piles are shown.',
          '**Choose.** The first player takes one of the other’s piles; the other pile goes back to its maker. Then the second player does the same. Each holds six cards again, hidden from now on.',
          '**Assign.** Give three cards to each of your squires, in secret.',
          '**Play.** Squire by squire, each plays all three cards one after another. None is left over.',
        ],
      },
      { picture: 'piles', caption: 'Two piles of three: the other player takes one, the other comes back to you.' },
      'The squires play in the order blue, yellow, green, red, starting one squire later each round (assumed, [A8]). Scoring and reset are those of four squires. A tie compares each player’s better squire on Gallantry [A9]; with variations see [A36].',
    ),
  ],
};

export default two;
