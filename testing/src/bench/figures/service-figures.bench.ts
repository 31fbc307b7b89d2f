import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { findServiceFiguresRoute, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, type BenchRow, type Contender } from '../kit/bench-row.ts';
import { seedServiceHistory } from '../kit/seed-service-history.ts';

const rounds = 5;
const times = 20;
const [many, few] = [1_000_000, 10_000];
const now = '2026-01-02T09:00:00.000Z';
const context = {
  clientId: '',
  adminId: 'admin',
  sessionId: null,
  now,
  newId: () => '',
  language: 'fr',
} as const;

const seeded = async (events: number): Promise<EmbeddedStores> => {
  const embedded = await openEmbeddedStores();
  let told = 0;
  await seedServiceHistory({
    store: embedded.store,
    events,
    until: now,
    onProgress: (written) => {
      if (written - told < 200_000) return;
      told = written;
      console.error(`… ${written.toLocaleString('en')} of ${events.toLocaleString('en')} events written`);
    },
  });
  for (const projection of projections.filter(({ totals }) => totals)) {
    await rebuildProjection({ projection, ...embedded, maxBatch: 1_000 });
    if (events === many) console.error(`… ${projection.model.name} built`);
  }
  return embedded;
};

/** Wall time in ms of one request for the figures of a year, which read most. */
const asked = ({ models }: EmbeddedStores): Contender => {
  const ask = findServiceFiguresRoute.ask(models);
  return async () => {
    const start = performance.now();
    for (let time = 0; time < times; time += 1) {
      await ask({ params: {}, query: { span: '12m', timeZone: 'UTC' } }, context);
      await ask({ params: {}, query: { span: '30d', timeZone: 'UTC' } }, context);
    }
    return (performance.now() - start) / times / 2;
  };
};

/** The dashboard of a service with a hundred times as many events and clients. */
export const benchServiceFigures = async (): Promise<readonly BenchRow[]> => {
  const reference = await seeded(few);
  const ours = await seeded(many);
  try {
    return [
      benchRow(
        { name: 'dashboard at 1,000,000 events ÷ 10,000', bar: 2, better: 'at-most', unit: 'ms' },
        await interleave(rounds, { ours: asked(ours), reference: asked(reference) }),
      ),
    ];
  } finally {
    await ours.dispose();
    await reference.dispose();
  }
};
