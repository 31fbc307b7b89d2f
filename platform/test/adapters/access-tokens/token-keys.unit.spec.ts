import { hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createJoseAccessTokens } from '#adapters/access-tokens/jose-access-tokens.ts';
import { createTokenKeys, keyPeriodMs } from '#adapters/access-tokens/token-keys.ts';
import { accessTokenSeconds } from '#ports/sign-in/access-tokens.ts';

const derive = (purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', 'master', '', purpose, 32));
const identity = { userId: 'client-1', userType: 'client', sessionId: 'session-1' } as const;
const start = Math.floor(Date.UTC(2026, 0, 1) / keyPeriodMs) * keyPeriodMs;

/** A process whose clock shows so many ms after the first period began. */
const at = (ms: number) => {
  const clock = { now: () => new Date(start + ms) };
  const keys = createTokenKeys(derive, clock);
  return { keys, tokens: createJoseAccessTokens(keys, clock) };
};

describe('token keys', () => {
  it('change with the period, are derived without stored state, and are the same in every process', () => {
    expect(at(0).keys.current().keyId).toBe(at(keyPeriodMs - 1).keys.current().keyId);
    expect(at(keyPeriodMs).keys.current().keyId).not.toBe(at(0).keys.current().keyId);
  });
  it('keep a token valid when it is signed the second before a change and verified the second after', async () => {
    const token = await at(keyPeriodMs - 1_000).tokens.issue(identity);
    expect(await at(keyPeriodMs + 1_000).tokens.read(token)).toEqual(identity);
  });
  it('accept tokens of a process whose clock is behind', async () => {
    const token = await at(keyPeriodMs + 1_000).tokens.issue(identity);
    expect(at(keyPeriodMs - 1_000).keys.find(at(keyPeriodMs).keys.current().keyId)).not.toBeNull();
    expect(await at(keyPeriodMs - 1_000).tokens.read(token)).toEqual(identity);
  });
  it('that are gone, and the time, end the validity of a token that was verified before', async () => {
    let now = start;
    const clock = { now: () => new Date(now) };
    const keys = createTokenKeys(derive, clock);
    let forgotten = false;
    const tokens = createJoseAccessTokens({ ...keys, find: (keyId) => (forgotten ? null : keys.find(keyId)) }, clock);
    const token = await tokens.issue(identity);
    expect(await tokens.read(token)).toEqual(identity);
    now += accessTokenSeconds * 1_000 - 1;
    expect(await tokens.read(token)).toEqual(identity);
    now += 1;
    expect(await tokens.read(token)).toBeNull();
    const later = await tokens.issue(identity);
    expect(await tokens.read(later)).toEqual(identity);
    forgotten = true;
    expect(await tokens.read(later)).toBeNull();
  });
  it('expire after one more period', () => {
    const { keyId } = at(0).keys.current();
    expect(at(keyPeriodMs).keys.find(keyId)).not.toBeNull();
    expect(at(2 * keyPeriodMs).keys.find(keyId)).toBeNull();
  });
});
