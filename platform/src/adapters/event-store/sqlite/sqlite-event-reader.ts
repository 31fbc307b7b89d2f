import { DatabaseSync } from 'node:sqlite';
import { EventStoreFault, type EventStore } from '#ports/event-store.ts';
import { prepareReads } from './read-pages.ts';
import { formOf } from './text-events.ts';

/** The events of a file while another process may write it: nothing is written, and no lock of the data folder is needed. */
export const openSqliteEventReader = ({
  file,
}: Readonly<{ file: string }>): Pick<EventStore, 'readAll' | 'readStream' | 'close'> => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const assertOpen = (): void => {
    if (!db.isOpen) throw new EventStoreFault('closed', 'the event store is closed');
  };
  const reads = prepareReads(db, assertOpen, formOf(db));
  return {
    ...reads,
    close: async () => {
      if (db.isOpen) db.close();
    },
  };
};
