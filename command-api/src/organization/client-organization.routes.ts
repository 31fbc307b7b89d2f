import { organizationParams } from '@ecrin/contracts/organization/organization.ts';
import { leaveOrganization } from '@ecrin/domain/membership/change-membership.ts';
import { membership, membershipIdOf } from '@ecrin/domain/membership/membership.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { noBody } from '#http/routing/path-commands.ts';

const leaveOrganizationRoute = commandRoute({
  method: 'delete',
  path: '/organizations/:organizationId/membership',
  access: 'client',
  summary: 'Leaves an organisation',
  params: organizationParams,
  body: noBody,
  aggregate: membership,
  id: ({ params }, { clientId }) => membershipIdOf(params.organizationId, clientId),
  input: ({ params }, { clientId, now }) => ({ ...params, clientId, now }),
  decide: leaveOrganization,
  absent: 'membership.not-found',
});

export const clientOrganizationRoutes = [leaveOrganizationRoute] as const;
