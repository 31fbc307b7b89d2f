import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFitOf } from '#event-sourcing/log-fit.ts';
import { ReadModelsFault, type Model } from '#ports/read-models.ts';
import { findNeededRebuild } from '#projections/needed-rebuild.ts';
import { runProjection, type RunningProjection } from '#projections/projection-runner.ts';
import { defineProjection } from '#projections/projection.ts';
import { offline } from '#projections/rebuild-projection.ts';
import { rebuildTogether, type PassProgress } from '#projections/rebuild-together.ts';

type Added = DomainEvent<'Added', { id: string; amount: number }, { word: string }>;
type Sum = Readonly<{ ownerId: string; amount: number; words: readonly string[] }>;

const timeoutMs = 15_000;
const modelOf = (name: string): Model<Sum> => ({ name, version: 1, indexes: [['ownerId', 'amount']] });
const projectionOf = (name: string) =>
  defineProjection<Sum, Added>()({
    model: modelOf(name),
    documentId: ({ data }) => data.id,
    on: {
      Added: (sum, { amount }, words) => ({
        ownerId: 'anne',
        amount: (sum?.amount ?? 0) + amount,
        words: [...(sum?.words ?? []), words?.word ?? ''],
      }),
    },
  });
const [sums, copies] = [projectionOf('sum'), projectionOf('copy')];

let embedded: EmbeddedStores;
const running: RunningProjection[] = [];
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  await embedded.dispose();
});

const add = (id: string, amount: number, word = 'mot') =>
  embedded.record(`sum-${id}`, 'anne', [{ type: 'Added', data: { id, amount }, private: { word } }]);
const shown = async (id: string, name = 'sum') => (await (await embedded.models.open(modelOf(name))).get(id))?.amount;
const needed = (projection = sums) =>
  findNeededRebuild({ ...embedded, projection, fitOf: createFitOf(embedded.store) });
/** As a process starts: from a stand-in where the model must be rebuilt. */
const start = async (projection = sums) => {
  const since = (await needed(projection))?.since;
  const one = await runProjection({ ...embedded, projection, notices: () => undefined, since });
  running.push(one);
  return one;
};

it('reads the log once for all models, and tells how far it is', async () => {
  for (let index = 0; index < 10; index += 1) await add(`s${index}`, index);
  let reads = 0;
  const events: typeof embedded.events = {
    ...embedded.events,
    readAll: (options) => {
      if (options?.after === undefined) reads += 1;
      return embedded.events.readAll(options);
    },
  };
  const told: PassProgress[] = [];
  await rebuildTogether({
    ...embedded,
    events,
    targets: [offline(sums), offline(copies)],
    maxBatch: 4,
    onProgress: (progress) => told.push(progress),
  });
  expect(reads).toBe(1);
  expect(told.map(({ read }) => read)).toEqual([4, 8, 10]);
  expect([await shown('s9'), await shown('s9', 'copy')]).toEqual([9, 9]);
});

it('says all the while that models that no event concerns are still built', async () => {
  await add('a', 1);
  const touched: string[] = [];
  const models: typeof embedded.models = {
    ...embedded.models,
    openRebuild: async (model) => ({
      ...(await embedded.models.openRebuild(model)),
      touch: async () => void touched.push(model.name),
    }),
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const minute = (): void => void vi.advanceTimersByTime(60_000);
  await rebuildTogether({ ...embedded, models, targets: [offline(sums), offline(copies)], onProgress: minute });
  expect(touched.filter((name) => name === 'copy')).toHaveLength(3);
  minute();
  expect(touched).toHaveLength(6);
  vi.useRealTimers();
});

it('given read models that do not answer for a moment, then it goes on from there', async () => {
  for (let index = 0; index < 10; index += 1) await add(`s${index}`, index);
  let [faults, passed] = [0, 0];
  const models: typeof embedded.models = {
    ...embedded.models,
    openRebuild: async (model) => {
      const store = await embedded.models.openRebuild(model);
      const commit: typeof store.commit = async (batch) => {
        if (passed >= 4 && faults === 0) {
          faults += 1;
          throw new ReadModelsFault('unusable', 'no answer');
        }
        await store.commit(batch);
      };
      return { ...store, commit };
    },
  };
  const targets = [offline(sums), offline(copies)];
  await rebuildTogether({ ...embedded, models, targets, maxBatch: 4, onProgress: ({ read }) => void (passed = read) });
  expect([faults, await shown('s9'), await shown('s9', 'copy')]).toEqual([1, 9, 9]);
});

it('ends with a checkpoint at the last event, also where that does not concern the model', async () => {
  await add('a', 1);
  const { position } = await embedded.record('other', 'anne', [{ type: 'SomethingElse', data: {}, private: null }]);
  await rebuildTogether({ ...embedded, targets: [offline(sums)] });
  expect(await (await embedded.models.open(sums.model)).checkpoint()).toBe(position);
});

it('is needed where there are events and no model, and not where there are none', async () => {
  expect(await needed()).toBeNull();
  const { position } = await add('a', 1);
  expect(await needed()).toMatchObject({ fit: 'missing', since: { position } });
  await rebuildTogether({ ...embedded, targets: [offline(sums)] });
  expect(await needed()).toBeNull();
});

it('given a stand-in, then what happens meanwhile is shown whole, and the rest is not there until the model is', async () => {
  await add('old', 1);
  await add('changed', 2, 'avant');
  const one = await start();
  await add('new', 3);
  const { position } = await add('changed', 4, 'après');
  expect(await one.waitFor(position, timeoutMs)).toBe(true);
  expect([await shown('old'), await shown('changed'), await shown('new')]).toEqual([undefined, 6, 3]);
  expect(one.isWhole()).toBe(false);
  expect(one.health().checkpoint).toBeNull();

  await rebuildTogether({ ...embedded, targets: [one] });
  expect([await shown('old'), await shown('changed'), await shown('new')]).toEqual([1, 6, 3]);
  expect([one.isWhole(), one.health().checkpoint]).toEqual([true, position]);
  const later = await add('old', 5);
  await one.waitFor(later.position, timeoutMs);
  expect(await shown('old')).toBe(6);
});

it('given a process that ends during a rebuild, then the next one begins again, and takes no stand-in for the model', async () => {
  await add('old', 1);
  const one = await start();
  const { position } = await add('new', 2);
  await one.waitFor(position, timeoutMs);
  await one.close();
  await embedded.models.openRebuild(sums.model);

  const again = await start();
  expect(again.isWhole()).toBe(false);
  await rebuildTogether({ ...embedded, targets: [again] });
  expect([await shown('old'), await shown('new')]).toEqual([1, 2]);
});

it('given a signal, then it is given up between two batches, and nothing is replaced', async () => {
  for (let index = 0; index < 10; index += 1) await add('a', 1);
  const one = await start();
  const stop = new AbortController();
  const rebuilt = rebuildTogether({
    ...embedded,
    targets: [one],
    maxBatch: 4,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('stopped')),
  });
  await expect(rebuilt).rejects.toThrow();
  expect(one.isWhole()).toBe(false);
});

it('does not replace a model that another process has taken over', async () => {
  await add('a', 1);
  const one = await start();
  await one.close();
  await rebuildTogether({ ...embedded, targets: [one] });
  expect(await shown('a')).toBeUndefined();
});
