import { openReminderWorkflowHarness } from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { orbOccasionsContract } from '@ecrin/testing/port-contracts/orb-occasions.contract.ts';
import { orbRunsContract } from '@ecrin/testing/port-contracts/orb-runs.contract.ts';
import { describe } from 'vitest';

const now = '2026-01-02T09:00:00.000Z';

describe('runs of orbs on the embedded engine', () => {
  orbRunsContract((orbs) => openReminderWorkflowHarness({ now, services: { orbs } }), {
    kills: 20,
    runs: 200,
    pass: (work) => work.passUntil('2026-01-02T09:10:00.000Z', 60_000),
  });
});

describe('orbs on their own and in the past, on the embedded engine', () => {
  orbOccasionsContract((orbs) => openReminderWorkflowHarness({ now: new Date().toISOString(), services: { orbs } }), {
    kills: 12,
    months: 60,
  });
});
