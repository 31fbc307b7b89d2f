import { gzipSync } from 'node:zlib';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
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

const [communityId, copyId, thoughtId] = [systemIds.next(), systemIds.next(), systemIds.next()];
const path = `/api/client/communities/${communityId}`;
const described = { name: 'Club <d’aviron>', purpose: 'Ce qui se passe entre six et huit.' };
const settings = {
  visibility: 'public',
  joinCondition: 'validation',
  rules: { permission: 'members', maxLength: 120, editMinutes: 15, replyDepth: 1 },
};
const publicPage = `/c/${communityId.replaceAll('-', '')}`;

let server: TestServer;
let claire: SignedInClient;

const say = (client: SignedInClient, request: string, body?: unknown) =>
  sendRequest(server, request, { token: client.token, ...(body === undefined ? {} : { body }) });
const visit = (address: string) => sendRequest(server, `GET ${address}`);
const set = (changed: object) => say(claire, `PUT ${path}`, { ...described, settings: { ...settings, ...changed } });
const withoutNonce = ({ text }: Answer) => text.replaceAll(/nonce="[^"]+"/gu, '');
const words = 'Huit personnes qui ne se connaissent pas.';

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  claire = await registerTestClient(server, 'claire');
  const opened = await say(claire, 'POST /api/client/communities', { communityId, ...described, settings });
  await readAfter(server)(claire, path, opened);
  const kept = await say(claire, 'POST /api/client/thoughts', {
    thoughtId,
    content: words,
    occurredAt: '2026-01-01T10:00:00.000Z',
    timeZone: 'Europe/Paris',
  });
  await readAfter(server)(claire, '/api/client/thoughts', kept);
  const body = { copyId, kind: 'thought', sourceId: thoughtId, withPrivate: false, publicly: false };
  await say(claire, `POST ${path}/copies`, body);
  await say(claire, `PUT ${path}/pin`, { copyId });
});
afterAll(() => server.remove());

describe('a community as a visitor without an account sees it', () => {
  it('is its name and purpose, without a script, a cookie or the name of a member', async () => {
    const page = await visit(publicPage);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1>Club &lt;d’aviron&gt;</h1>');
    expect(page.text).toContain('Ce qui se passe entre six et huit.');
    expect(page.text).toContain(`/register?community=${publicPage.slice(3)}`);
    expect(page.text).not.toContain('<script');
    expect(page.text).not.toMatch(/claire/iu);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src');
    expect(gzipSync(page.text).length).toBeLessThan(6_000);
  });

  it('shows the pinned text only while its author agrees, and not once it is withdrawn', async () => {
    expect((await visit(publicPage)).text).not.toContain(words);
    await say(claire, `PUT ${path}/copies/${copyId}/publicity`, { publicly: true });
    expect((await visit(publicPage)).text).toContain(words);
    await say(claire, `PUT ${path}/copies/${copyId}/hidden`, { hidden: true });
    expect((await visit(publicPage)).text).not.toContain(words);
    await say(claire, `PUT ${path}/copies/${copyId}/hidden`, { hidden: false });
    await set({ visibility: 'private' });
    expect((await visit(publicPage)).text).not.toContain(words);
    await set({});
    expect((await visit(publicPage)).text).toContain(words);
    await say(claire, `DELETE ${path}/copies/${copyId}`);
    expect((await visit(publicPage)).text).not.toContain(words);
  });

  it('is listed by search engines only if its owner decides so', async () => {
    const before = await visit(publicPage);
    expect([before.headers.get('X-Robots-Tag'), before.text]).toEqual([
      'noindex, nofollow, noarchive',
      expect.stringContaining('noindex'),
    ]);
    await set({ indexed: true });
    const after = await visit(publicPage);
    expect(after.headers.get('X-Robots-Tag')).toBeNull();
    expect(after.text).not.toContain('noindex');
  });

  it('is not there when it is private, closed, replaced or invented, all alike', async () => {
    const invented = await visit(`/c/${systemIds.next().replaceAll('-', '')}`);
    const inviteLink = async () => {
      const settled = await set({ visibility: 'private', indexed: true });
      const { body } = await readAfter(server)(claire, path, settled);
      return (body as CommunityDetail).inviteLink ?? '';
    };
    const link = new URL(await inviteLink());
    expect(link.searchParams.get('ref')).toBe(referralCodeOf(claire.userId));
    const invited = await visit(`${link.pathname}${link.search}`);
    expect([invited.status, invited.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow, noarchive']);
    // Its members’ own words stay out of previews, which others store.
    const card = invited.text.match(/<meta property="og:[^>]+>/gu)?.join('');
    expect(card).not.toMatch(/aviron|six et huit/u);
    expect(invited.text).toContain(`ref=${referralCodeOf(claire.userId)}`);

    const absent = [await visit(publicPage), await visit('/c/nothing'), await visit(`/c/${'a'.repeat(43)}`)];
    const replaced = await say(claire, `POST ${path}/invite`, {});
    await readAfter(server)(claire, path, replaced);
    absent.push(await visit(link.pathname));
    const current = new URL(await inviteLink());
    expect((await visit(current.pathname)).status).toBe(200);
    await say(claire, `DELETE ${path}`);
    absent.push(await visit(current.pathname));
    for (const answer of absent) {
      expect(answer.status).toBe(404);
      expect(withoutNonce(answer)).toBe(withoutNonce(invented));
      expect([...answer.headers.keys()].toSorted()).toEqual([...invented.headers.keys()].toSorted());
    }
  });
});
