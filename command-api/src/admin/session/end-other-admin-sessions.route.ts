import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';
import { endAdminSessions } from './end-admin-sessions.ts';

export const endOtherAdminSessionsRoute = (services: Pick<ApiServices, 'access' | 'execute'>) =>
  customRoute({
    method: 'delete',
    path: '/sessions',
    access: 'admin',
    summary: 'Ends all other sessions of the caller',
    params: z.object({}),
    handle: async (request, context) => {
      await endAdminSessions(
        services,
        { adminId: context.adminId, actor: adminActorOf(request, context), reason: 'asked' },
        context,
      );
      return { empty: true };
    },
  });
