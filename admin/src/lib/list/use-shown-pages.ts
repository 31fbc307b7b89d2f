import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAddressState } from './use-address-state.ts';

/** The part of the address of a page with one list that grows; with it, whatever else changes of the list begins at its first page. */
export const growing = { more: 'text' } as const;
export const notGrown = { more: '' } as const;

/**
 * How much of a list is shown is in its address, so that a reload, Back and a link bring as much back. `shown`: so many pages, or things. `onMore`: gets the next
 * ones; null: there are none. `name`: the part of the address, where a page has several lists. Returns what shows more; null: all is shown.
 */
export const useGrowth = (shown: number, onMore: (() => unknown) | null, name: string = 'more') => {
  const { state, set } = useAddressState(useMemo(() => ({ [name]: 'text' as const }), [name]));
  const lacks = shown > 0 && shown < Number(state[name]) && onMore !== null;
  const getMore = useEffectEvent((_shown: number) => void onMore?.());
  // With every page that arrives; one that does not is not asked for again by itself.
  useEffect(() => {
    if (lacks) getMore(shown);
  }, [lacks, shown]);
  return onMore && (() => set({ [name]: String(shown + 1) }));
};

/** Of a list that is fetched page by page. */
type PagedList = Readonly<{
  data?: Readonly<{ pages: readonly unknown[] }> | undefined;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}>;

/** The same of such a list. */
export const useShownPages = ({ data, hasNextPage, fetchNextPage }: PagedList, name?: string) =>
  useGrowth(data?.pages.length ?? 0, hasNextPage ? fetchNextPage : null, name);
