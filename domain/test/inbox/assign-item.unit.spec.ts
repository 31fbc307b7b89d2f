import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, it } from 'vitest';
import { assignReport } from '#comment-report/assign-report.ts';
import { commentReport } from '#comment-report/comment-report.aggregate.ts';
import type { CommentReported, CommentReportAssigned } from '#comment-report/comment-report.events.ts';
import { assignRequest } from '#request/commands/assign-request.ts';
import type { RequestAssigned, RequestReleased } from '#request/request.events.ts';
import { given, now, opened, requestId } from '#test/request/request.fixtures.ts';

const [alix, bea] = ['alix', 'bea'];
const requestOf = (adminId: string, by = adminId): RequestAssigned => ({
  type: 'RequestAssigned',
  data: { requestId, adminId, by, assignedAt: now },
  private: null,
});
const released: RequestReleased = {
  type: 'RequestReleased',
  data: { requestId, adminId: alix, by: bea, releasedAt: now },
  private: null,
};
const take = { requestId, from: null, to: alix, by: alix, now };

describe('a request', () => {
  it('is taken, once', () => {
    given(opened()).when(assignRequest, take).then(requestOf(alix));
    given(opened(), requestOf(alix)).when(assignRequest, take).thenNothing();
  });
  it('has one owner, of two who take it at once', () =>
    given(opened(), requestOf(bea)).when(assignRequest, take).thenRefused('inbox.taken-meanwhile'));
  it('is handed to somebody, and released by anybody', () => {
    given(opened(), requestOf(alix))
      .when(assignRequest, { ...take, from: alix, to: bea })
      .then(requestOf(bea, alix));
    given(opened(), requestOf(alix))
      .when(assignRequest, { ...take, from: alix, to: null, by: bea })
      .then(released);
    given(opened(), requestOf(alix), released).when(assignRequest, take).then(requestOf(alix));
  });
  it('is there', () => given().when(assignRequest, take).thenRefused('request.not-found'));
});

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
