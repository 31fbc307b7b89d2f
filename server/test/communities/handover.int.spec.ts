import type { CommunityDetail, CommunityMemberList } from '@ecrin/contracts/community/community.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer, type EnrolledAdmin } from '#test/admin/admin.fixtures.ts';
import { createTestOrganization, readAfter } from '#test/inbox/inbox.fixtures.ts';
import { registerTestClient, type Answer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  codeOf,
  describedCommunity,
  openSettings,
  openTestCommunity,
  type TestCommunity,
} from './community.fixtures.ts';

let server: TestServer;
let alix: EnrolledAdmin;
let claire: SignedInClient;
let paul: SignedInClient;

let choir: TestCommunity;

const readAs = async <Body>({ token }: EnrolledAdmin, where: string, after: Answer): Promise<Body> =>
  (await readAfter(server)({ token }, where, after)).body as Body;

beforeAll(async () => {
  server = await startAdminServer({ ROLES: 'api,projections,workflows' });
  alix = await firstSuperadmin(server);
  claire = await registerTestClient(server, 'claire');
  paul = await registerTestClient(server, 'paul');
  choir = await openTestCommunity(server, claire, { settings: openSettings });
});
afterAll(() => server.remove());

describe('a community of an organisation', () => {
  it('is assigned by its id, with figures, and its name only while it is public', async () => {
    const { id, ...created } = await createTestOrganization(server, alix);
    expect(created.status).toBe(200);
    const ofIt = `/api/admin/organizations/${id}/communities`;
    const assigned = await choir.say(alix, `PUT ${ofIt}/${choir.communityId}`, {});
    expect(await readAs(alix, ofIt, assigned)).toMatchObject({
      items: [
        {
          communityId: choir.communityId,
          name: 'Chœur du jeudi',
          visibility: 'public',
          status: 'open',
          members: 1,
          copies: 0,
        },
      ],
    });
    const hidden = await choir.set({ visibility: 'private' });
    const masked = await readAfter(server)(alix, ofIt, hidden);
    expect(masked.body).toMatchObject({
      items: [{ communityId: choir.communityId, name: null, visibility: 'private' }],
    });
    expect(masked.text).not.toContain('répétitions');
    await choir.set({});
    expect(codeOf(await choir.say(alix, `PUT ${ofIt}/${systemIds.next()}`, {}))).toBe('community.not-found');
    const released = await choir.say(alix, `DELETE ${ofIt}/${choir.communityId}`);
    expect(await readAs(alix, ofIt, released)).toMatchObject({ items: [] });
    const history = await readAs<object>(alix, `/api/admin/organizations/${id}/history`, released);
    expect(history).toMatchObject({ items: [{ change: 'community-released' }, { change: 'community-assigned' }, {}] });
  });
});

describe('handing over a community', () => {
  it('makes somebody of the team its owner, with words of their own, and leaves the owner before in the team', async () => {
    const joined = await choir.say(paul, `POST ${choir.path}/join`, { invite: null, words: null });
    const { items } = await choir.read<CommunityMemberList>(claire, `/members`, joined);
    const memberId = items.find(({ role }) => role === 'member')?.memberId;
    expect(codeOf(await choir.say(claire, `PUT ${choir.path}/handover`, { memberId }))).toBe(
      'community.handover-not-team',
    );
    await choir.say(claire, `PUT ${choir.path}/members/${memberId}/role`, { role: 'team' });
    expect(codeOf(await choir.say(paul, `POST ${choir.path}/handover/acceptance`))).toBe(
      'community.handover-not-offered',
    );
    expect(codeOf(await choir.say(paul, `PUT ${choir.path}/handover`, { memberId }))).toBe('community.not-allowed');
    expect(codeOf(await choir.say(claire, `POST ${choir.path}/leave`, { wordsTakenOut: false }))).toBe(
      'community.owner-stays',
    );

    const offered = await choir.say(claire, `PUT ${choir.path}/handover`, { memberId });
    expect((await choir.read<CommunityDetail>(paul, '', offered)).handover).toEqual({ firstname: 'paul', toYou: true });
    const taken = await choir.say(paul, `POST ${choir.path}/handover/acceptance`);
    expect(taken.status).toBe(200);
    expect(await choir.read<CommunityDetail>(paul, '', taken)).toMatchObject({
      ...describedCommunity,
      owner: 'paul',
      standing: 'owner',
      can: { manage: true },
      handover: null,
    });
    expect(await choir.read<CommunityDetail>(claire, '', taken)).toMatchObject({
      standing: 'team',
      can: { manage: false, moderate: true },
    });
    expect(codeOf(await choir.say(claire, `DELETE ${choir.path}`))).toBe('community.not-found');
    expect(codeOf(await choir.say(paul, `POST ${choir.path}/leave`, { wordsTakenOut: false }))).toBe(
      'community.owner-stays',
    );
    const edited = await choir.say(paul, `PUT ${choir.path}`, {
      ...describedCommunity,
      purpose: 'Chanter le jeudi.',
      settings: openSettings,
    });
    expect(edited.status).toBe(200);
  });
});
