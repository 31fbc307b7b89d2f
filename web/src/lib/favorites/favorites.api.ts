import type { FavoriteList } from '@ecrin/contracts/favorite/favorite.ts';
import type { FavoriteKind } from '@ecrin/domain/favorite/favorite.vocabulary.ts';
import { moveBefore } from '@ecrin/domain/favorite/ordered-favorites.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { api } from '../api/api.ts';
import type { RunningCommand } from '../api/optimistic-update.ts';
import { clientApi } from '../session/client.api.ts';

type Running = Pick<RunningCommand, 'dispatch' | 'queryFulfilled'>;

/** The star changes at once; a refusal reverts it. */
const showInProfile = (itemId: string, favorite: boolean, { dispatch, queryFulfilled }: Running): void => {
  const shown = dispatch(
    clientApi.util.updateQueryData('getMe', undefined, (client) => {
      if (!client) return;
      const others = client.favorites.filter((id) => id !== itemId);
      client.favorites = favorite ? [itemId, ...others] : others;
    }),
  );
  queryFulfilled.catch(shown.undo);
};

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.query<FavoriteList, Language>({
      query: () => '/favorites',
      providesTags: ['Favorite', 'Orb', 'Story', 'ThoughtCounts'],
    }),
    addFavorite: build.mutation<unknown, Readonly<{ itemId: string; kind: FavoriteKind }>>({
      query: ({ itemId, kind }) => ({ url: `/favorites/${itemId}`, method: 'PUT', body: { kind } }),
      onQueryStarted: ({ itemId }, running) => showInProfile(itemId, true, running),
      invalidatesTags: ['Favorite'],
    }),
    removeFavorite: build.mutation<unknown, string>({
      query: (itemId) => ({ url: `/favorites/${itemId}`, method: 'DELETE' }),
      onQueryStarted: (itemId, running) => showInProfile(itemId, false, running),
      invalidatesTags: ['Favorite'],
    }),
    moveFavorite: build.mutation<unknown, Readonly<{ itemId: string; before: string | null; language: Language }>>({
      query: ({ itemId, before }) => ({ url: `/favorites/${itemId}/move`, method: 'POST', body: { before } }),
      onQueryStarted: ({ itemId, before, language }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          favoritesApi.util.updateQueryData(
            'listFavorites',
            language,
            (list) => void (list.items = [...moveBefore(list.items, itemId, before)]),
          ),
        );
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['Favorite'],
    }),
  }),
});

export const { useListFavoritesQuery, useAddFavoriteMutation, useRemoveFavoriteMutation, useMoveFavoriteMutation } =
  favoritesApi;
