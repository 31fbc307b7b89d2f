import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erasureCertificate, certificatePlaces } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure } from '@ecrin/contracts/erasure/erasure.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteReadModels } from '@ecrin/platform/adapters/read-models/sqlite/sqlite-read-models.ts';
import { passagesModel } from '@ecrin/projections';
import { mark } from '@ecrin/testing/erasure/marked-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';
import {
  askErasure,
  filesWith,
  stateOfErasure,
  waitUntilErased,
  writeMarkedAccount,
  type MarkedAccount,
} from './marked-account.fixtures.ts';

describe('an account that is erased at once', () => {
  let server: TestServer;
  let folder = '';
  let anne: SignedInClient;
  let gone: MarkedAccount;
  let asked: AskedErasure;
  let vectorsBefore: readonly string[];
  let seenBefore: readonly [page: boolean, files: readonly string[]];
  const signIn = (email: string) => sendRequest(server, 'POST /api/client/login', { body: { email, password } });

  const vector = Buffer.from('what one of their thoughts means, in numbers').toString('base64');
  const placePassages = async (): Promise<void> => {
    const thoughtId = systemIds.next();
    const of = { ownerId: gone.client.userId, thoughtId, language: 'fr', wording: 1, withoutAi: false } as const;
    const placed = { waiting: false, placedBy: 'fake', placedAt: '2026-01-01T10:00:00.000Z' } as const;
    const doc = { ...of, ...placed, passages: [{ start: 0, end: 9, vector }] };
    const models = openSqliteReadModels({ file: join(folder, 'data', 'models.db'), sweeps: false });
    const store = await models.open(passagesModel);
    await store.commit({ checkpoint: null, writes: [{ id: thoughtId, doc, position: 1 }] }).finally(models.close);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ecrin-erased-'));
    server = await startTestServer({
      DATA_DIR: join(folder, 'data'),
      ROLES: 'api,projections,workflows',
      ORBS_CREATED_BY: 'everyone',
      DEFAULT_LANGUAGE: 'fr',
      ERASURE_SETTLE_SECONDS: '0',
    });
    anne = await registerTestClient(server, 'anne');
    await storyActsOf(server, anne.token).write('Une libellule sur le pont.');
    gone = await writeMarkedAccount(server, anne);
    await server.restart(placePassages);
    seenBefore = [(await sendRequest(server, `GET ${gone.path}`)).text.includes(mark), await filesWith(folder, mark)];
    vectorsBefore = await filesWith(folder, vector);
    asked = await askErasure(server, gone.client.token);
    await waitUntilErased(server, asked);
  }, 120_000);
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves none of its words in any byte of any file', async () => {
    const [page, files] = seenBefore;
    expect([page, files]).toEqual([true, expect.arrayContaining(['data/models.db'])]);
    expect(await filesWith(folder, mark)).toEqual([]);
  });
  it('leaves no vector, which no word shows', async () => {
    expect(vectorsBefore).toContain('data/models.db');
    expect(await filesWith(folder, vector)).toEqual([]);
  });
  it('leaves no recording, no session and no credential', async () => {
    expect(await filesWith(join(folder, 'data', 'blobs'), gone.client.userId)).toEqual([]);
    expect(
      (await filesWith(join(folder, 'data'), gone.client.userId)).filter((file) => /^(access|presence)/u.test(file)),
    ).toEqual([]);
  });
  it('has a certificate that is whole, and signed', async () => {
    const { certificate, signature, publicKey } = await stateOfErasure(server, asked);
    expect(await checkMinisign({ text: certificate ?? '', signature: signature ?? '', publicKey })).toBe('genuine');
    const { places, isWhole, marks, keyFingerprint } = erasureCertificate.parse(JSON.parse(certificate ?? ''));
    expect(places.filter(({ found }) => found !== 0)).toEqual([]);
    expect([isWhole, places.map(({ place }) => place)]).toEqual([true, certificatePlaces]);
    expect(marks.fragments).toBeGreaterThan(5);
    expect(keyFingerprint).toMatch(/^[\da-f]{64}$/u);
  });
  it('cannot be signed in to, as if there were none', async () => {
    const [refused, unknown] = [await signIn(gone.client.email), await signIn('nobody@exemple.fr')];
    expect([refused.status, refused.text]).toEqual([unknown.status, unknown.text]);
  });
  it('shows nothing to readers of a shared story, nor in a community', async () => {
    expect((await sendRequest(server, `GET ${gone.path}`)).status).toBe(404);
    for (const part of ['/copies', '/comments', '/members']) {
      const answer = await gone.community.say(anne, `GET ${gone.community.path}${part}`);
      expect([answer.status, answer.text.includes(mark)]).toEqual([200, false]);
    }
  });
  it('touches nothing of anybody else', async () => {
    const answer = await sendRequest(server, 'GET /api/client/thoughts', { token: anne.token });
    expect(answer.text).toContain('libellule');
  });
  it('frees its address for another account', async () => {
    const { userId } = await registerTestClient(server, mark);
    expect(userId).not.toBe(gone.client.userId);
  });
});

describe('an account that is erased in seven days', () => {
  const days = (count: number): number => count * 86_400_000;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      ROLES: 'api,projections,workflows',
      ERASURE_SETTLE_SECONDS: '0',
      BACKUPS_TO: 'off',
    });
  });
  afterAll(() => server.remove());

  it('is erased then, also by a server that was away meanwhile', async () => {
    const claire = await registerTestClient(server, 'claire');
    const asked = await askErasure(server, claire.token, 'in-seven-days');
    server.advanceClock(days(6));
    await server.restart();
    expect((await stateOfErasure(server, asked)).state).toBe('asked');
    await server.restart(async () => server.advanceClock(days(1)));
    await waitUntilErased(server, asked);
  }, 120_000);

  it('stays, once it was signed in to', async () => {
    const paul = await registerTestClient(server, 'paul');
    const asked = await askErasure(server, paul.token, 'in-seven-days');
    const signIn = () => sendRequest(server, 'POST /api/client/login', { body: { email: paul.email, password } });
    expect((await signIn()).status).toBe(200);
    server.advanceClock(days(8));
    // Later than what would have erased it.
    const later = await registerTestClient(server, 'anne');
    await waitUntilErased(server, await askErasure(server, later.token));
    expect((await stateOfErasure(server, asked)).state).toBe('withdrawn');
    expect((await signIn()).status).toBe(200);
  }, 120_000);
});
