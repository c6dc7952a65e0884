import { chapter, pictured, type Part } from '../../../../rules_text';

const powers: Part = {
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
};

export default powers;
