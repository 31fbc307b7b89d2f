import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, it } from 'vitest';
import { assignReport } from '#comment-report/assign-report.ts';
import { commentReport } from '#comment-report/comment-report.aggregate.ts';
import type { CommentReported, CommentReportAssigned } from '#comment-report/comment-report.events.ts';

const [alix, bea, now] = ['alix', 'bea', '2026-01-02T08:00:00.000Z'];

describe('the reports of a comment', () => {
  const reports = specFor(commentReport);
  const reportId = 'comment.c1';
  const reported = (reporterId: string): CommentReported => ({
    type: 'CommentReported',
    data: {
      reportId,
      subject: { kind: 'comment', id: 'c1', ownerId: 'bruno' },
      reporterId,
      reason: 'off-topic',
      reportedAt: now,
    },
    private: null,
  });
  const assigned: CommentReportAssigned = {
    type: 'CommentReportAssigned',
    data: { reportId, adminId: alix, by: alix, assignedAt: now },
    private: null,
  };
  const takeThem = { reportId, from: null, to: alix, by: alix, now };
  it('stay whose they are with another report', () => {
    reports.given(reported('anne')).when(assignReport, takeThem).then(assigned);
    reports.given(reported('anne'), assigned, reported('carl')).when(assignReport, takeThem).thenNothing();
    reports
      .given(reported('anne'), assigned)
      .when(assignReport, { ...takeThem, to: bea, by: bea })
      .thenRefused('inbox.taken-meanwhile');
    reports
      .given(reported('anne'), assigned)
      .when(assignReport, { ...takeThem, from: alix, to: null })
      .then({
        type: 'CommentReportReleased',
        data: { reportId, adminId: alix, by: alix, releasedAt: now },
        private: null,
      });
    reports.given().when(assignReport, takeThem).thenRefused('comment-report.not-found');
  });
});
