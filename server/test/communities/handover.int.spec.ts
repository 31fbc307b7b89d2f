import type { CommunityDetail, CommunityMemberList } from '@ecrin/contracts/community/community.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { createTestOrganization, readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const communityId = systemIds.next();
const path = `/api/client/communities/${communityId}`;
const described = { name: 'Chœur du jeudi', purpose: 'Chanter ensemble.' };
const settings = {
  visibility: 'public',
  joinCondition: 'open',
  rules: { permission: 'members', maxLength: 120, editMinutes: 15, replyDepth: 1 },
};

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;

const say = (client: Readonly<{ token: string }>, request: string, body?: unknown) =>
  sendRequest(server, request, { token: client.token, ...(body === undefined ? {} : { body }) });
const read = async <Body>(client: Readonly<{ token: string }>, where: string, after: Answer): Promise<Body> =>
  (await readAfter(server)(client, where, after)).body as Body;
const code = (answer: Answer) => (answer.body as Readonly<{ code?: string }>).code ?? answer.status;

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  await say(claire, 'POST /api/client/communities', { communityId, ...described, settings });
});
afterAll(() => server.remove());

describe('a community of an organisation', () => {
  it('is assigned by its id, with figures, and its name only while it is public', async () => {
    const { id, ...created } = await createTestOrganization(server, alix);
    expect(created.status).toBe(200);
    const ofIt = `/api/admin/organizations/${id}/communities`;
    const assigned = await say(alix, `PUT ${ofIt}/${communityId}`, {});
    expect(await read(alix, ofIt, assigned)).toMatchObject({
      items: [{ communityId, name: 'Chœur du jeudi', visibility: 'public', status: 'open', members: 1, copies: 0 }],
    });
    const hidden = await say(claire, `PUT ${path}`, { ...described, settings: { ...settings, visibility: 'private' } });
    const masked = await readAfter(server)(alix, ofIt, hidden);
    expect(masked.body).toMatchObject({ items: [{ communityId, name: null, visibility: 'private' }] });
    expect(masked.text).not.toContain('Chanter');
    await say(claire, `PUT ${path}`, { ...described, settings });
    expect(code(await say(alix, `PUT ${ofIt}/${systemIds.next()}`, {}))).toBe('community.not-found');
    const released = await say(alix, `DELETE ${ofIt}/${communityId}`);
    expect(await read(alix, ofIt, released)).toMatchObject({ items: [] });
    const history = await read<object>(alix, `/api/admin/organizations/${id}/history`, released);
    expect(history).toMatchObject({ items: [{ change: 'community-released' }, { change: 'community-assigned' }, {}] });
  });
});

describe('handing over a community', () => {
  it('makes somebody of the team its owner, with words of their own, and leaves the owner before in the team', async () => {
    const joined = await say(paul, `POST ${path}/join`, { invite: null, words: null });
    const { items } = await read<CommunityMemberList>(claire, `${path}/members`, joined);
    const memberId = items.find(({ role }) => role === 'member')?.memberId;
    expect(code(await say(claire, `PUT ${path}/handover`, { memberId }))).toBe('community.handover-not-team');
    await say(claire, `PUT ${path}/members/${memberId}/role`, { role: 'team' });
    expect(code(await say(paul, `POST ${path}/handover/acceptance`))).toBe('community.handover-not-offered');
    expect(code(await say(paul, `PUT ${path}/handover`, { memberId }))).toBe('community.not-allowed');
    expect(code(await say(claire, `POST ${path}/leave`, { wordsTakenOut: false }))).toBe('community.owner-stays');

    const offered = await say(claire, `PUT ${path}/handover`, { memberId });
    expect((await read<CommunityDetail>(paul, path, offered)).handover).toEqual({ firstname: 'paul', toYou: true });
    const taken = await say(paul, `POST ${path}/handover/acceptance`);
    expect(taken.status).toBe(200);
    expect(await read<CommunityDetail>(paul, path, taken)).toMatchObject({
      ...described,
      owner: 'paul',
      standing: 'owner',
      can: { manage: true },
      handover: null,
    });
    expect(await read<CommunityDetail>(claire, path, taken)).toMatchObject({
      standing: 'team',
      can: { manage: false, moderate: true },
    });
    expect(code(await say(claire, `DELETE ${path}`))).toBe('community.not-found');
    expect(code(await say(paul, `POST ${path}/leave`, { wordsTakenOut: false }))).toBe('community.owner-stays');
    const edited = await say(paul, `PUT ${path}`, { ...described, purpose: 'Chanter le jeudi.', settings });
    expect(edited.status).toBe(200);
  });
});
