import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { archiveOf } from '@ecrin/testing/kits/journals/journal-file.ts';
import { metadataIn, samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', CLIENT_REQUESTS_PER_SECOND: '0' });
});
afterAll(() => server.remove());

const person = async (name: string) => {
  const client = await registerTestClient(server, name);
  const detailsOf = async (): Promise<readonly ThoughtDetail[]> => {
    const { items } = await importActsOf(server, client).thoughts();
    return Promise.all(items.map(({ thoughtId }) => pictureActsOf(server, client).find(thoughtId)));
  };
  const archive = async () => {
    const { body } = await sendRequest(server, 'POST /api/client/export', { token: client.token });
    const answer = await fetch(`${server.url}${(body as Readonly<{ url: string }>).url}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  /** Names of all its files, as they are stored. */
  const files = async () => {
    const all = await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
    const own = all.filter((file) => file.isFile() && file.parentPath.includes(client.userId));
    return own.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  };
  return { ...importActsOf(server, client), ...pictureActsOf(server, client), detailsOf, archive, files };
};
type Person = Awaited<ReturnType<typeof person>>;

/** All pictures as they are shown and kept, without their ids. */
const picturesOf = async (of: Person) => {
  const said: string[] = [];
  for (const { thoughtId, content, pictures } of await of.detailsOf())
    for (const { pictureId, alt, width, height, format, keepsMetadata } of pictures) {
      const { bytes } = await of.fetch(thoughtId, pictureId, 'original');
      said.push(JSON.stringify([content, alt, width, height, format, keepsMetadata, bytes.toString('base64')]));
    }
  return said.toSorted();
};

describe('pictures of an archive', () => {
  it('come into another Écrin as they were: their order, what they show, and every byte', async () => {
    const [source, target] = [await person('claire'), await person('maud')];
    const pictureIds = [systemIds.next(), systemIds.next(), systemIds.next()] as const;
    const wordless = await source.write('', pictureIds);
    await source.add(samplePicture('sea.heic'), { thoughtId: wordless, alt: 'Le phare [rouge]' }, pictureIds[1]);
    await source.add(samplePicture('sea.jpg'), { thoughtId: wordless, keepsMetadata: true }, pictureIds[0]);
    const worded = await source.write('Deux images de plus.');
    await source.add(samplePicture('sea.gif'), { thoughtId: worded });
    await source.add(samplePicture('sea.webp'), { thoughtId: worded, alt: 'La mer' });
    await expect
      .poll(async () => (await source.detailsOf()).flatMap(({ pictures }) => pictures.filter(({ ready }) => ready)))
      .toHaveLength(4);

    const archive = await source.archive();
    const files = readZip(Buffer.from(archive));
    const pictures = [...files].filter(([name]) => name.startsWith('Images/'));
    expect(pictures.map(([name]) => name.split('.').at(-1) ?? '').toSorted()).toEqual(['gif', 'heic', 'jpg', 'webp']);
    const text = [...files].find(([name, content]) => name.endsWith('.md') && String(content).includes('Le phare'));
    expect(String(text?.[1])).toContain('![Le phare \\[rouge\\]](<../Images/');

    const shown = await target.previewOf(archive, 'ecrin.zip');
    expect(shown).toMatchObject({ source: 'ecrin', entries: 2, pictures: 4, leftOut: [] });
    await target.start(shown.importId);
    await target.until('ended', 2);
    const ready = async (of: Person) => (await picturesOf(of)).filter((said) => !said.includes('null'));
    await expect.poll(() => ready(target)).toEqual(await ready(source));
    expect((await ready(target)).length).toBe(4);
    const first = (await target.detailsOf()).find(({ content }) => content === '');
    expect(first?.pictures.map(({ format, ready: isHere }) => [format, isHere])).toEqual([
      ['image/jpeg', true],
      ['image/heic', true],
    ]);

    const again = await target.previewOf(archive, 'ecrin.zip');
    await target.start(again.importId);
    await target.until('ended', 0);
    expect((await ready(target)).length).toBe(4);
  }, 120_000);

  it('that are left out stay out, with entries that have nothing else; so do tags', async () => {
    const target = await person('lucie');
    const day = { timeZone: 'Europe/Paris', photos: [{ md5: 'a', type: 'jpeg', identifier: 'a' }] };
    const entries = [
      { ...day, uuid: '1', creationDate: '2019-03-02T19:00:00Z', text: 'La mer.', tags: ['été'] },
      { ...day, uuid: '2', creationDate: '2020-03-02T19:00:00Z' },
    ];
    const archive = archiveOf({
      'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }),
      'photos/a.jpeg': samplePicture('sea.jpg'),
    });
    const shown = await target.previewOf(archive, 'Journal.zip');
    expect(shown.groups).toMatchObject([
      { year: '2019', journal: 'Journal', needs: [], here: false, entries: 1, pictures: 1, sounds: 0 },
      { year: '2020', journal: 'Journal', needs: ['pictures'], here: false, entries: 1, pictures: 1, sounds: 0 },
    ]);
    await target.start(shown.importId, { leftParts: ['pictures', 'tags'] });
    await target.until('ended', 1);
    expect((await target.detailsOf()).map(({ content, pictures }) => [content, pictures])).toEqual([['La mer.', []]]);
    expect((await target.thoughts()).items.map(({ tags }) => tags)).toEqual([[]]);
  }, 120_000);

  it('of Day One come with their entries, without place and device; those that are not there are told', async () => {
    const target = await person('jeanne');
    const photo = (md5: string, orderInEntry: number) => ({ md5, type: 'jpeg', identifier: md5, orderInEntry });
    const day = { creationDate: '2019-03-02T19:00:00Z', timeZone: 'Europe/Paris' };
    const entries = [
      { ...day, uuid: '1', text: 'La mer.', photos: [photo('b', 1), photo('a', 0), photo('missing', 2)] },
      { ...day, uuid: '2', creationDate: '2019-03-03T19:00:00Z', photos: [photo('a', 0)] },
      { ...day, uuid: '3', creationDate: '2019-03-04T19:00:00Z', photos: [photo('broken', 0)] },
    ];
    const archive = archiveOf({
      'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }),
      'photos/a.jpeg': samplePicture('sea.jpg'),
      'photos/b.jpeg': samplePicture('sea.png'),
      'photos/broken.jpeg': samplePicture('sea.jpg').subarray(0, 400),
    });
    const shown = await target.previewOf(archive, 'Journal.zip');
    expect(shown).toMatchObject({
      source: 'day-one',
      entries: 3,
      pictures: 4,
      leftOut: [{ reason: 'picture', count: 1 }],
    });
    await target.start(shown.importId);
    await target.until('ended', 2);
    await expect
      .poll(async () =>
        (await target.detailsOf()).map(({ content, pictures }) => [content, pictures.map(({ format }) => format)]),
      )
      .toEqual([
        ['', ['image/jpeg']],
        ['La mer.', ['image/jpeg', 'image/png']],
      ]);
    expect((await target.list())[0]).toMatchObject({ pictures: 3, sounds: 0, leftOut: shown.leftOut });
    for (const { thoughtId, pictures } of await target.detailsOf())
      for (const { pictureId } of pictures)
        expect(metadataIn((await target.fetch(thoughtId, pictureId, 'original')).bytes)).toEqual([]);
  }, 120_000);

  it('leave with their thoughts, to the last file; one that was added since stays', async () => {
    const target = await person('odile');
    const day = { timeZone: 'Europe/Paris', photos: [{ md5: 'a', type: 'jpeg', identifier: 'a' }] };
    const entries = [
      { ...day, uuid: '1', creationDate: '1961-03-02T19:00:00Z', text: 'La mer.' },
      { ...day, uuid: '2', creationDate: '2020-03-02T19:00:00Z', text: 'Le lac.' },
    ];
    const archive = archiveOf({
      'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries }),
      'photos/a.jpeg': samplePicture('sea.jpg'),
    });
    const own = await target.write('D’ici.');
    await target.add(samplePicture('sea.png'), { thoughtId: own });
    const before = await target.files();
    expect(before.length).toBeGreaterThan(0);
    const bring = async () => {
      const { importId } = await target.previewOf(archive, 'Journal.zip');
      await target.start(importId);
      await target.until('ended', 2);
      return importId;
    };
    const undo = async (importId: string) => {
      expect((await target.undo(importId)).status).toBe(200);
      await target.until('undone', 0);
    };
    const first = await bring();
    expect((await target.files()).length).toBeGreaterThan(before.length);
    await undo(first);
    await expect.poll(target.files).toEqual(before);

    const second = await bring();
    const lake = (await target.detailsOf()).find(({ content }) => content === 'Le lac.')?.thoughtId ?? '';
    const { pictureId } = await target.add(samplePicture('sea.webp'), { thoughtId: lake });
    await undo(second);
    const added = (await target.files()).filter((name) => !before.includes(name));
    expect(added.filter((name) => name.includes(pictureId)).length).toBeGreaterThan(0);
    expect(added.filter((name) => !name.includes(pictureId))).toEqual([]);
  }, 120_000);
});
