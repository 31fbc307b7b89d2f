import { defineWorkflow, type RetryPolicy } from '@ecrin/platform/workflows/workflow.ts';

export type LongWaitActivities = Readonly<{
  /** The next instant after this one, in ISO 8601. */
  nextDue: (after: string) => Promise<string>;
  remind: (due: string) => Promise<null>;
}>;
const policy: RetryPolicy = { initialMs: 100, factor: 2, maxMs: 1_000, attempts: 3, timeoutMs: 5_000 };
const retries = { '*': policy };
const day = 86_400_000;

const sleepAMonth = defineWorkflow<null, string, LongWaitActivities>({
  name: 'sleep-a-month',
  retries,
  run: async (run) => {
    await run.sleep(30 * day);
    return 'awake';
  },
});

/** Like reminders: compute the next time, wait, notify, and continue as new. */
const remindMonthly = defineWorkflow<Readonly<{ after: string; left: number }>, string, LongWaitActivities>({
  name: 'remind-monthly',
  retries,
  run: async (run, { after, left }) => {
    const due = await run.activities.nextDue(after);
    await run.sleepUntil(due);
    await run.activities.remind(due);
    return left === 1 ? due : run.continueAsNew({ after: due, left: left - 1 });
  },
});

const waitASeason = defineWorkflow<null, string, LongWaitActivities, 'word'>({
  name: 'wait-a-season',
  retries,
  run: async (run) => {
    const word = await run.waitFor('word', 90 * day);
    return word === 'timed-out' ? word : 'heard';
  },
});

export const workflowDefinitions = [sleepAMonth, remindMonthly, waitASeason] as const;
