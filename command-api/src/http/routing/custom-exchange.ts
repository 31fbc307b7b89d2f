import { Readable } from 'node:stream';
import type { CustomRequest, Reply, ReplyHeaders } from '@ecrin/platform/routing/route.ts';
import type { AppContext } from '../app-context.ts';
import { answerProblem } from '../faults/answer-problem.ts';
import { answerJson } from './answer-json.ts';

/** `allowed`: called once a body was received; throws when its sender is no longer allowed. */
type CheckedParts = Readonly<{ params: unknown; query: unknown; body: unknown; allowed: () => Promise<void> }>;

/** A request as custom routes see it. */
export const customRequestOf = (
  ctx: AppContext,
  { allowed, ...parts }: CheckedParts,
): CustomRequest<unknown, unknown, unknown> => ({
  ...parts,
  // What is left of a body that is too large is not read; its sender still gets an answer.
  raw: whole(ctx.req.iterator({ destroyOnReturn: false }), allowed),
  header: (name) => ctx.get(name) || null,
  cookie: (name) => ctx.cookies.get(name) ?? null,
  signal: () => answeredSignal(ctx),
});

async function* whole(body: AsyncIterable<Uint8Array>, allowed: () => Promise<void>): AsyncGenerator<Uint8Array> {
  yield* body;
  await allowed();
}

/** Made once: a reason with the stack of each request would cost more than a short answer does. */
const over = new DOMException('the request is over', 'AbortError');

const answeredSignal = (ctx: AppContext): AbortSignal => {
  const answered = new AbortController();
  if (ctx.res.closed) answered.abort(over);
  ctx.res.once('close', () => answered.abort(over));
  return answered.signal;
};

/** Turns a reply into the response. */
export const sendReply = (ctx: AppContext, reply: Reply): void => {
  setHeaders(ctx, reply.headers);
  if ('refused' in reply) return answerProblem(ctx, reply.refused);
  if ('stream' in reply) return sendStream(ctx, reply.stream, reply.status);
  if ('json' in reply) answerJson(ctx, reply.json);
  else ctx.body = null;
  // After the body: Koa replaces an empty one by a 204.
  ctx.status = reply.status ?? ('json' in reply ? 200 : 204);
};

const setHeaders = (ctx: AppContext, headers: ReplyHeaders = {}): void => {
  for (const [name, value] of Object.entries(headers)) ctx.set(name, typeof value === 'string' ? value : [...value]);
};

const sendStream = (ctx: AppContext, stream: AsyncIterable<Uint8Array>, status: number): void => {
  const { 'content-type': type, 'content-length': length } = ctx.response.headers;
  ctx.status = status;
  ctx.body = Readable.from(stream, { objectMode: false });
  // Koa resets both when it is given a stream.
  if (type !== undefined) ctx.set('Content-Type', type);
  if (length !== undefined) ctx.set('Content-Length', String(length));
};
