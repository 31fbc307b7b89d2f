import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { endAdminSession } from '@ecrin/domain/admin/session/end-admin-session.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';

export const endAdminSessionRoute = ({ access }: Pick<ApiServices, 'access'>) =>
  commandRoute({
    method: 'delete',
    path: '/sessions/:sessionId',
    access: 'admin',
    summary: 'Ends one session of the caller, on any device',
    params: z.object({ sessionId: z.string().max(64) }),
    answer: null,
    aggregate: adminSession,
    id: ({ params }) => params.sessionId,
    input: (request, context) => ({
      ...request.params,
      actor: adminActorOf(request, context),
      reason: 'asked' as const,
      now: context.now,
    }),
    decide: endAdminSession,
    after: async (outcome, { params: { sessionId } }) => {
      if ('receipt' in outcome) await access.endSession(sessionId);
    },
    absent: 'client.session-not-found',
  });
