import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ReleaseInboxActivities } from './release-inbox.activities.ts';
import type { ReleaseInboxInput, ReleaseInboxOutcome } from './release-inbox.input.ts';

const minute = 60_000;

/** What a deactivated administrator had of the inbox is nobody's, so that somebody sees that it waits. */
export const releaseInbox = defineWorkflow<ReleaseInboxInput, ReleaseInboxOutcome, ReleaseInboxActivities>({
  name: 'release-inbox',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute } },
  run: (run, input) => run.activities.release(input),
});
