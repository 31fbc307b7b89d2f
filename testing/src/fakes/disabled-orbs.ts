import type { OrbReading } from '@ecrin/workflows';

/** No model reads for orbs. */
export const disabledOrbs: OrbReading = {
  writing: () => null,
  engine: 'none',
  partLength: 4_000,
  isAccepted: async () => true,
  select: async () => ({ thoughts: [] }),
  readPart: async () => [],
  wordsThisMonth: async () => 0,
  wordsPerMonth: 0,
};
