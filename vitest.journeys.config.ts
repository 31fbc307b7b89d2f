import { defineConfig } from 'vitest/config';

/** Journeys drive a real browser against a real server process, one file at a time. */
export default defineConfig({
  test: {
    include: ['testing/src/journeys/**/*.e2e.spec.ts'],
    environment: 'node',
    // Browser, server and speech engine share two cores with whatever else the machine does: a journey may be asked once more.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser's own waits.
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
    maxWorkers: 1,
  },
});
