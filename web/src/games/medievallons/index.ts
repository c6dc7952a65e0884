import { byLanguage } from '../../i18n/area.svelte';
import { withTexts, type GameModule } from '../game';
import Art from './Art.svelte';
import { lessonTexts, medievallons as tableTexts, rulesTexts, setupTexts } from './texts';

export const medievallons: GameModule = {
  texts: byLanguage(
    import.meta.glob<typeof import('./i18n/en/game.ftl').default>('./i18n/*/game.ftl', {
      eager: true,
      import: 'default',
    }),
  ),
  minutes: 30,
  usualPlayers: 3,
  Art,
  ui: () => withTexts(import('./ui'), tableTexts),
  setup: () => withTexts(import('./setup'), setupTexts),
  rules: () => withTexts(import('./rules'), rulesTexts),
  lesson: () => withTexts(import('./lesson'), lessonTexts),
};
