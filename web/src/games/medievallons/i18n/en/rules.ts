import { chapter, pictured, rows, ruling, type GameRules } from '../../../rules_text';

const rules: GameRules = {
  lead: 'Gather three cards of one kind and lay them down as a guild. Every card has a power, in your hand and in your guild. Whoever lays a third guild wins at once.',
  parts: [
    {
      id: 'game',
      title: 'The game',
      chapters: [
        chapter(
          'parts',
          'What you see',
          'Two to five players, about half an hour. The deck has **104 cards**: thirteen types of guild, eight cards of each. Under the deck lies the **Cycle-Breaker**, red side up.',
          {
            picture: 'types',
            caption:
              'The thirteen types. The colour says what a power touches: deck, hands, guilds, discard pile; the Witch copies, the Jester is any type.',
          },
          'Everyone gets six cards. The top card of the rest opens the discard pile, which everybody may look through. The first player is drawn at random [M1]; play goes clockwise. There is no hand limit.',
          '**There is no draw step.** New cards come only from powers, so every turn must work for you.',
        ),
        chapter(
          'turn',
          'Your turn: one action',
          'Do exactly one of these four.',
          {
            steps: [
              '**Play a card:** use its power, then put it on the discard pile. Meanwhile it lies aside, in neither hand nor pile [M2].',
              '**Lay a guild:** three or more hand cards of one type, Jesters counting as any type. Then its power is used. Your third guild wins at once, before any power [M3].',
              '**Activate a guild** of yours from an earlier turn: use its power and discard nothing [M30].',
              '**Extend a guild** of yours from an earlier turn: add one or more cards of its type, or Jesters, then use its power [M4].',
            ],
          },
          {
            picture: 'guild',
            caption:
              'Two Monks and a Jester: a guild of Monks. You draw two cards now, and every time you activate it.',
          },
        ),
        chapter(
          'guilds',
          'Guilds',
          'You say exactly which cards you use: how many of the type, how many Jesters [M5]. The type of a guild is that of its other cards; a guild of Jesters alone has no power until it is extended with some type [M6]. You may have several guilds of one type.',
          'A guild that falls to two cards or fewer is **dissolved** at once, and its cards go back to its owner’s hand [M7].',
          {
            picture: 'dissolve',
            caption: 'An Assassin takes one of three cards: two are left, and they go back to their owner’s hand.',
          },
        ),
        chapter(
          'empty',
          'With an empty hand',
          'Three cases, and only these, let you draw from the deck instead of acting; nothing else is possible then.',
          {
            list: [
              'No card and no guild: draw two cards.',
              'No card, and all your guilds are Jester guilds: draw one card [M8].',
              'No card, and your only guild is a Ranger or an Assassin guild and the only guild on the whole table: draw one card [M9].',
            ],
          },
        ),
        chapter(
          'win',
          'The third guild',
          'You win the moment you **lay** your third guild, on your own turn [M26]. So watch the others: two guilds and three cards of one type in a hand is one turn from the end. Break a guild with an Assassin or a Ranger, or take the cards from the hand.',
          { picture: 'third', caption: 'Two guilds lie on the table. The third place wears the laurel.' },
        ),
      ],
    },
    {
      id: 'powers',
      title: 'The thirteen powers',
      chapters: [
        chapter(
          'reading',
          'How powers work',
          'A power is the same whether you play the card, lay its guild, activate or extend it. “Draw” means from the deck. A target is always somebody else [M27].',
          '**More cards.** With the Merchant, the Noble and the Priest, whoever must part with more cards than they hold first draws just enough; you first, then clockwise [M18].',
          'Powers that copy powers, or that others must answer, make chains. The page asks one question at a time and shows where it comes from.',
          {
            picture: 'chain',
            caption: 'A chain: you play a Witch, she copies Bertran’s Knights, and they ask Dorothea.',
          },
        ),
        pictured(
          'plain-dagger',
          'assassin',
          'Assassin',
          'Choose a card in any guild on the table, your own too. It goes to the discard pile. No guild on the table, or none but the one you are using: draw one card instead [M31].',
          { picture: 'power-A', caption: 'Any guild → discard pile' },
        ),
        pictured(
          'anvil',
          'artisan',
          'Artisan',
          'Take the top card of the discard pile. If it is empty, nothing happens [M10].',
          { picture: 'power-R', caption: 'Discard pile → your hand' },
        ),
        pictured(
          'swap-bag',
          'beggar',
          'Beggar',
          'Take a random card from the player with the most cards in hand; if several others tie, choose one. If you hold strictly more than everyone else, draw one card instead [M11] [M28].',
          { picture: 'power-B', caption: 'The fullest hand → your hand, at random' },
        ),
        pictured(
          'jester-hat',
          'jester',
          'Jester',
          'No power. It counts as any type in a guild. It may be played alone, for nothing [M12].',
          { picture: 'power-J', caption: 'Any type in a guild' },
        ),
        pictured(
          'black-knight-helm',
          'knight',
          'Knight',
          'Choose another player and name a type. If they have such a card they give you one; if not, nothing happens, and now everybody knows [M13].',
          { picture: 'power-K', caption: 'A card you name → your hand' },
        ),
        pictured(
          'scales',
          'merchant',
          'Merchant',
          'Trade two cards with another player. Both choose two of their own in secret, at the same time.',
          { picture: 'power-M', caption: 'Two of your cards ↔ two of theirs' },
        ),
        pictured('candle-flame', 'monk', 'Monk', 'Draw two cards.', {
          picture: 'power-O',
          caption: 'Deck → your hand, two cards',
        }),
        pictured(
          'imperial-crown',
          'noble',
          'Noble',
          'The next two players clockwise each give you one card of their choice, both at the same time. With two players: the other gives one, then you draw one.',
          { picture: 'power-N', caption: 'The next two hands → your hand, one card each' },
        ),
        pictured(
          'pope-crown',
          'priest',
          'Priest',
          'Look at another player’s whole hand and take one card; then give one of yours, but not that same card [M14].',
          { picture: 'power-P', caption: 'See a hand, take one, give one' },
        ),
        pictured(
          'bow-arrow',
          'ranger',
          'Ranger',
          'Take a card from any guild on the table, your own too, into your hand. No guild on the table, or none but the one you are using: draw one card instead [M31].',
          { picture: 'power-G', caption: 'Any guild → your hand' },
        ),
        pictured('polar-star', 'star', 'Star', 'Every player draws one card, you first, then clockwise.', {
          picture: 'power-S',
          caption: 'Deck → every hand',
        }),
        pictured(
          'pointy-hat',
          'wizard',
          'Wizard',
          'Draw three cards, keep one and discard two; you choose which of the two ends on top [M15].',
          { picture: 'power-Z', caption: 'Draw three, keep one, discard two' },
        ),
        pictured(
          'cauldron',
          'witch',
          'Witch',
          'Use the power of any guild on the table, whoever owns it, as if it were yours. Jester and Witch guilds cannot be chosen.',
          'If there is no other guild, reveal the top card of the deck, put it on the discard pile and use its power. A Witch reveals again, a Jester does nothing, an Artisan takes itself [M16]. A copied Ranger or Assassin without any guild draws one card [M17].',
          { picture: 'power-W', caption: 'Any guild’s power, as if it were yours' },
        ),
      ],
    },
    {
      id: 'ending',
      title: 'The end',
      chapters: [
        chapter(
          'breaker',
          'The Cycle-Breaker',
          'When the **last card of the deck** is drawn or revealed, the Cycle-Breaker shows.',
          {
            steps: [
              '**The first time** it turns from red to yellow. The top card of the discard pile stays; the rest is shuffled into a new deck, and drawing goes on if cards are still due [M19].',
              '**The second time** the game ends at once, even in the middle of a power [M20] [M21].',
            ],
          },
          { picture: 'breaker', caption: 'Red: one reshuffle to come. Yellow: the next empty deck ends the game.' },
          'If nobody has a third guild, whoever has the most guilds wins; then the most cards in guilds; then the most hand cards; if still tied, the victory is shared [M22]. A game that never ends is stopped after 400 turns [M23].',
        ),
      ],
    },
    {
      id: 'knowing',
      title: 'What you may know',
      chapters: [
        chapter(
          'secrets',
          'Open and secret',
          rows(
            'Open to all | Secret',
            'guilds and their cards, the whole discard pile | hands, the order of the deck',
            'hand sizes, deck size, the Cycle-Breaker | what was drawn',
            'each action and its target, what a Knight named and the answer | what Noble, Merchant, Priest and Beggar moved: only the two concerned know',
          ),
          'The exact list is [M24]. The page remembers for you what you know of other hands [M25], and makes a choice for you only where there is none [M29].',
        ),
      ],
    },
  ],
  subjects: [
    {
      id: 'on-turn',
      title: 'Set-up and turn',
      rulings: [
        ruling('M1', 'First player', 'Drawn at random, unless the options of the table name a seat.'),
        ruling(
          'M2',
          'A card being used',
          'While its power resolves, a played card is in neither hand nor discard pile. It does not count as a hand card, and an Artisan cannot take itself.',
        ),
        ruling(
          'M30',
          'When a guild can be activated',
          'A guild must have been laid on an earlier turn. As you have one action a turn, every guild of yours qualifies at the start of your turn.',
        ),
        ruling(
          'M27',
          'Another player',
          'A target must be somebody else wherever the text says “another player”; the same goes for the Knight’s “a player”.',
        ),
      ],
    },
    {
      id: 'on-guilds',
      title: 'Guilds',
      rulings: [
        ruling('M3', 'The third guild', 'Whoever lays a third guild wins at once, before any power is used.'),
        ruling('M4', 'Extending', 'Only a guild from an earlier turn can be extended.'),
        ruling(
          'M5',
          'Which cards',
          'When you lay or extend, you name exactly which cards are used: so many of the type, so many Jesters.',
        ),
        ruling(
          'M6',
          'The type of a guild',
          'It is that of its other cards. Jesters alone are a Jester guild without power; extended with cards of one type it is of that type from then on. If the last other card leaves a guild of three or more, it becomes a Jester guild again.',
        ),
        ruling(
          'M7',
          'Dissolving',
          'A guild that falls to two cards or fewer is dissolved as soon as the card is taken; its cards go to its owner’s hand.',
        ),
        ruling('M26', 'Winning needs laying', 'The third guild wins only by being laid, on one’s own turn.'),
      ],
    },
    {
      id: 'on-empty',
      title: 'With an empty hand',
      rulings: [
        ruling(
          'M8',
          'Several Jester guilds',
          'With an empty hand and only Jester guilds, however many, you draw one card.',
        ),
        ruling(
          'M9',
          'Only a Ranger or Assassin guild',
          'You draw one card only if it is the one guild on the whole table. If others have guilds, you can and must use it. Two such guilds of your own are no exception. With cards in hand, see M31.',
        ),
      ],
    },
    {
      id: 'on-powers',
      title: 'Powers',
      rulings: [
        ruling('M10', 'Artisan and an empty pile', 'Nothing is taken.'),
        ruling(
          'M11',
          'Beggar: who has most',
          'If you tie with others for the most cards, choose among those others. If you hold strictly more than every other, draw one card.',
        ),
        ruling('M28', 'Beggar: all others empty', 'If no other player holds a card, draw one instead.'),
        ruling('M12', 'A Jester played alone', 'It may be played, for nothing.'),
        ruling(
          'M13',
          'Knight: what is public',
          'The type named and the answer. The “more cards” rule does not apply to the Knight.',
        ),
        ruling(
          'M14',
          'Priest: not the same card',
          'You may not give back the card you took, so the type you give must have been in your hand before.',
        ),
        ruling(
          'M31',
          'Ranger and Assassin guilds: nothing else to raid',
          'A guild does not raid itself. If your Ranger or Assassin guild is the only guild on the table and you lay, extend or activate it, or copy it with a Witch card, you draw one card instead. Another player’s Witch may take from it, and so may a Ranger or Assassin card from your hand. As soon as there is any other guild, the power is used as usual, on your own guilds too; the page asks first whether you mean it.',
        ),
        ruling(
          'M15',
          'Wizard: the order of discards',
          'You choose which of the two ends on top. What a power discards goes down before the played card itself.',
        ),
        ruling(
          'M16',
          'Witch with no guild to copy',
          'The revealed card goes to the discard pile and its power is used. A Witch reveals again, a Jester does nothing; an Artisan lies on top of the pile and takes itself.',
        ),
        ruling(
          'M17',
          'Witch copying without a guild',
          'A Ranger or Assassin power copied with no guild on the table draws one card.',
        ),
        ruling(
          'M18',
          'More cards',
          'Before the power resolves, whoever must part with more cards than they hold draws until they have just enough; user first, then clockwise. The Priest needs one card on each side, the Merchant two on each, the Noble one from each giver. A target is chosen before that.',
        ),
      ],
    },
    {
      id: 'on-end',
      title: 'Cycle-Breaker and end',
      rulings: [
        ruling(
          'M19',
          'What is shuffled',
          'Cards being resolved (a played card, a Wizard’s three) are not in the pile. The reshuffle happens the moment the last card leaves the deck. If a Witch revealed that card, it is the top of the pile and stays.',
        ),
        ruling(
          'M20',
          'The end in the middle of a power',
          'The rest of the power is not resolved; what was given or drawn counts; a card played and not yet discarded counts nowhere. A Wizard’s drawn cards count as hand cards.',
        ),
        ruling('M21', 'Nothing to shuffle', 'If the first reshuffle finds no card for a new deck, the game ends too.'),
        ruling(
          'M22',
          'Who wins then',
          'Most guilds; then most cards in guilds; then most hand cards; then the victory is shared.',
        ),
        ruling(
          'M23',
          'Endless games',
          'After 400 turns of all players together the game ends as if yellow had shown; the last turn is played out. The number can be changed.',
        ),
      ],
    },
    {
      id: 'on-secrets',
      title: 'Open and secret',
      rulings: [
        ruling(
          'M24',
          'What is public',
          'Every guild and its cards, the discard pile and its order, hand and deck sizes, the Cycle-Breaker’s side, whose turn it is, each action and its target, what a Knight named and whether it was given, what Artisan, Ranger and Assassin took from where. Secret: hands, the deck’s order, what was drawn, what Noble, Merchant, Priest and Beggar moved.',
        ),
        ruling(
          'M25',
          'What you know of other hands',
          'The page shows cards you gave, saw by a Priest, or that became public, as long as they must still be there. Once a card may have left unseen, that knowledge is weakened or dropped; it is never wrong, and never more than a perfect observer could work out.',
        ),
        ruling(
          'M29',
          'Forced choices',
          'A choice that public facts alone force is made for you: the target with two players, giving from a hand of one card, the only guild that can be copied. One that only your secret cards force is still asked, so that a quick answer reveals nothing. What a Wizard keeps is always asked.',
        ),
      ],
    },
  ],
};
export default rules;
