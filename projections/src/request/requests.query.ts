import { requestDetail, requestParams } from '@ecrin/contracts/request/request.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientPermissionModel } from '#client-permission/client-permission.projection.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import { erasureProposalModel } from '#erasure-proposal/erasure-proposal.model.ts';
import { findProposalRefusal } from '#erasure-proposal/erasure-proposals.query.ts';
import { findShownPlace } from '#inbox/holders.ts';
import { inboxItemModel } from '#inbox/inbox-item.model.ts';
import { idsIn, knownAdmins } from '#inbox/known-people.ts';
import { organizationModel } from '#organization/organization.model.ts';
import { requestModel } from './request.model.ts';
import { actsOn, shownRequests } from './shown-request.ts';

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
    inboxItemModel,
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
      const [shown] = await shownRequests(models, request ? [request] : []);
      if (!request || !shown) return { refused: 'request.not-found' as const };
      const admin = await knownAdmins(models, idsIn(request.entries.map(({ by }) => by)));
      return {
        ...shown,
        ...(await findShownPlace(models, requestId, now)),
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
