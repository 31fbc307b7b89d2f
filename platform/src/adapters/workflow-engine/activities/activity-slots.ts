import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import type { Json } from '#ports/event-store.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';

/** Room for activities: so many in this process, so many of one workflow, owners served in turn. */
export type ActivitySlots = Readonly<{
  acquire: (workflow: string, input: Json, signal: AbortSignal) => Promise<Release>;
}>;

type SlotLimits = Readonly<{ maxActivities: number; yieldTo: () => Promise<void> }>;

export const createActivitySlots = (
  workflows: readonly RegisteredWorkflow[],
  { maxActivities, yieldTo }: SlotLimits,
): ActivitySlots => {
  const all = createFairSemaphore(maxActivities);
  const own = new Map(
    workflows.flatMap(({ name, maxActivities: max }): [string, FairSemaphore][] =>
      max === null ? [] : [[name, createFairSemaphore(max)]],
    ),
  );

  const take: ActivitySlots['acquire'] = async (workflow, input, signal) => {
    const owner = ownerOf(input);
    // Its own bound first: a busy kind of workflow waits here without holding room that others could use.
    const releaseOwn = await own.get(workflow)?.acquire(owner, signal);
    try {
      const releaseAll = await all.acquire(owner, signal);
      await yieldTo();
      return () => {
        releaseAll();
        releaseOwn?.();
      };
    } catch (gaveUp) {
      releaseOwn?.();
      throw gaveUp;
    }
  };
  return { acquire: take };
};

export const ownerOf = (input: Json): string =>
  typeof input === 'object' && input !== null && 'ownerId' in input && typeof input['ownerId'] === 'string'
    ? input['ownerId']
    : '';
