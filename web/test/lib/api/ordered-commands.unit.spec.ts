// @vitest-environment happy-dom
import type { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longestWaitMs, withOrderedCommands } from '#lib/api/ordered-commands.ts';
import { endSession, startSession } from '#lib/session/session.ts';

type Ask = ReturnType<typeof createBaseQuery>;
type Args = Parameters<Ask>[0];
const calls = (type: 'mutation' | 'query') => ({ type, signal: new AbortController().signal }) as Parameters<Ask>[1];

const goal = '/goals/01a21807-6e64-708f-b8fa-1dc267e66b34';
const put = (url: string) => ({ url, method: 'PUT', body: {} });

/** Which requests were sent, in order; each is answered when the test says so. */
const recordedServer = () => {
  const sent: string[] = [];
  const answers: ((data: string) => void)[] = [];
  const ask = withOrderedCommands((args) => {
    sent.push(typeof args === 'string' ? args : args.url);
    return new Promise((resolve) => answers.push((data) => resolve({ data })));
  });
  return {
    sent,
    answer: (request: number, data = '') => answers[request]?.(data),
    command: (args: Args) => ask(args, calls('mutation'), {}),
    query: (url: string) => ask(url, calls('query'), {}),
  };
};
const turn = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  startSession({ token: 'one', userType: 'client', userId: 'camille' });
});
afterEach(() => vi.useRealTimers());

describe('given a command that has no answer yet', () => {
  it('when another about the same thing is given, then it is sent once the first has its answer', async () => {
    const { sent, answer, command } = recordedServer();
    void command(put(`${goal}/days/2026-02-01`));
    const second = command({ url: `${goal}/restore`, method: 'POST' });
    await turn();
    expect(sent).toEqual([`${goal}/days/2026-02-01`]);
    answer(0);
    await turn();
    expect(sent).toEqual([`${goal}/days/2026-02-01`, `${goal}/restore`]);
    answer(1, 'restored');
    expect(await second).toEqual({ data: 'restored' });
  });

  it('when three are given, then they keep their order', async () => {
    const { sent, answer, command } = recordedServer();
    for (const day of [1, 2, 3]) void command(put(`${goal}/days/2026-02-0${day}`));
    await turn();
    answer(0);
    await turn();
    expect(sent).toEqual([1, 2].map((day) => `${goal}/days/2026-02-0${day}`));
    answer(1);
    await turn();
    expect(sent).toHaveLength(3);
  });

  it.each<[string, Args]>([
    ['about another thing', put('/goals/01a21807-6e64-708f-b8fa-1dc267e66b35/pause')],
    ['as the page closes', { ...put(`${goal}/pause`), keepalive: true }],
    ['with a file', { url: `${goal}/pictures`, method: 'POST', body: new Blob(['x']) }],
  ])('when one is given %s, then it is sent at once', async (_, other) => {
    const { sent, command } = recordedServer();
    void command(put(`${goal}/days/2026-02-01`));
    void command(other);
    await turn();
    expect(sent).toHaveLength(2);
  });

  it('when something is read, then it does not wait', async () => {
    const { sent, command, query } = recordedServer();
    void command(put(goal));
    void query(goal);
    await turn();
    expect(sent).toHaveLength(2);
  });

  it('when its connection hangs, then the next one is sent after a while', async () => {
    const { sent, command } = recordedServer();
    void command(put(goal));
    void command(put(goal));
    await vi.advanceTimersByTimeAsync(longestWaitMs - 1);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
  });

  it('when somebody else signs in, then what waits is not sent in their name', async () => {
    const { sent, answer, command } = recordedServer();
    void command(put(goal));
    const waiting = command(put(goal));
    await turn();
    endSession();
    startSession({ token: 'two', userType: 'client', userId: 'louise' });
    answer(0);
    expect(await waiting).toMatchObject({ error: { status: 401 } });
    expect(sent).toHaveLength(1);
  });
});
