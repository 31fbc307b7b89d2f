import type { GoalStatisticsReport, ReplayHeader } from '@ecrin/contracts/goal/goal-statistics.ts';
import { createGoalGrouping } from './goal-groups.ts';
import { goalRows, type GoalRow, type StatisticsScope } from './goal-rows.ts';
import { replayGoals, type ReplayGoals } from './replay-goals.ts';
import { statisticsWriters, type StatisticsFormat, type StatisticsWriter } from './write-statistics.ts';

/** `rows`: of goals, of groups, or both. */
export type StatisticsOutput = Readonly<{
  format: StatisticsFormat;
  rows: 'goals' | 'groups' | 'both';
  pseudonymOf: (ownerId: string) => string;
}>;
type Asked = ReplayGoals &
  Readonly<{
    /** `now` null: when the last event was recorded. */
    scope: Omit<StatisticsScope, 'now'> & Readonly<{ now: string | null }>;
    output: StatisticsOutput;
  }>;

/** Replays a log into statistics of goals, written line by line. The same events give the same lines: no clock is read, and no private part opened. */
export const replayGoalStatistics = async function* ({ scope, output, ...replay }: Asked): AsyncGenerator<string> {
  const replayed = await replayGoals(replay);
  const { from, to, target } = scope;
  const { events, position, parked } = replayed;
  const asOf = scope.now ?? replayed.recordedAt;
  const header: ReplayHeader = { asOf, position, events, from, to, target, parked };
  const writer = statisticsWriters[output.format];
  yield* writer.header(header);
  yield* rowLines({ writer, output, header }, goalRows(replay.models, replayed, { ...scope, now: asOf }));
};

type Writing = Readonly<{ writer: StatisticsWriter; output: StatisticsOutput; header: ReplayHeader }>;

const rowLines = async function* (
  { writer, output: { rows, format, pseudonymOf }, header }: Writing,
  byClient: AsyncIterable<readonly GoalRow[]>,
): AsyncGenerator<string> {
  const grouping = createGoalGrouping(header.target !== null);
  const counting = createNotCounted();
  const hasGoals = rows !== 'groups';
  if (hasGoals) yield* writer.goalsBegin(header);
  for await (const goals of byClient) {
    grouping.add(goals);
    counting.add(goals);
    if (hasGoals) yield* goals.map((goal) => writer.goal(goal, pseudonymOf(goal.ownerId)));
  }
  if (rows === 'both' && format === 'csv') yield '';
  if (rows !== 'goals') yield* writer.groups(grouping.groups());
  yield* writer.notCounted(counting.counted());
};

const createNotCounted = () => {
  const numbers = { yes: 0, 'by-tags': 0, unknown: 0 };
  return {
    add: (goals: readonly GoalRow[]): void => {
      for (const { counted } of goals) numbers[counted] += 1;
    },
    counted: () => ({ byTags: numbers['by-tags'], unknown: numbers.unknown }),
  };
};

/** The lines of a report that was read before: those of `rows: 'groups'`. */
export const reportLines = (
  { replay, groups, notCounted }: GoalStatisticsReport,
  format: StatisticsFormat,
): readonly string[] => {
  const writer = statisticsWriters[format];
  return [...writer.header(replay), ...writer.groups(groups), ...writer.notCounted(notCounted)];
};
