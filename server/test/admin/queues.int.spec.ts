import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { QueuesAnswer, StorageAnswer, WorkCounts, WorkPage } from '@ecrin/contracts/operation/operation.ts';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteWorkflowEngine } from '@ecrin/platform/adapters/workflow-engine/embedded/sqlite-workflow-engine.ts';
import { apiClient, sha256, writtenThought, type ApiClient } from '@ecrin/testing/kits/api-client.ts';
import { speechAssets } from '@ecrin/testing/kits/speech-assets.ts';
import { startSpeechEndpoint, type SpeechEndpoint } from '@ecrin/testing/servers/speech-endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerConsentingClient, sendRequest, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import {
  addAdmin,
  firstSuperadmin,
  startAdminServer,
  type EnrolledAdmin,
  type SignedInAdmin,
} from './admin.fixtures.ts';

// A person speaks: without speech no engine is asked.
const spoken = speechAssets.files[0]?.file;
const voice = spoken === undefined ? Buffer.alloc(0) : readFileSync(spoken);
/** Its index is missing. */
const broken = readFileSync(new URL('../../../testing/fixtures/audio/index-last.m4a', import.meta.url)).subarray(
  0,
  1_000,
);
const noVoice = spoken === undefined ? ' (no French recordings in FRENCH_SPEECH_DIR)' : '';
const waiting = { timeout: 20_000, interval: 50 };

let speech: SpeechEndpoint;
let server: TestServer;
let alix: EnrolledAdmin;
let chloe: SignedInAdmin;
let claire: SignedInClient;
let client: ApiClient;
beforeAll(async () => {
  speech = await startSpeechEndpoint('Le lac était calme.');
  server = await startAdminServer({
    ROLES: 'api,projections,workflows',
    AI_BASE_URL: speech.url,
    AI_API_KEY: 'key',
    TRANSCRIPTION_MODEL: 'whisper-1',
    ANALYSIS_MODEL: 'writer-1',
  });
  alix = await firstSuperadmin(server);
  chloe = await addAdmin(server, alix, { name: 'chloe', role: 'admin' });
  claire = await registerConsentingClient(server, 'claire');
  client = apiClient(server.url, { token: claire.token, clientId: claire.userId });
});
afterAll(async () => {
  await server.remove();
  await speech.close();
});

const speak = async (bytes: Uint8Array): Promise<string> => {
  const [recordingId, thoughtId] = [systemIds.next(), systemIds.next()];
  await client.upload(recordingId, 0, bytes);
  const { status, body } = await client.call('POST', `/recordings/${recordingId}/seal`, {
    body: {
      thoughtId,
      chunks: 1,
      sha256: sha256(bytes),
      durationMs: 3_125,
      occurredAt: new Date().toISOString(),
      timeZone: 'Europe/Paris',
      language: 'fr',
    },
  });
  if (status >= 300) throw new Error(JSON.stringify(body));
  return thoughtId;
};
const ask = async <Body>(path: string, { token }: Readonly<{ token: string }> = alix): Promise<Body> =>
  (await sendRequest(server, `GET /api/admin${path}`, { token })).body as Body;
const send = (path: string, body: object, { token }: Readonly<{ token: string }> = alix) =>
  sendRequest(server, `POST /api/admin${path}`, { token, body });
const failures = async () => (await ask<WorkPage>('/work?state=failed')).items;
const pageOf = async (thoughtId: string) => JSON.stringify((await client.call('GET', `/thoughts/${thoughtId}`)).body);
const transcriptions = async () => (await failures()).filter(({ kind }) => kind === 'transcription');

describe.skipIf(noVoice)(`a failed transcription${noVoice}`, () => {
  it('is listed with its reason and without a word, counted, and retried by any administrator until it is done', async () => {
    speech.setRefusing(true);
    const thoughtId = await speak(voice);
    await expect.poll(transcriptions, waiting).toEqual([
      {
        workId: thoughtId,
        kind: 'transcription',
        state: 'failed',
        clientId: claire.userId,
        client: expect.objectContaining({ clientId: claire.userId }),
        reason: 'provider-refused',
        attempts: 1,
        since: expect.any(String),
        retryable: true,
      },
    ]);
    expect(await ask<WorkCounts>('/work-counts', chloe)).toMatchObject({
      failed: 1,
      retryable: 1,
      overdue: 0,
      byKind: [{ kind: 'transcription', failed: 1, retryable: 1 }],
      parkedModels: 0,
    });

    speech.setRefusing(false);
    const retried = await send('/work/retries', { workId: thoughtId }, chloe);
    expect([retried.status, retried.body]).toEqual([200, { retried: 1 }]);
    await expect.poll(transcriptions, waiting).toEqual([]);
    await expect.poll(() => pageOf(thoughtId), waiting).toContain('Le lac était calme.');
  });

  it('is retried with all others of its kind', async () => {
    speech.setRefusing(true);
    await Promise.all([speak(voice), speak(Buffer.concat([voice, Buffer.alloc(2)]))]);
    await expect.poll(transcriptions, waiting).toHaveLength(2);
    speech.setRefusing(false);
    expect(await send('/work/retries/all', { kind: 'orb-run' })).toMatchObject({ body: { retried: 0 } });
    expect(await send('/work/retries/all', { kind: 'transcription' })).toMatchObject({ body: { retried: 2 } });
    await expect.poll(transcriptions, waiting).toEqual([]);
  });
});

describe('failed work', () => {
  it('that the sound itself caused can only be closed, with a reason', async () => {
    const thoughtId = await speak(broken);
    // Only this one: transcriptions of the cases before may still be running.
    const of = async () => (await failures()).filter(({ workId }) => workId === thoughtId);
    await expect.poll(of, waiting).toMatchObject([{ workId: thoughtId, reason: 'unreadable-audio', retryable: false }]);
    expect(await send('/work/retries', { workId: thoughtId })).toMatchObject({ body: { code: 'work.not-retryable' } });
    expect(await send('/work/retries/all', { kind: 'transcription' })).toMatchObject({ body: { retried: 0 } });
    expect((await send('/work/drops', { workId: thoughtId, reason: ' ' })).status).toBe(400);
    expect((await send('/work/drops', { workId: thoughtId, reason: 'Fichier vide' })).status).toBe(200);
    await expect.poll(of, waiting).toEqual([]);
    expect(await send('/work/drops', { workId: thoughtId, reason: 'Encore' })).toMatchObject({
      status: 404,
      body: { code: 'work.not-found' },
    });
    await expect.poll(() => pageOf(thoughtId), waiting).toContain('failed');
  });

  it('of understanding is analysed again, and listed again when that fails too', async () => {
    const thought = writtenThought('Zibeline dort.');
    await client.call('POST', '/thoughts', { body: thought });
    const of = async () => (await failures()).filter(({ workId }) => workId === thought.thoughtId);
    await expect.poll(of, waiting).toMatchObject([{ kind: 'understanding', retryable: true, attempts: 1 }]);
    const [before] = await of();
    expect(await send('/work/retries', { workId: thought.thoughtId })).toMatchObject({ body: { retried: 1 } });
    await expect.poll(async () => (await of())[0]?.since ?? '', waiting).not.toBe('');
    await expect.poll(async () => (await of())[0]?.since ?? '', waiting).not.toBe(before?.since);
    expect(JSON.stringify(await failures())).not.toContain('Zibeline');
  });
});

describe('the queues', () => {
  it('show runs by kind, read models, messages, the outbox and engines', async () => {
    await expect.poll(async () => (await ask<QueuesAnswer>('/queues')).lag).toEqual({ prompt: 0, deferred: 0 });
    const queues = await ask<QueuesAnswer>('/queues');
    const median = queues.runs?.find(({ kind }) => kind === 'transcription')?.medianMs;
    // Without speech nothing was transcribed.
    expect(typeof median === 'number').toBe(spoken !== undefined);
    expect(queues.runs).toContainEqual({
      kind: 'transcription',
      running: 0,
      oldest: null,
      medianMs: median,
    });
    expect(queues.runs).toContainEqual({ kind: 'reminder', running: 0, oldest: null, medianMs: null });
    expect(queues.projections).toContainEqual({
      model: 'goal',
      checkpoint: null,
      behind: expect.any(Number),
      documents: 0,
      parked: [],
      upkeep: null,
    });
    expect(queues).toMatchObject({
      stopped: [],
      outbox: ['mail', 'whatsapp', 'sms'],
      messages: { retried: expect.any(Number) },
    });
    expect(queues.counts.engines).toContainEqual(expect.objectContaining({ engine: 'transcriber', state: 'ready' }));
    // Turned off by whoever runs the service.
    expect(queues.counts.engines.map(({ engine }) => engine)).not.toContain('embedding');
  });

  it('tell how large databases and folders are, what is free, and of which server', async () => {
    const { databases, disk, folders, server: answering } = await ask<StorageAnswer>('/storage', chloe);
    expect(answering).toEqual({ name: hostname(), roles: expect.arrayContaining(['api']), isAlone: true });
    expect(folders?.items.map(({ name }) => name)).not.toContain('uploads');
    expect(databases.map(({ name }) => name)).toEqual(expect.arrayContaining(['events', 'models', 'workflows']));
    expect(databases.every(({ bytes }) => bytes > 0)).toBe(true);
    expect(disk?.freeBytes).toBeLessThan(disk?.totalBytes ?? 0);
  });

  it('rebuild a read model on request, once at a time, and say so', async () => {
    const { thoughtId, ...thought } = writtenThought('Zibeline court.');
    await client.call('POST', '/thoughts', { body: { thoughtId, ...thought } });
    const of = async () =>
      (await ask<QueuesAnswer>('/queues')).projections.find(({ model }) => model === 'thought-card')?.upkeep;
    expect((await send('/read-models/thought-card/upkeep', { act: 'rebuild' })).status).toBe(200);
    const again = await send('/read-models/thought-card/upkeep', { act: 'rebuild' });
    expect([200, 409]).toContain(again.status);
    await expect.poll(of, waiting).toMatchObject({ act: 'rebuild', status: 'done', percent: 100 });
    expect(await pageOf(thoughtId)).toContain('Zibeline');
    expect((await send('/read-models/goal/upkeep', { act: 'retry-parked' })).status).toBe(200);
    expect(await send('/read-models/nothing/upkeep', { act: 'rebuild' })).toMatchObject({
      status: 404,
      body: { code: 'read-model.not-found' },
    });
  });
});

describe.skipIf(noVoice)(`an endpoint that answers 500${noVoice}`, () => {
  it('is away in the queues, in the counts, in the parts and in /readyz alike, with its fault and its next attempt', async () => {
    speech.setBroken(true);
    const thoughtId = await speak(voice);
    const away = {
      engine: 'transcriber',
      state: 'away',
      lastFault: { at: expect.any(String), reason: 'provider-unavailable' },
      nextAttemptAt: expect.any(String),
    };
    const isAway = expect.arrayContaining([expect.objectContaining(away)]);
    await expect.poll(() => ask<WorkCounts>('/work-counts'), waiting).toMatchObject({ engines: isAway });
    expect(await ask<QueuesAnswer>('/queues')).toMatchObject({
      counts: { engines: isAway },
      tries: expect.arrayContaining([{ workId: thoughtId, tries: 1, nextAttemptAt: expect.any(String) }]),
    });
    expect(await ask('/settings/parts')).toMatchObject({ engines: isAway });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ ready: true, engines: isAway });

    speech.setBroken(false);
    await expect
      .poll(() => ask<WorkCounts>('/work-counts'), waiting)
      .toMatchObject({
        engines: expect.arrayContaining([
          expect.objectContaining({ engine: 'transcriber', state: 'ready', lastFault: null, nextAttemptAt: null }),
        ]),
      });
    expect((await ask<QueuesAnswer>('/queues')).tries).not.toContainEqual(
      expect.objectContaining({ workId: thoughtId, nextAttemptAt: expect.any(String) }),
    );
  });
});

describe('a run that this version cannot continue', () => {
  /** Of a version that had another workflow. */
  const leaveRun = async (): Promise<void> => {
    const file = join(server.dataDir, 'workflows.db');
    const { engine } = openSqliteWorkflowEngine({ file, clock: systemClock, workflows: [] });
    await engine.start({ workflow: 'gone', id: 'gone/1', input: null });
    await engine.close();
  };
  /** As the process that runs workflows counts them, as the counts do, and as the list does. */
  const parked = async () => {
    const { workflows } = (await (await fetch(`${server.url}/readyz`)).json()) as { workflows: { parked: number } };
    const { byKind } = await ask<WorkCounts>('/work-counts');
    const { stopped } = await ask<QueuesAnswer>('/queues');
    return [workflows.parked, byKind.find(({ kind }) => kind === 'other')?.failed ?? 0, stopped.length];
  };

  it('is one in /readyz, in the counts and in the list alike, until an administrator closes it', async () => {
    expect(await parked()).toEqual([0, 0, 0]);
    await server.restart(leaveRun);
    await expect.poll(parked, waiting).toEqual([1, 1, 1]);
    expect((await ask<QueuesAnswer>('/queues')).stopped).toMatchObject([
      { workId: 'run/gone/1', kind: 'other', reason: 'code-changed', retryable: false },
    ]);
    expect(await send('/work/retries', { workId: 'run/gone/1' })).toMatchObject({
      body: { code: 'work.not-retryable' },
    });
    expect((await send('/work/drops', { workId: 'run/gone/1', reason: 'Plus utile' })).status).toBe(200);
    await expect.poll(parked, waiting).toEqual([0, 0, 0]);
  });
});
