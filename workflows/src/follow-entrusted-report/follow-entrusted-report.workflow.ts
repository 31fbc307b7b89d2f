import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { FollowEntrustedReportActivities } from './follow-entrusted-report.activities.ts';
import type { FollowEntrustedReportInput, FollowEntrustedReportOutcome } from './follow-entrusted-report.input.ts';

const minute = 60_000;

/** A report that was handed to the owner of a community: without an answer in time it is the administrators' again; hiding there is an answer. */
export const followEntrustedReport = defineWorkflow<
  FollowEntrustedReportInput,
  FollowEntrustedReportOutcome,
  FollowEntrustedReportActivities
>({
  name: 'follow-entrusted-report',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute } },
  run: async (run, input) => {
    if (input.until === null) return run.activities.settle(input);
    await run.sleepUntil(input.until);
    return run.activities.takeBack(input);
  },
});
