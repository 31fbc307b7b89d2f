import { StoreUnavailable } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { EventStoreFault, type EventStoreFaultKind } from '@ecrin/platform/ports/event-store.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { ReadModelsFault } from '@ecrin/platform/ports/read-models.ts';
import { PasswordsBusy } from '@ecrin/platform/ports/sign-in/passwords.ts';
import { expect, it, vi } from 'vitest';
import type { Log } from '#http/api-services.ts';
import type { AppContext } from '#http/app-context.ts';
import { catchFaults, problemCodeOf } from '#http/faults/catch-faults.ts';
import { RequestFault } from '#http/faults/request-fault.ts';

it.each([
  ['wrong-revision', 'general.changed-meanwhile'],
  ['id-reused', 'general.changed-meanwhile'],
  ['too-large', 'general.too-large'],
  ['malformed', 'general.invalid-request'],
  ['unavailable', 'general.busy'],
  ['timed-out', 'general.busy'],
  ['closed', 'general.busy'],
  ['access-denied', 'general.unexpected'],
] satisfies [EventStoreFaultKind, string][])('a fault of the store maps to a problem: %s', (kind, code) =>
  expect(problemCodeOf(new EventStoreFault(kind, 'inside'))).toBe(code),
);

it.each([
  [new RequestFault('thought.empty'), 'thought.empty'],
  [new PasswordsBusy(), 'general.too-many-requests'],
  [new BlobStoreFault('unavailable', 'no room left'), 'general.busy'],
  [new BlobStoreFault('damaged', 'inside'), 'general.unexpected'],
  [new KeyVaultFault('unavailable', 'inside'), 'general.busy'],
  [new ReadModelsFault('unusable', 'inside'), 'general.busy'],
  [new StoreUnavailable('inside'), 'general.busy'],
  [Object.assign(new Error('request entity too large'), { status: 413 }), 'general.too-large'],
  [new TypeError('of ours'), 'general.unexpected'],
  ['a thrown word', 'general.unexpected'],
])('every fault has a problem code: %s', (fault, code) => expect(problemCodeOf(fault)).toBe(code));

const logged = () => ({
  debug: vi.fn<Log['debug']>(),
  info: vi.fn<Log['info']>(),
  warn: vi.fn<Log['warn']>(),
  error: vi.fn<Log['error']>(),
});
const context = () => {
  const headers: Record<string, string> = {};
  return {
    headers,
    state: { requestId: 'request-1', language: 'fr' },
    set: (name: string, value: string) => {
      headers[name] = value;
    },
  };
};

it('an unexpected error reveals no details, and is logged without personal words', async () => {
  const [ctx, log] = [context(), logged()];
  await catchFaults(log)(ctx as unknown as AppContext, () => Promise.reject(new TypeError('Claire pense à la mer')));
  expect(ctx).toMatchObject({ status: 500, type: 'application/problem+json' });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ requestId: 'request-1', fault: 'TypeError' }),
    'request failed',
  );
  expect(JSON.stringify([ctx, log.error.mock.calls])).not.toContain('Claire');
});

it('a store that denies access is answered as busy, and logged for the operator', async () => {
  const [ctx, log] = [context(), logged()];
  await catchFaults(log)(ctx as unknown as AppContext, () =>
    Promise.reject(new BlobStoreFault('unavailable', 'no room left')),
  );
  expect(ctx).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fault: 'BlobStoreFault' }),
    'request failed',
  );
});

it('sets Retry-After', async () => {
  const ctx = context();
  await catchFaults(logged())(ctx as unknown as AppContext, () => Promise.reject(new PasswordsBusy()));
  expect(ctx).toMatchObject({ status: 429, headers: { 'Retry-After': '2' } });
});

it('work aborted because its caller disconnected is no fault', async () => {
  const [ctx, log] = [{ ...context(), res: { closed: true } }, logged()];
  await catchFaults(log)(ctx as unknown as AppContext, () => Promise.reject(AbortSignal.abort().reason));
  expect(log.error).not.toHaveBeenCalled();
  expect(ctx).not.toHaveProperty('status');
});
