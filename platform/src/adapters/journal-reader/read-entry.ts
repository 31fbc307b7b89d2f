import type { Entry, ZipFile } from 'yauzl';
import { readEnex, type EnexText } from '#journal-import/enex-text.ts';
import type { UnreadableJournal } from '#ports/journal-reader.ts';
import { kindHeadBytes, kindOfHead, kindOfName, type FileKind } from './kind-of-file.ts';

export type Refused = Readonly<{ refused: UnreadableJournal }>;
/** How an export of Evernote begins. */
export const enexRoot = '<en-export';

/** Written text is packed to a tenth; what unfolds to more than a hundred times its size was made to. */
const maxRatio = 100;
const ratioFromBytes = 1024 * 1024;
/** `isNamed`: by its kind. */
type FoundEntry = EnexText & Readonly<{ kind: FileKind; isNamed: boolean }>;
const unread = (kind: FileKind): FoundEntry => ({ kind, text: Buffer.alloc(0), places: new Map(), isNamed: true });

/** One file of an archive. One whose name says nothing, and that is none that is read, is no reason to refuse the others. */
export const readEntry = async (zip: ZipFile, entry: Entry, most: number): Promise<FoundEntry | Refused> => {
  const named = kindOfName(entry.fileName);
  if (named !== null && named !== 'text') return unread(named);
  const found = await readContent(zip, entry, { isText: named === 'text', most });
  if (named === 'text') return found;
  return 'refused' in found ? unread('other') : { ...found, isNamed: false };
};

type Content = Readonly<{ isText: boolean; most: number }>;

/** `isText`: it is called one, and is one unless it is a sound. */
const readContent = async (zip: ZipFile, entry: Entry, { isText, most }: Content): Promise<FoundEntry | Refused> => {
  const refused = refusalOf(entry);
  if (refused) return { refused };
  const head = await readHead(zip, entry);
  const seen = await kindOfHead(head);
  const kind = isText && seen !== 'sound' ? 'text' : seen;
  return kind === 'text' ? readText(zip, entry, { head, most }) : unread(kind);
};

const readHead = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    parts.push(part);
    length += part.length;
    if (length >= kindHeadBytes) break;
  }
  return Buffer.concat(parts).subarray(0, kindHeadBytes);
};

type Read = Readonly<{ head: Buffer; most: number }>;

const readText = async (zip: ZipFile, entry: Entry, { head, most }: Read): Promise<FoundEntry | Refused> => {
  const isEnex = head.includes(enexRoot);
  if (!isEnex && entry.uncompressedSize > most) return { refused: 'import.too-large' };
  if (!isEnex && entry.uncompressedSize === head.length) return { ...unread('text'), text: head };
  const content = await zip.openReadStreamPromise(entry);
  if (!isEnex) return { ...unread('text'), text: await collect(content) };
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const from = entry.compressionMethod === 0 ? fileDataStart : 0;
  const found = await readEnex(content, { from, most });
  return found ? { ...unread('text'), ...found } : { refused: 'import.too-large' };
};

const refusalOf = (entry: Entry): UnreadableJournal | null => {
  if (entry.isEncrypted()) return 'import.encrypted';
  const { uncompressedSize, compressedSize } = entry;
  return uncompressedSize > ratioFromBytes && uncompressedSize > maxRatio * compressedSize ? 'import.unsafe' : null;
};

/** All bytes. */
export const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
};
