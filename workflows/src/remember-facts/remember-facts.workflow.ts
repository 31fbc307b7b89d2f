import { ActivityFault, defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { RememberFactsActivities } from './remember-facts.activities.ts';
import type { RememberFactsInput, RememberFactsOutcome } from './remember-facts.input.ts';

const minute = 60_000;

/** Proposes what an answer's thoughts tell about the person. Nobody waits for it: a model that does not answer is not asked for long. */
export const rememberFacts = defineWorkflow<RememberFactsInput, RememberFactsOutcome, RememberFactsActivities>({
  name: 'remember-facts',
  retries: { '*': { initialMs: 10_000, factor: 4, maxMs: 10 * minute, attempts: 4, timeoutMs: 3 * minute } },
  run: async (run, input) => {
    try {
      return await run.activities.propose(input);
    } catch (fault) {
      if (fault instanceof ActivityFault) return 0;
      throw fault;
    }
  },
});
