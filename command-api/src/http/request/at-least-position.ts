import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { RequestFault } from '../faults/request-fault.ts';

/** The position in `X-At-Least`; null: none. Throws `RequestFault`. */
export const atLeastPositionOf = (text: string): number | null => {
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text))
    throw new RequestFault('general.invalid-request', [{ path: atLeastHeader, message: 'a position' }]);
  return Number(text);
};
