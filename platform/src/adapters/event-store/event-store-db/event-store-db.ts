import { setMaxListeners } from 'node:events';
import { createInFlight } from '#concurrency/in-flight.ts';
import { EventStoreFault, type EventStore } from '#ports/event-store.ts';
import { checkAppend } from '../check-append.ts';
import { prepareAppendAnswers } from './appending/append-answers.ts';
import { prepareAppend } from './appending/append.ts';
import { createKnownIds } from './appending/known-ids.ts';
import { createConnection } from './connection/connection.ts';
import { answerWithin } from './connection/deadline.ts';
import { prepareReads } from './reading/reads.ts';
import { createSubscriptions } from './reading/subscriptions.ts';

export type EventStoreDbOptions = Readonly<{
  /** `esdb://user:password@host:2113?tls=true` or `esdb+discover://…`; the client documents its options. */
  url: string;
  /** Longest wait for an answer or for the next event of a read, in ms. */
  timeoutMs?: number;
  /** Told when a subscription has lost its connection; it goes on by itself. */
  onFault?: (fault: EventStoreFault) => void;
}>;

/** Events in EventStoreDB 22.6 or newer. Connects with the first call and after every loss. Throws `malformed` when the connection string is none. */
export const openEventStoreDb = ({
  url,
  timeoutMs = 4_000,
  onFault = () => undefined,
}: EventStoreDbOptions): EventStore => {
  const connection = createConnection(url, timeoutMs);
  const known = createKnownIds();
  const [over, inFlight] = [new AbortController(), createInFlight()];
  // One for every read under way; more than ten are no leak.
  setMaxListeners(0, over.signal);
  const reads = prepareReads({ connection, timeoutMs, over: over.signal, known });
  const subscriptions = createSubscriptions({ connection, timeoutMs, end: reads.end, onFault });
  const append = prepareAppend({ connection, answers: prepareAppendAnswers({ reads, known }), timeoutMs });

  let closing: Promise<void> | null = null;
  const mustBeOpen = (): void => {
    if (closing) throw new EventStoreFault('closed', 'the event store is closed');
  };
  const close = async (): Promise<void> => {
    await inFlight.settled();
    subscriptions.close();
    over.abort();
    await connection.close();
  };
  const whileOpen = async function* <Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    mustBeOpen();
    yield* items;
  };

  return {
    append: async (stream, expected, events) => {
      mustBeOpen();
      const request = { stream, expected, rows: checkAppend(stream, events) };
      if (stream.startsWith('$'))
        throw new EventStoreFault('malformed', 'names that begin with $ are the server’s own');
      return inFlight.track(
        answerWithin(
          timeoutMs,
          subscriptions.settled().then(() => append(request)),
        ),
      );
    },
    readStream: (stream, options) => whileOpen(reads.readStream(stream, options)),
    readAll: (options) => whileOpen(reads.readAll(options)),
    subscribe: (options) => {
      mustBeOpen();
      return subscriptions.open(options);
    },
    close: () => (closing ??= close()),
  };
};
