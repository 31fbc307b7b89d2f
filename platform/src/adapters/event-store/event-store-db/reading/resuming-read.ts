import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreDBClient, RecordedEvent } from '@eventstore/db-client';
import { EventStoreFault } from '#ports/event-store.ts';
import { isTransient, typeOf } from '../connection/client-fault.ts';
import type { Connection } from '../connection/connection.ts';
import { createDeadline, type Deadline } from '../connection/deadline.ts';
import { bufferStream, type Source } from './buffered-stream.ts';

type Reading = Source & Readonly<{ cancel: () => Promise<void> }>;
/** `open` begins after the last event that was read, null: at the beginning; it returns null when nothing can follow. */
export type ReadSteps = Readonly<{
  open: (client: EventStoreDBClient, last: RecordedEvent | null, left: number) => Reading | null;
  max: number;
}>;
/** `over` ends every read with `closed`. */
export type ReadOptions = Readonly<{ connection: Connection; timeoutMs: number; over: AbortSignal }>;

/** Buffer size of the client for one reader, in events. */
export const highWaterMark = 64;
/** Retries on a broken connection, each after a pause in ms. */
const pauses = [50, 250];

/** Resumes where a lost connection left off; the next event comes, or the read fails, within `timeoutMs`. */
export const resumingRead = async function* (
  { connection, timeoutMs, over }: ReadOptions,
  { open, max }: ReadSteps,
): AsyncGenerator<RecordedEvent> {
  const deadline = createDeadline(timeoutMs);
  let [last, left]: [RecordedEvent | null, number] = [null, max];
  for (let tries = 0; left > 0; tries += 1) {
    const client = connection.client();
    try {
      const reading = open(client, last, left);
      if (!reading) return;
      for await (const event of pull(reading, deadline, over)) {
        [last, left, tries] = [event, left - 1, 0];
        yield event;
        deadline.renew();
      }
      return;
    } catch (error) {
      if (typeOf(error) === 'stream-not-found') return;
      await retry(connection.failed(client, error), tries, deadline);
    }
  }
};

const pull = async function* (reading: Reading, deadline: Deadline, over: AbortSignal): AsyncGenerator<RecordedEvent> {
  const source = bufferStream<Readonly<{ event?: RecordedEvent }>>(reading);
  over.addEventListener('abort', source.stop);
  try {
    do yield* source.take(highWaterMark).flatMap(({ event }) => event ?? []);
    while (await source.more(deadline.left()));
    if (over.aborted) throw new EventStoreFault('closed', 'the event store is closed');
  } finally {
    over.removeEventListener('abort', source.stop);
    // Not awaited: cancelling waits for a call that may never be made.
    reading.cancel().catch(() => undefined);
  }
};

/** Pauses before the next attempt; throws the fault when none is left. */
const retry = async (fault: EventStoreFault, tries: number, deadline: Deadline): Promise<void> => {
  const wait = pauses[tries];
  if (!isTransient(fault) || wait === undefined || deadline.left() <= wait) throw fault;
  await pause(wait);
};
