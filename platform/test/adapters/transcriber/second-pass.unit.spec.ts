import { describe, expect, it } from 'vitest';
import { confidenceOf, isNoisy } from '#adapters/transcriber/recognition/second-pass.ts';

const seconds = (length: number, sample: (at: number) => number): Float32Array =>
  Float32Array.from({ length: length * 16_000 }, (_none, at) => sample(at));
/** Two seconds of a tone in three, over a steady hum. */
const voiceOver = (noise: number): Float32Array =>
  seconds(3, (at) => noise * Math.sin(at * 1.7) + (at > 8_000 && at < 40_000 ? 0.2 * Math.sin(at / 9) : 0));

describe('a second transcription of an utterance', () => {
  it('is not made when the voice is clear, or there is no noise at all', () => {
    expect(isNoisy(voiceOver(0.005))).toBe(false);
    expect(isNoisy(voiceOver(0))).toBe(false);
  });
  it('is when noise is nearly as loud as the voice', () => expect(isNoisy(voiceOver(0.1))).toBe(true));
});

describe('the confidence in a sentence', () => {
  it('is full when it is transcribed again, with other accents and word endings', () => {
    expect(confidenceOf('Composez le numéro.', 'Bonjour, composez le numéro. Merci.')).toBe(1);
    expect(confidenceOf('Composé votre numéro d’agence.', 'composez vos numéros d’agences')).toBeGreaterThan(0.6);
  });
  it('is low when the second transcription differs', () =>
    expect(
      confidenceOf('Je vous propose une nouvelle vidéo.', 'Vous devez vous dire que ce n’est pas une maladie.'),
    ).toBeLessThan(0.2));
  it('of signs without a letter is not in doubt', () => expect(confidenceOf('…', 'Bonjour.')).toBe(1));
});
