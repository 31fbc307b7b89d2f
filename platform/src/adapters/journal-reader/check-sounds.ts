import { createHash } from 'node:crypto';
import { soundHeadBytes } from '@ecrin/contracts/recording/inspect-sound.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';
import { listedSums } from '#journal-import/archive-sums.ts';
import { hasAnything } from '#journal-import/entry-pictures.ts';
import { byEnd, countSounds, endOf, withoutSounds } from '#journal-import/entry-sounds.ts';
import { withMore, type ParsedJournal } from '#journal-import/parse-journal.ts';
import type { TextFile } from '#journal-import/source.ts';
import { BrokenContent, zipContent, type ReadRange } from '#journal-import/zip-content.ts';
import type { JournalEntry, JournalSound, ZipPlace } from '#ports/journal-reader.ts';

/** `texts`: with the list of hashes, where the archive has one. */
type Archive = Readonly<{ read: ReadRange; texts: readonly TextFile[] }>;
type Checked = Readonly<{ read: ReadRange; sums: ReadonlyMap<string, string> }>;
/** What is asked of the sounds of a file altogether, in bytes, however well they are packed. */
const mostBytes = maxRecordingBytes;

/** Reads every sound once, so that the preview says what comes: those that are not as listed, or are none, stay out, and their words come as written. */
export const checkSounds = async (
  { entries, facts }: ParsedJournal,
  { read, texts }: Archive,
): Promise<ParsedJournal> => {
  const archive = { read, sums: byEnd(listedSums(texts)) };
  const checked: JournalEntry[] = [];
  const leftOut = { sound: 0, empty: 0 };
  let left = mostBytes;
  for (const entry of entries) {
    const found = await checkEntry(entry, archive, left);
    left -= found ? bytesOf(found) : 0;
    leftOut.sound += found ? 0 : countSounds(entry);
    const kept = found ?? withoutSounds(entry);
    if (hasAnything(kept)) checked.push(kept);
    else leftOut.empty += 1;
  }
  return { entries: checked, facts: { ...facts, leftOut: withMore(facts.leftOut, leftOut) } };
};

const bytesOf = ({ spoken }: JournalEntry): number =>
  spoken?.sounds.reduce((sum, { place }) => sum + (place?.size ?? 0), 0) ?? 0;

/** null: a sound of it is not as it should be, or is too much. */
const checkEntry = async (entry: JournalEntry, archive: Checked, left: number): Promise<JournalEntry | null> => {
  if (!entry.spoken) return entry;
  if (bytesOf(entry) > left) return null;
  const sounds: JournalSound[] = [];
  for (const sound of entry.spoken.sounds) {
    const checked = await checkSound(sound, archive);
    if (!checked) return null;
    sounds.push(checked);
  }
  return { ...entry, spoken: { ...entry.spoken, sounds } };
};

const checkSound = async (sound: JournalSound, { read, sums }: Checked): Promise<JournalSound | null> => {
  const { path, place } = sound;
  if (path === null || place === null) return sound;
  const found = await readSound(read, place);
  const listed = sums.get(endOf(path.normalize('NFC')));
  if (!found || (listed !== undefined && listed !== found.sha256)) return null;
  return { ...sound, ...found, fileSize: place.size };
};

/** null: it cannot be read, or is no sound that can be played here. */
const readSound = async (read: ReadRange, place: ZipPlace): Promise<Pick<JournalSound, 'sha256' | 'format'> | null> => {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  try {
    for await (const piece of zipContent(read, place)) {
      hash.update(piece);
      if (head.length < soundHeadBytes) head = Buffer.concat([head, piece]).subarray(0, soundHeadBytes);
    }
  } catch (fault) {
    if (fault instanceof BrokenContent) return null;
    throw fault;
  }
  const inspected = await inspectSoundHead(head);
  return 'format' in inspected ? { sha256: hash.digest('hex'), format: inspected.format } : null;
};
