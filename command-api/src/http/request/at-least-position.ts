import { atLeastHeader, atLeastWaitMs } from '@ecrin/contracts/transport/receipt.ts';
import type { CustomRequest } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '../api-services.ts';
import { RequestFault } from '../faults/request-fault.ts';

type Asked = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

/** In the description of every route that waits for a position. */
export const atLeastHeaders = {
  [atLeastHeader]: 'Position of a receipt: the answer waits up to 2 s until it is taken in',
} as const;

/** The position in `X-At-Least`; null: none. Throws `RequestFault`. */
export const atLeastPositionOf = ({ header }: Asked): number | null => {
  const text = header(atLeastHeader) ?? '';
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text))
    throw new RequestFault('general.invalid-request', [{ path: atLeastHeader, message: 'a position' }]);
  return Number(text);
};

/** Waits until each model has seen the position in `X-At-Least`, if there is one. Throws `RequestFault`. */
export const waitForAtLeast = async (
  { waitFor }: Pick<ApiServices, 'waitFor'>,
  models: readonly string[],
  asked: Asked,
): Promise<void> => {
  const position = atLeastPositionOf(asked);
  if (position !== null) await Promise.all(models.map((model) => waitFor(model, position, atLeastWaitMs)));
};
