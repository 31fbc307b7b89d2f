import type { Activity, ActivityPage } from '@ecrin/contracts/activity/activity.ts';
import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ClientsPage } from '@ecrin/contracts/client-admin/client-list.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import type { NotificationList } from '@ecrin/contracts/notification/notification.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '#test/admin/admin.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const marked = 'zibeline';

describe('clients in the back-office', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startAdminServer({ ROLES: 'api,projections,workflows' });
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    claire = await registerTestClient(server, 'Clairette');
    await registerTestClient(server, 'Denis');
    await sendRequest(server, 'POST /api/client/thoughts', {
      token: claire.token,
      body: {
        thoughtId: systemIds.next(),
        content: `La ${marked} dort.`,
        occurredAt: server.now().toISOString(),
        timeZone: 'Europe/Paris',
      },
    });
  });
  afterAll(() => server.remove());

  const asBea = (request: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer> =>
    sendRequest(server, request, { token: bea.token, ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
  const find = async (query: string): Promise<readonly (string | null)[]> => {
    const { body } = await asBea(`GET /api/admin/clients?${query}`);
    return (body as ClientsPage).items.map(({ firstname }) => firstname);
  };
  const detail = async (query = ''): Promise<ClientDetail> =>
    (await asBea(`GET /api/admin/clients/${claire.userId}${query}`)).body as ClientDetail;
  const history = async (query = ''): Promise<readonly Activity[]> =>
    ((await asBea(`GET /api/admin/clients/${claire.userId}/activity${query}`)).body as ActivityPage).items;
  const act = (path: string, reason = 'Demandé au téléphone') =>
    sendRequest(server, `POST /api/admin/clients/${claire.userId}/${path}`, { token: alix.token, body: { reason } });
  const signIn = () => sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } });

  it('finds them by the beginning of a name or an address, and by their code', async () => {
    await expect.poll(() => find('q=clairet')).toEqual(['Clairette']);
    expect(await find('q=clairette%40ex')).toEqual(['Clairette']);
    const { client } = await detail();
    expect(await find(`q=${client.referralCode}`)).toEqual(['Clairette']);
    for (const signs of [3, 5, 8])
      expect([signs, await find(`q=${client.referralCode.slice(0, signs).toLowerCase()}`)]).toEqual([
        signs,
        ['Clairette'],
      ]);
    expect(await find(`q=${client.referralCode.slice(0, 2)}`)).toEqual([]);
    expect(await find(`q=${marked}`)).toEqual([]);
  });
  it('finds them by the beginning of any word of their name, once', async () => {
    const edit = { firstname: 'Anne-Clairette', lastname: 'Serrat des Bois' };
    const { token, userId } = claire;
    expect(await sendRequest(server, `PUT /api/client/${userId}`, { token, body: edit })).toMatchObject({
      status: 200,
    });
    await expect.poll(() => find('q=clairette%20ser')).toEqual(['Anne-Clairette']);
    for (const typed of ['anne', 'serrat', 'des%20bo', 'bois', 'BOIS'])
      expect([typed, await find(`q=${typed}`)]).toEqual([typed, ['Anne-Clairette']]);
    expect(await find('q=errat')).toEqual([]);
    await sendRequest(server, `PUT /api/client/${userId}`, { token, body: { firstname: 'Clairette', lastname: null } });
    await expect.poll(() => find('q=bois')).toEqual([]);
  });
  it('narrows and pages the list', async () => {
    await expect.poll(() => find('order=name')).toEqual(['Clairette', 'Denis']);
    expect(await find('standing=deactivated')).toEqual([]);
    expect(await find('proved=true')).toEqual([]);
    expect(await find('language=fr&order=registered')).toEqual(['Denis', 'Clairette']);
    const first = (await asBea('GET /api/admin/clients?order=name&limit=1')).body as ClientsPage;
    expect(first).toMatchObject({ total: 2, isWhole: true });
    expect((await asBea('GET /api/admin/clients?q=clairet')).body).toMatchObject({ total: 1, isWhole: true });
    expect(await find(`order=name&limit=1&cursor=${first.nextCursor ?? ''}`)).toEqual(['Denis']);
    expect(await asBea('GET /api/admin/clients?cursor=x')).toMatchObject({ status: 400 });
    expect(await asBea('GET /api/admin/clients?q=c&cursor=x')).toMatchObject({ status: 400 });
    expect((await asBea('GET /api/admin/client-count')).body).toEqual({ all: 2, deactivated: 0 });
  });
  it('shows one, and records that it was shown', async () => {
    await expect.poll(async () => (await detail()).figures.written).toBe(1);
    expect(await detail()).toMatchObject({
      client: { firstname: 'Clairette', standing: 'active', thoughts: 1 },
      waysIn: { password: true, providers: [] },
      figures: { thoughts: 1, spoken: 0 },
    });
    const looked = (one: Activity) => one.type === 'LookRecorded' && one.facts['target'] === 'page';
    await expect.poll(async () => (await history()).filter(looked)).toMatchObject([{ actor: `admin:${bea.userId}` }]);
    expect((await detail('?asOf=2020-01-01T00:00:00Z')).figures).toMatchObject({ thoughts: 0, written: 0 });
    const asOf = server.now().toISOString();
    const renamed = await sendRequest(server, `PUT /api/client/${claire.userId}`, {
      token: claire.token,
      body: { firstname: 'Clara', city: 'Lyon', language: 'en' },
    });
    expect(renamed.status).toBe(200);
    await expect.poll(async () => (await detail()).client).toMatchObject({ firstname: 'Clara', language: 'en' });
    expect((await detail(`?asOf=${asOf}`)).client).toMatchObject({
      firstname: 'Clairette',
      city: null,
      language: 'fr',
    });
    await sendRequest(server, `PUT /api/client/${claire.userId}`, {
      token: claire.token,
      body: { firstname: 'Clairette', language: 'fr' },
    });
  });
  it('tells their history without a word of it, also as a file', async () => {
    await expect
      .poll(async () => (await history('?kind=thought')).map(({ type, masked }) => [type, masked]))
      .toContainEqual(['ThoughtWritten', true]);
    expect(await history('?before=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await asBea(`GET /api/admin/clients/${claire.userId}/activity?cursor=x`)).toMatchObject({ status: 400 });
    const ticket = await sendRequest(server, `POST /api/admin/clients/${claire.userId}/activity/export`, {
      token: alix.token,
      body: {},
    });
    const { url } = ticket.body as Readonly<{ url: string }>;
    const file = await sendRequest(server, `GET ${url}`);
    expect(file.text).toContain('ThoughtWritten');
    expect(file.text.toLowerCase()).not.toMatch(new RegExp(`${marked}|clairette|exemple`));
    expect(await sendRequest(server, `GET ${url}x`)).toMatchObject({ status: 404 });
    const pages = [
      await asBea('GET /api/admin/clients'),
      await asBea(`GET /api/admin/clients/${claire.userId}`),
      await asBea(`GET /api/admin/clients/${claire.userId}/activity`),
      await asBea('GET /api/admin/acts'),
    ];
    for (const { text } of pages) expect(text.toLowerCase()).not.toContain(marked);
  });
  it('answers for an unknown client as for none', async () => {
    const path = `/api/admin/clients/${systemIds.next()}`;
    const absent = { status: 404, body: { code: 'client.not-found' } };
    expect(await asBea(`GET ${path}`)).toMatchObject(absent);
    expect(await asBea(`GET ${path}/activity`)).toMatchObject(absent);
    const exported = { token: alix.token, body: {} };
    expect(await sendRequest(server, `POST ${path}/activity/export`, exported)).toMatchObject(absent);
    for (const act of ['sessions/end', 'code', 'permissions/create-orbs', 'permissions/create-orbs/withdrawal'])
      expect(await asBea(`POST ${path}/${act}`, { reason: 'Essai' })).toMatchObject(absent);
    for (const act of ['deactivation', 'reactivation'])
      expect(
        await sendRequest(server, `POST ${path}/${act}`, { token: alix.token, body: { reason: 'Essai' } }),
      ).toMatchObject(absent);
  });
  it('grants and withdraws a permission', async () => {
    expect(await act('permissions/create-orbs')).toMatchObject({ status: 200 });
    await expect.poll(async () => (await detail()).permissions).toEqual(['create-orbs']);
    const { consents } = await detail();
    expect(consents).toMatchObject({ endpoint: null, notifications: true, memory: true });
    expect(consents.since).toEqual({
      endpoint: null,
      notifications: null,
      memory: null,
      'create-orbs': expect.any(String),
    });
    const before = await detail(`?asOf=${consents.since['create-orbs'] ?? ''}`);
    expect([before.permissions, before.consents.since['create-orbs']]).toEqual([[], null]);
    expect(await act('permissions/create-orbs/withdrawal')).toMatchObject({ status: 200 });
    await expect.poll(async () => (await detail()).permissions).toEqual([]);
  });
  it('sends the code again, once a minute', async () => {
    server.advanceClock(61_000);
    expect(await act('code')).toMatchObject({ status: 200 });
    expect(await act('code')).toMatchObject({ status: 429 });
  });
  it('ends every session, once for a request sent twice', async () => {
    const headers = { 'Idempotency-Key': systemIds.next() };
    const path = `POST /api/admin/clients/${claire.userId}/sessions/end`;
    const [one, again] = [await asBea(path, { reason: 'Vol' }, headers), await asBea(path, { reason: 'Vol' }, headers)];
    expect([one.status, again.body]).toEqual([200, one.body]);
    expect(await sendRequest(server, 'GET /api/client/me', { token: claire.token })).toMatchObject({ status: 401 });
    const ended = (one: Activity) => ['ClientSessionsEnded', 'ClientSessionEnded'].includes(one.type);
    await expect
      .poll(async () => (await history()).filter(ended).map(({ type }) => type))
      .toEqual(['ClientSessionEnded', 'ClientSessionsEnded']);
    expect(await signIn()).toMatchObject({ status: 200 });
  });
  it('deactivates after a fresh code only: signed out, refused by its own code, and back with everything', async () => {
    const { token } = (await signIn()).body as Readonly<{ token: string }>;
    server.advanceClock(11 * 60_000);
    expect(await act('deactivation')).toMatchObject({ status: 403, body: { code: 'admin.fresh-code-required' } });
    await sendRequest(server, 'POST /api/admin/second-factor/proof', {
      token: alix.token,
      body: { code: alix.code() },
    });
    expect(await act('deactivation')).toMatchObject({ status: 200 });
    expect(await sendRequest(server, 'GET /api/client/me', { token })).toMatchObject({ status: 401 });
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'client.deactivated' } });
    expect(
      await sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password: 'autre-chose' } }),
    ).toMatchObject({
      status: 401,
    });
    await expect.poll(() => find('standing=deactivated')).toEqual(['Clairette']);

    expect(await act('reactivation')).toMatchObject({ status: 200 });
    const back = (await signIn()).body as Readonly<{ token: string }>;
    const { text } = await sendRequest(server, 'GET /api/client/thoughts', { token: back.token });
    expect(text).toContain(marked);
    await expect.poll(() => find('standing=deactivated')).toEqual([]);
  });
  it('tells them what was done, with the word of each act, in their log, their notices and their archive', async () => {
    const { token } = (await signIn()).body as Readonly<{ token: string }>;
    const client = apiClient(server.url, { token, clientId: claire.userId });
    const told = [
      ['reactivation', 'Demandé au téléphone'],
      ['deactivation', 'Demandé au téléphone'],
      ['sessions', 'Vol'],
      ['code', 'Demandé au téléphone'],
      ['withdrawal', 'Demandé au téléphone'],
      ['grant', 'Demandé au téléphone'],
    ];
    const actsOf = ({ items }: Pick<LookList, 'items'>) =>
      items.filter(({ reason }) => reason !== null).map(({ target, reason }) => [target, reason]);
    await expect
      .poll(async () => actsOf((await client.call('GET', '/looks?limit=100')).body as LookList))
      .toEqual(told);
    await expect
      .poll(async () => {
        const { items } = (await client.call('GET', '/notifications')).body as NotificationList;
        return items.filter(({ subject }) => subject?.kind === 'look').map(({ title }) => title);
      })
      .toEqual([
        'Votre compte est de nouveau ouvert',
        'L’assistance a fermé vos sessions',
        'Vous ne pouvez plus créer d’orbes',
        'Vous pouvez créer des orbes',
      ]);
    const { url } = (await client.call('POST', '/export')).body as Readonly<{ url: string }>;
    const files = readZip(Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer()));
    const { looks } = JSON.parse(String(files.get('ecrin.json'))) as Readonly<{ looks: LookList['items'] }>;
    expect(actsOf({ items: looks })).toEqual(told.toReversed());
  });
  it('shows who is leaving and until when, apart from the others, until they sign in', async () => {
    const odile = await registerTestClient(server, 'Odile');
    await sendRequest(server, 'POST /api/client/erasure', { token: odile.token, body: { when: 'in-seven-days' } });
    await expect.poll(() => find('standing=leaving')).toEqual(['Odile']);
    expect(await find('standing=active')).not.toContain('Odile');
    const { client } = (await asBea(`GET /api/admin/clients/${odile.userId}`)).body as ClientDetail;
    expect(client.standing).toBe('leaving');
    expect(Date.parse(client.erasureDueAt ?? '') - server.now().getTime()).toBeGreaterThan(6 * 86_400_000);
    await sendRequest(server, 'POST /api/client/login', { body: { email: odile.email, password } });
    await expect.poll(() => find('standing=leaving')).toEqual([]);
    expect(await find('standing=active')).toContain('Odile');
  });
});
