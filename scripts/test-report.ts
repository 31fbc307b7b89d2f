import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { contractLines } from './contract-counts.ts';

/** The result of one step of the test command. The lists hold a line each, printed at the end of the output. */
export type Count = Readonly<{
  passed: number;
  failed: number;
  skipped: number;
  contracts: readonly string[];
  skips: readonly string[];
  /** Of end-to-end tests and whole fleets, which share their machine with whatever else it does. */
  passedOnRetry: readonly string[];
  failures: readonly string[];
}>;

export const nothingCounted: Count = {
  passed: 0,
  failed: 0,
  skipped: 0,
  contracts: [],
  skips: [],
  passedOnRetry: [],
  failures: [],
};

const assertion = z.object({
  ancestorTitles: z.array(z.string()),
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
});
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(assertion),
    }),
  ),
});
type Assertion = z.infer<typeof assertion>;
type File = z.infer<typeof report>['testResults'][number];

const isPassed = ({ status }: Assertion): boolean => status === 'passed';
const isFailed = ({ status }: Assertion): boolean => status === 'failed';
const isSkipped = (test: Assertion): boolean => !isPassed(test) && !isFailed(test);

/** Of one JSON report of vitest. Throws where there is none, or it is malformed. */
export const readReport = (file: string, succeeded: boolean): Count => {
  const files = report.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = [
    ...tests.filter(isFailed).map(failureOf),
    ...files.filter(isBroken).map(({ name, message }) => `${name}: ${firstLine(message) || hookFailed}`),
  ];
  // An error outside of any test is no test's.
  const unowned = !succeeded && failures.length === 0 ? ['an error outside of any test'] : [];
  return {
    passed: tests.filter(isPassed).length,
    failed: failures.length + unowned.length,
    skipped: tests.filter(isSkipped).length,
    contracts: contractLines(files),
    skips: files.flatMap(({ assertionResults }) => skipsOf(assertionResults)),
    passedOnRetry: tests.filter((test) => isPassed(test) && test.failureMessages?.length).map(failureOf),
    failures: [...failures, ...unowned],
  };
};

/** The report does not say why. */
const hookFailed = 'what prepares its tests failed, see its output';
/** A file that cannot even be loaded has no tests to count, and a failed hook skips those of its suite. */
const isBroken = ({ status, assertionResults }: File): boolean =>
  status === 'failed' && !assertionResults.some(isFailed);

const failureOf = ({ fullName, failureMessages }: Assertion): string =>
  `${fullName}: ${(failureMessages ?? []).map((message) => summaryOf(stripVTControlCharacters(message))).join(' | ')}`;
const firstLine = (message = 'no reason given'): string => message.split('\n')[0]?.slice(0, 300) ?? '';
/** The first line of a time-out names neither what was waited for nor which of the test's steps it was. */
const summaryOf = (message: string): string =>
  [firstLine(message), /waiting for .*/u.exec(message)?.[0], /[\w.-]+\.spec\.tsx?:\d+/u.exec(message)?.[0]]
    .filter((part) => part !== undefined)
    .join(', ');

/** A suite skipped as a whole takes one line: its outermost name contains the reason. */
const skipsOf = (tests: readonly Assertion[]): readonly string[] =>
  [...Map.groupBy(tests, ({ ancestorTitles: [outermost], fullName }) => outermost ?? fullName)].flatMap(
    ([name, group]) => {
      const skipped = group.filter(isSkipped);
      return skipped.length > 1 && skipped.length === group.length
        ? [`${name} (${skipped.length} tests)`]
        : skipped.map(({ fullName }) => fullName);
    },
  );
