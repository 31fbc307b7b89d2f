import { createAdapter, type MongoAdapter } from '@socket.io/mongo-adapter';
import { Emitter } from '@socket.io/mongo-emitter';
import type { Collection } from 'mongodb';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';

/** Messages between processes pass through a collection; a document is not needed once it was read. */
const expirySeconds = 60;

export type MongoSockets = Readonly<{
  /** For socket.io's server in a process that has sockets. */
  adapter: (namespace: unknown) => MongoAdapter;
  /** For a process that has none. */
  emitter: Emitter;
}>;

/** socket.io over several processes. Needs a deployment with change streams (a replica set). Throws `MongoError`. */
export const openMongoSockets = async ({
  mongo,
  database,
}: Readonly<{ mongo: Mongo; database: string }>): Promise<MongoSockets> => {
  const messages = mongo.database(database).collection('socket_io');
  await messages.createIndex({ createdAt: 1 }, { expireAfterSeconds: expirySeconds, background: true });
  return {
    adapter: createAdapter(messages, { addCreatedAtField: true }),
    emitter: new Emitter(ignoreInsertFaults(messages), '/', { addCreatedAtField: true }),
  };
};

/** The emitter does not await inserts, and one that fails would end the process. A lost notice does no harm: the next query shows the change. */
const ignoreInsertFaults = (messages: Collection): Collection =>
  ({ insertOne: (message: object) => messages.insertOne(message).catch(() => null) }) as unknown as Collection;
