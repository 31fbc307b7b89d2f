import type { AnalysisStep } from '@ecrin/domain/thought/insights/analysis-step.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';

export const rereadingModels = [thoughtCardModel] as const;

type Page = Readonly<{ thoughtIds: readonly string[]; next: string | null }>;
type Asked = Readonly<{ ownerId: string; cursor: string | null; limit: number }>;

export const lesserSteps = (step: AnalysisStep): readonly AnalysisStep[] =>
  ([0, 1] as const).filter((lesser) => lesser < step);

/** Thoughts that a lesser step analysed and models may read, the latest first. Throws `ReadModelsFault`. */
export const listThoughtsToReread =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ ownerId, step, cursor, limit }: Asked & Readonly<{ step: AnalysisStep }>): Promise<Page> => {
    const filter = { ownerId, deleted: false, withoutAi: false, analysisStep: { in: lesserSteps(step) } };
    const page = await (
      await models.open(thoughtCardModel)
    ).find({ filter, sort: [['occurredAt', 'desc']], limit, cursor });
    return { thoughtIds: page.items.map(({ thoughtId }) => thoughtId), next: page.nextCursor };
  };

/** Thoughts that show values of a rereading. Throws `ReadModelsFault`. */
export const listRereadThoughts =
  (models: Pick<ReadModels, 'open'>) =>
  async ({ ownerId, rereadingId, cursor, limit }: Asked & Readonly<{ rereadingId: string }>): Promise<Page> => {
    const page = await (
      await models.open(thoughtCardModel)
    ).find({ filter: { ownerId, deleted: false, rereadingId }, sort: [['occurredAt', 'desc']], limit, cursor });
    return { thoughtIds: page.items.map(({ thoughtId }) => thoughtId), next: page.nextCursor };
  };
