import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** Questions, and the thoughts that may answer them, may be sent to this host. `endpoint`: as in a URL, with its port where it is not the usual one. */
export type ChatEndpointAccepted = DomainEvent<
  'ChatEndpointAccepted',
  { clientId: string; endpoint: string; acceptedAt: string },
  null
>;
export type ChatEndpointWithdrawn = DomainEvent<
  'ChatEndpointWithdrawn',
  { clientId: string; endpoint: string; withdrawnAt: string },
  null
>;

/** In the stream `chat-consent-<clientId>`. */
export type ChatConsentEvent = ChatEndpointAccepted | ChatEndpointWithdrawn;
