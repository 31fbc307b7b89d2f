import { createECDH } from 'node:crypto';
import type { SendingList } from '@ecrin/contracts/sending/sending.ts';
import type { MessageSent } from '@ecrin/domain/sending/sending.events.ts';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openWebPushSender } from '@ecrin/platform/adapters/push-sender/web-push-sender.ts';
import { createMessageLedger } from '@ecrin/platform/consent/sending-ledger.ts';
import { CourierFault } from '@ecrin/platform/ports/courier.ts';
import { PushFault } from '@ecrin/platform/ports/push-sender.ts';
import { mail, mailServer, phone, postServer } from '@ecrin/testing/fakes/carriers.ts';
import { startFakePushService, type FakePushService } from '@ecrin/testing/fakes/push-service.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseCouriers, type CourierConfig } from '#adapters/choose-couriers.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '../server.fixtures.ts';

const waiting = { timeout: 30_000, interval: 200 };
const ecdh = createECDH('prime256v1');
const keys = {
  publicKey: ecdh.generateKeys('base64url'),
  privateKey: ecdh.getPrivateKey('base64url'),
  subject: 'mailto:bonjour@exemple.fr',
};

/** A mail server and a gateway that count what was begun with them, and fail now and then. */
const startCarriers = async () => {
  let [mails, texts] = [0, 0];
  const mailed = await mailServer({
    onMailFrom: (_from, _session, done) => {
      mails += 1;
      return mails % 7 === 0 ? done(Object.assign(new Error('later'), { responseCode: 451 })) : done();
    },
  });
  const texted = await postServer(() => {
    texts += 1;
    return texts % 5 === 0 ? 503 : 200;
  });
  return {
    urls: { SMTP_URL: mailed.url, SMS_GATEWAY_URL: texted.url },
    counts: () => ({ mail: mails, sms: texted.posted.length }),
    close: () => Promise.all([mailed.close(), texted.close()]),
  };
};
type Carriers = Awaited<ReturnType<typeof startCarriers>>;

let carriers: Carriers;
let pushes: FakePushService;
beforeAll(async () => {
  carriers = await startCarriers();
  pushes = await startFakePushService();
});
afterAll(() => Promise.all([carriers.close(), pushes.close()]));

describe('the ledger of messages', () => {
  let stores: EmbeddedStores;
  beforeAll(async () => {
    stores = await openEmbeddedStores();
  });
  afterAll(() => stores.dispose());

  /** Again while it is only unavailable, as the queue and workflows do. */
  const send = async (once: () => Promise<unknown>): Promise<void> => {
    for (let tries = 0; tries < 4; tries += 1)
      try {
        return void (await once());
      } catch (fault) {
        if (!(fault instanceof CourierFault || fault instanceof PushFault)) throw fault;
        if (fault.kind === 'refused') return;
      }
  };
  const recorded = async (): Promise<readonly MessageSent['data'][]> => {
    const entries: MessageSent['data'][] = [];
    for await (const { type, data } of stores.events.readAll())
      if (type === 'MessageSent') entries.push(data as MessageSent['data']);
    return entries;
  };
  const countOf = (entries: readonly MessageSent['data'][], carrier: MessageSent['data']['carrier']) =>
    entries.filter((entry) => entry.carrier === carrier).length;

  it('is what was on the wire, one for one, over a thousand of all channels with failures and retries among them', async () => {
    const before = carriers.counts();
    const record = createMessageLedger({ events: stores.events, clock: systemClock, ids: systemIds });
    const config = { MAIL_FROM: 'bonjour@exemple.fr', WHATSAPP_API_URL: '', ...carriers.urls } as CourierConfig;
    const parts = { dir: '/nowhere', clock: systemClock, ids: systemIds, say: () => undefined, record };
    const couriers = await chooseCouriers(config, parts);
    const sender = openWebPushSender({ keys, allowed: [pushes.origin], clock: systemClock, record });
    const token = pushes.subscribe('phone', keys.publicKey);
    const small = pushes.subscribe('small', keys.publicKey);
    pushes.setBehaviour({ does: 'refuse-large', bytes: 200 }, 'small');
    const push = { payload: JSON.stringify({ title: 'x'.repeat(300) }), shorter: '{}', topic: 'a', ttlSeconds: 60 };
    const sentFor = (client: number) => [{ clientId: `client-${client}`, why: 'notification' as const }];
    const messages = Array.from({ length: 800 }, (_, at) => () => {
      const its = { sentFor: sentFor(at % 5) };
      if (at % 4 === 0) return couriers.send({ ...mail, ...its });
      if (at % 4 === 1) return couriers.send({ ...phone('sms'), ...its });
      if (at % 10 === 3) pushes.setBehaviour({ status: at % 20 === 3 ? 503 : 201 }, 'phone');
      return sender.send({ ...push, token: at % 8 === 2 ? small : token, urgency: 'normal', ...its });
    });
    for (let from = 0; from < messages.length; from += 20) await Promise.all(messages.slice(from, from + 20).map(send));
    // Nobody's.
    await couriers.send({ ...mail, to: 'inconnue@exemple.fr' }).catch(() => undefined);
    await Promise.all([couriers.close(), sender.close()]);

    const after = carriers.counts();
    const entries = await recorded();
    expect(entries.length).toBeGreaterThan(1_000);
    expect({
      mail: countOf(entries, 'mail') + 1,
      sms: countOf(entries, 'sms'),
      push: countOf(entries, 'push'),
    }).toEqual({
      mail: after.mail - before.mail,
      sms: after.sms - before.sms,
      push: pushes.requestCount(),
    });
    const hosts = [new URL(carriers.urls.SMTP_URL).host, carriers.urls.SMS_GATEWAY_URL, pushes.origin];
    expect(new Set(entries.map(({ host }) => host))).toEqual(new Set(hosts));
    expect(new Set(entries.map(({ clientId }) => clientId)).size).toBe(5);
    expect(JSON.stringify(entries)).not.toMatch(/exemple\.fr|123456|\+336|xxx/);
    expect(new Set(entries.map(({ size }) => size))).toEqual(
      new Set([mail.subject.length + mail.text.length, phone('sms').text.length, push.payload.length, 2]),
    );
  }, 120_000);

  it('has its entry before anything leaves: what cannot be recorded is not sent', async () => {
    const before = [carriers.counts(), pushes.requestCount()];
    const record = async () => {
      throw new Error('no room');
    };
    const config = { MAIL_FROM: 'bonjour@exemple.fr', WHATSAPP_API_URL: '', ...carriers.urls } as CourierConfig;
    const couriers = await chooseCouriers(config, {
      dir: '/nowhere',
      clock: systemClock,
      ids: systemIds,
      say: () => undefined,
      record,
    });
    const sender = openWebPushSender({ keys, allowed: [pushes.origin], clock: systemClock, record });
    const token = pushes.subscribe('other', keys.publicKey);
    const push = { token, payload: '{}', shorter: '{}', urgency: 'normal', topic: 'a', ttlSeconds: 60 } as const;
    await expect(couriers.send(mail)).rejects.toThrow('no room');
    await expect(couriers.send(phone('sms'))).rejects.toThrow('no room');
    await expect(sender.send(push)).rejects.toThrow('no room');
    await Promise.all([couriers.close(), sender.close()]);
    expect([carriers.counts(), pushes.requestCount()]).toEqual(before);
  });
});

describe('the ledger of a person', () => {
  let server: TestServer;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startTestServer({ ...carriers.urls, ROLES: 'api,projections,workflows' });
    claire = await registerTestClient(server, 'claire');
  });
  afterAll(() => server.remove());

  const ledger = async (query = ''): Promise<SendingList> =>
    (await sendRequest(server, `GET /api/client/sendings${query}`, { token: claire.token })).body as SendingList;
  const reasons = async () =>
    (await ledger()).items.map(({ reason }) => String(reason)).toSorted((one, other) => (one < other ? -1 : 1));

  it('has each message to them, why and to whom, filtered and as a table, and no one else’s', async () => {
    const denise = await registerTestClient(server, 'denise');
    await expect.poll(reasons, waiting).toEqual(['prove-email']);
    await sendRequest(server, 'POST /api/client/password/forgotten', { body: { email: claire.email } });
    await sendRequest(server, 'POST /api/client/password/forgotten', { body: { email: 'inconnue@exemple.fr' } });
    await sendRequest(server, 'PUT /api/client/phone', {
      token: claire.token,
      body: { phone: '+33612345678', channel: 'sms' },
    });
    await sendRequest(server, 'POST /api/client/phone/code', { body: { phone: '+33687654321', channel: 'sms' } });
    await expect
      .poll(async () => [...new Set(await reasons())], waiting)
      .toEqual(['forgotten-password', 'phone-code', 'prove-email']);

    const { items, counts, matching } = await ledger('?part=message');
    expect(items).toHaveLength(matching);
    const hosts = new Set([new URL(carriers.urls.SMTP_URL).host, carriers.urls.SMS_GATEWAY_URL]);
    expect(new Set(items.map(({ host }) => host))).toEqual(hosts);
    expect(new Set(counts.byHost.map(({ host }) => host))).toEqual(hosts);
    expect(new Set(items.map(({ purpose }) => purpose))).toEqual(new Set(['mail', 'phone']));
    for (const { kind, thing, model, size } of items)
      expect({ kind, thing, model, sized: (size ?? 0) > 20 }).toEqual({
        kind: 'sent',
        thing: 'message',
        model: null,
        sized: true,
      });
    expect((await ledger('?part=text')).items).toEqual([]);
    // In the archive its files lie as they are.
    const { text } = await sendRequest(server, 'GET /api/client/sendings/file', { token: claire.token });
    expect(text).toContain('"message"');
    expect(text).not.toMatch(/claire@|\+336|inconnue/);
    const theirs = (await sendRequest(server, 'GET /api/client/sendings', { token: denise.token })).body as SendingList;
    expect(new Set(theirs.items.map(({ reason }) => reason))).toEqual(new Set(['prove-email']));
  });
});
