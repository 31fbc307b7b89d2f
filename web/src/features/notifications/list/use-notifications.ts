import { useCallback, useMemo } from 'react';
import { useListNotificationsInfiniteQuery } from './notifications.api.ts';
import { usePendingRemovals } from './pending-removals.ts';

/** The list as it stands: without what was just deleted. `notifications` null: on its way. */
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
