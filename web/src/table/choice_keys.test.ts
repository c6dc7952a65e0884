import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseByKey } from './choice_keys';

const body = {};
const choosing = { take: vi.fn(), enter: vi.fn(), confirm: vi.fn() };
const typing = { matches: () => true };
const button = { matches: () => false };
function press(key: string, target: unknown = body, more: object = {}): void {
  chooseByKey({ key, target, preventDefault: () => {}, ...more } as KeyboardEvent, choosing);
}

beforeEach(() => vi.stubGlobal('document', { body }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('takes the choice of a digit wherever the focus is', () => {
  press('3');
  press('9', button);
  expect(choosing.take.mock.calls).toEqual([[2], [8]]);
  press('0');
  press('x');
  expect(choosing.take).toHaveBeenCalledTimes(2);
});

it('enters by an arrow and confirms by Enter only while nothing has the focus', () => {
  press('ArrowUp');
  press('Enter');
  press('ArrowUp', button);
  press('Enter', button);
  expect([choosing.enter.mock.calls.length, choosing.confirm.mock.calls.length]).toEqual([1, 1]);
});

it('leaves alone what is typed, and what belongs to the browser or to somebody else', () => {
  press('3', typing);
  press('3', body, { ctrlKey: true });
  press('3', body, { defaultPrevented: true });
  expect(choosing.take).not.toHaveBeenCalled();
});
