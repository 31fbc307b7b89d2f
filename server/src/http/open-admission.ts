import { createAdmission, type ApiServices } from '@ecrin/command-api';
import { readSideLag, type SeenBy } from '#observability/read-side-lag.ts';
import type { Stores } from '#storage/open-stores.ts';

/** How old the oldest event may be, in seconds, that models have not taken in before changes come in slower: those that people look at, and the others. */
const most = { prompt: 0.3, deferred: 1.5 };
/** How often it is looked at while something is changed, in ms: in memory of this process, or in the stores that a fleet shares, where each look is a read per model. */
const tickMs = { here: 100, shared: 3_000 };

/** Slows changes down while the read models of this service cannot keep up with them. */
export const openAdmission = ({
  stores: { events, shared },
  seenBy,
}: Readonly<{ stores: Pick<Stores, 'events' | 'shared'>; seenBy: SeenBy }>): NonNullable<ApiServices['admission']> =>
  createAdmission({
    pressure: async () => {
      const lag = await readSideLag(events, seenBy);
      return Math.max(lag.prompt / most.prompt, lag.deferred / most.deferred);
    },
    tickMs: shared ? tickMs.shared : tickMs.here,
  });
