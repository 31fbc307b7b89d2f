import { threadEndsAfterSeconds } from '@ecrin/platform/work-budgets/work-budgets.ts';
import { z } from 'zod';

const count = z.coerce.number('a number').int('a whole number').min(0, 'at least 0');

/** Limits of one client in a process of the API. */
export const clientLimitVariables = {
  CLIENT_REQUESTS_PER_SECOND: count
    .default(50)
    .describe(
      'Requests one client may send to this process, on average over ten seconds; more are answered 429. 0: any.',
    ),
  CLIENT_CHANGES_PER_DAY: count
    .default(10_000)
    .describe(
      'Requests of one client to this process that change something, and so start work; more are answered 429. 0: any.',
    ),
  CLIENT_STORAGE_GB: count
    .default(20)
    .describe('What the recordings of one client may take, in gigabytes; further ones are refused. 0: any.'),
};

/** When work is given up that ends or holds the process, and what becomes of a process that ended. */
export const crashVariables = {
  SUPERVISE: z
    .enum(['on', 'off'], 'on or off')
    .default('on')
    .describe(
      '`npm start` starts a process that ended by a fault again, at most five times in a minute; `off` where something else does, such as systemd.',
    ),
  MAX_WORKER_DEATHS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(1, 'at least 1')
    .default(2)
    .describe(
      'A workflow is set aside once so many processes ended in the middle of one of its steps, a stream once they did in the middle of one of its events; `npm run workflows` and `npm run projections` show and retry them.',
    ),
  HANG_SECONDS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, 'at least 0')
    .default(60)
    .describe(
      'A process that has answered nothing for so long ends itself, so that whatever runs it starts it again; 0: never.',
    ),
  WORK_SECONDS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, 'at least 0')
    .default(threadEndsAfterSeconds)
    .describe(
      'Seconds of processor time for which one piece of background work may block its thread, which is then ended and started again; work that does so `MAX_WORKER_DEATHS` times is set aside. 0: any time.',
    ),
};

/** When an account is erased. */
export const erasureVariables = {
  ERASURE_SETTLE_SECONDS: count
    .default(35)
    .describe(
      'Seconds an erasure leaves to work in flight before it goes on, twice; other processes may have a key in memory for as long, and for 30 at most.',
    ),
};

/** Who may create orbs, and what those of one client may use. */
export const orbVariables = {
  ORBS_CREATED_BY: z
    .enum(['granted', 'everyone'], 'granted or everyone')
    .default('granted')
    .describe(
      'Who may create orbs: clients it was granted to (`npm run grant -- create-orbs EMAIL`), or every client. All may run those that come with Écrin.',
    ),
  ORB_RUNS_PER_DAY: count
    .default(50)
    .describe('Runs of orbs that one client may begin a day (UTC); one over the past counts once. 0: any.'),
  ORB_WORDS_PER_MONTH: count
    .default(500_000)
    .describe('Words that orbs may read for one client in a month (UTC); a run that reaches it ends. 0: any.'),
};
