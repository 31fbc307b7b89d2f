import { sessionToken } from '@ecrin/contracts/client/client.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { isSameOrigin } from '#http/request/same-origin.ts';
import { findAccount } from '../find-accounts.ts';
import { sessionAnswer } from './open-session.ts';
import { clearSessionCookie, setSessionCookie, sessionCookieName } from './session-cookie.ts';
import { sessionKinds } from './session-kinds.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'https' | 'refresh' | 'tokens'>;

/** Two tabs that refresh concurrently send the same cookie: both get the same successor. */
const graceMs = 30_000;

const isDeactivated = async (
  services: Pick<ApiServices, 'events'>,
  { userType, userId }: Pick<Identity, 'userType' | 'userId'>,
): Promise<boolean> => userType === 'client' && (await findAccount(services, userId))?.active === false;

export const renewSessionRoute = (services: Services, userType: Identity['userType']) =>
  customRoute({
    method: 'post',
    path: '/session',
    access: 'public',
    summary: 'Renews a session by its cookie, which is rotated each time',
    params: z.object({}),
    answer: sessionToken,
    handle: async (request, { now }) => {
      const { access, refresh } = services;
      const token = request.cookie(sessionCookieName(services, userType));
      if (token === null || !isSameOrigin(request)) return { refused: 'general.unauthorized' };

      const { idleTimeoutMs, maxAgeMs } = sessionKinds[userType];
      const successor = refresh.next(token);
      const rotation = await access.rotate({
        refreshHash: refresh.hash(token),
        successorHash: refresh.hash(successor),
        now,
        expiresAt: addMs(now, idleTimeoutMs),
        longestMs: maxAgeMs,
        graceMs,
      });
      // A token of the other area is invalid here, and its session is revoked.
      if (!('session' in rotation) || rotation.session.userType !== userType)
        return { refused: 'general.unauthorized', headers: clearSessionCookie(services, userType) };
      // Its sessions were ended when it was deactivated; one that a crash left open ends here.
      if (await isDeactivated(services, rotation.session)) {
        await access.endSession(rotation.session.sessionId);
        return { refused: 'general.unauthorized', headers: clearSessionCookie(services, userType) };
      }
      const json = await sessionAnswer(services, rotation.session);
      // With a full disk reading continues: the cookie stays unchanged.
      return rotation.outcome === 'kept'
        ? { json }
        : { json, headers: setSessionCookie(services, userType, successor) };
    },
  });
