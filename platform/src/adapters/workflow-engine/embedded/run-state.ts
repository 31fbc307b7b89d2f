import type { LoadedRun, Outcome, Step } from '../journal/journal.types.ts';
import type { StepChanges } from '../journal/worker-journal.ts';
import type { WorkflowJournal } from '../journal/workflow-journal.ts';
import { dueSteps } from './due-steps.ts';

export type RunStateParts = Readonly<{
  loaded: LoadedRun;
  journal: WorkflowJournal;
  clock: () => number;
  onAnswer: () => void;
}>;
export type RunState = ReturnType<typeof openRunState>;

/** What one run in hand knows, and what of it the journal does not know yet. */
export const openRunState = ({ loaded: { id, steps }, journal, clock, onAnswer }: RunStateParts) => {
  const dirty = new Set<Step>();
  const answers = steps
    .filter(({ completion }) => completion !== null)
    .sort((one, other) => Number(one.completion) - Number(other.completion));
  let journalled = steps.length;

  const changes = (taken: readonly number[] = []): StepChanges => {
    const changed = [...new Set([...steps.slice(journalled), ...dirty])];
    journalled = steps.length;
    dirty.clear();
    return { steps: changed, taken };
  };
  const keep = async (taken: readonly number[] = []): Promise<void> => {
    if (dirty.size > 0 || journalled < steps.length) await journal.keep(id, changes(taken));
  };
  const complete = (step: Step, outcome: Outcome): void => {
    Object.assign(step, { outcome, completion: answers.length, running: false, dueAt: null });
    answers.push(step);
    dirty.add(step);
    onAnswer();
  };

  return {
    steps,
    /** The n-th answer in the order they came. */
    answer: (nth: number): Step | undefined => answers[nth],
    /** An answer counts from now on; it is journalled before anything follows from it. */
    complete,
    changes,
    keepStep: (step: Step): Promise<void> => {
      dirty.add(step);
      return keep();
    },
    /** Timers and signals whose moment has come become answers; true when there were any. */
    takeDue: async (): Promise<boolean> => {
      const come = dueSteps(steps, journal.signals(id), clock());
      for (const { step, outcome } of come) complete(step, outcome);
      await keep(come.flatMap(({ signal }) => (signal === null ? [] : [signal])));
      return come.length > 0;
    },
  };
};
