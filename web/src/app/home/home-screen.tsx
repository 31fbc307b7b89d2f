import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { IconButton, Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { crossIcon, mailIcon, searchIcon, targetIcon, threadIcon } from '@ecrin/ui/icon/icons.ts';
import { useState, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Composer } from '#features/capture/composer/composer.tsx';
import { ListFailed, ListLoading } from '#features/thoughts/list/list-states.tsx';
import { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';
import { useGoalList } from '#lib/api/goal-list.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { useGetMeQuery } from '#lib/session/client.api.ts';
import { changeEmailHref, isEmailTaken, unprovedEmail } from '#lib/session/unproved-email.ts';
import { usePersonalDay } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { dayGoal } from './day-goal.ts';
import { HomeAside } from './home-aside.tsx';
import { HomeDays } from './home-days.tsx';
import { HomeGoals } from './home-goals.tsx';
import { buildTimeline, type TimelineItem } from './home-timeline.ts';
import { HomeTray } from './home-tray.tsx';
import { homeMessages as messages } from './home.messages.ts';
import styles from './home.module.css';

/** Dismissed until the tab is closed. */
const key = 'addressNoticePutAway';

/** Below the field, never above it: an unproved address must not block writing. */
const UnprovedEmailNotice = () => {
  const { formatMessage } = useIntl();
  const { data: client } = useGetMeQuery();
  const [away, setAway] = useState(() => sessionStorage.getItem(key) !== null);
  if (away || !client || unprovedEmail(client) === null) return null;
  const taken = isEmailTaken(client);
  const dismiss = () => {
    sessionStorage.setItem(key, 'yes');
    setAway(true);
  };
  return (
    <aside className={styles['address']} aria-label={formatMessage(messages.address)}>
      <Icon of={mailIcon} size="sm" />
      <p>
        <FormattedMessage {...(taken ? messages.addressTaken : messages.confirmAddress)} />{' '}
        <Link href={taken ? changeEmailHref : '/verify'} className="link">
          <FormattedMessage {...(taken ? messages.changeAddress : messages.confirmNow)} />
        </Link>
      </p>
      <IconButton label={formatMessage(messages.later)} onClick={dismiss}>
        <Icon of={crossIcon} size="sm" />
      </IconButton>
    </aside>
  );
};

const FirstUse = ({ onWrite }: { onWrite: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages.firstTitle)}
      action={
        <Button look="primary" onClick={onWrite}>
          <FormattedMessage {...messages.firstAction} />
        </Button>
      }
    >
      <FormattedMessage {...messages.firstText} />
    </EmptyState>
  );
};

/** On a phone, which has no side column. */
const QuickLinks = () => (
  <nav className={styles['quick']} aria-label={useIntl().formatMessage(messages.find)}>
    <Link href="/app/thoughts">
      <Icon of={searchIcon} size="sm" />
      <FormattedMessage {...messages.findSearch} />
    </Link>
    <Link href="/app/threads">
      <Icon of={threadIcon} size="sm" />
      <FormattedMessage {...messages.threads} />
    </Link>
    <Link href="/app/goals">
      <Icon of={targetIcon} size="sm" />
      <FormattedMessage {...messages.goals} />
    </Link>
  </nav>
);

type TimelineProps = Readonly<{
  list: ReturnType<typeof useThoughtList>;
  timeline: readonly TimelineItem[];
  today: string;
  onWrite: () => void;
}>;

const Timeline = ({ list, timeline, today, onWrite }: TimelineProps) => {
  if (timeline.length === 0 && list.thoughts) return <FirstUse onWrite={onWrite} />;
  return (
    <div className={styles['days']}>
      <HomeDays timeline={timeline} today={today} open={list.more !== null} />
      {!list.thoughts && (list.failed ? <ListFailed onRetry={list.retry} /> : <ListLoading />)}
      {list.thoughts && (
        <Link href="/app/thoughts" className="link">
          <FormattedMessage {...messages.all} />
        </Link>
      )}
    </div>
  );
};

/** What is shown, under the person's own days, which may begin later than midnight. */
const useDay = () => {
  const [outbox, list, { data: goals }] = [useOutbox(), useThoughtList(''), useGoalList()];
  const dayStart = goals?.dayStart ?? 0;
  const [timeline, today] = [buildTimeline(list.thoughts ?? [], outbox, dayStart), usePersonalDay(dayStart)];
  return { list, goals, dayStart, timeline, today };
};

/** The day: its stones, the composer, and its thoughts. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const wide = useWideViewport();
  const { list, goals, dayStart, timeline, today } = useDay();
  const composer = useRef<HTMLDivElement>(null);
  const write = () => composer.current?.querySelector('textarea')?.focus();
  usePageTitle(formatMessage(messages.page));
  return (
    <div className={styles['home']}>
      <div className={styles['top']}>
        <h1 className="display" tabIndex={-1}>
          {formatDayTitle(language, today, today)}
        </h1>
        <HomeTray
          list={list}
          timeline={timeline}
          today={today}
          dayStart={dayStart}
          goal={dayGoal(goals?.items ?? [])}
          onWrite={write}
        />
      </div>
      <div ref={composer}>
        <Composer beside={!wide && <QuickLinks />} />
      </div>
      {/* The first use shows only the first thought. */}
      {(list.thoughts ?? []).length > 0 && <UnprovedEmailNotice />}
      {!wide && <HomeGoals goals={goals} wide={false} onWrite={write} />}
      <Timeline list={list} timeline={timeline} today={today} onWrite={write} />
      {wide && <HomeAside today={today} goals={<HomeGoals goals={goals} wide onWrite={write} />} />}
    </div>
  );
};
