import { dueActivities, nextDue } from './due-steps.ts';
import { replayWorkflow, type Replay } from './replay.ts';
import { runActivities, type RunningActivities } from './run-activities.ts';
import { createRunSignal, type RunSignal } from './run-signal.ts';
import { CannotContinue, openRunState, type ExecutionContext, type RunState } from './run-state.ts';

export type Execution = Readonly<{
  /** Resolves when the run has ended, is suspended in the journal or was discarded. Rejects when the journal fails. */
  done: Promise<void>;
  /** Something outside may have changed: check again. */
  wake: () => void;
  /** Discards the run at once: running activities are aborted, their results dropped. */
  discard: () => void;
}>;

type ExecutionState = ExecutionContext &
  Readonly<{
    clock: () => number;
    signal: RunSignal;
    state: RunState;
    activities: RunningActivities;
    replay: Replay;
  }> & {
    delivered: number;
    discarded: boolean;
  };

/** Executes one run: its function is replayed over the journal, then continues, until it ends or waits for a timer or a signal only. */
export const execute = (context: ExecutionContext): Execution => {
  const clock = (): number => context.now().getTime();
  const signal = createRunSignal();
  const state = openRunState({ ...context, clock, onAnswer: signal.notify });
  const activities = runActivities({ ...context, clock, state, signal });
  const execution: ExecutionState = {
    ...context,
    clock,
    signal,
    state,
    activities,
    replay: replayWorkflow({ ...context, clock }),
    delivered: 0,
    discarded: false,
  };

  const discard = (): void => {
    execution.discarded = true;
    activities.abort();
    signal.notify();
  };
  return { done: executeUntilIdle(execution), wake: signal.notify, discard };
};

const nondeterminismOf = (difference: string) => new CannotContinue(`changed story: ${difference}`);

const executeUntilIdle = async (execution: ExecutionState): Promise<void> => {
  try {
    while (!(await advance(execution)));
  } catch (fault) {
    if (!(fault instanceof CannotContinue)) throw fault;
    await execution.journal.park(execution.loaded.id, fault.message);
  } finally {
    execution.activities.abort();
  }
};

/** True when there is nothing left to execute here. */
const advance = async (execution: ExecutionState): Promise<boolean> => {
  await execution.replay.settle();
  if (execution.discarded || (await hasEnded(execution))) return true;
  if (deliverNext(execution) || (await execution.state.takeDue())) return false;
  if (execution.discarded) return true;
  return waitOrSuspend(execution);
};

const hasEnded = async ({ replay, journal, loaded, now }: ExecutionState): Promise<boolean> => {
  const nondeterminism = replay.nondeterminism();
  if (nondeterminism !== null) throw nondeterminismOf(nondeterminism);
  const ending = replay.ending();
  if (ending) await journal.end(loaded.id, ending, now().toISOString());
  return ending !== null;
};

const deliverNext = (execution: ExecutionState): boolean => {
  const step = execution.state.answer(execution.delivered);
  if (!step) return false;
  execution.delivered += 1;
  if (!execution.replay.deliver(step)) throw nondeterminismOf(`the answer of step ${step.seq} was never asked for`);
  return true;
};

/** Starts the activities that are due; suspends the run when none is running. */
const waitOrSuspend = async (execution: ExecutionState): Promise<boolean> => {
  const { activities, state, signal, clock, journal, loaded } = execution;
  for (const step of dueActivities(state.steps, activities.active, clock())) activities.begin(step);
  const next = nextDue(state.steps, activities.active);
  if (activities.active.size > 0 || signal.isNotified()) {
    await signal.wait(next, clock());
    return false;
  }
  await journal.suspend(loaded.id, state.changes(), next);
  return true;
};
