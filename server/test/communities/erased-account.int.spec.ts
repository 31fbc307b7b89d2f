import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  CommunityDetail,
  CommunityMemberList,
  CommunityThreadList,
} from '@ecrin/contracts/community/community.ts';
import { systemClock as clock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openSqliteKeyVault } from '@ecrin/platform/adapters/key-vault/sqlite-key-vault.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { openSettings, openTestCommunity, type TestCommunity } from './community.fixtures.ts';

const pageOf = ({ communityId }: TestCommunity) => `GET /c/${communityId.replaceAll('-', '')}`;

let server: TestServer;
let claire: SignedInClient;
let paul: SignedInClient;
let handed: TestCommunity;
let kept: TestCommunity;
let taken: Answer;

const share = async (client: SignedInClient, content: string) =>
  handed.share(client, await handed.think(client, content), { publicly: true });
/** As Paul reads it once the read models include everything. */
const see = (path: string): Promise<Answer> => readAfter(server)(paul, path, taken);
const archiveOf = async (client: SignedInClient): Promise<string> => {
  const { url } = (await handed.say(client, 'POST /api/client/export')).body as Readonly<{ url: string }>;
  return (await sendRequest(server, `GET ${url}`)).text;
};

/** As after the erasing of an account: the key is gone, and read models are built again from what can still be read. */
const destroyKeyOf = async (ownerId: string): Promise<void> => {
  const { dataDir } = server;
  const masterKey = openMasterKey({ dir: dataDir, fromEnvironment: null });
  const vault = openSqliteKeyVault({ file: join(dataDir, 'keys.db'), masterKey, clock });
  await vault.destroy(ownerId);
  await vault.close();
  for (const file of await readdir(dataDir))
    if (file.startsWith('models.db')) await rm(join(dataDir, file), { recursive: true });
};

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  [handed, kept] = [
    await openTestCommunity(server, claire, { settings: openSettings }),
    await openTestCommunity(server, claire, { settings: openSettings }),
  ];
  await kept.ask(paul);
  const memberId = await handed.memberIdOf('paul', await handed.ask(paul));
  await handed.say(claire, `PUT ${handed.path}/members/${memberId}/role`, { role: 'team' });
  await handed.say(paul, `PUT ${handed.path}/notifications`, {
    things: false,
    replies: true,
    requests: true,
    digest: true,
  });
  const hers = await share(claire, 'Les mots de Claire, partagés.');
  await handed.say(claire, `PUT ${handed.path}/pin`, { copyId: hers.copyId });
  await share(paul, 'Les mots de Paul, partagés.');
  const asked = await handed.write(claire, 'Le commentaire de Claire.');
  await handed.write(paul, 'La réponse de Paul.', asked.commentId);
  await handed.say(claire, `PUT ${handed.path}/handover`, { memberId });
  taken = await handed.say(paul, `POST ${handed.path}/handover/acceptance`);
});
afterAll(() => server.remove());

describe('communities in an archive', () => {
  it('are there with what one wrote, shared and is told of, and without the words of others', async () => {
    // Each has a read model of its own.
    for (const part of ['', '/comments', '/copies', '/members', '/notifications']) await see(handed.path + part);
    const archive = await archiveOf(paul);
    expect(archive).toContain('"communities": [');
    expect(archive).toContain('"digest": true');
    expect(archive).toContain('"standing": "owner"');
    expect(archive).toContain('La réponse de Paul.');
    expect(archive).toContain('Les mots de Paul, partagés.');
    expect(archive).not.toContain('Le commentaire de Claire.');
    expect(archive).not.toContain('Les mots de Claire');
  });
});

describe('once the account of whoever opened communities is erased', () => {
  beforeAll(() => server.restart(() => destroyKeyOf(claire.userId)));

  it('the one that was handed over is there, with its name, for members and visitors', async () => {
    expect((await see(handed.path)).body).toMatchObject({
      name: 'Chœur du jeudi',
      purpose: 'Ce qu’on se dit après les répétitions.',
      standing: 'owner',
      owner: 'paul',
    } satisfies Partial<CommunityDetail>);
    expect((await sendRequest(server, pageOf(handed))).text).toContain('<h1 dir="auto">Chœur du jeudi</h1>');
    const { items } = (await see(`${handed.path}/members`)).body as CommunityMemberList;
    expect(items.map(({ firstname, role }) => [firstname, role])).toEqual([
      ['paul', 'owner'],
      [null, 'team'],
    ]);
  });
  it('nothing they shared or wrote is left, and what others wrote is', async () => {
    const copies = await see(`${handed.path}/copies`);
    expect(copies.body).toMatchObject({ pinned: null, items: [{ beginning: 'Les mots de Paul, partagés.' }] });
    const comments = await see(`${handed.path}/comments`);
    const { items } = comments.body as CommunityThreadList;
    expect(items).toMatchObject([
      {
        comment: { state: 'deleted', words: null, author: { firstname: null } },
        replies: [{ words: 'La réponse de Paul.', author: { firstname: 'paul' } }],
      },
    ]);
    for (const { text } of [copies, comments, await sendRequest(server, pageOf(handed))])
      expect(text).not.toMatch(/claire/iu);
  });
  it('the one that was not answers as a missing one, to members and visitors', async () => {
    const missing = `/api/client/communities/${systemIds.next()}`;
    const [gone, never] = [await see(kept.path), await see(missing)];
    expect([gone.status, never.status]).toEqual([404, 404]);
    expect((await sendRequest(server, pageOf(kept))).status).toBe(404);
    expect((await kept.write(paul, 'Toujours là ?')).status).toBe(404);
  });
});
