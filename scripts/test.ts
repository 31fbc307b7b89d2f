import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { layoutTests, longEndToEndTests, longSpecs, timedSpecs } from './long-tests.ts';
import { nothingCounted, readReport, type Count } from './test-report.ts';

/**
 * A step without `report` counts as one test; the last line sums all. `onServers`: on MongoDB, Temporal and EventStoreDB, for many minutes more – where `CI` is set, by
 * the step's name, and by `npm run test:fleet`.
 */
type Step = Readonly<{
  name: string;
  onServers?: true;
  command: readonly string[];
  report?: string;
  /** Files that only the long form has, and the command that runs it. */
  long?: Readonly<{ files: readonly string[]; command: string }>;
  /** Files that only a command of their own runs. */
  apart?: Readonly<{ files: readonly string[]; command: string }>;
  environment?: Readonly<Record<string, string>>;
}>;

const specs = (config: string, report: string): readonly string[] => [
  'vitest',
  'run',
  '--config',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Every server of a test writes its whole log here, so that it can be searched. */
const logsFolder = 'results/logs';

/** Short ones, in two lanes. */
const checks: readonly (readonly Step[])[] = [
  [
    { name: 'types, server side', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'types, end-to-end tests', command: ['tsc', '-p', 'testing/tsconfig.json'] },
    { name: 'lint: sizes, bans, borders and cycles', command: ['oxlint'] },
    { name: 'formatting', command: ['oxfmt', '--check'] },
  ],
  [
    { name: 'types, browser side', command: ['tsc', '-p', 'web/tsconfig.json'] },
    { name: 'interfaces that a supported browser lacks', command: ['node', 'scripts/check-browsers.ts'] },
    { name: 'unused files and exports', command: ['knip'] },
    { name: 'messages in both languages', command: ['node', 'scripts/messages.ts', '--check'] },
    { name: 'generated documents are fresh', command: ['node', 'scripts/documents.ts', '--check'] },
    { name: 'first screen’s JavaScript', command: ['node', 'scripts/check-bundle.ts'] },
  ],
];

/** One after the other: each uses both cores, and in parallel specs and end-to-end tests took half as long again. */
const suites: readonly Step[] = [
  {
    name: 'specs',
    command: specs('vitest.config.ts', 'results/specs.json'),
    report: 'results/specs.json',
    long: { files: longSpecs, command: 'npm run test:specs' },
    apart: { files: timedSpecs, command: 'npm run test:linear-time' },
  },
  {
    name: 'servers that are killed and attacked',
    command: [
      ...specs('vitest.crash.config.ts', 'results/crash.json'),
      'testing/src/crash/server',
      'testing/src/erasure',
      'testing/src/attack',
    ],
    report: 'results/crash.json',
  },
  {
    name: 'end-to-end tests',
    command: specs('vitest.e2e.config.ts', 'results/e2e.json'),
    report: 'results/e2e.json',
    long: { files: longEndToEndTests, command: 'npm run test:e2e' },
    apart: { files: layoutTests, command: 'npm run test:layout' },
  },
  {
    name: 'servers of others',
    command: specs('vitest.servers.config.ts', 'results/servers.json'),
    report: 'results/servers.json',
    onServers: true,
  },
  {
    name: 'fleet, quick',
    onServers: true,
    command: specs('vitest.fleet.config.ts', 'results/fleet.json'),
    report: 'results/fleet.json',
    environment: { FLEET_FORM: 'quick' },
  },
  { name: 'private words in logs', command: ['node', 'scripts/search-logs.ts', logsFolder] },
];

/** No step on servers of others is begun after this. */
const serverDeadlineMinutes = 45;

const runUnlessLate = async (step: Step): Promise<Count> =>
  step.onServers && performance.now() > serverDeadlineMinutes * 60_000
    ? { ...nothingCounted, skipped: 1, skips: [`${step.name} (no time left after ${serverDeadlineMinutes} minutes)`] }
    : run(step);

const run = async (step: Step): Promise<Count> => {
  const { name, report } = step;
  if (report) rmSync(report, { force: true });
  const begun = performance.now();
  const succeeded = await succeeds(step);
  console.log(`— ${name}: ${succeeded ? 'passed' : 'failed'} in ${Math.round((performance.now() - begun) / 1_000)} s`);
  const failed: Count = { ...nothingCounted, failed: 1, failures: [name] };
  try {
    if (report) return withLeftOut(readReport(report, succeeded), step);
    return succeeded ? { ...nothingCounted, passed: 1 } : failed;
  } catch {
    return failed;
  }
};

/** Names the files that this run leaves out, a line and a skip each. */
const withLeftOut = (count: Count, { long, apart }: Step): Count => {
  const isLong = process.env['CI'] !== undefined;
  const skips = [
    ...(isLong ? [] : (long?.files ?? []).map((file) => `${file} (long: ${long?.command}, or CI)`)),
    ...(apart?.files ?? []).map((file) => `${file} (${apart?.command})`),
  ];
  return { ...count, skipped: count.skipped + skips.length, skips: [...count.skips, ...skips] };
};

/** Prints its output line by line, each with the name of the step: others may print at the same time. */
const succeeds = async ({ name, command: [program = '', ...rest], environment }: Step): Promise<boolean> => {
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_LOGS: resolve(logsFolder), ...environment },
    shell: process.platform === 'win32',
  });
  const print = async (input: Readable): Promise<void> => {
    for await (const line of createInterface({ input })) console.log(`${name} │ ${line}`);
  };
  const [[status]] = await Promise.all([once(child, 'close'), print(child.stdout), print(child.stderr)]);
  return status === 0;
};

const inTurn = async (steps: readonly Step[]): Promise<readonly Count[]> => {
  const results: Count[] = [];
  for (const step of steps.filter(isWanted)) results.push(await runUnlessLate(step));
  return results;
};

mkdirSync('results', { recursive: true });
const wanted = process.argv[2];
if (wanted === undefined) rmSync(logsFolder, { recursive: true, force: true });
const isWanted = ({ name, onServers }: Step): boolean =>
  wanted === undefined ? !onServers || process.env['CI'] !== undefined : name.startsWith(wanted);
const counts = [...(await Promise.all(checks.map(inTurn))).flat(), ...(await inTurn(suites))];

const total = (of: (count: Count) => number): number => counts.reduce((sum, count) => sum + of(count), 0);
const printLines = (before: string, of: (count: Count) => readonly string[]): void => {
  for (const line of counts.flatMap(of)) console.log(`${before}${line}`);
};

printLines('', ({ contracts }) => contracts);
printLines('skipped: ', ({ skips }) => skips);
printLines('passed on retry: ', ({ passedOnRetry }) => passedOnRetry);
printLines('failed: ', ({ failures }) => failures);
console.log(
  `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed, ${total(({ skipped }) => skipped)} skipped`,
);
process.exitCode = total(({ failed }) => failed) === 0 ? 0 : 1;
