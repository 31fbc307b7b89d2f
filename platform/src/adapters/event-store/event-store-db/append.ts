import { NO_STREAM, type RecordedEvent } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreFault, type Appended, type ExpectedRevision } from '../../../ports/event-store.ts';
import { isSame } from '../check-append.ts';
import { accepts, wrongRevision } from '../expected-revision.ts';
import type { AppendRequest } from '../prepare-append.ts';
import type { Connection } from './connection.ts';
import { faultOf, typeOf } from './fault-of.ts';
import type { KnownIds, StreamIds } from './known-ids.ts';
import { within } from './patience.ts';
import type { Reads } from './reads.ts';
import { eventDataOf, positionOf, rowOf } from './stored-form.ts';

type Options = Readonly<{ connection: Connection; reads: Reads; known: KnownIds; patienceMs: number }>;

/** Before each new try on a lost connection, in ms. Trying again is safe: the same ids at the same revision are appended once. */
const pauses = [50, 250, 500];

/** Appends so that every event is there once, whatever is lost on the way. Answers or throws within `patienceMs`. */
export const prepareAppend = ({ connection, reads, known, patienceMs }: Options): ((request: AppendRequest) => Promise<Appended>) => {
  const learn = async (stream: string, upTo: number): Promise<StreamIds> => {
    const { next } = known.of(stream);
    // Reading a stream makes its ids known.
    if (next <= upTo) await collect(reads.recorded(stream, { from: next, max: upTo - next + 1 }));
    return known.of(stream);
  };

  /** What the server did not add because of its ids may still have been something else: only reading it tells. */
  const confirm = async ({ stream, rows }: AppendRequest, from: number): Promise<Appended> => {
    const stored = await collect(reads.recorded(stream, { from, max: rows.length }));
    const last = stored.at(-1);
    if (!last || stored.length < rows.length) throw new EventStoreFault('unavailable', `${stream}: what was appended cannot be read yet`);
    if (!stored.every((event, index) => event.id === rows[index]?.id && isSame(rowOf(event), rows[index]))) throw idReused(stream);
    return { revision: Number(last.revision), position: positionOf(last.position) };
  };

  /** The first answer, when exactly this was appended before; null when all of it is new. */
  const answeredBefore = async (request: AppendRequest, { revisions }: StreamIds): Promise<Appended | null> => {
    const found = request.rows.map(({ id }) => revisions.get(id));
    if (found.every((revision) => revision === undefined)) return null;
    const [first = Number.NaN] = found;
    if (!found.every((revision, index) => revision === first + index)) throw idReused(request.stream);
    return confirm(request, first);
  };

  const write = async ({ stream, rows }: AppendRequest, revision: number): Promise<boolean> => {
    const client = connection.client();
    const events = rows.map((row) => eventDataOf(stream, row));
    const expectedRevision = revision < 0 ? NO_STREAM : BigInt(revision);
    try {
      return (await within(patienceMs, client.appendToStream(stream, events, { ...connection.options, expectedRevision }))).success;
    } catch (error) {
      if (typeOf(error) === 'wrong-expected-version') return false;
      throw connection.failed(client, error);
    }
  };

  /** One try with what is known of the stream up to a revision; null: the stream is not where it was expected. */
  const tryOnce = async (request: AppendRequest, upTo: number): Promise<Appended | null> => {
    const ids = await learn(request.stream, upTo);
    const before = await answeredBefore(request, ids);
    if (before) return before;
    const last = ids.next - 1;
    if (upTo === Infinity && !accepts(request.expected, last)) throw wrongRevision(request, last);
    const revision = placeOf(request.expected) ?? last;
    return (await write(request, revision)) ? confirm(request, revision + 1) : null;
  };

  const tryOn = async (request: AppendRequest, late: AbortSignal): Promise<Appended> => {
    let [upTo, tries] = [placeOf(request.expected) ?? Infinity, 0];
    while (!late.aborted) {
      try {
        const appended = await tryOnce(request, upTo);
        if (appended) return appended;
        upTo = Infinity;
      } catch (error) {
        const [fault, wait] = [faultOf(error), pauses[tries]];
        if (fault.kind !== 'unavailable' || wait === undefined) throw fault;
        tries += 1;
        await pause(wait);
      }
    }
    throw new EventStoreFault('timed-out', `${request.stream}: no turn came in time`);
  };

  return (request) => within(patienceMs, tryOn(request, AbortSignal.timeout(patienceMs)));
};

const collect = async (events: AsyncIterable<RecordedEvent>): Promise<readonly RecordedEvent[]> => {
  const collected: RecordedEvent[] = [];
  for await (const event of events) collected.push(event);
  return collected;
};

const idReused = (stream: string): EventStoreFault => new EventStoreFault('id-reused', `${stream}: an event id was used before for something else`);

/**
 * The one revision after which to append, -1: no stream; null: whichever is the last. The server would take `any` itself,
 * but then it knows repeated ids only for as long as it remembers them.
 */
const placeOf = (expected: ExpectedRevision): number | null => {
  if (expected === 'no-stream') return -1;
  return typeof expected === 'number' && expected >= 0 ? expected : null;
};
