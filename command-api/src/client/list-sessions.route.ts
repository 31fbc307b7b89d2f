import { sessionsAnswer } from '@ecrin/contracts/client-security.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { deviceName } from './device-name.ts';

export const listSessionsRoute = ({ access }: ApiServices) =>
  customRoute({
    method: 'get',
    path: '/sessions',
    access: 'client',
    summary: 'The devices where the account is open, the last used first',
    params: z.object({}),
    answer: sessionsAnswer,
    handle: async (_request, { clientId, sessionId: current, now }) => {
      const sessions = await access.sessionsOf({ userType: 'client', userId: clientId }, now);
      const items = sessions.map(({ sessionId, device, createdAt, lastUsedAt }) =>
        ({ sessionId, ...deviceName(device), createdAt, lastUsedAt, isCurrent: sessionId === current }));
      return { json: sessionsAnswer.parse({ items }), headers: { 'Cache-Control': 'no-store' } };
    },
  });
