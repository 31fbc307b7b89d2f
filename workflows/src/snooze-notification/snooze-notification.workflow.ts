import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { beginAgain } from '#restart-workflow.ts';
import type { PutOffNotificationActivities } from './snooze-notification.activities.ts';
import type { PutOffNotificationInput, PutOffNotificationOutcome } from './snooze-notification.input.ts';

const minute = 60_000;

/** « 10 min », « Demain ». */
export const putOffNotification = defineWorkflow<
  PutOffNotificationInput,
  PutOffNotificationOutcome,
  PutOffNotificationActivities
>({
  name: 'put-off-notification',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: beginAgain(async (run, input) => {
    await run.sleepUntil(input.until);
    return run.activities.postAgain(input);
  }),
});
