import { describe, expect, it } from 'vitest';
import { decodeAudio, decodeGrowingAudio } from '#adapters/transcriber/decoding/decode-audio.ts';
import { flacWithoutDamage } from '#adapters/transcriber/decoding/flac-without-damage.ts';
import { webmWithoutDamage } from '#adapters/transcriber/decoding/webm-without-damage.ts';
import { inspectSoundHead } from '#audio/inspect-sound-head.ts';
import * as sounds from './sounds-people-have.fixtures.ts';

const inPieces = async function* (file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 700) yield file.subarray(at, at + 700);
};
type Decode = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Float32Array>;
const decoded = async (file: Uint8Array, decode: Decode = decodeAudio) => {
  const samples = (await Array.fromAsync(decode(inPieces(file)))).flatMap((piece) => [...piece]);
  return {
    seconds: samples.length / 16_000,
    loudest: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    samples,
  };
};

describe('sounds as people have them', () => {
  it.each([
    ['an M4A of a Samsung phone', 'audio/mp4', sounds.m4aOfSamsung],
    ['AMR', 'audio/amr', sounds.amr],
    ['AMR in 3GP', 'audio/mp4', sounds.amrIn3gp],
    ['AAC without a container', 'audio/aac', sounds.adts],
    ['CAF', 'audio/x-caf', () => sounds.caf()],
    ['an MP3 after zeros', 'audio/mpeg', sounds.mp3AfterZeros],
    ['FLAC in Ogg', 'audio/ogg', sounds.oggFlac],
  ])('takes %s and decodes it', async (_what, format, build) => {
    const file = await build();
    expect(await inspectSoundHead(file.subarray(0, 64 * 1024))).toEqual({ format });
    const { seconds, loudest } = await decoded(file);
    expect(seconds).toBeGreaterThan(1.9);
    expect(seconds).toBeLessThan(2.1);
    expect(loudest).toBeGreaterThan(0.1);
  });

  it.each([
    ['Speex in Ogg', 'Speex', sounds.oggSpeex],
    ['GSM in a WAV', 'GSM', sounds.gsmWav],
    ['AAC in a CAF', 'AAC', () => sounds.caf('aac ')],
  ])('refuses %s at the door, and names it', async (_what, codec, build) => {
    expect(await inspectSoundHead(build())).toEqual({ refused: 'codec', codec });
    await expect(decoded(build())).rejects.toMatchObject({ reason: 'unreadable-audio' });
  });
});

describe('samples that are none', () => {
  it.each([Number.NaN, Infinity, -Infinity, 1e30])(
    'given a sample of %d, then it is silence and the rest is heard',
    async (sample) => {
      const { samples, loudest } = await decoded(sounds.floatWav((as, at) => (at === 5_000 ? sample : as)));
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(samples[5_000]).toBe(0);
      expect(loudest).toBeCloseTo(0.5, 2);
    },
  );

  it('given values far beyond ±1, then they are scaled and not cut off', async () => {
    const { samples, loudest } = await decoded(sounds.floatWav((sample) => sample * 20_000));
    expect(loudest).toBeLessThanOrEqual(1);
    const late = samples.slice(16_000);
    expect(late.filter((sample) => Math.abs(sample) > 0.99).length / late.length).toBeLessThan(0.1);
    expect(Math.max(...late)).toBeCloseTo(1, 2);
  });
});

describe('two channels', () => {
  it.each([
    ['cancel each other', (sample: number) => -sample, 0.5],
    ['nearly cancel each other', (sample: number) => -0.8 * sample, 0.5],
    ['say the same', (sample: number) => sample, 0.5],
    ['are one that speaks and one that does not', () => 0, 0.25],
  ])('given they %s, then the sound is heard', async (_what, right, loud) => {
    expect((await decoded(sounds.stereoWav(right))).loudest).toBeCloseTo(loud, 1);
  });
});

describe('damage inside a recording', () => {
  it.each([
    ['chromium.webm', 150],
    ['chromium.webm', 900],
    ['fragmented.mp4', 150],
    ['index-first.m4a', 150],
    ['opus.ogg', 150],
    ['tone.mp3', 150],
    ['tone.flac', 150],
  ])('given %s with %i bytes overwritten, then what follows is decoded too', async (name, bytes) => {
    const whole = await decoded(await sounds.fixture(name));
    const { seconds } = await decoded(await sounds.damaged(name, bytes));
    expect(seconds).toBeGreaterThan(whole.seconds - 0.1);
    expect(seconds).toBeLessThan(whole.seconds + 0.1);
  });

  it('given it while the recording still grows, then what follows is decoded too', async () => {
    const { seconds } = await decoded(await sounds.damaged('chromium.webm', 150), decodeGrowingAudio);
    expect(seconds).toBeGreaterThan(1.9);
  });

  // It has frames of 1,152 samples, with a tone from the seventh on; of the one before a damaged header the end is not known.
  it.each([
    ['a frame', 8, { from: 30, lost: 0 }],
    ['another', 15, { from: 60, lost: 0 }],
    ['the header of one', 12, { from: 1, lost: 1 }],
  ])(
    'given %s of a FLAC with it, then no more is silent, and all else as it was',
    async (_what, frame, { from, lost }) => {
      const file = await sounds.fixture('tone.flac');
      const { samples: whole } = await decoded(file);
      const begins = file.indexOf(sounds.flacFrames(file)[frame] ?? '');
      file.fill(0xa5, begins + from, begins + from + 10);
      const { samples } = await decoded(file);
      expect(samples).toHaveLength(32_000 - lost * 1_152);
      const [before, after] = [(frame - lost) * 1_152, 32_000 - (frame + 1) * 1_152];
      expect(samples.slice(0, before)).toEqual(whole.slice(0, before));
      expect(samples.slice(-after)).toEqual(whole.slice(-after));
      expect(samples.slice(before, before + 1_152).every((sample) => sample === 0)).toBe(true);
    },
  );

  it.each([
    ['chromium.webm', webmWithoutDamage],
    ['tone.flac', flacWithoutDamage],
  ])('given none in %s, then nothing is left out or added', async (name, mend) => {
    const file = await sounds.fixture(name);
    expect(Buffer.concat(await Array.fromAsync(mend(inPieces(file))))).toEqual(file);
  });

  it('given a FLAC whose frames have no sums, then it passes as it is', async () => {
    const file = await sounds.fixture('tone.flac');
    const frames = sounds.flacFrames(file);
    const unsummed = frames.map((frame) => Buffer.concat([frame.subarray(0, -2), Buffer.alloc(2)]));
    const passed = Buffer.concat(
      await Array.fromAsync(flacWithoutDamage(inPieces(Buffer.concat([file.subarray(0, 42), ...unsummed])))),
    );
    expect(passed.subarray(-1_000)).toEqual(Buffer.concat(unsummed).subarray(-1_000));
  });
});
