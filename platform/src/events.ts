import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Appended, EventMetadata, ExpectedRevision, ReadAll, ReadStream } from './ports/event-store.ts';

/** An event as handlers see it: opened, with where and when it was stored. `private` is null when there was none or its key is gone. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event &
  Readonly<{ id: string; stream: string; revision: number; position: number; recordedAt: string; metadata: EventMetadata }>;

export type NewEvent<Event extends DomainEvent = DomainEvent> = Readonly<{ id: string; event: Event; metadata: EventMetadata }>;

export type EventFeed = AsyncIterable<readonly RecordedEvent[]> & Readonly<{ close: () => Promise<void> }>;

/** The event store as the rest of the program uses it: private parts are sealed on the way in and opened on the way out. */
export type Events = Readonly<{
  append: (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<Appended>;
  readStream: (stream: string, options?: ReadStream) => AsyncIterable<RecordedEvent>;
  readAll: (options?: ReadAll) => AsyncIterable<RecordedEvent>;
  subscribe: (options: Readonly<{ after: number | null | 'end'; maxBatch?: number }>) => EventFeed;
}>;
