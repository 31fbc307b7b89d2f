import type { RegisteredWorkflow } from '#workflows/workflow.ts';

/** One queue for each workflow with a limit of its own, one for all others: a worker's slots are that limit. */
export type TaskQueue = Readonly<{ name: string; maxActivities: number }>;

/** Which workers and clients share unless they are given another one. */
export const defaultTaskQueue = 'ecrin';

export const queueOf = (
  base: string,
  { name, maxActivities }: Pick<RegisteredWorkflow, 'name' | 'maxActivities'>,
): string => (maxActivities === null ? base : `${base}/${name}`);

export const queuesOf = (
  base: string,
  workflows: readonly RegisteredWorkflow[],
  maxActivities: number,
): readonly TaskQueue[] => [
  { name: base, maxActivities },
  ...workflows.flatMap((workflow) =>
    workflow.maxActivities === null
      ? []
      : [{ name: queueOf(base, workflow), maxActivities: Math.min(workflow.maxActivities, maxActivities) }],
  ),
];

/** Type of the failure of an activity that waits until it is retried by command. */
export const setAsideCode = 'set-aside';

/** Two workflows may each have an activity of the same name. */
export const activityType = (workflow: string, activity: string): string => `${workflow}/${activity}`;
