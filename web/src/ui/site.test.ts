import { expect, it } from 'vitest';
import { current, partOf } from './site';

it('every page but tables belongs to a part of the site', () => {
  expect(['/', '/new/academy', '/hall', '/notices', '/rules/academy', '/person/me'].map(partOf)).toEqual([
    'play',
    'play',
    'hall',
    'turns',
    'study',
    'me',
  ]);
  expect(['/table/abc', '/toString', '/credits'].map(partOf)).toEqual([undefined, undefined, undefined]);
});

it('the navigation marks the page itself, and the part that a page is in', () => {
  expect(current('study', '/study')).toBe('page');
  expect(current('study', '/learn/academy')).toBe('true');
  expect(current('hall', '/study')).toBeUndefined();
  expect(current('play', '/')).toBe('page');
  expect(current('me', '/person/me')).toBe('true');
  expect(current('me', '/person/u7')).toBeUndefined();
});
