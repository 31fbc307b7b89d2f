import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { contractLines } from './contract-counts.ts';
import { readReport } from './test-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecrin-report-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'report.json');
// A report names its files; which ports they test is read from them.
const spec = import.meta.filename;

const test = (
  title: string,
  status: string,
  more: Readonly<{ inside?: string; failureMessages?: readonly string[] }> = {},
) => {
  const ancestorTitles = more.inside ? [more.inside] : [];
  return {
    ancestorTitles,
    fullName: [...ancestorTitles, title].join(' '),
    status,
    failureMessages: more.failureMessages ?? [],
  };
};
const read = (
  tests: readonly object[],
  { succeeded = true, message }: Readonly<{ succeeded?: boolean; message?: string }> = {},
) => {
  writeFileSync(
    file,
    JSON.stringify({
      testResults: [{ name: spec, status: succeeded ? 'passed' : 'failed', message, assertionResults: tests }],
    }),
  );
  return readReport(file, succeeded);
};

it('given a failure, then it is named with the first line of each reason, what was waited for, and the line of the spec', () => {
  const { passed, failed, failures } = read(
    [
      test('holds', 'passed'),
      test('breaks', 'failed', {
        inside: 'a suite',
        failureMessages: [
          'expected 2 to be 1\n at a',
          'click: Timeout\nCall log:\n  - waiting for getByText(x)\n at b (e2e/page.e2e.spec.ts:34:10)\n at kit.ts:1',
        ],
      }),
    ],
    { succeeded: false },
  );
  expect({ passed, failed, failures }).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a suite breaks: expected 2 to be 1 | click: Timeout, waiting for getByText(x), page.e2e.spec.ts:34'],
  });
});

it('given a file that cannot be loaded, then it is one failure with its reason', () => {
  expect(read([], { succeeded: false, message: 'no such module\n at a' })).toMatchObject({
    failed: 1,
    failures: [`${spec}: no such module`],
  });
});

it('given a hook that failed, then the file is one failure, whose reason is in its output', () => {
  expect(read([test('was not run', 'skipped')], { succeeded: false, message: '' })).toMatchObject({
    failed: 1,
    skipped: 1,
    failures: [`${spec}: what prepares its tests failed, see its output`],
  });
});

it('given an error outside of any test, then it is one failure', () => {
  const report = { testResults: [{ name: spec, status: 'passed', assertionResults: [test('holds', 'passed')] }] };
  writeFileSync(file, JSON.stringify(report));
  expect(readReport(file, false)).toMatchObject({ passed: 1, failed: 1, failures: ['an error outside of any test'] });
});

it('given a suite skipped as a whole, then it takes one line, and other skipped tests one each', () => {
  const whole = ['a', 'b'].map((title) => test(title, 'skipped', { inside: 'a server (none here)' }));
  const { skipped, skips } = read([
    ...whole,
    test('c', 'passed', { inside: 'in part' }),
    test('d', 'skipped', { inside: 'in part' }),
    test('alone (root)', 'skipped'),
  ]);
  expect({ skipped, skips }).toEqual({
    skipped: 4,
    skips: ['a server (none here) (2 tests)', 'in part d', 'alone (root)'],
  });
});

it('given what passed only on a retry, then it is named', () => {
  expect(read([test('holds', 'passed', { failureMessages: ['too late'] })])).toMatchObject({
    passed: 1,
    failed: 0,
    passedOnRetry: ['holds: too late'],
  });
});

it('given a spec that runs the contract of a port, then its counts take one line, wherever the suite is', () => {
  const lines = ['read-models/read-models', 'leases'].map((suite) => {
    const name = join(folder, 'sqlite.int.spec.ts');
    writeFileSync(name, `import { contract } from '@ecrin/testing/port-contracts/${suite}.contract.ts';`);
    return contractLines([{ name, assertionResults: [test('holds', 'passed'), test('waits', 'skipped')] }]);
  });
  expect(lines).toEqual([
    ['contract of read-models on sqlite: 1 passed, 0 failed, 1 skipped'],
    ['contract of leases on sqlite: 1 passed, 0 failed, 1 skipped'],
  ]);
});
