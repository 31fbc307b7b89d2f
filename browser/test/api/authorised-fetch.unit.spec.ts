// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createAuthorisedFetch } from '#api/authorised-fetch.ts';
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
