import { join } from 'node:path';
import { expect, it } from 'vitest';
import { complaints, filesIn } from './walls';

it('the page keeps its walls', () => {
  const page = filesIn(join(import.meta.dirname, '../src'));
  const tools = filesIn(import.meta.dirname, 'tools');
  expect(tools.size).toBeGreaterThan(3);
  expect(complaints(new Map([...page, ...tools]))).toEqual([]);
});

const sound: [string, string][] = [
  ['protocol/protocol.ts', ''],
  ['source/source.ts', `import type { View } from '../protocol/protocol';`],
  ['table/Frame.svelte', `<script module>import '../source/source'; import Self from './Frame.svelte';</script>`],
  ['games/index.ts', `import { chess } from './chess'; import { go } from './go';`],
  ['games/chess/index.ts', `export const table = () => import('./Table.svelte'); // Chess`],
  ['games/chess/Table.svelte', `<script lang="ts">import Frame from '../../table/Frame.svelte';</script>`],
  ['games/go/index.ts', ''],
  ['screens/Start.svelte', `<script lang="ts">import { games } from '../games';</script>`],
];
const broken = (path: string, text: string): string[] => complaints(new Map([...sound, [path, text]]));

it('sees nothing wrong where nothing is', () => {
  expect(complaints(new Map(sound))).toEqual([]);
  expect(broken('source/source.test.ts', `import '../screens/Start.svelte'; // a game of chess`)).toEqual([]);
});

it.each([
  ['a type', 'source/source.ts', `import type { Frame } from '../table/Frame.svelte';`],
  ['an import that waits', 'protocol/protocol.ts', `export const later = () => import('../source/source');`],
  ['an export', 'protocol/protocol.ts', `export { x } from '../source/source';`],
  ['a component', 'table/Frame.svelte', `<script lang="ts">\nimport Start from '../screens/Start.svelte';\n</script>`],
  ['a style', 'ui/Icon.svelte', `<script>import '../screens/start.css';</script>`],
  ['another game', 'games/chess/index.ts', `import { go } from '../go';`],
  ['a room that is none', 'attic/old.ts', `import '../protocol/protocol';`],
])('sees what goes through a wall: %s', (_, path, text) => {
  expect(broken(path, text)).toContainEqual(expect.stringContaining(`${path} imports`));
});

it('sees circles, however long', () => {
  const three = new Map<string, string>([
    ['ui/a.ts', `import './b';`],
    ['ui/b.ts', `export * from './c';`],
    ['ui/c.ts', `export const later = () => import('./a');`],
  ]);
  expect(complaints(three)).toEqual(['a circle: ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts']);
});

it('sees circles of folders of screens, and a folder that imports a screen', () => {
  const two = new Map<string, string>([
    ['screens/hall/a.ts', `import '../turns/b';`],
    ['screens/hall/c.ts', ''],
    ['screens/turns/b.ts', ''],
    ['screens/turns/d.ts', `import '../hall/c';`],
  ]);
  expect(complaints(two)).toEqual(['a circle: screens/hall → screens/turns → screens/hall']);
  const up = new Map<string, string>([
    ['screens/Hall.svelte', `<script>import './hall/a';</script>`],
    ['screens/Home.svelte', ''],
    ['screens/hall/a.ts', `import '../Home.svelte';`],
  ]);
  expect(complaints(up)).toEqual(['a circle: screens → screens/hall → screens']);
});

it('sees a game named outside its room', () => {
  expect(broken('screens/Start.svelte', `{#if game === 'chess'}`)).toEqual([
    'screens/Start.svelte names chess: only games/chess and the list of games may',
  ]);
  expect(broken('style/base.css', `.Chess {}`)).toHaveLength(1);
  expect(broken('games/go/index.ts', `type ChessView = 1`)).toHaveLength(1);
});
