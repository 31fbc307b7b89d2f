import type { StoryPictureAnswer } from '@ecrin/contracts/story/story.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { metadataIn, samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, startTestServer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { storyActsOf } from './stories.fixtures.ts';

const alt = 'La mer, un matin de brume';
const patiently = { timeout: 20_000 };

let server: TestServer;
let signedIn: SignedInClient;
let claire: ReturnType<typeof storyActsOf>;
let pictures: ReturnType<typeof pictureActsOf>;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr', CLIENT_REQUESTS_PER_SECOND: '0' });
  signedIn = await registerTestClient(server, 'claire');
  claire = storyActsOf(server, signedIn.token);
  pictures = pictureActsOf(server, signedIn);
});
afterAll(() => server.remove());

const bytesAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
/** A thought with a picture, once the list of thoughts shows both. */
const pictured = async (content = 'Les clés dehors.') => {
  const thoughtId = await claire.write(content);
  const { pictureId } = await pictures.add(samplePicture('sea.jpg'), { thoughtId, alt, keepsMetadata: true });
  await vi.waitFor(async () => expect((await pictures.find(thoughtId)).pictures[0]?.ready).toBe(true), patiently);
  return { thoughtId, pictureId };
};
type Pictured = Awaited<ReturnType<typeof pictured>>;
const choose = async (storyId: string, ofThought: Pictured) => {
  const { status, body } = await claire.ask(`POST /api/client/stories/${storyId}/thought-pictures`, ofThought);
  return { status, body: body as StoryPictureAnswer & Readonly<{ code?: string }> };
};
/** A story with a paragraph by hand and the picture, which says nothing of what it rests on. */
const told = async () => {
  const shown = await pictured();
  const storyId = await claire.begin([shown.thoughtId]);
  const { body } = await choose(storyId, shown);
  const own = { by: 'person', sources: [], unsourced: [] };
  const [written, partId] = [systemIds.next(), systemIds.next()];
  const changed = [
    { ...own, partId: written, kind: 'paragraph', text: 'De ma main.' },
    { ...own, partId, kind: 'picture', text: alt, picture: { ...body, caption: 'Au lac' } },
  ];
  const order = [shown.thoughtId, written, partId];
  const edit = { base: 1, title: null, order, changed, removed: [] };
  expect((await claire.ask(`PUT /api/client/stories/${storyId}/text`, edit)).status).toBe(200);
  await vi.waitFor(async () => expect((await claire.find(storyId)).parts).toHaveLength(3), patiently);
  return { ...shown, storyId, version: body.version };
};
const shared = async (storyId: string, terms: object = { downloadable: true }) => {
  const { path } = await claire.share(storyId, terms);
  const page = async () => (await bytesAt(path)).bytes.toString();
  const html = await page();
  const find = (ending: string) => new RegExp(`"(/r/[^"]+\\.${ending})"`, 'u').exec(html)?.[1] ?? '';
  return { page, html, picture: find('jpg'), pdf: find('pdf') };
};
const altsOf = async ({ bytes }: Readonly<{ bytes: Buffer }>) => (await readPdf(bytes)).alts;
const ownBook = (storyId: string, query = '') =>
  bytesAt(`/api/client/stories/${storyId}/book/pdf${query}`, { Authorization: `Bearer ${signedIn.token}` });
const archive = async () => {
  const { url } = (await claire.ask('POST /api/client/export', {})).body as Readonly<{ url: string }>;
  return readZip((await bytesAt(url)).bytes);
};

describe('a picture of a thought, chosen for a story', () => {
  it('is made a JPEG without what its camera wrote, the same each time', async () => {
    const shown = await pictured();
    const storyId = await claire.begin([shown.thoughtId]);
    const [one, again] = [await choose(storyId, shown), await choose(storyId, shown)];
    expect(one).toEqual({
      status: 200,
      body: { version: expect.any(String), width: 64, height: 96, ofThought: shown },
    });
    expect(again).toEqual(one);
  });

  it('is told by the story, which knows how many its thoughts have', async () => {
    const { storyId, thoughtId, pictureId, version } = await told();
    const { parts, sources } = await claire.find(storyId);
    expect(parts[2]).toMatchObject({ sources: [thoughtId], picture: { version, ofThought: { thoughtId, pictureId } } });
    expect(sources.map((source) => source.pictures)).toEqual([1]);
  });

  it('enters by itself with a thought of pictures alone, as it was described', async () => {
    const [pictureId, late] = [systemIds.next(), systemIds.next()];
    const thoughtId = await pictures.write('', [pictureId, late]);
    await pictures.add(samplePicture('sea.jpg'), { thoughtId, alt, keepsMetadata: true }, pictureId);
    await vi.waitFor(async () => expect((await pictures.find(thoughtId)).pictures[0]?.ready).toBe(true), patiently);
    const storyId = await claire.begin([thoughtId, await claire.write('Les clés dehors.')]);
    const { parts } = await claire.find(storyId);
    expect(parts.map(({ kind, text, by }) => ({ kind, text, by }))).toEqual([
      { kind: 'picture', text: alt, by: 'thought' },
      { kind: 'paragraph', text: 'Les clés dehors.', by: 'thought' },
    ]);
    const again = await claire.ask(`POST /api/client/stories/${storyId}/thoughts`, { thoughtIds: [thoughtId] });
    expect([again.status, (await claire.find(storyId)).parts.length]).toEqual([200, 2]);
    const { picture } = await shared(storyId);
    expect((await bytesAt(picture)).status).toBe(200);
    await claire.ask(`DELETE /api/client/thoughts/${thoughtId}`);
    expect((await bytesAt(picture)).status).toBe(404);
  });

  it('is refused of another’s thought, for another’s story, and where it is not there', async () => {
    const paul = await registerTestClient(server, 'paul');
    const his = storyActsOf(server, paul.token);
    const shown = await pictured();
    const [hers, story] = [await claire.begin([shown.thoughtId]), await his.begin([])];
    expect((await choose(story, shown)).body.code).toBe('story.not-found');
    const asked = await his.ask(`POST /api/client/stories/${story}/thought-pictures`, shown);
    expect(asked.body).toMatchObject({ code: 'thought-picture.not-found' });
    expect((await choose(hers, { ...shown, pictureId: systemIds.next() })).body.code).toBe('thought-picture.not-found');
    const awaited = systemIds.next();
    const thoughtId = await pictures.write('Elle arrive.', [awaited]);
    expect((await choose(hers, { thoughtId, pictureId: awaited })).body.code).toBe('thought-picture.not-here-yet');
  });

  it('cannot be named by whoever else knows its ids', async () => {
    const { version, thoughtId, pictureId } = await told();
    const paul = await registerTestClient(server, 'pauline');
    const his = storyActsOf(server, paul.token);
    const storyId = await his.begin([]);
    const picture = { version, width: 64, height: 96, caption: '', ofThought: { thoughtId, pictureId } };
    const part = { partId: systemIds.next(), kind: 'picture', text: '', by: 'person', sources: [], unsourced: [] };
    const changed = [
      { ...part, picture },
      { ...part, partId: systemIds.next(), kind: 'paragraph', text: 'À moi.' },
    ];
    const edit = { base: 1, title: null, order: [], changed, removed: [] };
    expect((await his.ask(`PUT /api/client/stories/${storyId}/text`, edit)).status).toBe(200);
    const { path } = await his.share(storyId);
    const html = (await bytesAt(path)).bytes.toString();
    expect([html.includes('À moi.'), html.includes('<img')]).toEqual([true, false]);
  });

  it('is seen by readers, printed in the books, and carried by the archive', async () => {
    const { storyId } = await told();
    const { html, picture, pdf } = await shared(storyId);
    expect(html).toContain(`alt="${alt}"`);
    const { status, bytes, headers } = await bytesAt(picture);
    expect([status, headers.get('Content-Type'), metadataIn(bytes)]).toEqual([200, 'image/jpeg', []]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 96 });
    expect(await altsOf(await bytesAt(pdf))).toEqual([alt]);
    expect(await altsOf(await ownBook(storyId))).toEqual([alt]);
    const name = [...(await archive())].find(([path]) => path.includes(storyId.slice(-6)) && path.endsWith('/1.jpg'));
    expect(name?.[1]).toEqual(bytes);
  });

  it('is not shown while its thought is private, unless its author agreed', async () => {
    const { storyId, thoughtId } = await told();
    const [open, agreed] = [await shared(storyId), await shared(storyId, { withPrivate: true })];
    await claire.ask(`PUT /api/client/thoughts/${thoughtId}`, { private: true });
    await vi.waitFor(async () => expect(await open.page()).not.toContain(alt), patiently);
    expect([(await bytesAt(open.picture)).status, (await bytesAt(agreed.picture)).status]).toEqual([404, 200]);
    expect(await altsOf(await ownBook(storyId))).toEqual([]);
    expect(await altsOf(await ownBook(storyId, '?private=true'))).toEqual([alt]);
  });
});

/** What takes it away, and what brings it back. */
const ways = [
  ['its thought is deleted', '', '/restore'],
  ['it is taken out of its thought', '/pictures', '/restore'],
] as const;

describe.each(ways)('once %s', (_what, below, restore) => {
  const pathOf = ({ thoughtId, pictureId }: Pictured) =>
    `/api/client/thoughts/${thoughtId}${below && `${below}/${pictureId}`}`;

  it('readers see it no more, at once, and no book and no archive has it; put back, it is there', async () => {
    const { storyId, ...shown } = await told();
    const frozen = await shared(storyId, { following: false, downloadable: true });
    const open = await shared(storyId);
    expect((await claire.ask(`DELETE ${pathOf(shown)}`)).status).toBe(200);
    for (const link of [open, frozen]) {
      expect((await bytesAt(link.picture)).status).toBe(404);
      const html = await link.page();
      expect([html.includes('De ma main.'), html.includes(alt), html.includes('Au lac')]).toEqual([true, false, false]);
    }
    expect(await altsOf(await ownBook(storyId))).toEqual([]);
    await vi.waitFor(async () => {
      const { parts, removed } = await claire.find(storyId);
      const gone = parts.find(({ kind }) => kind === 'picture');
      expect([gone?.text, gone?.picture, removed]).toEqual([null, undefined, below === '' ? 2 : 1]);
    }, patiently);
    const names = [...(await archive()).keys()].filter((path) => path.includes(storyId.slice(-6)));
    expect(names.filter((path) => path.endsWith('.jpg'))).toEqual([]);

    expect((await claire.ask(`POST ${pathOf(shown)}${restore}`)).status).toBe(200);
    await vi.waitFor(async () => expect((await bytesAt(open.picture)).status).toBe(200), patiently);
    await vi.waitFor(async () => expect((await claire.find(storyId)).removed).toBe(0), patiently);
  });
});

it('stays where the same picture is sent again for its thought', async () => {
  const { storyId, thoughtId, pictureId } = await told();
  const { picture } = await shared(storyId);
  const { answer } = await pictures.add(samplePicture('sea.jpg'), { thoughtId, alt, keepsMetadata: true }, pictureId);
  expect([answer.status, (await bytesAt(picture)).status]).toEqual([200, 200]);
});

it('of the same picture in two thoughts, the one that was taken out is in no book', async () => {
  const [one, other] = [await pictured(), await pictured('Le lac.')];
  const storyId = await claire.begin([one.thoughtId, other.thoughtId]);
  const chosen = [await choose(storyId, one), await choose(storyId, other)];
  const changed = chosen.map(({ body }, at) => ({
    partId: systemIds.next(),
    kind: 'picture',
    text: `Image ${at}`,
    by: 'person',
    sources: [],
    unsourced: [],
    picture: { ...body, caption: '' },
  }));
  const edit = { base: 1, title: null, order: changed.map(({ partId }) => partId), changed, removed: [] };
  expect((await claire.ask(`PUT /api/client/stories/${storyId}/text`, edit)).status).toBe(200);
  expect(await altsOf(await ownBook(storyId))).toEqual(['Image 0', 'Image 1']);
  await claire.ask(`DELETE /api/client/thoughts/${one.thoughtId}/pictures/${one.pictureId}`);
  expect(await altsOf(await ownBook(storyId))).toEqual(['Image 1']);
});

it('a hundred pictures are in a story at most', async () => {
  const shown = await pictured();
  const storyId = await claire.begin([shown.thoughtId]);
  const { body } = await choose(storyId, shown);
  const partOf = (at: number) => ({
    partId: systemIds.next(),
    kind: 'picture',
    text: '',
    by: 'person',
    sources: [],
    unsourced: [],
    picture: { ...body, caption: '', version: at.toString(16).padStart(64, '0') },
  });
  const edit = (count: number) => {
    const changed = Array.from({ length: count }, (_none, at) => partOf(at));
    return { base: 1, title: null, order: changed.map(({ partId }) => partId), changed, removed: [] };
  };
  const save = (count: number) => claire.ask(`PUT /api/client/stories/${storyId}/text`, edit(count));
  expect((await save(101)).body).toMatchObject({ code: 'story.too-many-pictures' });
  expect((await save(100)).status).toBe(200);
  expect((await choose(storyId, shown)).body.code).toBe('story.too-many-pictures');
});
