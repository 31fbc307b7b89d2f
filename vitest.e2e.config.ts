import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest are begun first, so that none is left to one core at the end. */
const longest = /(axe|transcription)\.e2e/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => longest.test(moduleId) === isLong));
  }
}

/** Journeys drive a real browser against a real server process, two files at a time: much of each is waiting. */
export default defineConfig({
  test: {
    include: ['testing/src/e2e/**/*.e2e.spec.ts'],
    environment: 'node',
    // Browser, server and speech engine share two cores with whatever else the machine does: a journey may be asked once more.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As patient as the browser's own waits.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
  },
});
