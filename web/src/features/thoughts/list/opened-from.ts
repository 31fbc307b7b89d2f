import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const listPath = '/app/thoughts';
type OpenedFrom = Readonly<{ from: string }>;

/** What a link to a thought leaves in the history entry it makes, so that the thought leads back to the page it is on; it survives a reload. */
export const useOpenedFromHere = (): OpenedFrom => {
  const [path] = useLocation();
  const search = useSearch();
  return { from: search === '' ? path : `${path}?${search}` };
};

const useFrom = (): string | null => {
  const from = useHistoryState<Partial<OpenedFrom> | null>()?.from;
  return typeof from === 'string' && /^\/app(?:[/?]|$)/u.test(from) ? from : null;
};

/** The address of the list this thought was opened from; null when it was opened from elsewhere. */
export const useOpenedFrom = (): string | null => {
  const from = useFrom();
  return from !== null && (from === listPath || from.startsWith(`${listPath}?`)) ? from : null;
};

/** Where a thought that is gone leads: the page it was opened from, else home. */
export const useWayBack = (): string => useFrom() ?? '/app';
