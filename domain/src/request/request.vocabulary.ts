import type { ClientPermission } from '#client-permission/client-permission.events.ts';

// Stored exactly as written here: permanent.
export const requestKinds = ['join', 'permission', 'help'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What is requested: to join an organisation, a permission, or help. */
export type RequestSubject =
  | Readonly<{ kind: 'join'; organizationId: string }>
  | Readonly<{ kind: 'permission'; permission: ClientPermission }>
  | Readonly<{ kind: 'help' }>;

/** Help is answered; what is asked for is accepted or refused. */
export const requestAnswers = ['accepted', 'refused', 'answered'] as const;
export type RequestAnswer = (typeof requestAnswers)[number];

/** `open`: it waits for an administrator; `awaiting-client`: an administrator asked something back. `withdrawn`: by the client. */
export const requestStatuses = ['open', 'awaiting-client', 'answered', 'withdrawn'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const maxRequestWords = 2_000;
export const maxRequestReason = 500;
/** Limits against floods: unanswered requests of one client, own messages in one thread within a day, and messages of a thread in all. */
export const maxOpenRequests = 5;
export const maxMessagesPerDay = 20;
export const maxMessagesPerRequest = 200;

const day = 86_400_000;
/** A request that waits longer is late. */
export const lateAfterMs = 3 * day;
/** How long an answer can be reversed. */
export const reversibleForMs = 30 * day;
