import { join } from 'node:path';
import { startJournalImport, undoJournalImport } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createThreadJournalReader } from '@ecrin/platform/adapters/journal-reader/thread-journal-reader.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { sealBlobs, type SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { createExecuteCommand, type ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { writeImportPage, writeImportStories } from '@ecrin/platform/journal-import/import-pages.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { JournalEntry } from '@ecrin/platform/ports/journal-reader.ts';
import type { PictureOrder } from '@ecrin/platform/ports/pictures.ts';
import { openEmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import type { ImportJournalServices } from '#import-journal/import-journal.activities.ts';

export const at = '2025-03-04T07:00:00.000Z';
const ownerId = systemIds.next();

type StoryFact = Readonly<{ storyId: string; importId?: string }>;
const sizes = { width: 96, height: 64, small: Buffer.of(1), large: Buffer.of(2) };

class Killed extends Error {}

/** What a step of a workflow is told. */
export const step = (idempotencyKey: string) => ({
  idempotencyKey,
  workflowId: 'import',
  signal: new AbortController().signal,
});
/** false: it was killed. */
export const ends = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof Killed) return false;
      throw fault;
    },
  );

const readArchive = async (archive: Buffer) => {
  const entries: JournalEntry[] = [];
  const read = await createThreadJournalReader()({
    file: { name: 'ecrin.zip', size: archive.length, pieceBytes: archive.length, piece: async () => archive },
    options: { timeZone: 'UTC', me: null, columns: null },
    onEntries: async (found) => void entries.push(...found),
  });
  if ('refused' in read) throw new Error(read.refused);
  return { entries, stories: read.stories };
};

/** Imports of one archive into one account, by a process that can be killed at each of its writes. */
export const openKillableImports = async (archive: Buffer) => {
  const stores = await openEmbeddedStores();
  const blobs = sealBlobs({ store: openFileBlobStore(join(stores.folder, 'blobs')), vault: stores.vault });
  const { entries, stories } = await readArchive(archive);
  /** An import of it that is about to be brought. */
  const begin = async (chosen: object = {}, started: object = {}) => {
    const which = { ownerId, importId: systemIds.next() };
    await writeImportPage(blobs, which, { page: 0, entries });
    await writeImportStories(blobs, which, stories);
    await blobs.put(ownerId, chunkBlobName(which.importId, 0), asStream(archive));
    const choice = { leftYears: [], leftJournals: [], keepDuplicates: true, moods: {}, ...chosen };
    await executed(startJournalImport, {
      ...which,
      source: 'ecrin',
      entries: 1,
      others: 0,
      understand: false,
      language: 'fr',
      fileName: 'ecrin.zip',
      choice,
      now: at,
      ...started,
    });
    return which;
  };

  const contextOf = (commandId: string) => ({
    commandId,
    correlationId: commandId,
    causationId: null,
    actor: 'client',
    ownerId,
    occurredAt: at,
    timeZone: 'UTC',
  });
  const executed = async (decide: unknown, input: object) =>
    createExecuteCommand(stores.events)({
      aggregate: journalImports,
      id: ownerId,
      decide: decide as typeof undoJournalImport,
      input: input as Parameters<typeof undoJournalImport>[0],
      context: contextOf(systemIds.next()),
    });

  /** That were not deleted. */
  const storiesOf = async (importId: string) => {
    const events = (await Array.fromAsync(stores.events.readAll())) as readonly { type: string; data: StoryFact }[];
    const gone = new Set(events.filter(({ type }) => type === 'StoryDeleted').map(({ data }) => data.storyId));
    const came = events.filter(({ type, data }) => type === 'StoryCreated' && data.importId === importId);
    return came.map(({ data }) => data.storyId).filter((storyId) => !gone.has(storyId));
  };

  /** Everything goes on until the given write, before or after which the process ends. */
  const servicesUntil = (write: number, when: 'before' | 'after'): ImportJournalServices => {
    let writes = 0;
    const counted = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      writes += 1;
      if (writes === write && when === 'before') throw new Killed();
      const result = await act();
      if (writes === write) throw new Killed();
      return result;
    };
    const execute = createExecuteCommand(stores.events);
    const thoughts = async () =>
      (await Array.fromAsync(stores.events.readAll())).filter(({ type }) => type === 'ThoughtRecorded');
    return {
      events: stores.events,
      clock: stores.clock,
      blobs: {
        ...blobs,
        put: (...asked: Parameters<SealedBlobs['put']>) => counted(() => blobs.put(...asked)),
        delete: (...asked: Parameters<SealedBlobs['delete']>) => counted(() => blobs.delete(...asked)),
      },
      execute: ((command: Parameters<ExecuteCommand>[0]) => counted(() => execute(command))) as ExecuteCommand,
      pictureKeeper: { keep: async ({ read }: PictureOrder) => ({ ...sizes, original: await read() }) },
      importLists: {
        duplicates: async () => [],
        brought: async ({ importId }: { importId: string }) => ({
          thoughtIds: (await thoughts())
            .map(({ data }) => data as { thoughtId: string; origin?: { importId: string } })
            .filter(({ origin }) => origin?.importId === importId)
            .map(({ thoughtId }) => thoughtId),
          next: null,
        }),
        tally: async () => ({ thoughts: (await thoughts()).length, pictures: 0, sounds: 0, first: null }),
        filedElsewhere: async () => ({ isFiled: false }),
        goals: async () => [],
        stories: async ({ importId }: { importId: string }) => storiesOf(importId),
      },
    } as unknown as ImportJournalServices;
  };

  const recordedOf = async (importId: string) =>
    (await Array.fromAsync(stores.events.readAll())).filter(({ metadata }) => metadata.correlationId === importId);
  const eventsOf = async (importId: string) => (await recordedOf(importId)).map(({ type }) => type);
  return {
    ownerId,
    begin,
    servicesUntil,
    eventsOf,
    recordedOf,
    storiesOf,
    undo: (importId: string) => executed(undoJournalImport, { importId, now: at }),
    blobsNow: async (prefix: string) => (await Array.fromAsync(blobs.list(ownerId, prefix))).map(({ name }) => name),
    dispose: () => stores.dispose(),
  };
};
export type KillableImports = Awaited<ReturnType<typeof openKillableImports>>;
