// Asking the runtime costs more than the rest of a request. It also accepts every spelling in other letter cases: hence a bounded cache.
const known = new Set<string>();
const mostKnown = 1_000;

/** Whether this runtime knows the time zone: a device or a newer runtime may name one it has never heard of (`Etc/Unknown`). */
export const isKnownZone = (zone: string): boolean => {
  if (known.has(zone)) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  if (known.size < mostKnown) known.add(zone);
  return true;
};

/** The zone itself, or UTC where this runtime does not know it: no date may fail for its zone. */
export const knownZone = (zone: string): string => (isKnownZone(zone) ? zone : 'UTC');
