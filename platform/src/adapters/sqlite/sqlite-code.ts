/** The extended result code of an error of SQLite; 0: another error. */
export const sqliteCodeOf = (fault: unknown): number =>
  fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number' ? fault.errcode : 0;

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const damages: ReadonlySet<number> = new Set([11, 26]);

/** Whether the file is damaged, or no database. */
export const isDamage = (fault: unknown): boolean => damages.has(sqliteCodeOf(fault) & 0xff);
