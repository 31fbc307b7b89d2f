import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { AnnounceActivities } from './announce.activities.ts';
import type { AnnounceInput, AnnounceOutcome } from './announce.input.ts';

const minute = 60_000;

/** Notifies of what happened meanwhile, if there is anything to announce. */
export const announce = defineWorkflow<AnnounceInput, AnnounceOutcome, AnnounceActivities>({
  name: 'announce',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 2_000, timeoutMs: minute } },
  run: (run, input) => run.activities.tell(input),
});
