import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { FavoriteKind } from './favorite.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** It comes first in the list. */
export type FavoriteAdded = DomainEvent<
  'FavoriteAdded',
  { clientId: string; kind: FavoriteKind; itemId: string; addedAt: string },
  null
>;
export type FavoriteRemoved = DomainEvent<
  'FavoriteRemoved',
  { clientId: string; itemId: string; removedAt: string },
  null
>;
/** `before`: the favourite that follows it from now on; null: it is the last. */
export type FavoriteMoved = DomainEvent<
  'FavoriteMoved',
  { clientId: string; itemId: string; before: string | null; movedAt: string },
  null
>;

/** In the stream `favorites-<clientId>`. */
export type FavoritesEvent = FavoriteAdded | FavoriteRemoved | FavoriteMoved;
