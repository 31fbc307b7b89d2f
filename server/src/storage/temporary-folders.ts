import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Each names the process that uses it: one that was killed removes nothing. */
const nameOf = (purpose: string): string => `ecrin-${purpose}-${process.pid}-`;
const ofProcess = /^ecrin-(?:rehearsal|replay|search)-(\d+)-/;

/** Of this process: in a container the one before it had the same number. */
const made = new Set<string>();

/** An empty folder of the system’s, which its maker removes. */
export const makeTemporaryFolder = async (purpose: 'rehearsal' | 'replay' | 'search'): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), nameOf(purpose)));
  made.add(folder);
  return folder;
};

/** Removes those of processes that no longer run. */
export const removeAbandonedFolders = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const [pid, folder] = [ofProcess.exec(name)?.[1], join(tmpdir(), name)];
    if (pid !== undefined && !isUsed(Number(pid), folder)) await rm(folder, { recursive: true, force: true });
  }
};

const isUsed = (pid: number, folder: string): boolean => (pid === process.pid ? made.has(folder) : isRunning(pid));

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // Of another user: it is theirs.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
};
