import type { ExceptionalAccessServices } from './exceptional-access-services.ts';
import { closeExceptionalAccessRoute, openExceptionalAccessRoute } from './grant-exceptional-access.routes.ts';
import { listOpenableThoughtsRoute, playOpenedAudioRoute, showOpenedThoughtRoute } from './opened-content.routes.ts';

/** The only routes on which an administrator sees words of a client, and what opens them. */
export const createExceptionalAccessRoutes = (services: ExceptionalAccessServices) =>
  [
    openExceptionalAccessRoute(services),
    closeExceptionalAccessRoute,
    listOpenableThoughtsRoute(services),
    showOpenedThoughtRoute(services),
    playOpenedAudioRoute(services),
  ] as const;
