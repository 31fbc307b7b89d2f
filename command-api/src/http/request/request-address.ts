import type { AppMiddleware } from '../app-context.ts';
import { networkAddressOf } from './network-address.ts';

/** The caller's address, as it is counted: the socket's, or with `trusted` proxies of ours the one the outermost of them saw. */
export const requestAddress =
  (trusted: number): AppMiddleware =>
  (ctx, next) => {
    const forwarded = ctx
      .get('X-Forwarded-For')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const seen = trusted > 0 ? forwarded.at(-trusted) : undefined;
    ctx.request.ip = networkAddressOf(seen ?? ctx.req.socket.remoteAddress ?? '');
    return next();
  };
