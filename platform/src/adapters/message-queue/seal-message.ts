import { randomBytes } from 'node:crypto';
import { nonceBytes, seal, unseal } from '#crypto/seal.ts';
import type { Json } from '#ports/event-store.ts';

/** A queued message as it is stored: `key` seals it to its own id. */
export const sealMessage = (key: Uint8Array, itemId: string, message: Json): Buffer => {
  const nonce = randomBytes(nonceBytes);
  return Buffer.concat([
    nonce,
    seal(Buffer.from(JSON.stringify(message)), { key, nonce, context: Buffer.from(itemId) }),
  ]);
};

/** null: it can no longer be decrypted. */
export const openMessage = (key: Uint8Array, itemId: string, sealed: Uint8Array): Json => {
  const plain = unseal(sealed.subarray(nonceBytes), {
    key,
    nonce: sealed.subarray(0, nonceBytes),
    context: Buffer.from(itemId),
  });
  return plain && (JSON.parse(plain.toString()) as Json);
};
