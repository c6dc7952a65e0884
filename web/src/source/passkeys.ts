// Passkeys: what the server asks, the browser's own dialog, and the answer (docs/protocol.md).

import { post, type Me } from './api';

export interface Passkey {
  id: string;
  name: string;
  created: number;
  /** 0: never yet. */
  used: number;
}

interface Question {
  challenge: string;
  /** The host that passkeys of this page belong to. */
  site: string;
}

/** Whether this browser knows them; only pages with a certificate, and localhost, may ask. */
export function passkeysWork(): boolean {
  return 'PublicKeyCredential' in window && isSecureContext;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
function textOf(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Makes one on this device, by that name. */
export async function addPasskey(me: Me, passphrase: string, name: string): Promise<void> {
  const asked = await post<Question & { user: string; known: string[] }>('passkeys/new', { passphrase });
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(asked.challenge),
      rp: { id: asked.site, name: 'Roundtable' },
      user: { id: bytesOf(asked.user), name: me.name, displayName: me.name },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  await post('passkeys', {
    name,
    id: made.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(response.getPublicKey()),
  });
}

/** Comes in with one that this device has. */
export async function enterByPasskey(): Promise<Me> {
  const asked = await post<Question>('passkeys/ask');
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(asked.challenge), rpId: asked.site, userVerification: 'required' },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return post('passkeys/enter', {
    id: used.id,
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
}

export async function removePasskey(id: string): Promise<void> {
  await post('passkeys/end', { id });
}
