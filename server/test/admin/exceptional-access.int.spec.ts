import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  enrolSecondFactor,
  firstSuperadmin,
  signInWithCode,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';
import { exceptionalAccessAs, writeThought } from './exceptional-access.fixtures.ts';

const words = 'Le renard d’ambre dort sous la serre';
const minute = 60_000;

describe('an exceptional access', () => {
  let server: TestServer;
  let alix: EnrolledAdmin;
  let dora: EnrolledAdmin;
  let bea: SignedInAdmin;
  let claire: SignedInClient;
  let thoughtId: string;

  beforeAll(async () => {
    server = await startAdminServer({ ROLES: 'api,projections,workflows' });
    alix = await firstSuperadmin(server);
    bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
    dora = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'dora', role: 'superadmin' }));
    claire = await registerTestClient(server, 'claire');
    thoughtId = await writeThought(server, claire, words);
    await listsThought(claire, thoughtId);
  }, 60_000);
  afterAll(() => server.remove());

  const listsThought = ({ token }: SignedInClient, id: string) =>
    vi.waitFor(async () => {
      const { text } = await sendRequest(server, 'GET /api/client/thoughts', { token });
      if (!text.includes(id)) throw new Error('the thought is not listed yet');
    });
  const as = (admin: SignedInAdmin) => exceptionalAccessAs(server, claire.userId, admin);
  /** A session that has just given a code. */
  const fresh = async (admin: EnrolledAdmin) => as({ ...admin, ...(await signInWithCode(server, admin)) });
  const looks = async () =>
    (await sendRequest(server, 'GET /api/client/looks', { token: claire.token })).body as LookList;
  const notificationsOf = (path: string, token: string) =>
    sendRequest(server, `GET /api/${path}/notifications`, { token });

  it('opens only for a superadmin who has just given a code', async () => {
    expect(await as(bea).open()).toMatchObject({ status: 403, body: { code: 'admin.superadmin-required' } });
    const { token } = await signInWithCode(server, alix);
    server.advanceClock(11 * minute);
    const stale = exceptionalAccessAs(server, claire.userId, { token });
    expect(await stale.open()).toMatchObject({ status: 403, body: { code: 'admin.fresh-code-required' } });
    expect(await looks()).toMatchObject({ items: [] });
  });

  it('needs a known cause and a written reason', async () => {
    const access = await fresh(alix);
    for (const body of [{ reason: 'court' }, { reason: '   '.repeat(9) }, { cause: 'curiosity' }])
      expect(await access.open(body)).toMatchObject({ status: 400, body: { code: 'general.invalid-request' } });
    expect(await access.list()).toMatchObject({ status: 404, body: { code: 'exceptional-access.not-found' } });
  });

  it('needs a client that exists', async () => {
    const session = await signInWithCode(server, alix);
    expect(await exceptionalAccessAs(server, systemIds.next(), session).open()).toMatchObject({
      status: 404,
      body: { code: 'exceptional-access.no-client' },
    });
  });

  it('lists thoughts without their words, opens one, and no cache keeps either', async () => {
    const access = await fresh(alix);
    expect(await access.open()).toMatchObject({ status: 200 });
    const list = await access.list();
    expect(list.listed).toMatchObject({ items: [{ thoughtId, kind: 'written', opened: [] }], total: 1 });
    expect(list.text).not.toContain('renard');
    const read = await access.read(thoughtId);
    expect(read.thought.content).toBe(words);
    for (const { headers } of [list, read]) expect(headers.get('Cache-Control')).toBe('no-store');
    expect((await access.list()).listed.items).toMatchObject([{ thoughtId, opened: ['words'] }]);
    expect(await access.read(systemIds.next())).toMatchObject({ status: 404, body: { code: 'thought.not-found' } });
    expect(await access.listen(thoughtId)).toMatchObject({ status: 404, body: { code: 'thought.not-found' } });
  });

  it('is in the log of the client, who is told, as are the other superadmins and nobody else', async () => {
    const access = await fresh(alix);
    await access.open();
    await access.read(thoughtId);
    await vi.waitFor(
      async () => {
        expect((await looks()).items[0]).toMatchObject({
          lookId: access.accessId,
          target: 'content',
          role: 'superadmin',
          reason: 'Claire signale une pensée mal transcrite',
          content: { cause: 'reported-fault', endedAt: null, thoughtIds: [thoughtId], others: 1 },
        });
        expect((await notificationsOf('client', claire.token)).text).toContain(access.accessId);
        expect((await notificationsOf('admin', (await signInWithCode(server, dora)).token)).text).toContain(
          'content-opened',
        );
      },
      { timeout: 15_000 },
    );
    for (const admin of [alix.token, bea.token])
      expect((await notificationsOf('admin', admin)).text).not.toContain('content-opened');
  }, 30_000);

  it('ends by itself after fifteen minutes, while its session lasts', async () => {
    const session = await signInWithCode(server, alix);
    const access = exceptionalAccessAs(server, claire.userId, session);
    await access.open();
    await vi.waitFor(async () =>
      expect((await access.current()).body).toMatchObject({ access: { accessId: access.accessId } }),
    );
    const openOnes = async (token: string) =>
      (await sendRequest(server, 'GET /api/admin/exceptional-accesses', { token })).body;
    expect(await openOnes(session.token)).toMatchObject({
      items: expect.arrayContaining([
        { accessId: access.accessId, clientId: claire.userId, by: alix.userId, expiresAt: expect.any(String) },
      ]),
    });
    server.advanceClock(14 * minute);
    expect(await access.read(thoughtId)).toMatchObject({ status: 200 });
    server.advanceClock(minute);
    const { body } = await sendRequest(server, 'POST /api/admin/session', { headers: { Cookie: session.cookie } });
    const after = exceptionalAccessAs(server, claire.userId, { ...(body as SessionToken), accessId: access.accessId });
    for (const answer of [await after.list(), await after.read(thoughtId), await after.listen(thoughtId)])
      expect(answer).toMatchObject({ status: 403, body: { code: 'exceptional-access.ended' } });
    expect((await after.current()).body).toMatchObject({ access: null });
    expect(await openOnes((body as SessionToken).token)).toMatchObject({ items: [] });
  });

  it('can be closed before its time, once and for all', async () => {
    const access = await fresh(alix);
    await access.open();
    expect(await access.close()).toMatchObject({ status: 200 });
    expect(await access.close()).toMatchObject({ status: 200 });
    expect(await access.read(thoughtId)).toMatchObject({ status: 403, body: { code: 'exceptional-access.ended' } });
    expect(await access.open()).toMatchObject({ status: 200 });
    expect(await access.list()).toMatchObject({ status: 403, body: { code: 'exceptional-access.ended' } });
  });

  it('opens nothing to another session or superadmin, nor of another client', async () => {
    const session = await signInWithCode(server, alix);
    const access = exceptionalAccessAs(server, claire.userId, session);
    await access.open();
    const path = (clientId: string) =>
      `GET /api/admin/clients/${clientId}/exceptional-accesses/${access.accessId}/thoughts/${thoughtId}`;
    const paul = await registerTestClient(server, 'paul');
    const others = [await signInWithCode(server, alix), await signInWithCode(server, dora)];
    for (const { token } of others)
      expect(await sendRequest(server, path(claire.userId), { token })).toMatchObject({ status: 404 });
    expect(await sendRequest(server, path(paul.userId), { token: session.token })).toMatchObject({
      status: 404,
      body: { code: 'exceptional-access.not-found' },
    });
    const paulsId = await writeThought(server, paul, 'Ce qui est à Paul');
    await listsThought(paul, paulsId);
    expect(await access.read(paulsId)).toMatchObject({ status: 404, body: { code: 'thought.not-found' } });
    expect(
      await exceptionalAccessAs(server, claire.userId, others[1] ?? dora).open({ accessId: access.accessId }),
    ).toMatchObject({
      status: 409,
      body: { code: 'exceptional-access.already-opened' },
    });
  }, 30_000);

  it('leaves no word of the client in the log of the server', () => expect(server.logged()).not.toContain('renard'));
});
