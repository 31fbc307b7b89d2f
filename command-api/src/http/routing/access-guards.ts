import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { toldHeader } from '@ecrin/contracts/transport/headers.ts';
import { atMost } from '@ecrin/platform/caching/at-most.ts';
import { oncePerTurn } from '@ecrin/platform/concurrency/once-per-turn.ts';
import { tokenRules, type Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { AdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { Access } from '@ecrin/platform/routing/route.ts';
import type { Next } from 'koa';
import jwt, { type Options } from 'koa-jwt';
import { LRUCache } from 'lru-cache';
import { hasFreshProof } from '#account/session/fresh-proof.ts';
import { ownersHeardBy } from '#sockets/socket-rooms.ts';
import type { ApiServices } from '../api-services.ts';
import type { AppContext, AppMiddleware } from '../app-context.ts';
import { RequestFault } from '../faults/request-fault.ts';

const maxVerified = 10_000;

type GuardServices = Pick<
  ApiServices,
  'access' | 'budgets' | 'clock' | 'told' | 'tokenKeys' | 'tokens' | 'adminPermissions'
>;

/** A token of ours, whose signature is verified once; key, expiry and session are looked at with every request. */
const verifyToken = ({ tokenKeys }: GuardServices): AppMiddleware => {
  // Other fields are passed on to the token verifier.
  const rules: Options & Readonly<{ ignoreExpiration: true }> = {
    // koa-jwt's types accept strings and buffers; its verifier accepts a key object, and is far faster with one.
    secret: (async (header: Readonly<{ typ?: string; kid?: string }>) => {
      const key = header.typ === tokenRules.type ? tokenKeys.find(String(header.kid)) : null;
      if (!key) throw new RequestFault('general.unauthorized');
      return key;
    }) as unknown as NonNullable<Options['secret']>,
    algorithms: [tokenRules.algorithm],
    // Expiry is checked with the session, by the same clock as everything else.
    ignoreExpiration: true,
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
  };
  const verify = jwt(rules);
  const verified = new LRUCache<string, true>(atMost(maxVerified));
  return (ctx, next) => {
    const token = ctx.get('Authorization');
    if (verified.has(token)) return next();
    return verify(ctx, () => {
      verified.set(token, true);
      return next();
    });
  };
};

/** `verify`: one for all guards, since its memory is. */
type Guarded = GuardServices & Readonly<{ verify: AppMiddleware }>;

/** A valid token of ours with an active session, of the account type the route is for; everything else gets the same 401. */
const requireSession = (
  { access, clock, told, tokens, verify }: Guarded,
  userType: Identity['userType'],
): AppMiddleware => {
  const findSession = oncePerTurn((sessionId: string) => access.findSession(sessionId, clock.now().toISOString()));
  const enter = async (ctx: AppContext, next: Next): Promise<unknown> => {
    // Verified once more as for sockets: koa-jwt accepts a token without expiry, or with unknown critical headers (`crit`).
    const identity = await tokens.read(/^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '');
    // Not within koa-jwt, which treats an unavailable store as an invalid token, and would end everybody's session.
    const session = identity?.userType === userType ? await findSession(identity.sessionId) : null;
    if (!identity || !session) throw new RequestFault('general.unauthorized');
    ctx.state.identity = identity;
    // Before anything is read for the answer.
    if (told) ctx.set(toldHeader, String(told.last(ownersHeardBy(identity))));
    return next();
  };
  return (ctx, next) => verify(ctx, () => enter(ctx, next));
};

type AdminAccess = Extract<Access, `${string}admin${string}`>;

type Refusal = (permissions: AdminPermissions) => ProblemCode | null;
/** In the order in which they are asked for after signing in. */
const refuseIncomplete: Refusal = ({ passwordGiven, secondFactor }) => {
  if (passwordGiven) return 'admin.password-change-required';
  return secondFactor === 'missing' ? 'admin.second-factor-required' : null;
};
const refuseNoSuperadmin: Refusal = (permissions) =>
  permissions.role === 'superadmin' ? refuseIncomplete(permissions) : 'admin.superadmin-required';

/** null lets the administrator pass. */
const refusals: Readonly<Record<AdminAccess, Refusal>> = {
  'admin-signed-in': () => null,
  admin: refuseIncomplete,
  'admin-fresh': refuseIncomplete,
  superadmin: refuseNoSuperadmin,
  'superadmin-fresh': refuseNoSuperadmin,
};

const requireAdminAccess = async (
  { access: accessStore, adminPermissions, clock }: GuardServices,
  access: AdminAccess,
  { userId, sessionId }: Identity,
): Promise<void> => {
  const permissions = await adminPermissions(userId);
  const refusal = permissions ? refusals[access](permissions) : 'general.unauthorized';
  if (refusal) throw new RequestFault(refusal);
  if (!access.endsWith('-fresh')) return;
  if (!(await hasFreshProof(accessStore, sessionId, clock.now().toISOString())))
    throw new RequestFault('admin.fresh-code-required');
};

const adminGuard = (services: Guarded, access: AdminAccess): AppMiddleware => {
  const asAdmin = requireSession(services, 'admin');
  return (ctx, next) =>
    asAdmin(ctx, async () => {
      if (!ctx.state.identity) throw new RequestFault('general.unauthorized');
      await requireAdminAccess(services, access, ctx.state.identity);
      return next();
    });
};

/**
 * After the body was received: permissions may have been revoked since the start of the request, since a body can be delayed for minutes. Throws
 * `RequestFault` where the session has ended or the role is gone.
 */
export const recheckAccess = async (
  { state: { identity } }: AppContext,
  access: Access,
  services: GuardServices,
): Promise<void> => {
  if (access === 'public' || !identity) return;
  if (!(await services.access.findSession(identity.sessionId, services.clock.now().toISOString())))
    throw new RequestFault('general.unauthorized');
  if (access !== 'client') await requireAdminAccess(services, access, identity);
};

/** Delay of a refusal by budget, in ms: a client that retries at once sends no more than one request per connection in that time. */
const refusalMs = 1_000;
const maxRefusedTokens = 10_000;

/** Within the budget of the client. A token that was just refused is not verified again: refusing a flood must cost next to nothing. */
const clientGuard = (services: Guarded): AppMiddleware => {
  const asClient = requireSession(services, 'client');
  const refused = new LRUCache<string, true>({ ...atMost(maxRefusedTokens), ttl: refusalMs });
  const ask = async (ctx: AppContext, next: Next): Promise<unknown> => {
    if (refused.has(ctx.get('Authorization'))) throw new RequestFault('general.too-many-requests');
    return asClient(ctx, () => services.budgets.request(ctx.state.identity?.userId ?? '', ctx.state.isChange, next));
  };
  return async (ctx, next) => {
    try {
      return await ask(ctx, next);
    } catch (fault) {
      if (fault instanceof RequestFault && fault.code === 'general.too-many-requests') {
        refused.set(ctx.get('Authorization'), true);
        await pause(refusalMs);
      }
      throw fault;
    }
  };
};

/** One guard per kind of access: an access without a guard does not compile. */
export const createAccessGuards = (services: GuardServices): Readonly<Record<Access, AppMiddleware>> => {
  const guarded = { ...services, verify: verifyToken(services) };
  return {
    public: (_ctx, next) => next(),
    client: clientGuard(guarded),
    'admin-signed-in': adminGuard(guarded, 'admin-signed-in'),
    admin: adminGuard(guarded, 'admin'),
    'admin-fresh': adminGuard(guarded, 'admin-fresh'),
    superadmin: adminGuard(guarded, 'superadmin'),
    'superadmin-fresh': adminGuard(guarded, 'superadmin-fresh'),
  };
};
