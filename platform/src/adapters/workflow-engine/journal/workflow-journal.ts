import { createClientJournal } from './client-journal.ts';
import { createJournalBatch } from './journal-batch.ts';
import { handBack } from './journal-schema.ts';
import { journalStatements } from './journal-statements.ts';
import { openJournalFile } from './open-journal.ts';
import { createWorkerJournal } from './worker-journal.ts';

export type WorkflowJournal = ReturnType<typeof openWorkflowJournal>;

/** Everything the runner must not forget. A change is there at once and durable when its promise resolves; instants in ms. */
export const openWorkflowJournal = (file: string) => {
  const db = openJournalFile(file);
  const sql = journalStatements(db);
  const group = createJournalBatch(db);
  return {
    ...createClientJournal(group, sql),
    ...createWorkerJournal(group, sql),

    checkpoint: (name: string): number | null => {
      const position = sql.checkpoint.get(name)?.['position'];
      return typeof position === 'number' ? position : null;
    },
    keepCheckpoint: (name: string, position: number): Promise<void> =>
      group.write(() => sql.keepCheckpoint.run(name, position)).done,

    /** Gives everything in hand to the next worker. */
    handBack: (): Promise<void> => group.write(() => db.exec(handBack)).done,
    close: (): void => {
      if (!db.isOpen) return;
      group.flush();
      db.close();
    },
  };
};
