import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { AskedErasure, ErasureOutlook } from '@ecrin/contracts/erasure/erasure.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn, waitForMessage } from '#test/auth/outbox.fixtures.ts';
import { readAfter } from '#test/inbox/inbox.fixtures.ts';
import {
  password,
  registerTestClient,
  sendRequest,
  startTestServer,
  type Answer,
  type SignedInClient,
  type TestServer,
} from '#test/server.fixtures.ts';
import { storyActsOf } from '#test/stories/stories.fixtures.ts';

const dayMs = 86_400_000;
let server: TestServer;
let names = 0;
let claire: SignedInClient;

const say = (request: string, body?: unknown): Promise<Answer> =>
  sendRequest(server, request, { token: claire.token, ...(body === undefined ? {} : { body }) });
const ask = async (when: string): Promise<AskedErasure> =>
  (await say('POST /api/client/erasure', { when })).body as AskedErasure;
const look = (number: string, code: string): Promise<Answer> =>
  sendRequest(server, `GET /api/client/erasures/${number}`, { headers: { [erasureCodeHeader]: code } });
const signIn = (email = claire.email): Promise<Answer> =>
  sendRequest(server, 'POST /api/client/login', { body: { email, password } });
const stateOf = async ({ number, code }: AskedErasure): Promise<string> =>
  ((await look(number, code)).body as ErasureState).state;

// Nothing is erased here: no workflows run.
beforeAll(async () => {
  server = await startTestServer({ DEFAULT_LANGUAGE: 'fr' });
});
afterAll(() => server.remove());
beforeEach(async () => {
  names += 1;
  claire = await registerTestClient(server, `claire-${names}`);
});

describe('asking for the erasure of an account', () => {
  it('is due in seven days, and ends every session', async () => {
    const another = (await signIn()).body as SignedInClient;
    const { number, askedAt, dueAt } = await ask('in-seven-days');
    expect(number).toMatch(/^\w{4}-\w{4}$/);
    expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(7 * dayMs);
    for (const { token } of [claire, another])
      expect((await sendRequest(server, 'GET /api/client/me', { token })).status).toBe(401);
    const renewed = await sendRequest(server, 'POST /api/client/session', { headers: { Cookie: claire.cookie } });
    expect(renewed.status).toBe(401);
  });
  it('at once needs a fresh session, and cannot be undone', async () => {
    server.advanceClock(11 * 60_000);
    expect((await say('POST /api/client/erasure', { when: 'now' })).body).toMatchObject({
      code: 'client.sign-in-again',
    });
    claire = { ...claire, ...((await signIn()).body as SignedInClient) };
    const asked = await ask('now');
    expect(asked.dueAt).toBe(asked.askedAt);
    const [refused, unknown] = [await signIn(), await signIn('nobody@exemple.fr')];
    expect([refused.status, refused.body]).toEqual([unknown.status, unknown.body]);
    expect(await stateOf(asked)).toBe('asked');
  });
  it('is told by mail, with a link that has the number and the code', async () => {
    const code = codeIn(await waitForMessage(server, claire.email));
    await say('POST /api/client/email/proof', { code });
    const asked = await ask('in-seven-days');
    const { subject, text } = await waitForMessage(server, claire.email, 2);
    expect(subject).toBe('Votre compte Écrin sera effacé');
    expect(text).toContain(`/attestation#number=${asked.number}&code=${asked.code}`);
    expect(text).toContain('il suffit de vous reconnecter');
  });
});

describe('asking for the erasure of thoughts', () => {
  const write = async (content: string): Promise<string> => {
    const thoughtId = systemIds.next();
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    await say('POST /api/client/thoughts', { thoughtId, content, ...moment });
    return thoughtId;
  };
  const erase = (...thoughtIds: readonly string[]) => say('POST /api/client/erasures', { thoughtIds, sounds: [] });

  it('needs a fresh session, or who has just confirmed who they are, where they are many', async () => {
    const ids = [await write('Le cerisier.'), await write('Le lac.'), await write('La barque.')];
    const [one = '', ...others] = ids;
    server.advanceClock(11 * 60_000);
    expect((await erase(...ids)).body).toMatchObject({ code: 'client.sign-in-again' });
    expect((await erase(one)).status).toBe(200);
    expect((await say('POST /api/client/confirmation', { password })).status).toBe(204);
    expect((await erase(...others)).status).toBe(200);
  });
});

describe('before it is asked for', () => {
  it('what would be erased is shown in figures', async () => {
    const thoughtId = systemIds.next();
    const moment = { occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'Europe/Paris' };
    const kept = await say('POST /api/client/thoughts', { thoughtId, content: 'Le cerisier.', ...moment });
    await readAfter(server)(claire, `/api/client/thoughts/${thoughtId}`, kept);
    expect((await say('GET /api/client/erasure')).body).toEqual({
      thoughts: 1,
      spokenMs: 0,
      goals: 0,
      orbs: 0,
      stories: 0,
      communitiesOwned: 0,
      withdrawn: null,
      proposed: null,
    } satisfies ErasureOutlook);
  });
});

describe('signing in within the seven days', () => {
  it('undoes it, and the app can say so for a day', async () => {
    const asked = await ask('in-seven-days');
    claire = { ...claire, ...((await signIn()).body as SignedInClient) };
    expect(await stateOf(asked)).toBe('withdrawn');
    const outlook = async () => ((await say('GET /api/client/erasure')).body as ErasureOutlook).withdrawn;
    expect(await outlook()).toMatchObject({ askedAt: asked.askedAt });
    server.advanceClock(dayMs);
    claire = { ...claire, ...((await signIn()).body as SignedInClient) };
    expect(await outlook()).toBeNull();
  });
  it('no longer undoes it once it is due', async () => {
    const asked = await ask('in-seven-days');
    server.advanceClock(7 * dayMs);
    expect((await signIn()).body).toMatchObject({ code: 'client.credentials-refused' });
    expect(await stateOf(asked)).toBe('asked');
  });
});

describe('by its number', () => {
  it('an erasure is found with its code, however that is typed', async () => {
    const { number, code, askedAt, dueAt } = await ask('in-seven-days');
    expect((await look(number.toLowerCase(), ` ${code.toLowerCase()}`)).body).toMatchObject({
      number,
      state: 'asked',
      askedAt,
      dueAt,
      certificate: null,
      signature: null,
    });
  });
  it('a code in the address, which proxies log, counts as none', async () => {
    const { number, code } = await ask('in-seven-days');
    expect((await sendRequest(server, `GET /api/client/erasures/${number}?code=${code}`)).status).toBe(404);
    expect((await look(number, code)).status).toBe(200);
  });

  it('a wrong code answers like a number that does not exist, and tries are limited', async () => {
    const { number, code } = await ask('in-seven-days');
    const answers = [await look(number, 'wrong'), await look('0000-0000-0000', code), await look(number, '')];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ status: 404, code: 'client.erasure-not-found' });
    let tries = 0;
    while ((await look(number, 'wrong')).status !== 429) expect((tries += 1)).toBeLessThan(120);
  });
});

describe('thoughts that are erased one by one', () => {
  // From one address only some may register in a quarter of an hour.
  beforeAll(() => server.advanceClock(16 * 60_000));

  const eraseOne = async ({ token }: SignedInClient) => {
    const thoughtIds = [await storyActsOf(server, token).write('Le lac.')];
    const answer = await sendRequest(server, 'POST /api/client/erasures', { token, body: { thoughtIds, sounds: [] } });
    return answer.status === 200 ? 'asked' : (answer.body as { code?: string }).code;
  };

  it('by a session that was opened a while ago, need a proof of who asks from the sixth of a day on', async () => {
    const paul = await registerTestClient(server, 'paul');
    server.advanceClock(11 * 60_000);
    for (let times = 0; times < 5; times += 1) expect(await eraseOne(claire)).toBe('asked');
    expect(await eraseOne(claire)).toBe('client.sign-in-again');
    // Of each account its own.
    expect(await eraseOne(paul)).toBe('asked');
    expect((await say('POST /api/client/confirmation', { password })).status).toBeLessThan(300);
    for (let times = 0; times < 2; times += 1) expect(await eraseOne(claire)).toBe('asked');
  });
});
