import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock as clock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { apiClient, writtenThought } from '@ecrin/testing/kits/api-client.ts';
import { withS3 } from '@ecrin/testing/servers/s3-server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBackup } from '#backup/run-backup.ts';
import { restoreBackup } from '#backup/run-restore.ts';
import { readConfig } from '#config/config.ts';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';

withS3('a backup in a bucket', (s3) => {
  let [server, folder]: [TestServer, string] = [] as never;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'ecrin-bucket-'));
    const { token, userId: clientId } = await registerTestClient(server, 'claire');
    await apiClient(server.url, { token, clientId }).call('POST', '/thoughts', { body: writtenThought('Une seule') });
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true });
  });

  const config = (DATA_DIR: string, MASTER_KEY = '') =>
    readConfig({ ...s3().variables, DATA_DIR, MASTER_KEY, ROLES: '' }).shared;
  const addresses = () => ({ data: `s3://${s3().bucket}/data`, keys: `s3://${s3().bucket}/keys` });

  it('is restored on another machine with the master key, and not without', async () => {
    const made = await runBackup({ config: config(server.dataDir), clock, addresses: addresses() });
    const [what, now] = [{ ...addresses(), at: null }, () => 0];
    await expect(restoreBackup({ config: config(join(folder, 'without')), what, now })).rejects.toMatchObject({
      reason: 'not-set-up',
      message: expect.stringContaining('MASTER_KEY'),
    });
    const masterKey = (await readFile(join(server.dataDir, 'master.key'), 'utf8')).trim();
    const restored = await restoreBackup({ config: config(join(folder, 'with'), masterKey), what, now });
    expect(restored).toMatchObject({ id: made.id, thoughts: 1, erased: 0 });
  });
});
