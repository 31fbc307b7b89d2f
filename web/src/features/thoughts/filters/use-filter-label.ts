import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { listMessages as messages } from '../list/list.messages.ts';
import { useThreadNameById } from '../threads/use-threads.ts';
import type { ActiveFilter } from './thought-filters.ts';

/** A filter in force in words. */
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
    if (filter.name === 'pinned' || filter.name === 'private' || filter.name === 'audio')
      return formatMessage(messages[filter.name], { on: String(filter.value) });
    return words[filter.name](filter.value);
  };
};
