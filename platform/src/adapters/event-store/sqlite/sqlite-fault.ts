import { isDamage } from '#adapters/sqlite/sqlite-code.ts';
import { EventStoreFault } from '#ports/event-store.ts';

/** A fault of the port unchanged; any other error of the database as `damaged` or `unavailable`. */
export const sqliteFault = (fault: unknown): EventStoreFault => {
  if (fault instanceof EventStoreFault) return fault;
  const message = fault instanceof Error ? fault.message : String(fault);
  return Object.assign(new EventStoreFault(isDamage(fault) ? 'damaged' : 'unavailable', message), { cause: fault });
};
