import { addMs } from '@ecrin/domain/time/instant.ts';
import { Binary, type Collection } from 'mongodb';
import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import type { Json } from '#ports/event-store.ts';
import type { MessageQueue } from '#ports/message-queue.ts';
import { StoreUnavailable } from '#ports/store-unavailable.ts';
import { openMessage, sealMessage } from './seal-message.ts';

type Row = Readonly<{ _id: string; sealed: Binary; dueAt: string; expiresAt: string; tries: number }>;

/** `key`: 32 bytes that seal each message. Any number of processes may take from it. Throws `StoreAway`. */
export const openMongoMessageQueue = async <Message extends Json>({
  mongo,
  database,
  key,
}: Readonly<{ mongo: Mongo; database: string; key: Uint8Array }>): Promise<MessageQueue<Message>> => {
  const ask = createMongoCall({
    unavailable: (why) => new StoreUnavailable(why),
    closed: () => new StoreUnavailable('the message queue is closed'),
  });
  const rows: Collection<Row> = mongo.database(database).collection<Row>('messages');
  await ask(() => rows.createIndex({ dueAt: 1 }));

  const take: MessageQueue<Message>['take'] = async ({ now, leaseMs }) => {
    await rows.deleteMany({ expiresAt: { $lte: now } });
    const leased = { $set: { dueAt: addMs(now, leaseMs) }, $inc: { tries: 1 } };
    const row = await rows.findOneAndUpdate({ dueAt: { $lte: now } }, leased, {
      sort: { dueAt: 1 },
      returnDocument: 'after',
    });
    if (!row) return null;
    const message = openMessage(key, row._id, row.sealed.value()) as Message | null;
    if (message === null) await rows.deleteOne({ _id: row._id });
    return message && { itemId: row._id, message, dueAt: row.dueAt, expiresAt: row.expiresAt, tries: row.tries };
  };

  return {
    put: ({ itemId, message, dueAt, expiresAt }) =>
      ask(
        async () =>
          void (await rows.insertOne({
            _id: itemId,
            sealed: new Binary(sealMessage(key, itemId, message)),
            dueAt,
            expiresAt,
            tries: 0,
          })),
      ),
    putOnce: ({ itemId, message, dueAt, expiresAt }) => {
      const row = { sealed: new Binary(sealMessage(key, itemId, message)), dueAt, expiresAt, tries: 0 };
      return ask(
        async () =>
          void (await retryOnDuplicateKey(() =>
            rows.updateOne({ _id: itemId }, { $setOnInsert: row }, { upsert: true }),
          )),
      );
    },
    take: (request) => ask(() => take(request)),
    delay: (itemId, dueAt) => ask(async () => void (await rows.updateOne({ _id: itemId }, { $set: { dueAt } }))),
    count: () => ask(() => rows.countDocuments()),
    remove: (itemId) => ask(async () => void (await rows.deleteOne({ _id: itemId }))),
    close: async () => ask.close(),
  };
};
