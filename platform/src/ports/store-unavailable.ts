/** A store without faults of its own (accounts, leases, queued messages) cannot be reached just now. The message holds no address and no personal word. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
