import { z } from 'zod';

// Asking the runtime costs more than all else about a request. It also takes every spelling in other letter cases: hence a bound.
const known = new Set<string>();
const mostKnown = 1_000;

/** The runtime also takes offsets (`-01:53`): those are no names, and no clock changes by them. */
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
