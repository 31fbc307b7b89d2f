import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { registerClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';
import { progress } from '../kit/progress.ts';
import { creating, loadOf } from '../kit/requests.ts';

const thoughts = 2_000;
const aimKb = 6;
const length = 250;
const words = 'Train presque vide ce matin, la brume sur les champs ; papa a téléphoné et nous avons ri. ';

const contentOf = (index: number): string => `${index} ${words.repeat(3)}`.slice(0, length);

/** The databases of a folder, in kB, by name; what is still beside a file is part of it. */
const sizesOf = async (folder: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>();
  for (const file of await readdir(folder)) {
    const [name] = /^[\w-]+(?=\.db)/u.exec(file) ?? [];
    if (name === undefined) continue;
    sizes.set(name, (sizes.get(name) ?? 0) + (await stat(join(folder, file))).size / 1_000);
  }
  return sizes;
};

/** Of short thoughts that are understood, once the server has stopped. */
export const benchDisk = async (): Promise<readonly BenchRow[]> => {
  const server = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const { token } = await registerClient(server.url);
    await untilIdle(server.url);
    await server.stop();
    const before = await sizesOf(server.dataDir);
    await server.start();
    await loadOf({ url: server.url, token }, creating(contentOf), { connections: 16, amount: thoughts });
    await untilIdle(server.url);
    await server.stop();
    const grown = [...(await sizesOf(server.dataDir))].map(
      ([name, size]) => [name, (size - (before.get(name) ?? 0)) / thoughts] as const,
    );
    const shown = grown.filter(([, kB]) => kB >= 0.05);
    progress(shown.map(([name, kB]) => `${name} ${kB.toFixed(1)} kB`).join(', '));
    const kB = grown.reduce((sum, [, each]) => sum + each, 0);
    const name = `disk for a thought of ${length} characters: models, log, workflows ÷ ${aimKb} kB`;
    return [benchRow({ name, bar: 1, better: 'at-most', unit: 'kB' }, { ours: [kB], reference: [aimKb] })];
  } finally {
    await server.remove();
  }
};
