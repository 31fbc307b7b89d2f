import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { RemindActivities } from './remind.activities.ts';
import type { RemindInput, RemindOutcome } from './remind.input.ts';

const minute = 60_000;
/** Then it continues as new: the replay at each firing stays short. */
const firingsPerRun = 12;
/** The same while the account is deactivated. */
const holdsPerRun = 24;

/**
 * A reminder, from one due time to the next. After an outage only the latest missed time is fired, once,
 * with the number of earlier ones it covers.
 */
export const remind = defineWorkflow<RemindInput, RemindOutcome, RemindActivities>({
  name: 'remind',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: restartAfterFault(async (run, input) => {
    const { reminderId, ownerId, revision } = input;
    let { after } = input;
    let held = 0;
    let due = await run.activities.nextDue({ reminderId, ownerId, revision, after, awoken: null });
    for (let fired = 0; fired < firingsPerRun;) {
      if (due === null) return 'over';
      if (due === 'superseded') return due;
      const { dueAt, isDue, missed } = due;
      if (isDue) {
        due = await run.activities.fire({ reminderId, ownerId, revision, dueAt, missed });
        after = dueAt;
        fired += 1;
      } else {
        held += due.held ? 1 : 0;
        if (held > holdsPerRun) return run.continueAsNew({ ...input, after });
        await run.sleepUntil(dueAt);
        due = await run.activities.nextDue({ reminderId, ownerId, revision, after, awoken: dueAt });
      }
    }
    return run.continueAsNew({ ...input, after });
  }),
});
