import type { Json } from '#ports/event-store.ts';
import type { WorkflowDescription } from '#ports/workflow-engine.ts';
import type { JournalBatch, Written } from './journal-batch.ts';
import { describedOf } from './journal-rows.ts';
import type { JournalStatements } from './journal-statements.ts';

/** The journal as those see it who start and steer workflows. */
export const createClientJournal = ({ write }: JournalBatch, sql: JournalStatements) => ({
  /** False when the id is taken, be it by an ended run. */
  start: (run: Readonly<{ workflow: string; id: string; input: Json; startedAt: string }>): Written<boolean> =>
    write(() => sql.start.run(run.id, run.workflow, JSON.stringify(run.input), run.startedAt).changes === 1),

  /** False when the workflow has ended or is unknown. */
  signal: (id: string, name: string, { payload, at }: Readonly<{ payload: Json; at: number }>): Written<boolean> =>
    write(() => {
      if (sql.wakeUp.run(at, id).changes === 0) return false;
      sql.addSignal.run(id, name, JSON.stringify(payload), at);
      return true;
    }),

  cancel: (id: string, endedAt: string): Written<void> =>
    write(() => {
      if (sql.cancel.run(endedAt, id).changes === 1) sql.forget(id);
    }),

  describe: (id: string): WorkflowDescription | null => describedOf(sql.describe.get(id)),
});
