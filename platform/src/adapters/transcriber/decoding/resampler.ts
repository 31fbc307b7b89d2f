import sherpa from 'sherpa-onnx-node';
import { sampleRateHz } from './sample-rate.ts';

const nothing = new Float32Array();

/** Resamples mono sound of any rate to 16 kHz. */
export const createResampler = () => {
  let rate = sampleRateHz;
  let resampler: InstanceType<typeof sherpa.LinearResampler> | null = null;

  return {
    push: ({ samples, sampleRate }: Readonly<{ samples: Float32Array; sampleRate: number }>): Float32Array => {
      if (samples.length === 0) return nothing;
      if (sampleRate !== rate)
        resampler = sampleRate === sampleRateHz ? null : new sherpa.LinearResampler(sampleRate, sampleRateHz);
      rate = sampleRate;
      return resampler ? resampler.resample(samples) : samples;
    },
    end: (): Float32Array => resampler?.flush(nothing) ?? nothing,
  };
};
