import { createFairSemaphore, type FairSemaphore, type Release } from '#concurrency/fair-semaphore.ts';
import type { Json } from '#ports/event-store.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { ownerOf } from './run-values.ts';

/** `suspect`: a process died in the middle of it. */
export type AskedSlot = Readonly<{ workflow: string; input: Json; suspect: boolean }>;

/** Limits how many activities run at once: in this process, of each workflow that has a limit, and one suspect. Owners are served in turn. */
export type ActivitySlots = Readonly<{ acquire: (asked: AskedSlot, signal: AbortSignal) => Promise<Release> }>;

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

  const suspects = createFairSemaphore(1);

  return {
    acquire: async ({ workflow, input, suspect }, signal) => {
      const owner = ownerOf(input);
      // The shared limit last: who waits for a narrower one holds no slot that others could use.
      const limits = [suspect ? suspects : undefined, byWorkflow.get(workflow), shared];
      const releases: Release[] = [];
      const releaseAll = (): void => releases.toReversed().forEach((release) => release());
      try {
        for (const slots of limits) if (slots) releases.push(await slots.acquire(owner, signal));
        await yieldTo();
        return releaseAll;
      } catch (fault) {
        releaseAll();
        throw fault;
      }
    },
  };
};
