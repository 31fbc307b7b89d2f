import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { keptMark, thoughtMark } from '@ecrin/testing/erasure/recorded-quotations.ts';
import { openEmbeddedEvents, newEvent } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest } from '#backup/backup-manifest.ts';
import { openBackupPlace } from '#backup/open-places.ts';
import { restoreFile } from '#backup/restore-backup.ts';
import { runBackup } from '#backup/run-backup.ts';
import { restoreBackup } from '#backup/run-restore.ts';
import { readConfig } from '#config/config.ts';
import { registerTestClient, startTestServer, type SignedInClient, type TestServer } from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import { filesWith, openPlacesOf, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure, writeMarkedThought, type MarkedThought } from './marked-thought.fixtures.ts';

/** In a thought that nothing quotes. */
const aloneMark = 'hérisson';

describe('a backup from before a thought was erased', () => {
  let folder = '';
  let server: TestServer;
  let client: SignedInClient;
  let written: MarkedThought;
  let asked: AskedErasure;
  let before = '';
  let unquoted: AskedErasure;
  const at = (name: string) => join(folder, name);
  const addresses = () => ({ data: at('data-backups'), keys: at('data-backup-keys') });
  const configOf = (dir: string) => readConfig({ DATA_DIR: dir, ROLES: '' }).shared;
  /** Every private part that a folder has, opened. */
  const openedIn = async (dir: string): Promise<string> => {
    const { events, closeEvents } = openEmbeddedEvents(dir);
    const parts: string[] = [];
    for await (const { private: part } of events.readAll()) parts.push(JSON.stringify(part));
    await closeEvents();
    return parts.join('\n');
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-thought-backups-'));
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      DATA_DIR: at('data'),
      SMTP_URL: 'outbox:',
    });
    client = await registerTestClient(server, 'claire');
    written = await writeMarkedThought(server, client, await registerTestClient(server, 'anne'));
    const alone = await storyActsOf(server, client.token).write(`Un ${aloneMark} derrière la haie, à midi passé.`);
    const backedUp = { config: configOf(server.dataDir), clock: { now: server.now }, addresses: addresses() };
    before = (await runBackup(backedUp)).id;
    asked = await askPartErasure(server, client.token, { thoughtIds: [written.thoughtId] });
    await waitUntilErased(server, asked);
    unquoted = await askPartErasure(server, client.token, { thoughtIds: [alone] });
    await waitUntilErased(server, unquoted);
  }, 180_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('still has what quoted it, sealed with a key that stays, and the certificate says so', async () => {
    expect(await openPlacesOf(server, asked)).toEqual([false, ['backups']]);
  });

  it('has nothing that could be opened of a thought that nothing quoted, whoever has all its files and keys', async () => {
    expect(await openPlacesOf(server, unquoted)).toEqual([true, []]);
    for (const address of Object.values(addresses())) {
      const place = await openBackupPlace(address, { config: configOf(server.dataDir), masterKeyIn: server.dataDir });
      for (const file of (await readManifest(place, before))?.files ?? [])
        if (!file.name.includes('/')) await restoreFile(place, file, at('copied'));
      await place.close();
    }
    const opened = await openedIn(at('copied'));
    expect([aloneMark, thoughtMark, keptMark].map((mark) => opened.includes(mark))).toEqual([false, true, true]);
  });

  it('is restored without any of its words, before anything is served', async () => {
    const what = { ...addresses(), at: before };
    await restoreBackup({ config: configOf(at('restored')), what, now: () => 0 });
    const opened = await openedIn(at('restored'));
    expect([opened.includes(thoughtMark), opened.includes(keptMark)]).toEqual([false, true]);
    expect(await filesWith(at('restored'), thoughtMark)).toEqual([]);
  }, 60_000);

  it('given work that read the thought before, then what it writes afterwards is without its words', async () => {
    const dir = at('restored');
    const { events, closeEvents } = openEmbeddedEvents(dir);
    const cited = (thoughtId: string) => [{ thoughtId, wording: 1, start: 0, end: 3, startMs: null }];
    const items = [
      { text: `Une ${thoughtMark}, encore`, citations: cited(written.thoughtId) },
      { text: `Une ${keptMark}, encore`, citations: cited(written.keptId) },
    ];
    const late = { type: 'OrbRunPartRead', data: { runId: 'late' }, private: { draft: { kind: 'list', items } } };
    await events.append('orb-run-late', 'any', [newEvent(late, client.userId)]);
    const [stored] = await Array.fromAsync(events.readStream('orb-run-late'));
    expect(stored?.private).toEqual({ draft: { kind: 'list', items: [{ ...items[0], text: '' }, items[1]] } });
    await closeEvents();
  });
});
