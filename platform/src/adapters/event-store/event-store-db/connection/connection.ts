import { EventStoreDBClient } from '@eventstore/db-client';
import { EventStoreFault } from '#ports/event-store.ts';
import { clientFault, isTransient, typeOf } from './client-fault.ts';
import { splitConnectionString } from './connection-string.ts';
import { answerWithin } from './deadline.ts';

type CallOptions = Readonly<{
  deadline: number;
  requiresLeader: true;
  credentials?: { username: string; password: string };
}>;
export type Connection = Readonly<{
  /** For one call or one stream. */
  client: () => EventStoreDBClient;
  /** Given with every call. */
  options: CallOptions;
  /** What a call threw, as a fault of the port; a connection that is lost or hangs is replaced for later calls. */
  failed: (client: EventStoreDBClient, error: unknown) => EventStoreFault;
  close: () => Promise<void>;
}>;

/** Connects with the first call. Throws `malformed` for an invalid connection string. */
export const createConnection = (url: string, deadline: number): Connection => {
  const { address, credentials } = splitConnectionString(url);
  let current = createClient(address);
  return {
    client: () => current,
    options: { deadline, requiresLeader: true, ...(credentials ? { credentials } : {}) },
    failed: (client, error) => {
      const fault = clientFault(error);
      if (client === current && isTransient(fault) && !answered.has(typeOf(error))) {
        current = createClient(address);
        if (fault.kind === 'timed-out') closeChannel(client);
      }
      return fault;
    },
    close: async () => {
      await answerWithin(disposeTimeoutMs, current.dispose()).catch(() => undefined);
      closeChannel(current);
    },
  };
};

/** Faults that the server itself answered: the connection works. After `not-leader` the client connects to the leader by itself. */
const answered: ReadonlySet<string> = new Set(['not-leader', 'timeout']);

/** In ms. */
const disposeTimeoutMs = 1_000;
/** The client checks every ten seconds whether the server is still there, and would wait ten more. */
const keepAliveTimeout = 5_000;

const createClient = (address: string): EventStoreDBClient => {
  const option = /keepAliveTimeout=/i.test(address)
    ? ''
    : `${address.includes('?') ? '&' : '?'}keepAliveTimeout=${keepAliveTimeout}`;
  try {
    const client = EventStoreDBClient.connectionString(address + option);
    // Not awaited by the client, so an unreachable cluster would end the process.
    const reconnect = client['handleError'];
    const handleError: typeof reconnect = (failed, error) => reconnect(failed, error).catch(() => undefined);
    const connect = client['createChannel'];
    const createChannel: typeof connect = async () => closedAfterTurn(await connect());
    // Its batched append has no deadline, and one lost connection ends the appends of all others with an error that cannot be caught; one call per
    // append has neither problem.
    Object.assign(client, { supports: async () => false, handleError, createChannel });
    return client;
  } catch (error) {
    throw new EventStoreFault(
      'malformed',
      `EVENTSTORE_URL: ${error instanceof Error ? error.message : 'no connection string'}`,
    );
  }
};

/**
 * A call that has a channel begins on it within the same turn of the event loop; on one that is closed by then the client throws where nobody
 * can catch it, which would end the process. So the channel closes after that turn, whoever closes it: this file or the client itself.
 */
const closedAfterTurn = <Channel extends { close: () => void }>(channel: Channel): Channel => {
  const close = channel.close.bind(channel);
  channel.close = () => void setImmediate(close);
  return channel;
};

/** Calls in progress continue; the connection ends with the last of them. */
const closeChannel = (client: EventStoreDBClient): void => {
  client['getChannel']().then(
    (channel) => channel.close(),
    () => undefined,
  );
};
