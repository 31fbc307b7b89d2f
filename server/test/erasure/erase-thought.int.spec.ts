import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasureCertificate, certificatePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure, OwnErasures, PartOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { unwrapKey } from '@ecrin/platform/adapters/key-vault/wrap-key.ts';
import { keyOfThought, thoughtSecretOf } from '@ecrin/platform/crypto/thought-keys.ts';
import { keptMark, thoughtMark } from '@ecrin/testing/erasure/recorded-quotations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrappedKeyIn } from '#erasure/proof/database-rows.ts';
import {
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { filesWith, stateOfErasure, waitUntilErased } from './marked-account.fixtures.ts';
import { askPartErasure, writeMarkedThought, type MarkedThought } from './marked-thought.fixtures.ts';

/** SHA-256 of the key of a thought, as a stranger with the master key derives it from the file of keys. */
const fingerprintIn = (dir: string, ownerId: string, thoughtId: string): string | null => {
  const masterKey = openMasterKey({ dir, fromEnvironment: null });
  const keyOf = (owner: string) => {
    const row = wrappedKeyIn(join(dir, 'keys.db'), owner);
    return row && unwrapKey(row, owner, masterKey);
  };
  const [secret, ownerKey] = [keyOf(thoughtSecretOf(ownerId)), keyOf(ownerId)];
  const key = secret && ownerKey && keyOfThought(secret, { ownerKey, thoughtId });
  return key && createHash('sha256').update(key).digest('hex');
};

describe('one thought that is erased', () => {
  let server: TestServer;
  let folder = '';
  let owner: SignedInClient;
  let client: SignedInClient;
  let written: MarkedThought;
  let outlook: PartOutlook;
  let asked: AskedErasure;
  let filesBefore: readonly string[];
  let keyBefore: string | null;
  const ask = (request: string, body?: object) =>
    sendRequest(server, request, { token: client.token, ...(body && { body }) });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-thought-'));
    server = await startTestServer({
      DATA_DIR: join(folder, 'data'),
      ROLES: 'api,projections,workflows',
      ORBS_CREATED_BY: 'everyone',
      DEFAULT_LANGUAGE: 'fr',
      ERASURE_SETTLE_SECONDS: '0',
      BACKUPS_TO: 'off',
      SMTP_URL: 'outbox:',
    });
    owner = await registerTestClient(server, 'anne');
    client = await registerTestClient(server, 'claire');
    written = await writeMarkedThought(server, client, owner);
    filesBefore = await filesWith(folder, thoughtMark);
    keyBefore = fingerprintIn(join(folder, 'data'), client.userId, written.thoughtId);
    outlook = (await ask('POST /api/client/erasures/outlook', { thoughtIds: [written.thoughtId] })).body as PartOutlook;
    asked = await askPartErasure(server, client.token, { thoughtIds: [written.thoughtId] });
    await waitUntilErased(server, asked);
  }, 180_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('says before what goes with it', () => {
    expect(outlook).toEqual({
      thoughtIds: [written.thoughtId],
      stories: 1,
      answers: 1,
      orbResults: 1,
      communityCopies: 2,
      facts: 1,
      reminders: 1,
      notices: 1,
    });
  });
  it('leaves none of its words in any byte of any file', async () => {
    expect(filesBefore).toContain('data/models.db');
    expect(filesBefore.some((file) => file.startsWith('data/outbox/'))).toBe(true);
    expect(await filesWith(folder, thoughtMark)).toEqual([]);
  });
  it('cannot be read, restored or changed any more', async () => {
    const path = `/api/client/thoughts/${written.thoughtId}`;
    expect((await ask(`GET ${path}`)).status).toBe(404);
    expect((await ask(`POST ${path}/restore`, {})).body).toMatchObject({ code: 'thought.not-found' });
    expect((await ask(`PUT ${path}`, { content: 'Encore' })).body).toMatchObject({ code: 'thought.not-found' });
    expect((await ask('POST /api/client/erasures', { thoughtIds: [written.thoughtId], sounds: [] })).status).toBe(404);
  });
  it('is gone from what quoted it, while the rest of that stays', async () => {
    const story = await ask(`GET /api/client/stories/${written.storyId}`);
    const page = await sendRequest(server, `GET ${written.path}`);
    const copies = await written.community.say(owner, `GET ${written.community.path}/copies`);
    for (const { status, text } of [story, page, copies])
      expect([status, text.includes(thoughtMark), text.includes(keptMark)]).toEqual([200, false, true]);
    const reminders = await ask('GET /api/client/reminders');
    expect([reminders.status, (reminders.body as Readonly<{ items: unknown[] }>).items]).toEqual([200, []]);
  });
  it('leaves every other thought of the same person as it was', async () => {
    const kept = await ask(`GET /api/client/thoughts/${written.keptId}`);
    expect([kept.status, kept.text.includes(keptMark)]).toEqual([200, true]);
    expect((await ask(`GET /api/client/thoughts/${written.spokenId}/audio`)).status).not.toBe(404);
  });
  it('is told once to the author of what quoted it, without a word of it', async () => {
    const told = async () => {
      const answer = await ask('GET /api/client/notifications');
      const { items } = answer.body as Readonly<{ items: readonly Readonly<{ title: string; subject: unknown }>[] }>;
      expect(answer.text).not.toContain(thoughtMark);
      return items.filter(({ title }) => title === 'Ce que vous avez effacé n’est plus cité');
    };
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ subject: null }]);
  });
  it('has a certificate that is whole, and signed, and says what it is of', async () => {
    const { certificate, signature, publicKey } = await stateOfErasure(server, asked);
    expect(await checkMinisign({ text: certificate ?? '', signature: signature ?? '', publicKey })).toBe('genuine');
    const { places, isWhole, marks, part, keyFingerprint } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    expect(places.filter(({ found }) => found !== 0)).toEqual([]);
    expect([isWhole, places.map(({ place }) => place)]).toEqual([true, certificatePlaces]);
    expect(marks.fragments).toBeGreaterThan(2);
    expect([keyFingerprint, part?.keys]).toEqual([keyBefore, [keyBefore]]);
    expect(part).toMatchObject({ thoughts: 1, sounds: 0 });
    expect(part?.quotations).toBeGreaterThan(6);
    expect(certificate).not.toContain(written.thoughtId);
  });
  it('is in the list of one’s erasures, and in nobody else’s', async () => {
    const { items } = (await ask('GET /api/client/erasures')).body as OwnErasures;
    expect(items).toMatchObject([{ number: asked.number, code: asked.code, thoughts: 1, sounds: 0 }]);
    const others = await sendRequest(server, 'GET /api/client/erasures', { token: owner.token });
    expect(others.body).toEqual({ items: [] });
  });
  it('is nobody else’s to erase', async () => {
    const body = { thoughtIds: [written.keptId], sounds: [] };
    const refused = await sendRequest(server, 'POST /api/client/erasures', { token: owner.token, body });
    expect(refused.body).toMatchObject({ code: 'thought.not-found' });
  });
});
