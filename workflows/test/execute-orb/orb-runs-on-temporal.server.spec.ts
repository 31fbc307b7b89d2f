import { randomUUID } from 'node:crypto';
import { openTemporalWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/temporal/temporal-workflow-engine.ts';
import type { OpenOrbWork } from '@ecrin/testing/kits/orb-work.ts';
import { openReminderWorkflowHarness } from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { orbOccasionsContract } from '@ecrin/testing/port-contracts/orb-occasions.contract.ts';
import { orbRunsContract } from '@ecrin/testing/port-contracts/orb-runs.contract.ts';
import { storyDraftsContract } from '@ecrin/testing/port-contracts/story-drafts.contract.ts';
import { withTemporal } from '@ecrin/testing/servers/with-temporal.ts';
import { workflowDefinitionsFile } from '#index.ts';

/** `now`: of the clock, while the time of the engine is the real one. */
const openOn =
  (address: () => string, now: string): OpenOrbWork =>
  (orbs) => {
    const taskQueue = `orbs-${randomUUID()}`;
    return openReminderWorkflowHarness({
      now,
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
  };

withTemporal('dev', 'runs of orbs on Temporal', (address) => {
  orbRunsContract(openOn(address, '2026-01-02T09:00:00.000Z'), { kills: 3, runs: 30, pass: async () => undefined });
});

withTemporal('dev', 'orbs on their own and in the past, on Temporal', (address) => {
  orbOccasionsContract(openOn(address, new Date().toISOString()), { kills: 3, months: 12 });
});

withTemporal('dev', 'drafts of stories on Temporal', (address) => {
  storyDraftsContract(openOn(address, '2026-01-02T09:00:00.000Z'), {
    kills: 3,
    drafts: 12,
    pass: async () => undefined,
  });
});
