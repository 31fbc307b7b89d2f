import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { benchRow, type BenchRow } from './bench-row.ts';

const program = fileURLToPath(new URL('../../../scripts/check-bundle.ts', import.meta.url));
const allowedKb = 169;

/** The heaviest first screen of the built app, as measured by the test command. Throws when nothing is built. */
export const benchFirstScreen = async (): Promise<readonly BenchRow[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const heaviest = Math.max(...[...stdout.matchAll(/ ([\d.]+) kB gzip/g)].map(([, kB]) => Number(kB)));
  return [
    benchRow(
      { name: 'first screen’s JavaScript ÷ 169 kB gzip', bar: 1, better: 'at-most', unit: 'kB' },
      { ours: [heaviest], reference: [allowedKb] },
    ),
  ];
};
