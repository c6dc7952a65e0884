import { describe, expect, it } from 'vitest';
import { rooms } from './layout.svelte';

describe('what a window has room for', () => {
  it('is a rail beside the board on a laptop, and larger letters on a large screen', () => {
    expect(rooms(1280, 800)).toEqual(['wide', 'short']);
    expect(rooms(1920, 1080)).toEqual(['wide', 'tall', 'large']);
  });
  it('is one column on tablets and phones', () => {
    expect(rooms(820, 1180)).toEqual(['tablet', 'compact', 'slim', 'tall']);
    expect(rooms(390, 844)).toEqual(['phone', 'compact', 'narrow', 'slim', 'short']);
  });
  it('is board and hand beside each other on a phone that lies on its side', () => {
    expect(rooms(844, 390)).toEqual(['phone', 'compact', 'slim', 'low', 'short', 'lying']);
  });
});
