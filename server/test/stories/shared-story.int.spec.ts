import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '../server.fixtures.ts';
import { brandFonts, fontNamesOf, fontsOf } from './page-fonts.fixtures.ts';
import { storyActsOf } from './stories.fixtures.ts';

let server: TestServer;
let claire: ReturnType<typeof storyActsOf>;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  claire = storyActsOf(server, (await registerTestClient(server, 'claire')).token);
});
afterAll(() => server.remove());

const open = (path: string) => sendRequest(server, `GET ${path}`);
const give = (path: string, password: string) =>
  sendRequest(server, `POST ${path}`, {
    body: new URLSearchParams({ password }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
/** Without what differs in any two answers. */
const withoutNonce = (text: string): string => text.replaceAll(/nonce="[^"]+"/gu, '');
const bodyOf = ({ text }: Readonly<{ text: string }>): string => withoutNonce(text);
const written = async (...words: readonly string[]) => {
  const thoughtIds: string[] = [];
  for (const content of words) thoughtIds.push(await claire.write(content));
  return { thoughtIds, storyId: await claire.begin(thoughtIds) };
};

describe('the page of a shared story', () => {
  it('is read without an account, a script or a cookie', async () => {
    const { storyId } = await written('Les clés dehors.');
    const { path } = await claire.share(storyId);
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1 dir="auto">La corde bleue</h1>');
    expect(page.text).toContain('Les clés dehors.');
    expect(page.text).toContain('lang="fr"');
    expect(page.text).not.toContain('<script');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src');
  });

  it('weighs 50 kB at most with the fonts of its words, its titles and what Écrin says, which are served for a year', async () => {
    const { storyId } = await written('Les clés dehors.');
    const page = await open((await claire.share(storyId)).path);
    expect(fontNamesOf(page.text)).toEqual(brandFonts);
    let bytes = gzipSync(page.text).length;
    for (const url of fontsOf(page.text)) {
      const font = await fetch(server.url + url);
      expect([font.status, font.headers.get('Cache-Control')]).toEqual([200, 'max-age=31536000,immutable']);
      bytes += (await font.arrayBuffer()).byteLength;
    }
    expect(bytes).toBeLessThan(50_000);
    expect((await open('/pages/index.html')).status).toBe(404);
    expect((await open('/pages/..%2fpackage.json')).text).not.toContain('"name"');
  });

  it('answers a closed, an expired, a deleted and an invented address alike', async () => {
    const { storyId } = await written('Les clés dehors.');
    const [closed, expired, kept] = [
      await claire.share(storyId),
      await claire.share(storyId, { closesAt: new Date(server.now().getTime() + 60_000).toISOString() }),
      await claire.share(storyId),
    ];
    await claire.ask(`DELETE /api/client/stories/${storyId}/links/${closed.linkId}`);
    const invented = await open(`${kept.path.slice(0, -4)}AAAA`);
    expect([invented.status, (await open(closed.path)).status]).toEqual([404, 404]);
    expect((await open(expired.path)).status).toBe(200);
    server.advanceClock(61_000);
    const answers = [
      await open(closed.path),
      await open(expired.path),
      await open('/r/nothing'),
      await open(`/r/${'0'.repeat(32)}${'a'.repeat(43)}`),
    ];
    expect((await open(kept.path)).status).toBe(200);
    await claire.ask(`DELETE /api/client/stories/${storyId}`);
    for (const answer of [...answers, await open(kept.path)]) {
      expect(answer.status).toBe(404);
      expect(bodyOf(answer)).toBe(bodyOf(invented));
      expect([...answer.headers.keys()].toSorted()).toEqual([...invented.headers.keys()].toSorted());
    }
    await claire.ask(`POST /api/client/stories/${storyId}/restore`);
    expect((await open(kept.path)).status).toBe(200);
  });

  it('is closed for the next request, and never opens again', async () => {
    const { storyId } = await written('Les clés dehors.');
    const { linkId, path } = await claire.share(storyId);
    expect((await open(path)).status).toBe(200);
    await claire.ask(`DELETE /api/client/stories/${storyId}/links/${linkId}`);
    expect((await open(path)).status).toBe(404);
    const change = await claire.ask(`PUT /api/client/stories/${storyId}/links/${linkId}`, {
      withPrivate: true,
      closesAt: null,
    });
    expect(change.status).toBe(410);
  });

  it('follows later edits, or stays as it was', async () => {
    const { storyId, thoughtIds } = await written('Les clés dehors.');
    const [following, frozen] = [await claire.share(storyId), await claire.share(storyId, { following: false })];
    const [partId] = thoughtIds;
    await claire.ask(`PUT /api/client/stories/${storyId}/text`, {
      base: 1,
      title: 'Le lac',
      order: thoughtIds,
      changed: [{ partId, kind: 'paragraph', text: 'Au clou.', by: 'person', sources: thoughtIds, unsourced: [] }],
      removed: [],
    });
    expect((await open(following.path)).text).toContain('Au clou.');
    expect((await open(frozen.path)).text).toContain('Les clés dehors.');
    expect((await open(frozen.path)).text).not.toContain('Au clou.');
  });

  it('has no words of an erased thought, and none of a private one without agreement', async () => {
    const { storyId, thoughtIds } = await written('Les clés dehors.', 'Le lac.', 'La barque.');
    const links = [
      await claire.share(storyId),
      await claire.share(storyId, { following: false }),
      await claire.share(storyId, { withPrivate: true }),
    ];
    await claire.ask(`DELETE /api/client/thoughts/${thoughtIds[0]}`);
    await claire.ask(`PUT /api/client/thoughts/${thoughtIds[1]}`, { private: true });
    await vi.waitFor(async () => {
      const pages = await Promise.all(links.map(({ path }) => open(path)));
      expect(
        pages.map(({ text }) => ['Les clés', 'Le lac', 'La barque'].filter((words) => text.includes(words))),
      ).toEqual([['La barque'], ['La barque'], ['Le lac', 'La barque']]);
    });
  });

  it('shows a passage in previews, unless private thoughts may be in it', async () => {
    const { storyId } = await written('Les clés dehors.');
    const links = [await claire.share(storyId), await claire.share(storyId, { withPrivate: true })];
    const cards = await Promise.all(
      links.map(async ({ path }) => (await open(path)).text.match(/og:desc[^>]+>/u)?.[0]),
    );
    expect(cards.map((card) => card?.includes('Les clés dehors.'))).toEqual([true, false]);
  });

  it('counts readings, not previews, and knows nothing of readers', async () => {
    const { storyId } = await written('Les clés dehors.');
    const { path } = await claire.share(storyId);
    for (const program of ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1', 'TelegramBot (like TwitterBot)'])
      await sendRequest(server, `GET ${path}`, { headers: { 'User-Agent': program } });
    await sendRequest(server, `HEAD ${path}`);
    await open(path);
    await open(path);
    await vi.waitFor(async () => expect((await claire.find(storyId)).links.map(({ views }) => views)).toEqual([2]));
  });
});

describe('attacks on a shared page', () => {
  const attack = '</p><script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style>"\'><!--';
  it('words are words, in the title, a chapter and a paragraph', async () => {
    const thoughtId = await claire.write(attack);
    const storyId = await claire.begin([thoughtId], attack.slice(0, 100));
    await claire.ask(`PUT /api/client/stories/${storyId}/text`, {
      base: 1,
      title: null,
      order: ['01980000-0000-7000-8000-0000000000c1', thoughtId],
      changed: [
        {
          partId: '01980000-0000-7000-8000-0000000000c1',
          kind: 'chapter',
          text: attack,
          by: 'person',
          sources: [],
          unsourced: [],
        },
      ],
      removed: [],
    });
    const page = await open((await claire.share(storyId)).path);
    expect(page.status).toBe(200);
    for (const tag of ['<script', '<img', '<!--']) expect(page.text).not.toContain(tag);
    expect(page.text.match(/<style/gu)).toHaveLength(1);
    expect(page.text).toContain('&lt;script&gt;');
  });
  it.each(['/r/%00', '/r/..%2f..%2fapi', `/r/${'a'.repeat(4_000)}`])(
    '%s answers as an invented address',
    async (path) => {
      expect((await open(path)).status).toBeGreaterThanOrEqual(400);
      expect((await open(path)).status).toBeLessThan(500);
    },
  );
});

describe('a story with a password', () => {
  it('says nothing of itself before, and opens with it', async () => {
    const { storyId } = await written('Les clés dehors.');
    const { path } = await claire.share(storyId, { password: 'la barque' });
    const locked = await open(path);
    expect(locked.status).toBe(200);
    for (const word of ['La corde bleue', 'Les clés', 'claire']) expect(locked.text).not.toContain(word);
    expect((await give(path, 'le lac')).status).toBe(403);
    const opened = await give(path, 'la barque');
    expect([opened.status, opened.text.includes('Les clés dehors.')]).toEqual([200, true]);
    expect(opened.text.match(/property="og:[^>]+>/gu)?.join()).not.toMatch(/corde|clés|claire/u);
    expect((await open(path)).text).not.toContain('Les clés');
  });

  it('allows ten wrong tries in a quarter of an hour', async () => {
    const { storyId } = await written('Les clés dehors.');
    const { path } = await claire.share(storyId, { password: 'la barque' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await give(path, 'le lac')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect((await give(path, 'la barque')).status).toBe(429);
    server.advanceClock(16 * 60_000);
    expect((await give(path, 'la barque')).status).toBe(200);
  });
});
