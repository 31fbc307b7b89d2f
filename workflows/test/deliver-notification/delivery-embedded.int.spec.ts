import {
  openReminderWorkflowHarness,
  type ReminderWorkflowHarness,
} from '@ecrin/testing/kits/reminders/reminder-workflow-harness.ts';
import { deliveryContract } from '@ecrin/testing/port-contracts/delivery.contract.ts';
import { afterEach, describe } from 'vitest';

describe('delivery on the embedded engine', () => {
  let work: ReminderWorkflowHarness | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  deliveryContract(async (now, services) => {
    const opened = (work = await openReminderWorkflowHarness({ now, services }));
    return { work: opened, pass: (until) => opened.passUntil(until) };
  });
});
