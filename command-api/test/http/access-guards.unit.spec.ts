import { setImmediate as nextTurn } from 'node:timers/promises';
import { createJoseAccessTokens } from '@ecrin/platform/adapters/access-tokens/jose-access-tokens.ts';
import { createTokenKeys } from '@ecrin/platform/adapters/access-tokens/token-keys.ts';
import { StoreUnavailable } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import type { Session } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { AdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { Access } from '@ecrin/platform/routing/route.ts';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import type { ApiServices } from '#http/api-services.ts';
import type { AppContext } from '#http/app-context.ts';
import { createClientBudgets } from '#http/budget/client-budgets.ts';
import { RequestFault } from '#http/faults/request-fault.ts';
import { createAccessGuards } from '#http/routing/access-guards.ts';

const clock = { now: () => new Date() };
const tokenKeys = createTokenKeys(() => new Uint8Array(32).fill(1), clock);
const tokens = createJoseAccessTokens(tokenKeys, clock);

type Surroundings = Readonly<{
  findSession?: () => Promise<Session | null>;
  permissions?: AdminPermissions | null;
  /** Whether this session gave a code of the second factor just now. */
  fresh?: boolean;
}>;

const guardsOf = ({ findSession = async () => ({}) as Session, permissions = null, fresh = false }: Surroundings) =>
  createAccessGuards({
    budgets: createClientBudgets({ requestsPerSecond: 0, changesPerDay: 0 }),
    clock,
    tokenKeys,
    tokens,
    access: { findSession, findChallenge: async () => (fresh ? {} : null) } as unknown as ApiServices['access'],
    adminPermissions: async () => permissions,
  });

const contextOf = (token: string): AppContext => {
  const app = new Koa();
  const ctx = app.createContext(
    { headers: { authorization: `Bearer ${token}` } } as never,
    { setHeader: () => undefined, getHeader: () => undefined, removeHeader: () => undefined } as never,
  );
  ctx.state = { language: 'fr' };
  return ctx;
};

/** The result of the request: passed on, a code, or a fault. */
const outcome = async (
  access: Exclude<Access, 'public'>,
  userType: 'client' | 'admin',
  surroundings: Surroundings = {},
) => {
  const ctx = contextOf(await tokens.issue({ userId: 'u', userType, sessionId: 's' }));
  let passed = false;
  try {
    await guardsOf(surroundings)[access](ctx, async () => {
      passed = true;
    });
  } catch (fault) {
    if (fault instanceof RequestFault) return fault.code;
    return fault instanceof Error ? fault.name : 'thrown';
  }
  return passed ? 'passed' : 'stopped';
};

describe('an access guard', () => {
  it('accepts a valid session', async () => expect(await outcome('client', 'client')).toBe('passed'));
  it('refuses an ended session, and the other account type', async () => {
    expect(await outcome('client', 'client', { findSession: async () => null })).toBe('general.unauthorized');
    expect(await outcome('client', 'admin')).toBe('general.unauthorized');
  });
  it('given a token that the guard of clients has verified, then that of administrators refuses it', async () => {
    const guards = guardsOf({ permissions: { role: 'superadmin', passwordGiven: false, secondFactor: 'offered' } });
    const ctx = contextOf(await tokens.issue({ userId: 'u', userType: 'client', sessionId: 's' }));
    const next = async () => undefined;
    await guards.client(ctx, next);
    await expect(guards.superadmin(ctx, next)).rejects.toThrow('general.unauthorized');
  });
  it('asks for the session and the key of a token that it has verified before', async () => {
    let [session, now]: [Session | null, Date] = [{} as Session, new Date()];
    const changing = { now: () => now };
    const guard = createAccessGuards({
      budgets: createClientBudgets({ requestsPerSecond: 0, changesPerDay: 0 }),
      clock: changing,
      tokenKeys,
      tokens: createJoseAccessTokens(tokenKeys, changing),
      access: { findSession: async () => session } as unknown as ApiServices['access'],
      adminPermissions: async () => null,
    }).client;
    const token = await tokens.issue({ userId: 'u', userType: 'client', sessionId: 's' });
    const passes = async () => {
      await nextTurn();
      return Promise.resolve(guard(contextOf(token), async () => undefined)).then(
        () => true,
        () => false,
      );
    };
    const seen = [await passes(), await passes()];
    session = null;
    seen.push(await passes());
    session = {} as Session;
    seen.push(await passes());
    now = new Date(now.getTime() + 16 * 60_000);
    seen.push(await passes());
    expect(seen).toEqual([true, true, false, true, false]);
  });
  it('ends no session when sessions cannot be read', async () =>
    expect(
      await outcome('client', 'client', {
        findSession: async () => {
          throw new StoreUnavailable('away');
        },
      }),
    ).toBe('StoreUnavailable'));
  it('returns the current permissions of an administrator', async () => {
    const permissions = { role: 'admin', passwordGiven: false, secondFactor: 'offered' } as const;
    expect(await outcome('admin', 'admin', { permissions })).toBe('passed');
    expect(await outcome('superadmin', 'admin', { permissions })).toBe('admin.superadmin-required');
    expect(
      await outcome('superadmin', 'admin', {
        permissions: { role: 'superadmin', passwordGiven: false, secondFactor: 'missing' },
      }),
    ).toBe('admin.second-factor-required');
    expect(await outcome('admin', 'admin', { permissions: null })).toBe('general.unauthorized');
  });
  it('lets nobody do anything with a password that was given to them but choose their own', async () => {
    for (const role of ['admin', 'superadmin'] as const) {
      const permissions = { role, passwordGiven: true, secondFactor: 'missing' } as const;
      expect(await outcome('admin', 'admin', { permissions })).toBe('admin.password-change-required');
      expect(await outcome('admin-signed-in', 'admin', { permissions })).toBe('passed');
    }
  });
  it('lets a superadmin do what is grave only with a recent code', async () => {
    const permissions = { role: 'superadmin', passwordGiven: false, secondFactor: 'enrolled' } as const;
    expect(await outcome('superadmin-fresh', 'admin', { permissions })).toBe('admin.fresh-code-required');
    expect(await outcome('superadmin-fresh', 'admin', { permissions, fresh: true })).toBe('passed');
    const admin = { role: 'admin', passwordGiven: false, secondFactor: 'enrolled' } as const;
    expect(await outcome('superadmin-fresh', 'admin', { permissions: admin, fresh: true })).toBe(
      'admin.superadmin-required',
    );
    const missing = { role: 'superadmin', passwordGiven: false, secondFactor: 'missing' } as const;
    expect(await outcome('superadmin-fresh', 'admin', { permissions: missing, fresh: true })).toBe(
      'admin.second-factor-required',
    );
  });
});
