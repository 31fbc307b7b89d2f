import type { EngineUsed } from '@ecrin/domain/usage/engine-use.events.ts';
import { manualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { describe, expect, it } from 'vitest';
import { createExecuteCommand } from '#event-sourcing/execute-command.ts';
import { clientOf, createMeter, type EngineCall } from '#metering/meter.ts';
import { EventStoreFault } from '#ports/event-store.ts';

const at = '2026-05-20T10:00:00.000Z';
const call: EngineCall = {
  clientId: 'claire',
  kind: 'advice',
  engine: 'openai-compatible',
  model: 'large',
  inputTokens: 800,
  outputTokens: 90,
  ms: 0,
  answered: true,
};

const idOf = (number: number): string => `01980000-0000-7000-8000-00000000000${number}`;

/** `failures`: of the first appends. */
const setUp = (share: number | null, failures = 0) => {
  const appended: { stream: string; id: string; data: EngineUsed['data']; ownerId: string | null }[] = [];
  const lost: unknown[] = [];
  let left = failures;
  const execute = createExecuteCommand({
    readStream: async function* () {
      // Nothing was recorded before.
    },
    append: async (stream, _expected, events) => {
      left -= 1;
      if (left >= 0) throw new EventStoreFault('unavailable', 'away');
      for (const { id, event, metadata } of events)
        appended.push({ stream, id, data: event.data as EngineUsed['data'], ownerId: metadata.ownerId });
      return { revision: 0, position: 0 };
    },
  });
  let next = 0;
  const ids = { next: () => idOf((next += 1)) };
  const asked: (string | null)[] = [];
  const usedShare = async (clientId: string | null) => {
    asked.push(clientId);
    return share;
  };
  const meter = createMeter({ execute, clock: manualClock(at), ids, usedShare, onLost: (fault) => lost.push(fault) });
  return { meter, appended, lost, asked };
};

describe('a meter', () => {
  it('records each call in a stream of its own, of the service, with its client', async () => {
    const { meter, appended } = setUp(null);
    await meter.record(call);
    await meter.record({ ...call, clientId: null });
    expect(appended).toMatchObject([
      { stream: `engine-use-${idOf(1)}`, data: { ...call, useId: idOf(1), usedAt: at }, ownerId: '' },
      { stream: `engine-use-${idOf(2)}`, data: { useId: idOf(2), clientId: null }, ownerId: '' },
    ]);
  });

  it('tries again with the same id while the store is away, and lets the answer through when it stays away', async () => {
    const back = setUp(null, 2);
    await back.meter.record(call);
    expect(back.appended.map(({ stream }) => stream)).toEqual([`engine-use-${idOf(1)}`]);
    const away = setUp(null, 3);
    await away.meter.record(call);
    expect([away.appended, away.lost]).toMatchObject([[], [{ kind: 'unavailable' }]]);
  });

  it.each([
    [null, false],
    [0.99, false],
    [1, true],
    [1.2, true],
  ])('with a share of %s is spent: %s', async (share, isSpent) => {
    const { meter, asked } = setUp(share);
    expect(await meter.isSpent('claire')).toBe(isSpent);
    expect(asked).toEqual(['claire']);
  });

  it('counts for nobody what the server asks itself, and what administrators try', () => {
    expect(clientOf('claire', 'answer')).toBe('claire');
    expect([
      clientOf('measure', 'answer'),
      clientOf('everyday', 'embedding'),
      clientOf('examples', 'embedding'),
    ]).toEqual([null, null, null]);
    expect(clientOf('an-administrator', 'orb-trial')).toBeNull();
  });
});
