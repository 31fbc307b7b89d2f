import type { Json } from '#ports/event-store.ts';
import type { Activities, Run, WorkflowDefinition } from '#workflows/workflow.ts';

/** A story whose own types are forgotten: they were checked where it was defined. */
export type AnyDefinition = Readonly<{
  name: string;
  run: (run: Run<Activities, string, Json>, input: Json) => Promise<unknown>;
  retries: WorkflowDefinition['retries'];
}>;

/** What `#workflow-definitions` is before bundling: the bundler puts the file with the real ones in its place. */
export const workflowDefinitions: readonly AnyDefinition[] = [];
