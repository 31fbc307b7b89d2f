import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { layoutTests, longEndToEndTests } from './scripts/long-tests.ts';

/** The longest are begun first, so that none runs alone at the end. */
const longest = /(axe|transcription)\.e2e/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => longest.test(moduleId) === isLong));
  }
}

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
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
  },
});
