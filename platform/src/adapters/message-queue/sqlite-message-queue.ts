import type { DatabaseSync } from 'node:sqlite';
import { addMs } from '@ecrin/domain/time/instant.ts';
import { openSqlite } from '#adapters/sqlite/open-sqlite.ts';
import { rewriteDatabase } from '#adapters/sqlite/rewrite-database.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { Json } from '#ports/event-store.ts';
import type { Backlog, MessageQueue } from '#ports/message-queue.ts';
import { openMessage, sealMessage } from './seal-message.ts';

type Row = Readonly<{ item_id: string; sealed: Uint8Array; due_at: string; expires_at: string; tries: number }>;

export const messageSchema = `
  create table if not exists messages (
    item_id text primary key, sealed blob not null, due_at text not null, expires_at text not null, tries integer not null
  ) strict;
  create index if not exists messages_by_due on messages (due_at);
`;

/** `key`: 32 bytes that seal each message. A message that can no longer be decrypted is dropped. */
export const openSqliteMessageQueue = <Message extends Json>({
  file,
  key,
}: Readonly<{ file: string; key: Uint8Array }>): MessageQueue<Message> => {
  const db = openSqlite(file);
  db.exec(messageSchema);
  const insert = db.prepare('insert into messages values (?, ?, ?, ?, 0)');
  const insertOnce = db.prepare('insert into messages values (?, ?, ?, ?, 0) on conflict do nothing');
  const forgetExpired = db.prepare('delete from messages where expires_at <= ?');
  const lease = db.prepare(`
    update messages set due_at = ?2, tries = tries + 1
    where item_id = (select item_id from messages where due_at <= ?1 order by due_at limit 1) returning *`);
  const delay = db.prepare('update messages set due_at = ? where item_id = ?');
  const remove = db.prepare('delete from messages where item_id = ?');
  const forget = prepareForget(db, key);
  const count = db.prepare('select count(*) as count from messages');

  const take: MessageQueue<Message>['take'] = async ({ now, leaseMs }) => {
    forgetExpired.run(now);
    const row = lease.get(now, addMs(now, leaseMs)) as Row | undefined;
    if (!row) return null;
    const message = openMessage(key, row.item_id, row.sealed) as Message | null;
    if (message === null) remove.run(row.item_id);
    return message && { itemId: row.item_id, message, dueAt: row.due_at, expiresAt: row.expires_at, tries: row.tries };
  };

  return {
    put: async ({ itemId, message, dueAt, expiresAt }) =>
      void insert.run(itemId, sealMessage(key, itemId, message), dueAt, expiresAt),
    putOnce: async ({ itemId, message, dueAt, expiresAt }) =>
      void insertOnce.run(itemId, sealMessage(key, itemId, message), dueAt, expiresAt),
    take,
    delay: async (itemId, dueAt) => void delay.run(dueAt, itemId),
    count: async () => (count.get() as { count: number }).count,
    backlog: readBacklog(db),
    remove: async (itemId) => void remove.run(itemId),
    forget: async (isMeant) => forget(isMeant as (message: Json) => boolean),
    close: async () => db.close(),
  };
};

const prepareForget = (db: DatabaseSync, key: Uint8Array) => {
  const [all, remove] = [db.prepare('select * from messages'), db.prepare('delete from messages where item_id = ?')];
  return (isMeant: (message: Json) => boolean): void => {
    for (const { item_id: itemId, sealed } of all.all() as Row[]) {
      const message = openMessage(key, itemId, sealed);
      if (message !== null && isMeant(message)) remove.run(itemId);
    }
    if (!rewriteDatabase(db)) throw new StoreUnavailable('another reader holds the write-ahead log of messages');
  };
};

const readBacklog = (db: DatabaseSync) => {
  const backlog = db.prepare(
    'select count(*) as waiting, ifnull(sum(tries > 0), 0) as retried, min(due_at) as oldestDueAt from messages',
  );
  return async (): Promise<Backlog> => backlog.get() as Backlog;
};
