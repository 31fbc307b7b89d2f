import type { DomainEvent } from '../kernel/event-sourcing.ts';
import type { Language } from '../thought/thought.vocabulary.ts';

// These names and fields are stored for good: add, never rename. No secret is ever in an event: `credentialId` only points to one.

/** In the stream `email-<keyed hash of the address>`: an address belongs to one client. */
export type EmailClaimed = DomainEvent<'EmailClaimed', { emailHash: string; clientId: string; claimedAt: string }, null>;
export type EmailEvent = EmailClaimed;

export type ClientRegistered = DomainEvent<
  'ClientRegistered',
  { clientId: string; credentialId: string; emailHash: string; language: Language; registeredAt: string },
  /** `referralCode`: as typed, when one was given. */
  { email: string; firstname: string; referralCode?: string }
>;
export type ClientLanguageChosen = DomainEvent<'ClientLanguageChosen', { clientId: string; language: Language; chosenAt: string }, null>;
export type ClientPushTokenSaved = DomainEvent<'ClientPushTokenSaved', { clientId: string; savedAt: string }, { pushToken: string | null }>;
/** What a client says of themselves. `organisation`: school or company; `country`: ISO 3166-1 alpha-2. */
export type ClientPortrait = Readonly<{
  firstname: string; lastname: string | null; job: string | null; organisation: string | null;
  city: string | null; department: string | null; country: string | null;
}>;
/** Only what was given; the rest stays as it is. */
export type ClientProfileEdited = DomainEvent<'ClientProfileEdited', { clientId: string; editedAt: string }, Partial<ClientPortrait>>;
/** `version` names the picture’s sealed blob: a hash of its bytes. */
export type ClientPictureChanged = DomainEvent<'ClientPictureChanged', { clientId: string; version: string; changedAt: string }, null>;
export type ClientPictureRemoved = DomainEvent<'ClientPictureRemoved', { clientId: string; removedAt: string }, null>;
/** Names and words of the person's own (≤ 200) that correct near-misses of a transcript. */
export type ClientWordListSet = DomainEvent<'ClientWordListSet', { clientId: string; setAt: string }, { words: readonly string[] }>;
/** `credentialId`: the new one. `sessionId`: where it was changed; null when by a link sent to the address. */
export type ClientPasswordChanged = DomainEvent<
  'ClientPasswordChanged',
  { clientId: string; credentialId: string; sessionId: string | null; changedAt: string },
  { device: string }
>;
export type ClientLoggedIn = DomainEvent<'ClientLoggedIn', { clientId: string; sessionId: string; loggedInAt: string }, { device: string }>;
export type ClientLoggedOut = DomainEvent<'ClientLoggedOut', { clientId: string; sessionId: string; loggedOutAt: string }, null>;
/** Ended from elsewhere. `endedBy`: the session it was done in; null when by a link sent to the address. */
export type ClientSessionEnded = DomainEvent<
  'ClientSessionEnded',
  { clientId: string; sessionId: string; endedBy: string | null; reason: 'asked' | 'password-changed'; endedAt: string },
  null
>;

/** In the stream `client-<clientId>`. */
export type ClientAccountEvent =
  | ClientRegistered | ClientLanguageChosen | ClientPushTokenSaved | ClientProfileEdited | ClientPictureChanged | ClientPictureRemoved | ClientWordListSet | ClientPasswordChanged;
/** In the stream `session-<sessionId>`: a client's own stream does not grow with every visit. */
export type SessionEvent = ClientLoggedIn | ClientLoggedOut | ClientSessionEnded;
export type ClientEvent = ClientAccountEvent | SessionEvent;
