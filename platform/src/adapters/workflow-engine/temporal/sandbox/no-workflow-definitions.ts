import type { AnyWorkflow } from '#workflows/workflow.ts';

/** What `#workflow-definitions` is before bundling: the bundler puts the file with the real ones in its place. */
export const workflowDefinitions: readonly AnyWorkflow[] = [];
