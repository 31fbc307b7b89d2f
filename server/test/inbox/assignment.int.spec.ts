import type { InboxCounts, InboxList, InboxRow } from '@ecrin/contracts/inbox/inbox.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAdmin,
  firstSuperadmin,
  signInWithCode,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from '#test/admin/admin.fixtures.ts';
import { openTestCommunity } from '#test/communities/community.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { openTestRequest, readAfter } from './inbox.fixtures.ts';

const waiting = { timeout: 20_000, interval: 100 };
let server: TestServer;
let alix: EnrolledAdmin;
let bea: SignedInAdmin;
let carl: SignedInAdmin;
let anne: SignedInClient;
let bruno: SignedInClient;
beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
  carl = await addAdmin(server, alix, { name: 'carl', role: 'admin' });
  anne = await registerTestClient(server, 'anne');
  bruno = await registerTestClient(server, 'bruno');
});
afterAll(() => server.remove());

type Asking = Readonly<{ token: string }>;
const ask = ({ token }: Asking, request: string, body?: unknown) =>
  sendRequest(server, request, { token, ...(body !== undefined && { body }) });
/** From nobody. */
const assign = (by: Asking, item: string, to: string | null) =>
  ask(by, `PUT /api/admin/${item}/holder`, { from: null, to });
const idOf = (row: InboxRow): string => {
  if (row.of === 'request') return row.requestId;
  return row.of === 'report' ? row.reportId : row.proposalId;
};
const listed = async (by: Asking, holder: string) =>
  ((await ask(by, `GET /api/admin/inbox?holder=${holder}`)).body as InboxList).items.map(idOf);
const countsOf = async (by: Asking, holder: string) =>
  (await ask(by, `GET /api/admin/inbox-counts?holder=${holder}`)).body as InboxCounts;

/** The erasure of an account, by Alix. */
const proposeErasure = async ({ userId }: SignedInClient): Promise<string> => {
  const proposalId = systemIds.next();
  const { token } = await signInWithCode(server, alix);
  const proposed = await ask({ token }, `POST /api/admin/clients/${userId}/erasure-proposals`, {
    proposalId,
    reason: 'Demandé par courrier',
  });
  expect(proposed.status).toBe(200);
  return proposalId;
};
const noticesOf = async ({ token }: Asking) =>
  (await sendRequest(server, 'GET /api/admin/notifications', { token, headers: { 'Accept-Language': 'fr' } })).text;

/** Bruno’s comment, reported by Anne. */
const reportedComment = async (): Promise<string> => {
  const place = await openTestCommunity(server, anne, {});
  await place.enter(bruno, 'bruno');
  const { commentId } = await place.write(bruno, 'Sûrement pas vous.');
  const reported = await place.say(anne, `PUT ${place.path}/comments/${commentId}/report`, { reason: 'off-topic' });
  await readAfter(server)(bea, '/api/admin/inbox', reported);
  return `comment.${commentId}`;
};

describe('an item of the inbox', () => {
  it('has one owner, of two administrators who take it at once', async () => {
    const { id } = await openTestRequest(server)(anne, { kind: 'help' }, 'Une question.');
    const both = [alix, bea];
    const answers = await Promise.all(both.map((by) => assign(by, `requests/${id}`, by.userId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'inbox.taken-meanwhile' });
    const owner = both[answers.findIndex(({ status }) => status === 200)];
    await expect
      .poll(async () => (await ask(alix, `GET /api/admin/requests/${id}`)).body, waiting)
      .toMatchObject({ holder: { admin: { adminId: owner?.userId }, since: expect.any(String) } });
    // The client reads nothing of it.
    expect((await ask(anne, `GET /api/client/requests/${id}`)).text).not.toContain('holder');
  });

  it('is in the lists of whoever has it, and of nobody', async () => {
    const [{ id: taken }, free] = [
      await openTestRequest(server)(bruno, { kind: 'help' }, 'Une autre.'),
      await openTestRequest(server)(bruno, { kind: 'help' }, 'Encore une.'),
    ];
    await assign(carl, `requests/${taken}`, carl.userId);
    await expect.poll(() => listed(carl, 'mine'), waiting).toEqual([taken]);
    await expect.poll(() => listed(bea, 'nobody'), waiting).toContain(free.id);
    expect(await listed(bea, 'nobody')).not.toContain(taken);
    expect((await ask(bea, 'GET /api/admin/inbox?holder=somebody')).status).toBe(400);
  });

  it('is handed to a colleague, who is told and finds it; when they are deactivated it is nobody’s', async () => {
    const dora = await addAdmin(server, alix, { name: 'dora', role: 'admin' });
    const holders = await ask(bea, 'GET /api/admin/inbox-holders');
    expect(holders.body).toMatchObject({
      items: expect.arrayContaining([{ adminId: dora.userId, fullname: expect.any(String) }]),
    });
    const { id } = await openTestRequest(server)(anne, { kind: 'help' }, 'Pour Dora.');
    const reportId = await reportedComment();
    await assign(bea, `requests/${id}`, dora.userId);
    const proposalId = await proposeErasure(anne);
    await assign(bea, `comments/${reportId}`, dora.userId);
    const erasure = `clients/${anne.userId}/erasure-proposals/${proposalId}`;
    expect((await assign(bea, erasure, dora.userId)).status).toBe(200);
    await expect.poll(() => noticesOf(dora), waiting).toContain('Une demande vous est confiée');
    await expect.poll(() => noticesOf(dora), waiting).toContain('Un signalement vous est confié');
    await expect.poll(() => noticesOf(dora), waiting).toContain('Un effacement proposé vous est confié');
    expect(await noticesOf(bea)).not.toContain('vous est confié');
    // One list of all kinds, what is due first first, and its count.
    await expect.poll(() => listed(dora, 'mine'), waiting).toEqual([id, reportId, proposalId]);
    expect(await countsOf(dora, 'mine')).toMatchObject({
      open: 3,
      byKind: { help: { open: 1 }, report: { open: 1 }, erasure: { open: 1 }, join: { open: 0 } },
    });

    expect((await ask(alix, `POST /api/admin/admins/${dora.userId}/deactivation`, {})).status).toBeLessThan(300);
    await expect.poll(() => listed(bea, 'nobody'), waiting).toEqual(expect.arrayContaining([id, reportId, proposalId]));
    for (const path of [`comments/${reportId}`, `erasure-proposals/${proposalId}`, `requests/${id}`])
      expect((await ask(bea, `GET /api/admin/${path}`)).body).toMatchObject({ holder: null });
    expect((await assign(bea, `requests/${id}`, dora.userId)).body).toMatchObject({
      code: 'admin.not-found',
    });
  });
});
