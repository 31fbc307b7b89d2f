import { registerSampleWorkflows, type SampleActivities } from '#port-contracts/workflow-engine/sample-workflows.ts';

const failOutsideWorker = async (): Promise<never> => {
  throw new Error('activities run outside of the sandbox');
};
const activities: SampleActivities = { note: failOutsideWorker, flaky: failOutsideWorker, slow: failOutsideWorker };

/** The contract's sample workflows, as Temporal's sandbox loads them. */
export const workflowDefinitions = registerSampleWorkflows(activities, false);
/** The same with one changed. */
export const changedDefinitions = registerSampleWorkflows(activities, true);
