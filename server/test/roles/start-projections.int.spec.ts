import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { createFitOf } from '@ecrin/platform/event-sourcing/log-fit.ts';
import { uninstrumented } from '@ecrin/platform/instrumentation/instrument.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import { soleLeases } from '@ecrin/platform/ports/leases.ts';
import { ReadModelsFault, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { readRebuildProgress } from '@ecrin/platform/projections/rebuild-progress.ts';
import { projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClosing, type Closing } from '#closing.ts';
import { createLog } from '#observability/create-log.ts';
import { startProjections } from '#roles/start-projections.ts';

const waiting = { timeout: 30_000 };
const log = createLog({ LOG_LEVEL: 'silent' });

let embedded: EmbeddedStores;
let closing: Closing;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
  closing = createClosing(log);
});
afterEach(async () => {
  await closing.closeAll();
  await embedded.dispose();
});

/** Read models in which the first notes of how far a rebuild is cannot be stored. */
const failingNotes = (models: ReadModels, faults: { left: number }): ReadModels => ({
  ...models,
  open: async (model) => {
    const store = await models.open(model);
    if (model.name !== 'rebuild-progress') return store;
    return {
      ...store,
      commit: async (batch) => {
        if (faults.left === 0) return store.commit(batch);
        faults.left -= 1;
        throw new ReadModelsFault('unusable', 'the store is away');
      },
    };
  },
});

/** How many follow the events. */
const counted = (events: Events) => {
  const following = { count: 0 };
  const subscribe: Events['subscribe'] = (options) => {
    const feed = events.subscribe(options);
    following.count += 1;
    let isOpen = true;
    const end = () => {
      if (isOpen) following.count -= 1;
      isOpen = false;
    };
    return { [Symbol.asyncIterator]: () => feed[Symbol.asyncIterator](), close: () => (end(), feed.close()) };
  };
  return { events: { ...events, subscribe }, following };
};

it('given models of a fleet whose start fails halfway, then each is followed once when it has started again', async () => {
  await embedded.record('thought-one', written.data.ownerId, [
    { ...written, data: { ...written.data, thoughtId: 'one' } },
  ]);
  const [{ events, following }, faults] = [counted(embedded.events), { left: 5 }];
  const stores = {
    ...embedded,
    events,
    models: failingNotes(embedded.models, faults),
    fitOf: createFitOf(embedded.store),
    leases: soleLeases,
    shared: {},
  };
  const started = await startProjections({
    stores: stores as never,
    clock: embedded.clock,
    log,
    closing,
    holder: 'here',
    instrument: uninstrumented,
    notices: () => undefined,
    crashes: noCrashRecord,
    maxDeaths: 2,
    embedding: async () => null,
    answersRequests: false,
  });
  const isWhole = ({ model }: (typeof projections)[number]) => started.running(model.name)?.isWhole() ?? false;
  await expect.poll(() => projections.filter((one) => !isWhole(one)), waiting).toEqual([]);
  expect(faults.left).toBe(0);
  expect(following.count).toBe(projections.length);
  await expect.poll(() => readRebuildProgress(embedded), waiting).toBeNull();
});
