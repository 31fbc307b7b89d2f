import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { ParameterizedContext } from 'koa';

/** Set by the first middleware for every request, `isChange` by the router. */
export type AppState = {
  requestId: string;
  language: Language;
  identity: Identity | null;
  nonce: string;
  isChange: boolean;
};
export type AppContext = ParameterizedContext<AppState>;
export type AppMiddleware = (ctx: AppContext, next: () => Promise<unknown>) => Promise<unknown>;
