import type { TakenPlace } from '@ecrin/domain/allowance/allowance.aggregate.ts';
import { isReserved, type UnusedPlace } from '@ecrin/domain/allowance/take-allowance.ts';
import type { Aggregate, DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events } from './events.ts';
import { loadAggregate } from './load-aggregate.ts';

type Reading = Pick<Events, 'readStream' | 'heads'>;
type Taken<State, Event extends DomainEvent> = Readonly<{
  places: ReadonlyMap<string, TakenPlace>;
  known: readonly string[];
  /** It is about to be taken. */
  place: string;
  now: string;
  holds: ((state: State) => boolean) | undefined;
  aggregate: Aggregate<State, Event>;
}>;

/**
 * A taken place that nothing uses: what used it has ended, or never came. By the streams themselves, so that it holds at this moment; none or one, which
 * is all that is needed. Those that the read models do not know are looked at first: one of them is likely.
 */
export const findUnusedPlaces = async <State, Event extends DomainEvent>(
  events: Reading,
  { places, known, place: wanted, ...by }: Taken<State, Event>,
): Promise<readonly UnusedPlace[]> => {
  const readable = new Set(known);
  const candidates = [...[...places.keys()].filter((place) => !readable.has(place)), ...readable];
  for (const place of candidates) {
    const taken = places.get(place) ?? null;
    if (place !== wanted && !(await isUsed(events, { ...by, place, taken }))) return [{ place, taken }];
  }
  return [];
};

type Place<State, Event extends DomainEvent> = UnusedPlace & Pick<Taken<State, Event>, 'now' | 'holds' | 'aggregate'>;

/** Or may be, at any moment: while its stream stands where it stood, and the event that is to use it may be on its way. */
const isUsed = async <State, Event extends DomainEvent>(
  events: Reading,
  { place, taken, now, holds, aggregate }: Place<State, Event>,
): Promise<boolean> => {
  const isOnItsWay = (revision: number): boolean =>
    taken !== null && taken.revision === revision && isReserved(taken, now);
  if (!holds) return taken === null || (await hasEvent(events, place)) || isOnItsWay(taken.revision);
  const { state, last } = await loadAggregate(events, aggregate, { id: place.slice(aggregate.category.length + 1) });
  return holds(state) || isOnItsWay(last ? last.revision + 1 : 0);
};

/** Of a place that one event uses: `<stream>@<revision>`. */
const hasEvent = async (events: Reading, place: string): Promise<boolean> => {
  const at = place.lastIndexOf('@');
  for await (const _event of events.readStream(place.slice(0, at), { from: Number(place.slice(at + 1)), max: 1 }))
    return true;
  return false;
};
