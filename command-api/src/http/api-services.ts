import type { AdminRow } from '@ecrin/contracts/admin/admin.ts';
import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { PushDevice } from '@ecrin/contracts/notification/notification.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { NotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { AnsweredCommands } from '@ecrin/platform/ports/answered-commands.ts';
import type { Clock, Ids } from '@ecrin/platform/ports/clock.ts';
import type { Courier } from '@ecrin/platform/ports/courier.ts';
import type { MessageQueue } from '@ecrin/platform/ports/message-queue.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import type { AccessStore } from '@ecrin/platform/ports/sign-in/access-store.ts';
import type { AccessTokens, RefreshTokens, TokenKeys } from '@ecrin/platform/ports/sign-in/access-tokens.ts';
import type { IdentityProvider } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { Passkeys } from '@ecrin/platform/ports/sign-in/passkeys.ts';
import type { Passwords } from '@ecrin/platform/ports/sign-in/passwords.ts';
import type { SecondFactors } from '@ecrin/platform/ports/sign-in/second-factors.ts';
import type { Secrets } from '@ecrin/platform/ports/sign-in/secrets.ts';
import type { RebuildProgress } from '@ecrin/platform/projections/rebuild-progress.ts';
import type { FindAdminPermissions } from '@ecrin/platform/routing/admin-permissions.ts';
import type { AnswerElsewhere } from '@ecrin/platform/routing/answer-query.ts';
import type { CurrentSettings } from '@ecrin/platform/settings/current-settings.ts';
import type { CommunityReaders } from '#community/community-readers.ts';
import type { ErasureServices } from '#erasure/erasure-services.ts';
import type { QueuedMessage } from '#messages/queued-message.ts';
import type { UnansweredRequest } from '#request/unanswered-request.ts';
import type { ToldChanges } from '#sockets/told-changes.ts';
import type { Admission } from './admission/admission.ts';
import type { ClientBudgets } from './budget/client-budgets.ts';

/** Lines of JSON; never a personal word or a secret. */
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (facts: object, message: string) => void>>;

/** One key per kind: hashes of different kinds cannot be compared. */
export type HashKind =
  | 'email'
  | 'address'
  | 'phone'
  | 'identity'
  | 'device'
  | 'code'
  | 'link'
  | 'admin-secret'
  | 'passkey'
  | 'request';

/** A device, and the session that subscribed it. */
export type OwnedPushDevice = Omit<PushDevice, 'current'> & Readonly<{ sessionId: string | null }>;

/** The services of the API; created once in the composition root. */
export type ApiServices = Readonly<{
  execute: ExecuteCommand;
  events: Pick<Events, 'readStream'>;
  models: ReadModels;
  /** Absent: queries are answered in this thread. */
  answerElsewhere?: AnswerElsewhere;
  /** From now on what was asked is answered elsewhere: here it held everybody up. */
  moveQuery?: (...asked: Parameters<AnswerElsewhere>) => void;
  /** True once the model includes everything up to `position`; false when `ms` passed first. */
  waitFor: (model: string, position: number, ms: number) => Promise<boolean>;
  /** How far read models are that are not whole; null: all are. */
  rebuilding: () => Promise<RebuildProgress | null>;
  access: AccessStore;
  adminPermissions: FindAdminPermissions;
  tokenKeys: TokenKeys;
  tokens: AccessTokens;
  /** Numbers the changes that sockets are told of; absent where nobody counts. */
  told?: Pick<ToldChanges, 'last'> | null;
  refresh: RefreshTokens;
  passwords: Passwords;
  /** null: browsers make none at the public address. */
  passkeys: Passkeys | null;
  isCommonPassword: (password: string) => boolean;
  /** Hashes what may not be stored unencrypted – an address, a number, a secret; only this server's key gives the same hash again. */
  keyedHash: (kind: HashKind, text: string) => string;
  secrets: Secrets;
  /** Queues messages for background delivery. */
  messages: MessageQueue<QueuedMessage>;
  courier: Pick<Courier, 'channels'>;
  /** Whether notifications can be mailed. */
  mailSetUp: boolean;
  /** Whether backups of data go to a bucket. */
  backupsLeave: boolean;
  /** The configured ones. */
  identityProviders: readonly IdentityProvider[];
  profileOf: (clientId: string) => Promise<Omit<ClientProfile, 'emailTaken'> | null>;
  /** How many thoughts a client has, from the read model. */
  countThoughtsOf: (clientId: string) => Promise<number>;
  /** The time zone of a client's newest thought, from the read model; UTC without one. */
  lastZoneOf: (clientId: string) => Promise<string>;
  /** About a client's goals, from the read model. */
  goalIdsOf: (clientId: string) => Promise<readonly string[]>;
  /** About a client's reminders, from the read model. */
  reminderIdsOf: (clientId: string) => Promise<readonly string[]>;
  /** A client's requests without an answer, from the read model. */
  unansweredRequestsOf: (clientId: string) => Promise<readonly UnansweredRequest[]>;
  communities: CommunityReaders;
  erasure: ErasureServices;
  /** `publicKey`: what browsers subscribe with; null: no pushes are sent. `isSafeEndpoint`: whether it is allowed to send there. `allowed`: origins besides the public internet. */
  push: Readonly<{
    publicKey: string | null;
    isSafeEndpoint: (endpoint: string) => boolean;
    allowed: readonly string[];
  }>;
  /** From the read models. `unread`: ids of what was posted up to an instant, a page at a time. `devicesOfSession`: ids of the devices it added. `devicesWithToken`: of one browser, anyone’s. */
  notifications: Readonly<{
    unread: (clientId: string, through: string) => AsyncIterable<readonly string[]>;
    devicesOf: (ownerId: string) => Promise<readonly OwnedPushDevice[]>;
    devicesOfSession: (ownerId: string, sessionId: string) => Promise<readonly string[]>;
    devicesWithToken: (token: string) => Promise<readonly Readonly<{ deviceId: string; ownerId: string }>[]>;
  }>;
  /** Authorize pushes and mails to act on their notifications. */
  notificationTickets: NotificationTickets;
  secondFactors: SecondFactors;
  /** An administrator's notifications, from the read model. `unread`: as for clients. */
  adminNotifications: Readonly<{
    countUnread: (adminId: string) => Promise<number>;
    unread: (adminId: string, through: string) => AsyncIterable<readonly string[]>;
  }>;
  /** From the read model; sessions are added from the access store. */
  adminRows: () => Promise<readonly Omit<AdminRow, 'sessions'>[]>;
  adminRowOf: (adminId: string) => Promise<Omit<AdminRow, 'sessions'> | null>;
  /** The public address of the pages. */
  publicUrl: string;
  /** Whether the public address uses https. */
  https: boolean;
  answers: Pick<AnsweredCommands, 'claim'>;
  budgets: ClientBudgets;
  /** Absent: nobody is slowed down. */
  admission?: Admission;
  settings: CurrentSettings;
  /** The client with this normalized referral code; null: none. */
  referrerOf: (referralCode: string) => Promise<string | null>;
  clock: Clock;
  ids: Ids;
  log: Log;
}>;

/** Input of a password check: it is counted for the account, or for a device known to it. */
export type PasswordCheckServices = Pick<ApiServices, 'access' | 'https' | 'keyedHash' | 'passwords' | 'secrets'>;
/** Input for opening a session, with its history and its cookies. */
export type SessionServices = Pick<
  ApiServices,
  'access' | 'events' | 'execute' | 'https' | 'keyedHash' | 'messages' | 'refresh' | 'secrets' | 'tokens'
>;
