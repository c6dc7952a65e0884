import { expect, it } from 'vitest';
import { engineFileOf } from './messages';

it('a record is read by the engine of its game, one that begins with a position by the engine of all', () => {
  expect(engineFileOf('{"game":"chess","players":2}')).toBe('engine_chess');
  expect(engineFileOf('{"game": "chess", "position": {}}')).toBe('study');
  expect(engineFileOf('', 'chess')).toBe('engine_chess');
  expect(engineFileOf('')).toBe('study');
});
