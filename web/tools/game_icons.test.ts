import title from 'virtual:game-icons/title';
import { expect, it } from 'vitest';

it('pictures are drawn on whole units, in few letters', () => {
  const all = Object.values<string>(title);
  expect(all.length).toBeGreaterThan(5);
  for (const path of all) expect(path).toMatch(/^[Mm][^.]+$/);
  expect(all.join('').length).toBeLessThan(8000);
});
