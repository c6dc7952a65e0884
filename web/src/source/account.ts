// HTTP calls for identity and login (docs/protocol.md).

import { get, guest, post, type Me } from './api';
import type { Passkey } from './passkeys';

/** An account with its new recovery code, which is shown only once. */
export interface WithCode extends Me {
  recovery: string;
}

export interface Session {
  id: string;
  created: number;
  /** Rounded to the hour. */
  seen: number;
  /** `Firefox, Linux`; empty if unknown. */
  device: string;
  here: boolean;
}

/** The login methods of an account. */
export interface Keys {
  passphrase: boolean;
  /** Creation time of the recovery code; null if there is none. */
  recovery: number | null;
  passkeys: Passkey[];
}

/** Creates an account for the current guest, or for a new one. */
export async function makeAccount(name: string, passphrase: string, known: Me | null): Promise<WithCode> {
  if (!known) await guest(name);
  return post('account', { name, passphrase });
}
export function logIn(name: string, passphrase: string): Promise<Me> {
  return post('login', { name, passphrase });
}
/** Logs in by the recovery code, which can be used once. */
export function recover(name: string, code: string, passphrase: string): Promise<WithCode> {
  return post('recover', { name, code, passphrase });
}
/** Deletes the account for good; requires its name as confirmation. */
export async function erase(name: string): Promise<void> {
  await post('me/erase', { name });
}
export async function logOut(): Promise<void> {
  await post('logout');
}
export function rename(name: string): Promise<Me> {
  return post('me', { name });
}
/** Two free names similar to that one. */
export async function freeNames(name: string): Promise<string[]> {
  return (await post<{ free: string[] }>('names', { name })).free;
}
export function changePassphrase(old: string, passphrase: string): Promise<Me> {
  return post('passphrase', { old, passphrase });
}
export async function newRecoveryCode(passphrase: string): Promise<string> {
  return (await post<WithCode>('recovery', { passphrase })).recovery;
}
export function keys(): Promise<Keys> {
  return get('keys');
}
export async function sessions(): Promise<Session[]> {
  return (await get<{ sessions: Session[] }>('sessions')).sessions;
}
/** Ends that session, or all other sessions. */
export async function endSessions(id?: string): Promise<void> {
  await post('sessions/end', id === undefined ? { all: true } : { id });
}
