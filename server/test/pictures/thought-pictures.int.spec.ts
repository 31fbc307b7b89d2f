import type { ThoughtVersions } from '@ecrin/contracts/thought/thought-versions.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { claimedPng, metadataIn, samplePicture, type SamplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { pictureActsOf } from './picture-acts.fixtures.ts';

let server: TestServer;
let claire: ReturnType<typeof pictureActsOf>;
let paul: ReturnType<typeof pictureActsOf>;
beforeAll(async () => {
  server = await startTestServer({ CLIENT_REQUESTS_PER_SECOND: '0' });
  claire = pictureActsOf(server, await registerTestClient(server, 'claire'));
  paul = pictureActsOf(server, await registerTestClient(server, 'paul'));
});
afterAll(() => server.remove());

const sizes = ['small', 'large', 'original'] as const;
const shown = (thoughtId: string) =>
  vi.waitFor(async () => expect((await claire.find(thoughtId)).thoughtId).toBe(thoughtId));

describe('a picture with a thought', () => {
  it.each([
    { name: 'sea.jpg', type: 'image/jpeg', width: 64, height: 96 },
    { name: 'sea.png', type: 'image/png', width: 64, height: 96 },
    { name: 'sea.webp', type: 'image/webp', width: 64, height: 96 },
    { name: 'sea.gif', type: 'image/gif', width: 96, height: 64 },
    { name: 'sea.heic', type: 'image/heic', width: 96, height: 64 },
  ] as const)(
    '$name is shown in two sizes and kept, without place and device in any of them',
    async ({ name, type, width, height }) => {
      const thoughtId = await claire.write('La mer.');
      const { pictureId, answer } = await claire.add(samplePicture(name), { thoughtId, alt: 'La mer' });
      expect(answer.body).toMatchObject({ thoughtId, pictureId });
      for (const size of sizes) {
        const { status, headers, bytes } = await claire.fetch(thoughtId, pictureId, size);
        expect([size, status, headers.get('Content-Type')]).toEqual([
          size,
          200,
          size === 'original' ? type : 'image/webp',
        ]);
        expect(headers.get('Cache-Control')).toBe('private, no-store');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('Content-Disposition')).toMatch(size === 'original' ? /^attachment; / : /^inline$/);
        expect(metadataIn(bytes)).toEqual([]);
      }
      for (const size of ['small', 'large'] as const) {
        const { bytes } = await claire.fetch(thoughtId, pictureId, size);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
      }
      await vi.waitFor(async () =>
        expect((await claire.find(thoughtId)).pictures).toMatchObject([
          { pictureId, width, height, alt: 'La mer', ready: true, format: type, keepsMetadata: false },
        ]),
      );
    },
  );

  it('of a moving GIF the first frame is shown, still', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#c02020', '#2020c0'].map(frame));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [80, 80] })
      .toBuffer();
    // By its bytes: portraits, of whatever spec ran before in this process, leave the library no decoder of GIF.
    expect(moving.toString('latin1').split('\x21\xf9\x04')).toHaveLength(1 + 2);
    const thoughtId = await claire.write('Deux couleurs.');
    const { pictureId } = await claire.add(moving, { thoughtId });
    for (const size of ['small', 'large'] as const) {
      const { bytes } = await claire.fetch(thoughtId, pictureId, size);
      const { pages = 1, height } = await sharp(bytes, { animated: true }).metadata();
      expect([pages, height]).toEqual([1, 30]);
      const [red, , blue] = (await sharp(bytes).stats()).channels;
      expect(red?.mean).toBeGreaterThan(150);
      expect(blue?.mean).toBeLessThan(80);
    }
  });

  it('keeps what the camera wrote in the original alone, where the person wants it', async () => {
    const thoughtId = await claire.write('La mer.');
    const sent = samplePicture('sea.jpg');
    const { pictureId } = await claire.add(sent, { thoughtId, keepsMetadata: true });
    expect((await claire.fetch(thoughtId, pictureId, 'original')).bytes).toEqual(sent);
    for (const size of ['small', 'large'] as const)
      expect(metadataIn((await claire.fetch(thoughtId, pictureId, size)).bytes)).toEqual([]);
  });

  it('is given by ranges too', async () => {
    const thoughtId = await claire.write('La mer.');
    const { pictureId } = await claire.add(samplePicture('sea.png'), { thoughtId });
    const whole = (await claire.fetch(thoughtId, pictureId, 'original')).bytes;
    const part = await claire.fetch(thoughtId, pictureId, { size: 'original', range: 'bytes=8-15' });
    expect([part.status, part.bytes]).toEqual([206, whole.subarray(8, 16)]);
  });

  it('can be all there is in a thought, and arrives later', async () => {
    const [first, second] = [systemIds.next(), systemIds.next()];
    const thoughtId = await claire.write('', [first, second]);
    await shown(thoughtId);
    expect((await claire.find(thoughtId)).pictures).toMatchObject([
      { pictureId: first, ready: false, width: null },
      { pictureId: second, ready: false, width: null },
    ]);
    // Nothing of it is analysed, and nobody is told that it will be.
    expect(await claire.find(thoughtId)).toMatchObject({ receipt: 'received', wordless: true });
    expect((await claire.fetch(thoughtId, first, 'small')).status).toBe(409);
    await claire.add(samplePicture('sea.webp'), { thoughtId }, second);
    await vi.waitFor(async () =>
      expect((await claire.find(thoughtId)).pictures.map(({ ready }) => ready)).toEqual([false, true]),
    );
    const gone = await claire.say(`DELETE /api/client/thoughts/${thoughtId}/pictures/${second}`);
    expect(gone.status).toBe(200);
    const last = await claire.say(`DELETE /api/client/thoughts/${thoughtId}/pictures/${first}`);
    expect(last.body).toMatchObject({ code: 'thought.only-picture' });
  });

  it('is described, put in order, taken away and brought back', async () => {
    const thoughtId = await claire.write('Deux images.');
    const [sea, cat] = [
      await claire.add(samplePicture('sea.png'), { thoughtId }),
      await claire.add(samplePicture('sea.webp'), { thoughtId }),
    ];
    const of = `/api/client/thoughts/${thoughtId}/pictures`;
    const picturesBecome = (expected: readonly object[]) =>
      vi.waitFor(async () => expect((await claire.find(thoughtId)).pictures).toMatchObject(expected));
    await claire.say(`PUT ${of}/${sea.pictureId}`, { alt: 'Le phare' });
    await claire.say(`PUT ${of}`, { order: [cat.pictureId, sea.pictureId] });
    await picturesBecome([{ pictureId: cat.pictureId }, { pictureId: sea.pictureId, alt: 'Le phare' }]);
    await claire.say(`DELETE ${of}/${cat.pictureId}`);
    await picturesBecome([{ pictureId: sea.pictureId }]);
    // In the history it can be seen, by its owner only.
    expect((await claire.fetch(thoughtId, cat.pictureId, 'small')).status).toBe(200);
    const { items } = (await claire.say(`GET /api/client/thoughts/${thoughtId}/versions`)).body as ThoughtVersions;
    expect(items.at(0)).toMatchObject({
      change: 'pictures-removed',
      pictures: [{ pictureId: cat.pictureId, removed: true }],
    });
    await claire.say(`POST ${of}/${cat.pictureId}/restore`);
    await picturesBecome([{ pictureId: cat.pictureId }, { pictureId: sea.pictureId }]);
    expect((await claire.fetch(thoughtId, cat.pictureId, 'small')).status).toBe(200);
  });

  it('sealed again gets the same answer, and nothing is stored twice', async () => {
    const thoughtId = await claire.write('La mer.');
    const bytes = samplePicture('sea.jpg');
    const { pictureId, answer } = await claire.add(bytes, { thoughtId });
    const again = await claire.seal(pictureId, bytes, { thoughtId });
    expect([again.status, again.body]).toEqual([200, answer.body]);
    expect((await claire.say(`GET /api/client/pictures/${pictureId}`)).body).toEqual({ pictureId, chunks: [] });
    const other = await claire.add(samplePicture('sea.png'), { thoughtId }, pictureId);
    expect(other.answer.body).toMatchObject({ code: 'thought-picture.sealed-otherwise' });
  });

  it('goes on where it was cut off, and can be discarded', async () => {
    const [pictureId, thoughtId, bytes] = [
      systemIds.next(),
      await claire.write('En deux fois.'),
      samplePicture('sea.jpg'),
    ];
    await claire.upload(pictureId, 1, bytes.subarray(600));
    const missing = await claire.seal(pictureId, bytes, { thoughtId, chunks: 2 });
    expect(missing.body).toMatchObject({ code: 'thought-picture.chunks-missing' });
    expect((await claire.say(`GET /api/client/pictures/${pictureId}`)).body).toMatchObject({ chunks: [{ seq: 1 }] });
    await claire.upload(pictureId, 0, bytes.subarray(0, 600));
    expect((await claire.seal(pictureId, bytes, { thoughtId, chunks: 2 })).status).toBe(200);
    const other = systemIds.next();
    await claire.upload(other, 0, bytes);
    await claire.say(`DELETE /api/client/pictures/${other}`);
    expect((await claire.say(`GET /api/client/pictures/${other}`)).body).toEqual({ pictureId: other, chunks: [] });
  });

  it('is nobody else’s, to add to or to see', async () => {
    const thoughtId = await claire.write('À moi.');
    const { pictureId } = await claire.add(samplePicture('sea.png'), { thoughtId });
    expect((await paul.fetch(thoughtId, pictureId, 'small')).status).toBe(404);
    const { answer } = await paul.add(samplePicture('sea.png'), { thoughtId });
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'thought.not-found' }]);
  });

  it('is one of twenty at most', async () => {
    const pictureIds = Array.from({ length: 20 }, systemIds.next);
    const thoughtId = await claire.write('', pictureIds);
    for (const pictureId of pictureIds)
      expect((await claire.add(samplePicture('sea.png'), { thoughtId }, pictureId)).answer.status).toBe(200);
    await vi.waitFor(async () =>
      expect((await claire.find(thoughtId)).pictures.filter(({ ready }) => ready)).toHaveLength(20),
    );
    const { answer } = await claire.add(samplePicture('sea.png'), { thoughtId });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'thought.pictures-full' }]);
    const body = { thoughtId: systemIds.next(), content: '', pictureIds: [...pictureIds, systemIds.next()] };
    const when = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'UTC' };
    expect((await claire.say('POST /api/client/thoughts', { ...body, ...when })).body).toMatchObject({
      code: 'thought.pictures-full',
    });
  });
});

describe('a file that is no picture to keep', () => {
  const half = (name: SamplePicture): Buffer =>
    samplePicture(name).subarray(0, Math.floor(samplePicture(name).length / 2));
  it.each([
    {
      what: 'an SVG',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      code: 'format-unknown',
      status: 415,
    },
    {
      what: 'a page',
      bytes: Buffer.from('<!doctype html><script>alert(1)</script>'),
      code: 'format-unknown',
      status: 415,
    },
    { what: 'a PDF', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n'), code: 'format-unknown', status: 415 },
    { what: 'a bomb of 3,600 million pixels', bytes: claimedPng(60_000), code: 'too-many-pixels', status: 413 },
    { what: 'half a JPEG', bytes: half('sea.jpg'), code: 'damaged', status: 422 },
    { what: 'half a PNG', bytes: half('sea.png'), code: 'damaged', status: 422 },
    { what: 'half a WebP', bytes: half('sea.webp'), code: 'damaged', status: 422 },
    { what: 'half a GIF', bytes: half('sea.gif'), code: 'damaged', status: 422 },
    { what: 'half a HEIC', bytes: half('sea.heic'), code: 'damaged', status: 422 },
  ] as const)('$what is refused, and nothing of it is kept but what was sent', async ({ bytes, code, status }) => {
    const thoughtId = await claire.write('Rien à voir.');
    const { pictureId, answer } = await claire.add(bytes, { thoughtId });
    expect([answer.status, answer.body]).toMatchObject([status, { code: `thought-picture.${code}` }]);
    expect((await claire.fetch(thoughtId, pictureId, 'original')).status).toBe(404);
  });

  it('of more than 25 MB is refused while it is sent', async () => {
    const [pictureId, piece] = [systemIds.next(), Buffer.alloc(4 * 1024 * 1024)];
    const answers: number[] = [];
    for (let seq = 0; seq < 7; seq += 1) answers.push((await claire.upload(pictureId, seq, piece)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 413]);
    await claire.say(`DELETE /api/client/pictures/${pictureId}`);
  });

  it('with another hash than was said is refused', async () => {
    const thoughtId = await claire.write('Autre chose.');
    const { answer } = await claire.add(samplePicture('sea.png'), { thoughtId, sha256: 'ab'.repeat(32) });
    expect(answer.body).toMatchObject({ code: 'thought-picture.hash-differs' });
  });
});
