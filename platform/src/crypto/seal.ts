import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';

/** AES-256-GCM. A sealed part is ciphertext and tag together; the nonce is the caller's. */
export type Sealing = Readonly<{
  key: Uint8Array;
  nonce: Uint8Array;
  /** Authenticated with the text without being in it. */ context: Uint8Array;
}>;

export const nonceBytes = 12;
export const tagBytes = 16;

const secrets = new WeakMap<Uint8Array, KeyObject>();

/** The same object for the same array, as long as that array is referenced: preparing a key costs four times as much as opening an event. */
export const secretOf = (key: Uint8Array): KeyObject => {
  const secret = secrets.get(key) ?? createSecretKey(key);
  secrets.set(key, secret);
  return secret;
};

export const seal = (plain: Uint8Array, { key, nonce, context }: Sealing): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce).setAAD(context);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** null when a single bit of text, tag, nonce, key or context differs. */
export const unseal = (sealed: Uint8Array, { key, nonce, context }: Sealing): Buffer | null => {
  if (sealed.length < tagBytes) return null;
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), nonce, { authTagLength: tagBytes })
    .setAAD(context)
    .setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(0, end));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return null;
  }
};
