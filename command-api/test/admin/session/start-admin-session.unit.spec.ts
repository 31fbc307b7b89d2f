import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { expect, it } from 'vitest';
import { startAdminSession } from '#admin/session/start-admin-session.ts';
import type { ApiServices } from '#http/api-services.ts';

const event = (type: string, data: object, words: object | null = null) => ({
  type,
  data: { adminId: 'a', ...data },
  private: words,
  metadata: {},
});
const created = event('AdminCreated', { role: 'superadmin', emailHash: 'h', credentialId: 'old', language: 'fr' });
const context = {
  command: { commandId: 'log-in' },
  newId: () => 'fresh',
  now: '2026-01-02T08:00:00.000Z',
} as unknown as CustomContext;

type Found = Readonly<{ roster?: readonly unknown[]; own?: readonly unknown[]; passed?: string | null }>;

/** An administrator whose streams hold this once the session was opened. */
const enter = async ({ roster = [created], own = [], passed = null }: Found) => {
  const [open, facts] = [new Set<string>(), Array<string>()];
  const services = {
    https: false,
    keyedHash: () => 'proof',
    secrets: { token: () => 'nonce' },
    events: {
      readStream: async function* (stream: string) {
        yield* stream === 'admins-roster' ? roster : own;
      },
    },
    execute: async ({ input }: Readonly<{ input: Readonly<{ reason?: string }> }>) => {
      facts.push(input.reason ?? 'in');
      return { receipt: {} };
    },
    access: {
      openSession: async ({ sessionId }: Readonly<{ sessionId: string }>) => open.add(sessionId),
      endSession: async (sessionId: string) => open.delete(sessionId),
      issueChallenge: async () => undefined,
      countAttempt: async () => ({ allowed: true, retryAfterMs: 0 }),
    },
    messages: { putOnce: async () => undefined },
    refresh: { first: () => 'token', hash: () => 'hash' },
    tokens: { issue: async () => 'access' },
  } as unknown as ApiServices;
  const visit = {
    adminId: 'a',
    credentialId: 'old',
    factorId: passed,
    secondStep: passed === null ? null : 'code',
    request: { header: () => null, cookie: () => null },
  } as const;
  const reply = await startAdminSession(services, visit, context);
  return { passes: 'json' in reply, open: [...open], facts };
};

const confirmed = (factorId: string) => event('AdminSecondFactorConfirmed', { factorId });
const ended = (reason: string) => ({ passes: false, open: [], facts: ['in', reason] });

it('opens a session for the password and second factor in use', async () => {
  expect(await enter({})).toEqual({ passes: true, open: ['fresh'], facts: ['in'] });
  expect(await enter({ own: [confirmed('f')], passed: 'f' })).toEqual({ passes: true, open: ['fresh'], facts: ['in'] });
});

it('ends it again when the password, the second factor or the administrator changed between verification and opening', async () => {
  expect(await enter({ own: [event('AdminPasswordChanged', { credentialId: 'new' })] })).toEqual(
    ended('password-changed'),
  );
  expect(await enter({ own: [confirmed('f')] })).toEqual(ended('second-factor-changed'));
  expect(await enter({ own: [confirmed('f'), confirmed('g')], passed: 'f' })).toEqual(ended('second-factor-changed'));
  expect(await enter({ roster: [created, event('AdminDeactivated', {})] })).toEqual(ended('deactivated'));
});
