/** What was sent: words, or a sound. Stored exactly as written here: permanent. */
export const sentThings = ['text', 'sound'] as const;
export type SentThing = (typeof sentThings)[number];

/** What words were sent for, where the call knows it. Stored exactly as written here: permanent. */
export const sentSubjects = ['thought', 'conversation', 'orb-run', 'story', 'goal'] as const;
export type SentSubject = Readonly<{ kind: (typeof sentSubjects)[number]; id: string }>;

/**
 * `size`: characters of a text; ms of a sound; null: it was not measured before. `instructions`: characters that went with it and are the same for
 * everybody.
 */
export type Sent = Readonly<{
  thing: SentThing;
  size: number | null;
  instructions: number;
  about: SentSubject | null;
}>;

/** By what a message left. Stored exactly as written here: permanent. */
export type MessageCarrier = 'mail' | 'sms' | 'whatsapp' | 'push';
/** Why a message was sent to a person, or for them. Stored exactly as written here: permanent. */
export const messageReasons = [
  'prove-email',
  'forgotten-password',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'identity-linked',
  'new-device',
  'passkey-added',
  'phone-code',
  'phone-added',
  'phone-moved',
  'account-deactivated',
  'account-reactivated',
  'erasure-asked',
  'erasure-proposed',
  'notification',
] as const;
export type MessageReason = (typeof messageReasons)[number];

/** What the ledger calls them, beside the purposes that need a consent. */
export const messagePurposes = ['mail', 'push', 'phone'] as const;
export type MessagePurpose = (typeof messagePurposes)[number];
export const purposeOfCarrier: Readonly<Record<MessageCarrier, MessagePurpose>> = {
  mail: 'mail',
  push: 'push',
  sms: 'phone',
  whatsapp: 'phone',
};
