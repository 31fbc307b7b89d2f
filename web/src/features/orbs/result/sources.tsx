import type { ShownCitation } from '@ecrin/contracts/conversation/conversation.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { resultMessages as messages } from './result.messages.ts';
import styles from './result.module.css';

const sourceId = (runId: string, number: number): string => `source-${runId}-${number}`;

/** The numbers after a statement: each leads to what it rests on. */
export const SourceNumbers = ({ runId, numbers }: Readonly<{ runId: string; numbers: readonly number[] }>) => {
  const { formatMessage } = useIntl();
  return numbers.map((number) => (
    <a
      key={number}
      className={styles['cite']}
      href={`#${sourceId(runId, number)}`}
      aria-label={formatMessage(messages.source, { number })}
    >
      {number}
    </a>
  ));
};

const Source = ({ thought }: { thought: NonNullable<ShownCitation['thought']> }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { thoughtId, day, quote, startMs } = thought;
  const shownDay = formatCalendarDate(language, day);
  return (
    <div>
      <p className="words" dir="auto">
        <Link href={`/app/thoughts/${thoughtId}`}>{withFrenchTypography(quote)}</Link>
      </p>
      <p className={styles['at']}>
        {startMs === null ? (
          shownDay
        ) : (
          <Link
            href={`/app/thoughts/${thoughtId}?at=${startMs / 1_000}`}
            aria-label={formatMessage(messages.listen, { day: shownDay, at: clockTime(startMs) })}
          >
            <Icon of={playIcon} size="sm" />
            {shownDay}, {clockTime(startMs)}
          </Link>
        )}
      </p>
    </div>
  );
};

/** The person's own sentences that a result rests on, in the order of their numbers. */
export const Sources = ({ runId, citations }: Readonly<{ runId: string; citations: readonly ShownCitation[] }>) => {
  const { formatMessage } = useIntl();
  return citations.length === 0 ? null : (
    <ol className={styles['sources']} aria-label={formatMessage(messages.sources)}>
      {citations.map(({ thought }, at) => (
        // The order of a result never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${thought?.thoughtId ?? 'gone'}-${at}`} id={sourceId(runId, at + 1)} tabIndex={-1}>
          <span className={styles['cite']} aria-hidden="true">
            {at + 1}
          </span>
          {thought ? (
            <Source thought={thought} />
          ) : (
            <p className="sm dim">
              <FormattedMessage {...messages.gone} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
};
