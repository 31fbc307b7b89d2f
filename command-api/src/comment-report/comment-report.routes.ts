import {
  decideOnCommentRequest,
  entrustReportRequest,
  reportParams,
  type DecideOnCommentRequest,
} from '@ecrin/contracts/comment-report/comment-report.ts';
import { assignItemRequest } from '@ecrin/contracts/inbox/assignment.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { assignReport } from '@ecrin/domain/comment-report/assign-report.ts';
import { commentReport, type CommentReport } from '@ecrin/domain/comment-report/comment-report.aggregate.ts';
import { hideComment, keepComment, restoreComment } from '@ecrin/domain/comment-report/decide-on-comment.ts';
import { entrustReport } from '@ecrin/domain/comment-report/entrust-report.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { holderRefusal } from '#inbox/holder-refusal.ts';
import { findReportedPlace } from './reported-place.ts';

type Services = Pick<ApiServices, 'events'>;
type Decided = Readonly<{ reportId: string; by: string; now: string; asked: DecideOnCommentRequest }>;

const decideOnComment = ({ asked, ...on }: Decided, state: CommentReport) => {
  if (asked.decision === 'keep') return keepComment(on, state);
  return asked.decision === 'hide'
    ? hideComment({ ...on, ...asked }, state)
    : restoreComment({ ...on, ...asked }, state);
};

type OfReport = Readonly<{ params: Readonly<{ reportId: string }> }>;

/** Decided on a stream of the author's: a word to them is sealed with their key. */
const onReportOf = ({ events }: Services) =>
  ({
    method: 'put',
    access: 'admin',
    params: reportParams,
    answer: receipt,
    aggregate: commentReport,
    id: ({ params }: OfReport) => params.reportId,
    prepare: async ({ params: { reportId } }: OfReport) => {
      const { state } = await loadAggregate(events, commentReport, { id: reportId });
      return state.status === 'absent'
        ? ({ refused: 'comment-report.not-found' } as const)
        : { ownerId: state.subject.ownerId, subject: state.subject };
    },
    metadata: ({ found: { ownerId } }: Readonly<{ found: Readonly<{ ownerId: string }> }>) => ({ ownerId }),
    absent: 'comment-report.not-found',
  }) as const;

const entrustReportRoute = (services: Services) => {
  const onReport = onReportOf(services);
  return commandRoute({
    ...onReport,
    path: '/comments/:reportId/community',
    summary: 'Hands the reports of a subject to the owner of its community, who has seven days to answer',
    body: entrustReportRequest,
    prepare: async (request) => {
      const found = await onReport.prepare(request);
      return found.refused === undefined
        ? { ...found, place: await findReportedPlace(services.events, found.subject) }
        : found;
    },
    input: ({ params, body, found: { place } }, { adminId, now }) => ({
      ...params,
      ...body,
      place,
      by: adminId,
      now,
    }),
    decide: entrustReport,
  });
};

export const commentReportRoutes = (services: Services) => {
  const onReport = onReportOf(services);
  return [
    commandRoute({
      ...onReport,
      path: '/comments/:reportId/decision',
      summary: 'Keeps, hides or restores what was reported',
      body: decideOnCommentRequest,
      input: ({ params, body }, { adminId, now }) => ({ ...params, by: adminId, now, asked: body }),
      decide: decideOnComment,
    }),
    commandRoute({
      ...onReport,
      path: '/comments/:reportId/holder',
      summary: 'Takes the reports of a subject, hands them to another administrator, or releases them',
      body: assignItemRequest,
      prepare: async (request) => (await holderRefusal(services, request.body.to)) ?? onReport.prepare(request),
      input: ({ params, body }, { adminId, now }) => ({ ...params, ...body, by: adminId, now }),
      decide: assignReport,
    }),
    entrustReportRoute(services),
  ];
};
