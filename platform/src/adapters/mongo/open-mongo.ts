import { MongoClient, type ClientSession, type Db, type MongoClientOptions } from 'mongodb';

/** One connection pool for all MongoDB adapters of a process. */
export type Mongo = Readonly<{
  database: (name: string) => Db;
  /** Whether this deployment has transactions: a replica set or a sharded cluster. */
  hasTransactions: () => Promise<boolean>;
  startSession: () => ClientSession;
  /** Ends the open transactions of a session, also of another process. */
  killSession: (id: SessionId) => Promise<void>;
  close: () => Promise<void>;
}>;

export type SessionId = NonNullable<ClientSession['id']>;

/** How long to wait for a server that cannot be reached, and for a silent socket, in ms. */
const connectTimeoutMs = 3_000;
const socketTimeoutMs = 10_000;

/** Connects with the first call, and again whenever needed. Throws for an invalid connection string, without quoting it. */
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

/** Throws for an invalid connection string, without quoting it. */
export const clientOf = (url: string, more: MongoClientOptions = {}): MongoClient => {
  try {
    return new MongoClient(url, {
      ...more,
      appName: 'ecrin',
      serverSelectionTimeoutMS: connectTimeoutMs,
      connectTimeoutMS: connectTimeoutMs,
      waitQueueTimeoutMS: connectTimeoutMs,
      socketTimeoutMS: socketTimeoutMs,
      // Acknowledged writes survive the loss of a server, and every client reads its own writes, whatever the connection string says.
      writeConcern: { w: 'majority' },
      readPreference: 'primary',
    });
  } catch (fault) {
    // The driver's own error may quote the address, including the password.
    // oxlint-disable-next-line preserve-caught-error -- on purpose
    throw new Error(`This is not a MongoDB connection string (${fault instanceof Error ? fault.name : 'Error'})`);
  }
};
