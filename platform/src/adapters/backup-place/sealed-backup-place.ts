import {
  blobKey,
  newSalt,
  plainSize,
  saltBytes,
  sealChunk,
  sealedChunk,
  unsealChunk,
  withLast,
} from '#crypto/sealed-chunks.ts';
import { BackupFault, type BackupBucket, type BackupPlace } from '#ports/backup-place.ts';

/** What leaves the machine is sealed with `key` first, in the layout of sealed blobs; what another key sealed is a `BackupFault` of kind `damaged`. */
export const sealBackupPlace = (bucket: BackupBucket, key: Uint8Array): BackupPlace => ({
  address: bucket.address,
  put: (name, content) => bucket.put(name, sealing(name, key, content)),
  read: async (name) => {
    // Apart: the key of the rest is derived from it.
    const salt = await bucket.read(name, { start: 0, end: saltBytes });
    const sealed = salt && (await bucket.read(name, { start: saltBytes, end: null }));
    return salt && sealed && opening({ name, address: bucket.address, key }, { salt, sealed });
  },
  delete: bucket.delete,
  list: async function* (prefix) {
    for await (const { name, bytes } of bucket.list(prefix)) yield { name, bytes: plainSize(bytes) };
  },
  close: bucket.close,
});

const sealing = async function* (
  name: string,
  ownKey: Uint8Array,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const salt = newSalt();
  const key = blobKey(ownKey, salt, name);
  yield salt;
  for await (const { piece, index, last } of withLast(content)) yield sealChunk(piece, key, { name, index, last });
};

type Sealed = Readonly<{ salt: AsyncIterable<Uint8Array>; sealed: AsyncIterable<Uint8Array> }>;

const opening = async function* (
  { name, address, key: ownKey }: Readonly<{ name: string; address: string; key: Uint8Array }>,
  { salt, sealed }: Sealed,
): AsyncGenerator<Uint8Array> {
  const key = blobKey(ownKey, Buffer.concat(await Array.fromAsync(salt)), name);
  for await (const { piece, index, last } of withLast(sealed, sealedChunk)) {
    const plain = unsealChunk(piece, key, { name, index, last });
    if (!plain)
      throw new BackupFault(
        'damaged',
        `${name} in ${address} is damaged, or was sealed with another master key: give the MASTER_KEY of the server it is from.`,
      );
    yield plain;
  }
};
