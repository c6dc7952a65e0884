// Passkeys: the server's challenge, the browser's dialog, and the answer (docs/protocol.md).

import { post, type Me } from './api';

export interface Passkey {
  id: string;
  name: string;
  created: number;
  /** 0: never. */
  used: number;
}

interface Question {
  challenge: string;
  /** The host name of the passkeys (relying party id). */
  site: string;
}

/** True if the browser supports passkeys; it requires HTTPS or localhost. */
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

/** Creates a passkey with that name on this device. */
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

/** Logs in with a passkey of this device. */
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
