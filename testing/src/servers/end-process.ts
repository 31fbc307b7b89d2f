import { pollUntil } from '#kits/poll-until.ts';

/** Ends a process that is not a child of this one, by its own id, and waits until it has ended. SIGKILL follows a SIGTERM after five seconds. */
export const endProcess = async (pid: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  process.kill(pid, signal);
  const hasExited = () => !isAlive(pid);
  const limits = signal === 'SIGTERM' ? { timeoutMs: 5_000 } : {};
  await pollUntil(hasExited, { everyMs: 20, ...limits }).catch(() => process.kill(pid, 'SIGKILL'));
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
