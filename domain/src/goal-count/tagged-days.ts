import type { GoalSnapshot } from '#goal/figures/goal-snapshot.ts';
import { dayPlus, daysOf } from '#time/days.ts';
import type { CountedDay } from './goal-count.events.ts';

/** A month that contains its first day may have begun before it. */
const longestPeriod = 31;

/** The days on which thoughts count for a goal with tags, under each of its terms; null: it has none, and its thoughts are counted without it. */
export const taggedDays = ({
  history: { revisions, startDay },
  counts,
  today,
}: Pick<GoalSnapshot, 'history' | 'counts' | 'today'>): readonly CountedDay[] | null => {
  if (revisions.every(({ tags }) => tags.length === 0)) return null;
  const days = daysOf({ from: dayPlus(startDay, -longestPeriod), to: today });
  return revisions
    .filter(({ terms }) => terms.filter !== null)
    .flatMap((revision) => {
      const counted = counts(revision);
      return days.flatMap((day) => {
        const thoughts = counted.get(day) ?? 0;
        return thoughts > 0 ? [{ fromDay: revision.fromDay, day, thoughts }] : [];
      });
    });
};
