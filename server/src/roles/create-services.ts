import { createSecretKey } from 'node:crypto';
import {
  createClientBudgets,
  createFindAdminPermissions,
  type ApiServices,
  type BudgetLimits,
  type Log,
} from '@ecrin/command-api';
import { createJoseAccessTokens } from '@ecrin/platform/adapters/access-tokens/jose-access-tokens.ts';
import { createRefreshTokens } from '@ecrin/platform/adapters/access-tokens/refresh-tokens.ts';
import { createTokenKeys } from '@ecrin/platform/adapters/access-tokens/token-keys.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { createWebauthnPasskeys } from '@ecrin/platform/adapters/passkeys/webauthn-passkeys.ts';
import { createArgon2Passwords } from '@ecrin/platform/adapters/passwords/argon2-passwords.ts';
import { isCommonPassword } from '@ecrin/platform/adapters/passwords/common-passwords.ts';
import { isPublicEndpoint } from '@ecrin/platform/adapters/push-sender/push-endpoint.ts';
import { createOtpauthSecondFactors } from '@ecrin/platform/adapters/second-factors/otpauth-second-factors.ts';
import { randomSecrets } from '@ecrin/platform/adapters/secrets/random-secrets.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { IdentityProvider } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import { createRebuildWatch } from '@ecrin/platform/projections/rebuild-progress.ts';
import {
  adminNotificationQueries,
  devicesOf,
  devicesOfSession,
  devicesWithToken,
  findAdminRow,
  findAdminRows,
  findClientProfile,
  findErasureOutlook,
  findThoughtsToErase,
  listOwnErasures,
  findReferrer,
  communityReaders,
  countThoughtsOf,
  findGoalIds,
  findLastZone,
  findReminderIds,
  findUnansweredRequests,
  listUnreadNotifications,
} from '@ecrin/projections';
import { notificationTicketsOf } from '#adapters/open-delivery.ts';
import type { ErasureProof } from '#erasure/erasure-proof.ts';
import type { Stores } from '#storage/open-stores.ts';
import { createKeyedHash } from './keyed-hash.ts';
import type { Messages } from './start-messages.ts';

type Parts = Readonly<{
  stores: Stores;
  waitFor: ApiServices['waitFor'];
  clock: Clock;
  log: Log;
  publicUrl: string;
  identityProviders: readonly IdentityProvider[];
  push: Readonly<{ publicKey: string | null; allowed: readonly string[] }>;
  budgets: BudgetLimits;
  settings: ApiServices['settings'];
  backupsLeave: boolean;
  erasureProof: Pick<ErasureProof, 'codeFor' | 'publicKey' | 'receiptOf' | 'withDevices'>;
  countQuoted: ApiServices['erasure']['quotedOf'];
}>;

/** The services of the API, built on the stores; `startMessages` adds those that send. */
export const createServices = async ({
  stores,
  push,
  budgets,
  erasureProof: { codeFor, publicKey, receiptOf, withDevices },
  countQuoted,
  ...given
}: Parts): Promise<Omit<ApiServices, keyof Messages>> => {
  const { masterKey, events, models, access, execute } = stores;
  const { clock, publicUrl } = given;
  const tokenKeys = createTokenKeys((purpose) => deriveKey(masterKey, purpose), clock);

  return {
    execute,
    events,
    models,
    access,
    ...given,
    answers: stores.answers,
    budgets: createClientBudgets(budgets),
    tokenKeys,
    isCommonPassword,
    https: publicUrl.startsWith('https:'),
    ids: systemIds,
    secrets: randomSecrets,
    adminPermissions: createFindAdminPermissions({ events }),
    tokens: createJoseAccessTokens(tokenKeys, clock),
    refresh: createRefreshTokens(createSecretKey(deriveKey(masterKey, 'refresh-tokens'))),
    passkeys: createWebauthnPasskeys({ publicUrl, name: 'Écrin' }),
    passwords: await createArgon2Passwords(),
    keyedHash: createKeyedHash(masterKey),
    push: { ...push, isSafeEndpoint: (endpoint) => isPublicEndpoint(endpoint, push.allowed) },
    secondFactors: createOtpauthSecondFactors(deriveKey(masterKey, 'second-factors')),
    notificationTickets: notificationTicketsOf(stores),
    erasure: { codeFor, publicKey, receiptOf, withDevices, quotedOf: countQuoted, ...erasureReaders(stores) },
    rebuilding: createRebuildWatch({ models, clock }),
    ...createModelReaders(stores),
  };
};

const erasureReaders = ({ models, events }: Pick<Stores, 'models' | 'events'>) => ({
  outlookOf: findErasureOutlook(models),
  listOf: listOwnErasures(models),
  selectedOf: findThoughtsToErase(models, events),
});

const createModelReaders = ({ models, events }: Pick<Stores, 'models' | 'events'>) => ({
  profileOf: findClientProfile(models, events),
  referrerOf: findReferrer(models),
  countThoughtsOf: countThoughtsOf(models),
  lastZoneOf: findLastZone(models),
  goalIdsOf: findGoalIds(models),
  reminderIdsOf: findReminderIds(models),
  unansweredRequestsOf: findUnansweredRequests(models),
  communities: communityReaders(models),
  notifications: {
    unread: listUnreadNotifications(models),
    devicesOf: (ownerId: string) => devicesOf(models, ownerId),
    devicesOfSession: devicesOfSession(models),
    devicesWithToken: devicesWithToken(models),
  },
  adminNotifications: {
    countUnread: adminNotificationQueries.countAdminUnread(models),
    unread: adminNotificationQueries.listUnreadAdminNotifications(models),
  },
  adminRows: findAdminRows(models),
  adminRowOf: findAdminRow(models),
});
