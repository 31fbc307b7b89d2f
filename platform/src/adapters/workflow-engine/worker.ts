import type { Clock } from '../../clock.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import type { WorkflowWorker } from '../../ports/workflow-engine.ts';
import type { RegisteredWorkflow } from '../../workflow.ts';
import { createActivityTurns } from './activity-turns.ts';
import { createAlarm, type Alarm } from './alarm.ts';
import { createRunsInHand, type RunsInHand } from './runs-in-hand.ts';
import type { WorkflowJournal } from './workflow-journal.ts';

/** Runs in memory at once; others wait in the journal. Sleeping ones take no memory and share one timer. */
const maxInHand = 1_000;
const troubleMs = 1_000;

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

export const createWorker = (parts: WorkerParts): SqliteWorker => {
  const { journal } = parts;
  const now = (): Date => parts.clock.now();
  const state: State = { working: false, fault: null };
  const inTurn = oneAtATime();
  const look = (): Promise<void> =>
    inTurn(async () => {
      if (state.working) await lookAround({ journal, now, state, runs, alarm });
    });
  const soon = once(() => void look());
  const alarm = createAlarm(soon);
  const turns = createActivityTurns(parts.workflows, parts);
  const runs = createRunsInHand({
    ...parts,
    turns,
    now,
    isWorking: () => state.working,
    onRoom: soon,
    onTrouble: (failure) => note(state, failure),
  });

  return {
    start: async () => {
      state.working = true;
      await look();
    },
    health: async () => ({ inHand: runs.count(), parked: journal.parked(), fault: state.fault }),
    close: async () => {
      if (!state.working) return;
      state.working = false;
      alarm.stop();
      await within(parts.graceMs, runs.ended());
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
type View = Readonly<{ journal: WorkflowJournal; now: () => Date; state: State; runs: RunsInHand; alarm: Alarm }>;

/** Takes in hand what is due and sets the alarm for what comes next. */
const lookAround = async ({ journal, now, state, runs, alarm }: View): Promise<void> => {
  try {
    const claimed = await journal.claimDue(now().getTime(), Math.max(maxInHand - runs.count(), 0));
    // Closing, meanwhile, hands back what is claimed.
    if (!state.working) return;
    for (const id of claimed) runs.begin(id);
    const next = runs.count() < maxInHand ? journal.nextWake() : null;
    alarm.setIn(next === null ? null : next - now().getTime());
    state.fault = null;
  } catch (failure) {
    note(state, failure);
    alarm.setIn(troubleMs);
  }
};

const note = (state: State, failure: unknown): void => {
  state.fault = failure instanceof Error ? failure.message : 'the journal does not answer';
};

const within = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    work,
    new Promise((resolve) => {
      timer = setTimeout(resolve, ms);
    }),
  ]);
  clearTimeout(timer);
};
