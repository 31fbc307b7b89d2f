import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { SocialProvider } from './identity.vocabulary.ts';

// These names and fields are permanent: add, never rename. No token of a provider is ever in an event.

/** In the stream `identity-<keyed hash of issuer and subject>`: an identity at a provider belongs to one client here. */
export type IdentityClaimed = DomainEvent<
  'IdentityClaimed',
  { identityHash: string; provider: SocialProvider; clientId: string; claimedAt: string },
  null
>;
/** `clientId`: the former owner. */
export type IdentityFreed = DomainEvent<
  'IdentityFreed',
  { identityHash: string; clientId: string; freedAt: string },
  null
>;
export type IdentityEvent = IdentityClaimed | IdentityFreed;

/** `sessionId`: where it was requested; null when the person signed in with it. */
export type ClientIdentityLinked = DomainEvent<
  'ClientIdentityLinked',
  { clientId: string; provider: SocialProvider; identityHash: string; sessionId: string | null; linkedAt: string },
  { device: string }
>;
export type ClientIdentityUnlinked = DomainEvent<
  'ClientIdentityUnlinked',
  { clientId: string; provider: SocialProvider; identityHash: string; sessionId: string | null; unlinkedAt: string },
  { device: string }
>;
/** In the stream `client-<clientId>`. */
export type ClientIdentityEvent = ClientIdentityLinked | ClientIdentityUnlinked;
