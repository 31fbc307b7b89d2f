import { useSyncExternalStore } from 'react';

const leaving = new Set<string>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A thought just deleted fades where it still stands, until its list has heard of it or the deletion is undone. */
export const markLeaving = (thoughtId: string) => {
  leaving.add(thoughtId);
  tell();
};
export const unmarkLeaving = (thoughtId: string) => {
  leaving.delete(thoughtId);
  tell();
};
export const useIsLeaving = (thoughtId: string) => useSyncExternalStore(subscribe, () => leaving.has(thoughtId));
