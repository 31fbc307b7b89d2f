import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { expect, it } from 'vitest';
import { startPasswordSession } from '#account/session/start-session.ts';
import type { ApiServices } from '#http/api-services.ts';

const registered = {
  type: 'ClientRegistered',
  data: { clientId: 'c', emailHash: 'h', credentialId: 'old', language: 'fr' },
  private: null,
  metadata: {},
};
const changed = {
  type: 'ClientPasswordChanged',
  data: { clientId: 'c', credentialId: 'new' },
  private: null,
  metadata: {},
};
const context = {
  command: { commandId: 'log-in' },
  newId: () => 'fresh',
  now: '2026-01-02T08:00:00.000Z',
} as unknown as CustomContext;
const visit = { clientId: 'c', credentialId: 'old', request: { header: () => null, cookie: () => null } };

/** An account whose stream is `history` once the session was opened. */
const enter = async (history: readonly unknown[]) => {
  const [open, facts] = [new Set<string>(), Array<string>()];
  const services = {
    https: false,
    keyedHash: () => 'proof',
    secrets: { token: () => 'nonce' },
    events: {
      readStream: async function* () {
        yield* history;
      },
    },
    execute: async ({ decide }: Readonly<{ decide: Readonly<{ name: string }> }>) => {
      facts.push(decide.name);
      return { receipt: {} };
    },
    access: {
      openSession: async ({ sessionId }: Readonly<{ sessionId: string }>) => open.add(sessionId),
      countAttempt: async () => ({ allowed: true, retryAfterMs: 0 }),
      endSession: async (sessionId: string) => open.delete(sessionId),
    },
    messages: { putOnce: async () => undefined },
    refresh: { first: () => 'token', hash: () => 'hash' },
    tokens: { issue: async () => 'access' },
  } as unknown as ApiServices;
  return { reply: await startPasswordSession(services, visit, context), open: [...open], facts };
};

it('opens a session for the password in use', async () =>
  expect(await enter([registered])).toMatchObject({
    reply: {
      json: { token: 'access', userId: 'c' },
      headers: {
        'Set-Cookie': [/^ecrin-session=token;/, /^ecrin-device=nonce.proof;/, /^ecrin-seen=nonce.proof;/].map(
          (cookie): unknown => expect.stringMatching(cookie),
        ),
      },
    },
    open: ['fresh'],
    facts: ['signInClient'],
  }));

it('ends it again when the password changed between verification and opening', async () =>
  expect(await enter([registered, changed])).toEqual({
    reply: { refused: 'client.credentials-refused' },
    open: [],
    facts: ['signInClient', 'endSession'],
  }));
