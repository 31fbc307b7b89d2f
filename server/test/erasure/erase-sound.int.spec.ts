import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure, OwnErasures } from '@ecrin/contracts/erasure/erasure.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { sha256 } from '@ecrin/testing/kits/api-client.ts';
import { newEvent, openEmbeddedEvents } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moment } from '#test/auth/access.fixtures.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { filesWith, stateOfErasure, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure } from './marked-thought.fixtures.ts';
import { recordSounds, sounds, type RecordedSounds } from './recorded-sounds.fixtures.ts';

const words = ['Une loutre sur la berge.', 'Elle plonge sous la glace.'] as const;

describe('the sound of one recording that is erased', () => {
  let recorded: RecordedSounds;
  let server: TestServer;
  let folder = '';
  let client: SignedInClient;
  let asked: AskedErasure;
  let filesBefore: readonly string[];
  /** Of each sound, as it lies there sealed. */
  let pieces: readonly Buffer[];
  const ask = (request: string, body?: object) =>
    sendRequest(server, request, { token: client.token, ...(body && { body }) });
  const soundFiles = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true })).filter((name) => sounds.some((sound) => name.includes(sha256(sound))));
  const pieceOf = async (hash: string): Promise<Buffer> => {
    const name = filesBefore.find((file) => file.includes(hash)) ?? '';
    return (await readFile(join(folder, name))).subarray(200, 264);
  };
  const sound = (index: 0 | 1) => ({ thoughtId: recorded.thoughtId, recordingId: recorded.recordingIds[index] });
  const audioStatus = async (index: 0 | 1): Promise<number> => {
    const { thoughtId, recordingId } = sound(index);
    return (await ask(`GET /api/client/thoughts/${thoughtId}/audio?recording=${recordingId}`)).status;
  };

  /** As an engine would have written them down. */
  const transcribe = async (): Promise<void> => {
    const { events, closeEvents } = openEmbeddedEvents(server.dataDir);
    const { thoughtId, recordingIds } = recorded;
    const heard = recordingIds.map((recordingId, index): DomainEvent => ({
      type: 'ThoughtTranscribed',
      data: {
        thoughtId,
        recordingId,
        engine: 'local',
        model: 'fake',
        language: 'fr',
        attempt: index + 1,
        transcribedAt: moment.occurredAt,
      },
      private: { raw: words[index], text: words[index], segments: [], setAside: [] },
    }));
    await events.append(
      `thought-${thoughtId}`,
      'any',
      heard.map((fact) => newEvent(fact, client.userId, moment.occurredAt)),
    );
    await closeEvents();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-sound-'));
    server = await startTestServer({
      DATA_DIR: join(folder, 'data'),
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      BACKUPS_TO: 'off',
    });
    client = await registerTestClient(server, 'claire');
    recorded = await recordSounds(server, client);
    await server.restart(transcribe);
    filesBefore = await soundFiles();
    pieces = await Promise.all(sounds.map(async (sound) => pieceOf(sha256(sound))));
    asked = await askPartErasure(server, client.token, { sounds: [sound(0)] });
    await waitUntilErased(server, asked);
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves no byte of it as it lay there, and all of the other recording', async () => {
    expect(filesBefore).toHaveLength(2);
    const left = await soundFiles();
    expect(left).toHaveLength(1);
    expect(left[0]).toContain(sha256(sounds[1]));
    const [erased, kept] = await Promise.all(pieces.map((piece) => filesWith(folder, piece)));
    expect([erased, kept?.length]).toEqual([[], 1]);
  });
  it('keeps its words, as they were', async () => {
    const { status, text } = await ask(`GET /api/client/thoughts/${recorded.thoughtId}`);
    expect([status, ...words.map((word) => text.includes(word))]).toEqual([200, true, true]);
  });
  it('can no longer be heard, while the other recording plays', async () => {
    expect([await audioStatus(0), await audioStatus(1)]).toEqual([410, 200]);
  });
  it('has a certificate that is whole, and signed, and says that it is of a sound', async () => {
    const { certificate, signature, publicKey } = await stateOfErasure(server, asked);
    expect(await checkMinisign({ text: certificate ?? '', signature: signature ?? '', publicKey })).toBe('genuine');
    const { places, isWhole, part, marks } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    expect(places.filter(({ found }) => found !== 0)).toEqual([]);
    expect([isWhole, part?.thoughts, part?.sounds, part?.quotations]).toEqual([true, 0, 1, 0]);
    // The name of its file, and that of what was cut out of it.
    expect(marks).toEqual({ fragments: 0, ids: 2 });
  });
  it('is in the list of one’s erasures, and cannot be asked for again', async () => {
    const { items } = (await ask('GET /api/client/erasures')).body as OwnErasures;
    expect(items).toMatchObject([{ number: asked.number, thoughts: 0, sounds: 1 }]);
    const again = await ask('POST /api/client/erasures', { thoughtIds: [], sounds: [sound(0)] });
    expect(again.body).toMatchObject({ code: 'thought.not-found' });
  });
});
