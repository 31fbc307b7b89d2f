import { dayMs, minuteMs } from '#time/instant.ts';
import { clockTransitionBetween, instantFromTransition, wallClockAt } from '#time/wall-clock.ts';
import type { ReminderSchedule } from '../reminder.vocabulary.ts';
import { planOf } from './reminder-plan.ts';

/**
 * The instants (ISO 8601 UTC) at which a reminder is due strictly after `after`, soonest first, at most `count`; fewer when there are no more.
 * Due by the wall clock of the zone: a skipped time is due as much later, a repeated one the first time.
 */
export const nextOccurrences = (
  schedule: ReminderSchedule,
  timeZone: string,
  ...[after, count]: readonly [after: string, count: number]
): readonly string[] => {
  const [plan, from] = [planOf(schedule), Date.parse(after)];
  const found = new Set<number>();
  let day = plan.dayFrom(dayAt(from, timeZone) - 1);
  // One day more than is needed: a time skipped around midnight is due among those of the next.
  for (let enough = false; day !== null && !enough; day = plan.dayFrom(day + 1)) {
    enough = found.size >= count;
    for (const instant of instantsOn(day, plan.minutes, timeZone)) if (instant > from) found.add(instant);
  }
  return [...found]
    .sort((one, other) => one - other)
    .slice(0, count)
    .map(isoOf);
};

export type TimeWindow = Readonly<{ after: string; through: string }>;

/** How often a reminder came due after one instant and until another, that one included, and the last time. The work grows with the days between. */
export const occurrencesBetween = (
  schedule: ReminderSchedule,
  timeZone: string,
  { after, through }: TimeWindow,
): Readonly<{ latest: string | null; count: number }> => {
  const [plan, from, until] = [planOf(schedule), Date.parse(after), Date.parse(through)];
  const lastDay = dayAt(until, timeZone) + 1;
  let [count, latest, dayBefore]: [number, number, readonly number[]] = [0, -Infinity, []];
  for (let day = plan.dayFrom(dayAt(from, timeZone) - 1); day !== null && day <= lastDay; day = plan.dayFrom(day + 1)) {
    const found = instantsOn(day, plan.minutes, timeZone).filter((instant) => instant > from && instant <= until);
    count += newOf(found, dayBefore).length;
    latest = Math.max(latest, found.at(-1) ?? latest);
    dayBefore = found;
  }
  return { latest: count === 0 ? null : isoOf(latest), count };
};

const isoOf = (instant: number): string => new Date(instant).toISOString();
const dayAt = (instant: number, timeZone: string): number => Math.floor(wallClockAt(instant, timeZone) / dayMs);

/** Ascending, each once. */
const instantsOn = (day: number, minutes: readonly number[], timeZone: string): readonly number[] => {
  const midnight = day * dayMs;
  const clock = clockTransitionBetween(midnight - dayMs, midnight + 2 * dayMs, timeZone);
  const instants = minutes.map((minute) => instantFromTransition(clock, midnight + minute * minuteMs));
  return clock.before === clock.after ? instants : [...new Set(instants)].sort((one, other) => one - other);
};

/** Without occurrences that a skipped day already moved to this one. */
const newOf = (found: readonly number[], dayBefore: readonly number[]): readonly number[] =>
  (found[0] ?? Infinity) > (dayBefore.at(-1) ?? -Infinity)
    ? found
    : found.filter((instant) => !dayBefore.includes(instant));
