import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/intl.tsx';
import type { FilterInForce } from './filters.ts';
import { listMessages as messages } from './list.messages.ts';
import { calendarDateOf } from './moments.ts';
import { vocabularyMessages as vocabulary } from './vocabulary.messages.ts';

/** A filter in force in words. */
export const useFilterLabel = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const shownDay = (day: string | null) => (day === null ? 'none' : calendarDateOf(language, day));
  return (filter: FilterInForce): string => {
    switch (filter.name) {
      case 'mood': return formatMessage(vocabulary.mood, { mood: filter.value });
      case 'category': return formatMessage(vocabulary.category, { category: filter.value });
      case 'status': return formatMessage(vocabulary.status, { status: filter.value });
      case 'tag': return `#${filter.value}`;
      case 'q': return formatMessage(messages.quoted, { words: filter.value });
      case 'days': return formatMessage(messages.span, { from: shownDay(filter.value.from), to: shownDay(filter.value.to) });
      default: return formatMessage(messages[filter.name], { on: String(filter.value) });
    }
  };
};
