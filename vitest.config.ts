import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { longSpecs, timedSpecs } from './scripts/long-tests.ts';
import { slowestFirst } from './scripts/slowest-first.ts';

const level = (name: string): string[] => [`*/{src,test}/**/*.${name}.spec.{ts,tsx}`, `scripts/**/*.${name}.spec.ts`];

/** Those of pages and those that replace modules have a process each. All others share one: starting it takes longer than most of them do. */
const apart = globSync([...level('unit'), ...level('int')], {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**'],
}).filter((file) =>
  /\bvi\.(un)?mock\(|@vitest-environment/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

const leftOut = [...(process.env['CI'] ? [] : longSpecs), ...(process.env['LINEAR_TIME'] ? [] : timedSpecs)];

/** In CI, for what starts servers and waits for them: a retry distinguishes a busy machine from a fault, and is named in the last lines. */
const retry = process.env['CI'] ? 1 : 0;

const slowest = /(rebuild|limits|real-speech|budgets|forgotten-password|process|admin-sign-in|orb-runs-embedded)\.int/;

/** The level is in the suffix: `.unit.spec` has no I/O, `.int.spec` uses real parts of one process. End-to-end tests, and what needs servers of others, have their own runners. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: [
      'browser/test/page.setup.ts',
      ...(process.env['CI'] ? [] : ['platform/test/adapters/passwords/quick-hashing.setup.ts']),
    ],
    // Needed on a busy machine only.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    sequence: { sequencer: slowestFirst(slowest) },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: level('unit'), exclude: [...apart, ...leftOut], isolate: false },
      },
      {
        extends: true,
        test: { name: 'int', include: level('int'), exclude: [...apart, ...leftOut], isolate: false, retry },
      },
      { extends: true, test: { name: 'processes of their own', include: apart, exclude: leftOut, retry } },
    ],
  },
});
