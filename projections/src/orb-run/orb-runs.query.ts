import {
  listOrbRunsQuery,
  orbRunDetail,
  orbRunList,
  orbRunParams,
  type OrbRunDetail,
  type OrbRunList,
} from '@ecrin/contracts/orb/orb-run.ts';
import { ReadModelsFault, type Page, type ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel } from '#thought-card/thought-card.model.ts';
import { orbRunModel, type OrbRunDocument } from './orb-run.model.ts';
import { orbRunCardOf, orbRunDetailOf } from './shown-run.ts';

type Asked = z.output<typeof listOrbRunsQuery>;

/** A client's runs, the latest first; steps of a past only where they are asked for. A cursor of another list is refused. */
export const listOrbRuns =
  (models: ReadModels) =>
  async (
    ownerId: string,
    { orbId, status, occasion, cursor, limit }: Asked,
  ): Promise<OrbRunList | { refused: 'general.invalid-request' }> => {
    const runs = await models.open(orbRunModel);
    try {
      const page = await runs.find({
        filter: {
          ownerId,
          ...(orbId && { orbId }),
          occasion: occasion ?? { in: ['asked', 'schedule'] },
          ...(status && { status }),
        },
        sort: [['requestedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      return { items: page.items.map(orbRunCardOf), nextCursor: page.nextCursor };
    } catch (fault) {
      if (fault instanceof ReadModelsFault && fault.kind === 'bad-cursor')
        return { refused: 'general.invalid-request' };
      throw fault;
    }
  };

export const findOrbRun =
  (models: ReadModels) =>
  async (ownerId: string, runId: string): Promise<OrbRunDetail | { refused: 'orb-run.not-found' }> => {
    const run = await (await models.open(orbRunModel)).get(runId);
    if (!run || run.ownerId !== ownerId) return { refused: 'orb-run.not-found' };
    const ids = run.parts.flat().flatMap(({ thoughtId }) => thoughtId ?? []);
    return orbRunDetailOf(run, await (await models.open(thoughtCardModel)).getMany([...new Set(ids)]));
  };

/** Every run of a client, whole, the earliest first, for an export. */
export const allOrbRunsOf = async (models: ReadModels, ownerId: string): Promise<readonly OrbRunDetail[]> => {
  const store = await models.open(orbRunModel);
  const runs: OrbRunDetail[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<OrbRunDocument> = await store.find({
      filter: { ownerId },
      sort: [['requestedAt', 'asc']],
      limit: 100,
      cursor,
    });
    for (const { runId } of page.items) {
      const found = await findOrbRun(models)(ownerId, runId);
      if (!('refused' in found)) runs.push(found);
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  return runs;
};

export const listOrbRunsRoute = queryRoute({
  method: 'get',
  path: '/orb-runs',
  access: 'client',
  summary: 'Lists the client’s runs of orbs, of one or of all, the latest first',
  params: z.object({}),
  query: listOrbRunsQuery,
  answer: orbRunList,
  model: orbRunModel,
  ask:
    (models) =>
    ({ query }, { clientId }) =>
      listOrbRuns(models)(clientId, query),
});

export const findOrbRunRoute = queryRoute({
  method: 'get',
  path: '/orb-runs/:runId',
  access: 'client',
  summary: 'Shows a run with its result, and the thoughts it cites as they are today',
  params: orbRunParams,
  query: z.object({}),
  answer: orbRunDetail,
  model: orbRunModel,
  joins: [thoughtCardModel],
  ask:
    (models) =>
    ({ params }, { clientId }) =>
      findOrbRun(models)(clientId, params.runId),
});
