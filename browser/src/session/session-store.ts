import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useSyncExternalStore } from 'react';

/** The stored names; the token is written and removed last: other tabs watch it, and find the rest complete. */
const sessionKeys = ['userType', 'userId', 'userInfo', 'favorites', 'token'] as const;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** A session stored in this browser. `prefix` separates two areas, so that both can be signed in at once. */
export const createSessionStore = (prefix = '') => {
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  const read = (key: (typeof sessionKeys)[number]) => deviceStorage.getItem(prefix + key);
  const storedToken = () => read('token');

  /** Also called when another tab signs in or out. */
  const onSessionChange = (listener: () => void) => {
    const heard = ({ key }: StorageEvent) => (key === `${prefix}token` || key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', heard);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', heard);
    };
  };

  return {
    storedToken,
    storedUserId: () => read('userId'),
    startSession: ({ token, userType, userId }: SessionToken) => {
      deviceStorage.setItem(`${prefix}userType`, userType);
      deviceStorage.setItem(`${prefix}userId`, userId);
      deviceStorage.setItem(`${prefix}token`, token);
      notifyListeners();
    },
    /** Stored so that the greeting is right at once on the next visit, also without network. */
    storeUserInfo: (info: unknown) => deviceStorage.setItem(`${prefix}userInfo`, JSON.stringify(info)),
    /** As last stored; null when there is none, or it is damaged. */
    storedInfo: (): unknown => {
      try {
        return JSON.parse(read('userInfo') ?? 'null');
      } catch {
        return null;
      }
    },
    /** Removes token, type, id, info and favourites; recordings on this device stay. */
    endSession: () => {
      sessionKeys.forEach((key) => deviceStorage.removeItem(prefix + key));
      notifyListeners();
    },
    onSessionChange,
    useToken: () => useSyncExternalStore(onSessionChange, storedToken),
  };
};
