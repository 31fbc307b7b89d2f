import { defineConfig } from 'vitest/config';
import { layoutTests, longEndToEndTests } from './scripts/long-tests.ts';
import { slowestFirst } from './scripts/slowest-first.ts';

/** End-to-end tests drive a real browser against a real server process, two files at a time: much of each is waiting. */
export default defineConfig({
  test: {
    include: ['testing/src/e2e/**/*.e2e.spec.ts'],
    exclude: [...(process.env['CI'] ? [] : longEndToEndTests), ...(process.env['LAYOUT'] ? [] : layoutTests)],
    environment: 'node',
    // Browser, server and speech engine share two cores with whatever else the machine does: a test may be retried once.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The same as the timeouts of the browser driver.
    expect: { poll: { timeout: 30_000 } },
    // A fault in the console is reported whole, with the address it is about.
    chaiConfig: { truncateThreshold: 0 },
    sequence: { sequencer: slowestFirst(/(axe|every-admin-screen|admin-keyboard|settings|transcription)\.e2e/) },
    maxWorkers: 2,
  },
});
