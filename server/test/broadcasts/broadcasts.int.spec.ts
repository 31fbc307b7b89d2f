import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  AnnouncementList,
  AudienceFigures,
  BroadcastDetail,
  BroadcastList,
} from '@ecrin/contracts/broadcast/broadcast.ts';
import type { NotificationList } from '@ecrin/contracts/notification/notification.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer } from '#test/admin/admin.fixtures.ts';
import { messagesTo } from '#test/auth/outbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const words = {
  fr: { title: 'Vos orbes lisent seuls', body: 'Choisissez un jour et une heure.' },
  en: { title: 'Your orbs read on their own', body: 'Pick a day and a time.' },
};
const segment = { to: 'segment', language: null, activity: { kind: 'active', days: 30 }, permission: null };
const message = { form: 'message', audience: segment, channels: ['in-app'], fallback: null, opens: 'orbs', words };
const announcement = (until: Date) => ({
  form: 'announcement',
  fallback: 'fr',
  opens: null,
  until: until.toISOString(),
  words: { ...words, en: null },
});

let server: TestServer;
let superadmin: string;
let admin: string;
let claire: SignedInClient;
let mary: SignedInClient;

const ask = (token: string, request: string, body?: unknown): Promise<Answer> =>
  sendRequest(server, request, { token, ...(body === undefined ? {} : { body }) });
const asAdmin = (request: string, body?: unknown): Promise<Answer> =>
  ask(superadmin, request.replace(' ', ' /api/admin'), body);
const draft = async (body: unknown): Promise<string> => {
  const broadcastId = systemIds.next();
  const answer = await asAdmin(`PUT /broadcasts/${broadcastId}`, body);
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return broadcastId;
};
const now = { sendAt: null, timeZone: 'Europe/Paris' };
const schedule = (broadcastId: string, body: unknown = now) =>
  asAdmin(`POST /broadcasts/${broadcastId}/schedule`, body);
const detail = async (broadcastId: string): Promise<BroadcastDetail> =>
  (await asAdmin(`GET /broadcasts/${broadcastId}`)).body as BroadcastDetail;
const notificationsOf = async ({ token }: SignedInClient, language = 'fr'): Promise<NotificationList> =>
  (await sendRequest(server, 'GET /api/client/notifications', { token, headers: { 'Accept-Language': language } }))
    .body as NotificationList;
const announcementsOf = async ({ token }: SignedInClient, language: string) =>
  (
    (await sendRequest(server, 'GET /api/client/announcements', { token, headers: { 'Accept-Language': language } }))
      .body as AnnouncementList
  ).items;
const titlesFor = async (client: SignedInClient) => (await notificationsOf(client)).items.map(({ title }) => title);
const inMinutes = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000);
const inAnHour = () => inMinutes(60);
const audience = async (query: string): Promise<AudienceFigures> =>
  (await asAdmin(`GET /broadcast-audience?${query}`)).body as AudienceFigures;

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  const alix = await firstSuperadmin(server);
  superadmin = alix.token;
  admin = (await addAdmin(server, alix, { name: 'bea', role: 'admin' })).token;
  claire = await registerTestClient(server, 'claire');
  mary = await registerTestClient(server, 'mary');
  await ask(mary.token, `PUT /api/client/${mary.userId}`, { language: 'en' });
});
afterAll(() => server.remove());

describe('who would get a message', () => {
  it('is counted, with the reasons of those who would not', async () => {
    const query = 'to=segment&activity=active&days=30&channels=in-app,push&written=fr&fallback=fr';
    await expect
      .poll(() => audience(query))
      .toMatchObject({
        clients: 2,
        matching: 2,
        reached: 2,
        byLanguage: { fr: 2, en: 0 },
        byChannel: { 'in-app': 2, push: 0, mail: 0 },
        fallbacks: 1,
        leftOut: [],
        setUp: { push: true, mail: false },
      });
    expect(await audience('to=all&channels=push')).toMatchObject({
      reached: 0,
      leftOut: [{ reason: 'switched-off', clients: 2 }],
    });
    expect(await audience('to=all&channels=mail')).toMatchObject({ leftOut: [{ reason: 'not-set-up', clients: 2 }] });
    expect(await audience('to=all&channels=in-app&written=fr')).toMatchObject({
      reached: 1,
      leftOut: [{ reason: 'no-words', clients: 1 }],
    });
    expect(await audience('to=segment&activity=inactive&channels=in-app')).toMatchObject({ clients: 2, matching: 0 });
    expect(await audience('to=segment&permission=create-orbs&channels=in-app')).toMatchObject({ matching: 0 });
    expect(await audience(`to=client&clientId=${claire.userId}&channels=in-app`)).toMatchObject({
      reached: 1,
      recipient: { clientId: claire.userId, firstname: 'claire', language: 'fr' },
    });
  });

  it('counts the members of an organisation', async () => {
    const organizationId = systemIds.next();
    const organization = {
      name: 'École de musique',
      kind: 'school',
      referentId: null,
      contact: null,
      acceptsRequests: true,
    };
    expect((await asAdmin('POST /organizations', { organizationId, ...organization })).status).toBe(200);
    expect((await asAdmin(`PUT /organizations/${organizationId}/members/${mary.userId}`)).status).toBe(200);
    const members = () => audience(`to=segment&organizationId=${organizationId}&channels=in-app`);
    await expect.poll(members).toMatchObject({ matching: 1, reached: 1, byLanguage: { fr: 0, en: 1 } });
    const broadcastId = await draft({ ...message, audience: { ...segment, activity: null, organizationId } });
    expect((await detail(broadcastId)).audience).toMatchObject({ to: 'segment', organizationId });
    await asAdmin(`POST /organizations/${organizationId}/members/${mary.userId}/removal`, { reason: 'Essai' });
    await expect.poll(members).toMatchObject({ matching: 0 });
  });

  it('counts whose quiet hours hold it back', async () => {
    const { settings } = (await ask(claire.token, 'GET /api/client/notification-settings')).body as {
      settings: { kinds: object };
    };
    const minute = server.now().getUTCHours() * 60 + server.now().getUTCMinutes();
    await ask(claire.token, 'PUT /api/client/notification-settings', {
      ...settings,
      kinds: { ...settings.kinds, news: { 'in-app': true, push: true, mail: false } },
      quietHours: { from: (minute + 1_380) % 1_440, to: (minute + 60) % 1_440, timeZone: 'UTC' },
    });
    // Without a device there is nothing to hold back.
    await expect
      .poll(() => audience('to=all&channels=push'))
      .toMatchObject({
        held: 0,
        leftOut: [
          { reason: 'switched-off', clients: 1 },
          { reason: 'no-device', clients: 1 },
        ],
      });
  });
});

describe('a message', () => {
  it('reaches each client once, in their language, and its figures follow', async () => {
    const broadcastId = await draft(message);
    expect((await schedule(broadcastId)).status).toBe(200);
    await expect.poll(() => titlesFor(claire)).toEqual([words.fr.title]);
    await expect.poll(() => titlesFor(mary)).toEqual([words.en.title]);
    const { items, unread } = await notificationsOf(claire);
    expect([unread, items[0]]).toMatchObject([
      1,
      { kind: 'news', body: words.fr.body, subject: { kind: 'broadcast', id: broadcastId, opens: 'orbs' } },
    ]);
    await ask(claire.token, `POST /api/client/notifications/${items[0]?.notificationId}/open`, {});
    await expect
      .poll(() => detail(broadcastId))
      .toMatchObject({
        state: 'sent',
        byName: expect.any(String),
        figures: { reached: 2, leftOut: 0, sent: 2, delivered: 2, opened: 1, unsubscribed: 0 },
      });
    const { items: listed } = (await asAdmin('GET /broadcasts')).body as BroadcastList;
    expect(listed.map(({ broadcastId: id }) => id)).toContain(broadcastId);
  });

  it('says whom it reached, and goes again to those it did not', async () => {
    const onlyFrench = { ...message, words: { fr: { title: 'Encore', body: 'Une fois.' }, en: null }, fallback: 'fr' };
    const toFrench = { ...onlyFrench, audience: { ...segment, language: 'fr' } };
    const broadcastId = await draft(toFrench);
    await schedule(broadcastId);
    const recipients = async () => (await asAdmin(`GET /broadcasts/${broadcastId}/recipients`)).body;
    await expect.poll(recipients).toMatchObject({
      items: [{ client: { clientId: claire.userId, firstname: 'claire' }, channels: ['in-app'], stage: 'delivered' }],
      nextCursor: null,
    });
    const { items } = await notificationsOf(claire);
    await ask(claire.token, `POST /api/client/notifications/${items[0]?.notificationId}/open`, {});
    await expect.poll(recipients).toMatchObject({ items: [{ stage: 'opened', blocked: [], unsubscribed: false }] });

    const missed = { ...onlyFrench, audience: { ...segment, except: broadcastId } };
    const asked = `to=segment&activity=active&days=30&channels=in-app&written=fr&fallback=fr`;
    expect(await audience(asked)).toMatchObject({ matching: 2, reached: 2 });
    expect(await audience(`${asked}&except=${broadcastId}`)).toMatchObject({
      matching: 1,
      reached: 1,
      fallbacks: 1,
      held: 0,
    });
    await schedule(await draft(missed));
    await expect.poll(() => titlesFor(mary)).toContain('Encore');
    expect((await titlesFor(claire)).filter((title) => title === 'Encore')).toHaveLength(1);
  });

  it('is edited before it goes, and goes at its hour', async () => {
    const broadcastId = await draft({ ...message, audience: { ...segment, language: 'en' } });
    expect((await schedule(broadcastId, { ...now, sendAt: inAnHour().toISOString() })).status).toBe(200);
    expect((await asAdmin(`PUT /broadcasts/${broadcastId}`, message)).body).toMatchObject({
      code: 'broadcast.scheduled',
    });
    expect((await asAdmin(`DELETE /broadcasts/${broadcastId}/schedule`)).status).toBe(200);
    const changed = {
      ...message,
      audience: { ...segment, language: 'en' },
      words: { ...words, en: { title: 'Changed', body: 'B' } },
    };
    expect((await asAdmin(`PUT /broadcasts/${broadcastId}`, changed)).status).toBe(200);
    await schedule(broadcastId, { ...now, sendAt: new Date(server.now().getTime() + 700).toISOString() });
    expect((await detail(broadcastId)).state).toBe('scheduled');
    await expect.poll(() => titlesFor(mary), { timeout: 10_000 }).toContain('Changed');
    expect(await titlesFor(claire)).not.toContain('Changed');
  });

  it('to one client is sealed with their key', async () => {
    const secret = 'Bonjour-Claire-votre-demande';
    const toOne = {
      ...message,
      audience: { to: 'client', clientId: claire.userId },
      words: { fr: { title: secret, body: secret }, en: null },
      fallback: 'fr',
    };
    const broadcastId = await draft(toOne);
    expect((await ask(admin, `POST /api/admin/broadcasts/${broadcastId}/schedule`, now)).status).toBe(200);
    await expect.poll(() => titlesFor(claire)).toContain(secret);
    expect((await detail(broadcastId)).recipient).toMatchObject({ clientId: claire.userId, firstname: 'claire' });
    expect((await readFile(join(server.dataDir, 'events.db'))).includes(secret)).toBe(false);
    expect((await readFile(join(server.dataDir, 'events.db-wal'))).includes(secret)).toBe(false);
    expect((await asAdmin(`PUT /broadcasts/${broadcastId}`, message)).body).toMatchObject({
      code: 'broadcast.recipient-fixed',
    });
    const nobody = { ...toOne, audience: { to: 'client', clientId: systemIds.next() } };
    expect((await asAdmin(`PUT /broadcasts/${systemIds.next()}`, nobody)).body).toMatchObject({
      code: 'broadcast.client-not-found',
    });
  });

  it('to everybody takes a superadmin', async () => {
    const broadcastId = await draft({ ...message, audience: { to: 'all' } });
    const refused = await ask(admin, `POST /api/admin/broadcasts/${broadcastId}/schedule`, now);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'broadcast.superadmin-required' }]);
    expect((await asAdmin(`DELETE /broadcasts/${broadcastId}`)).status).toBe(200);
    expect((await asAdmin(`GET /broadcasts/${broadcastId}`)).status).toBe(404);
  });

  it('is tested by mail to oneself, once for one request', async () => {
    const broadcastId = await draft(message);
    const test = { token: superadmin, body: { language: 'en' }, headers: { 'Idempotency-Key': systemIds.next() } };
    const answers = [1, 2].map(() => sendRequest(server, `POST /api/admin/broadcasts/${broadcastId}/test`, test));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    // Beside what is told of their own sign-in.
    const tests = async () =>
      (await messagesTo(server, 'alix@exemple.fr')).filter(({ subject }) => subject === words.en.title);
    await expect.poll(tests).toMatchObject([{ text: expect.stringContaining('/app/orbs') }]);
    expect((await detail(broadcastId)).testedAt).not.toBeNull();
    const absent = await asAdmin(`POST /broadcasts/${systemIds.next()}/test`, { language: 'fr' });
    expect(absent.body).toMatchObject({ code: 'broadcast.not-found' });
  });
});

describe('an announcement', () => {
  it('is shown to every client in their language or the fallback, until they dismiss it', async () => {
    const broadcastId = await draft(announcement(inAnHour()));
    expect(await announcementsOf(claire, 'fr')).toEqual([]);
    await schedule(broadcastId);
    const shown = { broadcastId, ...words.fr, language: 'fr', link: null };
    await expect.poll(() => announcementsOf(claire, 'fr')).toMatchObject([shown]);
    expect(await announcementsOf(mary, 'en')).toMatchObject([shown]);
    const dismiss = () => ask(claire.token, `POST /api/client/announcements/${broadcastId}/dismissal`, {});
    expect([(await dismiss()).status, (await dismiss()).status]).toEqual([200, 200]);
    await expect.poll(() => announcementsOf(claire, 'fr')).toEqual([]);
    expect(await announcementsOf(mary, 'en')).toHaveLength(1);
    await expect.poll(async () => (await detail(broadcastId)).figures.dismissed).toBe(1);
    expect((await detail(broadcastId)).state).toBe('shown');
    expect((await asAdmin(`POST /broadcasts/${broadcastId}/stop`)).status).toBe(200);
    await expect.poll(() => announcementsOf(mary, 'en')).toEqual([]);
    expect((await asAdmin(`POST /broadcasts/${systemIds.next()}/stop`)).body).toMatchObject({
      code: 'broadcast.not-found',
    });
  });

  it('is known to pages a day before it begins, and gone once it ends', async () => {
    const broadcastId = await draft(announcement(inMinutes(2)));
    const sendAt = inMinutes(1).toISOString();
    await schedule(broadcastId, { ...now, sendAt });
    await expect.poll(() => announcementsOf(mary, 'fr')).toMatchObject([{ broadcastId, from: sendAt }]);
    expect((await detail(broadcastId)).state).toBe('scheduled');
    server.advanceClock(3 * 60_000);
    expect(await announcementsOf(mary, 'fr')).toEqual([]);
    expect((await detail(broadcastId)).state).toBe('ended');
  });

  it('cannot be dismissed while it is none', async () => {
    const broadcastId = await draft(message);
    const answer = await ask(claire.token, `POST /api/client/announcements/${broadcastId}/dismissal`, {});
    expect(answer.body).toMatchObject({ code: 'broadcast.not-found' });
  });
});
