import type { AppContext } from '../app-context.ts';

/** null: without a body. Serialized and encoded once: Koa does so again for the length, and for each middleware that asks for it. */
export const answerJson = (ctx: AppContext, value: unknown): void => {
  const text = value === null ? undefined : JSON.stringify(value);
  if (text !== undefined) ctx.type = 'json';
  ctx.body = text === undefined ? null : Buffer.from(text);
};
