import { gzipSync } from 'node:zlib';
import compress from 'koa-compress';
import type { AppContext, AppMiddleware } from './app-context.ts';

/** In bytes. A shorter answer fits into a packet or two as it is; a longer one would keep other requests waiting while it is compressed. */
const [shortest, longest] = [1_024, 65_536];
/** As small as level 6 makes a page of a list within a twentieth, in half the time. */
const level = 3;

const isJson = /[/+]json$/;

/**
 * Compresses what a caller accepts compressed. Most answers are a few thousand bytes of JSON: one call does it for them in a fifth of the time that a
 * stream and another thread take. Everything else is left to koa-compress; pages, too, as each nonce would give them another length, and some must not be
 * told apart.
 */
export const compressAnswers = (): AppMiddleware => {
  const asStream = compress();
  return async (ctx, next) => {
    await next();
    const json = jsonOf(ctx);
    if (json === null || json.length > longest) await asStream(ctx, async () => undefined);
    else if (json.length >= shortest) compressAtOnce(ctx, json);
  };
};

const jsonOf = ({ body, method, res, response }: AppContext): Buffer | null =>
  Buffer.isBuffer(body) && method !== 'HEAD' && isJson.test(response.type) && !res.hasHeader('Content-Encoding')
    ? body
    : null;

const compressAtOnce = (ctx: AppContext, json: Buffer): void => {
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
  ctx.set('Content-Encoding', 'gzip');
  ctx.body = gzipSync(json, { level });
};
