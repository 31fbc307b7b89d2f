import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { ReviewGoalsActivities } from './review-goals.activities.ts';
import type { ReviewGoalsInput } from './review-goals.input.ts';

const minute = 60_000;
/** Then it continues as new. */
const morningsPerRun = 30;

/** One per client with goals, from the first goal on: each morning it reviews the periods that ended the day before, and waits while there is no goal. */
export const reviewGoals = defineWorkflow<ReviewGoalsInput, never, ReviewGoalsActivities, 'goal-set'>({
  name: 'review-goals',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: restartAfterFault(async (run, { ownerId, ...since }) => {
    let { timeZone, after } = since;
    for (let mornings = 0; mornings < morningsPerRun; mornings += 1) {
      const morning = await run.activities.nextMorning({ ownerId, timeZone, after });
      await run.sleepUntil(morning);
      const seen = await run.activities.review({ ownerId, timeZone, morning });
      ({ timeZone, after } = seen);
      if (seen.goesOn) continue;
      await run.waitFor('goal-set', null);
      after = null;
    }
    return run.continueAsNew({ ownerId, timeZone, after });
  }),
});
