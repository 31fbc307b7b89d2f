import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { commentReport, reportIdOf } from '#comment-report/comment-report.aggregate.ts';
import type {
  CommentHidden,
  CommentKept,
  CommentReported,
  CommentRestored,
} from '#comment-report/comment-report.events.ts';
import { hideComment, keepComment, restoreComment } from '#comment-report/decide-on-comment.ts';
import { reportComment } from '#comment-report/report-comment.ts';

const { given } = specFor(commentReport);
const now = '2026-01-02T09:00:00.000Z';
const subject = { kind: 'comment', id: 'c1', ownerId: 'bruno' } as const;
const reportId = reportIdOf(subject);
const by = 'alix';
const report = { reportId, subject, reporterId: 'anne', reason: 'off-topic', now } as const;
const reported = (reporterId = 'anne'): CommentReported => ({
  type: 'CommentReported',
  data: { reportId, subject, reporterId, reason: 'off-topic', reportedAt: now },
  private: null,
});
const kept: CommentKept = { type: 'CommentKept', data: { reportId, subject, by, keptAt: now }, private: null };
const hidden: CommentHidden = {
  type: 'CommentHidden',
  data: { reportId, subject, reason: 'attacks-a-person', by, hiddenAt: now },
  private: { word: 'Il visait une personne.' },
};
const restored: CommentRestored = {
  type: 'CommentRestored',
  data: { reportId, subject, by, restoredAt: now },
  private: { word: null },
};
const on = { reportId, by, now };
const hide = { ...on, reason: 'attacks-a-person', word: 'Il visait une personne.' } as const;
const restore = { ...on, word: null };

describe('what is reported', () => {
  it('is reported once by each client, not by its author', () => {
    given().when(reportComment, report).then(reported());
    given(reported())
      .when(reportComment, { ...report, reporterId: 'chloe' })
      .then(reported('chloe'));
    given(reported(), kept).when(reportComment, report).thenNothing();
    given()
      .when(reportComment, { ...report, reporterId: 'bruno' })
      .thenRefused('comment-report.own');
  });
  it('waits again when another client reports it after it was kept, not while it is hidden', () => {
    given(reported(), kept)
      .when(reportComment, { ...report, reporterId: 'chloe' })
      .then(reported('chloe'));
    given(reported(), hidden)
      .when(reportComment, { ...report, reporterId: 'chloe' })
      .thenNothing();
  });
  it('is kept', () => {
    given(reported()).when(keepComment, on).then(kept);
    given(reported(), hidden).when(keepComment, on).thenRefused('comment-report.hidden');
    given().when(keepComment, on).thenRefused('comment-report.not-found');
  });
  it('is hidden with a reason, also after it was kept', () => {
    given(reported()).when(hideComment, hide).then(hidden);
    given(reported(), kept).when(hideComment, hide).then(hidden);
    given().when(hideComment, hide).thenRefused('comment-report.not-found');
  });
  it('is restored when it was hidden', () => {
    given(reported(), hidden).when(restoreComment, restore).then(restored);
    given(reported()).when(restoreComment, restore).thenNothing();
    given().when(restoreComment, restore).thenRefused('comment-report.not-found');
  });
  it('is decided on in a stream of its author', () =>
    expect(commentReport.ownerOf(commentReport.evolve(commentReport.initial, reported()))).toBe('bruno'));
});
