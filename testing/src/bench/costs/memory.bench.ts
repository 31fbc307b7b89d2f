import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { registerClient } from '#kits/api-client.ts';
import { untilIdle } from '#kits/until-idle.ts';
import { embeddedProcess } from '#servers/server-process.ts';
import { benchRow, type BenchRow } from '../kit/bench-row.ts';
import { journalWords } from '../kit/journal-words.ts';
import { progress } from '../kit/progress.ts';
import { creating, loadOf } from '../kit/requests.ts';

/** Thoughts that were created and understood until then, and the aim in MB. */
const steps = [
  { thoughts: 0, aimMb: 180 },
  { thoughts: 1_000, aimMb: 250 },
  { thoughts: 100_000, aimMb: 280 },
] as const;
const atOnce = 5_000;
/** Until what was needed for the work is given back. */
const restMs = 20_000;

/** Resident memory of a process, in MB. Linux only. */
const residentMb = async (pid: number): Promise<number> => {
  const [, kB = 'NaN'] = /^VmRSS:\s+(\d+) kB/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1_000;
};

/** Of the whole process, as `npm start` runs it, at rest after so many thoughts. */
export const benchMemory = async (): Promise<readonly BenchRow[]> => {
  if (process.platform !== 'linux') {
    console.log('memory: skipped, it is read from /proc');
    return [];
  }
  const server = await embeddedProcess({ LOG_LEVEL: 'silent' });
  try {
    const { token } = await registerClient(server.url);
    const rows: BenchRow[] = [];
    let written = 0;
    for (const { thoughts, aimMb } of steps) {
      while (written < thoughts) {
        const amount = Math.min(atOnce, thoughts - written);
        await loadOf({ url: server.url, token }, creating(journalWords), { connections: 16, amount });
        await untilIdle(server.url);
        written += amount;
        progress(`${written} of ${thoughts} thoughts are understood, ${Math.round(await residentMb(server.pid()))} MB`);
      }
      await pause(restMs);
      const name = `memory of the server at rest, after ${thoughts} thoughts ÷ ${aimMb} MB`;
      const measured = { ours: [await residentMb(server.pid())], reference: [aimMb] };
      rows.push(benchRow({ name, bar: 1, better: 'at-most', unit: 'MB' }, measured));
    }
    return rows;
  } finally {
    await server.remove();
  }
};
