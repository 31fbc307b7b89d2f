import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { NotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { AccessStore } from '@ecrin/platform/ports/access-store.ts';
import type { AccessTokens, RefreshTokens, TokenKeys } from '@ecrin/platform/ports/access-tokens.ts';
import type { Clock, Ids } from '@ecrin/platform/ports/clock.ts';
import type { Courier } from '@ecrin/platform/ports/courier.ts';
import type { IdentityProvider } from '@ecrin/platform/ports/identity-provider.ts';
import type { MessageQueue } from '@ecrin/platform/ports/message-queue.ts';
import type { Passwords } from '@ecrin/platform/ports/passwords.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { SecondFactors } from '@ecrin/platform/ports/second-factors.ts';
import type { Secrets } from '@ecrin/platform/ports/secrets.ts';
import type { FindAdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { QueuedMessage } from '#messages/queued-message.ts';

/** Lines of JSON; never a personal word or a secret. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (facts: object, message: string) => void>>;

/** One key a kind: a hash of one is none of another. */
export type HashKind = 'email' | 'address' | 'phone' | 'identity' | 'device' | 'code' | 'link' | 'admin-secret';

/** Everything the API stands on; made once in the composition root. */
export type ApiServices = Readonly<{
  execute: ExecuteCommand;
  events: Pick<Events, 'readStream'>;
  models: ReadModels;
  /** True once the model holds everything up to `position`; false when `ms` went by first. */
  waitFor: (model: string, position: number, ms: number) => Promise<boolean>;
  access: AccessStore;
  adminPermissions: FindAdminPermissions;
  tokenKeys: TokenKeys;
  tokens: AccessTokens;
  refresh: RefreshTokens;
  passwords: Passwords;
  isCommonPassword: (password: string) => boolean;
  /** Names what may not be stored in the clear – an address, a number, a secret; only this server's key gives the same hash again. */
  keyedHash: (kind: HashKind, text: string) => string;
  secrets: Secrets;
  /** What is to be sent, by whatever delivers in the background. */
  messages: MessageQueue<QueuedMessage>;
  courier: Pick<Courier, 'channels'>;
  /** Those this server is set up for. */
  identityProviders: readonly IdentityProvider[];
  profileOf: (clientId: string) => Promise<ClientProfile | null>;
  /** Of the goals a client has, as the read model has them. */
  goalIdsOf: (clientId: string) => Promise<readonly string[]>;
  /** Of the reminders a client has, as the read model has them. */
  reminderIdsOf: (clientId: string) => Promise<readonly string[]>;
  /** `publicKey`: what browsers subscribe with; null: no pushes are sent. `isSafeEndpoint`: whether it would send there. */
  push: Readonly<{ publicKey: string | null; isSafeEndpoint: (endpoint: string) => boolean }>;
  /** As the read models have them. `unread`: ids of what was posted through an instant, a page at a time. `devicesOfSession`: ids of the devices it added. `devicesWithToken`: one browser’s, whoever’s. */
  notifications: Readonly<{
    unread: (clientId: string, through: string) => AsyncIterable<readonly string[]>;
    devicesOfSession: (clientId: string, sessionId: string) => Promise<readonly string[]>;
    devicesWithToken: (token: string) => Promise<readonly Readonly<{ deviceId: string; ownerId: string }>[]>;
  }>;
  /** By which pushes and mails speak for their notifications. */
  notificationTickets: NotificationTickets;
  secondFactors: SecondFactors;
  /** As the read model has them; sessions are added from the access store. */
  adminRows: () => Promise<readonly Omit<AdminRow, 'sessions'>[]>;
  adminRowOf: (adminId: string) => Promise<Omit<AdminRow, 'sessions'> | null>;
  /** Where people reach the pages. */
  publicUrl: string;
  /** Whether people reach this server over https. */
  https: boolean;
  clock: Clock;
  ids: Ids;
  log: Log;
}>;

/** What checking a password takes: it is counted for the account, or for the device that is known there. */
export type PasswordCheckServices = Pick<ApiServices, 'access' | 'https' | 'keyedHash' | 'passwords' | 'secrets'>;
/** What opening a session takes, its history and its cookies included. */
export type SessionServices = Pick<
  ApiServices,
  'access' | 'events' | 'execute' | 'https' | 'keyedHash' | 'refresh' | 'secrets' | 'tokens'
>;
