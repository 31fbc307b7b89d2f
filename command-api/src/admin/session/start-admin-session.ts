import type { AdminLoggedIn, AdminSessionEnded } from '@ecrin/domain/admin/admin.events.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import { signInAdmin } from '@ecrin/domain/admin/session/sign-in-admin.ts';
import type { NewDevice } from '@ecrin/domain/client/client.events.ts';
import { findPasskey } from '@ecrin/domain/passkey/passkeys.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/routing/route.ts';
import { tellNewDevice } from '#account/new-device/new-device.ts';
import { recordFreshProof } from '#account/session/fresh-proof.ts';
import { deviceOf, openSession } from '#account/session/open-session.ts';
import { findSeenDevice } from '#account/session/seen-device.ts';
import { withCookie } from '#account/session/session-cookie.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { commandAsAdmin } from '../admin-actor.ts';
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
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
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
  const seen = findSeenDevice(services, request, adminId);
  const newDevice = seen.isSeen ? null : await tellUnseen(services, { adminId, sessionId }, context);
  await services.execute({
    aggregate: adminSession,
    id: sessionId,
    decide: signInAdmin,
    input: { adminId, sessionId, secondStep, device, now, newDevice },
    context: own,
  });
  const opened = await openSession(services, {
    identity: { userId: adminId, userType: 'admin', sessionId },
    device,
    now,
  });
  if (secondStep !== null) await recordFreshProof(services, sessionId, now);
  const reason = await reasonToEnd(services, signIn);
  if (reason === null) return withCookie(withCookie(opened, adminDeviceCookie(services, credentialId)), seen.cookie);

  await services.access.endSession(sessionId);
  const ending = { adminId, actor: { by: adminId, sessionId: null, device }, reason, sessionId } as const;
  await recordAdminSessionEnd(services, ending, { now, command: { ...own, commandId: newId() } });
  return { refused: 'client.credentials-refused' };
};

/** The one that follows the creation of the first administrator is no news. That of somebody whose password another administrator chose is: it may be either of the two. */
const tellUnseen = async (
  services: Services,
  { adminId, sessionId }: Readonly<{ adminId: string; sessionId: string }>,
  context: CustomContext,
): Promise<NewDevice | null> => {
  const known = await findAdmin(services, adminId);
  if (!known || known.entry.createdAt === context.now) return null;
  return tellNewDevice(services, { userId: adminId, receiver: { adminId }, sessionId }, context);
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
