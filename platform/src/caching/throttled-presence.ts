import { LRUCache } from 'lru-cache';
import type { Presence } from '#ports/presence.ts';
import { atMost } from './at-most.ts';

const maxClients = 10_000;

/** Records each client at most once in `everyMs`: an active one is seen with every request. */
export const throttlePresence = (presence: Presence, everyMs = 20_000): Presence => {
  const recordedAt = new LRUCache<string, number>(atMost(maxClients));
  return {
    ...presence,
    recordSeen: async (clientId, at) => {
      const now = Date.parse(at);
      const last = recordedAt.get(clientId);
      if (last !== undefined && now - last < everyMs && now >= last) return;
      recordedAt.set(clientId, now);
      await presence.recordSeen(clientId, at);
    },
  };
};
