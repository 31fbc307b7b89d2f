import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { PushFault, type Push } from '@ecrin/platform/ports/push-sender.ts';
import { disabledDelivery } from '@ecrin/testing/fakes/disabled-delivery.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { notificationEvents } from '@ecrin/testing/kits/notification-events.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeliverNotificationActivities } from '#deliver-notification/deliver-notification.activities.ts';

const plannedAt = '2027-06-01T19:55:00.000Z';
const night = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Paris' };
const [ownerId, deviceId] = [systemIds.next(), systemIds.next()];

let embedded: EmbeddedStores;
beforeEach(async () => {
  embedded = await openEmbeddedStores();
});
afterEach(() => embedded.dispose());

/** Posted, and being delivered to one device; `now`: the time of the attempt. */
const underWay = async (now: string) => {
  const [facts, clock] = [notificationEvents(ownerId, plannedAt), manualClock(now)];
  const { events, record } = embedded;
  const send = vi.fn(async (_push: Push): Promise<'sent' | 'gone'> => 'sent');
  const execute = createExecuteCommand(events);
  let [isCut, isBehind] = [false, false];
  const queueMail = vi.fn(async () => undefined);
  const activities = createDeliverNotificationActivities({
    events,
    clock,
    // The store is unavailable once, after the push service has answered.
    execute: async (command) => {
      if (!isCut) return execute(command);
      isCut = false;
      throw new Error('cut off');
    },
    delivery: {
      ...disabledDelivery,
      sender: { publicKey: '', send },
      deviceIdsOf: async () => (isBehind ? null : [deviceId]),
      queueMail,
    },
  });
  const append = async (...appended: readonly ReturnType<typeof facts.read>[]) => {
    for (const { stream, fact } of appended) await record(stream, ownerId, [fact]);
  };
  await append(facts.posted(), facts.device(deviceId, '{}'));
  const input = { notificationId: facts.notificationId, ownerId, deviceId };
  const context = { workflowId: 'w', idempotencyKey: 'w/1', signal: new AbortController().signal };
  return {
    ...facts,
    append,
    send,
    queueMail,
    clock,
    fail: () => {
      isCut = true;
    },
    behind: () => {
      isBehind = true;
    },
    topics: () =>
      send.mock.calls.map(
        ([{ topic, payload }]) =>
          `${topic} ${(JSON.parse(payload) as Readonly<{ notificationId: string }>).notificationId}`,
      ),
    push: () => activities.push({ ...input, plannedAt }, context),
    giveUp: () => activities.giveUp(input, context),
    mail: () => activities.mail(input),
    last: async () => (await Array.fromAsync(events.readStream(facts.stream))).at(-1),
  };
};

describe('retrying a push', () => {
  it('waits while the read model of devices is behind and shows none', async () => {
    const { push, send, behind, last } = await underWay(plannedAt);
    behind();
    await expect(push()).rejects.toMatchObject({ code: 'behind', retryAfterMs: 0 });
    expect(send).not.toHaveBeenCalled();
    expect(await last()).toMatchObject({ type: 'NotificationPosted' });
  });
  it('waits when quiet hours have begun meanwhile, and records it', async () => {
    const { append, chose, push, send, last } = await underWay('2027-06-01T20:05:00.000Z');
    await append(chose({ quietHours: night }));
    await expect(push()).rejects.toMatchObject({ code: 'held-back', retryAfterMs: (8 * 60 + 55) * 60_000 });
    expect(send).not.toHaveBeenCalled();
    expect(await last()).toMatchObject({ type: 'NotificationHeldBack', data: { until: '2027-06-02T05:00:00.000Z' } });
  });
  it('records the reason when notifications were turned off during the wait', async () => {
    const { append, chose, push, clock, last } = await underWay('2027-06-01T20:05:00.000Z');
    await append(chose({ quietHours: night }));
    await expect(push()).rejects.toMatchObject({ code: 'held-back' });
    await append(chose({ quietHours: night, general: false }));
    clock.moveTo('2027-06-02T05:00:00.000Z');
    expect(await push()).toBe('blocked');
    expect(await last()).toMatchObject({ type: 'NotificationBlocked', data: { reason: 'notifications-off' } });
  });
  it('sends when this clock is behind the one that woke it', async () => {
    const { append, chose, push } = await underWay('2027-06-01T10:00:00.000Z');
    await append(chose({ quietHours: { ...night, from: 11 * 60, to: 13 * 60 } }));
    expect(await push()).toBe('sent');
  });
  it('does not send when notifications were turned off meanwhile, and records it', async () => {
    const { append, chose, push, send, last } = await underWay(plannedAt);
    await append(chose({ general: false }));
    expect(await push()).toBe('blocked');
    expect(send).not.toHaveBeenCalled();
    expect(await last()).toMatchObject({ type: 'NotificationBlocked', data: { reason: 'notifications-off' } });
  });
  it('does not send when it was read meanwhile', async () => {
    const { append, read, push, giveUp, mail, send, queueMail } = await underWay(plannedAt);
    await append(read());
    expect([await push(), await giveUp(), await mail()]).toEqual(['nothing', 'nothing', 'nothing']);
    expect([send, queueMail].map((called) => called.mock.calls.length)).toEqual([0, 0]);
  });
  it('replaces the first on the device when its sending was not recorded; and is not sent a third time', async () => {
    const { push, send, fail, topics, last } = await underWay(plannedAt);
    fail();
    await expect(push()).rejects.toThrow('cut off');
    expect([await push(), await push()]).toEqual(['sent', 'nothing']);
    expect(send).toHaveBeenCalledTimes(2);
    expect(new Set(topics()).size).toBe(1);
    expect(await last()).toMatchObject({ type: 'NotificationSent', revision: 1 });
  });
  it('does not give up once it is known to be sent', async () => {
    const { append, sent, giveUp } = await underWay(plannedAt);
    await append(sent(deviceId));
    expect(await giveUp()).toBe('nothing');
  });
  it.each([
    { how: 'for a minute is waited for', now: '2027-06-01T20:00:00.000Z', asked: 60_000, retryAfterMs: 60_000 },
    { how: 'until after a day is not', now: '2027-06-01T20:00:00.000Z', asked: 24 * 3_600_000, retryAfterMs: null },
    { how: 'for a day already is not', now: '2027-06-02T19:55:00.000Z', asked: 0, retryAfterMs: null },
  ])('to a service that is down $how', async ({ now, asked, retryAfterMs }) => {
    const { push, send } = await underWay(now);
    send.mockRejectedValue(new PushFault('unavailable', 'busy', asked));
    await expect(push()).rejects.toMatchObject({ code: 'unavailable', retryAfterMs });
  });
});
