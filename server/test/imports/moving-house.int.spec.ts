import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import type { MoveAddress, MoveState } from '@ecrin/contracts/export/move.ts';
import type { FetchedImport, ImportPreview } from '@ecrin/contracts/journal-import/journal-import.ts';
import type { SendingList } from '@ecrin/contracts/sending/sending.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, sha256 } from '@ecrin/testing/kits/api-client.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureActsOf } from '#test/pictures/picture-acts.fixtures.ts';
import { registerTestClient, sendRequest, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { importActsOf, timeZone } from './imports.fixtures.ts';

const patiently = { timeout: 60_000 };
const dayMs = 86_400_000;
const mebibyte = 1_048_576;
/** Longer than a piece of an import. */
const sound = wavOf(Float32Array.from({ length: 2_600_000 }, (_, at) => Math.sin(at / 40) / 2));

type Way = { origin: string; cutAfter: number | null; alters: boolean; ranges: (string | undefined)[]; path: string };

/** With another first byte. */
async function* altered(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of body) {
    if (isFirst) piece[0] = 0;
    isFirst = false;
    yield piece;
  }
}

async function* untilCut(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  most: number,
): AsyncGenerator<Uint8Array> {
  let passed = 0;
  for await (const piece of body) {
    passed += piece.length;
    if (passed > most) throw new Error('cut');
    yield piece;
  }
}

const archiveOn = ({ cutAfter, alters }: Way, body: Parameters<typeof untilCut>[0]) => {
  const passed = untilCut(body, cutAfter ?? Infinity);
  return alters ? altered(passed) : passed;
};

const passOn = async (to: string, way: Way, [request, response]: readonly [IncomingMessage, ServerResponse]) => {
  const { method, url, headers } = request;
  const isOwn = ([name]: readonly [string, unknown]) => !['host', 'connection', 'transfer-encoding'].includes(name);
  const sent = method === 'POST' ? Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)) : null;
  const given = Object.entries(headers).filter(isOwn) as [string, string][];
  const answer = await fetch(`${to}${url}`, { method: String(method), headers: given, body: sent });
  response.writeHead(answer.status, [...answer.headers].filter(isOwn).flat());
  const isArchive = method === 'GET' && answer.ok;
  if (isArchive) way.ranges.push(headers.range);
  if (isArchive) way.path = String(url);
  const body = answer.body ?? [];
  await pipeline(isArchive ? archiveOn(way, body) : body, response);
};

/** What stands between two écrins: `cutAfter` bytes of an archive the connection breaks, each time; null: it holds. */
const startWay = async (to: string) => {
  const way: Way = { origin: '', cutAfter: null, alters: false, ranges: [], path: '' };
  const server = createServer((...exchange) => void passOn(to, way, exchange).catch(() => exchange[1].destroy()));
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  way.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { way, close: () => server.close() };
};

let [from, to]: TestServer[] = [];
let between: Awaited<ReturnType<typeof startWay>>;
beforeAll(async () => {
  from = await startTestServer({ ROLES: 'api,projections,workflows' });
  between = await startWay(from.url);
  const allowed = [from.url, between.way.origin].join(',');
  to = await startTestServer({ ROLES: 'api,projections,workflows', PUSH_ENDPOINTS_ALLOWED: allowed });
});
afterAll(async () => {
  between.close();
  await Promise.all([from?.remove(), to?.remove()]);
});
afterEach(() => void (between.way.cutAfter = null));

const serverOf = (server: TestServer | undefined): TestServer => {
  if (!server) throw new Error('it has not started');
  return server;
};

let people = 0;
const person = async (of: TestServer | undefined) => {
  people += 1;
  const server = serverOf(of);
  const own = await registerTestClient(server, `personne${people}`);
  const acts = importActsOf(server, own);
  return {
    ...own,
    ...acts,
    ...apiClient(server.url, { ...own, clientId: own.userId }),
    pictures: pictureActsOf(server, own),
  };
};
type Person = Awaited<ReturnType<typeof person>>;

/** Two written thoughts, one with a picture, and a spoken one. */
const livedThrough = async ({ pictures, write, call, upload, until: _until, thoughts }: Person) => {
  await write('Une pensée d’avant.', '2025-02-03T19:00:00.000Z');
  const seen = await pictures.write('Vu la mer.');
  expect((await pictures.add(samplePicture('sea.jpg'), { thoughtId: seen, alt: 'La mer' })).answer.status).toBe(200);
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  const pieces = [sound.subarray(0, 4 * mebibyte), sound.subarray(4 * mebibyte)];
  for (const [seq, piece] of pieces.entries()) expect((await upload(recordingId, seq, piece)).status).toBe(200);
  const heard = { occurredAt: '2025-03-04T07:00:00.000Z', timeZone, durationMs: 162_500 };
  const sealing = { thoughtId, chunks: pieces.length, sha256: sha256(sound), ...heard };
  expect((await call('POST', `/recordings/${recordingId}/seal`, { body: sealing })).status).toBe(200);
  await expect.poll(async () => (await thoughts()).items.length, patiently).toBe(3);
};

const offeredBy = async ({ call }: Person) => (await call('POST', '/export/move')).body as unknown as MoveAddress;
const stateOf = async ({ call }: Person) => (await call('GET', '/export/move')).body as unknown as MoveState;
const fetchOf = async ({ call }: Person) =>
  ((await call('GET', '/imports/fetch')).body as unknown as FetchedImport).fetch;
const bring = async ({ call }: Person, { link, code }: Readonly<{ link: string; code: string }>) => {
  const importId = systemIds.next();
  const { status, body: said } = await call('POST', `/imports/${importId}/fetch`, { body: { link, code } });
  return { importId, status, code: said['code'] };
};
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const sentBy = async ({ call }: Person) => ((await call('GET', '/sendings')).body as unknown as SendingList).items;

const arrivedAt = async (target: Person): Promise<ImportPreview> => {
  await expect.poll(async () => (await fetchOf(target))?.status, patiently).toBe('arrived');
  const found = await fetchOf(target);
  const body = { name: 'ecrin.zip', pieces: found?.pieces, timeZone };
  return (await target.call('POST', `/imports/${found?.importId}/preview`, { body })).body as unknown as ImportPreview;
};

/** What both accounts say of themselves, without the ids and times of one of them. */
const figuresOf = async ({ call }: Person) => {
  const { thoughts, sounds, pictures, voiceMs, firstDay, lastDay } = (await call('POST', '/export/outlook')).body;
  return { thoughts, sounds, pictures, voiceMs, firstDay, lastDay };
};

describe('moving house', () => {
  it('takes a journal with its sounds and pictures from one écrin to the other, through a cut and a restart, and once', async () => {
    const [source, target] = [await person(from), await person(to)];
    await livedThrough(source);
    const { link, code } = await offeredBy(source);
    expect(link).not.toContain(code);
    between.way.cutAfter = 4.5 * mebibyte;
    const way = link.replace(serverOf(from).url, between.way.origin);
    const { importId, status } = await bring(target, { link: way, code });
    expect(status).toBe(200);
    await expect.poll(() => between.way.ranges.length, patiently).toBeGreaterThan(1);
    expect(await fetchOf(target)).toMatchObject({
      importId,
      status: 'running',
      host: new URL(between.way.origin).host,
    });
    await serverOf(to).restart();
    between.way.cutAfter = null;
    const { importId: _id, ...shown } = await arrivedAt(target);
    expect(between.way.ranges[0]).toBeUndefined();
    expect(new Set(between.way.ranges.slice(1))).toEqual(new Set([`bytes=${4 * mebibyte}-`]));
    expect(shown).toMatchObject({ source: 'ecrin', entries: 3, pictures: 1, sounds: 1, duplicates: 0 });

    // The file is there, and nothing of it has entered.
    const host = new URL(serverOf(to).url).host;
    const handedOver = { closesAt: null, arrived: { host, thoughts: 3, brought: null } };
    await expect.poll(() => stateOf(source), patiently).toMatchObject(handedOver);
    expect((await fetch(`${serverOf(from).url}${between.way.path}`)).status).toBe(410);
    const { keyPrint } = await stateOf(source);
    expect(keyPrint).toMatch(/^([\da-f]{4}\u00A0){4}[\da-f]{4}$/u);
    expect(await fetchOf(target)).toMatchObject({ keyPrint });

    await target.start(importId);
    await target.until('ended', 3);
    const brought = { at: expect.any(String), thoughts: 3 };
    await expect.poll(() => stateOf(source), patiently).toMatchObject({ arrived: { host, thoughts: 3, brought } });
    expect(await fetchOf(target)).toBeNull();
    await expect.poll(() => figuresOf(target), patiently).toEqual(await figuresOf(source));

    const sent = (await sentBy(source)).filter(({ purpose }) => purpose === 'move');
    expect(sent).toHaveLength(between.way.ranges.length);
    expect(sent.at(-1)).toMatchObject({ kind: 'sent', thing: 'archive', host, model: null });
    expect(sent.at(-1)?.size).toBeGreaterThan(sound.length);
    expect(sent[0]?.size).toBeLessThan(2 * mebibyte);
    // Used once.
    expect(await bring(target, { link, code })).toMatchObject({ status: 410, code: 'import.link-closed' });

    const again = await offeredBy(source);
    const second = await bring(target, again);
    expect(await arrivedAt(target)).toMatchObject({ duplicates: 3 });
    await target.start(second.importId);
    await target.until('ended', 0);
    const none = { thoughts: 3, brought: { thoughts: 0 } };
    await expect.poll(() => stateOf(source), patiently).toMatchObject({ arrived: none });
    expect(await figuresOf(target)).toEqual(await figuresOf(source));
    for (const { logged } of [serverOf(from), serverOf(to)])
      for (const secret of [link.split('.').at(-1) ?? '', again.link.split('.').at(-1) ?? ''])
        expect(logged()).not.toContain(secret);
  });

  it('is told how much entered also days after the link closed, which opens nothing more', async () => {
    const [source, target] = [await person(from), await person(to)];
    await source.write('Une pensée.', '2025-02-03T19:00:00.000Z');
    const { link, code } = await offeredBy(source);
    const way = link.replace(serverOf(from).url, between.way.origin);
    const { importId } = await bring(target, { link: way, code });
    expect(await arrivedAt(target)).toMatchObject({ entries: 1 });
    await expect.poll(() => stateOf(source), patiently).toMatchObject({ arrived: { brought: null } });
    serverOf(from).advanceClock(3 * dayMs);
    expect((await fetch(`${serverOf(from).url}${between.way.path}`)).status).toBe(410);
    await target.start(importId);
    await target.until('ended', 1);
    const renewed = await sendRequest(serverOf(from), 'POST /api/client/session', {
      headers: { Cookie: source.cookie },
    });
    const { token } = renewed.body as SessionToken;
    const here = { ...source, ...apiClient(serverOf(from).url, { token, clientId: source.userId }) };
    await expect.poll(() => stateOf(here), patiently).toMatchObject({ arrived: { brought: { thoughts: 1 } } });
  });

  it('stays closed after wrong codes, few at a time', async () => {
    const [source, target] = [await person(from), await person(to)];
    const { link, code } = await offeredBy(source);
    const wrong = () => bring(target, { link, code: otherThan(code) });
    for (let tried = 0; tried < 3; tried += 1) expect(await wrong()).toMatchObject({ code: 'import.link-code' });
    expect(await bring(target, { link, code })).toMatchObject({ status: 429, code: 'client.too-many-tries' });
    serverOf(from).advanceClock(16 * 60_000);
    expect(await wrong()).toMatchObject({ code: 'import.link-code' });
    expect(await wrong()).toMatchObject({ code: 'import.link-code' });
    expect(await bring(target, { link, code })).toMatchObject({ code: 'import.link-closed' });
    expect(await fetchOf(target)).toBeNull();
  });

  it('is refused once it was withdrawn, replaced, over, or its session has ended, also on the way', async () => {
    const [source, target] = [await person(from), await person(to)];
    await source.write('Une pensée.', '2025-02-03T19:00:00.000Z');
    const replaced = await offeredBy(source);
    const withdrawn = await offeredBy(source);
    expect(await bring(target, replaced)).toMatchObject({ status: 410, code: 'import.link-closed' });
    between.way.cutAfter = 0;
    const link = withdrawn.link.replace(serverOf(from).url, between.way.origin);
    const { importId } = await bring(target, { ...withdrawn, link });
    expect(await bring(target, withdrawn)).toMatchObject({ status: 409, code: 'import.under-way' });
    expect((await source.call('DELETE', '/export/move')).status).toBe(204);
    await expect.poll(() => fetchOf(target), patiently).toMatchObject({ importId, status: 'closed', received: 0 });
    expect(await bring(target, withdrawn)).toMatchObject({ code: 'import.link-closed' });

    const kept = await offeredBy(source);
    between.way.cutAfter = 0;
    const waiting = await bring(target, { ...kept, link: kept.link.replace(serverOf(from).url, between.way.origin) });
    expect((await target.call('DELETE', `/imports/${waiting.importId}/fetch`)).status).toBe(200);
    expect(await fetchOf(target)).toBeNull();
    const last = await offeredBy(source);
    const { items } = (await source.call('GET', '/sessions')).body as Readonly<{
      items: readonly { sessionId: string }[];
    }>;
    for (const { sessionId } of items) await source.call('DELETE', `/sessions/${sessionId}`);
    expect(await bring(target, last)).toMatchObject({ code: 'import.link-closed' });
    const other = await person(from);
    const over = await offeredBy(other);
    serverOf(from).advanceClock(dayMs);
    expect(await bring(target, over)).toMatchObject({ code: 'import.link-closed' });
  });

  it('keeps nothing of what is not, to the byte, what was signed there', async () => {
    const [source, target] = [await person(from), await person(to)];
    await source.write('Une pensée.', '2025-02-03T19:00:00.000Z');
    const { link, code } = await offeredBy(source);
    between.way.alters = true;
    await bring(target, { link: link.replace(serverOf(from).url, between.way.origin), code });
    await expect.poll(() => fetchOf(target), patiently).toMatchObject({ status: 'unsound', received: 0, pieces: 0 });
    between.way.alters = false;
    expect(await stateOf(source)).toMatchObject({ closesAt: expect.any(String), arrived: null });
  });

  it('calls no place that is none of an écrin, or that may not be called', async () => {
    const target = await person(to);
    const code = '123456';
    for (const link of [
      'pas un lien',
      `${serverOf(to).url}/api/client/moves/a.b`,
      'http://169.254.169.254/api/client/moves/a.b',
      'https://10.0.0.1/api/client/moves/a.b',
      'https://user:pass@exemple.fr/api/client/moves/a.b',
      `${serverOf(from).url}/api/client/moves/../../admin`,
      `${serverOf(from).url}/`,
    ])
      expect(await bring(target, { link, code })).toMatchObject({ status: 422, code: 'import.link-unknown' });
    expect(await bring(target, { link: `${serverOf(from).url}/api/client/moves/a.b`, code })).toMatchObject({
      code: 'import.link-closed',
    });
  });
});
