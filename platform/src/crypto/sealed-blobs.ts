import { createHash } from 'node:crypto';
import { BlobStoreFault, type BlobInfo, type BlobStore } from '#ports/blob-store.ts';
import type { KeyVault } from '#ports/key-vault.ts';
import { blobKeysOf, sealingKeyOfBlob } from './owner-keys.ts';
import {
  blobKey,
  chunkOf,
  newSalt,
  plainSize,
  saltBytes,
  sealChunk,
  sealedRange,
  unsealChunk,
  withLast,
} from './sealed-chunks.ts';

/** All sizes and ranges are in bytes of the content, not of its sealed form. `start` inclusive, `end` exclusive. */
export type SealedBlobInfo = BlobInfo;
export type NotedContent = Readonly<{ content: AsyncIterable<Uint8Array>; note: string }>;
export type SealedBlobs = Readonly<{
  /** Durable and complete when it resolves; `sha256` in hex. Throws `KeyVaultFault('destroyed')`. */
  put: (
    ownerId: string,
    name: string,
    content: AsyncIterable<Uint8Array>,
  ) => Promise<Readonly<{ bytes: number; sha256: string }>>;
  /** False when the owner has a blob of that name, which stays. `note` is not sealed: a checksum, never words. */
  putOnce: (ownerId: string, name: string, noted: NotedContent) => Promise<boolean>;
  /** null: no such blob, or its owner's key is destroyed. Reading throws `BlobStoreFault('damaged')` rather than return a wrong byte. */
  read: (
    ownerId: string,
    name: string,
    range?: Readonly<{ start: number; end: number }>,
  ) => Promise<AsyncIterable<Uint8Array> | null>;
  stat: (ownerId: string, name: string) => Promise<SealedBlobInfo | null>;
  delete: (ownerId: string, name: string) => Promise<void>;
  /** Names below the owner that begin with `prefix`, in no particular order. */
  list: (ownerId: string, prefix?: string) => AsyncIterable<SealedBlobInfo>;
}>;

/** Sealed in chunks of 64 KiB under a key of the blob's own, derived from its thought's or else its owner's: reading a range decrypts only the chunks it overlaps. */
export const sealBlobs = ({ store, vault }: Readonly<{ store: BlobStore; vault: KeyVault }>): SealedBlobs => {
  const stat: SealedBlobs['stat'] = async (ownerId, name) => {
    const info = await store.stat(`${ownerId}/${name}`);
    return info && { ...info, name, bytes: plainSize(info.bytes) };
  };

  return {
    put: async (ownerId, name, content) => {
      const key = await sealingKeyOfBlob(vault, ownerId, name);
      const counter = countBytes(content);
      await store.put(`${ownerId}/${name}`, sealing(`${ownerId}/${name}`, key, counter.content));
      return counter.counted();
    },
    putOnce: async (ownerId, name, { content, note }) => {
      const key = await sealingKeyOfBlob(vault, ownerId, name);
      const sealed = sealing(`${ownerId}/${name}`, key, content);
      return (await store.putOnce(`${ownerId}/${name}`, sealed, note)) !== null;
    },
    read: async (ownerId, name, range) => {
      const info = await stat(ownerId, name);
      const keys = info && (await blobKeysOf(vault, ownerId, name));
      if (!keys || !info) return null;
      const start = Math.max(range?.start ?? 0, 0);
      const end = Math.min(range?.end ?? info.bytes, info.bytes);
      return opening(store, { name: `${ownerId}/${name}`, keys, size: info.bytes, start, end });
    },
    stat,
    delete: (ownerId, name) => store.delete(`${ownerId}/${name}`),
    list: async function* (ownerId, prefix = '') {
      for await (const info of store.list(`${ownerId}/${prefix}`)) {
        yield { ...info, name: info.name.slice(ownerId.length + 1), bytes: plainSize(info.bytes) };
      }
    },
  };
};

/** Passes content on, and returns its size and hash afterwards. */
const countBytes = (content: AsyncIterable<Uint8Array>) => {
  const hash = createHash('sha256');
  let bytes = 0;
  const passOn = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  };
  return { content: passOn(), counted: () => ({ bytes, sha256: hash.digest('hex') }) };
};

const sealing = async function* (
  name: string,
  ownerKey: Uint8Array,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const salt = newSalt();
  const key = blobKey(ownerKey, salt, name);
  yield salt;
  for await (const { piece, index, last } of withLast(content)) yield sealChunk(piece, key, { name, index, last });
};

/** `keys`: one of them sealed it. */
type Opening = Readonly<{ name: string; keys: readonly Uint8Array[]; size: number; start: number; end: number }>;

const opening = async function* (
  store: BlobStore,
  { name, keys, size, start, end }: Opening,
): AsyncGenerator<Uint8Array> {
  // An empty blob still has its one chunk, and that one is verified.
  if (start >= end && size > 0) return;
  const salt = await readWhole(store, name, { start: 0, end: saltBytes });
  let candidates = keys.map((key) => blobKey(key, salt, name));
  const lastIndex = chunkOf(Math.max(size - 1, 0));
  for (let index = chunkOf(start); index <= chunkOf(Math.max(end - 1, 0)); index += 1) {
    const { from, range } = sealedRange(index, size);
    const sealed = await readWhole(store, name, range);
    const place = { name, index, last: index === lastIndex };
    const found = candidates
      .map((key) => ({ key, plain: unsealChunk(sealed, key, place) }))
      .find((one) => one.plain !== null);
    const plain = found?.plain;
    if (!plain) throw new BlobStoreFault('damaged', `${name} is not as it was sealed (chunk ${index})`);
    candidates = [found.key];
    const part = plain.subarray(Math.max(start - from, 0), end - from);
    if (part.length > 0) yield part;
  }
};

const readWhole = async (
  store: BlobStore,
  name: string,
  range: Readonly<{ start: number; end: number }>,
): Promise<Buffer> => {
  const content = await store.read(name, range);
  if (!content) throw new BlobStoreFault('unavailable', `${name} is gone`);
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
};
