import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { FavoritesEvent } from './favorites.events.ts';
import { moveBefore, withoutItem, type Favorite } from './ordered-favorites.ts';

/** What a person wants at hand, in their own order. */
export type Favorites = Readonly<{ ownerId: string | null; items: readonly Favorite[] }>;

export const favorites: Aggregate<Favorites, FavoritesEvent> = {
  category: 'favorites',
  initial: { ownerId: null, items: [] },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<Favorites, FavoritesEvent>({
    FavoriteAdded: ({ items }, { clientId, kind, itemId }) => ({
      ownerId: clientId,
      items: [{ kind, itemId }, ...withoutItem(items, itemId)],
    }),
    FavoriteRemoved: (state, { itemId }) => ({ ...state, items: withoutItem(state.items, itemId) }),
    FavoriteMoved: (state, { itemId, before }) => ({ ...state, items: moveBefore(state.items, itemId, before) }),
  }),
};
