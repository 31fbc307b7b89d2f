import type { ShownCitation } from '@ecrin/contracts/conversation/conversation.ts';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { playIcon } from '@ecrin/ui/icon/icons.ts';
import { clockTime } from '@ecrin/ui/playback/clock-time.ts';
import { withFrenchTypography } from '@ecrin/ui/typography/french-typography.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { formatCalendarDate } from '#lib/time/date-format.ts';
import { answerMessages as messages } from './answer.messages.ts';
import { sourceId } from './statements.tsx';
import styles from './chat.module.css';

type CitedThought = NonNullable<ShownCitation['thought']>;

const CitedAt = ({ thought: { thoughtId, kind, day, startMs } }: { thought: CitedThought }) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const shownDay = formatCalendarDate(language, day);
  const at = startMs === null ? null : clockTime(startMs);
  return (
    <p className={styles['at']}>
      <span>{shownDay}</span>
      {kind === 'written' && <FormattedMessage {...messages.written} />}
      {at !== null && startMs !== null && (
        <Link
          href={`/app/thoughts/${thoughtId}?at=${startMs / 1_000}`}
          aria-label={formatMessage(messages.listen, { day: shownDay, at })}
        >
          <Icon of={playIcon} size="sm" />
          {at}
        </Link>
      )}
    </p>
  );
};

/** The person's own sentences, each with its thought, and where it is spoken. */
export const Citations = ({
  questionId,
  citations,
}: Readonly<{ questionId: string; citations: readonly ShownCitation[] }>) => {
  const { formatMessage } = useIntl();
  if (citations.length === 0) return null;
  return (
    <ol className={styles['proofs']} aria-label={formatMessage(messages.sources)}>
      {citations.map(({ thought }, at) => (
        // The order of an answer never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${thought?.thoughtId ?? 'gone'}-${at}`} id={sourceId(questionId, at + 1)} tabIndex={-1}>
          <span className={styles['cite']} aria-hidden="true">
            {at + 1}
          </span>
          {thought ? (
            <div>
              <p className="words" dir="auto">
                <Link href={`/app/thoughts/${thought.thoughtId}`}>{withFrenchTypography(thought.quote)}</Link>
              </p>
              <CitedAt thought={thought} />
            </div>
          ) : (
            <p className="sm dim">
              <FormattedMessage {...messages.deletedSource} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
};
