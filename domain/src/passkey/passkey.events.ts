import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. `passkeyId`: a keyed hash of the credential’s id; its public key is in the access store.

/** `sessionId`: where it was added. `name`: the person’s own, at first the device’s. */
export type ClientPasskeyAdded = DomainEvent<
  'ClientPasskeyAdded',
  { clientId: string; passkeyId: string; sessionId: string | null; addedAt: string },
  { name: string; device: string }
>;
export type ClientPasskeyRenamed = DomainEvent<
  'ClientPasskeyRenamed',
  { clientId: string; passkeyId: string; renamedAt: string },
  { name: string }
>;
export type ClientPasskeyRemoved = DomainEvent<
  'ClientPasskeyRemoved',
  { clientId: string; passkeyId: string; sessionId: string | null; removedAt: string },
  { device: string }
>;
/** In the stream `client-<clientId>`. */
export type ClientPasskeyEvent = ClientPasskeyAdded | ClientPasskeyRenamed | ClientPasskeyRemoved;
