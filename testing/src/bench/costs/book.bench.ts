import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';

const runFile = promisify(execFile);
const program = fileURLToPath(new URL('book.program.ts', import.meta.url));
/** They fill about a thousand pages. */
const thoughts = 3_500;
const [aimSeconds, aimMb] = [60, 400];
const measured = z.object({ pages: z.number(), seconds: z.number(), peakMb: z.number() });

/** A book of one’s own thoughts, in a process of its own: how long it takes, and the most memory of the whole process. */
export const benchBook = async (): Promise<readonly BenchRow[]> => {
  const { stdout } = await runFile(process.execPath, [program, String(thoughts)]);
  const { pages, seconds, peakMb } = measured.parse(JSON.parse(stdout));
  const row = (name: string, unit: string, [ours, aim]: readonly [number, number]) =>
    benchRow({ name, bar: 1, better: 'at-most', unit }, { ours: [ours], reference: [aim] });
  return [
    row(`a book of ${pages} pages is set ÷ ${aimSeconds} s`, 's', [seconds, aimSeconds]),
    row(`memory of the process that sets it ÷ ${aimMb} MB`, 'MB', [peakMb, aimMb]),
  ];
};
