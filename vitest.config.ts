import { defineConfig } from 'vitest/config';

/** The level is in the suffix: `.unit.spec` has no I/O, `.int.spec` uses real parts of one process. Journeys, and what needs servers of others, have their own runners. */
export default defineConfig({
  test: {
    include: ['*/{src,test}/**/*.{unit,int}.spec.{ts,tsx}', 'scripts/**/*.{unit,int}.spec.ts'],
    environment: 'node',
    setupFiles: [
      'browser/test/page.setup.ts',
      ...(process.env['CI'] ? [] : ['platform/test/adapters/passwords/quick-hashing.setup.ts']),
    ],
    // All of this is over soon, and what comes about comes soon; only a busy machine needs more.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
