import { helpClassifier } from './help-classifier.ts';

const weights = new Float32Array(Uint8Array.from(Buffer.from(helpClassifier.weights, 'base64')).buffer);

/** How much a vector of length 1 is like those of passages that call for help. */
const scoreOf = (vector: Float32Array): number =>
  vector.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), helpClassifier.bias);

export const callsForHelp = (vector: Float32Array): boolean => scoreOf(vector) > helpClassifier.threshold;
