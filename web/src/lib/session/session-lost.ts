import { useSyncExternalStore } from 'react';
import { endSession, onSessionChange, storedToken } from './session.ts';

/** Kept where every tab finds it: each of them says so. */
const key = 'sessionLost';

/** The session ended elsewhere: ended from another device, worn out, or its account gone. Whoever leaves by themselves needs no word about it. */
export const endLostSession = () => {
  if (storedToken() !== null) localStorage.setItem(key, 'yes');
  endSession();
};
export const clearLostSession = () => localStorage.removeItem(key);
onSessionChange(() => storedToken() !== null && clearLostSession());

const isLost = () => storedToken() === null && localStorage.getItem(key) !== null;
export const useSessionLost = () => useSyncExternalStore(onSessionChange, isLost);
