import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loopTurn, urgency } from '#concurrency/loop-turns.ts';
import { LanguageFault, serviceCallers, type Embedding } from '#ports/language-engine.ts';
import { readLabelClassifier, writeLabelClassifier, type LabelClassifier } from './label-classifier.ts';
import { trainingThoughts, type LabelledThought } from './labelled-thoughts.ts';
import { trainLabelClassifier } from './train-label-classifier.ts';

/** The embedding model whose classifier `npm run train-labels` made. */
const trainedModel = 'multilingual-e5-small';

/** null while it is being trained. */
export type ClassifierOf = (model: Embedding) => Promise<LabelClassifier | null>;

type Parts = Readonly<{
  /** Where classifiers of other models are kept. */
  dir: string;
  /** Raised whenever training or its thoughts change: classifiers are trained anew. */
  version: string;
  onFault: (fault: unknown) => void;
  /** Ends a training. */
  signal: AbortSignal;
  /** What is trained on. */
  thoughts?: () => readonly LabelledThought[];
}>;

const pageSize = 32;

/** The classifier of each embedding model: that of the default one lies beside this file; others are trained at their first use, in the background, and kept. */
export const createLabelClassifiers = ({
  dir,
  version,
  onFault,
  signal,
  thoughts = trainingThoughts,
}: Parts): ClassifierOf => {
  const known = new Map<string, Promise<LabelClassifier | null>>();

  const fileOf = (model: string): string =>
    join(dir, `labels-${createHash('sha256').update(`${version} ${model}`).digest('hex').slice(0, 16)}.json`);

  const train = async (model: Embedding): Promise<void> => {
    try {
      const classifier = await trainWith(model, { thoughts: thoughts(), signal });
      known.set(model.model, Promise.resolve(classifier));
      await store(fileOf(model.model), classifier);
    } catch (fault) {
      known.delete(model.model);
      if (!signal.aborted && !(fault instanceof LanguageFault)) onFault(fault);
    }
  };

  const openOrTrain = async (model: Embedding): Promise<LabelClassifier | null> => {
    if (model.model === trainedModel) return openTrainedClassifier();
    const kept = await read(fileOf(model.model));
    if (!kept) void train(model);
    return kept;
  };

  return (model) => {
    const found = known.get(model.model) ?? openOrTrain(model);
    known.set(model.model, found);
    return found;
  };
};

/** That of the default embedding model. */
export const openTrainedClassifier = async (): Promise<LabelClassifier> =>
  readLabelClassifier(await readFile(new URL(`${trainedModel}.json`, import.meta.url), 'utf8'));

/** null: there is none that can be read. */
const read = async (file: string): Promise<LabelClassifier | null> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  try {
    return text === null ? null : readLabelClassifier(text);
  } catch {
    return null;
  }
};

/** Whole or not at all: a crash leaves no half of a file. */
const store = async (file: string, classifier: LabelClassifier): Promise<void> => {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.new`, writeLabelClassifier(classifier));
  await rename(`${file}.new`, file);
};

type Given = Readonly<{ thoughts: readonly LabelledThought[]; signal: AbortSignal }>;

const trainWith = async (model: Embedding, { thoughts, signal }: Given): Promise<LabelClassifier> => {
  const vectors: Float32Array[] = [];
  for (let from = 0; from < thoughts.length; from += pageSize) {
    const texts = thoughts.slice(from, from + pageSize).map(({ text }) => text);
    const page = await model.embed({ texts, kind: 'query', ownerId: serviceCallers.examples, signal });
    vectors.push(...page.vectors);
  }
  const pause = async (): Promise<void> => {
    signal.throwIfAborted();
    await loopTurn(() => urgency.idle);
  };
  return trainLabelClassifier({ thoughts, vectors, pause });
};
