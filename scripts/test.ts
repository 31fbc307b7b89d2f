import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { nothingCounted, readReport, type Count } from './test-report.ts';

/**
 * A step without `report` counts as one test; the last line sums all. `onServers`: on servers of others, for many minutes more – where `CI` says so, by
 * the step's name, and by `npm run test:fleet`.
 */
type Step = Readonly<{
  name: string;
  onServers?: true;
  command: readonly string[];
  report?: string;
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

/** Every server of a test logs everything here, so that it can be searched. */
const keptLogs = 'results/logs';

/** What is soon told, in two lanes. */
const cheap: readonly (readonly Step[])[] = [
  [
    { name: 'types, server side', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'types, journeys', command: ['tsc', '-p', 'testing/tsconfig.json'] },
    { name: 'lint: sizes, bans, borders and cycles', command: ['oxlint'] },
    { name: 'formatting', command: ['oxfmt', '--check'] },
  ],
  [
    { name: 'types, browser side', command: ['tsc', '-p', 'web/tsconfig.json'] },
    { name: 'unused files and exports', command: ['knip'] },
    { name: 'messages in both languages', command: ['node', 'scripts/messages.ts', '--check'] },
    { name: 'generated documents are fresh', command: ['node', 'scripts/documents.ts', '--check'] },
    { name: 'first screen’s JavaScript', command: ['node', 'scripts/check-bundle.ts'] },
  ],
];

/** One after the other: each uses both cores, and side by side specs and journeys took half as long again. */
const long: readonly Step[] = [
  { name: 'specs', command: specs('vitest.config.ts', 'results/specs.json'), report: 'results/specs.json' },
  {
    name: 'servers that are killed',
    command: [...specs('vitest.crash.config.ts', 'results/crash.json'), 'testing/src/crash/server'],
    report: 'results/crash.json',
  },
  {
    name: 'journeys',
    command: specs('vitest.journeys.config.ts', 'results/journeys.json'),
    report: 'results/journeys.json',
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
  { name: 'private words in logs', command: ['node', 'scripts/search-logs.ts', keptLogs] },
];

/** After so long nothing on servers of others is begun any more, in minutes: whoever waits for the whole has other things to do. */
const longEnough = 22;

const inTime = async (step: Step): Promise<Count> =>
  step.onServers && performance.now() > longEnough * 60_000
    ? { ...nothingCounted, skipped: 1, skips: [`${step.name} (no time left after ${longEnough} minutes)`] }
    : run(step);

const run = async (step: Step): Promise<Count> => {
  const { name, report } = step;
  if (report) rmSync(report, { force: true });
  const begun = performance.now();
  const exitedWell = await exitsWell(step);
  console.log(`— ${name}: ${exitedWell ? 'passed' : 'failed'} in ${Math.round((performance.now() - begun) / 1_000)} s`);
  const failed: Count = { ...nothingCounted, failed: 1, failures: [name] };
  try {
    if (report) return readReport(report, exitedWell);
    return exitedWell ? { ...nothingCounted, passed: 1 } : failed;
  } catch {
    return failed;
  }
};

/** What it says is told line by line, each with its name: others may speak at the same time. */
const exitsWell = async ({ name, command: [program = '', ...rest], environment }: Step): Promise<boolean> => {
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, KEPT_LOGS: resolve(keptLogs), ...environment },
    shell: process.platform === 'win32',
  });
  const tell = async (input: Readable): Promise<void> => {
    for await (const line of createInterface({ input })) console.log(`${name} │ ${line}`);
  };
  const [[status]] = await Promise.all([once(child, 'close'), tell(child.stdout), tell(child.stderr)]);
  return status === 0;
};

const inTurn = async (steps: readonly Step[]): Promise<readonly Count[]> => {
  const results: Count[] = [];
  for (const step of steps.filter(isWanted)) results.push(await inTime(step));
  return results;
};

mkdirSync('results', { recursive: true });
const wanted = process.argv[2];
if (wanted === undefined) rmSync(keptLogs, { recursive: true, force: true });
const isWanted = ({ name, onServers }: Step): boolean =>
  wanted === undefined ? !onServers || process.env['CI'] !== undefined : name.startsWith(wanted);
const counts = [...(await Promise.all(cheap.map(inTurn))).flat(), ...(await inTurn(long))];

const total = (of: (count: Count) => number): number => counts.reduce((sum, count) => sum + of(count), 0);
const print = (before: string, of: (count: Count) => readonly string[]): void => {
  for (const line of counts.flatMap(of)) console.log(`${before}${line}`);
};

print('', ({ contracts }) => contracts);
print('skipped: ', ({ skips }) => skips);
print('passed when asked again: ', ({ passedWhenAskedAgain }) => passedWhenAskedAgain);
print('failed: ', ({ failures }) => failures);
console.log(
  `${total(({ passed }) => passed)} passed, ${total(({ failed }) => failed)} failed, ${total(({ skipped }) => skipped)} skipped`,
);
process.exitCode = total(({ failed }) => failed) === 0 ? 0 : 1;
