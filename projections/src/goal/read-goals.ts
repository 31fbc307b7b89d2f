import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { closeMore } from '@ecrin/domain/goal/figures/closed-periods.ts';
import { dayTallies } from '@ecrin/domain/goal/figures/day-tallies.ts';
import { memoryFor, type GoalInputs, type GoalMemory } from '@ecrin/domain/goal/figures/goal-memory.ts';
import { snapshotFrom, type GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import { emptyGoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import { createBoundedCache } from '@ecrin/platform/caching/bounded-cache.ts';
import { loopTurn } from '@ecrin/platform/concurrency/loop-turns.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { createThoughtCounter } from './count-goal-thoughts.ts';
import { goalCalendarModel, goalModel, type GoalDocument } from './goal.model.ts';

/** The caller, with their current time and zone. */
export type GoalsQuery = Readonly<{ ownerId: string; now: string; timeZone: string }>;
export type GoalReading = Readonly<{ snapshot: GoalSnapshot; proposals: number }>;

/** Sums of recently requested goals. */
type GoalMemories = Readonly<{ memoryOf: (inputs: GoalInputs) => GoalMemory }>;

/** Days that were counted or marked, over all goals: about 60 bytes each. */
const maxRememberedDays = 1_500_000;
const daysOfOne = 100;

/** Affects the cost of an answer, never the answer: the input is compared each time. */
const createGoalMemories = (): GoalMemories => {
  const memories = createBoundedCache<GoalMemory>({ max: maxRememberedDays, sizeOf });
  return {
    memoryOf: (inputs) => {
      const memory = memoryFor(memories.get(inputs.history.goalId), inputs);
      memories.set(inputs.history.goalId, memory);
      return memory;
    },
  };
};

const sizeOf = ({ inputs: { history, tallies } }: GoalMemory): number =>
  daysOfOne +
  Object.keys(history.marks).length +
  [...tallies.values()].flat().reduce((sum, { days }) => sum + days.size, 0);

const byModels = new WeakMap<ReadModels, GoalMemories>();

/** Shared by all routes and the morning review. */
const goalMemoriesOf = (models: ReadModels): GoalMemories => {
  const memories = byModels.get(models) ?? createGoalMemories();
  byModels.set(models, memories);
  return memories;
};

/** What the figures of a client's goals are computed from. Throws `ReadModelsFault`. */
export const readGoals = async (models: ReadModels, { ownerId, now, timeZone }: GoalsQuery) => {
  const calendar = (await (await models.open(goalCalendarModel)).get(ownerId)) ?? emptyGoalCalendar(ownerId);
  const today = personalDay(now, timeZone, calendar.dayStarts);
  const [cards, directory] = [await models.open(thoughtCardModel), await openThreadDirectory(models, ownerId)];
  const { memoryOf } = goalMemoriesOf(models);
  const counting = { cards, directory, calendar, today };
  const thoughtsOf = createThoughtCounter(counting);
  return {
    ...counting,
    read: async (history: GoalHistory): Promise<GoalReading> => {
      await loopTurn();
      const { parts, proposals } = await thoughtsOf(history);
      const snapshot = snapshotFrom(memoryOf({ history, calendar, tallies: dayTallies(calendar, parts) }), today);
      await sumUp([snapshot]);
      return { snapshot, proposals };
    },
  };
};

/** In one piece: some milliseconds of work. */
const maxDays = 600;

/** Computes the sums of closed periods in pieces; afterwards the figures cost no more than those of a new goal. */
export const sumUp = async (snapshots: readonly GoalSnapshot[]): Promise<void> => {
  for (const snapshot of snapshots) while (!closeMore(snapshot, maxDays)) await loopTurn();
  await loopTurn();
};

/** A goal with years of marks is a long document. */
const goalsPerPage = 10;

/** In the order they were set. */
export const allGoalsOf = async (models: ReadModels, ownerId: string): Promise<readonly GoalDocument[]> => {
  const store = await models.open(goalModel);
  const goals: GoalDocument[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({
      filter: { ownerId, deleted: false },
      sort: [['setAt', 'asc']],
      limit: goalsPerPage,
      cursor,
    });
    goals.push(...page.items);
    await loopTurn();
    cursor = page.nextCursor;
  } while (cursor !== null);
  return goals;
};

/** The ids of a client's goals, without deleted ones. */
export const findGoalIds =
  (models: ReadModels) =>
  async (ownerId: string): Promise<readonly string[]> =>
    (await allGoalsOf(models, ownerId)).map(({ goalId }) => goalId);

/** null when it is missing, deleted, or another client's. */
export const findOwnGoal = async (
  models: ReadModels,
  ownerId: string,
  goalId: string,
): Promise<GoalDocument | null> => {
  const goal = await (await models.open(goalModel)).get(goalId);
  return goal?.ownerId === ownerId && !goal.deleted ? goal : null;
};
