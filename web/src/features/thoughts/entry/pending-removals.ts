import { useSyncExternalStore } from 'react';

const pendingRemovals = new Set<string>();
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A thought just deleted fades where it still stands, until its list has heard of it or the deletion is undone. */
export const markPendingRemoval = (thoughtId: string) => {
  pendingRemovals.add(thoughtId);
  notifyListeners();
};
export const clearPendingRemoval = (thoughtId: string) => {
  pendingRemovals.delete(thoughtId);
  notifyListeners();
};
export const useIsPendingRemoval = (thoughtId: string) =>
  useSyncExternalStore(subscribe, () => pendingRemovals.has(thoughtId));
