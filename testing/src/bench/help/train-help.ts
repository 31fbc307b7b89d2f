import { writeFileSync } from 'node:fs';
import { helpSituations, type HelpSituation } from '@ecrin/domain/help/help.vocabulary.ts';
import { passagesOf } from '@ecrin/domain/help/passages-of.ts';
import { meanVector } from '@ecrin/platform/adapters/analyst/vectors.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { openCachedEmbedding } from './cached-vectors.ts';
import { helpNotes, type HelpNote } from './help-notes.ts';
import { scoreOf, trainLogistic, type Logistic } from './logistic-regression.ts';

// `npm run train-help`: trains the classifiers of possible calls for help, one of each situation, on the tuned notes, and writes their weights. The same notes give the same weights.

type Placed = Readonly<{ note: HelpNote; vector: Float32Array }>;
type Classifiers = readonly (readonly [HelpSituation, Logistic])[];

const penalty = 30;
/** Vectors lie close together around their mean: what is left is small. */
const scale = 17.6;
/** Calls are few, and notes that look like calls are what a classifier is most often wrong about. */
const weights = { call: 5, other: 2.5, ordinary: 1 };
/** In how many ordinary notes they may be wrong, of those they were not trained on. */
const wrongInOrdinary = 0.009;

const kindsOf: Readonly<Record<HelpSituation, readonly string[]>> = {
  suicide: ['wish-to-die', 'plan', 'farewell'],
  'self-harm': ['self-harm'],
  violence: ['violence-suffered'],
  child: ['child-in-danger'],
  others: ['danger-to-others'],
  poisoning: ['intoxication'],
};

const weightOf = ({ calls, kind }: HelpNote): number =>
  calls ? weights.call : kind === 'ordinary' ? weights.ordinary : weights.other;

/** Calls of another situation are no examples of either side. */
const trainOne = (notes: readonly Placed[], situation: HelpSituation): Logistic => {
  const samples = notes
    .filter(({ note }) => !note.calls || kindsOf[situation].includes(note.kind))
    .map(({ note, vector }) => ({ vector, isCall: note.calls, weight: weightOf(note) }));
  return trainLogistic(samples, notes[0]?.vector.length ?? 0, penalty);
};

const train = (notes: readonly Placed[]): Classifiers =>
  helpSituations.map((situation) => [situation, trainOne(notes, situation)]);

/** The score that this share of ordinary notes passes, each judged by classifiers of the other half. */
const thresholdOf = (notes: readonly Placed[]): number => {
  const halves = [0, 1].map((half) => notes.filter((_note, at) => at % 2 === half));
  const scores = halves.flatMap((half, at) => {
    const classifiers = train(halves[1 - at] ?? []);
    return half
      .filter(({ note }) => note.kind === 'ordinary')
      .map(({ vector }) => Math.max(...classifiers.map(([, model]) => scoreOf(model, vector))));
  });
  return scores.toSorted((one, other) => other - one)[Math.floor(scores.length * wrongInOrdinary)] ?? 0;
};

/** The centring goes into the weights: vectors are judged as they come. */
const rowOf = (centre: Float32Array, [situation, model]: Classifiers[number]): string => {
  const scaled = model.weights.map((weight) => weight * scale);
  const bias = model.bias - scaled.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0);
  const bytes = Buffer.from(Float32Array.from(scaled).buffer).toString('base64');
  return `    {
      situation: '${situation}',
      bias: ${bias.toFixed(6)},
      weights:
        '${bytes}',
    },
`;
};

const write = (model: string, threshold: number, rows: readonly string[]): void =>
  writeFileSync(
    new URL('../../../../platform/src/adapters/help/help-classifiers.ts', import.meta.url),
    `/** Made by \`npm run train-help\`: logistic regressions on the vectors of one embedding model. \`weights\`: 32-bit floats, base64. */
export const helpClassifiers = {
  model: '${model}',
  threshold: ${threshold.toFixed(6)},
  situations: [
${rows.join('')}  ],
} as const;
`,
  );

const main = async (): Promise<void> => {
  const embedding = await openCachedEmbedding(embeddingModel.file);
  const notes = Object.values(helpNotes).flatMap(({ tuned }) => tuned);
  const placed: Placed[] = [];
  for (const note of notes) {
    const { vectors } = await embedding.embed({ texts: passagesOf(note.text), kind: 'query', ownerId: 'train' });
    if (vectors.length > 0) placed.push({ note, vector: meanVector(vectors) });
  }
  await embedding.close();
  const centre = meanVector(placed.map(({ vector }) => vector));
  const ready = placed.map(({ note, vector }) => ({
    note,
    vector: vector.map((value, at) => (value - (centre[at] ?? 0)) * scale),
  }));
  const rows = train(ready).map((row) => rowOf(centre, row));
  write(embedding.model, thresholdOf(ready), rows);
};

await main();
