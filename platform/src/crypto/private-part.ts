import { createHmac } from 'node:crypto';
import { nonceBytes, seal, secretOf, unseal } from './seal.ts';

/** What a private part is bound to: it can be decrypted in this event of this stream only. */
export type PrivatePartOf = Readonly<{ stream: string; id: string; type: string; schemaVersion: number }>;

/** First byte: whose key it is sealed under. Then nonce, ciphertext, tag. */
const layouts = { owner: 1, thought: 2 } as const;

/** `of`: the client's own key, or that of one thought. */
export type PartKey = Readonly<{ of: keyof typeof layouts; key: Uint8Array }>;

/** Whose key opens a sealed part. */
export const keyKindOf = (sealed: string): PartKey['of'] =>
  Buffer.from(sealed.slice(0, 4), 'base64')[0] === layouts.thought ? 'thought' : 'owner';

const contextOf = ({ stream, id, type, schemaVersion }: PrivatePartOf): Buffer =>
  Buffer.from(JSON.stringify([stream, id, type, schemaVersion]));

/** The same words of the same event seal to the same bytes, so that a repeated append is recognized. No two events share a nonce. */
const nonceOf = (key: Uint8Array, context: Buffer, plain: Buffer): Buffer =>
  createHmac('sha256', secretOf(nonceKeyOf(key)))
    .update(context)
    .update('\0')
    .update(plain)
    .digest()
    .subarray(0, nonceBytes);

const nonceKeys = new WeakMap<Uint8Array, Uint8Array>();
const nonceKeyOf = (key: Uint8Array): Uint8Array => {
  const nonceKey =
    nonceKeys.get(key) ?? createHmac('sha256', secretOf(key)).update('ecrin/private-part/nonce').digest();
  nonceKeys.set(key, nonceKey);
  return nonceKey;
};

/** As base64. */
export const sealPrivatePart = (part: object, { key, of: kind }: PartKey, of: PrivatePartOf): string => {
  const plain = Buffer.from(JSON.stringify(part));
  const context = contextOf(of);
  const nonce = nonceOf(key, context, plain);
  return Buffer.concat([Buffer.of(layouts[kind]), nonce, seal(plain, { key, nonce, context })]).toString('base64');
};

/** null when anything in it or around it differs from what was sealed. */
export const openPrivatePart = (sealed: string, { key, of: kind }: PartKey, of: PrivatePartOf): object | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes[0] !== layouts[kind] || bytes.length <= nonceBytes + 1) return null;
  const plain = unseal(bytes.subarray(1 + nonceBytes), {
    key,
    nonce: bytes.subarray(1, 1 + nonceBytes),
    context: contextOf(of),
  });
  return plain && (JSON.parse(plain.toString()) as object);
};
