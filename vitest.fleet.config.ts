import { defineConfig } from 'vitest/config';

/** Roles apart on real servers: the fleet's own specs, then end-to-end tests against it. `FLEET_FORM=quick` does less of each. */
const quick = process.env['FLEET_FORM'] === 'quick';
const endToEnd = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `testing/src/e2e/**/${name}.e2e.spec.ts`);

export default defineConfig({
  test: {
    include: ['testing/src/fleet/*.fleet.spec.ts', ...endToEnd(...(quick ? ['write-and-search'] : ['*']))],
    environment: 'node',
    env: { ON_A_FLEET: 'true' },
    // As for end-to-end tests: two cores for everything, plus six server processes.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
    maxWorkers: 1,
  },
});
