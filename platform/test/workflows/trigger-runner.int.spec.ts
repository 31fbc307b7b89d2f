import { ownerId, recorded, written } from '@ecrin/domain/test/thought/thought.fixtures.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogPosition } from '#ports/store-fit.ts';
import type { WorkflowEngine } from '#ports/workflow-engine.ts';
import { runTriggers, type TriggerRunner } from '#workflows/trigger-runner.ts';
import { defineTrigger, type TriggerCheckpoints } from '#workflows/trigger.ts';

const onWritten = defineTrigger<ThoughtEvent>()({
  name: 'on-written',
  on: {
    ThoughtWritten: ({ stream }) => ({ start: { workflow: 'read', id: `read/${stream}`, input: null } }),
    ThoughtDeleted: ({ stream }) => ({ cancel: `read/${stream}` }),
    ThoughtRestored: ({ stream }) => ({ retry: `read/${stream}` }),
    ThoughtPinned: ({ stream }) => ({ signal: { id: `read/${stream}`, signal: 'pinned' } }),
    ThoughtRecorded: () => null,
  },
});

let embedded: EmbeddedStores;
let runner: TriggerRunner | null = null;
let stored: Map<string, LogPosition>;
const asked: string[] = [];
const engine = {
  start: vi.fn<WorkflowEngine['start']>(async ({ id }) => void asked.push(`start ${id}`)),
  signal: vi.fn<WorkflowEngine['signal']>(async (id, signal) => asked.push(`${signal} ${id}`) > 0),
  cancel: vi.fn<WorkflowEngine['cancel']>(async (id) => void asked.push(`cancel ${id}`)),
  retry: vi.fn<WorkflowEngine['retry']>(async (id) => asked.push(`retry ${id}`) > 0),
  describe: async () => null,
  close: async () => undefined,
};
const checkpoints: TriggerCheckpoints = {
  load: async (name) => stored.get(name) ?? null,
  save: async (name, at) => void stored.set(name, at),
  forget: async (name) => void stored.delete(name),
};
const listen = () => {
  runner = runTriggers({ events: embedded.events, engine, checkpoints, triggers: [onWritten], retryMs: 10 });
};
const heard = (count: number) => vi.waitUntil(() => asked.length >= count, { timeout: 10_000 });

beforeEach(async () => {
  embedded = await openEmbeddedStores();
  stored = new Map();
  asked.length = 0;
  vi.clearAllMocks();
});
afterEach(async () => {
  await runner?.close();
  await embedded.dispose();
});

describe('triggers', () => {
  it('receive past and new events, in order, and start what their table says', async () => {
    await embedded.record('thought-1', ownerId, [written]);
    listen();
    await heard(1);
    await embedded.record('thought-1', ownerId, [
      { type: 'ThoughtPinned', data: { thoughtId: '1', pinnedAt: 'now' }, private: null },
      { type: 'ThoughtDeleted', data: { thoughtId: '1', deletedAt: 'now' }, private: null },
    ]);
    await heard(3);
    expect(asked).toEqual(['start read/thought-1', 'pinned read/thought-1', 'cancel read/thought-1']);
  });

  it('resume after their checkpoint after a restart', async () => {
    listen();
    const { position } = await embedded.record('thought-1', ownerId, [written]);
    await vi.waitUntil(() => stored.get('on-written')?.position === position, { timeout: 10_000 });
    await runner?.close();
    await embedded.record('thought-2', ownerId, [written]);
    listen();
    await heard(2);
    expect(asked).toEqual(['start read/thought-1', 'start read/thought-2']);
  });

  it.each(['content', 'sealed', 'type'])(
    'skip an event whose %s was damaged on disk and receive the next',
    async (column) => {
      await embedded.record('thought-1', ownerId, [written]);
      embedded.damageLetter(column);
      await embedded.record('thought-2', ownerId, [written]);
      listen();
      await heard(1);
      expect(asked).toEqual(['start read/thought-2']);
      expect(runner?.health()[0]?.fault).toBeNull();
    },
  );

  it('store no checkpoint for events that start nothing', async () => {
    listen();
    const { position } = await embedded.record('thought-1', ownerId, [recorded]);
    await vi.waitUntil(() => runner?.health()[0]?.position === position, { timeout: 10_000 });
    expect(stored.size).toBe(0);
  });

  it('retry from the same event while the engine is unavailable, and report it', async () => {
    const starting = engine.start.getMockImplementation() ?? (async () => undefined);
    engine.start.mockRejectedValue(new RangeError('down'));
    listen();
    await embedded.record('thought-1', ownerId, [written]);
    await vi.waitUntil(() => runner?.health()[0]?.fault === 'RangeError', { timeout: 10_000 });
    engine.start.mockImplementation(starting);
    await heard(1);
    await vi.waitUntil(() => runner?.health()[0]?.fault === null, { timeout: 10_000 });
    expect(engine.start.mock.calls.length).toBeGreaterThan(1);
    expect(asked).toEqual(['start read/thought-1']);
  });

  it('report no fault that is over, although no event comes any more', async () => {
    const save = vi.spyOn(checkpoints, 'save').mockImplementationOnce(async (name, at) => {
      stored.set(name, at);
      throw new RangeError('stored, and then the disk was full');
    });
    listen();
    await embedded.record('thought-1', ownerId, [written]);
    await vi.waitUntil(() => save.mock.results.length === 1, { timeout: 10_000 });
    await vi.waitUntil(() => runner?.health()[0]?.fault === null, { timeout: 5_000 });
    expect(asked).toEqual(['start read/thought-1']);
  });

  it('close while no events come', async () => {
    listen();
    await expect(runner?.close()).resolves.toBeUndefined();
  });
});
