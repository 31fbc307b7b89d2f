import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { createTestOrganization, readAfter } from './inbox.fixtures.ts';

let server: TestServer;
let bea: SignedInAdmin;
let anne: SignedInClient;
beforeAll(async () => {
  server = await startAdminServer();
  bea = await addAdmin(server, await firstSuperadmin(server), { name: 'bea', role: 'admin' });
  anne = await registerTestClient(server, 'anne');
});
afterAll(() => server.remove());

const asBea = (request: string, body?: unknown) =>
  sendRequest(server, request, { token: bea.token, ...(body === undefined ? {} : { body }) });
const details = { name: 'Paroisse du Port', kind: 'religious', contact: 'Le secrétariat', acceptsRequests: false };

describe('organisations', () => {
  it('are created, edited, found by name, closed and reopened', async () => {
    const { id } = await createTestOrganization(server, bea, { name: 'Club d’aviron du Lac', kind: 'sports' });
    const path = `/api/admin/organizations/${id}`;
    const edited = await asBea(`PUT ${path}`, { ...details, referentId: anne.userId });
    expect((await readAfter(server)(bea, path, edited)).body).toMatchObject({
      ...details,
      status: 'open',
      members: 0,
      referent: { clientId: anne.userId, firstname: 'anne' },
    });
    const found = async (query: string) =>
      ((await asBea(`GET /api/admin/organizations?${query}`)).body as Readonly<{ items: readonly object[] }>).items;
    expect(await found('q=paroisse')).toMatchObject([{ organizationId: id }]);
    expect(await found('q=aviron')).toEqual([]);
    expect(await found('kind=sports')).toEqual([]);
    const closed = await asBea(`POST ${path}/closing`);
    await readAfter(server)(bea, path, closed);
    expect([await found('q=paroisse'), (await found('status=closed')).length]).toEqual([[], 1]);
    expect((await asBea(`PUT ${path}/members/${anne.userId}`)).body).toMatchObject({ code: 'organization.closed' });
    const reopened = await asBea(`DELETE ${path}/closing`);
    expect((await readAfter(server)(bea, path, reopened)).body).toMatchObject({ status: 'open' });
  });

  it('have members, added once and removed with a reason that is in no answer', async () => {
    const { id } = await createTestOrganization(server, bea);
    const path = `/api/admin/organizations/${id}`;
    await asBea(`PUT ${path}/members/${anne.userId}`);
    const again = await asBea(`PUT ${path}/members/${anne.userId}`);
    expect((await readAfter(server)(bea, path, again)).body).toMatchObject({ members: 1 });
    expect((await asBea(`POST ${path}/members/${anne.userId}/removal`, {})).status).toBe(400);
    const removed = await asBea(`POST ${path}/members/${anne.userId}/removal`, { reason: 'Une raison secrète' });
    const history = await readAfter(server)(bea, `${path}/history`, removed);
    expect(history.body).toMatchObject({
      items: [{ change: 'member-removed' }, { change: 'member-added', by: { fullname: 'bea' } }, { change: 'created' }],
    });
    expect(history.text + server.logged()).not.toContain('secrète');
  });

  it('answer for unknown ids', async () => {
    const { id } = await createTestOrganization(server, bea);
    const missing = `/api/admin/organizations/${anne.userId}`;
    expect((await asBea(`GET ${missing}`)).body).toMatchObject({ code: 'organization.not-found' });
    expect((await asBea(`PUT ${missing}/members/${anne.userId}`)).body).toMatchObject({
      code: 'organization.not-found',
    });
    expect((await asBea(`PUT /api/admin/organizations/${id}/members/nobody`)).body).toMatchObject({
      code: 'client.not-found',
    });
    expect(
      (await asBea(`PUT /api/admin/organizations/${id}`, { ...details, referentId: 'nobody' })).body,
    ).toMatchObject({ code: 'client.not-found' });
    expect(
      (await asBea(`POST /api/admin/organizations/${id}/members/nobody/removal`, { reason: 'x' })).body,
    ).toMatchObject({ code: 'membership.not-found' });
  });
});
