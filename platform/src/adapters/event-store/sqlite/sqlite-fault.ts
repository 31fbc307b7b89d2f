import { EventStoreFault } from '#ports/event-store.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const damaged = new Set([11, 26]);

/** A fault of the port unchanged; any other error of the database as `damaged` or `unavailable`. */
export const sqliteFault = (fault: unknown): EventStoreFault => {
  if (fault instanceof EventStoreFault) return fault;
  const code =
    fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number' ? fault.errcode & 0xff : 0;
  const message = fault instanceof Error ? fault.message : String(fault);
  return Object.assign(new EventStoreFault(damaged.has(code) ? 'damaged' : 'unavailable', message), { cause: fault });
};
