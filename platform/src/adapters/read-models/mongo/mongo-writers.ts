import type { ClientSession } from 'mongodb';
import { retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { createSerialQueue } from '#concurrency/serial-queue.ts';
import type { Collections, Writer } from './mongo-table.ts';

/** Who writes a generation, by the session of their transactions. */
export type Writers = Readonly<{
  /** Atomic and serial; `work` may be repeated after a write conflict. */
  inTransaction: (generation: string, work: (session: ClientSession) => Promise<void>) => Promise<void>;
  /** Resolves once no other process has it locked. */
  take: (generation: string) => Promise<void>;
  /** No process writes to it any more. */
  end: (generation: string) => Promise<void>;
}>;

/**
 * A process that is killed within a transaction leaves it open, and its documents locked, for a minute (`transactionLifetimeLimitSeconds`).
 * The next writer ends that session first, to avoid the wait. A writer that turns out to be alive retries.
 */
export const createWriters = (mongo: Mongo, { writers }: Collections): Writers => {
  const taken = new Map<string, Promise<InTransaction>>();

  // Where that is not allowed, the writer waits the minute.
  const kill = async (writer: Writer | null): Promise<void> => {
    if (writer?.session) await mongo.killSession(writer.session).catch(() => undefined);
  };

  const takeOver = async (generation: string): Promise<InTransaction> => {
    const session = mongo.startSession();
    const before = await writers.findOne({ _id: generation });
    await retryOnDuplicateKey(() => writers.replaceOne({ _id: generation }, { session: session.id }, { upsert: true }));
    await kill(before);
    const inTurn = createSerialQueue();
    return (work) => inTurn(() => session.withTransaction(() => work(session)));
  };

  const take = (generation: string): Promise<InTransaction> => {
    const taking = taken.get(generation) ?? takeOver(generation);
    taken.set(generation, taking);
    return taking.catch((fault: unknown) => {
      taken.delete(generation);
      throw fault;
    });
  };

  return {
    inTransaction: async (generation, work) => (await take(generation))(work),
    take: async (generation) => void (await take(generation)),
    end: async (generation) => {
      const before = await writers.findOne({ _id: generation });
      await writers.deleteOne({ _id: generation });
      await kill(before);
    },
  };
};

type InTransaction = (work: (session: ClientSession) => Promise<void>) => Promise<void>;
