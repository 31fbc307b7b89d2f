import type { BlobStore } from '../ports/blob-store.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Shelf } from '../ports/shelf.ts';
import type { WorkflowEngine } from '../ports/workflow-engine.ts';
import type { TriggerCheckpoints } from '../trigger.ts';

/**
 * How far a move into a home has come. `from`: which home it is taken from. `eventsUpTo`: position there of the last event that is here.
 * `doneAt`: null while it is half done.
 */
export type MoveMark = Readonly<{ from: string; eventsUpTo: number | null; doneAt: string | null }>;

/** Everything a move takes or gives. Read models are not in it: the events bring them back. */
export type Home = Readonly<{
  events: EventStore;
  blobs: BlobStore;
  shelves: readonly Shelf[];
  /** Of the triggers that start workflows; null where the engine keeps them itself. */
  checkpoints: TriggerCheckpoints | null;
  /** Which workflows have ended; null: not known here. */
  engine: Pick<WorkflowEngine, 'describe'> | null;
  mark: Readonly<{ read: () => Promise<MoveMark | null>; write: (mark: MoveMark) => Promise<void> }>;
  /** Whether processes work on it just now. */
  isInUse: () => Promise<boolean>;
}>;

/** The message is a sentence for the operator. */
export class MoveFault extends Error {
  override readonly name = 'MoveFault';
}
