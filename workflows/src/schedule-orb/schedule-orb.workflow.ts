import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { ScheduleOrbActivities } from './schedule-orb.activities.ts';
import type { ScheduleOrbInput, ScheduleOrbOutcome } from './schedule-orb.input.ts';

const minute = 60_000;
/** Then it continues as new: the replay at each time stays short. */
const timesPerRun = 12;

/** An orb that reads on its own, from one due time to the next. After an outage only the latest missed time is run, once. */
export const scheduleOrb = defineWorkflow<ScheduleOrbInput, ScheduleOrbOutcome, ScheduleOrbActivities>({
  name: 'schedule-orb',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: restartAfterFault(async (run, input) => {
    const { ownerId, orbId, revision } = input;
    let { after } = input;
    let due = await run.activities.nextDue({ ownerId, orbId, revision, after, awoken: null });
    for (let times = 0; times < timesPerRun;) {
      if (due === 'superseded') return due;
      const { dueAt, isDue } = due;
      if (isDue) {
        due = await run.activities.begin({ ownerId, orbId, revision, dueAt });
        after = dueAt;
        times += 1;
      } else {
        await run.sleepUntil(dueAt);
        due = await run.activities.nextDue({ ownerId, orbId, revision, after, awoken: dueAt });
      }
    }
    return run.continueAsNew({ ...input, after });
  }),
});
