import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { erasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#backup/run-backup.ts';
import { readConfig } from '#config/config.ts';
import { wrappedKeyIn } from '#erasure/proof/database-rows.ts';
import { filesBelow } from '#erasure/proof/files.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import { askErasure, filesWith, stateOfErasure, waitUntilErased } from './marked-account.fixtures.ts';

const dayMs = 86_400_000;
const written = { anne: 'Un héron au bord de la mare.', hugo: 'Trois noix sous le grand noyer.' };

describe('an account that is erased while the backups of keys are away', () => {
  let folder = '';
  let server: TestServer;
  let clients: readonly SignedInClient[] = [];
  const at = (name: string) => join(folder, name);
  const copies = 'data-backup-keys';
  const addresses = () => ({ data: at('data-backups'), keys: at(copies) });
  const config = () => readConfig({ DATA_DIR: server.dataDir, ROLES: '' }).shared;
  const backUp = () => runBackup({ config: config(), clock: { now: server.now }, addresses: addresses() });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-away-'));
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      DATA_DIR: at('data'),
    });
    for (const [name, words] of Object.entries(written)) {
      const client = await registerTestClient(server, name);
      await storyActsOf(server, client.token).write(words);
      clients = [...clients, client];
    }
    await backUp();
    await rename(at(copies), at('unmounted'));
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Once it waits for so many days, as the journal of workflows has it. */
  const waits = async ({ number }: AskedErasure, times: number): Promise<void> => {
    const count = (): number => {
      const journal = new DatabaseSync(join(at('data'), 'workflows.db'), { readOnly: true });
      const steps = journal.prepare(`select count(*) as count from step join workflow on workflow.id = workflow_id
        where workflow.input like ? and step.kind = 'sleep' and step.input like '%${dayMs}%'`);
      const found = steps.get(`%${number}%`);
      journal.close();
      return Number(found?.['count']);
    };
    await expect.poll(count, { timeout: 60_000, interval: 500 }).toBe(times);
  };
  const erase = async ({ email }: SignedInClient): Promise<AskedErasure> => {
    const signedIn = await sendRequest(server, 'POST /api/client/login', { body: { email, password } });
    const asked = await askErasure(server, (signedIn.body as SignedInClient).token);
    await waits(asked, 1);
    expect(await filesWith(at('data'), email)).toEqual([]);
    return asked;
  };
  const placesOf = async (asked: AskedErasure) => {
    const { certificate } = await stateOfErasure(server, asked);
    const { places, isWhole } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    return [isWhole, places.filter(({ found }) => found !== 0).map(({ place, reason }) => [place, reason])];
  };
  const nextDay = () => server.restart(async () => server.advanceClock(dayMs));
  const copiedKeys = async ({ userId }: SignedInClient): Promise<readonly unknown[]> => {
    const files = (await filesBelow(at(copies))).map((file) => join(at(copies), file));
    const databases = files.filter((file) => readFileSync(file).subarray(0, 6).toString() === 'SQLite');
    return databases.map((file) => wrappedKeyIn(file, userId)).filter((key) => key !== null);
  };

  it('is destroyed here at once, and certified as whole when they are back, by a server that was away meanwhile too', async () => {
    const [client] = clients as [SignedInClient];
    const asked = await erase(client);
    await nextDay();
    await waits(asked, 2);
    expect((await stateOfErasure(server, asked)).certificate).toBeNull();
    await rename(at('unmounted'), at(copies));
    expect(await copiedKeys(client)).toHaveLength(1);
    await nextDay();
    await waitUntilErased(server, asked);
    expect([await placesOf(asked), await copiedKeys(client)]).toEqual([[true, []], []]);
  }, 180_000);

  it('is certified with them open where they do not come back, and the next backup takes the key out of them', async () => {
    const [, client] = clients as [SignedInClient, SignedInClient];
    await rename(at(copies), at('unmounted'));
    const asked = await erase(client);
    for (let day = 1; day <= 7; day += 1) {
      await waits(asked, day);
      expect((await stateOfErasure(server, asked)).certificate).toBeNull();
      await nextDay();
    }
    await waitUntilErased(server, asked);
    expect(await placesOf(asked)).toEqual([false, [['key-copies', 'unreachable']]]);
    await rename(at('unmounted'), at(copies));
    expect(await copiedKeys(client)).toHaveLength(1);
    await backUp();
    expect(await copiedKeys(client)).toEqual([]);
  }, 240_000);
});
