import { atLeastHeader } from '@ecrin/contracts/transport/receipt.ts';
import { RequestFault } from '../faults/request-fault.ts';

/** In the description of every route that waits for a position. */
export const atLeastHeaders = {
  [atLeastHeader]: 'Position of a receipt: the answer waits up to 2 s until it is taken in',
} as const;

/** The position in `X-At-Least`; null: none. Throws `RequestFault`. */
export const atLeastPositionOf = (text: string): number | null => {
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text))
    throw new RequestFault('general.invalid-request', [{ path: atLeastHeader, message: 'a position' }]);
  return Number(text);
};
