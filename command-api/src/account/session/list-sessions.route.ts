import { sessionsAnswer } from '@ecrin/contracts/client/security.ts';
import { customRoute, type Access } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceName } from './device-name.ts';

/** The caller's own, in the area the route is mounted in. */
export const listSessionsRoute = (services: Pick<ApiServices, 'access'>, access: Extract<Access, 'client' | 'admin'>) =>
  customRoute({
    method: 'get',
    path: '/sessions',
    access,
    summary: 'The sessions of the account, most recently used first',
    params: z.object({}),
    answer: sessionsAnswer,
    handle: async (_request, { clientId, adminId, sessionId: current, now }) => {
      const sessions = await services.access.sessionsOf(
        { userType: access, userId: access === 'client' ? clientId : adminId },
        now,
      );
      const items = sessions.map(({ sessionId, device, createdAt, lastUsedAt }) => ({
        sessionId,
        ...deviceName(device),
        createdAt,
        lastUsedAt,
        isCurrent: sessionId === current,
      }));
      return { json: sessionsAnswer.parse({ items }), headers: { 'Cache-Control': 'no-store' } };
    },
  });
