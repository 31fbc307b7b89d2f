import type { CustomContext, CustomRequest, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { countAttempt, attemptsPerAccount } from '#account/challenge/attempt-limits.ts';
import type { PasswordCheckServices } from '#http/api-services.ts';
import type { KnownAdmin } from '../find-admin.ts';
import { adminPasswordAttemptKey, countAdminAttemptFromAddress } from '../sign-in/admin-attempt-limits.ts';

type Services = PasswordCheckServices;

type Request = Pick<CustomRequest<unknown, unknown, unknown>, 'header' | 'cookie'>;
type Attempt = Readonly<{ emailHash: string; known: KnownAdmin | null; password: string; request: Request }>;

/** null when the password is right. Known and unknown addresses take the same time and get the same answer. */
export const checkAdminPassword = async (
  services: Services,
  { emailHash, known, password, request }: Attempt,
  { now }: Pick<CustomContext, 'now'>,
): Promise<RefusedReply | null> => {
  const key = adminPasswordAttemptKey(services, { emailHash, credentialId: known?.credentialId ?? null, request });
  const tooMany = await countAttempt(services, now, { key, limit: attemptsPerAccount });
  if (tooMany) return tooMany;
  const stored = await services.access.findCredential(known?.credentialId ?? 'nobody');
  if (!(await services.passwords.verify(stored, password))) return { refused: 'client.credentials-refused' };
  await services.access.refundAttempt(key);
  return null;
};

/** null for the caller's own correct password, asked for again before sensitive actions; counted together with sign-ins. */
export const verifyCurrentAdminPassword = async (
  services: Services,
  { known, password, request }: Readonly<{ known: KnownAdmin; password: string; request: Request }>,
  context: CustomContext,
): Promise<RefusedReply | null> => {
  const tooMany = await countAdminAttemptFromAddress(services, context);
  if (tooMany) return tooMany;
  const refusal = await checkAdminPassword(
    services,
    { emailHash: known.entry.emailHash, known, password, request },
    context,
  );
  // Not 401: the session is valid, only the password is wrong.
  return refusal?.refused === 'client.credentials-refused' ? { refused: 'client.current-password-refused' } : refusal;
};
