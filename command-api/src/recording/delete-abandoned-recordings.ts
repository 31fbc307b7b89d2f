import type { BlobStore } from '@ecrin/platform/ports/blob-store.ts';

/** A device that still had the recording would have come back long before. */
export const abandonedMs = 30 * 24 * 3_600_000;

const piece = /^(?<recording>[^/]+\/recordings\/[^/]+\/)/;

/** Deletes the chunks of recordings that nobody sealed, discarded or added to for 30 days. Returns how many were deleted. */
export const deleteAbandonedRecordings = async (
  store: Pick<BlobStore, 'list' | 'delete'>,
  now: Date,
): Promise<number> => {
  const recordings = new Map<string, { names: string[]; newest: number }>();
  for await (const { name, storedAt } of store.list('')) {
    const recording = piece.exec(name)?.groups?.['recording'];
    if (recording === undefined) continue;
    const found = recordings.get(recording) ?? { names: [], newest: 0 };
    found.names.push(name);
    found.newest = Math.max(found.newest, Date.parse(storedAt));
    recordings.set(recording, found);
  }
  const abandoned = [...recordings.values()]
    .filter(({ newest }) => now.getTime() - newest > abandonedMs)
    .flatMap(({ names }) => names);
  for (const name of abandoned) await store.delete(name);
  return abandoned.length;
};
