import {
  communityMemberList,
  communityMemberQuery,
  communityPageQuery,
  communityParams,
  joinRequestList,
  type CommunityMember,
} from '@ecrin/contracts/community/community.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { communityMemberModel, communityModel, memberRanks, type CommunityMemberDocument } from './community.model.ts';
import { viewAllowed } from './stand-in-community.ts';

/** First names only; null once erased. */
export const firstnamesOf = async (
  models: Pick<ReadModels, 'open'>,
  clientIds: readonly string[],
): Promise<(clientId: string) => string | null> => {
  const found = await (await models.open(clientProfileModel)).getMany([...new Set(clientIds)]);
  return (clientId) => found.get(clientId)?.doc.portrait.firstname ?? null;
};

const roleOf = ({ standing }: CommunityMemberDocument): CommunityMember['role'] =>
  standing === 'requested' || standing === 'outside' ? 'member' : standing;

const joins = [communityModel, clientProfileModel];

export const listCommunityMembersRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/members',
  access: 'client',
  summary: 'Lists the members by first name, the owner and the team first; who is blocked, for owner and team',
  params: communityParams,
  query: communityMemberQuery,
  answer: communityMemberList,
  model: communityMemberModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId }, query: { blocked, cursor, limit } }, { clientId }) => {
      const isBlocked = blocked === 'true';
      const view = await viewAllowed(models, isBlocked ? 'moderate' : 'read-comments', { communityId, clientId });
      if ('refused' in view) return view;
      const page = await findPage(await models.open(communityMemberModel), {
        filter: { communityId, rank: isBlocked ? memberRanks.blocked : { lt: memberRanks.requested } },
        sort: [
          ['rank', 'asc'],
          ['since', 'asc'],
        ],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const firstnameOf = await firstnamesOf(
        models,
        page.items.map(({ ownerId }) => ownerId),
      );
      const items = page.items.map((member) => ({
        memberId: member.memberId,
        firstname: firstnameOf(member.ownerId),
        role: roleOf(member),
        since: member.since,
        own: member.ownerId === clientId,
      }));
      return { items, nextCursor: page.nextCursor };
    },
});

export const listJoinRequestsRoute = queryRoute({
  method: 'get',
  path: '/communities/:communityId/requests',
  access: 'client',
  summary: 'Lists who asked to enter, the oldest first, for owner and team',
  params: communityParams,
  query: communityPageQuery,
  answer: joinRequestList,
  model: communityMemberModel,
  joins,
  ask:
    (models) =>
    async ({ params: { communityId }, query: { cursor, limit } }, { clientId }) => {
      const view = await viewAllowed(models, 'moderate', { communityId, clientId });
      if ('refused' in view) return view;
      const page = await findPage(await models.open(communityMemberModel), {
        filter: { communityId, rank: memberRanks.requested },
        sort: [['since', 'asc']],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const firstnameOf = await firstnamesOf(
        models,
        page.items.map(({ ownerId }) => ownerId),
      );
      const items = page.items.map(({ memberId, ownerId, words, since }) => ({
        memberId,
        firstname: firstnameOf(ownerId),
        words,
        since,
      }));
      return { items, nextCursor: page.nextCursor };
    },
});
