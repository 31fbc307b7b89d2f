import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import { runProjection, type RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { findUpkeep, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClosing, type Closing } from '#closing.ts';
import { createLog } from '#observability/create-log.ts';
import { keepUpReadModels } from '#roles/keep-up-read-models.ts';
import { createRebuilds } from '#roles/rebuild-read-models.ts';

const waiting = { timeout: 10_000 };
const log = createLog({ LOG_LEVEL: 'silent' });
const [card, upkeep] = ['thought-card', 'upkeep'] as const;

let embedded: EmbeddedStores;
let closing: Closing;
let running: RunningProjection[];
beforeEach(async () => {
  embedded = await openEmbeddedStores();
  closing = createClosing(log);
  running = [];
});
afterEach(async () => {
  await closing.closeAll();
  for (const one of running) await one.close();
  await embedded.dispose();
});

const follow = async (name: typeof card | typeof upkeep): Promise<RunningProjection> => {
  const projection = projections.find(({ model }) => model.name === name);
  if (!projection) throw new Error(`there is no model ${name}`);
  const one = await runProjection({ ...embedded, projection, notices: () => undefined });
  running.push(one);
  return one;
};
const statusOf = async () => (await findUpkeep(embedded.models)([card])).get(card)?.status;

/** A process of a fleet; `events`: where it reads the whole log. */
const startKeeping = (events: Events, keptUp: () => RunningProjection | null) => {
  const stores = { ...embedded, events, execute: createExecuteCommand(embedded.events) };
  const parts = { stores, clock: embedded.clock, log, closing };
  const rebuilds = createRebuilds({
    ...parts,
    holder: 'here',
    crashes: noCrashRecord,
    maxDeaths: 2,
    answersRequests: true,
  });
  const keeping = { running: (name: string) => (name === card ? keptUp() : null), health: () => [], rebuilds };
  keepUpReadModels({ ...parts, projections: keeping });
};

it('given a model that was given away while it was rebuilt, then that is not said to be done until its new holder did it', async () => {
  await embedded.record('thought-one', written.data.ownerId, [
    { ...written, data: { ...written.data, thoughtId: 'one' } },
  ]);
  await follow(upkeep);
  const first = await follow(card);
  const [gate, readings] = [Promise.withResolvers<void>(), { count: 0 }];
  const readWhole = async function* () {
    readings.count += 1;
    if (readings.count === 1) await gate.promise;
    yield* embedded.events.readAll();
  };
  const readAll: Events['readAll'] = (options) =>
    options === undefined ? readWhole() : embedded.events.readAll(options);
  let [holder, looks]: [RunningProjection | null, number] = [first, 0];
  startKeeping({ ...embedded.events, readAll }, () => {
    looks += 1;
    return holder;
  });

  await embedded.record(`upkeep-${card}`, '', [
    {
      type: 'UpkeepRequested',
      data: {
        upkeepId: 'u',
        model: card,
        act: 'rebuild',
        by: 'system:erase-account',
        requestedAt: written.data.writtenAt,
      },
      private: null,
    },
  ]);
  await expect.poll(() => readings.count, waiting).toBe(1);
  holder = null;
  await first.close();
  gate.resolve();
  const before = looks;
  // What it was doing has ended by then: each look is a second after the one before.
  await expect.poll(() => looks, waiting).toBeGreaterThan(before + 2);
  expect(await statusOf()).toBe('under-way');

  holder = await follow(card);
  await expect.poll(statusOf, waiting).toBe('done');
  expect(readings.count).toBe(2);
});
