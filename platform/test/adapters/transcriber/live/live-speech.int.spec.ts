import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingSpeechAssetsNote, speechAssets } from '@ecrin/testing/kits/speech-assets.ts';
import { array, assert, asyncProperty, nat } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeAudio, decodeGrowingAudio } from '#adapters/transcriber/decoding/decode-audio.ts';
import { createLiveRecordings } from '#adapters/transcriber/live/live-recordings.ts';
import { createLocalTranscriber } from '#adapters/transcriber/local-transcriber.ts';
import { measureSound } from '#adapters/transcriber/recognition/analyse-sound.ts';
import { chunkBlobName } from '#audio/audio-blob-names.ts';
import type { Audio } from '#ports/transcriber.ts';

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../../testing/fixtures/audio/${name}`, import.meta.url));
const recording = (name: string): Uint8Array => readFileSync(join(speechAssets.speechDir, name));
const streamOf = async function* (...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
};
const audioOf = (bytes: Uint8Array): Audio => ({
  format: '',
  bytes: bytes.length,
  read: async () => streamOf(bytes),
  sealed: { recordingId: 'one', sha256: createHash('sha256').update(bytes).digest('hex') },
});
const cutAt = (bytes: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] => {
  const ends = [...new Set(cuts.map((cut) => cut % bytes.length)), bytes.length].toSorted((one, other) => one - other);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end)).filter(({ length }) => length > 0);
};
/** The measure, and the beginning, length and content of each stretch of speech. */
const foundIn = async (sound: AsyncIterable<Float32Array>) => {
  const utterances: unknown[] = [];
  const measure = await measureSound(
    sound,
    () => undefined,
    ({ start, samples }) =>
      utterances.push([start, samples.length, createHash('sha256').update(Buffer.from(samples.buffer)).digest('hex')]),
  );
  return { measure, utterances };
};
const timeoutMs = 120_000;

describe('a recording that is cut anywhere', () => {
  const spoken = speechAssets.missing === null ? [['sample.webm', recording('sample.webm')] as const] : [];
  it.each([
    ['chromium.webm', fixture('chromium.webm')] as const,
    ['chromium-opus.mp4', fixture('chromium-opus.mp4')] as const,
    ['fragmented.mp4', fixture('fragmented.mp4')] as const,
    ['opus.ogg', fixture('opus.ogg')] as const,
    ...spoken,
  ])(
    'has the same stretches of speech as the whole: %s',
    async (_name, bytes) => {
      const whole = await foundIn(decodeAudio(streamOf(bytes)));
      await assert(
        asyncProperty(array(nat(), { maxLength: 60 }), async (cuts) => {
          expect(await foundIn(decodeGrowingAudio(streamOf(...cutAt(bytes, cuts))))).toEqual(whole);
        }),
        { numRuns: 10 },
      );
    },
    timeoutMs,
  );

  it('is not decoded before its end where its index is last', async () => {
    await expect(foundIn(decodeGrowingAudio(streamOf(fixture('index-last.m4a'))))).rejects.toThrow(/before its end/u);
  });
});

describe.skipIf(speechAssets.missing !== null)(`heard by the engine${missingSpeechAssetsNote}`, () => {
  const local = createLocalTranscriber({ modelDir: () => speechAssets.modelDir, delay: () => null });
  afterAll(() => local.close());

  it(
    'second by second, it has the words it has as a whole',
    async () => {
      const bytes = recording('sample.webm');
      const stored: Uint8Array[] = [];
      const live = createLiveRecordings({
        blobs: {
          read: async (_ownerId, blob) => {
            const seq = stored.findIndex((_, index) => blob === chunkBlobName('one', index));
            return stored[seq] ? streamOf(stored[seq]) : null;
          },
        },
        speech: local.live,
        transcriber: { ...local.transcriber, transcribe: () => Promise.reject(new Error('heard whole')) },
        probe: { measure: () => Promise.reject(new Error('measured whole')) },
        most: 1,
        onChange: () => undefined,
      });
      const ref = { ownerId: 'a', recordingId: 'one' };
      await live.words.listen({ ...ref, language: 'fr', after: 0 });
      for (let at = 0; at < bytes.length; at += 8_000) {
        stored.push(bytes.subarray(at, at + 8_000));
        live.words.stored(ref);
      }
      const audio = audioOf(bytes);

      const measured = await live.probe.measure({ audio, ownerId: 'a' });
      const heard = await live.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' });

      expect(measured).toEqual(await local.probe.measure({ audio, ownerId: 'a' }));
      expect(heard.raw).toMatch(/volume/u);
      expect(heard).toEqual(await local.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' }));
    },
    timeoutMs,
  );
});
