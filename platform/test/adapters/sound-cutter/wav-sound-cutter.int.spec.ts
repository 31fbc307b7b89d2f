import { readFile } from 'node:fs/promises';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { describe, expect, it } from 'vitest';
import { createWavSoundCutter } from '#adapters/sound-cutter/wav-sound-cutter.ts';

const { cut } = createWavSoundCutter();
const pieces = async function* (bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000);
};
/** Of each second, how loud it is: 0.1 in the first, 0.2 in the second, and so on. */
const steps = wavOf(Float32Array.from({ length: 5 * 16_000 }, (_, at) => (Math.floor(at / 16_000) + 1) / 10));
const samplesOf = (wav: Uint8Array | null) =>
  Array.from(
    { length: ((wav?.length ?? 44) - 44) / 2 },
    (_, at) => Buffer.from(wav ?? []).readInt16LE(44 + at * 2) / 32_767,
  );

describe('a passage cut out of a recording', () => {
  it('has the chosen seconds and no others', async () => {
    const samples = samplesOf(await cut(pieces(steps), { fromMs: 1_500, toMs: 3_250 }));
    expect(samples).toHaveLength(1.75 * 16_000);
    expect(samples[4_000]).toBeCloseTo(0.2, 3);
    expect(samples[20_000]).toBeCloseTo(0.3, 3);
    expect(samples[27_000]).toBeCloseTo(0.4, 3);
    expect(Math.max(...samples)).toBeLessThan(0.41);
  });
  it('ends with the recording', async () => {
    expect(samplesOf(await cut(pieces(steps), { fromMs: 4_000, toMs: 60_000 }))).toHaveLength(16_000);
    expect(await cut(pieces(steps), { fromMs: 60_000, toMs: 61_000 })).toBeNull();
  });
  it.each(['chromium.webm', 'chromium-opus.mp4', 'opus.ogg', 'tone.mp3', 'index-last.m4a', 'tone.flac'])(
    'of %s is a sound of the same length',
    async (name) => {
      const file = await readFile(new URL(`../../../../testing/fixtures/audio/${name}`, import.meta.url));
      const samples = samplesOf(await cut(pieces(file), { fromMs: 100, toMs: 400 }));
      expect(samples).toHaveLength(0.3 * 16_000);
    },
  );
  it('is none of what is no sound', async () =>
    expect(await cut(pieces(Buffer.alloc(20_000, 7)), { fromMs: 0, toMs: 1_000 })).toBeNull());
});
