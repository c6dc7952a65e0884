import { withTexts, type GameModule } from '../game';
import Art from './Art.svelte';
import { academy as tableTexts, lessonTexts, rulesTexts, setupTexts } from './texts';

export const academy: GameModule = {
  line: {
    en: 'Draft five cards, play four, and race your squire along seven tracks.',
    fr: 'Choisissez cinq cartes, jouez-en quatre et faites avancer votre écuyer sur sept pistes.',
    ru: 'Отберите пять карт, сыграйте четыре и ведите своего оруженосца по семи дорожкам.',
  },
  credit: {
    en: 'Medieval Academy: a game by Nicolas Poncin, illustrated by Pierô, published by Blue Cocker Games, 2014.',
    fr: 'Medieval Academy\u00a0: un jeu de Nicolas Poncin, illustré par Pierô, édité par Blue Cocker Games, 2014.',
    ru: 'Medieval Academy: автор Николя Понсен, художник Пьеро, издатель Blue Cocker Games, 2014.',
  },
  minutes: 25,
  usualPlayers: 4,
  Art,
  ui: () => withTexts(import('./ui'), tableTexts),
  setup: () => withTexts(import('./setup'), setupTexts),
  rules: () => withTexts(import('./rules'), rulesTexts),
  lesson: () => withTexts(import('./lesson'), lessonTexts),
  points: () => withTexts(import('./points'), tableTexts),
};
