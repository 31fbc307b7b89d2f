import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useSyncExternalStore } from 'react';
import { endSession, onSessionChange, storedToken } from './session.ts';

/** In local storage, so that every tab shows the notice. */
const key = 'sessionLost';

/** The session ended elsewhere: from another device, by expiry, or with its account. Signing out oneself shows no notice. */
export const endLostSession = () => {
  if (storedToken() !== null) deviceStorage.setItem(key, 'yes');
  endSession();
};
export const clearLostSession = () => deviceStorage.removeItem(key);
onSessionChange(() => storedToken() !== null && clearLostSession());

const isLost = () => storedToken() === null && deviceStorage.getItem(key) !== null;
export const useSessionLost = () => useSyncExternalStore(onSessionChange, isLost);
