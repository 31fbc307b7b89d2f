import type { FavoritesEvent } from '@ecrin/domain/favorite/favorites.events.ts';
import { moveBefore, withoutItem } from '@ecrin/domain/favorite/ordered-favorites.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { favoritesModel, type FavoritesDocument } from './favorite.model.ts';

export const favoritesProjection = defineProjection<FavoritesDocument, FavoritesEvent>()({
  model: favoritesModel,
  documentId: ({ data }) => data.clientId,
  on: {
    FavoriteAdded: (document, { clientId, ...item }) => ({
      ownerId: clientId,
      items: [item, ...withoutItem(document?.items ?? [], item.itemId)],
    }),
    FavoriteRemoved: (document, { itemId }) => document && { ...document, items: withoutItem(document.items, itemId) },
    FavoriteMoved: (document, { itemId, before }) =>
      document && { ...document, items: moveBefore(document.items, itemId, before) },
  },
});
