import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
import { Button } from '@ecrin/ui/button/button.tsx';
import { EmptyState } from '@ecrin/ui/empty-state/empty-state.tsx';
import { Icon } from '@ecrin/ui/icon/icon.tsx';
import { questionIcon, searchIcon, targetIcon, threadIcon } from '@ecrin/ui/icon/icons.ts';
import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { Composer } from '#features/capture/composer/composer.tsx';
import { ListFailed, ListLoading } from '#features/thoughts/list/list-states.tsx';
import { buildTimeline, type TimelineItem } from '#features/thoughts/list/timeline.ts';
import { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';
import { useDayStart, useGoalList } from '#lib/api/goal-list.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useOutbox } from '#lib/outbox/outbox.ts';
import { ReservedHeight } from '#lib/page/reserved-height.tsx';
import { useWideViewport } from '#lib/page/use-wide-viewport.ts';
import { usePersonalDay } from '#lib/time/clock.ts';
import { formatDayTitle } from '#lib/time/date-format.ts';
import { fetchParts } from './ask-for-day.ts';
import { AskLine, isQuestion } from './ask-line.tsx';
import { dayGoal } from './day-goal.ts';
import { HomeAside } from './home-aside.tsx';
import { HomeDays } from './home-days.tsx';
import { EarlierYearsLine } from './home-earlier-years.tsx';
import { AsideGoals, TrayGoals } from './home-goals.tsx';
import { HomeNotices } from './home-notices.tsx';
import { ReminderLine } from './home-reminder.tsx';
import { HomeTray } from './home-tray.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { useArrived } from './use-arrived.ts';
import styles from './home.module.css';

export { askForDay } from './ask-for-day.ts';

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
    <Link href="/app/chat">
      <Icon of={questionIcon} size="sm" />
      <FormattedMessage {...messages.askShort} />
    </Link>
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

/** A phone has no room for the line while there is no question to ask. */
const PhoneLinks = ({ words }: { words: string }) => (
  <>
    {isQuestion(words) && <AskLine words={words} />}
    <QuickLinks />
  </>
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
  const [outbox, list, { data: goals }, dayStart] = [useOutbox(), useThoughtList(''), useGoalList(), useDayStart()];
  const { thoughts } = list;
  const timeline = useMemo(() => buildTimeline(thoughts ?? [], outbox, dayStart), [thoughts, outbox, dayStart]);
  const today = usePersonalDay(dayStart);
  return { list, goals, dayStart, timeline, today };
};

/** A block of the page, by its width. */
const blockName = (block: 'tray' | 'lines', wide: boolean) => `home-${block}${wide ? '-wide' : ''}`;

/** With a mouse and room, writing begins without a click; a screen that was navigated to has its heading focused. */
const useFocusAtLoad = (write: () => void) => {
  useEffect(() => {
    const desk = window.matchMedia('(min-width: 62em) and (hover: hover) and (pointer: fine)').matches;
    if (desk && document.activeElement === document.body) write();
    // At load only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

type Day = ReturnType<typeof useDay>;
type PartProps = Readonly<{ day: Day; wide: boolean; onWrite: () => void }>;

const HomeTop = ({ day: { list, timeline, today, dayStart, goals }, wide, onWrite }: PartProps) => {
  const { language } = useLanguage();
  return (
    <div className={styles['top']}>
      <h1 className="display" tabIndex={-1}>
        {formatDayTitle(language, today, today)}
      </h1>
      <ReservedHeight name={blockName('tray', wide)}>
        <HomeTray
          list={list}
          timeline={timeline}
          today={today}
          dayStart={dayStart}
          goal={dayGoal(goals?.items ?? [])}
          onWrite={onWrite}
          foot={!wide && <TrayGoals goals={goals} onWrite={onWrite} />}
        />
      </ReservedHeight>
    </div>
  );
};

/** Below the field: the next reminder where there is no side column, and what is still to be answered. */
const HomeLines = ({ day: { list, today }, wide }: Omit<PartProps, 'onWrite'>) => (
  <ReservedHeight name={blockName('lines', wide)}>
    {!wide && <ReminderLine />}
    {!wide && <EarlierYearsLine />}
    {/* The first use shows only the first thought. */}
    {(list.thoughts ?? []).length > 0 && <HomeNotices today={today} />}
  </ReservedHeight>
);

/** The day: its stones, the composer, and its thoughts. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl();
  const wide = useWideViewport();
  const day = useDay();
  const composer = useRef<HTMLDivElement>(null);
  const write = () => composer.current?.querySelector('textarea')?.focus({ preventScroll: true });
  useFocusAtLoad(write);
  const arriving = !useArrived(blockName('lines', wide), fetchParts) || undefined;
  usePageTitle(formatMessage(messages.page));
  return (
    <div className={styles['home']}>
      <HomeTop day={day} wide={wide} onWrite={write} />
      {/* On a phone the goals of the day stand above it. */}
      <div ref={composer} data-arriving={wide ? undefined : arriving}>
        <Composer Below={wide ? AskLine : PhoneLinks} />
      </div>
      <div data-arriving={arriving} className={styles['lines']}>
        <HomeLines day={day} wide={wide} />
      </div>
      <div data-arriving={arriving}>
        <Timeline list={day.list} timeline={day.timeline} today={day.today} onWrite={write} />
      </div>
      {wide && <HomeAside arriving={arriving} goals={<AsideGoals goals={day.goals} onWrite={write} />} />}
    </div>
  );
};
