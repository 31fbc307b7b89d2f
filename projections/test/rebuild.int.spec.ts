import { parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import type { AnyDocument } from '@ecrin/platform/ports/read-models.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { offline } from '@ecrin/platform/projections/rebuild-projection.ts';
import { rebuildTogether } from '@ecrin/platform/projections/rebuild-together.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { arbitraryEvents } from '@ecrin/testing/kits/event-arbitraries.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { projections } from '#index.ts';

/** All query results of a model, in one value. */
const contentOf = async ({ models }: EmbeddedStores, { model }: AnyProjection) => {
  const store = await models.open<AnyDocument>(model);
  const [[first = 'ownerId'] = []] = model.indexes;
  const query = { filter: {}, sort: [[first, 'asc']], limit: 1_000 } as const;
  const text = parseTextQuery('ete ');
  const found = model.text && text ? (await store.find({ ...query, text })).items : [];
  return { documents: (await store.find(query)).items, found, checkpoint: await store.checkpoint() };
};

const followed = async (embedded: EmbeddedStores, sized: AnyProjection, maxBatch: number) => {
  const { events, models, clock } = embedded;
  const running = await runProjection({ projection: sized, events, models, clock, maxBatch, notices: () => undefined });
  return {
    running,
    contents: async (position: number) => {
      expect(await running.waitFor(position, 60_000)).toBe(true);
      await running.close();
      return contentOf(embedded, sized);
    },
  };
};

it(
  'gives the same models updated live, or all rebuilt in one pass of batches of 1, 7 and 1,000',
  () =>
    fc.assert(
      fc.asyncProperty(arbitraryEvents, async (history) => {
        const embedded = await openEmbeddedStores();
        try {
          const variants = projections.flatMap((projection) =>
            [1, 7, 1_000].map((size) => ({
              size,
              projection: { ...projection, model: { ...projection.model, name: `${projection.model.name}-${size}` } },
              name: projection.model.name,
            })),
          );
          const followedVariants = await Promise.all(
            variants.map(({ projection, size }) => followed(embedded, projection, size)),
          );
          let position = 0;
          for (const { stream, ownerId, fact } of history)
            ({ position } = await embedded.record(stream, ownerId, [fact]));
          const contents = await Promise.all(followedVariants.map(({ contents: read }) => read(position)));

          for (const size of [1, 7, 1_000])
            await rebuildTogether({
              ...embedded,
              targets: variants.filter((variant) => variant.size === size).map(({ projection }) => offline(projection)),
              maxBatch: size,
            });
          for (const [index, { projection, name }] of variants.entries()) {
            const first = variants.findIndex((variant) => variant.name === name);
            expect(contents[index]).toEqual(contents[first]);
            expect(await contentOf(embedded, projection)).toEqual(contents[index]);
          }
          expect(contents.some(({ documents }) => documents.length > 0)).toBe(true);
        } finally {
          await embedded.dispose();
        }
      }),
      { numRuns: 8 },
    ),
  180_000,
);
