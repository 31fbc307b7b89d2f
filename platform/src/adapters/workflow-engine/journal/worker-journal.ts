import { failPoint } from '#instrumentation/fail-point.ts';
import type { JournalBatch } from './journal-batch.ts';
import { loadedOf, signalOf, stepValues } from './journal-rows.ts';
import type { JournalStatements } from './journal-statements.ts';
import type { Ending, LoadedRun, ReceivedSignal, Step } from './journal.types.ts';

/** What one turn of a run changed: its steps, and the signals they took. */
export type StepChanges = Readonly<{ steps: readonly Step[]; taken: readonly number[] }>;

/** The journal as the worker sees it. */
export const createWorkerJournal = (group: JournalBatch, sql: JournalStatements) => ({
  ...journalRuns(group, sql),
  keep: (id: string, turn: StepChanges): Promise<void> => change(group, () => keepTurn(sql, id, turn)),

  /** `wakeAt` null: only a signal wakes it. */
  rest: (id: string, turn: StepChanges, wakeAt: number | null): Promise<void> =>
    change(group, () => {
      keepTurn(sql, id, turn);
      sql.rest.run(wakeAt, id);
    }),

  end: (id: string, ending: Ending, endedAt: string): Promise<void> =>
    change(group, () => {
      if (ending.kind === 'ended') {
        sql.forget(id);
        sql.end.run(ending.status, JSON.stringify(ending.result), ending.failure, endedAt, id);
      } else {
        sql.dropSteps.run(id);
        sql.continueAsNew.run(JSON.stringify(ending.input), id);
      }
    }),
});

const journalRuns = ({ write }: JournalBatch, sql: JournalStatements) => ({
  /** Takes up to `limit` runs that are due, the longest due first. */
  claimDue: async (now: number, limit: number): Promise<readonly string[]> => {
    const ids = sql.due.all(now, limit).map(({ id }) => String(id));
    if (ids.length > 0) await write(() => ids.forEach((id) => sql.claim.run(id))).done;
    return ids;
  },
  nextWake: (): number | null => {
    const at = sql.nextWake.get()?.['at'];
    return typeof at === 'number' ? at : null;
  },
  /** null: it has ended meanwhile. */
  load: (id: string): LoadedRun | null => loadedOf(sql.running.get(id), sql.steps.all(id)),
  signals: (id: string): readonly ReceivedSignal[] => sql.signals.all(id).map(signalOf),
  park: (id: string, reason: string): Promise<void> => write(() => sql.park.run(reason, id)).done,
  parked: (): readonly Readonly<{ id: string; reason: string }>[] =>
    sql.parked.all().map(({ id, parked }) => ({ id: String(id), reason: String(parked) })),
});

const keepTurn = (sql: JournalStatements, id: string, { steps, taken }: StepChanges): void => {
  for (const step of steps) sql.putStep.run(id, ...stepValues(step));
  for (const seq of taken) sql.dropSignal.run(seq);
};

/** Every change of a run's story passes here, so that crash tests can end the process around it. */
const change = async ({ write }: JournalBatch, work: () => void): Promise<void> => {
  failPoint('workflow.before-step');
  await write(work).done;
  failPoint('workflow.after-step');
};
