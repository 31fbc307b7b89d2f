import { defineConfig } from 'vitest/config';

/** The level is in the suffix: `.unit.spec` has no I/O, `.int.spec` uses real parts of one process. End-to-end tests, and what needs servers of others, have their own runners. */
export default defineConfig({
  test: {
    include: ['*/{src,test}/**/*.{unit,int}.spec.{ts,tsx}', 'scripts/**/*.{unit,int}.spec.ts'],
    environment: 'node',
    setupFiles: [
      'browser/test/page.setup.ts',
      ...(process.env['CI'] ? [] : ['platform/test/adapters/passwords/quick-hashing.setup.ts']),
    ],
    // Only a busy machine needs this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
