import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { AppState } from '../app-context.ts';
import { networkAddressOf } from './network-address.ts';

/** Makes `ip` of every request the caller's address, as it is counted. */
export const addressRequests = ({ request }: Koa<AppState>, trusted: number): void => {
  // Worked out when it is asked for: few requests are counted by it.
  Object.defineProperty(request, 'ip', {
    get(this: Koa.Request) {
      return addressOf(this.req, trusted);
    },
  });
};

/** The socket's, or with `trusted` proxies of ours the one the outermost of them saw. */
export const addressOf = (request: IncomingMessage, trusted: number): string => {
  const seen = trusted > 0 ? forwardedTo(request).at(-trusted) : undefined;
  return networkAddressOf(seen ?? request.socket.remoteAddress ?? '');
};

const forwardedTo = ({ headers }: IncomingMessage): readonly string[] =>
  [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
