import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failPoints } from '@ecrin/platform/instrumentation/fail-point.ts';
import type { Kill, Attempt } from './kill-writers.ts';
import { killWriters } from './kill-writers.ts';
import { checkRun, checkAllRuns } from './store-oracle.ts';

/** The fail points of the writers: events, keys and blobs. */
export const storeFailPoints = failPoints.filter((name) => /^(?:event-store|key-vault|blob-store)\./.test(name));

/** One data folder through all these kills, checked after each and as a whole at the end. */
export const surviveCrashes = async (
  deaths: readonly Kill[],
): Promise<Readonly<{ acknowledged: number; unanswered: number }>> => {
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-crash-'));
  const all: Attempt[] = [];
  try {
    for (const [run, death] of deaths.entries()) {
      const tried = await killWriters(dir, run, death);
      await checkRun(dir, tried);
      all.push(...tried);
    }
    await checkAllRuns(dir, all);
  } finally {
    await rm(dir, { recursive: true });
  }
  const acknowledged = all.filter((tried) => tried.acknowledged).length;
  return { acknowledged, unanswered: all.length - acknowledged };
};
