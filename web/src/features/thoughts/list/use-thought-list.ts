import { useMemo } from 'react';
import { useListThoughtsInfiniteQuery } from '../thoughts.api.ts';

/** A list by the query string of its filters. The former results stay while another search is loading (`changing`). */
export const useThoughtList = (filters: string) => {
  const { data, currentData, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListThoughtsInfiniteQuery(filters);
  const thoughts = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? null, [data]);
  return {
    thoughts,
    total: data?.pages.at(-1)?.total ?? 0,
    changing: data !== currentData,
    failed: isError && currentData === undefined,
    /** Shown as it was: the last attempt to load it again failed. */
    stale: isError && currentData !== undefined,
    more: hasNextPage
      ? { load: () => void fetchNextPage(), loading: isFetchingNextPage, failed: isFetchNextPageError }
      : null,
    retry: () => void refetch(),
  };
};
