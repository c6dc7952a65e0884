// The server over HTTP: who one is, and the ways in (docs/protocol.md).

import { get, guest, post, type Me } from './api';
import type { Passkey } from './passkeys';

/** Somebody who has just been given a recovery code: it is not shown again. */
export interface WithCode extends Me {
  recovery: string;
}

export interface Session {
  id: string;
  created: number;
  /** To the hour. */
  seen: number;
  /** `Firefox, Linux`; empty where it is not known. */
  device: string;
  here: boolean;
}

/** How one gets in. */
export interface Keys {
  passphrase: boolean;
  /** When the code was made. */
  recovery: number | null;
  passkeys: Passkey[];
}

/** Of the guest that one is, or of somebody new. */
export async function makeAccount(name: string, passphrase: string, known: Me | null): Promise<WithCode> {
  if (!known) await guest(name);
  return post('account', { name, passphrase });
}
export function logIn(name: string, passphrase: string): Promise<Me> {
  return post('login', { name, passphrase });
}
/** By the code that was written down, which is used up by it. */
export function recover(name: string, code: string, passphrase: string): Promise<WithCode> {
  return post('recover', { name, code, passphrase });
}
/** For good: needs one's own name. */
export async function erase(name: string): Promise<void> {
  await post('me/erase', { name });
}
export async function logOut(): Promise<void> {
  await post('logout');
}
export function rename(name: string): Promise<Me> {
  return post('me', { name });
}
/** Two names like that one that nobody's account has. */
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
/** That session, or all but this one. */
export async function endSessions(id?: string): Promise<void> {
  await post('sessions/end', id === undefined ? { all: true } : { id });
}
