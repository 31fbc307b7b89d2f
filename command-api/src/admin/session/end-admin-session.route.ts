import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';
import { recordAdminSessionEnd } from './end-admin-sessions.ts';

export const endAdminSessionRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/sessions/:sessionId',
    access: 'admin',
    summary: 'Ends one session of the caller, on whichever device',
    params: z.object({ sessionId: z.string().max(64) }),
    handle: async (request, context) => {
      const { sessionId } = request.params;
      const outcome = await recordAdminSessionEnd(
        services,
        { adminId: context.adminId, actor: adminActorOf(request, context), reason: 'asked', sessionId },
        context,
      );
      if ('refused' in outcome) return { refused: 'client.session-not-found' };
      await services.access.endSession(sessionId);
      return { empty: true };
    },
  });
