import type { HelpLineChoice } from '#help/help.vocabulary.ts';
import type { ClientIdentityEvent } from '#identity/identity.events.ts';
import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { Language } from '#kernel/language.ts';
import type { ClientPasskeyEvent } from '#passkey/passkey.events.ts';
import type { ClientPhoneEvent } from '#phone/phone.events.ts';
import type { ClientAdministrationEvent } from './client-administration.events.ts';
import type { ClientErasureEvent } from './client-erasure.events.ts';

// These names and fields are permanent: add, never rename. No secret is ever in an event: `credentialId` only refers to one.

/**
 * In the stream `email-<keyed hash of the address>`: an account is being registered with that address. It may not be theirs, and others may follow.
 * `credentialId`: of its password; absent from the first ones.
 */
export type EmailClaimed = DomainEvent<
  'EmailClaimed',
  { emailHash: string; clientId: string; credentialId?: string; claimedAt: string },
  null
>;
/** The owner of the mailbox is this client: from now on the address is theirs. `provider`: the provider that verified it. */
export type EmailProof = 'code' | 'link' | 'password-reset' | 'provider';
export type EmailProved = DomainEvent<
  'EmailProved',
  { emailHash: string; clientId: string; by: EmailProof; provedAt: string },
  null
>;
/** The client has another address now: this one is released. */
export type EmailReleased = DomainEvent<
  'EmailReleased',
  { emailHash: string; clientId: string; releasedAt: string },
  null
>;
export type EmailEvent = EmailClaimed | EmailProved | EmailReleased;

export type ClientRegistered = DomainEvent<
  'ClientRegistered',
  /** Both null for registrations by a provider or a phone: no password, and an address only once it is proved (`ClientEmailProved`). */
  { clientId: string; credentialId: string | null; emailHash: string | null; language: Language; registeredAt: string },
  /** `referralCode`: as typed, when one was given. */
  { email: string | null; firstname: string | null; referralCode?: string }
>;
/** `emailHash`: of an address that replaces the current one once it is proved. */
export type ClientEmailChangeAsked = DomainEvent<
  'ClientEmailChangeAsked',
  { clientId: string; emailHash: string; sessionId: string | null; askedAt: string },
  { email: string; device: string }
>;
/** The address is this client's, first or as a replacement. */
export type ClientEmailProved = DomainEvent<
  'ClientEmailProved',
  { clientId: string; emailHash: string; by: EmailProof; provedAt: string },
  { email: string }
>;
export type ClientLanguageChosen = DomainEvent<
  'ClientLanguageChosen',
  { clientId: string; language: Language; chosenAt: string },
  null
>;
export type ClientPushTokenSaved = DomainEvent<
  'ClientPushTokenSaved',
  { clientId: string; savedAt: string },
  { pushToken: string | null }
>;
/**
 * A client's profile. `organisation`: school or company; `country`: ISO 3166-1 alpha-2. `helpLine`: null is shown; it is a field of the profile so that
 * no event tells by its name that it was ever there.
 */
export type ClientPortrait = Readonly<{
  firstname: string;
  lastname: string | null;
  job: string | null;
  organisation: string | null;
  city: string | null;
  department: string | null;
  country: string | null;
  helpLine: HelpLineChoice | null;
}>;
/** Only given fields; the others are unchanged. */
export type ClientProfileEdited = DomainEvent<
  'ClientProfileEdited',
  { clientId: string; editedAt: string },
  Partial<ClientPortrait>
>;
/** `version` names the picture’s sealed blob: a hash of its bytes. */
export type ClientPictureChanged = DomainEvent<
  'ClientPictureChanged',
  { clientId: string; version: string; changedAt: string },
  null
>;
export type ClientPictureRemoved = DomainEvent<'ClientPictureRemoved', { clientId: string; removedAt: string }, null>;
/** Names and words of the person's own (≤ 200) that correct near-misses of a transcript. */
export type ClientWordListSet = DomainEvent<
  'ClientWordListSet',
  { clientId: string; setAt: string },
  { words: readonly string[] }
>;
/**
 * `credentialId`: the new one. `sessionId`: where it was changed; null when by a link sent to the address. `otherWaysIn`: removed with the
 * old password (phone, providers), since whoever registered the account had not proved that the address is theirs.
 */
export type ClientPasswordChanged = DomainEvent<
  'ClientPasswordChanged',
  { clientId: string; credentialId: string; sessionId: string | null; changedAt: string; otherWaysIn?: 'removed' },
  { device: string }
>;
/** How a sign-in on a device unknown to the account is told: alone, or as the first of several within the hour. */
export type NewDevice = 'one' | 'several';
/** `newDevice`: absent on a known one, on the first of an account, and on more within the hour than are told. */
export type ClientLoggedIn = DomainEvent<
  'ClientLoggedIn',
  { clientId: string; sessionId: string; loggedInAt: string; newDevice?: NewDevice },
  { device: string }
>;
export type ClientLoggedOut = DomainEvent<
  'ClientLoggedOut',
  { clientId: string; sessionId: string; loggedOutAt: string },
  null
>;
/** Ended from another session. `endedBy`: that session; null when by a link sent to the address, or by an administrator. */
export type ClientSessionEnded = DomainEvent<
  'ClientSessionEnded',
  {
    clientId: string;
    sessionId: string;
    endedBy: string | null;
    /** `not-me`: by the link of the mail that told of it. */
    reason: 'asked' | 'password-changed' | 'administrator' | 'deactivated' | 'erasure' | 'not-me';
    endedAt: string;
  },
  null
>;

/** In the stream `client-<clientId>`. */
export type ClientAccountEvent =
  | ClientRegistered
  | ClientLanguageChosen
  | ClientPushTokenSaved
  | ClientProfileEdited
  | ClientPictureChanged
  | ClientPictureRemoved
  | ClientWordListSet
  | ClientPasswordChanged
  | ClientEmailChangeAsked
  | ClientEmailProved
  | ClientIdentityEvent
  | ClientPhoneEvent
  | ClientPasskeyEvent
  | ClientAdministrationEvent
  | ClientErasureEvent;
/** In the stream `session-<sessionId>`: a client's own stream does not grow with every sign-in. */
export type SessionEvent = ClientLoggedIn | ClientLoggedOut | ClientSessionEnded;
export type ClientEvent = ClientAccountEvent | SessionEvent;
