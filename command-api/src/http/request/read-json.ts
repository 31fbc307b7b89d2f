import { getRawBody } from 'raw-body';
import type { AppContext } from '../app-context.ts';
import { RequestFault } from '../faults/request-fault.ts';

/** Largest JSON body, in bytes. */
export const maxJsonBytes = 1024 * 1024;

/** Whether the whole body is here. Node says so only after what follows from its last piece, by promises too: this request may be handled by then. */
export const hasArrived = ({ req, request }: AppContext): boolean =>
  req.complete || req.readableLength === request.length;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON body of a request, undefined when there is none. Throws `RequestFault`. */
export const readJson = async (ctx: AppContext): Promise<unknown> => {
  const type = ctx.is('json', '+json');
  if (type === null || ctx.request.length === 0) return undefined;
  if (type === false || ctx.get('Content-Encoding') !== '') throw new RequestFault('general.unsupported-media-type');
  const bytes = await getRawBody(ctx.req, { limit: maxJsonBytes, length: ctx.request.length ?? null });
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new RequestFault('general.invalid-request', [{ path: '', message: 'not JSON' }]);
  }
};
