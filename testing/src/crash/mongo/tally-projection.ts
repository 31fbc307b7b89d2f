import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';

type Counted = DomainEvent<'Counted', { id: string; seq: number }, null>;
type Emptied = DomainEvent<'Emptied', { id: string }, null>;
/** `seen`: every event in order, so that one applied twice, or never, is visible. */
export type Tally = Readonly<{ ownerId: string; seen: readonly number[] }>;

export const tallyModel: Model<Tally> = { name: 'tally', version: 1, indexes: [['ownerId']] };

/** Its handler throws for one stream after a while: that stream is parked. */
export const tallyProjection = defineProjection<Tally, Counted | Emptied>()({
  model: tallyModel,
  documentId: ({ data }) => data.id,
  on: {
    Counted: (tally, { id, seq }) => {
      if (id === 'd' && seq > 20) throw new RangeError('too far');
      return { ownerId: 'anne', seen: [...(tally?.seen ?? []), seq] };
    },
    Emptied: () => null,
  },
});

const ids = ['a', 'b', 'c', 'd'];
export const lastPosition = 60;

/** The same events in every run; two of them empty their documents. */
const events: readonly RecordedEvent[] = Array.from({ length: lastPosition }, (_none, index) => {
  const [position, id] = [index + 1, ids[index % ids.length] ?? ''];
  const fact =
    position === 22 || position === 33
      ? { type: 'Emptied', data: { id } }
      : { type: 'Counted', data: { id, seq: position } };
  return {
    ...fact,
    private: null,
    metadata: { correlationId: 'a-request' },
    stream: `tally-${id}`,
    revision: Math.floor(index / ids.length),
    position,
  } as unknown as RecordedEvent;
});

/** The expected end state, computed without a store. */
export const expected: ReadonlyMap<string, readonly number[]> = new Map(
  ids.map((id) => {
    const mine = events.filter(({ stream }) => stream === `tally-${id}`);
    const taken =
      id === 'd'
        ? mine.slice(
            0,
            mine.findIndex(({ type, position }) => type === 'Counted' && position > 20),
          )
        : mine;
    return [
      id,
      taken.slice(taken.findLastIndex(({ type }) => type === 'Emptied') + 1).map(({ position }) => position),
    ] as const;
  }),
);

const after = (position: number | null): readonly RecordedEvent[] =>
  events.filter((event) => event.position > (position ?? 0));

/** The events of this test: they are all there from the beginning. */
export const tallyEvents: Pick<Events, 'readAll' | 'readStream' | 'subscribe'> = {
  readAll: async function* (options) {
    yield* after(options?.after ?? null);
  },
  readStream: async function* (stream, options) {
    yield* events.filter((event) => event.stream === stream && event.revision >= (options?.from ?? 0));
  },
  subscribe: (options) => {
    const closed = Promise.withResolvers<void>();
    const batches = async function* () {
      const coming = after(options.after === 'end' ? lastPosition : options.after);
      // Of many lengths, so that no run has the batches of the one before.
      for (let at = 0, size = 1; at < coming.length; at += size, size = 1 + (size % 7))
        yield coming.slice(at, at + size);
      await closed.promise;
    };
    return Object.assign(batches(), { close: async () => closed.resolve() });
  },
};
