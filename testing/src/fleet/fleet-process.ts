import type { ServerProcess } from '#servers/main-process.ts';
import { startFleet } from './start-fleet.ts';

/** A fleet as an end-to-end test uses a server: what it starts, stops and kills are the API processes, all of them; workers and projections keep running. */
export const fleetProcess = async (environment: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
  const { url, dir, processes, remove } = await startFleet(environment);
  const { api } = processes;
  const all = (act: (one: (typeof api)[number]) => Promise<void>) => async (): Promise<void> =>
    void (await Promise.all(api.map(act)));
  return {
    url,
    dataDir: dir,
    remove,
    start: (more) => all((one) => one.start(more))(),
    stop: all((one) => one.stop()),
    kill: all((one) => one.kill()),
    alive: () => api.every((one) => one.alive()),
    output: () =>
      Object.values(processes)
        .flat()
        .map((one) => one.output())
        .join(''),
  };
};
