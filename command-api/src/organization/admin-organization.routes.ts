import {
  createOrganizationRequest,
  editOrganizationRequest,
  memberParams,
  organizationParams,
  removeMemberRequest,
} from '@ecrin/contracts/organization/organization.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { addMember, removeMember } from '@ecrin/domain/membership/change-membership.ts';
import { membership, membershipIdOf } from '@ecrin/domain/membership/membership.aggregate.ts';
import { closeOrganization, reopenOrganization } from '@ecrin/domain/organization/commands/close-organization.ts';
import {
  createOrganization,
  editOrganization,
  type DescribeOrganization,
} from '@ecrin/domain/organization/commands/describe-organization.ts';
import { organization } from '@ecrin/domain/organization/organization.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { organizationCommunityRoutes } from './organization-community.routes.ts';

type Services = Pick<ApiServices, 'events'>;
type OfOrganization = Readonly<{ params: Readonly<{ organizationId: string }> }>;
type OfMember = Readonly<{ params: Readonly<{ organizationId: string; clientId: string }> }>;

const onOrganization = {
  access: 'admin',
  params: organizationParams,
  answer: receipt,
  aggregate: organization,
  id: ({ params }: OfOrganization) => params.organizationId,
  // Its own key seals its name: see the events.
  metadata: ({ params }: OfOrganization) => ({ ownerId: params.organizationId }),
  absent: 'organization.not-found',
} as const;
const onMember = {
  access: 'admin',
  params: memberParams,
  answer: receipt,
  aggregate: membership,
  id: ({ params }: OfMember) => membershipIdOf(params.organizationId, params.clientId),
  metadata: ({ params }: OfMember) => ({ ownerId: params.clientId }),
  absent: 'membership.not-found',
} as const;

type Details = DescribeOrganization['details'];

/** A referent is a client who is registered here. */
const referentRefusal = async ({ events }: Services, { referentId }: Details): Promise<RefusedReply | null> =>
  referentId === null || (await isRegistered({ events }, referentId)) ? null : { refused: 'client.not-found' };

const isRegistered = async ({ events }: Services, clientId: string): Promise<boolean> =>
  (await loadAggregate(events, client, { id: clientId })).state.status !== 'unknown';

const createOrganizationRoute = (services: Services) =>
  commandRoute({
    ...onOrganization,
    method: 'post',
    path: '/organizations',
    summary: 'Creates an organisation',
    params: z.object({}),
    body: createOrganizationRequest,
    prepare: ({ body: { organizationId: _id, ...details } }) => referentRefusal(services, details),
    id: ({ body }) => body.organizationId,
    metadata: ({ body }) => ({ ownerId: body.organizationId }),
    input: ({ body: { organizationId, ...details } }, { adminId, now }) => ({
      organizationId,
      details,
      by: adminId,
      now,
    }),
    decide: createOrganization,
    absent: 'organization.already-created',
  });

const editOrganizationRoute = (services: Services) =>
  commandRoute({
    ...onOrganization,
    method: 'put',
    path: '/organizations/:organizationId',
    summary: 'Changes an organisation: all fields as they are to be',
    body: editOrganizationRequest,
    prepare: ({ body }) => referentRefusal(services, body),
    input: ({ params, body }, { adminId, now }) => ({ ...params, details: body, by: adminId, now }),
    decide: editOrganization,
  });

const closeOrganizationRoute = commandRoute({
  ...onOrganization,
  method: 'post',
  path: '/organizations/:organizationId/closing',
  summary: 'Closes an organisation: nobody joins it any more, its members stay',
  body: noBody,
  input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
  decide: closeOrganization,
});

const reopenOrganizationRoute = commandRoute({
  ...onOrganization,
  method: 'delete',
  path: '/organizations/:organizationId/closing',
  summary: 'Reopens an organisation',
  body: noBody,
  input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
  decide: reopenOrganization,
});

const addMemberRoute = ({ events }: Services) =>
  commandRoute({
    ...onMember,
    method: 'put',
    path: '/organizations/:organizationId/members/:clientId',
    summary: 'Adds a client to an organisation',
    body: noBody,
    prepare: async ({ params: { organizationId, clientId } }) => {
      const { state } = await loadAggregate(events, organization, { id: organizationId });
      if (state.status === 'absent') return { refused: 'organization.not-found' };
      if (state.status === 'closed') return { refused: 'organization.closed' };
      return (await isRegistered({ events }, clientId)) ? null : { refused: 'client.not-found' };
    },
    input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, requestId: null, now }),
    decide: addMember,
  });

const removeMemberRoute = commandRoute({
  ...onMember,
  method: 'post',
  path: '/organizations/:organizationId/members/:clientId/removal',
  summary: 'Removes a client from an organisation, with a reason',
  body: removeMemberRequest,
  input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
  decide: removeMember,
});

/** What administrators decide about organisations and who belongs to them. */
export const adminOrganizationRoutes = (services: Services) => [
  createOrganizationRoute(services),
  editOrganizationRoute(services),
  closeOrganizationRoute,
  reopenOrganizationRoute,
  addMemberRoute(services),
  removeMemberRoute,
  ...organizationCommunityRoutes(services),
];
