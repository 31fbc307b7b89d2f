import { defineConfig } from 'vitest/config';

/** The main paths in browsers that playwright cannot drive as they are installed. Skipped by name where there is none. */
export default defineConfig({
  test: {
    include: ['testing/src/browsers/*.browser.spec.ts'],
    environment: 'node',
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
