import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deliverMessages,
  type Delivery,
  type DeliveryParts,
  type FailedDelivery,
} from '#messaging/deliver-messages.ts';
import { CourierFault, type CourierMessage } from '#ports/courier.ts';
import type { MessageQueue, QueuedItem } from '#ports/message-queue.ts';

type Message = { readonly about: string };
const sms = (text: string): CourierMessage => ({ channel: 'sms', to: '+33612345678', text, code: '', language: 'fr' });
const start = Date.UTC(2026, 0, 1, 8);

/** A queue in memory, and everything that was reported and sent. */
type Given = Readonly<{
  send?: (text: string) => void | Promise<void>;
  write?: (message: Message) => Promise<CourierMessage | null>;
  onEnd?: DeliveryParts<Message>['onEnd'];
  receiverOf?: (message: Message) => string;
}>;
const deliverer = ({
  send,
  write = async ({ about }) => sms(about),
  onEnd = async () => undefined,
  receiverOf = ({ about }) => about,
}: Given) => {
  const items = new Map<string, QueuedItem<Message>>();
  const [sent, undelivered, queueFaults] = [Array<string>(), Array<FailedDelivery>(), Array<string>()];
  let isDown = false;
  const clock = { now: () => new Date() };
  const queue: MessageQueue<Message> = {
    put: async (item) => void items.set(item.itemId, { ...item, tries: 0 }),
    putOnce: async (item) => void items.set(item.itemId, items.get(item.itemId) ?? { ...item, tries: 0 }),
    count: async () => 0,
    backlog: async () => ({ waiting: 0, retried: 0, oldestDueAt: null }),
    take: async ({ now, leaseMs }) => {
      if (isDown) throw new RangeError('away');
      const due = [...items.values()].find(({ dueAt }) => dueAt <= now);
      if (!due) return null;
      const taken = { ...due, tries: due.tries + 1, dueAt: new Date(Date.parse(now) + leaseMs).toISOString() };
      items.set(taken.itemId, taken);
      return taken;
    },
    delay: async (itemId, dueAt) => {
      const item = items.get(itemId);
      if (item) items.set(itemId, { ...item, dueAt });
    },
    remove: async (itemId) => void items.delete(itemId),
    forget: async () => undefined,
    close: async () => undefined,
  };
  const courier = {
    send: async (message: CourierMessage) => {
      const { text } = message;
      const sending = send?.(text);
      if (sending) await sending;
      sent.push(text);
    },
  };
  const delivery = deliverMessages({
    queue,
    write,
    courier,
    receiverOf,
    clock,
    onEnd,
    onFailedDelivery: (one) => undelivered.push(one),
    onQueueFault: (fault) => queueFaults.push(fault),
  });
  const put = (about: string) =>
    queue.put({
      itemId: about,
      message: { about },
      dueAt: clock.now().toISOString(),
      expiresAt: new Date(start + 3_600_000).toISOString(),
    });
  return {
    items,
    sent,
    undelivered,
    queueFaults,
    delivery,
    put,
    away: (is: boolean) => {
      isDown = is;
    },
  };
};

describe('message delivery', () => {
  let delivery: Delivery | null = null;
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(async () => {
    await delivery?.close();
    vi.useRealTimers();
  });
  const delivering = (parts: Parameters<typeof deliverer>[0] = {}) => {
    const made = deliverer(parts);
    ({ delivery } = made);
    return made;
  };

  it('starts when it is woken, but outside the request that queued the message', async () => {
    const {
      put,
      sent,
      items,
      delivery: { wake },
    } = delivering();
    await put('bonjour');
    wake();
    await vi.advanceTimersByTimeAsync(40);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect([sent, items.size]).toEqual([['bonjour'], 0]);
  });

  it('finds messages by polling that it was not woken for', async () => {
    const { put, sent } = delivering();
    await put('bonjour');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['bonjour']);
  });

  it('retries failed messages with back-off, rendered again', async () => {
    let [tries, written] = [0, 0];
    const { put, sent, undelivered } = delivering({
      send: () => {
        tries += 1;
        if (tries < 3) throw new CourierFault('unavailable', 'the mail server did not answer');
      },
      write: async () => sms(`code ${(written += 1)}`),
    });
    await put('code');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(undelivered).toEqual([
      { itemId: 'code', fault: 'the mail server did not answer', tries: 1, givenUp: false },
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(undelivered.map(({ tries: count }) => count)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent).toEqual(['code 3']);
  });

  it('drops refused messages, without delaying others', async () => {
    const { put, sent, undelivered, items } = delivering({
      send: (text) => {
        if (text === 'non') throw new CourierFault('refused', 'no such number');
      },
    });
    await put('non');
    await put('oui');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent, items.size]).toEqual([['oui'], 0]);
    expect(undelivered).toMatchObject([{ fault: 'no such number', givenUp: true }]);
  });

  it('sends the messages of one receiver in order, each rendered once the one before is sent; others do not wait', async () => {
    const done: string[] = [];
    const { put, sent } = delivering({
      receiverOf: ({ about }) => about.slice(0, 1),
      write: async ({ about }) => {
        done.push(`write ${about}`);
        return sms(about);
      },
      // The first takes longest.
      send: (text) => new Promise((resolve) => setTimeout(resolve, text === 'a1' ? 500 : 10)),
    });
    for (const about of ['a1', 'a2', 'b1']) await put(about);
    await vi.advanceTimersByTimeAsync(1_400);
    expect([sent, done]).toEqual([['b1'], ['write a1', 'write b1']]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent, done.at(-1)]).toEqual([['b1', 'a1', 'a2'], 'write a2']);
  });

  it('sends the next message to a receiver when one could not be sent', async () => {
    const { put, sent } = delivering({
      receiverOf: () => 'one',
      send: (text) => {
        if (text === 'non') throw new CourierFault('refused', 'no such number');
      },
    });
    await put('non');
    await put('oui');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['oui']);
  });

  it('reports the final outcome of each message: sent, refused, or unavailable until it expired', async () => {
    const ends: unknown[] = [];
    const { put, items } = delivering({
      send: (text) => {
        if (text !== 'oui') throw new CourierFault(text === 'non' ? 'refused' : 'unavailable', 'no');
      },
      write: async ({ about }) => (about === 'rien' ? null : sms(about)),
      onEnd: async ({ about }, end) => void ends.push([about, end]),
    });
    for (const about of ['oui', 'non', 'rien', 'plus tard']) await put(about);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ends).toEqual([
      ['oui', 'sent'],
      ['non', 'refused'],
    ]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([ends.at(-1), items.size]).toEqual([['plus tard', 'unavailable'], 0]);
  });

  it('sends once although the outcome cannot be reported', async () => {
    const { put, sent, items, undelivered } = delivering({
      onEnd: async () => {
        throw new RangeError('away');
      },
    });
    await put('oui');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent, items.size]).toEqual([['oui'], 0]);
    expect(undelivered).toEqual([{ itemId: 'oui', fault: 'RangeError', tries: 1, givenUp: true }]);
  });

  it('sends nothing when there is nothing to render', async () => {
    const { put, sent, items } = delivering({ write: async () => null });
    await put('bonjour');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([sent, items.size]).toEqual([[], 0]);
  });

  it('logs an unexpected fault by its name only, and retries', async () => {
    const { put, undelivered, items } = delivering({
      write: async () => {
        throw new TypeError('claire@exemple.fr');
      },
    });
    await put('bonjour');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([undelivered, items.size]).toEqual([
      [{ itemId: 'bonjour', fault: 'TypeError', tries: 1, givenUp: false }],
      1,
    ]);
  });

  it('survives a queue that is down, and logs it once', async () => {
    const { put, sent, queueFaults, away } = delivering();
    await put('bonjour');
    away(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([sent, queueFaults]).toEqual([[], ['RangeError']]);
    away(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['bonjour']);
    away(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queueFaults).toEqual(['RangeError', 'RangeError']);
  });

  it('stops when it is closed', async () => {
    const {
      put,
      sent,
      delivery: { close, wake },
    } = delivering();
    await close();
    await put('bonjour');
    wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([]);
  });
});
