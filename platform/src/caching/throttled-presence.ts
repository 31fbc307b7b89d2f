import type { Presence } from '#ports/presence.ts';

const maxRemembered = 10_000;

/** Tells of each client at most once in `everyMs` from this process: who is active says so again and again. */
export const throttlePresence = (presence: Presence, everyMs = 20_000): Presence => {
  const told = new Map<string, number>();
  return {
    ...presence,
    recordSeen: async (clientId, at) => {
      const now = Date.parse(at);
      const before = told.get(clientId);
      if (before !== undefined && now - before < everyMs && now >= before) return;
      if (told.size >= maxRemembered) told.clear();
      told.set(clientId, now);
      await presence.recordSeen(clientId, at);
    },
  };
};
