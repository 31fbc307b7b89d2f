import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '#erasure/proof/files.ts';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, startTestServer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import { askErasure, filesWith, stateOfErasure, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure } from './marked-thought.fixtures.ts';

const words = 'Une cigogne au-dessus du clocher blanc';
/** Of a picture in a story. */
const told = 'Le nid vu depuis la place du marché';

describe('pictures that are erased', () => {
  let server: TestServer;
  let folder = '';
  let client: SignedInClient;
  let claire: ReturnType<typeof pictureActsOf>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-pictures-'));
    server = await startTestServer({
      DATA_DIR: join(folder, 'data'),
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      BACKUPS_TO: 'off',
    });
    client = await registerTestClient(server, 'claire');
    claire = pictureActsOf(server, client);
  }, 60_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** One that is shown, one that was taken away, and one of which half has arrived; with the files they lie in. */
  const write = async () => {
    const half = systemIds.next();
    const thoughtId = await claire.write('', [half]);
    const shown = await claire.add(samplePicture('sea.jpg'), { thoughtId, alt: words });
    const removed = await claire.add(samplePicture('sea.heic'), { thoughtId, keepsMetadata: true });
    await claire.say(`DELETE /api/client/thoughts/${thoughtId}/pictures/${removed.pictureId}`);
    await claire.upload(half, 0, samplePicture('sea.png'));
    const names = (await filesBelow(folder)).filter((name) => [thoughtId, half].some((id) => name.includes(id)));
    const pieces = await Promise.all(names.map(async (name) => (await readFile(join(folder, name))).subarray(40, 104)));
    return { thoughtId, ids: [half, shown.pictureId, removed.pictureId], names, pieces };
  };
  const left = async ({ ids, pieces }: Awaited<ReturnType<typeof write>>) => [
    ...(await Promise.all(pieces.map((piece) => filesWith(folder, piece)))).flat(),
    ...(await filesWith(folder, words)),
    ...(await filesBelow(folder)).filter((name) => ids.some((id) => name.includes(id))),
  ];

  it('with their thought leave no byte, whether they were shown, taken away or on their way; others stay', async () => {
    const [erased, kept] = [await write(), await write()];
    expect([erased.names.length, await filesWith(folder, erased.pieces[0] ?? '')]).toEqual([7, [expect.any(String)]]);
    const asked = await askPartErasure(server, client.token, { thoughtIds: [erased.thoughtId] });
    await waitUntilErased(server, asked);
    expect(await left(erased)).toEqual(
      // The same words are said of a picture of the other thought.
      await filesWith(folder, words),
    );
    const { certificate } = await stateOfErasure(server, asked);
    expect(erasureCertificate.parse(JSON.parse(certificate ?? '')).isWhole).toBe(true);
    expect((await claire.fetch(kept.thoughtId, kept.ids[1] ?? '', 'original')).status).toBe(200);
  }, 120_000);

  it('with their thought leave the stories that showed them, and their readers; the rest of a story stays', async () => {
    const acts = storyActsOf(server, client.token);
    const written = await write();
    const { thoughtId, ids } = written;
    const [, pictureId = ''] = ids;
    const storyId = await acts.begin([]);
    const named = await acts.ask(`POST /api/client/stories/${storyId}/thought-pictures`, { thoughtId, pictureId });
    const own = { by: 'person', sources: [], unsourced: [] };
    const [byHand, shown] = [systemIds.next(), systemIds.next()];
    const picture = { ...(named.body as object), caption: told };
    const changed = [
      { ...own, partId: byHand, kind: 'paragraph', text: 'De ma main.' },
      { ...own, partId: shown, kind: 'picture', text: told, picture },
    ];
    const edit = { base: 1, title: null, order: [byHand, shown], changed, removed: [] };
    expect((await acts.ask(`PUT /api/client/stories/${storyId}/text`, edit)).status).toBe(200);
    const plates = (await filesBelow(folder)).filter((name) => name.includes('in-stories'));
    expect(plates).toHaveLength(1);
    const piece = (await readFile(join(folder, plates[0] ?? ''))).subarray(40, 104);
    const links = [await acts.share(storyId), await acts.share(storyId, { following: false })];
    const pages = () => Promise.all(links.map(async ({ path }) => (await acts.ask(`GET ${path}`)).text));
    const said = async () => (await pages()).map((page) => ['De ma main.', told].map((text) => page.includes(text)));
    await expect.poll(said).toEqual([
      [true, true],
      [true, true],
    ]);

    const asked = await askPartErasure(server, client.token, { thoughtIds: [thoughtId] });
    await waitUntilErased(server, asked);
    expect(await said()).toEqual([
      [true, false],
      [true, false],
    ]);
    expect([await filesWith(folder, piece), await filesWith(folder, told)]).toEqual([[], []]);
    expect((await filesBelow(folder)).filter((name) => name.includes('in-stories'))).toEqual([]);
    const { certificate } = await stateOfErasure(server, asked);
    expect(erasureCertificate.parse(JSON.parse(certificate ?? '')).isWhole).toBe(true);
    expect((await acts.find(storyId)).parts.map(({ text }) => text)).toEqual(['De ma main.']);
    const late = await acts.ask(`POST /api/client/stories/${storyId}/thought-pictures`, { thoughtId, pictureId });
    expect(late.body).toMatchObject({ code: 'thought-picture.not-found' });
  }, 120_000);

  it('with their account leave no byte', async () => {
    const written = await write();
    const asked = await askErasure(server, client.token);
    await waitUntilErased(server, asked);
    expect(await left(written)).toEqual([]);
  }, 120_000);
});
