import { offline } from '@ecrin/platform/projections/rebuild-projection.ts';
import { rebuildTogether } from '@ecrin/platform/projections/rebuild-together.ts';
import { projections } from '@ecrin/projections';
import { openEmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, type BenchRow, type Contender } from '../kit/bench-row.ts';
import { seedThoughts } from '../kit/seed-thoughts.ts';

const rounds = 3;
const sizes = [10_000, 100_000] as const;
const clients = 50;
const bar = 3_000;

/** Thoughts a second while all read models are made anew in one reading of the log: against the bar, and a larger log against a smaller one. */
export const benchRebuildAll = async (): Promise<readonly BenchRow[]> => {
  const folders = await Promise.all(sizes.map(() => openEmbeddedStores()));
  const perSecond = (index: number): Contender => {
    const [embedded, thoughts] = [folders[index], sizes[index]];
    return async () => {
      if (!embedded || thoughts === undefined) throw new Error('there is no such size');
      const begun = performance.now();
      await rebuildTogether({ ...embedded, targets: projections.map(offline) });
      return (thoughts / (performance.now() - begun)) * 1_000;
    };
  };
  try {
    for (const [index, embedded] of folders.entries())
      for (let one = 0; one < clients; one += 1)
        await seedThoughts(embedded, `client-${one}`, (sizes[index] ?? 0) / clients);
    const [small, large] = [perSecond(0), perSecond(1)];
    const named = { better: 'at-least', unit: 'thoughts/s' } as const;
    return [
      benchRow(
        { ...named, name: `rebuild of all models of 10,000 thoughts ÷ ${bar} a second`, bar: 1 },
        await interleave(rounds, { ours: small, reference: async () => bar }),
      ),
      benchRow(
        { ...named, name: 'rebuild of all models, 100,000 thoughts ÷ 10,000', bar: 0.85 },
        await interleave(rounds, { ours: large, reference: small }),
      ),
    ];
  } finally {
    for (const embedded of folders) await embedded.dispose();
  }
};
