import type { CustomContext, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { clearPasswordTries, takeAdminTryOfAddress, takePasswordTry } from './admin-limits.ts';
import type { KnownAdmin } from './find-admin.ts';

type Attempt = Readonly<{ emailHash: string; known: KnownAdmin | null; password: string }>;

/** null when the password opens the account. Known and unknown addresses take as long and answer alike. */
export const checkAdminPassword = async (
  services: ApiServices, { emailHash, known, password }: Attempt, { now }: Pick<CustomContext, 'now'>,
): Promise<Reply | null> => {
  const tooMany = await takePasswordTry(services, emailHash, now);
  if (tooMany) return tooMany;
  const stored = await services.access.findCredential(known?.credentialId ?? 'nobody');
  if (!(await services.passwords.verify(stored, password))) return { refused: 'client.credentials-refused' };
  await clearPasswordTries(services, emailHash);
  return null;
};

/** null for who knows their own password, asked again for what matters; counted together with the log-ins. */
export const provenAdmin = async (
  services: ApiServices, { known, password }: Readonly<{ known: KnownAdmin; password: string }>, context: CustomContext,
): Promise<Reply | null> => {
  const tooMany = await takeAdminTryOfAddress(services, context);
  if (tooMany) return tooMany;
  const refusal = await checkAdminPassword(services, { emailHash: known.entry.emailHash, known, password }, context);
  // Not 401: the session is good, only the word typed is not.
  return refusal && 'refused' in refusal && refusal.refused === 'client.credentials-refused'
    ? { refused: 'client.current-password-refused' }
    : refusal;
};
