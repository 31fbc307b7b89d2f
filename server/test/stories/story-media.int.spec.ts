import type { StoryPictureAnswer } from '@ecrin/contracts/story/story.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '../server.fixtures.ts';
import { storyActsOf } from './stories.fixtures.ts';

/** Of each second, how loud it is: 0.1 in the first, 0.2 in the second, and so on. */
const sound = wavOf(Float32Array.from({ length: 5 * 16_000 }, (_, at) => (Math.floor(at / 16_000) + 1) / 10));
const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };

let server: TestServer;
let signedIn: SignedInClient;
let claire: ReturnType<typeof storyActsOf>;
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
  signedIn = await registerTestClient(server, 'claire');
  claire = storyActsOf(server, signedIn.token);
});
afterAll(() => server.remove());

const photo = () =>
  sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#444474' } })
    .withExif({ IFD0: { Make: 'Camera-of-mine' }, IFD3: { GPSLatitude: '48/1 51/1 24/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
const bytesAt = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const asClaire = (path: string) => bytesAt(`/api/client${path}`, { Authorization: `Bearer ${signedIn.token}` });
const addPicture = async (storyId: string, body: Uint8Array, token = signedIn.token) => {
  const answer = await fetch(`${server.url}/api/client/stories/${storyId}/pictures`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as StoryPictureAnswer };
};
const speak = async () => {
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  const client = apiClient(server.url, { token: signedIn.token, clientId: signedIn.userId });
  await client.upload(recordingId, 0, sound);
  await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: { thoughtId, chunks: 1, sha256: sha256(sound), durationMs: 5_000, ...moment },
  });
  await vi.waitFor(async () => expect((await claire.ask(`GET /api/client/thoughts/${thoughtId}`)).status).toBe(200));
  return { thoughtId, recordingId };
};
const own = { by: 'person', sources: [], unsourced: [] } as const;
/** A story with words, a picture and the second and third second of a recording. */
const told = async () => {
  const written = await claire.write('Les clés dehors.');
  const storyId = await claire.begin([written]);
  const spoken = await speak();
  const { version, width, height } = (await addPicture(storyId, await photo())).body;
  const [pictureId, passageId] = [systemIds.next(), systemIds.next()];
  const parts = [
    {
      ...own,
      partId: pictureId,
      kind: 'picture',
      text: 'Le ponton',
      picture: { version, width, height, caption: 'Au lac' },
    },
    {
      ...own,
      partId: passageId,
      kind: 'passage',
      text: 'Il racontera.',
      passage: { ...spoken, fromMs: 1_000, toMs: 3_000 },
    },
  ];
  const saved = await claire.ask(`PUT /api/client/stories/${storyId}/text`, {
    base: 1,
    title: null,
    order: [written, pictureId, passageId],
    changed: parts,
    removed: [],
  });
  expect(saved.status).toBe(200);
  await vi.waitFor(async () => expect((await claire.find(storyId)).parts).toHaveLength(3));
  return { storyId, version, thoughtId: spoken.thoughtId };
};
const open = (path: string) => sendRequest(server, `GET ${path}`);
const firstEnding = (html: string, ending: string) => new RegExp(`"(/r/[^"]+\\.${ending})"`, 'u').exec(html)?.[1] ?? '';
const filesOf = (html: string) => ({
  picture: firstEnding(html, 'jpg'),
  sound: firstEnding(html, 'wav'),
  pdf: firstEnding(html, 'pdf'),
});
const shared = async (storyId: string, terms: object = {}) => {
  const link = await claire.share(storyId, terms);
  const { text } = await open(link.path);
  return { ...link, html: text, files: filesOf(text) };
};

describe('a picture of a story', () => {
  it('is made anew without what its camera wrote, in the size of a page', async () => {
    const storyId = await claire.begin([]);
    const { body } = await addPicture(storyId, await photo());
    expect(body).toMatchObject({ width: 1_600, height: 800 });
    const { bytes, headers } = await asClaire(`/stories/${storyId}/pictures/${body.version}`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(bytes.includes('Camera-of-mine')).toBe(false);
    const { exif, format } = await sharp(bytes).metadata();
    expect({ exif, format }).toEqual({ format: 'jpeg' });
  });
  it('is refused where it is none, too large, or for another’s story', async () => {
    const storyId = await claire.begin([]);
    const paul = await registerTestClient(server, 'paul');
    expect((await addPicture(storyId, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
    expect((await addPicture(storyId, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await addPicture(storyId, await photo(), paul.token)).status).toBe(404);
  });
});

describe('the page of a story with a picture and a passage', () => {
  it('shows the picture, and plays the chosen seconds alone, by ranges', async () => {
    const { storyId } = await told();
    const { html, files } = await shared(storyId);
    expect(html).toContain('alt="Le ponton"');
    expect(html).toContain('<figcaption dir="auto">Au lac</figcaption>');
    expect(html).toContain('<audio controls controlslist=');
    expect(html).not.toContain('<script');
    const picture = await bytesAt(files.picture);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const whole = await bytesAt(files.sound);
    expect([whole.status, whole.bytes.length]).toEqual([200, 44 + 2 * 2 * 16_000]);
    expect(whole.bytes.readInt16LE(44 + 2 * 8_000) / 32_767).toBeCloseTo(0.2, 3);
    expect(whole.bytes.readInt16LE(44 + 2 * 24_000) / 32_767).toBeCloseTo(0.3, 3);
    const part = await bytesAt(files.sound, { Range: 'bytes=100-199' });
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 100-199/${whole.bytes.length}`]);
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200));
    for (const { headers } of [picture, whole, part]) expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('closed, has neither any more', async () => {
    const { storyId } = await told();
    const { linkId, files } = await shared(storyId);
    expect((await bytesAt(files.sound)).status).toBe(200);
    await claire.ask(`DELETE /api/client/stories/${storyId}/links/${linkId}`);
    for (const file of [files.picture, files.sound]) {
      const gone = await bytesAt(file);
      expect(gone.status).toBe(404);
      expect(gone.bytes.includes('RIFF')).toBe(false);
    }
  });

  it('serves nothing else of the story, and nothing without its own ticket', async () => {
    const { storyId } = await told();
    const [one, other] = [await shared(storyId), await shared(storyId)];
    const ticketOf = (file: string) => file.split('/')[3] ?? '';
    for (const path of [
      one.files.sound.replace(ticketOf(one.files.sound), ticketOf(other.files.sound)),
      one.files.picture.replace(ticketOf(one.files.picture), 'page.9999999999999.AAAA'),
      one.files.picture.replace(/[0-9a-f]{64}\.jpg/u, `${'0'.repeat(64)}.jpg`),
      one.files.picture.replace(/[^/]+$/u, 'story.pdf'),
      one.files.picture.replace(/[^/]+$/u, '..%2f..%2fapi'),
    ])
      expect([path, (await bytesAt(path)).status]).toEqual([path, 404]);
  });

  it('with a password, gives its files to whoever gave it, until it changes', async () => {
    const { storyId } = await told();
    const { linkId, path } = await claire.share(storyId, { password: 'la barque' });
    const page = await sendRequest(server, `POST ${path}`, {
      body: 'password=la+barque',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const { sound: address } = filesOf(page.text);
    expect((await bytesAt(address)).status).toBe(200);
    const change = { withPrivate: false, closesAt: null, password: 'le lac' };
    expect((await claire.ask(`PUT /api/client/stories/${storyId}/links/${linkId}`, change)).status).toBe(200);
    expect((await bytesAt(address)).status).toBe(404);
  });

  it('loses the passage with its thought, and while that is private', async () => {
    const { storyId, thoughtId } = await told();
    const { path, files } = await shared(storyId, { downloadable: true });
    const pdf = async () => (await readPdf((await bytesAt(files.pdf)).bytes)).text.join(' ');
    expect(await pdf()).toContain('Il racontera.');
    await claire.ask(`PUT /api/client/thoughts/${thoughtId}`, { private: true });
    await vi.waitFor(async () => expect((await open(path)).text).not.toContain('Il racontera.'));
    expect((await bytesAt(files.sound)).status).toBe(404);
    expect(await pdf()).not.toContain('Il racontera.');
    await claire.ask(`PUT /api/client/thoughts/${thoughtId}`, { private: false });
    await vi.waitFor(async () => expect((await bytesAt(files.sound)).status).toBe(200));
    await claire.ask(`DELETE /api/client/thoughts/${thoughtId}`);
    expect((await bytesAt(files.sound)).status).toBe(404);
    await vi.waitFor(async () => expect(await pdf()).not.toContain('Il racontera.'), 20_000);
  });
});

describe('a story as a book', () => {
  it('has its words, and those of private thoughts only where its author wishes it', async () => {
    const { storyId, thoughtId } = await told();
    await claire.ask(`PUT /api/client/thoughts/${thoughtId}`, { private: true });
    const wordsOf = async (query: string) =>
      (await readPdf((await asClaire(`/stories/${storyId}/book/pdf${query}`)).bytes)).text.join(' ');
    await vi.waitFor(async () => expect(await wordsOf('')).not.toContain('Il racontera.'), 20_000);
    expect(await wordsOf('')).toContain('Les clés dehors.');
    expect(await wordsOf('?private=true')).toContain('Il racontera.');
    const { headers, bytes } = await asClaire(`/stories/${storyId}/book/epub`);
    expect(headers.get('Content-Disposition')).toContain(`filename*=UTF-8''La%20corde%20bleue.epub`);
    expect(bytes.includes('Les clés dehors.')).toBe(true);
  });
  it('is made thirty times in a quarter of an hour for one client', async () => {
    const { token } = await registerTestClient(server, 'lea');
    const lea = storyActsOf(server, token);
    const storyId = await lea.begin([await lea.write('Le lac.')]);
    const make = () => lea.ask(`GET /api/client/stories/${storyId}/book/epub`);
    for (let at = 0; at < 30; at += 1) expect((await make()).status).toBe(200);
    const refused = await make();
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(refused.text).toContain('Beaucoup de livres en peu de temps.');
    expect((await asClaire(`/stories/${(await told()).storyId}/book/epub`)).status).toBe(200);
  });
  it('is not offered on a page whose author did not allow it', async () => {
    const { storyId } = await told();
    expect((await shared(storyId)).files.pdf).toBe('');
  });
});

describe('a story in the archive of its author', () => {
  const archive = async () => {
    const { url } = (await claire.ask('POST /api/client/export', {})).body as Readonly<{ url: string }>;
    return readZip((await bytesAt(url)).bytes);
  };
  it('has its words, and its pictures and passages as files', async () => {
    const { storyId } = await told();
    const name = `Récits/La corde bleue (${storyId.slice(-6)})`;
    const files = await vi.waitFor(async () => {
      const found = await archive();
      expect([...found.keys()].filter((file) => file.startsWith(name))).toHaveLength(3);
      return found;
    }, 20_000);
    const text = String(files.get(`${name}.md`));
    const folder = name.slice('Récits/'.length);
    expect(text).toBe(
      [
        '# La corde bleue',
        'Les clés dehors.',
        `![Le ponton](<${folder}/1.jpg>)`,
        '*Au lac*',
        'Il racontera.',
        `[2.wav](<${folder}/2.wav>)\n`,
      ].join('\n\n'),
    );
    expect((await sharp(files.get(`${name}/1.jpg`)).metadata()).format).toBe('jpeg');
    expect(files.get(`${name}/2.wav`)?.length).toBe(44 + 2 * 2 * 16_000);
  });
  it('has nothing that rests on an erased thought', async () => {
    const { storyId, thoughtId } = await told();
    await claire.ask(`DELETE /api/client/thoughts/${thoughtId}`);
    await vi.waitFor(async () => expect((await claire.find(storyId)).removed).toBe(1));
    await vi.waitFor(async () => {
      const names = [...(await archive()).keys()].filter((name) => name.includes(storyId.slice(-6)));
      expect(names.map((name) => name.slice(name.indexOf(')')))).toEqual([')/1.jpg', ').md']);
    }, 20_000);
  });
});

describe('the end of a link', () => {
  it('is said by the author’s clock, as a day that is still open', async () => {
    const { storyId } = await told();
    const closesAt = '2099-12-31T23:00:00.000Z';
    const { html } = await shared(storyId, { closesAt, timeZone: 'Europe/Paris' });
    expect(html).toContain('jusqu’au 31 décembre 2099 inclus (heure d’Europe centrale)');
  });
});

it('one network address opens 240 pages in a quarter of an hour', async () => {
  const { path } = await shared((await told()).storyId);
  server.advanceClock(16 * 60_000);
  const statuses: number[] = [];
  for (let at = 0; at < 241; at += 1) statuses.push((await open(at === 238 ? path : '/r/invented')).status);
  expect(statuses.slice(238)).toEqual([200, 404, 429]);
  const flooded = await open(path);
  expect(flooded.text).toContain('Attendez un quart d’heure');
  expect(flooded.text).not.toContain('corde bleue');
  server.advanceClock(16 * 60_000);
  expect((await open(path)).status).toBe(200);
});
