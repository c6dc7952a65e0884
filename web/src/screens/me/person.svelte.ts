// Who one is here, and what one may do about it. Each section shows its own trouble.

import { known } from '../../browser/known.svelte';
import { settings } from '../../browser/settings.svelte';
import { account } from '../../i18n/i18n';
import { Refused } from '../../protocol/protocol';
import * as server from '../../source/account';
import { listTables, me, serverReachable, type Me } from '../../source/api';
import { addPasskey, enterByPasskey, removePasskey } from '../../source/passkeys';
import { ReviewedGames } from '../../source/reviewed';
import { reasonOf } from '../../table/reason';

/** Characters a passphrase has at least. */
export const shortest = 12;

export function longEnough(passphrase: string): boolean {
  return [...passphrase].length >= shortest;
}

/** What went wrong, in words. */
export function told(error: unknown): string {
  if (error instanceof DOMException) return account().passkeyRefused;
  if (!(error instanceof Refused)) throw error;
  const { code, field, reason } = error.problem;
  return account().wrong[`${code}.${field ?? reason}`] ?? account().wrong[code] ?? reasonOf(error.problem);
}

export class Person {
  /** Whether a server answers; null: not known yet. */
  server = $state<boolean | null>(null);
  me = $state.raw<Me | null>(null);
  sessions = $state.raw<server.Session[]>([]);
  keys = $state.raw<server.Keys | null>(null);
  /** Games that a bot would have to go on with. */
  running = $state(0);
  /** Why one may not come in; empty: one may. One's data and its end are one's own all the same. */
  banned = $state('');
  /** What has just become of who one was here. */
  gone = $state<'' | 'left' | 'erased'>('');
  /** A code that was just made, until its owner says that they have written it down. */
  code = $state('');

  async look(): Promise<void> {
    try {
      if (await serverReachable()) await this.becomes(await me());
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== 'banned') throw error;
      this.banned = told(error);
    }
    this.server = await serverReachable();
  }

  async makeAccount(name: string, passphrase: string): Promise<void> {
    await this.getsCode(await server.makeAccount(name, passphrase, this.me));
  }
  async logIn(name: string, passphrase: string): Promise<void> {
    await this.becomes(await server.logIn(name, passphrase));
  }
  async recover(name: string, code: string, passphrase: string): Promise<void> {
    await this.getsCode(await server.recover(name, code, passphrase));
  }
  async rename(name: string): Promise<void> {
    await this.becomes(await server.rename(name));
  }
  async changePassphrase(old: string, passphrase: string): Promise<void> {
    await this.becomes(await server.changePassphrase(old, passphrase));
  }
  async newCode(passphrase: string): Promise<void> {
    this.code = await server.newRecoveryCode(passphrase);
    this.keys = await server.keys();
  }
  async logOut(): Promise<void> {
    await server.logOut();
    await this.becomes(null, 'left');
  }
  /** On this device, and named after it. */
  async addPasskey(passphrase: string, otherwise: string): Promise<void> {
    const here = this.sessions.find((session) => session.here);
    await addPasskey(this.me!, passphrase, here?.device || otherwise);
    this.keys = await server.keys();
  }
  async removePasskey(id: string): Promise<void> {
    await removePasskey(id);
    this.keys = await server.keys();
  }
  async enterByPasskey(): Promise<void> {
    await this.becomes(await enterByPasskey());
  }
  async erase(name: string): Promise<void> {
    await server.erase(name);
    this.banned = '';
    new ReviewedGames().forget();
    await this.becomes(null, 'erased');
  }
  async end(id?: string): Promise<void> {
    await server.endSessions(id);
    this.sessions = await server.sessions();
  }

  private async getsCode({ recovery, ...person }: server.WithCode): Promise<void> {
    this.code = recovery;
    await this.becomes(person);
  }
  private async becomes(person: Me | null, gone: typeof this.gone = ''): Promise<void> {
    known.name = person?.name ?? '';
    if (person) settings.name = person.name;
    else if (gone) settings.name = '';
    const account = person?.account === true;
    const [sessions, keys] = account ? await Promise.all([server.sessions(), server.keys()]) : [[], null];
    const mine = person ? await listTables('mine') : [];
    this.running = mine.filter((table) => table.phase === 'playing').length;
    [this.me, this.sessions, this.keys, this.gone] = [person, sessions, keys, gone];
  }
}
