import { isSame, type AppendRequest } from '#adapters/event-store/check-append.ts';
import { EventStoreFault, type Appended } from '#ports/event-store.ts';
import type { Reads } from '../reading/reads.ts';
import { positionOf, rowOf } from '../stored-form.ts';
import type { KnownIds, StreamIds } from './known-ids.ts';

export type AppendAnswers = ReturnType<typeof prepareAppendAnswers>;

/** Resolves appends from what the stream holds. */
export const prepareAppendAnswers = ({ reads, known }: Readonly<{ reads: Reads; known: KnownIds }>) => {
  /** The server skips known ids without comparing contents: only reading shows whether the events are the same. */
  const confirm = async ({ stream, rows }: AppendRequest, from: number): Promise<Appended> => {
    const stored = await Array.fromAsync(reads.recorded(stream, { from, max: rows.length }));
    const last = stored.at(-1);
    if (!last || stored.length < rows.length)
      throw new EventStoreFault('unavailable', `${stream}: what was appended cannot be read yet`);
    if (!stored.every((event, index) => event.id === rows[index]?.id && isSame(rowOf(event), rows[index])))
      throw idReused(stream);
    return { revision: Number(last.revision), position: positionOf(last.position) };
  };

  return {
    confirm,
    /** The ids of a stream, at least up to a revision. */
    learn: async (stream: string, upTo: number): Promise<StreamIds> => {
      const { next } = known.of(stream);
      if (next <= upTo) await Array.fromAsync(reads.recorded(stream, { from: next, max: upTo - next + 1 }));
      return known.of(stream);
    },
    /** The first answer, when exactly this was appended before; null when all of it is new. */
    before: async (request: AppendRequest, { revisions }: StreamIds): Promise<Appended | null> => {
      const found = request.rows.map(({ id }) => revisions.get(id));
      if (found.every((revision) => revision === undefined)) return null;
      const [first = Number.NaN] = found;
      if (!found.every((revision, index) => revision === first + index)) throw idReused(request.stream);
      return confirm(request, first);
    },
  };
};

const idReused = (stream: string): EventStoreFault =>
  new EventStoreFault('id-reused', `${stream}: an event id was used before for something else`);
