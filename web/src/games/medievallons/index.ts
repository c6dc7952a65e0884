import { withTexts, type GameModule } from '../game';
import Art from './Art.svelte';
import { lessonTexts, medievallons as tableTexts, rulesTexts, setupTexts } from './texts';

export const medievallons: GameModule = {
  line: {
    en: 'Gather three of a kind, lay a guild, use its power. The third guild wins at once.',
    fr: 'Réunissez trois cartes d’un même type, posez une guilde, utilisez son pouvoir. La troisième guilde donne aussitôt la victoire.',
    ru: 'Соберите три одинаковые карты, выложите гильдию, примените её силу. Третья гильдия сразу приносит победу.',
  },
  credit: {
    en: 'Medievallons: designed and illustrated by Coen Balkestein, published by Wulfhorn Games.',
    fr: 'Medievallons\u00a0: conçu et illustré par Coen Balkestein, édité par Wulfhorn Games.',
    ru: 'Medievallons: автор и художник Кун Балкестейн (Coen Balkestein), издатель Wulfhorn Games.',
  },
  minutes: 30,
  usualPlayers: 3,
  Art,
  ui: () => withTexts(import('./ui'), tableTexts),
  setup: () => withTexts(import('./setup'), setupTexts),
  rules: () => withTexts(import('./rules'), rulesTexts),
  lesson: () => withTexts(import('./lesson'), lessonTexts),
};
