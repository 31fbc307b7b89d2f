import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import type { FilterInForce } from './filters.ts';
import { listMessages as messages } from './list.messages.ts';
import { useThreadName } from './use-threads.ts';

/** A filter in force in words. */
export const useFilterLabel = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = useThreadName();
  const shownDay = (day: string | null) => (day === null ? 'none' : formatCalendarDate(language, day));
  const words = {
    mood: (mood: string) => formatMessage(vocabulary.mood, { mood }),
    category: (category: string) => formatMessage(vocabulary.category, { category }),
    status: (status: string) => formatMessage(vocabulary.status, { status }),
    tag: (tag: string) => `#${tag}`,
    thread: nameOf,
    q: (q: string) => formatMessage(messages.quoted, { words: q }),
  };
  return (filter: FilterInForce): string => {
    if (filter.name === 'days')
      return formatMessage(messages.span, { from: shownDay(filter.value.from), to: shownDay(filter.value.to) });
    if (filter.name === 'pinned' || filter.name === 'private' || filter.name === 'audio')
      return formatMessage(messages[filter.name], { on: String(filter.value) });
    return words[filter.name](filter.value);
  };
};
