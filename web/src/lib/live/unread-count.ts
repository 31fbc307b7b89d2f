import { useSyncExternalStore } from 'react';

let unread: number | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const setUnreadCount = (count: number | null) => {
  unread = count;
  listeners.forEach((listener) => listener());
};
/** Unread notifications; null until the socket told. */
export const useUnreadCount = () => useSyncExternalStore(subscribe, () => unread);
