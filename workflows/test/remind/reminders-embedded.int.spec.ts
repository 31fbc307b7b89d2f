import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { remindersContract } from '@ecrin/testing/port-contracts/reminders.contract.ts';
import { afterEach, describe } from 'vitest';

describe('reminders on the embedded engine', () => {
  let work: ReminderWorkflowHarness | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  remindersContract(async (now) => {
    const opened = (work = await openReminderWorkflowHarness({ now }));
    return { work: opened, pass: (until) => opened.passUntil(until) };
  });
});
