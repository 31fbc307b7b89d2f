import type {
  AdminNotificationSetUp,
  AdminPushPayload,
} from '@ecrin/contracts/admin-notification/admin-notification.ts';
import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import type { DeliveryTest } from '@ecrin/contracts/service-settings/service-checks.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { startFakePushService, type FakePushService } from '@ecrin/testing/fakes/push-service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { firstSuperadmin, signInWithCode, startAdminServer, type EnrolledAdmin } from './admin.fixtures.ts';

/** A machine that is slow, and the sign-in on a second device, are told of too, some time later: by no push here. */
const unpushed = { 'in-app': true, push: false, mail: false };

describe('pushes to an administrator', () => {
  let pushes: FakePushService;
  let server: TestServer;
  let alix: EnrolledAdmin;
  let claire: SignedInClient;
  let setUp: AdminNotificationSetUp;
  beforeAll(async () => {
    pushes = await startFakePushService();
    server = await startAdminServer({ ROLES: 'api,projections,workflows', PUSH_ENDPOINTS_ALLOWED: pushes.origin });
    alix = await firstSuperadmin(server);
    claire = await registerTestClient(server, 'claire');
    setUp = (await ask('GET /notification-settings')).body as AdminNotificationSetUp;
    await tellOfRequests(false);
  });
  afterEach(() => pushes.setBehaviour({ status: 201 }));
  afterAll(() => Promise.all([server.remove(), pushes.close()]));

  const ask = (request: string, body?: object, token = alix.token) =>
    sendRequest(server, request.replace(' ', ' /api/admin'), { token, ...(body && { body }) });
  const devices = async (token = alix.token) =>
    ((await ask('GET /push-devices', undefined, token)).body as { items: readonly PushDevice[] }).items;
  const subscribe = (device: string, token = alix.token) =>
    ask('POST /push-devices', { pushToken: pushes.subscribe(device, String(setUp.publicKey)) }, token);
  const testPush = () => ask('POST /settings/delivery-tests', { channel: 'push' });
  const received = (device: string) =>
    pushes
      .received()
      .filter((push) => push.device === device)
      .map(({ text }): AdminPushPayload => JSON.parse(text));
  const askForHelp = () =>
    sendRequest(server, 'POST /api/client/requests', {
      token: claire.token,
      body: { requestId: systemIds.next(), subject: { kind: 'help' }, words: 'Je ne retrouve pas un fil.' },
    });
  const tellOfRequests = (push: boolean) =>
    ask('PUT /notification-settings', {
      ...setUp.settings,
      failures: unpushed,
      access: unpushed,
      requests: { ...unpushed, push },
    });

  it('are tried only once a device is subscribed, which needs a real subscription', async () => {
    expect(await testPush()).toMatchObject({ status: 409, body: { code: 'service-settings.no-device' } });
    expect(await ask('POST /push-devices', { pushToken: 'a-token' })).toMatchObject({ status: 400 });
    expect(await devices()).toEqual([]);
  });

  it('reach each of one’s devices as a test, at once', async () => {
    expect((await subscribe('portable')).status).toBe(204);
    expect(await devices()).toMatchObject([{ current: true }]);
    const { body } = await testPush();
    expect(body as DeliveryTest).toMatchObject({ goes: 'sent', failure: null });
    expect(received('portable')).toMatchObject([{ title: 'Un essai d’Écrin', link: '/admin/settings' }]);
    expect(pushes.faults()).toEqual([]);
  });

  const toldInApp = async () =>
    ((await ask('GET /notifications?filter=requests')).body as { items: readonly object[] }).items.length;

  it('carry what is told to them, by their own settings', async () => {
    const before = await toldInApp();
    await askForHelp();
    // Told with the settings of that moment.
    await expect.poll(toldInApp).toBe(before + 1);
    await tellOfRequests(true);
    await askForHelp();
    const link = expect.stringMatching(/^\/admin\/requests\/[\da-f-]{36}$/u);
    const told = { title: 'Une demande d’aide est arrivée', link, language: 'fr' };
    await expect.poll(() => received('portable').slice(1)).toMatchObject([told]);
    expect(JSON.stringify(received('portable'))).not.toContain('retrouve');
    await tellOfRequests(false);
  });

  it('say what the push service answers, and forget a device that is gone', async () => {
    pushes.setBehaviour({ status: 503 });
    expect((await testPush()).body).toMatchObject({ failure: 'unavailable' });
    pushes.setBehaviour({ status: 410 });
    expect((await testPush()).body).toMatchObject({ failure: 'refused' });
    await expect.poll(() => devices()).toEqual([]);
  });

  it('end with the session that subscribed the device', async () => {
    const other = await signInWithCode(server, alix);
    await subscribe('tablette', other.token);
    expect(await devices()).toMatchObject([{ current: false }]);
    await tellOfRequests(true);
    await ask('DELETE /session', undefined, other.token);
    expect(await devices()).toEqual([]);
    await subscribe('fixe');
    await askForHelp();
    await expect.poll(() => received('fixe')).toHaveLength(1);
    expect(received('tablette')).toEqual([]);
  });
});
