import { waitAtMost } from '#concurrency/deadline.ts';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Clock } from '#ports/clock.ts';
import type { WorkflowWorker } from '#ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { createActivitySlots } from '../activities/activity-slots.ts';
import type { WorkflowJournal } from '../journal/workflow-journal.ts';
import { createActiveRuns, type ActiveRuns } from './active-runs.ts';
import { createWakeTimer, type WakeTimer } from './wake-timer.ts';

/** Runs in memory at once; others wait in the journal. Sleeping ones take no memory and share one timer. */
const maxActiveRuns = 1_000;
const retryMs = 1_000;

export type WorkerParts = Readonly<{
  journal: WorkflowJournal;
  clock: Clock;
  workflows: readonly RegisteredWorkflow[];
  /** Activities at once in this process. */
  maxActivities: number;
  /** Each activity waits for it before it begins: others may have to go first. */
  yieldTo: () => Promise<void>;
  /** How long `close` lets running activities end, in ms. */
  graceMs: number;
}>;
/** What the engine tells a worker in the same process. */
export type SqliteWorker = WorkflowWorker &
  Readonly<{ look: () => void; poke: (id: string) => void; discard: (id: string) => void }>;

export const createSqliteWorker = (parts: WorkerParts): SqliteWorker => {
  const { journal } = parts;
  const now = (): Date => parts.clock.now();
  const state: State = { working: false, fault: null };
  const inTurn = createSerialQueue();
  const look = (): Promise<void> =>
    inTurn(async () => {
      if (state.working) await startDueRuns({ journal, now, state, runs, alarm });
    });
  const soon = once(() => void look());
  const alarm = createWakeTimer(soon);
  const turns = createActivitySlots(parts.workflows, parts);
  const runs = createActiveRuns({
    ...parts,
    slots: turns,
    now,
    isWorking: () => state.working,
    onRoom: soon,
    onJournalFault: (failure) => note(state, failure),
  });

  return {
    start: async () => {
      state.working = true;
      await look();
    },
    health: async () => ({ active: runs.count(), parked: journal.parked(), fault: state.fault }),
    close: async () => {
      if (!state.working) return;
      state.working = false;
      alarm.stop();
      await waitAtMost(parts.graceMs, runs.ended());
      runs.discardAll();
      await journal.handBack();
    },
    look: soon,
    poke: (id) => {
      if (!runs.poke(id)) soon();
    },
    discard: runs.discard,
  };
};

/** However often it is asked for in one turn of the loop, it is done once, at its end: many starts are claimed in one commit. */
const once = (work: () => void): (() => void) => {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    setImmediate(() => {
      asked = false;
      work();
    });
  };
};

type State = { working: boolean; fault: string | null };
type View = Readonly<{ journal: WorkflowJournal; now: () => Date; state: State; runs: ActiveRuns; alarm: WakeTimer }>;

/** Takes in hand what is due and sets the alarm for what comes next. */
const startDueRuns = async ({ journal, now, state, runs, alarm }: View): Promise<void> => {
  try {
    const claimed = await journal.claimDue(now().getTime(), Math.max(maxActiveRuns - runs.count(), 0));
    // Closing, meanwhile, hands back what is claimed.
    if (!state.working) return;
    for (const id of claimed) runs.begin(id);
    const next = runs.count() < maxActiveRuns ? journal.nextWake() : null;
    alarm.setIn(next === null ? null : next - now().getTime());
    state.fault = null;
  } catch (failure) {
    note(state, failure);
    alarm.setIn(retryMs);
  }
};

const note = (state: State, failure: unknown): void => {
  state.fault = failure instanceof Error ? failure.message : 'the journal does not answer';
};
