import { setMaxListeners } from 'node:events';
import { createInFlight } from '#concurrency/in-flight.ts';
import { EventStoreFault, type Appended, type EventStore } from '#ports/event-store.ts';
import { checkAppend } from '../check-append.ts';
import { prepareAppendAnswers } from './appending/append-answers.ts';
import { prepareAppend, type RepeatableAppend } from './appending/append.ts';
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
  /** Called when a subscription has lost its connection; it reconnects by itself. */
  onFault?: (fault: EventStoreFault) => void;
}>;

/** Events in EventStoreDB 22.6 or newer. Connects with the first call and after every loss. Throws `malformed` when the connection string is none. */
export const openEventStoreDb = (options: EventStoreDbOptions): EventStore => {
  const { reads, subscriptions, append, close } = prepareStore(options);
  let closing: Promise<void> | null = null;
  const assertOpen = (): void => {
    if (closing) throw new EventStoreFault('closed', 'the event store is closed');
  };
  const ifOpen = async function* <Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    assertOpen();
    yield* items;
  };

  return {
    append: async (...[stream, expected, events, repeated = 'compared']) => {
      assertOpen();
      const request = { stream, expected, repeated, rows: checkAppend(stream, events) };
      if (stream.startsWith('$'))
        throw new EventStoreFault('malformed', 'names that begin with $ are the server’s own');
      return append(request);
    },
    readStream: (stream, asked) => ifOpen(reads.readStream(stream, asked)),
    readAll: (asked) => ifOpen(reads.readAll(asked)),
    subscribe: (asked) => {
      assertOpen();
      return subscriptions.open(asked);
    },
    close: () => (closing ??= close()),
  };
};

const prepareStore = ({ url, timeoutMs = 4_000, onFault = () => undefined }: EventStoreDbOptions) => {
  const connection = createConnection(url, timeoutMs);
  const known = createKnownIds();
  const [over, inFlight] = [new AbortController(), createInFlight()];
  // One for each read in progress; more than ten are not a leak.
  setMaxListeners(0, over.signal);
  const reads = prepareReads({ connection, timeoutMs, over: over.signal, known });
  const subscriptions = createSubscriptions({ connection, timeoutMs, end: reads.end, onFault });
  const append = prepareAppend({ connection, answers: prepareAppendAnswers({ reads, known }), timeoutMs });
  const appendSettled = async (request: RepeatableAppend): Promise<Appended> => {
    await subscriptions.settled();
    return append(request);
  };

  return {
    reads,
    subscriptions,
    append: (request: RepeatableAppend): Promise<Appended> =>
      inFlight.track(answerWithin(timeoutMs, appendSettled(request))),
    close: async (): Promise<void> => {
      await inFlight.settled();
      subscriptions.close();
      over.abort();
      await connection.close();
    },
  };
};
