import type { GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { threadModel } from '#thread/thread.model.ts';
import { goalCalendarModel, goalModel } from './goal.model.ts';
import { allGoalsOf, readGoals, type GoalsQuery } from './read-goals.ts';

/** What figures of goals are computed from. */
export const goalSnapshotModels = {
  model: goalModel,
  joins: [goalCalendarModel, thoughtCardModel, threadModel],
} as const;

/** What the figures of all of a client’s goals are computed from, in the order they were set; without deleted ones. Throws `ReadModelsFault`. */
export const listGoalSnapshots =
  (models: ReadModels) =>
  async (asked: GoalsQuery): Promise<readonly GoalSnapshot[]> => {
    const { read } = await readGoals(models, asked);
    const snapshots: GoalSnapshot[] = [];
    for (const goal of await allGoalsOf(models, asked.ownerId)) snapshots.push((await read(goal)).snapshot);
    return snapshots;
  };
