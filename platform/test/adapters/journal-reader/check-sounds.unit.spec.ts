import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { expect, it } from 'vitest';
import { checkSounds } from '#adapters/journal-reader/check-sounds.ts';
import { entryOf } from '#journal-import/source.ts';

const noFacts = { source: 'recordings', leftOut: new Map(), senders: new Map(), me: null, columns: null } as const;
const none = { durationMs: null, peaks: [], erasedAt: null, transcribed: false, failure: null } as const;

/** Says that its sound has so many bytes, of so many that were sent. */
const entryWith = (size: number, packed: number) => {
  const place = { offset: 0, packed, size, isDeflated: packed !== size, changed: '' };
  const sound = { ...none, recordingThere: 'a', path: 'a.wav', format: '', fileSize: 0, sha256: '', place };
  return entryOf({
    occurredAt: '2024-01-15T10:00:00.000Z',
    timeZone: 'UTC',
    text: '',
    sourceId: `${size}/${packed}`,
    spoken: { sounds: [sound], wordings: '[]' },
  });
};

it.each([
  [
    'read as large as it was sent, however large that is',
    entryWith(2 * maxRecordingBytes, 2 * maxRecordingBytes),
    true,
  ],
  ['read where it unfolds by no more than all of them may', entryWith(maxRecordingBytes + 10, 10), true],
  ['left out unread where it would unfold by more', entryWith(maxRecordingBytes + 11, 10), false],
])('a sound is %s', async (_name, entry, isRead) => {
  let reads = 0;
  const read = async function* () {
    reads += 1;
    yield* [];
  };
  const parsed = { entries: [entry], facts: { ...noFacts, goals: [], stories: [] } };
  const { entries, facts } = await checkSounds(parsed, { read, texts: [] });
  expect(reads > 0).toBe(isRead);
  // Nothing of it could be read here.
  expect([entries, facts.leftOut.get('sound')]).toEqual([[], 1]);
});
