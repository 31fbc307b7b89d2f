import {
  ownRequest,
  ownRequestList,
  ownRequestsQuery,
  requestParams,
  type OwnRequest,
} from '@ecrin/contracts/request/request.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findPage } from '#inbox/find-page.ts';
import { organizationModel } from '#organization/organization.model.ts';
import { requestModel, type RequestDocument } from './request.model.ts';
import { organizationNames, ownCardOf } from './shown-request.ts';

/** The client reads what was written, not who of the administrators wrote it. */
const ownRequestOf =
  (nameOf: Awaited<ReturnType<typeof organizationNames>>) =>
  (request: RequestDocument): OwnRequest => ({
    ...ownCardOf(nameOf)(request),
    entries: request.entries.map(({ by, ...entry }) => ({ ...entry, from: by === null ? 'client' : 'admin' })),
  });

export const listOwnRequestsRoute = queryRoute({
  method: 'get',
  path: '/requests',
  access: 'client',
  summary: 'Lists the client’s requests, newest first',
  params: z.object({}),
  query: ownRequestsQuery,
  answer: ownRequestList,
  model: requestModel,
  joins: [organizationModel],
  ask:
    (models) =>
    async ({ query: { cursor, limit } }, { clientId }) => {
      const page = await findPage(await models.open(requestModel), {
        filter: { ownerId: clientId },
        sort: [['openedAt', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const nameOf = await organizationNames(models, page.items);
      return { items: page.items.map(ownCardOf(nameOf)), nextCursor: page.nextCursor };
    },
});

export const findOwnRequestRoute = queryRoute({
  method: 'get',
  path: '/requests/:requestId',
  access: 'client',
  summary: 'Shows a request with its thread',
  params: requestParams,
  query: z.object({}),
  answer: ownRequest,
  model: requestModel,
  joins: [organizationModel],
  ask:
    (models) =>
    async ({ params: { requestId } }, { clientId }) => {
      const request = await (await models.open(requestModel)).get(requestId);
      if (request?.ownerId !== clientId) return { refused: 'request.not-found' as const };
      return ownRequestOf(await organizationNames(models, [request]))(request);
    },
});

/** Every request of a client with its thread, the oldest first, for their archive. */
export const allRequestsOf = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
): Promise<readonly OwnRequest[]> => {
  const store = await models.open(requestModel);
  const all: OwnRequest[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({ filter: { ownerId }, sort: [['openedAt', 'asc']], limit: 100, cursor });
    all.push(...page.items.map(ownRequestOf(await organizationNames(models, page.items))));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

const unanswered = ['open', 'awaiting-client'] as const;
/** More unanswered requests than anybody may have. */
const most = 50;

/** A client's requests without an answer, for the limits of new ones. The count may be behind. */
export const findUnansweredRequests =
  (models: Pick<ReadModels, 'open'>) =>
  async (ownerId: string): Promise<readonly RequestDocument[]> =>
    (
      await (
        await models.open(requestModel)
      ).find({ filter: { ownerId, status: { in: unanswered } }, sort: [], limit: most })
    ).items;
