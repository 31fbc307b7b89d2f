import type { ShownFilter } from '@ecrin/contracts/conversation/conversation.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { ActiveChip } from '@ecrin/ui/chip/chip.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages } from '#lib/i18n/thought-labels.messages.ts';
import { formatCalendarDate, formatMonthTitle } from '#lib/time/date-format.ts';
import { answerMessages as messages } from './answer.messages.ts';
import styles from './chat.module.css';

/** YYYY-MM when the days are all of a month; null otherwise. */
const wholeMonth = ({ from, to }: Readonly<{ from: string | null; to: string | null }>): string | null =>
  from !== null &&
  to !== null &&
  from.endsWith('-01') &&
  from.slice(0, 7) === to.slice(0, 7) &&
  dayPlus(to, 1).endsWith('-01')
    ? from.slice(0, 7)
    : null;

const useFilterLabel = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const shownDay = (day: string | null) => (day === null ? 'none' : formatCalendarDate(language, day));
  return (filter: ShownFilter): string => {
    if (filter.kind === 'tag') return `#${filter.tag}`;
    if (filter.kind === 'mood') return formatMessage(thoughtLabelMessages.mood, { mood: filter.mood });
    if (filter.kind === 'thread')
      return filter.thread
        ? formatMessage(messages.threadFilter, { name: filter.thread.name ?? '' })
        : formatMessage(messages.noThread);
    const month = wholeMonth(filter);
    if (month !== null) return formatMonthTitle(language, month, '');
    return filter.from === filter.to
      ? shownDay(filter.from)
      : formatMessage(messages.days, { from: shownDay(filter.from), to: shownDay(filter.to) });
  };
};

type FiltersProps = Readonly<{ filters: readonly ShownFilter[]; onRemove: (key: string) => void }>;

/** « Compris comme »: the filters of an answer; pressing one asks again without it. */
export const AnswerFilters = ({ filters, onRemove }: FiltersProps) => {
  const { formatMessage } = useIntl();
  const labelOf = useFilterLabel();
  if (filters.length === 0) return null;
  return (
    <fieldset className={styles['scope']} aria-label={formatMessage(messages.scopeName)}>
      <span aria-hidden="true">
        <FormattedMessage {...messages.scope} />
      </span>
      {filters.map((filter) => (
        <ActiveChip
          key={filter.key}
          name={formatMessage(messages.removeFilter, { label: labelOf(filter) })}
          onRemove={() => onRemove(filter.key)}
        >
          {labelOf(filter)}
        </ActiveChip>
      ))}
    </fieldset>
  );
};

/** « ai-je » stays on one line. As long as before, so that the places of the filters stay right. */
const withFirmHyphens = (text: string): string => text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '\u2011');

/** The question with the words of its filters underlined. */
export const QuestionWords = ({
  text: asked,
  filters,
}: Readonly<{ text: string; filters: readonly ShownFilter[] }>) => {
  const text = withFirmHyphens(asked);
  const places = filters.toSorted((one, other) => one.start - other.start);
  return (
    <>
      {places.map(({ key, start, end }, at) => (
        <span key={key}>
          {text.slice(places[at - 1]?.end ?? 0, start)}
          <span className={styles['named']}>{text.slice(start, end)}</span>
        </span>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
};
