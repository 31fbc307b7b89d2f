import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { DeliverNotificationActivities, DeviceTarget } from './deliver-notification.activities.ts';
import type { DeliverNotificationInput, DeliverNotificationOutcome } from './deliver-notification.input.ts';

const minute = 60_000;

export const deliverNotification = defineWorkflow<
  DeliverNotificationInput,
  DeliverNotificationOutcome,
  DeliverNotificationActivities
>({
  name: 'deliver-notification',
  retries: {
    '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute },
    // About a day in all.
    push: { initialMs: 5_000, factor: 3, maxMs: 60 * minute, attempts: 30, timeoutMs: minute / 2 },
  },
  run: async (run, input) => {
    let plan = await run.activities.plan({ ...input, awoken: null });
    while (plan.until !== null) {
      await run.sleepUntil(plan.until);
      plan = await run.activities.plan({ ...input, awoken: plan.until });
    }
    if (plan.push.length === 0 && !plan.mail) return 'nothing';

    const plannedAt = plan.at;
    const reach = async (device: DeviceTarget): Promise<void> => {
      try {
        await run.activities.push({ ...device, plannedAt });
      } catch (fault) {
        if (!(fault instanceof ActivityFault)) throw fault;
        await run.activities.giveUp(device);
      }
    };
    // In parallel: a push service that is down does not delay the others.
    await Promise.all([
      ...plan.push.map((deviceId) => reach({ ...input, deviceId })),
      ...(plan.mail ? [run.activities.mail(input)] : []),
    ]);
    return 'told';
  },
});
