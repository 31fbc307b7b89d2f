import type { GoalFiguresPage } from '@ecrin/contracts/goal/goal-analysis.ts';
import { statisticsNow } from '@ecrin/domain/goal/figures/closed-periods.ts';
import { isActive, latestRevision } from '@ecrin/domain/goal/goal-history.ts';
import { ReadModelsFault, type Page, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { statisticsShown } from './goal-card.ts';
import { goalModel, type GoalDocument } from './goal.model.ts';
import { readGoals } from './read-goals.ts';

type Asked = Readonly<{ now: string; limit: number; cursor?: string | undefined }>;

/** Goals of all clients, the newest first, without personal words. Their time zones are not known here: days are in UTC. */
export const listGoalFigures =
  (models: ReadModels) =>
  async ({ now, limit, cursor }: Asked): Promise<GoalFiguresPage | { refused: 'general.invalid-request' }> => {
    const page = await pageOf(models, { limit, cursor });
    if (!page) return { refused: 'general.invalid-request' };
    const readings = new Map<string, ReturnType<typeof readGoals>>();
    const items = [];
    for (const goal of page.items) {
      const reading = readings.get(goal.ownerId) ?? readGoals(models, { ownerId: goal.ownerId, now, timeZone: 'UTC' });
      readings.set(goal.ownerId, reading);
      items.push(figuresOf(goal, statisticsNow((await (await reading).read(goal)).snapshot)));
    }
    return { items, nextCursor: page.nextCursor };
  };

const pageOf = async (
  models: ReadModels,
  { limit, cursor }: Pick<Asked, 'limit' | 'cursor'>,
): Promise<Page<GoalDocument> | null> => {
  try {
    return await (
      await models.open(goalModel)
    ).find({ filter: { deleted: false }, sort: [['setAt', 'desc']], limit, cursor: cursor ?? null });
  } catch (fault) {
    if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor') return null;
    throw fault;
  }
};

const figuresOf = (
  goal: GoalDocument,
  statistics: ReturnType<typeof statisticsNow>,
): GoalFiguresPage['items'][number] => {
  const { frequency, targetCount, aim, endDay, filter } = latestRevision(goal).terms;
  const { goalId, ownerId: clientId, startDay } = goal;
  return {
    goalId,
    clientId,
    frequency,
    targetCount,
    aim,
    by: filter ? 'thoughts' : 'taps',
    startDay,
    endDay,
    active: isActive(goal),
    statistics: statisticsShown(statistics),
  };
};
