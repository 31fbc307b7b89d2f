import { describe, expect, it, vi } from 'vitest';
import { deliver } from '#lib/outbox/deliver.ts';
import type { WithdrawalRow } from '#lib/outbox/device-db.ts';
import { createKeepOrSend } from '#lib/outbox/keep-or-send.ts';
import type { Reply } from '#lib/outbox/outcome.ts';
import { newDevice, scripted, withdrawalOf, written } from './outbox.fixtures.ts';

const blocked = Object.assign(new Error('closed'), {
  name: 'DatabaseClosedError',
  inner: Object.assign(new Error('denied'), { name: 'SecurityError' }),
});
const full = Object.assign(new Error('aborted'), {
  name: 'AbortError',
  inner: Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
});

const failing = (error: unknown) => async () => {
  throw error;
};
const keeping = (reply: Partial<Reply> = {}) => {
  const device = newDevice();
  const { send, calls } = scripted(() => reply);
  const onSent = vi.fn();
  return { keep: createKeepOrSend({ deliver: (row) => deliver({ ...device, send }, row), onSent }), calls, onSent };
};

describe('a thought on a device that keeps nothing', () => {
  it.each([
    [blocked, 'unavailable'],
    [full, 'full'],
    [new ReferenceError('indexedDB is not defined'), 'unavailable'],
  ] as const)('is sent directly under its own id after %s', async (error, fault) => {
    const { keep, calls, onSent } = keeping();
    expect(await keep(written('t1'), failing(error))).toBe(fault);
    expect(calls).toMatchObject([
      { method: 'POST', path: '/client/thoughts', json: { thoughtId: 't1' }, headers: { 'Idempotency-Key': 't1' } },
    ]);
    expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ thoughtId: 't1' }), { position: 1 });
  });

  it('is withdrawn directly', async () => {
    const { keep, calls } = keeping();
    await keep(withdrawalOf('t1') as WithdrawalRow, failing(blocked));
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/client/thoughts/t1' }]);
  });

  it.each([{ status: 0, body: null }, { status: 503 }, { status: 401 }])(
    'is not kept when the server answers %j: the fault of the device is reported',
    async (reply) => {
      const { keep, onSent } = keeping(reply);
      await expect(keep(written('t1'), failing(blocked))).rejects.toBe(blocked);
      expect(onSent).not.toHaveBeenCalled();
    },
  );
});

it('a thought that the device stored is not sent directly', async () => {
  const { keep, calls } = keeping();
  expect(await keep(written('t1'), async () => 1)).toBeNull();
  expect(calls).toEqual([]);
});
