import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { contractLines } from './contract-counts.ts';

/**
 * Everything `npm test` runs, cheap first. A step without `report` counts as one test; the last line sums all. `onServers`: on servers of others,
 * for many minutes more – where `CI` says so, by the step's name, and by `npm run test:fleet`.
 */
type Step = Readonly<{ name: string; onServers?: true; command: readonly string[]; report?: string; environment?: Readonly<Record<string, string>> }>;

const specs = (config: string, report: string): readonly string[] =>
  ['vitest', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

/** Every server of a test logs everything here, so that it can be searched. */
const keptLogs = 'results/logs';

const steps: readonly Step[] = [
  { name: 'types, server side', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types, journeys', command: ['tsc', '-p', 'testing/tsconfig.json'] },
  { name: 'types, browser side', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'lint: sizes, bans, borders and cycles', command: ['oxlint'] },
  { name: 'unused files and exports', command: ['knip'] },
  { name: 'messages in both languages', command: ['node', 'scripts/messages.ts', '--check'] },
  { name: 'generated documents are fresh', command: ['node', 'scripts/documents.ts', '--check'] },
  { name: 'first screen’s JavaScript', command: ['node', 'scripts/check-bundle.ts'] },
  { name: 'specs', command: specs('vitest.config.ts', 'results/specs.json'), report: 'results/specs.json' },
  { name: 'servers that are killed', command: [...specs('vitest.crash.config.ts', 'results/crash.json'), 'testing/src/crash'], report: 'results/crash.json' },
  { name: 'journeys', command: specs('vitest.journeys.config.ts', 'results/journeys.json'), report: 'results/journeys.json' },
  { name: 'servers of others', command: specs('vitest.servers.config.ts', 'results/servers.json'), report: 'results/servers.json', onServers: true },
  { name: 'fleet, quick', onServers: true, command: specs('vitest.fleet.config.ts', 'results/fleet.json'), report: 'results/fleet.json', environment: { FLEET_FORM: 'quick' } },
  { name: 'private words in logs', command: ['node', 'scripts/search-logs.ts', keptLogs] },
];

/** After so long nothing on servers of others is begun any more, in minutes: whoever waits for the whole has other things to do. */
const longEnough = 22;

const vitestReport = z.object({
  testResults: z.array(z.object({
    name: z.string(),
    status: z.string(),
    message: z.string().optional(),
    assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
  })),
});

type Count = Readonly<{ passed: number; failed: number; skipped: readonly string[]; contracts?: readonly string[] }>;

const countReport = (file: string, exitedWell: boolean): Count => {
  const files = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8'))).testResults;
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  // A file that cannot even be loaded has no tests to count, and neither has an error outside of any test.
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed')).length;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed + broken + (exitedWell || failed + broken > 0 ? 0 : 1),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    contracts: contractLines(files),
  };
};

const inTime = (step: Step): Count =>
  (step.onServers && performance.now() > longEnough * 60_000
    ? { passed: 0, failed: 0, skipped: [`${step.name} (no time left after ${longEnough} minutes)`] }
    : run(step));

const run = ({ name, command: [program = '', ...rest], report, environment }: Step): Count => {
  console.log(`\n— ${name}`);
  if (report) rmSync(report, { force: true });
  const exitedWell = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, KEPT_LOGS: resolve(keptLogs), ...environment }, shell: process.platform === 'win32' }).status === 0;
  if (!exitedWell) console.log(`failed: ${name}`);
  try {
    return report ? countReport(report, exitedWell) : { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: [] };
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
};

mkdirSync('results', { recursive: true });
if (process.argv[2] === undefined) rmSync(keptLogs, { recursive: true, force: true });
const wanted = process.argv[2];
const isWanted = ({ name, onServers }: Step): boolean => (wanted === undefined ? !onServers || process.env['CI'] !== undefined : name.startsWith(wanted));
const counts = steps.filter(isWanted).map(inTime);
const sum = (of: (count: Count) => number): number => counts.reduce((total, count) => total + of(count), 0);

for (const line of counts.flatMap(({ contracts }) => contracts ?? [])) console.log(line);
for (const name of counts.flatMap(({ skipped }) => skipped)) console.log(`skipped: ${name}`);
console.log(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${sum(({ skipped }) => skipped.length)} skipped`);
process.exitCode = sum(({ failed }) => failed) === 0 ? 0 : 1;
