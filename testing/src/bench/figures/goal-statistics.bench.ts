import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { findGoalRoute, listGoalsRoute, projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '#kits/embedded-stores.ts';
import { benchRow, interleave, type BenchRow, type Contender } from '../kit/bench-row.ts';

const rounds = 5;
const days = 365;
const firstMs = Date.UTC(2025, 0, 6);
const now = new Date(firstMs + (days - 1) * 86_400_000 + 43_200_000).toISOString();
const [at, timeZone] = [new Date(firstMs).toISOString(), 'Europe/Paris'];
const context = (clientId: string) =>
  ({ clientId, adminId: '', sessionId: null, now, newId: systemIds.next, language: 'fr' }) as const;

type Client = Readonly<{ clientId: string; thoughts: number; goals: number }>;
/** As many thoughts to a goal in both; over a year each. */
const [many, few] = [
  { clientId: 'many', thoughts: 10_000, goals: 50 },
  { clientId: 'few', thoughts: 1_000, goals: 5 },
] as const;

const thoughtWritten = (ownerId: string, thoughtId: string, occurredAt: string): DomainEvent => ({
  ...written,
  data: { ...written.data, thoughtId, ownerId, occurredAt, timeZone },
  private: { content: 'La brume sur les champs.' },
});

const filter = { threadIds: [] as readonly string[], categories: [], moods: [], statuses: [] };
const goalOf = (
  ownerId: string,
  threadIds: readonly string[],
): Readonly<{ goalId: string; facts: readonly DomainEvent[] }> => {
  const goalId = systemIds.next();
  const terms = {
    frequency: 'daily',
    targetCount: 1,
    aim: 'achieve',
    endDay: null,
    restDays: [],
    filter: { ...filter, threadIds },
  } as const;
  return {
    goalId,
    facts: [
      {
        type: 'GoalSet',
        data: { goalId, ownerId, ...terms, startDay: at.slice(0, 10), setAt: at },
        private: { title: 'Un objectif', description: null, tags: [] },
      },
      { type: 'GoalMatchRuleChosen', data: { goalId, rule: 'always', chosenAt: at }, private: null },
    ],
  };
};

/** Each goal counts the thoughts of its own thread; the last one counts them all. */
const live = async (
  { record }: EmbeddedStores,
  { clientId, thoughts, goals }: Client,
): Promise<Readonly<{ ofThread: string; ofAll: string }>> => {
  const threadIds = Array.from({ length: goals }, () => systemIds.next());
  await Promise.all(
    threadIds.map((threadId, index) =>
      record(`thread-${threadId}`, clientId, [
        {
          type: 'ThreadStarted',
          data: { threadId, ownerId: clientId, colour: 'sky', rank: `m${index}a1`, startedAt: at },
          private: { name: 'Un fil', description: null },
        },
      ]),
    ),
  );
  for (let from = 0; from < thoughts; from += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_none, offset) => {
        const [index, thoughtId] = [from + offset, systemIds.next()];
        const occurredAt = new Date(firstMs + Math.floor((index / thoughts) * days * 86_400_000)).toISOString();
        const threadId = threadIds[index % goals];
        return record(`thought-${thoughtId}`, clientId, [
          thoughtWritten(clientId, thoughtId, occurredAt),
          { type: 'ThoughtFiled', data: { thoughtId, threadId, suggested: false, filedAt: at }, private: null },
        ]);
      }),
    );
  }
  const [all, ...others] = [
    goalOf(clientId, []),
    ...threadIds.slice(1).map((threadId) => goalOf(clientId, [threadId])),
  ];
  for (const { goalId, facts } of [all, ...others]) await record(`goal-${goalId}`, clientId, facts);
  return { ofAll: all.goalId, ofThread: others[0]?.goalId ?? '' };
};

/** Processor time in ms, so that other work on this machine does not count. */
const timed =
  (times: number, work: () => Promise<unknown>): Contender =>
  async () => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) await work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / times;
  };

/** A hundred goals that are tapped, each since the same day. */
const setGoals = async ({ record }: EmbeddedStores, clientId: string, startDay: string): Promise<void> => {
  for (let index = 0; index < 100; index += 1) {
    const { goalId, facts } = goalOf(clientId, []);
    const [set] = facts;
    if (!set) throw new Error('a goal begins with its setting');
    await record(`goal-${goalId}`, clientId, [{ ...set, data: { ...set.data, filter: null, startDay } }]);
  }
};

/** One goal with all its figures, and the list, for a client with ten times as much; and the list of goals that are old. */
export const benchGoalStatistics = async (): Promise<readonly BenchRow[]> => {
  const embedded = await openEmbeddedStores();
  try {
    const [ofMany, ofFew] = [await live(embedded, many), await live(embedded, few)];
    await setGoals(embedded, 'old', '2000-01-01');
    await setGoals(embedded, 'young', new Date(Date.parse(now) - 30 * 86_400_000).toISOString().slice(0, 10));
    for (const projection of projections.filter(({ model: { name } }) =>
      ['thought-card', 'thread', 'goal'].includes(name),
    ))
      await rebuildProjection({ projection, ...embedded });
    const [show, list] = [findGoalRoute.ask(embedded.models), listGoalsRoute.ask(embedded.models)];
    const shown = (clientId: string, goalId: string) =>
      timed(20, () => show({ params: { goalId }, query: { timeZone } }, context(clientId)));
    const listed =
      ({ clientId, goals }: Client): Contender =>
      async () =>
        (await timed(2, () => list({ params: {}, query: { timeZone } }, context(clientId)))()) / goals;
    const row = { bar: 2, better: 'at-most', unit: 'ms' } as const;
    return [
      benchRow(
        { ...row, name: 'goal statistics at 10,000 thoughts and 50 goals ÷ 1,000 and 5' },
        await interleave(rounds, { ours: shown('many', ofMany.ofThread), reference: shown('few', ofFew.ofThread) }),
      ),
      benchRow(
        { ...row, name: 'the same of a goal that counts every thought' },
        await interleave(rounds, { ours: shown('many', ofMany.ofAll), reference: shown('few', ofFew.ofAll) }),
      ),
      benchRow(
        { ...row, name: 'list of 50 goals ÷ list of 5, each goal' },
        await interleave(rounds, { ours: listed(many), reference: listed(few) }),
      ),
      benchRow(
        { ...row, bar: 1.5, name: 'list of 100 daily goals since 2000 ÷ list of 100 of a month' },
        await interleave(rounds, {
          ours: listed({ clientId: 'old', thoughts: 0, goals: 100 }),
          reference: listed({ clientId: 'young', thoughts: 0, goals: 100 }),
        }),
      ),
    ];
  } finally {
    await embedded.dispose();
  }
};
