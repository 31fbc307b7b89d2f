import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { QueuedMessage } from '@ecrin/command-api';
import type { SessionsAnswer } from '@ecrin/contracts/client/security.ts';
import {
  erasureCertificate,
  erasurePlaces,
  type ErasurePlace,
  type ErasureState,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure, OwnErasures } from '@ecrin/contracts/erasure/erasure.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey, openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { sealMessage } from '@ecrin/platform/adapters/message-queue/seal-message.ts';
import { apiClient } from '@ecrin/testing/kits/api-client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyDatabase } from '#backup/copy-database.ts';
import { runBackup } from '#backup/run-backup.ts';
import { readConfig } from '#config/config.ts';
import { erasers } from '#erasure/erasers.ts';
import { partErasers } from '#erasure/part-erasers.ts';
import { reminding } from '#test/auth/access.fixtures.ts';
import { waitForMessage } from '#test/auth/outbox.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import { askErasure, forgetThere, openPlacesOf, stateOfErasure, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure } from './marked-thought.fixtures.ts';
import { recordSounds } from './recorded-sounds.fixtures.ts';

type Table = Readonly<Record<ErasurePlace, unknown>>;
/** All that are emptied: a place that is added is skipped here too. */
const emptiedBy = (table: Table): readonly ErasurePlace[] =>
  erasurePlaces.filter((place) => typeof table[place] === 'function');
const skip = (table: Table, place: ErasurePlace): void =>
  void vi.spyOn(table as Record<ErasurePlace, () => Promise<void>>, place).mockResolvedValue();

/** Of a part, what is made from a place has what is left in it: copies of keys from the keys of today. Read models have none of it: without its key a thought is not read in what quotes it. */
const madeFrom: Partial<Record<ErasurePlace, readonly ErasurePlace[]>> = { keys: ['key-copies'] };

/** When each said that it keeps nothing. */
const devicesIn = ({ certificate }: ErasureState): readonly (string | null)[] =>
  (erasureCertificate.parse(JSON.parse(certificate ?? '')).devices ?? [])
    .map(({ clearedAt }) => clearedAt)
    .toSorted((one) => (one === null ? 1 : -1));

/** No three words in a row are anybody else’s. */
const wordsOf = (name: string): string => `${name} dort, ${name} rit, ${name} lit`;

describe('an eraser that skips one place', () => {
  let folder = '';
  let server: TestServer;
  const at = (name: string) => join(folder, name);
  const config = () => readConfig({ DATA_DIR: at('data'), ROLES: '' }).shared;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-skipped-'));
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      DATA_DIR: at('data'),
    });
  }, 60_000);
  // How often one may register and look is counted by the hour.
  beforeEach(() => server.advanceClock(3_600_000));
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const change = (database: string, sql: string, values: readonly (string | Uint8Array)[]): void => {
    const db = new DatabaseSync(join(at('data'), database), { timeout: 5_000 });
    db.prepare(sql).run(...values);
    db.close();
  };
  const backUp = () => {
    const addresses = { data: at('data-backups'), keys: at('data-backup-keys') };
    return runBackup({ config: config(), clock: { now: server.now }, addresses });
  };
  /** A message that waits, and a sign of life. */
  const leaveTraces = ({ userId, email }: SignedInClient): void => {
    const key = deriveKey(openMasterKey({ dir: at('data'), fromEnvironment: null }), 'messages');
    const waiting = { kind: 'email-changed', clientId: userId, emailHash: 'hash', formerEmail: email } as const;
    const sealed = sealMessage(key, userId, waiting satisfies QueuedMessage);
    change('messages.db', `insert into messages values (?, ?, '2099', '2100', 0)`, [userId, sealed]);
    change('presence.db', 'insert or replace into presence values (?, ?)', [userId, server.now().toISOString()]);
  };
  /** The keys, in a rehearsal that was killed. */
  const leaveRehearsal = async (): Promise<void> => {
    await mkdir(join(at('data'), 'rehearsal.partial'), { recursive: true });
    await copyDatabase(join(at('data'), 'keys.db'), join(at('data'), 'rehearsal.partial', 'keys.db'));
  };
  const openIn = async (asked: AskedErasure) => {
    await waitUntilErased(server, asked);
    return openPlacesOf(server, asked);
  };

  it.each(emptiedBy(erasers))(
    'given %s of an account, then the certificate leaves it open, and what a key that is still there gives back',
    async (place) => {
      const client = await registerTestClient(server, `${place}-whole`);
      await waitForMessage(server, client.email);
      await storyActsOf(server, client.token).write(wordsOf(client.email.split('@')[0] ?? ''));
      const api = apiClient(server.url, { token: client.token, clientId: client.userId });
      await api.upload(systemIds.next(), 0, new Uint8Array(100).fill(1));
      await backUp();
      leaveTraces(client);
      await leaveRehearsal();
      skip(erasers, place);
      const asked = await askErasure(server, client.token);
      expect(await openIn(asked)).toEqual([false, [place, ...(place === 'keys' ? ['read-models'] : [])]]);
    },
    180_000,
  );

  it('given a device of an account that forgets nothing, then the certificate leaves it open, until it says that it has', async () => {
    const client = await registerTestClient(server, 'devices-whole');
    const login = { email: client.email, password };
    const other = await sendRequest(server, 'POST /api/client/login', { body: login });
    const { items } = (await sendRequest(server, 'GET /api/client/sessions', { token: client.token }))
      .body as SessionsAnswer;
    const [current, away] = [items.filter((one) => one.isCurrent), items.filter((one) => !one.isCurrent)];
    expect([other.status, current.length, away.length]).toEqual([200, 1, 1]);
    const body = { when: 'now' };
    const asked = (await sendRequest(server, 'POST /api/client/erasure', { token: client.token, body }))
      .body as AskedErasure;
    await forgetThere(server, client.token, current);
    expect(await openIn(asked)).toEqual([false, ['devices']]);
    const before = await stateOfErasure(server, asked);
    expect(devicesIn(before)).toEqual([expect.any(String), null]);
    // Somebody else’s device, and one that was never counted, change nothing.
    await forgetThere(server, client.token, [{ sessionId: systemIds.next() }]);
    await forgetThere(server, (await registerTestClient(server, 'devices-other')).token, away);
    expect(await stateOfErasure(server, asked)).toEqual(before);
    await forgetThere(server, client.token, away);
    const after = await stateOfErasure(server, asked);
    expect(devicesIn(after)).toEqual([expect.any(String), expect.any(String)]);
    expect(await openPlacesOf(server, asked)).toEqual([true, []]);
    const { certificate, signature, publicKey } = after;
    expect(await checkMinisign({ text: certificate ?? '', signature: signature ?? '', publicKey })).toBe('genuine');
    // Nothing in it tells which devices they were.
    for (const { sessionId } of items) expect(certificate).not.toContain(sessionId);
  }, 180_000);

  it('given a device that forgets nothing of an erased thought, then the certificate leaves it open, until it says that it has', async () => {
    const client = await registerTestClient(server, 'devices-part');
    const login = { email: client.email, password };
    const other = (await sendRequest(server, 'POST /api/client/login', { body: login })).body as SignedInClient;
    const thoughtId = await storyActsOf(server, client.token).write(wordsOf('devices-part'));
    const asked = await askPartErasure(server, client.token, { thoughtIds: [thoughtId] });
    const numbers = [asked.number];
    const say = (token: string) =>
      sendRequest(server, 'POST /api/client/erasures/devices', { token, body: { numbers } });
    const waits = async (token: string) => {
      const { body } = await sendRequest(server, 'GET /api/client/erasures', { token });
      return (body as OwnErasures).items.map(({ waitsHere }) => waitsHere);
    };
    // Until it is done, what a device reads may still quote it: it cannot be said yet.
    await say(other.token);
    expect(await openIn(asked)).toEqual([false, ['devices']]);
    await expect.poll(() => waits(client.token)).toEqual([false]);
    expect(await waits(other.token)).toEqual([true]);
    await say((await registerTestClient(server, 'devices-stranger')).token);
    expect(await openPlacesOf(server, asked)).toEqual([false, ['devices']]);
    await say(other.token);
    expect(await openPlacesOf(server, asked)).toEqual([true, []]);
    await expect.poll(() => waits(other.token)).toEqual([false]);
  }, 180_000);

  it.each(emptiedBy(partErasers))(
    'given %s of a thought, then the certificate leaves it open, besides the backups that have what quotes it',
    async (place) => {
      const client = await registerTestClient(server, `${place}-part`);
      const words = wordsOf(client.email.split('@')[0] ?? '');
      const thoughtId = await storyActsOf(server, client.token).write(words);
      const { thoughtId: spokenId } = await recordSounds(server, client);
      const reminder = { ...reminding, reminderId: systemIds.next(), title: words };
      const body = { ...reminder, subject: { kind: 'thought', id: thoughtId } };
      const set = await sendRequest(server, 'POST /api/client/reminders', { token: client.token, body });
      expect(set.status).toBeLessThan(300);
      await backUp();
      await leaveRehearsal();
      if (place === 'outbox')
        await writeFile(join(at('data'), 'outbox', '2026-mail.txt'), `To: ${client.email}\nSubject: ${words}\n\n.\n`);
      skip(partErasers, place);
      const asked = await askPartErasure(server, client.token, { thoughtIds: [thoughtId, spokenId] });
      expect(await openIn(asked)).toEqual([false, [place, ...(madeFrom[place] ?? []), 'backups']]);
    },
    180_000,
  );
});
