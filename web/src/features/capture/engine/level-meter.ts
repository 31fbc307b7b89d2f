import type { Microphone } from './microphone.ts';
import { loudnessOf } from './sound-level.ts';

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
