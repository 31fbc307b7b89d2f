import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { UnderstandThoughtActivities } from './understand-thought.activities.ts';
import type { UnderstandThoughtInput, UnderstandThoughtOutcome } from './understand-thought.input.ts';
import { understandingFailureOf } from './understanding-failure-of.ts';

const minute = 60_000;

export const understandThought = defineWorkflow<
  UnderstandThoughtInput,
  UnderstandThoughtOutcome,
  UnderstandThoughtActivities
>({
  name: 'understand-thought',
  retries: {
    '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: minute },
    understand: { initialMs: 2_000, factor: 3, maxMs: 10 * minute, attempts: 6, timeoutMs: 10 * minute },
  },
  run: async (run, input) => {
    try {
      return await run.activities.understand(input);
    } catch (fault) {
      if (!(fault instanceof ActivityFault)) throw fault;
      return run.activities.giveUp({ ...input, reason: understandingFailureOf(fault) });
    }
  },
});
