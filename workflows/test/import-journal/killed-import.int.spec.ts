import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { startJournalImport, undoJournalImport } from '@ecrin/domain/journal-import/change-journal-import.ts';
import { journalImports } from '@ecrin/domain/journal-import/journal-import.aggregate.ts';
import { openFileBlobStore } from '@ecrin/platform/adapters/blob-store/file-blob-store.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createThreadJournalReader } from '@ecrin/platform/adapters/journal-reader/thread-journal-reader.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { sealBlobs, type SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { createExecuteCommand, type ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { writeImportPage } from '@ecrin/platform/journal-import/import-pages.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { JournalEntry } from '@ecrin/platform/ports/journal-reader.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { archiveOf } from '@ecrin/testing/kits/journal-file.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImportJournalActivities,
  type ImportJournalServices,
} from '#import-journal/import-journal.activities.ts';

let stores: EmbeddedStores;
let blobs: SealedBlobs;
beforeAll(async () => {
  stores = await openEmbeddedStores();
  blobs = sealBlobs({ store: openFileBlobStore(join(stores.folder, 'blobs')), vault: stores.vault });
});
afterAll(() => stores.dispose());

const at = '2025-03-04T07:00:00.000Z';
const ownerId = systemIds.next();
const sounds = [1, 2].map((note) =>
  wavOf(Float32Array.from({ length: 4_000 }, (_, i) => Math.sin((i * note) / 40) / 2)),
);
const archive = Buffer.from(
  archiveOf({
    'ecrin.json': JSON.stringify({ format: 'ecrin', version: 2, threads: [] }),
    'pensees.jsonl': JSON.stringify({
      thoughtId: systemIds.next(),
      occurredAt: at,
      timeZone: 'UTC',
      language: 'fr',
      content: 'Un appel\n\net un autre',
      pinned: true,
      audio: {
        parts: sounds.map(() => ({ recordingId: systemIds.next(), durationMs: 250, peaks: [1], erasedAt: null })),
      },
      transcript: { status: 'completed', failure: null },
      segments: ['Un appel', 'et un autre'].map((text, i) => ({
        text,
        startMs: 250 * i,
        endMs: 250 * i + 200,
        words: [],
      })),
      transcribedBy: { engine: 'local', model: 'whisper-base', at },
      files: { sounds: ['Enregistrements/a.wav', 'Enregistrements/a 2.wav'], pictures: [] },
    }),
    'Enregistrements/a.wav': sounds[0] ?? '',
    'Enregistrements/a 2.wav': sounds[1] ?? '',
  }),
);

/** An import of it that is about to be brought. */
const begin = async () => {
  const [which, entries]: [{ ownerId: string; importId: string }, JournalEntry[]] = [
    { ownerId, importId: systemIds.next() },
    [],
  ];
  const file = { name: 'ecrin.zip', size: archive.length, pieceBytes: archive.length, piece: async () => archive };
  await createThreadJournalReader()({
    file,
    options: { timeZone: 'UTC', me: null, columns: null },
    onEntries: async (read) => void entries.push(...read),
  });
  await writeImportPage(blobs, which, { page: 0, entries });
  await blobs.put(ownerId, chunkBlobName(which.importId, 0), asStream(archive));
  const choice = { leftYears: [], leftJournals: [], keepDuplicates: true, moods: {} };
  await executed(startJournalImport, {
    ...which,
    source: 'ecrin',
    entries: 1,
    understand: false,
    language: 'fr',
    fileName: 'ecrin.zip',
    choice,
    now: at,
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

class Killed extends Error {}

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
    importLists: {
      duplicates: async () => [],
      brought: async ({ importId }: { importId: string }) => ({
        thoughtIds: (await thoughts())
          .map(({ data }) => data as { thoughtId: string; origin?: { importId: string } })
          .filter(({ origin }) => origin?.importId === importId)
          .map(({ thoughtId }) => thoughtId),
        next: null,
      }),
      filedElsewhere: async () => ({ isFiled: false }),
      goals: async () => [],
      stories: async () => [],
    },
  } as unknown as ImportJournalServices;
};

const soundsNow = async () => (await Array.fromAsync(blobs.list(ownerId, 'audio/'))).map(({ name }) => name);
const eventsOf = async (importId: string) =>
  (await Array.fromAsync(stores.events.readAll()))
    .filter(({ metadata }) => metadata.correlationId === importId)
    .map(({ type }) => type);

const step = (idempotencyKey: string) => ({
  idempotencyKey,
  workflowId: 'import',
  signal: new AbortController().signal,
});
/** false: it was killed. */
const ends = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    (fault: unknown) => {
      if (fault instanceof Killed) return false;
      throw fault;
    },
  );
const whole = [
  'ThoughtRecorded',
  'ThoughtRecordingAppended',
  'ThoughtAudioMeasured',
  'ThoughtAudioMeasured',
  'ThoughtTranscribed',
  'ThoughtTranscribed',
  'ThoughtPinned',
];
const hashes = sounds.map((sound) => createHash('sha256').update(sound).digest('hex'));

describe('a sound that is brought while the process is killed', () => {
  it.each(['before', 'after'] as const)('comes once, whole, whichever write it was %s', async (when) => {
    for (let write = 1, isDone = false; !isDone; write += 1) {
      const [which, before] = [await begin(), new Set(await soundsNow())];
      const bring = (services: ImportJournalServices) =>
        createImportJournalActivities(services).bring({ ...which, page: 0 }, step(which.importId));
      isDone = await ends(bring(servicesUntil(write, when)));
      await bring(servicesUntil(0, when));
      expect(await eventsOf(which.importId)).toEqual(whole);
      const came = (await soundsNow()).filter((name) => !before.has(name));
      expect(came.map((name) => name.split('/')[2] ?? '').toSorted()).toEqual(hashes.toSorted());
      await executed(undoJournalImport, { importId: which.importId, now: at });
    }
  });

  it.each(['before', 'after'] as const)('leaves with its import, killed %s any write of either', async (when) => {
    for (let write = 1, isDone = false; !isDone; write += 1) {
      const [which, before] = [await begin(), await soundsNow()];
      const bringing = createImportJournalActivities(servicesUntil(write, when));
      isDone = await ends(bringing.bring({ ...which, page: 0 }, step(which.importId)));
      await executed(undoJournalImport, { importId: which.importId, now: at });
      const takeBack = (services: ImportJournalServices) =>
        createImportJournalActivities(services).takeBack({ ...which, cursor: null }, step(`${which.importId}/undo`));
      if (!(await ends(takeBack(servicesUntil(write, when))))) isDone = false;
      await takeBack(servicesUntil(0, when));
      expect((await soundsNow()).toSorted()).toEqual(before.toSorted());
    }
  });
});
