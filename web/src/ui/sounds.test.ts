import { beforeEach, expect, it, vi } from 'vitest';

// The fake audio output: the time, and the numbers of sounds started and cut off.
let now = 0;
let heard = 0;
let cut = 0;

let loud = 0;

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
    const gain = { ...parameter };
    return {
      ...node(),
      gain,
      connect: (to: unknown) => {
        if (to !== this.destination) return to;
        heard += 1;
        loud = gain.value;
        return to;
      },
      disconnect: () => (cut += 1),
    };
  }
}
vi.stubGlobal('AudioContext', FakeAudio);
const userActivation = { hasBeenActive: true };
vi.stubGlobal('navigator', { userActivation });

const sounds = await import('./sounds');
const { settings } = await import('../browser/settings.svelte');

beforeEach(() => {
  now += 100;
  heard = 0;
  cut = 0;
  settings.sound = true;
  settings.volume = 0.5;
  userActivation.hasBeenActive = true;
});

it('is on unless somebody has switched it off', async () => {
  const kept = async (text: string | null): Promise<boolean> => {
    vi.resetModules();
    vi.stubGlobal('localStorage', { getItem: () => text });
    return (await import('../browser/settings.svelte')).settings.sound;
  };
  expect(await kept(null)).toBe(true);
  expect(await kept('{"speed":"fast"}')).toBe(true);
  expect(await kept('{"sound":false}')).toBe(false);
});

it('waits for the first gesture', () => {
  userActivation.hasBeenActive = false;
  sounds.tick();
  expect(heard).toBe(0);
  userActivation.hasBeenActive = true;
  sounds.tick();
  expect(heard).toBe(1);
});

it('is as loud as the settings say', () => {
  settings.volume = 0.2;
  sounds.tick();
  expect([heard, loud]).toEqual([1, 0.2]);
  settings.volume = 0;
  sounds.bell();
  expect(heard).toBe(1);
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
