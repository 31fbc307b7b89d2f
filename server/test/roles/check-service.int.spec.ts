import type { EngineState } from '@ecrin/contracts/operation/engine-state.ts';
import type { EngineName, StoreName } from '@ecrin/domain/operation/operation.vocabulary.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { rebuildProjection } from '@ecrin/platform/projections/rebuild-projection.ts';
import { projections } from '@ecrin/projections';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { manualClock, type ManualClock } from '@ecrin/testing/kits/manual-clock.ts';
import { triggers } from '@ecrin/workflows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupRecord } from '#backup/backup-record.ts';
import { checkService } from '#roles/check-service.ts';
import type { Disk } from '#storage/disk.ts';

const gigabyte = 1_000_000_000;
const roomy: Disk = { freeBytes: 40 * gigabyte, totalBytes: 100 * gigabyte, percent: 40 };
const low: Disk = { freeBytes: 4 * gigabyte, totalBytes: 100 * gigabyte, percent: 4 };

let stores: EmbeddedStores;
let clock: ManualClock;
let disk: Disk | null;
let damaged: readonly StoreName[];
let backups: BackupRecord | null;
let engines: readonly EngineState[];
let stuck: readonly Readonly<{ id: string }>[];
let awaySince: Map<EngineName, number>;
beforeEach(async () => {
  stores = await openEmbeddedStores();
  clock = manualClock('2026-06-01T12:00:00.000Z');
  [disk, damaged, backups, engines, stuck, awaySince] = [roomy, [], null, [], [], new Map()];
});
afterEach(() => stores.dispose());

/** As after a start where `awaySince` is empty. */
const check = async () => {
  await checkService(
    {
      stores: { models: stores.models, execute: createExecuteCommand(stores.events) },
      disk: async () => disk,
      damaged: () => damaged,
      backups: async () => backups,
      engines: () => engines,
      stuck: async () => stuck,
      clock,
    },
    awaySince,
  );
  const projection = projections.find(({ model }) => model.name === 'service-alert');
  if (projection) await rebuildProjection({ projection, ...stores });
};
const later = (minutes: number) => clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

/** What administrators are told, in order: each is one notification for each of them. */
const told = async () => {
  const trigger = triggers.find(({ name }) => name === 'tell-administrators');
  const notices: unknown[] = [];
  for await (const event of stores.events.readAll()) {
    const action = trigger?.actionOf(event);
    if (action && 'start' in action) notices.push(Reflect.get(Object(action.start.input), 'notice'));
  }
  return notices;
};

describe('backups', () => {
  const figures = { files: 1, bytes: 1, ms: 1 };
  const since = '2026-05-01T12:00:00.000Z';
  const goodAt = (at: string): BackupRecord => ({
    since,
    lastGood: { at, ...figures },
    lastFailure: { at: '2026-06-01T11:00:00.000Z', reason: 'unreachable' },
    lastRehearsal: null,
  });
  it('that do not succeed for two days are told once, and told again after one that did', async () => {
    backups = goodAt('2026-05-30T12:00:01.000Z');
    await check();
    expect(await told()).toEqual([]);
    later(1);
    await check();
    later(60);
    await check();
    expect(await told()).toEqual([{ about: 'backup-overdue', days: 2 }]);
    backups = goodAt('2026-06-01T13:00:00.000Z');
    await check();
    later(48 * 60);
    await check();
    expect(await told()).toHaveLength(2);
  });
  it('that never succeeded are told two days after they were to begin', async () => {
    backups = { ...goodAt(since), lastGood: null, since: '2026-05-30T12:00:00.000Z' };
    await check();
    expect(await told()).toEqual([{ about: 'backup-overdue', days: 2 }]);
  });
});

it('a damaged file is told once, each by its name', async () => {
  damaged = ['events'];
  await check();
  damaged = ['events', 'keys'];
  await check();
  expect(await told()).toEqual([
    { about: 'store-damaged', store: 'events' },
    { about: 'store-damaged', store: 'keys' },
  ]);
});

describe('a disk', () => {
  it('that has little room is told once, however often it is checked and whatever restarts, and so is its end', async () => {
    disk = low;
    await check();
    await check();
    awaySince = new Map();
    disk = { ...low, percent: 3 };
    await check();
    expect(await told()).toEqual([{ about: 'disk-low', percent: 4 }]);
    disk = roomy;
    await check();
    await check();
    expect(await told()).toEqual([{ about: 'disk-low', percent: 4 }, { about: 'disk-freed' }]);
    disk = low;
    await check();
    expect(await told()).toHaveLength(3);
  });
  it.each([
    ['a tenth of which is plenty', { freeBytes: 400 * gigabyte, totalBytes: 8_000 * gigabyte, percent: 5 }],
    ['a small one that is mostly free', { freeBytes: 3 * gigabyte, totalBytes: 8 * gigabyte, percent: 37 }],
    ['none, as in a process of a fleet', null],
  ])('%s, is not told of', async (_which, found) => {
    disk = found;
    await check();
    expect(await told()).toEqual([]);
  });
  it('is checked by two processes at once and told once', async () => {
    disk = low;
    await Promise.all([check(), check()]);
    expect(await told()).toHaveLength(1);
  });
});

describe('an engine', () => {
  const unasked = { percent: null, lastAnswerAt: null, lastFault: null, nextAttemptAt: null } as const;
  const away: readonly EngineState[] = [{ engine: 'transcriber', state: 'away', ...unasked }];
  const back: readonly EngineState[] = [{ engine: 'transcriber', state: 'ready', ...unasked }];

  it('that does not answer is told after five minutes, once, and so is its return', async () => {
    engines = away;
    await check();
    later(4);
    await check();
    expect(await told()).toEqual([]);
    later(1);
    await check();
    await check();
    expect(await told()).toEqual([{ about: 'engine-away', engine: 'transcriber' }]);
    engines = back;
    await check();
    await check();
    expect(await told()).toEqual([
      { about: 'engine-away', engine: 'transcriber' },
      { about: 'engine-back', engine: 'transcriber' },
    ]);
  });
  it('that answers in between begins again', async () => {
    engines = away;
    await check();
    later(4);
    engines = back;
    await check();
    engines = away;
    await check();
    later(4);
    await check();
    expect(await told()).toEqual([]);
  });
});

it('runs that nobody continues are told of by kind, and their end is not', async () => {
  stuck = [{ id: 'execute-orb/1' }, { id: 'execute-orb/2' }];
  await check();
  expect(await told()).toEqual([{ about: 'work-stuck', kind: 'orb-run', count: 2 }]);
  stuck = [];
  await check();
  expect(await told()).toHaveLength(1);
});
