import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '#kits/poll-until.ts';
import { freePort } from '#servers/free-port.ts';

/** The plain server that ours is compared with, in a process of its own. */
export const crudBaseline = async () => {
  const [port, dir] = [await freePort(), await mkdtemp(join(tmpdir(), 'ecrin-baseline-'))];
  const url = `http://127.0.0.1:${port}`;
  const program = new URL('./crud-baseline.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: String(port), FILE: join(dir, 'baseline.db') },
    stdio: 'ignore',
  });
  await pollUntil(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok);
  return {
    url,
    remove: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      await rm(dir, { recursive: true, force: true });
    },
  };
};
