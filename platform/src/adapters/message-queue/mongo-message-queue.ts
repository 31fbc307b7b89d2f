import { addMs } from '@ecrin/domain/time/instant.ts';
import { Binary, type Collection } from 'mongodb';
import { createMongoCall, retryOnDuplicateKey } from '#adapters/mongo/mongo-call.ts';
import type { Mongo } from '#adapters/mongo/open-mongo.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Json } from '#ports/event-store.ts';
import type { Backlog, MessageQueue, QueuedItem } from '#ports/message-queue.ts';
import { openMessage, sealMessage } from './seal-message.ts';

type Row = Readonly<{ _id: string; sealed: Binary; dueAt: string; expiresAt: string; tries: number }>;

/** `key`: 32 bytes that seal each message. Any number of processes may lease from it. Throws `StoreUnavailable`. */
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
  const done = (work: () => Promise<unknown>): Promise<void> => ask(async () => void (await work()));
  const rowOf = ({ itemId, message, dueAt, expiresAt }: MessageToPut<Message>) => ({
    sealed: new Binary(sealMessage(key, itemId, message)),
    dueAt,
    expiresAt,
    tries: 0,
  });

  return {
    put: (item) => done(() => rows.insertOne({ _id: item.itemId, ...rowOf(item) })),
    putOnce: (item) => {
      const unlessThere = { $setOnInsert: rowOf(item) };
      return done(() => retryOnDuplicateKey(() => rows.updateOne({ _id: item.itemId }, unlessThere, { upsert: true })));
    },
    take: (request) => ask(() => take(rows, key, request)),
    delay: (itemId, dueAt) => done(() => rows.updateOne({ _id: itemId }, { $set: { dueAt } })),
    count: () => ask(() => rows.countDocuments()),
    backlog: () => ask(() => backlogOf(rows)),
    forget: (isMeant) =>
      done(async () => {
        for await (const { _id, sealed } of rows.find()) {
          const message = openMessage(key, _id, sealed.value()) as Message | null;
          if (message !== null && isMeant(message)) await rows.deleteOne({ _id });
        }
      }),
    remove: (itemId) => done(() => rows.deleteOne({ _id: itemId })),
    close: async () => ask.close(),
  };
};

type MessageToPut<Message extends Json> = Parameters<MessageQueue<Message>['put']>[0];
type TakeRequest = Parameters<MessageQueue['take']>[0];

const backlogOf = async (rows: Collection<Row>): Promise<Backlog> => {
  const [waiting, retried, oldest] = await Promise.all([
    rows.countDocuments(),
    rows.countDocuments({ tries: { $gt: 0 } }),
    rows.findOne({}, { sort: { dueAt: 1 } }),
  ]);
  return { waiting, retried, oldestDueAt: oldest?.dueAt ?? null };
};

const take = async <Message extends Json>(
  rows: Collection<Row>,
  key: Uint8Array,
  { now, leaseMs }: TakeRequest,
): Promise<QueuedItem<Message> | null> => {
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
