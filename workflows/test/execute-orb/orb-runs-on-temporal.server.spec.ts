import { randomUUID } from 'node:crypto';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import { openReminderWorkflowHarness } from '@ecrin/testing/kits/reminder-workflow-harness.ts';
import { orbRunsContract } from '@ecrin/testing/port-contracts/orb-runs.contract.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { workflowDefinitionsFile } from '#index.ts';

withTemporal('dev', 'runs of orbs on Temporal', (address) =>
  orbRunsContract(
    (orbs) => {
      const taskQueue = `orbs-${randomUUID()}`;
      return openReminderWorkflowHarness({
        now: '2026-01-02T09:00:00.000Z',
        services: { orbs },
        openEngine: (workflows) =>
          openTemporalWorkflowEngine({
            server: { address: address(), namespace: 'default' },
            taskQueue,
            workflows,
            definitionsFile: workflowDefinitionsFile,
            graceMs: 50,
          }),
      });
    },
    { kills: 3, runs: 30, pass: async () => undefined },
  ),
);
