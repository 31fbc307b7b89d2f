import type Koa from 'koa';
import type { AppState } from '../app-context.ts';
import { networkAddressOf } from './network-address.ts';

/** Makes `ip` of every request the caller's address, as it is counted: the socket's, or with `trusted` proxies of ours the one the outermost of them saw. */
export const addressRequests = ({ request }: Koa<AppState>, trusted: number): void => {
  // Worked out when it is asked for: few requests are counted by it.
  Object.defineProperty(request, 'ip', {
    get(this: Koa.Request) {
      const seen = trusted > 0 ? forwardedTo(this).at(-trusted) : undefined;
      return networkAddressOf(seen ?? this.req.socket.remoteAddress ?? '');
    },
  });
};

const forwardedTo = (request: Koa.Request): readonly string[] =>
  request
    .get('X-Forwarded-For')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
