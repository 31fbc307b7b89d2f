import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { readPdf } from '@ecrin/testing/kits/files/read-pdf.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';

const sound = wavOf(new Float32Array(16_000));
const timeZone = 'Europe/Paris';
const threadId = systemIds.next();

let server: TestServer;
let client: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  const claire = await registerTestClient(server, 'claire');
  client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
  await client.call('POST', '/threads', { body: { threadId, name: 'Papa', colour: 'indigo' } });
  const [inThread, spoken] = [systemIds.next(), systemIds.next()];
  const write = (thoughtId: string, content: string, occurredAt: string) =>
    client.call('POST', '/thoughts', { body: { thoughtId, content, occurredAt, timeZone } });
  await write(inThread, 'Une première ligne', '2025-11-18T07:12:00.000Z');
  await client.call('PUT', `/thoughts/${inThread}`, { body: { content: '=Une ligne ; "à part"' } });
  await write(systemIds.next(), 'Minuit passé de peu.', '2025-11-18T23:30:00.000Z');
  await client.call('PUT', `/thoughts/${inThread}/thread`, { body: { threadId } });
  await client.call('PUT', `/thoughts/${inThread}/insights/mood`, { body: { value: 'calm' } });
  const recordingId = systemIds.next();
  await client.upload(recordingId, 0, sound);
  const sealed = { thoughtId: spoken, chunks: 1, sha256: sha256(sound), durationMs: 1_000, timeZone };
  await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: { ...sealed, occurredAt: '2025-12-01T10:00:00.000Z' },
  });
  const aim = { description: null, frequency: 'daily', targetCount: 2, aim: 'achieve', endDay: null, restDays: [7] };
  const goal = { goalId: systemIds.next(), title: 'Marcher', filter: null, timeZone, ...aim };
  const { status } = await client.call('POST', '/goals', { body: goal });
  if (status !== 200) throw new Error('no goal');
  await pictureActsOf(server, claire).add(samplePicture('sea.jpg'), { thoughtId: inThread, alt: 'La mer' });
  await vi.waitFor(async () => {
    const { content, pictures, mood, thread } = (await client.call('GET', `/thoughts/${inThread}`))
      .body as unknown as ThoughtDetail;
    const total = (await client.call('GET', '/thoughts')).body['total'];
    const known = [
      total === 3,
      content?.startsWith('=') === true,
      mood === 'calm',
      thread?.threadId === threadId,
      pictures[0]?.format === 'image/jpeg',
    ];
    if (known.includes(false)) throw new Error('not shown yet');
  }, 10_000);
});
afterAll(() => server.remove());

const outlook = async (body?: object) => (await client.call('POST', '/export/outlook', body && { body })).body;
const taken = async (body?: object) => {
  const { url } = (await client.call('POST', '/export', body && { body })).body;
  return Buffer.from(await (await fetch(`${server.url}${String(url)}`)).arrayBuffer());
};
const named = (files: ReadonlyMap<string, Buffer>, ending: string) =>
  [...files.keys()].filter((name) => name.endsWith(ending));

describe('what is chosen to be taken away', () => {
  it('is told beforehand: how many, how long, and to the byte how large', async () => {
    const whole = await outlook();
    expect(whole).toMatchObject({
      thoughts: 3,
      sounds: 1,
      pictures: 1,
      voiceMs: 1_000,
      understood: 0,
      others: 1,
      firstDay: '2025-11-18',
      lastDay: '2025-12-01',
      moods: ['calm', null, null],
      publicKey: expect.stringMatching(/^[\w+/]{56}$/u),
    });
    for (const choice of [
      undefined,
      { forms: ['table'] },
      { forms: ['ecrin', 'markdown', 'table'], parts: ['sounds'] },
      { from: '2025-11-19', to: '2025-12-31', parts: ['sounds'] },
      { threadId, parts: [] },
      { threadId, parts: ['pictures'], forms: ['ecrin'] },
      // What was read for earlier choices stands for it.
      undefined,
    ])
      expect([choice, (await outlook(choice))['bytes']]).toEqual([choice, (await taken(choice)).length]);
  });

  it('of a span of days has the thoughts of these days, by the person’s own clock, and nothing else', async () => {
    const choice = { from: '2025-11-19', to: '2025-11-19' };
    expect(await outlook(choice)).toMatchObject({ thoughts: 1, sounds: 0, others: 0 });
    const files = readZip(await taken(choice));
    expect(String(files.get('pensees.jsonl'))).toContain('Minuit passé de peu.');
    expect(String(files.get('pensees.jsonl')).trim().split('\n')).toHaveLength(1);
    expect(Object.keys(JSON.parse(String(files.get('ecrin.json'))))).toEqual([
      'format',
      'version',
      'exportedAt',
      'profile',
      'threads',
    ]);
    expect(files.has('Registre des envois.csv')).toBe(false);
    expect(String(files.get('Lisez-moi.txt'))).toContain('Les pensées du 2025-11-19 au 2025-11-19 seulement.');
  });

  it('has the pictures of thoughts, or leaves them out', async () => {
    const withPictures = readZip(await taken({ parts: ['pictures'], forms: ['markdown'] }));
    const [path] = named(withPictures, '.jpg');
    expect(path).toMatch(/^Images\/2025-11-18 08h12 /u);
    expect([...withPictures].map(String).join('')).toContain(`![La mer](<../${path}>)`);
    expect(named(withPictures, '.wav')).toEqual([]);
    const without = readZip(await taken({ parts: ['sounds'], forms: ['ecrin', 'markdown'] }));
    expect(named(without, '.jpg')).toEqual([]);
    expect([...without.values()].map(String).join('')).not.toContain('![La mer]');
    expect(String(without.get('Lisez-moi.txt'))).not.toContain('Images');
  });

  it('of a thread has its thoughts', async () => {
    const files = readZip(await taken({ threadId, forms: ['markdown'] }));
    expect(named(files, '.md')).toHaveLength(1);
    expect(named(files, '.jsonl')).toEqual([]);
    expect(await outlook({ threadId: systemIds.next() })).toMatchObject({ thoughts: 0 });
  });

  it('as a table has a row for each thought, that no spreadsheet computes', async () => {
    const files = readZip(await taken({ forms: ['table'], parts: [] }));
    const [head, ...rows] = String(files.get('Pensées.csv')).replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^"day";"time";"timeZone"/u);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(`"2025-11-18";"08:12";"Europe/Paris"`);
    expect(rows[0]).toContain(`"'=Une ligne ; ""à part"""`);
    expect(rows[1]).toMatch(/^"2025-11-19";"00:30"/u);
    expect([...named(files, '.wav'), ...named(files, '.md'), ...named(files, '.json')]).toEqual([]);
  });

  it('says until when its address opens it', async () => {
    const asked = Date.now();
    const { closesAt } = (await client.call('POST', '/export')).body;
    expect(Math.abs(Date.parse(String(closesAt)) - asked - 24 * 3_600_000)).toBeLessThan(120_000);
  });

  it('is refused in no form, or another than there is', async () => {
    for (const body of [{ forms: [] }, { forms: ['docx'] }, { from: 'hier' }, { more: true }])
      expect((await client.call('POST', '/export', { body })).status).toBe(400);
  });
});

describe('one’s thoughts as a book', () => {
  const words = (pdf: readonly string[]) => pdf.join(' ').replaceAll(/\s+/gu, ' ');

  it('alone is the PDF itself: the person’s words by month, with when they were said', async () => {
    const { url } = (await client.call('POST', '/export', { body: { forms: ['book'] } })).body;
    const answer = await fetch(`${server.url}${String(url)}`);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Disposition')).toContain('filename="Mon ecrin.pdf"');
    const { text, bookmarks, info } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(bookmarks).toEqual(['Novembre 2025']);
    expect(info).toMatchObject({ Title: 'Mon écrin', Author: 'claire' });
    expect(words(text)).toContain('Mardi 18 novembre 2025, 08:12 =Une ligne ; "à part"');
    expect(words(text)).toContain('Mercredi 19 novembre 2025, 00:30 Minuit passé de peu.');
  });

  it('of a thread has its name, and goes with other forms into one signed file, the same one each time', async () => {
    const choice = { threadId, forms: ['book', 'table'] };
    const bookOf = (archive: Buffer) => readZip(archive).get('Papa.pdf') ?? Buffer.of();
    const book = bookOf(await taken(choice));
    expect(bookOf(await taken(choice)).equals(book)).toBe(true);
    const { text } = await readPdf(new Uint8Array(book));
    expect(words(text)).toContain('Une ligne');
    expect(words(text)).not.toContain('Minuit');
  });

  it('is made thirty times in a quarter of an hour for one client, and other forms go on', async () => {
    const lea = await registerTestClient(server, 'lea');
    const { call } = apiClient(server.url, { token: lea.token, clientId: lea.userId });
    const ask = (...forms: readonly string[]) => call('POST', '/export', { body: { forms } });
    const load = async ({ body }: Awaited<ReturnType<typeof ask>>) => {
      const answer = await fetch(`${server.url}${String(body['url'])}`);
      await answer.arrayBuffer();
      return [answer.status, Number(answer.headers.get('Retry-After')) > 0];
    };
    const one = await ask('book', 'table');
    for (let at = 0; at < 30; at += 1) expect(await load(one)).toEqual([200, false]);
    expect(await load(one)).toEqual([429, true]);
    for (let at = 1; at < 30; at += 1) expect((await ask('book')).status).toBe(200);
    const refused = await ask('book');
    expect([refused.status, refused.body['code']]).toEqual([429, 'story.too-many-books']);
    expect(await load(await ask('table'))).toEqual([200, false]);
  });

  it('names beforehand what it cannot print, and nothing that it can', async () => {
    expect((await outlook({ forms: ['book'] }))['book']).toEqual({ pages: 2, missing: [] });
    const content = 'Tiếng Việt, שלום, مرحبا, ✓ 👨‍👩‍👧 ❤️ : 漢字.';
    const body = { thoughtId: systemIds.next(), content, occurredAt: '2025-12-02T10:00:00.000Z', timeZone };
    await client.call('POST', '/thoughts', { body });
    await expect
      .poll(async () => (await outlook({ forms: ['book'] }))['book'])
      .toEqual({ pages: 4, missing: ['漢', '字'] });
  });
});
