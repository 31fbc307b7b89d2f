import { createHash } from 'node:crypto';
import { rangeOf } from '#recording/play-audio.ts';
import type { ArchiveFile } from './zip-stream.ts';

/** What an archive is made from, as an entity tag: the same archive has the same. What is stored elsewhere is not read for it. */
export const archiveTag = async (files: AsyncIterable<ArchiveFile>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const { name, modifiedAt, content, stored } of files) {
    hash.update(JSON.stringify([name, modifiedAt, stored ?? null]));
    for await (const piece of stored === undefined ? piecesOf(content) : []) hash.update(piece);
  }
  return `"${hash.digest('base64url')}"`;
};

const piecesOf = (content: ArchiveFile['content']) => (typeof content === 'string' ? [Buffer.from(content)] : content);

type Asked = Readonly<{ range: string | null; ifRange: string | null; tag: string }>;
/** `end` exclusive, in bytes of the whole. */
export type ArchivePart = Readonly<{ start: number; end: number; bytes: number }>;

/** Which part is asked for (RFC 9110, 13.1.5 and 14.2): none unless the caller says of which archive, and that is still the same. Its length is known once it was written for nobody. */
export const archivePartOf = async (
  { range, ifRange, tag }: Asked,
  write: () => AsyncIterable<Uint8Array>,
): Promise<ArchivePart | 'whole' | Readonly<{ unsatisfiable: number }>> => {
  if (range === null || ifRange !== tag) return 'whole';
  let bytes = 0;
  for await (const piece of write()) bytes += piece.length;
  const wanted = rangeOf(range, bytes);
  if (wanted === 'unsatisfiable') return { unsatisfiable: bytes };
  return wanted === 'whole' ? 'whole' : { ...wanted, bytes };
};
