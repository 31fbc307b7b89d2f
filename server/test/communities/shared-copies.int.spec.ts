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
import { codeOf, openSettings, openTestCommunity, type TestCommunity } from './community.fixtures.ts';

const described = { name: 'Club d’aviron', purpose: 'Ramer ensemble.' };

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;
let lina: SignedInClient;

let club: TestCommunity;

const list = (client: SignedInClient, after: Answer) => club.read<unknown>(client, '/copies', after);
const think = (content: string, isPrivate = false) => club.think(paul, content, isPrivate);
const share = async (sourceId: string, changed: object = {}) => {
  const { copyId, ...answer } = await club.share(paul, sourceId, changed);
  return { copyId, answer };
};

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  lina = await registerTestClient(server, 'lina');
  club = await openTestCommunity(server, claire, { settings: openSettings, described });
  await club.ask(paul);
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
    const edited = await club.say(paul, `PUT /api/client/thoughts/${thoughtId}`, { content: 'Autre chose.' });
    const whole = await club.read<SharedCopyDetail>(claire, `/copies/${copyId}`, edited);
    expect(whole.parts).toEqual([{ kind: 'paragraph', text: 'Brouillard. On ramait à l’oreille.' }]);
    expect(JSON.stringify(whole)).not.toContain(thoughtId);
    expect(JSON.stringify(whole)).not.toContain(paul.userId);
    const { url } = (await club.say(paul, 'POST /api/client/export')).body as Readonly<{ url: string }>;
    expect((await sendRequest(server, `GET ${url}`)).text).toContain('"community": "Club d’aviron"');
    expect(codeOf(await club.say(lina, `GET ${club.path}/copies`))).toBe('community.not-allowed');
    expect(codeOf(await club.say(lina, `GET ${club.path}/copies/${copyId}`))).toBe('community.not-allowed');
    expect(codeOf(await club.say(claire, `DELETE ${club.path}/copies/${copyId}`))).toBe('community.copy-not-found');
    const withdrawn = await club.say(paul, `DELETE ${club.path}/copies/${copyId}`);
    expect(codeOf(await readAfter(server)(claire, `${club.path}/copies/${copyId}`, withdrawn))).toBe(
      'community.copy-not-found',
    );
    expect(await list(claire, withdrawn)).toMatchObject({ items: [] });
  });

  it('takes nothing of another, and nothing private that was not agreed to', async () => {
    const secret = await think('Je ne l’ai dit à personne.', true);
    expect(codeOf((await share(secret)).answer)).toBe('community.copy-empty');
    const body = { copyId: systemIds.next(), kind: 'thought', sourceId: secret, withPrivate: true, publicly: false };
    expect(codeOf(await club.say(claire, `POST ${club.path}/copies`, body))).toBe('community.source-not-found');
    const { answer, copyId } = await share(secret, { withPrivate: true });
    expect(await list(claire, answer)).toMatchObject({ items: [{ copyId, beginning: 'Je ne l’ai dit à personne.' }] });
    const erased = await club.say(paul, `DELETE /api/client/thoughts/${secret}`);
    expect(await list(claire, erased)).toMatchObject({ items: [] });
    expect(codeOf(await readAfter(server)(claire, `${club.path}/copies/${copyId}`, erased))).toBe(
      'community.copy-not-found',
    );
  });

  it('goes with its story, and comes back with it', async () => {
    const [storyId, copyId] = [systemIds.next(), systemIds.next()];
    const begun = await club.say(paul, 'POST /api/client/stories', {
      storyId,
      title: 'Le huit',
      thoughtIds: [await think('Huit personnes.')],
    });
    await readAfter(server)(paul, `/api/client/stories/${storyId}`, begun);
    const body = { copyId, kind: 'story', sourceId: storyId, withPrivate: false, publicly: false };
    const shared = await club.say(paul, `POST ${club.path}/copies`, body);
    expect(await list(claire, shared)).toMatchObject({ items: [{ copyId, kind: 'story', title: 'Le huit' }] });
    const deleted = await club.say(paul, `DELETE /api/client/stories/${storyId}`);
    expect(await list(claire, deleted)).toMatchObject({ items: [] });
    const restored = await club.say(paul, `POST /api/client/stories/${storyId}/restore`);
    expect(await list(claire, restored)).toMatchObject({ items: [{ copyId }] });
    await club.say(paul, `DELETE ${club.path}/copies/${copyId}`);
  });

  it('stands first once the team pins it, and takes comments of its own', async () => {
    const { copyId, answer } = await share(await think('Ma fille est montée à ma place.'));
    await list(claire, answer);
    expect(codeOf(await club.say(paul, `PUT ${club.path}/pin`, { copyId }))).toBe('community.not-allowed');
    const pinned = await club.say(claire, `PUT ${club.path}/pin`, { copyId });
    expect(await list(paul, pinned)).toMatchObject({ pinned: { copyId, pinned: true }, items: [] });

    const commentId = systemIds.next();
    const about = { commentId, parentId: null, copyId, words: 'C’était moi, le rire.' };
    const written = await club.say(claire, `POST ${club.path}/comments`, about);
    const reply = { commentId: systemIds.next(), parentId: commentId, words: 'Retrouvée.' };
    const replied = await club.say(paul, `POST ${club.path}/comments`, reply);
    expect([written.status, replied.status]).toEqual([200, 200]);
    expect(await club.read<CommunityThreadList>(paul, `/copies/${copyId}/comments`, replied)).toMatchObject({
      items: [{ comment: { words: 'C’était moi, le rire.' }, replies: [{ words: 'Retrouvée.' }] }],
    });
    expect(await club.read<CommunityThreadList>(paul, `/comments`, replied)).toMatchObject({ items: [] });
    expect(await list(paul, replied)).toMatchObject({ pinned: { comments: 2 } });

    const withdrawn = await club.say(paul, `DELETE ${club.path}/copies/${copyId}`);
    expect(await list(claire, withdrawn)).toMatchObject({ pinned: null });
    expect(codeOf(await readAfter(server)(claire, `${club.path}/copies/${copyId}/comments`, withdrawn))).toBe(
      'community.copy-not-found',
    );
    expect(
      codeOf(await club.say(claire, `POST ${club.path}/comments`, { ...reply, commentId: systemIds.next() })),
    ).toBe('community.copy-not-found');
  });

  it('is hidden by the team, or by an administrator once reported', async () => {
    const { copyId, answer } = await share(await think('Une phrase à signaler.'));
    await list(claire, answer);
    const hidden = await club.say(claire, `PUT ${club.path}/copies/${copyId}/hidden`, { hidden: true });
    expect(await list(paul, hidden)).toMatchObject({ items: [{ copyId, state: 'hidden' }] });
    await club.say(claire, `PUT ${club.path}/copies/${copyId}/hidden`, { hidden: false });
    expect(codeOf(await club.say(paul, `PUT ${club.path}/copies/${copyId}/report`, { reason: 'other' }))).toBe(
      'comment-report.own',
    );
    const reported = await club.say(claire, `PUT ${club.path}/copies/${copyId}/report`, { reason: 'other' });
    expect((await readAfter(server)(alix, '/api/admin/inbox', reported)).body).toMatchObject({
      items: [{ kind: 'shared-copy', published: { place: 'Club d’aviron' } }],
    });
    const opened = await sendRequest(server, `GET /api/admin/comments/shared-copy.${copyId}`, { token: alix.token });
    // With a title before them where the thought has been understood already.
    expect(opened.body).toMatchObject({
      published: { words: expect.stringContaining('Une phrase à signaler.'), answered: null },
    });
    const decided = await sendRequest(server, `PUT /api/admin/comments/shared-copy.${copyId}/decision`, {
      token: alix.token,
      body: { decision: 'hide', reason: 'other', word: null },
    });
    expect(await list(claire, decided)).toMatchObject({ items: [{ copyId, state: 'hidden' }] });
    const entered = await club.say(lina, `POST ${club.path}/join`, { invite: null, words: null });
    expect(await list(lina, entered)).toMatchObject({ items: [] });
    await club.say(paul, `DELETE ${club.path}/copies/${copyId}`);
  });

  it('stays without a name when its author leaves, or goes with them', async () => {
    const { copyId, answer } = await share(await think('On se reverra.'));
    await list(claire, answer);
    const left = await club.say(paul, `POST ${club.path}/leave`, { wordsTakenOut: false });
    expect(await list(claire, left)).toMatchObject({
      items: [{ copyId, author: { firstname: null, role: 'former' } }],
    });
    await club.say(paul, `POST ${club.path}/join`, { invite: null, words: null });
    const out = await club.say(paul, `POST ${club.path}/leave`, { wordsTakenOut: true });
    expect(await list(claire, out)).toMatchObject({ items: [] });
    expect(codeOf(await club.say(claire, `PUT ${club.path}/pin`, { copyId }))).toBe('community.copy-not-found');
    const members = await club.read<CommunityMemberList>(claire, `/members`, out);
    expect(members.items.map(({ firstname }) => firstname)).toEqual(['claire', 'lina']);
  });
});
