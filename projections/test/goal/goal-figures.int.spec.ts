import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { AnyDocument, ModelStore } from '@ecrin/platform/ports/read-models.ts';
import { createProjectionBuilder } from '@ecrin/platform/projections/projection-builder.ts';
import type { AnyProjection } from '@ecrin/platform/projections/projection.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGoal } from '#goal/goal-queries.ts';
import { goalCalendarProjection, goalProjection } from '#goal/goal.projection.ts';
import { thoughtCardProjection } from '#thought-card/thought-card.projection.ts';
import { threadProjection } from '#thread/thread.projection.ts';
import { generateHistory } from './goal-history.fixtures.ts';
import { oracleFigures } from './goal-oracle-figures.fixtures.ts';
import type { HistoryEvent, GeneratedHistory } from './history-draft.fixtures.ts';

const read: readonly AnyProjection[] = [
  thoughtCardProjection,
  threadProjection,
  goalProjection,
  goalCalendarProjection,
];
const metadata = {
  commandId: 'c',
  correlationId: 'c',
  causationId: null,
  actor: 'client:o',
  ownerId: 'o',
  occurredAt: '',
  timeZone: 'UTC',
  schemaVersion: 1,
};
const draws = fc.array(fc.tuple(fc.nat(24), fc.nat(100_000), fc.nat(100_000)), { minLength: 8, maxLength: 70 });

let embedded: EmbeddedStores;
let position = 0;
beforeAll(async () => {
  embedded = await openEmbeddedStores();
});
afterAll(() => embedded.dispose());

const recorded = (happened: readonly HistoryEvent[]): readonly RecordedEvent[] => {
  const lengths = new Map<string, number>();
  return happened.map(({ stream, event }) => {
    const revision = lengths.get(stream) ?? 0;
    lengths.set(stream, revision + 1);
    return {
      ...event,
      id: `e${position}`,
      stream,
      revision,
      position: (position += 1),
      recordedAt: '',
      metadata,
    };
  });
};

/** Its streams can be read again, as restoring a thought does. */
const logOf = (all: readonly RecordedEvent[]) => ({
  readAll: async function* () {},
  readStream: async function* (stream: string, { max = Infinity }: Readonly<{ max?: number }> = {}) {
    yield* all.filter((event) => event.stream === stream && event.revision < max);
  },
});
const feed = async (
  projection: AnyProjection,
  store: ModelStore<AnyDocument>,
  batches: readonly (readonly RecordedEvent[])[],
): Promise<void> => {
  const events = logOf(batches.flat());
  const builder = await createProjectionBuilder({ projection, store, events, clock: embedded.clock });
  for (const batch of batches) await builder.take(batch);
};

/** In order, a few events at a time. */
const live = async ({ events: happened }: GeneratedHistory, size: number): Promise<void> => {
  const events = recorded(happened);
  const batches = Array.from({ length: Math.ceil(events.length / size) }, (_none, index) =>
    events.slice(index * size, (index + 1) * size),
  );
  for (const projection of read)
    await feed(projection, await embedded.models.open<AnyDocument>(projection.model), batches);
};

/** All events from scratch, one stream after the other: in another order than they happened. */
const rebuild = async (histories: readonly GeneratedHistory[]): Promise<void> => {
  const events = recorded(
    histories.flatMap(({ events }) => events.toSorted((one, other) => one.stream.localeCompare(other.stream))),
  );
  for (const projection of read) {
    const store = await embedded.models.openRebuild<AnyDocument>(projection.model);
    await feed(projection, store, [events]);
    await store.promote();
  }
};

const figuresMatch = async (history: GeneratedHistory): Promise<void> => {
  for (const goalId of history.goalIds) {
    const shown = await findGoal(embedded.models)({
      ownerId: history.ownerId,
      goalId,
      now: `${history.today}T12:00:00.000Z`,
      timeZone: 'UTC',
    });
    const expected = oracleFigures(history, goalId);
    if (!expected || 'refused' in shown) {
      expect([expected, shown]).toEqual([null, { refused: 'goal.not-found' }]);
      continue;
    }
    const { strength, ...statistics } = shown.statistics;
    expect({ periods: shown.periods, statistics, proposals: shown.proposals }).toEqual({
      periods: expected.periods,
      statistics: expected.statistics,
      proposals: expected.proposals,
    });
    expect(strength).toBeCloseTo(expected.strength, 9);
  }
};

it('given 200 histories of thoughts, threads and goals in any order, then live and rebuilt figures equal a plain replay', async () => {
  const histories: GeneratedHistory[] = [];
  await fc.assert(
    fc.asyncProperty(draws, fc.integer({ min: 1, max: 40 }), async (drawn, size) => {
      const history = generateHistory(`o${histories.length}`, drawn);
      histories.push(history);
      await live(history, size);
      await figuresMatch(history);
    }),
    { numRuns: 200 },
  );
  await rebuild(histories);
  for (const history of histories) await figuresMatch(history);
}, 60_000);
