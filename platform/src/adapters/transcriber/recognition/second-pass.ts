import { fold } from '@ecrin/domain/text/search-words.ts';
import { sampleRateHz } from '../decoding/sample-rate.ts';

const frame = 0.02 * sampleRateHz;
/** A voice in a quiet room is at least 18 dB louder than the quietest tenth of its recording; in loud noise less than 15 dB. */
const clearDb = 20;
/** In samples; the silence around most utterances is longer. */
const trim = 0.1 * sampleRateHz;
/** Two unrelated French sentences have this share of their letters in common. */
const chanceAgreement = 0.3;

/** Whether the voice is so little louder than the noise that the model may invent words: it then transcribes a second time. */
export const isNoisy = (samples: Float32Array): boolean => {
  const levels: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) levels.push(levelDb(samples.subarray(at, at + frame)));
  levels.sort((one, other) => one - other);
  const [quiet = 0, loud = 0] = [0.1, 0.9].map((share) => levels[Math.floor(share * (levels.length - 1))]);
  return loud - quiet < clearDb;
};

const levelDb = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length + 1e-10);

/** The same utterance with less padding: spoken words are transcribed the same again, invented ones differ. */
export const cutCloser = (samples: Float32Array): Float32Array => {
  const cut = Math.min(trim, Math.floor(samples.length / 8));
  return samples.slice(cut, samples.length - cut);
};

/** Confidence that a sentence was spoken, 0…1: the share of its letters that the second transcription has too, corrected for chance. */
export const confidenceOf = (sentence: string, second: string): number => {
  const letters = lettersOf(sentence);
  if (letters === '') return 1;
  const agreement = 1 - editsWithin(letters, lettersOf(second)) / letters.length;
  return Math.max(0, (agreement - chanceAgreement) / (1 - chanceAgreement));
};

const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The fewest letters to change so that `text` is a part of `whole`, anywhere in it. */
const editsWithin = (text: string, whole: string): number => {
  let row = Array.from({ length: whole.length + 1 }, () => 0);
  for (let index = 0; index < text.length; index += 1) {
    const next = [index + 1];
    for (let at = 1; at < row.length; at += 1) {
      const substituted = (row[at - 1] ?? 0) + (text[index] === whole[at - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row);
};
