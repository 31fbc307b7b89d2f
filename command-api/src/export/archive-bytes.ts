import { createHash } from 'node:crypto';
import { rangeOf } from '#recording/play-audio.ts';

/** What an archive is made from, as an entity tag: the same archive has the same. */
export const archiveTag = async (madeFrom: AsyncIterable<unknown>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const one of madeFrom) hash.update(`${JSON.stringify(one)}\n`);
  return `"${hash.digest('base64url')}"`;
};

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
