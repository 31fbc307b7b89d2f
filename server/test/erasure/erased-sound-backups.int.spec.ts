import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { sha256 } from '@ecrin/testing/kits/api-client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#backup/run-backup.ts';
import { restoreBackup } from '#backup/run-restore.ts';
import { readConfig } from '#config/config.ts';
import { filesBelow } from '#erasure/proof/files.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { openPlacesOf, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure } from './marked-thought.fixtures.ts';
import { beginRecording, recordSounds, sounds, type RecordedSounds } from './recorded-sounds.fixtures.ts';

describe('a backup from before the sound of one recording was erased', () => {
  let folder = '';
  let server: TestServer;
  let client: SignedInClient;
  let recorded: RecordedSounds;
  let asked: AskedErasure;
  let before = '';
  let laterAsked: AskedErasure;
  const at = (name: string) => join(folder, name);
  const addresses = () => ({ data: at('data-backups'), keys: at('data-backup-keys') });
  const configOf = (dir: string) => readConfig({ DATA_DIR: dir, ROLES: '' }).shared;
  const sound = (index: 0 | 1) => ({ thoughtId: recorded.thoughtId, recordingId: recorded.recordingIds[index] });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-sound-backups-'));
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      DATA_DIR: at('data'),
    });
    client = await registerTestClient(server, 'claire');
    recorded = await recordSounds(server, client);
    const later = await beginRecording(server, client);
    const backedUp = { config: configOf(server.dataDir), clock: { now: server.now }, addresses: addresses() };
    before = (await runBackup(backedUp)).id;
    asked = await askPartErasure(server, client.token, { sounds: [sound(0)] });
    await waitUntilErased(server, asked);
    laterAsked = await askPartErasure(server, client.token, { thoughtIds: [await later.seal()] });
    await waitUntilErased(server, laterAsked);
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('still has it, sealed with a key that stays, and the certificate says so', async () => {
    expect(await openPlacesOf(server, asked)).toEqual([false, ['backups']]);
  });

  it('has what had arrived of another by then, and the certificate of its thought says so', async () => {
    expect(await openPlacesOf(server, laterAsked)).toEqual([false, ['backups']]);
  });

  it('is restored without it, before anything is served; the other recording plays', async () => {
    await restoreBackup({ config: configOf(at('restored')), what: { ...addresses(), at: before }, now: () => 0 });
    const blobs = await filesBelow(join(at('restored'), 'blobs'));
    expect(
      sounds.map((wav) => blobs.filter((name) => name.includes(`audio/${recorded.thoughtId}/${sha256(wav)}`)).length),
    ).toEqual([0, 1]);
    // Nothing is erased there once more: no workflows run.
    const again = await startTestServer({ ROLES: 'api,projections', DATA_DIR: at('restored') });
    const status = async (index: 0 | 1): Promise<number> => {
      const { thoughtId, recordingId } = sound(index);
      const path = `/api/client/thoughts/${thoughtId}/audio?recording=${recordingId}`;
      return (await sendRequest(again, `GET ${path}`, { token: client.token })).status;
    };
    await expect.poll(() => status(1)).toBe(200);
    expect(await status(0)).toBe(410);
    await again.remove();
  }, 60_000);
});
