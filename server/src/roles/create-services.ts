import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { createFindAdminPermissions, type ApiServices, type HashKind, type Log } from '@ecrin/command-api';
import { createJoseAccessTokens } from '@ecrin/platform/adapters/access-tokens/jose-access-tokens.ts';
import { createRefreshTokens } from '@ecrin/platform/adapters/access-tokens/refresh-tokens.ts';
import { createTokenKeys } from '@ecrin/platform/adapters/access-tokens/token-keys.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createArgon2Passwords } from '@ecrin/platform/adapters/passwords/argon2-passwords.ts';
import { isCommonPassword } from '@ecrin/platform/adapters/passwords/common-passwords.ts';
import { isSafePushEndpoint } from '@ecrin/platform/adapters/push-sender/push-endpoint.ts';
import { createOtpauthSecondFactors } from '@ecrin/platform/adapters/second-factors/otpauth-second-factors.ts';
import { randomSecrets } from '@ecrin/platform/adapters/secrets/random-secrets.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { IdentityProvider } from '@ecrin/platform/ports/identity-provider.ts';
import {
  devicesOfSession,
  devicesWithToken,
  findAdminRow,
  findAdminRows,
  findClientProfile,
  findGoalIds,
  findReminderIds,
  listUnreadNotifications,
} from '@ecrin/projections';
import { notificationTicketsOf } from '#adapters/open-delivery.ts';
import type { Stores } from '#storage/open-stores.ts';
import type { Messages } from './start-messages.ts';

type Parts = Readonly<{
  stores: Stores;
  waitFor: ApiServices['waitFor'];
  clock: Clock;
  log: Log;
  publicUrl: string;
  identityProviders: readonly IdentityProvider[];
  push: Readonly<{ publicKey: string | null; allowed: readonly string[] }>;
}>;

/** What the API stands on, from what is kept; what it sends is added by `startMessages`. */
export const createServices = async ({
  stores,
  waitFor,
  clock,
  log,
  publicUrl,
  identityProviders,
  push,
}: Parts): Promise<Omit<ApiServices, keyof Messages>> => {
  const { masterKey, events, models, access, execute } = stores;
  const key = (purpose: string) => createSecretKey(deriveKey(masterKey, purpose));
  const tokenKeys = createTokenKeys((purpose) => deriveKey(masterKey, purpose), clock);
  const hashKeys: Readonly<Record<HashKind, KeyObject>> = {
    email: key('email-hash'),
    address: key('address-hash'),
    phone: key('phone-hash'),
    identity: key('identity-hash'),
    device: key('device-hash'),
    code: key('code-hash'),
    link: key('link-hash'),
    'admin-secret': key('admin-secret-hash'),
  };

  return {
    execute,
    events,
    models,
    access,
    waitFor,
    clock,
    log,
    publicUrl,
    identityProviders,
    tokenKeys,
    isCommonPassword,
    https: publicUrl.startsWith('https:'),
    ids: systemIds,
    secrets: randomSecrets,
    adminPermissions: createFindAdminPermissions({ events }),
    tokens: createJoseAccessTokens(tokenKeys, clock),
    refresh: createRefreshTokens(key('refresh-tokens')),
    passwords: await createArgon2Passwords(),
    keyedHash: (kind, text) => createHmac('sha256', hashKeys[kind]).update(text).digest('hex'),
    profileOf: findClientProfile(models),
    goalIdsOf: findGoalIds(models),
    reminderIdsOf: findReminderIds(models),
    push: { publicKey: push.publicKey, isSafeEndpoint: (endpoint) => isSafePushEndpoint(endpoint, push.allowed) },
    notifications: {
      unread: listUnreadNotifications(models),
      devicesOfSession: devicesOfSession(models),
      devicesWithToken: devicesWithToken(models),
    },
    secondFactors: createOtpauthSecondFactors(deriveKey(masterKey, 'second-factors')),
    notificationTickets: notificationTicketsOf(stores),
    adminRows: findAdminRows(models),
    adminRowOf: findAdminRow(models),
  };
};
