import type { AnyDefinition } from '@ecrin/platform/adapters/workflow-engine/temporal/sandbox/no-workflow-definitions.ts';
import { workflowDefinitions as unchanged } from '../../../workflows/src/workflow-definitions.ts';

/** Every workflow with an incompatible change: more steps at its beginning. Two: one wait may pass for a wait that was there. */
export const workflowDefinitions: readonly AnyDefinition[] = (unchanged as unknown as readonly AnyDefinition[]).map(
  (definition) => ({
    ...definition,
    run: async (run, input) => {
      await run.sleep(1_000);
      await run.sleep(1_000);
      return definition.run(run, input);
    },
  }),
);
