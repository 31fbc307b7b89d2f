import { projections } from '@ecrin/projections';
import { expect, it } from 'vitest';
import { readinessOf, type ReadinessParts } from '#http/readiness.ts';
import type { ProbedStores } from '#storage/probe-dependencies.ts';

const newest = async function* () {
  yield { position: 9, recordedAt: '2026-03-01T08:00:25Z' };
};
const away = async function* () {
  yield* await Promise.reject<{ position: number; recordedAt: string }[]>(new Error('away'));
};
const stores = (events = newest) =>
  ({
    // No folder of this process's own, as in a fleet.
    dir: '/nowhere',
    events: { readAll: () => events() },
    models: {
      open: async () => ({ checkpoint: async () => 3, parked: async () => [], find: async () => ({ items: [] }) }),
    },
    access: { findSession: async () => null },
  }) as unknown as ProbedStores;

const parts = (modelFault: string | null, workflowFault: string | null): ReadinessParts => ({
  backups: async () => null,
  stores: stores(),
  integrity: null,
  projections: {
    health: () => [{ name: 'thought-card', version: 1, checkpoint: 4, parked: 2, fault: modelFault }],
  },
  workflows: { health: async () => ({ running: 0, parked: 1, fault: workflowFault }) },
  engines: null,
  embedding: {
    engine: 'openai-compatible',
    embedding: async () => null,
    state: null,
    measure: () => ({ state: 'no-model', refused: null }),
  },
  localModel: null,
  chat: { model: () => 'a-model', measure: () => 'failed' },
  engineStates: () => [],
  clock: { now: () => new Date('2026-03-01T08:00:30Z') },
});

it.each([
  [true, null, null],
  [false, 'ReadModelsFault', null],
  [false, null, 'EventStoreFault'],
] as const)(
  'ready is %s when the read model’s fault is %s and the workflows’ is %s, parked or not',
  async (ready, modelFault, workflowFault) =>
    expect(await readinessOf(parts(modelFault, workflowFault))).toMatchObject({
      ready,
      workflows: { fault: workflowFault },
      projections: expect.arrayContaining([
        expect.objectContaining({ name: 'thought-card', parked: 2, fault: modelFault, moved: true, behind: 5 }),
      ]),
    }),
);

it('shows the lag of every model, whichever process updates it', async () => {
  const { projections: models } = await readinessOf({ ...parts(null, null), projections: null });
  expect(models).toEqual(
    projections.map(({ model: { name, version } }) => ({
      name,
      version,
      checkpoint: 3,
      parked: 0,
      fault: null,
      moved: false,
      behind: 6,
    })),
  );
});

it('says how long what was written waits, and is not ready once that is more than ten seconds', async () => {
  const at = (now: string) => readinessOf({ ...parts(null, null), clock: { now: () => new Date(now) } });
  expect(await at('2026-03-01T08:00:30Z')).toMatchObject({
    ready: true,
    lag: { prompt: 5, deferred: 5, says: null },
  });
  expect(await at('2026-03-01T08:00:58Z')).toMatchObject({
    ready: false,
    lag: { prompt: 33, deferred: 33, says: 'Lists lack what was written in the last 33 s.' },
  });
});

it('is not ready while a dependency does not answer', async () =>
  expect(await readinessOf({ ...parts(null, null), stores: stores(away) })).toMatchObject({
    ready: false,
    dependencies: [
      { name: 'events', answers: false },
      { name: 'read models', answers: true },
      { name: 'access', answers: true },
      { name: 'disk', answers: true },
    ],
  }));

it.each([
  [false, 'not-yet', []],
  [true, 'quickly', []],
  [true, 'wholly', []],
  [true, 'failed', []],
  [false, 'wholly', ['events']],
] as const)('ready is %s when files were checked %s and %o are damaged', async (ready, checked, damaged) => {
  const integrity = { state: async () => ({ checked, damaged }) };
  expect(await readinessOf({ ...parts(null, null), integrity })).toMatchObject({ ready, files: { checked, damaged } });
});
