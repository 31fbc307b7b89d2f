import type { Microphone } from '#lib/microphone/microphone.ts';
import type { RecorderWarning } from '../recorder/recorder-meter.ts';

/** Measures the recorded time, without the pauses. `now` in ms, from a monotonic clock. */
export const createStopwatch = (now: () => number) => {
  let counted = 0;
  let since: number | null = null;
  const elapsed = () => counted + (since === null ? 0 : now() - since);
  return {
    start: () => {
      since ??= now();
    },
    stop: () => {
      counted = elapsed();
      since = null;
    },
    /** Whole ms. */
    elapsed: () => Math.round(elapsed()),
  };
};
export type Stopwatch = ReturnType<typeof createStopwatch>;

const floorDb = -60;

/** Loudness of samples (−1…1) as 0…1 on a decibel scale. */
export const loudnessOf = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const db = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
  return Math.min(1, Math.max(0, 1 - db / floorDb));
};

const quietLevel = 0.12;
const quietForMs = 8_000;

/** Whether the last 8 s were silent. `levels`: one every `stepMs`, oldest first. */
export const isSilent = (levels: readonly number[], stepMs: number): boolean => {
  const slices = Math.ceil(quietForMs / stepMs);
  return levels.length >= slices && levels.slice(-slices).every((level) => level < quietLevel);
};

const dataWithinMs = 3_000;

/** What is wrong with the recording at present, if anything. `dataAtMs`: when the browser's recorder last gave data, in recorded time. */
export const warningOf = (
  { elapsedMs, dataAtMs }: Readonly<{ elapsedMs: number; dataAtMs: number }>,
  levels: readonly number[],
  stepMs: number,
): RecorderWarning | null => {
  if (elapsedMs - dataAtMs > dataWithinMs) return 'no-data';
  return isSilent(levels, stepMs) ? 'silent' : null;
};

/** Reads how loud the microphone is, 0…1, whenever asked. */
export const createLevelMeter = ({ context, stream }: Microphone): (() => number) => {
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return loudnessOf(samples);
  };
};
