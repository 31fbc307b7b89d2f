import type { CustomContext, Reply } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { takeTry, triesPerAccount, triesPerAddress } from '../session/limits.ts';

type Limiting = Pick<ApiServices, 'access' | 'keyedHash'>;

// Counted apart from clients: nobody who guesses at one area shuts people out of the other.
const passwordKey = (emailHash: string): string => `admin-password:${emailHash}`;
const codeKey = (adminId: string): string => `admin-code:${adminId}`;

export const takeAdminTryOfAddress = (services: Limiting, { address, now }: Pick<CustomContext, 'address' | 'now'>): Promise<Reply | null> =>
  takeTry(services, now, { key: `admin-address:${services.keyedHash('address', address)}`, limit: triesPerAddress });

export const takePasswordTry = (services: Limiting, emailHash: string, now: string): Promise<Reply | null> =>
  takeTry(services, now, { key: passwordKey(emailHash), limit: triesPerAccount });

/** However many log-ins are begun: who knows the password has no more guesses at the code. */
export const takeCodeTry = (services: Limiting, adminId: string, now: string): Promise<Reply | null> =>
  takeTry(services, now, { key: codeKey(adminId), limit: triesPerAccount });

export const clearPasswordTries = ({ access }: Limiting, emailHash: string): Promise<void> => access.clearTries(passwordKey(emailHash));
export const clearCodeTries = ({ access }: Limiting, adminId: string): Promise<void> => access.clearTries(codeKey(adminId));
