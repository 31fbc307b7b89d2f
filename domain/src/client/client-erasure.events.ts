import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. None has a word: they are read when the client’s key is gone.

export type ErasureAsker = 'person' | 'administrator';

/** `number`: by which the certificate is found. `sessionId`: where it was asked, null for an administrator. `dueAt`: from then on nothing undoes it. */
export type ClientErasureAsked = DomainEvent<
  'ClientErasureAsked',
  {
    clientId: string;
    erasureId: string;
    number: string;
    by: ErasureAsker;
    sessionId: string | null;
    askedAt: string;
    dueAt: string;
  },
  null
>;
/** By signing in. */
export type ClientErasureWithdrawn = DomainEvent<
  'ClientErasureWithdrawn',
  { clientId: string; erasureId: string; withdrawnAt: string },
  null
>;
/** The account is closed for good. */
export type ClientErasureBegun = DomainEvent<
  'ClientErasureBegun',
  { clientId: string; erasureId: string; begunAt: string },
  null
>;
export type ClientErased = DomainEvent<
  'ClientErased',
  { clientId: string; erasureId: string; keyDestroyedAt: string; erasedAt: string },
  null
>;
/** In the stream `client-<clientId>`. */
export type ClientErasureEvent = ClientErasureAsked | ClientErasureWithdrawn | ClientErasureBegun | ClientErased;
