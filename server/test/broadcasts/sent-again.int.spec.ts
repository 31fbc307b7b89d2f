import type { AudienceFigures, BroadcastDetail } from '@ecrin/contracts/broadcast/broadcast.ts';
import type { NotificationList } from '@ecrin/contracts/notification/notification.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { settingsOf } from '@ecrin/testing/kits/notification-events.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAdminEmail, firstSuperadmin } from '#test/admin/admin.fixtures.ts';
import { createPushClient, startDeliveryServer, type DeliveryServer } from '#test/notifications/delivery.fixtures.ts';
import { password, registerTestClient, sendRequest, type SignedInClient } from '#test/server.fixtures.ts';

const waiting = { timeout: 15_000, interval: 100 };
const french = { title: 'Encore', body: 'Une fois.' };
const english = { title: 'Again', body: 'Once.' };
const toAll = { to: 'all' };

let all: DeliveryServer;
let token: string;
let mary: SignedInClient;
beforeAll(async () => {
  all = await startDeliveryServer({ ADMIN_EMAIL: firstAdminEmail, ADMIN_PASSWORD: password });
  token = (await firstSuperadmin(all.server)).token;
  mary = await registerTestClient(all.server, 'mary');
  await sendRequest(all.server, `PUT /api/client/${mary.userId}`, { token: mary.token, body: { language: 'en' } });
});
afterAll(() => all.remove());

const asAdmin = (request: string, body?: unknown) =>
  sendRequest(all.server, request.replace(' ', ' /api/admin'), { token, ...(body === undefined ? {} : { body }) });
const send = async (written: object): Promise<string> => {
  const broadcastId = systemIds.next();
  const message = { form: 'message', opens: null, ...written };
  expect((await asAdmin(`PUT /broadcasts/${broadcastId}`, message)).status).toBe(200);
  const now = { sendAt: null, timeZone: 'Europe/Paris' };
  expect((await asAdmin(`POST /broadcasts/${broadcastId}/schedule`, now)).status).toBe(200);
  return broadcastId;
};
const detail = async (broadcastId: string) => (await asAdmin(`GET /broadcasts/${broadcastId}`)).body as BroadcastDetail;
const titlesFor = async (client: Pick<SignedInClient, 'token'>) =>
  (
    (await sendRequest(all.server, 'GET /api/client/notifications', { token: client.token })).body as NotificationList
  ).items.map(({ title }) => title);
const reachedBy = async (query: string) =>
  ((await asAdmin(`GET /broadcast-audience?${query}`)).body as AudienceFigures).reached;

it('a message whose delivery failed names who was left out and why, and goes again to all of them, once', async () => {
  const claire = await createPushClient(all, 'claire');
  await claire.choose({ channels: { push: true } });
  const settings = settingsOf({ channels: { push: true } });
  await sendRequest(all.server, 'PUT /api/client/notification-settings', { token: mary.token, body: settings });
  await expect.poll(() => reachedBy('to=all&channels=push&written=fr,en'), waiting).toBe(1);
  all.service.setBehaviour({ status: 410 });
  const first = await send({
    audience: toAll,
    channels: ['push'],
    words: { fr: french, en: english },
    fallback: null,
  });
  await expect
    .poll(() => detail(first), waiting)
    .toMatchObject({
      state: 'sent',
      figures: { reached: 1, leftOut: 1, delivered: 0 },
      left: [{ client: { clientId: mary.userId, firstname: 'mary' }, reason: 'no-device' }],
      blocked: [{ channel: 'push', reason: 'device-unsubscribed', clients: 1 }],
    });

  // In the list of recipients too: nothing of it is on its way any more.
  expect((await asAdmin(`GET /broadcasts/${first}/recipients`)).body).toMatchObject({
    items: [
      {
        client: { firstname: 'claire' },
        channels: ['push'],
        stage: 'posted',
        blocked: [{ channel: 'push', reason: 'device-unsubscribed' }],
      },
    ],
    nextCursor: null,
  });

  const asked = `to=all&channels=in-app&written=fr,en&except=`;
  await expect.poll(() => reachedBy(asked + first), waiting).toBe(2);
  const again = await send({
    audience: { ...toAll, except: first },
    channels: ['in-app'],
    words: { fr: french, en: english },
    fallback: null,
  });
  await expect.poll(() => titlesFor(mary), waiting).toEqual([english.title]);
  await expect.poll(() => titlesFor({ token: claire.token() }), waiting).toContain('Encore');
  await expect
    .poll(() => detail(again), waiting)
    .toMatchObject({
      figures: { reached: 2, leftOut: 0, delivered: 2 },
      left: [],
    });
  // Everybody has it.
  await expect.poll(() => reachedBy(asked + again), waiting).toBe(0);
});
