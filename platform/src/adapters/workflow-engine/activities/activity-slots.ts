import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import type { Json } from '#ports/event-store.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { ownerOf } from './run-values.ts';

/** Limits how many activities run at once: in this process, and of each workflow that has a limit. Owners are served in turn. */
export type ActivitySlots = Readonly<{
  acquire: (workflow: string, input: Json, signal: AbortSignal) => Promise<Release>;
}>;

type SlotLimits = Readonly<{ maxActivities: number; yieldTo: () => Promise<void> }>;

export const createActivitySlots = (
  workflows: readonly RegisteredWorkflow[],
  { maxActivities, yieldTo }: SlotLimits,
): ActivitySlots => {
  const shared = createFairSemaphore(maxActivities);
  const byWorkflow = new Map(
    workflows.flatMap(({ name, maxActivities: max }): [string, FairSemaphore][] =>
      max === null ? [] : [[name, createFairSemaphore(max)]],
    ),
  );

  return {
    acquire: async (workflow, input, signal) => {
      const owner = ownerOf(input);
      // The workflow's own limit first: a busy workflow waits here without holding a slot that others could use.
      const releaseOwn = await byWorkflow.get(workflow)?.acquire(owner, signal);
      try {
        const releaseShared = await shared.acquire(owner, signal);
        await yieldTo();
        return () => {
          releaseShared();
          releaseOwn?.();
        };
      } catch (fault) {
        releaseOwn?.();
        throw fault;
      }
    },
  };
};
