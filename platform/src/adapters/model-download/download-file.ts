import { createWriteStream } from 'node:fs';
import { rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isExpected } from './checksum.ts';
import { forgetPart, partialOf, rememberVersion, sizeOf, type PartialFile } from './partial-file.ts';

export type Download = Readonly<{
  url: string;
  /** Appears only once it is complete; until then it is `<file>.part`. */
  file: string;
  /** In hex; null: as pinned by the first download. */
  sha256: string | null;
  /** In bytes; `total` is null while it is not known. */
  onProgress: (received: number, total: number | null) => void;
  signal: AbortSignal;
  /** A connection without data for this long is closed. */
  stallTimeoutMs: number;
  /** In bytes, in a folder. */
  freeSpace?: (dir: string) => Promise<number>;
}>;

/**
 * Downloads a file unless it is there, resuming an earlier attempt. The first download pins the checksum it had; from then on the file, and any other
 * that replaces it, must have it, unless another one is given. Throws when the server refuses, disconnects or sends something else, and when the disk is too small.
 */
export const downloadFile = async (wanted: Download): Promise<void> => {
  const whole = await sizeOf(wanted.file);
  if (whole !== null) {
    if (await isExpected(wanted.file, wanted)) return wanted.onProgress(whole, whole);
    await rm(wanted.file, { force: true });
  }

  const part = `${wanted.file}.part`;
  await fetchRest(wanted, part);
  if (!(await isExpected(part, wanted))) {
    await forgetPart(part);
    throw new Error(`${wanted.url} is not the expected file: its checksum differs`);
  }
  await rename(part, wanted.file);
  await forgetPart(part);
};

const freeBytes = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
};

const fetchRest = async (wanted: Download, part: string): Promise<void> => {
  const { url, onProgress, signal, stallTimeoutMs } = wanted;
  const stalled = new AbortController();
  const stallTimer = setTimeout(() => stalled.abort(new Error(`${url} stalled`)), stallTimeoutMs);
  try {
    const { body, from, total } = await ask(url, part, AbortSignal.any([signal, stalled.signal]));
    await requireSpace(wanted, { body, missing: (total ?? 0) - from });
    let received = from;
    const watched = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        stallTimer.refresh();
        received += chunk.length;
        onProgress(received, total);
        yield chunk;
      }
    };
    await pipeline(body, watched, createWriteStream(part, { flags: from > 0 ? 'a' : 'w', flush: true }));
    if (total !== null && received !== total)
      throw new Error(`${url} was interrupted after ${received} of ${total} bytes`);
  } finally {
    clearTimeout(stallTimer);
  }
};

/** Not begun when it cannot end: a full disk would stop people from writing. */
const requireSpace = async (
  { url, file, freeSpace = freeBytes }: Download,
  { body, missing }: Readonly<{ body: ReadableStream<Uint8Array>; missing: number }>,
): Promise<void> => {
  const free = await freeSpace(dirname(file));
  if (free >= missing + reservedBytes) return;
  await body.cancel();
  throw new Error(
    `${url} needs ${megabytes(missing)} MB and ${megabytes(free)} MB of disk are free, of which ${megabytes(reservedBytes)} MB are reserved`,
  );
};

/** Left free for what people write. */
const reservedBytes = 200_000_000;
const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

type Answer = Readonly<{ body: ReadableStream<Uint8Array>; from: number; total: number | null }>;

/** Requests the missing bytes, and only of the same version; a server may send the whole again. */
const ask = async (url: string, part: string, signal: AbortSignal): Promise<Answer> => {
  const partial = await partialOf(part);
  const response = await fetch(url, { signal, headers: { 'accept-encoding': 'identity', ...restOf(partial) } });
  const from = firstByteOf(response);
  if (response.body === null || (from !== 0 && from !== partial.bytes)) {
    await response.body?.cancel();
    if (response.status === 416) await forgetPart(part);
    throw new Error(`${url} answered ${response.status}`);
  }
  if (from === 0) await rememberVersion(part, versionOf(response));
  return { body: response.body, from, total: totalOf(response, from) };
};

const restOf = ({ bytes, version }: PartialFile): Record<string, string> =>
  bytes > 0 && version !== null ? { range: `bytes=${bytes}-`, 'if-range': version } : {};

/** The byte a server's answer starts at; null: no data. */
const firstByteOf = ({ status, headers }: Response): number | null => {
  if (status === 200) return 0;
  const begin = /^bytes (\d+)-/u.exec(headers.get('content-range') ?? '')?.[1];
  return status === 206 && begin !== undefined ? Number(begin) : null;
};

const versionOf = ({ headers }: Response): string | null => {
  const etag = headers.get('etag');
  return etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified');
};

const totalOf = ({ headers }: Response, from: number): number | null => {
  const length = headers.get('content-length');
  return length === null ? null : from + Number(length);
};
