import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FailPoint } from '@ecrin/platform/instrumentation/fail-point.ts';
import type { Appended } from '@ecrin/platform/ports/event-store.ts';
import type { StepCoordinates } from './write-plan.ts';

/** Either killed at a fail point, or this long after its first step. */
export type Kill = Readonly<{ failPoint: FailPoint; pass: number }> | Readonly<{ afterMs: number }>;
/** `acknowledged` null: tried, with unknown outcome. */
export type Attempt = Readonly<{ place: StepCoordinates; acknowledged: Appended | null }>;

const child = fileURLToPath(new URL('writers.child.ts', import.meta.url));
const writersTimeoutMs = 60_000;

/** One run of the writers, ended by SIGKILL. Throws when they end in any other way. */
export const killWriters = async (dir: string, run: number, death: Kill): Promise<readonly Attempt[]> => {
  const env = {
    ...process.env,
    ...('failPoint' in death ? { ECRIN_FAIL_POINT: `${death.failPoint}:${death.pass}` } : {}),
  };
  const writers = spawn(process.execPath, [child, dir, String(run)], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const output: string[] = [];
  writers.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output.push(text) === 1 && 'afterMs' in death) setTimeout(() => writers.kill('SIGKILL'), death.afterMs);
  });
  const tooLate = setTimeout(() => writers.kill('SIGTERM'), writersTimeoutMs);
  const [, signal] = (await once(writers, 'close')) as [number | null, string | null];
  clearTimeout(tooLate);
  if (signal !== 'SIGKILL')
    throw new Error(`the writers ended by ${signal ?? 'themselves'} instead of ${JSON.stringify(death)}`);
  return readLines(output.join(''), run);
};

/** A truncated last line counts as not written. */
const readLines = (text: string, run: number): readonly Attempt[] => {
  const tried = new Map<string, Attempt>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [what, writer, seq, revision, position] = line.split(' ');
    const place = { run, writer: Number(writer), seq: Number(seq) };
    tried.set(`${writer} ${seq}`, {
      place,
      acknowledged: what === 'A' ? { revision: Number(revision), position: Number(position) } : null,
    });
  }
  return [...tried.values()];
};
