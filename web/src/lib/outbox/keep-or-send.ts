import type { PlacedRow, WithdrawalRow, WrittenRow } from './device-db.ts';
import type { Outcome } from './outcome.ts';
import { storageFaultOf, type StorageFault } from './storage-fault.ts';

type Sendable = WrittenRow | WithdrawalRow;
type KeepOrSendOptions = Readonly<{
  deliver: (row: PlacedRow) => Promise<Outcome>;
  /** The server has it; nothing on this device shows it. */
  onSent: (row: PlacedRow, body: unknown) => void;
}>;

/**
 * Stores a row on this device; where that fails, sends it directly, under the same id. Returns why it was sent; null: it is stored. Rejects with what the storage threw
 * when the server does not take it either.
 */
export const createKeepOrSend =
  ({ deliver, onSent }: KeepOrSendOptions) =>
  async (row: Sendable, store: () => Promise<unknown>): Promise<StorageFault | null> => {
    try {
      await store();
      return null;
    } catch (error) {
      const placed = { ...row, place: 0 };
      const outcome = await deliver(placed);
      if (outcome.kind !== 'done') throw error;
      onSent(placed, outcome.body);
      return storageFaultOf(error);
    }
  };
