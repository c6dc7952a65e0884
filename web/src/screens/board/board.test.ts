import { expect, it, vi } from 'vitest';
import type { TableState } from '../../protocol/protocol';
import { ServerSource } from '../../source/server';
import type { Listener } from '../../source/source';
import { BoardSource } from './source';

it('a board tells what one who watches knows, and nothing where the browser has a seat', () => {
  let inner: Listener | undefined;
  vi.spyOn(ServerSource.prototype, 'start').mockImplementation((listener) => void (inner = listener));
  vi.spyOn(ServerSource.prototype, 'close').mockImplementation(() => {});
  const listener = { state: vi.fn(), connection: vi.fn(), failed: vi.fn() };
  new BoardSource('t').start(listener);
  const seen = (you: number | null): TableState => ({ info: { you } }) as unknown as TableState;
  inner!.state(seen(null));
  expect(listener.state).toHaveBeenCalledTimes(1);
  inner!.state(seen(2));
  expect(listener.state).toHaveBeenCalledTimes(1);
  expect(listener.failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'not-now', reason: 'board' }));
});
