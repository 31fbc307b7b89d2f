import { pastEstimate, pastEstimateQuery, type PastEstimate } from '@ecrin/contracts/orb/orb-past-run.ts';
import { maxPastSpans, type PastSpan } from '@ecrin/domain/orb-past-run/orb-past-run.vocabulary.ts';
import { pastSpans } from '@ecrin/domain/orb-past-run/past-spans.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { estimateSources, type OrbEngineConfig } from '#orb-run/estimate-run.query.ts';
import { orbBudgetModel } from '#orb-run/orb-budget.projection.ts';
import { selectionModels } from '#orb-run/select-thoughts.query.ts';

type Asked = z.output<typeof pastEstimateQuery>;

/** What all steps would read together, a version after the other. Throws `ReadModelsFault`. */
export const estimatePastRun =
  (models: ReadModels, config: OrbEngineConfig) =>
  async (ownerId: string, { from, to, step, versions }: Asked, now: string): Promise<PastEstimate> => {
    const estimate = estimateSources(models, config);
    const spans = pastSpans({ from, to }, step, maxPastSpans).slice(0, maxPastSpans);
    const nothing = await estimate(ownerId, { sources: { kind: 'text' }, characters: 0 }, now);
    const each: (PastSpan & PastEstimate)[] = [];
    for (const span of spans) {
      const sources = { kind: 'filter', filter: { ...span, tag: null, mood: null, category: null } } as const;
      each.push({ ...span, spans: [], ...(await estimate(ownerId, { sources, characters: 0 }, now)) });
    }
    const read = each.filter(({ thoughts }) => thoughts > 0);
    const sum = (figureOf: (one: PastEstimate) => number): number => read.reduce((all, one) => all + figureOf(one), 0);
    return {
      ...nothing,
      thoughts: sum(({ thoughts }) => thoughts),
      words: versions * sum(({ words }) => words),
      leftOut: sum(({ leftOut }) => leftOut),
      seconds: read.length === 0 ? null : versions * sum(({ seconds }) => seconds ?? 0),
      cost: nothing.cost === null ? null : versions * sum(({ cost }) => cost ?? 0),
      spans: each.map((one) => ({ from: one.from, to: one.to, thoughts: one.thoughts })),
    };
  };

export const estimatePastRunRoute = (config: OrbEngineConfig) =>
  queryRoute({
    method: 'get',
    path: '/orb-past-runs/estimate',
    access: 'client',
    summary: 'Tells what a run over the past would read in each month or week, how long and where',
    params: z.object({}),
    query: pastEstimateQuery,
    answer: pastEstimate,
    model: orbBudgetModel,
    joins: selectionModels,
    ask:
      (models) =>
      ({ query }, { clientId, now }) =>
        estimatePastRun(models, config)(clientId, query, now),
  });
