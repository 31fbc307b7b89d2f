/**
 * Where events are stored. Embedded: SQLite; scaled out: EventStoreDB. Every adapter passes `testing/src/port-contracts/event-store/event-store.contract.ts`.
 * A stream's revisions count from 0 without gaps; positions only grow over the whole store and may have gaps.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `no-stream`: must not exist yet. A number: revision of the stream's last event. */
export type ExpectedRevision = 'no-stream' | 'stream-exists' | 'any' | number;

export type EventMetadata = Readonly<{
  commandId: string;
  correlationId: string;
  causationId: string | null;
  /** `client:<id>`, `admin:<id>` or `system:<process>`. */
  actor: string;
  /** Whose key seals the private part; null: the event has none. */
  ownerId: string | null;
  /** The person's time: ISO 8601 UTC and their IANA zone. */
  occurredAt: string;
  timeZone: string;
  /** Keyed hash of the request, to detect another request under the same command id. */
  fingerprint?: string;
  schemaVersion: number;
}>;

/**
 * `sealed`: the private part as base64, already encrypted; no adapter can read it. `id` is a uuid.
 * `recordedAt`: of an event that another store recorded before, in ISO 8601; the store's own clock says it for all others.
 */
export type EventToAppend = Readonly<{
  id: string;
  type: string;
  data: Json;
  sealed: string | null;
  metadata: EventMetadata;
  recordedAt?: string;
}>;
/**
 * `damaged`: differs from what was stored; it has its place in the log, but its names are unreliable, and reading `data`, `sealed` or `metadata`
 * throws.
 */
export type StoredEvent = EventToAppend &
  Readonly<{ stream: string; revision: number; position: number; recordedAt: string; damaged?: true }>;

/** Of the last event appended. */
export type Appended = Readonly<{ revision: number; position: number }>;

export type ReadStream = Readonly<{ from?: number; max?: number; direction?: 'forward' | 'backward' }>;
/** `after`: exclusive; null or absent: from the start (backward: from the end). */
export type ReadAll = Readonly<{ after?: number | null; max?: number; direction?: 'forward' | 'backward' }>;

/** Batches in order, never empty, catching up first and then live; ends after `close`. */
export type Subscription = AsyncIterable<readonly StoredEvent[]> & Readonly<{ close: () => Promise<void> }>;

/**
 * What is appended again under the same ids. `compared`: other contents are a fault, `id-reused`. `trusted`: whoever appends says that the same ids are
 * the same command, decided once more perhaps; a store that would have to read to compare may give the first answer unread.
 */
export type RepeatedIds = 'compared' | 'trusted';

export type AppendCall<Event> = readonly [
  stream: string,
  expected: ExpectedRevision,
  events: readonly Event[],
  repeated?: RepeatedIds,
];

export type EventStore = Readonly<{
  /** Durable when it resolves. Same ids again: the first answer; compared, unless it is said otherwise. Throws `EventStoreFault`. */
  append: (...call: AppendCall<EventToAppend>) => Promise<Appended>;
  /** A missing stream reads as empty; a damaged event in it throws `damaged`. */
  readStream: (stream: string, options?: ReadStream) => AsyncIterable<StoredEvent>;
  /** A damaged event is marked and does not stop the others; the same in a subscription. */
  readAll: (options?: ReadAll) => AsyncIterable<StoredEvent>;
  /** `after`: exclusive position, null: from the start, `end`: only new events. */
  subscribe: (options: Readonly<{ after: number | null | 'end'; maxBatch?: number }>) => Subscription;
  /**
   * Overwrites sealed parts where they lie, for words that are erased: positions, ids and all else stay. Nothing of the former ones is left in the file or
   * its log when it resolves. Absent: the store cannot.
   */
  replaceSealed?: (parts: readonly ReplacedPart[]) => Promise<void>;
  close: () => Promise<void>;
}>;

export type ReplacedPart = Readonly<{ position: number; sealed: string | null }>;

export type EventStoreFaultKind =
  | 'wrong-revision'
  | 'empty'
  | 'too-large'
  | 'malformed'
  | 'id-reused'
  | 'unavailable'
  | 'timed-out'
  | 'access-denied'
  | 'closed'
  | 'damaged';

/** `wrong-revision` carries the actual one (null: no stream). `damaged`: the stored content differs from what was appended. */
export class EventStoreFault extends Error {
  readonly kind: EventStoreFaultKind;
  readonly actualRevision: number | null;

  constructor(kind: EventStoreFaultKind, message: string, actualRevision: number | null = null) {
    super(message);
    this.name = 'EventStoreFault';
    this.kind = kind;
    this.actualRevision = actualRevision;
  }
}

/** Largest event: type, data, sealed part and metadata as UTF-8, in bytes. */
export const maxEventBytes = 1024 * 1024;
