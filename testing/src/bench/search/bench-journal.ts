import { frenchExamples } from '@ecrin/platform/adapters/analyst/examples/french-examples.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import {
  createMeaningSearch,
  passagesModel,
  placePassages,
  projections,
  thoughtCardModel,
  thoughtDetailModel,
  type MeaningSearch,
} from '@ecrin/projections';
import { labelledThoughts } from '#bench/understanding/labelled-thoughts.ts';
import { openEmbeddedStores } from '#kits/embedded-stores.ts';
import { pollUntil } from '#kits/poll-until.ts';
import { askedThoughts } from './asked-thoughts.ts';

export const ownerId = 'bench';
const isFrench = (text: string): boolean => /[àâéèêîôûùç’]|\b(le|la|les|un|une|je|et)\b/iu.test(text);

/** Some 200 French thoughts: the one at `n` answers the n-th asked question; after those come others that answer none. */
const askedJournal = [
  ...askedThoughts.map(([, thought]) => thought),
  ...frenchExamples.map(([, , text]) => text),
  ...labelledThoughts.flatMap(([, , text]) => (isFrench(text) ? text : [])),
];

const written = (content: string, index: number) =>
  ({
    type: 'ThoughtWritten',
    data: {
      thoughtId: `t${index}`,
      ownerId,
      occurredAt: new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString(),
      timeZone: 'Europe/Paris',
      language: 'fr',
      writtenAt: new Date().toISOString(),
    },
    private: { content },
  }) as const;

/** A French journal over the embedded stores; the thought `t<n>` has the n-th text. */
export const openBenchJournal = async (texts: readonly string[] = askedJournal) => {
  const embedded = await openEmbeddedStores();
  const { events, models, clock } = embedded;
  for (const [index, content] of texts.entries())
    await embedded.record(`thought-t${index}`, ownerId, [written(content, index)]);
  const running = await Promise.all(
    projections
      .filter(({ model }) => [thoughtCardModel.name, thoughtDetailModel.name, passagesModel.name].includes(model.name))
      .map((projection) => runProjection({ projection, events, models, clock, notices: () => undefined })),
  );

  const [cards, passages] = [await models.open(thoughtCardModel), await models.open(passagesModel)];
  await pollUntil(async () => (await cards.count({ ownerId, deleted: false })) === texts.length, {
    timeoutMs: 120_000,
  });
  await pollUntil(async () => (await passages.count({ waiting: true })) === texts.length, { timeoutMs: 120_000 });

  /** Computes the vectors of all thoughts. `ms`: how long that took. */
  const place = async (
    embedding: () => Promise<Embedding | null>,
  ): Promise<Readonly<{ meaning: MeaningSearch; ms: number }>> => {
    const projection = running.find(({ name }) => name === passagesModel.name);
    if (!projection) throw new Error('no projection of passages');
    const begun = performance.now();
    const placing = placePassages({ models, projection, embedding, clock });
    await pollUntil(async () => (await passages.count({ waiting: true })) === 0);
    const ms = Math.round(performance.now() - begun);
    await placing.close();
    const meaning = createMeaningSearch({ models, embedding });
    await meaning.find(ownerId, 'Bonjour');
    return { meaning, ms };
  };
  const close = async (): Promise<void> => {
    for (const one of running) await one.close();
    await embedded.dispose();
  };
  return { models, count: texts.length, place, close };
};
