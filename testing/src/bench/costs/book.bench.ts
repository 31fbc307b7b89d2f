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
/** As `npm start` sets it. */
const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
const measured = z.object({ pages: z.number(), seconds: z.number(), peakMb: z.number() });

/** As a volume of words alone, and as one with as many pictures as a volume takes. */
const volumes = [
  { thoughts, pictures: 0 },
  { thoughts: 700, pictures: 80 },
] as const;
type Volume = (typeof volumes)[number];

const rowsOf = async ({ thoughts, pictures }: Volume): Promise<readonly BenchRow[]> => {
  const { stdout } = await runFile(process.execPath, [program, String(thoughts), String(pictures)], { env });
  const { pages, seconds, peakMb } = measured.parse(JSON.parse(stdout));
  const book = `a book of ${pages} pages${pictures > 0 ? `, ${pictures} of its thoughts with a picture and a code,` : ''}`;
  const row = (name: string, unit: string, [ours, aim]: readonly [number, number]) =>
    benchRow({ name, bar: 1, better: 'at-most', unit }, { ours: [ours], reference: [aim] });
  return [
    row(`${book} is set ÷ ${aimSeconds} s`, 's', [seconds, aimSeconds]),
    row(`memory of the process that sets it ÷ ${aimMb} MB`, 'MB', [peakMb, aimMb]),
  ];
};

/** A book of one’s own thoughts, in a process of its own: how long it takes, and the most memory of the whole process. */
export const benchBook = async (): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const volume of volumes) rows.push(...(await rowsOf(volume)));
  return rows;
};
