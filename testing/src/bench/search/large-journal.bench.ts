import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import { createMeaningSearch, passagesModel } from '@ecrin/projections';
import { openEmbeddedStores } from '#kits/embedded-stores.ts';

// Part of `npm run bench:search`: how long a search by meaning takes among 10,000 thoughts, once the question has its vector.

const [ownerId, thoughts, size] = ['bench', 10_000, 384];
const randomBytes = (): string =>
  Buffer.from(Int8Array.from({ length: size }, () => Math.round(Math.random() * 254 - 127)).buffer).toString('base64');
const embedding: Embedding = {
  model: 'random',
  embed: async ({ texts }) => ({
    vectors: texts.map(() => Float32Array.from({ length: size }, () => (Math.random() - 0.5) / Math.sqrt(size / 12))),
    usage: { inputTokens: null, outputTokens: null, seconds: 0 },
  }),
};

const embedded = await openEmbeddedStores();
const store = await embedded.models.open(passagesModel);
for (let from = 0; from < thoughts; from += 500)
  await store.commit({
    checkpoint: from + 500,
    writes: Array.from({ length: 500 }, (_none, index) => ({
      id: `t${from + index}`,
      position: from + index,
      doc: {
        ownerId,
        thoughtId: `t${from + index}`,
        language: 'fr' as const,
        wording: 1,
        withoutAi: false,
        waiting: false,
        placedBy: 'random',
        // As fast as a small model places them.
        placedAt: new Date((from + index) * 50).toISOString(),
        passages: [{ start: 0, end: 200, vector: randomBytes() }],
      },
    })),
  });

const meaning = createMeaningSearch({ models: embedded.models, embedding: async () => embedding });
const msOf = async (): Promise<number> => {
  const begun = performance.now();
  await meaning.find(ownerId, 'Qu’ai-je dit de la mer ?');
  return performance.now() - begun;
};
const first = await msOf();
const times: number[] = [];
for (let time = 0; time < 100; time += 1) times.push(await msOf());
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `${thoughts} thoughts: first search ${first.toFixed(0)} ms, then p50 ${sorted[50]?.toFixed(1)} ms, p99 ${sorted[98]?.toFixed(1)} ms`,
);
await embedded.dispose();
