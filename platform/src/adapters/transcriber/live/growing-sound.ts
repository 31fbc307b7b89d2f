import { createHash } from 'node:crypto';
import type { Audio } from '#ports/transcriber.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** A sound that is read while it is recorded. */
export type GrowingSound = Readonly<{
  read: () => AsyncGenerator<Uint8Array>;
  /** One more chunk is stored. */
  stored: () => void;
  /** It is complete: what was not read yet is read from the whole. */
  seal: (whole: Audio) => void;
  /** SHA-256 of what was read, hexadecimal. */
  sha256: () => string;
}>;

/** `readChunk`: null while there is no chunk of that number. */
export const createGrowingSound = (readChunk: (seq: number) => Promise<Bytes | null>): GrowingSound => {
  const hash = createHash('sha256');
  let [taken, whole, news] = [0, null as Audio | null, Promise.withResolvers<void>()];
  const tell = (): void => {
    news.resolve();
    news = Promise.withResolvers();
  };
  const isRecorded = (): boolean => whole === null;
  const counted = (bytes: Uint8Array): Uint8Array => {
    taken += bytes.length;
    hash.update(bytes);
    return bytes;
  };

  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    for (let seq = 0; isRecorded();) {
      // Before the look: what is stored during it is not missed.
      const next = news.promise;
      const chunk = await readChunk(seq);
      if (chunk === null) await next;
      else {
        seq += 1;
        for await (const bytes of chunk) yield counted(bytes);
      }
    }
  };

  return {
    read: async function* () {
      yield* chunks();
      if (whole) for await (const bytes of beyond(await whole.read(), taken)) yield counted(bytes);
    },
    stored: tell,
    seal: (audio) => {
      whole = audio;
      tell();
    },
    sha256: () => hash.copy().digest('hex'),
  };
};

const beyond = async function* (content: Bytes, from: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const bytes of content) {
    const rest = bytes.subarray(Math.max(0, from - at));
    at += bytes.length;
    if (rest.length > 0) yield rest;
  }
};
