import { atLeastHeader, atLeastMetHeader, atLeastWaitMs } from '@ecrin/contracts/transport/headers.ts';
import type { CustomRequest } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '../api-services.ts';
import { RequestFault } from '../faults/request-fault.ts';

type Asked = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

/** In the description of every route that waits for a position. */
export const atLeastHeaders = {
  [atLeastHeader]:
    'Position of a receipt: the answer waits up to 2 s until it is taken in; X-At-Least-Met: false says that it was not',
} as const;

/** The position in `X-At-Least`; null: none. Throws `RequestFault`. */
export const atLeastPositionOf = ({ header }: Asked): number | null => {
  const text = header(atLeastHeader) ?? '';
  if (text === '') return null;
  if (!/^\d{1,15}$/.test(text))
    throw new RequestFault('general.invalid-request', [{ path: atLeastHeader, message: 'a position' }]);
  return Number(text);
};

export const atLeastMet = (met: boolean): Readonly<Record<string, string>> => ({ [atLeastMetHeader]: String(met) });

/** Waits until each model has seen the position in `X-At-Least`, if there is one. Returns the header that says whether they have. Throws `RequestFault`. */
export const waitForAtLeast = async (
  { waitFor }: Pick<ApiServices, 'waitFor'>,
  models: readonly string[],
  asked: Asked,
): Promise<Readonly<Record<string, string>>> => {
  const position = atLeastPositionOf(asked);
  if (position === null) return {};
  const met = await Promise.all(models.map((model) => waitFor(model, position, atLeastWaitMs)));
  return atLeastMet(met.every(Boolean));
};
