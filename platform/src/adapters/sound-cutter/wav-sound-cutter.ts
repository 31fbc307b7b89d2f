import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { SoundCutter } from '#ports/sound-cutter.ts';
import { sampleRateHz } from '../transcriber/decoding/sample-rate.ts';
import { UnreadableAudio } from '../transcriber/decoding/unreadable-audio.ts';

/** One recording at a time: decoding takes the processor, and a passage is cut only once. */
export const createWavSoundCutter = (): SoundCutter => {
  const inTurn = createSerialQueue();
  return {
    cut: (recording, { fromMs, toMs }) =>
      inTurn(async () => {
        try {
          const samples = await samplesBetween(recording, sampleAt(fromMs), sampleAt(toMs));
          return samples.length === 0 ? null : wavOf(samples);
        } catch (fault) {
          if (fault instanceof UnreadableAudio) return null;
          throw fault;
        }
      }),
  };
};

const sampleAt = (ms: number): number => Math.round((ms * sampleRateHz) / 1_000);

/** Decodes no further than it must. */
const samplesBetween = async (
  recording: AsyncIterable<Uint8Array>,
  from: number,
  to: number,
): Promise<Float32Array> => {
  // Loaded with the first passage: the decoder brings native code along.
  const { decodeAudio } = await import('../transcriber/decoding/decode-audio.ts');
  const chosen = new Float32Array(to - from);
  let [at, filled] = [0, 0];
  for await (const samples of decodeAudio(recording)) {
    const part = samples.subarray(Math.max(0, from - at), Math.max(0, to - at));
    chosen.set(part, filled);
    filled += part.length;
    at += samples.length;
    if (at >= to) break;
  }
  return chosen.subarray(0, filled);
};

/** A click is heard where a sound is cut off: this long, in samples, it fades. */
const fade = sampleRateHz / 100;

const headerBytes = 44;
/** 16 bits mono. */
const wavOf = (samples: Float32Array): Uint8Array => {
  const file = Buffer.alloc(headerBytes + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRateHz, 24);
  file.writeUInt32LE(sampleRateHz * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    const loud = Math.min(1, at / fade, (samples.length - at) / fade);
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * loud * 32_767), headerBytes + at * 2);
  });
  return file;
};
