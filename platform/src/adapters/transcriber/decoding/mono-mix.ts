const nothing = new Float32Array();
/** A float that holds a 32-bit integer is still a sound; beyond that it is damage. */
const loudestSample = 2 ** 31;
/** Channels that say the same give the energy of one, and one that speaks alone 1/n² of it: clearly below that they cancel. */
const cancelled = 0.5;

/**
 * Mixes the decoded channels of one sound to one, piece by piece, in -1…1: a sample that is no number is silence, values beyond ±1 are scaled
 * by the loudest so far, and where the channels cancel each other the loudest of them is taken.
 */
export const createMonoMix = (): ((channels: readonly Float32Array[]) => Float32Array) => {
  let loudest = 1;
  return (channels) => {
    const mono = mixed(channels.map(audible));
    loudest = mono.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest);
    return loudest > 1 ? mono.map((sample) => sample / loudest) : mono;
  };
};

const isAudible = (sample: number): boolean => Math.abs(sample) <= loudestSample;

const audible = (channel: Float32Array): Float32Array =>
  channel.every(isAudible) ? channel : channel.map((sample) => (isAudible(sample) ? sample : 0));

const mixed = (channels: readonly Float32Array[]): Float32Array => {
  const [first = nothing, ...others] = channels;
  if (others.length === 0) return first;
  const mono = first.map(
    (sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length,
  );
  const loud = channels.reduce((most, channel) => (energyOf(channel) > energyOf(most) ? channel : most));
  return energyOf(mono) < (cancelled * energyOf(loud)) / channels.length ** 2 ? loud : mono;
};

const energyOf = (channel: Float32Array): number => channel.reduce((sum, sample) => sum + sample * sample, 0);
