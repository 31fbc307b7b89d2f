// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorisedFetch } from '#lib/api/authorised-fetch.ts';
import { endSession, startSession, storedToken } from '#lib/session/session.ts';

const path = 'http://localhost:3000/api/client/thoughts';
const renewalPath = '/api/client/session';
type Answer = (request: Request) => Response;

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const isRenewal = (input: unknown) => input === renewalPath;

/** A server that accepts only the given token, and renews by `renewal`. */
const serve = (takes: Answer, renewal: () => Promise<Response>) => {
  const fetched = vi.fn(async (input: Request | string) => (typeof input === 'string' ? renewal() : takes(input)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const onlyFresh: Answer = (request) =>
  request.headers.get('authorization') === 'Bearer fresh' ? json(200, { ok: true }) : json(401, {});
const tokenUntil = (at: number) => `head.${btoa(JSON.stringify({ exp: Math.floor(at / 1_000) }))}.sign`;
const renewed = async () => json(200, { token: 'fresh', userType: 'client', userId: 'u1' });

beforeEach(() => {
  localStorage.clear();
  startSession({ token: 'worn', userType: 'client', userId: 'u1' });
});

describe('an authorised request', () => {
  it('has bearer token and language, and refreshes once when the token has expired', async () => {
    const fetched = serve(onlyFresh, renewed);

    const answer = await authorisedFetch(path);

    expect(answer.status).toBe(200);
    expect(storedToken()).toBe('fresh');
    expect(fetched.mock.calls.filter(([input]) => isRenewal(input))).toHaveLength(1);
    const [first] = fetched.mock.calls[0] ?? [];
    expect(first instanceof Request && first.headers.get('accept-language')).toMatch(/^(fr|en)$/);
  });

  it('shares one refresh between concurrent requests, and sends a body again', async () => {
    const bodies: string[] = [];
    const fetched = vi.fn(async (input: Request | string) => {
      if (typeof input === 'string') return renewed();
      bodies.push(await input.clone().text());
      return onlyFresh(input);
    });
    vi.stubGlobal('fetch', fetched);

    const answers = await Promise.all(
      [1, 2, 3].map((n) => authorisedFetch(path, { method: 'POST', body: `thought ${n}` })),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(fetched.mock.calls.filter(([input]) => isRenewal(input))).toHaveLength(1);
    expect(bodies.toSorted()).toEqual(['thought 1', 'thought 1', 'thought 2', 'thought 2', 'thought 3', 'thought 3']);
  });

  it('refreshes first when its token has run out: none of a burst is refused', async () => {
    startSession({ token: tokenUntil(Date.now() - 1_000), userType: 'client', userId: 'u1' });
    const fetched = serve(onlyFresh, renewed);

    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => authorisedFetch(path)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(fetched).toHaveBeenCalledTimes(7);
    expect(isRenewal(fetched.mock.calls[0]?.[0])).toBe(true);
  });

  it('is not sent for a session that ended while it was refreshed', async () => {
    startSession({ token: tokenUntil(Date.now() - 1_000), userType: 'client', userId: 'u1' });
    const fetched = serve(onlyFresh, async () => json(401, {}));

    expect((await authorisedFetch(path, { method: 'POST', body: 'a thought' })).status).toBe(401);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(storedToken()).toBeNull();
  });

  it('ends the session when the refresh is refused', async () => {
    serve(
      () => json(401, {}),
      async () => json(401, {}),
    );

    expect((await authorisedFetch(path)).status).toBe(401);
    expect(storedToken()).toBeNull();
  });

  it('keeps the session when the refresh gets no answer', async () => {
    serve(
      () => json(401, {}),
      () => Promise.reject(new TypeError('no network')),
    );

    expect((await authorisedFetch(path)).status).toBe(401);
    expect(storedToken()).toBe('worn');
  });

  it('is never repeated for somebody else who signed in meanwhile', async () => {
    const fetched = serve(() => {
      startSession({ token: 'fresh', userType: 'client', userId: 'u2' });
      return json(401, {});
    }, renewed);

    expect((await authorisedFetch(path, { method: 'POST', body: 'a thought of u1' })).status).toBe(401);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(storedToken()).toBe('fresh');
  });

  it('does not sign in again a user who signed out during the refresh', async () => {
    serve(
      () => json(401, {}),
      async () => {
        endSession();
        return renewed();
      },
    );

    expect((await authorisedFetch(path)).status).toBe(401);
    expect(storedToken()).toBeNull();
  });

  it('does not refresh for a visitor: a refused sign-in is an answer', async () => {
    localStorage.clear();
    const fetched = serve(() => json(401, {}), renewed);

    expect((await authorisedFetch(path)).status).toBe(401);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('requests to read its own newest write', async () => {
    const seen: (string | null)[] = [];
    serve((request) => {
      seen.push(request.headers.get('x-at-least'));
      return json(200, request.method === 'GET' ? {} : { stream: 's', revision: 0, position: 42 });
    }, renewed);

    await authorisedFetch(path, { method: 'POST', body: '{}' });
    await authorisedFetch(path);

    expect(seen).toEqual([null, '42']);
  });
});
