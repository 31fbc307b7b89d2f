import type { LookCard, LookList } from '@ecrin/contracts/look/look.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, firstSuperadmin, startAdminServer, type SignedInAdmin } from '#test/admin/admin.fixtures.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { openSettings, openTestCommunity } from './community.fixtures.ts';

const waiting = { timeout: 20_000, interval: 100 };
let server: TestServer;
let bea: SignedInAdmin;
let [claire, paul, lina, odile, rene]: SignedInClient[] = [];
beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  bea = await addAdmin(server, await firstSuperadmin(server), { name: 'bea', role: 'admin' });
  [claire, paul, lina, odile, rene] = await Promise.all(
    ['claire', 'paul', 'lina', 'odile', 'rene'].map((name) => registerTestClient(server, name)),
  );
});
afterAll(() => server.remove());

const person = (client: SignedInClient | undefined): SignedInClient => {
  if (!client) throw new Error('nobody is registered');
  return client;
};
const looksOf = async (client: SignedInClient | undefined): Promise<readonly LookCard[]> =>
  ((await sendRequest(server, 'GET /api/client/looks', person(client))).body as LookList).items;
const noticesOf = async (client: SignedInClient | undefined): Promise<string> =>
  (
    await sendRequest(server, 'GET /api/client/notifications', {
      ...person(client),
      headers: { 'Accept-Language': 'fr' },
    })
  ).text;
const told = 'L’assistance a lu des mots signalés';

/** A comment of Paul in reply to one of René, in a community of Claire, reported by Lina; Odile is in it too. */
const reportIn = async (settings?: object) => {
  const place = await openTestCommunity(server, person(claire), settings ? { settings } : {});
  for (const [client, name] of [
    [paul, 'paul'],
    [lina, 'lina'],
    [odile, 'odile'],
    [rene, 'rene'],
  ] as const)
    await place.enter(person(client), name);
  const first = await place.write(person(rene), 'Qui a les partitions ?');
  await place.write(person(odile), 'Une phrase que personne n’a signalée.');
  const { commentId } = await place.write(person(paul), 'Sûrement pas vous.', first.commentId);
  const reported = await place.say(person(lina), `PUT ${place.path}/comments/${commentId}/report`, {
    reason: 'attacks-a-person',
  });
  const list = await readAfter(server)(bea, '/api/admin/inbox', reported);
  return { reportId: `comment.${commentId}`, list };
};
const read = (reportId: string) => sendRequest(server, `GET /api/admin/comments/${reportId}`, { token: bea.token });

describe('reported words of a private community', () => {
  it('are read by whoever decides, with what they answered and nothing else, and told to whom they concern', async () => {
    const { reportId, list } = await reportIn();
    // The queue has no words, so that it is no look.
    expect(list.body).toMatchObject({ items: [{ reportId, published: { place: 'Chœur du jeudi' } }] });
    expect(list.text).not.toContain('Sûrement pas vous.');
    expect(await Promise.all([claire, paul, lina].map(looksOf))).toEqual([[], [], []]);

    const shown = await read(reportId);
    expect(shown.body).toMatchObject({
      published: { words: 'Sûrement pas vous.', answered: { words: 'Qui a les partitions ?' } },
    });
    expect(shown.text).not.toContain('Une phrase que personne');

    const report = { kind: 'comment', reason: 'attacks-a-person' };
    for (const [client, as] of [
      [paul, 'author'],
      [lina, 'reporter'],
      [claire, 'community-owner'],
      [rene, 'answered'],
    ] as const) {
      await expect
        .poll(() => looksOf(client), waiting)
        .toMatchObject([{ target: 'report', role: 'admin', reason: null, content: null, report: { ...report, as } }]);
      await expect.poll(() => noticesOf(client), waiting).toContain(told);
    }
    expect([await looksOf(odile), (await noticesOf(odile)).includes(told)]).toEqual([[], false]);
    // Neither who read it nor who reported it is in the log of its author.
    const log = JSON.stringify(await looksOf(paul));
    expect([bea.userId, person(lina).userId].filter((id) => log.includes(id))).toEqual([]);

    // Loading it again is the same look.
    await read(reportId);
    expect(await looksOf(paul)).toHaveLength(1);
  });
  it('are no look where everybody may read them', async () => {
    const { reportId } = await reportIn(openSettings);
    expect((await read(reportId)).body).toMatchObject({ published: { words: 'Sûrement pas vous.' } });
    expect(await Promise.all([claire, paul, lina].map(async (client) => (await looksOf(client)).length))).toEqual([
      1, 1, 1,
    ]);
  });
});
