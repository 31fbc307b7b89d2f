import cors from '@koa/cors';
import type { AppMiddleware } from './app-context.ts';

/** Lets pages of these origins read responses, with a bearer token and never with a cookie. All other pages get no CORS headers. */
export const allowCrossOrigin = (allowed: readonly string[]): AppMiddleware => {
  const middleware = cors({
    origin: (ctx) => (allowed.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-At-Least', 'X-Chunk-SHA256', 'Range'],
    exposeHeaders: [
      'Retry-After',
      'X-At-Least-Met',
      'X-Left-Out',
      'X-Rebuilding',
      'X-Changes-Told',
      'X-Request-Id',
      'Content-Range',
      'Accept-Ranges',
    ],
    maxAge: 600,
  });
  return (ctx, next) => middleware(ctx, next);
};
