import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import { statisticsNow } from '@ecrin/domain/goal/figures/closed-periods.ts';
import { isActive, latestRevision } from '@ecrin/domain/goal/goal-history.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { statisticsShown } from '#goal/goal-card.ts';
import { goalModel, type GoalDocument } from '#goal/goal.model.ts';
import { readGoals } from '#goal/read-goals.ts';

type Goal = ClientDetail['goals'][number];

/** More goals than anybody follows. */
const mostGoals = 50;

const shownGoal = (goal: GoalDocument, statistics: ReturnType<typeof statisticsNow>): Goal => {
  const { frequency, targetCount, aim, endDay } = latestRevision(goal).terms;
  const { goalId, startDay } = goal;
  const active = isActive(goal);
  return { goalId, frequency, targetCount, aim, startDay, endDay, active, statistics: statisticsShown(statistics) };
};

/** A client's goals that were set by then, newest first, without their words. Their time zone is not known here: days are in UTC. */
export const findClientGoals =
  (models: ReadModels) =>
  async (ownerId: string, now: string): Promise<readonly Goal[]> => {
    const goals = await models.open(goalModel);
    const { items } = await goals.find({
      filter: { ownerId, deleted: false, setAt: { lt: now } },
      sort: [['setAt', 'desc']],
      limit: mostGoals,
    });
    const { read } = await readGoals(models, { ownerId, now, timeZone: 'UTC' });
    const shown: Goal[] = [];
    for (const goal of items) shown.push(shownGoal(goal, statisticsNow((await read(goal)).snapshot)));
    return shown;
  };
