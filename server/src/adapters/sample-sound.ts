import type { Audio } from '@ecrin/platform/ports/transcriber.ts';

const [rate, seconds] = [16_000, 1] as const;
const headBytes = 44;

/** The hum of a voice without a word: overtones of a low note that swell three times a second. */
const sampleAt = (at: number): number => {
  const second = at / rate;
  const swell = 0.5 - 0.5 * Math.cos(2 * Math.PI * 3 * second);
  const tones = [1, 2, 3, 4, 5].map((tone) => Math.sin(2 * Math.PI * 140 * tone * second) / tone);
  return 0.3 * swell * tones.reduce((sum, tone) => sum + tone, 0);
};

const wav = (): Buffer => {
  const count = rate * seconds;
  const file = Buffer.alloc(headBytes + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let at = 0; at < count; at += 1) file.writeInt16LE(Math.round(sampleAt(at) * 32_767), headBytes + at * 2);
  return file;
};

/** A second of sound to try transcription with; nobody speaks in it. */
export const sampleSound: Audio = {
  format: 'audio/wav',
  bytes: headBytes + rate * seconds * 2,
  read: async () => one(wav()),
};

const one = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};
