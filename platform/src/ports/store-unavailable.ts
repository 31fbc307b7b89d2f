/** A store that has no faults of its own (accounts, leases, waiting messages) does not answer for now. The message names no address and no word. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway';
}
