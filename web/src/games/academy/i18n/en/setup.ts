import { roman } from '../../../../i18n/words';
export default {
  presets: {
    first: ['First game', 'The plain rules.'],
    advanced: ['Advanced', 'Three rules that reward timing.'],
    everything: ['Everything', 'All nine switches on.'],
  },
  options: {
    two: {
      name: 'For two players',
      values: {
        karadoc: ['Karadoc', 'A third squire plays along by chance. Close to the game for three.'],
        lancelot: ['Lancelot', 'Each of you leads two squires and splits cards into piles. More to think about.'],
      },
    },
    advanced: {
      name: 'Advanced rules',
      values: {
        lift: ['Lift', 'Before scoring, the first player may put one disc on top of its stack.'],
        stepback: ['Step back', 'Whoever takes a Gallantry bonus loses one Gallantry square.'],
        orderedreset: ['Ordered reset', 'After round III the discs keep their order instead of all going to 0.'],
      },
    },
    variations: {
      name: 'Variations',
      values: {
        knights: [
          'White and Black Knight',
          'Swords also pull the Cup. Jousts and Tournaments score every second round.',
        ],
        bet: ['Bets', 'You name a track first; your Gallantry bonus then moves only that disc.'],
        codex: ['Secret Codex', 'Education penalties lie face down. Good students peek, and take first.'],
        scrolls: ['Royal Scrolls', 'King’s Service pays whenever somebody reaches a scroll.'],
        dragon: ['Dragon', 'Quests pay by the number of coats you hold, or cost you points.'],
        alms: ['Alms', 'At the end the leaders of Charity trade coats with the last.'],
      },
    },
    edition: {
      name: 'Edition',
      line: 'The printed rules differ in a few places. If you own a box, you can play as its rulebook says.',
      values: {
        common: ['Common', 'What the printed rules share; where they leave it open, the freer way.'],
        english: ['English box', 'Alms: the second must take a coat, and from the last.'],
        french: ['French box', 'Only cards take scrolls. Alms: coats must be taken.'],
        russian: ['Russian box', 'Alms: the second must take a coat.'],
      },
    },
    'values.quests': { name: 'Quests', places: ['first', 'second', 'third'] },
    'values.charity': { name: 'Charity', places: ['last', 'second to last'] },
    'values.kingSquares': {
      name: 'King’s Service, squares 1 to 12',
      places: Array.from({ length: 12 }, (_, i) => `square ${i + 1}`),
    },
    'values.cupReach': { name: 'Cup, squares to each side' },
    'values.cupMiddle': {
      name: 'The Cup’s track has a middle square',
      line: 'On: the Cup can stand still between the two sides. Off: it goes from one side straight to the other.',
    },
    'values.lancelotOrder': {
      name: 'The Turn Order card of your box',
      line: 'Off: blue, yellow, green, red, starting one squire later each round. On: each round as on your card.',
      values: { blue: ['blue'], yellow: ['yellow'], green: ['green'], red: ['red'] },
      row: (n: number) => `Round ${roman(n)}`,
    },
  },
  hiddenLine: 'Coats lie face down until the end, as in the box. Off: everybody sees the points.',
  groups: {
    values: {
      name: 'House values',
      line: 'The box shows these numbers only in pictures, so they are our best guess. If you own it, set yours.',
      usual: 'our best guess',
      changed: 'your own',
    },
  },
};
