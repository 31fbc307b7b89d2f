import type { ThoughtList } from '@ecrin/contracts/thought/thought-list.ts';
import { useMemo } from 'react';
import { useListThoughtsInfiniteQuery } from '../thoughts.api.ts';

/** `thoughts`: null before the first page. */
const listedIn = (pages: readonly ThoughtList[]) => {
  const [first, last] = [pages[0], pages.at(-1)];
  return {
    thoughts: first ? pages.flatMap(({ items }) => items) : null,
    total: last?.total ?? 0,
    /** false: there are more than `total`. */
    totalIsExact: last?.totalIsExact ?? true,
    order: first?.order ?? 'newest',
  };
};

/** A list by the query string of its filters. The former results stay while another search is loading (`changing`). */
export const useThoughtList = (filters: string) => {
  const { data, currentData, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListThoughtsInfiniteQuery(filters);
  const listed = useMemo(() => listedIn(data?.pages ?? []), [data]);
  return {
    ...listed,
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
