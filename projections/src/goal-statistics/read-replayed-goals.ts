import { personalDay } from '@ecrin/domain/goal/day-part.ts';
import { dayTallies, type DayTally } from '@ecrin/domain/goal/figures/day-tallies.ts';
import { memoryFor } from '@ecrin/domain/goal/figures/goal-memory.ts';
import { snapshotFrom, type GoalSnapshot } from '@ecrin/domain/goal/figures/goal-snapshot.ts';
import { emptyGoalCalendar } from '@ecrin/domain/goal/goal-calendar.aggregate.ts';
import type { GoalHistory } from '@ecrin/domain/goal/goal-history.ts';
import { filterKey } from '@ecrin/domain/goal/goal-terms.ts';
import { earlierOf } from '@ecrin/domain/time/instant.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { createThoughtCounter } from '#goal/count-goal-thoughts.ts';
import { goalCalendarModel } from '#goal/goal.model.ts';
import { openThreadDirectory } from '#thread/thread-directory.ts';
import { countedThoughtModel } from './counted-thought.projection.ts';
import { maybeTag, sealedTag } from './replay-goals.ts';
import { taggedDaysModel, type TaggedDaysDocument } from './tagged-days.projection.ts';

type Reading = Readonly<{ ownerId: string; timeZone: string; now: string; to: string | null }>;
/** `by-tags`, `unknown`: its thoughts, or perhaps some, cannot be counted. */
export type CountedBy = 'yes' | 'by-tags' | 'unknown';
export type ReplayedGoal = GoalSnapshot & Readonly<{ counted: CountedBy }>;

/** As `readGoals` does for the client's own screens, from lean models and without sums of earlier answers. */
export const goalReader = async (models: ReadModels, { ownerId, timeZone, now, to }: Reading) => {
  const calendar = (await (await models.open(goalCalendarModel)).get(ownerId)) ?? emptyGoalCalendar(ownerId);
  const current = personalDay(now, timeZone, calendar.dayStarts);
  const today = to === null ? current : earlierOf(current, to);
  const directory = await openThreadDirectory(models, ownerId);
  const thoughtsOf = createThoughtCounter({
    cards: await models.open(countedThoughtModel),
    directory,
    calendar,
    today,
  });
  const taggedDays = await models.open(taggedDaysModel);
  return async (history: GoalHistory): Promise<ReplayedGoal> => {
    const tags = hiddenTagsOf(history);
    const recorded = tags === 'none' ? null : await taggedDays.get(history.goalId);
    if (recorded) return { ...taggedSnapshot({ history, calendar, today }, recorded), counted: 'yes' };
    const { parts } = await thoughtsOf(history);
    const snapshot = snapshotFrom(memoryFor(null, { history, calendar, tallies: dayTallies(calendar, parts) }), today);
    return { ...snapshot, counted: tags === 'none' ? 'yes' : tags };
  };
};

/** With tags it is as of the morning that counted it last. */
const taggedSnapshot = (
  { history, calendar, today }: Pick<GoalSnapshot, 'history' | 'calendar' | 'today'>,
  { counts, through }: TaggedDaysDocument,
): GoalSnapshot => {
  const tallies = new Map(
    history.revisions.flatMap(({ fromDay, terms: { filter }, tags }) =>
      filter ? [[filterKey(filter, tags), [tallyOfDays(counts[fromDay] ?? {})]] as const] : [],
    ),
  );
  return snapshotFrom(memoryFor(null, { history, calendar, tallies }), earlierOf(today, through));
};

const tallyOfDays = (days: Readonly<Record<string, number>>): DayTally => ({
  days: new Map(Object.entries(days)),
  total: Object.values(days).reduce((sum, thoughts) => sum + thoughts, 0),
});

/** Whether its thoughts cannot be counted without tags. */
const hiddenTagsOf = ({ revisions }: GoalHistory): 'none' | 'by-tags' | 'unknown' => {
  const tags = revisions.flatMap((revision) => revision.tags);
  if (tags.some((tag) => tag.startsWith(sealedTag))) return 'by-tags';
  return tags.some((tag) => tag.startsWith(maybeTag)) ? 'unknown' : 'none';
};
