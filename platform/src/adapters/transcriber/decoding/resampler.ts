import type { AudioData } from 'audio-decode';
import sherpa from 'sherpa-onnx-node';
import { sampleRateHz } from './sample-rate.ts';

const nothing = new Float32Array();

/** Resamples decoded sound of any rate and number of channels to 16 kHz mono. */
export const createResampler = () => {
  let rate = sampleRateHz;
  let resampler: InstanceType<typeof sherpa.LinearResampler> | null = null;

  return {
    push: ({ channelData, sampleRate }: AudioData): Float32Array => {
      const mono = mixed(channelData);
      if (mono.length === 0) return nothing;
      if (sampleRate !== rate)
        resampler = sampleRate === sampleRateHz ? null : new sherpa.LinearResampler(sampleRate, sampleRateHz);
      rate = sampleRate;
      return resampler ? resampler.resample(mono) : mono;
    },
    end: (): Float32Array => resampler?.flush(nothing) ?? nothing,
  };
};

const mixed = ([first = nothing, ...others]: readonly Float32Array[]): Float32Array =>
  others.length === 0
    ? first
    : first.map(
        (sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / (others.length + 1),
      );
