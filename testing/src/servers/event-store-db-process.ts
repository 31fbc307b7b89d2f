import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `host:port`. */
export type EventStoreDbProcess = Readonly<{ address: string; stop: () => Promise<void> }>;

const program = new URL('./event-store-db.program.ts', import.meta.url).pathname;

/** The fake in a process of its own, so that the processes of a fleet do not share the event loop of the test. */
export const startEventStoreDbProcess = async (): Promise<EventStoreDbProcess> => {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [firstOutput] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: new URL(String(firstOutput).trim()).host,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};
