import type { Clock } from '#ports/clock.ts';
import type { Leases } from '#ports/leases.ts';
import { pause } from './pause.ts';

/** What is done while the lease is held; `close` ends when it is really over. */
export type LeasedWork = Readonly<{ close: () => Promise<void> }>;

export type RunWithLeaseOptions<Work extends LeasedWork> = Readonly<{
  leases: Leases;
  name: string;
  holder: string;
  clock: Clock;
  start: () => Promise<Work>;
  /** Told of each fault of the store or of beginning; the lease is tried for again. */
  onFault: (fault: unknown) => void;
  /** After so long another process takes over from one that is silent, in ms. */
  ttlMs?: number;
  renewMs?: number;
}>;

export type LeasedRun<Work extends LeasedWork> = Readonly<{
  /** null while another process holds the lease. */
  current: () => Work | null;
  close: () => Promise<void>;
}>;

/**
 * Does something in one process of many: tries for the lease until it has it, renews it, and lets go of the work before its time is over when
 * it cannot. Two may overlap for a moment all the same (a process that stood still): what is done must bear that.
 */
export const runWithLease = <Work extends LeasedWork>(parts: RunWithLeaseOptions<Work>): LeasedRun<Work> => {
  const { leases, name, holder, clock, start, onFault, ttlMs = 6_000, renewMs = 2_000 } = parts;
  const stop = new AbortController();
  let work: Work | null = null;
  let heldUntil = 0;

  const letGo = async (): Promise<void> => {
    const ending = work;
    work = null;
    await ending?.close();
  };
  const turn = async (): Promise<void> => {
    const now = clock.now();
    const held = await leases.take({ name, holder, now: now.toISOString(), ttlMs });
    if (!held) return letGo();
    heldUntil = now.getTime() + ttlMs;
    work ??= await start();
  };
  const keepTrying = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await turn();
      } catch (fault) {
        onFault(fault);
        if (clock.now().getTime() + renewMs >= heldUntil) await letGo().catch(onFault);
      }
      await pause(renewMs, stop.signal);
    }
  };
  const trying = keepTrying();

  return {
    current: () => work,
    close: async () => {
      stop.abort();
      await trying;
      await letGo();
      await leases.release({ name, holder }).catch(onFault);
    },
  };
};
