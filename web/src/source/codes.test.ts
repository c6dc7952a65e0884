import { afterEach, describe, expect, it, vi } from 'vitest';
import { inGroups, readCode } from './codes';
import { onlyHere, reach } from './reach';

describe('a code', () => {
  it('is read however it is typed', () => {
    for (const typed of ['KTMQHR', 'ktmqhr', ' ktm qhr ', 'KTM-QHR', 'КТМqНr']) expect(readCode(typed)).toBe('KTMQHR');
    expect(readCode(inGroups('KTMQHR'))).toBe('KTMQHR');
  });
  it('is none with other letters, or another number of them', () => {
    for (const typed of ['', 'KTMQH', 'KTMQHRR', 'AEIOUY', '123456', 'ЖЖЖЖЖЖ']) expect(readCode(typed)).toBe('');
  });
});

describe('where phones find the server', () => {
  const at = (origin: string, told?: object) => {
    const { hostname } = new URL(origin);
    vi.stubGlobal('location', { origin, hostname });
    const fetch = vi.fn(() =>
      told ? Promise.resolve(new Response(JSON.stringify(told))) : Promise.reject(new Error('gone')),
    );
    vi.stubGlobal('fetch', fetch);
    return reach().then((found) => ({ ...found, asked: fetch.mock.calls.length }));
  };
  const addresses = ['192.168.1.5', '10.0.0.7'];
  afterEach(() => vi.unstubAllGlobals());

  it('is where this page is, if that is no address of the machine itself', async () => {
    const origin = 'https://play.example.org';
    expect(await at(origin)).toEqual({ origin, closed: false, later: null, asked: 0 });
    for (const host of ['localhost', '127.0.0.1', '127.0.1.1', '[::1]']) expect(onlyHere(host)).toBe(true);
    for (const host of ['192.168.1.5', 'localhost.example', '[2001:db8::1]']) expect(onlyHere(host)).toBe(false);
  });
  it('is its address in the local network, if it listens there', async () => {
    expect(await at('http://127.0.0.1:8080', { open: true, port: 8080, addresses })).toMatchObject({
      origin: 'http://192.168.1.5:8080',
      closed: false,
    });
  });
  it('is nowhere, if it listens on this machine only or there is no network', async () => {
    const origin = 'http://localhost:8080';
    const later = 'http://192.168.1.5:8080';
    expect(await at(origin, { open: false, port: 8080, addresses })).toMatchObject({ origin, closed: true, later });
    expect(await at(origin, { open: true, port: 8080, addresses: [] })).toMatchObject({ closed: true, later: null });
    expect(await at(origin)).toMatchObject({ origin, closed: true, later: null });
  });
});
