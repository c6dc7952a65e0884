import { chapter, rows, type Part } from '../../../../rules_text';

const game: Part = {
  id: 'game',
  title: 'The game',
  chapters: [
    chapter(
      'parts',
      'What you see',
      'Two to five players, about half an hour. You have one disc on each of **seven tracks**, and all discs begin on square 0.',
      {
        picture: 'tracks',
        caption:
          'The seven tracks, in the order in which they score: Gallantry, Jousts, Tournaments, Education, King’s Service, Quests, Charity.',
      },
      rows(
        'Track | Scores after round | Emptied after round III | In short',
        'Gallantry | every round | yes | the leaders move one more disc',
        'Jousts | every round | yes | the leaders earn points',
        'Tournaments | every round | yes | the leaders earn points',
        'Education | every round | yes | those at the back lose points',
        'King’s Service | 3 and 6 | yes | your own square earns points',
        'Quests | 6 | no | the leaders earn many points',
        'Charity | 6 | no | those at the back lose many points',
      ),
      'There are **52 cards** in six suits. Five suits belong to one track each and have eight cards: one 5, two 4s, three 3s and two 2s. The twelve **Swords** (two 5s, four 4s, six 3s) serve Jousts **or** Tournaments, as you like.',
      { picture: 'cards', caption: 'One card of each suit. The number is how many squares your disc moves.' },
      'Points come as **coats of arms**: small pieces with a track and a value, plus or minus. They never run out [A28].',
    ),
    chapter(
      'rank',
      'Who is ahead',
      'The higher square is ahead. A disc that ends its move on an occupied square lies **on top** of the discs there, and on the same square the higher one is ahead. So whoever comes last to a square leads it.',
      {
        picture: 'stack',
        caption:
          'Ann came to square 7 after Bertran and lies on top: she is 1st, he is 2nd. Dorothea is 3rd. Hugo on square 0 is last.',
      },
      '**Square 0 is different:** everybody there is last, all equally. The order of discs on it means nothing.',
      'The tracks are loops of 20 squares, but a disc that goes round keeps counting [A34]. King’s Service is not a loop: there a disc stops at 12.',
      { picture: 'lap', caption: 'A lap: 23 is twenty and three more, and ahead of 19.' },
    ),
    chapter(
      'round',
      'A round',
      {
        steps: [
          '**Deal.** All 52 cards are shuffled; every squire gets five.',
          '**Draft.** Everyone keeps one card at the same time and passes the rest: to the left in rounds I, III and V, to the right in rounds II, IV and VI. Choose again from the four that come to you, and so on, until you have kept five. The last card is kept for you [A30].',
          '**Play.** From the first player clockwise, one card each, four times round. Your disc moves up the card’s track by the card’s value. Your fifth card is discarded unseen [A25].',
          '**Score** the tracks that are due, in their order.',
          '**Reset**, only after round III: every disc on Gallantry, Jousts, Tournaments, Education and King’s Service goes back to square 0. Quests and Charity stay.',
          'The **first player** is now the one to the left.',
        ],
      },
      { picture: 'draft', caption: 'Keep one, pass four; then one of those four, pass three…' },
      'The first player of round I is drawn at random [A24]. Left, and clockwise, is the next seat [A29]. You may always look up which cards you passed on [A27]; for what is open and what is secret, see [A26].',
      'For a Sword you name Jousts or Tournaments, and the whole value goes there. A King card may be played even if your disc is already on 12; then nothing moves [A33].',
      { picture: 'sword', caption: 'A Sword 4 goes whole to one track: Jousts or Tournaments.' },
    ),
    chapter(
      'end',
      'The end, and ties',
      'After round VI everybody adds up their coats of arms. **Most points wins.**',
      'Among those tied for the most, the one ranked higher on Gallantry wins, as the track stands when everything is over. If they all stand on Gallantry square 0, they share the victory [A1].',
      {
        example:
          'Ann, Bertran and Dorothea have 31 points each. On Gallantry Ann and Bertran are on 6, Ann on top; Dorothea is on 0. Ann wins.',
      },
    ),
  ],
};

export default game;
