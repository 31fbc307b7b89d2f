import { session } from '@ecrin/contracts/client.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { forgetSession, isOwnPage, keepSession, sessionCookieName, sessionMs } from './session-cookie.ts';
import { later, sessionAnswer } from './start-session.ts';

/** Two tabs that wake together send the same cookie: both get the same successor. */
const graceMs = 30_000;

export const renewSessionRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/session',
    access: 'public',
    summary: 'Renews a session by its cookie, which is exchanged each time',
    params: z.object({}),
    answer: session,
    handle: async (request, { now }) => {
      const { access, refresh } = services;
      const token = request.cookie(sessionCookieName(services));
      if (token === null || !isOwnPage(request)) return { refused: 'general.unauthorized' };

      const successor = refresh.next(token);
      const rotation = await access.rotate({
        refreshHash: refresh.hash(token), successorHash: refresh.hash(successor), now, expiresAt: later(now, sessionMs), graceMs,
      });
      if (rotation.outcome !== 'rotated') return { refused: 'general.unauthorized', headers: forgetSession(services) };
      const { userId, sessionId } = rotation.session;
      return { json: await sessionAnswer(services, userId, sessionId), headers: keepSession(services, successor) };
    },
  });
