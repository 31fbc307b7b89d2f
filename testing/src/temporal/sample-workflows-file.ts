import { fileURLToPath } from 'node:url';

/** Where Temporal's sandbox finds the contract's stories. */
export const sampleWorkflowsFile = fileURLToPath(new URL('sample-workflow-definitions.ts', import.meta.url));
