import { isBlank } from '@ecrin/domain/text/visible-text.ts';
import { maxRecordings } from '@ecrin/domain/thought/recordings.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { JournalEntry, JournalSound } from '#ports/journal-reader.ts';

/** Until it was looked at. */
const unknown = { format: '', fileSize: 0, sha256: '0'.repeat(64), durationMs: null, peaks: [], place: null };

/** Nothing is known of what is said in it: it is heard here. */
const soundAt = (path: string): JournalSound => ({
  ...unknown,
  recordingThere: path,
  path,
  erasedAt: null,
  transcribed: false,
  failure: null,
});

/** As many as one thought may have. */
const groupsOf = (sounds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(sounds.length / maxRecordings) }, (_, at) =>
    sounds.slice(at * maxRecordings, (at + 1) * maxRecordings),
  );

/** What was said with words that were written becomes a thought of its own, a moment later: neither takes the other's place. So does what is more than one thought may have. */
export const withSoundsApart = ({ sounds = [], ...entry }: JournalEntry): readonly JournalEntry[] => {
  if (sounds.length === 0) return [entry];
  const { pictures: _written, mood: _felt, starred: _starred, pinned: _pinned, ...also } = entry;
  const spoken = groupsOf(sounds).map((group, at) => ({
    ...also,
    text: '',
    mood: null,
    spoken: { sounds: group.map(soundAt), wordings: '[]' },
    sourceId: `${entry.sourceId ?? ''}/${group[0]}`,
    occurredAt: addMs(entry.occurredAt, at + 1),
  }));
  return isBlank(entry.text) ? [{ ...entry, spoken: spoken[0]?.spoken }, ...spoken.slice(1)] : [entry, ...spoken];
};
