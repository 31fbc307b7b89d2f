import { writeFileSync } from 'node:fs';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { openCachedEmbedding } from './cached-vectors.ts';
import { helpNotes, type HelpNote } from './help-notes.ts';
import { scoreOf, trainLogistic, type Logistic, type Sample } from './logistic-regression.ts';

// `npm run train-help`: trains the classifier of possible calls for help on the tuned notes, and writes its weights. The same notes give the same weights.

type Placed = Readonly<{ note: HelpNote; vectors: readonly Float32Array[] }>;

const penalty = 30;
/** Vectors lie close together around their mean: what is left is small. */
const scale = 17.6;
/** A call counts as much as its passages; of a longer one only those count that are most like the others. */
const callWeight = 3;
const mostOfCall = 2;
const turns = 4;
/** In how many ordinary notes it may be wrong, of those it was not trained on. */
const wrongInOrdinary = 0.014;

const centreOf = (notes: readonly Placed[]): Float32Array => {
  const vectors = notes.flatMap((placed) => placed.vectors);
  const centre = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, at) => (centre[at] = (centre[at] ?? 0) + value / vectors.length));
  return centre;
};
const centred = (centre: Float32Array) => (vector: Float32Array) =>
  vector.map((value, at) => (value - (centre[at] ?? 0)) * scale);

/** Before there is a model, all passages of a short call; then those that the last model found most like calls. */
const callsIn = (vectors: readonly Float32Array[], model: Logistic | null): readonly Float32Array[] =>
  model
    ? vectors.toSorted((one, other) => scoreOf(model, other) - scoreOf(model, one)).slice(0, mostOfCall)
    : vectors.length <= 3
      ? vectors
      : vectors.slice(0, 1);

const samplesOf = (notes: readonly Placed[], model: Logistic | null): readonly Sample[] =>
  notes.flatMap(({ note: { calls, kind }, vectors }) => {
    const own = calls ? callsIn(vectors, model) : vectors;
    const weight = calls ? callWeight / own.length : (kind === 'ordinary' ? 1 : 1.5) / Math.sqrt(own.length);
    return own.map((vector) => ({ vector, isCall: calls, weight }));
  });

const train = (notes: readonly Placed[]): Logistic => {
  const size = notes[0]?.vectors[0]?.length ?? 0;
  let model: Logistic | null = null;
  for (let turn = 1; turn < turns; turn += 1) model = trainLogistic(samplesOf(notes, model), size, penalty);
  return trainLogistic(samplesOf(notes, model), size, penalty);
};

const highestOf = (model: Logistic, { vectors }: Placed): number =>
  Math.max(...vectors.map((vector) => scoreOf(model, vector)));

/** The score that this share of ordinary notes passes, each judged by a model of the other half. */
const thresholdOf = (notes: readonly Placed[]): number => {
  const halves = [0, 1].map((half) => notes.filter((_note, at) => at % 2 === half));
  const scores = halves.flatMap((half, at) => {
    const model = train(halves[1 - at] ?? []);
    return half.filter(({ note }) => note.kind === 'ordinary').map((placed) => highestOf(model, placed));
  });
  return scores.toSorted((one, other) => other - one)[Math.floor(scores.length * wrongInOrdinary)] ?? 0;
};

const write = (model: string, { weights, bias }: Logistic, threshold: number): void => {
  const bytes = Buffer.from(Float32Array.from(weights).buffer).toString('base64');
  writeFileSync(
    new URL('../../../../platform/src/adapters/help/help-classifier.ts', import.meta.url),
    `/** Made by \`npm run train-help\`: a logistic regression on the vectors of one embedding model. \`weights\`: 32-bit floats, base64. */
export const helpClassifier = {
  model: '${model}',
  bias: ${bias.toFixed(6)},
  threshold: ${threshold.toFixed(6)},
  weights:
    '${bytes}',
} as const;
`,
  );
};

const main = async (): Promise<void> => {
  const embedding = openCachedEmbedding(embeddingModel.file);
  const notes = Object.values(helpNotes).flatMap(({ tuned }) => tuned);
  const placed: Placed[] = [];
  for (const note of notes) {
    const { vectors } = await embedding.embed({ texts: passagesOf(note.text), kind: 'query', ownerId: 'train' });
    if (vectors.length > 0) placed.push({ note, vectors });
  }
  await embedding.close();
  const centre = centreOf(placed);
  const ready = placed.map(({ note, vectors }) => ({ note, vectors: vectors.map(centred(centre)) }));
  const model = train(ready);
  // The centring goes into the weights: vectors are judged as they come.
  const weights = model.weights.map((weight) => weight * scale);
  const bias = model.bias - weights.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0);
  write(embedding.model, { weights, bias }, thresholdOf(ready));
};

await main();
