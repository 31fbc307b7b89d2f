import { defineConfig } from 'vitest/config';
import { slowestFirst } from './scripts/slowest-first.ts';

/** Real server processes, killed. `CRASH_KILLS` says how often at random; without it and without `CI` the form is short. */
export default defineConfig({
  test: {
    include: ['*/src/**/*.crash.spec.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: slowestFirst(/fail-points|broadcasts/) },
    maxWorkers: 2,
  },
});
