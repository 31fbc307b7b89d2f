import { useSyncExternalStore } from 'react';

/** A hook that follows one media query. */
export const createMediaQueryHook = (media: string) => {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(media).matches);
};
