import { Readable } from 'node:stream';
import { acceptedExtensions } from '@ecrin/contracts/recording/audio-format.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { JournalFiles, TextFile } from '#journal-import/source.ts';
import type { UnreadableJournal, ZipPlace } from '#ports/journal-reader.ts';

type Bytes = Readonly<{ name: string; size: number; read: (start: number, end: number) => AsyncIterable<Uint8Array> }>;
type Refused = Readonly<{ refused: UnreadableJournal }>;

/** Text that is read of one file, in bytes: its strings and what is made of them fit into the memory of the thread. */
const maxTextBytes = 100 * 1024 * 1024;
const maxFiles = 200_000;
/** Written text is packed to a tenth; what unfolds to more than a hundred times its size was made to. */
const maxRatio = 100;
const ratioFromBytes = 1024 * 1024;
const isPicture = /\.(?:jpe?g|png|webp|hei[cf]|gif)$/iu;
const isSound = new RegExp(`\\.(?:${acceptedExtensions.join('|')})$`, 'iu');
const hasText = /(?:^|\/)SHA256SUMS$|\.(?:json|jsonl|csv|tsv|txt|text|md|markdown|html?|enex|daylio)$/iu;

/** The text files of an archive, or the one that a file is. */
export const readTextFiles = async (file: Bytes): Promise<JournalFiles | Refused> => {
  if (await isZip(file)) return readZip(file);
  if (file.size > maxTextBytes) return { refused: 'import.too-large' };
  const text = decode(await collect(file.read(0, file.size)));
  return text === null ? { refused: 'import.unknown' } : { texts: [{ path: file.name, text }], pictures: new Map() };
};

const isZip = async (file: Bytes): Promise<boolean> => {
  const head = await collect(file.read(0, Math.min(4, file.size)));
  return head.length === 4 && head.readUInt32LE(0) === 0x04_03_4b_50;
};

const readZip = async ({ size, read }: Bytes): Promise<JournalFiles | Refused> => {
  try {
    const zip = await fromRandomAccessReaderPromise(readerOf(read), size, { autoClose: false });
    return zip.entryCount > maxFiles ? { refused: 'import.too-many' } : await readEntries(zip);
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : '';
    return {
      refused: /relative path|absolute path|invalid characters/u.test(why) ? 'import.unsafe' : 'import.damaged',
    };
  }
};

const readEntries = async (zip: ZipFile): Promise<JournalFiles | Refused> => {
  const texts: TextFile[] = [];
  const [pictures, sounds] = [new Map<string, ZipPlace>(), new Map<string, ZipPlace>()];
  let left = maxTextBytes;
  for await (const entry of zip.eachEntry()) {
    if (isPicture.test(entry.fileName)) pictures.set(entry.fileName.normalize('NFC'), placeOf(entry));
    if (isSound.test(entry.fileName)) sounds.set(entry.fileName.normalize('NFC'), placeOf(entry));
    if (!hasText.test(entry.fileName)) continue;
    const refused = refusalOf(entry, left);
    if (refused) return { refused };
    left -= entry.uncompressedSize;
    const text = decode(await collect(await zip.openReadStreamPromise(entry)));
    if (text !== null) texts.push({ path: entry.fileName, text });
  }
  return {
    texts,
    pictures: new Map([...pictures].filter(([, { size }]) => size <= maxThoughtPictureBytes)),
    sounds: new Map([...sounds].filter(([, { size }]) => size <= maxRecordingBytes)),
  };
};

const two = (value: number): string => String(value).padStart(2, '0');
/** Days and hours are packed into bits. */
const changedOf = ({ lastModFileDate: day, lastModFileTime: time }: Entry): string => {
  const date = `${1980 + (day >> 9)}-${two((day >> 5) & 15)}-${two(day & 31)}`;
  return `${date} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two(2 * (time & 31))}`;
};

const placeOf = (entry: Entry): ZipPlace => {
  const { relativeOffsetOfLocalHeader, compressedSize, uncompressedSize, compressionMethod } = entry;
  return {
    offset: relativeOffsetOfLocalHeader,
    packed: compressedSize,
    size: uncompressedSize,
    isDeflated: compressionMethod !== 0,
    changed: changedOf(entry),
  };
};

const refusalOf = (entry: Entry, left: number): UnreadableJournal | null => {
  if (entry.isEncrypted()) return 'import.encrypted';
  const { uncompressedSize, compressedSize } = entry;
  if (uncompressedSize > ratioFromBytes && uncompressedSize > maxRatio * compressedSize) return 'import.unsafe';
  return uncompressedSize > left ? 'import.too-large' : null;
};

const readerOf = (read: Bytes['read']): RandomAccessReader => {
  const reader = new (class extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(read(start, end), { objectMode: false });
    }
  })();
  return reader;
};

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
};

/** UTF-8, UTF-16 that says so, or what Windows writes; null: it is no text. */
const decode = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.subarray(0, 8_000).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
