import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechAssets } from './speech-assets.ts';
import { wavOf } from './wav.ts';

const rate = 16_000;

/** Samples of a recording of `speechAssets`, 16 kHz mono. */
export const spokenSamples = (file: string): Float32Array => {
  const wav = readFileSync(file).subarray(44);
  return Float32Array.from({ length: Math.floor(wav.length / 2) }, (_, index) => wav.readInt16LE(index * 2) / 32_768);
};

/** Recordings of `speechAssets` one after the other, with a pause of so many seconds before and after each. */
export const spokenWithPauses = (names: readonly string[], pauseSeconds: number): Buffer => {
  const pause = new Float32Array(pauseSeconds * rate);
  const parts = names.flatMap((name) => [pause, spokenSamples(join(speechAssets.speechDir, name))]);
  const all = [...parts, pause];
  const samples = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    samples.set(part, at);
    at += part.length;
  }
  return wavOf(samples);
};
