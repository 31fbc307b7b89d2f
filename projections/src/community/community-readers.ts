import type { PublishedWords } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { ReportedSubject } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { clientRowModel } from '#client-row/client-row.model.ts';
import type { FindReportedPlace, ReadPublished } from '#comment-report/comment-reports.query.ts';
import { readableCopyOf } from '#story/find-shared-copy.query.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  memberRanks,
} from './community.model.ts';
import { isShown } from './stand-in-community.ts';

/** More of a kind than anybody may have. */
const most = 200;

/** What decisions on communities need to know. May be behind. */
export const communityReaders = (models: ReadModels) => ({
  clientOf: async (communityId: string, memberId: string): Promise<string | null> => {
    const { items } = await (
      await models.open(communityMemberModel)
    ).find({ filter: { communityId, memberId }, sort: [], limit: 1 });
    return items[0]?.ownerId ?? null;
  },
  openOf: async (ownerId: string): Promise<readonly string[]> => {
    const store = await models.open(communityModel);
    const { items } = await store.find({ filter: { ownerId, status: 'open' }, sort: [], limit: most });
    return items.map(({ communityId }) => communityId);
  },
  waitingOf: async (ownerId: string): Promise<readonly string[]> => {
    const store = await models.open(communityMemberModel);
    const { items } = await store.find({ filter: { ownerId, rank: memberRanks.requested }, sort: [], limit: most });
    return items.map(({ communityId }) => communityMemberIdOf(communityId, ownerId));
  },
  invitedTo: async (invite: string): Promise<string | null> => {
    const { items } = await (await models.open(communityModel)).find({ filter: { invite }, sort: [], limit: 1 });
    return items[0]?.communityId ?? null;
  },
  countMembers: async (communityId: string) =>
    (await models.open(communityMemberModel)).count({ communityId, rank: { lt: memberRanks.requested } }),
  copiesOf: async (communityId: string, ownerId: string): Promise<readonly string[]> => {
    const store = await models.open(communityCopyModel);
    const { items } = await store.find({ filter: { communityId, withdrawn: false, ownerId }, sort: [], limit: most });
    return items.map(({ copyId }) => copyId);
  },
});

/** What was reported as it was published, also while it is hidden; never anything of a journal. */
export const readPublishedComment: ReadPublished =
  (models) =>
  async ({ kind, id }): Promise<PublishedWords | null> => {
    if (kind === 'shared-copy') return readPublishedCopy(models, id);
    const comment = await (await models.open(communityCommentModel)).get(id);
    if (!comment || comment.words === null) return null;
    const found = await (await models.open(communityModel)).get(comment.communityId);
    const answered = comment.parentId === null ? null : await readAnswered(models, comment.parentId);
    return { words: comment.words, place: found?.name ?? '', writtenAt: comment.writtenAt, answered };
  };

/** What a comment replies to, as long as its author leaves it there. */
const readAnswered = async (
  models: Pick<ReadModels, 'open'>,
  commentId: string,
): Promise<PublishedWords['answered']> => {
  const comment = await (await models.open(communityCommentModel)).get(commentId);
  if (!comment || comment.words === null || comment.deleted) return null;
  const { communityId, ownerId, words, writtenAt } = comment;
  const author = await (await models.open(communityMemberModel)).get(communityMemberIdOf(communityId, ownerId));
  const wordsOutUntil = author?.wordsOutUntil ?? null;
  return wordsOutUntil !== null && writtenAt <= wordsOutUntil ? null : { words, writtenAt };
};

/** Where what was reported stands; null: it was taken away, or its community is closed. */
export const findReportedPlace: FindReportedPlace = (models) => async (subject) => {
  const published = await findPublishedIn(models, subject);
  if (published === null) return null;
  const place = await (await models.open(communityModel)).get(published.communityId);
  if (!isShown(place)) return null;
  const owner = await (await models.open(clientRowModel)).get(place.ownerId);
  return {
    communityId: place.communityId,
    ownerId: place.ownerId,
    ownerActive: owner !== null && !owner.deactivated && owner.erasure !== 'begun',
    hidden: published.hiddenByTeam,
  };
};

const findPublishedIn = async (models: Pick<ReadModels, 'open'>, { kind, id }: ReportedSubject) => {
  if (kind === 'comment') {
    const comment = await (await models.open(communityCommentModel)).get(id);
    return comment && comment.words !== null ? comment : null;
  }
  const copy = await (await models.open(communityCopyModel)).get(id);
  return copy && copy.copy !== null ? copy : null;
};

const readPublishedCopy = async (models: Pick<ReadModels, 'open'>, id: string): Promise<PublishedWords | null> => {
  const found = await (await models.open(communityCopyModel)).get(id);
  if (!found?.copy) return null;
  const place = await (await models.open(communityModel)).get(found.communityId);
  const { title, parts } = await readableCopyOf(models)(found.copy, found);
  const words = [title, ...parts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n');
  return { words, place: place?.name ?? '', writtenAt: found.sharedAt, answered: null };
};
