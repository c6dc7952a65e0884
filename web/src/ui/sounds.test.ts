import { beforeEach, expect, it, vi } from 'vitest';

// What is heard: when each sound was connected, and which were cut off.
let now = 0;
let heard = 0;
let cut = 0;

const parameter = {
  value: 0,
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
};
const node = () => ({
  gain: parameter,
  frequency: parameter,
  Q: parameter,
  connect: (to: unknown) => to,
  start: () => {},
  stop: () => {},
  disconnect: () => {},
});
class FakeAudio {
  state = 'running';
  sampleRate = 100;
  destination = {};
  get currentTime() {
    return now;
  }
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  createGain() {
    return {
      ...node(),
      connect: (to: unknown) => {
        if (to === this.destination) heard += 1;
        return to;
      },
      disconnect: () => (cut += 1),
    };
  }
}
vi.stubGlobal('AudioContext', FakeAudio);

const sounds = await import('./sounds');
const { settings } = await import('../browser/settings.svelte');

beforeEach(() => {
  now += 100;
  heard = 0;
  cut = 0;
  settings.sound = true;
});

it('is silent unless it is wanted', () => {
  settings.sound = false;
  sounds.bell();
  expect(heard).toBe(0);
});

it('leaves a sound out while another is heard', () => {
  sounds.tick();
  sounds.tick();
  expect(heard).toBe(1);
  now += 1;
  sounds.tick();
  expect(heard).toBe(2);
});

it('lets what matters more cut in, and nothing else', () => {
  sounds.tick();
  cut = 0;
  sounds.bell();
  expect([heard, cut]).toEqual([2, 1]);
  sounds.coin();
  expect([heard, cut]).toEqual([2, 1]);
});
