import { useSyncExternalStore } from 'react';

type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Not every browser tells; those that do not are taken to be well connected. */
const connection = (): Connection => ('connection' in navigator && navigator.connection ? navigator.connection : {});

/** Links are fetched ahead unless that would cost the person: offline, 2g or data saver. */
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
