import { readFile } from 'node:fs/promises';
import { missingSpeechAssetsNote, speechAssets } from '@ecrin/testing/kits/speech-assets.ts';
import { wavHeader } from '@ecrin/testing/kits/wav.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { decodeAudio } from '#adapters/transcriber/decoding/decode-audio.ts';
import { createLocalTranscriber, type LocalTranscriber } from '#adapters/transcriber/local-transcriber.ts';
import { speechLimits, type SpeechLimits } from '#adapters/transcriber/speech-process/speech-job.ts';
import type { Audio } from '#ports/transcriber.ts';

const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../../testing/fixtures/audio/${name}`, import.meta.url));
const audioOf = (bytes: Uint8Array, piece = 64 * 1024): Audio => ({
  format: 'audio/wav',
  bytes: bytes.length,
  read: async () =>
    (async function* () {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    })(),
});
/** Starts like a sound file, and pauses until `resume`. */
const pausing = (bytes: Uint8Array, onPause: () => void, resume: Promise<void>): Audio => ({
  ...audioOf(bytes),
  read: async () =>
    (async function* () {
      yield bytes.subarray(0, 8_000);
      onPause();
      await resume;
      yield bytes.subarray(8_000);
    })(),
});

/** Minutes of sound, of which the header says something else. */
const wavAt = (rate: number): Buffer => {
  const file = Buffer.concat([
    wavHeader({ rate: 16_000, bytesPerSample: 2, bytes: 4_000_000 }),
    Buffer.alloc(4_000_000, 7),
  ]);
  file.writeUInt32LE(rate, 24);
  return file;
};
/** Blocks of no bytes: a decoder gathers for ever. */
const wavOfNoBlocks = (megabytes: number): Buffer => {
  const file = Buffer.concat([
    wavHeader({ rate: 16_000, bytesPerSample: 2, bytes: megabytes * 1_000_000 }),
    Buffer.alloc(megabytes * 1_000_000),
  ]);
  file.writeUInt16LE(0, 32);
  return file;
};
/** Every byte is a sample of 65,535 channels: a piece of 16 KiB asks for four gigabytes. */
const wavOfManyChannels = (): Buffer => {
  const file = Buffer.concat([
    wavHeader({ rate: 16_000, bytesPerSample: 1, bytes: 1_000_000 }),
    Buffer.alloc(1_000_000),
  ]);
  file.writeUInt16LE(65_535, 22);
  return file;
};
/** An index that claims four thousand million samples. */
const m4aWithLyingTable = async (name: string, sampleSize: number): Promise<Buffer> => {
  const file = Buffer.from(await fixture(name));
  const at = file.indexOf('stsz');
  file.writeUInt32BE(sampleSize, at + 8);
  file.writeUInt32BE(0xffff_ffff, at + 12);
  return file;
};

/** The longest of these run where `CI` is set. */
const isLongForm = process.env['CI'] !== undefined;
const harmful: readonly (readonly [string, () => Promise<Uint8Array>, string])[] = [
  ['a WAV of rate 0', async () => wavAt(0), 'unreadable-audio'],
  ['a WAV of rate 1', async () => wavAt(1), 'unreadable-audio'],
  ['a WAV of rate 2^32 - 1', async () => wavAt(0xffff_ffff), 'unreadable-audio'],
  ['a WAV of 65,535 channels', async () => wavOfManyChannels(), 'audio-stopped-engine'],
  ['an M4A whose table lies', () => m4aWithLyingTable('index-first.m4a', 0), 'audio-stopped-engine'],
  ...(isLongForm
    ? ([
        ['an M4A whose table lies, at its end', () => m4aWithLyingTable('index-last.m4a', 0), 'audio-stopped-engine'],
        ['an M4A of equal samples without end', () => m4aWithLyingTable('index-first.m4a', 1), 'audio-stopped-engine'],
      ] as const)
    : []),
];

let local: LocalTranscriber;
const open = (limits: SpeechLimits = speechLimits): LocalTranscriber =>
  (local = createLocalTranscriber({ modelDir: () => speechAssets.modelDir, delay: () => null, limits }));
const measure = (audio: Audio, ownerId = 'a') => local.probe.measure({ audio, ownerId });
afterEach(() => local.close());

describe('a sound that crashes its decoder', () => {
  it.each(harmful)(
    'given %s, then it fails for good, and the next is measured',
    async (_what, bytes, reason) => {
      open();
      const failed = measure(audioOf(await bytes()));
      const next = measure(audioOf(await fixture('tone.wav')), 'b');
      await expect(failed).rejects.toMatchObject({ name: 'TranscriberFault', reason, retryAfterMs: null });
      await expect(next).resolves.toMatchObject({ durationMs: 2_000 });
    },
    60_000,
  );

  it('given one that is decoded without end, then it fails for good once its time is spent', async () => {
    open({ ...speechLimits, measure: { baseMs: 1_500, perSoundMs: 0.25 } });
    await expect(measure(audioOf(wavOfNoBlocks(200)))).rejects.toMatchObject({
      reason: 'audio-stopped-engine',
      retryAfterMs: null,
    });
    await expect(measure(audioOf(await fixture('tone.wav')))).resolves.toMatchObject({ durationMs: 2_000 });
  }, 60_000);

  it.each([0, 1, 0xffff_ffff])('given the rate %i, then not one sample is made of it', async (rate) => {
    open();
    const decoded = Array.fromAsync(decodeAudio(await audioOf(wavAt(rate)).read()));
    await expect(decoded).rejects.toMatchObject({ reason: 'unreadable-audio' });
  });

  it('given an index that points beyond its file, then it is unreadable', async () => {
    open();
    const file = Buffer.from(await fixture('index-last.m4a'));
    file.writeUInt32BE(0x00ff_ffff, file.indexOf('stco') - 4);
    await expect(measure(audioOf(file))).rejects.toMatchObject({ reason: 'unreadable-audio', retryAfterMs: null });
  });
});

describe('the reason when the process ends', () => {
  it.each([
    ['killed', 'SIGKILL', { reason: 'audio-stopped-engine', retryAfterMs: null }],
    ['stopped on purpose', 'SIGTERM', { reason: 'engine-died', retryAfterMs: 0 }],
  ] as const)(
    'given it was %s in the middle of a sound, then the next is measured by another',
    async (_how, signal, fault) => {
      open();
      const halted = Promise.withResolvers<void>();
      const audio = pausing(await fixture('tone.wav'), halted.resolve, new Promise(() => undefined));
      const failed = measure(audio).catch((caught: unknown) => caught);
      await halted.promise;
      const { measuring } = local.pids();
      process.kill(measuring ?? 0, signal);
      expect(await failed).toMatchObject(fault);
      await expect(measure(audioOf(await fixture('tone.wav')))).resolves.toMatchObject({ durationMs: 2_000 });
      expect(local.pids().measuring).not.toBe(measuring);
    },
  );

  it('given a store that does not give the sound at all, then the fault is none of the transcriber’s', async () => {
    open({ ...speechLimits, chunkMs: 50 });
    const audio = pausing(await fixture('tone.wav'), () => undefined, new Promise(() => undefined));
    await expect(measure(audio)).rejects.toMatchObject({ name: 'Error', message: /did not arrive/u });
  });
});

it('given many sounds of one client, then another client’s is measured in turn', async () => {
  open();
  const bytes = await fixture('tone.wav');
  const served: string[] = [];
  const from = (ownerId: string) =>
    measure({ ...audioOf(bytes), read: () => (served.push(ownerId), audioOf(bytes).read()) }, ownerId);
  await Promise.all([from('a'), from('a'), from('a'), from('b')]);
  expect(served).toEqual(['a', 'a', 'b', 'a']);
});

describe.skipIf(speechAssets.missing !== null)(`where speech is understood${missingSpeechAssetsNote}`, () => {
  it('given a harmful sound there too, then it fails permanently, and measuring continues', async () => {
    open({ ...speechLimits, transcribe: { baseMs: 1_500, perSoundMs: 5 } });
    const transcribed = local.transcriber.transcribe({
      audio: audioOf(wavOfNoBlocks(200)),
      language: 'fr',
      ownerId: 'a',
    });
    await expect(measure(audioOf(await fixture('tone.wav')))).resolves.toMatchObject({ durationMs: 2_000 });
    await expect(transcribed).rejects.toMatchObject({ reason: 'audio-stopped-engine', retryAfterMs: null });
  }, 60_000);
});
