import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStoreDbFake } from '@ecrin/testing/fakes/event-store-db/event-store-db-fake.ts';
import { someEvents } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import { describe, expect, it } from 'vitest';
import { systemClock as clock } from '#adapters/clock/system-clock.ts';
import { openEventStoreDb } from '#adapters/event-store/event-store-db/event-store-db.ts';
import { openSqliteEventStore } from '#adapters/event-store/sqlite/sqlite-event-store.ts';
import { bindKeyVault } from '#crypto/bind-key-vault.ts';
import { createFitOf } from '#event-sourcing/log-fit.ts';
import type { EventStore } from '#ports/event-store.ts';
import { logPositionOf, UnfitStoreFault, type LogPosition } from '#ports/store-fit.ts';

type OpenLog = Readonly<{ store: EventStore; end: () => Promise<void> }>;
const kinds: Readonly<Record<string, () => Promise<OpenLog>>> = {
  SQLite: async () => {
    const dir = await mkdtemp(join(tmpdir(), 'log-fit-'));
    return {
      store: openSqliteEventStore({ file: join(dir, 'events.db'), clock }),
      end: () => rm(dir, { recursive: true }),
    };
  },
  EventStoreDB: async () => {
    const fake = await startEventStoreDbFake();
    return { store: openEventStoreDb({ url: fake.url }), end: async () => fake.kill() };
  },
};

const filled = async ({ store }: OpenLog, events: number): Promise<readonly LogPosition[]> => {
  await store.append('thought-1', 'no-stream', someEvents(events));
  return (await Array.fromAsync(store.readAll())).map(logPositionOf);
};
const aVault = (name: string | null, isKnown = true) => {
  let stored = name;
  const setLogName = async (given: string) => void (stored ??= given);
  return { knows: async () => isKnown, logName: async () => stored, setLogName };
};

describe.each(Object.entries(kinds))('a log in %s', (_kind, open) => {
  const withLogs = async (work: (mine: OpenLog, other: OpenLog) => Promise<void>): Promise<void> => {
    const logs = [await open(), await open()] as const;
    try {
      await work(...logs);
    } finally {
      for (const { store, end } of logs) await store.close().then(end);
    }
  };

  it('given its own events, then derived data fits, with and without an event mark', () =>
    withLogs(async (mine) => {
      const fitOf = createFitOf(mine.store);
      for (const at of await filled(mine, 3)) {
        expect(await fitOf(at)).toBe('fits');
        expect(await fitOf({ ...at, event: null })).toBe('fits');
      }
    }));

  it('given a shorter log or another one, then derived data is ahead or foreign', () =>
    withLogs(async (mine, other) => {
      const [first, , last] = await filled(other, 3);
      await filled(mine, 2);
      const fitOf = createFitOf(mine.store);
      if (!first || !last) throw new Error('no events');
      expect(await fitOf(first)).toBe('foreign');
      expect(await fitOf({ ...last, position: last.position * 1_000 })).toBe('ahead');
      expect(await fitOf({ position: last.position * 1_000, event: null })).toBe('ahead');
    }));

  it('given an empty log, then the start stops and names what to put back', () =>
    withLogs(async ({ store }) => {
      await expect(createFitOf(store)({ position: 7, event: null })).rejects.toThrow(UnfitStoreFault);
      await expect(bindKeyVault({ store, vault: aVault('another') })).rejects.toThrow(UnfitStoreFault);
    }));

  it('given a new log and a new vault, when the first event is appended, then the vault stores its name', () =>
    withLogs(async ({ store }) => {
      const vault = aVault(null);
      const bound = await bindKeyVault({ store, vault });
      const events = someEvents(2);
      await bound.append('thought-1', 'no-stream', events);
      expect(await vault.logName()).toBe(events[0]?.id);
      await bindKeyVault({ store, vault });
    }));

  it('given sealed events, when their keys are of another log or were never there, then it stops', () =>
    withLogs(async ({ store }) => {
      await store.append(
        'thought-1',
        'no-stream',
        someEvents(1).map((event) => ({ ...event, sealed: 'AAAA' })),
      );
      await expect(bindKeyVault({ store, vault: aVault('another') })).rejects.toThrow(/belong to other events/);
      await expect(bindKeyVault({ store, vault: aVault(null, false) })).rejects.toThrow(/keys are missing/);
      await bindKeyVault({ store, vault: aVault(null) });
    }));
});
