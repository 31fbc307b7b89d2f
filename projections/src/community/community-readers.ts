import type { PublishedWords } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { ReadPublished } from '#comment-report/comment-reports.query.ts';
import { communityCommentModel, communityMemberModel, communityModel, memberRanks } from './community.model.ts';

/** What decisions on communities need to know. Counts may be behind. */
export const communityReaders = (models: Pick<ReadModels, 'open'>) => ({
  clientOf: async (communityId: string, memberId: string): Promise<string | null> => {
    const { items } = await (
      await models.open(communityMemberModel)
    ).find({ filter: { communityId, memberId }, sort: [], limit: 1 });
    return items[0]?.ownerId ?? null;
  },
  countOwned: async (ownerId: string) => (await models.open(communityModel)).count({ ownerId, status: 'open' }),
  countWaiting: async (ownerId: string) =>
    (await models.open(communityMemberModel)).count({ ownerId, rank: memberRanks.requested }),
  countComments: async (ownerId: string, since: string) =>
    (await models.open(communityCommentModel)).count({ ownerId, writtenAt: { gte: since } }),
});

/** A reported comment as it was published, also while it is hidden; never anything of a journal. */
export const readPublishedComment: ReadPublished =
  (models) =>
  async ({ id }): Promise<PublishedWords | null> => {
    const comment = await (await models.open(communityCommentModel)).get(id);
    if (!comment || comment.words === null) return null;
    const found = await (await models.open(communityModel)).get(comment.communityId);
    return { words: comment.words, place: found?.name ?? '', writtenAt: comment.writtenAt };
  };
