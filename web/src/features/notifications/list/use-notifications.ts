import { useCallback, useMemo } from 'react';
import { create } from 'zustand';
import { useListNotificationsInfiniteQuery } from './notifications.api.ts';

/** Removals shown on screen and not sent yet, so that they can be undone; by id, how to send each. */
const waiting = new Map<string, () => void>();
export const usePendingRemovals = create<ReadonlySet<string>>(() => new Set());
const hide = (id: string): void => usePendingRemovals.setState((hidden) => new Set([...hidden, id]), true);
const show = (id: string): void =>
  usePendingRemovals.setState((hidden) => new Set([...hidden].filter((other) => other !== id)), true);

/** Hides it; `send` deletes it, once. When `send` resolves to false it is shown again. */
export const addPendingRemoval = (id: string, send: () => Promise<boolean>): void => {
  waiting.set(id, () => void send().then((removed) => removed || show(id)));
  hide(id);
};

/** Sends it unless it was undone; a second call does nothing. */
export const commitRemoval = (id: string): void => {
  const send = waiting.get(id);
  waiting.delete(id);
  send?.();
};

/** Shows it again, if it is not sent yet. */
export const undoRemoval = (id: string): void => {
  if (waiting.delete(id)) show(id);
};

// On a page that is left nothing can be undone any more.
globalThis.addEventListener?.('pagehide', () => [...waiting.keys()].forEach(commitRemoval));

/** The list without pending removals. `notifications` is null while it loads. */
export const useNotifications = () => {
  const { data, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const hidden = usePendingRemovals();
  const notifications = useMemo(
    () => data?.pages.flatMap(({ items }) => items).filter(({ notificationId }) => !hidden.has(notificationId)) ?? null,
    [data, hidden],
  );
  const load = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    notifications,
    unread: data?.pages[0]?.unread ?? 0,
    failed: isError && data === undefined,
    more: hasNextPage ? { load, loading: isFetchingNextPage, failed: isFetchNextPageError } : null,
    retry: () => void refetch(),
  };
};
