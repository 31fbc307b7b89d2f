import { longWords, shortWords } from './packed-words.ts';

/**
 * Text in fewer bytes, exactly as it was when it is read again: what stands between two quotation marks is one token. Words that events share are a number,
 * a uuid, an instant and a hash their value, what occurred before in the same text its place there; everything else is itself, as UTF-8.
 */
const longText = 100;
/** The first byte of a token. Below `longText`: so many bytes of UTF-8 follow. Permanent. */
const tokens = { longText, uuid: 101, instant: 102, hash: 103, again: 104, longWord: 105, joined: 106 } as const;
const shortWord = 128;

const shortNumbers = new Map(shortWords.map((word, index) => [word, index]));
const longNumbers = new Map(longWords.map((word, index) => [word, index]));

/** What is longer is not looked up. */
const longestWord = Math.max(...[...shortWords, ...longWords].map(({ length }) => length));

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const uuidLength = 36;
const instantLength = 24;
const hash = /^[0-9a-f]{64}$/;
const mostNamed = 80;
const mostSeen = 256;

/** What is being written, and the values that may be named again. */
type Writing = { readonly out: Buffer; at: number; readonly seen: string[] };

/** `known`: values that a reader of this text has, too. */
export const pack = (text: string, known: readonly string[] = []): Buffer => {
  // Of one UTF-16 unit at most four bytes are made, its share of a token's length among them.
  const writing: Writing = { out: Buffer.allocUnsafe(4 * text.length + 8), at: 0, seen: [...known] };
  for (const piece of text.split('"')) writePiece(writing, piece);
  return writing.out.subarray(0, writing.at);
};

const writePiece = (writing: Writing, piece: string): void => {
  const number = piece.length > longestWord ? undefined : shortNumbers.get(piece);
  if (number !== undefined) writeByte(writing, shortWord + number);
  else if (piece.length >= instantLength && writeValue(writing, piece)) return;
  else if (longNumbers.has(piece)) writeToken(writing, tokens.longWord, longNumbers.get(piece) ?? 0);
  else writeText(writing, piece);
};

const writeByte = (writing: Writing, value: number): void => {
  writing.out[writing.at] = value;
  writing.at += 1;
};

const writeToken = (writing: Writing, token: number, value: number): void => {
  writeByte(writing, token);
  writeByte(writing, value);
};

const writeText = (writing: Writing, piece: string): void => {
  const { out, at } = writing;
  const short = piece.length * 3 < longText;
  const start = at + (short ? 1 : 5);
  const length = out.write(piece, start);
  if (short) out[at] = length;
  else out.writeUInt32BE(length, out.writeUInt8(tokens.longText, at));
  writing.at = start + length;
};

/** False when the piece is no such value. */
const writeValue = (writing: Writing, piece: string): boolean => {
  const before = writing.seen.indexOf(piece);
  if (before !== -1) writeToken(writing, tokens.again, before);
  else if (piece.length === uuidLength && uuid.test(piece)) writeUuid(writing, piece);
  else if (piece.length === instantLength) return writeInstant(writing, piece);
  else if (hash.test(piece)) writeHex(writing, tokens.hash, piece);
  else return writeNamed(writing, piece);
  return true;
};

const writeHex = (writing: Writing, token: number, hex: string): void => {
  writeByte(writing, token);
  writing.at += writing.out.write(hex, writing.at, 'hex');
};

const see = ({ seen }: Pick<Writing, 'seen'>, value: string): void => {
  if (seen.length < mostSeen) seen.push(value);
};

const writeUuid = (writing: Writing, piece: string): void => {
  see(writing, piece);
  writeHex(writing, tokens.uuid, piece.replaceAll('-', ''));
};

const writeInstant = (writing: Writing, piece: string): boolean => {
  const at = piece.endsWith('Z') ? Date.parse(piece) : Number.NaN;
  if (!(at >= 0) || new Date(at).toISOString() !== piece) return false;
  see(writing, piece);
  writeByte(writing, tokens.instant);
  writing.at = writing.out.writeUIntBE(at, writing.at, 6);
  return true;
};

/** A uuid behind the name of what it is of, as in `client:…`. */
const writeNamed = (writing: Writing, piece: string): boolean => {
  const id = piece.slice(-uuidLength);
  if (piece.length > mostNamed || !uuid.test(id)) return false;
  writePiece(writing, piece.slice(0, -uuidLength));
  writeByte(writing, tokens.joined);
  writePiece(writing, id);
  return true;
};

type Reading = { readonly bytes: Buffer; at: number; readonly seen: string[] };

/** The text that was packed with the same `known`. Throws, or returns another text, for bytes that are not of `pack`. */
export const unpack = (packed: Uint8Array, known: readonly string[] = []): string => {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const reading: Reading = { bytes, at: 0, seen: [...known] };
  let [text, between] = ['', ''];
  while (reading.at < bytes.length) {
    const token = bytes[reading.at] ?? 0;
    reading.at += 1;
    if (token === tokens.joined) between = '';
    else {
      text += between + readPiece(reading, token);
      between = '"';
    }
  }
  return text;
};

const readPiece = (reading: Reading, token: number): string => {
  if (token >= shortWord) return shortWords[token - shortWord] ?? '';
  if (token < longText) return readText(reading, token);
  return readToken[token]?.(reading) ?? '';
};

const readText = (reading: Reading, length: number): string => {
  const start = reading.at;
  reading.at += length;
  return reading.bytes.toString('utf8', start, reading.at);
};

const readHex = (reading: Reading, length: number): string => {
  const start = reading.at;
  reading.at += length;
  return reading.bytes.toString('hex', start, reading.at);
};

const readNumber = (reading: Reading, length: number): number => {
  const start = reading.at;
  reading.at += length;
  return reading.bytes.readUIntBE(start, length);
};

const readUuid = (reading: Reading): string => {
  const hex = readHex(reading, 16);
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  see(reading, id);
  return id;
};

const dayMs = 86_400_000;
/** Most instants are of one day: its text is kept, which halves the time to read one. */
const latest = { day: Number.NaN, text: '' };
const padded = (value: number, digits = 2): string => String(Math.floor(value)).padStart(digits, '0');

const instantOf = (at: number): string => {
  const day = Math.floor(at / dayMs);
  if (day !== latest.day) Object.assign(latest, { day, text: new Date(at).toISOString().slice(0, 11) });
  const ms = at - day * dayMs;
  const [minutes, seconds] = [ms / 60_000, ms / 1_000];
  return `${latest.text}${padded(minutes / 60)}:${padded(minutes % 60)}:${padded(seconds % 60)}.${padded(ms % 1_000, 3)}Z`;
};

const readInstant = (reading: Reading): string => {
  const instant = instantOf(readNumber(reading, 6));
  see(reading, instant);
  return instant;
};

const readToken: Readonly<Record<number, (reading: Reading) => string>> = {
  [tokens.longText]: (reading) => readText(reading, readNumber(reading, 4)),
  [tokens.uuid]: readUuid,
  [tokens.instant]: readInstant,
  [tokens.hash]: (reading) => readHex(reading, 32),
  [tokens.again]: (reading) => reading.seen[readNumber(reading, 1)] ?? '',
  [tokens.longWord]: (reading) => longWords[readNumber(reading, 1)] ?? '',
};
