// Short synthesized sounds: a tick of wood, a page, a low bell, a coin, a horn. They never overlap: while a sound
// plays, another is skipped, unless the new sound has more weight. Browsers allow sound only after the first click or
// key.

import { settings } from '../browser/settings.svelte';

let context: AudioContext | null = null;
let playing = { until: 0, weight: 0, stop: () => {} };

/** Browsers log a warning for an AudioContext created before the first gesture. */
let touched = false;
if (typeof addEventListener !== 'undefined')
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => (touched = true), { once: true });
const allowed = (): boolean => navigator.userActivation?.hasBeenActive ?? touched;

/** Starts a sound on `out` and returns its length in seconds. */
type Score = (audio: AudioContext, out: AudioNode, at: number) => number;

function play(weight: number, score: Score, wanted = settings.sound): void {
  if (!wanted || settings.volume <= 0 || typeof AudioContext === 'undefined' || !allowed()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (now < playing.until && weight <= playing.weight) return;
  playing.stop();
  const out = context.createGain();
  out.gain.value = settings.volume;
  out.connect(context.destination);
  const length = score(context, out, now + 0.005);
  playing = { until: now + length, weight, stop: () => out.disconnect() };
}

/** A tone with a sharp attack and a decay. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { pitch, length, loud, shape = 'sine', to = pitch }: Tone,
): void {
  const source = audio.createOscillator();
  const envelope = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  envelope.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(envelope).connect(out);
  source.start(at);
  source.stop(at + length);
}
interface Tone {
  pitch: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
  to?: number;
}

function noise(audio: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const envelope = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(pitch * 2.2, at + length);
  envelope.gain.setValueAtTime(0.0001, at);
  envelope.gain.linearRampToValueAtTime(loud, at + length * 0.3);
  envelope.gain.linearRampToValueAtTime(0, at + length);
  source.connect(filter).connect(envelope).connect(out);
  source.start(at);
}

/** A disc is put down. */
export function tick(): void {
  play(1, (audio, out, at) => {
    tone(audio, out, at, { pitch: 620, to: 340, length: 0.06, loud: 0.5, shape: 'triangle' });
    noise(audio, out, at, 0.03, 1400, 0.25);
    return 0.06;
  });
}

/** A card is played or passed on. */
export function page(): void {
  play(2, (audio, out, at) => {
    noise(audio, out, at, 0.18, 1800, 0.3);
    return 0.18;
  });
}

/** Coats are won. */
export function coin(): void {
  play(3, (audio, out, at) => {
    tone(audio, out, at, { pitch: 1865, length: 0.09, loud: 0.16 });
    tone(audio, out, at + 0.07, { pitch: 2490, length: 0.32, loud: 0.2 });
    return 0.36;
  });
}

/** It is your turn. */
export function bell(): void {
  const score: Score = (audio, out, at) => {
    tone(audio, out, at, { pitch: 196, length: 1.4, loud: 0.5 });
    tone(audio, out, at, { pitch: 392.9, length: 0.9, loud: 0.18 });
    tone(audio, out, at, { pitch: 541, length: 0.5, loud: 0.1 });
    return 0.9;
  };
  play(4, score, settings.sound || settings.turnBell);
}

/** The game is over. */
export function horn(): void {
  play(5, (audio, out, at) => {
    for (const [start, pitch, length] of [
      [0, 196, 0.26],
      [0.22, 261.6, 0.22],
      [0.4, 392, 0.8],
    ] as const) {
      tone(audio, out, at + start, { pitch, length, loud: 0.22, shape: 'sawtooth' });
      tone(audio, out, at + start, { pitch: pitch * 1.003, length, loud: 0.16, shape: 'triangle' });
    }
    return 1.2;
  });
}
