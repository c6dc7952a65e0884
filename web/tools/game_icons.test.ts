import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pictures from 'virtual:game-icons';
import title from 'virtual:game-icons/title';
import { expect, it } from 'vitest';
import { filesIn } from './walls';

it('pictures are drawn on whole units, in few letters', () => {
  const all = Object.values<string>(title);
  expect(all.length).toBeGreaterThan(5);
  for (const path of all) expect(path).toMatch(/^[Mm][^.]+$/);
  expect(all.join('').length).toBeLessThan(8000);
});

it('a game lists the pictures it draws, and no others; on its title art, those that come with the start screen', () => {
  const folder = join(import.meta.dirname, '../src/games');
  const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'icons.json')));
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) {
    const files = filesIn(join(folder, game));
    files.delete('icons.json');
    const art = files.get('Art.svelte')!;
    const code = [...files.values()].join('\n');
    const listed = JSON.parse(readFileSync(join(folder, game, 'icons.json'), 'utf8')) as Record<string, string[]>;
    const drawnIn = (text: string): string[] =>
      Object.keys(pictures).filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
    expect([...listed['title']!].sort()).toEqual(drawnIn(art).sort());
    expect(Object.values(listed).flat().sort()).toEqual(drawnIn(code).sort());
  }
});
