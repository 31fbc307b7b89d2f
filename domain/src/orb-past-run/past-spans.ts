import { dayPlus, weekdayOf } from '#time/days.ts';
import type { PastSpan, PastStep } from './orb-past-run.vocabulary.ts';

const firstOfNextMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** The first day of the month or week (Monday) after that of a day. */
const nextStart: Readonly<Record<PastStep, (day: string) => string>> = {
  month: firstOfNextMonth,
  week: (day) => dayPlus(day, 8 - weekdayOf(day)),
};

/** The months or weeks of a past, the earliest first; the first and the last are cut where it begins and ends. At most `most` and one more. */
export const pastSpans = ({ from, to }: PastSpan, step: PastStep, most: number): readonly PastSpan[] => {
  const spans: PastSpan[] = [];
  for (let start = from; start <= to && spans.length <= most;) {
    const next = nextStart[step](start);
    const last = dayPlus(next, -1);
    spans.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return spans;
};
