import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, type Answer, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  enrolSecondFactor,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '../admin.fixtures.ts';

/** What an administrator may do before they have a second factor: see that they lack one, add it, choose a password and a language, stay, and leave. */
const before = [
  'delete /api/admin/session',
  'get /api/admin/me',
  'post /api/admin/second-factor',
  'post /api/admin/session',
  'put /api/admin/me',
  'put /api/admin/password',
  'put /api/admin/second-factor',
];

describe('a new installation', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let routes: readonly string[];
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin', asNew: true });
    const { paths } = (await sendRequest(server, 'GET /api/openapi.json')).body as Readonly<{
      paths: Readonly<Record<string, object>>;
    }>;
    routes = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  });
  afterAll(() => server.remove());

  const ask = (route: string, token?: string): Promise<Answer> => {
    const [method = '', path = ''] = route.split(' ');
    const filled = path.replaceAll(/\{\w+\}/g, () => systemIds.next());
    return sendRequest(server, `${method.toUpperCase()} ${filled}`, token === undefined ? {} : { token });
  };
  const setting = async () =>
    (
      (await sendRequest(server, 'GET /api/admin/settings', { token: alix.token })).body as Readonly<{
        settings: readonly Readonly<{ name: string }>[];
      }>
    ).settings.find(({ name }) => name === 'secondFactorRequired');
  const change = (value: string) =>
    sendRequest(server, 'PUT /api/admin/settings', {
      token: alix.token,
      body: { changes: { secondFactorRequired: value } },
    });
  const codeOf = ({ body }: Answer) => (body as Readonly<{ code?: string }>).code;
  const stateOf = async ({ token }: SignedInAdmin) =>
    ((await sendRequest(server, 'GET /api/admin/me', { token })).body as Readonly<{ admin: object }>).admin;

  it('requires a second factor of every administrator, without anybody having set it', async () => {
    expect(await setting()).toMatchObject({ value: 'everyone', isDefault: true, grave: true, change: null });
    expect(await stateOf(bea)).toMatchObject({ role: 'admin', secondFactor: 'missing', secondFactorRequired: true });
  });
  it('refuses every route but those by which one adds it', async () => {
    const open: string[] = [];
    for (const route of routes) {
      // Whoever is not signed in is answered something else: the route is for administrators.
      const isForAdmins = (await ask(route)).status === 401;
      if (!isForAdmins || route === 'delete /api/admin/session') continue;
      const code = codeOf(await ask(route, bea.token));
      if (code !== 'admin.second-factor-required' && code !== 'admin.superadmin-required') open.push(route);
    }
    expect([...open, 'delete /api/admin/session'].toSorted()).toEqual(before);
  });
  it('lets in whoever added it, who keeps it', async () => {
    const enrolled = await enrolSecondFactor(server, bea);
    expect((await ask('get /api/admin/clients', enrolled.token)).status).toBe(200);
    const body = { password: 'irrelevant' };
    const removed = await sendRequest(server, 'DELETE /api/admin/second-factor', { token: enrolled.token, body });
    expect(codeOf(removed)).toBe('admin.second-factor-kept');
  });
  it('asks only superadmins once that is decided, and everyone at once when it is taken back', async () => {
    const carl = await addAdmin(server, alix, { name: 'carl', role: 'admin', asNew: true });
    expect((await ask('get /api/admin/clients', carl.token)).status).toBe(403);
    expect((await change('superadmins')).status).toBe(200);
    expect(await stateOf(carl)).toMatchObject({ secondFactor: 'offered', secondFactorRequired: false });
    expect((await ask('get /api/admin/clients', carl.token)).status).toBe(200);
    expect((await change('everyone')).status).toBe(200);
    expect(codeOf(await ask('get /api/admin/clients', carl.token))).toBe('admin.second-factor-required');
  });
});
