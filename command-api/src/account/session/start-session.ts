import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { NewDevice } from '@ecrin/domain/client/client.events.ts';
import { isErasureDue } from '@ecrin/domain/client/erasure/withdraw-erasure.ts';
import { endSession } from '@ecrin/domain/client/session/end-session.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import { signInClient } from '@ecrin/domain/client/session/sign-in-client.ts';
import type { CustomContext, CustomRequest, Reply } from '@ecrin/platform/routing/route.ts';
import { withdrawErasureOf } from '#erasure/withdraw-erasure.ts';
import type { SessionServices } from '#http/api-services.ts';
import { findAccount } from '../find-accounts.ts';
import { tellNewDevice } from '../new-device/new-device.ts';
import { knownDeviceCookie } from './known-device.ts';
import { deviceOf, openSession } from './open-session.ts';
import { findSeenDevice } from './seen-device.ts';
import { withCookie } from './session-cookie.ts';

type Services = SessionServices;

/** `isStillValid`: whether the method used still signs in to the account. `credentialId`: of the given password, if any. */
type SignIn = Readonly<{
  clientId: string;
  isStillValid: (account: RegisteredClient) => boolean;
  credentialId?: string;
  request: Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
}>;

/** By password. */
export const startPasswordSession = (
  services: Services,
  { clientId, credentialId, request }: Required<Omit<SignIn, 'isStillValid'>>,
  context: CustomContext,
): Promise<Reply> =>
  startSession(
    services,
    { clientId, credentialId, request, isStillValid: (account) => account.credentialId === credentialId },
    context,
  );

/** Records the sign-in in the client's history, then opens it. Within its grace it undoes an erasure. */
export const startSession = async (services: Services, signIn: SignIn, context: CustomContext): Promise<Reply> => {
  const { clientId, credentialId, request } = signIn;
  const { command, newId, now } = context;
  const notAllowed = await refusalOf(services, { ...signIn, isStillValid: () => true }, now);
  if (notAllowed) return { refused: notAllowed };
  const sessionId = newId();
  const device = deviceOf(request);
  const seen = findSeenDevice(services, request, clientId);
  const newDevice = seen.isSeen ? null : await tellUnseen(services, { clientId, sessionId }, context);
  const own = { ...command, ownerId: clientId, actor: `client:${clientId}` };
  await services.execute({
    aggregate: session,
    id: sessionId,
    decide: signInClient,
    input: { clientId, sessionId, device, now, newDevice },
    context: own,
  });
  const opened = await openSession(services, {
    identity: { userId: clientId, userType: 'client', sessionId },
    device,
    now,
  });
  // Checked again once the session is open: removing a sign-in method meanwhile has ended the sessions it saw, and must not miss this one.
  const refused = await refusalOf(services, signIn, now);
  if (refused) {
    await services.access.endSession(sessionId);
    const reason = refused === 'client.deactivated' ? 'deactivated' : 'password-changed';
    await services.execute({
      aggregate: session,
      id: sessionId,
      decide: endSession,
      input: { sessionId, endedBy: null, reason, now },
      context: { ...own, commandId: newId() },
    });
    return { refused };
  }
  // Only now, so that none that is asked for meanwhile is missed.
  await withdrawErasureOf(services, clientId, context);
  const known = credentialId === undefined ? opened : withCookie(opened, knownDeviceCookie(services, credentialId));
  return withCookie(known, seen.cookie);
};

/** The first one, at registering, is no news. */
const tellUnseen = async (
  services: Services,
  { clientId, sessionId }: Readonly<{ clientId: string; sessionId: string }>,
  context: CustomContext,
): Promise<NewDevice | null> => {
  const account = await findAccount(services, clientId);
  if (!account || account.registeredAt === context.now) return null;
  return tellNewDevice(services, { userId: clientId, receiver: { clientId }, sessionId }, context);
};

const refusalOf = async (
  services: Services,
  { clientId, isStillValid }: SignIn,
  now: string,
): Promise<'client.deactivated' | 'client.credentials-refused' | null> => {
  const account = await findAccount(services, clientId);
  if (account?.active === false) return 'client.deactivated';
  return account && isStillValid(account) && !isErasureDue(account, now) ? null : 'client.credentials-refused';
};
