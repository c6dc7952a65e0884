import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const location = { pathname: '/', search: '', hash: '', origin: 'http://here', host: 'here' };
  Object.assign(globalThis, { localStorage, location });
});
globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
vi.mock('../../browser/route.svelte', () => ({ go: vi.fn(), route: { path: '/', search: '' } }));
vi.mock('../../source/api', async (original) => ({
  ...(await original<object>()),
  serverReachable: () => Promise.resolve(true),
}));
vi.mock('../../source/local', () => ({ startLocal: vi.fn(() => 'id') }));

import { settings } from '../../browser/settings.svelte';
import { gameNamed } from '../../games';
import { common, load, setup } from '../../i18n/i18n';
import { startLocal } from '../../source/local';
import { Form } from './form.svelte';

const academy = gameNamed('academy');
beforeAll(() => load(common, setup));
beforeEach(() => (settings.name = ''));

describe('one device for several people', () => {
  const names = async (form: Form): Promise<unknown> => {
    await form.send();
    return vi.mocked(startLocal).mock.lastCall![0];
  };

  it('has a name in the first seat, too', async () => {
    const form = new Form(academy, undefined);
    form.setUp.seats = ['me', 'here', 'squire'];
    form.setUp.names = ['', 'Ben'];
    expect(form.handed).toBe(true);
    form.name = ' Ann ';
    expect(await names(form)).toMatchObject({ name: 'Ann', names: ['', 'Ben', ''] });
    expect(settings.name).toBe('Ann');
  });

  it('numbers who has no name, the first as well', async () => {
    const form = new Form(academy, undefined);
    form.setUp.seats = ['me', 'here', 'squire'];
    form.setUp.names = [];
    expect(await names(form)).toMatchObject({ name: 'Player 1', names: ['', 'Player 2', ''] });
    expect(settings.name).toBe('');
  });

  it('asks for no second name where the table has friends', () => {
    const form = new Form(academy, undefined);
    form.setUp.seats = ['me', 'here', 'open'];
    expect(form.handed).toBe(false);
  });
});

describe('a form that is not right yet', () => {
  it('names the field', async () => {
    const form = new Form(academy, undefined);
    form.setUp.seats = ['me', 'open', 'open'];
    expect(form.message).toBe('');
    await form.send();
    expect(form.message).toBe('Your name: Enter a name of 1 to 24 characters.');
    form.name = 'Ann';
    expect(form.message).toBe('');
    form.setUp.options['variations'] = ['scrolls'];
    const numbers = form.options.find(({ kind }) => kind === 'number' || kind === 'numbers')!;
    form.setUp.options[numbers.name] = numbers.kind === 'number' ? 1000 : [1000];
    expect(form.message).toMatch(/^[^:]+: Enter a whole number from/);
  });

  it('names the field that a server refuses', () => {
    const form = new Form(academy, undefined);
    form.setUp.seats = ['me', 'open', 'open'];
    form.name = 'Bot:x';
    form.problem = { code: 'bad-field', field: 'name', message: 'name: only bots are called so' };
    expect(form.message).toMatch(/^Your name: /);
  });
});
