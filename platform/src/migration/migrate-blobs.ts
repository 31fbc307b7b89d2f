import { createHash } from 'node:crypto';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { BlobStore } from '#ports/blob-store.ts';
import { MigrationFault } from './data-store.ts';
import { createUnorderedChecksum } from './unordered-checksum.ts';

/** Blobs are put completely or not at all: one of the right size was copied before. They stay sealed. */
export const migrateBlobs = async ({
  source,
  target,
  onMoved,
}: Readonly<{ source: BlobStore; target: BlobStore; onMoved: () => void }>): Promise<void> => {
  for await (const { name, bytes, note } of source.list('')) {
    if ((await target.stat(name))?.bytes !== bytes) await migrateBlob({ source, target }, name, note);
    failPoint('move.after-blob');
    onMoved();
  }
};

const migrateBlob = async (
  { source, target }: Readonly<{ source: BlobStore; target: BlobStore }>,
  name: string,
  note: string | null,
): Promise<void> => {
  const content = await source.read(name);
  if (!content)
    throw new MigrationFault(
      `The recording ${name} was deleted during the migration: another process writes to the source.`,
    );
  await (note === null ? target.put(name, content) : target.putOnce(name, content, note));
};

export type ComparedBlobs = Readonly<{ blobs: number; bytes: number; sha256: string }>;

/** Reads every byte of both. Throws `MigrationFault` at the first blob that differs, and for one that is in the target only. */
export const compareBlobs = async (source: BlobStore, target: BlobStore): Promise<ComparedBlobs> => {
  const sum = createUnorderedChecksum();
  let bytes = 0;
  for await (const info of source.list('')) {
    const [before, after] = [await hashOf(source, info.name), await hashOf(target, info.name)];
    if (before === null || before !== after)
      throw new MigrationFault(
        `The recording ${info.name} differs between source and target. The target must not be used: empty it and start over.`,
      );
    sum.add(`${info.name} ${before}`);
    bytes += info.bytes;
  }
  let there = 0;
  for await (const _info of target.list('')) there += 1;
  if (there !== sum.count())
    throw new MigrationFault(
      `The target has ${there} recordings and pictures, the source ${sum.count()}. Something wrote to it meanwhile: empty it and start over.`,
    );
  return { blobs: sum.count(), bytes, sha256: sum.sha256() };
};

const hashOf = async (store: BlobStore, name: string): Promise<string | null> => {
  const content = await store.read(name);
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
};
