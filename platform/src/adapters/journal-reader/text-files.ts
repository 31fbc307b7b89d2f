import { Readable } from 'node:stream';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import { maxThoughtPictureBytes } from '@ecrin/contracts/thought/thought-pictures.ts';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { readEnex } from '#journal-import/enex-text.ts';
import type { JournalFiles, TextFile } from '#journal-import/source.ts';
import type { ReadRange } from '#journal-import/zip-content.ts';
import type { ZipPlace } from '#ports/journal-reader.ts';
import { databaseHead, diaryText } from './diary-text.ts';
import type { FileKind } from './kind-of-file.ts';
import { collect, enexRoot, readEntry, type Refused } from './read-entry.ts';

/** `mostUnpacked`: for attachments within packed files, in bytes; a spec has less. */
type Bytes = Readonly<{ name: string; size: number; mostUnpacked?: number; read: ReadRange }>;

/** Text that is read of one file, in bytes: its strings and what is made of them fit into the memory of the thread. */
const maxTextBytes = 100 * 1024 * 1024;
const maxFiles = 200_000;

/** The text files of an archive, or the one that a file is. */
export const readTextFiles = async (file: Bytes): Promise<JournalFiles | Refused> => {
  const head = await collect(file.read(0, Math.min(headBytes, file.size)));
  if (isZip(head)) return readZip(file);
  if (head.includes(enexRoot)) return readOneEnex(file);
  if (file.size > maxTextBytes) return { refused: 'import.too-large' };
  const bytes = await collect(file.read(0, file.size));
  const text = textIn(bytes);
  return text === null ? { refused: 'import.unknown' } : { texts: [{ path: file.name, text }], pictures: new Map() };
};

const headBytes = 2_000;
const isZip = (head: Buffer): boolean => head.length >= 4 && head.readUInt32LE(0) === 0x04_03_4b_50;

const readOneEnex = async ({ name, size, read }: Bytes): Promise<JournalFiles | Refused> => {
  const found = await readEnex(read(0, size), { from: 0, most: maxTextBytes });
  if (!found) return { refused: 'import.too-large' };
  return { texts: [{ path: name, text: decode(found.text) ?? '' }], ...keptOf(found.places, found.places) };
};

type Places = ReadonlyMap<string, ZipPlace>;
/** Those that are not too large. */
const keptOf = (pictures: Places, sounds: Places) => ({
  pictures: new Map([...pictures].filter(([, { size }]) => size <= maxThoughtPictureBytes)),
  sounds: new Map([...sounds].filter(([, { size }]) => size <= maxRecordingBytes)),
});

const readZip = async ({ size, read, mostUnpacked = tenGigabytes }: Bytes): Promise<JournalFiles | Refused> => {
  try {
    const zip = await fromRandomAccessReaderPromise(readerOf(read), size, { autoClose: false });
    return zip.entryCount > maxFiles
      ? { refused: 'import.too-many' }
      : await readEntries(zip, createPlacesWithin(mostUnpacked));
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : '';
    return {
      refused: /relative path|absolute path|invalid characters/u.test(why) ? 'import.unsafe' : 'import.damaged',
    };
  }
};

const readEntries = async (zip: ZipFile, within: PlacesWithin): Promise<JournalFiles | Refused> => {
  const paths: string[] = [];
  const [texts, others]: [TextFile[], TextFile[]] = [[], []];
  const [pictures, sounds] = [new Map<string, ZipPlace>(), new Map<string, ZipPlace>()];
  let left = maxTextBytes;
  const media: Readonly<Partial<Record<FileKind, Map<string, ZipPlace>>>> = { picture: pictures, sound: sounds };
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName;
    paths.push(path);
    const found = await readEntry(zip, entry, left);
    if ('refused' in found) return found;
    media[found.kind]?.set(path.normalize('NFC'), placeOf(entry));
    left -= found.text.length;
    const text = found.kind === 'text' ? textIn(found.text) : null;
    if (text !== null) (found.isNamed ? texts : others).push({ path, text });
    for (const [md5, place] of within(placeOf(entry), found.places)) {
      pictures.set(md5, place);
      sounds.set(md5, place);
    }
  }
  return { texts, others, paths, ...keptOf(pictures, sounds) };
};

/** As much is unpacked in less than a minute. */
const tenGigabytes = 10_000_000_000;
type PlacesWithin = (inside: ZipPlace, places: Places) => Places;

/** What is in a packed file can only be reached from its beginning: the first attachments, until so many bytes are unpacked for them. */
const createPlacesWithin = (most: number): PlacesWithin => {
  let left = most;
  const isReached = ([, { offset, packed }]: readonly [string, ZipPlace]): boolean => (left -= offset + packed) >= 0;
  return (inside, places) =>
    inside.isDeflated
      ? new Map([...places].filter(isReached).map(([md5, place]) => [md5, { ...place, inside }]))
      : places;
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

const readerOf = (read: Bytes['read']): RandomAccessReader => {
  const reader = new (class extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(read(start, end), { objectMode: false });
    }
  })();
  return reader;
};

/** Of a database of Diarium, its entries. null: it is no text. */
const textIn = (bytes: Buffer): string | null =>
  bytes.subarray(0, databaseHead.length).includes(databaseHead) ? diaryText(bytes) : decode(bytes);

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
