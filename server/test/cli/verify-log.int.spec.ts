import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSuperadmin, startAdminServer } from '#test/admin/admin.fixtures.ts';
import type { TestServer } from '#test/server.fixtures.ts';

const root = new URL('../../../', import.meta.url).pathname;

type Said = Readonly<{ code: number; text: string }>;

const verifyLog = (dataDir: string): Promise<Said> =>
  promisify(execFile)('npm', ['run', '--silent', 'verify-log'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    (ended: Readonly<{ code: number; stdout: string; stderr: string }>) => ({
      code: ended.code,
      text: (ended.stdout + ended.stderr).trim(),
    }),
  );

describe('npm run verify-log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startAdminServer({ ROLES: 'api,projections,workflows' });
    await firstSuperadmin(server);
    await server.restart();
  });
  afterAll(() => server.remove());

  it('given a running server, then it says that the log is whole, and ends with 0', async () => {
    await expect
      .poll(() => verifyLog(server.dataDir), { timeout: 20_000, interval: 500 })
      .toEqual({
        code: 0,
        text: expect.stringMatching(
          /^Whole: \d+ acts of administrators are as they were recorded \(1 record of the chain\)\.$/,
        ),
      });
  }, 30_000);
  it('given an act removed from the folder, then it says where, and ends with 1, beside a server and without one', async () => {
    let stopped: Said | null = null;
    await server.restart(async () => {
      const db = new DatabaseSync(join(server.dataDir, 'events.db'));
      db.exec("delete from events where type = 'AdminSecondFactorConfirmed'");
      db.close();
      stopped = await verifyLog(server.dataDir);
    });
    expect(stopped).toEqual({
      code: 1,
      text: expect.stringMatching(/^Gap: act \d+, at position \d+ of the events \(\w+, 20\S+Z\), is missing: /),
    });
    expect(await verifyLog(server.dataDir)).toEqual(stopped);
  }, 30_000);
  it('given a folder without events, or without its key, then it says what is wanted', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'ecrin-nothing-'));
    expect(await verifyLog(empty)).toEqual({ code: 1, text: expect.stringContaining('There are no events in') });
    await rm(join(server.dataDir, 'master.key'));
    expect(await verifyLog(server.dataDir)).toEqual({ code: 1, text: expect.stringContaining('give the MASTER_KEY') });
    await rm(empty, { recursive: true });
  });
});
