import { expect, it } from 'vitest';
import { shorter } from './short_path.ts';

it('puts every point on the nearest whole unit', () => {
  expect(shorter('M10.4 20.6L12.6 18h5.4v-3z')).toBe('M10 21l3-3h5v-3z');
  expect(shorter('m1.234.567 8.9 0.5')).toBe('M1 1l9 0');
});

it('does not let rounding add up', () => {
  expect(shorter('M0 0l.4.4.4.4.4.4')).toBe('M0 0l0 0 1 1 0 0');
});

it('tells every kind of step from the point before', () => {
  expect(shorter('M10 10C11 12 13 14 15 16s1 2 3 4q1 1 2 2t3 3')).toBe('M10 10c1 2 3 4 5 6s1 2 3 4q1 1 2 2t3 3');
  expect(shorter('M10 10H20V30Z')).toBe('M10 10h10v20z');
  expect(shorter('M5 5l1 1zm2 2l3 3')).toBe('M5 5l1 1zm2 2l3 3');
  expect(shorter('M5 5zM9 9')).toBe('M5 5zm4 4');
});

it('reads the flags of an arc, with gaps or without', () => {
  expect(shorter('M0 0a5.04 5 0 017.6 3')).toBe('M0 0a5 5 0 0 1 8 3');
  expect(shorter('M1 1A5 5 0 1 0 11 21')).toBe('M1 1a5 5 0 1 0 10 20');
});

it('says so where it does not understand', () => {
  expect(() => shorter('M1 2 3')).toThrow();
  expect(() => shorter('L1 x')).toThrow();
  expect(() => shorter('M1 1z2')).toThrow();
});
