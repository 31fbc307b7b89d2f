import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endProcess } from './end-process.ts';
import { freePort } from './free-port.ts';

/** `dev`: the whole server in real time. `skip`: time is skipped while all workflows wait. */
export type TemporalKind = 'dev' | 'skip';
export type TemporalTestServer = Readonly<{
  address: string;
  stop: () => Promise<void>;
}>;

const script = fileURLToPath(new URL('../../../../shared/tools/start-temporal.sh', import.meta.url));
const given = process.env['TEMPORAL_ADDRESS'];

/** Why there is no server to test against; null: there is one. */
export const noTemporal = (kind: TemporalKind): string | null => {
  if ((kind === 'dev' && given) || existsSync(script)) return null;
  return kind === 'dev'
    ? 'no TEMPORAL_ADDRESS and no ../shared/tools/start-temporal.sh'
    : 'no ../shared/tools/start-temporal.sh';
};

/** The server at `TEMPORAL_ADDRESS`, else one of our own on a free port, ended by its process id. */
export const startTemporal = async (kind: TemporalKind = 'dev'): Promise<TemporalTestServer> => {
  if (kind === 'dev' && given) return { address: given, stop: async () => undefined };
  const { stdout } = await promisify(execFile)(script, [String(await freePort())], {
    env: { ...process.env, TEMPORAL_KIND: kind },
    timeout: 90_000,
  });
  const [address = '', pid] = stdout.trim().split(' ');
  // One whose time skips stores nothing, and is slow to close.
  return { address, stop: () => endProcess(Number(pid), kind === 'skip' ? 'SIGKILL' : 'SIGTERM') };
};
