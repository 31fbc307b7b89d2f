import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { written } from '@ecrin/domain/thought/thought.examples.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/events.ts';
import type { StoredEvent } from '@ecrin/platform/ports/event-store.ts';
import { runProjection } from '@ecrin/platform/projection-runner.ts';
import { rebuildProjection } from '@ecrin/platform/rebuild-projection.ts';
import { listThoughtsRoute, thoughtCardProjection } from '@ecrin/projections';
import { openEmbedded, type Embedded } from '../embedded.ts';
import { benchRow, interleave, type BenchRow, type Contender } from './bench-row.ts';
import { writeThoughts } from './many-thoughts.ts';

const rounds = 5;
const asked = { params: {}, query: listThoughtsRoute.query.parse({}) };
const context = (clientId: string) => ({ clientId, now: '2026-01-02T09:00:00.000Z', newId: systemIds.next, language: 'fr' }) as const;

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const p99 = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? Number.NaN;

/** The same events with their words never sealed: what reading them costs without opening anything. */
const unsealed = async ({ events, store }: Embedded): Promise<Pick<Events, 'readAll' | 'readStream'>> => {
  const words = new Map<string, string>();
  for await (const { id, private: part } of events.readAll()) words.set(id, JSON.stringify(part));
  const read = async function* (stored: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of stored) yield { ...event, data: event.data as object, private: JSON.parse(words.get(event.id) ?? 'null') as object | null };
  };
  return { readAll: (options) => read(store.readAll(options)), readStream: (stream, options) => read(store.readStream(stream, options)) };
};

const benchRebuild = async (embedded: Embedded): Promise<BenchRow> => {
  let events = 0;
  for await (const _event of embedded.store.readAll()) events += 1;
  const rate = (from: Pick<Events, 'readAll' | 'readStream'>): Contender => async () =>
    (events / await msOf(() => rebuildProjection({ projection: thoughtCardProjection, ...embedded, events: from }))) * 1_000;
  const measured = await interleave(2, { ours: rate(embedded.events), reference: rate(await unsealed(embedded)) });
  return benchRow({ name: 'rebuild with opening ÷ without', bar: 0.55, better: 'at-least', unit: 'events/s' }, measured);
};

const benchList = async ({ models }: Embedded): Promise<BenchRow> => {
  const list = (clientId: string): Contender => () => msOf(async () => {
    for (let time = 0; time < 200; time += 1) await listThoughtsRoute.ask(models)(asked, context(clientId));
  }).then((ms) => ms / 200);
  return benchRow({ name: 'list of 30 among 10,000 thoughts ÷ among 200', bar: 1.3, better: 'at-most', unit: 'ms' }, await interleave(rounds, { ours: list('many'), reference: list('few') }));
};

/** From the moment the append is durable to the thought's being in its owner's list. */
const benchVisible = async (embedded: Embedded): Promise<BenchRow> => {
  const { models, record } = embedded;
  const running = await runProjection({ projection: thoughtCardProjection, ...embedded, notices: () => undefined });
  const once = async (): Promise<number> => {
    const thoughtId = systemIds.next();
    const { position } = await record(`thought-${thoughtId}`, 'few', [{ ...written, data: { ...written.data, thoughtId, ownerId: 'few' } }]);
    return msOf(async () => {
      if (!(await running.waitFor(position, 2_000))) throw new Error('A thought did not appear');
      await listThoughtsRoute.ask(models)(asked, context('few'));
    });
  };
  const measured = await interleave(rounds, {
    ours: async () => {
      const figures: number[] = [];
      for (let time = 0; time < 200; time += 1) figures.push(await once());
      return p99(figures);
    },
    reference: async () => 25,
  });
  await running.close();
  return benchRow({ name: 'acknowledged → visible in one’s own list, p99 ÷ 25 ms', bar: 1, better: 'at-most', unit: 'ms' }, measured);
};

/** A question every 5 ms, timed from when it should have been asked: what stands in its way counts. */
const benchDuringRebuild = async (embedded: Embedded): Promise<BenchRow> => {
  const questions = async (until: () => boolean): Promise<number> => {
    const figures: number[] = [];
    for (let due = performance.now(); !until() || figures.length < 100; due += 5) {
      await pause(Math.max(0, due - performance.now()));
      await breathe();
      await listThoughtsRoute.ask(embedded.models)(asked, context('few'));
      figures.push(performance.now() - due);
      due = Math.max(due, performance.now() - 5);
    }
    return p99(figures);
  };
  const rebuilding = async (): Promise<number> => {
    let done = false;
    const rebuilt = rebuildProjection({ projection: thoughtCardProjection, ...embedded }).finally(() => { done = true; });
    const figure = await questions(() => done);
    await rebuilt;
    return figure;
  };
  let ticks = 0;
  const idle = (): Promise<number> => questions(() => {
    ticks += 1;
    return ticks % 300 === 0;
  });
  return benchRow({ name: 'question during a full rebuild, p99 ÷ idle', bar: 2, better: 'at-most', unit: 'ms' }, await interleave(2, { ours: rebuilding, reference: idle }));
};

/** Rebuilding, listing and following, on the embedded read models in this process. */
export const benchReadModels = async (): Promise<readonly BenchRow[]> => {
  const embedded = await openEmbedded();
  try {
    await writeThoughts(embedded, 'few', 200);
    await writeThoughts(embedded, 'many', 10_000);
    const rebuild = await benchRebuild(embedded);
    return [rebuild, await benchList(embedded), await benchVisible(embedded), await benchDuringRebuild(embedded)];
  } finally {
    await embedded.dispose();
  }
};
