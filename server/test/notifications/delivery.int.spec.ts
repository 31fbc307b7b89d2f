import type { NotificationSetUp, PushDevice } from '@ecrin/contracts/notification/notification.ts';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitForMessage, waitForNoMessage } from '#test/auth/outbox.fixtures.ts';
import { sendRequest, type Answer } from '#test/server.fixtures.ts';
import { startDeliveryServer, createPushClient, type DeliveryServer } from './delivery.fixtures.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let all: DeliveryServer;
beforeAll(async () => {
  all = await startDeliveryServer();
});
afterEach(() => all.service.setBehaviour({ status: 201 }));
afterAll(() => all.remove());

/** Without a session. */
const act = (ticket: string, what: string): Promise<Answer> =>
  sendRequest(all.server, 'POST /api/client/push-acts', { body: { ticket, act: what, timeZone: 'Europe/Paris' } });
/** The first letter of its signature is another: the last one has bits that say nothing. */
const otherwiseSigned = (ticket: string): string =>
  ticket.replace(/(?<=\.)[\w-](?=[\w-]*$)/, (first) => (first === 'A' ? 'B' : 'A'));
const devicesOf = async ({ ok }: Awaited<ReturnType<typeof createPushClient>>) =>
  ((await ok('GET /push-devices')).body as Readonly<{ items: readonly PushDevice[] }>).items;
const quietNow = () => {
  const minute = (shift: number) => (Math.floor(all.server.now().getTime() / 60_000) + shift + 2 * 1_440) % 1_440;
  return { from: minute(-30), to: minute(60), timeZone: 'UTC' };
};

describe('a due reminder', () => {
  it('reaches the phone without its words, and with them once that is allowed', async () => {
    const anne = await createPushClient(all, 'anne');
    await anne.remindSoon('Appeler Papa', 'Pour dimanche');
    expect(await anne.pushed()).toMatchObject({
      title: 'Un rappel vous attend',
      body: null,
      link: '/app/notifications',
      language: 'fr',
    });
    await anne.choose({ words: true });
    await anne.ok(`PUT /${anne.userId}`, { language: 'en' });
    await anne.remindSoon('Appeler Papa', 'Pour dimanche');
    const payload = await anne.pushed(2);
    expect(payload).toMatchObject({
      title: 'Appeler Papa',
      body: 'Pour dimanche',
      language: 'en',
      actions: [{ action: 'done', title: 'Done' }, {}, { title: 'Tomorrow' }],
    });
    await anne.outcomes(payload.notificationId, ['sent push']);
    await expect.poll(async () => (await devicesOf(anne)).map(({ lastSentAt }) => lastSentAt !== null)).toEqual([true]);
    expect(all.service.faults()).toEqual([]);
  });

  it('is ticked, snoozed and opened from the phone with the ticket of its push, each once', async () => {
    const bruno = await createPushClient(all, 'bruno');
    await bruno.remindSoon('Respirer');
    const { ticket, notificationId } = await bruno.pushed();
    expect([(await act(ticket, 'delivered')).status, (await act(ticket, 'delivered')).status]).toEqual([204, 204]);
    await bruno.outcomes(notificationId, ['sent push', 'delivered push']);
    expect([
      (await act(ticket, 'opened')).status,
      (await act(ticket, 'done')).status,
      (await act(ticket, 'done')).status,
    ]).toEqual([204, 204, 204]);
    await expect.poll(async () => (await bruno.latest()).doneAt).not.toBeNull();
    expect(await bruno.latest()).toMatchObject({ read: true, open: false });

    await bruno.remindSoon('Marcher');
    const second = await bruno.pushed(2);
    expect((await act(second.ticket, '10-minutes')).status).toBe(204);
    await expect.poll(async () => (await bruno.latest(2)).snoozedUntil).not.toBeNull();
    await bruno.pass(11 * 60_000);
    expect((await bruno.pushed(3)).notificationId).not.toBe(second.notificationId);
  });

  it('gives the same answer for a ticket that is forged, expired, of a mail, or of a removed phone', async () => {
    const chloe = await createPushClient(all, 'chloe');
    await chloe.remindSoon('Lire');
    const { ticket } = await chloe.pushed();
    const refused = async (asked: string) => {
      const { status, body, text } = await act(asked, 'done');
      expect([status, (body as Readonly<{ code: string }>).code]).toEqual([400, 'notification.ticket-not-accepted']);
      return text;
    };
    const [forged, none, ofNobody] = [
      await refused(otherwiseSigned(ticket)),
      await refused('x'),
      await refused('a.b.c.d'),
    ];
    const [device] = await devicesOf(chloe);
    await chloe.ok(`DELETE /push-devices/${device?.deviceId ?? ''}`);
    const ofFormer = await refused(ticket);
    all.server.advanceClock(31 * dayMs);
    const over = await refused(ticket);
    all.server.advanceClock(-31 * dayMs);
    expect(new Set([forged, none, ofNobody, ofFormer, over]).size).toBe(1);
    expect((await chloe.latest()).doneAt).toBeNull();
    expect((await act(ticket, 'explode')).status).toBe(400);
  });

  it('removes a phone when its push service reports it as gone', async () => {
    const denis = await createPushClient(all, 'denis');
    all.service.setBehaviour({ status: 410 });
    await denis.remindSoon('Lire');
    const { notificationId } = await denis.latest();
    await denis.outcomes(notificationId, ['blocked push device-unsubscribed']);
    await expect.poll(() => devicesOf(denis)).toEqual([]);
  });

  it('is delayed in quiet hours, and delivered when they end', async () => {
    const elise = await createPushClient(all, 'elise');
    await elise.choose({ quietHours: quietNow() });
    await elise.remindSoon('Dormir');
    const { notificationId } = await elise.latest();
    await elise.outcomes(notificationId, ['held-back push']);
    expect(elise.pushes()).toBe(0);
    await elise.pass(hourMs);
    expect((await elise.pushed()).notificationId).toBe(notificationId);
    await elise.outcomes(notificationId, ['held-back push', 'sent push']);
  });

  it('is not pushed while the client is present, and is again after three minutes', async () => {
    const fanny = await createPushClient(all, 'fanny');
    const socket = io(all.server.url, {
      auth: { token: fanny.token() },
      reconnection: false,
      transports: ['websocket'],
    });
    await new Promise((resolve) => {
      socket.once('connect', () => resolve(null));
    });
    // Two minutes pass until it is due.
    socket.emit('active');
    await waitForNoMessage();
    await fanny.remindSoon('Lire');
    const first = await fanny.latest();
    await fanny.outcomes(first.notificationId, ['blocked push present']);
    await fanny.remindSoon('Écrire');
    expect((await fanny.pushed()).notificationId).not.toBe(first.notificationId);
    socket.close();
  });
});

describe('a mail about a reminder', () => {
  it('is sent to a proved address without words, with an unsubscribe link that needs no session', async () => {
    const gael = await createPushClient(all, 'gael');
    await gael.choose({ channels: { push: false, mail: true } });
    await gael.remindSoon('Appeler Papa', 'Pour dimanche');
    await gael.outcomes((await gael.latest()).notificationId, ['blocked push kind-off', 'blocked mail no-address']);
    await gael.prove();
    await gael.remindSoon('Appeler Papa', 'Pour dimanche');
    const mail = await waitForMessage(all.server, gael.email, 2);
    expect(mail.subject).toBe('Un rappel vous attend');
    expect(mail.text).not.toMatch(/Papa|dimanche/);
    await gael.outcomes((await gael.latest(2)).notificationId, ['sent mail']);

    const ticket = /\/verify\/unsubscribe#ticket=(\S+)/.exec(mail.text)?.[1] ?? '';
    const leave = (body: unknown): Promise<Answer> =>
      sendRequest(all.server, 'POST /api/client/unsubscriptions', { body });
    expect((await leave({ ticket: `${ticket}x` })).status).toBe(400);
    expect((await act(ticket, 'done')).status).toBe(400);
    expect([(await leave({ ticket })).status, (await leave({ ticket })).status]).toEqual([204, 204]);
    await expect
      .poll(async () => ((await gael.ok('GET /notification-settings')).body as NotificationSetUp).settings.kinds)
      .toMatchObject({ reminder: { mail: false }, goal: { mail: true } });
    await gael.remindSoon('Appeler Papa', 'Pour dimanche');
    await gael.outcomes((await gael.latest(3)).notificationId, ['blocked push kind-off', 'blocked mail kind-off']);
  });

  it('can be unsubscribed with one click in a mail program (RFC 8058), and contains words where allowed', async () => {
    const hugo = await createPushClient(all, 'hugo');
    await hugo.prove();
    await hugo.choose({ channels: { push: false, mail: true }, words: true });
    await hugo.remindSoon('Appeler Papa', 'Pour dimanche');
    const mail = await waitForMessage(all.server, hugo.email, 2);
    expect([mail.subject, mail.text.includes('Pour dimanche')]).toEqual(['Appeler Papa', true]);
    const ticket = /#ticket=(\S+)/.exec(mail.text)?.[1] ?? '';
    const press = (path: string) =>
      fetch(`${all.server.url}/api/client/unsubscriptions${path}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    expect([
      (await press('')).status,
      (await press('?ticket=x')).status,
      (await press(`?ticket=${ticket}`)).status,
    ]).toEqual([400, 400, 204]);
    await expect
      .poll(
        async () =>
          ((await hugo.ok('GET /notification-settings')).body as NotificationSetUp).settings.kinds.reminder.mail,
      )
      .toBe(false);
  });
});

it('a test is sent to all devices at once, in quiet hours and to a client who is present', async () => {
  const ines = await createPushClient(all, 'ines');
  await ines.prove();
  await ines.choose({ quietHours: quietNow(), channels: { mail: true } });
  const socket = io(all.server.url, { auth: { token: ines.token() }, reconnection: false, transports: ['websocket'] });
  await new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
  });
  socket.emit('active');
  await waitForNoMessage();
  const { body } = await ines.ok('POST /notification-settings/test');
  expect((await ines.pushed()).notificationId).toBe((body as Readonly<{ notificationId: string }>).notificationId);
  expect((await waitForMessage(all.server, ines.email, 2)).subject).toBe('Une notification vous attend');
  expect(await ines.latest()).toMatchObject({ kind: 'account', title: 'Notification d’essai' });
  socket.close();
});

it('logs neither words nor push endpoints', () => {
  expect(all.server.logged()).toContain('"deliver-notification"');
  expect(all.server.logged()).not.toMatch(/Papa|dimanche|\/push\/|aes128gcm/);
});
