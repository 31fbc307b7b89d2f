import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { createFitOf } from '@ecrin/platform/event-sourcing/log-fit.ts';
import { noCrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import { findNeededRebuild } from '@ecrin/platform/projections/needed-rebuild.ts';
import { runProjection, type RunningProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { readRebuildProgress } from '@ecrin/platform/projections/rebuild-progress.ts';
import { offline } from '@ecrin/platform/projections/rebuild-projection.ts';
import { thoughtCardModel, thoughtCardProjection, unreadCountProjection } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClosing, type Closing } from '#closing.ts';
import { createLog } from '#observability/create-log.ts';
import { createRebuilds } from '#roles/rebuild-read-models.ts';

const waiting = { timeout: 10_000 };
const { ownerId } = written.data;

let embedded: EmbeddedStores;
let closing: Closing;
let running: RunningProjection[];
beforeEach(async () => {
  embedded = await openEmbeddedStores();
  closing = createClosing(createLog({ LOG_LEVEL: 'silent' }));
  running = [];
});
afterEach(async () => {
  await closing.closeAll();
  for (const one of running) await one.close();
  await embedded.dispose();
});

const write = (thoughtId: string) =>
  embedded.record(`thought-${thoughtId}`, ownerId, [{ ...written, data: { ...written.data, thoughtId } }]);
const progress = () => readRebuildProgress(embedded);
const shown = async (thoughtId: string) =>
  (await (await embedded.models.open(thoughtCardModel)).get(thoughtId)) !== null;

/** Readings of the whole log wait for `release`, after so many events. */
const held = (after: number) => {
  const gate = Promise.withResolvers<void>();
  const readings = { count: 0 };
  const readWhole = async function* () {
    readings.count += 1;
    let read = 0;
    for await (const event of embedded.events.readAll()) {
      if (read === after) await gate.promise;
      read += 1;
      yield event;
    }
  };
  const readAll: Events['readAll'] = (options) =>
    options === undefined ? readWhole() : embedded.events.readAll(options);
  return { events: { ...embedded.events, readAll }, readings, release: gate.resolve };
};

const rebuildsWith = (events: Events) =>
  createRebuilds({
    stores: { ...embedded, events },
    clock: embedded.clock,
    log: createLog({ LOG_LEVEL: 'silent' }),
    closing,
    holder: 'here',
    crashes: noCrashRecord,
    maxDeaths: 2,
    answersRequests: true,
  });

/** The model of cards as a process starts it when its documents are gone. */
const startStandIn = async () => {
  const { fitOf, ...parts } = { ...embedded, fitOf: createFitOf(embedded.store), projection: thoughtCardProjection };
  const needed = await findNeededRebuild({ ...parts, fitOf });
  const one = await runProjection({ ...parts, notices: () => undefined, since: needed?.since });
  running.push(one);
  return one;
};

it('tells how far it is while a model is not whole; what is written meanwhile is shown', async () => {
  for (let index = 0; index < 100; index += 1) await write(`thought-${index}`);
  const { events, release } = held(64);
  const card = await startStandIn();
  await rebuildsWith(events).complete([card]);
  expect(await progress()).toMatchObject({ models: ['thought-card'] });
  await expect.poll(progress, waiting).toEqual({ done: 64, total: 100, models: ['thought-card'] });

  const { position } = await write('new');
  await card.waitFor(position, waiting.timeout);
  expect([await shown('new'), await shown('thought-1')]).toEqual([true, false]);

  release();
  await expect.poll(progress, waiting).toBeNull();
  expect([await shown('new'), await shown('thought-1'), card.isWhole()]).toEqual([true, true, true]);
});

it('given several models that are asked for at once, then the log is read once', async () => {
  await write('one');
  const { events, readings, release } = held(0);
  const { rebuild } = rebuildsWith(events);
  const rebuilt = [rebuild(offline(thoughtCardProjection)), rebuild(offline(unreadCountProjection))];
  await expect.poll(() => readings.count, waiting).toBe(1);
  release();
  await Promise.all(rebuilt);
  expect(readings.count).toBe(1);
  expect(await shown('one')).toBe(true);
  // In use meanwhile: they were whole.
  expect(await progress()).toBeNull();
});

it('given a fault, then a model that is not whole is tried again, and a request of an administrator is told', async () => {
  await write('one');
  let faults = 2;
  const events: Events = {
    ...embedded.events,
    readAll: (options) => {
      if (options === undefined && faults > 0) {
        faults -= 1;
        throw new Error('the store is away');
      }
      return embedded.events.readAll(options);
    },
  };
  const rebuilds = rebuildsWith(events);
  await expect(rebuilds.rebuild(offline(unreadCountProjection))).rejects.toThrow('the store is away');
  await rebuilds.complete([await startStandIn()]);
  await expect.poll(() => shown('one'), waiting).toBe(true);
  expect(faults).toBe(0);
});

it('given that the process stops, then it is given up, and the stand-in is no model for the next one', async () => {
  await write('one');
  for (let index = 0; index < 64; index += 1) await write(`thought-${index}`);
  const { events, release } = held(40);
  const card = await startStandIn();
  const rebuilds = rebuildsWith(events);
  await rebuilds.complete([card]);
  const stopped = rebuilds.stop();
  release();
  await stopped;
  expect(await (await embedded.models.open(thoughtCardModel)).checkpoint()).toBeNull();
});
