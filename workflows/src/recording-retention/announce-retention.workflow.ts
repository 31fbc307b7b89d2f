import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { AnnounceRetentionActivities } from './announce-retention.activities.ts';
import type { AnnounceRetentionInput, AnnounceRetentionOutcome } from './announce-retention.input.ts';

const minute = 60_000;
/** Pages of one run: its history stays short, however many clients there are. */
const pagesPerRun = 50;

/** Tells every client, once, before their recordings are kept for a shorter time, and if that is taken back. */
export const announceRetention = defineWorkflow<
  AnnounceRetentionInput,
  AnnounceRetentionOutcome,
  AnnounceRetentionActivities
>({
  name: 'announce-retention',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 5 * minute } },
  run: async (run, { change, cursor }) => {
    let at = cursor;
    for (let pages = 0; pages < pagesPerRun; pages += 1) {
      const told = await run.activities.tellPage({ change, cursor: at });
      if (told === null) return 'over';
      if (told.next === null) return 'told';
      at = told.next;
    }
    return run.continueAsNew({ change, cursor: at });
  },
});
