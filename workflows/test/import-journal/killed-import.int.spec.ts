import { createHash } from 'node:crypto';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { archiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createImportJournalActivities,
  type ImportJournalServices,
} from '#import-journal/import-journal.activities.ts';
import { at, ends, openKillableImports, step, type KillableImports } from './killable-imports.fixtures.ts';

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

let imports: KillableImports;
beforeAll(async () => {
  imports = await openKillableImports(archive);
});
afterAll(() => imports.dispose());

const soundsNow = () => imports.blobsNow('audio/');
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
      const [which, before] = [await imports.begin(), new Set(await soundsNow())];
      const bring = (services: ImportJournalServices) =>
        createImportJournalActivities(services).bring({ ...which, page: 0 }, step(which.importId));
      isDone = await ends(bring(imports.servicesUntil(write, when)));
      await bring(imports.servicesUntil(0, when));
      expect(await imports.eventsOf(which.importId)).toEqual(whole);
      const came = (await soundsNow()).filter((name) => !before.has(name));
      expect(came.map((name) => name.split('/')[2] ?? '').toSorted()).toEqual(hashes.toSorted());
      await imports.undo(which.importId);
    }
  });

  it('ends again as it did, for a process that was killed before it could say so', async () => {
    const which = await imports.begin({}, { understand: true });
    const { bring, end } = createImportJournalActivities(imports.servicesUntil(0, 'after'));
    await bring({ ...which, page: 0 }, step(which.importId));
    const ended = () => end(which, step(`${which.importId}/end`));
    expect(await ended()).toEqual({ understand: true });
    expect(await ended()).toEqual({ understand: true });
    await imports.undo(which.importId);
    expect(await ended()).toEqual({ understand: false });
  });

  it.each(['before', 'after'] as const)('leaves with its import, killed %s any write of either', async (when) => {
    for (let write = 1, isDone = false; !isDone; write += 1) {
      const [which, before] = [await imports.begin(), await soundsNow()];
      const bringing = createImportJournalActivities(imports.servicesUntil(write, when));
      isDone = await ends(bringing.bring({ ...which, page: 0 }, step(which.importId)));
      await imports.undo(which.importId);
      const takeBack = (services: ImportJournalServices) =>
        createImportJournalActivities(services).takeBack({ ...which, cursor: null }, step(`${which.importId}/undo`));
      if (!(await ends(takeBack(imports.servicesUntil(write, when))))) isDone = false;
      await takeBack(imports.servicesUntil(0, when));
      expect((await soundsNow()).toSorted()).toEqual(before.toSorted());
    }
  });
});
