import { randomUUID } from 'node:crypto';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { deliveryContract } from '@ecrin/testing/port-contracts/delivery.contract.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { afterEach } from 'vitest';
import { workflowDefinitionsFile } from '#index.ts';

withTemporal('skip', 'what is posted, on Temporal, whose time passes at once', (address) => {
  let work: ReminderWorkflowHarness | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  deliveryContract(async (now, services) => {
    const taskQueue = `delivery-${randomUUID()}`;
    work = await openReminderWorkflowHarness({
      now,
      services,
      openEngine: (workflows) =>
        openTemporalWorkflowEngine({
          server: { address: address(), namespace: 'default' },
          taskQueue,
          workflows,
          definitionsFile: workflowDefinitionsFile,
          graceMs: 50,
        }),
    });
    return { work, pass: async () => undefined };
  });
});
