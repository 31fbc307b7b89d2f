import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { endOtherSessions } from './end-sessions.ts';

type Services = Pick<ApiServices, 'access' | 'execute' | 'notifications'>;

export const endOtherSessionsRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/sessions',
    access: 'client',
    summary: 'Ends all other sessions of the caller',
    params: z.object({}),
    handle: async (_request, context) => {
      await endOtherSessions(services, 'asked', context);
      return { empty: true };
    },
  });
