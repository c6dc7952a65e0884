// The viewer's identity on this server, and all actions of the account page. Each section shows its own errors.

import { known } from '../../browser/known.svelte';
import { settings } from '../../browser/settings.svelte';
import { account } from '../../i18n/i18n';
import { Refused } from '../../protocol/protocol';
import * as server from '../../source/account';
import { listTables, me, serverReachable, type Me } from '../../source/api';
import { addPasskey, enterByPasskey, removePasskey } from '../../source/passkeys';
import { ReviewedGames } from '../../source/reviewed';
import { reasonOf } from '../../table/reason';

/** The minimum length of a passphrase, in characters. */
export const shortest = 12;

export function longEnough(passphrase: string): boolean {
  return [...passphrase].length >= shortest;
}

/** An error message. */
export function told(error: unknown): string {
  if (error instanceof DOMException) return account().passkeyRefused;
  if (!(error instanceof Refused)) throw error;
  const { code, field, reason } = error.problem;
  return account().wrong[`${code}.${field ?? reason}`] ?? account().wrong[code] ?? reasonOf(error.problem);
}

export class Person {
  /** True if a server answers; null while unknown. */
  server = $state<boolean | null>(null);
  me = $state.raw<Me | null>(null);
  sessions = $state.raw<server.Session[]>([]);
  keys = $state.raw<server.Keys | null>(null);
  /** Games in progress, which a bot would continue after erasure. */
  running = $state(0);
  /** The reason of a ban; empty without one. Banned people can still export and erase their data. */
  banned = $state('');
  /** Set after logging out or erasure, until the next change. */
  gone = $state<'' | 'left' | 'erased'>('');
  /** A new recovery code, until its owner confirms having written it down. */
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
  /** For this device, with its name. */
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
