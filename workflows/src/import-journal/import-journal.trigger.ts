import type { JournalImportEvent } from '@ecrin/domain/journal-import/journal-import.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { ImportJournalInput } from './import-journal.input.ts';

type ImportChanged = Pick<RecordedEvent, 'revision' | 'metadata'> & Readonly<{ data: Readonly<{ importId: string }> }>;

const start =
  (task: ImportJournalInput['task']) =>
  ({ data: { importId }, revision, metadata }: ImportChanged): TriggerAction => {
    const input: ImportJournalInput = { importId, ownerId: metadata.ownerId ?? '', task };
    return { start: { workflow: 'import-journal', id: `import-journal/${importId}/${revision}`, input } };
  };

/** One that was paused goes on in a run of its own; what is there already is not brought again. */
export const importJournalTrigger = defineTrigger<JournalImportEvent>()({
  name: 'import-journal',
  on: {
    JournalFetchAsked: start('fetch'),
    JournalImportStarted: start('bring'),
    JournalImportResumed: start('bring'),
    JournalImportUndone: start('undo'),
  },
});
