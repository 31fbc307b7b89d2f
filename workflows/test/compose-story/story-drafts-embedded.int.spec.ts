import { openReminderWorkflowHarness } from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { storyDraftsContract } from '@ecrin/testing/port-contracts/story-drafts.contract.ts';
import { describe } from 'vitest';

describe('drafts of stories on the embedded engine', () => {
  storyDraftsContract((orbs) => openReminderWorkflowHarness({ now: '2026-01-02T09:00:00.000Z', services: { orbs } }), {
    kills: 6,
    drafts: 40,
    pass: (work) => work.passUntil('2026-01-02T09:10:00.000Z', 60_000),
  });
});
