import type { SessionToken } from '@ecrin/contracts/client/client.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { CustomRequest, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { setSessionCookie } from './session-cookie.ts';
import { sessionKinds } from './session-kinds.ts';

type Services = Pick<ApiServices, 'access' | 'https' | 'refresh' | 'tokens'>;

/** The response of both sign-ins and of refreshing. */
export const sessionAnswer = async (
  { tokens }: Pick<ApiServices, 'tokens'>,
  identity: Identity,
): Promise<SessionToken> => ({
  token: await tokens.issue(identity),
  userType: identity.userType,
  userId: identity.userId,
});

/** The user agent of a device. */
export const deviceOf = ({ header }: Pick<CustomRequest<unknown, unknown, unknown>, 'header'>): string =>
  (header('User-Agent') ?? '').slice(0, 200);

type Opening = Readonly<{ identity: Identity; device: string; now: string }>;

/** Opens the session in the store; returns the response of the sign-in. */
export const openSession = async (services: Services, { identity, device, now }: Opening): Promise<Reply> => {
  const refreshToken = services.refresh.first();
  await services.access.openSession(
    {
      ...identity,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: addMs(now, sessionKinds[identity.userType].idleTimeoutMs),
    },
    services.refresh.hash(refreshToken),
  );
  return {
    json: await sessionAnswer(services, identity),
    headers: setSessionCookie(services, identity.userType, refreshToken),
  };
};
