import {
  organizationDetail,
  organizationHistory,
  organizationList,
  organizationMembers,
  organizationParams,
  listOrganizationsQuery,
  pageQuery,
  type OrganizationCard,
} from '@ecrin/contracts/organization/organization.ts';
import { parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { idsIn, knownAdmins, knownClients } from '#inbox/known-people.ts';
import {
  membershipModel,
  organizationChangeModel,
  organizationModel,
  type OrganizationDocument,
} from './organization.model.ts';

const cardOf = ({
  organizationId,
  name,
  kind,
  status,
  acceptsRequests,
  members,
  createdAt,
}: OrganizationDocument): OrganizationCard => ({
  organizationId,
  name,
  kind,
  status,
  acceptsRequests,
  members,
  createdAt,
});

export const listOrganizationsRoute = queryRoute({
  method: 'get',
  path: '/organizations',
  access: 'admin',
  summary: 'Lists organisations by name, with search and filters',
  params: z.object({}),
  query: listOrganizationsQuery,
  answer: organizationList,
  model: organizationModel,
  ask:
    (models) =>
    async ({ query: { q, status, kind, cursor, limit } }) => {
      const text = parseTextQuery(q ?? '');
      const page = await findPage(await models.open(organizationModel), {
        filter: { status, ...(kind && { kind }) },
        ...(text && { text }),
        sort: [['sortName', 'asc']],
        limit,
        cursor: cursor ?? null,
      });
      return 'refused' in page ? page : { items: page.items.map(cardOf), nextCursor: page.nextCursor };
    },
});

export const findOrganizationRoute = queryRoute({
  method: 'get',
  path: '/organizations/:organizationId',
  access: 'admin',
  summary: 'Shows one organisation',
  params: organizationParams,
  query: z.object({}),
  answer: organizationDetail,
  model: organizationModel,
  joins: [clientProfileModel],
  ask:
    (models) =>
    async ({ params: { organizationId } }) => {
      const found = await (await models.open(organizationModel)).get(organizationId);
      if (!found) return { refused: 'organization.not-found' as const };
      const client = await knownClients(models, idsIn([found.referentId]));
      return {
        ...cardOf(found),
        contact: found.contact,
        referent: found.referentId === null ? null : client(found.referentId),
      };
    },
});

export const listOrganizationMembersRoute = queryRoute({
  method: 'get',
  path: '/organizations/:organizationId/members',
  access: 'admin',
  summary: 'Lists who belongs to an organisation, the latest first',
  params: organizationParams,
  query: pageQuery,
  answer: organizationMembers,
  model: membershipModel,
  joins: [clientProfileModel],
  ask:
    (models) =>
    async ({ params: { organizationId }, query: { cursor, limit } }) => {
      const page = await findPage(await models.open(membershipModel), {
        filter: { organizationId, member: true },
        sort: [['since', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const client = await knownClients(
        models,
        page.items.map(({ ownerId }) => ownerId),
      );
      return {
        items: page.items.map(({ ownerId, since, requestId }) => ({ ...client(ownerId), since, requestId })),
        nextCursor: page.nextCursor,
      };
    },
});

export const listOrganizationHistoryRoute = queryRoute({
  method: 'get',
  path: '/organizations/:organizationId/history',
  access: 'admin',
  summary: 'Lists what happened to an organisation, the latest first',
  params: organizationParams,
  query: pageQuery,
  answer: organizationHistory,
  model: organizationChangeModel,
  joins: [clientProfileModel, adminRowModel],
  ask:
    (models) =>
    async ({ params: { organizationId }, query: { cursor, limit } }) => {
      const page = await findPage(await models.open(organizationChangeModel), {
        filter: { organizationId },
        sort: [['at', 'desc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const client = await knownClients(models, idsIn(page.items.map(({ clientId }) => clientId)));
      const admin = await knownAdmins(models, idsIn(page.items.map(({ by }) => by)));
      return {
        items: page.items.map(({ changeId, at, change, by, clientId }) => ({
          changeId,
          at,
          change,
          by: by === null ? null : admin(by),
          client: clientId === null ? null : client(clientId),
        })),
        nextCursor: page.nextCursor,
      };
    },
});
