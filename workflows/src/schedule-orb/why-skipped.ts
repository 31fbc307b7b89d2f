import type { RecentSources, RunSkip } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { valuesOf } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import { reachedLimit } from '@ecrin/domain/orb-run/run-limits.ts';
import type { ExistingOrbSchedule } from '@ecrin/domain/orb-schedule/orb-schedule.aggregate.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { calendarDay } from '@ecrin/domain/time/calendar-day.ts';
import { dayPlus } from '@ecrin/domain/time/days.ts';
import { orBehind, type ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';
import { isAccountActive } from '#is-account-active.ts';

export type DueSchedule = Readonly<{ schedule: ExistingOrbSchedule; dueAt: string; now: string }>;

/** The days that are looked back on end today, where the person is. */
export const recentSourcesOf = (
  { lookBack: { recentThoughts, activeThreads, lookBackDays, maxThoughts }, timeZone }: ExistingOrbSchedule,
  now: string,
): RecentSources => ({
  kind: 'recent',
  from: dayPlus(calendarDay(now, timeZone), -lookBackDays),
  thoughts: recentThoughts,
  threads: activeThreads,
  most: maxThoughts,
});

/** Why nothing runs at a due time; null when it does. */
export const whySkipped = async (
  services: ExecuteOrbServices,
  due: DueSchedule,
  instructions: OrbInstructions,
): Promise<RunSkip | null> => {
  const { schedule } = due;
  if ('wrong' in valuesOf(instructions.variables, schedule.words?.values ?? {})) return 'answers-needed';
  const closed = await whyClosed(services, due.schedule.ownerId);
  if (closed) return closed;
  if (await isOverCap(services, due)) return 'over-cap';
  return (await hasSomethingNew(services, due)) ? null : 'nothing-new';
};

const whyClosed = async ({ events, orbs }: ExecuteOrbServices, ownerId: string): Promise<RunSkip | null> => {
  if (!(await isAccountActive(events, ownerId))) return 'account-deactivated';
  if (!orbs.writing()) return 'no-engine';
  return (await orbs.isAccepted(ownerId, 'orbs')) ? null : 'not-accepted';
};

/** A limit of the client is reached, or a budget is used. */
const isOverCap = async ({ orbs }: ExecuteOrbServices, { schedule: { ownerId }, now }: DueSchedule): Promise<boolean> =>
  reachedLimit(await orbs.usedOf(ownerId, now), await orbs.limits()) !== null ||
  ((await orbs.usedShare(ownerId, now)) ?? 0) >= 1;

/** Something was written since it last ran. With the person's own text alone there is always something to read. */
const hasSomethingNew = async ({ orbs }: ExecuteOrbServices, { schedule, now }: DueSchedule): Promise<boolean> => {
  const { ownerId, orbId } = schedule;
  const sources = recentSourcesOf(schedule, now);
  if (!sources.thoughts && !sources.threads) return true;
  const { thoughts } = orBehind(await orbs.select({ ownerId, sources }));
  const last = orBehind(await orbs.lastScheduledRun({ ownerId, orbId }));
  return thoughts.some(({ createdAt }) => last.startedAt === null || createdAt > last.startedAt);
};
