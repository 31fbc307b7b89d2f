import { organizationCommunityParams } from '@ecrin/contracts/organization/organization-community.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { assignCommunity, releaseCommunity } from '@ecrin/domain/community/assign-community.ts';
import { community } from '@ecrin/domain/community/community.aggregate.ts';
import { organization } from '@ecrin/domain/organization/organization.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';

type Services = Pick<ApiServices, 'events'>;
type OfCommunity = Readonly<{ params: Readonly<{ organizationId: string; communityId: string }> }>;

/** The community stays its owner's: only whose it is for administrators is decided here. */
const onCommunity = ({ events }: Services) =>
  ({
    access: 'admin',
    params: organizationCommunityParams,
    answer: receipt,
    aggregate: community,
    id: ({ params }: OfCommunity) => params.communityId,
    prepare: async ({ params: { organizationId, communityId } }: OfCommunity) => {
      const { state: found } = await loadAggregate(events, organization, { id: organizationId });
      if (found.status === 'absent') return { refused: 'organization.not-found' } as const;
      const { state } = await loadAggregate(events, community, { id: communityId });
      return state.status === 'absent'
        ? ({ refused: 'community.not-found' } as const)
        : { ownerId: state.ownerId, isOpen: found.status === 'open' };
    },
    metadata: ({ found: { ownerId } }: Readonly<{ found: Readonly<{ ownerId: string }> }>) => ({ ownerId }),
    absent: 'community.not-found',
  }) as const;

/** What administrators decide about the communities of an organisation. */
export const organizationCommunityRoutes = (services: Services) => {
  const shared = onCommunity(services);
  return [
    commandRoute({
      ...shared,
      method: 'put',
      path: '/organizations/:organizationId/communities/:communityId',
      summary: 'Assigns a community to an organisation',
      body: noBody,
      prepare: async (request) => {
        const found = await shared.prepare(request);
        return 'refused' in found || found.isOpen ? found : ({ refused: 'organization.closed' } as const);
      },
      input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
      decide: assignCommunity,
    }),
    commandRoute({
      ...shared,
      method: 'delete',
      path: '/organizations/:organizationId/communities/:communityId',
      summary: 'Releases a community from an organisation',
      body: noBody,
      input: ({ params }, { adminId, now }) => ({ ...params, by: adminId, now }),
      decide: releaseCommunity,
    }),
  ];
};
