import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { expect, it } from 'vitest';
import { deleteOldImports } from '#journal-import/delete-old-imports.ts';

const now = new Date('2026-01-02T09:00:00.000Z');
const hourMs = 3_600_000;

/** A store with these blobs, by their age in hours. */
const storeOf = (ages: Readonly<Record<string, number>>) => {
  const blobs = new Map(Object.entries(ages));
  return {
    names: () => [...blobs.keys()],
    list: async function* (prefix: string) {
      for (const [name, age] of blobs)
        if (name.startsWith(prefix))
          yield { name, bytes: 1, note: null, storedAt: new Date(now.getTime() - age * hourMs).toISOString() };
    },
    delete: async (name: string) => void blobs.delete(name),
  };
};

it('given files that were read and not brought, when a day is over, then each goes with what was read of it, and nothing else', async () => {
  const kept = {
    'anne/imports/new/000000': 23,
    'anne/imports/new/facts': 24,
    [`anne/${chunkBlobName('new', 0)}`]: 30,
    [`anne/${chunkBlobName('a-recording', 0)}`]: 100,
    [`paul/${chunkBlobName('old', 0)}`]: 100,
    'anne/audio/thought/imports/old/x': 100,
  };
  const store = storeOf({
    ...kept,
    'anne/imports/old/000000': 25,
    'anne/imports/old/000001': 25,
    'anne/imports/old/facts': 25,
    // The pieces that came last.
    [`anne/${chunkBlobName('old', 0)}`]: 26,
    [`anne/${chunkBlobName('old', 1)}`]: 2,
  });
  expect(await deleteOldImports(store, now)).toBe(5);
  expect(store.names()).toEqual(Object.keys(kept));
  expect(await deleteOldImports(store, now)).toBe(0);
});
