import { say } from '../../../lesson';
import { counted } from '../../../../i18n/words';

const points = (n: number): string => counted('en', n, { one: 'point', other: 'points' });

export default {
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
    'Education: every round, whoever is last loses 3 points. King’s Service: 6 points from square 6 on, 12 on square 12, after rounds III and VI.',
  ),
  tracksLast: say(
    'And two at the end',
    'Quests and Charity count once, after round VI: Quests gives the leaders a lot, Charity costs the last a lot.',
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
};
