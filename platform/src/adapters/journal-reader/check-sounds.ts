import { createHash } from 'node:crypto';
import { soundHeadBytes } from '@ecrin/contracts/recording/inspect-sound.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';
import { listedSums } from '#journal-import/archive-sums.ts';
import { byEnd, countSounds, endOf, withTheseSounds } from '#journal-import/entry-sounds.ts';
import { isoOf } from '#journal-import/moments.ts';
import { inOrder, withMore, type ParsedJournal } from '#journal-import/parse-journal.ts';
import { hasAnything, type TextFile } from '#journal-import/source.ts';
import { BrokenContent, zipContent, type ReadRange } from '#journal-import/zip-content.ts';
import type { JournalEntry, JournalSound, ZipPlace } from '#ports/journal-reader.ts';

/** `texts`: with the list of hashes, where the archive has one. */
type Archive = Readonly<{ read: ReadRange; texts: readonly TextFile[] }>;
type Checked = Readonly<{ read: ReadRange; sums: ReadonlyMap<string, string> }>;
/** By how much all sounds of a file may be larger than what was sent of them, in bytes: what a client stores is limited by what they send. */
const mostUnfolded = maxRecordingBytes;

/** Reads every sound once, so that the preview says what comes: those that are not as listed, or are none, stay out. */
export const checkSounds = async (
  { entries, facts }: ParsedJournal,
  { read, texts }: Archive,
): Promise<ParsedJournal> => {
  const archive = { read, sums: byEnd(listedSums(texts)) };
  const checked: JournalEntry[] = [];
  let [left, sound] = [mostUnfolded, 0];
  for (const entry of entries) {
    const found = await checkEntry(entry, archive, left);
    left -= unfoldedBy(found);
    sound += countSounds(entry) - countSounds(found);
    if (hasAnything(found)) checked.push(found);
  }
  return { entries: inOrder(checked), facts: { ...facts, leftOut: withMore(facts.leftOut, { sound }) } };
};

const unfoldedBy = ({ spoken }: JournalEntry): number =>
  spoken?.sounds.reduce((sum, { place }) => sum + Math.max(0, (place?.size ?? 0) - sentOf(place)), 0) ?? 0;

/** How many bytes were sent of it. */
const sentOf = (place: ZipPlace | null): number => {
  if (!place) return 0;
  const { packed, inside } = place;
  return inside ? (packed * inside.packed) / Math.max(1, inside.size) : packed;
};

/** With the sounds that are as they should be, and not too much. */
const checkEntry = async (entry: JournalEntry, archive: Checked, left: number): Promise<JournalEntry> => {
  const { spoken } = entry;
  if (!spoken) return entry;
  const sounds: CheckedSound[] = [];
  for (const sound of unfoldedBy(entry) > left ? [] : spoken.sounds) {
    const checked = await checkSound(sound, archive);
    if (checked) sounds.push(checked);
  }
  const kept = withTheseSounds(
    entry,
    spoken,
    sounds.map(({ begunAt: _known, ...sound }) => sound),
  );
  return entry.datedByFile === true ? { ...kept, ...momentOf(sounds) } : kept;
};

const momentOf = ([first]: readonly CheckedSound[]) => {
  const occurredAt = first?.begunAt ?? null;
  return occurredAt === null ? {} : { occurredAt, hourless: false };
};

/** `begunAt`: as the recorder wrote it into the file; null: it did not. */
type CheckedSound = JournalSound & Readonly<{ begunAt: string | null }>;

const checkSound = async (sound: JournalSound, { read, sums }: Checked): Promise<CheckedSound | null> => {
  const { path, place } = sound;
  if (path === null || place === null) return { ...sound, begunAt: null };
  const found = await readSound(read, place);
  const listed = sums.get(endOf(path.normalize('NFC')));
  if (!found || (listed !== undefined && listed !== found.sha256)) return null;
  return { ...sound, ...found, fileSize: place.size };
};

const header = Buffer.from('mvhd');
const headerBytes = 12;
const secondsTo1970 = 2_082_844_800;

/** When the recording in an MP4 began, of the bytes around the box that says so; null: it is not in them. */
const begunIn = (bytes: Buffer): string | null => {
  const at = bytes.indexOf(header);
  // Seconds since 1904, after the version and the flags.
  if (at < 0 || at + headerBytes > bytes.length || bytes[at + header.length] !== 0) return null;
  const seconds = bytes.readUInt32BE(at + 8) - secondsTo1970;
  return seconds > 0 ? isoOf(1_000 * seconds) : null;
};

/** null: it cannot be read, or is no sound that can be played here. */
const readSound = async (
  read: ReadRange,
  place: ZipPlace,
): Promise<Pick<CheckedSound, 'sha256' | 'format' | 'begunAt'> | null> => {
  const hash = createHash('sha256');
  let [head, before, begunAt]: [Buffer, Buffer, string | null] = [Buffer.alloc(0), Buffer.alloc(0), null];
  try {
    for await (const piece of zipContent(read, place)) {
      hash.update(piece);
      if (head.length < soundHeadBytes) head = Buffer.concat([head, piece]).subarray(0, soundHeadBytes);
      begunAt ??= begunIn(Buffer.concat([before, piece]));
      before = Buffer.from(piece.subarray(-headerBytes));
    }
  } catch (fault) {
    if (fault instanceof BrokenContent) return null;
    throw fault;
  }
  const inspected = await inspectSoundHead(head);
  return 'format' in inspected ? { sha256: hash.digest('hex'), format: inspected.format, begunAt } : null;
};
