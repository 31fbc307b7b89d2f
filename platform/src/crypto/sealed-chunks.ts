import { hkdfSync, randomBytes } from 'node:crypto';
import { BlobStoreFault } from '#ports/blob-store.ts';
import { nonceBytes, seal, tagBytes, unseal } from './seal.ts';

/** Layout of a sealed blob: salt, then chunks of 64 KiB, each with its tag; at least one, the last marked as last. */
export const saltBytes = 32;
const plainChunk = 64 * 1024;
export const sealedChunk = plainChunk + tagBytes;

/** What a chunk is bound to: moved, truncated or under another name it cannot be decrypted. */
export type ChunkPlace = Readonly<{ name: string; index: number; last: boolean }>;

export const newSalt = (): Uint8Array => new Uint8Array(randomBytes(saltBytes));

/** Each `put` has its own key, so two versions of one name cannot be mixed and a nonce is simply the chunk's number. */
export const blobKey = (ownerKey: Uint8Array, salt: Uint8Array, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', ownerKey, salt, `ecrin/blob/${name}`, 32));

const sealingOf = (key: Uint8Array, { name, index, last }: ChunkPlace) => {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUInt32BE(index, nonceBytes - 4);
  return { key, nonce, context: Buffer.from(JSON.stringify([name, index, last])) };
};

export const sealChunk = (plain: Uint8Array, key: Uint8Array, place: ChunkPlace): Buffer =>
  seal(plain, sealingOf(key, place));
export const unsealChunk = (sealed: Uint8Array, key: Uint8Array, place: ChunkPlace): Buffer | null =>
  unseal(sealed, sealingOf(key, place));

/** Which chunk holds a byte of the content. */
export const chunkOf = (byte: number): number => Math.floor(byte / plainChunk);

/** `from`: first content byte of a chunk; `range`: where it is in the sealed blob whose content has `size` bytes. */
export const sealedRange = (index: number, size: number) => {
  const from = index * plainChunk;
  const start = saltBytes + index * sealedChunk;
  return { from, range: { start, end: start + Math.min(plainChunk, size - from) + tagBytes } };
};

/** Content bytes of a sealed blob. Throws `damaged` for a size no sealed blob can have. */
export const plainSize = (sealedSize: number): number => {
  const body = sealedSize - saltBytes;
  const size = body - Math.ceil(body / sealedChunk) * tagBytes;
  if (body < tagBytes || size < 0) throw new BlobStoreFault('damaged', 'a sealed blob is cut short');
  return size;
};

/** Splits input of any size into chunks of `size` bytes and marks the last one; empty input is one empty chunk. */
export const withLast = async function* (
  content: AsyncIterable<Uint8Array>,
  size: number = plainChunk,
): AsyncGenerator<Readonly<{ piece: Uint8Array; index: number; last: boolean }>> {
  let [buffered, index] = [Buffer.alloc(0), 0];
  for await (const piece of content) {
    buffered = Buffer.concat([buffered, piece]);
    // One byte more than a chunk proves that this chunk is not the last.
    for (; buffered.length > size; index += 1) {
      yield { piece: buffered.subarray(0, size), index, last: false };
      buffered = buffered.subarray(size);
    }
  }
  yield { piece: buffered, index, last: true };
};
