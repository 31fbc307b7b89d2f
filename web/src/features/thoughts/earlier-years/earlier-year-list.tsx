import type { EarlierYears } from '@ecrin/contracts/thought/earlier-years.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { calendarIcon } from '@ecrin/ui/icon/icons.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useDayStart } from '#lib/api/goal-list.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { usePersonalDay } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { useFindEarlierYearsQuery } from './earlier-years.api.ts';
import { earlierYearsMessages as messages } from './earlier-years.messages.ts';
import styles from './earlier-years.module.css';

type FoundThought = EarlierYears['items'][number];

const useEarlierYears = (): readonly FoundThought[] => {
  const dayStart = useDayStart();
  const day = usePersonalDay(dayStart);
  return useFindEarlierYearsQuery({ day, dayStart }).data?.items ?? [];
};

const wordsOf = ({ thought: { title, excerpt } }: FoundThought): string => withFrenchTypography(excerpt ?? title ?? '');

const Year = ({ found }: { found: FoundThought }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { years, day, thought } = found;
  const date = formatDayTitle(language, day, '');
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.heading} values={{ years }} />
      </h2>
      <Link href={`/app/thoughts/${thought.thoughtId}`} className="words" dir="auto" data-size="sm">
        {wordsOf(found)}
      </Link>
      <p className="xs dim">
        <Link
          href={`/app/thoughts?from=${day}&to=${day}`}
          className="link"
          aria-label={formatMessage(messages.day, { date })}
        >
          {date}
        </Link>
      </p>
    </section>
  );
};

/** The same day one, two and five years ago; nothing where there is none. */
export const EarlierYearList = () => useEarlierYears().map((found) => <Year key={found.years} found={found} />);

/** The nearest of these years as one line, on a phone. */
export const EarlierYearsLine = () => {
  const [found] = useEarlierYears();
  if (!found) return null;
  return (
    <section className={styles['line']}>
      <Icon of={calendarIcon} size="sm" />
      <h2>
        <FormattedMessage {...messages.heading} values={{ years: found.years }} />
      </h2>
      <Link href={`/app/thoughts/${found.thought.thoughtId}`}>{wordsOf(found)}</Link>
    </section>
  );
};
