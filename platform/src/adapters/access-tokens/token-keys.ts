import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { Clock } from '#ports/clock.ts';
import type { TokenKeys } from '#ports/sign-in/access-tokens.ts';

/** How long one key signs, in ms. */
export const keyPeriodMs = 30 * 24 * 3_600_000;

/**
 * One key a period, each derived from the master key and named by a hash of itself: every process has the same ones at the same time,
 * nothing is stored, and they rotate by themselves. The keys before and after the current one still verify: no valid token
 * becomes invalid with the period, nor between two processes whose clocks differ.
 */
export const createTokenKeys = (derive: (purpose: string) => Uint8Array, clock: Clock): TokenKeys => {
  const keys = new Map<number, Readonly<{ keyId: string; key: KeyObject }>>();
  const ofPeriod = (period: number) => {
    const known = keys.get(period);
    if (known) return known;
    const key = createSecretKey(derive(`access-tokens/${period}`));
    const named = {
      keyId: createHash('sha256').update('kid').update(key.export()).digest('base64url').slice(0, 12),
      key,
    };
    keys.set(period, named);
    return named;
  };
  const period = (): number => Math.floor(clock.now().getTime() / keyPeriodMs);

  return {
    current: () => ofPeriod(period()),
    find: (keyId) =>
      [0, -1, 1].map((shift) => ofPeriod(period() + shift)).find((known) => known.keyId === keyId)?.key ?? null,
  };
};
