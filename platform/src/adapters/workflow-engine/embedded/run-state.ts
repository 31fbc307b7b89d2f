import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import type { ActivitySlots } from '../activities/activity-slots.ts';
import type { LoadedRun, Outcome, Step } from '../journal/journal.types.ts';
import type { StepChanges, WorkflowJournal } from '../journal/workflow-journal.ts';
import { dueSteps } from './due-steps.ts';

/** One run, and the services it is executed with. */
export type ExecutionContext = Readonly<{
  loaded: LoadedRun;
  workflow: RegisteredWorkflow;
  journal: WorkflowJournal;
  slots: ActivitySlots;
  now: () => Date;
  maxDeaths: number;
}>;

/** The run is parked; the message says why. */
export class CannotContinue extends Error {}

export type RunStateParts = Pick<ExecutionContext, 'loaded' | 'journal'> &
  Readonly<{ clock: () => number; onAnswer: () => void }>;
export type RunState = ReturnType<typeof openRunState>;

/** The state of one active run, and which of its changes are not in the journal yet. */
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
  const save = async (taken: readonly number[] = []): Promise<void> => {
    if (dirty.size > 0 || journalled < steps.length) await journal.save(id, changes(taken));
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
    /** Records a result; it is in the journal before anything follows from it. */
    complete,
    changes,
    saveStep: (step: Step): Promise<void> => {
      dirty.add(step);
      return save();
    },
    /** Creates results of due timers and received signals; true when there were any. */
    takeDue: async (): Promise<boolean> => {
      const due = dueSteps(steps, journal.signals(id), clock());
      for (const { step, outcome } of due) complete(step, outcome);
      await save(due.flatMap(({ signal }) => (signal === null ? [] : [signal])));
      return due.length > 0;
    },
  };
};
