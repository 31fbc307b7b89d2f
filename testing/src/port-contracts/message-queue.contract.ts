import type { MessageQueue } from '@ecrin/platform/ports/message-queue.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type About = Readonly<{ about: string }>;
/** `open` opens the same queue again, as after a restart; with another key stored messages can no longer be decrypted. */
export type MessageQueueUnderTest = Readonly<{
  open: (key: Uint8Array) => Promise<MessageQueue<About>>;
  dispose: () => Promise<void>;
}>;

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 8) + seconds * 1_000).toISOString();
const key = new Uint8Array(32).fill(7);

/** What every adapter behind the port must do. */
export const messageQueueContract = (adapter: string, make: () => Promise<MessageQueueUnderTest>): void => {
  describe(`the message queue contract, ${adapter}`, () => {
    let subject: MessageQueueUnderTest;
    let queue: MessageQueue<About>;
    beforeEach(async () => {
      subject = await make();
      queue = await subject.open(key);
    });
    afterEach(async () => {
      await queue.close();
      await subject.dispose();
    });
    const reopen = async (withKey = key) => {
      await queue.close();
      queue = await subject.open(withKey);
    };
    const put = (itemId: string, dueAt = at(0)) =>
      queue.put({ itemId, message: { about: itemId }, dueAt, expiresAt: at(900) });
    const take = (seconds: number) => queue.take({ now: at(seconds), leaseMs: 60_000 });

    it('forgets what is meant, due or not', async () => {
      for (const itemId of ['theirs', 'another', 'later']) await put(itemId, at(itemId === 'later' ? 500 : 0));
      await queue.forget(({ about }) => about !== 'another');
      expect(await queue.count()).toBe(1);
      expect(await take(0)).toMatchObject({ itemId: 'another' });
    });
    it('returns due messages, the longest due first, also after a restart', async () => {
      await put('later', at(5));
      await put('sooner', at(1));
      await reopen();
      expect(await take(0)).toBeNull();
      expect(await take(10)).toMatchObject({
        itemId: 'sooner',
        message: { about: 'sooner' },
        tries: 1,
        expiresAt: at(900),
      });
      expect(await take(10)).toMatchObject({ itemId: 'later' });
      expect(await take(10)).toBeNull();
    });
    it('counts its messages, leased or not, until they are removed', async () => {
      for (const id of ['a', 'b']) await put(id);
      await take(1);
      expect(await queue.count()).toBe(2);
      await queue.remove('a');
      expect(await queue.count()).toBe(1);
    });
    it('tells how many wait, how many were tried, and since when the oldest is due', async () => {
      expect(await queue.backlog()).toEqual({ waiting: 0, retried: 0, oldestDueAt: null });
      await put('sooner', at(1));
      await put('later', at(5));
      expect(await queue.backlog()).toEqual({ waiting: 2, retried: 0, oldestDueAt: at(1) });
      await take(2);
      expect(await queue.backlog()).toEqual({ waiting: 2, retried: 1, oldestDueAt: at(5) });
    });
    it('leases each to one of many concurrent consumers', async () => {
      for (const id of ['a', 'b', 'c']) await put(id);
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(1)));
      expect(taken.flatMap((item) => (item ? [item.itemId] : [])).toSorted()).toEqual(['a', 'b', 'c']);
    });
    it('leases it again once the lease has expired, and counts', async () => {
      await put('a');
      await take(1);
      expect(await take(60)).toBeNull();
      expect(await take(61)).toMatchObject({ itemId: 'a', tries: 2 });
    });
    it('returns delayed messages later, and removed or expired ones never', async () => {
      for (const id of ['a', 'b', 'c']) await put(id);
      for (const _ of ['a', 'b', 'c']) await take(1);
      await queue.delay('a', at(30));
      await queue.remove('b');
      expect(await take(30)).toMatchObject({ itemId: 'a' });
      expect(await take(899)).toMatchObject({ itemId: 'c' });
      expect(await take(900)).toBeNull();
    });
    it('stores one per id', async () => {
      await put('a');
      await expect(put('a')).rejects.toThrow();
    });
    it('accepts a repeated message once, while it waits', async () => {
      const item = { itemId: 'a', message: { about: 'first' }, dueAt: at(0), expiresAt: at(900) };
      await Promise.all([queue.putOnce(item), queue.putOnce(item), queue.putOnce({ ...item, dueAt: at(5) })]);
      expect([await queue.count(), await take(10), await take(10)]).toMatchObject([
        1,
        { itemId: 'a', message: { about: 'first' }, tries: 1 },
        null,
      ]);
      await queue.putOnce(item);
      expect(await take(20)).toBeNull();
      await queue.remove('a');
      await queue.putOnce(item);
      expect(await take(20)).toMatchObject({ itemId: 'a' });
    });
    it('drops what can no longer be decrypted', async () => {
      await put('a');
      await reopen(new Uint8Array(32).fill(8));
      expect(await take(1)).toBeNull();
      await reopen();
      expect(await take(100)).toBeNull();
    });
  });
};
