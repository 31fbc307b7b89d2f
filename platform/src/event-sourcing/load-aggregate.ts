import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events, RecordedEvent } from './events.ts';

type EventReader = Pick<Events, 'readStream'>;

export type LoadedAggregate<State> = Readonly<{
  state: State;
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
  id: string,
): AsyncIterable<RecordedEvent<Event>> =>
  events.readStream(streamOf(aggregate, id)) as AsyncIterable<RecordedEvent<Event>>;

/** Folds a whole stream. `commandId` detects a repeated command. Throws `EventStoreFault`. */
export const loadAggregate = async <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  { id, commandId }: Readonly<{ id: string; commandId?: string }>,
): Promise<LoadedAggregate<State>> => {
  let loaded: LoadedAggregate<State> = { state: aggregate.initial, last: null, before: null };
  for await (const event of readEvents(events, aggregate, id)) {
    loaded = {
      state: aggregate.evolve(loaded.state, event),
      last: event,
      before: commandId !== undefined && event.metadata.commandId === commandId ? event : loaded.before,
    };
  }
  return loaded;
};

/** Folds a whole stream and returns the states around `revision`. Throws `EventStoreFault`. */
export const loadAt = async <State, Event extends DomainEvent>(
  events: EventReader,
  aggregate: Aggregate<State, Event>,
  { id, revision }: Readonly<{ id: string; revision: number }>,
): Promise<AggregateAt<State, Event>> => {
  const { initial } = aggregate;
  let loaded: AggregateAt<State, Event> = { before: initial, at: initial, latest: initial, next: null };
  for await (const event of readEvents(events, aggregate, id)) {
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
