import { dueActivities, nextDue } from './due-steps.ts';
import type { ExecutionContext } from './execution-context.ts';
import { replayWorkflow, type Replay } from './replay.ts';
import { runActivities, type RunningActivities } from './run-activities.ts';
import { createRunSignal, type RunSignal } from './run-signal.ts';
import { openRunState, type RunState } from './run-state.ts';

export type Execution = Readonly<{
  /** Resolves when the run has ended, rests in the journal or was discarded. Rejects when the journal fails. */
  done: Promise<void>;
  /** Something outside may have changed: look again. */
  poke: () => void;
  /** Lets go at once: running activities are aborted, their answers dropped. */
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

/** One run in hand: its function is told again over the journal, then goes on, until it ends or only time or a signal can move it. */
export const execute = (parts: ExecutionContext): Execution => {
  const clock = (): number => parts.now().getTime();
  const bell = createRunSignal();
  const book = openRunState({ ...parts, clock, onAnswer: bell.notify });
  const activities = runActivities({ ...parts, clock, book, bell });
  const scene: ExecutionState = {
    ...parts,
    clock,
    signal: bell,
    state: book,
    activities,
    replay: replayWorkflow({ ...parts, clock }),
    delivered: 0,
    discarded: false,
  };

  const discard = (): void => {
    scene.discarded = true;
    activities.abort();
    bell.notify();
  };
  return { done: replayUntilIdle(scene), poke: bell.notify, discard };
};

class NondeterminismError extends Error {}

const replayUntilIdle = async (scene: ExecutionState): Promise<void> => {
  try {
    while (!(await turn(scene)));
  } catch (fault) {
    if (!(fault instanceof NondeterminismError)) throw fault;
    await scene.journal.park(scene.loaded.id, `changed story: ${fault.message}`);
  } finally {
    scene.activities.abort();
  }
};

/** True when the run is out of our hands. */
const turn = async (scene: ExecutionState): Promise<boolean> => {
  await scene.replay.settle();
  if (scene.discarded || (await hasEnded(scene))) return true;
  if (deliverNext(scene) || (await scene.state.takeDue())) return false;
  if (scene.discarded) return true;
  return goOn(scene);
};

const hasEnded = async ({ replay, journal, loaded, now }: ExecutionState): Promise<boolean> => {
  const departure = replay.nondeterminism();
  if (departure !== null) throw new NondeterminismError(departure);
  const ending = replay.ending();
  if (ending) await journal.end(loaded.id, ending, now().toISOString());
  return ending !== null;
};

const deliverNext = (scene: ExecutionState): boolean => {
  const step = scene.state.answer(scene.delivered);
  if (!step) return false;
  scene.delivered += 1;
  if (!scene.replay.deliver(step)) throw new NondeterminismError(`the answer of step ${step.seq} was never asked for`);
  return true;
};

/** Begins what can begin; rests the run when nothing of it is left to run here. */
const goOn = async ({ activities, state, signal, clock, journal, loaded }: ExecutionState): Promise<boolean> => {
  for (const step of dueActivities(state.steps, activities.active, clock())) activities.begin(step);
  const next = nextDue(state.steps, activities.active);
  if (activities.active.size > 0 || signal.isNotified()) {
    await signal.wait(next, clock());
    return false;
  }
  await journal.rest(loaded.id, state.changes(), next);
  return true;
};
