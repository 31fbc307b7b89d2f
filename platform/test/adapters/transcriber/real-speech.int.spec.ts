import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import { speechAssets, missingSpeechAssetsNote } from '@ecrin/testing/kits/speech-assets.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '#adapters/transcriber/decoding/decode-audio.ts';
import { createLocalTranscriber } from '#adapters/transcriber/local-transcriber.ts';
import type { Audio } from '#ports/transcriber.ts';

const audioOf = (file: string): Audio => ({
  format: 'audio/wav',
  bytes: statSync(file).size,
  read: async () => createReadStream(file),
});
const samplesOf = async (audio: Audio): Promise<Float32Array> => {
  const parts: number[] = [];
  for await (const part of decodeAudio(await audio.read())) parts.push(...part);
  return Float32Array.from(parts);
};
/** With steady noise on top, a little louder than the voice. */
const inNoise = (voice: Float32Array): Float32Array => {
  const level = Math.sqrt(voice.reduce((sum, sample) => sum + sample * sample, 0) / voice.length);
  let seed = 1;
  return voice.map((sample) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return sample + 4 * level * (seed / 2 ** 32 - 0.5);
  });
};
const endingIn = async function* (bytes: AsyncIterable<Uint8Array>, end: () => void): AsyncGenerator<Uint8Array> {
  yield* bytes;
  end();
};
const soundOf = (...parts: readonly Float32Array[]): Audio => {
  const wav = wavOf(Float32Array.from(parts.flatMap((part) => [...part])));
  return { format: 'audio/wav', bytes: wav.length, read: async () => Readable.from([wav]) };
};
const timeoutMs = 120_000;
/** The longest of these run with `CI`. */
const isLongForm = process.env['CI'] !== undefined;

describe.skipIf(speechAssets.missing !== null)(`transcribing real French speech${missingSpeechAssetsNote}`, () => {
  const local = createLocalTranscriber({ modelDir: () => speechAssets.modelDir, delay: () => null });
  afterAll(() => local.close());
  const recording = (name: string): Audio => audioOf(join(speechAssets.speechDir, name));
  const hear = (audio: Audio) => local.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' });

  it.each(isLongForm ? ['conf-usermenu.wav', 'sample.webm', 'sample.m4a'] : ['sample.webm'])(
    'transcribes %s with the time of each word',
    async (name) => {
      const progress: number[] = [];

      const { raw, segments, engine } = await local.transcriber.transcribe({
        audio: recording(name),
        language: 'fr',
        ownerId: 'a',
        onProgress: (percent) => progress.push(percent),
      });

      expect(engine).toBe('local');
      expect(raw).toMatch(/volume/u);
      expect(raw).toMatch(/conférence/u);
      const words = segments.flatMap((segment) => segment.words);
      const starts = words.map(({ startMs }) => startMs);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(words.every(({ startMs, endMs }) => startMs <= endMs && endMs <= 17_600)).toBe(true);
      const conference = words.find(({ text }) => text.startsWith('conférence'));
      expect(conference?.startMs).toBeGreaterThan(6_000);
      expect(conference?.startMs).toBeLessThan(8_000);
      expect(progress.at(-1)).toBe(100);
      expect(progress).toEqual([...new Set(progress)].toSorted((one, other) => one - other));
    },
    timeoutMs,
  );

  it(
    'transcribes the first and the last word',
    async () => {
      const { raw } = await hear(recording('vm-opts.wav'));
      expect(raw).toMatch(/^Pour changer/u);
      expect(raw).toMatch(/(zéro|0)\W*$/u);
    },
    timeoutMs,
  );

  it(
    'reports progress between utterances, and none within one',
    async () => {
      const one = await samplesOf(recording('agent-user.wav'));
      const pause = new Float32Array(2 * 16_000);
      const figuresOf = async (...parts: readonly Float32Array[]): Promise<readonly number[]> => {
        const progress: number[] = [];
        const onProgress = (percent: number): void => void progress.push(percent);
        await local.transcriber.transcribe({ audio: soundOf(...parts), language: 'fr', ownerId: 'a', onProgress });
        return progress.filter((percent) => percent < 90);
      };

      expect(await figuresOf(one)).toEqual([]);
      const [first = 0] = await figuresOf(one, pause, one);
      expect(first).toBeGreaterThan(25);
      expect(first).toBeLessThan(65);
    },
    timeoutMs,
  );

  it.runIf(isLongForm)(
    'sets aside what the model invents for a voice in loud noise, and nothing of a clear one',
    async () => {
      // What the model invents depends on the processor too: by which rule each is set aside is left open, except that confidence tells one of them.
      const reasons: string[] = [];
      for (const name of ['conf-getchannel.wav', 'agent-newlocation.wav']) {
        const voice = await samplesOf(recording(name));
        const clear = setAsidePhantoms((await hear(soundOf(voice))).segments);
        const lost = setAsidePhantoms((await hear(soundOf(inNoise(voice)))).segments);

        expect(clear.setAside).toEqual([]);
        expect(lost.setAside.length).toBeGreaterThan(0);
        reasons.push(...lost.setAside.map(({ reason }) => reason));
      }
      expect(reasons).toContain('low-confidence');
    },
    timeoutMs,
  );

  it(
    'returns no words for silence',
    async () => {
      const silence = wavOf(new Float32Array(5 * 16_000));
      const heard = await hear({
        format: 'audio/wav',
        bytes: silence.length,
        read: async () =>
          (async function* () {
            yield silence;
          })(),
      });
      expect(heard).toMatchObject({ raw: '', segments: [] });
    },
    timeoutMs,
  );

  it.runIf(isLongForm)(
    'loses no passage and keeps the times in speech longer than the model’s window',
    async () => {
      const sound = (await readFile(join(speechAssets.speechDir, 'conf-usermenu.wav'))).subarray(44);
      const samples = Float32Array.from(
        { length: sound.length / 2 },
        (_, index) => sound.readInt16LE(index * 2) / 32_768,
      );
      const thrice = new Float32Array(samples.length * 3);
      for (const turn of [0, 1, 2]) thrice.set(samples, turn * samples.length);
      const wav = wavOf(thrice);

      const { segments } = await hear({
        format: 'audio/wav',
        bytes: wav.length,
        read: async () =>
          (async function* () {
            yield wav;
          })(),
      });

      const transcript = segments.flatMap(({ words }) => words).filter(({ text }) => text.startsWith('conférence'));
      expect(transcript).toHaveLength(3);
      expect(
        transcript.map(
          ({ startMs }, turn) => Math.abs(startMs - (transcript[0]?.startMs ?? 0) - (turn * samples.length) / 16) < 500,
        ),
      ).toEqual([true, true, true]);
    },
    timeoutMs,
  );

  it.runIf(isLongForm)(
    'switches language and back',
    async () => {
      const audio = recording('vm-opts.wav');
      await local.transcriber.transcribe({ audio, language: 'en', ownerId: 'a' });
      expect((await hear(audio)).raw).toMatch(/^Pour changer/u);
    },
    timeoutMs,
  );

  it.runIf(isLongForm)(
    'serves clients in turn, however much one sends',
    async () => {
      const served: string[] = [];
      const short = recording('vm-newpassword.wav');
      const from = (ownerId: string) =>
        local.transcriber.transcribe({
          language: 'fr',
          ownerId,
          audio: {
            ...short,
            read: () => {
              served.push(ownerId);
              return short.read();
            },
          },
        });

      await Promise.all([from('a'), from('a'), from('a'), from('b')]);

      expect(served).toEqual(['a', 'a', 'b', 'a']);
    },
    timeoutMs,
  );

  it(
    'gives up the sound its process died at, and starts another for the next',
    async () => {
      let killed: number | null = null;
      const kill = (): void => {
        killed = local.pids().transcribing;
        if (killed !== null) process.kill(killed, 'SIGKILL');
      };
      const sound = recording('conf-usermenu.wav');
      const dying = local.transcriber.transcribe({
        audio: {
          ...sound,
          read: async () => endingIn(await sound.read(), kill),
        },
        language: 'fr',
        ownerId: 'a',
      });
      await expect(dying).rejects.toMatchObject({ reason: 'audio-stopped-engine', retryAfterMs: null });
      expect((await hear(recording('vm-opts.wav'))).raw).toMatch(/^Pour changer/u);
      expect(local.pids().transcribing).not.toBe(killed);
    },
    timeoutMs,
  );
});
