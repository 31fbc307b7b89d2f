import type { DomainEvent } from '#kernel/event-sourcing.ts';

// As those of clients, sealed with the administrator’s key. These names and fields are permanent: add, never rename.

/** From here on the password alone opens no session. `name`: at first the device’s. */
export type AdminPasskeyAdded = DomainEvent<
  'AdminPasskeyAdded',
  { adminId: string; passkeyId: string; sessionId: string | null; addedAt: string },
  { name: string; device: string }
>;
export type AdminPasskeyRenamed = DomainEvent<
  'AdminPasskeyRenamed',
  { adminId: string; passkeyId: string; renamedAt: string },
  { name: string }
>;
export type AdminPasskeyRemoved = DomainEvent<
  'AdminPasskeyRemoved',
  { adminId: string; passkeyId: string; sessionId: string | null; removedAt: string },
  { device: string }
>;
/** In the stream `admin-<adminId>`. */
export type AdminPasskeyEvent = AdminPasskeyAdded | AdminPasskeyRenamed | AdminPasskeyRemoved;
