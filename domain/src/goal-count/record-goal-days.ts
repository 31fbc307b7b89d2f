import { evolveWith, nothingNew, type Aggregate, type Decision } from '#kernel/event-sourcing.ts';
import type { CountedDay, GoalCountEvent, GoalDaysCounted } from './goal-count.events.ts';

/** What was recorded of a goal, by terms and day. `through` null: nothing yet. */
export type GoalCount = Readonly<{
  ownerId: string | null;
  through: string | null;
  ongoing: boolean;
  days: ReadonlyMap<string, CountedDay>;
}>;

const keyOf = ({ fromDay, day }: CountedDay): string => `${fromDay} ${day}`;
const byKey = (days: readonly CountedDay[]): ReadonlyMap<string, CountedDay> =>
  new Map(days.map((counted) => [keyOf(counted), counted]));

export const goalCount: Aggregate<GoalCount, GoalCountEvent> = {
  category: 'goal-count',
  initial: { ownerId: null, through: null, ongoing: true, days: new Map() },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<GoalCount, GoalCountEvent>({
    GoalDaysCounted: (before, { ownerId, through, ongoing, days }) => ({
      ownerId,
      through,
      ongoing,
      days: new Map([...before.days, ...byKey(days)]),
    }),
  }),
};

export type RecordGoalDays = Omit<GoalDaysCounted['data'], 'countedAt'> & Readonly<{ now: string }>;

/** Once a day while the goal goes on and once after; then only what changed. `days`: all on which thoughts count. */
export const recordGoalDays = (
  { days, now, ...morning }: RecordGoalDays,
  before: GoalCount,
): Decision<GoalDaysCounted> => {
  const found = byKey(days);
  const gone = [...before.days.values()].filter(
    ({ thoughts, ...one }) => thoughts > 0 && !found.has(keyOf({ thoughts, ...one })),
  );
  const changed = [
    ...days.filter((one) => before.days.get(keyOf(one))?.thoughts !== one.thoughts),
    ...gone.map((one) => ({ ...one, thoughts: 0 })),
  ];
  const isLater = before.through === null || (before.ongoing && before.through < morning.through);
  if (changed.length === 0 && !isLater) return nothingNew;
  return [{ type: 'GoalDaysCounted', data: { ...morning, days: changed, countedAt: now }, private: null }];
};
