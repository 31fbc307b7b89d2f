import { writeFileSync } from 'node:fs';
import { writeLabelClassifier } from '@ecrin/platform/adapters/analyst/labels/label-classifier.ts';
import { trainingThoughts } from '@ecrin/platform/adapters/analyst/labels/labelled-thoughts.ts';
import { trainLabelClassifier } from '@ecrin/platform/adapters/analyst/labels/train-label-classifier.ts';
import { openCachedEmbedding } from '#bench/help/cached-vectors.ts';
import { embeddingModel } from '#kits/embedding-model.ts';
import { placeThoughts, trainedLabelFigures } from './label-figures.ts';

// `npm run train-labels`: trains the classifiers of moods and categories on the training thoughts for the default embedding model, writes their weights, and says how they do on the judging ones. The same thoughts give the same weights.

const main = async (): Promise<void> => {
  if (embeddingModel.missing !== null) throw new Error(embeddingModel.missing);
  const embedding = await openCachedEmbedding(embeddingModel.file);
  const placed = await placeThoughts(embedding, trainingThoughts());
  const classifier = await trainLabelClassifier({
    thoughts: placed.map(({ thought }) => thought),
    vectors: placed.map(({ vector }) => vector),
    pause: async () => {},
  });
  writeFileSync(
    new URL(`../../../../platform/src/adapters/analyst/labels/${embedding.model}.json`, import.meta.url),
    writeLabelClassifier(classifier),
  );
  console.log(`trained on ${placed.length} thoughts; on those that no training sees:`);
  for (const line of await trainedLabelFigures(embedding)) console.log(line);
  await embedding.close();
};

await main();
