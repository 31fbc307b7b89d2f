/** Speech detection and recognition work on mono samples at this rate, in Hz. */
export const sampleRateHz = 16_000;

export const toMs = (samples: number): number => Math.round((samples * 1_000) / sampleRateHz);
