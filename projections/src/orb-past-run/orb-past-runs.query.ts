import {
  listPastRunsQuery,
  orbPastRunDetail,
  orbPastRunList,
  orbPastRunParams,
  type OrbPastRunCard,
  type OrbPastRunDetail,
  type OrbPastRunList,
} from '@ecrin/contracts/orb/orb-past-run.ts';
import type { CitedStatement } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { ReadModelsFault, type Page, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { orbRunModel, type OrbRunDocument } from '#orb-run/orb-run.model.ts';
import { orbRunCardOf, orbRunDetailOf } from '#orb-run/shown-run.ts';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { orbPastRunModel, type OrbPastRunDocument } from './orb-past-run.model.ts';

const cardOf = ({ spans, ownerId: _owner, ...past }: OrbPastRunDocument): OrbPastRunCard => ({
  ...past,
  versions: [...past.versions],
  from: spans[0]?.from ?? '',
  to: spans.at(-1)?.to ?? '',
  steps: spans.length * past.versions.length,
});

/** An orb's runs over the past, the latest first. A cursor of another list is refused. */
export const listOrbPastRuns =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { orbId, cursor, limit }: z.output<typeof listPastRunsQuery>,
  ): Promise<OrbPastRunList | { refused: 'general.invalid-request' }> => {
    const pasts = await models.open(orbPastRunModel);
    try {
      const filter = { ownerId, orbId };
      const page = await pasts.find({ filter, sort: [['begunAt', 'desc']], limit, cursor: cursor ?? null });
      return { items: page.items.map(cardOf), nextCursor: page.nextCursor };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

/** Each span with its runs; of a step that was read again after a stop the last one. */
export const findOrbPastRun =
  (models: ReadModels) =>
  async (ownerId: string, pastRunId: string): Promise<OrbPastRunDetail | { refused: 'orb-past-run.not-found' }> => {
    const past = await (await models.open(orbPastRunModel)).get(pastRunId);
    if (!past || past.ownerId !== ownerId) return { refused: 'orb-past-run.not-found' };
    const runs = await runsOf(models, past);
    const thoughts = await (await models.open(thoughtCardModel)).getMany([...new Set(runs.flatMap(citedIds))]);
    const shown = (run: OrbRunDocument) => ({ ...orbRunCardOf(run), result: orbRunDetailOf(run, thoughts).result });
    return {
      ...cardOf(past),
      spans: past.spans.map(({ from, to }) => ({
        from,
        to,
        runs: past.versions.flatMap((version) => {
          const run = runs.findLast((one) => one.from === from && one.version === String(version));
          return run ? [shown(run)] : [];
        }),
      })),
    };
  };

const citedIds = ({ result }: OrbRunDocument): readonly string[] => {
  const items: readonly Pick<CitedStatement, 'citations'>[] = result?.items ?? [];
  return items.flatMap(({ citations }) => citations.map(({ thoughtId }) => thoughtId));
};

/** Steps that were read again count too: a few more than there are steps. */
const maxRuns = 500;

/** The earliest first. */
const runsOf = async (
  models: ReadModels,
  { ownerId, pastRunId }: OrbPastRunDocument,
): Promise<readonly OrbRunDocument[]> => {
  const runs = await models.open(orbRunModel);
  const page = await runs.find({ filter: { ownerId, pastRunId }, sort: [['requestedAt', 'desc']], limit: maxRuns });
  return page.items.toReversed();
};

/** Every one of a client, the earliest first, for an export; their steps are among the runs. */
export const allOrbPastRunsOf = async (models: ReadModels, ownerId: string): Promise<readonly OrbPastRunDocument[]> => {
  const pasts = await models.open(orbPastRunModel);
  const all: OrbPastRunDocument[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<OrbPastRunDocument> = await pasts.find({
      filter: { ownerId },
      sort: [
        ['orbId', 'asc'],
        ['begunAt', 'asc'],
      ],
      limit: 100,
      cursor,
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

export const listOrbPastRunsRoute = queryRoute({
  method: 'get',
  path: '/orb-past-runs',
  access: 'client',
  summary: 'Lists the runs of an orb over the past, the latest first',
  params: z.object({}),
  query: listPastRunsQuery,
  answer: orbPastRunList,
  model: orbPastRunModel,
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      listOrbPastRuns(models)(clientId, query),
});

export const findOrbPastRunRoute = queryRoute({
  method: 'get',
  path: '/orb-past-runs/:pastRunId',
  access: 'client',
  summary: 'Shows a run over the past with the results of each month or week',
  params: orbPastRunParams,
  query: z.object({}),
  answer: orbPastRunDetail,
  model: orbPastRunModel,
  joins: [orbRunModel, thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findOrbPastRun(models)(clientId, params.pastRunId),
});
