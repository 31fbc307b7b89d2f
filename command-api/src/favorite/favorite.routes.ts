import { addFavoriteRequest, favoriteParams, moveFavoriteRequest } from '@ecrin/contracts/favorite/favorite.ts';
import { addFavorite, moveFavorite, removeFavorite } from '@ecrin/domain/favorite/change-favorites.ts';
import { favorites } from '@ecrin/domain/favorite/favorites.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { RequestContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { isFavoriteItemThere } from './find-favorite-item.ts';

const ofClient = {
  access: 'client',
  params: favoriteParams,
  aggregate: favorites,
  id: (_request: unknown, { clientId }: Pick<RequestContext, 'clientId'>) => clientId,
  absent: 'favorite.not-found',
} as const;

const addFavoriteRoute = ({ events }: Pick<ApiServices, 'events'>) =>
  commandRoute({
    ...ofClient,
    method: 'put',
    path: '/favorites/:itemId',
    summary: 'Makes a thought, a story, an orb or a community a favourite, the first of the list',
    body: addFavoriteRequest,
    prepare: async ({ params: { itemId }, body: { kind } }, { clientId }) =>
      (await isFavoriteItemThere(events, kind, { clientId, itemId })) ? {} : { refused: 'favorite.not-found' as const },
    input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, clientId, now }),
    decide: addFavorite,
  });

/** What a client wants at hand. */
export const createFavoriteRoutes = (services: Pick<ApiServices, 'events'>) =>
  [
    addFavoriteRoute(services),
    commandRoute({
      ...ofClient,
      method: 'delete',
      path: '/favorites/:itemId',
      summary: 'Removes a favourite; the item itself stays',
      body: noBody,
      input: ({ params }, { clientId, now }) => ({ ...params, clientId, now }),
      decide: removeFavorite,
    }),
    commandRoute({
      ...ofClient,
      method: 'post',
      path: '/favorites/:itemId/move',
      summary: 'Moves a favourite before another one, or to the end',
      body: moveFavoriteRequest,
      input: ({ params, body }, { clientId, now }) => ({ ...params, ...body, clientId, now }),
      decide: moveFavorite,
    }),
  ] as const;
