import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const listPath = '/app/thoughts';
type OpenedFrom = Readonly<{ from: string }>;

/** What a link to a thought leaves in the history entry it makes, so that the thought leads back to the list or search it is in; it survives a reload. */
export const useOpenedFromHere = (): OpenedFrom | null => {
  const [path] = useLocation();
  const search = useSearch();
  return path === listPath ? { from: search === '' ? listPath : `${listPath}?${search}` } : null;
};

/** The address of the list this thought was opened from; null when it was opened from elsewhere. */
export const useOpenedFrom = (): string | null => {
  const from = useHistoryState<Partial<OpenedFrom> | null>()?.from;
  return typeof from === 'string' && (from === listPath || from.startsWith(`${listPath}?`)) ? from : null;
};
