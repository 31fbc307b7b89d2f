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
  maxDeaths: number;
  isWorking: () => boolean;
  /** A run has ended or is suspended: another one can be active. */
  onRelease: () => void;
  /** The journal rejected a change. */
  onJournalFault: (failure: unknown) => void;
}>;
export type ActiveRuns = ReturnType<typeof createActiveRuns>;

/** The runs this worker is executing. */
export const createActiveRuns = (parts: ActiveRunsParts) => {
  const runs = new Map<string, Execution>();
  const begin = (id: string): void => beginRun(parts, runs, id);
  const discard = (id: string): void => {
    runs.get(id)?.discard();
    runs.delete(id);
  };

  return {
    begin,
    discard,
    count: (): number => runs.size,
    /** False when it is not active. */
    wake: (id: string): boolean => {
      runs.get(id)?.wake();
      return runs.has(id);
    },
    discardAll: (): void => [...runs.keys()].forEach(discard),
    /** Resolves when all runs that are active now have ended or are suspended. */
    ended: async (): Promise<void> => void (await Promise.allSettled([...runs.values()].map(({ done }) => done))),
  };
};

const beginRun = (parts: ActiveRunsParts, runs: Map<string, Execution>, id: string): void => {
  /** The journal failed: after a moment the run is replayed from what is in it. */
  const retry = (failure: unknown): void => {
    runs.delete(id);
    parts.onJournalFault(failure);
    setTimeout(() => {
      if (parts.isWorking() && !runs.has(id)) beginRun(parts, runs, id);
    }, retryMs);
  };
  try {
    const execution = executionOf(parts, id);
    if (!execution) return;
    runs.set(id, execution);
    const release = (): void => {
      if (runs.get(id) === execution) runs.delete(id);
      parts.onRelease();
    };
    execution.done.then(release, retry);
  } catch (failure) {
    retry(failure);
  }
};

/** null: the run has ended meanwhile, or no workflow of its name is registered here. */
const executionOf = (
  { journal, workflows, slots, now, maxDeaths, onJournalFault }: ActiveRunsParts,
  id: string,
): Execution | null => {
  const loaded = journal.load(id);
  if (!loaded) return null;
  const workflow = workflows.find(({ name }) => name === loaded.workflow);
  if (workflow) return execute({ loaded, workflow, journal, slots, now, maxDeaths });
  journal.park(id, `unknown workflow ${loaded.workflow}`).catch(onJournalFault);
  return null;
};
