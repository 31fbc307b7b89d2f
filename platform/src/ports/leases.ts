/** What only one process may do at a time. Contract: `testing/src/port-contracts/leases.contract.ts`. */
export type Leases = Readonly<{
  /** True while `holder` may go on until `now + ttlMs`: it held the lease already, the lease was free, or it has expired. */
  take: (lease: Readonly<{ name: string; holder: string; now: string; ttlMs: number }>) => Promise<boolean>;
  /** Others need not wait for the time to be over. */
  release: (lease: Readonly<{ name: string; holder: string }>) => Promise<void>;
}>;

/** Where one process holds everything anyway. */
export const soleLeases: Leases = { take: async () => true, release: async () => undefined };
