import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  goalGroup,
  goalsNotCounted,
  replayHeader,
  type GoalStatisticsReport,
} from '@ecrin/contracts/goal/goal-statistics.ts';
import type { ReplayQuestion } from '@ecrin/projections';
import { z } from 'zod';
import type { SharedConfig } from '#config/config.ts';

export type ReplayConfig = Pick<SharedConfig, 'DATA_DIR' | 'EVENTSTORE_URL'>;

const program = fileURLToPath(new URL('../cli/replay-command.ts', import.meta.url));
/** The server answers people meanwhile. */
const niceness = 10;
const argumentsOf = ({ asOf, from, to, target }: ReplayQuestion): readonly string[] => [
  'goal-statistics',
  '--rows',
  'groups',
  '--format',
  'ndjson',
  '--progress',
  ...(asOf === undefined ? [] : ['--as-of', asOf]),
  ...(from === undefined ? [] : ['--from', from]),
  ...(to === undefined ? [] : ['--to', to]),
  ...(target === undefined ? [] : ['--what-if', `target=${target}`]),
];

/** It reads events only, and gets no key: those of the server's secrets that it needs are in the address of the events. */
const environmentOf = ({ DATA_DIR, EVENTSTORE_URL }: ReplayConfig): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  return {
    DATA_DIR,
    ...(EVENTSTORE_URL && { EVENTSTORE_URL }),
    ...(PATH && { PATH }),
    ...(SystemRoot && { SystemRoot }),
    ...(TMPDIR && { TMPDIR }),
  };
};

/** Runs `npm run replay -- goal-statistics` for a question. */
export const startReplay = (
  config: ReplayConfig,
  question: ReplayQuestion,
  onProgress: (percent: number) => void,
): Readonly<{ report: Promise<GoalStatisticsReport>; stop: () => void }> => {
  const child = spawn(process.execPath, [program, ...argumentsOf(question)], {
    env: environmentOf(config),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const lines: string[] = [];
  let reason = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => {
    const [, position, end] = /^position (\d+) of (\d+)$/u.exec(line) ?? [];
    if (end === undefined) reason = line;
    else onProgress(Math.floor((100 * Number(position)) / Math.max(1, Number(end))));
  });
  const report = new Promise<GoalStatisticsReport>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(reportFrom(lines));
      else reject(new Error(`the replay ended with ${code ?? 'a signal'}: ${reason}`));
    });
  });
  return { report, stop: () => void child.kill('SIGTERM') };
};

const reportLine = z.discriminatedUnion('kind', [
  replayHeader.extend({ kind: z.literal('replay') }),
  goalGroup.extend({ kind: z.literal('group') }),
  goalsNotCounted.extend({ kind: z.literal('not-counted') }),
]);

const reportFrom = (lines: readonly string[]): GoalStatisticsReport => {
  const parsed = lines.map((line) => reportLine.parse(JSON.parse(line)));
  const replay = parsed.find((line) => line.kind === 'replay');
  const notCounted = parsed.find((line) => line.kind === 'not-counted');
  if (!replay || !notCounted) throw new Error('the replay ended before its last line');
  return {
    replay: replayHeader.parse(replay),
    groups: parsed.filter((line) => line.kind === 'group').map((group) => goalGroup.parse(group)),
    notCounted: goalsNotCounted.parse(notCounted),
  };
};
