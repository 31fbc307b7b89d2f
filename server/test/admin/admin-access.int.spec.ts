import { exportedPaths } from '@ecrin/contracts/list-export/exported-paths.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sendRequest,
  registerTestClient,
  type Answer,
  type TestServer,
  type SignedInClient,
} from '#test/server.fixtures.ts';
import {
  addAdmin,
  startAdminServer,
  firstSuperadmin,
  type SignedInAdmin,
  type EnrolledAdmin,
} from './admin.fixtures.ts';

type Sample = Readonly<{ body?: unknown }>;

/** Routes about the caller alone, or before any account: their paths contain no id of a person. */
const withoutId = [
  'delete /picture',
  'delete /second-factor',
  'delete /session',
  'delete /sessions',
  'get /act-log',
  'get /acts',
  'get /admins',
  ...Object.values(exportedPaths).map((path) => `get /exports${path.replaceAll(/:(\w+)/gu, '{$1}')}`),
  'get /client-count',
  'get /ids',
  'get /clients',
  'get /goal-statistics',
  'get /cohorts',
  'get /me',
  'get /notification-settings',
  'get /push-devices',
  'post /push-devices',
  'get /notifications',
  'get /service-delays',
  'get /service-figures',
  'get /queues',
  'get /exceptional-accesses',
  'get /sessions',
  'get /storage',
  'get /work',
  'get /work-counts',
  'post /admins',
  'post /first',
  'post /login',
  'post /login/second-step',
  'post /not-me',
  'post /notifications/read-all',
  'post /second-factor',
  'post /passkey-sign-in',
  'post /passkey-sign-in/options',
  'post /passkeys',
  'post /passkeys/options',
  'post /second-factor/proof',
  'post /second-factor/proof/options',
  'post /second-factor/recovery-codes',
  'post /session',
  'post /read-models/{model}/upkeep',
  'post /work/drops',
  'post /work/retries',
  'post /work/retries/all',
  'put /me',
  'put /notification-settings',
  'put /password',
  'put /picture',
  'put /second-factor',
];
/** Routes about things of the service, which are no person's. */
const ofTheService = [
  'delete /broadcasts/{broadcastId}',
  'delete /broadcasts/{broadcastId}/schedule',
  'get /broadcast-audience',
  'get /broadcasts',
  'get /broadcasts/{broadcastId}',
  'get /broadcasts/{broadcastId}/recipients',
  'post /broadcasts/{broadcastId}/schedule',
  'post /broadcasts/{broadcastId}/stop',
  'post /broadcasts/{broadcastId}/test',
  'put /broadcasts/{broadcastId}',
  'get /settings',
  'get /settings/budget-preview',
  'get /settings/changes',
  'get /settings/recordings-to-erase',
  'get /settings/parts',
  'post /settings/engine-tests',
  'post /settings/delivery-tests',
  'get /usage',
  'post /settings/changes/{change}/undo',
  'put /settings',
  'get /orbs',
  'post /orbs',
  'get /orbs/{orbId}',
  'put /orbs/{orbId}',
  'put /orbs/{orbId}/picture',
  'delete /orbs/{orbId}/picture',
  'get /orbs/{orbId}/picture/{version}',
  'post /orbs/{orbId}/publication',
  'delete /orbs/{orbId}/publication',
  'post /orbs/{orbId}/trials',
];
/** Routes about what waits for administrators, and about organisations: any of them may. */
const shared = [
  'get /admins/{adminId}/picture/{version}',
  'get /inbox-counts',
  'get /inbox-holders',
  'get /inbox',
  'get /erasure-proposals/{proposalId}',
  'get /answer-templates',
  'post /answer-templates',
  'put /answer-templates/{templateId}',
  'delete /answer-templates/{templateId}',
  'get /requests/{requestId}',
  'post /requests/{requestId}/messages',
  'put /requests/{requestId}/holder',
  'put /comments/{reportId}/holder',
  'put /requests/{requestId}/answer',
  'post /requests/{requestId}/answer/reversal',
  'get /consents',
  'get /comments/{reportId}',
  'put /comments/{reportId}/decision',
  'put /comments/{reportId}/community',
  'get /organizations',
  'post /organizations',
  'get /organizations/{organizationId}',
  'put /organizations/{organizationId}',
  'post /organizations/{organizationId}/closing',
  'delete /organizations/{organizationId}/closing',
  'get /organizations/{organizationId}/members',
  'put /organizations/{organizationId}/members/{clientId}',
  'post /organizations/{organizationId}/members/{clientId}/removal',
  'get /organizations/{organizationId}/history',
  'get /organizations/{organizationId}/communities',
  'put /organizations/{organizationId}/communities/{communityId}',
  'delete /organizations/{organizationId}/communities/{communityId}',
];
/** Routes about the caller's own things: others' answer like missing ones. */
const own: Readonly<Record<string, Sample>> = {
  'delete /sessions/{sessionId}': {},
  'put /passkeys/{passkeyId}': { body: { name: 'À moi' } },
  'delete /passkeys/{passkeyId}': {},
  'post /notifications/{notificationId}/read': {},
  'delete /push-devices/{deviceId}': {},
};
/** Routes about a client: an administrator's id names none. By a ticket: only what it was issued for. Their own specs cover them. */
const aboutClients = [
  'delete /clients/{clientId}/exceptional-accesses/{accessId}',
  'get /clients/{clientId}/exceptional-accesses/current',
  'get /clients/{clientId}/exceptional-accesses/{accessId}/thoughts',
  'get /clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}',
  'get /clients/{clientId}/exceptional-accesses/{accessId}/thoughts/{thoughtId}/audio',
  'get /clients/{clientId}/usage',
  'post /clients/{clientId}/exceptional-accesses',
  'get /client-activity/{ticket}',
  'get /clients/{clientId}',
  'get /clients/{clientId}/activity',
  'post /clients/{clientId}/activity/export',
  'post /clients/{clientId}/code',
  'post /clients/{clientId}/deactivation',
  'post /clients/{clientId}/permissions/{permission}',
  'post /clients/{clientId}/permissions/{permission}/withdrawal',
  'put /clients/{clientId}/erasure-proposals/{proposalId}/holder',
  'post /clients/{clientId}/erasure-proposals',
  'post /clients/{clientId}/erasure-proposals/{proposalId}/confirmation',
  'post /clients/{clientId}/erasure-proposals/{proposalId}/refusal',
  'post /clients/{clientId}/reactivation',
  'post /clients/{clientId}/sessions/end',
];
/** Routes about any administrator, for superadmins; a client is none. A route that is in no list here fails. */
const managing: Readonly<Record<string, Sample>> = {
  'get /admins/{adminId}': {},
  'get /admins/{adminId}/acts': {},
  'put /admins/{adminId}': { body: { fullname: 'À moi' } },
  'put /admins/{adminId}/password': { body: { newPassword: 'un-autre-cerisier' } },
  'post /admins/{adminId}/deactivation': {},
  'delete /admins/{adminId}/deactivation': {},
  'delete /admins/{adminId}/sessions': {},
  'delete /admins/{adminId}/second-factor': {},
};

describe('access of administrators', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let bea: SignedInAdmin;
  let cyd: SignedInAdmin;
  let claire: SignedInClient;
  beforeAll(async () => {
    server = await startAdminServer();
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    cyd = await addAdmin(server, alix, { name: 'cyd', role: 'admin' });
    claire = await registerTestClient(server, 'claire');
  });
  afterAll(() => server.remove());

  const asked = (route: string, id: string, { token }: Readonly<{ token: string }>): Promise<Answer> => {
    const [method = '', path = ''] = route.split(' ');
    const { body } = { ...own, ...managing }[route] ?? {};
    return sendRequest(server, `${method.toUpperCase()} /api/admin${path.replaceAll(/\{\w+\}/g, id)}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  };
  const sessionsOf = async (
    area: 'admin' | 'client',
    { token }: Readonly<{ token: string }>,
  ): Promise<readonly string[]> => {
    const { body } = await sendRequest(server, `GET /api/${area}/sessions`, { token });
    return (body as Readonly<{ items: readonly Readonly<{ sessionId: string }>[] }>).items.map(
      ({ sessionId }) => sessionId,
    );
  };

  it('this list covers every admin route', async () => {
    const { paths } = (await sendRequest(server, 'GET /api/openapi.json')).body as Readonly<{
      paths: Readonly<Record<string, object>>;
    }>;
    const mounted = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path.replace('/api/admin', '')}`),
      );
    expect(mounted.toSorted()).toEqual(
      [
        ...withoutId,
        ...ofTheService,
        ...shared,
        ...aboutClients,
        ...Object.keys(own),
        ...Object.keys(managing),
      ].toSorted(),
    );
  });

  it.each(Object.keys(own))('answers for another administrator’s ids as for missing ones: %s', async (route) => {
    const absent = await asked(route, systemIds.next(), cyd);
    expect(absent.status).toBe(404);
    const [theirs, clients] = [await sessionsOf('admin', bea), await sessionsOf('client', claire)];
    for (const id of [...theirs, ...clients]) {
      const { status, text } = await asked(route, id, cyd);
      expect([status, text]).toEqual([absent.status, absent.text]);
    }
    expect([await sessionsOf('admin', bea), await sessionsOf('client', claire)]).toEqual([theirs, clients]);
  });

  it.each(Object.keys(managing))('refuses a client’s token as if there were none: %s', async (route) => {
    const absent = await asked(route, systemIds.next(), alix);
    expect(absent).toMatchObject({ status: 404, body: { code: 'admin.not-found' } });
    const { status, text } = await asked(route, claire.userId, alix);
    expect([status, text]).toEqual([absent.status, absent.text]);
    expect((await sendRequest(server, 'GET /api/client/me', { token: claire.token })).body).toMatchObject({
      client: { firstname: 'claire' },
    });
  });

  it('lists only the sessions of the caller', async () => {
    const theirs = await sessionsOf('admin', bea);
    expect((await sessionsOf('admin', cyd)).filter((id) => theirs.includes(id))).toEqual([]);
  });
});
