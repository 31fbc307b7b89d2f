import {
  answerJoinRequest,
  changeRoleRequest,
  communityParams,
  joinCommunityRequest,
  leaveCommunityRequest,
  memberParams,
} from '@ecrin/contracts/community/community.ts';
import { communityMember, communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { answerJoin, blockMember, changeRole, unblockMember } from '@ecrin/domain/community-member/decide-on-member.ts';
import { joinCommunity, leaveCommunity, withdrawJoin } from '@ecrin/domain/community-member/join-community.ts';
import type { CommunityAct } from '@ecrin/domain/community/community-permissions.ts';
import { community } from '@ecrin/domain/community/community.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { requestClaims } from './community-claims.ts';
import { standAllowed, wayInto } from './stand-in-community.ts';

type Services = Pick<ApiServices, 'communities' | 'events'>;
type InCommunity = Readonly<{ params: Readonly<{ communityId: string }> }>;
type OfMember = Readonly<{ params: Readonly<{ communityId: string; memberId: string }> }>;
type Caller = Readonly<{ clientId: string }>;

const own = {
  access: 'client',
  params: communityParams,
  aggregate: communityMember,
  id: ({ params }: InCommunity, { clientId }: Caller) => communityMemberIdOf(params.communityId, clientId),
  absent: 'community.not-found',
} as const;

const joinRoute = ({ events, communities }: Services) =>
  commandRoute({
    ...own,
    method: 'post',
    path: '/communities/:communityId/join',
    summary: 'Enters an open community, or asks to enter one by validation; a private one by its invite code',
    body: joinCommunityRequest,
    prepare: ({ params, body }, { clientId }) => wayInto(events, { ...params, clientId, invite: body.invite }),
    input: ({ params, body: { words }, found }, { clientId, newId, now }) => ({
      ...params,
      ...found,
      words,
      clientId,
      newMemberId: newId(),
      now,
    }),
    claims: ({ found: { way } }, context) => (way === 'ask' ? requestClaims(communities, context) : []),
    decide: joinCommunity,
  });

const withdrawJoinRoute = commandRoute({
  ...own,
  method: 'delete',
  path: '/communities/:communityId/join',
  summary: 'Withdraws a request to enter',
  body: noBody,
  input: ({ params }, { clientId, now }) => ({ ...params, clientId, now }),
  decide: withdrawJoin,
});

/** The owner leaves only once it is another’s. */
const leaveRoute = ({ events }: Services) =>
  commandRoute({
    ...own,
    method: 'post',
    path: '/communities/:communityId/leave',
    summary: 'Leaves a community, taking one’s words out or leaving them without a name',
    body: leaveCommunityRequest,
    prepare: async ({ params: { communityId } }, { clientId }) => {
      const { state } = await loadAggregate(events, community, { id: communityId });
      return state.status === 'open' && state.ownerId === clientId
        ? ({ refused: 'community.owner-stays' } as const)
        : null;
    },
    input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, clientId, now }),
    decide: leaveCommunity,
  });

/** Decided on the other client's own stream: what is written to them is sealed with their key. */
const onMemberAs = ({ events, communities }: Services, act: CommunityAct) =>
  ({
    access: 'client',
    params: memberParams,
    aggregate: communityMember,
    prepare: async ({ params: { communityId, memberId } }: OfMember, { clientId }: Caller) => {
      const standing = await standAllowed(events, act, { communityId, clientId });
      if ('refused' in standing) return standing;
      const member = await communities.clientOf(communityId, memberId);
      if (member === null || member === standing.community.ownerId)
        return { refused: 'community.member-not-found' } as const;
      return { member, byOwner: standing.role === 'owner' };
    },
    id: ({ params }: OfMember) => communityMemberIdOf(params.communityId, params.memberId),
    foundId: ({ params, found }: OfMember & Readonly<{ found: Readonly<{ member: string }> }>) =>
      communityMemberIdOf(params.communityId, found.member),
    metadata: ({ found }: Readonly<{ found: Readonly<{ member: string }> }>) => ({ ownerId: found.member }),
    absent: 'community.member-not-found',
  }) as const;

type FoundMember = OfMember & Readonly<{ found: Readonly<{ member: string; byOwner: boolean }> }>;
const inputOf = ({ params, found }: FoundMember, { clientId, now }: Caller & Readonly<{ now: string }>) => ({
  communityId: params.communityId,
  clientId: found.member,
  byOwner: found.byOwner,
  by: clientId,
  now,
});

const decidingRoutes = (services: Services) => {
  const asModerator = onMemberAs(services, 'moderate');
  return [
    commandRoute({
      ...asModerator,
      method: 'put',
      path: '/communities/:communityId/requests/:memberId',
      summary: 'Accepts or refuses somebody who asked to enter, with a word or without',
      body: answerJoinRequest,
      input: (request, context) => ({ ...inputOf(request, context), ...request.body }),
      decide: answerJoin,
    }),
    commandRoute({
      ...asModerator,
      method: 'put',
      path: '/communities/:communityId/members/:memberId/block',
      summary: 'Removes somebody who can no longer enter',
      body: noBody,
      input: inputOf,
      decide: blockMember,
    }),
    commandRoute({
      ...asModerator,
      method: 'delete',
      path: '/communities/:communityId/members/:memberId/block',
      summary: 'Lets somebody enter again',
      body: noBody,
      input: inputOf,
      decide: unblockMember,
    }),
  ];
};

const changeRoleRoute = (services: Services) =>
  commandRoute({
    ...onMemberAs(services, 'manage'),
    method: 'put',
    path: '/communities/:communityId/members/:memberId/role',
    summary: 'Takes a member into the team, or out of it',
    body: changeRoleRequest,
    input: (request, context) => ({ ...inputOf(request, context), ...request.body }),
    decide: changeRole,
  });

export const communityMemberRoutes = (services: Services) => [
  joinRoute(services),
  withdrawJoinRoute,
  leaveRoute(services),
  ...decidingRoutes(services),
  changeRoleRoute(services),
];
