import type { CommunityMemberList, CommunityThreadList } from '@ecrin/contracts/community/community.ts';
import type { SharedCopyDetail } from '@ecrin/contracts/community/shared-copy.ts';
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

const settings = {
  visibility: 'public',
  joinCondition: 'open',
  rules: { permission: 'members', maxLength: 120, editMinutes: 15, replyDepth: 2 },
};
const communityId = systemIds.next();
const path = `/api/client/communities/${communityId}`;
const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;
let lina: SignedInClient;

const say = (client: SignedInClient, request: string, body?: unknown) =>
  sendRequest(server, request, { token: client.token, ...(body === undefined ? {} : { body }) });
const read = async <Body>(client: SignedInClient, where: string, after: Answer): Promise<Body> =>
  (await readAfter(server)(client, where, after)).body as Body;
const list = (client: SignedInClient, after: Answer) => read<unknown>(client, `${path}/copies`, after);
const code = (answer: Answer) => (answer.body as Readonly<{ code?: string }>).code ?? answer.status;

const think = async (content: string, isPrivate = false): Promise<string> => {
  const thoughtId = systemIds.next();
  let kept = await say(paul, 'POST /api/client/thoughts', { thoughtId, content, ...moment });
  if (isPrivate) kept = await say(paul, `PUT /api/client/thoughts/${thoughtId}`, { private: true });
  await read(paul, `/api/client/thoughts/${thoughtId}`, kept);
  await read(paul, '/api/client/thoughts', kept);
  return thoughtId;
};
const share = async (sourceId: string, changed: object = {}) => {
  const copyId = systemIds.next();
  const body = { copyId, kind: 'thought', sourceId, withPrivate: false, publicly: false, ...changed };
  return { copyId, answer: await say(paul, `POST ${path}/copies`, body) };
};

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  lina = await registerTestClient(server, 'lina');
  await say(claire, 'POST /api/client/communities', {
    communityId,
    name: 'Club d’aviron',
    purpose: 'Ramer ensemble.',
    settings,
  });
  await say(paul, `POST ${path}/join`, { invite: null, words: null });
});
afterAll(() => server.remove());

describe('a copy of a thought or a story in a community', () => {
  it('is read by members, stays as it was, and leaves the original alone', async () => {
    const thoughtId = await think('Brouillard. On ramait à l’oreille.');
    const { copyId, answer } = await share(thoughtId);
    expect(answer.status).toBe(200);
    expect(await list(claire, answer)).toMatchObject({
      pinned: null,
      items: [
        { copyId, kind: 'thought', beginning: 'Brouillard. On ramait à l’oreille.', author: { firstname: 'paul' } },
      ],
    });
    const edited = await say(paul, `PUT /api/client/thoughts/${thoughtId}`, { content: 'Autre chose.' });
    const whole = await read<SharedCopyDetail>(claire, `${path}/copies/${copyId}`, edited);
    expect(whole.parts).toEqual([{ kind: 'paragraph', text: 'Brouillard. On ramait à l’oreille.' }]);
    expect(JSON.stringify(whole)).not.toContain(thoughtId);
    expect(JSON.stringify(whole)).not.toContain(paul.userId);
    const { url } = (await say(paul, 'POST /api/client/export')).body as Readonly<{ url: string }>;
    expect((await sendRequest(server, `GET ${url}`)).text).toContain('"community": "Club d’aviron"');
    expect(code(await say(lina, `GET ${path}/copies`))).toBe('community.not-allowed');
    expect(code(await say(lina, `GET ${path}/copies/${copyId}`))).toBe('community.not-allowed');
    expect(code(await say(claire, `DELETE ${path}/copies/${copyId}`))).toBe('community.copy-not-found');
    const withdrawn = await say(paul, `DELETE ${path}/copies/${copyId}`);
    expect(code(await readAfter(server)(claire, `${path}/copies/${copyId}`, withdrawn))).toBe(
      'community.copy-not-found',
    );
    expect(await list(claire, withdrawn)).toMatchObject({ items: [] });
  });

  it('takes nothing of another, and nothing private that was not agreed to', async () => {
    const secret = await think('Je ne l’ai dit à personne.', true);
    expect(code((await share(secret)).answer)).toBe('community.copy-empty');
    const body = { copyId: systemIds.next(), kind: 'thought', sourceId: secret, withPrivate: true, publicly: false };
    expect(code(await say(claire, `POST ${path}/copies`, body))).toBe('community.source-not-found');
    const { answer, copyId } = await share(secret, { withPrivate: true });
    expect(await list(claire, answer)).toMatchObject({ items: [{ copyId, beginning: 'Je ne l’ai dit à personne.' }] });
    const erased = await say(paul, `DELETE /api/client/thoughts/${secret}`);
    expect(await list(claire, erased)).toMatchObject({ items: [] });
    expect(code(await readAfter(server)(claire, `${path}/copies/${copyId}`, erased))).toBe('community.copy-not-found');
  });

  it('goes with its story, and comes back with it', async () => {
    const [storyId, copyId] = [systemIds.next(), systemIds.next()];
    const begun = await say(paul, 'POST /api/client/stories', {
      storyId,
      title: 'Le huit',
      thoughtIds: [await think('Huit personnes.')],
    });
    await read(paul, `/api/client/stories/${storyId}`, begun);
    const body = { copyId, kind: 'story', sourceId: storyId, withPrivate: false, publicly: false };
    const shared = await say(paul, `POST ${path}/copies`, body);
    expect(await list(claire, shared)).toMatchObject({ items: [{ copyId, kind: 'story', title: 'Le huit' }] });
    const deleted = await say(paul, `DELETE /api/client/stories/${storyId}`);
    expect(await list(claire, deleted)).toMatchObject({ items: [] });
    const restored = await say(paul, `POST /api/client/stories/${storyId}/restore`);
    expect(await list(claire, restored)).toMatchObject({ items: [{ copyId }] });
    await say(paul, `DELETE ${path}/copies/${copyId}`);
  });

  it('stands first once the team pins it, and takes comments of its own', async () => {
    const { copyId, answer } = await share(await think('Ma fille est montée à ma place.'));
    await list(claire, answer);
    expect(code(await say(paul, `PUT ${path}/pin`, { copyId }))).toBe('community.not-allowed');
    const pinned = await say(claire, `PUT ${path}/pin`, { copyId });
    expect(await list(paul, pinned)).toMatchObject({ pinned: { copyId, pinned: true }, items: [] });

    const commentId = systemIds.next();
    const about = { commentId, parentId: null, copyId, words: 'C’était moi, le rire.' };
    const written = await say(claire, `POST ${path}/comments`, about);
    const reply = { commentId: systemIds.next(), parentId: commentId, words: 'Retrouvée.' };
    const replied = await say(paul, `POST ${path}/comments`, reply);
    expect([written.status, replied.status]).toEqual([200, 200]);
    expect(await read<CommunityThreadList>(paul, `${path}/copies/${copyId}/comments`, replied)).toMatchObject({
      items: [{ comment: { words: 'C’était moi, le rire.' }, replies: [{ words: 'Retrouvée.' }] }],
    });
    expect(await read<CommunityThreadList>(paul, `${path}/comments`, replied)).toMatchObject({ items: [] });
    expect(await list(paul, replied)).toMatchObject({ pinned: { comments: 2 } });

    const withdrawn = await say(paul, `DELETE ${path}/copies/${copyId}`);
    expect(await list(claire, withdrawn)).toMatchObject({ pinned: null });
    expect(code(await readAfter(server)(claire, `${path}/copies/${copyId}/comments`, withdrawn))).toBe(
      'community.copy-not-found',
    );
    expect(code(await say(claire, `POST ${path}/comments`, { ...reply, commentId: systemIds.next() }))).toBe(
      'community.copy-not-found',
    );
  });

  it('is hidden by the team, or by an administrator once reported', async () => {
    const { copyId, answer } = await share(await think('Une phrase à signaler.'));
    await list(claire, answer);
    const hidden = await say(claire, `PUT ${path}/copies/${copyId}/hidden`, { hidden: true });
    expect(await list(paul, hidden)).toMatchObject({ items: [{ copyId, state: 'hidden' }] });
    await say(claire, `PUT ${path}/copies/${copyId}/hidden`, { hidden: false });
    expect(code(await say(paul, `PUT ${path}/copies/${copyId}/report`, { reason: 'other' }))).toBe(
      'comment-report.own',
    );
    const reported = await say(claire, `PUT ${path}/copies/${copyId}/report`, { reason: 'other' });
    expect((await readAfter(server)(alix, '/api/admin/comments', reported)).body).toMatchObject({
      // With a title before them where the thought has been understood already.
      items: [
        {
          kind: 'shared-copy',
          published: { words: expect.stringContaining('Une phrase à signaler.'), place: 'Club d’aviron' },
        },
      ],
    });
    const decided = await sendRequest(server, `PUT /api/admin/comments/shared-copy.${copyId}/decision`, {
      token: alix.token,
      body: { decision: 'hide', reason: 'other', word: null },
    });
    expect(await list(claire, decided)).toMatchObject({ items: [{ copyId, state: 'hidden' }] });
    const entered = await say(lina, `POST ${path}/join`, { invite: null, words: null });
    expect(await list(lina, entered)).toMatchObject({ items: [] });
    await say(paul, `DELETE ${path}/copies/${copyId}`);
  });

  it('stays without a name when its author leaves, or goes with them', async () => {
    const { copyId, answer } = await share(await think('On se reverra.'));
    await list(claire, answer);
    const left = await say(paul, `POST ${path}/leave`, { wordsTakenOut: false });
    expect(await list(claire, left)).toMatchObject({
      items: [{ copyId, author: { firstname: null, role: 'former' } }],
    });
    await say(paul, `POST ${path}/join`, { invite: null, words: null });
    const out = await say(paul, `POST ${path}/leave`, { wordsTakenOut: true });
    expect(await list(claire, out)).toMatchObject({ items: [] });
    expect(code(await say(claire, `PUT ${path}/pin`, { copyId }))).toBe('community.copy-not-found');
    const members = await read<CommunityMemberList>(claire, `${path}/members`, out);
    expect(members.items.map(({ firstname }) => firstname)).toEqual(['claire', 'lina']);
  });
});
