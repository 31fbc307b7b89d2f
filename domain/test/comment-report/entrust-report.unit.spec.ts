import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, expect, it } from 'vitest';
import { commentReport } from '#comment-report/comment-report.aggregate.ts';
import type {
  CommentReportAnswered,
  CommentReported,
  CommentReportEntrusted,
  CommentReportReturned,
} from '#comment-report/comment-report.events.ts';
import { hideComment, keepComment } from '#comment-report/decide-on-comment.ts';
import {
  answerReport,
  entrustReport,
  returnReport,
  settleReport,
  whyNotEntrusted,
} from '#comment-report/entrust-report.ts';
import { reportComment } from '#comment-report/report-comment.ts';

const [now, until] = ['2026-01-02T08:00:00.000Z', '2026-01-09T08:00:00.000Z'];
const [reportId, communityId, by] = ['comment.c1', 'choir', 'alix'];
const subject = { kind: 'comment', id: 'c1', ownerId: 'bruno' } as const;
const place = { communityId, ownerId: 'claire', ownerActive: true, hidden: false };

const reported: CommentReported = {
  type: 'CommentReported',
  data: { reportId, subject, reporterId: 'anne', reason: 'off-topic', reportedAt: now },
  private: null,
};
const entrusted: CommentReportEntrusted = {
  type: 'CommentReportEntrusted',
  data: { reportId, communityId, by, until, entrustedAt: now },
  private: { reason: 'Vous connaissez ce qui précède.' },
};
const answered = (answer: 'kept' | 'hidden'): CommentReportAnswered => ({
  type: 'CommentReportAnswered',
  data: { reportId, communityId, by: 'claire', answer, answeredAt: now },
  private: null,
});
const returned = (cause: 'unanswered' | 'handed-back'): CommentReportReturned => ({
  type: 'CommentReportReturned',
  data: { reportId, communityId, cause, returnedAt: now },
  private: null,
});
const reports = specFor(commentReport);
const hand = { reportId, place, by, reason: 'Vous connaissez ce qui précède.', now };
const answer = { reportId, communityId, by: 'claire', answer: 'kept', now } as const;

describe('handing reports to the owner of a community', () => {
  it('gives them seven days, with the reason', () => reports.given(reported).when(entrustReport, hand).then(entrusted));
  it('is done once, and again after they came back', () => {
    reports.given(reported, entrusted).when(entrustReport, hand).thenNothing();
    reports.given(reported, entrusted, returned('unanswered')).when(entrustReport, hand).then(entrusted);
  });
  it('is refused of what is decided, or not reported', () => {
    reports.given().when(entrustReport, hand).thenRefused('comment-report.not-found');
    reports
      .given(reported, entrusted, answered('kept'))
      .when(entrustReport, hand)
      .thenRefused('comment-report.not-open');
  });
  it.each([
    [null, 'comment-report.no-community'],
    [{ ...place, ownerId: 'bruno' }, 'comment-report.owners-own'],
    [{ ...place, ownerActive: false }, 'comment-report.owner-away'],
    [{ ...place, hidden: true }, 'comment-report.hidden-there'],
  ] as const)('with the place %o is refused as it is foretold: %s', (there, code) => {
    reports
      .given(reported)
      .when(entrustReport, { ...hand, place: there })
      .thenRefused(code);
    expect(whyNotEntrusted({ status: 'open', authorId: 'bruno' }, there)).toBe(code);
  });
  it('is not taken away by another report', () =>
    reports
      .given(reported, entrusted, { ...reported, data: { ...reported.data, reporterId: 'denis' } })
      .when(answerReport, answer)
      .then(answered('kept')));
});

describe('the answer of the owner', () => {
  it('leaves it as it is, or hands it back', () => {
    reports.given(reported, entrusted).when(answerReport, answer).then(answered('kept'));
    reports
      .given(reported, entrusted)
      .when(answerReport, { ...answer, answer: 'handed-back' })
      .then(returned('handed-back'));
  });
  it('is refused once it is not awaited there', () => {
    for (const after of [returned('unanswered'), answered('kept')])
      reports.given(reported, entrusted, after).when(answerReport, answer).thenRefused('comment-report.not-entrusted');
    reports
      .given(reported, entrusted)
      .when(answerReport, { ...answer, communityId: 'readers' })
      .thenRefused('comment-report.not-entrusted');
    reports.given().when(answerReport, answer).thenRefused('comment-report.not-entrusted');
  });
  it('is refused about one’s own words, when the community changed hands', () =>
    reports
      .given(reported, entrusted)
      .when(answerReport, { ...answer, by: 'bruno' })
      .thenRefused('comment-report.owners-own'));
  it('is also that the community hides it', () => {
    reports.given(reported, entrusted).when(settleReport, { reportId, by: 'claire', now }).then(answered('hidden'));
    reports.given(reported).when(settleReport, { reportId, by: 'claire', now }).thenNothing();
    reports.given().when(settleReport, { reportId, by: 'claire', now }).thenNothing();
  });
  it('that does not come gives it back, once its own time is over', () => {
    reports.given(reported, entrusted).when(returnReport, { reportId, until, now }).then(returned('unanswered'));
    reports.given(reported, entrusted).when(returnReport, { reportId, until: now, now }).thenNothing();
    reports.given(reported, entrusted, answered('kept')).when(returnReport, { reportId, until, now }).thenNothing();
    reports.given().when(returnReport, { reportId, until, now }).thenNothing();
  });
});

describe('administrators meanwhile', () => {
  it('may decide all the same', () => {
    reports
      .given(reported, entrusted)
      .when(keepComment, { reportId, by, now })
      .then({ type: 'CommentKept', data: { reportId, subject, by, keptAt: now }, private: null });
    reports
      .given(reported, entrusted)
      .when(hideComment, { reportId, by, reason: 'off-topic', word: null, now })
      .then({
        type: 'CommentHidden',
        data: { reportId, subject, reason: 'off-topic', by, hiddenAt: now },
        private: { word: null },
      });
  });
  it('hear of it again when it is reported after the community hid and showed it', () =>
    reports
      .given(reported, entrusted, answered('hidden'))
      .when(reportComment, { reportId, subject, reporterId: 'denis', reason: 'other', now })
      .then({
        type: 'CommentReported',
        data: { reportId, subject, reporterId: 'denis', reason: 'other', reportedAt: now },
        private: null,
      }));
});
