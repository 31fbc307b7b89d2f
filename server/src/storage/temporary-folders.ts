import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each names the process that uses it: one that was killed removes nothing. */
const nameOf = (purpose: string): string => `ecrin-${purpose}-${process.pid}-`;
const ofProcess = /^ecrin-(?:rehearsal|replay|search)-(\d+)-/;

/** An empty folder of the system’s, which its maker removes. */
export const makeTemporaryFolder = (purpose: 'rehearsal' | 'replay' | 'search'): Promise<string> =>
  mkdtemp(join(tmpdir(), nameOf(purpose)));

/** Removes those of processes that no longer run. */
export const removeAbandonedFolders = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const pid = ofProcess.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // Of another user: it is theirs.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
};
