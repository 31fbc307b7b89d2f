import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { StoredEvent } from '@ecrin/platform/ports/event-store.ts';
import { runProjection } from '@ecrin/platform/projections/projection-runner.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { rebuildTogether } from '@ecrin/platform/projections/rebuild-together.ts';
import { listThoughtsRoute, thoughtCardProjection } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, p99, type BenchRow, type Contender } from '../kit/bench-row.ts';
import { seedThoughts } from '../kit/seed-thoughts.ts';

const rounds = 5;
const listRoute = listThoughtsRoute(null);
const asked = { params: {}, query: listRoute.query.parse({}) };
const context = (clientId: string) =>
  ({
    clientId,
    adminId: '',
    sessionId: null,
    now: '2026-01-02T09:00:00.000Z',
    newId: systemIds.next,
    language: 'fr',
  }) as const;

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The same events with unsealed words: the cost of reading without decryption. */
const unsealed = async ({ events, store }: EmbeddedStores): Promise<Pick<Events, 'readAll' | 'readStream'>> => {
  const words = new Map<string, string>();
  for await (const { id, private: part } of events.readAll()) words.set(id, JSON.stringify(part));
  const read = async function* (stored: AsyncIterable<StoredEvent>): AsyncGenerator<RecordedEvent> {
    for await (const event of stored)
      yield {
        ...event,
        data: event.data as object,
        private: JSON.parse(words.get(event.id) ?? 'null') as object | null,
      };
  };
  return {
    readAll: (options) => read(store.readAll(options)),
    readStream: (stream, options) => read(store.readStream(stream, options)),
  };
};

const benchRebuild = async (embedded: EmbeddedStores): Promise<BenchRow> => {
  let events = 0;
  for await (const _event of embedded.store.readAll()) events += 1;
  const rate =
    (from: Pick<Events, 'readAll' | 'readStream'>): Contender =>
    async () =>
      (events /
        (await msOf(() => rebuildProjection({ projection: thoughtCardProjection, ...embedded, events: from })))) *
      1_000;
  const measured = await interleave(3, { ours: rate(embedded.events), reference: rate(await unsealed(embedded)) });
  return benchRow(
    { name: 'rebuild with opening ÷ without', bar: 0.55, better: 'at-least', unit: 'events/s' },
    measured,
  );
};

const benchList = async ({ models }: EmbeddedStores): Promise<BenchRow> => {
  const list =
    (clientId: string): Contender =>
    () =>
      msOf(async () => {
        for (let time = 0; time < 200; time += 1) await listRoute.ask(models)(asked, context(clientId));
      }).then((ms) => ms / 200);
  return benchRow(
    { name: 'list of 30 among 10,000 thoughts ÷ among 200', bar: 1.3, better: 'at-most', unit: 'ms' },
    await interleave(rounds, { ours: list('many'), reference: list('few') }),
  );
};

/** A query every 5 ms while the active model is rebuilt, timed from when it should have been sent, so that waiting counts. */
const benchDuringRebuild = async (embedded: EmbeddedStores): Promise<BenchRow> => {
  const running = await runProjection({ projection: thoughtCardProjection, ...embedded, notices: () => undefined });
  const questions = async (until: () => boolean): Promise<number> => {
    const figures: number[] = [];
    for (let due = performance.now(); !until() || figures.length < 100; due += 5) {
      await pause(Math.max(0, due - performance.now()));
      await breathe();
      await listRoute.ask(embedded.models)(asked, context('few'));
      figures.push(performance.now() - due);
      due = Math.max(due, performance.now() - 5);
    }
    return p99(figures);
  };
  const rebuilding = async (): Promise<number> => {
    let done = false;
    const rebuilt = rebuildTogether({ ...embedded, targets: [running], maxBatch: 32 }).finally(() => {
      done = true;
    });
    const figure = await questions(() => done);
    await rebuilt;
    return figure;
  };
  let ticks = 0;
  const idle = (): Promise<number> =>
    questions(() => {
      ticks += 1;
      return ticks % 300 === 0;
    });
  const measured = await interleave(3, { ours: rebuilding, reference: idle });
  await running.close();
  return benchRow(
    { name: 'question during a full rebuild, p99 ÷ idle', bar: 2, better: 'at-most', unit: 'ms' },
    measured,
  );
};

/** Rebuilding, and listing meanwhile, on the embedded read models in this process. */
export const benchReadModels = async (): Promise<readonly BenchRow[]> => {
  const embedded = await openEmbeddedStores();
  try {
    await seedThoughts(embedded, 'few', 200);
    await seedThoughts(embedded, 'many', 10_000);
    const rebuild = await benchRebuild(embedded);
    return [rebuild, await benchList(embedded), await benchDuringRebuild(embedded)];
  } finally {
    await embedded.dispose();
  }
};
