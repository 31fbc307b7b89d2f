import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { Bead } from '@ecrin/ui/bead/bead.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { facetOffIcon, lockIcon } from '@ecrin/ui/icon/icons.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { thoughtLabelMessages as vocabulary } from '#lib/i18n/thought-labels.messages.ts';
import { sourceNameMessages } from '#lib/journal-import/source-name.messages.ts';
import { useSourceName } from '#lib/journal-import/use-source-name.ts';
import { useToday } from '#lib/time/clock.ts';
import { formatTime, formatDayTitle } from '#lib/time/date-format.ts';
import { hasTitle, thoughtTitle } from '../entry/thought-title.ts';
import { InsightEditor, InsightMark, InsightPanel } from '../insights/insight-field.tsx';
import { useInsight } from '../insights/use-insight.ts';
import { thoughtsMessages as messages } from '../thoughts.messages.ts';
import { useFormatThreadName } from '../threads/use-threads.ts';
import styles from './thought-screen.module.css';

const Origin = ({ source }: { source: NonNullable<ThoughtDetail['importedFrom']> }) => (
  <span>
    <FormattedMessage {...messages.imported} values={{ source: useSourceName()(source) }} />
  </span>
);

const ThoughtDetails = ({ thought }: { thought: ThoughtDetail }) => {
  const { language } = useLanguage();
  const today = useToday();
  const nameOf = useFormatThreadName();
  const { formatMessage } = useIntl();
  return (
    <p className={styles['crumbs']}>
      <time dateTime={thought.occurredAt}>
        {/* Without a title the heading is the day. */}
        {hasTitle(thought) && `${formatDayTitle(language, thought.day, today)}, `}
        {thought.hourless ? formatMessage(sourceNameMessages.hourless) : formatTime(language, thought)}
      </time>
      {thought.thread && (
        <Link href={`/app/threads/${thought.thread.threadId}`} className={styles['ofThread']}>
          <Bead colour={thought.thread.colour} />
          {nameOf(thought.thread)}
        </Link>
      )}
      {thought.status && (
        <span>
          <FormattedMessage {...vocabulary.status} values={{ status: thought.status }} />
        </span>
      )}
      {thought.private && (
        <span>
          <Icon of={lockIcon} size="sm" />
          <FormattedMessage {...messages.private} />
        </span>
      )}
      {thought.importedFrom && <Origin source={thought.importedFrom} />}
      {thought.withoutAi && (
        <span>
          <Icon of={facetOffIcon} size="sm" />
          <FormattedMessage {...messages.withoutAi} />
        </span>
      )}
    </p>
  );
};

const pageTitleLength = 80;
/** Without a title the heading is the day, because the words follow right below. */
const useHeading = (thought: ThoughtDetail) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const today = useToday();
  const title = thoughtTitle(thought);
  if ('sentence' in title) return formatMessage(title.sentence);
  return hasTitle(thought) ? title.text : formatDayTitle(language, thought.day, today);
};

export const ThoughtHeader = ({ thought }: { thought: ThoughtDetail }) => {
  const insight = useInsight(thought, 'title');
  const title = useHeading(thought);
  usePageTitle(title.slice(0, pageTitleLength));
  return (
    <header className={styles['head']}>
      {insight.mode === 'editing' ? (
        <InsightEditor insight={insight} />
      ) : (
        <h1
          className={styles['title']}
          tabIndex={-1}
          dir="auto"
          data-words={insight.from?.by === 'person' || undefined}
        >
          {title} {hasTitle(thought) && <InsightMark insight={insight} />}
        </h1>
      )}
      <InsightPanel insight={insight} />
      <ThoughtDetails thought={thought} />
    </header>
  );
};
