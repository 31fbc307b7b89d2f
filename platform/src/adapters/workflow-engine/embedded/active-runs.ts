import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import type { ActivitySlots } from '../activities/activity-slots.ts';
import type { WorkflowJournal } from '../journal/workflow-journal.ts';
import { execute, type Execution } from './execution.ts';

const retryMs = 1_000;

export type ActiveRunsParts = Readonly<{
  journal: WorkflowJournal;
  workflows: readonly RegisteredWorkflow[];
  slots: ActivitySlots;
  now: () => Date;
  isWorking: () => boolean;
  /** A run has ended or rests: there is room for another. */
  onRoom: () => void;
  /** The journal did not take a change. */
  onJournalFault: (failure: unknown) => void;
}>;
export type ActiveRuns = ReturnType<typeof createActiveRuns>;

/** The runs this worker is telling right now. */
export const createActiveRuns = (parts: ActiveRunsParts) => {
  const inHand = new Map<string, Execution>();

  const begin = (id: string): void => {
    try {
      const execution = executionOf(parts, id);
      if (!execution) return;
      inHand.set(id, execution);
      execution.done.then(
        () => letGo(id, execution),
        (failure: unknown) => stumble(id, failure),
      );
    } catch (failure) {
      stumble(id, failure);
    }
  };
  const letGo = (id: string, execution: Execution): void => {
    if (inHand.get(id) === execution) inHand.delete(id);
    parts.onRoom();
  };
  /** The journal failed: after a moment the run is told again from what it has. */
  const stumble = (id: string, failure: unknown): void => {
    inHand.delete(id);
    parts.onJournalFault(failure);
    setTimeout(() => {
      if (parts.isWorking() && !inHand.has(id)) begin(id);
    }, retryMs);
  };
  const discard = (id: string): void => {
    inHand.get(id)?.discard();
    inHand.delete(id);
  };

  return {
    begin,
    discard,
    count: (): number => inHand.size,
    /** False when it is not in hand. */
    poke: (id: string): boolean => {
      inHand.get(id)?.poke();
      return inHand.has(id);
    },
    discardAll: (): void => [...inHand.keys()].forEach(discard),
    /** When all that is in hand now has ended or rests. */
    ended: async (): Promise<void> => void (await Promise.allSettled([...inHand.values()].map(({ done }) => done))),
  };
};

/** null: the run has ended meanwhile, or nobody here knows its workflow. */
const executionOf = (
  { journal, workflows, slots, now, onJournalFault }: ActiveRunsParts,
  id: string,
): Execution | null => {
  const loaded = journal.load(id);
  if (!loaded) return null;
  const workflow = workflows.find(({ name }) => name === loaded.workflow);
  if (workflow) return execute({ loaded, workflow, journal, slots, now });
  journal.park(id, `unknown workflow ${loaded.workflow}`).catch(onJournalFault);
  return null;
};
