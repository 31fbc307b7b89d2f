import {
  favoriteList,
  listFavoritesQuery,
  type FavoriteCard,
  type FavoriteList,
} from '@ecrin/contracts/favorite/favorite.ts';
import { favoriteKinds, type FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { inLanguage } from '@ecrin/domain/orb/in-language.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { communityMemberModel, communityModel } from '#community/community.model.ts';
import { viewCommunity } from '#community/stand-in-community.ts';
import { orbModel, readyOrbOwner, type OrbDocument } from '#orb/orb.model.ts';
import { storyModel, type StoryDocument } from '#story/story.model.ts';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { favoritesModel, type FavoriteItem } from './favorite.model.ts';

type Asking = Readonly<{ ownerId: string; language: Language; kind?: FavoriteKind | undefined }>;
type Shown = Omit<FavoriteCard, keyof FavoriteItem>;
/** What is there of these items, by id. */
type Found = ReadonlyMap<string, Shown>;

const shownThought = ({ title, titleBy, content, occurredAt }: ThoughtCardDocument): Shown => ({
  title: title ?? (content === null ? null : beginningOf(content)),
  titleBy: title === null ? 'person' : titleBy,
  since: occurredAt,
  orb: null,
});

const shownStory = ({ title, createdAt }: StoryDocument): Shown => ({
  title: title === '' ? null : title,
  titleBy: 'person',
  since: createdAt,
  orb: null,
});

const shownOrb = ({ definition, pictureVersion, createdAt }: OrbDocument, language: Language): Shown => ({
  title: definition && inLanguage(definition.names, language),
  titleBy: null,
  since: createdAt,
  orb: definition && { look: definition.look, picture: pictureVersion },
});

const shownCommunity = (title: string, since: string): Shown => ({ title, titleBy: null, since, orb: null });

const isOffered = ({ ownerId, deleted, published }: OrbDocument, clientId: string): boolean =>
  !deleted && (ownerId === clientId || (ownerId === readyOrbOwner && published));

const finders: Readonly<
  Record<FavoriteKind, (models: ReadModels, asking: Asking, ids: readonly string[]) => Promise<Found>>
> = {
  thought: async (models, { ownerId }, ids) => {
    const thoughts = await (await models.open(thoughtCardModel)).getMany(ids);
    const shown = [...thoughts].filter(([, { doc }]) => doc.ownerId === ownerId && !doc.deleted);
    return new Map(shown.map(([id, { doc }]) => [id, shownThought(doc)]));
  },
  story: async (models, { ownerId }, ids) => {
    const stories = await (await models.open(storyModel)).getMany(ids);
    const shown = [...stories].filter(([, { doc }]) => doc.ownerId === ownerId && !doc.deleted);
    return new Map(shown.map(([id, { doc }]) => [id, shownStory(doc)]));
  },
  orb: async (models, { ownerId, language }, ids) => {
    const orbs = await (await models.open(orbModel)).getMany(ids);
    const shown = [...orbs].filter(([, { doc }]) => isOffered(doc, ownerId));
    return new Map(shown.map(([id, { doc }]) => [id, shownOrb(doc, language)]));
  },
  community: async (models, { ownerId }, ids) => {
    const views = await Promise.all(
      ids.map((communityId) => viewCommunity(models, { communityId, clientId: ownerId })),
    );
    const shown = views.flatMap((view) =>
      view && view.role !== 'blocked' && view.member ? [[view, view.member] as const] : [],
    );
    return new Map(
      shown.map(([{ community }, { since }]) => [community.communityId, shownCommunity(community.name, since)]),
    );
  },
};

/** In the client's order, also what is deleted for now. */
export const findFavorites = async (
  models: Pick<ReadModels, 'open'>,
  ownerId: string,
): Promise<readonly FavoriteItem[]> => (await (await models.open(favoritesModel)).get(ownerId))?.items ?? [];

/** What was deleted is left out; it is a favourite again once it is restored. */
export const listFavorites =
  (models: ReadModels) =>
  async (asking: Asking): Promise<FavoriteList> => {
    const items = await findFavorites(models, asking.ownerId);
    const idsOf = (kind: FavoriteKind) => items.filter((item) => item.kind === kind).map(({ itemId }) => itemId);
    const found = new Map(
      await Promise.all(
        favoriteKinds.map(async (kind) => [kind, await finders[kind](models, asking, idsOf(kind))] as const),
      ),
    );
    const cards = items.flatMap((item) => {
      const shown = found.get(item.kind)?.get(item.itemId);
      return shown ? [{ ...item, ...shown }] : [];
    });
    return {
      items: cards.filter(({ kind }) => asking.kind === undefined || kind === asking.kind),
      counts: Object.fromEntries(
        favoriteKinds.map((kind) => [kind, cards.filter((card) => card.kind === kind).length]),
      ) as FavoriteList['counts'],
    };
  };

export const listFavoritesRoute = queryRoute({
  method: 'get',
  path: '/favorites',
  access: 'client',
  summary: 'Lists the favourites in the client’s order, with how many there are of each kind',
  params: z.object({}),
  query: listFavoritesQuery,
  answer: favoriteList,
  model: favoritesModel,
  joins: [thoughtCardModel, storyModel, orbModel, communityModel, communityMemberModel],
  ask:
    (models) =>
    ({ query }, { clientId, language }) =>
      listFavorites(models)({ ...query, ownerId: clientId, language }),
});
