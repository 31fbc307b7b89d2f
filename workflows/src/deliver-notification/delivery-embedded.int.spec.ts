import { deliveryContract } from '@ecrin/testing/contracts/delivery.contract.ts';
import { remindersAtWork, type RemindersAtWork } from '@ecrin/testing/reminders-at-work.ts';
import { afterEach, describe } from 'vitest';

describe('what is posted, on the embedded engine', () => {
  let work: RemindersAtWork | null = null;
  afterEach(async () => {
    await work?.dispose();
    work = null;
  });
  deliveryContract(async (now, services) => {
    const opened = (work = await remindersAtWork({ now, services }));
    return { work: opened, pass: (until) => opened.passUntil(until) };
  });
});
