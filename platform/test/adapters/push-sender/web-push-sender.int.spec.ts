import { startFakePushService, type PushBehaviour, type FakePushService } from '@ecrin/testing/fakes/push-service.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { publicLookup } from '#adapters/push-sender/public-agent.ts';
import { openWebPushSender } from '#adapters/push-sender/web-push-sender.ts';
import { PushFault, type Push, type PushSender } from '#ports/push-sender.ts';

const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:bonjour@exemple.fr' };
const now = new Date('2026-01-02T09:00:00Z');

let service: FakePushService;
let sender: PushSender;
const open = (timeoutMs: number): PushSender =>
  openWebPushSender({
    keys,
    allowed: [service.origin],
    clock: { now: () => now },
    record: async () => undefined,
    timeoutMs,
  });
beforeEach(async () => {
  service = await startFakePushService();
  sender = open(20_000);
});
afterEach(async () => {
  await sender.close();
  await service.close();
});

const push = (more: Partial<Push> = {}): Push => ({
  token: service.subscribe('phone', keys.publicKey),
  payload: '{"title":"Été à Nîmes"}',
  shorter: '{}',
  urgency: 'high',
  topic: 'a-topic',
  ttlSeconds: 60,
  ...more,
});
const faultOf = (more: Partial<Push> = {}): Promise<PushFault> =>
  sender.send(push(more)).then(
    () => Promise.reject(new Error('it went')),
    (fault: unknown) => (fault instanceof PushFault ? fault : Promise.reject(fault)),
  );

describe('a push notification', () => {
  /** Called once; and the log contains neither the browser's endpoint nor the content. */
  const faultAt = async (behaviour: PushBehaviour): Promise<PushFault> => {
    service.setBehaviour(behaviour);
    const fault = await faultOf();
    expect(service.requestCount()).toBe(1);
    expect(`${fault.message}${fault.stack}`).not.toMatch(/127\.0\.0\.1|\/push\/|Nîmes/);
    return fault;
  };

  it('is encrypted, signed, with TTL and urgency as the standards require', async () => {
    expect(sender.publicKey).toBe(keys.publicKey);
    expect(await sender.send(push())).toBe('sent');
    expect(await sender.send(push({ urgency: 'normal', ttlSeconds: 0 }))).toBe('sent');
    expect(service.received()).toEqual([
      {
        device: 'phone',
        text: '{"title":"Été à Nîmes"}',
        urgency: 'high',
        topic: 'a-topic',
        ttl: 60,
        subject: 'mailto:bonjour@exemple.fr',
      },
      {
        device: 'phone',
        text: '{"title":"Été à Nîmes"}',
        urgency: 'normal',
        topic: 'a-topic',
        ttl: 0,
        subject: 'mailto:bonjour@exemple.fr',
      },
    ]);
    expect(service.faults()).toEqual([]);
  });

  it('cannot be signed with another server’s key', async () => {
    expect(await faultOf({ token: service.subscribe('phone', webPush.generateVAPIDKeys().publicKey) })).toMatchObject({
      kind: 'refused',
    });
    expect(service.faults()).toEqual(['another key than the browser subscribed with']);
  });

  it.each([404, 410])('to an unsubscribed device is reported as gone: %s', async (status) => {
    service.setBehaviour({ status });
    expect(await sender.send(push())).toBe('gone');
  });

  it.each([
    [{ status: 400 }, 'refused', 0],
    [{ status: 403 }, 'refused', 0],
    [{ does: 'redirect' }, 'refused', 0],
    [{ status: 429, retryAfter: '120' }, 'unavailable', 120_000],
    [{ status: 429, retryAfter: 'Fri, 02 Jan 2026 09:01:00 GMT' }, 'unavailable', 60_000],
    [{ status: 429 }, 'unavailable', 0],
    [{ status: 500 }, 'unavailable', 0],
    [{ status: 503, retryAfter: '5' }, 'unavailable', 5_000],
    [{ does: 'drop' }, 'unavailable', 0],
  ] as const)('an answer of %j is %s', async (behaviour, kind, retryAfterMs) =>
    expect(await faultAt(behaviour)).toMatchObject({ kind, retryAfterMs }),
  );

  it.each([{ does: 'hang' }, { does: 'chatter' }] as const)(
    'an endless answer is unavailable within the timeout: %j',
    async (behaviour) => {
      await sender.close();
      sender = open(700);
      expect(await faultAt(behaviour)).toMatchObject({ kind: 'unavailable', retryAfterMs: 0 });
    },
  );

  it('that is too large for a service is sent once more, shortened, and not a third time', async () => {
    service.setBehaviour({ does: 'refuse-large', bytes: 300 });
    expect(await sender.send(push({ payload: 'x'.repeat(1_000), shorter: 'short' }))).toBe('sent');
    expect(service.received().map(({ text }) => text)).toEqual(['short']);
    service.setBehaviour({ does: 'refuse-large', bytes: 10 });
    expect(await faultOf()).toMatchObject({ kind: 'refused' });
    expect(service.requestCount()).toBe(4);
  });

  it('is not sent to private addresses of the server’s network, whatever endpoint a browser claims', async () => {
    const unknownService = await startFakePushService();
    for (const endpoint of [
      unknownService.subscribe('phone', keys.publicKey),
      '{"endpoint":"https://localhost/x","keys":{"p256dh":"x","auth":"y"}}',
      '{}',
      'not JSON',
    ]) {
      expect(await faultOf({ token: endpoint })).toMatchObject({ kind: 'refused' });
    }
    expect(unknownService.requestCount()).toBe(0);
    await unknownService.close();
  });

  it.each([{ all: true }, { all: false }])(
    'is not sent to a name that resolves to a private address: %j',
    async (options) => {
      const fault = await new Promise((resolve) => {
        publicLookup('localhost', options, resolve);
      });
      expect(fault).toMatchObject({ message: 'not a public address' });
    },
  );

  it('is aborted by its signal', async () => {
    service.setBehaviour({ does: 'hang' });
    expect(await faultOf({ signal: AbortSignal.abort() })).toMatchObject({ kind: 'unavailable' });
  });
});
