import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { RequestAnswer, RequestSubject } from './request.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC; `by` is an administrator.
// All words, also those of administrators, are sealed with the key of the client who asked.

/** Its first message carries the id of the request. */
export type RequestOpened = DomainEvent<
  'RequestOpened',
  { requestId: string; clientId: string; subject: RequestSubject; openedAt: string },
  { words: string | null }
>;
/** `by` null: the client. */
export type RequestMessageWritten = DomainEvent<
  'RequestMessageWritten',
  { requestId: string; messageId: string; by: string | null; writtenAt: string },
  { words: string }
>;
export type RequestAnswered = DomainEvent<
  'RequestAnswered',
  { requestId: string; answer: RequestAnswer; by: string; answeredAt: string },
  { words: string | null }
>;
/** By a new message of the client. */
export type RequestReopened = DomainEvent<'RequestReopened', { requestId: string; reopenedAt: string }, null>;
/** The answer no longer holds, the request is open again. `answer`: the one that was reversed. */
export type RequestAnswerReversed = DomainEvent<
  'RequestAnswerReversed',
  { requestId: string; answer: RequestAnswer; by: string; reversedAt: string },
  { reason: string }
>;
/** By the client. */
export type RequestWithdrawn = DomainEvent<'RequestWithdrawn', { requestId: string; withdrawnAt: string }, null>;

/** It is `adminId`'s to answer; others may still. */
export type RequestAssigned = DomainEvent<
  'RequestAssigned',
  { requestId: string; adminId: string; by: string; assignedAt: string },
  null
>;
/** It is nobody's; `adminId`: whose it was. */
export type RequestReleased = DomainEvent<
  'RequestReleased',
  { requestId: string; adminId: string; by: string; releasedAt: string },
  null
>;

/** In the stream `request-<requestId>`. */
export type RequestEvent =
  | RequestOpened
  | RequestMessageWritten
  | RequestAnswered
  | RequestReopened
  | RequestAnswerReversed
  | RequestWithdrawn
  | RequestAssigned
  | RequestReleased;
