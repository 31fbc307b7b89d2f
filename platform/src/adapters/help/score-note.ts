import type { HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { helpClassifiers } from './help-classifiers.ts';

const classifiers = helpClassifiers.situations.map(({ situation, bias, weights }) => ({
  situation,
  bias,
  weights: new Float32Array(Uint8Array.from(Buffer.from(weights, 'base64')).buffer),
}));

/** What a note says is spread over its passages: a plan is told calmly, in sentences of which none says it. */
export const meanVector = (vectors: readonly Float32Array[]): Float32Array => {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  return mean;
};

/** The situation a note is most like, by the vectors of its passages; null: like no call for help. */
export const situationLike = (vectors: readonly Float32Array[]): HelpSituation | null => {
  const note = meanVector(vectors);
  const scores = classifiers.map(({ situation, bias, weights }) => ({
    situation,
    score: note.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias),
  }));
  const [first] = scores.toSorted((one, other) => other.score - one.score);
  return first && first.score > helpClassifiers.threshold ? first.situation : null;
};
