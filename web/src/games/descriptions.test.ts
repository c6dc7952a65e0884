import { expect, it } from 'vitest';
import { testStudyEngine } from '../engine/node_engine';
import { engineGames } from '../source/games';

// `scripts/web describe` rewrites the file.
it('the games and their options are what the engine says', async () => {
  const games = await engineGames(testStudyEngine());
  await expect(`${JSON.stringify({ games }, null, 1)}\n`).toMatchFileSnapshot('descriptions.json');
});
