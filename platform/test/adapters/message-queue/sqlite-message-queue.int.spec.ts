import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageQueueContract } from '@ecrin/testing/port-contracts/message-queue.contract.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteMessageQueue } from '#adapters/message-queue/sqlite-message-queue.ts';
import type { MessageQueue } from '#ports/message-queue.ts';

type Message = { readonly phone: string };
const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
const item = (itemId: string, due = 0, expires = 3_600) => ({
  itemId,
  message: { phone: '+33612345678' },
  dueAt: at(due),
  expiresAt: at(expires),
});
const leaseMs = 60_000;

let dir: string;
let queue: MessageQueue<Message>;
const open = (key = 1) =>
  openSqliteMessageQueue<Message>({ file: join(dir, 'messages.db'), key: new Uint8Array(32).fill(key) });
const take = async (seconds: number) => (await queue.take({ now: at(seconds), leaseMs }))?.itemId ?? null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ecrin-queue-'));
  queue = open();
});
afterEach(async () => {
  await queue.close();
  await rm(dir, { recursive: true, force: true });
});

it('returns due messages, the longest due first, also after a restart', async () => {
  await queue.put(item('later', 10));
  await queue.put(item('first', 1));
  await queue.put(item('second', 2));
  await queue.close();
  queue = open();
  expect(await queue.take({ now: at(5), leaseMs })).toMatchObject({
    itemId: 'first',
    message: { phone: '+33612345678' },
    expiresAt: at(3_600),
    tries: 1,
  });
  expect([await take(5), await take(5)]).toEqual(['second', null]);
  expect(await take(10)).toBe('later');
});

it('leases each message to one consumer until the lease expires: the consumer may have been killed', async () => {
  await queue.put(item('one'));
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(0)));
  expect(taken.filter(Boolean)).toEqual(['one']);
  expect(await take(59)).toBeNull();
  expect(await queue.take({ now: at(60), leaseMs })).toMatchObject({ itemId: 'one', tries: 2 });
});

it('postpones delayed messages, and deletes removed and expired ones', async () => {
  for (const id of ['delayed', 'removed']) await queue.put(item(id));
  await queue.put(item('expiring', 0, 30));
  expect(new Set([await take(0), await take(0), await take(0)])).toEqual(new Set(['delayed', 'expiring', 'removed']));
  await queue.delay('delayed', at(100));
  await queue.delay('expiring', at(30));
  await queue.remove('removed');
  expect([await take(99), await take(100), await take(500)]).toEqual([null, 'delayed', 'delayed']);
});

it('stores no plaintext on disk, and drops what another key has sealed', async () => {
  await queue.put(item('one'));
  const bytes = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name))));
  expect(bytes.some((file) => file.includes('one'))).toBe(true);
  expect(bytes.some((file) => file.includes('612345678'))).toBe(false);
  await queue.close();
  queue = open(2);
  expect([await take(0), await take(3_599)]).toEqual([null, null]);
});

messageQueueContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ecrin-queue-'));
  return {
    open: async (key) => openSqliteMessageQueue({ file: join(folder, 'messages.db'), key }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
});
