import { START, streamNameFilter, type EventStoreDBClient, type RecordedEvent } from '@eventstore/db-client';
import { pause } from '#concurrency/pause.ts';
import type { EventStoreFault, StoredEvent } from '#ports/event-store.ts';
import { isTransient } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { eventOrPlaceholder, positionAt } from '../stored-form.ts';
import { bufferStream } from './buffered-stream.ts';

export type Follow = Readonly<{
  connection: Connection;
  /** How long the server may take to confirm, in ms. */
  timeoutMs: number;
  /** Exclusive position. */
  after: Promise<number | null>;
  maxBatch: number;
  over: AbortSignal;
  /** Called for every lost connection; the subscription continues. */
  onFault: (fault: EventStoreFault) => void;
}>;

/** Buffer size of the client, in events; the server waits for a slow subscriber. */
const highWaterMark = 64;
/** In units of 32 events the server skips. */
const checkpointInterval = 8;
const maxPauseMs = 1_000;

/** Where the next connection starts. */
type ResumePoint = { position: number | null; tries: number };

const openSubscription = (client: EventStoreDBClient, place: ResumePoint, { connection, timeoutMs, over }: Follow) => {
  let confirmed = false;
  /** How far the server has read: events up to there are delivered once the buffer is empty. */
  const checkpointReached = (_: unknown, { commit }: Readonly<{ commit: bigint }>): void => {
    if (subscription.readableLength === 0) place.position = Math.max(Number(commit), place.position ?? -1);
  };
  const subscription = client.subscribeToAll(
    {
      ...connection.options,
      fromPosition: place.position === null ? START : positionAt(place.position),
      // Not by event type: system streams contain types without the $, too.
      filter: streamNameFilter({ regex: '^[^$]', checkpointInterval, checkpointReached }),
    },
    { highWaterMark },
  );
  subscription.once('confirmation', () => {
    confirmed = true;
  });
  const source = bufferStream<Readonly<{ event?: RecordedEvent }>>(subscription);
  over.addEventListener('abort', source.stop);
  return {
    take: (max: number): readonly StoredEvent[] => {
      const seen = place.position ?? -1;
      return source
        .take(max)
        .flatMap(({ event }) => (event ? [eventOrPlaceholder(event)] : []))
        .filter(({ position }) => position > seen);
    },
    more: () => source.more(confirmed ? Infinity : timeoutMs),
    close: () => {
      over.removeEventListener('abort', source.stop);
      subscription.unsubscribe().catch(() => undefined);
    },
  };
};

/** Backs off with every failed attempt, unless it is over. */
export const pauseBetween = (tries: number, over: AbortSignal): Promise<void> =>
  pause(Math.min(50 * 2 ** tries, maxPauseMs), over);

/** Delivers the events of one connection, and advances the position. */
const followSubscription = async function* (
  subscription: ReturnType<typeof openSubscription>,
  place: ResumePoint,
  { maxBatch, over }: Follow,
): AsyncGenerator<readonly StoredEvent[]> {
  do {
    const batch = subscription.take(maxBatch);
    const last = batch.at(-1);
    if (last) Object.assign(place, { position: last.position, tries: 0 });
    if (last) yield batch;
  } while (!over.aborted && (await subscription.more()));
};

/** Subscribes over any number of lost connections: each new one starts exactly after the last delivered event. */
export const followLog = async function* (follow: Follow): AsyncGenerator<readonly StoredEvent[]> {
  const { connection, over, onFault } = follow;
  const place: ResumePoint = { position: await follow.after, tries: 0 };
  for (; !over.aborted; place.tries += 1) {
    const client = connection.client();
    const subscription = openSubscription(client, place, follow);
    try {
      yield* followSubscription(subscription, place, follow);
    } catch (error) {
      const fault = connection.failed(client, error);
      if (!isTransient(fault)) throw fault;
      onFault(fault);
    } finally {
      subscription.close();
    }
    await pauseBetween(place.tries, over);
  }
};
