import {
  joinableOrganizations,
  joinableOrganizationsQuery,
  ownOrganizations,
  type OwnOrganizations,
} from '@ecrin/contracts/organization/organization.ts';
import { parseTextQuery } from '@ecrin/domain/text/text-query.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { findPage } from '#inbox/find-page.ts';
import { membershipModel, organizationModel } from './organization.model.ts';

/** More organisations than anybody belongs to. */
const most = 200;

/** Where a client belongs, the latest first. */
export const listOwnOrganizations =
  (models: Pick<ReadModels, 'open'>) =>
  async (ownerId: string): Promise<OwnOrganizations> => {
    const { items } = await (
      await models.open(membershipModel)
    ).find({ filter: { ownerId, member: true }, sort: [['since', 'desc']], limit: most });
    const organizations = await (
      await models.open(organizationModel)
    ).getMany(items.map(({ organizationId }) => organizationId));
    return {
      items: items.flatMap(({ organizationId, since }) => {
        const found = organizations.get(organizationId)?.doc;
        return found ? [{ organizationId, name: found.name, kind: found.kind, since }] : [];
      }),
    };
  };

export const listOwnOrganizationsRoute = queryRoute({
  method: 'get',
  path: '/organizations/mine',
  access: 'client',
  summary: 'Lists the organisations the client belongs to',
  params: z.object({}),
  query: z.object({}),
  answer: ownOrganizations,
  model: membershipModel,
  joins: [organizationModel],
  ask:
    (models) =>
    (_request, { clientId }) =>
      listOwnOrganizations(models)(clientId),
});

export const listJoinableOrganizationsRoute = queryRoute({
  method: 'get',
  path: '/organizations',
  access: 'client',
  summary: 'Lists the organisations that accept requests to join, by name',
  params: z.object({}),
  query: joinableOrganizationsQuery,
  answer: joinableOrganizations,
  model: organizationModel,
  ask:
    (models) =>
    async ({ query: { q, cursor, limit } }) => {
      const text = parseTextQuery(q ?? '');
      const page = await findPage(await models.open(organizationModel), {
        filter: { joinable: true },
        ...(text && { text }),
        sort: [['sortName', 'asc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      return {
        items: page.items.flatMap(({ organizationId, name, kind }) =>
          name === null ? [] : [{ organizationId, name, kind }],
        ),
        nextCursor: page.nextCursor,
      };
    },
});
