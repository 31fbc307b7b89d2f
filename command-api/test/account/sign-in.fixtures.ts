import { createHash, createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteAccessStore } from '@ecrin/platform/adapters/access-store/sqlite-access-store.ts';
import { createRefreshTokens } from '@ecrin/platform/adapters/access-tokens/refresh-tokens.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { randomSecrets } from '@ecrin/platform/adapters/secrets/random-secrets.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { findAccount } from '#account/find-accounts.ts';
import type { ApiServices } from '#http/api-services.ts';
import type { QueuedMessage } from '#messages/queued-message.ts';

type SignInFixture = Readonly<{
  embedded: EmbeddedStores;
  access: AccessStore;
  queued: QueuedMessage[];
  /** Ids of what is queued. */
  waiting: Set<string>;
  registered: string[];
}>;

/** Only what sign-in methods need; calling anything else throws. `onWrite` is called before each write. */
const servicesOf = (
  { embedded, access, queued, waiting, registered }: SignInFixture,
  onWrite: () => void,
): ApiServices =>
  ({
    execute: createExecuteCommand({
      readStream: embedded.events.readStream,
      append: (stream, expected, events) => {
        onWrite();
        registered.push(...events.flatMap(({ event }) => (event.type === 'ClientRegistered' ? [stream] : [])));
        return embedded.events.append(stream, expected, events);
      },
    }),
    access,
    events: embedded.events,
    clock: embedded.clock,
    ids: systemIds,
    secrets: randomSecrets,
    https: false,
    settings: { current: async () => ({ registration: 'open', invitationCode: null }) },
    publicUrl: 'http://localhost:3001',
    courier: { channels: ['mail', 'sms', 'whatsapp'] },
    keyedHash: (kind: string, text: string) => createHash('sha256').update(`${kind} ${text}`).digest('hex'),
    refresh: createRefreshTokens(createSecretKey(new Uint8Array(32))),
    tokens: { issue: async () => 'token', read: async () => null },
    messages: {
      putOnce: async ({ itemId, message }: Readonly<{ itemId: string; message: QueuedMessage }>) => {
        onWrite();
        if (!waiting.has(itemId)) queued.push(message);
        waiting.add(itemId);
      },
    },
  }) as unknown as ApiServices;

/** Throws instead of the write after `writes` others. */
const crashAfter = (writes: number) => {
  let left = writes;
  return (): void => {
    if (left === 0) throw new Error('cut off');
    left -= 1;
  };
};

/** Real streams and a real access store, without HTTP; `cutAfter` stops the work right before the n-th write, as a crash would. */
export const openSignInServices = async () => {
  const embedded = await openEmbeddedStores();
  const fixture: SignInFixture = {
    embedded,
    access: openSqliteAccessStore(join(embedded.folder, 'access.db')),
    queued: [],
    waiting: new Set(),
    registered: [],
  };
  const services = servicesOf(fixture, () => undefined);
  return {
    ...fixture,
    services,
    cutAfter: (writes: number): ApiServices => servicesOf(fixture, crashAfter(writes)),
    account: (clientId: string) => findAccount(services, clientId),
    close: async (): Promise<void> => {
      await fixture.access.close();
      await embedded.dispose();
    },
  };
};

/** Signed out by default. */
export const contextOf = (now: string, clientId = ''): CustomContext => ({
  clientId,
  adminId: '',
  now,
  newId: systemIds.next,
  language: 'fr',
  address: '203.0.113.1',
  sessionId: clientId ? 'session-1' : null,
  command: {
    commandId: systemIds.next(),
    correlationId: 'c',
    causationId: null,
    actor: `client:${clientId}`,
    ownerId: clientId,
    occurredAt: now,
    timeZone: 'UTC',
  },
});

/** Whether the work was interrupted; any other fault is rethrown. */
export const wasInterrupted = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (fault: unknown) => {
      if (fault instanceof Error && fault.message === 'cut off') return true;
      throw fault;
    },
  );
