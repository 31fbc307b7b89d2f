import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#servers/free-port.ts';
import { mainProcess, type MainProcess, type OneProcess } from '#servers/main-process.ts';
import { openRoundRobinProxy } from '#servers/round-robin-proxy.ts';
import { startDependencies, type Dependencies } from './dependencies.ts';

export type FleetRole = 'api' | 'projections' | 'workflows';
type Environment = Readonly<Record<string, string>>;
type FleetMember = MainProcess & OneProcess;

/** Separate roles on their own servers, each process with its own folder. */
export type Fleet = Readonly<{
  /** Each connection is forwarded to the next API process. */
  url: string;
  /** Holds one `outbox` of all API processes, and a folder for each process. */
  dir: string;
  processes: Readonly<Record<FleetRole, readonly FleetMember[]>>;
  dependencies: Dependencies;
  /** What every process was given, for other programs that run against the same stores. */
  environment: Environment;
  remove: () => Promise<void>;
}>;

const roles = ['projections', 'workflows', 'api'] as const;

/** Of each role. */
const each = 2;

/** `mongo`: further options of the connection to MongoDB, each with its `&`. */
export const startFleet = async (environment: Environment = {}, mongo = ''): Promise<Fleet> => {
  const dependencies = await startDependencies();
  const dir = await mkdtemp(join(tmpdir(), 'ecrin-fleet-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shared = {
    ...dependencies.environment,
    MONGODB_URL: `${dependencies.environment.MONGODB_URL}${mongo}`,
    MASTER_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    ...environment,
  };
  const [projections, workflows, api] = await Promise.all(
    roles.map((role) => Promise.all(Array.from({ length: each }, (_, nth) => prepare({ dir, role, nth, shared })))),
  );
  const processes = { projections: projections ?? [], workflows: workflows ?? [], api: api ?? [] };
  const all = Object.values(processes).flat();
  const front = await openRoundRobinProxy(
    port,
    processes.api.map((one) => Number(new URL(one.url).port)),
  );
  const remove = async (): Promise<void> => {
    await front.close();
    await Promise.all(all.map((one) => one.kill()));
    await dependencies.close();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await Promise.all(all.map((one) => one.start()));
  } catch (fault) {
    await remove();
    throw fault;
  }
  return { url, dir, processes, dependencies, environment: shared, remove };
};

type Prepared = Readonly<{ dir: string; role: FleetRole; nth: number; shared: Environment }>;

/** Each process has a data folder of its own, so that nothing can be shared by files. */
const prepare = async ({ dir, role, nth, shared }: Prepared): Promise<FleetMember> => {
  const own = join(dir, `${role}-${nth}`);
  await mkdir(own);
  await mkdir(join(dir, 'outbox'), { recursive: true });
  await symlink(join(dir, 'outbox'), join(own, 'outbox'));
  return mainProcess(await freePort(), { ...shared, ROLES: role, DATA_DIR: own });
};
