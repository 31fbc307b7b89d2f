import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins the files that match first, so that none of them runs alone at the end. */
export const slowestFirst = (slowest: RegExp): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      return [true, false].flatMap((isSlow) => sorted.filter(({ moduleId }) => slowest.test(moduleId) === isSlow));
    }
  };
