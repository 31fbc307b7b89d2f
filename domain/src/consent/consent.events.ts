import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ConsentPurpose } from './consent.vocabulary.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

/** Words of the client may be sent to this host for this purpose. `host`: see `hostOf`. `model`, `wording`: as the client was shown them. `sessionId`: where they said so. */
export type ConsentGiven = DomainEvent<
  'ConsentGiven',
  {
    clientId: string;
    purpose: ConsentPurpose;
    host: string;
    model: string;
    wording: number;
    sessionId: string | null;
    givenAt: string;
  },
  null
>;
/** `wording`: as the client was shown them; absent: of earlier versions. */
export type ConsentWithdrawn = DomainEvent<
  'ConsentWithdrawn',
  {
    clientId: string;
    purpose: ConsentPurpose;
    host: string;
    wording?: number;
    sessionId: string | null;
    withdrawnAt: string;
  },
  null
>;

/** Of earlier versions, which asked for answers only. `endpoint`: as in a URL, with its port where it is not the usual one. */
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

/** In the stream `chat-consent-<clientId>`, named when there was one purpose. */
export type ConsentEvent = ConsentGiven | ConsentWithdrawn | ChatEndpointAccepted | ChatEndpointWithdrawn;
