import type { FavoriteKind } from './favorite.vocabulary.ts';

export type Favorite = Readonly<{ kind: FavoriteKind; itemId: string }>;

/** The position of an item among the others; -1: it is not one of them. */
export const placeOf = (items: readonly Readonly<{ itemId: string }>[], itemId: string | null): number =>
  items.findIndex((item) => item.itemId === itemId);

export const withoutItem = <Item extends Favorite>(items: readonly Item[], itemId: string): readonly Item[] =>
  items.filter((item) => item.itemId !== itemId);

/** The item before another one; last for null, and when the other one is no favourite any more. */
export const moveBefore = <Item extends Favorite>(
  items: readonly Item[],
  itemId: string,
  before: string | null,
): readonly Item[] => {
  const moved = items.filter((item) => item.itemId === itemId);
  const others = withoutItem(items, itemId);
  const place = placeOf(others, before);
  return place === -1 ? [...others, ...moved] : [...others.slice(0, place), ...moved, ...others.slice(place)];
};
