import type { AccessStore, Session } from '#ports/access-store.ts';
import type { Clock } from '#ports/clock.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';
import { createStaleOnErrorCache } from './stale-on-error-cache.ts';

const isUnavailable = (fault: unknown): boolean => fault instanceof StoreUnavailable;

/**
 * Whoever this process saw signed in within the last two minutes stays so while the store is away, and can go on writing. So may, for that
 * long, a session that was ended elsewhere just before; nobody comes in or renews a session meanwhile.
 */
export const createStaleOnErrorSessions = ({
  access,
  clock,
}: Readonly<{ access: AccessStore; clock: Clock }>): AccessStore => {
  const sessions = createStaleOnErrorCache<Session>({ clock, isUnavailable: isUnavailable });
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
