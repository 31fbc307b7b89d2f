import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { RefusedReply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import parseRange from 'range-parser';
import type { ThoughtAudio } from './thought-audio.ts';

type Asked = Readonly<{ clientId: string; audio: ThoughtAudio; range: string | null }>;
/** `headers`: instead of the usual ones. */
type AskedFile = Readonly<{ clientId: string; file: ThoughtAudio; range: string | null; headers?: ReplyHeaders }>;

type Played = Readonly<{ status: number; headers: ReplyHeaders }> &
  (Readonly<{ stream: AsyncIterable<Uint8Array> }> | Readonly<{ empty: true; stream?: never }>);

/** The whole or one range of it (RFC 9110, 14): 200, 206, or 416 with the size. */
export const playAudio = async (blobs: SealedBlobs, { audio, ...asked }: Asked): Promise<Played | RefusedReply> =>
  (await answerFile(blobs, { ...asked, file: audio })) ?? { refused: 'recording.not-found' };

/** The same of any file; null: it is not there. */
export const answerFile = async (
  blobs: SealedBlobs,
  { clientId, file, range, headers: given }: AskedFile,
): Promise<Played | null> => {
  const headers = {
    'Content-Type': file.format,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': 'inline',
    ...given,
  };
  const wanted = range === null ? 'whole' : rangeOf(range, file.bytes);
  if (wanted === 'unsatisfiable')
    return { empty: true, status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.bytes}` } };

  const { start, end } = wanted === 'whole' ? { start: 0, end: file.bytes } : wanted;
  const stream = await blobs.read(clientId, file.name, { start, end });
  if (stream === null) return null;
  return {
    stream,
    status: wanted === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start),
      ...(wanted === 'whole' ? {} : { 'Content-Range': `bytes ${start}-${end - 1}/${file.bytes}` }),
    },
  };
};

/** `end` exclusive. A header that is not one plain byte range is ignored, as the standard allows. */
export const rangeOf = (
  header: string,
  bytes: number,
): Readonly<{ start: number; end: number }> | 'whole' | 'unsatisfiable' => {
  if (!header.startsWith('bytes=')) return 'whole';
  // A suffix range larger than the file returns all of it; the parser would refuse that.
  const clamped = header.replace(/(?<=^bytes=-)\d+$/, (count) => String(Math.min(Number(count), bytes)));
  const ranges = parseRange(bytes, clamped);
  if (ranges === -1) return 'unsatisfiable';
  const [range, another] = ranges === -2 ? [] : ranges;
  return range && !another ? { start: range.start, end: range.end + 1 } : 'whole';
};
