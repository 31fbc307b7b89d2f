import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { SnoozeNotificationActivities } from './snooze-notification.activities.ts';
import type { SnoozeNotificationInput, SnoozeNotificationOutcome } from './snooze-notification.input.ts';

const minute = 60_000;

/** « 10 min », « Demain ». */
export const snoozeNotification = defineWorkflow<
  SnoozeNotificationInput,
  SnoozeNotificationOutcome,
  SnoozeNotificationActivities
>({
  name: 'put-off-notification',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: restartAfterFault(async (run, input) => {
    await run.sleepUntil(input.until);
    return run.activities.postAgain(input);
  }),
});
