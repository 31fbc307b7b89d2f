import type { OwnComment, OwnCommunity, OwnCopy } from '@ecrin/contracts/export/archived-data.ts';
import { communityMemberIdOf } from '@ecrin/domain/community-member/community-member.aggregate.ts';
import { defaultCommunityNotices } from '@ecrin/domain/community-notifications/community-notifications.vocabulary.ts';
import type { Document, Find, Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { communityNotificationsModel } from '#community-notifications/community-notifications.model.ts';
import {
  communityCommentModel,
  communityCopyModel,
  communityMemberModel,
  communityModel,
  memberRanks,
  type CommunityDocument,
} from './community.model.ts';
import { settingsOf } from './stand-in-community.ts';

type Models = Pick<ReadModels, 'open'>;
type Described = Pick<OwnCommunity, 'community' | 'purpose' | 'settings'>;

const findAll = async <Doc extends Document>(
  models: Models,
  model: Model<Doc>,
  find: Pick<Find<Doc>, 'filter' | 'sort'>,
): Promise<readonly Doc[]> => {
  const store = await models.open(model);
  const all: Doc[] = [];
  let cursor: string | null = null;
  do {
    const page = await store.find({ ...find, limit: 100, cursor });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};

const findPlaces = async (models: Models, items: readonly Readonly<{ communityId: string }>[]) =>
  (await models.open(communityModel)).getMany([...new Set(items.map(({ communityId }) => communityId))]);

/** Purpose and settings are the owner's. */
const describe = (found: CommunityDocument | null, ownerId: string): Described =>
  found?.ownerId === ownerId
    ? { community: found.name, purpose: found.purpose, settings: settingsOf(found) }
    : { community: found?.name ?? null, purpose: null, settings: null };

export const allOwnCommunitiesOf = async (models: Models, ownerId: string): Promise<readonly OwnCommunity[]> => {
  const members = await findAll(models, communityMemberModel, {
    filter: { ownerId, rank: { lt: memberRanks.blocked } },
    sort: [
      ['rank', 'asc'],
      ['since', 'asc'],
    ],
  });
  const places = await findPlaces(models, members);
  const choices = await (
    await models.open(communityNotificationsModel)
  ).getMany(members.map(({ communityId }) => communityMemberIdOf(communityId, ownerId)));
  return members.flatMap(({ communityId, standing, since, words }) => {
    if (standing === 'blocked' || standing === 'outside') return [];
    const described = describe(places.get(communityId)?.doc ?? null, ownerId);
    const notifications = choices.get(communityMemberIdOf(communityId, ownerId))?.doc.choice ?? defaultCommunityNotices;
    return [{ communityId, ...described, standing, since, words, notifications }];
  });
};

export const allOwnCommentsOf = async (models: Models, ownerId: string): Promise<readonly OwnComment[]> => {
  const written = await findAll(models, communityCommentModel, { filter: { ownerId }, sort: [['writtenAt', 'asc']] });
  const places = await findPlaces(models, written);
  return written.flatMap(({ communityId, deleted, commentId, parentId, copyId, words, writtenAt, editedAt }) => {
    const community = places.get(communityId)?.doc.name ?? null;
    return deleted ? [] : [{ communityId, community, commentId, parentId, copyId, words, writtenAt, editedAt }];
  });
};

export const allOwnCopiesOf = async (models: Models, ownerId: string): Promise<readonly OwnCopy[]> => {
  const shared = await findAll(models, communityCopyModel, { filter: { ownerId }, sort: [['sharedAt', 'asc']] });
  const places = await findPlaces(models, shared);
  return shared.flatMap(({ communityId, withdrawn, copyId, kind, sourceId, publicly, sharedAt, copy }) => {
    const community = places.get(communityId)?.doc.name ?? null;
    return withdrawn ? [] : [{ communityId, community, copyId, kind, sourceId, publicly, sharedAt, copy }];
  });
};
