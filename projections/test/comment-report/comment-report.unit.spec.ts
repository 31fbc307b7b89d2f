import type { ReportReason } from '@ecrin/domain/comment-report/comment-report.vocabulary.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { expect, it } from 'vitest';
import { commentReportProjection as projection } from '#comment-report/comment-report.projection.ts';

type Event = Parameters<typeof projection.apply>[1];

const [reportId, by] = ['report-1', 'admin-1'];
const [first, second, later] = ['2026-01-01T08:00:00.000Z', '2026-01-02T08:00:00.000Z', '2026-01-03T08:00:00.000Z'];
const subject = { kind: 'comment', id: 'comment-1', ownerId: 'client-1' } as const;
const reported = (reason: ReportReason, reportedAt: string): Event =>
  ({
    type: 'CommentReported',
    data: { reportId, subject, reporterId: `client-${reason}`, reason, reportedAt },
    private: null,
  }) as unknown as Event;
const kept: Event = { type: 'CommentKept', data: { reportId, subject, by, keptAt: second }, private: null };
const hidden = {
  type: 'CommentHidden',
  data: { reportId, subject, by, reason: 'attacks-a-person', hiddenAt: second },
  private: { word: 'Ces mots blessent.' },
} as unknown as Event;
const restored: Event = {
  type: 'CommentRestored',
  data: { reportId, subject, by, restoredAt: later },
  private: { word: null },
};
const after = (...events: readonly Event[]) =>
  events.reduce<ReturnType<typeof projection.apply>>((report, event) => projection.apply(report, event), null);

it('waits from its first report, with a reason of each', () =>
  expect(after(reported('attacks-a-person', first), reported('advertising', second))).toEqual({
    ownerId: serviceOwner,
    reportId,
    subject,
    authorId: 'client-1',
    reporterIds: ['client-attacks-a-person', 'client-advertising'],
    reasons: ['attacks-a-person', 'advertising'],
    status: 'open',
    since: first,
    decidedBy: null,
    hiddenFor: null,
    communityId: null,
    entrustedUntil: null,
    entrustedWith: null,
    returned: null,
    answeredBy: null,
  }));

it('is with the owner of its community until they answer, or it comes back', () => {
  const place = { reportId, communityId: 'community-1' };
  const entrusted = {
    type: 'CommentReportEntrusted',
    data: { ...place, by, until: later, entrustedAt: second },
    private: { reason: 'Vous connaissez ce qui précède.' },
  } as unknown as Event;
  const there = after(reported('attacks-a-person', first), entrusted);
  const withOwner = { status: 'entrusted', communityId: 'community-1', entrustedUntil: later };
  expect(there).toMatchObject({ ...withOwner, entrustedWith: 'Vous connaissez ce qui précède.' });
  // Reported once more, it stays there.
  const more = reported('advertising', second);
  expect(after(reported('attacks-a-person', first), entrusted, more)).toMatchObject({ ...withOwner, since: second });
  const withNobody = { communityId: null, entrustedUntil: null, entrustedWith: null };
  const answered = (answer: 'kept' | 'hidden') =>
    projection.apply(there, {
      type: 'CommentReportAnswered',
      data: { ...place, by: 'claire', answer, answeredAt: later },
      private: null,
    });
  expect(answered('kept')).toMatchObject({ status: 'kept', answeredBy: 'claire', decidedBy: null, ...withNobody });
  expect(answered('hidden')).toMatchObject({ status: 'hidden-by-community', since: later, ...withNobody });
  expect(
    projection.apply(there, {
      type: 'CommentReportReturned',
      data: { ...place, cause: 'unanswered', returnedAt: later },
      private: null,
    }),
  ).toMatchObject({ status: 'open', since: later, returned: 'unanswered', ...withNobody });
});

it('leaves the queue by each decision, without the words of it', () => {
  expect(after(reported('attacks-a-person', first), kept)).toMatchObject({
    status: 'kept',
    since: second,
    decidedBy: by,
  });
  const shown = after(reported('attacks-a-person', first), hidden);
  expect(shown).toMatchObject({ status: 'hidden', since: second, decidedBy: by, hiddenFor: 'attacks-a-person' });
  expect(JSON.stringify(shown)).not.toContain('blessent');
  expect(after(reported('attacks-a-person', first), hidden, restored)).toMatchObject({
    status: 'restored',
    since: later,
    hiddenFor: null,
  });
});

it('waits anew when it is reported after a decision', () =>
  expect(after(reported('attacks-a-person', first), kept, reported('advertising', later))).toMatchObject({
    status: 'open',
    since: later,
    reasons: ['attacks-a-person', 'advertising'],
    decidedBy: null,
  }));

it('a decision about nothing reported shows nothing', () =>
  expect([after(kept), after(hidden), after(restored)]).toEqual([null, null, null]));
