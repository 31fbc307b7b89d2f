import { journalAccess } from './journal-access.ts';
import { handBack } from './journal-schema.ts';
import { journalStatements } from './journal-statements.ts';
import { journalTelling } from './journal-telling.ts';
import { inTransaction, openJournalFile } from './open-journal.ts';

export type WorkflowJournal = ReturnType<typeof openWorkflowJournal>;

/** Everything the runner must not forget. Each call is one durable commit; instants in ms. */
export const openWorkflowJournal = (file: string) => {
  const db = openJournalFile(file);
  const sql = journalStatements(db);
  return {
    ...journalAccess(db, sql),
    ...journalTelling(db, sql),

    checkpoint: (name: string): number | null => {
      const position = sql.checkpoint.get(name)?.['position'];
      return typeof position === 'number' ? position : null;
    },
    keepCheckpoint: (name: string, position: number): void => void sql.keepCheckpoint.run(name, position),

    /** Gives everything in hand to the next worker. */
    handBack: (): void => inTransaction(db, () => db.exec(handBack)),
    close: (): void => {
      if (db.isOpen) db.close();
    },
  };
};
