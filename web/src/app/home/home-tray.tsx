import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { DayTray } from '@ecrin/ui/day-tray/day-tray.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useCountThoughtsQuery } from '#lib/api/thought-counts.api.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { weekdayInitialOf } from '#lib/time/date-format.ts';
import { homeMessages as messages } from './home.messages.ts';

/** The query string of a range of the person's days. */
const daysThrough = (from: string, to: string, dayStart: number) =>
  `from=${from}&to=${to}${dayStart === 0 ? '' : `&dayStart=${dayStart}`}`;

const useWeek = (today: string, dayStart: number) => {
  const { language } = useLanguage();
  const { data } = useCountThoughtsQuery(daysThrough(dayPlus(today, -6), today, dayStart));
  if (!data) return [];
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = dayPlus(today, -back);
    return { day, initial: weekdayInitialOf(language, day), count: data.day[day] ?? 0 };
  });
};

type TrayProps = Readonly<{
  moods: readonly ThoughtCard['mood'][];
  today: string;
  /** Minutes after midnight. */ dayStart: number;
  /** The day's target; null: there is none. */ target: number | null;
  onWrite: () => void;
}>;

/** The day's stones, in the order they were laid. */
export const HomeTray = ({ moods, today, dayStart, target, onWrite }: TrayProps) => {
  const { formatMessage } = useIntl();
  const week = useWeek(today, dayStart);
  const left = target === null ? 0 : target - moods.length;
  return (
    <DayTray
      name={formatMessage(messages.tray)}
      moods={moods}
      target={target}
      week={week}
      weekName={formatMessage(messages.week, { counts: week.map(({ count }) => count).join(', ') })}
    >
      <b>
        {target === null
          ? formatMessage(messages.trayCount, { count: moods.length })
          : formatMessage(messages.trayTarget, { count: moods.length, target })}
      </b>
      {moods.length > 0 && left <= 0 ? (
        <Link href={`/app/thoughts?${daysThrough(today, today, dayStart)}`}>
          <FormattedMessage {...(target === null ? messages.trayReread : messages.trayMet)} />
        </Link>
      ) : (
        <button type="button" onClick={onWrite}>
          {moods.length === 0 ? formatMessage(messages.trayFirst) : formatMessage(messages.trayLeft, { left })}
        </button>
      )}
    </DayTray>
  );
};
