import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { endOtherSessions } from './end-sessions.ts';

export const endOtherSessionsRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/sessions',
    access: 'client',
    summary: 'Ends every session of the caller but this one',
    params: z.object({}),
    handle: async (_request, context) => {
      await endOtherSessions(services, 'asked', context);
      return { empty: true };
    },
  });
