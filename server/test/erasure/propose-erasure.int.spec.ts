import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import type { ShownProposal } from '@ecrin/contracts/erasure/erasure-proposal.ts';
import type { ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import type { InboxList } from '@ecrin/contracts/inbox/inbox.ts';
import type { LookList } from '@ecrin/contracts/look/look.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAdmin,
  enrolSecondFactor,
  firstSuperadmin,
  signInWithCode,
  signInWithPassword,
  startAdminServer,
  type EnrolledAdmin,
} from '#test/admin/admin.fixtures.ts';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

type Caller = Pick<SessionToken, 'token'>;
const dayMs = 86_400_000;
let server: TestServer;
let alix: EnrolledAdmin;
let dora: EnrolledAdmin;
let bea: EnrolledAdmin;
let names = 0;
let claire: SignedInClient;

const say = ({ token }: Caller, request: string, body?: object): Promise<Answer> =>
  sendRequest(server, request, body ? { token, body } : { token });
const fresh = (admin: EnrolledAdmin): Promise<Caller> => signInWithCode(server, admin);
const base = () => `/api/admin/clients/${claire.userId}/erasure-proposals`;
const propose = async (admin: Caller, more: object = {}) => {
  const proposalId = systemIds.next();
  const answer = await say(admin, `POST ${base()}`, { proposalId, reason: 'Demandé par courrier', ...more });
  return { ...answer, proposalId };
};
const decide = (admin: Caller, proposalId: string, how: 'confirmation' | 'refusal') =>
  say(admin, `POST ${base()}/${proposalId}/${how}`, { reason: how === 'refusal' ? 'Rien d’écrit' : 'Lettre signée' });
const codeOf = ({ body }: Answer) => (body as Readonly<{ code?: string }>).code;
const signIn = () => sendRequest(server, 'POST /api/client/login', { body: { email: claire.email, password } });
const pageOf = async (admin: Caller) =>
  (await say(admin, `GET /api/admin/clients/${claire.userId}`)).body as ClientDetail;
const outlook = async () => (await say(claire, 'GET /api/client/erasure')).body as ErasureOutlook;
const looks = async () =>
  ((await say(claire, 'GET /api/client/looks')).body as LookList).items.filter(({ target }) => target !== 'page');

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows', DEFAULT_LANGUAGE: 'fr' });
  alix = await firstSuperadmin(server);
  dora = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'dora', role: 'superadmin' }));
  bea = await enrolSecondFactor(server, await addAdmin(server, alix, { name: 'bea', role: 'admin' }));
  server.advanceClock(2 * dayMs);
}, 60_000);
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  claire = await registerTestClient(server, `claire-${names}`);
});

describe('the erasure of an account by administrators', () => {
  it('is proposed by any who has just given a code; confirmed by another superadmin, it is the erasure the person could ask for', async () => {
    const { proposalId, status } = await propose(await fresh(bea));
    expect(status).toBe(200);
    await expect.poll(async () => (await outlook()).proposed).toMatchObject({ proposalId });
    const superadmin = await fresh(dora);
    await expect
      .poll(async () => (await pageOf(superadmin)).erasureProposal)
      .toMatchObject({ proposalId, by: { fullname: 'bea' }, reason: 'Demandé par courrier', status: 'open' });
    expect((await decide(superadmin, proposalId, 'confirmation')).status).toBe(200);
    expect((await say(claire, 'GET /api/client/me')).status).toBe(401);
    await expect.poll(async () => (await pageOf(superadmin)).client.erasureDueAt).not.toBeNull();
    const { erasureProposal, client } = await pageOf(superadmin);
    expect(erasureProposal).toBeNull();
    expect(Date.parse(client.erasureDueAt ?? '') - server.now().getTime()).toBeGreaterThan(6 * dayMs);
    claire = { ...claire, ...((await signIn()).body as SignedInClient) };
    await expect.poll(async () => (await pageOf(superadmin)).client.erasureDueAt).toBeNull();
    expect((await outlook()).withdrawn).not.toBeNull();
    expect((await looks()).map(({ target, role, reason }) => [target, role, reason])).toEqual([
      ['confirmation', 'superadmin', 'Lettre signée'],
      ['proposal', null, 'Demandé par courrier'],
    ]);
  });

  it('is not confirmed by whoever proposed it, by an admin, without a code, nor by whom somebody has just let in', async () => {
    const { proposalId } = await propose(await fresh(alix));
    const mine = await decide(await fresh(alix), proposalId, 'confirmation');
    expect([mine.status, codeOf(mine)]).toEqual([403, 'erasure-proposal.same-administrator']);
    const lower = await decide(await fresh(bea), proposalId, 'confirmation');
    expect(codeOf(lower)).toBe('admin.superadmin-required');
    const newest = await enrolSecondFactor(
      server,
      await addAdmin(server, await fresh(alix), { name: `new-${names}`, role: 'superadmin' }),
    );
    const puppet = await decide(await fresh(newest), proposalId, 'confirmation');
    expect([puppet.status, codeOf(puppet)]).toEqual([403, 'erasure-proposal.new-administrator']);
    const stale = await fresh(dora);
    server.advanceClock(11 * 60_000);
    expect(codeOf(await decide(stale, proposalId, 'confirmation'))).toBe('admin.fresh-code-required');
    expect(codeOf(await propose(stale))).toBe('admin.fresh-code-required');
    // None of it signed the person out.
    expect((await say(claire, 'GET /api/client/me')).status).toBe(200);
    const regiven = await say(await fresh(alix), `DELETE /api/admin/admins/${dora.userId}/second-factor`);
    expect(regiven.status).toBe(204);
    dora = await enrolSecondFactor(server, await signInWithPassword(server, dora.email));
    expect(codeOf(await decide(await fresh(dora), proposalId, 'confirmation'))).toBe(
      'erasure-proposal.new-administrator',
    );
    server.advanceClock(2 * dayMs);
    expect((await decide(await fresh(newest), proposalId, 'confirmation')).status).toBe(200);
  });

  it('the erasure that the person asks for themself is not confirmed as well, and ends what was proposed', async () => {
    const { proposalId } = await propose(await fresh(bea));
    await say(claire, 'POST /api/client/erasure', { when: 'in-seven-days' });
    const superadmin = await fresh(dora);
    expect(codeOf(await decide(superadmin, proposalId, 'confirmation'))).toBe('erasure-proposal.already-asked');
    server.advanceClock(8 * dayMs);
    const reader = await fresh(bea);
    const shown = async () =>
      (await say(reader, `GET /api/admin/erasure-proposals/${proposalId}`)).body as ShownProposal;
    await expect.poll(shown).toMatchObject({ status: 'expired' });
  });

  it('of two who decide at once, and the person who says no, one counts', async () => {
    const { proposalId } = await propose(await fresh(bea));
    const [one, other] = [await fresh(alix), await fresh(dora)];
    const decided = await Promise.all([
      decide(one, proposalId, 'confirmation'),
      decide(other, proposalId, 'confirmation'),
      say(claire, `DELETE /api/client/erasure-proposals/${proposalId}`),
    ]);
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('the person says no with one press, once, and nobody else can for them', async () => {
    const { proposalId } = await propose(await fresh(bea));
    const stranger = await registerTestClient(server, `denis-${names}`);
    const no = `DELETE /api/client/erasure-proposals/${proposalId}`;
    expect((await say(stranger, no)).status).toBe(404);
    expect((await say(claire, no)).status).toBe(200);
    expect((await say(claire, no)).status).toBe(200);
    expect((await outlook()).proposed).toBeNull();
    expect(codeOf(await decide(await fresh(dora), proposalId, 'confirmation'))).toBe('erasure-proposal.closed');
  });

  it('is declined with a reason that the person reads, and listed with who decided', async () => {
    const { proposalId } = await propose(await fresh(bea));
    const reader = await fresh(bea);
    const listed = async (status: string) =>
      ((await say(reader, `GET /api/admin/inbox?kind=erasure&status=${status}`)).body as InboxList).items.find(
        (one) => one.of === 'erasure' && one.proposalId === proposalId,
      );
    await expect.poll(() => listed('open')).toBeDefined();
    expect((await decide(await fresh(alix), proposalId, 'refusal')).status).toBe(200);
    await expect
      .poll(() => listed('closed'))
      .toMatchObject({ status: 'declined', decidedBy: { adminId: alix.userId } });
    const one = (await say(reader, `GET /api/admin/erasure-proposals/${proposalId}`)).body as ShownProposal;
    expect(one).toMatchObject({ decidedReason: 'Rien d’écrit', client: { clientId: claire.userId } });
    await expect.poll(looks).toMatchObject([{ target: 'refusal', reason: 'Rien d’écrit' }, { target: 'proposal' }]);
  });

  it('is proposed for an account that somebody can sign in to, once at a time, for a request of that person', async () => {
    expect(codeOf(await propose(await fresh(bea), { requestId: systemIds.next() }))).toBe('request.not-found');
    const { proposalId } = await propose(await fresh(bea));
    const offered = async () => (await pageOf(await fresh(bea))).proposalRefusal;
    expect(codeOf(await propose(await fresh(bea)))).toBe('erasure-proposal.already-open');
    await expect.poll(offered).toBe('erasure-proposal.already-open');
    const superadmin = await fresh(dora);
    const act = (path: string) =>
      say(superadmin, `POST /api/admin/clients/${claire.userId}/${path}`, { reason: 'Pour voir' });
    await act('deactivation');
    expect(codeOf(await decide(superadmin, proposalId, 'confirmation'))).toBe('erasure-proposal.deactivated');
    await decide(superadmin, proposalId, 'refusal');
    expect(codeOf(await propose(await fresh(bea)))).toBe('erasure-proposal.deactivated');
    await expect.poll(offered).toBe('erasure-proposal.deactivated');
    await act('reactivation');
    const again = await propose(await fresh(bea));
    const other = await fresh(dora);
    expect((await decide(other, again.proposalId, 'confirmation')).status).toBe(200);
    await expect.poll(async () => (await pageOf(other)).client.erasureDueAt).not.toBeNull();
    expect(codeOf(await propose(await fresh(bea)))).toBe('erasure-proposal.already-asked');
    await expect.poll(offered).toBe('erasure-proposal.already-asked');
    const kept = await say(other, `POST /api/admin/clients/${claire.userId}/deactivation`, { reason: 'Pour voir' });
    expect(codeOf(kept)).toBe('erasure-proposal.in-grace');
  });

  it('is told by mail: what is proposed and how to say no, then what is confirmed', async () => {
    await say(claire, 'POST /api/client/email/proof', { code: codeIn(await waitForMessage(server, claire.email)) });
    const { proposalId } = await propose(await fresh(bea));
    server.advanceClock(10_000);
    const proposed = await waitForMessage(server, claire.email, 2);
    expect(proposed.subject).toBe('L’effacement de votre compte Écrin est proposé');
    expect(proposed.text).toContain('«\u00a0Garder mon compte\u00a0»');
    expect(proposed.text).toContain('/app/profile/looks');
    await decide(await fresh(dora), proposalId, 'confirmation');
    const confirmed = await waitForMessage(server, claire.email, 3);
    expect(confirmed.subject).toBe('Votre compte Écrin sera effacé');
    expect(confirmed.text).toContain('une autre l’a confirmé');
    expect(confirmed.text).toContain('/attestation#number=');
  });
});
