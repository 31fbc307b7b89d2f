import { soundHeadBytes } from '@ecrin/contracts/recording/inspect-sound.ts';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';
import { kindOfPath } from '#journal-import/attached.ts';
import { databaseHead } from './diary-text.ts';

/** What is done with a file of an archive. `other`: its head says it is nothing that is read. */
export type FileKind = 'text' | 'picture' | 'sound' | 'other';

const named = /(?:^|\/)SHA256SUMS$|\.(?:json|jsonl|csv|tsv|txt|text|md|markdown|html?|xml|enex|daylio)$/iu;

/** As its name says; null: its head has to be looked at. Media are many and large: their names are believed. */
export const kindOfName = (path: string): FileKind | null => {
  const kind = kindOfPath(path);
  if (kind === 'picture' || kind === 'sound') return kind;
  if (kind === 'video' || path.endsWith('/')) return 'other';
  return named.test(path) ? 'text' : null;
};

/** Enough to tell a kind, in bytes. */
export const kindHeadBytes: number = soundHeadBytes;

/** UTF-16 says so; other texts have none of the signs that only programs write. */
const isText = (head: Buffer): boolean =>
  head.readUInt16LE(0) === 0xfe_ff || !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));

/** By what is in it. */
export const kindOfHead = async (head: Buffer): Promise<FileKind> => {
  if (head.length < 2) return 'other';
  // Of a diary: its texts are read of it.
  if (isText(head) || head.includes(databaseHead)) return 'text';
  return 'format' in (await inspectSoundHead(head)) ? 'sound' : 'other';
};
