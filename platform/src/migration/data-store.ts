import type { BlobStore } from '#ports/blob-store.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { TableExport } from '#ports/table-export.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '#workflows/trigger.ts';

/**
 * How far a migration into a data store has come. `from`: the store it comes from. `eventsUpTo`: position there of the last event that was copied.
 * `doneAt`: null while it is incomplete.
 */
export type MigrationCheckpoint = Readonly<{ from: string; eventsUpTo: number | null; doneAt: string | null }>;

/** Everything that is migrated. Not the read models: they are rebuilt from the events. */
export type DataStore = Readonly<{
  events: EventStore;
  blobs: BlobStore;
  tables: readonly TableExport[];
  /** Of the triggers that start workflows; null where the engine has its own. */
  triggerCheckpoints: TriggerCheckpoints | null;
  /** Which workflows have ended; null: not known here. */
  engine: Pick<WorkflowEngine, 'describe'> | null;
  migrationCheckpoint: Readonly<{
    read: () => Promise<MigrationCheckpoint | null>;
    write: (checkpoint: MigrationCheckpoint) => Promise<void>;
  }>;
  /** Whether any process is using it. */
  isInUse: () => Promise<boolean>;
}>;

/** The message is a sentence for the operator. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault';
}
