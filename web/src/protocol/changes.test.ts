import { describe, expect, it } from 'vitest';
import { changed } from './changes';

describe('changes', () => {
  it('begin with the whole', () => {
    expect(changed(null, { a: 1 })).toEqual({ a: 1 });
  });
  it('replace members, objects as a whole', () => {
    expect(changed({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } })).toEqual({ a: 1, b: { c: 4 } });
  });
  it('replace a list by a list', () => {
    expect(changed({ a: [1, 2, 3] }, { a: [4] })).toEqual({ a: [4] });
  });
  it('replace items of a list by number, and nothing else', () => {
    expect(changed({ a: [1, 2, 3] }, { a: { '1': 5 } })).toEqual({ a: [1, 5, 3] });
  });
  it('make a list shorter or longer first', () => {
    expect(changed({ a: [1, 2, 3] }, { a: { length: 1 } })).toEqual({ a: [1] });
    expect(changed({ a: [1] }, { a: { length: 3, '1': 7, '2': 8 } })).toEqual({ a: [1, 7, 8] });
  });
  it('may make anything null', () => {
    expect(changed({ a: [1], b: { c: 1 } }, { a: null, b: null })).toEqual({ a: null, b: null });
  });
  it('leave the old as it was', () => {
    const old = { a: [1, 2], b: 1 };
    changed(old, { a: { '0': 9 }, b: 2 });
    expect(old).toEqual({ a: [1, 2], b: 1 });
  });
});
