import { defineConfig } from 'vitest/config';
import { slowestFirst } from './scripts/slowest-first.ts';

/** What needs a server besides our own: MongoDB, Temporal, or one that speaks EventStoreDB's protocol. Skipped by name where there is none. */
export default defineConfig({
  test: {
    include: ['*/{src,test}/**/*.server.spec.ts'],
    environment: 'node',
    // External servers on two cores: one retry distinguishes a busy machine from a fault.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: slowestFirst(/on-temporal|temporal-workflow-engine/) },
    maxWorkers: 2,
  },
});
