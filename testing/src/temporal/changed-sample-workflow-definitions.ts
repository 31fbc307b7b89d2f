export { changedDefinitions as workflowDefinitions } from './sample-workflow-definitions.ts';
