import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import type { CommunityNews } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import type { Filter, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  memberRanks,
  type CommunityCommentDocument,
} from '#community/community.model.ts';
import { isShown, type ShownCommunity } from '#community/stand-in-community.ts';
import { communityNotificationsModel } from './community-notifications.model.ts';

type Models = Pick<ReadModels, 'open'>;
type Asked = Readonly<{ ownerId: string; since: string; until: string }>;

export const communityNewsModels = [
  communityNotificationsModel,
  communityMemberModel,
  communityModel,
  communityCommentModel,
  communityCopyModel,
] as const;

/** Communities in one digest. */
const mostInDigest = 50;

/** What others did in the communities that a client is in and chose for the digest, from `since` to before `until`. */
export const findCommunityNews =
  (models: Models) =>
  async (asked: Asked): Promise<Readonly<{ wished: readonly string[]; news: readonly CommunityNews[] }>> => {
    const wished = await wishedBy(models, asked.ownerId);
    const found = await (await models.open(communityModel)).getMany(wished);
    const news: CommunityNews[] = [];
    for (const communityId of wished) {
      const shown = found.get(communityId)?.doc;
      if (isShown(shown)) news.push(await newsOf(models, shown, asked));
    }
    return { wished, news: news.filter(({ comments, copies, people }) => comments + copies + people > 0) };
  };

/** Chosen, and the client is still in it. */
const wishedBy = async (models: Models, ownerId: string): Promise<readonly string[]> => {
  const { items } = await (
    await models.open(communityNotificationsModel)
  ).find({ filter: { ownerId, digest: true }, sort: [], limit: mostInDigest });
  const members = await (
    await models.open(communityMemberModel)
  ).getMany(items.map(({ communityId }) => communityMemberIdOf(communityId, ownerId)));
  return [...members.values()].flatMap(({ doc: { communityId, rank } }) =>
    rank < memberRanks.requested ? [communityId] : [],
  );
};

const newsOf = async (
  models: Models,
  { communityId, name, visibility }: ShownCommunity,
  { ownerId, since, until }: Asked,
): Promise<CommunityNews> => {
  const comments = await models.open(communityCommentModel);
  const members = await models.open(communityMemberModel);
  const within = { gte: since, lt: until };
  const shown: Filter<CommunityCommentDocument> = {
    communityId,
    writtenAt: within,
    deleted: false,
    hiddenByTeam: false,
    hiddenByAdmin: false,
  };
  const copies = await models.open(communityCopyModel);
  const shared = { communityId, sharedAt: within, withdrawn: false, hiddenByTeam: false, hiddenByAdmin: false };
  const entered = { communityId, rank: memberRanks.member, since: within };
  return {
    community: name,
    isPrivate: visibility === 'private',
    comments: (await comments.count(shown)) - (await comments.count({ ...shown, ownerId })),
    copies: (await copies.count(shared)) - (await copies.count({ ...shared, ownerId })),
    people: (await members.count(entered)) - (await members.count({ ...entered, ownerId })),
  };
};
