import { defineConfig } from 'vitest/config';

/** The level is in the suffix: `.unit.spec` has no I/O, `.int.spec` uses real parts of one process. End-to-end tests, and what needs servers of others, have their own runners. */
const [units, parts] = ['unit', 'int'].map((level) => [
  `*/{src,test}/**/*.${level}.spec.{ts,tsx}`,
  `scripts/**/*.${level}.spec.ts`,
]) as [string[], string[]];

export default defineConfig({
  test: {
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
    projects: [
      // Without I/O nothing is left behind by one file for the next: they share a process, which saves its start.
      { extends: true, test: { name: 'unit', include: units, isolate: false } },
      { extends: true, test: { name: 'int', include: parts } },
    ],
  },
});
