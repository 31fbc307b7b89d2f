import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';

const program = fileURLToPath(new URL('../../e2e/layout/first-paint.program.ts', import.meta.url));
const aimMs = 700;

/** The home of two weeks of thoughts on a phone of 390 × 844, at rest. Throws without a browser, or when nothing is built. */
export const benchFirstPaint = async (): Promise<readonly BenchRow[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const measured = JSON.parse(stdout) as readonly Readonly<{ first: number; next: number }>[];
  return (['first', 'next'] as const).map((visit) => {
    const ours = measured.map((times) => times[visit]);
    const name = `largest paint of /app on a phone, ${visit} visit ÷ ${aimMs} ms`;
    return benchRow({ name, bar: 1, better: 'at-most', unit: 'ms' }, { ours, reference: ours.map(() => aimMs) });
  });
};
