import { randomUUID } from 'node:crypto';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { deliveryContract } from '@ecrin/testing/contracts/delivery.contract.ts';
import { remindersAtWork, type RemindersAtWork } from '@ecrin/testing/reminders-at-work.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { afterEach } from 'vitest';
import { workflowDefinitionsFile } from '../index.ts';

withTemporal('skip', 'what is posted, on Temporal, whose time passes at once', (address) => {
  let work: RemindersAtWork | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  deliveryContract(async (now, services) => {
    const taskQueue = `delivery-${randomUUID()}`;
    work = await remindersAtWork({
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
