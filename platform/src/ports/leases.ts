/** What only one process may do at a time. Contract: `testing/src/port-contracts/leases.contract.ts`. */
export type Leases = Readonly<{
  /** True while `holder` may continue until `now + ttlMs`: it held the lease already, the lease was free, or it has expired. */
  take: (lease: Readonly<{ name: string; holder: string; now: string; ttlMs: number }>) => Promise<boolean>;
  /** Others need not wait for the lease to expire. */
  release: (lease: Readonly<{ name: string; holder: string }>) => Promise<void>;
}>;

/** For a single process, which holds every lease. */
export const soleLeases: Leases = { take: async () => true, release: async () => undefined };
