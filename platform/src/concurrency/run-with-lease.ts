import type { Clock } from '#ports/clock.ts';
import type { Leases } from '#ports/leases.ts';
import { pause } from './pause.ts';

/** Work done while the lease is held; `close` resolves when it has ended. */
export type LeasedWork = Readonly<{ close: () => Promise<void> }>;

export type RunWithLeaseOptions<Work extends LeasedWork> = Readonly<{
  leases: Leases;
  name: string;
  holder: string;
  clock: Clock;
  start: () => Promise<Work>;
  /** Called for each fault of the store or of `start`; acquiring the lease is retried. */
  onFault: (fault: unknown) => void;
  /** Without renewal for this time another process takes over, in ms. */
  ttlMs?: number;
  renewMs?: number;
}>;

export type LeasedRun<Work extends LeasedWork> = Readonly<{
  /** null while another process holds the lease. */
  current: () => Work | null;
  close: () => Promise<void>;
}>;

/**
 * Runs work in one process of many: tries to acquire the lease until it has it, renews it, and stops the work before the lease expires when it
 * cannot. Two may still overlap for a moment, after a process was suspended: the work must tolerate that.
 */
export const runWithLease = <Work extends LeasedWork>(parts: RunWithLeaseOptions<Work>): LeasedRun<Work> => {
  const { leases, name, holder, clock, onFault, ttlMs = 6_000, renewMs = 2_000 } = parts;
  const stop = new AbortController();
  const held = createHeldWork(parts);
  let heldUntil = 0;

  const renew = async (): Promise<void> => {
    const now = clock.now();
    const acquired = await leases.take({ name, holder, now: now.toISOString(), ttlMs });
    if (!acquired) return held.stop();
    heldUntil = now.getTime() + ttlMs;
    held.start();
  };
  const renewUntilStopped = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      try {
        await renew();
      } catch (fault) {
        onFault(fault);
        if (clock.now().getTime() + renewMs >= heldUntil) await held.stop().catch(onFault);
      }
      await pause(untilNextRound(clock.now(), renewMs), stop.signal);
    }
  };
  const renewing = renewUntilStopped();

  return {
    current: held.current,
    close: async () => {
      stop.abort();
      await renewing;
      await held.stop();
      await leases.release({ name, holder }).catch(onFault);
    },
  };
};

/** All leases of a process are renewed at the same moments, so that a store gathers them into one write: dozens of writes a second would be left to a process that does nothing. Never sooner than half a round. */
const untilNextRound = (now: Date, roundMs: number): number => {
  const next = Math.ceil((now.getTime() + roundMs / 2) / roundMs) * roundMs;
  return next - now.getTime();
};

/** The work of a lease, once it has started. A start that takes longer than the lease must not lose it: nobody waits for it but who stops the work. */
const createHeldWork = <Work extends LeasedWork>({
  start,
  onFault,
}: Pick<RunWithLeaseOptions<Work>, 'start' | 'onFault'>) => {
  let work: Work | null = null;
  let starting: Promise<void> | null = null;
  const startNow = async (): Promise<void> => {
    try {
      work = await start();
    } catch (fault) {
      onFault(fault);
    }
    starting = null;
  };
  return {
    current: () => work,
    start: (): void => {
      if (!work) starting ??= startNow();
    },
    stop: async (): Promise<void> => {
      await starting;
      const ending = work;
      work = null;
      await ending?.close();
    },
  };
};
