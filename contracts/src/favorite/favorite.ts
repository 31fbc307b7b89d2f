import { favoriteKinds } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { z } from 'zod';
import { orbCard } from '#orb/orb.ts';

export const favoriteParams = z.object({ itemId: z.uuid() });
export const addFavoriteRequest = z.strictObject({ kind: z.enum(favoriteKinds) });
/** The favourite that is to follow; null: it becomes the last. */
export const moveFavoriteRequest = z.strictObject({ before: z.uuid().nullable() });

export const listFavoritesQuery = z.object({ kind: z.enum(favoriteKinds).optional() });

/**
 * `title`: what lists show of it, in the client's language; null: it has no words yet, or none any more. `titleBy`: who worded it; null for an orb. `since`: when it
 * was thought or made, ISO 8601. `orb`: how an orb looks.
 */
export const favoriteCard = z.object({
  kind: z.enum(favoriteKinds),
  itemId: z.string(),
  title: z.string().nullable(),
  titleBy: z.enum(['ai', 'person']).nullable(),
  since: z.string(),
  addedAt: z.string(),
  orb: orbCard.pick({ look: true, picture: true }).nullable(),
});
export type FavoriteCard = z.infer<typeof favoriteCard>;

/** In the client's own order. `counts`: of each kind, whatever the filter. */
export const favoriteList = z.object({
  items: z.array(favoriteCard),
  counts: z.record(z.enum(favoriteKinds), z.number().int()),
});
export type FavoriteList = z.infer<typeof favoriteList>;
