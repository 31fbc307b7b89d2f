/** One measure every 10 ms at 16 kHz. */
const samplesPerMeasure = 160;
const peakCount = 160;
/** A recording that never gets louder than this is drawn small, not amplified noise. */
const quietLevel = 0.05;

/** Collects the loudness of a sound whose length is not known before its end. */
export const createWaveform = () => {
  const loudest: number[] = [];
  let [filled, peak] = [0, 0];

  const push = (samples: Float32Array): void => {
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample));
      filled += 1;
      if (filled === samplesPerMeasure) {
        loudest.push(peak);
        [filled, peak] = [0, 0];
      }
    }
  };

  /** 160 whole numbers in 0…100; the loudest moment is 100. */
  const peaks = (): readonly number[] => {
    const measures = filled > 0 ? [...loudest, peak] : loudest;
    const full = measures.reduce((most, measure) => Math.max(most, measure), quietLevel);
    return Array.from({ length: peakCount }, (_, index) => {
      const from = Math.floor((index * measures.length) / peakCount);
      const to = Math.max(from + 1, Math.floor(((index + 1) * measures.length) / peakCount));
      return Math.round((100 * measures.slice(from, to).reduce((most, measure) => Math.max(most, measure), 0)) / full);
    });
  };

  return { push, peaks };
};
