import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';
import type { ThoughtAudio } from './thought-audio.ts';

type Asked = Readonly<{ clientId: string; audio: ThoughtAudio; range: string | null }>;

/** The whole or one range of it (RFC 9110, 14): 200, 206, or 416 with the size. */
export const playAudio = async (blobs: SealedBlobs, { clientId, audio, range }: Asked): Promise<Reply> => {
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
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  const { start, end } = first === '' ? lastOf(Number(last), bytes) : between(Number(first), last, bytes);
  return start < end ? { start, end } : 'unsatisfiable';
};

const lastOf = (count: number, bytes: number) => ({ start: Math.max(0, bytes - count), end: bytes });
const between = (start: number, last: string, bytes: number) => ({
  start,
  end: last === '' ? bytes : Math.min(bytes, Number(last) + 1),
});
