import { randomUUID } from 'node:crypto';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { remindersContract } from '@ecrin/testing/port-contracts/reminders.contract.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { afterEach } from 'vitest';
import { workflowDefinitionsFile } from '#index.ts';

withTemporal('skip', 'reminders on Temporal, whose time passes at once', (address) => {
  let work: ReminderWorkflowHarness | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  remindersContract(async (now) => {
    const taskQueue = `reminders-${randomUUID()}`;
    work = await openReminderWorkflowHarness({
      now,
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
