import type { DomainEvent } from '#kernel/event-sourcing.ts';

// These names and fields are permanent: add, never rename. All instants are ISO 8601 UTC.

export const permissionNames = ['create-orbs'] as const;
export type ClientPermission = (typeof permissionNames)[number];

/** `by`: the administrator who did it, with their reason; null: the operator, on the command line. */
export type ClientPermissionGranted = DomainEvent<
  'ClientPermissionGranted',
  { clientId: string; permission: ClientPermission; by: string | null; grantedAt: string },
  { reason: string } | null
>;
export type ClientPermissionWithdrawn = DomainEvent<
  'ClientPermissionWithdrawn',
  { clientId: string; permission: ClientPermission; by: string | null; withdrawnAt: string },
  { reason: string } | null
>;

/** In the stream `client-permissions-<clientId>`. */
export type ClientPermissionEvent = ClientPermissionGranted | ClientPermissionWithdrawn;
