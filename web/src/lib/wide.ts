import { useSyncExternalStore } from 'react';

/** 992 px, where the side column begins. */
const wide = '(min-width: 62em)';
const subscribe = (listener: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
export const useWide = () => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
