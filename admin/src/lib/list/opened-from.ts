import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

type OpenedFrom = Readonly<{ from: string }>;

/** Goes into the history with what is opened from a list: the address of that list as it was. */
export const useOpenedFromHere = (): OpenedFrom => {
  const [path] = useLocation();
  const search = useSearch();
  return { from: search === '' ? path : `${path}?${search}` };
};

/** The list as it was when this page was opened from it, with its search and its page; else as it is at first. */
export const useListAddress = (list: string): string => {
  const from = useHistoryState<Partial<OpenedFrom> | null>()?.from;
  return typeof from === 'string' && (from === list || from.startsWith(`${list}?`)) ? from : list;
};
