import { rereadingOverview, type RereadingOverview } from '@ecrin/contracts/rereading/rereading.ts';
import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { rereadingModel } from './rereading.model.ts';
import { lesserSteps } from './thoughts-to-reread.ts';

/** The step this server has for a client. */
export type CurrentStep = (clientId: string) => Promise<AnalysisStep>;

export const findRereading =
  (models: Pick<ReadModels, 'open'>, currentStep: CurrentStep) =>
  async (ownerId: string): Promise<RereadingOverview> => {
    const [rereadings, cards] = [await models.open(rereadingModel), await models.open(thoughtCardModel)];
    const { items } = await rereadings.find({ filter: { ownerId }, sort: [['startedAt', 'desc']], limit: 1 });
    const [last] = items;
    const thoughts = await cards.count({
      ownerId,
      deleted: false,
      withoutAi: false,
      analysisStep: { in: lesserSteps(await currentStep(ownerId)) },
    });
    if (!last) return { thoughts, last: null };
    const { rereadingId, status, startedAt } = last;
    const reread = await cards.count({ ownerId, deleted: false, rereadingId });
    return { thoughts, last: { rereadingId, status, startedAt, reread } };
  };

export const findRereadingRoute = (currentStep: CurrentStep) =>
  queryRoute({
    method: 'get',
    path: '/rereadings',
    access: 'client',
    summary: 'Counts thoughts that a better step could analyse now, and shows the latest rereading',
    params: z.object({}),
    query: z.object({}),
    answer: rereadingOverview,
    model: rereadingModel,
    joins: [thoughtCardModel],
    ask:
      (models) =>
      (_request, { clientId }) =>
        findRereading(models, currentStep)(clientId),
  });
