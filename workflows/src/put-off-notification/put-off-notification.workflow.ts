import { defineWorkflow } from '@ecrin/platform/workflow.ts';
import { beginAgain } from '../begin-again.ts';
import type { PutOffNotificationActivities } from './put-off-notification.activities.ts';

/** `until`: when the person wants to hear of it again. `ownerId` only shares turns fairly. */
export type PutOffNotificationInput = Readonly<{ notificationId: string; ownerId: string | null; until: string }>;
/** `superseded`: done, deleted or put off again meanwhile, or its reminder is gone. */
export type PutOffNotificationOutcome = 'posted' | 'superseded';

const minute = 60_000;

/** « 10 min », « Demain ». */
export const putOffNotification = defineWorkflow<PutOffNotificationInput, PutOffNotificationOutcome, PutOffNotificationActivities>({
  name: 'put-off-notification',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: beginAgain(async (run, input) => {
    await run.sleepUntil(input.until);
    return run.activities.postAgain(input);
  }),
});
