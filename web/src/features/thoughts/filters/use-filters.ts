import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseFilters, serializeFilters, type ThoughtFilters } from './thought-filters.ts';

export type SetFilters = (filters: ThoughtFilters) => void;

/** The filters of the address, and how to change them: back and forward, reload and a shared link all find them again. */
export const useFilters = (): readonly [ThoughtFilters, SetFilters] => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filters = useMemo(() => parseFilters(search), [search]);
  const set = useCallback<SetFilters>(
    (next) => {
      const query = serializeFilters(next);
      navigate(query === '' ? path : `${path}?${query}`, { replace: true });
    },
    [navigate, path],
  );
  return [filters, set];
};
