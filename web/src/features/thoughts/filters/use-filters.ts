import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { flagFilterMessages } from '../flags.messages.ts';
import { thoughtFlags, type ThoughtFlag } from '../flags.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { useThreadNameById } from '../threads/use-threads.ts';
import { type ActiveFilter, parseFilters, serializeFilters, type ThoughtFilters } from './thought-filters.ts';

type FlagFilter = Extract<ActiveFilter, { name: ThoughtFlag }>;
const isFlagFilter = (filter: ActiveFilter): filter is FlagFilter => thoughtFlags.some((flag) => flag === filter.name);

/** An active filter in words. */
export const useFilterLabel = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useThreadNameById();
  const shownDay = (day: string | null) => (day === null ? 'none' : formatCalendarDate(language, day));
  const words = {
    mood: (mood: string) => formatMessage(vocabulary.mood, { mood }),
    category: (category: string) => formatMessage(vocabulary.category, { category }),
    status: (status: string) => formatMessage(vocabulary.status, { status }),
    tag: (tag: string) => `#${tag}`,
    thread: nameOf,
    q: (q: string) => formatMessage(messages.quoted, { words: q }),
  };
  return (filter: ActiveFilter): string => {
    if (filter.name === 'days')
      return formatMessage(messages.span, { from: shownDay(filter.value.from), to: shownDay(filter.value.to) });
    if (isFlagFilter(filter)) return formatMessage(flagFilterMessages[filter.name], { on: String(filter.value) });
    return words[filter.name](filter.value);
  };
};

export type SetFilters = (filters: ThoughtFilters) => void;

/** The filters of the address, and how to change them: back and forward, reload and a shared link all restore them. */
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
