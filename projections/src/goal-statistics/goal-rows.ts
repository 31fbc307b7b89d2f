import type { GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import type { GoalStatisticsOf } from '@ecrin/domain/goal/figures/period-totals.ts';
import { statisticsSince } from '@ecrin/domain/goal/figures/statistics-since.ts';
import { withTerms } from '@ecrin/domain/goal/figures/what-if.ts';
import { isActive, latestRevision, type GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import type { GoalTerms } from '@ecrin/domain/goal/goal.events.ts';
import type { GoalAim, GoalFrequency } from '@ecrin/domain/goal/goal.vocabulary.ts';
import { daysBetween } from '@ecrin/domain/time/days.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { goalModel } from '#goal/goal.model.ts';
import { goalReader, type CountedBy, type ReplayedGoal } from './read-replayed-goals.ts';
import { zoneOf, type ReplayedGoals } from './replay-goals.ts';

/** `from`, `to`: days as each client counts them; periods that begin before, or days after, are left out. `target`: « what if it were ». */
export type StatisticsScope = Readonly<{
  now: string;
  from: string | null;
  to: string | null;
  target: number | null;
}>;

export type GoalFiguresOf = Pick<
  GoalStatisticsOf,
  'periodsCompleted' | 'periodsMet' | 'successRate' | 'strength' | 'streak'
> &
  Readonly<{ thoughts: number; bestStreak: number }>;

/**
 * One goal, without a word. `figures` null: it counts thoughts by tags, which are sealed, and no morning has counted it yet; or (`counted` is `unknown`) it may,
 * being set before that was stored. With tags `today` is the morning that counted it last. `whatIf`: with another target.
 */
export type GoalRow = Readonly<{
  goalId: string;
  ownerId: string;
  frequency: GoalFrequency;
  aim: GoalAim;
  target: number;
  by: 'thoughts' | 'taps';
  startDay: string;
  endDay: string | null;
  today: string;
  ageDays: number;
  active: boolean;
  counted: CountedBy;
  figures: GoalFiguresOf | null;
  whatIf: GoalFiguresOf | null;
}>;

/** All goals of one client after the other, by the ids of the clients; without deleted ones and those outside the scope. */
export const goalRows = async function* (
  models: ReadModels,
  replayed: Pick<ReplayedGoals, 'zones'>,
  scope: StatisticsScope,
): AsyncGenerator<readonly GoalRow[]> {
  for await (const [ownerId, goals] of goalsByOwner(models)) {
    const read = await goalReader(models, { ownerId, timeZone: zoneOf(replayed, ownerId), ...scope });
    const rows: GoalRow[] = [];
    for (const goal of goals) {
      const row = rowOf(await read(goal), scope);
      if (row) rows.push(row);
    }
    if (rows.length > 0) yield rows;
  }
};

const pageSize = 50;

const goalsByOwner = async function* (
  models: ReadModels,
): AsyncGenerator<readonly [ownerId: string, goals: readonly GoalHistory[]]> {
  const store = await models.open(goalModel);
  let goals: GoalHistory[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({
      filter: { deleted: false },
      sort: [
        ['ownerId', 'asc'],
        ['setAt', 'asc'],
      ],
      limit: pageSize,
      cursor,
    });
    for (const goal of page.items) {
      const [first] = goals;
      if (first && first.ownerId !== goal.ownerId) {
        yield [first.ownerId, goals];
        goals = [];
      }
      goals.push(goal);
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  const [first] = goals;
  if (first) yield [first.ownerId, goals];
};

/** null: it begins after the last day of the scope, or ends before the first. */
const rowOf = (snapshot: ReplayedGoal, scope: StatisticsScope): GoalRow | null => {
  const { history, today } = snapshot;
  const { frequency, aim, targetCount, endDay, filter } = termsOn(history, today);
  if (history.startDay > today || endsBefore(endDay, scope.from)) return null;
  return {
    goalId: history.goalId,
    ownerId: history.ownerId,
    frequency,
    aim,
    target: targetCount,
    by: filter ? 'thoughts' : 'taps',
    startDay: history.startDay,
    endDay,
    today,
    ageDays: daysBetween(history.startDay, today),
    active: isActive(history),
    ...countedFigures(snapshot, scope),
  };
};

const endsBefore = (endDay: string | null, from: string | null): boolean =>
  endDay !== null && from !== null && endDay < from;

const countedFigures = (
  { counted, ...snapshot }: ReplayedGoal,
  { from, target }: StatisticsScope,
): Pick<GoalRow, 'counted' | 'figures' | 'whatIf'> => {
  if (counted !== 'yes') return { counted, figures: null, whatIf: null };
  return {
    counted,
    figures: figuresOf(snapshot, from),
    whatIf: target === null ? null : figuresOf(withTerms(snapshot, { targetCount: target }), from),
  };
};

/** The figures ignore later revisions on an earlier day. */
const termsOn = ({ revisions }: GoalHistory, day: string): GoalTerms => {
  const known = revisions.filter(({ fromDay }) => fromDay <= day);
  return latestRevision({ revisions: known.length > 0 ? known : revisions }).terms;
};

const figuresOf = (snapshot: GoalSnapshot, from: string | null): GoalFiguresOf => {
  const { totalThoughts, periodsCompleted, periodsMet, successRate, strength, streak, bestStreaks } = statisticsSince(
    snapshot,
    from,
  );
  return {
    thoughts: totalThoughts,
    periodsCompleted,
    periodsMet,
    successRate,
    strength,
    streak,
    bestStreak: bestStreaks[0]?.length ?? 0,
  };
};
