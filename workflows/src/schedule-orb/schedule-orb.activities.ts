import { findDue, type Due } from '@ecrin/domain/reminder/schedule/find-due.ts';
import { laterOf } from '@ecrin/domain/time/instant.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { ExecuteOrbServices } from '#execute-orb/orb-run-step.ts';
import { beginScheduledRun } from './begin-scheduled-run.ts';
import { readOrbSchedule } from './read-orb-schedule.ts';
import type { ScheduleOrbInput } from './schedule-orb.input.ts';

export type NextRun = Due | 'superseded';
/** `awoken`: the due time that was waited for. The engine's time counts, should the clock here be behind. */
type NextDueInput = ScheduleOrbInput & Readonly<{ awoken: string | null }>;
type BeginInput = Omit<ScheduleOrbInput, 'after'> & Readonly<{ dueAt: string }>;

export const createScheduleOrbActivities = (services: ExecuteOrbServices) => ({
  nextDue: async ({ awoken, ...input }: NextDueInput): Promise<NextRun> => {
    const read = await readOrbSchedule(services.events, input);
    const now = laterOf(services.clock.now().toISOString(), awoken ?? '');
    return (read && findDue(read.definition, { after: input.after, now })) ?? 'superseded';
  },

  /** Requests the run of a due time, or records why not. Also returns the next due time, which saves a step. */
  begin: async ({ dueAt, ...input }: BeginInput, context: ActivityContext): Promise<NextRun> => {
    const read = await readOrbSchedule(services.events, input);
    if (!read) return 'superseded';
    const now = services.clock.now().toISOString();
    await beginScheduledRun(services, { schedule: read.current, dueAt, now }, context);
    return findDue(read.definition, { after: dueAt, now }) ?? 'superseded';
  },
});
export type ScheduleOrbActivities = ReturnType<typeof createScheduleOrbActivities>;
