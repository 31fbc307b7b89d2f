import { describe, expect, it, vi } from 'vitest';
import { createOptionalAnswers } from '#caching/optional-answers.ts';
import { StoreUnavailable } from '#event-sourcing/store-unavailable.ts';
import type { AnsweredCommands } from '#ports/answered-commands.ts';

const receipt = { stream: 'thought-a', revision: 1, position: 7 };
const answered = { fingerprint: 'print', receipt };

const storeOf = (claim: AnsweredCommands['claim']) => {
  let now = 0;
  const ask = vi.fn(claim);
  const refuse = () => ask('', '').then(() => null);
  const answers: AnsweredCommands = {
    find: refuse,
    claim: ask,
    remember: async () => void (await refuse()),
    close: async () => undefined,
  };
  const optional = createOptionalAnswers({ answers, clock: { now: () => new Date(now) }, timeoutMs: 20 });
  return { optional, ask, pass: (ms: number) => void (now += ms) };
};

describe('answers of commands, optional', () => {
  it('given a store that answers, then it is asked', async () => {
    const { optional } = storeOf(async () => 'first');
    expect(await optional.claim('key', 'second')).toBe('first');
  });

  it.each([
    ['unavailable', () => Promise.reject(new StoreUnavailable('away'))],
    ['silent', () => new Promise<never>(() => undefined)],
  ] as const)(
    'given a store that is %s, then commands go on, and it is asked again after a second',
    async (_, claim) => {
      const { optional, ask, pass } = storeOf(claim);
      expect(await optional.claim('key', 'mine')).toBe('mine');
      expect(await optional.find('command')).toBeNull();
      await optional.remember('command', answered);
      expect(ask).toHaveBeenCalledTimes(1);
      pass(1_000);
      await optional.claim('key', 'mine');
      expect(ask).toHaveBeenCalledTimes(2);
    },
  );

  it('given another fault, then it is not hidden', async () => {
    const { optional } = storeOf(() => Promise.reject(new TypeError('a bug')));
    await expect(optional.claim('key', 'mine')).rejects.toThrow(TypeError);
  });
});
