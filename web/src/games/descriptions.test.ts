import { expect, it } from 'vitest';
import { testDesk } from '../engine/node_desk';
import { engineGames } from '../source/games';

// `scripts/web describe` writes it anew.
it('the games and their options are what the engine says', async () => {
  const games = await engineGames(testDesk());
  await expect(`${JSON.stringify({ games }, null, 1)}\n`).toMatchFileSnapshot('descriptions.json');
});
