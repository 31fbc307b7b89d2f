import { listRequestsQuery, requestDetail, requestList, requestParams } from '@ecrin/contracts/request/request.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientPermissionModel } from '#client-permission/client-permission.projection.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import { erasureProposalModel } from '#erasure-proposal/erasure-proposal.model.ts';
import { findProposalRefusal } from '#erasure-proposal/erasure-proposals.query.ts';
import { findPage } from '#inbox/find-page.ts';
import { ofHolder, shownHolders } from '#inbox/holders.ts';
import { idsIn, knownAdmins, knownClients } from '#inbox/known-people.ts';
import { organizationModel } from '#organization/organization.model.ts';
import { requestModel, requestPlaceModel, type RequestDocument } from './request.model.ts';
import { actsOn, organizationNames, rowOf } from './shown-request.ts';

const shownWith = async (models: ReadModels, requests: readonly RequestDocument[], now: string) => ({
  nameOf: await organizationNames(models, requests),
  client: await knownClients(
    models,
    requests.map(({ ownerId }) => ownerId),
  ),
  holderOf: await shownHolders(models, requests),
  now,
});

/** What answered requests are listed with. */
const statusesOf = (status: 'open' | 'awaiting-client' | 'answered') =>
  status === 'answered' ? { in: ['answered', 'withdrawn'] } : status;

/** What waits is listed the oldest first: that one is to be answered next. */
export const listRequestsRoute = queryRoute({
  method: 'get',
  path: '/requests',
  access: 'admin',
  summary: 'Lists requests of clients: waiting ones the oldest first, others by the latest change',
  params: z.object({}),
  query: listRequestsQuery,
  answer: requestList,
  model: requestPlaceModel,
  joins: [requestModel, clientProfileModel, organizationModel, adminRowModel],
  ask:
    (models) =>
    async ({ query: { status, kind, holder, cursor, limit } }, { now, adminId }) => {
      const page = await findPage(await models.open(requestPlaceModel), {
        filter: { status: statusesOf(status), ...(kind && { kind }), ...ofHolder(holder, adminId) },
        sort: [['since', status === 'open' ? 'asc' : 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const found = await (await models.open(requestModel)).getMany(page.items.map(({ requestId }) => requestId));
      const requests = page.items.flatMap(({ requestId }) => found.get(requestId)?.doc ?? []);
      return { items: requests.map(rowOf(await shownWith(models, requests, now))), nextCursor: page.nextCursor };
    },
});

export const findRequestRoute = queryRoute({
  method: 'get',
  path: '/requests/:requestId',
  access: 'admin',
  summary: 'Shows a request with its thread, which is written to administrators',
  params: requestParams,
  query: z.object({}),
  answer: requestDetail,
  model: requestModel,
  joins: [
    requestPlaceModel,
    clientProfileModel,
    clientPermissionModel,
    clientRowModel,
    erasureProposalModel,
    adminRowModel,
    organizationModel,
  ],
  ask:
    (models) =>
    async ({ params: { requestId } }, { now }) => {
      const request = await (await models.open(requestModel)).get(requestId);
      if (!request) return { refused: 'request.not-found' as const };
      const admin = await knownAdmins(models, idsIn(request.entries.map(({ by }) => by)));
      return {
        ...rowOf(await shownWith(models, [request], now))(request),
        ...actsOn(request, now),
        entries: request.entries.map((entry) => ({
          ...entry,
          from: entry.by === null ? ('client' as const) : ('admin' as const),
          by: entry.by === null ? null : admin(entry.by),
        })),
        clientFacts: await clientFactsOf(models, request.ownerId, now),
      };
    },
});

const clientFactsOf = async (models: ReadModels, clientId: string, now: string) => {
  const profile = await (await models.open(clientProfileModel)).get(clientId);
  const permissions = await (await models.open(clientPermissionModel)).get(clientId);
  const { registeredAt = null, emailProved = false, phone = null, language = 'fr' } = profile ?? {};
  return {
    registeredAt,
    emailProved,
    phoneProved: phone !== null,
    language,
    permissions: [...(permissions?.granted ?? [])],
    proposalRefusal: await findProposalRefusal(models)(clientId, now),
  };
};
