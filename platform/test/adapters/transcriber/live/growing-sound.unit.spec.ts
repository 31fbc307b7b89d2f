import { createHash } from 'node:crypto';
import { array, assert, asyncProperty, nat, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrowingSound } from '#adapters/transcriber/live/growing-sound.ts';
import type { Audio } from '#ports/transcriber.ts';

const streamOf = async function* (...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
};
const wholeOf = (bytes: Uint8Array, cut: number): Audio => ({
  format: 'audio/webm',
  bytes: bytes.length,
  read: async () => streamOf(bytes.subarray(0, cut), bytes.subarray(cut)),
});
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const chunks = array(uint8Array({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 12 });

describe('a sound that is read while it is recorded', () => {
  it('is read once and in order, wherever chunks end and whichever are gone when it is sealed', async () => {
    await assert(
      asyncProperty(chunks, nat(), nat(), async (pieces, seen, at) => {
        const all = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
        const stored = pieces.slice(0, seen % (pieces.length + 1));
        const readSeqs: number[] = [];
        const sound = createGrowingSound(async (seq) => {
          const piece = stored[seq];
          if (piece) readSeqs.push(seq);
          return piece ? streamOf(piece.subarray(0, 1), piece.subarray(1)) : null;
        });
        const read = (async () => Buffer.concat(await Array.fromAsync(sound.read())))();
        sound.stored();
        await Promise.resolve();
        sound.seal(wholeOf(all, at % (all.length + 1)));

        expect(Uint8Array.from(await read)).toEqual(all);
        expect(sound.sha256()).toBe(sumOf(all));
        expect(readSeqs).toEqual([...new Set(readSeqs)]);
      }),
    );
  });

  it('waits for the next chunk, and does not miss one that is stored while it looks', async () => {
    const stored: Uint8Array[] = [];
    const looks: number[] = [];
    const sound = createGrowingSound(async (seq) => {
      looks.push(seq);
      const piece = stored[seq];
      if (!piece && stored.length < 2) {
        // Stored after the look, told before the answer.
        stored.push(Uint8Array.of(stored.length));
        sound.stored();
        return null;
      }
      return piece ? streamOf(piece) : null;
    });
    const read = sound.read();

    expect((await read.next()).value).toEqual(Uint8Array.of(0));
    expect((await read.next()).value).toEqual(Uint8Array.of(1));
    expect(looks).toEqual([0, 0, 1, 1]);
  });
});
