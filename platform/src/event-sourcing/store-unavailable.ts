/** A store without its own faults (accounts, leases, queued messages) is unavailable. The message contains no address and no personal word. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** SQLITE_FULL; SQLITE_READONLY, when the file system went read-only. */
const sqliteCodes: ReadonlySet<unknown> = new Set([13, 8]);
/** SQLITE_IOERR while writing, syncing or truncating, and while its shared memory file is opened or enlarged. */
const sqliteWriteFaults: ReadonlySet<unknown> = new Set([778, 1034, 1546, 4618, 4874]);
const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Whether there is no room to write: nothing is broken, what is stored can be read, and writing works again as soon as there is room. */
export const isStorageFull = (fault: unknown): boolean => {
  if (!(fault instanceof Error)) return false;
  const sqlite =
    'errcode' in fault &&
    typeof fault.errcode === 'number' &&
    (sqliteCodes.has(fault.errcode & 0xff) || sqliteWriteFaults.has(fault.errcode));
  const system = 'code' in fault && systemCodes.has(fault.code);
  return sqlite || system || isStorageFull(fault.cause);
};
