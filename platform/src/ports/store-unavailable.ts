/** A store without its own faults (accounts, leases, queued messages) is unavailable. The message contains no address and no personal word. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
