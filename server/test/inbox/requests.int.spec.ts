import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, signInWithCode, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { createTestOrganization, openTestRequest, readAfter } from './inbox.fixtures.ts';

const permission = { kind: 'permission', permission: 'create-orbs' };
const day = 86_400_000;

let server: TestServer;
let alix: EnrolledAdmin;
let [anne, bruno]: SignedInClient[] = [];
beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  anne = await registerTestClient(server, 'anne');
  bruno = await registerTestClient(server, 'bruno');
});
afterAll(() => server.remove());

const asAdmin = (request: string, body?: unknown) =>
  sendRequest(server, request, { token: alix.token, ...(body === undefined ? {} : { body }) });
const asClient = (client: SignedInClient | undefined, request: string, body?: unknown) =>
  sendRequest(server, request, { token: client?.token ?? '', ...(body === undefined ? {} : { body }) });
const someone = (client: SignedInClient | undefined): SignedInClient => {
  if (!client) throw new Error('nobody is registered');
  return client;
};
const mayCreate = async (client: SignedInClient | undefined) =>
  ((await asClient(client, 'GET /api/client/orbs')).body as Readonly<{ mayCreate: boolean }>).mayCreate;
const notifications = async (client: SignedInClient | undefined) =>
  (
    (await asClient(client, 'GET /api/client/notifications')).body as Readonly<{
      items: readonly Readonly<{ title: string; subject: unknown }>[];
    }>
  ).items.map(({ title, subject }) => ({ title, subject }));

describe('a request for a permission', () => {
  it('is asked about, accepted, announced, granted, reversed, and then taken back', async () => {
    const client = someone(anne);
    const opened = await openTestRequest(server)(client, permission, 'Pour mes carnets.');
    expect(opened.status).toBe(200);
    const path = `/api/admin/requests/${opened.id}`;
    expect((await readAfter(server)(alix, '/api/admin/inbox', opened)).body).toMatchObject({
      items: [
        {
          requestId: opened.id,
          kind: 'permission',
          permission: 'create-orbs',
          client: { clientId: client.userId, firstname: 'anne' },
          excerpt: 'Pour mes carnets.',
          late: false,
        },
      ],
    });
    expect((await readAfter(server)(alix, '/api/admin/inbox-counts', opened)).body).toMatchObject({
      open: 1,
      late: 0,
      oldestSince: expect.any(String),
      byKind: { permission: { open: 1, late: 0 }, join: { open: 0, late: 0 }, erasure: { open: 0, late: 0 } },
    });

    const asked = await asAdmin(`POST ${path}/messages`, { messageId: systemIds.next(), words: 'Quel genre ?' });
    expect((await readAfter(server)(alix, '/api/admin/inbox?status=elsewhere', asked)).body).toMatchObject({
      items: [{ requestId: opened.id }],
    });
    const replied = await asClient(client, `POST /api/client/requests/${opened.id}/messages`, {
      messageId: systemIds.next(),
      words: 'Mes rêves.',
    });
    const answered = await asAdmin(`PUT ${path}/answer`, { answer: 'accepted', words: null });
    expect([replied.status, answered.status]).toEqual([200, 200]);
    expect((await asAdmin(`PUT ${path}/answer`, { answer: 'refused', words: 'Non.' })).body).toMatchObject({
      code: 'request.not-open',
    });
    await expect.poll(() => mayCreate(client), { timeout: 10_000 }).toBe(true);
    await expect
      .poll(() => notifications(client), { timeout: 10_000 })
      .toContainEqual({ title: 'Votre demande est acceptée', subject: { kind: 'request', id: opened.id } });

    expect((await readAfter(server)(alix, path, answered)).body).toMatchObject({
      status: 'answered',
      answers: [],
      clientFacts: { permissions: ['create-orbs'], emailProved: false, proposalRefusal: null },
      entries: [
        { from: 'client', words: 'Pour mes carnets.', by: null },
        { from: 'admin', words: 'Quel genre ?', by: { adminId: alix.userId } },
        { from: 'client', words: 'Mes rêves.' },
        { from: 'admin', kind: 'answer', answer: 'accepted', words: null },
      ],
    });
    const reversed = await asAdmin(`POST ${path}/answer/reversal`, { reason: 'Par erreur.' });
    expect(reversed.status).toBe(200);
    await expect.poll(() => mayCreate(client), { timeout: 10_000 }).toBe(false);
    const own = await readAfter(server)(client, `/api/client/requests/${opened.id}`, reversed);
    expect(own.body).toMatchObject({ status: 'open', answer: null });
    // The client is not told who of the administrators it was.
    expect(own.text).not.toContain(alix.userId);
    expect((await asClient(client, `DELETE /api/client/requests/${opened.id}`)).status).toBe(200);
  });
});

describe('a request to join', () => {
  it('makes a member, who may leave', async () => {
    const client = someone(anne);
    const created = await createTestOrganization(server, alix);
    const listed = await readAfter(server)(client, '/api/client/organizations?q=choeur', created);
    expect(listed.body).toMatchObject({ items: [{ organizationId: created.id, name: 'Chœur du jeudi' }] });
    const opened = await openTestRequest(server)(client, { kind: 'join', organizationId: created.id });
    expect((await openTestRequest(server)(client, { kind: 'join', organizationId: created.id })).body).toMatchObject({
      code: 'request.already-open',
    });
    await asAdmin(`PUT /api/admin/requests/${opened.id}/answer`, { answer: 'accepted', words: 'Bienvenue.' });
    const members = async () =>
      (
        (await asAdmin(`GET /api/admin/organizations/${created.id}/members`)).body as Readonly<{
          items: readonly Readonly<{ clientId: string; requestId: string }>[];
        }>
      ).items.map(({ clientId, requestId }) => [clientId, requestId]);
    await expect.poll(members, { timeout: 10_000 }).toEqual([[client.userId, opened.id]]);
    expect((await asClient(client, 'GET /api/client/organizations/mine')).body).toMatchObject({
      items: [{ organizationId: created.id, name: 'Chœur du jeudi' }],
    });
    expect((await openTestRequest(server)(client, { kind: 'join', organizationId: created.id })).body).toMatchObject({
      code: 'request.already-granted',
    });

    const left = await asClient(client, `DELETE /api/client/organizations/${created.id}/membership`);
    expect((await readAfter(server)(alix, `/api/admin/organizations/${created.id}`, left)).body).toMatchObject({
      members: 0,
    });
    const history = await readAfter(server)(alix, `/api/admin/organizations/${created.id}/history`, left);
    expect(history.body).toMatchObject({
      items: [
        { change: 'member-left', by: null, client: { clientId: client.userId } },
        { change: 'member-added', by: { adminId: alix.userId } },
        { change: 'created' },
      ],
    });
  });

  it('is refused where none are accepted', async () => {
    const closed = await createTestOrganization(server, alix, { acceptsRequests: false });
    const asked = await openTestRequest(server)(someone(anne), { kind: 'join', organizationId: closed.id });
    expect(asked.body).toMatchObject({ code: 'organization.not-accepting' });
    const unknown = { kind: 'join', organizationId: systemIds.next() };
    expect((await openTestRequest(server)(someone(anne), unknown)).body).toMatchObject({
      code: 'organization.not-found',
    });
  });
});

describe('requests of a client', () => {
  it('are at most five without an answer', async () => {
    const carl = await registerTestClient(server, 'carl');
    for (let index = 0; index < 5; index += 1) {
      const opened = await openTestRequest(server)(carl, { kind: 'help' }, `Question ${index}`);
      await readAfter(server)(carl, '/api/client/requests', opened);
    }
    expect((await openTestRequest(server)(carl, { kind: 'help' }, 'Encore une')).body).toMatchObject({
      code: 'request.too-many-open',
    });
  });
  it('are found by nobody else', async () => {
    const opened = await openTestRequest(server)(someone(bruno), { kind: 'help' }, 'À moi seul.');
    await readAfter(server)(someone(bruno), '/api/client/requests', opened);
    const other = someone(anne);
    const message = { messageId: systemIds.next(), words: 'Bonjour' };
    expect((await asClient(other, `GET /api/client/requests/${opened.id}`)).body).toMatchObject({
      code: 'request.not-found',
    });
    expect((await asClient(other, `POST /api/client/requests/${opened.id}/messages`, message)).status).toBe(404);
    expect((await asClient(other, `DELETE /api/client/requests/${opened.id}`)).status).toBe(404);
  });
  it('leave no word in the log', () => expect(server.logged()).not.toMatch(/carnets|Bienvenue|À moi seul/));
  it('are late after three days', async () => {
    server.advanceClock(3 * day + 60_000);
    const { token } = await signInWithCode(server, alix);
    const counted = await sendRequest(server, 'GET /api/admin/inbox-counts', { token });
    expect(counted.body).toMatchObject({ open: 6, late: 6, byKind: { help: { open: 6, late: 6 } } });
    const listed = await sendRequest(server, 'GET /api/admin/inbox?limit=1', { token });
    expect(listed.body).toMatchObject({ items: [{ late: true, excerpt: 'Question 0' }] });
  });
});
