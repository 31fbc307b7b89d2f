import { randomBytes } from './keyring.ts';

const ivBytes = 12;
const pointBytes = 65;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** PBKDF2 with SHA-256: what OWASP advises. */
export const iterations = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;
const textBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

const joined = (...parts: readonly Bytes[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** AES-256-GCM, the nonce in front. */
const encrypt = async (key: CryptoKey, plain: Bytes): Promise<Bytes> => {
  const iv = randomBytes(ivBytes);
  return joined(iv, new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)));
};
const decrypt = async (key: CryptoKey, wrapped: Bytes): Promise<Bytes> => {
  const algorithm = { name: 'AES-GCM', iv: wrapped.subarray(0, ivBytes) };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, wrapped.subarray(ivBytes)));
};

/** A key that wraps another, and opens it again: null with the wrong one. */
export type Wrapping = Readonly<{
  wrap: (secret: Bytes) => Promise<Bytes>;
  unwrap: (wrapped: Bytes) => Promise<Bytes | null>;
}>;

const wrappingOf = (key: CryptoKey): Wrapping => ({
  wrap: (secret) => encrypt(key, secret),
  unwrap: (wrapped) => decrypt(key, wrapped).catch(() => null),
});

const aes = { name: 'AES-GCM', length: 256 } as const;

/** From what a person types. The same phrase typed on another keyboard is the same: it is normalised. */
export const wrappingFromCode = async (
  code: string,
  { salt, rounds }: Readonly<{ salt: Bytes; rounds: number }>,
): Promise<Wrapping> => {
  const typed = await crypto.subtle.importKey('raw', textBytes(code.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return wrappingOf(await crypto.subtle.deriveKey(way, typed, aes, false, ['encrypt', 'decrypt']));
};

const derived = async (secret: Bytes, { salt, info }: Readonly<{ salt: Bytes; info: string }>) => {
  const shared = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const way = { name: 'HKDF', hash: 'SHA-256', salt, info: textBytes(info) };
  return crypto.subtle.deriveKey(way, shared, aes, false, ['encrypt', 'decrypt']);
};

/** From 32 secret bytes that the device's own lock gave. */
export const wrappingFromSecret = async (secret: Bytes): Promise<Wrapping> =>
  wrappingOf(await derived(secret, { salt: new Uint8Array(0), info: 'ecrin lock by the device' }));

/** What is sealed with the public half can be opened with the private one only. Both as bytes. */
export type SealingPair = Readonly<{ publicKey: Bytes; privateKey: Bytes }>;

export const newPair = async (): Promise<SealingPair> => {
  const made = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  return {
    publicKey: new Uint8Array(await crypto.subtle.exportKey('raw', made.publicKey)),
    privateKey: new Uint8Array(await crypto.subtle.exportKey('pkcs8', made.privateKey)),
  };
};

const sharedKey = async (own: CryptoKey, { other, salt }: Readonly<{ other: Bytes; salt: Bytes }>) => {
  const publicKey = await crypto.subtle.importKey('raw', other, curve, false, []);
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, own, 256);
  return derived(new Uint8Array(bits), { salt, info: 'ecrin lock' });
};

/** With a fresh pair for each value, whose public half stands in front. */
export const sealToPublic = async (publicKey: Bytes, plain: Bytes): Promise<Bytes> => {
  const fresh = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', fresh.publicKey));
  const key = await sharedKey(fresh.privateKey, { other: publicKey, salt: point });
  return joined(point, await encrypt(key, plain));
};

/** null: it was sealed for another pair, or a byte changed. */
export const openWithPrivate = async (privateKey: Bytes, sealed: Bytes): Promise<Bytes | null> => {
  const point = sealed.slice(0, pointBytes);
  try {
    const own = await crypto.subtle.importKey('pkcs8', privateKey, curve, false, ['deriveBits']);
    return await decrypt(await sharedKey(own, { other: point, salt: point }), sealed.slice(pointBytes));
  } catch {
    return null;
  }
};
