import { create } from 'zustand';

/** Unread notifications; null until the socket has sent a count. */
export const useUnreadCount = create<number | null>(() => null);

export const setUnreadCount = (count: number | null) => useUnreadCount.setState(count, true);
