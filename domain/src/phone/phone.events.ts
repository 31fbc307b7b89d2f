import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. No code is ever in an event.

/** In the stream `phone-<keyed hash of the number>`: a number belongs to one client. */
export type PhoneClaimed = DomainEvent<
  'PhoneClaimed',
  { phoneHash: string; clientId: string; claimedAt: string },
  null
>;
/** Its holder still reads messages there; recorded once a week at most. */
export type PhoneProved = DomainEvent<'PhoneProved', { phoneHash: string; clientId: string; provedAt: string }, null>;
/** `clientId`: the former owner. */
export type PhoneFreed = DomainEvent<'PhoneFreed', { phoneHash: string; clientId: string; freedAt: string }, null>;
export type PhoneEvent = PhoneClaimed | PhoneProved | PhoneFreed;

/** A code was requested, for a number that is not theirs yet. */
export type ClientPhoneAwaited = DomainEvent<
  'ClientPhoneAwaited',
  { clientId: string; phoneHash: string; sessionId: string | null; awaitedAt: string },
  { phone: string; device: string }
>;
/** The number is theirs, first or as a replacement. `sessionId`: where the code was typed; null when the person signed in with it. */
export type ClientPhoneProved = DomainEvent<
  'ClientPhoneProved',
  { clientId: string; phoneHash: string; sessionId: string | null; provedAt: string },
  { phone: string; device: string }
>;
/** `moved`: another client has the number now; their device is not known here. */
export type ClientPhoneRemoved = DomainEvent<
  'ClientPhoneRemoved',
  { clientId: string; phoneHash: string; reason: 'asked' | 'moved'; sessionId: string | null; removedAt: string },
  { device: string }
>;
/** In the stream `client-<clientId>`. */
export type ClientPhoneEvent = ClientPhoneAwaited | ClientPhoneProved | ClientPhoneRemoved;
