import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { tokenRules, type Identity } from '@ecrin/platform/ports/access-tokens.ts';
import type { AdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { Access } from '@ecrin/platform/routing/route.ts';
import jwt, { type Options } from 'koa-jwt';
import type { ApiServices } from '../api-services.ts';
import type { AppContext, AppMiddleware } from '../app-context.ts';
import { RequestFault } from '../faults/request-fault.ts';

type GuardServices = Pick<ApiServices, 'access' | 'clock' | 'tokenKeys' | 'tokens' | 'adminPermissions'>;

/** A good token of ours whose session still stands, and which is of the kind the route is for; all else is the same 401. */
const requireSession = (
  { access, clock, tokenKeys, tokens }: GuardServices,
  userType: Identity['userType'],
): AppMiddleware => {
  // What it does not name itself it hands on to what checks the token.
  const rules: Options & Readonly<{ ignoreExpiration: true }> = {
    // koa-jwt's types know strings and buffers; what checks the token takes a key object, and is far quicker with one.
    secret: (async (header: Readonly<{ typ?: string; kid?: string }>) => {
      const key = header.typ === tokenRules.type ? tokenKeys.find(String(header.kid)) : null;
      if (!key) throw new RequestFault('general.unauthorized');
      return key;
    }) as unknown as NonNullable<Options['secret']>,
    algorithms: [tokenRules.algorithm],
    // Expiry is checked below, by the same clock as everything else.
    ignoreExpiration: true,
    issuer: tokenRules.issuer,
    audience: tokenRules.audience,
  };
  const verified = jwt(rules);
  return (ctx, next) =>
    verified(ctx, async () => {
      // Read once more as sockets read it: koa-jwt lets a token pass that never ends or names rules (`crit`) nobody here knows.
      const identity = await tokens.read(/^Bearer (\S+)$/i.exec(ctx.get('Authorization'))?.[1] ?? '');
      // Not within koa-jwt, which takes a store that is away for a token that is none, and would end everybody's session.
      const session =
        identity?.userType === userType
          ? await access.findSession(identity.sessionId, clock.now().toISOString())
          : null;
      if (!session) throw new RequestFault('general.unauthorized');
      ctx.state.identity = identity;
      return next();
    });
};

type AdminAccess = Extract<Access, `${string}admin${string}`>;

/** null lets the administrator pass. */
const refusals: Readonly<Record<AdminAccess, (permissions: AdminPermissions) => ProblemCode | null>> = {
  'admin-signed-in': () => null,
  admin: ({ secondFactor }) => (secondFactor === 'missing' ? 'admin.second-factor-required' : null),
  superadmin: ({ role, secondFactor }) => {
    if (role !== 'superadmin') return 'general.forbidden';
    return secondFactor === 'missing' ? 'admin.second-factor-required' : null;
  },
};

const requireAdminAccess = async (
  { adminPermissions }: GuardServices,
  access: AdminAccess,
  adminId: string,
): Promise<void> => {
  const permissions = await adminPermissions(adminId);
  const refusal = permissions ? refusals[access](permissions) : 'general.unauthorized';
  if (refusal) throw new RequestFault(refusal);
};

const adminGuard = (services: GuardServices, access: AdminAccess): AppMiddleware => {
  const asAdmin = requireSession(services, 'admin');
  return (ctx, next) =>
    asAdmin(ctx, async () => {
      await requireAdminAccess(services, access, ctx.state.identity?.userId ?? '');
      return next();
    });
};

/**
 * Once a body has come: what was allowed when its request began may be over by now, for a body can be held back for minutes. Throws
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
  if (access !== 'client') await requireAdminAccess(services, access, identity.userId);
};

/** One guard per kind of access: a route of an access without a guard does not compile. */
export const createAccessGuards = (services: GuardServices): Readonly<Record<Access, AppMiddleware>> => ({
  public: (_ctx, next) => next(),
  client: requireSession(services, 'client'),
  'admin-signed-in': adminGuard(services, 'admin-signed-in'),
  admin: adminGuard(services, 'admin'),
  superadmin: adminGuard(services, 'superadmin'),
});
