import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { OwnersAnswer, ReportedSubject, ReportReason, ReturnCause } from './comment-report.vocabulary.ts';

// These names and fields are permanent: add, never rename. Instants are ISO 8601 UTC; `by` is an administrator.
// A report holds a choice, no words; the word to the author is sealed with the author's key.

/** `reporterId`: the client who reported it; the same one counts once. */
export type CommentReported = DomainEvent<
  'CommentReported',
  { reportId: string; subject: ReportedSubject; reporterId: string; reason: ReportReason; reportedAt: string },
  null
>;
export type CommentKept = DomainEvent<
  'CommentKept',
  { reportId: string; subject: ReportedSubject; by: string; keptAt: string },
  null
>;
/** The noun of the subject hides it. */
export type CommentHidden = DomainEvent<
  'CommentHidden',
  { reportId: string; subject: ReportedSubject; reason: ReportReason; by: string; hiddenAt: string },
  { word: string | null }
>;
/** The noun of the subject shows it again. */
export type CommentRestored = DomainEvent<
  'CommentRestored',
  { reportId: string; subject: ReportedSubject; by: string; restoredAt: string },
  { word: string | null }
>;

/** They are `adminId`'s to decide on; others may still. */
export type CommentReportAssigned = DomainEvent<
  'CommentReportAssigned',
  { reportId: string; adminId: string; by: string; assignedAt: string },
  null
>;
/** They are nobody's; `adminId`: whose they were. */
export type CommentReportReleased = DomainEvent<
  'CommentReportReleased',
  { reportId: string; adminId: string; by: string; releasedAt: string },
  null
>;

/** The owner of the community is to answer, up to `until`. `reason`: what they read with it. */
export type CommentReportEntrusted = DomainEvent<
  'CommentReportEntrusted',
  { reportId: string; communityId: string; by: string; until: string; entrustedAt: string },
  { reason: string }
>;
/** `by`: the client who owns the community, or of `hidden` one of its team. */
export type CommentReportAnswered = DomainEvent<
  'CommentReportAnswered',
  { reportId: string; communityId: string; by: string; answer: OwnersAnswer; answeredAt: string },
  null
>;
export type CommentReportReturned = DomainEvent<
  'CommentReportReturned',
  { reportId: string; communityId: string; cause: ReturnCause; returnedAt: string },
  null
>;

/** In the stream `comment-report-<reportId>`: one for each subject, however many report it. */
export type CommentReportEvent =
  | CommentReported
  | CommentKept
  | CommentHidden
  | CommentRestored
  | CommentReportAssigned
  | CommentReportReleased
  | CommentReportEntrusted
  | CommentReportAnswered
  | CommentReportReturned;
