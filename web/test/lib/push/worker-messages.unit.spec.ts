import { describe, expect, it } from 'vitest';
import { parseRenewalRequest, parseWorkerMessage } from '#lib/push/worker-messages.ts';

describe('messages between page and worker', () => {
  it.each([
    { type: 'push-received', title: 'Rappel', link: '/app' },
    { type: 'push-opened', link: '/app/goals/1' },
    { type: 'push-token', token: '{}' },
  ] as const)('$type is received', (word) => expect(parseWorkerMessage(word)).toEqual(word));

  it.each([
    null,
    'push-token',
    7,
    {},
    { type: 'push-token' },
    { type: 'push-received', title: 'Rappel' },
    { type: 'SKIP_WAITING' },
    { type: 'toString' },
    { type: 'push-opened', link: 7 },
  ])('%j is ignored', (value) => {
    expect(parseWorkerMessage(value)).toBeNull();
    expect(parseRenewalRequest(value)).toBeNull();
  });

  it('a renewal is requested with a key', () => {
    expect(parseRenewalRequest({ type: 'renew-push-token', publicKey: 'k' })).toEqual({
      type: 'renew-push-token',
      publicKey: 'k',
    });
    expect(parseRenewalRequest({ type: 'renew-push-token' })).toBeNull();
  });
});
