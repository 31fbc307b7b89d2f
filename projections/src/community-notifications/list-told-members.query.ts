import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { communityMemberModel, memberRanks } from '#community/community.model.ts';

type Asked = Readonly<{
  communityId: string;
  who: 'moderators' | 'members';
  cursor: string | null;
  limit: number;
}>;

export const toldMembersModels = [communityMemberModel] as const;

/** Those who are in a community, a page at a time: each is on one page only, also while others come and go. */
export const listToldMembers =
  (models: Pick<ReadModels, 'open'>) =>
  async ({
    communityId,
    who,
    cursor,
    limit,
  }: Asked): Promise<Readonly<{ clientIds: readonly string[]; nextCursor: string | null }>> => {
    const { items, nextCursor } = await (
      await models.open(communityMemberModel)
    ).find({
      filter: { communityId, rank: { lt: who === 'moderators' ? memberRanks.member : memberRanks.requested } },
      sort: [['memberId', 'asc']],
      limit,
      cursor,
    });
    return { clientIds: items.map(({ ownerId }) => ownerId), nextCursor };
  };
