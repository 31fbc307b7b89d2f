import { fileURLToPath } from 'node:url';

/** Where Temporal's sandbox finds the contract's sample workflows. */
export const sampleWorkflowsFile = fileURLToPath(new URL('sample-workflow-definitions.ts', import.meta.url));
