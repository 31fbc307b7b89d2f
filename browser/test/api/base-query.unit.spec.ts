import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBaseQuery, fetchMinimumDelayMs } from '#api/base-query.ts';

const calls = { signal: new AbortController().signal } as Parameters<ReturnType<typeof createBaseQuery>>[1];
const ask = (answer: () => Promise<Response>) => createBaseQuery('client', answer)('http://localhost/me', calls, {});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('given a failure that is known at once, then it is returned after the shortest delay', async () => {
  const ended = vi.fn();
  const asked = Promise.resolve(ask(async () => Promise.reject(new TypeError('offline')))).then((result) => {
    ended();
    return result;
  });
  await vi.advanceTimersByTimeAsync(fetchMinimumDelayMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toMatchObject({ error: { code: 'general.unreachable', status: 0 } });
});

it('given an answer, then it is returned at once', async () => {
  expect(await ask(async () => Response.json({ client: null }))).toEqual({ data: { client: null } });
});
