import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Clock } from '#ports/clock.ts';
import type { AccessStore, Session } from '#ports/sign-in/access-store.ts';
import { createStaleOnErrorCache } from './stale-on-error-cache.ts';

const isUnavailable = (fault: unknown): boolean => fault instanceof StoreUnavailable;

/**
 * Sessions this process saw in the last two minutes stay valid while the store is unavailable; so may one that another process ended just
 * before. Signing in and refreshing are impossible meanwhile.
 */
export const createStaleOnErrorSessions = ({
  access,
  clock,
}: Readonly<{ access: AccessStore; clock: Clock }>): AccessStore => {
  const sessions = createStaleOnErrorCache<Session>({ clock, isUnavailable });
  return {
    ...access,
    findSession: async (sessionId, now) => {
      const session = await sessions.get(sessionId, () => access.findSession(sessionId, now));
      return session && session.expiresAt > now ? session : null;
    },
    endSession: async (sessionId) => {
      sessions.invalidate(sessionId);
      await access.endSession(sessionId);
      sessions.invalidate(sessionId);
    },
  };
};
