import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const child = new URL('poison-activity.child.ts', import.meta.url).pathname;

/** What the worker printed, or the signal that ended it. */
const work = async (dir: string, action = ''): Promise<unknown> => {
  try {
    return JSON.parse((await promisify(execFile)(process.execPath, [child, dir, action])).stdout) as unknown;
  } catch (fault) {
    return typeof fault === 'object' && fault !== null && 'signal' in fault ? fault.signal : fault;
  }
};

it('given an activity that crashed two processes, then only its run is set aside, over restarts, until an operator retries it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-poison-'));
  try {
    expect([await work(dir), await work(dir)]).toEqual(['SIGKILL', 'SIGKILL']);
    const reason = 'set aside: the process ended 2 times in the middle of work';
    const setAside = [{ id: 'poison', reason, retryable: true }];
    const afterDeaths = { statuses: ['running', 'completed'], parked: setAside, setAside };
    expect(await work(dir)).toEqual(afterDeaths);
    expect(await work(dir)).toEqual(afterDeaths);
    expect(await work(dir, 'retry')).toEqual({ statuses: ['completed', 'completed'], parked: [], setAside: [] });
  } finally {
    await rm(dir, { recursive: true });
  }
});
