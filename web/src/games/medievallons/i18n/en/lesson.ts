import { say } from '../../../lesson';

export default {
  welcome: say(
    'Welcome!',
    'You are blue, with the cross. Whoever lays three guilds wins at once. Let us try three turns.',
  ),
  rivals: say(
    'Your rivals',
    'Their guilds lie open, with room for three. Of their hands you see only how many cards they hold.',
  ),
  hand: say(
    'Your hand',
    'Every card has a power, written on it. The colour says what it touches: blue the deck, red hands, green guilds, brown the pile.',
  ),
  layGuild: say(
    'Lay a guild',
    'Three of a kind make a guild, and the Jester counts as any kind. Choose a Monk, then lay two Monks with the Jester.',
  ),
  drew: say(
    'It works at once',
    'Monk: draw two cards. The guild stays on the table, and you can use its power again on later turns.',
  ),
  watch: say(
    'The others play',
    'One action a turn: play a card, lay, use or extend a guild. The log tells it all. If somebody asks you for cards, just choose.',
  ),
  playPriest: say(
    'Play a single card',
    'Play the Priest: choose whose hand to see, take a card you can use, and give one you can spare. It is then discarded.',
  ),
  playAny: say(
    'Play a single card',
    'Choose a card for its power. It is used once and goes to the discard pile. Answer what it asks, step by step.',
  ),
  know: say(
    'You know more now',
    'What you have seen in another hand stays noted beside that player, as long as it must still be there.',
  ),
  watchAgain: say('The others play', 'Keep an eye on those with two guilds: one more and they win.'),
  activate: say(
    'Use your guild',
    'Choose your Monk guild and use it: two cards again, and you lose nothing. That is why guilds pay off.',
  ),
  noGuild: say(
    'Your guild is gone',
    'With fewer than three cards a guild is dissolved and goes back to the hand. Do what you think best now.',
  ),
  deck: say(
    'The deck',
    'Nobody simply draws: cards come from powers only. When the deck has run out twice, whoever has the most guilds wins.',
  ),
  end: say(
    'You know the game',
    'Gather, lay, and keep the others from their third guild. All thirteen powers are one tap away at the table.',
  ),
};
