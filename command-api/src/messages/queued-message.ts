import type { PhoneChannel } from '@ecrin/contracts/client/sign-in-methods.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';

type OfClient = Readonly<{ clientId: string }>;
type OfAdmin = Readonly<{ adminId: string }>;

/** The subject of a message, by ids and choices; words, codes and addresses are looked up when it is rendered. */
export type QueuedMessage =
  | Readonly<{ kind: 'prove-email'; clientId: string }>
  | Readonly<{ kind: 'forgotten-password'; emailHash: string }>
  /** `credentialId`: the new one. */
  | Readonly<{ kind: 'password-changed'; clientId: string; credentialId: string }>
  | Readonly<{ kind: 'email-change-asked'; clientId: string; emailHash: string }>
  /** To the previous address; `emailHash`: of the new one. */
  | Readonly<{ kind: 'email-changed'; clientId: string; emailHash: string; formerEmail: string }>
  | Readonly<{ kind: 'identity-linked'; clientId: string; provider: SocialProvider; identityHash: string }>
  | (Readonly<{ kind: 'new-device'; sessionId: string }> & (OfClient | OfAdmin))
  | Readonly<{ kind: 'passkey-added'; clientId: string; passkeyId: string }>
  /** `key` and `payload`: of the code, see `code.ts`. */
  | Readonly<{
      kind: 'phone-code';
      key: string;
      payload: string | null;
      phone: string;
      channel: PhoneChannel;
      language: Language;
    }>
  | Readonly<{ kind: 'phone-added'; clientId: string; phoneHash: string }>
  /** To the previous holder of the number. */
  | Readonly<{ kind: 'phone-moved'; clientId: string; phoneHash: string }>
  /** By an administrator. */
  | Readonly<{ kind: 'account-deactivated'; clientId: string }>
  | Readonly<{ kind: 'account-reactivated'; clientId: string }>
  | Readonly<{ kind: 'erasure-asked'; clientId: string }>
  /** `madeAt`: of the attempt that queued it; absent: queued by an earlier version. */
  | Readonly<{ kind: 'erasure-proposed'; clientId: string; proposalId: string; madeAt?: string }>
  | Readonly<{ kind: 'notification'; clientId: string; notificationId: string }>
  | Readonly<{ kind: 'admin-notification'; adminId: string; notificationId: string }>
  /** The same by push, to one device. */
  | Readonly<{ kind: 'admin-push'; adminId: string; notificationId: string; deviceId: string }>
  /** `factorId`: the passkey, or the authenticator; of a reset, which takes all away, any of them. */
  | Readonly<{
      kind: 'admin-factor-changed';
      adminId: string;
      factor: 'passkey' | 'authenticator';
      factorId: string;
      change: 'added' | 'removed' | 'reset';
    }>
  /** To the administrator who asked for it. */
  | Readonly<{ kind: 'broadcast-test'; adminId: string; broadcastId: string; language: Language }>;

/** Who gets a message; of a code, under which key: a new one voids the one before. Messages with the same receiver are sent in order. */
export const receiverOf = (message: QueuedMessage): string => {
  if ('clientId' in message) return message.clientId;
  if ('adminId' in message) return message.adminId;
  return message.kind === 'phone-code' ? message.key : message.emailHash;
};
