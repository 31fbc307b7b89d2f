import type { ThoughtCard } from '@ecrin/contracts/thought.ts';
import { DayTray } from '@ecrin/ui/day-tray/day-tray.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import { daysBefore } from '../features/thoughts/day-groups.ts';
import { weekdayInitialOf } from '../lib/moments.ts';
import { useCountThoughtsQuery } from '../lib/thought-counts.api.ts';
import { useLanguage } from '../lib/intl.tsx';
import { homeMessages as messages } from './home.messages.ts';

const useWeek = (today: string) => {
  const { language } = useLanguage();
  const { data } = useCountThoughtsQuery(`from=${daysBefore(today, 6)}&to=${today}`);
  if (!data) return [];
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = daysBefore(today, back);
    return { day, initial: weekdayInitialOf(language, day), count: data.day[day] ?? 0 };
  });
};

/** The day's stones, in the order they were laid. */
export const HomeTray = ({ moods, today, onWrite }: { moods: readonly ThoughtCard['mood'][]; today: string; onWrite: () => void }) => {
  const { formatMessage } = useIntl();
  const week = useWeek(today);
  const nextStep = moods.length === 0
    ? <button type="button" onClick={onWrite}><FormattedMessage {...messages.trayFirst} /></button>
    : <Link href={`/app/thoughts?from=${today}&to=${today}`}><FormattedMessage {...messages.trayReread} /></Link>;
  return (
    <DayTray name={formatMessage(messages.tray)} moods={moods} week={week} weekName={formatMessage(messages.week, { counts: week.map(({ count }) => count).join(', ') })}>
      <b><FormattedMessage {...messages.trayCount} values={{ count: moods.length }} /></b>
      {nextStep}
    </DayTray>
  );
};
