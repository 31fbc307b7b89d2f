import { createFairTurns, type FairTurns, type Release } from '../../fair-turns.ts';
import type { Json } from '../../ports/event-store.ts';
import type { RegisteredWorkflow } from '../../workflow.ts';

/** Room for activities: so many in this process, so many of one workflow, owners served in turn. */
export type ActivityTurns = Readonly<{
  take: (workflow: string, input: Json, signal: AbortSignal) => Promise<Release>;
}>;

type Room = Readonly<{ maxActivities: number; yieldTo: () => Promise<void> }>;

export const createActivityTurns = (
  workflows: readonly RegisteredWorkflow[],
  { maxActivities, yieldTo }: Room,
): ActivityTurns => {
  const all = createFairTurns(maxActivities);
  const own = new Map(
    workflows.flatMap(({ name, maxActivities: max }): [string, FairTurns][] =>
      max === null ? [] : [[name, createFairTurns(max)]],
    ),
  );

  const take: ActivityTurns['take'] = async (workflow, input, signal) => {
    const owner = ownerOf(input);
    // Its own bound first: a busy kind of workflow waits here without holding room that others could use.
    const releaseOwn = await own.get(workflow)?.take(owner, signal);
    try {
      const releaseAll = await all.take(owner, signal);
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
  return { take };
};

export const ownerOf = (input: Json): string =>
  typeof input === 'object' && input !== null && 'ownerId' in input && typeof input['ownerId'] === 'string'
    ? input['ownerId']
    : '';
