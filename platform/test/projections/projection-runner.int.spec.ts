import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReadModelsFault, type Model, type ReadModels } from '#ports/read-models.ts';
import type { ChangeNotice } from '#projections/projection-fold.ts';
import { runProjection, type RunningProjection } from '#projections/projection-runner.ts';
import { defineProjection } from '#projections/projection.ts';
import { rebuildProjection } from '#projections/rebuild-projection.ts';
import { rebuildTogether } from '#projections/rebuild-together.ts';

type Added = DomainEvent<'Added', { id: string; amount: number }, { word: string }>;
type Hidden = DomainEvent<'Hidden', { id: string; hidden: boolean }, null>;
type Dropped = DomainEvent<'Dropped', { id: string }, null>;
type Sum = Readonly<{ ownerId: string; amount: number; word: string | null; hidden: boolean }>;

/** Nothing here takes long, except on a busy machine. */
const timeoutMs = 15_000;
const sums: Model<Sum> = { name: 'sum', version: 1, indexes: [['ownerId', 'amount']] };
/** This handler throws for negative amounts, until it is fixed. */
const sumProjection = (fixed = false, model = sums) =>
  defineProjection<Sum, Added | Hidden | Dropped>()({
    model,
    documentId: ({ data }) => data.id,
    shown: ({ hidden }) => !hidden,
    on: {
      Added: (sum, { amount }, words) => {
        if (amount < 0 && !fixed) throw new TypeError(`cannot take ${words?.word}`);
        return {
          ownerId: 'anne',
          hidden: false,
          ...sum,
          amount: (sum?.amount ?? 0) + amount,
          word: words?.word ?? null,
        };
      },
      Hidden: (sum, { hidden }) => sum && { ...sum, hidden },
      Dropped: () => null,
    },
  });
const added = (id: string, amount: number, word = 'mot'): Added => ({
  type: 'Added',
  data: { id, amount },
  private: { word },
});
const foreign: DomainEvent = { type: 'SomethingElse', data: {}, private: null };

describe('a running projection', () => {
  let embedded: EmbeddedStores;
  let notices: ChangeNotice[];
  const running: RunningProjection[] = [];
  beforeEach(async () => {
    embedded = await openEmbeddedStores();
    notices = [];
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.close();
    await embedded.dispose();
  });
  const run = async (projection = sumProjection(), maxBatch = 3) => {
    const { events, models, clock } = embedded;
    const one = await runProjection({
      projection,
      events,
      models,
      clock,
      maxBatch,
      notices: (notice) => notices.push(notice),
    });
    running.push(one);
    return one;
  };
  const record = (id: string, ...facts: readonly DomainEvent[]) => embedded.record(`sum-${id}`, 'anne', facts);
  const amountOf = async (id: string) => (await (await embedded.models.open(sums)).get(id))?.amount ?? null;

  it('given many models that take an event in, then others get a turn of the event loop in between', async () => {
    let rounds = 0;
    const seenRounds = new Set<number>();
    const busy = (index: number): ReturnType<typeof sumProjection> => {
      const projection = sumProjection(false, { ...sums, name: `sum-${index}` });
      return {
        ...projection,
        apply: (sum, event) => {
          const end = performance.now() + 3;
          while (performance.now() < end);
          seenRounds.add(rounds);
          return projection.apply(sum, event);
        },
      };
    };
    const models = await Promise.all(Array.from({ length: 8 }, (_none, index) => run(busy(index))));
    // Timers would not ring in each round.
    const count = (): void => {
      rounds += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const { position } = await embedded.record('sum-1', 'anne', [added('1', 1)]);
    await Promise.all(models.map((model) => model.waitFor(position, timeoutMs)));
    clearImmediate(counting);
    expect(seenRounds.size).toBeGreaterThanOrEqual(4);
  });
  it('stores its checkpoint soon also over events that change nothing, for other processes to read', async () => {
    const { events, models, clock } = embedded;
    running.push(
      await runProjection({
        projection: sumProjection(),
        events,
        models,
        clock,
        notices: () => undefined,
        checkpointDelayMs: 5,
      }),
    );
    const { position } = await record('a', foreign);
    await expect.poll(async () => (await models.open(sums)).checkpoint()).toBe(position);
  });

  it('catches up, then subscribes', async () => {
    await record('a', added('a', 1), added('a', 2), added('a', 3), added('a', 4));
    const one = await run();
    const { position } = await record('b', added('b', 5));
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    expect([await amountOf('a'), await amountOf('b')]).toEqual([10, 5]);
    expect(one.health()).toEqual({ name: 'sum', version: 1, checkpoint: position, parked: 0, fault: null });
  });

  it('skips events it does not handle, and stores its checkpoint when it closes', async () => {
    const one = await run();
    const { position } = await record('a', foreign, foreign);
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    await one.close();
    expect(await (await embedded.models.open(sums)).checkpoint()).toBe(position);
  });

  it('resumes from its checkpoint after a restart, applying nothing twice', async () => {
    const first = await run();
    const { position } = await record('a', added('a', 1));
    await first.waitFor(position, timeoutMs);
    await first.close();
    const next = await record('a', added('a', 2));
    const second = await run();
    expect(await second.waitFor(next.position, timeoutMs)).toBe(true);
    expect(await amountOf('a')).toBe(3);
  });

  it('publishes what appeared, changed and disappeared to its owner, after it is stored', async () => {
    const one = await run(sumProjection(), 1);
    const hidden = (is: boolean): Hidden => ({ type: 'Hidden', data: { id: 'a', hidden: is }, private: null });
    const { position } = await record('a', added('a', 1), added('a', 2), hidden(true), added('a', 3), hidden(false), {
      type: 'Dropped',
      data: { id: 'a' },
      private: null,
    });
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    expect(notices.map(({ change }) => change)).toEqual(['added', 'changed', 'removed', 'added', 'removed']);
    expect(notices.at(-1)).toEqual({ model: 'sum', id: 'a', change: 'removed', position, ownerId: 'anne' });
  });

  it('amends documents by what no event says; later events apply to what it wrote, and one that is gone stays gone', async () => {
    const one = await run();
    await record('b', added('b', 1), { type: 'Dropped', data: { id: 'b' }, private: null });
    const { position } = await record('a', added('a', 1));
    await one.waitFor(position, timeoutMs);
    await one.amend(['a', 'b', 'unknown'], (sum) => ({ ...sum, amount: 40 }));
    expect([await amountOf('a'), await amountOf('b'), await amountOf('unknown')]).toEqual([40, null, null]);
    const next = await record('a', added('a', 2));
    await one.waitFor(next.position, timeoutMs);
    await one.close();
    const again = await run();
    expect(await amountOf('a')).toBe(42);
    expect(again.health().checkpoint).toBe(next.position);
  });

  it('stops waiting at the timeout', async () => {
    const one = await run();
    expect(await one.waitFor(9_999, 20)).toBe(false);
  });

  it('parks a stream whose handler throws, reports why without personal words, and continues with the others', async () => {
    const one = await run(sumProjection(), 100);
    await record('a', added('a', 1), added('a', -1, 'secret'), added('a', 5));
    await record('b', added('b', 2));
    const { position } = await record('a', added('a', 7));
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    expect([await amountOf('a'), await amountOf('b'), one.health().parked]).toEqual([1, 2, 1]);
    expect(await (await embedded.models.open(sums)).parked()).toMatchObject([
      { stream: 'sum-a', revision: 1, reason: 'TypeError in Added' },
    ]);
  });

  it.each(['content', 'sealed', 'type', 'stream'])(
    'given an event whose %s was damaged on disk, parks its stream while all others continue, also after a restart and a rebuild',
    async (column) => {
      await record('a', added('a', 1), added('a', 2));
      const { position } = await record('b', added('b', 2));
      embedded.damageLetter(column, 'position = 2');
      const one = await run();
      expect(await one.waitFor(position, timeoutMs)).toBe(true);
      expect([await amountOf('a'), await amountOf('b'), one.health().parked]).toEqual([1, 2, 1]);
      await one.close();
      expect((await run()).health().parked).toBe(1);
      await running.at(-1)?.close();
      expect(await rebuildProjection({ ...embedded, projection: sumProjection() })).toEqual({ parked: 1 });
      expect([await amountOf('a'), await amountOf('b')]).toEqual([1, 2]);
    },
  );

  it('retries a parked stream on demand and at a restart, in order', async () => {
    const one = await run();
    const { position } = await record('a', added('a', 1), added('a', -1), added('a', 5));
    await one.waitFor(position, timeoutMs);
    await one.retryParked();
    expect([await amountOf('a'), one.health().parked]).toEqual([1, 1]);
    await one.close();

    const fixed = await run(sumProjection(true));
    expect([await amountOf('a'), fixed.health().parked]).toEqual([5, 0]);
    const next = await record('a', added('a', 10));
    expect(await fixed.waitFor(next.position, timeoutMs)).toBe(true);
    expect(await amountOf('a')).toBe(15);
  });

  it('restarts from the first event when its version is raised', async () => {
    const one = await run();
    const { position } = await record('a', added('a', 1), added('a', 2));
    await one.waitFor(position, timeoutMs);
    await one.close();
    const risen = await run(sumProjection(false, { ...sums, version: 2 }));
    expect(await risen.waitFor(position, timeoutMs)).toBe(true);
    expect(await (await embedded.models.open({ ...sums, version: 2 })).get('a')).toMatchObject({ amount: 3 });
  });

  it('rebuilds while events keep coming, and misses none', async () => {
    const one = await run();
    for (let index = 0; index < 40; index += 1) await record('a', added('a', 1));
    const rebuilt = rebuildTogether({ ...embedded, targets: [one], maxBatch: 2 });
    const later = Array.from({ length: 40 }, () => record('a', added('a', 1)));
    const { position } = (await Promise.all(later)).reduce((last, next) =>
      next.position > last.position ? next : last,
    );
    await rebuilt;
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    expect(await amountOf('a')).toBe(80);
  });

  it('is rebuilt offline, counting parked streams', async () => {
    await record('a', added('a', 1), added('a', -1));
    await record('b', added('b', 2), { type: 'Dropped', data: { id: 'b' }, private: null });
    const { events, models, clock } = embedded;
    expect(await rebuildProjection({ projection: sumProjection(), events, models, clock })).toEqual({ parked: 1 });
    expect([await amountOf('a'), await amountOf('b')]).toEqual([1, null]);
  });

  it('restarts after a fault of the store, and reports it while it is stopped', async () => {
    const { events, models, clock } = embedded;
    const faults: (string | null | undefined)[] = [];
    const failing = {
      ...events,
      subscribe: (options: Parameters<typeof events.subscribe>[0]) => {
        faults.push(running[0]?.health().fault);
        if (faults.length === 1) throw new Error('the store is away');
        return events.subscribe(options);
      },
    };
    const logged: string[] = [];
    const one = await runProjection({
      projection: sumProjection(),
      events: failing,
      models,
      clock,
      notices: () => undefined,
      log: { error: (_facts, message) => logged.push(message) },
    });
    running.push(one);
    const { position } = await record('a', added('a', 1));
    expect(await one.waitFor(position, timeoutMs)).toBe(true);
    expect([...faults, one.health().fault]).toEqual([undefined, 'Error', null]);
    expect(logged).toEqual(['A projection stopped and starts again']);
  });

  it('given a generation that was promoted elsewhere, then it goes on from where that one is', async () => {
    const { events, models, clock } = embedded;
    let isElsewhere = false;
    const open: ReadModels['open'] = async (model) => {
      const store = await models.open(model);
      return {
        ...store,
        checkpoint: () => {
          isElsewhere = false;
          return store.checkpoint();
        },
        commit: async (batch) => {
          if (isElsewhere) throw new ReadModelsFault('unusable', 'its checkpoint differs');
          return store.commit(batch);
        },
      };
    };
    const one = await runProjection({
      projection: sumProjection(),
      events,
      models: { open },
      clock,
      notices: () => undefined,
    });
    running.push(one);
    await one.waitFor((await record('a', added('a', 1))).position, timeoutMs);
    isElsewhere = true;
    expect(await one.waitFor((await record('a', added('a', 1))).position, timeoutMs)).toBe(true);
    expect(await amountOf('a')).toBe(2);
  });
});
