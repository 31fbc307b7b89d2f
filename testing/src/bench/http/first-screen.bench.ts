import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';

const program = fileURLToPath(new URL('../../../../scripts/check-bundle.ts', import.meta.url));
const aims = { '/': 130, '/app': 150 };

/** The first screens of the built app, as measured by the test command, beside their aims. Throws when nothing is built. */
export const benchFirstScreen = async (): Promise<readonly BenchRow[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const sizes = new Map([...stdout.matchAll(/^(\S+) +([\d.]+) kB gzip/gm)].map(([, path, kB]) => [path, Number(kB)]));
  return Object.entries(aims).map(([path, aimKb]) =>
    benchRow(
      { name: `JavaScript of ${path} before it is shown ÷ ${aimKb} kB gzip`, bar: 1, better: 'at-most', unit: 'kB' },
      { ours: [sizes.get(path) ?? Number.NaN], reference: [aimKb] },
    ),
  );
};
