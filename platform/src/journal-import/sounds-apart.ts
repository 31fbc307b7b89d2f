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

/** What was said with words that were written becomes a thought of its own, a moment later: neither takes the other's place. */
export const withSoundsApart = ({ sounds = [], ...entry }: JournalEntry): readonly JournalEntry[] => {
  if (sounds.length === 0) return [entry];
  const spoken = { sounds: sounds.slice(0, maxRecordings).map(soundAt), wordings: '[]' };
  if (isBlank(entry.text)) return [{ ...entry, spoken }];
  const { pictures: _written, mood: _felt, ...also } = entry;
  const sourceId = `${entry.sourceId ?? ''}/${sounds[0]}`;
  return [entry, { ...also, text: '', mood: null, spoken, sourceId, occurredAt: addMs(entry.occurredAt, 1) }];
};
