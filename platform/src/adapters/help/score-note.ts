import type { HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { meanVector } from '#adapters/analyst/vectors.ts';
import { helpClassifiers } from './help-classifiers.ts';

const classifiers = helpClassifiers.situations.map(({ situation, bias, weights }) => ({
  situation,
  bias,
  weights: new Float32Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer),
}));

/**
 * The situation a note is most like, by the mean of the vectors of its passages (what a note says is spread over them: a plan is told calmly, in sentences
 * of which none says it); null: like no call for help.
 */
export const situationLike = (vectors: readonly Float32Array[]): HelpSituation | null => {
  const note = meanVector(vectors);
  const scores = classifiers.map(({ situation, bias, weights }) => ({
    situation,
    score: note.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias),
  }));
  const [first] = scores.toSorted((one, other) => other.score - one.score);
  return first && first.score > helpClassifiers.threshold ? first.situation : null;
};
