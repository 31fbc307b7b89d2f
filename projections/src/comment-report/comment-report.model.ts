import type {
  ReportedSubject,
  ReportReason,
  ReportStatus,
} from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** `reasons`: one for each who reported it. `decidedBy`, `hiddenFor`: of the decision that holds. */
export type CommentReportDocument = Readonly<{
  ownerId: string;
  reportId: string;
  subject: ReportedSubject;
  reasons: readonly ReportReason[];
  status: ReportStatus;
  since: string;
  decidedBy: string | null;
  hiddenFor: ReportReason | null;
}>;

export const commentReportModel: Model<CommentReportDocument> = {
  name: 'comment-report',
  version: 1,
  indexes: [['status', 'since']],
};
