import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { signOutAdmin } from '@ecrin/domain/admin/session/sign-out-admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { clearSessionCookie } from '#account/session/session-cookie.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'https'>;

export const signOutAdminRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/session',
    access: 'admin-signed-in',
    summary: 'Ends the session: its token, its cookie and its connections',
    params: z.object({}),
    handle: async (_request, { sessionId, command, now }) => {
      if (sessionId === null) return { refused: 'general.unauthorized' };
      await services.access.endSession(sessionId);
      await services.execute({
        aggregate: adminSession,
        id: sessionId,
        decide: signOutAdmin,
        input: { sessionId, now },
        context: command,
      });
      return { empty: true, headers: clearSessionCookie(services, 'admin') };
    },
  });
