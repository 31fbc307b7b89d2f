import { MongoClient, type ClientSession, type Db, type MongoClientOptions } from 'mongodb';

/** One pool of connections for every adapter of a process that lives in MongoDB. */
export type Mongo = Readonly<{
  database: (name: string) => Db;
  /** Whether this deployment has transactions: a replica set or a sharded cluster. */
  hasTransactions: () => Promise<boolean>;
  startSession: () => ClientSession;
  /** Ends what a session has open, whosever it is. */
  killSession: (id: SessionId) => Promise<void>;
  close: () => Promise<void>;
}>;

export type SessionId = NonNullable<ClientSession['id']>;

/** How long to wait for a server that cannot be reached, and for a silent socket, in ms. */
const connectTimeoutMs = 3_000;
const socketTimeoutMs = 10_000;

/** Connects when it is first asked something, and again whenever it must. Throws for what is no address of MongoDB, without repeating it. */
export const openMongo = ({ url }: Readonly<{ url: string }>): Mongo => {
  const client = clientOf(url);
  let transactions: boolean | null = null;
  return {
    database: (name) => client.db(name),
    hasTransactions: async () => {
      transactions ??= isReplicated(await client.db('admin').command({ hello: 1 }));
      return transactions;
    },
    startSession: () => client.startSession(),
    killSession: async (id) => void (await client.db('admin').command({ killSessions: [id] })),
    close: () => client.close(),
  };
};

const isReplicated = (hello: Readonly<Record<string, unknown>>): boolean =>
  typeof hello['setName'] === 'string' || hello['msg'] === 'isdbgrid';

/** Throws for what is no address of MongoDB, without repeating it. */
export const clientOf = (url: string, more: MongoClientOptions = {}): MongoClient => {
  try {
    return new MongoClient(url, {
      ...more,
      appName: 'ecrin',
      serverSelectionTimeoutMS: connectTimeoutMs,
      connectTimeoutMS: connectTimeoutMs,
      waitQueueTimeoutMS: connectTimeoutMs,
      socketTimeoutMS: socketTimeoutMs,
      // What is acknowledged outlives the loss of a server, and everybody reads their own writes, whatever the address says.
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
    });
  } catch (fault) {
    // The driver's own error may quote the address, and with it the password.
    // oxlint-disable-next-line preserve-caught-error -- on purpose
    throw new Error(`This is no address of MongoDB (${fault instanceof Error ? fault.name : 'Error'})`);
  }
};
