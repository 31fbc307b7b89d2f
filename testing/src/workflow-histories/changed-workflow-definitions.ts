import type { Json } from '@ecrin/platform/ports/event-store.ts';
import type { Activities, AnyWorkflow, Run } from '@ecrin/platform/workflows/workflow.ts';
import { workflowDefinitions as unchanged } from '../../../workflows/src/workflow-definitions.ts';

/** Every workflow with an incompatible change: more steps at its beginning. Two: one wait may be mistaken for an existing one. */
export const workflowDefinitions: readonly AnyWorkflow[] = unchanged.map((definition: AnyWorkflow) => ({
  ...definition,
  run: async (run: Run<Activities, string, Json>, input: never) => {
    await run.sleep(1_000);
    await run.sleep(1_000);
    return definition.run(run as never, input);
  },
}));
