import type { ClientActivityPage, ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ReportDetail } from '@ecrin/contracts/comment-report/comment-report.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { openTestCommunity } from '#test/communities/community.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { readAfter } from './inbox.fixtures.ts';

let server: TestServer;
let bea: SignedInAdmin;
let [anne, bruno, claire]: SignedInClient[] = [];
beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  bea = await addAdmin(server, await firstSuperadmin(server), { name: 'bea', role: 'admin' });
  [anne, bruno, claire] = await Promise.all(
    ['anne', 'bruno', 'claire'].map((name) => registerTestClient(server, name)),
  );
});
afterAll(() => server.remove());

const person = (client: SignedInClient | undefined): SignedInClient => {
  if (!client) throw new Error('nobody is registered');
  return client;
};
const nothing = { open: 0, hidden: 0, kept: 0, restored: 0, latest: [] };

it('an author’s and a reporter’s record say the same on a report and on their pages, in figures', async () => {
  const place = await openTestCommunity(server, person(anne), {});
  await place.enter(person(bruno), 'bruno');
  await place.enter(person(claire), 'claire');
  const reportOf = async (words: string): Promise<string> => {
    const { commentId } = await place.write(person(bruno), words);
    const reported = await place.say(person(claire), `PUT ${place.path}/comments/${commentId}/report`, {
      reason: 'off-topic',
    });
    await readAfter(server)(bea, '/api/admin/inbox', reported);
    return `comment.${commentId}`;
  };
  const decide = (reportId: string, body: object) =>
    sendRequest(server, `PUT /api/admin/comments/${reportId}/decision`, { token: bea.token, body });
  const [first, second, third] = [await reportOf('Un.'), await reportOf('Deux.'), await reportOf('Trois.')];
  await decide(first, { decision: 'hide', reason: 'off-topic', word: null });
  const kept = await decide(second, { decision: 'keep' });

  const report = (await readAfter(server)(bea, `/api/admin/comments/${third}`, kept)).body as ReportDetail;
  const counts = { open: 1, hidden: 1, kept: 1, restored: 0 };
  const latest = [second, first, third].map((reportId) => expect.objectContaining({ reportId }));
  expect(report.authorRecord).toEqual({
    written: { ...counts, latest: expect.arrayContaining(latest) },
    reported: nothing,
  });
  expect(report.reporterRecords).toEqual([counts]);

  const page = async (client: SignedInClient | undefined) =>
    (await readAfter(server)(bea, `/api/admin/clients/${person(client).userId}`, kept)).body as ClientDetail;
  expect((await page(bruno)).moderation).toEqual(report.authorRecord);
  const { moderation } = await page(claire);
  expect(moderation).toMatchObject({ written: nothing, reported: counts });
  // In the author's history each act is of who acted: the reporter, and the administrator.
  const history = (await sendRequest(server, `GET /api/admin/clients/${person(bruno).userId}/activity?limit=100`, bea))
    .body as ClientActivityPage;
  const actorsOf = (type: string) => [
    ...new Set(history.items.filter((event) => event.type === type).map(({ actor }) => actor)),
  ];
  expect(actorsOf('CommentReported')).toEqual([`client:${person(claire).userId}`]);
  expect(actorsOf('CommentHidden')).toEqual([`admin:${bea.userId}`]);
  expect(actorsOf('CommentKept')).toEqual([`admin:${bea.userId}`]);
  // Never a word.
  expect(JSON.stringify(moderation)).not.toMatch(/Un\.|Deux\.|Trois\./u);
});
