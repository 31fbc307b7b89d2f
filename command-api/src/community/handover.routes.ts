import { communityParams, offerHandoverRequest } from '@ecrin/contracts/community/community.ts';
import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { keepPlace } from '@ecrin/domain/community-member/join-community.ts';
import { community, type ExistingCommunity } from '@ecrin/domain/community/community.aggregate.ts';
import { acceptHandover, declineHandover, offerHandover, withdrawHandover } from '@ecrin/domain/community/hand-over.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody, pathCommands } from '#http/routing/path-commands.ts';
import { ownedClaim } from './community-claims.ts';
import { standAllowed } from './stand-in-community.ts';

type Services = Pick<ApiServices, 'communities' | 'events' | 'execute'>;
type InCommunity = Readonly<{ params: Readonly<{ communityId: string }> }>;

const onCommunity = {
  access: 'client',
  params: communityParams,
  aggregate: community,
  id: ({ params }: InCommunity) => params.communityId,
  absent: 'community.not-found',
} as const;

const offerRoute = ({ events, communities }: Services) =>
  commandRoute({
    ...onCommunity,
    method: 'put',
    path: '/communities/:communityId/handover',
    summary: 'Offers one’s own community to somebody of its team',
    body: offerHandoverRequest,
    prepare: async ({ params: { communityId }, body: { memberId } }, { clientId }) => {
      const standing = await standAllowed(events, 'manage', { communityId, clientId });
      if ('refused' in standing) return standing;
      const member = await communities.clientOf(communityId, memberId);
      const id = communityMemberIdOf(communityId, member ?? '');
      const { state } = await loadAggregate(events, communityMember, { id });
      return { to: state.status === 'team' ? { clientId: state.clientId, memberId: state.memberId } : null };
    },
    input: ({ params, found }, { now }) => ({ ...params, ...found, now }),
    decide: offerHandover,
  });

/** The community, for whom is inside. */
const standInside =
  ({ events }: Services) =>
  async ({ params: { communityId } }: InCommunity, { clientId }: Pick<CustomContext, 'clientId'>) =>
    standAllowed(events, 'read-comments', { communityId, clientId });

const declineRoute = (services: Services) =>
  commandRoute({
    ...onCommunity,
    method: 'post',
    path: '/communities/:communityId/handover/refusal',
    summary: 'Declines a community that one is offered',
    body: noBody,
    prepare: standInside(services),
    metadata: ({ found }) => ({ ownerId: found.community.ownerId }),
    input: ({ params }, { clientId, now }) => ({ ...params, clientId, now }),
    decide: declineHandover,
  });

/** Before the community changes hands, so that its owner is never outside: while they own it, their place changes nothing. */
const keepOwnersPlace = async (
  { execute }: Services,
  { communityId, ownerId, memberId }: ExistingCommunity & Readonly<{ communityId: string }>,
  { command, now }: Pick<CustomContext, 'command' | 'now'>,
) =>
  execute({
    aggregate: communityMember,
    id: communityMemberIdOf(communityId, ownerId),
    decide: keepPlace,
    input: { communityId, clientId: ownerId, memberId, now },
    context: { ...command, ownerId },
  });

const acceptRoute = (services: Services) =>
  commandRoute({
    ...onCommunity,
    method: 'post',
    path: '/communities/:communityId/handover/acceptance',
    summary: 'Becomes the owner of a community that one is offered; the owner before stays in its team',
    body: noBody,
    prepare: async ({ params }, context) => {
      const standing = await standInside(services)({ params }, context);
      if ('refused' in standing) return standing;
      const { clientId, now } = context;
      const isInTeam = standing.role === 'team';
      const decision = acceptHandover({ ...params, clientId, isInTeam, now }, standing.community);
      if ('refused' in decision) return decision;
      if (decision.length > 0) await keepOwnersPlace(services, { ...params, ...standing.community }, context);
      return { isInTeam, ownerId: standing.community.ownerId };
    },
    metadata: ({ found: { ownerId } }) => ({ ownerId }),
    sealFor: (_request, { clientId }) => clientId,
    input: ({ params, found: { isInTeam } }, { clientId, now }) => ({ ...params, clientId, isInTeam, now }),
    claims: (_request, context) => [ownedClaim(services.communities, context)],
    decide: acceptHandover,
  });

export const handoverRoutes = (services: Services) => [
  offerRoute(services),
  pathCommands(onCommunity)(
    'delete /communities/:communityId/handover',
    'Withdraws the offer of one’s own community',
    withdrawHandover,
  ),
  declineRoute(services),
  acceptRoute(services),
];
