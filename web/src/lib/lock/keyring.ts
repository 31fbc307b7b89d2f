import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const [idBytes, nonceBytes] = [16, 24];
export const keyBytes = 32;

/** `id`: 16 bytes that every sealed value begins with, so that it says which key opens it. */
export type SealingKey = Readonly<{ id: Uint8Array<ArrayBuffer>; secret: Uint8Array<ArrayBuffer> }>;
/** The first one seals; each opens what it sealed. */
export type Keyring = readonly SealingKey[];

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));
export const newKey = (): SealingKey => ({ id: randomBytes(idBytes), secret: randomBytes(keyBytes) });

export const isSealedBy = ({ id }: SealingKey, sealed: Uint8Array): boolean =>
  id.every((byte, place) => byte === sealed[place]);

/**
 * XChaCha20-Poly1305, in one call: IndexedDB ends a transaction that waits for anything else, so that `crypto.subtle` could seal no row within one. The id of
 * the key is authenticated with the text.
 */
export const sealBytes = ({ id, secret }: SealingKey, plain: Uint8Array): Uint8Array<ArrayBuffer> => {
  const nonce = randomBytes(nonceBytes);
  const sealed = xchacha20poly1305(secret, nonce, id).encrypt(plain);
  const whole = new Uint8Array(idBytes + nonceBytes + sealed.length);
  whole.set(id);
  whole.set(nonce, idBytes);
  whole.set(sealed, idBytes + nonceBytes);
  return whole;
};

/** null: none of these keys sealed it, or a byte changed. */
export const openBytes = (keys: Keyring, sealed: Uint8Array): Uint8Array<ArrayBuffer> | null => {
  const key = keys.find((one) => isSealedBy(one, sealed));
  if (!key) return null;
  try {
    const nonce = sealed.subarray(idBytes, idBytes + nonceBytes);
    return new Uint8Array(xchacha20poly1305(key.secret, nonce, key.id).decrypt(sealed.subarray(idBytes + nonceBytes)));
  } catch {
    return null;
  }
};
