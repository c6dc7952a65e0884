import { plural } from '../../../../i18n/words';

export default {
  player: (n: number) => `Игрок ${n}`,
  name: (n: number) => `Имя игрока ${n}`,
  lay: (who: string) => `Новая гильдия: ${who}`,
  layShort: '+ Гильдия',
  which: (who: string) => `${who}: какая гильдия?`,
  cards: (n: number) => `${n} ${plural('ru', n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`,
  more: (guild: string) => `${guild}: на карту больше`,
  fewer: (guild: string) => `${guild}: на карту меньше`,
  none: 'Гильдий пока нет',
  wins: (who: string) => `Победа: ${who}, третья гильдия на столе.`,
  total: (guilds: number, cards: number) => `Гильдий: ${guilds}, карт в них: ${cards}`,
  onTable: 'Способности на столе',
  all: 'Все способности',
  rest: 'Гильдия, в которой меньше трёх карт, распадается: её карты возвращаются в руку.',
};
