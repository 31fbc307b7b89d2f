import { useSyncExternalStore } from 'react';

const key = 'openers';
const hidden = 'hidden';
const changed = new EventTarget();

const read = () => localStorage.getItem(key) !== hidden;
const subscribe = (listener: () => void) => {
  changed.addEventListener(key, listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener(key, listener);
    window.removeEventListener('storage', listener);
  };
};

/** Whether ways to begin are offered under the field before the first thought; chosen on this device. */
export const useOpenersShown = (): boolean => useSyncExternalStore(subscribe, read);

export const showOpeners = (shown: boolean): void => {
  if (shown) localStorage.removeItem(key);
  else localStorage.setItem(key, hidden);
  changed.dispatchEvent(new Event(key));
};
