import type { RegisteredWorkflow } from '#workflows/workflow.ts';

/** One queue a kind of work that has its own bound, one for all the rest: a worker's slots are that bound. */
export type TaskQueue = Readonly<{ name: string; maxActivities: number }>;

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
