import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, sendRequest, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  type EnrolledAdmin,
  enrolSecondFactor,
  firstSuperadmin,
  startAdminServer,
} from './admin.fixtures.ts';

type Shown = Readonly<{ name: string; value: unknown; locked: boolean; variable: string | null; change: unknown }>;

describe('the settings of the service', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let beaToken: string;
  beforeAll(async () => {
    server = await startAdminServer({ ORB_RUNS_PER_DAY: '7' });
    alix = await firstSuperadmin(server);
    const bea = await addAdmin(server, alix, { name: 'bea', role: 'admin', asNew: true });
    beaToken = (await enrolSecondFactor(server, bea)).token;
  });
  afterAll(() => server.remove());

  const change = (changes: object, token = alix.token) =>
    sendRequest(server, 'PUT /api/admin/settings', { token, body: { changes } });
  const shown = async (name: string): Promise<Shown | undefined> => {
    const { body } = await sendRequest(server, 'GET /api/admin/settings', { token: beaToken });
    return (body as Readonly<{ settings: readonly Shown[] }>).settings.find((setting) => setting.name === name);
  };
  const changes = async () =>
    (await sendRequest(server, 'GET /api/admin/settings/changes', { token: beaToken })).body as Readonly<{
      items: readonly Readonly<Record<string, unknown>>[];
    }>;
  const undo = (number: number) =>
    sendRequest(server, `POST /api/admin/settings/changes/${number}/undo`, { token: alix.token });

  it('are read by an administrator, and changed by a superadmin', async () => {
    expect(await shown('orbsCreatedBy')).toMatchObject({ value: 'granted', locked: false, change: null });
    expect(await change({ orbsCreatedBy: 'everyone' }, beaToken)).toMatchObject({ status: 403 });
    expect(await change({ orbsCreatedBy: 'everyone' })).toMatchObject({ status: 200 });
    expect(await shown('orbsCreatedBy')).toMatchObject({ value: 'everyone', change: { change: 1 } });
  });
  it('are in effect at once, without a restart', async () => {
    const { token } = await registerTestClient(server, 'claire');
    const canCreate = async () =>
      (await sendRequest(server, 'GET /api/client/orbs', { token })).body as Readonly<{ mayCreate: boolean }>;
    expect(await canCreate()).toMatchObject({ mayCreate: true });
    await change({ orbsCreatedBy: 'granted' });
    expect(await canCreate()).toMatchObject({ mayCreate: false });
  });
  it('tell who changed what, and let the last change be undone and redone', async () => {
    expect((await changes()).items[0]).toMatchObject({
      change: 2,
      setting: 'orbsCreatedBy',
      value: 'granted',
      before: 'everyone',
      by: expect.any(String),
      undoable: true,
    });
    expect(await undo(1)).toMatchObject({ status: 409, body: { code: 'service-settings.changed-since' } });
    expect(await undo(99)).toMatchObject({ status: 404, body: { code: 'service-settings.change-not-found' } });
    expect(await undo(2)).toMatchObject({ status: 200 });
    expect(await shown('orbsCreatedBy')).toMatchObject({ value: 'everyone', change: { change: 3 } });
    expect((await changes()).items[0]).toMatchObject({ change: 3, undoes: 2 });
  });
  it('of the environment decide and cannot be changed here', async () => {
    expect(await shown('orbRunsPerDay')).toMatchObject({ value: 7, locked: true, variable: 'ORB_RUNS_PER_DAY' });
    expect(await change({ orbRunsPerDay: 9, registration: 'closed' })).toMatchObject({
      status: 409,
      body: { code: 'service-settings.locked' },
    });
    expect(await shown('registration')).toMatchObject({ value: 'open' });
  });
  it('that are grave require a recent code', async () => {
    expect(await change({ paidEngines: 'paused' })).toMatchObject({ status: 200 });
    const [last] = (await changes()).items;
    const refused = { status: 403, body: { code: 'admin.fresh-code-required' } };
    server.advanceClock(11 * 60_000);
    expect(await change({ paidEngines: 'used' })).toMatchObject(refused);
    expect(await undo(Number(last?.['change']))).toMatchObject(refused);
    const code = { token: alix.token, body: { code: alix.code() } };
    expect(await sendRequest(server, 'POST /api/admin/second-factor/proof', code)).toMatchObject({ status: 204 });
    expect(await undo(Number(last?.['change']))).toMatchObject({ status: 200 });
    expect(await shown('paidEngines')).toMatchObject({ value: 'used', isDefault: true });
  });
  it('announce a maintenance to clients and at sign-in, in their language, within its hours', async () => {
    const { token } = await registerTestClient(server, 'mary');
    const shownTo = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const inApp = await sendRequest(server, 'GET /api/client/announcements', { token, headers });
      const atSignIn = await sendRequest(server, 'GET /api/client/ways-in');
      const { items } = inApp.body as Readonly<{ items: readonly unknown[] }>;
      return [items, (atSignIn.body as Readonly<{ maintenance: unknown }>).maintenance];
    };
    const maintenance = { fr: 'Écrin fait une pause.', en: null };
    const until = new Date(server.now().getTime() + 60_000).toISOString();
    expect(await change({ maintenance: { fr: null, en: null } })).toMatchObject({ status: 400 });
    expect(await change({ maintenance: { ...maintenance, from: until, until } })).toMatchObject({ status: 400 });
    expect(await change({ maintenance: { ...maintenance, until } })).toMatchObject({ status: 200 });
    const announced = { kind: 'maintenance', body: 'Écrin fait une pause.', language: 'fr', title: '', until };
    await expect.poll(() => shownTo('en')).toMatchObject([[announced], maintenance]);
    server.advanceClock(61_000);
    expect(await shownTo('fr')).toEqual([[], null]);
    await change({ maintenance: { ...maintenance, from: new Date(server.now().getTime() + 3_600_000).toISOString() } });
    await expect.poll(() => shownTo('fr')).toMatchObject([[{ ...announced, until: expect.any(String) }], null]);
    await change({ maintenance: null });
    await expect.poll(() => shownTo('fr')).toEqual([[], null]);
  });
  it('never show a secret of the environment', async () => {
    const { text } = await sendRequest(server, 'GET /api/admin/settings', { token: beaToken });
    expect(text).toContain('"AI_API_KEY"');
    expect(text).not.toContain('Bearer');
  });
});
