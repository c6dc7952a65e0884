import { ruling, type Subject } from '../../../../rules_text';

const rulings: Subject[] = [
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
];

export default rulings;
