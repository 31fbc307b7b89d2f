import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { openSqliteCrashRecord } from '@ecrin/platform/adapters/crash-record/sqlite-crash-record.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbeddedStores, type EmbeddedStores } from '../../kits/embedded-stores.ts';

const child = new URL('poison-projection.child.ts', import.meta.url).pathname;

describe('an event that ends the process in a projection', () => {
  let embedded: EmbeddedStores;
  beforeEach(async () => {
    embedded = await openEmbeddedStores();
  });
  afterEach(() => embedded.dispose());

  const counted = (id: string, poison = false): DomainEvent => ({
    type: 'Counted',
    data: { id, poison },
    private: null,
  });
  /** The output of the process, or the signal that ended it. */
  const project = async (through: number, action = ''): Promise<unknown> => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [child, embedded.folder, `${through}`, action]);
      return JSON.parse(stdout) as unknown;
    } catch (fault) {
      return typeof fault === 'object' && fault !== null && 'signal' in fault ? fault.signal : fault;
    }
  };

  it('given two deaths, then its stream alone is parked, over restarts, until it is retried by command', async () => {
    await embedded.record('count-a', 'anne', [counted('a')]);
    await embedded.record('count-b', 'anne', [counted('b', true), counted('b')]);
    const { position } = await embedded.record('count-a', 'anne', [counted('a')]);
    expect([await project(position), await project(position)]).toEqual(['SIGKILL', 'SIGKILL']);

    const parked = ['count-b: ProcessDeath in Counted'];
    expect(await project(position)).toEqual({ counts: [2, 0], parked });
    expect(await project(position)).toEqual({ counts: [2, 0], parked });
    expect(await project(position, 'retry')).toEqual({ counts: [2, 2], parked: [] });
  });

  it('given a damaged file, then it is created again', () => {
    const file = join(embedded.folder, 'crashes.db');
    writeFileSync(file, 'not a database'.repeat(200));
    const crashes = openSqliteCrashRecord(file);
    crashes.begin('count', { from: 3, to: 4 });
    crashes.close();
    const next = openSqliteCrashRecord(file);
    expect([3, 4, 5].map((position) => next.deathsAt('count', position))).toEqual([1, 1, 0]);
    next.close();
  });

  it('given a second process, then it records nothing and disturbs nothing', () => {
    const file = join(embedded.folder, 'crashes.db');
    const [first, second] = [openSqliteCrashRecord(file), openSqliteCrashRecord(file)];
    second.begin('count', { from: 1, to: 1 });
    first.begin('count', { from: 3, to: 3 });
    first.close();
    const next = openSqliteCrashRecord(file);
    expect([1, 3].map((position) => next.deathsAt('count', position))).toEqual([0, 1]);
    next.close();
  });
});
