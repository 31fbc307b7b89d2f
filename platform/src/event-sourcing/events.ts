import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { AppendCall, Appended, EventMetadata, ReadAll, ReadStream } from '#ports/event-store.ts';

/**
 * An event as handlers see it, with where and when it was stored. `private` is decrypted when it is first read; null when there was none or its key is destroyed.
 * `damaged`: differs from what was stored; its names cannot be trusted, and reading it throws. When only the private part cannot be decrypted, reading that throws.
 */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event &
  Readonly<{
    id: string;
    stream: string;
    revision: number;
    position: number;
    recordedAt: string;
    metadata: EventMetadata;
    damaged?: true;
  }>;

export type NewEvent<Event extends DomainEvent = DomainEvent> = Readonly<{
  id: string;
  event: Event;
  metadata: EventMetadata;
}>;

export type EventFeed = AsyncIterable<readonly RecordedEvent[]> & Readonly<{ close: () => Promise<void> }>;

/** A stream folded up to its last event, for the aggregate it was folded with. `byCommand`: the last event of each command, like `last` without its words. */
export type StreamHead = Readonly<{
  aggregate: object;
  state: unknown;
  last: RecordedEvent;
  byCommand: Map<string, RecordedEvent>;
}>;

/** Heads of recently used long streams, in this process. A head with personal words is found only while its owner's key exists. */
export type StreamHeads = Readonly<{
  find: (stream: string) => Promise<StreamHead | null>;
  /** `ownerId`: whose key opened its words; null: it has none. */
  keep: (stream: string, ownerId: string | null, head: StreamHead) => Promise<void>;
}>;

/** The event store as the rest of the program uses it: private parts are sealed on append and decrypted on read. */
export type Events = Readonly<{
  append: (...call: AppendCall<NewEvent>) => Promise<Appended>;
  /** Throws at damaged events; at a private part that cannot be decrypted once that is read. */
  readStream: (stream: string, options?: ReadStream) => AsyncIterable<RecordedEvent>;
  /** Damaged events are marked here and in feeds, and do not stop the others. */
  readAll: (options?: ReadAll) => AsyncIterable<RecordedEvent>;
  /** `handles`: types whose private parts are asked for; those of all others are null. Absent: all. */
  subscribe: (
    options: Readonly<{ after: number | null | 'end'; maxBatch?: number; handles?: readonly string[] }>,
  ) => EventFeed;
  /** Words that are erased: private parts are replaced where they lie. False: the store cannot, and they stay. */
  replacePrivate: (parts: readonly Readonly<{ event: RecordedEvent; private: object | null }>[]) => Promise<boolean>;
  /** Without them every stream is read whole. */
  heads?: StreamHeads;
}>;
