import type { Clock } from './clock.ts';
import type { AccessStore, Session } from './ports/access-store.ts';
import { StoreAway } from './ports/store-away.ts';
import { createRemembered } from './remembered.ts';

const isAway = (fault: unknown): boolean => fault instanceof StoreAway;

/**
 * Whoever this process saw signed in within the last two minutes stays so while the store is away, and can go on writing. So may, for that
 * long, a session that was ended elsewhere just before; nobody comes in or renews a session meanwhile.
 */
export const rememberSessions = ({ access, clock }: Readonly<{ access: AccessStore; clock: Clock }>): AccessStore => {
  const sessions = createRemembered<Session>({ clock, isAway });
  return {
    ...access,
    findSession: async (sessionId, now) => {
      const session = await sessions.ask(sessionId, () => access.findSession(sessionId, now));
      return session && session.expiresAt > now ? session : null;
    },
    endSession: async (sessionId) => {
      sessions.forget(sessionId);
      await access.endSession(sessionId);
      sessions.forget(sessionId);
    },
  };
};
