import type { OrbReading } from '@ecrin/workflows';

/** No model reads for orbs. */
export const disabledOrbs: OrbReading = {
  writing: () => null,
  engine: 'none',
  partLength: 4_000,
  isAccepted: async () => true,
  select: async () => ({ thoughts: [] }),
  readPart: async () => [],
  usedOf: async () => ({ runsToday: 0, wordsThisMonth: 0 }),
  lastScheduledRun: async () => ({ startedAt: null }),
  usedShare: async () => null,
  limits: async () => ({ runsPerDay: 0, wordsPerMonth: 0 }),
};
