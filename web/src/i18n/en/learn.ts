import { counted } from '../words';

/** A title, and a sentence or two; some need a number. */
type Say = [title: string, text: string | ((n: number) => string)];
const say = (...words: Say): Say => words;
const points = (n: number): string => counted('en', n, { one: 'point', other: 'points' });

export default {
  guide: 'Guide',
  next: 'Next',
  back: 'Back',
  notThat: 'Take the one in the ring',
  leave: 'Leave the lesson',
  progress: (n: number, of: number) => `Step ${n} of ${of}`,
  watch: 'Watch',
  yourMove: 'Your move',
  playReal: 'Play a real game',
  readRules: 'Rules',
  steps: {
    academy: {
      welcome: say(
        'Welcome, squire!',
        'You are blue, with the cross. We play one of the six rounds together; it takes about five minutes.',
      ),
      tracks: say(
        'Seven tracks',
        'You have a disc on each, and all stand on 0. Further right is ahead; the last column shows what you would get now.',
      ),
      tracksEach: say(
        'What each track does',
        'Gallantry: the leaders move one more disc. Jousts and Tournaments: points for the leaders, 3 for the first. All three count every round.',
      ),
      tracksMore: say(
        'Two more tracks',
        'Education: every round, whoever is last loses 3 points. King’s Service: 6 points from square 6 on, 12 on square 12, after rounds 3 and 6.',
      ),
      tracksLast: say(
        'And two at the end',
        'Quests and Charity count once, after round 6: Quests gives the leaders a lot, Charity costs the last a lot.',
      ),
      cards: say(
        'Your hand',
        'A card moves your disc on its track, by its number. A Sword goes to Jousts or Tournaments, as you like.',
      ),
      keepSword: say(
        'Keep one card',
        'Choose the Sword 4, then press the button that keeps it. The other four go to your left neighbour.',
      ),
      passed: say(
        'Cards go round',
        'Everybody kept one and passed the rest on. These four came to you; the page remembers which ones you gave away.',
      ),
      keepMore: say(
        'Keep three more',
        'Whichever you like. A hint: one good Education card keeps you from the last place there, which costs 3 points.',
      ),
      playSword: say(
        'Play the Sword',
        'You have five cards and will play four. Choose the Sword: two tracks light up and show where you would be. Take the one you prefer.',
      ),
      watch: say(
        'The others play',
        'One card each, clockwise. A disc that comes to an occupied square lies on top, and the top one is ahead.',
      ),
      playMore: say(
        'Three more cards',
        'Play on. Look at the last column before you choose. Square 0 is always the last place, for everyone on it.',
      ),
      scoring: say(
        'Scoring',
        'Everyone plays a last card; your fifth is discarded unseen. Then each track marked “now” is scored, from top to bottom.',
      ),
      bonus: say(
        'A bonus for you',
        'You are well placed on Gallantry, so you may move one more disc, on any track. Choose where it helps most.',
      ),
      gained: say(
        'Your points',
        (n: number) => `You have ${points(n)} after this round. Well done! The coats of arms say where they come from.`,
      ),
      even: say(
        'Your points',
        'You stand at 0 after this round: neither gained nor lost. The coats of arms show what the others got.',
      ),
      lost: say(
        'Your points',
        (n: number) =>
          `You have lost ${points(n)} this round. That is no disaster: one good card in Education is enough to be safe.`,
      ),
      rest: say(
        'What is still to come',
        'Five more rounds. King’s Service pays after 3 and 6; after 3 most tracks are emptied. Quests and Charity count once, at the end, and for a lot.',
      ),
      end: say(
        'You know the game',
        'Whoever has the most points after six rounds wins. The table tells you everything else when you need it.',
      ),
    },
    medievallons: {
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
    },
  },
};
