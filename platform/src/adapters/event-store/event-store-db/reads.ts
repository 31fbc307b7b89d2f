import { BACKWARDS, END, FORWARDS, START, type EventStoreDBClient, type RecordedEvent } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreFault, type ReadAll, type ReadStream, type StoredEvent } from '../../../ports/event-store.ts';
import type { Connection } from './connection.ts';
import { isPassing, typeOf } from './fault-of.ts';
import { createPatience, type Patience } from './patience.ts';
import { eventInPlace, eventOf, positionAt, positionOf } from './stored-form.ts';
import { tap, type Source } from './tap.ts';

type Reading = Source & Readonly<{ cancel: () => Promise<void> }>;
/** `open` begins after the last event that was read, null: at the beginning; it gives null when nothing can follow. */
type Steps = Readonly<{ open: (client: EventStoreDBClient, last: RecordedEvent | null, left: number) => Reading | null; max: number }>;
/** `over` ends every read with `closed`; `note` is told of every event of a stream that is read. */
type Options = Readonly<{ connection: Connection; patienceMs: number; over: AbortSignal; note: (event: RecordedEvent) => void }>;

/** The client holds so many events in memory for one reader. */
const highWaterMark = 64;
/** A broken connection is met with so many new tries, each after a pause in ms. */
const pauses = [50, 250];

/** Of the server's own streams. Its event types do not all begin so. */
export const isSystem = ({ streamId }: RecordedEvent): boolean => streamId.startsWith('$');

const pull = async function* (reading: Reading, patience: Patience, over: AbortSignal): AsyncGenerator<RecordedEvent> {
  const source = tap<Readonly<{ event?: RecordedEvent }>>(reading);
  over.addEventListener('abort', source.stop);
  try {
    do {
      for (const { event } of source.take(highWaterMark)) if (event) yield event;
    } while (await source.more(patience.left()));
    if (over.aborted) throw new EventStoreFault('closed', 'the event store is closed');
  } finally {
    over.removeEventListener('abort', source.stop);
    // Not waited for: cancelling waits for a call that is perhaps never made.
    reading.cancel().catch(() => undefined);
  }
};

/** What waits before the next try; throws the fault when no try is left. */
const retry = async (fault: EventStoreFault, tries: number, patience: Patience): Promise<void> => {
  const wait = pauses[tries];
  if (!isPassing(fault) || wait === undefined || patience.left() <= wait) throw fault;
  await pause(wait);
};

/** Goes on where a lost connection left off; nobody waits longer than `patienceMs` for the next event. */
const readOn = async function* ({ connection, patienceMs, over }: Options, { open, max }: Steps): AsyncGenerator<RecordedEvent> {
  const patience = createPatience(patienceMs);
  let [last, left]: [RecordedEvent | null, number] = [null, max];
  for (let tries = 0; left > 0; tries += 1) {
    const client = connection.client();
    try {
      const reading = open(client, last, left);
      if (!reading) return;
      for await (const event of pull(reading, patience, over)) {
        [last, left, tries] = [event, left - 1, 0];
        yield event;
        if (left === 0) return;
        patience.renew();
      }
      return;
    } catch (error) {
      if (typeOf(error) === 'stream-not-found') return;
      await retry(connection.failed(client, error), tries, patience);
    }
  }
};

export type Reads = ReturnType<typeof prepareReads>;

export const prepareReads = (options: Options) => {
  const call = options.connection.options;

  /** As the server has them. */
  const recorded = async function* (stream: string, { from, max = Infinity, direction = 'forward' }: ReadStream = {}): AsyncGenerator<RecordedEvent> {
    const [step, first, way] = direction === 'forward' ? ([1, Math.max(from ?? 0, 0), FORWARDS] as const) : ([-1, from ?? Infinity, BACKWARDS] as const);
    const open: Steps['open'] = (client, last, left) => {
      const next = last ? Number(last.revision) + step : first;
      if (next < 0) return null;
      return client.readStream(stream, { ...call, ...counted(left), direction: way, fromRevision: next === Infinity ? END : BigInt(next) }, { highWaterMark });
    };
    for await (const event of readOn(options, { open, max })) {
      options.note(event);
      yield event;
    }
  };

  const readStream = async function* (stream: string, asked?: ReadStream): AsyncGenerator<StoredEvent> {
    for await (const event of recorded(stream, asked)) yield eventOf(event);
  };

  /** Forward the server begins with the event at the position itself, backward with the one before it. */
  const recordedOfAll = ({ after, max = Infinity, direction = 'forward' }: ReadAll): AsyncIterable<RecordedEvent> => {
    const [first, way] = direction === 'forward' ? ([START, FORWARDS] as const) : ([END, BACKWARDS] as const);
    const open: Steps['open'] = (client, last, left) => {
      const next = last ? positionOf(last.position) : (after ?? null);
      return client.readAll({ ...call, ...counted(left), direction: way, fromPosition: next === null ? first : positionAt(next) }, { highWaterMark });
    };
    return readOn(options, { open, max });
  };

  const readAll = async function* ({ after = null, max = Infinity, direction = 'forward' }: ReadAll = {}): AsyncGenerator<StoredEvent> {
    const isPast = (position: number, seen: number): boolean => (direction === 'forward' ? position > seen : position < seen);
    let [seen, left] = [after, max];
    if (left <= 0) return;
    for await (const recorded of recordedOfAll({ after, direction })) {
      const position = positionOf(recorded.position);
      if (isSystem(recorded) || (seen !== null && !isPast(position, seen))) continue;
      yield eventInPlace(recorded);
      [seen, left] = [position, left - 1];
      if (left <= 0) return;
    }
  };

  /** Position of the last event of all, the server's own included; null: there is none. */
  const end = async (): Promise<number | null> => {
    for await (const { position } of recordedOfAll({ direction: 'backward', max: 1 })) return positionOf(position);
    return null;
  };

  return { recorded, readStream, readAll, end };
};

const counted = (max: number): Readonly<{ maxCount?: number }> => (max === Infinity ? {} : { maxCount: max });
