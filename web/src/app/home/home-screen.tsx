import { usePageTitle } from '@ecrin/browser/page/page-title.ts';
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
import { dayGoal } from './day-goal.ts';
import { FirstFacts, FirstMinute } from './first-minute.tsx';
import { HomeAside } from './home-aside.tsx';
import { HomeDays } from './home-days.tsx';
import { HomeTray } from './home-tray.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { Slip } from './slip/slip-part.tsx';
import { useArrived } from './use-arrived.ts';
import { WaysIn } from './ways-in.tsx';
import styles from './home.module.css';

export { askForDay } from './ask-for-day.ts';

type TimelineProps = Readonly<{
  list: ReturnType<typeof useThoughtList>;
  timeline: readonly TimelineItem[];
  today: string;
}>;

const Timeline = ({ list, timeline, today }: TimelineProps) => (
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

/** What is shown, under the person's own days, which may begin later than midnight. */
const useDay = () => {
  const [outbox, list, { data: goals }, dayStart] = [useOutbox(), useThoughtList(''), useGoalList(), useDayStart()];
  const { thoughts } = list;
  const timeline = useMemo(() => buildTimeline(thoughts ?? [], outbox, dayStart), [thoughts, outbox, dayStart]);
  const today = usePersonalDay(dayStart);
  /** Nothing has been kept yet, and nothing else is shown but how to begin. */
  const empty = timeline.length === 0 && list.thoughts !== null && !list.stale;
  return { list, goals, dayStart, timeline, today, empty };
};
type Day = ReturnType<typeof useDay>;

/** A block of the page, by its width. */
const blockName = (block: 'tray' | 'slip', wide: boolean) => `home-${block}${wide ? '-wide' : ''}`;

/** With a mouse and room, writing begins without a click; a screen that was navigated to has its heading focused. */
const useFocusAtLoad = (write: () => void) => {
  useEffect(() => {
    const desk = window.matchMedia('(min-width: 62em) and (hover: hover) and (pointer: fine)').matches;
    if (desk && document.activeElement === document.body) write();
    // At load only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

type PartProps = Readonly<{ day: Day; arriving: true | undefined; onWrite: () => void }>;

const HomeTop = ({ day, arriving, onWrite }: PartProps) => {
  const { list, timeline, today, dayStart, goals, empty } = day;
  const { language } = useLanguage();
  const wide = useWideViewport();
  return (
    <div className={styles['top']}>
      <h1 className="display" tabIndex={-1}>
        {formatDayTitle(language, today, today)}
      </h1>
      {empty ? (
        <p className={`display ${styles['first']}`} data-level="2">
          <FormattedMessage {...messages.firstSentence} />
        </p>
      ) : (
        <div data-arriving={arriving}>
          <ReservedHeight name={blockName('tray', wide)}>
            <HomeTray
              list={list}
              timeline={timeline}
              today={today}
              dayStart={dayStart}
              goal={dayGoal(goals?.items ?? [])}
              onWrite={onWrite}
            />
          </ReservedHeight>
        </div>
      )}
    </div>
  );
};

/** Between the field and the thread on a phone, at the side on a desk: the slip, and there also two steady lines of fact. */
const Margin = ({ day, arriving, onWrite }: PartProps) => {
  const wide = useWideViewport();
  const { list, timeline, today, dayStart, goals, empty } = day;
  const slipDay = { today, dayStart, goals, newestAt: timeline[0]?.occurredAt ?? null };
  const listed = list.thoughts !== null || list.failed;
  return (
    <div data-arriving={arriving} className={styles['margin']}>
      {!empty && (
        <ReservedHeight name={blockName('slip', wide)}>
          <Slip day={{ ...slipDay, listed }} />
        </ReservedHeight>
      )}
      {wide && (empty ? <FirstFacts /> : <HomeAside goals={goals} onWrite={onWrite} />)}
    </div>
  );
};

/** The day: its stones, the composer, and its thoughts. */
export const HomeScreen = () => {
  const { formatMessage } = useIntl();
  const wide = useWideViewport();
  const day = useDay();
  const composer = useRef<HTMLDivElement>(null);
  const write = () => composer.current?.querySelector('textarea')?.focus({ preventScroll: true });
  useFocusAtLoad(write);
  const arriving = !useArrived(blockName('slip', wide), fetchParts) || undefined;
  usePageTitle(formatMessage(messages.page));
  return (
    <div className={styles['home']}>
      <HomeTop day={day} arriving={arriving} onWrite={write} />
      <div ref={composer} data-arriving={wide ? undefined : arriving}>
        <Composer first={day.empty} {...(!day.empty && { Below: WaysIn })} />
      </div>
      <Margin day={day} arriving={arriving} onWrite={write} />
      <div data-arriving={arriving}>
        {day.empty ? (
          <FirstMinute today={day.today} onBegun={write} />
        ) : (
          <Timeline list={day.list} timeline={day.timeline} today={day.today} />
        )}
      </div>
    </div>
  );
};
