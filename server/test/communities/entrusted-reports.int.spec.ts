import type { ReportDetail } from '@ecrin/contracts/comment-report/comment-report.ts';
import type { EntrustedReportList } from '@ecrin/contracts/community/entrusted-reports.ts';
import type { InboxList } from '@ecrin/contracts/inbox/inbox.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { codeOf, openTestCommunity } from './community.fixtures.ts';

const waiting = { timeout: 20_000, interval: 100 };
let server: TestServer;
let alix: SignedInAdmin;
let bea: SignedInAdmin;
let [claire, paul, lina]: SignedInClient[] = [];
beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  bea = await addAdmin(server, alix, { name: 'bea', role: 'admin' });
  [claire, paul, lina] = await Promise.all(['claire', 'paul', 'lina'].map((name) => registerTestClient(server, name)));
});
afterAll(() => server.remove());

const person = (client: SignedInClient | undefined): SignedInClient => {
  if (!client) throw new Error('nobody is registered');
  return client;
};
const noticesOf = async (client: SignedInClient | undefined): Promise<string> =>
  (
    await sendRequest(server, 'GET /api/client/notifications', {
      ...person(client),
      headers: { 'Accept-Language': 'fr' },
    })
  ).text;
const reason = 'Vous connaissez ce qui précède.';
const words = 'Sûrement pas vous.';

/** A comment of `author` in a community of Claire, reported by Lina. */
const reportIn = async (author: SignedInClient | undefined = paul) => {
  const place = await openTestCommunity(server, person(claire));
  await place.enter(person(paul), 'paul');
  await place.enter(person(lina), 'lina');
  const { commentId } = await place.write(person(author), words);
  const reported = await place.say(person(lina), `PUT ${place.path}/comments/${commentId}/report`, {
    reason: 'attacks-a-person',
  });
  const reportId = `comment.${commentId}`;
  const entrust = () =>
    sendRequest(server, `PUT /api/admin/comments/${reportId}/community`, { token: bea.token, body: { reason } });
  const detail = async (after: Answer = reported) =>
    (await readAfter(server)(bea, `/api/admin/comments/${reportId}`, after)).body as ReportDetail;
  const entrusted = (after: Answer) => place.read<EntrustedReportList>(person(claire), '/reports', after);
  const answer = (client: SignedInClient | undefined, given: string) =>
    place.say(person(client), `PUT ${place.path}/reports/${reportId}`, { answer: given });
  return { place, commentId, reportId, reported, entrust, detail, entrusted, answer };
};
const listed = async (status: string, after: Answer): Promise<readonly string[]> =>
  ((await readAfter(server)(bea, `/api/admin/inbox?kind=report&status=${status}`, after)).body as InboxList).items.map(
    (item) => (item.of === 'report' ? item.reportId : item.of),
  );

describe('a report handed to the owner of its community', () => {
  it('leaves the queue, is told with its end, and shows the owner the words, the reasons and the word of the administrators', async () => {
    const { reportId, entrust, detail, entrusted, place } = await reportIn();
    expect((await detail()).community).toMatchObject({ owner: { firstname: 'claire' }, refusal: null });
    const sent = await entrust();
    expect(sent.status).toBe(200);
    expect(await listed('open', sent)).not.toContain(reportId);
    expect(await listed('elsewhere', sent)).toContain(reportId);
    const { status, entrustedUntil, entrustedWith } = await detail(sent);
    expect({ status, entrustedWith }).toEqual({ status: 'entrusted', entrustedWith: reason });
    const [item] = (await entrusted(sent)).items;
    expect(item).toEqual({
      reportId,
      kind: 'comment',
      subjectId: reportId.replace('comment.', ''),
      firstname: 'paul',
      words,
      answered: null,
      reasons: ['attacks-a-person'],
      reason,
      until: entrustedUntil,
    });
    // Whoever reported it is not named, and nobody else reads it.
    expect(JSON.stringify(item)).not.toMatch(/lina/iu);
    for (const other of [paul, lina])
      expect(codeOf(await place.say(person(other), `GET ${place.path}/reports`))).toBe('community.not-allowed');
    await expect.poll(() => noticesOf(claire), waiting).toContain('Un signalement vous est confié');
    expect(await noticesOf(claire)).toContain('"kind":"community-requests"');
  });

  it('is answered by hiding it there: the author is told, the administrators see by whom', async () => {
    const { commentId, reportId, entrust, detail, entrusted, place } = await reportIn();
    await entrust();
    const hidden = await place.say(person(claire), `PUT ${place.path}/comments/${commentId}/hidden`, { hidden: true });
    expect((await entrusted(hidden)).items).toEqual([]);
    await expect.poll(async () => (await detail()).status, waiting).toBe('hidden-by-community');
    expect((await detail()).answeredBy).toMatchObject({ firstname: 'claire' });
    expect(await listed('closed', hidden)).toContain(reportId);
    await expect.poll(() => noticesOf(paul), waiting).toContain('l’a masqué après un signalement');
  });

  it('is answered by leaving it there, by the owner only', async () => {
    const { entrust, detail, entrusted, answer } = await reportIn();
    const sent = await entrust();
    expect(codeOf(await answer(paul, 'kept'))).toBe('community.not-allowed');
    expect((await entrusted(sent)).items).toHaveLength(1);
    const kept = await answer(claire, 'kept');
    expect((await entrusted(kept)).items).toEqual([]);
    expect(await detail(kept)).toMatchObject({ status: 'kept', answeredBy: { firstname: 'claire' }, decidedBy: null });
    expect(codeOf(await answer(claire, 'kept'))).toBe('comment-report.not-entrusted');
  });

  it('comes back when the owner hands it back, and administrators are told', async () => {
    const { reportId, entrust, detail, answer } = await reportIn();
    await entrust();
    const back = await answer(claire, 'handed-back');
    expect(await listed('open', back)).toContain(reportId);
    expect(await detail(back)).toMatchObject({ status: 'open', returned: 'handed-back', entrustedUntil: null });
    const told = async () =>
      (await sendRequest(server, 'GET /api/admin/notifications', { token: bea.token })).text.includes(reportId);
    await expect.poll(told, waiting).toBe(true);
  });

  it('is not handed over where it is about the owner’s own words, or their account is deactivated', async () => {
    const own = await reportIn(claire);
    expect((await own.detail()).community.refusal).toBe('comment-report.owners-own');
    expect(codeOf(await own.entrust())).toBe('comment-report.owners-own');

    const away = await reportIn();
    await sendRequest(server, `POST /api/admin/clients/${person(claire).userId}/deactivation`, {
      token: alix.token,
      body: { reason: 'À sa demande.' },
    });
    expect(codeOf(await away.entrust())).toBe('comment-report.owner-away');
    await expect.poll(async () => (await away.detail()).community.refusal, waiting).toBe('comment-report.owner-away');
  });
});
