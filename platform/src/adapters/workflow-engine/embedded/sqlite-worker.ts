import { waitAtMost } from '#concurrency/deadline.ts';
import { createSerialQueue, type SerialQueue } from '#concurrency/serial-queue.ts';
import type { Clock } from '#ports/clock.ts';
import type { WorkflowWorker } from '#ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '#workflows/workflow.ts';
import { createActivitySlots } from '../activities/activity-slots.ts';
import type { WorkflowJournal } from '../journal/workflow-journal.ts';
import { createActiveRuns, type ActiveRuns } from './active-runs.ts';

/** Runs in memory at once; others wait in the journal. Suspended ones take no memory and share one timer. */
const maxActiveRuns = 1_000;
/** After a fault of the journal: the next poll says whether it answers again, also when no run is due for long. */
const retryMs = 1_000;

export type WorkerParts = Readonly<{
  journal: WorkflowJournal;
  clock: Clock;
  workflows: readonly RegisteredWorkflow[];
  /** Activities at once in this process. */
  maxActivities: number;
  /** Awaited before each activity starts: requests may go first. */
  yieldTo: () => Promise<void>;
  /** How long `close` waits for running activities, in ms. */
  graceMs: number;
  maxDeaths: number;
}>;
/** What the engine needs of a worker in the same process. */
export type SqliteWorker = WorkflowWorker &
  Readonly<{ poll: () => void; wake: (id: string) => void; discard: (id: string) => void }>;

export const createSqliteWorker = (parts: WorkerParts): SqliteWorker => {
  const { journal, clock } = parts;
  const now = (): Date => clock.now();
  const [state, inTurn]: [State, SerialQueue] = [{ working: false, fault: null }, createSerialQueue()];
  const poll = (): Promise<void> =>
    inTurn(async () => (state.working ? startDueRuns({ journal, now, state, runs, wakeTimer }) : undefined));
  const pollSoon = oncePerTurn(() => void poll());
  const wakeTimer = createWakeTimer(pollSoon);
  const runs = createActiveRuns({
    ...parts,
    slots: createActivitySlots(parts.workflows, parts),
    now,
    isWorking: () => state.working,
    onRelease: pollSoon,
    onJournalFault: (failure) => {
      note(state, failure);
      wakeTimer.setIn(retryMs);
    },
  });

  return {
    start: async () => {
      state.working = true;
      await poll();
    },
    health: async () => ({ active: runs.count(), parked: journal.setAside(parts.maxDeaths), fault: state.fault }),
    close: async () => {
      if (!state.working) return;
      state.working = false;
      wakeTimer.stop();
      await waitAtMost(parts.graceMs, runs.ended());
      runs.discardAll();
      await journal.handBack();
    },
    poll: pollSoon,
    wake: (id) => {
      if (!runs.wake(id)) pollSoon();
    },
    discard: runs.discard,
  };
};

/** However often it is called in one turn of the event loop, the work is done once, at its end: many starts are claimed in one commit. */
const oncePerTurn = (work: () => void): (() => void) => {
  let scheduled = false;
  return () => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      work();
    });
  };
};

type State = { working: boolean; fault: string | null };
type Due = Readonly<{
  journal: WorkflowJournal;
  now: () => Date;
  state: State;
  runs: ActiveRuns;
  wakeTimer: WakeTimer;
}>;

/** Activates the runs that are due and sets the timer for the next one. */
const startDueRuns = async ({ journal, now, state, runs, wakeTimer }: Due): Promise<void> => {
  try {
    const claimed = await journal.claimDue(now().getTime(), Math.max(maxActiveRuns - runs.count(), 0));
    // Closed meanwhile: closing returns what was claimed.
    if (!state.working) return;
    for (const id of claimed) runs.begin(id);
    const next = runs.count() < maxActiveRuns ? journal.nextWake() : null;
    wakeTimer.setIn(next === null ? null : next - now().getTime());
    state.fault = null;
  } catch (failure) {
    note(state, failure);
    wakeTimer.setIn(retryMs);
  }
};

const note = (state: State, failure: unknown): void => {
  state.fault = failure instanceof Error ? failure.message : 'the journal does not answer';
};

/** One timer; setting it again replaces the earlier time. It fires once a minute anyway: clocks can be set. */
type WakeTimer = Readonly<{ setIn: (ms: number | null) => void; stop: () => void }>;

const maxDelayMs = 60_000;

const createWakeTimer = (wake: () => void): WakeTimer => {
  let timer: NodeJS.Timeout | undefined;
  return {
    setIn: (ms) => {
      clearTimeout(timer);
      timer = setTimeout(wake, Math.min(Math.max(ms ?? maxDelayMs, 0), maxDelayMs));
    },
    stop: () => clearTimeout(timer),
  };
};
