import { gzipSync } from 'node:zlib';
import type { CommunityDetail } from '@ecrin/contracts/community/community.ts';
import { referralCodeOf } from '@ecrin/domain/client/referral-code.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { brandFonts, fontNamesOf, fontsOf } from '#test/stories/page-fonts.fixtures.ts';
import { openSettings, openTestCommunity, type TestCommunity } from './community.fixtures.ts';

const described = { name: 'Club <d’aviron>', purpose: 'Ce qui se passe entre six et huit.' };
const settings = { ...openSettings, joinCondition: 'validation' };
const words = 'Huit personnes qui ne se connaissent pas.';

let server: TestServer;
let claire: SignedInClient;
let club: TestCommunity;
let publicPage: string;
let copyId: string;

const visit = (address: string) => sendRequest(server, `GET ${address}`);
/** Where the link that its owner hands on leads. */
const invitePath = async (): Promise<string> => `/c/${await club.invite()}`;
const withoutNonce = ({ text }: Answer) => text.replaceAll(/nonce="[^"]+"/gu, '');

beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  claire = await registerTestClient(server, 'claire');
  club = await openTestCommunity(server, claire, { settings, described });
  publicPage = `/c/${club.communityId.replaceAll('-', '')}`;
  ({ copyId } = await club.share(claire, await club.think(claire, words)));
  await club.say(claire, `PUT ${club.path}/pin`, { copyId });
});
afterAll(() => server.remove());

describe('a community as a visitor without an account sees it', () => {
  it('is its name and purpose, without a script, a cookie or the name of a member', async () => {
    const page = await visit(publicPage);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1 dir="auto">Club &lt;d’aviron&gt;</h1>');
    expect(page.text).toContain('Ce qui se passe entre six et huit.');
    expect(page.text).toContain(`/register?community=${publicPage.slice(3)}`);
    expect(page.text).not.toContain('<script');
    expect(page.text).not.toMatch(/claire/iu);
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src');
    expect(gzipSync(page.text).length).toBeLessThan(6_000);
  });

  it.each(['its own page', 'an invitation'])('is set in the two faces of Écrin: %s', async (which) => {
    const page = await visit(which === 'an invitation' ? await invitePath() : publicPage);
    expect(page.status).toBe(200);
    expect(fontNamesOf(page.text)).toEqual(brandFonts);
    for (const url of fontsOf(page.text)) expect((await visit(url)).status).toBe(200);
  });

  it('shows the pinned text only while its author agrees, and not once it is withdrawn', async () => {
    expect((await visit(publicPage)).text).not.toContain(words);
    await club.say(claire, `PUT ${club.path}/copies/${copyId}/publicity`, { publicly: true });
    expect((await visit(publicPage)).text).toContain(words);
    await club.say(claire, `PUT ${club.path}/copies/${copyId}/hidden`, { hidden: true });
    expect((await visit(publicPage)).text).not.toContain(words);
    await club.say(claire, `PUT ${club.path}/copies/${copyId}/hidden`, { hidden: false });
    await club.set({ visibility: 'private' });
    expect((await visit(publicPage)).text).not.toContain(words);
    await club.set({});
    expect((await visit(publicPage)).text).toContain(words);
    await club.say(claire, `DELETE ${club.path}/copies/${copyId}`);
    expect((await visit(publicPage)).text).not.toContain(words);
  });

  it('is listed by search engines only if its owner decides so', async () => {
    const before = await visit(publicPage);
    expect([before.headers.get('X-Robots-Tag'), before.text]).toEqual([
      'noindex, nofollow, noarchive',
      expect.stringContaining('noindex'),
    ]);
    await club.set({ indexed: true });
    const after = await visit(publicPage);
    expect(after.headers.get('X-Robots-Tag')).toBeNull();
    expect(after.text).not.toContain('noindex');
  });

  it('is not there when it is private, closed, replaced or invented, all alike', async () => {
    const invented = await visit(`/c/${systemIds.next().replaceAll('-', '')}`);
    const inviteLink = async () => {
      const settled = await club.set({ visibility: 'private', indexed: true });
      return (await club.read<CommunityDetail>(claire, '', settled)).inviteLink ?? '';
    };
    const link = new URL(await inviteLink());
    expect(link.searchParams.get('ref')).toBe(referralCodeOf(claire.userId));
    const invited = await visit(`${link.pathname}${link.search}`);
    expect([invited.status, invited.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow, noarchive']);
    // Its members’ own words stay out of previews, which others store.
    const head = invited.text.slice(0, invited.text.indexOf('<body'));
    expect(head).toContain('<title>Une invitation · Écrin</title>');
    expect(head).not.toMatch(/aviron|six et huit/u);
    expect(invited.text).toContain(`ref=${referralCodeOf(claire.userId)}`);

    const absent = [await visit(publicPage), await visit('/c/nothing'), await visit(`/c/${'a'.repeat(43)}`)];
    const replaced = await club.say(claire, `POST ${club.path}/invite`, {});
    await club.read(claire, '', replaced);
    absent.push(await visit(link.pathname));
    const current = new URL(await inviteLink());
    expect((await visit(current.pathname)).status).toBe(200);
    await club.say(claire, `DELETE ${club.path}`);
    absent.push(await visit(current.pathname));
    for (const answer of absent) {
      expect(answer.status).toBe(404);
      expect(withoutNonce(answer)).toBe(withoutNonce(invented));
      expect([...answer.headers.keys()].toSorted()).toEqual([...invented.headers.keys()].toSorted());
    }
  });
});
