import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { maxFavorites, type FavoriteKind } from './favorite.vocabulary.ts';
import type { Favorites } from './favorites.aggregate.ts';
import type { FavoriteAdded, FavoriteMoved, FavoriteRemoved } from './favorites.events.ts';
import { moveBefore, placeOf } from './ordered-favorites.ts';

type WhichFavorite = Readonly<{ clientId: string; itemId: string; now: string }>;

export const addFavorite = (
  { kind, now, ...which }: WhichFavorite & Readonly<{ kind: FavoriteKind }>,
  { items }: Favorites,
): Decision<FavoriteAdded, 'favorite.too-many'> => {
  if (placeOf(items, which.itemId) !== -1) return nothingNew;
  if (items.length >= maxFavorites) return refuse('favorite.too-many');
  return [{ type: 'FavoriteAdded', data: { ...which, kind, addedAt: now }, private: null }];
};

export const removeFavorite = ({ now, ...which }: WhichFavorite, { items }: Favorites): Decision<FavoriteRemoved> =>
  placeOf(items, which.itemId) === -1
    ? nothingNew
    : [{ type: 'FavoriteRemoved', data: { ...which, removedAt: now }, private: null }];

/** `before`: the favourite that is to follow it; null: it becomes the last. */
export const moveFavorite = (
  { before, now, ...which }: WhichFavorite & Readonly<{ before: string | null }>,
  { items }: Favorites,
): Decision<FavoriteMoved, 'favorite.not-found'> => {
  const isMissing = (itemId: string): boolean => placeOf(items, itemId) === -1;
  if (isMissing(which.itemId) || (before !== null && isMissing(before))) return refuse('favorite.not-found');
  const isThere =
    before === which.itemId || moveBefore(items, which.itemId, before).every((item, at) => item === items[at]);
  return isThere ? nothingNew : [{ type: 'FavoriteMoved', data: { ...which, before, movedAt: now }, private: null }];
};
