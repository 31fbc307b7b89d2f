import { notMeRequest } from '@ecrin/contracts/client/security.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { endSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Identity } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import { customRoute, type CustomContext, type RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { commandAsAdmin } from '#admin/admin-actor.ts';
import { recordAdminSessionEnd } from '#admin/session/end-admin-sessions.ts';
import { countAdminAttemptFromAddress } from '#admin/sign-in/admin-attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';
import { removeDevicesOfSession } from '#notification/register-push-device.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { commandAsClient } from '../command-as-client.ts';
import { readNotMeToken } from './not-me-token.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'notifications'>;

type Area = Readonly<{
  countAttempt: (services: Services, context: CustomContext) => Promise<RefusedReply | null>;
  recordEnd: (services: Services, sessionId: string, context: CustomContext) => Promise<void>;
}>;

export const notMeRoute = (services: Services, area: Identity['userType']) =>
  customRoute({
    method: 'post',
    path: '/not-me',
    access: 'public',
    summary: 'Ends the session that the link of a mail names, and nothing else; pressed again it answers the same',
    params: z.object({}),
    body: notMeRequest,
    handle: async ({ body: { token } }, context) => {
      const { countAttempt, recordEnd } = areas[area];
      const tooMany = await countAttempt(services, context);
      if (tooMany) return tooMany;
      const sessionId = readNotMeToken(services, token, context.now);
      if (sessionId === null) return { refused: 'client.not-me-refused' };
      // First, so that nothing is opened with it whatever becomes of the rest.
      await services.access.endSession(sessionId);
      await recordEnd(services, sessionId, context);
      return { empty: true };
    },
  });

const recordClientEnd: Area['recordEnd'] = async (services, sessionId, context) => {
  const { now } = context;
  const { state } = await loadAggregate(services.events, session, { id: sessionId });
  if (state.status === 'not-open') return;
  const { clientId: ownerId } = state;
  const command = commandAsClient(context, ownerId);
  await removeDevicesOfSession(
    services,
    { sessionId, reason: 'logged-out' },
    { ownerId, sessionId: null, now, command },
  );
  const input = { sessionId, endedBy: null, reason: 'not-me', now } as const;
  await services.execute({ aggregate: session, id: sessionId, decide: endSession, input, context: command });
};

/** Devices of administrators receive pushes only while their session is open. */
const recordAdminEnd: Area['recordEnd'] = async (services, sessionId, context) => {
  const { state } = await loadAggregate(services.events, adminSession, { id: sessionId });
  if (state.status === 'not-open') return;
  const { adminId } = state;
  const actor = { by: adminId, sessionId: null, device: '' };
  const own = { now: context.now, command: commandAsAdmin(adminId, context) };
  await recordAdminSessionEnd(services, { adminId, actor, reason: 'not-me', sessionId }, own);
};

const areas: Readonly<Record<Identity['userType'], Area>> = {
  client: { countAttempt: countAttemptFromAddress, recordEnd: recordClientEnd },
  admin: { countAttempt: countAdminAttemptFromAddress, recordEnd: recordAdminEnd },
};
