import {
  communityDetail,
  communityList,
  communityPageQuery,
  communityParams,
  inviteParams,
  type CommunityDetail,
} from '@ecrin/contracts/community/community.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import { isAllowed, type CommunityAct } from '@ecrin/domain/community/community-permissions.ts';
import { communityPath, invitePath } from '@ecrin/domain/community/community-token.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clientProfileModel } from '#client-profile/client-profile.model.ts';
import { findPage } from '#inbox/find-page.ts';
import { firstnamesOf } from './community-members.query.ts';
import { communityMemberModel, communityModel, memberRanks } from './community.model.ts';
import { isShown, settingsOf, standingOf, viewCommunity, type CommunityView } from './stand-in-community.ts';

/** Where the client is, and where they wait to enter. */
export const listCommunitiesRoute = queryRoute({
  method: 'get',
  path: '/communities',
  access: 'client',
  summary: 'Lists the communities the client owns, belongs to, or asked to enter',
  params: z.object({}),
  query: communityPageQuery,
  answer: communityList,
  model: communityMemberModel,
  joins: [communityModel],
  ask:
    (models) =>
    async ({ query: { cursor, limit } }, { clientId }) => {
      const page = await findPage(await models.open(communityMemberModel), {
        filter: { ownerId: clientId, rank: { lt: memberRanks.blocked } },
        sort: [
          ['rank', 'asc'],
          ['since', 'desc'],
        ],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const found = await (await models.open(communityModel)).getMany(page.items.map(({ communityId }) => communityId));
      const items = page.items.flatMap((member) => {
        const community = found.get(member.communityId)?.doc;
        if (!isShown(community)) return [];
        const { communityId, name, purpose, visibility } = community;
        return [{ communityId, name, purpose, visibility, standing: standingOf(member) }];
      });
      return { items, nextCursor: page.nextCursor };
    },
});

type Can = (act: CommunityAct) => boolean;

const actsOf = (can: Can, member: CommunityView['member']): CommunityDetail['can'] => ({
  readComments: can('read-comments'),
  enter: can('enter'),
  ask: can('ask') && member?.standing !== 'requested',
  comment: can('comment'),
  share: can('share'),
  moderate: can('moderate'),
  manage: can('manage'),
});

/** With the referral code of who copies it. */
const linkOf = (invite: string | null, clientId: string, publicUrl: string): string | null =>
  invite === null ? null : new URL(invitePath(invite, referralCodeOf(clientId)), publicUrl).href;

/** null for all others, as without an offer. */
const handoverOf = async (
  models: Pick<ReadModels, 'open'>,
  { ownerId, offeredTo }: CommunityView['community'],
  clientId: string,
): Promise<CommunityDetail['handover']> => {
  if (offeredTo === null || (clientId !== ownerId && clientId !== offeredTo)) return null;
  return { firstname: (await firstnamesOf(models, [offeredTo]))(offeredTo), toYou: clientId === offeredTo };
};

const detailOf = async (
  models: Pick<ReadModels, 'open'>,
  { community, member, role }: CommunityView,
  { clientId, publicUrl }: Readonly<{ clientId: string; publicUrl: string }>,
): Promise<CommunityDetail> => {
  const { communityId, name, purpose, visibility, invite, ownerId } = community;
  const settings = settingsOf(community);
  const can: Can = (act) => isAllowed(act, role, settings);
  const members = await models.open(communityMemberModel);
  const owner = await (await models.open(clientProfileModel)).get(ownerId);
  return {
    communityId,
    name,
    purpose,
    visibility,
    standing: standingOf(member),
    settings,
    owner: owner?.portrait.firstname ?? null,
    members: await members.count({ communityId, rank: { lt: memberRanks.requested } }),
    can: actsOf(can, member),
    handover: await handoverOf(models, community, clientId),
    publicLink: visibility === 'public' ? new URL(communityPath(communityId), publicUrl).href : null,
    inviteLink: can('moderate') ? linkOf(invite, clientId, publicUrl) : null,
    waiting: can('moderate') ? await members.count({ communityId, rank: memberRanks.requested }) : null,
    answer: member?.answer ?? null,
  };
};

const joins = [communityMemberModel, clientProfileModel];

export const findCommunityRoute = (publicUrl: string) =>
  queryRoute({
    method: 'get',
    path: '/communities/:communityId',
    access: 'client',
    summary: 'Shows a community, and what the client may do there; a private one only to who is in it',
    params: communityParams,
    query: z.object({}),
    answer: communityDetail,
    model: communityModel,
    joins,
    ask:
      (models) =>
      async ({ params }, { clientId }) => {
        const view = await viewCommunity(models, { ...params, clientId });
        return view ? detailOf(models, view, { clientId, publicUrl }) : { refused: 'community.not-found' as const };
      },
  });

/** A code that was replaced, or never was, answers as a community that does not exist. */
export const findInvitedCommunityRoute = (publicUrl: string) =>
  queryRoute({
    method: 'get',
    path: '/community-invites/:invite',
    access: 'client',
    summary: 'Shows the community that an invite code opens',
    params: inviteParams,
    query: z.object({}),
    answer: communityDetail,
    model: communityModel,
    joins,
    ask:
      (models) =>
      async ({ params: { invite } }, { clientId }) => {
        const { items } = await (await models.open(communityModel)).find({ filter: { invite }, sort: [], limit: 1 });
        const communityId = items[0]?.communityId;
        const view = communityId ? await viewCommunity(models, { communityId, clientId, isGuest: true }) : null;
        return view ? detailOf(models, view, { clientId, publicUrl }) : { refused: 'community.not-found' as const };
      },
  });
