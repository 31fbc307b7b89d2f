import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fleetProcess } from '#fleet/fleet-process.ts';
import { freePort } from './free-port.ts';
import { mainProcess, type ServerProcess, type OneProcess } from './main-process.ts';

type Environment = Readonly<Record<string, string>>;

/** One process; with `ON_A_FLEET`, separate roles on EventStoreDB, MongoDB and Temporal behind one address. */
export const serverProcess = (environment: Environment = {}): Promise<ServerProcess> =>
  process.env['ON_A_FLEET'] ? fleetProcess(environment) : embeddedProcess(environment);

/** One process whatever `ON_A_FLEET` is. `preload`: a module loaded before its program. */
export const embeddedProcess = async (
  environment: Environment = {},
  preload?: string,
): Promise<ServerProcess & OneProcess> => {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'ecrin-server-'))];
  const server = mainProcess(
    port,
    { DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${port}`, ...environment },
    preload,
  );
  await server.start();
  return {
    ...server,
    dataDir,
    remove: async () => {
      await server.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const manualClockPreload = new URL('manual-clock.preload.ts', import.meta.url).href;

/** `now`: what its clock shows, in ms since 1970. */
type ManualClockProcess = ServerProcess & Readonly<{ now: () => number; advanceClock: (ms: number) => void }>;

/** One process whose clock can be advanced: everything it waits for until then comes due. */
export const manualClockProcess = async (environment: Environment = {}): Promise<ManualClockProcess> => {
  const server = await embeddedProcess(environment, manualClockPreload);
  let ahead = 0;
  return {
    ...server,
    now: () => Date.now() + ahead,
    advanceClock: (ms) => {
      ahead += ms;
      server.send({ passesMs: ms });
    },
  };
};
