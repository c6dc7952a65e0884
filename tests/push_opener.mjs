// A browser's part of Web Push, for tests/pushing.py: prints its public keys, then decrypts messages from standard input, one per
// line. The RFC 8291 code in this file must agree with npm's http_ece, where that is installed.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const browser = createECDH('prime256v1');
const auth = randomBytes(16);
const point = browser.generateKeys();
console.log(JSON.stringify({ p256dh: point.toString('base64url'), auth: auth.toString('base64url') }));

let ece;
try {
  ece = createRequire(new URL('../web/package.json', import.meta.url))('http_ece');
} catch {
  // Only the page's packages contain it.
}

const named = (text) => Buffer.from(`${text}\0`);
const derived = (salt, input, info, length) => Buffer.from(hkdfSync('sha256', input, salt, info, length));

function opened(body) {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const info = Buffer.concat([named('WebPush: info'), point, sender]);
  const input = derived(auth, browser.computeSecret(sender), info, 32);
  const key = derived(salt, input, named('Content-Encoding: aes128gcm'), 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derived(salt, input, named('Content-Encoding: nonce'), 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = text.lastIndexOf(2);
  return text.subarray(0, end).toString();
}

function claimsOf(authorization, key) {
  const [, token, said] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization);
  if (said !== key) throw new Error('another key than the one that was subscribed with');
  const [head, claims, signature] = token.split('.');
  const bytes = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: bytes.subarray(1, 33).toString('base64url'), y: bytes.subarray(33).toString('base64url') };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' };
  const good = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
  if (!good) throw new Error('not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    const { body, authorization, key } = JSON.parse(line);
    const bytes = Buffer.from(body, 'base64');
    const text = opened(bytes);
    const other = ece?.decrypt(bytes, { version: 'aes128gcm', privateKey: browser, authSecret: auth }).toString() ?? text;
    if (other !== text) throw new Error(`http_ece reads ${other}`);
    console.log(JSON.stringify({ text, claims: claimsOf(authorization, key), checked: ece !== undefined }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
