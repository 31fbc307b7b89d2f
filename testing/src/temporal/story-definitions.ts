import { storiesOver, type StoryActivities } from '../contracts/workflow-engine.stories.ts';

const elsewhere = async (): Promise<never> => {
  throw new Error('activities run outside of the sandbox');
};
const activities: StoryActivities = { note: elsewhere, flaky: elsewhere, slow: elsewhere };

/** The contract's stories, as Temporal's sandbox loads them. */
export const workflowDefinitions = storiesOver(activities, false);
/** The same with one that is told anew. */
export const changedDefinitions = storiesOver(activities, true);
