import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { RecordedEvent } from '#event-sourcing/events.ts';
import type { Json } from '#ports/event-store.ts';
import type { LogPosition } from '#ports/store-fit.ts';

/** What an event requests of the workflow engine. Ids are derived from the event alone: the same event again requests the same. */
export type TriggerAction =
  | Readonly<{ start: Readonly<{ workflow: string; id: string; input: Json }> }>
  | Readonly<{ signal: Readonly<{ id: string; signal: string; payload?: Json }> }>
  | Readonly<{ cancel: string }>
  | Readonly<{ retry: string }>;

/** What one process does on events: a table by event type; null: nothing this time. */
export type Trigger<Event extends DomainEvent = DomainEvent> = Readonly<{
  /** Names its checkpoint: never rename. */
  name: string;
  handles: readonly Event['type'][];
  actionOf: (event: RecordedEvent<Event>) => TriggerAction | null;
}>;

export type TriggerTable<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: (event: RecordedEvent<Extract<Event, { type: Type }>>) => TriggerAction | null;
};

/** How far each trigger has come; durable when `save` resolves. null: nothing yet. */
export type TriggerCheckpoints = Readonly<{
  load: (name: string) => Promise<LogPosition | null>;
  save: (name: string, at: LogPosition) => Promise<void>;
  /** Deletes the checkpoint. */
  forget: (name: string) => Promise<void>;
}>;

/** Infers each trigger file's types. */
export const defineTrigger =
  <Event extends DomainEvent>() =>
  ({ name, on }: Readonly<{ name: string; on: TriggerTable<Event> }>): Trigger => {
    // The key chooses the handler; the compiler cannot follow that from a name to its event.
    const table = on as Readonly<Record<string, ((event: RecordedEvent) => TriggerAction | null) | undefined>>;
    return { name, handles: Object.keys(on), actionOf: (event) => table[event.type]?.(event) ?? null };
  };
