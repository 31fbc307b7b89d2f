import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { CommentReport } from './comment-report.aggregate.ts';
import type { CommentReportAnswered, CommentReportEntrusted, CommentReportReturned } from './comment-report.events.ts';
import { entrustedForMs } from './comment-report.vocabulary.ts';

/** Where something reported was published. `hidden`: by its team; `ownerActive`: neither deactivated nor erased. */
export type ReportedPlace = Readonly<{ communityId: string; ownerId: string; ownerActive: boolean; hidden: boolean }>;

export const entrustRefusals = [
  'comment-report.not-open',
  'comment-report.no-community',
  'comment-report.owners-own',
  'comment-report.owner-away',
  'comment-report.hidden-there',
] as const;
type EntrustRefusal = (typeof entrustRefusals)[number];

/** Why reports cannot be handed to the owner of the community; null: they can. `place` null: it is closed, or the words are not there. */
export const whyNotEntrusted = (
  { status, authorId }: Readonly<{ status: string; authorId: string }>,
  place: ReportedPlace | null,
): EntrustRefusal | null => {
  if (status !== 'open') return 'comment-report.not-open';
  if (place === null) return 'comment-report.no-community';
  if (place.ownerId === authorId) return 'comment-report.owners-own';
  if (!place.ownerActive) return 'comment-report.owner-away';
  return place.hidden ? 'comment-report.hidden-there' : null;
};

type EntrustReport = Readonly<{
  reportId: string;
  place: ReportedPlace | null;
  by: string;
  reason: string;
  now: string;
}>;

/** The owner of the community is to answer within seven days. */
export const entrustReport = (
  { reportId, place, by, reason, now }: EntrustReport,
  state: CommentReport,
): Decision<CommentReportEntrusted, EntrustRefusal | 'comment-report.not-found'> => {
  if (state.status === 'absent') return refuse('comment-report.not-found');
  if (state.entrusted && state.entrusted.communityId === place?.communityId) return nothingNew;
  const refusal = whyNotEntrusted({ status: state.status, authorId: state.subject.ownerId }, place);
  if (refusal !== null) return refuse(refusal);
  if (place === null) return refuse('comment-report.no-community');
  const until = new Date(Date.parse(now) + entrustedForMs).toISOString();
  const data = { reportId, communityId: place.communityId, by, until, entrustedAt: now };
  return [{ type: 'CommentReportEntrusted', data, private: { reason } }];
};

type AnswerReport = Readonly<{
  reportId: string;
  communityId: string;
  by: string;
  answer: 'kept' | 'handed-back';
  now: string;
}>;

/** By the owner: what was reported stays, or the administrators are to decide. Hiding it there is an answer by itself. */
export const answerReport = (
  { reportId, communityId, by, answer, now }: AnswerReport,
  state: CommentReport,
): Decision<
  CommentReportAnswered | CommentReportReturned,
  'comment-report.not-entrusted' | 'comment-report.owners-own'
> => {
  if (state.status === 'absent' || state.entrusted?.communityId !== communityId)
    return refuse('comment-report.not-entrusted');
  // The community may have changed hands since.
  if (state.subject.ownerId === by) return refuse('comment-report.owners-own');
  return answer === 'kept'
    ? [
        {
          type: 'CommentReportAnswered',
          data: { reportId, communityId, by, answer, answeredAt: now },
          private: null,
        },
      ]
    : [
        {
          type: 'CommentReportReturned',
          data: { reportId, communityId, cause: answer, returnedAt: now },
          private: null,
        },
      ];
};

/** `hidden`: `by` whom the community just hid it. */
export const settleReport = (
  { reportId, by, now }: Readonly<{ reportId: string; by: string; now: string }>,
  state: CommentReport,
): Decision<CommentReportAnswered> =>
  state.status === 'absent' || state.entrusted === null
    ? nothingNew
    : [
        {
          type: 'CommentReportAnswered',
          data: {
            reportId,
            communityId: state.entrusted.communityId,
            by,
            answer: 'hidden',
            answeredAt: now,
          },
          private: null,
        },
      ];

/** Nobody answered up to `until`. */
export const returnReport = (
  { reportId, until, now }: Readonly<{ reportId: string; until: string; now: string }>,
  state: CommentReport,
): Decision<CommentReportReturned> =>
  state.status === 'absent' || state.entrusted?.until !== until
    ? nothingNew
    : [
        {
          type: 'CommentReportReturned',
          data: {
            reportId,
            communityId: state.entrusted.communityId,
            cause: 'unanswered',
            returnedAt: now,
          },
          private: null,
        },
      ];
