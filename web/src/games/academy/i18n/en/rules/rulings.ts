import { ruling, type Subject } from '../../../../rules_text';

const rulings: Subject[] = [
  {
    id: 'on-moves',
    title: 'Moves, places and seats',
    rulings: [
      ruling(
        'A1',
        'Ties at the end',
        'Most points wins. Among squires tied for the most, the higher rank on Gallantry wins, when all of round VI is done, bonus moves and steps back included. If the tied squires all stand on Gallantry square 0, they share the victory.',
        'on square 0 all are equal, and there is nothing left to compare.',
      ),
      ruling(
        'A2',
        'A Gallantry bonus must move',
        'It is not optional and must move the disc at least one square. A disc on King’s Service 12 cannot be chosen. From 10 or 11 it may be, and stops at 12; the rest is lost.',
        'choosing a disc that cannot move would be declining in disguise.',
      ),
      ruling(
        'A24',
        'First player of round I',
        'Drawn at random, unless the options of the table name a seat.',
        'the printed way of choosing needs people in a room.',
      ),
      ruling(
        'A28',
        'Coats never run out',
        'If the box has too few coats of arms, a substitute is used.',
        'the number of cardboard pieces is not a rule.',
      ),
      ruling(
        'A29',
        'Directions',
        'Left is the next higher seat, and after the last seat comes the first. Clockwise is the same.',
        'seats on a screen have numbers, not sides.',
      ),
      ruling(
        'A33',
        'A King card on square 12',
        'It may be played with the disc already on 12. The disc does not move and keeps its place in the stack.',
        'only arriving puts a disc on top, and it does not arrive.',
      ),
      ruling(
        'A34',
        'Laps',
        'Stacks go by the whole number of squares moved. Discs on 2 and on 22 do not touch, and 20 is not square 0.',
        'sharing a printed square with a disc a lap behind means nothing.',
      ),
    ],
  },
  {
    id: 'on-secrets',
    title: 'Open and secret',
    rulings: [
      ruling(
        'A25',
        'Unplayed cards stay unknown',
        'The fifth card of each squire, the neutral’s too, is never shown.',
        'a game on screen should tell no more than one on a table.',
      ),
      ruling(
        'A26',
        'What is open',
        'Open to all: cards played, positions and stacks, bets, the Cup, the scrolls, the first player; of coats their source and number. Secret: hands, kept and passed cards, the deck, codex tokens, and what the codex gave.',
        'software should hide what a table hides, and need not hide what all have watched.',
      ),
      ruling(
        'A27',
        'You remember what you held',
        'The page shows you every card you held this round, and to whom you passed it.',
        'good players count them anyway; nobody should have to write them down.',
      ),
      ruling(
        'A30',
        'Forced choices',
        'A choice that public facts alone force (the last card of a draft, the last codex token) is made for you. One that only your secret cards force is still asked.',
        'skipping a question that only a secret makes empty would give the secret away.',
      ),
    ],
  },
  {
    id: 'on-advanced',
    title: 'Advanced rules',
    rulings: [
      ruling(
        'A3',
        'What may be lifted',
        'One disc, once a round, just before scoring, on any of the seven tracks, due or not. It must be on square 1 or higher and another disc must lie above it. The first player may decline. If nothing can be lifted, nothing is asked.',
        'the rule permits and does not oblige, and it excludes no track.',
      ),
      ruling(
        'A4',
        'When to step back',
        'First all bonuses are taken; then each squire who took one steps back one square on Gallantry and lands on top. The order is third, second, first.',
        'the English and Russian texts say so; the French order gives the same ranks.',
      ),
      ruling(
        'A5',
        'No forward moves in an ordered reset',
        'Each disc goes to the square its order gives it or stays where it stands, whichever is lower. Discs that end on one square keep their order. Discs on square 0 stay there together, and the next above is due on square 1.',
        'the rule pulls discs back; taken literally it could push one forward.',
      ),
    ],
  },
  {
    id: 'on-karadoc',
    title: 'Karadoc',
    rulings: [
      ruling(
        'A6',
        'Where the neutral sits',
        'Clockwise: player A, player B, neutral.',
        'the draft needs a fixed place, and no text names one.',
      ),
      ruling(
        'A7',
        'The neutral cannot win',
        'It takes ranks and earns coats like any squire, and is left out when the winner is found.',
        'the texts treat its total as a curiosity.',
      ),
      ruling(
        'A31',
        'Karadoc with variations',
        'With the Knights and with bets the neutral’s choices are made by the first player of the round, like all its other choices.',
        'it is the rule for the neutral and needs no exception.',
      ),
    ],
  },
  {
    id: 'on-lancelot',
    title: 'Lancelot',
    rulings: [
      ruling(
        'A8',
        'Playing order',
        'The cycle blue, yellow, green, red, starting one step further each round. Round I starts with blue if blue’s player is first player, otherwise with yellow. Whoever has the Turn Order card enters its six rows as a house value; then each round is played as its row says, whoever is first player.',
        'the players alternate this way, and the squire who starts a round belongs to its first player.',
      ),
      ruling(
        'A9',
        'Ties in Lancelot',
        'If both players have the same sum, each player’s best squire on Gallantry is compared. If neither has a squire above square 0 there, they share the victory, as in [A1].',
        'the tie-break compares discs, and a player has two.',
      ),
      ruling(
        'A36',
        'Lancelot with switches',
        'Bets, one for each squire in playing order, come before the split. Among squires on Education square 0, codex tokens are taken in playing order. A squire’s last card is asked like the others. A lift may take a disc of either of your squires, and your own other squire above it counts as another disc.',
        'turn order means the order of squires, and a rank is a squire’s, not a player’s.',
      ),
    ],
  },
];

export default rulings;
