import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ContinuePastRunActivities } from './continue-past-run.activities.ts';
import type { ContinuePastRunInput, ContinuePastRunOutcome } from './continue-past-run.input.ts';

const minute = 60_000;

/** One step of a past leads to the next: the end of its run starts this again, so nothing waits in between. */
export const continuePastRun = defineWorkflow<ContinuePastRunInput, ContinuePastRunOutcome, ContinuePastRunActivities>({
  name: 'continue-past-run',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute } },
  run: (run, input) => run.activities.advance(input),
});
