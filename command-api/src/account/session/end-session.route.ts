import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { endOneSession } from './end-sessions.ts';

export const endSessionRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/sessions/:sessionId',
    access: 'client',
    summary: 'Ends one session of the caller, on whichever device',
    params: z.object({ sessionId: z.string().max(64) }),
    handle: async ({ params: { sessionId } }, context) =>
      (await endOneSession(services, sessionId, context)) ?? { empty: true },
  });
