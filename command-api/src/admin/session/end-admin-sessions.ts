import type { Actor } from '@ecrin/domain/admin/actor.ts';
import type { AdminSessionEnded } from '@ecrin/domain/admin/admin.events.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { endAdminSession } from '@ecrin/domain/admin/session/end-admin-session.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAboutAdmin } from '../admin-actor.ts';

type Ending = Readonly<{ adminId: string; actor: Actor; reason: AdminSessionEnded['data']['reason'] }>;

/** In the session's own history; another administrator's is answered as missing. */
export const recordAdminSessionEnd = (
  { execute }: Pick<ApiServices, 'execute'>,
  { adminId, actor, reason, sessionId }: Ending & Readonly<{ sessionId: string }>,
  context: Pick<CustomContext, 'command' | 'now'>,
) =>
  execute({
    aggregate: adminSession,
    id: sessionId,
    decide: endAdminSession,
    input: { sessionId, actor, reason, now: context.now },
    context: commandAboutAdmin(adminId, context),
  });

/** All of an administrator's sessions except the current one: tokens, cookies and sockets. */
export const endAdminSessions = async (
  services: Pick<ApiServices, 'access' | 'execute'>,
  ending: Ending,
  context: CustomContext,
): Promise<void> => {
  const sessions = await services.access.sessionsOf({ userType: 'admin', userId: ending.adminId }, context.now);
  for (const { sessionId } of sessions) {
    if (sessionId === context.sessionId && ending.reason !== 'deactivated') continue;
    await services.access.endSession(sessionId);
    await recordAdminSessionEnd(services, { ...ending, sessionId }, context);
  }
};
