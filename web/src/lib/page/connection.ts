import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Not every browser has this API; without it a good connection is assumed. */
const connection = (): Connection => ('connection' in navigator && navigator.connection ? navigator.connection : {});

/** Links are prefetched unless offline, on 2g or with data saver on. */
export const mayPrefetch = (
  online = navigator.onLine,
  { saveData = false, effectiveType = '' }: Connection = connection(),
) => online && !saveData && !effectiveType.includes('2g');

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Whether the last call reached the server. */
const useServerReached = create<boolean>(() => true);
export const noteServerReached = (reached: boolean) => useServerReached.setState(reached, true);

/** Why the server cannot be reached; null when it can. */
export const useAway = (): 'offline' | 'server-away' | null => {
  const [online, reached] = [useOnline(), useServerReached()];
  return online ? (reached ? null : 'server-away') : 'offline';
};
