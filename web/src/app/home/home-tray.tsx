import { dayPlus } from '@ecrin/domain/time/days.ts';
import { DayTray } from '@ecrin/ui/day-tray/day-tray.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { thoughtsIn, type TimelineItem } from '#features/thoughts/list/timeline.ts';
import type { useThoughtList } from '#features/thoughts/list/use-thought-list.ts';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useOnline } from '#lib/page/connection.ts';
import { weekdayInitialOf } from '#lib/time/date-format.ts';
import { daysThrough, weekThrough } from '#lib/time/day-range.ts';
import { countToday, unsentOn, whyUnknown } from './day-count.ts';
import type { DayGoal } from './day-goal.ts';
import { homeMessages as messages } from './home.messages.ts';

type Counted = Readonly<Record<string, number>>;

type Week = Readonly<{
  today: string;
  counted: Counted | undefined;
  now: number | null;
  timeline: readonly TimelineItem[];
}>;

const useWeek = ({ today, counted, now, timeline }: Week) => {
  const { language } = useLanguage();
  if (!counted) return [];
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = dayPlus(today, -back);
    const count = (back === 0 ? now : null) ?? (counted[day] ?? 0) + unsentOn(timeline, day);
    return { day, initial: weekdayInitialOf(language, day), count };
  });
};

type TrayProps = Readonly<{
  list: ReturnType<typeof useThoughtList>;
  timeline: readonly TimelineItem[];
  today: string;
  /** Minutes after midnight. */ dayStart: number;
  goal: DayGoal | null;
  onWrite: () => void;
}>;

const Unknown = ({ onDevice, missing }: { onDevice: number; missing: string }) => (
  <>
    <b>
      <FormattedMessage {...messages.trayOnDevice} values={{ count: onDevice }} />
    </b>
    <span>
      <FormattedMessage {...messages.trayUnknown} values={{ missing }} />
    </span>
  </>
);

const goalState = ({ rest, target }: DayGoal, count: number) => {
  if (rest) return 'rest';
  return count < target ? 'open' : 'met';
};

type KnownProps = Readonly<{ count: number; goal: DayGoal | null; reread: string; onWrite: () => void }>;

const Known = ({ count, goal, reread, onWrite }: KnownProps) => {
  const { formatMessage } = useIntl();
  const { target } = goal ?? { target: 0 };
  const state = goal ? goalState(goal, count) : 'none';
  return (
    <>
      <b>
        {state === 'none'
          ? formatMessage(messages.trayCount, { count })
          : formatMessage(messages.trayTarget, { count, target, state })}
      </b>
      {count > 0 && state !== 'open' ? (
        <Link href={reread}>
          <FormattedMessage {...messages.trayReread} />
        </Link>
      ) : (
        <button type="button" onClick={onWrite}>
          {count === 0 ? formatMessage(messages.trayFirst) : formatMessage(messages.trayLeft, { left: target - count })}
        </button>
      )}
    </>
  );
};

/** The day's stones, in the order they were laid. */
export const HomeTray = ({ list, timeline, today, dayStart, goal, onWrite }: TrayProps) => {
  const { formatMessage } = useIntl();
  const online = useOnline();
  const counted = useCountThoughtsQuery(weekThrough(today, dayStart)).data?.day;
  const count = countToday({ list, timeline, today, counted }, online);
  const items = timeline.filter(({ day }) => day === today).toReversed();
  const week = useWeek({ today, counted, now: count, timeline });
  return (
    <DayTray
      name={formatMessage(messages.tray)}
      moods={items.map((item) => ('card' in item ? item.card.mood : null))}
      count={count ?? items.length}
      target={goal?.rest === false ? goal.target : null}
      week={week}
      weekName={formatMessage(messages.week, { counts: week.map((day) => day.count).join(', ') })}
    >
      {count === null ? (
        <Unknown onDevice={thoughtsIn(items.filter((item) => 'device' in item))} missing={whyUnknown(list, online)} />
      ) : (
        <Known
          count={count}
          goal={goal}
          reread={`/app/thoughts?${daysThrough(today, today, dayStart)}`}
          onWrite={onWrite}
        />
      )}
    </DayTray>
  );
};
