import type { GameUi } from '../ui';
import End from './End.svelte';
import Table from './Table.svelte';

const ui: GameUi = {
  game: 'medievallons',
  Table,
  End,
  beats: (_before, after) => [{ view: after, ms: 400 }],
  log: () => null,
  question: () => ({ mine: false, title: '' }),
  choice: (choice) => choice.text,
  progress: () => '',
};

export default ui;
