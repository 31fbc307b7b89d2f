import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wavHeader } from '@ecrin/testing/kits/wav.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '#adapters/transcriber/decoding/decode-audio.ts';
import { createLocalTranscriber } from '#adapters/transcriber/local-transcriber.ts';
import { TranscriberFault, type Audio } from '#ports/transcriber.ts';

const fixtures = new URL('../../../../testing/fixtures/audio/', import.meta.url);
const tones = (await readdir(fixtures)).filter((name) => !name.endsWith('.md'));
const fixture = (name: string): Promise<Buffer> => readFile(new URL(name, fixtures));

const audioOf = (bytes: Uint8Array): Audio => ({
  format: 'audio/webm',
  bytes: bytes.length,
  read: async () =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
    })(),
});
/** Begins like an audio file and never ends. */
const stuck = async (): Promise<Audio> => {
  const bytes = await fixture('tone.wav');
  return {
    format: 'audio/wav',
    bytes: bytes.length,
    read: async () =>
      (async function* () {
        yield bytes.subarray(0, 8_000);
        await new Promise(() => undefined);
      })(),
  };
};

describe('measuring audio without a model', () => {
  const local = createLocalTranscriber({ modelDir: () => null, delay: () => 'model-on-its-way' });
  afterAll(() => local.close());
  const measure = (bytes: Uint8Array) => local.probe.measure({ audio: audioOf(bytes), ownerId: 'a' });

  it.each(tones)('decodes %s', async (name) => {
    const { durationMs, speechMs, peaks } = await measure(await fixture(name));

    expect(durationMs).toBeGreaterThan(1_850);
    expect(durationMs).toBeLessThan(2_150);
    expect(speechMs).toBe(0);
    expect(peaks).toHaveLength(160);
    expect(Math.max(...peaks)).toBe(100);
    expect(Math.max(...peaks.slice(0, 20), ...peaks.slice(145))).toBeLessThan(10);
    expect(Math.min(...peaks.slice(60, 100))).toBeGreaterThan(60);
  });

  it.each([
    ['an empty file', async () => new Uint8Array()],
    ['words', async () => Buffer.from('Chère Madame, ceci est une lettre. '.repeat(200))],
    [
      'a picture',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(5_000)]),
    ],
    ['a WebM that breaks off in its header', async () => (await fixture('chromium.webm')).subarray(0, 150)],
    ['an M4A that breaks off before its index', async () => (await fixture('index-last.m4a')).subarray(0, 6_000)],
    [
      'an MP3 of noise',
      async () => Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0'), Buffer.alloc(20_000, 'noise')]),
    ],
  ])('reports %s as unreadable', async (_what, bytes) => {
    await expect(measure(await bytes())).rejects.toMatchObject({ reason: 'unreadable-audio', retryAfterMs: null });
  });

  it('measures a truncated recording up to where it breaks off', async () => {
    const whole = await fixture('chromium.webm');
    const { durationMs } = await measure(whole.subarray(0, Math.floor(whole.length * 0.75)));
    expect(durationMs).toBeGreaterThan(1_000);
    expect(durationMs).toBeLessThan(1_900);
  });

  it('stops at three hours', async () => {
    const tooMuch = async function* () {
      yield wavHeader({ rate: 16_000, bytesPerSample: 1, bytes: 3.1 * 3_600 * 16_000 });
      for (let second = 0; second < 3.1 * 3_600; second += 60) yield Buffer.alloc(60 * 16_000, 128);
    };
    const listen = async () => {
      for await (const samples of decodeAudio(tooMuch())) expect(samples.length).toBeLessThan(200_000);
    };
    await expect(listen()).rejects.toMatchObject({ reason: 'audio-too-long' });
  });

  it('reports why the audio cannot be read', async () => {
    const broken: Audio = { format: 'audio/wav', bytes: 9, read: () => Promise.reject(new Error('the store is away')) };
    await expect(local.probe.measure({ audio: broken, ownerId: 'a' })).rejects.toThrow('the store is away');
    await expect(measure(await fixture('tone.wav'))).resolves.toMatchObject({ durationMs: 2_000 });
  });

  it('stops when aborted, and handles the next recording', async () => {
    const stop = new AbortController();
    const measuring = local.probe.measure({ audio: await stuck(), ownerId: 'a', signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 50);
    await expect(measuring).rejects.toThrow('enough');
    await expect(measure(await fixture('tone.wav'))).resolves.toMatchObject({ durationMs: 2_000 });
  });

  it('reports that there is no model yet', async () => {
    const request = { audio: audioOf(await fixture('tone.wav')), language: 'fr', ownerId: 'a' } as const;
    await expect(local.transcriber.transcribe(request)).rejects.toMatchObject({
      reason: 'model-on-its-way',
      retryAfterMs: 0,
    });
  });
});

describe('a crash of the speech engine', () => {
  it('is retryable, and does not affect other recordings', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'ecrin-bad-model-'));
    await Promise.all(
      ['encoder.int8.onnx', 'decoder.int8.onnx', 'tokens.txt'].map((name) => writeFile(join(dir, name), 'not a model')),
    );
    const local = createLocalTranscriber({ modelDir: () => dir, delay: () => null });
    const audio = audioOf(await fixture('tone.wav'));
    try {
      for (const ownerId of ['a', 'b']) {
        const fault: unknown = await local.transcriber
          .transcribe({ audio, language: 'fr', ownerId })
          .catch((caught: unknown) => caught);
        expect(fault).toBeInstanceOf(TranscriberFault);
        expect(fault).toMatchObject({ reason: 'engine-died', retryAfterMs: 0 });
      }
      await expect(local.probe.measure({ audio, ownerId: 'a' })).resolves.toMatchObject({ durationMs: 2_000 });
    } finally {
      await local.close();
      await rm(dir, { recursive: true });
    }
  });
});
