import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createSoftwareAuthenticator } from '@ecrin/testing/fakes/software-authenticator.ts';
import { apiClient, sha256, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { readZip } from '@ecrin/testing/kits/files/read-zip.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#test/auth/access.fixtures.ts';
import { passkeyActions } from '#test/auth/passkeys/passkey.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sound = wavOf(new Float32Array(50_000));
const secondSound = wavOf(new Float32Array(10_000));
const occurredAt = '2025-11-18T07:12:00.000Z';
const here = { occurredAt, timeZone: 'Europe/Paris' };

let server: TestServer;
let claire: SignedInClient;
let client: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ ORBS_CREATED_BY: 'everyone' });
  claire = await registerTestClient(server, 'claire');
  client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
});
afterAll(() => server.remove());

const exportUrl = async (of: ApiClient): Promise<string> =>
  `${server.url}${String((await of.call('POST', '/export')).body['url'])}`;

describe('taking one’s data away', () => {
  it('gives an archive of thoughts, sounds, threads and profile, without deleted items or those of others', async () => {
    const [written, spoken, removed, threadId] = [
      systemIds.next(),
      systemIds.next(),
      systemIds.next(),
      systemIds.next(),
    ];
    const content = 'Le petit a dit « biscottes d’arbre ».\nJ’ai ri.';
    await client.call('POST', '/thoughts', { body: { thoughtId: written, content, ...here } });
    await client.call('POST', '/thoughts', { body: { thoughtId: removed, content: 'À oublier', ...here } });
    await client.call('DELETE', `/thoughts/${removed}`);
    await client.call('POST', '/conversations/01980000-0000-7000-8000-00000000000c/questions', {
      body: { questionId: '01980000-0000-7000-8000-00000000000d', text: 'Qu’ai-je dit ?', timeZone: 'Europe/Paris' },
    });
    await client.call('POST', '/memory/facts', {
      body: { factId: '01980000-0000-7000-8000-00000000000e', text: 'Mon fils s’appelle Léo.' },
    });
    await client.call('PUT', `/favorites/${written}`, { body: { kind: 'thought' } });
    await client.call('POST', '/threads', { body: { threadId, name: 'Papa', colour: 'indigo' } });
    await client.call('PUT', `/thoughts/${written}/thread`, { body: { threadId } });
    const recordingId = systemIds.next();
    await client.upload(recordingId, 0, sound);
    await client.call('POST', `/recordings/${recordingId}/seal`, {
      body: { thoughtId: spoken, chunks: 1, sha256: sha256(sound), durationMs: 3_125, ...here },
    });
    const appended = systemIds.next();
    await client.upload(appended, 0, secondSound);
    await client.call('POST', `/thoughts/${spoken}/recordings`, {
      body: { recordingId: appended, chunks: 1, sha256: sha256(secondSound), durationMs: 625, ...here },
    });
    const bea = await registerTestClient(server, 'bea');
    const other = apiClient(server.url, { token: bea.token, clientId: bea.userId });
    await other.call('POST', '/thoughts', { body: { thoughtId: systemIds.next(), content: 'À Béa', ...here } });
    await expect.poll(async () => (await client.call('GET', '/thoughts')).body['total']).toBe(2);
    await expect
      .poll(async () => (await client.call('GET', `/thoughts/${spoken}`)).body['audio'])
      .toMatchObject({ parts: [{ recordingId }, { recordingId: appended }] });

    const requestId = systemIds.next();
    const help = { requestId, subject: { kind: 'help' }, words: 'Une question à vous poser.' };
    await client.call('POST', '/requests', { body: help });
    await expect.poll(async () => (await client.call('GET', `/requests/${requestId}`)).status).toBe(200);
    const answer = await fetch(await exportUrl(client));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="ecrin-\d{4}-\d\d-\d\d\.zip"$/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const files = readZip(Buffer.from(await answer.arrayBuffer()));

    const [text, speech] = [written, spoken].map((id) => `2025-11-18 08h12 (${id.slice(-6)})`);
    expect([...files.keys()].toSorted()).toEqual(
      [
        'Lisez-moi.txt',
        'Registre des envois.csv',
        'ecrin.json',
        'pensees.jsonl',
        'ecrin.schema.json',
        `Pensées/${text}.md`,
        `Pensées/${speech}.md`,
        `Enregistrements/${speech}.wav`,
        `Enregistrements/${speech} 2.wav`,
        'verify.mjs',
        'minisign.pub',
        'SHA256SUMS',
        'SHA256SUMS.minisig',
      ].toSorted(),
    );
    expect(files.get(`Enregistrements/${speech}.wav`)?.equals(sound)).toBe(true);
    expect(files.get(`Enregistrements/${speech} 2.wav`)?.equals(secondSound)).toBe(true);
    expect(String(files.get(`Pensées/${text}.md`))).toContain(content);
    expect(String(files.get(`Pensées/${text}.md`))).toContain('thread: "Papa"');
    expect(String(files.get(`Pensées/${speech}.md`))).toContain(
      `sounds: ["../Enregistrements/${speech}.wav","../Enregistrements/${speech} 2.wav"]`,
    );
    const data = JSON.parse(String(files.get('ecrin.json')));
    expect(data).toMatchObject({
      format: 'ecrin',
      version: 2,
      profile: { firstname: 'claire' },
      threads: [{ name: 'Papa' }],
      looks: [],
      requests: [{ requestId, kind: 'help', entries: [{ from: 'client', words: 'Une question à vous poser.' }] }],
      organizations: [],
      memory: { on: true, facts: [{ text: 'Mon fils s’appelle Léo.', status: 'kept', by: 'person' }] },
      favorites: [{ kind: 'thought', itemId: written }],
      conversations: [{ title: 'Qu’ai-je dit ?', questions: [{ text: 'Qu’ai-je dit ?' }] }],
    });
    const lines = String(files.get('pensees.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(new Set(lines.map(({ thoughtId }) => thoughtId))).toEqual(new Set([written, spoken]));
    expect(lines.find(({ thoughtId }) => thoughtId === written)).toMatchObject({ content, files: { sounds: [] } });
    expect([...files.values()].join('')).not.toMatch(/À oublier|À Béa/);
  });

  it('lists the passkeys, by name and date', async () => {
    const dora = await registerTestClient(server, 'dora');
    const own = apiClient(server.url, { token: dora.token, clientId: dora.userId });
    expect((await passkeyActions(server).add(dora, createSoftwareAuthenticator(server.url))).status).toBe(200);
    await expect.poll(async () => (await own.call('GET', '/me')).body['client']).toMatchObject({ passkeys: [{}] });
    const files = readZip(Buffer.from(await (await fetch(await exportUrl(own))).arrayBuffer()));
    const { profile } = JSON.parse(String(files.get('ecrin.json'))) as Readonly<{ profile: { passkeys: unknown } }>;
    expect(profile.passkeys).toEqual([{ name: 'Écrin', addedAt: expect.any(String) as string }]);
    expect(String(files.get('Lisez-moi.txt'))).toContain('vos clés d’accès');
  });
  it('contains the pictures of oneself and of own orbs', async () => {
    const dora = await registerTestClient(server, 'dora');
    const of = apiClient(server.url, { token: dora.token, clientId: dora.userId });
    const orbId = systemIds.next();
    await of.call('POST', '/orbs', { body: { ...reading, orbId } });
    for (const place of ['picture', `orbs/${orbId}/picture`]) {
      const answer = await fetch(`${server.url}/api/client/${place}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${dora.token}`, 'Content-Type': 'image/png' },
        body: onePixel,
      });
      expect(answer.ok).toBe(true);
    }
    const namesOf = async () => [
      ...readZip(Buffer.from(await (await fetch(await exportUrl(of))).arrayBuffer())).entries(),
    ];
    await expect
      .poll(async () => (await namesOf()).filter(([name]) => name.endsWith('.webp')).map(([name]) => name))
      .toEqual(['Portrait.webp', `Orbes/${orbId}.webp`]);
    const [, picture] = (await namesOf()).find(([name]) => name.startsWith('Orbes/')) ?? [];
    expect(picture?.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('names a damaged sound, and gives all the rest', async () => {
    const folder = join(server.dataDir, 'blobs');
    const stored = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = stored.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    const largest = (await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) }))))
      .toSorted((one, other) => other.bytes.length - one.bytes.length)
      .at(0);
    if (!largest) throw new Error('no sound is stored');
    await writeFile(largest.path, Buffer.from(largest.bytes).fill(0, largest.bytes.length - 40));

    const answer = await fetch(await exportUrl(client));
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const damaged = [...files.keys()].find((name) => name.endsWith('.wav')) ?? '';
    expect(files.get(damaged)?.length).toBeLessThan(sound.length);
    expect(String(files.get('Fichiers manquants.txt'))).toContain(damaged);
    expect([...files.keys()].filter((name) => name.endsWith('.md'))).toHaveLength(2);
  });

  it('goes on where it was cut off, byte for byte, and begins again once something has changed', async () => {
    const url = await exportUrl(client);
    const first = await fetch(url);
    const tag = first.headers.get('ETag') ?? '';
    const whole = Buffer.from(await first.arrayBuffer());
    server.advanceClock(60_000);
    for (const start of [0, 1, 700, whole.length - 101, whole.length - 1]) {
      const rest = await fetch(url, { headers: { Range: `bytes=${start}-`, 'If-Range': tag } });
      expect([rest.status, rest.headers.get('Content-Range')]).toEqual([
        206,
        `bytes ${start}-${whole.length - 1}/${whole.length}`,
      ]);
      expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(start))).toBe(true);
    }
    const part = await fetch(url, { headers: { Range: 'bytes=10-19', 'If-Range': tag } });
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
    const beyond = await fetch(url, { headers: { Range: `bytes=${whole.length}-`, 'If-Range': tag } });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${whole.length}`]);
    expect((await fetch(url, { headers: { Range: 'bytes=10-19' } })).status).toBe(200);

    await client.call('POST', '/thoughts', { body: { thoughtId: systemIds.next(), content: 'Entre-temps', ...here } });
    await expect.poll(async () => (await client.call('GET', '/thoughts')).body['total']).toBe(3);
    const again = await fetch(url, { headers: { Range: 'bytes=10-19', 'If-Range': tag } });
    expect(again.status).toBe(200);
    expect(again.headers.get('ETag')).not.toBe(tag);
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(whole.length);
  });

  it('of who has a passkey is asked for in a session confirmed just now', async () => {
    const emma = await registerTestClient(server, 'emma');
    const of = apiClient(server.url, { token: emma.token, clientId: emma.userId });
    expect((await passkeyActions(server).add(emma, createSoftwareAuthenticator(server.url))).status).toBe(200);
    expect((await of.call('POST', '/export')).status).toBe(200);
    server.advanceClock(11 * 60_000);
    expect(await of.call('POST', '/export')).toMatchObject({ status: 403, body: { code: 'client.sign-in-again' } });
    expect((await client.call('POST', '/export')).status).toBe(200);
  });

  it('is refused with a forged or expired address, and once its session has ended', async () => {
    const url = await exportUrl(client);
    expect((await fetch(`${url}x`)).status).toBe(404);
    expect((await fetch(url.replace(claire.userId, systemIds.next()))).status).toBe(404);
    const fanny = await registerTestClient(server, 'fanny');
    const ended = await exportUrl(apiClient(server.url, { token: fanny.token, clientId: fanny.userId }));
    expect((await sendRequest(server, 'DELETE /api/client/session', { token: fanny.token })).status).toBeLessThan(300);
    expect((await fetch(ended)).status).toBe(404);
    server.advanceClock(23 * 3_600_000);
    expect((await fetch(url)).status).toBe(200);
    server.advanceClock(2 * 3_600_000);
    expect((await fetch(url)).status).toBe(404);
  });
});
