import type { AdminLoggedIn, AdminSessionEnded } from '@ecrin/domain/admin/admin.events.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { signInAdmin } from '@ecrin/domain/admin/session/sign-in-admin.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import { recordFreshProof } from '#account/session/fresh-proof.ts';
import { deviceOf, openSession } from '#account/session/open-session.ts';
import { withCookie } from '#account/session/session-cookie.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { commandAsAdmin, type AdminRequestHeaders } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { adminDeviceCookie } from '../sign-in/admin-attempt-limits.ts';
import { recordAdminSessionEnd } from './end-admin-sessions.ts';

type Services = SessionServices;

/** `credentialId`: of the verified password; `factorId`: the verified second factor, null without one. */
type AdminSignIn = Readonly<{
  adminId: string;
  credentialId: string;
  factorId: string | null;
  /** Instead of both. */
  passkeyId?: string;
  secondStep: AdminLoggedIn['data']['secondStep'];
  request: AdminRequestHeaders;
}>;

/** Records the sign-in in its own history, then opens it. */
export const startAdminSession = async (
  services: Services,
  signIn: AdminSignIn,
  context: CustomContext,
): Promise<Reply> => {
  const { adminId, credentialId, secondStep, request } = signIn;
  const { newId, now } = context;
  const [sessionId, device] = [newId(), deviceOf(request)];
  const own = commandAsAdmin(adminId, context);
  await services.execute({
    aggregate: adminSession,
    id: sessionId,
    decide: signInAdmin,
    input: { adminId, sessionId, secondStep, device, now },
    context: own,
  });
  const opened = await openSession(services, {
    identity: { userId: adminId, userType: 'admin', sessionId },
    device,
    now,
  });
  if (secondStep !== null) await recordFreshProof(services, sessionId, now);
  const reason = await reasonToEnd(services, signIn);
  if (reason === null) return withCookie(opened, adminDeviceCookie(services, credentialId));

  await services.access.endSession(sessionId);
  const ending = { adminId, actor: { by: adminId, sessionId: null, device }, reason, sessionId } as const;
  await recordAdminSessionEnd(services, ending, { now, command: { ...own, commandId: newId() } });
  return { refused: 'client.credentials-refused' };
};

/** Checked again once the session is open: a change meanwhile has ended the sessions it saw, and must not miss this one. */
const reasonToEnd = async (
  services: Pick<ApiServices, 'events'>,
  { adminId, credentialId, factorId, passkeyId }: AdminSignIn,
): Promise<AdminSessionEnded['data']['reason'] | null> => {
  const known = await findAdmin(services, adminId);
  if (known?.entry.status !== 'active') return 'deactivated';
  if (known.credentialId !== credentialId) return 'password-changed';
  if (passkeyId !== undefined && !findPasskey(known.own.passkeys, passkeyId)) return 'second-factor-changed';
  return known.own.factorId === factorId ? null : 'second-factor-changed';
};
