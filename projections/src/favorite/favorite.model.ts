import type { FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

export type FavoriteItem = Readonly<{ kind: FavoriteKind; itemId: string; addedAt: string }>;

/** One document for each client; `items` in the client's order. */
export type FavoritesDocument = Readonly<{ ownerId: string; items: readonly FavoriteItem[] }>;

export const favoritesModel: Model<FavoritesDocument> = { name: 'favorites', version: 1, indexes: [['ownerId']] };
