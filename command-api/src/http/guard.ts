import { identityOf, tokenRules } from '@ecrin/platform/ports/access-tokens.ts';
import type { Access } from '@ecrin/platform/route.ts';
import jwt, { type Options } from 'koa-jwt';
import type { ApiServices } from './api-services.ts';
import type { AppMiddleware } from './app-context.ts';
import { RequestFault } from './request-fault.ts';

type Guarding = Pick<ApiServices, 'access' | 'clock' | 'tokenKey' | 'tokenKeyId'>;

/** A good token of ours whose session still stands, and which is of the kind the route is for; all else is the same 401. */
const clientGuard = ({ access, clock, tokenKey, tokenKeyId }: Guarding): AppMiddleware => {
  const verified = jwt({
    // koa-jwt's types know strings and buffers; what checks the token takes a key object, and is far quicker with one.
    secret: (async (header: Readonly<{ typ?: string; kid?: string }>) => {
      if (header.typ !== tokenRules.type || header.kid !== tokenKeyId) throw new RequestFault('general.unauthorized');
      return tokenKey;
    }) as unknown as NonNullable<Options['secret']>,
    algorithms: [tokenRules.algorithm],
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
    isRevoked: async (ctx, claims) => {
      const identity = identityOf(claims);
      if (identity?.userType !== 'client' || !(await access.findSession(identity.sessionId, clock.now().toISOString()))) return true;
      ctx.state['identity'] = identity;
      return false;
    },
  });
  return (ctx, next) => verified(ctx, next);
};

/** One guard per kind of access: a route of an access without a guard does not compile. */
export const createGuards = (services: Guarding): Readonly<Record<Access, AppMiddleware>> => ({
  public: (_ctx, next) => next(),
  client: clientGuard(services),
});
