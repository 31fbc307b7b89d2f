import type { FavoriteCard } from '@ecrin/contracts/favorite/favorite.ts';
import { placeOf } from '@ecrin/domain/favorite/ordered-favorites.ts';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { useMoveFavoriteMutation } from '#lib/favorites/favorites.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';

type Move = (() => void) | null;

/** Reorders favourites. `shown`: those on the screen; where a kind is filtered, an item moves among these, past what is hidden between them. */
export const useFavoriteOrder = (shown: readonly FavoriteCard[]) => {
  const [move] = useMoveFavoriteMutation();
  const { language } = useLanguage();
  const withFeedback = useCommandFeedback();
  const moveBefore = (itemId: string, before: string | null): void =>
    void withFeedback(move({ itemId, before, language }).unwrap());
  const idAt = (place: number): string | null => shown[place]?.itemId ?? null;
  return {
    /** null at the ends. */
    movesOf: (itemId: string): Readonly<Record<'first' | 'up' | 'down', Move>> => {
      const place = placeOf(shown, itemId);
      return {
        first: place > 1 ? () => moveBefore(itemId, idAt(0)) : null,
        up: place > 0 ? () => moveBefore(itemId, idAt(place - 1)) : null,
        down: place < shown.length - 1 ? () => moveBefore(itemId, idAt(place + 2)) : null,
      };
    },
    /** To the place of another: before it when it came from below, after it when it came from above. */
    drop: (itemId: string, onto: string): void => {
      const [from, to] = [placeOf(shown, itemId), placeOf(shown, onto)];
      if (from === -1 || from === to) return;
      moveBefore(itemId, from > to ? onto : idAt(to + 1));
    },
  };
};
