import type {
  ReportedSubject,
  ReportReason,
  ReportStatus,
  ReturnCause,
} from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `reasons`, `reporterIds`: one for each who reported it, in the same order. `decidedBy`, `hiddenFor`: of the decision that holds. */
export type CommentReportDocument = Readonly<{
  ownerId: string;
  reportId: string;
  subject: ReportedSubject;
  authorId: string;
  reporterIds: readonly string[];
  reasons: readonly ReportReason[];
  status: ReportStatus;
  since: string;
  decidedBy: string | null;
  hiddenFor: ReportReason | null;
  /** With the owner of that community, up to then, and the reason they read; null: with the administrators. */
  communityId: string | null;
  entrustedUntil: string | null;
  entrustedWith: string | null;
  /** How it came back the last time. */
  returned: ReturnCause | null;
  /** The client in the community who decided, where one did. */
  answeredBy: string | null;
}>;

export const commentReportModel: Model<CommentReportDocument> = {
  name: 'comment-report',
  version: 4,
  // The first is of figures alone: what waits is found in the inbox.
  indexes: [['status'], ['authorId', 'since'], ['reporterIds', 'since']],
  sparse: { communityId: [['communityId', 'entrustedUntil']] },
};
