// Stored exactly as written here: permanent.

export const favoriteKinds = ['thought', 'story', 'orb', 'community'] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

/** A list this long is still looked through at a glance or two; more would be another archive. */
export const maxFavorites = 200;
