import { pushPayload } from '@ecrin/contracts/notification/notification.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { NotificationKind } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { openWebPushSender } from '@ecrin/platform/adapters/push-sender/web-push-sender.ts';
import { createNotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { PushSender } from '@ecrin/platform/ports/push-sender.ts';
import type { DeliveryServices } from '@ecrin/workflows';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { startFakePushService, type PushBehaviour, type FakePushService } from '#fakes/push-service.ts';
import { notificationEvents, type ChosenSettings } from '#kits/notification-events.ts';
import type { ReminderWorkflowHarness } from '#kits/reminders/reminder-workflow-harness.ts';

/** `pass`: advances time until then, if it does not pass by itself. */
export type DeliveryUnderTest = Readonly<{ work: ReminderWorkflowHarness; pass: (until: string) => Promise<void> }>;
/** `seenAt`: when the person was last active. `proved`: their address. */
type Given = Readonly<{
  chosen: ChosenSettings;
  devices: readonly string[];
  seenAt: string | null;
  setUp: Readonly<{ push: boolean; mail: boolean }>;
  proved: boolean;
  language: Language;
  kind: NotificationKind;
}>;
const usual: Given = {
  chosen: {},
  devices: ['phone'],
  seenAt: null,
  setUp: { push: true, mail: true },
  proved: true,
  language: 'fr',
  kind: 'reminder',
};

const now = '2027-06-01T12:00:00.000Z';
const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:bonjour@exemple.fr' };
const tickets = createNotificationTickets(new Uint8Array(32));
const quietHours = { from: 14 * 60, to: 16 * 60, timeZone: 'Europe/Paris' };

/** How each engine delivers posted notifications. */
export const deliveryContract = (
  open: (now: string, services: Readonly<{ delivery: DeliveryServices }>) => Promise<DeliveryUnderTest>,
): void => {
  let service: FakePushService;
  let sender: PushSender;
  beforeEach(async () => {
    service = await startFakePushService();
    sender = openWebPushSender({
      record: async () => undefined,
      keys,
      allowed: [service.origin],
      clock: { now: () => new Date(now) },
      timeoutMs: 20_000,
    });
  });
  afterEach(async () => {
    await sender.close();
    await service.close();
  });

  const at = async (given: Partial<Given> = {}, postedAt = now) => {
    const { chosen, devices, seenAt, setUp, proved, language, kind } = { ...usual, ...given };
    const ownerId = v7();
    const facts = notificationEvents(ownerId, postedAt);
    const named = new Map(devices.map((name) => [name, v7()]));
    const [mails, undelivered]: [object[], object[]] = [[], []];
    const { work, pass } = await open(now, {
      delivery: {
        sender: setUp.push ? sender : null,
        mailSetUp: setUp.mail,
        tickets,
        deviceIdsOf: async () => [...named.values()],
        presence: { lastSeen: async () => seenAt },
        queueMail: async (order) => void mails.push(order),
        onUndelivered: (one) => void undelivered.push(one),
      },
    });
    const append = async (...told: readonly ReturnType<typeof facts.read>[]): Promise<void> => {
      for (const { stream, fact } of told) await work.record(stream, ownerId, [fact]);
    };
    await append(
      ...facts.registered(language, proved),
      facts.chose(chosen),
      ...[...named].map(([name, id]) => facts.device(id, service.subscribe(name, keys.publicKey))),
    );
    /** Synchronous: nothing can run in between. */
    const together = (...told: readonly ReturnType<typeof facts.read>[]) =>
      work.record(
        facts.stream,
        ownerId,
        told.map(({ fact }) => fact),
      );
    const id = (name: string): string => named.get(name) ?? '';
    return {
      ...facts,
      work,
      pass,
      append,
      together,
      mails,
      undelivered,
      id,
      post: () => append(facts.posted(kind)),
      result: () =>
        vi.waitUntil(
          async () => {
            const run = await work.engine().describe(`deliver/${facts.notificationId}`);
            return run?.status === 'completed' ? run.result : false;
          },
          { timeout: 30_000, interval: 20 },
        ),
      /** Its recorded outcomes, without times. */
      outcomes: async () =>
        (await Array.fromAsync(work.events.readStream(facts.stream)))
          .slice(1)
          .map(({ type, data }) => {
            const { channel, deviceId, reason, until } = data as Readonly<Record<string, string | null>>;
            const device = [...named].find(([, known]) => known === deviceId)?.[0];
            return [type.replace('Notification', ''), channel, device, reason ?? until]
              .filter((part) => part !== undefined && part !== null)
              .join(' ');
          })
          .sort(),
      deviceEvents: async (name: string) =>
        (await Array.fromAsync(work.events.readStream(`push-device-${id(name)}`))).map(({ type }) => type),
    };
  };
  const texts = () =>
    service.received().map(({ device, text }) => [device, pushPayload.strict().parse(JSON.parse(text))] as const);

  it.each([
    { words: true, language: 'fr', title: 'Appeler Papa', body: 'Lui demander pour dimanche' },
    { words: false, language: 'fr', title: 'Un rappel vous attend', body: null },
    { words: false, language: 'en', title: 'A reminder is waiting', body: null },
  ] as const)('is sent to every device, with words: $words, in $language', async ({ words, language, title, body }) => {
    const { post, result, outcomes, notificationId, id } = await at({
      chosen: { words },
      devices: ['phone', 'desk'],
      language,
    });
    await post();
    expect(await result()).toBe('told');
    expect(await outcomes()).toEqual(['Sent push desk', 'Sent push phone']);
    expect(service.faults()).toEqual([]);
    expect(
      texts()
        .map(([device]) => device)
        .toSorted(),
    ).toEqual(['desk', 'phone']);
    for (const [device, payload] of texts()) {
      expect(payload).toMatchObject({ notificationId, title, body, language, link: '/app/notifications' });
      expect(tickets.open(payload.ticket, 'push', now)).toEqual({ notificationId, deviceId: id(device) });
    }
    expect(service.received()[0]).toMatchObject({
      urgency: 'high',
      topic: notificationId.replaceAll('-', ''),
      ttl: 86_400,
    });
  });

  it.each<readonly [string, Partial<Given>, readonly string[]]>([
    [
      'notifications-off',
      { chosen: { general: false } },
      ['Blocked mail notifications-off', 'Blocked push notifications-off'],
    ],
    ['kind-off', { chosen: { channels: { push: false } } }, ['Blocked mail kind-off', 'Blocked push kind-off']],
    ['no-device', { devices: [] }, ['Blocked mail kind-off', 'Blocked push no-device']],
    ['present', { seenAt: '2027-06-01T11:58:00.000Z' }, ['Blocked push present']],
    [
      'push-not-set-up',
      { setUp: { push: false, mail: false } },
      ['Blocked mail kind-off', 'Blocked push push-not-set-up'],
    ],
    [
      'no-address',
      { chosen: { channels: { push: false, mail: true } }, proved: false },
      ['Blocked mail no-address', 'Blocked push kind-off'],
    ],
    [
      'mail-not-set-up',
      { chosen: { channels: { push: false, mail: true } }, setUp: { push: true, mail: false } },
      ['Blocked mail mail-not-set-up', 'Blocked push kind-off'],
    ],
  ])('is not sent, and records why: %s', async (_reason, given, told) => {
    const { post, result, outcomes, mails } = await at(given);
    await post();
    expect([await result(), await outcomes(), service.requestCount(), mails]).toEqual(['nothing', told, 0, []]);
  });

  it('is sent by mail once, to a proved address, in addition to the push', async () => {
    const { post, result, outcomes, mails, notificationId } = await at({ chosen: { channels: { mail: true } } });
    await post();
    expect(await result()).toBe('told');
    expect(mails).toMatchObject([{ notificationId, expiresAt: '2027-06-02T12:00:00.000Z' }]);
    expect(await outcomes()).toEqual(['Sent push phone']);
  });

  describe('in quiet hours', () => {
    it('waits for their end, and is then sent', async () => {
      const { post, result, outcomes, pass } = await at({ chosen: { quietHours } });
      await post();
      await pass('2027-06-01T14:00:00.000Z');
      expect([await result(), await outcomes()]).toEqual([
        'told',
        ['HeldBack push 2027-06-01T14:00:00.000Z', 'Sent push phone'],
      ]);
    });
    it('is sent at once when it concerns the account, also to a client who is present', async () => {
      const { post, result, outcomes } = await at({ chosen: { quietHours }, kind: 'account', seenAt: now });
      await post();
      expect([await result(), await outcomes()]).toEqual(['told', ['Sent push phone']]);
      expect(texts()[0]?.[1]).toMatchObject({ actions: [], title: 'Une notification vous attend' });
    });
  });

  it('is not sent when it was read before its turn came', async () => {
    const { together, posted, read, result, outcomes } = await at();
    await together(posted(), read());
    expect([await result(), await outcomes(), service.requestCount()]).toEqual(['nothing', ['Read'], 0]);
  });

  it('is not sent when it is old: replaying all events sends nothing', async () => {
    const { post, result, outcomes } = await at({}, '2027-05-29T12:00:00.000Z');
    await post();
    expect([await result(), await outcomes(), service.requestCount()]).toEqual(['nothing', [], 0]);
  });

  it('is not sent again to a device that is known to have it', async () => {
    const { together, posted, sent, id, result, outcomes } = await at({ devices: ['phone', 'desk'] });
    await together(posted(), sent(id('phone')));
    expect([await result(), await outcomes()]).toEqual(['told', ['Sent push desk', 'Sent push phone']]);
    expect(service.received().map(({ device }) => device)).toEqual(['desk']);
  });

  it.each([404, 410])('is the last for a device whose subscription has ended (%s); others get it', async (status) => {
    const { post, result, outcomes, deviceEvents } = await at({ devices: ['phone', 'desk'] });
    service.setBehaviour({ status }, 'phone');
    await post();
    expect([await result(), await outcomes()]).toEqual([
      'told',
      ['Blocked push phone device-unsubscribed', 'Sent push desk'],
    ]);
    expect([await deviceEvents('phone'), await deviceEvents('desk')]).toEqual([
      ['PushDeviceAdded', 'PushDeviceRemoved'],
      ['PushDeviceAdded'],
    ]);
  });

  it('is not sent to a device that was removed meanwhile', async () => {
    const { post, append, removed, id, result, outcomes } = await at();
    await append(removed(id('phone')));
    await post();
    expect([await result(), await outcomes(), service.requestCount()]).toEqual([
      'told',
      ['Blocked push phone device-unsubscribed'],
      0,
    ]);
  });

  it('is refused permanently, and recorded without its words', async () => {
    const { post, result, outcomes, undelivered, deviceEvents } = await at();
    service.setBehaviour({ status: 403 });
    await post();
    expect([await result(), await outcomes(), await deviceEvents('phone')]).toEqual([
      'told',
      ['Blocked push phone refused'],
      ['PushDeviceAdded'],
    ]);
    expect(undelivered).toMatchObject([{ fault: 'the push service did not take it (403)' }]);
    expect(JSON.stringify(undelivered)).not.toMatch(/Papa|127\.0\.0\.1|push\//);
  });

  it('is shortened when it is too long', async () => {
    const { append, posted, result } = await at({ chosen: { words: true } });
    service.setBehaviour({ does: 'refuse-large', bytes: 650 });
    await append(posted('reminder', 'très long '.repeat(20)));
    expect(await result()).toBe('told');
    expect(texts().map(([, { title }]) => title)).toEqual(['Un rappel vous attend']);
  });

  it.each<readonly [string, PushBehaviour]>([
    ['429', { status: 429, retryAfter: '60' }],
    ['503', { status: 503 }],
    ['nothing at all', { does: 'drop' }],
  ])('is sent after a retry when a service answers first with %s', async (_what, behaviour) => {
    const { post, result, outcomes, pass } = await at();
    service.setBehaviour(behaviour);
    await post();
    await vi.waitUntil(() => service.requestCount() >= 1, { timeout: 10_000 });
    service.setBehaviour({ status: 201 });
    await pass('2027-06-01T13:00:00.000Z');
    expect([await result(), await outcomes(), service.received().length]).toEqual(['told', ['Sent push phone'], 1]);
  });

  it('expires after a day', async () => {
    const { post, result, outcomes, pass } = await at();
    service.setBehaviour({ status: 500 });
    await post();
    await pass('2027-06-03T12:00:00.000Z');
    expect([await result(), await outcomes()]).toEqual(['told', ['Blocked push phone unavailable']]);
    expect(service.requestCount()).toBeGreaterThan(10);
  });
};
