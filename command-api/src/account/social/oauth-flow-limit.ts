import type { CustomContext, Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { countAttempt, attemptsPerAddress } from '../challenge/attempt-limits.ts';

/** Each flow stores a row until it is over: their number is limited. null while more may be started. */
export const countOauthFlow = (
  services: Pick<ApiServices, 'access' | 'keyedHash'>,
  { address, now }: Pick<CustomContext, 'address' | 'now'>,
): Promise<Reply | null> =>
  countAttempt(services, now, { key: `sign-in:${services.keyedHash('address', address)}`, limit: attemptsPerAddress });
