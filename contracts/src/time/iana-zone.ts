import { z } from 'zod';

// Asking the runtime costs more than the rest of a request. It also accepts every spelling in other letter cases: hence a bounded cache.
const known = new Set<string>();
const mostKnown = 1_000;

/** The runtime also accepts offsets (`-01:53`): those are not zone names, and have no clock changes. */
const name = /^[A-Za-z]/;

/** Whether the runtime knows the time zone, by any of its names. */
export const isIanaZone = (zone: string): boolean => {
  if (known.has(zone)) return true;
  if (!name.test(zone)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  if (known.size < mostKnown) known.add(zone);
  return true;
};

export const ianaZone = z.string().max(64).refine(isIanaZone, 'IANA time zone');
