// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthorisedFetch } from '#api/authorised-fetch.ts';
import { recordPosition } from '#api/read-position.ts';
import { createSessionStore } from '#session/session-store.ts';

const tokenUntil = (at: number) => `head.${btoa(JSON.stringify({ exp: at / 1_000 }))}.sign`;
const issued = { token: tokenUntil(900_000), userType: 'client', userId: 'u1' } as const;

afterEach(() => vi.unstubAllGlobals());

it('a clock that calls even a new token old does not cost a refresh each time', async () => {
  const session = createSessionStore();
  session.startSession(issued);
  const fetched = vi.fn(async () => Response.json(issued));
  vi.stubGlobal('fetch', fetched);
  const tomorrow = () => 86_400_000;
  const { authorisedFetch } = createAuthorisedFetch({
    area: 'client',
    session,
    onSessionEnded: () => {},
    now: tomorrow,
  });
  for (const path of ['one', 'two', 'three']) await authorisedFetch(`http://localhost/${path}`);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('given a token that expires within a minute, then it is renewed once, meanwhile: no request waits, and none is refused', async () => {
  const session = createSessionStore();
  session.startSession(issued);
  const renewal = Promise.withResolvers<Response>();
  const fetched = vi.fn(async (input: Request | string) =>
    typeof input === 'string' && input.endsWith('/session') ? renewal.promise : Response.json({}),
  );
  vi.stubGlobal('fetch', fetched);
  const { authorisedFetch } = createAuthorisedFetch({
    area: 'client',
    session,
    onSessionEnded: () => {},
    now: () => 850_000,
  });
  await Promise.all(['one', 'two'].map((path) => authorisedFetch(`http://localhost/${path}`)));
  expect(fetched).toHaveBeenCalledTimes(3);
  const next = { ...issued, token: tokenUntil(1_750_000) };
  renewal.resolve(Response.json(next));
  await vi.waitFor(() => expect(session.storedToken()).toBe(next.token));
  await authorisedFetch('http://localhost/three');
  expect(fetched).toHaveBeenCalledTimes(4);
});

/** Answers that lack an own write, so many times. */
const behindFor = async (times: number) => {
  const session = createSessionStore();
  session.startSession(issued);
  recordPosition(7);
  const fetched = vi.fn(async () => {
    const met = fetched.mock.calls.length > times;
    return Response.json({ met }, { headers: { 'X-At-Least-Met': String(met) } });
  });
  vi.stubGlobal('fetch', fetched);
  const { authorisedFetch } = createAuthorisedFetch({
    area: 'client',
    session,
    onSessionEnded: () => {},
    now: () => 0,
  });
  const answer = await authorisedFetch('http://localhost/thoughts');
  return { asked: fetched.mock.calls.length, body: await answer.json() };
};

it('given an answer that lacks an own write, then it is asked for again until it has it', async () =>
  expect(await behindFor(2)).toEqual({ asked: 3, body: { met: true } }));

it('given a server that stays behind, then its fifth answer is shown', async () =>
  expect(await behindFor(Infinity)).toEqual({ asked: 5, body: { met: false } }));

/** Of Claire’s page: `change` is done to storage without a word to the page, as a tab that signs out does until the others hear of it. */
const underneath = async (change: () => void) => {
  const session = createSessionStore();
  session.startSession(issued);
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const { authorisedFetch } = createAuthorisedFetch({
    area: 'client',
    session,
    onSessionEnded: () => {},
    now: () => 0,
  });
  change();
  const answer = await authorisedFetch('http://localhost/me');
  return { status: answer.status, sent: fetched.mock.calls.length };
};

it('given a session that is over, then what is for everybody is still asked', async () =>
  expect(await underneath(() => localStorage.clear())).toEqual({ status: 200, sent: 1 }));

it('given somebody else who signed in meanwhile, then nothing is asked with their session', async () =>
  expect(
    await underneath(() => {
      localStorage.setItem('userId', 'u2');
      localStorage.setItem('token', tokenUntil(900_000));
    }),
  ).toEqual({ status: 401, sent: 0 }));

it('given nobody who is signed in, then what is for everybody is asked', async () => {
  localStorage.clear();
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const session = createSessionStore();
  const { authorisedFetch } = createAuthorisedFetch({
    area: 'client',
    session,
    onSessionEnded: () => {},
    now: () => 0,
  });
  expect((await authorisedFetch('http://localhost/ways-in')).status).toBe(200);
});
