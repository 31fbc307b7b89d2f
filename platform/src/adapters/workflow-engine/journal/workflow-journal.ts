import { logPositionIn } from '#adapters/trigger-checkpoints/sqlite-trigger-checkpoints.ts';
import { failPoint } from '#instrumentation/fail-point.ts';
import type { Json } from '#ports/event-store.ts';
import type { LogPosition } from '#ports/store-fit.ts';
import type { FailedRun, SetAsideRun, WorkflowDescription, WorkflowLoad } from '#ports/workflow-engine.ts';
import { setAsideReason } from '../activities/retry-delay.ts';
import { createJournalBatch, type JournalBatch, type Written } from './journal-batch.ts';
import { describedOf, failedOf, loadedOf, loadOf, signalOf, stepValues } from './journal-rows.ts';
import { openJournalSync } from './journal-sync.ts';
import { handBack, journalStatements, openJournalFile, type JournalStatements } from './journal-tables.ts';
import type { Ending, LoadedRun, ReceivedSignal, Step } from './journal.types.ts';

export type WorkflowJournal = ReturnType<typeof openWorkflowJournal>;

/**
 * The state of all runs. A change can be read at once. When its promise resolves it is durable, unless the events and the journal before it would bring
 * it about again: that a run was started, claimed, tried or completed. Instants in ms.
 */
export const openWorkflowJournal = (file: string) => {
  const { db, close } = openJournalFile(file);
  const sql = journalStatements(db);
  const sync = openJournalSync(`${file}-wal`);
  const batch = createJournalBatch(db, sync.now);
  return {
    ...clientJournal(batch, sql),
    ...workerJournal(batch, sql),

    checkpoint: (name: string): LogPosition | null => logPositionIn(sql.checkpoint.get(name)),
    saveCheckpoint: (name: string, { position, event }: LogPosition): Promise<void> =>
      batch.writeAhead(() => sql.saveCheckpoint.run(name, position, event && JSON.stringify(event))).done,
    forgetCheckpoint: (name: string): Promise<void> => batch.write(() => sql.forgetCheckpoint.run(name)).done,

    /** Leaves all active runs to the next worker. */
    handBack: (): Promise<void> => batch.write(() => db.exec(handBack)).done,
    close: async (): Promise<void> => {
      if (!db.isOpen) return;
      batch.close();
      await sync.close();
      close();
    },
  };
};

type NewRun = Readonly<{ workflow: string; id: string; input: Json; startedAt: string }>;

const prepareStart =
  (write: JournalBatch['write'], sql: JournalStatements) =>
  ({ id, workflow, input, startedAt }: NewRun): Written<boolean> =>
    write(() => sql.start.run(id, workflow, JSON.stringify(input), startedAt).changes === 1);

/** For the engine, which starts and steers workflows. */
const clientJournal = ({ write, writeAhead }: JournalBatch, sql: JournalStatements) => ({
  /** False when the id is in use, also by an ended run. Lost only with how far the trigger is that started it. */
  start: prepareStart(writeAhead, sql),
  /** For triggers that keep this elsewhere. */
  startDurably: prepareStart(write, sql),

  /** False when the workflow has ended or is unknown. */
  signal: (id: string, name: string, { payload, at }: Readonly<{ payload: Json; at: number }>): Written<boolean> =>
    write(() => {
      if (sql.wakeUp.run(at, id).changes === 0) return false;
      sql.addSignal.run(id, name, JSON.stringify(payload), at);
      return true;
    }),

  cancel: (id: string, endedAt: string): Written<void> =>
    write(() => {
      if (sql.cancel.run(endedAt, id).changes === 1) sql.dropHistory(id);
    }),

  describe: (id: string): WorkflowDescription | null => describedOf(sql.describe.get(id)),

  /** Parked runs, and those with a step during which at least `deaths` processes crashed, which are parked once claimed; each once. */
  setAside: (deaths: number): readonly SetAsideRun[] => {
    const parked = sql.parked
      .all()
      .map((row) => ({ id: String(row['id']), reason: String(row['parked']), retryable: false }));
    const poisoned = sql.poison.all(deaths).map((row) => ({
      id: String(row['id']),
      reason: setAsideReason(String(row['name']), Number(row['deaths'])),
      retryable: true,
    }));
    return [...new Map([...parked, ...poisoned].map((run) => [run.id, run])).values()];
  },

  countRunning: (workflow: string): WorkflowLoad => loadOf(workflow, sql.countRunning.get(workflow)),
  failed: (most: number): readonly FailedRun[] => sql.failed.all(most).map(failedOf),
  /** Runs a failed one again. False when it had not failed. */
  restart: (id: string): Written<boolean> => write(() => sql.restart.run(id).changes === 1),

  /** Its steps count no deaths from here on. False when none did. */
  forgetDeaths: (id: string): Written<boolean> =>
    write(() => {
      const forgotten = sql.forgetDeaths.run(id).changes > 0;
      return sql.unpark.run(id).changes > 0 && forgotten;
    }),
});

/** What changed in a run: its steps, and the signals they took. */
export type StepChanges = Readonly<{ steps: readonly Step[]; taken: readonly number[] }>;

/** For the worker, which executes them. */
const workerJournal = (batch: JournalBatch, sql: JournalStatements) => ({
  ...journalRuns(batch, sql),
  save: (id: string, changes: StepChanges): Promise<void> =>
    change(id, writeOf(batch, changes), () => saveChanges(sql, id, changes)),

  /** `wakeAt` null: only a signal wakes it. */
  suspend: (id: string, changes: StepChanges, wakeAt: number | null): Promise<void> =>
    change(id, writeOf(batch, changes), () => {
      saveChanges(sql, id, changes);
      sql.suspend.run(wakeAt, id);
    }),

  end: (id: string, ending: Ending, endedAt: string): Promise<void> =>
    // What follows from a completed run is in the events; a continued one begins with what it was given.
    change(id, ending.kind === 'ended' ? batch.writeAhead : batch.write, () => {
      if (ending.kind === 'ended') saveEnd(sql, id, { ...ending, endedAt });
      else {
        sql.dropSteps.run(id);
        sql.continueAsNew.run(JSON.stringify(ending.input), id);
      }
    }),
});

/** A result is durable before the next step begins: done again, a step may choose otherwise. That a step is tried is not. */
const writeOf = ({ write, writeAhead }: JournalBatch, { steps }: StepChanges): JournalBatch['write'] =>
  steps.some(({ outcome }) => outcome !== null) ? write : writeAhead;

const journalRuns = ({ write, writeAhead }: JournalBatch, sql: JournalStatements) => ({
  /** Claims up to `limit` runs that are due, the longest due first. */
  claimDue: async (now: number, limit: number): Promise<readonly string[]> => {
    const ids = sql.due.all(now, limit).map(({ id }) => String(id));
    if (ids.length > 0) await writeAhead(() => ids.forEach((id) => sql.claim.run(id))).done;
    return ids;
  },
  nextWake: (): number | null => {
    const at = sql.nextWake.get()?.['at'];
    return typeof at === 'number' ? at : null;
  },
  /** null: it has ended meanwhile. */
  load: (id: string): LoadedRun | null => loadedOf(sql.running.get(id), sql.steps.all(id)),
  signals: (id: string): readonly ReceivedSignal[] => sql.signals.all(id).map(signalOf),
  park: (id: string, reason: string): Promise<void> =>
    write(() => {
      sql.releaseSteps.run(id);
      sql.park.run(reason, id);
    }).done,
});

type Ended = Extract<Ending, { kind: 'ended' }> & Readonly<{ endedAt: string }>;

const saveEnd = (sql: JournalStatements, id: string, { status, result, failure, endedAt }: Ended): void => {
  sql.dropHistory(id);
  if (status === 'completed') {
    sql.complete.run(id, JSON.stringify(result));
    sql.forget.run(id);
  } else sql.fail.run(status, failure, endedAt, id);
};

const saveChanges = (sql: JournalStatements, id: string, { steps, taken }: StepChanges): void => {
  for (const step of steps) sql.putStep.run(id, ...stepValues(step));
  for (const seq of taken) sql.dropSignal.run(seq);
};

/** Every change of a run passes here, so that crash tests can kill the process around it. */
const change = async (id: string, write: JournalBatch['write'], work: () => void): Promise<void> => {
  failPoint('workflow.before-step', id);
  await write(work).done;
  failPoint('workflow.after-step', id);
};
