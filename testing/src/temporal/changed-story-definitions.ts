export { changedDefinitions as workflowDefinitions } from './story-definitions.ts';
