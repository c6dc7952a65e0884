import { chapter, pictured, rows, ruling, type GameRules } from '../../../rules_text';

const rules: GameRules = {
  lead: 'You are a squire at King Arthur’s academy. Seven subjects, six rounds: draft five cards, play four of them, and push your discs along seven tracks. Being ahead earns points on some tracks; being behind costs points on others. Most points after round 6 wins.',
  parts: [
    {
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
            'Track | Scores after round | Emptied after round 3 | In short',
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
              '**Draft.** Everyone keeps one card at the same time and passes the rest: to the left in rounds 1, 3 and 5, to the right in rounds 2, 4 and 6. Choose again from the four that come to you, and so on, until you have kept five. The last card is kept for you [A30].',
              '**Play.** From the first player clockwise, one card each, four times round. Your disc moves up the card’s track by the card’s value. Your fifth card is discarded unseen [A25].',
              '**Score** the tracks that are due, in their order.',
              '**Reset**, only after round 3: every disc on Gallantry, Jousts, Tournaments, Education and King’s Service goes back to square 0. Quests and Charity stay.',
              'The **first player** is now the one to the left.',
            ],
          },
          { picture: 'draft', caption: 'Keep one, pass four; then one of those four, pass three…' },
          'The first player of round 1 is drawn at random [A24]. Left, and clockwise, is the next seat [A29]. You may always look up which cards you passed on [A27]; for what is open and what is secret, see [A26].',
          'For a Sword you name Jousts or Tournaments, and the whole value goes there. A King card may be played even if your disc is already on 12; then nothing moves [A33].',
          { picture: 'sword', caption: 'A Sword 4 goes whole to one track: Jousts or Tournaments.' },
        ),
        chapter(
          'end',
          'The end, and ties',
          'After round 6 everybody adds up their coats of arms. **Most points wins.**',
          'Among those tied for the most, the one ranked higher on Gallantry wins, as the track stands when everything is over. If they all stand on Gallantry square 0, they share the victory [A1].',
          {
            example:
              'Ann, Bertran and Dorothea have 31 points each. On Gallantry Ann and Bertran are on 6, Ann on top; Dorothea is on 0. Ann wins.',
          },
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring, track by track',
      chapters: [
        chapter(
          'payments',
          'What each track pays',
          'Third place earns something **only with four or five squires**.',
          rows(
            'Track | 1st | 2nd | 3rd | Second to last | Last',
            'Gallantry | moves a disc 3 | moves a disc 2 | moves a disc 1 | | ',
            'Jousts | +3 | +2 | +1 | | ',
            'Tournaments | +3 | +2 | +1 | | ',
            'Education | | | | −1 | −3',
            'Quests | +17 | +10 | +4 | | ',
            'Charity | | | | −5 | −10',
          ),
          'Square 0 never earns anything; on Education and Charity it is the last place. King’s Service pays by square: +6 from 6, +12 on 12. The numbers of Quests and Charity are assumed: see [#values].',
        ),
        pictured(
          'rose',
          'gallantry',
          'Gallantry',
          'Gallantry is scored first. The ranks are fixed; then the third (with four or five squires) moves one of their discs 1 square, the second moves one 2 squares, and finally the first moves one 3 squares. One disc on any track, Gallantry included; the squares are not shared out.',
          {
            picture: 'gallantry',
            caption:
              'The 3rd moves a disc 1, the 2nd a disc 2, the 1st a disc 3. The bonus goes to a track of your choice.',
          },
          'The bonus must be taken and must move the disc at least one square; King’s Service stops at 12 [A2]. Whoever stands on Gallantry square 0 gets none. Since Gallantry comes first, these moves count on every other track that is scored now.',
        ),
        pictured(
          'horse-head',
          'jousts',
          'Jousts and Tournaments',
          'Two tracks, scored one after the other every round: +3, +2 and, with four or five squires, +1. Square 0 gets nothing, even if a place is left over.',
          { picture: 'jousts', caption: 'Ann +3, Bertran +2. Dorothea and Hugo stand on square 0: nobody is 3rd.' },
        ),
        pictured(
          'open-book',
          'education',
          'Education',
          'Every round the last loses 3 points and the second to last loses 1.',
          {
            list: [
              'Exactly one squire on square 0: that one is last, and the next above is second to last.',
              'Two or more on square 0: each of them pays the full −3, and nobody pays −1.',
            ],
          },
          { picture: 'education', caption: 'Dorothea and Hugo are both on square 0: −3 for each of them, and no −1.' },
        ),
        pictured(
          'queen-crown',
          'king',
          'King’s Service',
          'Scored after rounds 3 and 6. Rank does not matter: a disc on squares 6 to 11 earns +6, a disc on 12 earns +12, and below 6 there is nothing.',
          { picture: 'king', caption: 'Hugo on 5 earns nothing, Bertran on 6 earns +6, Ann on 12 earns +12.' },
        ),
        pictured(
          'jeweled-chalice',
          'quests',
          'Quests',
          'Scored once, after round 6, and never emptied before: +17, +10 and, with four or five squires, +4. Square 0 gets nothing.',
        ),
        pictured(
          'receive-money',
          'charity',
          'Charity',
          'Scored once, after round 6, like Education: −10 for the last, −5 for the second to last. Two or more on square 0 all pay −10, and nobody pays −5.',
        ),
      ],
    },
    {
      id: 'advanced',
      title: 'Advanced rules',
      chapters: [
        chapter(
          'lift',
          'Lift',
          'Just before scoring, the first player may put **one** of their discs on top of its stack: on any track, whether it scores now or not, from square 1 on, if another disc lies above it. Or leave things as they are [A3].',
          { picture: 'lift', caption: 'Ann’s disc comes from the bottom of the stack to its top.' },
        ),
        chapter(
          'stepback',
          'Step back',
          'When all Gallantry bonuses have been taken, each squire who took one moves their Gallantry disc one square **down**, where it lands on top: the third first, then the second, then the first [A4].',
        ),
        chapter(
          'orderedreset',
          'Ordered reset',
          'After round 3 the discs on Gallantry, Jousts, Tournaments and Education keep their order instead of all going to square 0: the last goes to 0, the next to 1, the next to 2, and so on. Squires on square 0 stay there together, and the next above them goes to 1. No disc ever moves forward [A5]. King’s Service is still emptied.',
          { picture: 'orderedreset', caption: 'Before and after: the order stays, the gaps close.' },
        ),
      ],
    },
    {
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
    },
    {
      id: 'variations',
      title: 'The six variations',
      chapters: [
        pictured(
          'jeweled-chalice',
          'knights',
          'White and Black Knight',
          'Jousts becomes the track of the White Knight, Tournaments that of the Black Knight. Between them lies a **Cup** track with 6 squares to each side (assumed); its middle is only a line [A10].',
          { picture: 'cup', caption: 'The Cup stands on White’s second square: now his track would be the winner’s.' },
          {
            list: [
              'A Sword moves your disc on the knight’s track you choose **and** the Cup as far toward that knight; from one knight’s first square to the other’s is one step. At its end the Cup stops. Bonus moves never move it [A12].',
              'The two tracks score after rounds 2, 4 and 6 only. The knight on whose side the Cup stands has won.',
              'After that, all discs on both tracks go back to 0 and the Cup to the middle. The resets after round 3 do not touch them.',
            ],
          },
          rows(
            ' | 1st | 2nd | 3rd (four or five squires)',
            'The winner’s track | +8 | +5 | +2',
            'The loser’s track | +5 | +3 | +1',
            'Both, if the Cup is still in the middle [A11] | +5 | +3 | +1',
          ),
        ),
        pictured(
          'rose',
          'bets',
          'Bets',
          'After the deal and before the draft each squire in turn openly names one of the seven tracks. Several may name the same [A13].',
          'When Gallantry scores, the bonus is not a free choice: the third, second and first move their disc on the track they named, by 1, 2 or 3 squares **for each card they played on it this round**. No such card, no move. A step back is due all the same [A14].',
          {
            example:
              'Ann named King’s Service, played King 3 and King 4 and stands on 7. She is first on Gallantry: two cards times 3 is 6 squares, and she stops at 12.',
          },
        ),
        pictured(
          'open-book',
          'codex',
          'Secret Codex',
          'Before the draft one token for each squire is shuffled face down onto numbered places: one −3, one −1, the others 0.',
          { picture: 'codex', caption: 'Four squires, four tokens. You have looked at two of them.' },
          {
            list: [
              'Whoever plays an Education card may then look at one token in secret [A35].',
              'When Education scores, every squire takes a token instead of paying: the first on Education chooses first, those on square 0 last [A15].',
              'A −1 or −3 is kept face down; a 0 is given back. You see what you took, the others only who gave back a 0 [A16] [A38].',
            ],
          },
        ),
        pictured(
          'tied-scroll',
          'scrolls',
          'Royal Scrolls',
          'A scroll lies on squares 6 and 12 of King’s Service. The first squire to reach or pass such a square takes it, by whatever move [A17]; in the French edition by a card only [A40]. The track scores at the end of **every round in which a scroll was taken**, and no longer in rounds 3 and 6 as such. Everyone gets the coat of their square; if both scrolls went in one round, two of them.',
          rows('Square | 0 | 1 to 3 | 4 and 5 | 6 to 8 | 9 to 11 | 12', 'Coat | none [A18] | +1 | +2 | +3 | +4 | +6'),
          {
            picture: 'scrolls',
            caption: 'Ann passes square 6 and takes the scroll: this round King’s Service scores.',
          },
          'If only the scroll on 6 was taken, it is put aside and the discs stay. If the scroll on 12 was taken, both scrolls come back and all discs on the track go to 0. The reset after round 3 leaves it alone [A19].',
        ),
        pictured(
          'jeweled-chalice',
          'dragon',
          'Dragon',
          'Quests pays no coats of its own. In round 6 it counts the positive coats from Jousts, Tournaments and King’s Service that a squire holds; how many, not how much [A20].',
          rows(
            'Rank on Quests | Effect',
            '1st | +1 for each such coat',
            '2nd | +1 for each full pair',
            'last, and everyone on square 0 | −1 for each full pair',
          ),
        ),
        pictured(
          'receive-money',
          'alms',
          'Alms',
          'Charity pays no coats of its own. In round 6, after everything else, the first on Charity gives one of their negative Education coats to the last and takes up to two positive coats of value 3 or less (Jousts, Tournaments, King’s Service) from them. With four or five squires the second then does the same with the second to last: gives one, takes up to one.',
          'Whoever takes also chooses what is given and taken [A21]. Giving is required if there is something to give; taking is optional [A22]; printed editions are stricter [A40]. Only a squire on square 1 or higher profits; if several are last on square 0, the first names one of them [A23]. The exact order is in [A32], what the table sees in [A37], what is asked with the codex in [A39].',
          {
            example:
              'Ann, first on Charity, gives her Education −3 to Hugo, who is last, and takes his Jousts +3 and +2. She is 8 points better off, he is 8 worse. His King’s Service +6 is too large to be taken.',
          },
        ),
      ],
    },
    {
      id: 'house',
      title: 'House values',
      chapters: [
        chapter(
          'values',
          'Numbers we had to assume',
          'Some numbers are printed in the box only as pictures, and no text confirms them. These six are **assumed**. If you own the box, check them: every table can set its own.',
          rows(
            'What | Assumed | Why',
            'Quests: 1st, 2nd, 3rd | 17, 10, 4 | in one report of a game, first and second differ by 7',
            'Charity: last, second to last | −10, −5 | a garbled list of pieces ends with a 10',
            'Royal Scrolls: coats on squares 0 to 12 | 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 6 | the coats are known, their squares are not',
            'The Cup: squares to each side | 6 | unknown',
            'The Cup: is its middle a square? | no | all texts put the Cup between two squares [A10]',
            'Lancelot: the Turn Order card, round by round | see [A8] | unknown',
          ),
          'All other numbers come from the text of the rulebooks. Where the printed languages differ, a table can follow the English, the French or the Russian box [A40].',
        ),
      ],
    },
  ],
  subjects: [
    {
      id: 'on-moves',
      title: 'Moves, places and seats',
      rulings: [
        ruling(
          'A1',
          'Ties at the end',
          'Most points wins. Among squires tied for the most, the higher rank on Gallantry wins, when all of round 6 is done, bonus moves and steps back included. If the tied squires all stand on Gallantry square 0, they share the victory.',
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
          'First player of round 1',
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
          'The cycle blue, yellow, green, red, starting one step further each round. Round 1 starts with blue if blue’s player is first player, otherwise with yellow. Whoever has the Turn Order card enters its six rows as a house value; then each round is played as its row says, whoever is first player.',
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
    {
      id: 'on-knights',
      title: 'White and Black Knight',
      rulings: [
        ruling(
          'A10',
          'The Cup’s track',
          'The Cup has 6 squares on each side and stops at the end. It starts between the two first squares: the middle is not a square, and from one side’s first square to the other’s is one step. Both are assumed, and can be set as house values.',
          'the number is only in a picture; all texts put the Cup between two squares, and none says what happens if it stands in the middle at scoring.',
        ),
        ruling(
          'A11',
          'Cup in the middle',
          'If the Cup is still in the middle at scoring, because no Sword has been played since it was put there, neither knight has won, and both tracks pay +5, +3, +1.',
          'the higher payment is for the winner’s track, and there is no winner.',
        ),
        ruling(
          'A12',
          'Only a Sword moves the Cup',
          'Gallantry’s bonus moves, a bet’s too, move a disc and never the Cup.',
          'the texts tie the Cup to the playing of the card.',
        ),
      ],
    },
    {
      id: 'on-bets',
      title: 'Bets',
      rulings: [
        ruling(
          'A13',
          'What can be bet on',
          'There are seven bets, one for each track. Jousts and Tournaments (or the White and the Black Knight) are two different bets; a Sword counts for the track it was played on.',
          'a bet names a board, and these are two boards.',
        ),
        ruling(
          'A14',
          'Bet and step back',
          'Squires whose Gallantry rank earns a bonus step back one square even if their bet moved nothing.',
          'the step back is the price of the rank; a failed bet is the risk of betting.',
        ),
      ],
    },
    {
      id: 'on-codex',
      title: 'Secret Codex',
      rulings: [
        ruling(
          'A15',
          'Who chooses when on square 0',
          'Tokens are taken in rank order on Education. Squires on square 0 come last, among themselves in turn order from the first player.',
          'they are all equally last, so the rank gives no order.',
        ),
        ruling(
          'A16',
          'What is shown',
          'A −1 or −3 is kept face down as an Education coat. A 0 goes back. The taker sees what they took; the others learn only who gave back a 0.',
          'this is the English wording; a returned 0 tells the table as much as the French one.',
        ),
        ruling(
          'A35',
          'Looking into the codex',
          'You may look at any place, even one you have seen, and are always asked; you may also choose not to look. Karadoc’s neutral never looks.',
          'nothing limits which token is looked at, and nobody remembers for the neutral.',
        ),
        ruling(
          'A38',
          'What the table sees',
          'Which place somebody looks at or takes from is seen by all; the value by that player only. Zeros are given back after everyone has taken; until then nobody sees what the neutral took.',
          'hands over the codex can be watched, faces of tokens cannot; zeros returned early would help those who choose later.',
        ),
      ],
    },
    {
      id: 'on-scrolls',
      title: 'Royal Scrolls',
      rulings: [
        ruling(
          'A17',
          'Taken by any move',
          'Whatever brings a disc to or past 6 or 12 takes the scroll, Gallantry’s bonus included. Such a scroll counts for this same round, because King’s Service is scored after Gallantry.',
          'the English and Russian texts speak of the disc; only the French names cards.',
        ),
        ruling(
          'A18',
          'Square 0 earns nothing',
          'When King’s Service scores, a disc on square 0 gets no coat.',
          'square 0 never brings anything good on any track.',
        ),
        ruling(
          'A19',
          'No reset after round 3',
          'The reset after round 3 leaves King’s Service alone.',
          'this side of the board has its own reset, when the scroll on 12 is taken.',
        ),
      ],
    },
    {
      id: 'on-dragon',
      title: 'Dragon',
      rulings: [
        ruling(
          'A20',
          'What counts',
          'Only positive coats from Jousts, Tournaments and King’s Service. A squire’s plus or minus is one coat of Quests; if it is 0 there is none. Alms cannot take that coat.',
          'the trade names its three sources, and Quests is not among them.',
        ),
      ],
    },
    {
      id: 'on-alms',
      title: 'Alms',
      rulings: [
        ruling(
          'A21',
          'Who chooses',
          'The one who takes chooses which coat to give and which to take, and sees the coats that may be taken.',
          'nobody can choose among pieces they may not see.',
        ),
        ruling(
          'A22',
          'Must give, may take',
          'Giving is required if there is a negative Education coat to give. Taking is the taker’s choice, up to the limit.',
          'the giving is stated as a fact, the taking as a maximum.',
        ),
        ruling(
          'A23',
          'Several on square 0',
          'If several share last place on square 0, the first names one of them, even with nothing to give or take. There is then no second to last, so the second does not trade. Both profit only from square 1 or higher. Nobody trades with themselves; in Lancelot blue may trade with green.',
          'the trade needs one partner, and a shared last place leaves no second to last.',
        ),
        ruling(
          'A32',
          'Order, and which coat moves',
          'Name the partner, give, take, take again. If several coats have the value named, the one earned first moves, and it goes to the end of the new owner’s coats.',
          'the points are the same either way; a fixed order makes records exact.',
        ),
        ruling(
          'A37',
          'What the table sees',
          'Trades of Jousts, Tournaments and King’s Service coats are open. With the codex, the value of an Education coat that is given is seen by giver and receiver only.',
          'what the codex gave is a secret, and a gift should not publish it. That the other trades are shown is our convenience: with −1 and −3 in one hand, at a table a gift would hide something.',
        ),
        ruling(
          'A39',
          'With the codex, giving is asked',
          'With the codex, whoever holds two or more Education coats is asked which to give, even if all are alike. With one it just happens. Whoever chooses for the neutral looks at its coats.',
          'how many coats somebody holds is public, their kinds are not: a question only for those with both kinds would tell.',
        ),
        ruling(
          'A40',
          'Editions',
          'A table may follow one printed box. English: the second takes from the last squire, the one the first traded with. French: scrolls are taken by cards only, and the first must take two coats if there are two. English, French and Russian: the second must take one if there is one. What must be taken and is the only choice is taken by itself.',
          'whoever has a box should be able to play what its rulebook says.',
        ),
      ],
    },
  ],
};
export default rules;
