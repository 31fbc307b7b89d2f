import { organizationCommunities } from '@ecrin/contracts/organization/organization-community.ts';
import { organizationParams, pageQuery } from '@ecrin/contracts/organization/organization.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  memberRanks,
  type CommunityDocument,
} from '#community/community.model.ts';
import { findPage } from '#inbox/find-page.ts';

const figuresOf = async (
  models: Pick<ReadModels, 'open'>,
  { communityId, name, visibility, status }: CommunityDocument,
) => ({
  communityId,
  name: visibility === 'public' ? name : null,
  visibility,
  status,
  members: await (await models.open(communityMemberModel)).count({ communityId, rank: { lt: memberRanks.requested } }),
  copies: await (await models.open(communityCopyModel)).count({ communityId, withdrawn: false }),
  comments: await (await models.open(communityCommentModel)).count({ communityId, deleted: false }),
});

export const listOrganizationCommunitiesRoute = queryRoute({
  method: 'get',
  path: '/organizations/:organizationId/communities',
  access: 'admin',
  summary: 'Lists the communities of an organisation by their figures; only public ones by name',
  params: organizationParams,
  query: pageQuery,
  answer: organizationCommunities,
  model: communityModel,
  joins: [communityMemberModel, communityCopyModel, communityCommentModel],
  ask:
    (models) =>
    async ({ params: { organizationId }, query: { cursor, limit } }) => {
      const page = await findPage(await models.open(communityModel), {
        filter: { organizationId },
        sort: [],
        limit,
        cursor: cursor ?? null,
      });
      if ('refused' in page) return page;
      const items = await Promise.all(page.items.map((community) => figuresOf(models, community)));
      return { items, nextCursor: page.nextCursor };
    },
});
