import type { Config } from '@testing-library/react';

/** Loaded before every spec. Those with a page wait in it as long as `expect.poll` does: a second is too short on a busy machine. */
const patience: Partial<Config> = { asyncUtilTimeout: 15_000 };

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure(patience);
}
