import { adminSession } from '@ecrin/domain/admin/admin-session.aggregate.ts';
import type { AdminSessionEnded } from '@ecrin/domain/admin/admin.events.ts';
import type { Doer } from '@ecrin/domain/admin/doer.ts';
import { endAdminSession } from '@ecrin/domain/admin/end-admin-session.ts';
import type { CustomContext } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { aboutAdmin } from './doer-of.ts';

type Ending = Readonly<{ adminId: string; doer: Doer; reason: AdminSessionEnded['data']['reason'] }>;

/** In the session's own history; another's is refused as absent. */
export const noteEnd = (
  { execute }: Pick<ApiServices, 'execute'>,
  { adminId, doer, reason, sessionId }: Ending & Readonly<{ sessionId: string }>,
  context: Pick<CustomContext, 'command' | 'now'>,
) =>
  execute({
    aggregate: adminSession,
    id: sessionId,
    decide: endAdminSession,
    input: { sessionId, doer, reason, now: context.now },
    context: aboutAdmin(adminId, context),
  });

/** All of an administrator's sessions but the one that asks: tokens, cookies and connections. */
export const endAdminSessions = async (
  services: ApiServices,
  ending: Ending,
  context: CustomContext,
): Promise<void> => {
  const sessions = await services.access.sessionsOf({ userType: 'admin', userId: ending.adminId }, context.now);
  for (const { sessionId } of sessions) {
    if (sessionId === context.sessionId && ending.reason !== 'deactivated') continue;
    await services.access.endSession(sessionId);
    await noteEnd(services, { ...ending, sessionId }, context);
  }
};
