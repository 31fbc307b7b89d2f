import type { PublishedWords } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { ReadPublished } from '#comment-report/comment-reports.query.ts';
import { readableCopyOf } from '#story/find-shared-copy.query.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  memberRanks,
} from './community.model.ts';

/** What decisions on communities need to know. Counts may be behind. */
export const communityReaders = (models: ReadModels) => ({
  clientOf: async (communityId: string, memberId: string): Promise<string | null> => {
    const { items } = await (
      await models.open(communityMemberModel)
    ).find({ filter: { communityId, memberId }, sort: [], limit: 1 });
    return items[0]?.ownerId ?? null;
  },
  countOwned: async (ownerId: string) => (await models.open(communityModel)).count({ ownerId, status: 'open' }),
  countWaiting: async (ownerId: string) =>
    (await models.open(communityMemberModel)).count({ ownerId, rank: memberRanks.requested }),
  invitedTo: async (invite: string): Promise<string | null> => {
    const { items } = await (await models.open(communityModel)).find({ filter: { invite }, sort: [], limit: 1 });
    return items[0]?.communityId ?? null;
  },
  countMembers: async (communityId: string) =>
    (await models.open(communityMemberModel)).count({ communityId, rank: { lt: memberRanks.requested } }),
  countCopies: async (ownerId: string, since: string) =>
    (await models.open(communityCopyModel)).count({ ownerId, sharedAt: { gte: since } }),
  countComments: async (ownerId: string, since: string) =>
    (await models.open(communityCommentModel)).count({ ownerId, writtenAt: { gte: since } }),
});

/** What was reported as it was published, also while it is hidden; never anything of a journal. */
export const readPublishedComment: ReadPublished =
  (models) =>
  async ({ kind, id }): Promise<PublishedWords | null> => {
    if (kind === 'shared-copy') return readPublishedCopy(models, id);
    const comment = await (await models.open(communityCommentModel)).get(id);
    if (!comment || comment.words === null) return null;
    const found = await (await models.open(communityModel)).get(comment.communityId);
    return { words: comment.words, place: found?.name ?? '', writtenAt: comment.writtenAt };
  };

const readPublishedCopy = async (models: Pick<ReadModels, 'open'>, id: string): Promise<PublishedWords | null> => {
  const found = await (await models.open(communityCopyModel)).get(id);
  if (!found?.copy) return null;
  const place = await (await models.open(communityModel)).get(found.communityId);
  const { title, parts } = await readableCopyOf(models)(found.copy, found);
  const words = [title, ...parts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n');
  return { words, place: place?.name ?? '', writtenAt: found.sharedAt };
};
