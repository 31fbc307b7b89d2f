import type { GoalLived } from '@ecrin/domain/goal/goal-lived.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '../thought-card/thought-card.model.ts';
import { threadModel } from '../thread/thread.model.ts';
import { goalCalendarModel, goalModel } from './goal.model.ts';
import { goalsOf, readGoals, type GoalsAsked } from './read-goals.ts';

/** What figures of goals are read from. */
export const modelsOfGoals = { model: goalModel, joins: [goalCalendarModel, thoughtCardModel, threadModel] } as const;

/** What the figures of all of a client’s goals are made from, in order of being set; deleted ones are left out. Throws `ReadModelsFault`. */
export const livedGoals =
  (models: ReadModels) =>
  async (asked: GoalsAsked): Promise<readonly GoalLived[]> => {
    const { read } = await readGoals(models, asked);
    const lived: GoalLived[] = [];
    for (const goal of await goalsOf(models, asked.ownerId)) lived.push((await read(goal)).lived);
    return lived;
  };
