import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { RefusedReply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import parseRange from 'range-parser';
import type { ThoughtAudio } from './thought-audio.ts';

type Asked = Readonly<{ clientId: string; audio: ThoughtAudio; range: string | null }>;

type Played = Readonly<{ status: number; headers: ReplyHeaders }> &
  (Readonly<{ stream: AsyncIterable<Uint8Array> }> | Readonly<{ empty: true; stream?: never }>);

/** The whole or one range of it (RFC 9110, 14): 200, 206, or 416 with the size. */
export const playAudio = async (
  blobs: SealedBlobs,
  { clientId, audio, range }: Asked,
): Promise<Played | RefusedReply> => {
  const headers = {
    'Content-Type': audio.format,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': 'inline',
  };
  const wanted = range === null ? 'whole' : rangeOf(range, audio.bytes);
  if (wanted === 'unsatisfiable')
    return { empty: true, status: 416, headers: { ...headers, 'Content-Range': `bytes */${audio.bytes}` } };

  const { start, end } = wanted === 'whole' ? { start: 0, end: audio.bytes } : wanted;
  const stream = await blobs.read(clientId, audio.name, { start, end });
  if (stream === null) return { refused: 'recording.not-found' };
  return {
    stream,
    status: wanted === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start),
      ...(wanted === 'whole' ? {} : { 'Content-Range': `bytes ${start}-${end - 1}/${audio.bytes}` }),
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
