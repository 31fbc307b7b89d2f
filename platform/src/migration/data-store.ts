import type { BlobStore } from '#ports/blob-store.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { TableExport } from '#ports/table-export.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

/**
 * How far a move into a home has come. `from`: which home it is taken from. `eventsUpTo`: position there of the last event that is here.
 * `doneAt`: null while it is half done.
 */
export type MigrationCheckpoint = Readonly<{ from: string; eventsUpTo: number | null; doneAt: string | null }>;

/** Everything a move takes or gives. Read models are not in it: the events bring them back. */
export type DataStore = Readonly<{
  events: EventStore;
  blobs: BlobStore;
  tables: readonly TableExport[];
  /** Of the triggers that start workflows; null where the engine keeps them itself. */
  triggerCheckpoints: TriggerCheckpoints | null;
  /** Which workflows have ended; null: not known here. */
  engine: Pick<WorkflowEngine, 'describe'> | null;
  migrationCheckpoint: Readonly<{
    read: () => Promise<MigrationCheckpoint | null>;
    write: (mark: MigrationCheckpoint) => Promise<void>;
  }>;
  /** Whether processes work on it just now. */
  isInUse: () => Promise<boolean>;
}>;

/** The message is a sentence for the operator. */
export class MigrationFault extends Error {
  override readonly name = 'MoveFault';
}
