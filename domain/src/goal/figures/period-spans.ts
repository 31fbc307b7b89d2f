import { dayPlus, weekdayOf, type DaySpan } from '#time/days.ts';
import { earlierOf } from '#time/instant.ts';
import { latestRevision, type GoalHistory, type Revision } from '../goal-history.ts';
import type { GoalFrequency } from '../goal.vocabulary.ts';

/** The day, the week from Monday, or the month that contains a day. */
export const periodAround = (frequency: GoalFrequency, day: string): DaySpan => {
  if (frequency === 'daily') return { from: day, to: day };
  if (frequency === 'weekly') {
    const from = dayPlus(day, 1 - weekdayOf(day));
    return { from, to: dayPlus(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayPlus(`${dayPlus(from, 31).slice(0, 7)}-01`, -1) };
};

/** Days that are evaluated together, by the terms at its end, or now. `partial`: only partly within the goal's time, or cut by another frequency. */
export type PeriodSpan = DaySpan & Readonly<{ revision: Revision; partial: boolean }>;

/** What determines the spans as of a day: the revisions known then, and the last day that is in a period. */
export type SpanContext = Readonly<{
  revisions: readonly Revision[];
  endDay: string | null;
  today: string;
  last: string;
}>;

export const spanContext = (history: Pick<GoalHistory, 'revisions'>, today: string): SpanContext => {
  const revisions = knownOn(history.revisions, today);
  const { endDay } = latestRevision({ revisions }).terms;
  return { revisions, endDay, today, last: endDay === null ? today : earlierOf(today, endDay) };
};

/** As of an earlier day, later revisions are ignored. */
const knownOn = (revisions: readonly Revision[], day: string): readonly Revision[] => {
  const known = revisions.filter(({ fromDay }) => fromDay <= day);
  return known.length > 0 ? known : revisions.slice(0, 1);
};

/** The one that begins on a day. */
export const spanFrom = (from: string, { revisions, endDay, today }: SpanContext): PeriodSpan => {
  const { frequency } = revisionOn(revisions, from).terms;
  const whole = periodAround(frequency, from);
  const changed = revisions.find(
    ({ fromDay, terms }) => fromDay > from && fromDay <= whole.to && terms.frequency !== frequency,
  );
  const to = [changed && dayPlus(changed.fromDay, -1), endDay].reduce<string>(
    (end, limit) => (limit && limit < end ? limit : end),
    whole.to,
  );
  return {
    from,
    to,
    revision: revisionOn(revisions, earlierOf(to, today)),
    partial: from > whole.from || to < whole.to,
  };
};

const revisionOn = (revisions: readonly Revision[], day: string): Revision =>
  revisions.findLast(({ fromDay }) => fromDay <= day) ?? latestRevision({ revisions: revisions.slice(0, 1) });
