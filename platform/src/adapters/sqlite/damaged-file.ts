import { existsSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#ports/clock.ts';
import { UnfitStoreFault } from '#ports/store-fit.ts';
import { isDamage } from './sqlite-code.ts';

/** Up to this size every page is checked before a disposable file is used, in bytes: a larger one would delay the start. */
const maxCheckedBytes = 128 * 1024 * 1024;

/** Opens a file that is the only copy of its data. Throws `UnfitStoreFault` when it is damaged. */
export const openIrreplaceable = <Opened>(file: string, open: (file: string) => Opened): Opened => {
  try {
    return open(file);
  } catch (fault) {
    if (!isDamage(fault)) throw fault;
    throw new UnfitStoreFault(`${file} is damaged. Put back an undamaged copy of it, together with its -wal file.`);
  }
};

type Disposable = Readonly<{ file: string; clock: Clock; onSetAside: (name: string) => void }>;

/** Opens a file that can be derived again: a damaged one is renamed with the time, and a new one is created. */
export const openDisposable = <Opened>(
  { file, clock, onSetAside }: Disposable,
  open: (file: string) => Opened,
): Opened => {
  try {
    assertIntact(file);
    return open(file);
  } catch (fault) {
    if (!isDamage(fault)) throw fault;
    onSetAside(setAside(file, clock));
    return open(file);
  }
};

const assertIntact = (file: string): void => {
  if (!existsSync(file) || statSync(file).size > maxCheckedBytes) return;
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const [answer] = Object.values(db.prepare('pragma quick_check(1)').get() ?? {});
    if (answer !== 'ok') throw Object.assign(new Error('quick_check'), { errcode: 11 });
  } finally {
    db.close();
  }
};

/** Returns its new name. */
export const setAside = (file: string, clock: Clock): string => {
  const target = `${file}.set-aside-${clock.now().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, target + suffix);
  return basename(target);
};
