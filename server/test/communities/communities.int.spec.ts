import type {
  CommunityDetail,
  CommunityMemberList,
  CommunityThreadList,
  JoinRequestList,
} from '@ecrin/contracts/community/community.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { codeOf, communitySettings as settings, describedCommunity as described } from './community.fixtures.ts';

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;
let lina: SignedInClient;
const communityId = systemIds.next();
const path = `/api/client/communities/${communityId}`;

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  lina = await registerTestClient(server, 'lina');
  await say(claire, 'POST /api/client/communities', { communityId, ...described, settings });
});
afterAll(() => server.remove());

const say = (client: SignedInClient, request: string, body?: unknown) =>
  sendRequest(server, request, { token: client.token, ...(body === undefined ? {} : { body }) });
/** Reads once the read models contain everything that was written. */
const read = async <Body>(client: SignedInClient, where: string, after: Answer): Promise<Body> =>
  (await readAfter(server)(client, where, after)).body as Body;
const settled = () => say(claire, `PUT ${path}`, { ...described, settings });
const write = (client: SignedInClient, words: string, parentId: string | null = null) => {
  const commentId = systemIds.next();
  return say(client, `POST ${path}/comments`, { commentId, parentId, words }).then((answer) => ({
    ...answer,
    commentId,
  }));
};
const inviteOf = async () =>
  (await read<CommunityDetail>(claire, path, await settled())).inviteLink?.split('/').at(-1)?.split('?')[0] ?? '';

describe('a private community by validation', () => {
  it('does not exist for whom has no link, on any of its routes', async () => {
    const missing = `/api/client/communities/${systemIds.next()}`;
    for (const route of ['GET ', 'GET /members', 'GET /requests', 'GET /comments', 'POST /join']) {
      const [method = '', part = ''] = route.split(' ');
      const body = method === 'POST' ? { invite: null, words: null } : undefined;
      const [there, nowhere] = [
        await say(paul, `${method} ${path}${part}`, body),
        await say(paul, `${method} ${missing}${part}`, body),
      ];
      expect([route, there.status, there.text]).toEqual([route, 404, nowhere.text]);
    }
  });

  it('is asked for by its link, and entered once accepted', async () => {
    const invite = await inviteOf();
    expect((await say(paul, `GET /api/client/community-invites/${invite}`)).body).toMatchObject({
      ...described,
      owner: 'claire',
      can: { ask: true, enter: false, readComments: false },
      inviteLink: null,
    });
    const asked = await say(paul, `POST ${path}/join`, { invite, words: 'Je chante alto.' });
    expect(asked.status).toBe(200);
    const { items } = await read<JoinRequestList>(claire, `${path}/requests`, asked);
    expect(items).toMatchObject([{ firstname: 'paul', words: 'Je chante alto.' }]);
    expect(JSON.stringify(items)).not.toContain(paul.userId);
    expect(codeOf(await say(paul, `GET ${path}/comments`))).toBe('community.not-allowed');
    const accepted = await say(claire, `PUT ${path}/requests/${items[0]?.memberId}`, {
      answer: 'accepted',
      words: 'Bienvenue.',
    });
    expect(await read<CommunityDetail>(paul, path, accepted)).toMatchObject({
      standing: 'member',
      members: 2,
      answer: 'Bienvenue.',
      can: { comment: true, moderate: false },
      inviteLink: null,
    });
  });

  it('takes comments by its rules, and their edits in time', async () => {
    const first = await write(paul, 'C’était moi, le rire.');
    const reply = await write(claire, 'Retrouvée sous le siège.', first.commentId);
    expect([first.status, reply.status]).toEqual([200, 200]);
    expect(codeOf(await write(paul, 'Plus bas encore.', reply.commentId))).toBe('community.reply-too-deep');
    expect(codeOf(await write(paul, 'a'.repeat(121)))).toBe('community.comment-too-long');
    expect(codeOf(await write(lina, 'Dehors.'))).toBe('community.not-found');
    const edited = await say(paul, `PUT ${path}/comments/${first.commentId}`, { words: '<script>alert(1)</script>' });
    const { items } = await read<CommunityThreadList>(paul, `${path}/comments`, edited);
    expect(items).toMatchObject([
      {
        comment: { words: '<script>alert(1)</script>', author: { firstname: 'paul', own: true }, canReply: true },
        replies: [{ words: 'Retrouvée sous le siège.', author: { role: 'owner' }, canReply: false }],
      },
    ]);
    expect(codeOf(await say(claire, `PUT ${path}/comments/${first.commentId}`, { words: 'À moi' }))).toBe(
      'community.comment-not-found',
    );
  });

  it('hides what is reported, by an administrator who reads nothing else', async () => {
    const { commentId, ...written } = await write(paul, 'Une phrase à signaler.');
    await read(claire, `${path}/comments`, written);
    const reported = await say(claire, `PUT ${path}/comments/${commentId}/report`, { reason: 'other' });
    expect(codeOf(await say(paul, `PUT ${path}/comments/${commentId}/report`, { reason: 'other' }))).toBe(
      'comment-report.own',
    );
    expect((await readAfter(server)(alix, '/api/admin/inbox', reported)).body).toMatchObject({
      items: [{ published: { place: 'Chœur du jeudi' }, reporters: 1 }],
    });
    const hidden = await sendRequest(server, `PUT /api/admin/comments/comment.${commentId}/decision`, {
      token: alix.token,
      body: { decision: 'hide', reason: 'other', word: null },
    });
    const { items } = await read<CommunityThreadList>(claire, `${path}/comments`, hidden);
    expect(items[0]?.comment).toMatchObject({ commentId, state: 'hidden' });
    expect(codeOf(await say(paul, `PUT ${path}/comments/${commentId}`, { words: 'Autrement' }))).toBe(
      'community.comment-hidden',
    );
  });

  it('hides by its own team, and shows again', async () => {
    const { commentId, ...written } = await write(paul, 'Une phrase de trop.');
    expect(written.status).toBe(200);
    expect(codeOf(await say(paul, `PUT ${path}/comments/${commentId}/hidden`, { hidden: true }))).toBe(
      'community.not-allowed',
    );
    const hidden = await say(claire, `PUT ${path}/comments/${commentId}/hidden`, { hidden: true });
    expect((await read<CommunityThreadList>(paul, `${path}/comments`, hidden)).items[0]?.comment).toMatchObject({
      state: 'hidden',
      words: 'Une phrase de trop.',
    });
    const shown = await say(claire, `PUT ${path}/comments/${commentId}/hidden`, { hidden: false });
    expect((await read<CommunityThreadList>(paul, `${path}/comments`, shown)).items[0]?.comment.state).toBe('shown');
  });

  it('shows the words of who left without a name, or not at all', async () => {
    const left = await say(paul, `POST ${path}/leave`, { wordsTakenOut: false });
    const without = await read<CommunityThreadList>(claire, `${path}/comments`, left);
    expect(without.items[0]?.comment).toMatchObject({
      words: 'Une phrase de trop.',
      author: { firstname: null, role: 'former' },
    });
    const back = await say(paul, `POST ${path}/join`, { invite: await inviteOf(), words: null });
    const { items } = await read<JoinRequestList>(claire, `${path}/requests`, back);
    await say(claire, `PUT ${path}/requests/${items[0]?.memberId}`, { answer: 'accepted', words: null });
    const out = await say(paul, `POST ${path}/leave`, { wordsTakenOut: true });
    const after = await read<CommunityThreadList>(claire, `${path}/comments`, out);
    expect(JSON.stringify(after)).not.toContain('Une phrase de trop.');
    expect(after.items[0]?.comment).toMatchObject({ state: 'deleted', words: null });
  });

  it('answers an old link, and whom it blocked, as absent', async () => {
    const invite = await inviteOf();
    const asked = await say(lina, `POST ${path}/join`, { invite, words: null });
    const { items } = await read<JoinRequestList>(claire, `${path}/requests`, asked);
    const blocked = await say(claire, `PUT ${path}/members/${items[0]?.memberId}/block`, {});
    expect(codeOf(await readAfter(server)(lina, `/api/client/community-invites/${invite}`, blocked))).toBe(
      'community.not-found',
    );
    expect(codeOf(await say(lina, `POST ${path}/join`, { invite, words: null }))).toBe('community.not-found');
    const list = await read<CommunityMemberList>(claire, `${path}/members?blocked=true`, blocked);
    expect(list.items).toMatchObject([{ firstname: 'lina', role: 'blocked' }]);
    const replaced = await say(claire, `POST ${path}/invite`, {});
    expect(codeOf(await readAfter(server)(paul, `/api/client/community-invites/${invite}`, replaced))).toBe(
      'community.not-found',
    );
    expect(codeOf(await say(paul, `POST ${path}/join`, { invite, words: null }))).toBe('community.not-found');
  });
});
