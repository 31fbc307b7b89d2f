import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events, RecordedEvent } from './events.ts';

export type LoadedAggregate<State> = Readonly<{
  state: State;
  last: RecordedEvent | null;
  /** The last event this command wrote, when it has been here before. */ before: RecordedEvent | null;
}>;

export const streamOf = (aggregate: Readonly<{ category: string }>, id: string): string =>
  `${aggregate.category}-${id}`;

/** Folds a whole stream. `commandId` tells a command that is sent again. */
export const loadAggregate = async <State, Event extends DomainEvent>(
  events: Pick<Events, 'readStream'>,
  aggregate: Aggregate<State, Event>,
  { id, commandId }: Readonly<{ id: string; commandId?: string }>,
): Promise<LoadedAggregate<State>> => {
  let loaded: LoadedAggregate<State> = { state: aggregate.initial, last: null, before: null };
  for await (const event of events.readStream(streamOf(aggregate, id))) {
    loaded = {
      // A stream of this category holds only this aggregate's events; newer types change nothing (`evolveWith`).
      state: aggregate.evolve(loaded.state, event as unknown as Event),
      last: event,
      before: commandId !== undefined && event.metadata.commandId === commandId ? event : loaded.before,
    };
  }
  return loaded;
};
