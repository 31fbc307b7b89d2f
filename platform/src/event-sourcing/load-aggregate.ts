import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { ReadStream } from '#ports/event-store.ts';
import type { Events, RecordedEvent, StreamHead } from './events.ts';

type EventReader = Pick<Events, 'readStream' | 'heads'>;

export type LoadedAggregate<State> = Readonly<{
  state: State;
  /** Like `before` without its words. */
  last: RecordedEvent | null;
  /** The last event of this command, when it was executed before. */
  before: RecordedEvent | null;
}>;

/** An aggregate around one revision: before that event, after it, and now; the initial state where there is no such revision. */
export type AggregateAt<State, Event extends DomainEvent> = Readonly<{
  before: State;
  at: State;
  latest: State;
  /** The events right after that revision. */
  next: RecordedEvent<Event> | null;
}>;

export const streamOf = (aggregate: Readonly<{ category: string }>, id: string): string =>
  `${aggregate.category}-${id}`;

/** A stream of one category holds only its aggregate's events; types that a newer version wrote change nothing (`evolveWith`). */
export const readEvents = <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  { id, ...part }: Readonly<{ id: string }> & ReadStream,
): AsyncIterable<RecordedEvent<Event>> =>
  events.readStream(streamOf(aggregate, id), part) as AsyncIterable<RecordedEvent<Event>>;

/**
 * Folds a stream: a long one from its head, so that the cost of a command does not grow with the stream.
 * `commandId` recognises a repeated command. Throws `EventStoreFault`.
 */
export const loadAggregate = async <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  { id, commandId }: Readonly<{ id: string; commandId?: string }>,
): Promise<LoadedAggregate<State>> => {
  const stream = streamOf(aggregate, id);
  const head = headOf<State>(await events.heads?.find(stream), aggregate);
  const later = await readForState(events, aggregate, { id, from: nextRevision(head) });
  for (const event of later) head.byCommand.set(event.metadata.commandId, withoutWords(event));
  const state = later.reduce(aggregate.evolve, head.state);
  const newest = later.at(-1);
  const last = newest ? withoutWords(newest) : head.last;
  if (newest && last) await cacheHead(events.heads, stream, { aggregate, state, last, byCommand: head.byCommand });
  return { state, last, before: (commandId === undefined ? null : head.byCommand.get(commandId)) ?? null };
};

/** Shorter streams are read whole: that costs no more than keeping their heads. */
const leastRevision = 31;

type LoadedHead<State> = Readonly<{ state: State; last: RecordedEvent | null; byCommand: Map<string, RecordedEvent> }>;

const headOf = <State>(
  cached: StreamHead | null | undefined,
  aggregate: Readonly<{ initial: State }>,
): LoadedHead<State> =>
  cached?.aggregate === aggregate
    ? { ...cached, state: cached.state as State }
    : { state: aggregate.initial, last: null, byCommand: new Map() };

const nextRevision = ({ last }: LoadedHead<unknown>): number => (last === null ? 0 : last.revision + 1);

/** A stream with events of several owners is not cached: no single key guards its words. */
const cacheHead = async (heads: Events['heads'], stream: string, head: StreamHead): Promise<void> => {
  if (!heads || head.last.revision < leastRevision) return;
  const owners = new Set([...head.byCommand.values()].map(({ metadata }) => metadata.ownerId));
  owners.delete(null);
  if (owners.size <= 1) await heads.keep(stream, [...owners][0] ?? null, head);
};

/** Reads events to be folded: of events that replace the words, only the last and what was added after it are decrypted. */
const readForState = async <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  place: Readonly<{ id: string; from: number }>,
): Promise<readonly RecordedEvent<Event>[]> => {
  const [rewordings, additions] = [new Set(aggregate.rewordings), new Set(aggregate.additions)];
  const read: RecordedEvent<Event>[] = [];
  let worded: readonly number[] = [];
  for await (const event of readEvents(events, aggregate, place)) {
    if (rewordings.has(event.type) && !additions.has(event.type)) {
      for (const at of worded) read[at] = withoutWords(read[at] ?? event);
      worded = [];
    }
    if (rewordings.has(event.type)) worded = [...worded, read.length];
    read.push(event);
  }
  return read;
};

/** The event without its private part, which is not even opened. */
const withoutWords = <Event extends DomainEvent>(event: RecordedEvent<Event>): RecordedEvent<Event> => {
  const { id, type, data, stream, revision, position, recordedAt, metadata } = event;
  return { id, type, data, stream, revision, position, recordedAt, metadata, private: null } as RecordedEvent<Event>;
};

/** Folds a whole stream and returns the states around `revision`. Throws `EventStoreFault`. */
export const loadAt = async <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  { id, revision }: Readonly<{ id: string; revision: number }>,
): Promise<AggregateAt<State, Event>> => {
  const { initial } = aggregate;
  let loaded: AggregateAt<State, Event> = { before: initial, at: initial, latest: initial, next: null };
  for await (const event of readEvents(events, aggregate, { id })) {
    const latest = aggregate.evolve(loaded.latest, event);
    loaded = {
      before: event.revision === revision ? loaded.latest : loaded.before,
      at: event.revision === revision ? latest : loaded.at,
      latest,
      next: event.revision === revision + 1 ? event : loaded.next,
    };
  }
  return loaded;
};
