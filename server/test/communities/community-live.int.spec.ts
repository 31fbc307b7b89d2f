import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { registerTestClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { communitySettings, describedCommunity, openTestCommunity, type TestCommunity } from './community.fixtures.ts';

type Notice = Readonly<{ communityId: string; part: string; position: number }>;
type Page = Readonly<{ notices: Notice[]; parts: () => string[]; socket: Socket }>;

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;
let lina: SignedInClient;
let choir: TestCommunity;
let paulId: string;
const open: Socket[] = [];

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  lina = await registerTestClient(server, 'lina');
});
beforeEach(async () => {
  choir = await openTestCommunity(server, claire);
  paulId = await choir.enter(paul, 'paul');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => server.remove());

/** A page of the community, open from now on. */
const openPage = async ({ token, userId }: SignedInClient, communityId = choir.communityId): Promise<Page> => {
  const socket = io(server.url, { auth: { token }, reconnection: false, transports: ['websocket'] });
  open.push(socket);
  const ready = new Promise((resolve) => {
    socket.once('initOk', resolve);
  });
  socket.emit('init', { userId, accountType: 'client', businessId: null });
  await ready;
  const notices: Notice[] = [];
  socket.on('community-changed', (notice: Notice) => notices.push(notice));
  expect(await socket.emitWithAck('watch-community', communityId)).toBe(true);
  return { notices, parts: () => notices.map(({ part }) => part), socket };
};

describe('an open page of a community', () => {
  it('is told of a comment, an edit and a hide, by ids alone', async () => {
    const [own, other] = [await openPage(claire), await openPage(paul)];
    const { commentId, body } = await choir.write(paul, 'C’était moi, le rire.');
    const { position } = body as Notice;
    const notice = { communityId: choir.communityId, part: 'comments', position };
    await expect.poll(() => [own.notices.at(-1), other.notices.at(-1)]).toEqual([notice, notice]);
    await choir.say(paul, `PUT ${choir.path}/comments/${commentId}`, { words: 'Le rire, c’était moi.' });
    const hidden = await choir.say(claire, `PUT ${choir.path}/comments/${commentId}/hidden`, { hidden: true });
    const after = (hidden.body as Notice).position;
    await expect.poll(() => [own, other].map(({ notices }) => notices.at(-1)?.position)).toEqual([after, after]);
    expect(new Set([...own.parts(), ...other.parts()])).toEqual(new Set(['comments']));
  });

  it('is told of what an administrator hides', async () => {
    const { commentId } = await choir.write(paul, 'Une phrase à signaler.');
    await choir.say(claire, `PUT ${choir.path}/comments/${commentId}/report`, { reason: 'other' });
    const page = await openPage(claire);
    await sendRequest(server, `PUT /api/admin/comments/comment.${commentId}/decision`, {
      token: alix.token,
      body: { decision: 'hide', reason: 'other', word: null },
    });
    await expect.poll(page.parts).toEqual(['comments']);
  });

  it('is told of people and settings; of requests and of the link only for owner and team', async () => {
    const [own, member] = [await openPage(claire), await openPage(paul)];
    await choir.ask(lina);
    await choir.say(claire, `POST ${choir.path}/invite`, {});
    await expect.poll(own.parts).toEqual(['requests', 'requests']);
    await choir.say(claire, `PUT ${choir.path}/members/${paulId}/role`, { role: 'team' });
    await expect.poll(member.parts).toEqual(['people']);
    await choir.say(lina, `DELETE ${choir.path}/join`, {});
    await expect.poll(member.parts).toEqual(['people', 'requests']);
    await choir.say(claire, `PUT ${choir.path}`, { ...describedCommunity, name: 'Chœur', settings: communitySettings });
    await expect.poll(member.parts).toEqual(['people', 'requests', 'settings']);
    await choir.say(claire, `DELETE ${choir.path}`, {});
    await expect.poll(member.parts).toEqual(['people', 'requests', 'settings', 'settings']);
  });

  it('is told of a text that is shared', async () => {
    const thoughtId = systemIds.next();
    await choir.say(paul, 'POST /api/client/thoughts', {
      thoughtId,
      content: 'On se reverra jeudi.',
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
    });
    const page = await openPage(claire);
    const body = { copyId: systemIds.next(), kind: 'thought', sourceId: thoughtId, withPrivate: true, publicly: false };
    expect((await choir.say(paul, `POST ${choir.path}/copies`, body)).text).toContain('position');
    await expect.poll(page.parts).toEqual(['copies']);
  });

  it('of somebody removed is told nothing more, and again once they are back', async () => {
    const [own, removed] = [await openPage(claire), await openPage(paul)];
    const models: unknown[] = [];
    removed.socket.on('read-model-changed', ({ model }: Readonly<{ model: unknown }>) => models.push(model));
    await choir.say(claire, `PUT ${choir.path}/members/${paulId}/block`, {});
    await choir.write(claire, 'Entre nous.');
    await expect.poll(() => models).toContain('community-member');
    await expect.poll(own.parts).toContain('comments');
    await choir.write(claire, 'Et encore.');
    await expect.poll(() => own.parts().filter((part) => part === 'comments').length).toBeGreaterThan(1);
    expect(removed.notices).toEqual([]);

    await choir.say(claire, `DELETE ${choir.path}/members/${paulId}/block`, {});
    await choir.enter(paul, 'paul');
    await choir.write(claire, 'De retour.');
    await expect.poll(removed.parts).toContain('comments');
  });

  it('tells a stranger nothing, and answers the same for a community that does not exist', async () => {
    const [own, stranger] = [await openPage(claire), await openPage(lina)];
    await openPage(lina, systemIds.next());
    await choir.write(paul, 'Pour les membres.');
    await expect.poll(own.parts).toEqual(['comments']);
    expect(stranger.notices).toEqual([]);
  });

  it('is one of eight at most on a socket, and is no longer told once it is left', async () => {
    const { socket, notices } = await openPage(claire);
    const further = await Promise.all(
      Array.from({ length: 8 }, () => socket.emitWithAck('watch-community', systemIds.next())),
    );
    expect(further).toEqual([true, true, true, true, true, true, true, false]);
    expect(await socket.emitWithAck('watch-community', 'not an id')).toBe(false);
    socket.emit('unwatch-community', choir.communityId);
    expect(await socket.emitWithAck('watch-community', systemIds.next())).toBe(true);
    const other = await openPage(paul);
    await choir.write(paul, 'Personne ne regarde.');
    await expect.poll(other.parts).toEqual(['comments']);
    expect(notices).toEqual([]);
  });
});
